# Velká zeď u stolu: lobby, roční období, místa, druhy karet, konec.

wall-title = Velká zeď
wall-reed = Klan Rákosí
wall-qin = Čchin Ťiou-šao

## Lobby
setup-wall-blurb = Stavte Velkou zeď, posílejte úředníky a ubraňte tři úseky před hordami: sami proti Čchinovi, v duelu, ve třech či čtyřech, nebo společně. Všechny karty jsou náš vlastní obsah.
setup-wall-mode = Způsob hry
setup-wall-mode-help = Proti sobě, nebo společně.
setup-wall-mode-competitive = Proti sobě
setup-wall-mode-competitive-help = Jeden hráč hraje proti Čchinovi, dva duel s Klanem Rákosí, tři a čtyři standardní hru.
setup-wall-mode-coop = Společně
setup-wall-mode-coop-help = Dva až čtyři hráči plní požadavky císaře; vyhrají všichni, nebo nikdo.
setup-wall-difficulty = Čchinova čest
setup-wall-difficulty-help = Jen pro jednoho hráče: s kolika body cti Čchin začíná.
setup-wall-difficulty-0 = 0
setup-wall-difficulty-0-help = Podle pravidel.
setup-wall-difficulty-50 = 50
setup-wall-difficulty-50-help = Těžší.
setup-wall-difficulty-100 = 100
setup-wall-difficulty-100-help = Nejtěžší.
setup-wall-advisors = Čchinovi rádci
setup-wall-advisors-help = Jen pro jednoho hráče: kolik ze dvou odcházejících rádců si Čchin každé jaro bere.
setup-wall-advisors-one = Jednoho
setup-wall-advisors-one-help = Vyberete kterého; druhý se odloží.
setup-wall-advisors-both = Oba
setup-wall-advisors-both-help = Těžší.
setup-wall-screens = Zástěny
setup-wall-screens-help = Zda vidíte zásoby ostatních.
setup-wall-screens-closed = Zavřené
setup-wall-screens-closed-help = Zásoby leží za zástěnami, jak říkají pravidla.
setup-wall-screens-open = Otevřené
setup-wall-screens-open-help = Všichni vidí všechno kromě karet v ruce.
setup-wall-set = Karty
setup-wall-set-help = Které desky a karty se použijí.
setup-wall-set-imperia = Imperia
setup-wall-set-imperia-help = Náš vlastní obsah; pravidla texty karet neuvádějí.

## Roční období
phase-wall-setup = Příprava
phase-wall-spring = Jaro
phase-wall-summer = Léto
phase-wall-autumn = Podzim
phase-wall-winter = Zima
phase-wall-ended = Bodování
heading-wall-year = { $n }. rok

## Místa a figurky
wall-section-left = levý úsek
wall-section-middle = prostřední úsek
wall-section-right = pravý úsek
wall-location-sawmill = Pila
wall-location-quarry = Lom
wall-location-mine = Důl
wall-location-temple = Chrám
wall-location-barracks = Kasárny
wall-location-teahouse = Čajovna
wall-location-builders = Tábor stavitelů
wall-location-hq = Velitelství
wall-location-embassy = Císařské vyslanectví
wall-location-academy = Válečná akademie
wall-supply = zásoba
wall-horde-at = { $row }. řada, { $section }
wall-field-at = { $n }. pole, { $horde }
wall-pair-at = { $a }. a { $b }. pole, { $horde }
wall-troop-staging = { $kind }, nástup, { $section }
wall-troop-firing = { $kind }, střelecká pozice, { $section }
wall-kind-spearman = kopiník
wall-kind-archer = lučištník
wall-kind-horseman = jezdec
wall-command-despotism = Despotismus
wall-command-economy = Ekonomika
wall-command-work_harder = Usilovnější práce
wall-command-attack_order = Rozkaz k útoku
wall-command-betrayal = Zrada
wall-command-audience = Císařská audience
wall-command-reed = Šepot rákosí

## Karty
wall-kind-of-card-horde = Horda
wall-kind-of-card-coop_horde = Horda · společná hra
wall-kind-of-card-command = Karta velení
wall-kind-of-card-reed_command = Karta velení · Klan Rákosí
wall-kind-of-card-reed_general = Generál · Klan Rákosí
wall-kind-of-card-solo_general = Generál · Čchin
wall-kind-of-card-solo_command = Karta velení · Čchin
wall-kind-of-card-tactic = Taktika
wall-kind-of-card-coop_tactic = Taktika · společná hra
wall-kind-of-card-artifact = Artefakt
wall-kind-of-card-advisor = Rádce
wall-kind-of-card-general = Generál
wall-kind-of-card-coop_general = Generál · společná hra
wall-kind-of-card-event = Událost · společná hra
wall-kind-of-card-demand = Požadavek · společná hra
wall-suit-horde = Hordy
wall-suit-command = Velení
wall-suit-general = Generálové
wall-suit-tactic = Taktiky
wall-suit-artifact = Artefakty
wall-suit-advisor = Rádci
wall-suit-event = Události
wall-suit-demand = Požadavky
wall-mode-all = Všechny hry
wall-mode-coop = Jen společná hra
wall-mode-game = Klan Rákosí a Čchin
filter-wall-kind = Druh
filter-wall-mode = Použití
wall-card-start = Na začátku { $goods }; taktiky { $tactics }, čaj { $tea }
wall-card-window = { $when }
wall-card-effect = { $effect }
wall-card-basic = Základní: { $effect }
wall-card-boosted = Posílená za { $price }: { $effect }
wall-card-score = { ICON("hourglass", "Na konci") }: { $effect }
wall-card-plain = Bez schopnosti
wall-window-income = Po letním příjmu
wall-window-my-turn = Na začátku svého tahu
wall-window-activated = Při aktivaci lokace
wall-window-attacked = Po svých útocích
wall-window-defeated = Při porážce hordy
wall-window-casualties = Když padají vojáci
wall-window-assault = Před útokem na úsek

## Konec
category-wall-honour = Čest během hry
category-wall-shame = Hanba
category-wall-captured = Ukořistěné hordy
category-wall-artifacts = Artefakty
category-wall-general = Generál
wall-score-honour = Čest získaná během hry
wall-score-shame = Hanba u vojáků: { $n }
wall-score-captured = { $card }{ $n ->
    [0] {""}
   *[other] , hanba { $n }
}
wall-score-artifacts = { $card }
wall-score-general = { $card }
ending-wall-1 = Zeď je dostavěná.
ending-wall-2 = V bance nezbyla žádná hanba.
ending-wall-3 = Poslední rok skončil.
ending-wall-4 = Požadavky císaře jsou splněny: všichni vítězí.
ending-wall-5 = Měla přijít hanba a banka byla prázdná: všichni prohrávají.
ending-wall-6 = Čas vypršel a císař není spokojen: všichni prohrávají.
ending-wall-1-solo = Zeď je dostavěná. { $won ->
    [yes] Porážíte Čchina, který má { $points }.
   *[no] Vítězí Čchin, má { $points }.
}
ending-wall-2-solo = V bance nezbyla žádná hanba: vítězí Čchin.
ending-wall-3-solo = Poslední rok skončil. { $won ->
    [yes] Porážíte Čchina, který má { $points }.
   *[no] Vítězí Čchin, má { $points }.
}
tie-wall-tea = Stejná čest: výš na stupnici čaje stojí { $seat }.
