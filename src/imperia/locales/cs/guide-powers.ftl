# Co se o Mocnostech řekne nováčkovi.

guide-powers-lead = { $way ->
    [illuminati] Ilumináti: 3 až 6 hráčů rozebírá společný balíček všech frakcí.
   *[other] Zápas o moc: 3 až 6 hráčů, každý s frakcí o dvanácti kartách.
}
guide-powers-goal = Mít na konci nejvíc bodů. Vaši Agenti mají přežít, Hrozby zabíjet cizí a váš tajný Kandidát vystoupit pozdě, ale dřív, než soupeři uhodnou jeho jméno.
guide-powers-turn = Každé kolo vyložíte jednu kartu
guide-powers-phase-draft = Z odkryté nabídky si každý po řadě vezme jednu kartu do ruky.
guide-powers-phase-lay = { $way ->
    [illuminati] Každý vyloží jednu kartu lícem dolů do své řady; potom se všechny odkryjí.
   *[other] Kdo má zrádce, vykládá první a otevřeně, ostatní potom lícem dolů. Nakonec se všechno odkryje.
}
guide-powers-phase-events = Okamžité Události tohoto sloupce působí; některé ruší jiné karty.
guide-powers-phase-agents = Agenti s okamžitou schopností ji použijí.
guide-powers-phase-guess = Komu byl odkryt Agent, toho Kandidáta smějí soupeři tipovat: musí se shodnout na jednom jméně.
guide-powers-phase-threats = Hrozby ohrozí všechny Agenty svého sloupce. Kdo Hrozbu vyložil, smí nechat Kandidáta vystoupit.
guide-powers-phase-traitor = Kdo měl zrádce, určí, kdo ho bude mít příště.
guide-powers-act-agent = Agent
guide-powers-act-agent-how = živý dá na konci body; soupeři smějí tipovat Kandidáta
guide-powers-act-threat = Hrozba
guide-powers-act-threat-how = ohrozí Agenty svého sloupce; Kandidát smí vystoupit
guide-powers-act-hideout = Úkryt
guide-powers-act-hideout-how = chrání Agenty přímo vlevo a vpravo
guide-powers-act-event = Událost
guide-powers-act-event-how = { ICON("bolt", "ihned") } teď, nebo { ICON("hourglass", "na konci") } body na konci
guide-powers-note-candidate = Kandidát
guide-powers-note-candidate-text = Leží skrytý vedle vaší řady. Vystoupit smí s vaší nezrušenou Hrozbou: má hodnotu čísla kola. Správný tip ho odhalí a pak nepřinese nic.
guide-powers-note-death = Smrt
guide-powers-note-death-text = Ohrožený Agent zemře na konci příštího kola, neleží-li do té doby vedle něj Úkryt. V posledním kole se to posoudí hned.
guide-powers-note-traitor = Zrádce
guide-powers-note-traitor-text = Kdo má zrádce, hraje to kolo s otevřenými kartami: jeho kartu všichni vidí dřív, než vyloží svou.
guide-powers-end = Po kole, v němž je na stole víc Hrozeb než hráčů nebo v němž jsou známi všichni Kandidáti; anebo když někomu dojdou karty.
guide-powers-score-agents = každý váš živý Agent a jeho schopnost
guide-powers-score-agents-points = 4 +
guide-powers-score-sets = 1 / 2 / 3 / 4 živé Postavy jedné frakce i s Kandidátem
guide-powers-score-sets-points = 3 / 7 / 12 / 18
guide-powers-score-threats = každý Agent, kterého zabila vaše Hrozba
guide-powers-score-threats-points = 3
guide-powers-score-appearance = Kandidát vystoupil
guide-powers-score-appearance-points = číslo kola
guide-powers-score-symbols = { $way ->
    [illuminati] 1 / 2 / 3 / 4 Události se symbolem
   *[other] každá Událost se symbolem
}
guide-powers-score-symbols-points = { $way ->
    [illuminati] 1 / 4 / 9 / 16
   *[other] 2
}
guide-powers-score-events = Události pro konec hry
guide-powers-score-events-points = podle karty
guide-powers-score-ending = čí Kandidát se stal známým poslední nebo čí Hrozba leží v kole, kdy jich bylo dost
guide-powers-score-ending-points = 3
guide-powers-first = Agenta vyložte vedle Úkrytu. Hrozbu si nechte na později: čím později Kandidát vystoupí, tím víc přinese, ale každý vyložený Agent dává soupeřům tip.

term-powers-candidate = Kandidát
term-powers-candidate-text = Vaše tajná Postava. Znáte ji jen vy, dokud nevystoupí nebo není odhalena.
term-powers-appear = Vystoupit
term-powers-appear-text = Ukázat skrytého Kandidáta v kole, kdy platí vaše Hrozba: body podle čísla kola.
term-powers-uncovered = Odhalený
term-powers-uncovered-text = Kandidát, jehož jméno soupeři uhodli. Vystoupit už nemůže a body nepřinese.
term-powers-column = Sloupec
term-powers-column-text = Všechny karty jednoho kola; řada jsou všechny karty jednoho hráče. Účinky sahají na svůj sloupec, neříkají-li jinak.
term-powers-traitor = Zrádce
term-powers-traitor-text = Kdo má zrádce, vykládá v tom kole první a otevřeně.
term-powers-guess = Tip
term-powers-guess-text = Soupeři toho, komu byl odkryt Agent, smějí jmenovat Kandidáta. Musí se shodnout všichni; chybný tip nestojí nic, ale ukáže, kdo to není.

tip-powers-hand = Vaše karty. Každé kolo jednu z nich vyložíte. Přečtete ji, když nad ní zastavíte ukazatel nebo ji podržíte.
tip-powers-board = Řada patří hráči, sloupec je kolo. Karty působí na svůj sloupec, Úkryt na sousedy v řadě.
tip-powers-candidate = Sem patří váš Kandidát a vidíte ho jen vy. Nikdo by ho neměl uhodnout dřív, než vystoupí.
tip-powers-question = Tady se hra ptá. Co lze stisknout, je obtažené zeleně; H ukáže, co by udělal dobrý bot.

key-powers-of-faction = Frakce, ke které karta patří.
key-powers-points = Body, počítají se na konci hry.
key-powers-hourglass = Působí na konci hry.
key-powers-bolt = Působí ihned, v kole, kdy je karta vyložena.
key-powers-skull = Ohrožuje Agenty jako Hrozba.
key-powers-shield = Chrání Agenty jako Úkryt.
key-powers-knot = Keltský uzel: Událost se symbolem, na konci za body.
key-powers-left = Karta přímo vlevo v téže řadě.
key-powers-right = Karta přímo vpravo v téže řadě.
key-powers-column-left = Sloupec předchozího kola.
key-powers-column-right = Sloupec příštího kola.
key-powers-swap = Na místo této karty přijde jiná.
key-powers-target = Jmenujete Agenta, na kterého účinek míří.
key-powers-eye = Podíváte se na skrytého Kandidáta.
key-powers-crown = Týká se Kandidátů.
key-powers-grave = Týká se mrtvých Agentů.
key-powers-candidate-word = Kandidát
key-powers-candidate = Tajná Postava hráče, leží vedle řady.
key-powers-traitor-word = zrádce
key-powers-traitor = Tento hráč má zrádce a vykládá první, otevřeně.
key-powers-dead-word = mrtvý
key-powers-dead = Ohrožený Agent, kterého nic nezachránilo: leží lícem dolů a body nepřinese.
