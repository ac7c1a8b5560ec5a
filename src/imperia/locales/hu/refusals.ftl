# Amit a program elutasít, és hogy miért, a kiszolgálón kívül: előkészület, jegyzőkönyvek, parancssor. Angolul ott áll, ahol a hiba keletkezik.

## A játék és beállításai
refusal-no-game = Nincs „{ $game }” nevű játék; a játékok: { $known }.
refusal-players = Ez a játék ({ $game }) { $least }–{ $most } játékosnak szól, { $seats } nem lehet.
refusal-seed = A véletlen magja egész szám, nem { $seed }.
refusal-options-form = Ennek a játéknak ({ $game }) a beállításait névvel kell megadni, nem így: { $found }.
refusal-no-option = Ennek a játéknak ({ $game }) nincs „{ $option }” beállítása; ezek vannak: { $known }.
refusal-option-value = { $game }, „{ $option }” beállítás: az értéke lehet { $known }; „{ $value }” nem.
refusal-factions-twice = A factions beállítás kétszer nevez meg egy frakciót; minden játékos másikat vezet.
refusal-powers-factions = A factions beállítás lehet random, vagy egy lista ezekből: { $known }; „{ $name }” nincs köztük.
refusal-powers-factions-each = A factions beállításnak minden játékos frakcióját meg kell neveznie; { $seats } kell.
refusal-powers-illuminati = Az Illuminátusok változatban senki sem vezet frakciót, ezért a factions beállítás csak random lehet.
refusal-settlers-factions = A factions beállítás lehet random, choose, vagy egy lista ezekből: { $known }, akár a tábla oldalával, például roman:b; „{ $name }” nincs köztük.
refusal-settlers-factions-each = A factions beállításnak minden hely frakcióját meg kell neveznie; { $seats } kell, most ennyi van: { $named }.
refusal-settlers-solo-lookout = Az egyszemélyes játéknak saját Felderítése van, ezért a lookout beállítás csak standard lehet.
refusal-settlers-solo-peaceful = A békés változat 2–4 játékosnak szól; az egyszemélyes játékban nincs.
refusal-settlers-two-decks = Ugyanahhoz a frakcióhoz ({ $faction }) két saját pakli van megadva.
refusal-settlers-deck-card = A saját pakliban „{ $entry }” nem a játék kártyája; írj például ilyet: ROM003 x3.
refusal-settlers-deck-common = { $title } nem frakciókártya, ezért nem lehet frakciópakliban.
refusal-settlers-deck-twice = A saját pakli kétszer nevezi meg ezt: { $title }.
refusal-settlers-deck-copies = { $title } minden példánya a pakliba kerül: { $whole }, nem { $given }.
refusal-settlers-deck-factions = Egy frakciópakliban csak egyetlen frakció kártyái lehetnek, nem többé ({ $listed }).
refusal-settlers-deck-shape = A frakciópakli 30 kártyából áll: 3 cím három példányban, 6 kettőben, 9 egyben; ebben { $n } példányos címből { $have } van { $wanted } helyett.
refusal-imperium-no-nation = Nincs „{ $name }” nevű nemzet; a nemzetek: { $known }.
refusal-imperium-nation-twice = Egy nemzet sem játszhat kétszer; a nations beállítás valamelyiket ismétli.
refusal-imperium-nations-each = A nations beállításnak minden hely nemzetét meg kell neveznie; { $seats } kell, most ennyi van: { $named }.
refusal-imperium-not-in-box = { $name } nincs ebben a dobozban: { $box }; ha vele játszanál, a box beállítás legyen both.
refusal-imperium-commons = Ha csak ez a doboz van játékban ({ $box }), a közös kártyák is abból jönnek; a commons nem lehet { $commons }.
refusal-imperium-sides = A sides beállítás choose, random, vagy minden helyre a vagy b (egy betű mindenkire szól), nem „{ $found }”.
refusal-imperium-sides-each = A sides beállításnak minden helyre meg kell neveznie egy oldalt ({ $seats } kell), vagy egyet mindenkire.
refusal-wall-coop-alone = A közös játék 2–4 játékosnak szól; egy játékos a competitive módban játszik, Csin ellen.
refusal-wall-no-general = Nincs „{ $name }” nevű tábornok; a tábornokok: { $known }.
refusal-wall-general-twice = Minden tábornok egyszer szerepel; a generals beállítás valamelyiket ismétli.
refusal-wall-generals-seats = A generals beállítás random, vagy minden helynek megnevez egyet; a helyek száma { $seats }.
refusal-wall-general-together = A tábornok ({ $name }) csak a közös játékban vezet.
refusal-wall-difficulty = A difficulty beállítás csak egy játékosnak szól: Csin ennyi becsülettel kezd.
refusal-wall-advisors = Az advisors beállítás csak egy játékosnak szól: hány tanácsadót vesz el Csin minden tavasszal.

