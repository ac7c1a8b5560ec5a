# A kiszolgáló szavai: elutasítások, visszavonás, a nyitólap, és amit az asztal a játék körül mond.

## Elutasítások
error-no-cookie = Ez a böngésző itt ismeretlen. Töltsd be újra az oldalt.
error-forged-cookie = A böngésző azonosítója érvénytelen. Töltsd be újra az oldalt.
error-origin = A kérés idegen oldalról érkezett, ezért elutasítottuk.
error-host = A kiszolgáló erre a névre nem válaszol.
error-too-large = Ez túl nagy; legfeljebb { $limit } bájt fogadható el.
error-too-many = Túl sok kérés. Próbáld újra { $seconds } mp múlva.
error-too-many-sockets = Túl sok asztalkapcsolat van nyitva. Próbáld újra { $seconds } mp múlva.
error-too-many-tables = Túl sok új asztal. Próbáld újra { $seconds } mp múlva.
error-too-many-imports = Túl sok jegyzőkönyv betöltése folyik. Próbáld újra { $seconds } mp múlva.
error-too-many-analyses = Egy játékod elemzése már folyik, vagy túl sok volt belőlük. Próbáld újra { $seconds } mp múlva.
error-too-many-bots = Túl sok asztalodnál gondolkodnak botok. Próbáld újra { $seconds } mp múlva.
error-too-much-work = Egyszerre túl sok hosszú játék nyílt meg. Próbáld újra { $seconds } mp múlva.
error-store-full = A kiszolgálón nincs több hely a mentéshez. Semmi sem változott; próbáld újra { $seconds } mp múlva.
error-store-busy = A kiszolgáló most nem tud menteni. Semmi sem változott; próbáld újra { $seconds } mp múlva.
error-malformed = A kérés nem érthető: { $what }.
error-not-found = Ezen a címen nincs semmi.
error-no-table = Nincs ilyen asztal.
error-no-game = Nincs ilyen játék.
error-no-lesson = Nincs ilyen lecke.
error-lesson = A leckében csak azt lehet megtenni, amit éppen kér. Bármikor abbahagyható.
error-no-member = Nem ülsz ennél az asztalnál, és nincs hozzá hivatkozásod.
error-not-your-seat = Ez a hely nem a tiéd.
error-no-seat = Az asztalnak nincs ilyen helye.
error-no-move = Az asztalnak nincs ilyen lépése.
error-looking-on = A nézők nem léphetnek.
error-old-revision = Az asztal közben továbblépett. Nézd meg újra.
error-illegal = Ez a lépés most nem lehetséges.
error-setup = Az asztal így nem állítható fel: { $why }
error-seats = Ez a játék { $min }–{ $max } játékosnak szól.
error-no-bot = Nincs ilyen bot.
error-no-name = Adj meg egy 1–{ $limit } betűs nevet.
error-token = Ez a hivatkozás érvénytelen.
error-full = Minden hely foglalt; a nézői hivatkozással még követheted a játékot.
error-seat-taken = Ezt a helyet már elfoglalta valaki.
error-undo = Nincs mit visszavonni.
error-undo-open = Valaki már kérte egy lépés visszavonását.
error-no-undo-request = Senki sem kéri a beleegyezésedet.
error-not-over = Ez csak a játék vége után lehetséges.
error-over = A játék véget ért.
error-not-opener = Ezt csak az teheti meg, aki az asztalt felállította.
error-record-hidden = A folyó játék jegyzőkönyve elárulná, amit a többiek titkolnak. A játék vége után menthető.
error-record = Ez a jegyzőkönyv nem használható: { $why }
error-record-long = Ez a jegyzőkönyv túl hosszú.
error-record-number = Ez a jegyzőkönyv nem használható: { $entry }. bejegyzésének számai ebben a játékban semmit sem jelentenek.
error-other-rules = A játék szabályai azóta megváltoztak: megnézhető és menthető, de nem folytatható.
error-broken = A kiszolgálón hiba történt. Semmi sem változott.

## Visszavonás
undo-free = Az utolsó lépésed óta senki sem látott semmi újat.
undo-alone = Csak botok és az ennél a képernyőnél ülők játszanak veled; ők beleegyeznek.
undo-ask = Az utolsó lépésed óta valaki már látott vagy tett valamit, ezért a többieknek bele kell egyezniük.
undo-nothing = Még nem léptél.
undo-over = A játék véget ért.
undo-onlooker = A nézőknek nincs mit visszavonniuk.
undo-past = Ez a játék egy korábbi pillanata.
undo-refused = { $seat } nem egyezett bele a visszavonásba.

## Az asztal
heading-setup = Előkészületek
heading-round = { $n }. forduló
bot-name = { $bot } bot
bot-name-number = { $bot } bot { $n }
chance-opener = Véletlen választott szám szerint

## Szabályjegyzék
rules-rulings = A mi döntéseink
rules-rulings-lead = Ahol a nyomtatott szabály hallgat vagy ellentmond magának, ennél az asztalnál így játszunk.
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

analysis-failed = Az elemzés nem fejeződött be. Megpróbálhatod újra.
