# Az oldal saját szavai; a játékról a kiszolgáló beszél.

brand-home = Imperia, asztalok
nav = Főmenü
nav-tables = Asztalok
nav-cards = Kártyák
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
option-list = Mindenkinek külön
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
seat-kind = Ki ül { $number ->
    [1] az
    [5] az
   *[other] a
} { $number }. helyen
seat-name-of = Név { $number ->
    [1] az
    [5] az
   *[other] a
} { $number }. helyen
seat-remove = { $number ->
    [1] Az
    [5] Az
   *[other] A
} { $number }. hely törlése
seat-nameless = { $number }. hely
my-tables = Asztalaim
no-tables = Még egy asztalnál sem ülsz.
tables-waiting = { $count } rád vár
your-turn = Te jössz
finished = Befejezett
all-count = összesen { $count }
fewer = kevesebb
alone = egyedül
import-record = Jegyzőkönyv betöltése fájlból
older-tables = Régebbi asztalok
forget-me = Böngésző elfelejtése
forget-me-sure = A neved és a saját asztalaid törlődnek, a többi asztalnál botok veszik át a helyedet. Ez nem vonható vissza. Folytatod?

## Asztal

table = Asztal
table-missing = Ehhez az asztalhoz nem férsz hozzá
players = { $count } játékos
phases = A forduló részei
round = Forduló
round-number = { $number }. forduló
round-number-wall = { $number }. év
dock = Döntés és kéz
hand = Kézben tartott kártyák
hand-count = A kezed · { $count }
hand-over = Képernyő átadása: { $name }
card-hidden = rejtett kártya
card-origin = Eredet
card-in-browser = a kártyák között
rule = szabály
really = Biztosan?
more-options = { $count } lehetőség a képen kívül
strip-open = { $name }: minden az asztalon
strip-options = { $count } lehetőség
unselect = Kijelölés törlése
prompt-on-table = Válassz egy kiemelt kártyát vagy helyet az asztalon.
waiting = Várakozás
waiting-for = Várunk rá: { $names }
waiting-why = Szólunk, ha te jössz.
waiting-for-you = rád várunk
looking-on = Nézőként követed; a többiek játszanak.
seat-owes = { $name }: tőle várunk választ
seat-ready = { $name }: kész
game-over = Vége a játéknak
undo = Visszavonás
undo-others = Visszavonás…
undo-request = { $name } vissza akar lépni ide: { $move }. lépés.
undo-agree = Egyetértek
undo-refuse = Nem értek egyet
log = Napló
log-since = Az utolsó lépésed óta
log-more = még { $count } mondat
log-empty = Még semmi sem történt.
text-on = Szöveges asztal
text-off = Grafikus asztal
record = Jegyzőkönyv letöltése
delete-table = Asztal törlése
delete-table-sure = Az asztal és a játék mindenki számára végleg eltűnik. Folytatod?
delete-table-waiting = Az asztal akkor tűnik el, ha ők is kérik: { $names }.
delete-wish = { $count ->
    [one] { $names } törölni szeretné ezt az asztalt. Egy lépés véget vet a kérésnek.
   *[other] { $names } törölni szeretnék ezt az asztalt. Egy lépés véget vet a kérésnek.
}
delete-agree = Én is törölném
leave-seat = Helyem átadása egy botnak
leave-seat-sure = A helyeden végleg egy bot játszik tovább. Folytatod?
renew-links = Új hivatkozások
renew-links-sure = Minden eddig továbbadott hivatkozás érvényét veszti, és a nézőknek távozniuk kell. Folytatod?
links-renewed = A régi hivatkozások már nem érvényesek; újak léptek a helyükre.
revoke-links = Hivatkozások visszavonása
revoke-links-sure = Hivatkozással többé senki sem juthat be, és a nézőknek távozniuk kell. Folytatod?
links-revoked = A hivatkozások már nem érvényesek. Újakat az „Új hivatkozások” készít.
invite-free = { $count } hely szabad
invite-link = Meghívó hivatkozás
invite-copy = Meghívó másolása
spectate-copy = Hivatkozás nézőknek
join-title = Meghívtak egy asztalhoz
join-submit = Leülök