## Lépések
refusal-over = A játék véget ért.
refusal-no-seat = Nincs { $seat } számú hely; a helyek száma 0–{ $last }.
refusal-not-asked = A játék most nem kérdez semmit ettől a helytől: { $seat }; erre vár: { $awaited }.
refusal-not-now = Ez a hely ({ $seat }) most nem választhatja ezt: { $option }.
refusal-foreign-option = { $option } nem lehetősége ennek a játéknak: { $game }.
refusal-no-code = Ennek a játéknak ({ $game }) nincs { $code } számú lehetősége; a számok: 0–{ $last }.
refusal-no-verb = Ez a játék ({ $game }) nem ismeri ezt a lehetőséget: { $option }.
refusal-no-undo = Ennek a helynek ({ $seat }) nincs visszavonható { $move }. lépése.
refusal-moved-on = Az asztal közben továbblépett.
refusal-no-entry = { $entry } se nem lépés, se nem visszavonás.
refusal-no-move = Az asztalnál { $moves } lépés volt; { $move }. lépés nincs.

## Jegyzőkönyvek és mentett állások
refusal-record-unread = A jegyzőkönyv ({ $path }) nem olvasható: { $code ->
    [missing] nincs ilyen fájl
    [folder] ez egy mappa
    [forbidden] nincs hozzá jogod
    [binary] nem szövegfájl
   *[other] olvasási hiba
}.
refusal-record-json = A jegyzőkönyv nem érvényes JSON (nem csonka?): a hiba helye { $line }. sor, { $column }. karakter.
refusal-record-nested = A jegyzőkönyv túl mélyen egymásba ágyazott; ez nem játék jegyzőkönyve.
refusal-record-format = Ez nem az Imperia jegyzőkönyve (a formátuma nem { $format }).
refusal-record-field = A jegyzőkönyv sérült: „{ $field }” hiányzik vagy rossz alakú.
refusal-record-head = A jegyzőkönyv sérült: a véletlen magja vagy a nevek rossz alakúak.
refusal-record-entry = A jegyzőkönyv sérült: ez a tétel nem lépés: { $number }.
refusal-record-undo = A jegyzőkönyv sérült: ez a tétel meg nem tett lépést von vissza: { $number }.
refusal-record-deals = A jegyzőkönyv sérült: olyan lépések után oszt újra, amelyek nincsenek benne.
refusal-record-broken = A jegyzőkönyv sérült: nem játszható vissza.
refusal-record-rules = A jegyzőkönyv szabályváltozata { $found }; ezé a programé { $rules }.
refusal-record-seats = A jegyzőkönyvben { $seats } hely van; ennyi nem lehet ebben a játékban: { $game }.
refusal-record-no-move = A jegyzőkönyvben { $moves } lépés van; { $at }. lépés nincs.
refusal-record-open = A jegyzőkönyv { $moves } lépés után véget ér, de a játék még nem.
refusal-record-runs = A jegyzőkönyv játéka még nem ért véget; csak befejezett játék elemezhető.
refusal-record-result = A jegyzőkönyv szerint az eredmény { $said }, a visszajátszás szerint { $scores }.
refusal-record-diverges = A jegyzőkönyv eltér a játéktól ({ $move }. lépés, { $seat } számú hely): { $why }
refusal-no-state = Ez nem az Imperia mentett állása.
refusal-state-rules = Az állás szabályváltozata { $found }; ezé a programé { $rules }.
refusal-state-damaged = Ennek a játéknak ({ $game }) a mentett állása sérült ({ $why }).

