# Az oldal saját szavai; a játékról a kiszolgáló beszél.

brand-home = Imperia, asztalok
nav = Főmenü
nav-tables = Asztalok
nav-cards = Lapok
nav-rules = Szabályok
nav-credits = Szerzők és licencek
menu = Menü
close = Bezárás
language = Nyelv
sound = Hang
sound-on = Hang bekapcsolva
sound-off = Hang kikapcsolva
theme-dark = Sötét megjelenés
theme-to-dark = Sötét megjelenés
theme-to-light = Világos megjelenés
loading = Betöltés…
yes = igen
no = nem
you = te
copied = A hivatkozás a vágólapon van.
page-missing = Nincs ilyen oldal
back-to-lobby = Vissza az asztalokhoz
foot-notice = Nem hivatalos asztal otthoni játékhoz, a kiadók grafikái nélkül. Ikonok: game-icons.net, CC BY 3.0.

error-network = A kiszolgáló nem válaszol. Próbáld újra.
error-server = A kiszolgáló hibába ütközött.
error-offline = Most nincs kapcsolat; amint helyreáll, léphetsz.
error-lost = Megszakadt a kapcsolat. Újrapróbáljuk, semmi sem vész el.

## Asztalok

lobby-title = Melyik asztalhoz ülsz le ma?
lobby-lead = Három lépés, és játszol. Fiók és telepítés nélkül.
new-table = Új asztal
step-game = Játék
step-options = Változat és beállítások
step-seats = Helyek
no-options = Ennek a játéknak nincsenek beállításai.
create-table = Asztal megnyitása
add-seat = Hely hozzáadása
your-name = A neved
player-range = { $min ->
    [1] { $max ->
        [1] 1
       *[other] 1–{ $max }
    }
   *[other] { $min }–{ $max }
}
seat-count = { $count } hely
seat-me = Te
seat-local = Más ennél a képernyőnél
seat-link = Meghívott hivatkozással
seat-me-hint = te, ennél a képernyőnél
seat-local-hint = a lépések között függöny takar
seat-link-hint = a meghívót az asztalnál másolod ki
seat-kind = Ki ül a(z) { $number }. helyen
seat-name = Név a(z) { $number }. helyen
seat-remove = A(z) { $number }. hely törlése
seat-nameless = { $number }. hely
my-tables = Asztalaim
no-tables = Még egy asztalnál sem ülsz.
tables-waiting = { $count } rád vár
your-turn = Te jössz
finished = Befejezett
all-count = mind a(z) { $count }
fewer = kevesebb
alone = egyedül
import-record = Jegyzőkönyv betöltése fájlból

## Asztal

table = Asztal
table-missing = Ehhez az asztalhoz nem férsz hozzá
players = { $count } játékos
phases = A kör részei
round = Kör
round-number = { $number }. kör
dock = Döntés és kéz
hand = Kézben tartott lapok
hand-count = A kezed · { $count }
hand-over = Képernyő átadása: { $name }
card-hidden = rejtett lap
card-origin = Eredet
card-in-browser = a lapok között
rule = szabály
really = Biztosan?
more-options = { $count } lehetőség a képen kívül
strip-open = { $name }: minden az asztalon
strip-options = { $count } lehetőség
unselect = Kijelölés törlése
prompt-on-table = Válassz egy kiemelt lapot vagy helyet az asztalon.
waiting = Várakozás
waiting-for = Várunk rá: { $names }
waiting-why = Szólunk, ha te jössz.
waiting-for-you = rád várunk
looking-on = Nézőként követed; a többiek játszanak.
seat-owes = { $name }: válaszra vár
seat-ready = { $name }: kész
game-over = Vége a játéknak
undo = Vissza
undo-ask = Vissza…
undo-request = { $name } vissza akar lépni ide: { $move }. lépés.
undo-agree = Egyetértek
undo-refuse = Nem értek egyet
log = Napló
log-since = Az utolsó lépésed óta
log-empty = Még semmi sem történt.
text-on = Szöveges asztal
text-off = Rajzolt asztal
record = Jegyzőkönyv letöltése
invite-free = { $count } hely szabad
invite-link = Meghívó hivatkozás
invite-copy = Meghívó másolása
spectate-copy = Hivatkozás nézőknek
join-title = Meghívtak egy asztalhoz
join-submit = Leülök