curtain-over = Add át az eszközt
curtain-title = Következik: { $name }
curtain-why = A többiek, kérjük, ne nézzenek ide.
curtain-open = { $name } vagyok, mutasd

## Billentyűk

keys = Billentyűk
keys-options = választások és címkék a kártyákon
keys-decline = elutasítás, passz, nincs tipp
keys-confirm = megerősítés
keys-unselect = kijelölés törlése
keys-undo = visszavonás
keys-walk = mozgás a kártyák között
keys-zones = kérdés, kéz, asztal, napló
keys-zoom = kártya nagyítása
keys-log = napló
keys-rules = a kártya vagy kérdés szabályai
keys-text = szöveges asztal
keys-help = ez az áttekintés
keys-replay-step = egy lépés
keys-replay-round = egy forduló
keys-replay-play = lejátszás, szünet

## Visszajátszás és pontozás

replay = Lejátszás
replay-of = visszajátszás · { $count } lépés
replay-slider = Lépés
replay-at = { $move }. lépés, összesen { $last }, { $mark }
replay-prev = Egy lépés vissza
replay-next = Egy lépés előre
replay-prev-round = Előző forduló
replay-next-round = Következő forduló
replay-play = Lejátszás
replay-pause = Szünet
replay-speed = Sebesség
replay-eyes = Nézőpont
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
chart-title = Pontok fordulóról fordulóra
chart-note = A vonal azt mutatja, mennyi pontja lenne a játékosnak, ha a játék akkor érne véget.
chart-label = Pontok fordulónként; a végén { $summary }

## Lapok, szabályok, szerzők

cards-lead = Minden kártya szövege a szabályaiból készül. Kattintásra a kártya kinagyítható.
cards-search = Keresés: név, szó a szövegből…
cards-found = { $count } kártya
rules-search = Keresés a szabályokban
rules-walk = A fel és le nyíl találatról találatra visz
rules-hits = { $here } itt · { $count }
rules-none = semmi
rules-sections = Fejezetek
rules-chapter = Fejezet
rules-other-game = Másik játék
rules-example = Példa
rules-ours = A mi döntésünk
rules-exact = Ki, mikor, honnan hová
rules-live = Élő kártya
rules-on-page = Ebben a fejezetben
rules-english = csak angolul
rules-full = Külön lapon
credits-notice = Nem hivatalos rajongói munka
credits-notice-text = Az Imperia nem áll kapcsolatban az itt játszható játékok szerzőivel és kiadóival. A játékok neve a tulajdonosaiké. A program nem használ semmilyen grafikát vagy szöveget a dobozokból; a kártyákat maga rajzolja és fogalmazza. Kérjük, vedd meg a játékokat.
credits-icons = Ikonok
credits-icons-text = A játékok ikonjait e gyűjtemény szerzői rajzolták:
credits-icons-changes = Az ikonok át vannak színezve, egyébként változatlanok. A kezelőfelület vonalas ikonjai a mieink.
credits-fonts = Betűtípusok
credits-software = Programok

## Hatalmak

