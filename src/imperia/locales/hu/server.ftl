# A kiszolgáló szavai: elutasítások, visszavonás, a nyitólap, és amit az asztal a játék körül mond.

## Elutasítások
error-no-cookie = Ez a böngésző itt ismeretlen. Kérjük, töltse be újra az oldalt.
error-forged-cookie = A böngésző azonosítója érvénytelen. Kérjük, töltse be újra az oldalt.
error-origin = A kérés idegen oldalról érkezett, ezért elutasítottuk.
error-host = A kiszolgáló erre a névre nem válaszol.
error-too-large = Ez túl nagy; legfeljebb { $limit } bájt fogadható el.
error-too-many = Túl sok kérés. Kérjük, várjon egy kicsit.
error-too-many-sockets = Ebből a böngészőből túl sok asztalkapcsolat van nyitva.
error-malformed = A kérés nem érthető: { $what }.
error-not-found = Ezen a címen nincs semmi.
error-no-table = Nincs ilyen asztal.
error-no-game = Nincs ilyen játék.
error-no-member = Nem ül ennél az asztalnál, és nincs hozzá hivatkozása.
error-not-your-seat = Ez a hely nem az öné.
error-no-seat = Az asztalnak nincs ilyen helye.
error-no-move = Az asztalnak nincs ilyen lépése.
error-looking-on = Aki csak néző, nem léphet.
error-old-revision = Az asztal közben továbblépett. Kérjük, nézze meg újra.
error-illegal = Ez a lépés most nem lehetséges.
error-setup = Az asztal így nem állítható fel: { $why }
error-seats = Ez a játék { $min }–{ $max } játékosnak szól.
error-no-bot = Nincs ilyen bot.
error-no-name = Kérjük, adjon meg egy 1–{ $limit } betűs nevet.
error-token = Ez a hivatkozás érvénytelen.
error-full = Minden hely foglalt; a nézői hivatkozással még követheti a játékot.
error-seat-taken = Ezt a helyet már elfoglalta valaki.
error-undo = Nincs mit visszavonni.
error-undo-open = Valaki már kérte egy lépés visszavonását.
error-no-undo-request = Senki sem kéri a beleegyezését.
error-not-over = Ez csak a játék vége után lehetséges.
error-record-hidden = A folyó játék jegyzőkönyve elárulná, amit a többiek titkolnak. A játék vége után menthető.
error-record = Ez a jegyzőkönyv nem használható: { $why }
error-record-long = Ez a jegyzőkönyv túl hosszú.
error-other-rules = Ezt az asztalt más szabályváltozattal játszották, ez a változat nem tudja megnyitni.
error-broken = A kiszolgálón hiba történt. Semmi sem változott.

## Visszavonás
undo-free = Az utolsó lépése óta senki sem látott semmi újat.
undo-alone = Csak botok és az ennél a képernyőnél ülők játszanak önnel; ők beleegyeznek.
undo-ask = Az utolsó lépése óta valaki már látott vagy tett valamit, ezért a többieknek bele kell egyezniük.
undo-nothing = Még nem lépett.
undo-over = A játék véget ért.
undo-onlooker = Aki csak néző, annak nincs mit visszavonnia.
undo-past = Ez a játék egy korábbi pillanata.
undo-refused = { $seat } nem egyezett bele a visszavonásba.

## Az asztal
heading-setup = Előkészületek
heading-round = { $n }. kör
bot-name = { $bot } bot
bot-name-number = { $bot } bot { $n }

## Szabályjegyzék
facet-W = Ki
facet-T = Mikor
facet-M = Jelleg
facet-Z = Honnan → hová
facet-C = Ár
facet-F = Ha nem lehetséges
facet-source = Forrás
facet-kind-M = kötelező
facet-kind-O = választható
facet-kind-A = önműködő
facet-kind-D = meghatározás

## Hatalmak
setup-powers-blurb = Titkos frakciók cselszövései: rakjanak le lapokat egyszerre, óvják Ügynökeiket, és léptessék elő rejtett Jelöltjüket, mielőtt a többiek leleplezik.
setup-powers-variant = Változat
setup-powers-variant-help = A két játék közül melyiket játsszák.
setup-powers-variant-struggle = Harc a hatalomért
setup-powers-variant-struggle-help = Minden játékos egy frakciót vezet; akinél az áruló van, nyíltan rakja le a lapját.
setup-powers-variant-illuminati = Illuminátusok
setup-powers-variant-illuminati-help = Senki sem vezet frakciót; mind a 72 lapból választanak, a Jelölteket sorsolják.
setup-powers-factions = Frakciók
setup-powers-factions-help = „random” (sorsolás), vagy a frakciók helyek szerint, például MAG,ZED,SID (ZED, MAG, IND, ORI, SID, STR; csak a Harc a hatalomért változatban).
phase-powers-candidate = Jelöltek
phase-powers-draft = Lapválasztás
phase-powers-lay = Lapok lerakása
phase-powers-events = Események
phase-powers-agents = Ügynökök
phase-powers-guess = Találgatás
phase-powers-threats = Fenyegetések
phase-powers-traitor = Áruló
phase-powers-end = Vége
category-powers-agents = Élő Ügynökök
category-powers-abilities = Képességek
category-powers-sets = Szereplősorozatok
category-powers-threats = Sikeres Fenyegetések
category-powers-appearance = Előlépés
category-powers-symbols = Jelképek
category-powers-events = Események
category-powers-ending = A játék befejezése
ending-powers-limit = A játék véget ért, mert a Fenyegetések elérték a határt.
ending-powers-known = A játék véget ért, mert minden Jelölt ismert lett.
ending-powers-both = A játék véget ért, mert a Fenyegetések elérték a határt, és minden Jelölt ismert lett.
ending-powers-cards = A játék véget ért, mert egy játékosnak már nem volt lerakható lapja.
tie-powers-appearance = Döntetlennél a Jelölt előlépése döntött: { $seat } győzött ({ $n }).
tie-powers-shared = A döntetlent semmi sem töri meg; a győzelem közös.
filter-powers-faction = Frakció
filter-powers-kind = Fajta
filter-powers-kind-agent = Szereplők
filter-powers-kind-threat = Fenyegetések
filter-powers-kind-hideout = Búvóhelyek
filter-powers-kind-event = Események
filter-powers-kind-symbol = Jelképes Események
filter-powers-source = Eredet
filter-powers-source-printed = Nyomtatott
filter-powers-source-fragment = Kiegészített
filter-powers-source-original = Saját