curtain-over = Add át az eszközt
curtain-title = Következik: { $name }
curtain-why = A többiek kérjük, ne nézzenek ide.
curtain-open = { $name } vagyok, mutasd

## Billentyűk

keys = Billentyűk
keys-options = választások és címkék a lapokon
keys-decline = elutasítás, passz
keys-confirm = megerősítés
keys-unselect = kijelölés törlése
keys-undo = visszavonás
keys-walk = mozgás a lapok között
keys-zones = kérdés, kéz, asztal, napló
keys-zoom = lap nagyítása
keys-log = napló
keys-rules = a lap vagy kérdés szabályai
keys-text = szöveges asztal
keys-help = ez az áttekintés
keys-replay-step = egy lépés
keys-replay-round = egy kör
keys-replay-play = lejátszás, szünet

## Visszajátszás és pontozás

replay = Lejátszás
replay-of = visszajátszás · { $count } lépés
replay-slider = Lépés
replay-at = { $move }. lépés, összesen { $last }, { $mark }
replay-prev = Egy lépés vissza
replay-next = Egy lépés előre
replay-prev-round = Előző kör
replay-next-round = Következő kör
replay-play = Lejátszás
replay-pause = Szünet
replay-speed = Sebesség
replay-eyes = Kinek a szemével
replay-eyes-none = néző
replay-link = Hivatkozás: { $move }. lépés
replay-fork = Tovább innen
replay-leave = Vissza a játékhoz
score = Pontozás
score-caption = Pontozás soronként
score-total = Összesen
score-winner = { $count ->
    [one] Győztes: { $names }
   *[other] Megosztott győzelem: { $names }
}
score-no-winner = Senki sem győzött
score-board = Az asztal megtekintése
play-again = Új játék
chart-title = Pontok körről körre
chart-note = A vonal azt mutatja, mennyi pontja lenne a játékosnak, ha a játék akkor érne véget.
chart-label = Pontok körönként; a végén { $summary }

## Lapok, szabályok, szerzők

cards-lead = Minden lap szövege a szabályaiból készül. Kattintásra a lap kinagyítható.
cards-search = Keresés: név, szó a szövegből…
cards-found = { $count } lap
rules-lead = A szabályok, amelyek szerint a program játszik, azokkal a számokkal, amelyekre a lapok és kérdések hivatkoznak.
rules-search = Keresés: szó vagy szabályszám…
rules-found = { $count } szabály
rules-none = Ilyen nincs a szabályokban.
rules-sections = Fejezetek
credits-notice = Nem hivatalos rajongói munka
credits-notice-text = Az Imperia nem áll kapcsolatban az itt játszható játékok szerzőivel és kiadóival. A játékok neve a tulajdonosaiké. A program nem használ semmilyen grafikát vagy szöveget a dobozokból; a lapokat maga rajzolja és fogalmazza. Kérjük, vedd meg a játékokat.
credits-icons = Ikonok
credits-icons-text = A játékok ikonjait e gyűjtemény szerzői rajzolták:
credits-icons-changes = Az ikonok át vannak színezve, egyébként változatlanok. A kezelőfelület vonalas ikonjai a mieink.
credits-fonts = Betűtípusok
credits-software = Programok

## Hatalmak

