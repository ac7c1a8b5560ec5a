# Amit a parancssor válaszol.

cli-heading-game = játék
cli-heading-title = cím
cli-heading-players = játékosok
cli-heading-options = beállítások (elöl az alapérték)
cli-heading-card = kártya
cli-heading-name = név
cli-heading-type = fajta
cli-heading-text = szöveg
cli-heading-source = eredet
cli-heading-bot = bot
cli-heading-seatings = helyek
cli-heading-wins = győzelem
cli-heading-win-rate = győzelmi arány
cli-heading-mean-score = átlag
cli-heading-lowest = min.
cli-heading-quartiles = kvartilisek
cli-heading-highest = max.
cli-heading-rating = értékelés
cli-heading-give-or-take = ±95%
cli-heading-weight = súly
cli-heading-by-hand = kézzel írt
cli-heading-before = előtte
cli-heading-fitted = hangolt
cli-or-text = vagy szöveg

cli-simulated = { $game }: { $games } játék, { $seats } hely; játékonként { $mean } döntés ({ $shortest }–{ $longest }), másodpercenként { $speed }.
cli-team-won = A csapat { $games } játékból { $won } alkalommal győzött.
cli-replayed = { $file } ({ $game }): { $moves } lépés a jegyzőkönyv szerint visszajátszva; { $over ->
    [yes] a játék véget ért, pontok: { $scores }
   *[no] a játék még nem ért véget
}.
cli-cards-found = { $found } kártya, összesen { $cards }.
cli-rules-found = { $found } szabály.
cli-rules-none = Egy szabályban sincs „{ $search }”.
cli-soaked = { $game }: { $decisions } véletlen döntés { $games } játékban, egy törvény sem sérült.

cli-saved = Minden el van mentve ide: { $file }.
cli-restore-sure = Az adatbázis minden asztalának helyére a mentés asztalai kerülnek. Folytatod?
cli-restored = Minden úgy van, ahogy a mentésben: { $file }.

cli-measuring = mérés
cli-measured = Változat: { $build }.{ $alone ->
    [yes] {" "}A Catanatron nincs telepítve (pip install catanatron), ezért nincsenek arányok.
   *[no] {""}
}
cli-peers = mások
cli-speed-decisions-per-second = döntés / mp
cli-speed-playouts-per-second = lejátszás / mp
cli-speed-walks-per-second = keresési séta / mp
cli-speed-worlds-per-second = világ / mp
cli-speed-clone-us = másolat, µs
cli-speed-view-us = nézet, µs
cli-speed-determinize-us = világ, µs
cli-speed-options-per-decision = lehetőség / döntés
cli-speed-decisions-per-game = döntés / játék
cli-speed-steps-per-second = környezetlépés / mp
cli-ratio-decisions = × döntés
cli-ratio-clone = × másolat
cli-ratio-steps = × környezetlépés
cli-laddered = { $settled ->
    [yes] Lejátszott játékok: { $games }. A sorrend biztos.
   *[other] Lejátszott játékok: { $games }. A sorrend még nem biztos.
}
cli-tuned = { $kept ->
    [yes] A hangolt súlyok jobbnak bizonyultak és megmaradnak: győzelmi arány { $rate }, { $games } játékban, játékonként { $lead } ± { $error } pont.
    [few] Ilyen kevés játék ({ $games }) semmit sem bizonyít, legalább { $least } kell; a hangolt súlyok nem maradnak meg: győzelmi arány { $rate }, játékonként { $lead } ± { $error } pont.
   *[other] A hangolt súlyok nem bizonyultak biztosan jobbnak és nem maradnak meg: győzelmi arány { $rate }, { $games } játékban, játékonként { $lead } ± { $error } pont.
}

cli-heading-seat = hely
cli-heading-start = kezdetben
cli-heading-chances = nyerési esély
cli-heading-move = lépés
cli-heading-played = ez történt
cli-heading-swing = változás
cli-heading-master = mester
cli-heading-gain = nyereség
cli-team = a csapat
cli-as-a-master = ugyanígy
cli-no-turns = Ezt a játékot egyetlen lépés sem fordította meg.
cli-analysed = Közelebbről megvizsgált lépések: { $looked }. Világok pontonként: { $worlds }; a görbe { $off } %-kal térhet el.

## The page of an analysis
page-analysis = Elemzés
page-chances = Nyerési esély lépésről lépésre
page-turns = Fordulópontok
page-master = A mester: amit a Mester nevű bot tenne abból kiindulva, amit az a hely akkor tudott, óra nélkül gondolkodva.
page-by-card = Pontok kártyánként
page-table = Az esélyek táblázatban
page-percent = { $n }%
page-note = Abból számítva, amit a helyek akkor tudhattak; világok pontonként: { $worlds }, az eltérés ±{ $off }.
