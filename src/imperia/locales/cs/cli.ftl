# Co odpovídá příkazová řádka.

cli-heading-game = hra
cli-heading-title = název
cli-heading-players = hráči
cli-heading-options = volby (první je výchozí)
cli-heading-card = karta
cli-heading-name = jméno
cli-heading-type = druh
cli-heading-text = text
cli-heading-source = původ
cli-heading-bot = bot
cli-heading-seatings = místa
cli-heading-wins = výhry
cli-heading-win-rate = podíl výher
cli-heading-mean-score = průměr bodů
cli-heading-lowest = nejméně
cli-heading-quartiles = kvartily
cli-heading-highest = nejvíce
cli-heading-rating = hodnocení
cli-heading-give-or-take = ±95%
cli-heading-weight = váha
cli-heading-by-hand = od ruky
cli-heading-before = předtím
cli-heading-fitted = vyladěná
cli-or-text = nebo text

cli-simulated = Hra { $game }, odehráno { $games }, míst { $seats }: na hru připadá rozhodnutí { $mean } (nejméně { $shortest }, nejvíce { $longest }), za sekundu { $speed }.
cli-team-won = Tým vyhrál { $won } z { $games ->
    [one] { $games } hry
   *[other] { $games } her
}.
cli-replayed = { $file }: hra { $game } přehrána podle záznamu, počet tahů { $moves }; { $over ->
    [yes] hra skončila, body { $scores }
   *[no] hra ještě neskončila
}.
cli-cards-found = { $found } z { $cards ->
    [one] { $cards } karty
   *[other] { $cards } karet
}.
cli-rules-found = { $found ->
    [one] { $found } pravidlo
    [few] { $found } pravidla
   *[other] { $found } pravidel
}.
cli-rules-none = Žádné pravidlo neobsahuje „{ $search }“.
cli-soaked = Hra { $game }: náhodných rozhodnutí { $decisions }, her { $games }, žádný zákon není porušen.

cli-saved = Všechno je uloženo v { $file }.
cli-restore-sure = Všechny stoly databáze nahradí ty ze zálohy. Pokračovat?
cli-restored = Všechno je, jak to uložila záloha { $file }.

cli-measuring = měří se
cli-measured = Sestavení: { $build }.{ $alone ->
    [yes] {" "}Catanatron není nainstalován (pip install catanatron), poměry tedy chybí.
   *[no] {""}
}
cli-peers = srovnání
cli-speed-decisions-per-second = rozhodnutí za s
cli-speed-playouts-per-second = dohrávek za s
cli-speed-walks-per-second = průchodů hledání za s
cli-speed-worlds-per-second = světů za s
cli-speed-clone-us = kopie, µs
cli-speed-view-us = pohled, µs
cli-speed-determinize-us = svět, µs
cli-speed-options-per-decision = možností na tah
cli-speed-decisions-per-game = rozhodnutí na hru
cli-speed-steps-per-second = kroků prostředí za s
cli-ratio-decisions = × rozhodnutí
cli-ratio-clone = × kopie
cli-ratio-steps = × kroky prostředí
cli-laddered = { $settled ->
    [yes] Odehráno her: { $games }. Pořadí je jisté.
   *[other] Odehráno her: { $games }. Pořadí zatím jisté není.
}
cli-tuned = { $kept ->
    [yes] Vyladěné váhy se osvědčily a platí: { $rate } výher v { $games } hrách, { $lead } ± { $error } bodu na hru.
    [few] Tak málo her nic nepotvrdí (bylo jich { $games }, potřeba je aspoň { $least }), vyladěné váhy neplatí: { $rate } výher, { $lead } ± { $error } bodu na hru.
   *[other] Vyladěné váhy se s jistotou neosvědčily a neplatí: { $rate } výher v { $games } hrách, { $lead } ± { $error } bodu na hru.
}

cli-heading-seat = místo
cli-heading-start = zprvu
cli-heading-chances = šance na výhru
cli-heading-move = tah
cli-heading-played = odehráno
cli-heading-swing = změna
cli-heading-master = mistr
cli-heading-gain = zisk
cli-team = družstvo
cli-as-a-master = stejně
cli-no-turns = Žádný jednotlivý tah tuto hru nezvrátil.
cli-analysed = Tahy prozkoumané zblízka: { $looked }. Světů na každý bod: { $worlds }; křivka může kolísat o { $off } %.

## The page of an analysis
page-analysis = Rozbor
page-chances = Šance na výhru tah po tahu
page-turns = Zlomové tahy
page-master = Mistr: co by udělal bot Mistr z toho, co místo tehdy vědělo, kdyby přemýšlel bez hodin.
page-by-card = Body podle karet
page-table = Šance jako tabulka
page-percent = { $n } %
page-note = Spočteno z toho, co místa mohla tehdy vědět; světů na každý bod: { $worlds }, kolísá o ±{ $off }.