powers-board = Játékosok sorai és fordulók
powers-row = sor: { $name }
powers-candidate = Jelölt
powers-candidate-hidden = rejtett
powers-candidate-appeared = fellépett
powers-candidate-uncovered = leleplezve
powers-candidate-shown = felfedve
powers-candidate-choosing = választ
powers-appeared-in = { $round }. forduló
powers-only-you = csak te látod
powers-only-you-short = csak te
powers-exposed = áruló
powers-exposed-is = Az áruló nála van: { $name }.
powers-start = kezd
powers-threats = Fenyegetések
powers-threats-of = Fenyegetések: { $count }, legfeljebb { $limit }
powers-hand-and-pile = kártyák kézben és a pakliban
powers-holds = Kézben { $hand }, a pakliban { $pile }
powers-draft = Választható kártyák
powers-column = { $number }. forduló
powers-empty = { $number }. forduló, üres
powers-nothing = semmi
powers-laid = lerakva
powers-laid-down = lefordítva lerakott kártya
powers-state-cancelled = érvénytelenítve
powers-state-dead = halott
powers-state-covered = letakarva
powers-threatened = veszélyben
powers-protected = védett
powers-acts-as = így hat: { $card }
powers-aims-at = célpont: { $card }
powers-mark-turned = fordított fajta
powers-mark-sheltered = menedékben
powers-mark-doubled = kétszer számít
powers-characters = A Szereplőid

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
settlers-good-card = kártya
settlers-nothing = semmi
settlers-deals = Megállapodások
settlers-deal-gives = megállapodás, fordulónként { $good }
settlers-route-gives = kereskedőút, fordulónként { $good }
settlers-every-round = Fordulónként
settlers-keeps = megőrzi
settlers-deck = Frakciópakli { $deck }, eldobva { $pile }
settlers-deck-pile = Eldobott frakciókártyák
settlers-common = Közös pakli { $deck }, eldobva { $pile }
settlers-common-pile = Eldobott közös kártyák
settlers-hand = Kézben { $count }, ebből közös { $common }
settlers-foundation = alap
settlers-foundations = Alapok
settlers-foundations-count = alapok · { $count }
settlers-passed = passzolt
settlers-turn = most lép
settlers-turn-of = Most lép: { $name }
settlers-first = kezd
settlers-first-is = Kezdőjátékos: { $name }
settlers-market = Felderítés: választható kártyák
settlers-offer = Neked kínált kártyák
settlers-drawn = Húzott kártyák
settlers-chosen = kiválasztva
settlers-blocked = letiltva
settlers-used = aktiválva { $used } / { $uses }
settlers-samurai = szamuráj őrzi
settlers-defended = { $count } védelemjelző
settlers-taken = átvéve, tulajdonosa: { $name }
settlers-under = alatta { $count } kártya
settlers-held = rajta { $count } nyersanyag
settlers-routes = kereskedőút: { $names }
settlers-raze-for = lerombolható { $price } jelzőért, ad: { $goods }
settlers-raze-never = nem rombolható le
settlers-virtual = Virtuális játékos
settlers-area = Az ő kártyái
settlers-line = Támadósor
settlers-newest = legújabb
settlers-attack-deck = { $count } a pakliban
settlers-collection = Gyűjtemény
settlers-collection-count = Gyűjtemény { $count }
settlers-ahead = vezetsz · helyszín { $locations }, Gyűjtemény { $collection }
settlers-behind = nem vezetsz · helyszín { $locations }, Gyűjtemény { $collection }
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

## Imperium