## A parancssor
refusal-no-language = Nincs „{ $asked }” nyelv; a nyelvek: { $known }.
refusal-option-pair = A beállítást kulcs=érték alakban kell megadni, nem így: „{ $pair }”.
refusal-record-folder = { $path } fájl; a jegyzőkönyvekhez mappa kell.
refusal-report-file = A jelentés nem írható ide: { $path }. Létező mappában lévő fájlt nevezz meg.
refusal-no-bot = Nincs „{ $bot }” nevű bot; a botok: { $known }.
refusal-no-version = Ennek a botnak ({ $bot }) nincs „{ $version }” változata: akik keresnek, azok bejárások számát kapják (adept@400), akik az asztalra néznek, a kézzel írt súlyokat is (greedy@hand).
refusal-reward = A jutalom { $known } lehet, „{ $value }” nem.
refusal-reward-end = Az OpenSpiel a játék végén jutalmaz, ezért „{ $value }” nem lehet.
refusal-options-text = A beállítások alakja kulcs:érték;kulcs:érték, nem „{ $value }”.
refusal-bots-none = Nevezz meg legalább egy botot.
refusal-bots-many = { $bots } bot van megnevezve { $seats } helyre.
refusal-ladder-bots = A ranglistához legalább két különböző bot kell.
refusal-ladder-file = { $file } nem a mi ranglistánk.
refusal-ladder-other = { $file } más játékok ranglistája (más játék, szabályok, helyek, beállítások vagy mag).
refusal-tune-file = { $file } nem a mi hangolásunk.
refusal-tune-other = { $file } valami más hangolása (más játék, szabályok, helyek, beállítások, botok, mag vagy súlyok).
refusal-tune-numpy = A hangoláshoz NumPy kell: pip install imperia[rl].
refusal-tune-games = A hangoláshoz legalább négy játék kell, és kettő az igazoláshoz.
refusal-no-weight = Nincs „{ $name }” súly e játék tanácsaiban: { $game }; a súlyok: { $known }.
refusal-ray-missing = A Ray nincs telepítve: pip install imperia[ray].
refusal-ray-address = Ezen a címen nincs Ray-fürt: { $address } ({ $why }).
refusal-games-none = Legalább egy játékot le kell játszani.
refusal-no-catalogue = Nincs szabályjegyzék ehhez a játékhoz: „{ $game }”.
refusal-broken-law = Sérült a játék ({ $game }) egyik törvénye (mag: { $seed }): { $why }.
refusal-port = Az asztal nem nyitható meg itt: { $host }:{ $port } ({ $code ->
    [used] a cím foglalt
   *[other] ilyen cím itt nincs
}). Próbálj másik --port értéket.
refusal-database = Az adatbázis nem nyitható meg: { $why }.
refusal-database-newer = Az adatbázist a program újabb változata készítette.
refusal-database-older = Az adatbázis nem ehhez a programváltozathoz való. Előbb indítsd el rajta egyszer ennek a változatnak a kiszolgálóját.
refusal-database-taken = Ezt az adatbázist már egy másik kiszolgáló használja. Előbb állítsd le, vagy adj meg másik --database értéket.
refusal-no-database = Nincs ilyen adatbázis: { $file }.
refusal-no-backup = Nincs ilyen mentés: { $file }.
refusal-backup-exists = { $file } már létezik; a mentés semmit sem ír felül.
refusal-backup-newer = A mentés ({ $file }) nem { $done ->
    [made] készíthető el: az adatbázist
   *[restored] állítható vissza:
} a program újabb változata készítette.
refusal-backup = A mentés ({ $file }) nem { $done ->
    [made] készíthető el
   *[restored] állítható vissza
}: { $why }.
refusal-secret-short = A megadott titok túl rövid: legalább { $least } karakter kell.
refusal-secret-unread = A titok nem olvasható és nem hozható létre itt: { $path } ({ $why }).
refusal-secret-cut = A titok itt üres vagy csonka: { $path }; { $found } karakterből áll, pedig legalább { $least } kell. Tedd vissza a helyeset egy mentésből, vagy töröld a fájlt: új készül, és minden eddigi süti és hivatkozás elvész.
refusal-settings-limits = Itt: { $file }, a [limits] számok táblázata kell legyen.
refusal-settings-unread = A beállítások nem olvashatók innen: { $file } ({ $why }).
refusal-settings-form = A beállítások ({ $file }) nem érvényes TOML: { $why }.
refusal-no-setting = { $where }: nincs „{ $name }” beállítás; a beállítások: { $known }.
refusal-setting-value = Ennek a beállításnak ({ $name }) az értéke nem lehet „{ $value }”.
refusal-setting-log = A log beállítás plain vagy json lehet, nem „{ $value }”.
refusal-setting-limit = Ennek a korlátnak ({ $name }) 0-nál nagyobb számnak kell lennie.

## Ami a parancs szavaival nincs rendben
refusal-cli-no-command = Nincs „{ $name }” parancs.
refusal-cli-no-option = Nincs { $name } beállítás.
refusal-cli-missing = Ezt még meg kell adni: { $name }. A --help segít.
refusal-cli-value = A megadott érték itt nem felel meg: { $name }.
refusal-cli-usage = A parancs így nem használható; a --help segít.