powers-board = Játékosok sorai és körök
powers-row = sor: { $name }
powers-candidate = Jelölt
powers-candidate-hidden = rejtett
powers-candidate-appeared = fellépett
powers-candidate-uncovered = leleplezve
powers-candidate-shown = megmutatva
powers-candidate-choosing = választ
powers-appeared-in = { $round }. kör
powers-only-you = csak te látod
powers-only-you-short = csak te
powers-exposed = áruló
powers-exposed-is = Az áruló nála van: { $name }.
powers-start = kezd
powers-threats = Fenyegetések
powers-threats-of = Fenyegetések: { $count }, legfeljebb { $limit }
powers-hand-and-pile = lapok kézben és a pakliban
powers-holds = Kézben { $hand }, a pakliban { $pile }
powers-draft = Választható lapok
powers-column = { $number }. kör
powers-empty = { $number }. kör, üres
powers-nothing = semmi
powers-laid = lerakva
powers-laid-down = lefordítva lerakott lap
powers-state-cancelled = törölve
powers-state-dead = halott
powers-state-covered = letakarva
powers-threatened = veszélyben
powers-protected = védett
powers-acts-as = így hat: { $card }
powers-aims-at = célpont: { $card }
powers-mark-turned = fordított fajta
powers-mark-sheltered = menedékben
powers-mark-doubled = kétszer számít
powers-characters = A Karaktereid

## Settlers

settlers-own-empire = A birodalmad
settlers-empire-of = Birodalom: { $name }
settlers-no-faction = frakció nélkül
settlers-you = te · { $name }
settlers-row-production = Termelés
settlers-row-feature = Tulajdonságok
settlers-row-action = Akciók
settlers-good-wood = fa
settlers-good-stone = kő
settlers-good-food = élelem
settlers-good-gold = arany
settlers-good-settler = telepesek
settlers-good-raze = rombolás
settlers-good-defense = védelem
settlers-good-vp = GYP
settlers-good-card = lap
settlers-nothing = semmi
settlers-deals = Megállapodások
settlers-deal-gives = megállapodás, fordulónként { $good }
settlers-route-gives = kereskedelmi út, fordulónként { $good }
settlers-every-round = Fordulónként
settlers-stores = megőrzi
settlers-deck = Frakciópakli { $deck }, eldobva { $pile }
settlers-deck-pile = Eldobott frakciólapok
settlers-common = Közös pakli { $deck }, eldobva { $pile }
settlers-common-pile = Eldobott közös lapok
settlers-hand = Kézben { $count }, ebből közös { $common }
settlers-foundation = alap
settlers-foundations = Alapok
settlers-foundations-count = alapok · { $count }
settlers-passed = passzolt
settlers-turn = most lép
settlers-turn-of = Most lép: { $name }
settlers-first = kezd
settlers-first-is = Kezdőjátékos: { $name }
settlers-market = Körültekintés: választható lapok
settlers-offer = Neked kínált lapok
settlers-drawn = Húzott lapok
settlers-chosen = kiválasztva
settlers-blocked = letiltva
settlers-used = használva { $used } / { $uses }
settlers-samurai = szamuráj őrzi
settlers-defended = { $count } védelemjelző
settlers-taken = átvéve, tulajdonosa: { $name }
settlers-under = alatta { $count } lap
settlers-held = rajta { $count } nyersanyag
settlers-routes = kereskedelmi út: { $names }
settlers-raze-for = lerombolható { $price } jelzőért, ad: { $goods }
settlers-raze-never = nem rombolható le
settlers-virtual = Virtuális játékos
settlers-area = Az ő lapjai
settlers-line = Támadássor
settlers-newest = legújabb
settlers-attack-deck = { $count } a pakliban
settlers-collection = Gyűjtemény
settlers-collection-count = gyűjtemény { $count }
settlers-ahead = vezetsz · helyszín { $locations }, gyűjtemény { $collection }
settlers-behind = nem vezetsz · helyszín { $locations }, gyűjtemény { $collection }
settlers-balance = Frakcióhelyszíneid { $locations }, Gyűjtemény { $collection }
settlers-rank-commoner = Közember
settlers-rank-squire = Fegyvernök
settlers-rank-noble = Nemes
settlers-rank-knight = Lovag
settlers-rank-castellan = Várnagy
settlers-rank-king = Király
settlers-rank-emperor = Császár
settlers-track = Pontsáv: { $summary }
settlers-track-place = { $name } { $points } (helyszínekkel { $total })