imperium-own-nation = A te nemzeted
imperium-nation-of = { $name } nemzete
imperium-no-nation = még nincs nemzet
imperium-choosing = választ
imperium-good-material = alapanyag
imperium-good-population = népesség
imperium-good-progress = haladás
imperium-no-goods = semmi
imperium-points = győzelmi pont
imperium-points-now = Pont most
imperium-suit-nation = Nemzet
imperium-suit-main = Főpakli
imperium-tag-region = Régió
imperium-tag-uncivilised = Civ.lan
imperium-tag-civilised = Civil.
imperium-tag-nation = Nemzet
imperium-tag-tributary = Adófiz.
imperium-tag-fame = Hírnév
imperium-tag-unrest = Zavargás
imperium-state = Állam
imperium-state-barbarian = barbár
imperium-state-empire = birodalom
imperium-turn = játszik
imperium-turn-of = Játszik: { $name }
imperium-last-round = Utolsó forduló: { $round }
imperium-commons = Közös paklik
imperium-fame = hírnév
imperium-king-below = legalul a Királyok királya
imperium-unrest = zavargás
imperium-collapse-near = közel az összeomlás
imperium-exile-pile = száműzöttek
imperium-exile-count = Száműzöttek: { $count }
imperium-market = Piac
imperium-deck-of = { $suit }: a pakliban { $count }
imperium-empty = üres
imperium-on-it = rajta { $goods }
imperium-unrest-beneath = alatta zavargás
imperium-actions-left = Akciók
imperium-exhausts = Kimerültség
imperium-tokens = { $word }: { $have } / { $full }
imperium-power = hatalom { $side }
imperium-court = udvar
imperium-journey = utazás
imperium-accession = Gyarapodáskártya
imperium-nation-deck = nemzet
imperium-nation-count = nemzet · { $count }
imperium-nation-cards = Nemzetpakli, sorrend nélkül
imperium-nation-empty = a nemzet paklija üres
imperium-deck-exhausted = a nemzetpaklin kimerültségjelző van
imperium-play = Kijátszva
imperium-cards-in-play = Kijátszott kártyák: { $count }
imperium-nothing-in-play = Még nincs kijátszott kártya
imperium-fold = { $suit }, kijátszva { $count }, összecsukás
imperium-unfold = { $suit }, kijátszva { $count }, kinyitás
imperium-folded = összecsukva, { $count } kártya
imperium-exhausted = kimerült
imperium-holds = szállás: { $cards }
imperium-under = itt szállásol: { $card }
imperium-converted = ebben a körben ezt az ikont mutatja
imperium-costs = ára { $goods }
imperium-side = Fejlesztés és paklik
imperium-development = Fejlesztés
imperium-quests = Küldetések
imperium-deck = pakli
imperium-discard-pile = dobott
imperium-history = történelem
imperium-sunken = elárasztott
imperium-pile = { $word } { $count }
imperium-draw-cards = A húzópaklid, sorrend nélkül
imperium-discard-cards = Dobópakli
imperium-history-cards = Történelem
imperium-from-exile = A száműzöttek közül
imperium-from-discard = A dobópakliból
imperium-from-history = A történelemből
imperium-from-deck = A pakliból
imperium-hand = Kézben { $count }
imperium-hand-drawn = { $size } kártyáig húz

