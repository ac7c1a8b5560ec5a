# Průvodce každou hrou: jak se čte karta.

guide-read-suit = Stuha: čí karta je a jakého je druhu.
guide-read-cost = Cena: co se za kartu platí.
guide-read-points = Vavřín: body na konci hry.
guide-read-type = Druh karty.
guide-read-text = Účinek v pořadí, v jakém nastává.
