# A Nagy Fal az asztalnál: előtér, évszakok, helyek, lapfajták, a vége.

wall-title = A Nagy Fal
wall-reed = Nád klán
wall-qin = Csin Csiu-sao

## Előtér
setup-wall-blurb = Építsd a Nagy Falat, küldj hivatalnokokat, és védj meg három szakaszt a hordáktól: egyedül Csin ellen, párbajban, hárman vagy négyen, vagy közösen. Minden lap a saját tartalmunk.
setup-wall-mode = Játékmód
setup-wall-mode-help = Egymás ellen vagy közösen.
setup-wall-mode-competitive = Egymás ellen
setup-wall-mode-competitive-help = Egy játékos Csin ellen, kettő párbajban a Nád klánnal, három vagy négy az alapjátékban játszik.
setup-wall-mode-coop = Közösen
setup-wall-mode-coop-help = Két-négy játékos a császár követeléseit teljesíti; mind nyernek vagy mind veszítenek.
setup-wall-difficulty = Csin becsülete
setup-wall-difficulty-help = Csak egy játékosnak: ennyi becsülettel kezd Csin.
setup-wall-difficulty-0 = 0
setup-wall-difficulty-0-help = A szabályok szerint.
setup-wall-difficulty-50 = 50
setup-wall-difficulty-50-help = Nehezebb.
setup-wall-difficulty-100 = 100
setup-wall-difficulty-100-help = A legnehezebb.
setup-wall-advisors = Csin tanácsadói
setup-wall-advisors-help = Csak egy játékosnak: a két távozó tanácsadóból hányat vesz el Csin tavasszal.
setup-wall-advisors-one = Egyet
setup-wall-advisors-one-help = Te mondod meg, melyiket; a másik a dobott lapok közé kerül.
setup-wall-advisors-both = Mindkettőt
setup-wall-advisors-both-help = Nehezebb.
setup-wall-screens = Paravánok
setup-wall-screens-help = Látod-e a többiek készletét.
setup-wall-screens-closed = Zárt
setup-wall-screens-closed-help = A készletek paraván mögött vannak, a szabályok szerint.
setup-wall-screens-open = Nyitott
setup-wall-screens-open-help = A kézben tartott lapok kivételével mindenki mindent lát.
setup-wall-set = Lapok
setup-wall-set-help = Mely táblákat és lapokat használjátok.
setup-wall-set-imperia = Imperia
setup-wall-set-imperia-help = Saját tartalmunk; a szabálykönyv nem közöl lapszövegeket.

## Évszakok
phase-wall-setup = Előkészület
phase-wall-spring = Tavasz
phase-wall-summer = Nyár
phase-wall-autumn = Ősz
phase-wall-winter = Tél
phase-wall-ended = Pontozás
heading-wall-year = { $n }. év

## Helyek és bábuk
wall-section-left = bal szakasz
wall-section-middle = középső szakasz
wall-section-right = jobb szakasz
wall-location-sawmill = Fűrésztelep
wall-location-quarry = Kőfejtő
wall-location-mine = Bánya
wall-location-temple = Templom
wall-location-barracks = Kaszárnya
wall-location-teahouse = Teaház
wall-location-builders = Építők tábora
wall-location-hq = Főhadiszállás
wall-location-embassy = Császári követség
wall-location-academy = Hadiakadémia
wall-supply = készlet
wall-horde-at = { $row }. sor, { $section }
wall-field-at = { $n }. mező, { $horde }
wall-pair-at = { $a }. és { $b }. mező, { $horde }
wall-troop-staging = { $kind }, gyülekező, { $section }
wall-troop-firing = { $kind }, lőállás, { $section }
wall-kind-spearman = lándzsás
wall-kind-archer = íjász
wall-kind-horseman = lovas
wall-command-despotism = Zsarnokság
wall-command-economy = Gazdaság
wall-command-work_harder = Szorgosabb munka
wall-command-attack_order = Támadási parancs
wall-command-betrayal = Árulás
wall-command-audience = Császári audiencia
wall-command-reed = A nád suttogása