wall-tracks = Sávok és Raktár
wall-year = Év
wall-years = Idősáv: felül a hordák, alul a veszteségek
wall-year-hordes = Új hordák: { $count }
wall-year-losses = Veszteség ebben az évben: { $count }
wall-command = Parancsok
wall-order = { $n }. { $name }: { $card }
wall-order-free = { $n }. hely, szabad
wall-storehouse = Raktár
wall-honour = Becsület
wall-honour-of = Becsület: { $list }
wall-honour-worth = becsület { $n }
wall-tea = Tea
wall-tea-order = Sorrend a teasávon
wall-wall = A Nagy Fal
wall-section-left = Bal szakasz
wall-section-middle = Középső szakasz
wall-section-right = Jobb szakasz
wall-indicator = A következő horda ide jön
wall-balance = Támadás { $attack } ({ $against }), védelem { $defence } ({ $behind })
wall-part-wall = Fal
wall-part-barricades = barikádok
wall-part-other = egyéb hatások
wall-blocked = nincs használatban
wall-barred = lezárva
wall-free-place = szabad hely
wall-fields = Ellenállásmezők
wall-field-free = szabad mező
wall-field-gives = szabad mező: { $goods }
wall-field-wound = seb
wall-strength = erő { $n }
wall-level = { $level }. szintű Fal, a szakasz védelme { $defence }
wall-level-short = { $level }. szint
wall-next-course = a következő szint ára { $price }
wall-barricades-of = barikádok { $count } / { $most }
wall-firing = Lőállások: { $count }
wall-staging = gyülekező
wall-staging-of = gyülekező: { $section }
wall-locations = Helyszínek
wall-location-sawmill = Fűrész­telep
wall-location-quarry = Kőfejtő
wall-location-mine = Bánya
wall-location-temple = Templom
wall-location-barracks = Kaszár­nya
wall-location-teahouse = Teaház
wall-location-builders = Építők tábora
wall-location-hq = Főhadi­szállás
wall-location-embassy = Császári követség
wall-location-academy = Hadi­akadémia
wall-does-barracks = toboroz, támad
wall-does-teahouse = teasorrend
wall-does-builders = a Falat építi
wall-does-hq = sereget mozgat
wall-does-embassy = tanácsadó
wall-does-academy = taktikát ad
wall-special = különleges helyszín
wall-slots = foglalt { $taken } / { $slots }
wall-officials-there = hivatalnokok: { $who }
wall-overseer-owner = { $level }. szintű felügyelő: { $name }
wall-lone-shame = aki egyedül van itt, szégyent kap
wall-running = most aktiválódik
wall-lift = { $location }: hivatalnok elvitele innen
wall-promotion = felügyelőd következő szintjének ára { $price }
wall-good-wood = fa
wall-good-stone = kő
wall-good-gold = arany
wall-good-chi = csi
wall-good-honour = becsület
wall-nothing = semmi
wall-piece-clerk = hivatalnok
wall-piece-spear = lándzsás
wall-piece-archer = íjász
wall-piece-rider = lovas
wall-piece-of = { $piece }: { $name }
wall-reed = Nád klán
wall-qin = Csin Csiu-sao
wall-qin-track = Helyszínsáv
wall-qin-deck = Kártyák a pakliban: { $count }
wall-screened = készlet a paraván mögött
wall-turn = soron van
wall-turn-of = Soron van: { $name }
wall-count-honour = becsület: { $n }
wall-count-officials = hivatalnokok a készletben és felvétel előtt: { $n }
wall-count-advisors = aktív és támogató tanácsadók: { $n }
wall-count-support = támogató tanácsadók: { $n }
wall-count-shame = szégyen: { $n }
wall-count-captured = zsákmányolt hordák: { $n }
wall-count-commands = parancskártyák kézben: { $n }
wall-count-tactics = taktikák kézben: { $n }
wall-in-supply = { $piece } a készletben: { $n }
wall-shamed = szégyen rajta { $count }
wall-discarded-commands = Eldobott parancskártyák
wall-general-and-advisors = Tábornok és aktív tanácsadók
wall-advisors-active = Aktív tanácsadók
wall-support = támogató tanácsadók { $count }
wall-captured = hordák { $count }
wall-unhired = fel nem vett hivatalnokok { $count }
wall-supply-of = A készletben
wall-short-unhired = felveendő { $count }
wall-short-support = támogató { $count }
wall-own-clan = A klánod
wall-shame = szégyen { $count }
wall-offer = Kínált tanácsadók
wall-offer-short = Tanácsadók
wall-artifacts = Ereklyék
wall-demands = A császár követelései
wall-demand-ready = most teljesíthető
wall-demand-short = most nem teljesíthető
wall-demand-none = teljesítve
wall-demands-done = Teljesített követelések: { $done } / { $needed }
wall-events = Érvényes események
wall-events-count = Események { $count }
wall-dealt = Válassz egyet
wall-choosing = választ
wall-bank = Szégyen a bankban: { $count }
wall-in-bank = a bankban
wall-commands = Parancsok · { $count } kézben
wall-tactics = Taktikák · { $count }
wall-played = kijátszva
wall-discarded = eldobva

## Choosing
pick-title = Mit teszel?
pick-of = Mit lehet tenni: { $name }
pick-count = { $all ->
    [one] Mit teszel vele?
   *[other] Mit teszel vele? { $all } közül { $can } lehetséges.
}
prompt-in-words = Válassz a szövegben álló válaszok közül.
text-answers = Mit tehetsz
whynot = Most nem lehet
whynot-of = { $name }: most nem
whynot-look = Megnézem
more-answers = További { $count }
answers-other = Továbbiak
count = Mennyi
count-kinds = Miből
count-less = Eggyel kevesebb
count-more = Eggyel több
keys-verbs = mit teszel a kiválasztott lappal, a gombjai szerint