## Lapok
wall-kind-of-card-horde = Horda
wall-kind-of-card-coop_horde = Horda · közös játék
wall-kind-of-card-command = Parancslap
wall-kind-of-card-reed_command = Parancslap · Nád klán
wall-kind-of-card-reed_general = Tábornok · Nád klán
wall-kind-of-card-solo_general = Tábornok · Csin
wall-kind-of-card-solo_command = Parancslap · Csin
wall-kind-of-card-tactic = Taktika
wall-kind-of-card-coop_tactic = Taktika · közös játék
wall-kind-of-card-artifact = Ereklye
wall-kind-of-card-advisor = Tanácsadó
wall-kind-of-card-general = Tábornok
wall-kind-of-card-coop_general = Tábornok · közös játék
wall-kind-of-card-event = Esemény · közös játék
wall-kind-of-card-demand = Követelés · közös játék
wall-suit-horde = Hordák
wall-suit-command = Parancsok
wall-suit-general = Tábornokok
wall-suit-tactic = Taktikák
wall-suit-artifact = Ereklyék
wall-suit-advisor = Tanácsadók
wall-suit-event = Események
wall-suit-demand = Követelések
wall-mode-all = Minden játék
wall-mode-coop = Csak közös játék
wall-mode-game = Nád klán és Csin
filter-wall-kind = Fajta
filter-wall-mode = Használat
wall-card-start = Kezdéskor kapsz { $goods }; taktikalap { $tactics }, tea { $tea }
wall-card-window = { $when }
wall-card-effect = { $effect }
wall-card-basic = Alap: { $effect }
wall-card-boosted = Erősített ({ $price } fizetve): { $effect }
wall-card-score = { ICON("hourglass", "A végén") }: { $effect }
wall-card-plain = Nincs képessége
wall-window-income = A nyári bevételed után
wall-window-my-turn = A köröd elején
wall-window-activated = Amikor egy helyszín aktiválódik
wall-window-attacked = A támadásaid után
wall-window-defeated = Amikor egy horda vereséget szenved
wall-window-casualties = Amikor katonák esnek el
wall-window-assault = Mielőtt egy szakaszt megrohamoznak

## A vége
category-wall-honour = Becsület játék közben
category-wall-shame = Szégyen
category-wall-captured = Zsákmányolt hordák
category-wall-artifacts = Ereklyék
category-wall-general = Tábornok
wall-score-honour = A játék során szerzett becsület
wall-score-shame = Szégyen a katonáknál: { $n }
wall-score-captured = { $n ->
    [0] szégyen nélkül
   *[other] szégyen { $n }
}
wall-score-artifacts = { $rule }
wall-score-general = { $rule }
ending-wall-1 = A Fal elkészült.
ending-wall-2 = A bankban nem maradt szégyen.
ending-wall-3 = Az utolsó év véget ért.
ending-wall-4 = A császár követelései teljesültek: mindenki nyer.
ending-wall-5 = Szégyen járt volna, de a bank üres volt: mindenki veszít.
ending-wall-6 = Lejárt az idő, és a császár elégedetlen: mindenki veszít.
ending-wall-1-solo = A Fal elkészült. { $won ->
    [yes] Legyőzted Csint, akinek { $points } pontja van.
   *[no] Csin nyer { $points } ponttal.
}
ending-wall-2-solo = A bankban nem maradt szégyen: Csin nyer.
ending-wall-3-solo = Az utolsó év véget ért. { $won ->
    [yes] Legyőzted Csint, akinek { $points } pontja van.
   *[no] Csin nyer { $points } ponttal.
}
tie-wall-tea = Egyenlő becsület: { $seat } áll feljebb a teasávon.
wall-amount-building = { $n } { ICON("resource", "fa, kő vagy arany") }
