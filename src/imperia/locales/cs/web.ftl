# Slova samotné stránky; o hře mluví server.

brand-home = Imperia, stoly
nav = Hlavní
nav-tables = Stoly
nav-learn = Naučit se
nav-cards = Karty
nav-rules = Pravidla
nav-credits = Autoři a licence
menu = Nabídka
close = Zavřít
language = Jazyk
sound = Zvuk
sound-on = Zvuk zapnutý
sound-off = Zvuk vypnutý
theme-dark = Tmavý vzhled
theme-to-dark = Tmavý vzhled
theme-to-light = Světlý vzhled
skip-to-question = K otázce
skip-to-page = K obsahu stránky
preferences = Předvolby
pref-theme = Vzhled
pref-theme-system = Podle systému
pref-theme-light = Světlý
pref-theme-dark = Tmavý
pref-theme-why = Ve dne pergamen, v noci světlo lampy.
pref-pace = Tempo
pref-pace-calm = Klidně
pref-pace-normal = Normálně
pref-pace-brisk = Svižně
pref-pace-once = Hned
pref-pace-why = Jak rychle se vám ukazuje, co dělají ostatní. Vaše vlastní tahy nikdy nečekají.
pref-confirm = Potvrzování
pref-confirm-all = Každá odpověď
pref-confirm-final = Co nejde vrátit
pref-confirm-none = Nic
pref-confirm-why = Na co se stůl zeptá ještě jednou, než se to stane.
pref-contrast = Vysoký kontrast
pref-contrast-why = Černá na bílé nebo bílá na černé, s výraznými čarami.
pref-sound = Zvuky
pref-sound-why = Krátké a tiché; nikdy nejsou jediným znamením.
pref-tips = Rady
pref-tips-why = Slovo rady, když se s něčím setkáte poprvé.
pref-text = Stůl ve slovech
pref-text-why = Nadpisy a seznamy místo karet, pro čtení i pro odečítače obrazovky.
loading = Načítá se…
yes = ano
no = ne
you = vy
copied = Odkaz je ve schránce.
page-missing = Tuhle stránku neznáme
back-to-lobby = Zpět ke stolům
foot-notice = Neoficiální stůl pro domácí hraní, bez výtvarného díla vydavatelů. Ikony: game-icons.net, CC BY 3.0.

error-network = Server neodpovídá. Zkuste to prosím znovu.
error-server = Server narazil na chybu.
error-offline = Právě nejste připojeni; jakmile se spojení vrátí, můžete táhnout.
error-lost = Spojení vypadlo. Zkouším to znovu, nic se neztratí.

## Stoly

lobby-title = Ke kterému stolu dnes usednete?
lobby-lead = Tři kroky a hrajete. Bez účtu, bez instalace.
new-table = Nový stůl
step-game = Hra
new-table-lead = Vše ostatní je předvyplněné; stačí vybrat hru a založit.
again-title = Hrát znovu se stejnými
step-way = Jak budete hrát
step-seats = Místa u stolu
step-options = Možnosti
no-options = Tato hra nemá žádné volby.
option-by-seat = Podle míst
create-table = Založit stůl
minutes-range = { $least }–{ $most } min
wrong-still = Ještě jedna věc:
wrong-at-seat = { $place }, { $seat }. místo
seat-add = přidat
seat-add-bot = Bot
seat-add-link = Přes odkaz
seat-add-local = U obrazovky
seat-bot = Bot { $name }
seat-who = Kdo tu sedí
seat-kind-me = Vy
seat-kind-link = Přes odkaz
seat-kind-local = U obrazovky
seat-kind-bot = Bot
seat-choose = Zvolit pro místo: { $name }
seat-side = Strana, { $name }
bot-strength = Jak silný bot
rating = { $points } ± { $off }
rating-means = Hodnocení { $points } ± { $off } (s jistotou 95 %): změřeno ve hrách mezi boty, kteří přemýšleli bez hodin. U stolu mají méně času.
pick-any = Libovolně
pick-lot = vylosuje se
pick-taken = má { $name }
pick-swap = Vzít ji sem
pick-later = Vybírá se u stolu.
deck-own = vlastní balíček
deck-printed = balíček z krabice
deck-edit = Upravit
deck-none = Zvolte u místa frakci; pak se tu dá prohlédnout a upravit její balíček.
deck-of = Balíček: { $name }
deck-legal = Balíček je v pořádku
deck-only = Krabice má pro každou frakci právě tolik názvů, kolik jich balíček potřebuje. Jediný přípustný balíček je proto celý; vyměňovat půjde, až budou další karty.
deck-part = { $copies ->
    [one] Po jednom výtisku
    [few] Po { $copies } výtiscích
   *[other] Po { $copies } výtiscích
}
deck-look = Prohlédnout: { $name }
deck-from-box = Z krabice
deck-save = Uložit
your-name = Vaše jméno
player-range = { $min ->
    [1] { $max ->
        [1] 1
       *[other] 1–{ $max }
    }
   *[other] { $min }–{ $max }
}
seat-count = { $count ->
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
}
seat-local = Další u této obrazovky
seat-link = Člověk přes odkaz
seat-me-hint = vy, u této obrazovky
seat-local-hint = mezi tahy se zatáhne opona
seat-link-hint = pozvánku zkopírujete u stolu
seat-kind = Kdo sedí na { $number }. místě
seat-name-of = Jméno na { $number }. místě
seat-remove = Odebrat { $number }. místo
seat-nameless = Místo { $number }
my-tables = Moje stoly
no-tables = Zatím u žádného stolu nesedíte.
tables-waiting = { $count ->
    [one] { $count } čeká na vás
    [few] { $count } čekají na vás
   *[other] { $count } čeká na vás
}
your-turn = Jste na tahu
finished = Dohrané
all-count = všech { $count }
fewer = méně
alone = sami
import-record = Načíst záznam ze souboru
older-tables = Starší stoly
forget-me = Zapomenout tento prohlížeč
forget-me-sure = Vaše jméno a vaše vlastní stoly budou smazány a u ostatních stolů vaše místa převezmou boti. Nelze to vzít zpět. Pokračovat?

## Lekce
learn-title = Naučit se hru
learn-lead = První hra s průvodcem trvá čtvrt hodiny. Přerušit ji můžete kdykoli.
learn-new = nová
learn-begun = rozehráno
learn-done = hotovo
learn-length = { $pages } stran · { $minutes } min
learn-begin = Začít
learn-go-on = Pokračovat stranou { $number }
learn-anew = Začít znovu
learn-again = Projít znovu
learn-offer = Hrajete poprvé? První hra s průvodcem, { $minutes } minut
learn-rules = Pravidla
learn-rules-help = Kapitoly s příklady, hledání.
learn-cards = Karty
learn-cards-help = Všechny karty každé hry a co umějí.
learn-icons = Klíč k ikonám
learn-icons-help = Co znamená který tvar a znak.
learn-hints = Hrát s radou
learn-hints-help = Proti botům kdykoli stiskněte H: co by udělal dobrý bot a proč.
lesson-leave = Ukončit lekci
lesson-page = Strana { $number } z { $count }
lesson-why = Proč právě teď?
lesson-back = Zpět
lesson-next = Dál
lesson-show = Ukázat za mě
lesson-finish = K lekcím
lesson-play-on = Hrát odtud dál
lesson-reading = Přečtěte si stranu a pokračujte tlačítkem Dál.

## Stůl

table = Stůl
table-missing = K tomuto stolu nemůžete
players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
phases = Části kola
round = Kolo
round-number = { $number }. kolo
round-number-wall = { $number }. rok
dock = Rozhodnutí a ruka
hand = Karty v ruce
hand-count = Vaše ruka · { $count }
hand-over = Předat obrazovku: { $name }
card-hidden = skrytá karta
card-origin = Původ
card-in-browser = v přehledu karet
rule = pravidlo
really = Opravdu?
more-options = { $count ->
    [one] { $count } možnost mimo obraz
    [few] { $count } možnosti mimo obraz
   *[other] { $count } možností mimo obraz
}
strip-open = { $name }: vše, co má na stole
strip-options = { $count ->
    [one] { $count } možnost
    [few] { $count } možnosti
   *[other] { $count } možností
}
unselect = Zrušit výběr
prompt-on-table = Vyberte zvýrazněnou kartu nebo místo na stole.
waiting = Čeká se
waiting-for = Čeká se na: { $names }
waiting-why = Až přijdete na řadu, uvidíte to zde.
waiting-for-you = čeká se na vás
stage-step = Krok { $at } z { $of }
skip = Přeskočit
key-space = mezerník
again = Ještě jednou
since-again = Přehrát znovu
struck-seen = Rozumím
struck-more = a další: { $count }
undone = Jeden tah byl vrácen.
undone-line = Vráceno zpět: { $line }
undo-request-line = { $name } žádá o vrácení: { $line }
sign-cancel = ruší se
sign-dead = umírá
sign-raze = ničí se
looking-on = Díváte se; táhnou ostatní.
seat-owes = { $name }: čeká se na odpověď
seat-ready = { $name }: hotovo
game-over = Konec hry
undo = Zpět
undo-others = Zpět…
undo-request = { $name } žádá o vrácení na tah { $move }.
undo-agree = Souhlasím
undo-refuse = Nesouhlasím
log = Záznam
log-since = Od vašeho tahu
told-before = { $count ->
    [one] Stala se ještě { $count } věc.
    [few] Staly se ještě { $count } věci.
   *[other] Stalo se ještě { $count } věcí.
}
log-more = { $count ->
    [one] ještě { $count } věta
    [few] ještě { $count } věty
   *[other] ještě { $count } vět
}
log-empty = Zatím se nic nestalo.
text-on = Textový stůl
text-off = Grafický stůl
record = Stáhnout záznam
delete-table = Smazat stůl
delete-table-sure = Stůl i jeho hra zmizí navždy a všem. Pokračovat?
delete-table-waiting = Stůl zmizí, až o to požádají také: { $names }.
delete-wish = { $count ->
    [one] { $names } chce tento stůl smazat. Tahem přání zaniká.
    [few] { $names } chtějí tento stůl smazat. Tahem přání zaniká.
   *[other] { $names } chtějí tento stůl smazat. Tahem přání zaniká.
}
delete-agree = Smazat stůl také
leave-seat = Přenechat místo botovi
leave-seat-sure = Na vašem místě bude už natrvalo hrát bot. Pokračovat?
renew-links = Nové odkazy
renew-links-sure = Všechny dosud rozeslané odkazy přestanou platit a diváci musí odejít. Pokračovat?
links-renewed = Staré odkazy už neplatí; jsou tu nové.
revoke-links = Zrušit odkazy
revoke-links-sure = Přes odkaz se už nikdo nedostane dovnitř a diváci musí odejít. Pokračovat?
links-revoked = Odkazy už neplatí. Další vytvoří „Nové odkazy“.
invite-free = { $count ->
    [one] { $count } místo je volné
    [few] { $count } místa jsou volná
   *[other] { $count } míst je volných
}
invite-link = Odkaz s pozvánkou
invite-copy = Kopírovat pozvánku
spectate-copy = Odkaz pro diváky
join-title = Zvou vás ke stolu
join-host = { $name } vás zve ke stolu
join-full = Všechna místa už jsou obsazena. Přihlížet můžete odkazem pro diváky; požádejte o něj toho, kdo vás zve.
join-submit = Usednout
join-again = Usednout k novému stolu
company = Kdo sedí u stolu
company-here = Kdo sedí u stolu; připojeno { $here } z { $count }
presence-here = u stolu
presence-away = mimo stůl
presence-free = volné místo
presence-mine = vy
presence-bot = bot
table-name = Jméno stolu
rename-table = Pojmenovat
table-tools = { $name }: přejmenovat, odejít, smazat
source-again = Další hra stejných lidí
source-fork = Odbočka jiné hry od tahu { $move }
source-fork-of = Odbočka hry z { $day } ({ $game }) od tahu { $move }
move-copy = Odkaz pro můj jiný prohlížeč
move-help = Odkaz je jen pro vás: kdo ho otevře, převezme tu vaše místo. Platí jednou.
move-title = Převzít své místo
move-why = Tímto odkazem se vaše místo přestěhuje do tohoto prohlížeče. V tom dosavadním u stolu sedět přestanete.
move-take = Hrát dál tady

curtain-over = Předejte zařízení
curtain-title = Na řadě: { $name }
curtain-why = Ostatní se prosím nedívají.
curtain-open = { $name }: ukázat karty
together-own = podívat se do svých karet
talk = Hovor
talk-say = Říct něco u stolu
talk-send = Říct
talk-empty = Zatím nikdo nic neřekl. Čtou to všichni u stolu a nikde se to neukládá.

## Učení

hint = Rada
hint-title = Rada: co by udělal dobrý bot (H)
hint-taken = { $name } si bere radu.
hint-taken-you = Berete si radu.
hint-advised = doporučený tah
hint-best = Nejlepší tah
hint-good = Dobrý tah
hint-lead = bodů proti dalšímu tahu
hint-margin = { $size ->
    [hair] Jen o vlas lepší než další tah.
    [some] O něco lepší než další tah.
   *[clear] Zřetelně lepší než další tah.
}
hint-worlds = rozdání mluví pro něj
hint-chance = šance na výhru
hint-chance-knows = { $count ->
    [one] Šance vychází z { $count } hry, kterou odtud dohráli hbití boti.
   *[other] Šance vychází z { $count } her, které odtud dohráli hbití boti.
}
hint-sure = Jistota rady
hint-range = Skutečná jistota je nejspíš mezi { $low } a { $high } (šrafovaně): vyzkoušelo se jen tolik rozdání.
hint-late = Na spočtení šance na výhru nebylo dost času.
hint-show = Ukázat
hint-play = Zahrát
hint-others = Co ještě stojí za úvahu
hint-knows = { $count ->
    [one] Rada vidí jen to, co vy: bot { $bot } vyzkoušel tahy na { $count } rozdání skrytých karet.
   *[other] Rada vidí jen to, co vy: bot { $bot } vyzkoušel tahy na { $count } rozdáních skrytých karet.
}
hint-knows-thumb = Rada vidí jen to, co vy: bot { $bot } se zde řídí osvědčeným pravidlem.
hint-thinking = Bot o tom přemýšlí…
hint-none = Teď žádná rada není.
hint-later = Až přijdete na řadu, bude rada zde.
hint-not-here = U stolu hrají další lidé a na radách se při zakládání nikdo nedohodl.
hint-again = Přepočítat
hint-hide = Skrýt radu
hints-allowed = Všichni smějí žádat o radu
hints-allowed-help = Kdo si sedne, souhlasí s tím. Proti botům jsou rady vždy.
summary = Hra na jedné stránce
summary-of = { $game } na jedné stránce
summary-goal = Cíl
summary-round = Průběh
summary-end = Konec
summary-scoring = Bodování
summary-reading = Jak číst kartu
summary-icons = Klíč k ikonám
summary-first = Do první hry
summary-rules = Celá pravidla
summary-print = Vytisknout
glossary = Slovníček
glossary-search = Hledat ve slovníčku
card-icons = Ikony
tip = Rada pro první hru
tip-close = Rozumím
tips-off = Už neradit

## Klávesy

keys = Klávesy
keys-options = možnosti a štítky na kartách
keys-decline = odmítnout, netipovat, dost
keys-confirm = potvrdit
keys-unselect = zrušit výběr
keys-undo = vrátit tah
keys-hop = další a předchozí věc, kterou lze zvolit
keys-walk = pohyb mezi kartami
keys-zones = výzva, ruka, stůl, záznam
keys-zoom = zvětšit kartu
keys-log = záznam
keys-rules = pravidla ke kartě nebo výzvě
keys-hint = rada; podruhé ji zahraje
keys-summary = hra na jedné stránce
keys-text = textový stůl
keys-skip = při přehrávání: dál; podržením: na konec
keys-again = přehrát znovu, co se stalo od vašeho tahu
keys-help = tento přehled
keys-replay-step = o tah
keys-replay-round = o kolo
keys-replay-play = přehrát, pozastavit

## Přehrávka a bodování

replay = Přehrát
replay-of = { $count ->
    [one] přehrávka · { $count } tah
    [few] přehrávka · { $count } tahy
   *[other] přehrávka · { $count } tahů
}
replay-quiet = Z tohoto tahu nebylo nic vidět.
replay-slider = Tah
replay-at = tah { $move } z { $last }, { $mark }
replay-prev = O tah zpět
replay-next = O tah vpřed
replay-prev-round = Předchozí kolo
replay-next-round = Další kolo
replay-play = Přehrát
replay-pause = Pozastavit
replay-speed = Rychlost
replay-eyes = Pohled
replay-eyes-none = divák
replay-link = Odkaz na tah { $move }
replay-fork = Hrát dál odsud
replay-leave = Zpět ke hře
score = Bodování
score-caption = Bodování řádek po řádku
score-total = Celkem
score-winner = { $count ->
    [one] Vítězí { $names }
   *[other] O vítězství se dělí { $names }
}
score-no-winner = Nikdo nevyhrál
score-board = Prohlédnout stůl
play-again = Hrát znovu
chart-title = Body kolo po kole
chart-note = Křivka říká, kolik by hráč měl, kdyby hra skončila právě tehdy.
moments = Zlomové okamžiky
chart-label = Body po kolech; na konci { $summary }

## Karty, pravidla, autoři

cards-lead = Text každé karty vzniká z jejích pravidel. Klepnutím kartu zvětšíte.
cards-search = Hledat: jméno, slovo z textu…
cards-found = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
rules-search = Hledat v pravidlech
rules-walk = Šipkami nahoru a dolů se jde od nálezu k nálezu
rules-hits = { $here } zde · { $count }
rules-none = nic
rules-sections = Kapitoly
rules-chapter = Kapitola
rules-other-game = Jiná hra
rules-example = Příklad
rules-ours = Naše rozhodnutí
rules-exact = Kdo, kdy, odkud a kam
rules-live = Živá karta
rules-on-page = V této kapitole
rules-english = jen anglicky
rules-full = Na celou stránku
credits-notice = Neoficiální fanouškovský projekt
credits-notice-text = Imperia není spojena s autory ani vydavateli her, které se u ní hrají. Názvy her patří jejich vlastníkům. Program nepoužívá žádnou grafiku ani texty z krabic; karty kreslí a popisuje sám. Hru si prosím kupte.
credits-icons = Ikony
credits-icons-text = Ikony her nakreslili autoři sady
credits-icons-changes = Ikony jsou přebarvené, jinak nezměněné. Čárové ikony ovládání jsou naše.
credits-fonts = Písma
credits-software = Programy

## Mocnosti

powers-board = Řady hráčů a kola
powers-row = řada: { $name }
powers-candidate = Kandidát
powers-candidate-hidden = skrytý
powers-candidate-appeared = vystoupil
powers-candidate-uncovered = odhalen
powers-candidate-shown = odkryt
powers-candidate-choosing = vybírá se
powers-appeared-in = { $round }. kolo
powers-only-you = vidíte jen vy
powers-only-you-short = jen vy
powers-exposed = zrádce
powers-exposed-is = Zrádce ve frakci má { $name }.
powers-start = začíná
powers-threats = Hrozby
powers-threats-of = Hrozby { $count } z { $limit }
powers-running-points = bodů, kdyby hra skončila teď, bez skrytých Kandidátů
powers-hand-and-pile = karet v ruce a v balíčku
powers-holds = V ruce { $hand }, v balíčku { $pile }
powers-draft = Nabídka karet
powers-column = { $number }. kolo
powers-empty = { $number }. kolo, prázdné
powers-nothing = nic
powers-laid = vyloženo
powers-laid-down = karta vyložená lícem dolů
powers-state-cancelled = zrušena
powers-state-dead = po smrti
powers-state-covered = překryta
powers-threatened = v ohrožení
powers-protected = pod ochranou
powers-acts-as = působí jako { $card }
powers-aims-at = míří na: { $card }
powers-mark-turned = obrácený druh
powers-mark-sheltered = v úkrytu
powers-mark-doubled = počítá se dvakrát
powers-characters = Vaše Postavy

## Settlers

settlers-own-empire = Vaše impérium
settlers-empire-of = Impérium: { $name }
settlers-no-faction = bez frakce
settlers-you = vy · { $name }
settlers-row-production = Produkce
settlers-row-feature = Vlastnosti
settlers-row-action = Akce
settlers-good-wood = dřevo
settlers-good-stone = kámen
settlers-good-food = jídlo
settlers-good-gold = zlato
settlers-good-settler = osadníci
settlers-good-raze = boření
settlers-good-defense = obrana
settlers-good-vp = VB
settlers-good-card = karta
settlers-nothing = nic
settlers-deals = Dohody
settlers-deal-gives = dohoda, každé kolo { $good }
settlers-route-gives = obchodní stezka, každé kolo { $good }
settlers-every-round = Každé kolo
settlers-keeps = uchovává
settlers-deck = Frakční balíček { $deck }, odhozeno { $pile }
settlers-deck-pile = Odhozené frakční karty
settlers-common = Společný balíček { $deck }, odhozeno { $pile }
settlers-common-pile = Odhozené běžné karty
settlers-hand = V ruce { $count }, z toho běžných { $common }
settlers-foundation = základy
settlers-foundations = Základy
settlers-foundations-count = základy · { $count }
settlers-passed = pasuje
settlers-turn = na tahu
settlers-turn-of = Na tahu: { $name }
settlers-first = začíná
settlers-first-is = Začíná: { $name }
settlers-market = Rozhled: karty na výběr
settlers-offer = Vaše nabídka karet
settlers-drawn = Dobrané karty
settlers-chosen = vybráno
settlers-blocked = zablokována
settlers-used = aktivována { $used } z { $uses }
settlers-samurai = hlídá samuraj
settlers-defended = { $count ->
    [one] { $count } obranný žeton
    [few] { $count } obranné žetony
   *[other] { $count } obranných žetonů
}
settlers-taken = převzata, patří: { $name }
settlers-under = { $count ->
    [one] pod ní { $count } karta
    [few] pod ní { $count } karty
   *[other] pod ní { $count } karet
}
settlers-held = { $count ->
    [one] na ní { $count } surovina
    [few] na ní { $count } suroviny
   *[other] na ní { $count } surovin
}
settlers-routes = obchodní stezka: { $names }
settlers-raze-for = zboření za { $price }, zisk: { $goods }
settlers-raze-never = nelze zbořit
settlers-virtual = Virtuální hráč
settlers-area = Jeho karty
settlers-line = Útočná linie
settlers-newest = nejnovější
settlers-attack-deck = v balíčku { $count }
settlers-collection = Sbírka
settlers-collection-count = Sbírka { $count }
settlers-ahead = vedete · lokace { $locations }, Sbírka { $collection }
settlers-behind = nevedete · lokace { $locations }, Sbírka { $collection }
settlers-balance = Vaše frakční lokace { $locations }, Sbírka { $collection }
settlers-rank-commoner = Muž z lidu
settlers-rank-squire = Panoš
settlers-rank-noble = Šlechtic
settlers-rank-knight = Rytíř
settlers-rank-castellan = Kastelán
settlers-rank-king = Král
settlers-rank-emperor = Císař
settlers-track = Stupnice bodů: { $summary }
settlers-track-place = { $name } { $points } (s lokacemi { $total })

## Imperium

imperium-own-nation = Váš národ
imperium-nation-of = Národ: { $name }
imperium-no-nation = zatím bez národa
imperium-choosing = vybírá
imperium-good-material = suroviny
imperium-good-population = obyvatelé
imperium-good-progress = pokrok
imperium-no-goods = nic
imperium-points = vítězné body
imperium-points-now = Body teď
imperium-suit-nation = Národ
imperium-suit-main = Hlavní balíček
imperium-tag-region = Území
imperium-tag-uncivilised = Necivil.
imperium-tag-civilised = Civil.
imperium-tag-nation = Národ
imperium-tag-tributary = Poddaní
imperium-tag-fame = Věhlas
imperium-tag-unrest = Nepokoje
imperium-state = Stav
imperium-state-barbarian = barbaři
imperium-state-empire = říše
imperium-turn = hraje
imperium-turn-of = Hraje: { $name }
imperium-last-round = Poslední kolo: { $round }
imperium-commons = Společné hromádky
imperium-fame = věhlas
imperium-king-below = Král králů vespod
imperium-unrest = nepokoje
imperium-collapse-near = hrozí kolaps
imperium-exile-pile = vyhnanství
imperium-exile-count = Vyhnanství { $count }
imperium-market = Nabídka
imperium-deck-of = { $suit }: v balíčku { $count }
imperium-empty = prázdné
imperium-on-it = leží na ní { $goods }
imperium-unrest-beneath = pod ní leží nepokoje
imperium-actions-left = Akce
imperium-exhausts = Vyčerpání
imperium-tokens = { $word }: { $have } z { $full }
imperium-power = mocnost { $side }
imperium-court = dvůr
imperium-journey = putování
imperium-accession = Karta přerodu
imperium-nation-deck = národ
imperium-nation-count = národ · { $count }
imperium-nation-cards = Balíček národa, bez pořadí
imperium-nation-empty = balíček národa je prázdný
imperium-deck-exhausted = na balíčku národa leží žeton vyčerpání
imperium-play = Vyloženo
imperium-cards-in-play = Vyložené karty: { $count }
imperium-nothing-in-play = Zatím nic vyloženého
imperium-fold = { $suit }, vyloženo { $count }, sbalit
imperium-unfold = { $suit }, vyloženo { $count }, rozbalit
imperium-folded = sbaleno, karet { $count }
imperium-exhausted = vyčerpaná
imperium-holds = posádka: { $cards }
imperium-under = v posádce karty { $card }
imperium-converted = v tomto tahu má tuto ikonu
imperium-costs = cena { $goods }
imperium-side = Budování a hromádky
imperium-development = Budování
imperium-quests = Výpravy
imperium-deck = balíček
imperium-discard-pile = odhoz
imperium-history = historie
imperium-sunken = potopené
imperium-pile = { $word } { $count }
imperium-draw-cards = Váš balíček, bez pořadí
imperium-discard-cards = Odhazovací balíček
imperium-history-cards = Historie
imperium-from-exile = Z vyhnanství
imperium-from-discard = Z odhozu
imperium-from-history = Z historie
imperium-from-deck = Z balíčku
imperium-hand = V ruce { $count }
imperium-hand-drawn = dobírá se do { $size }

wall-tracks = Stupnice a Skladiště
wall-year = Rok
wall-years = Časová stupnice: nahoře hordy, dole ztráty
wall-year-hordes = Nové hordy: { $count }
wall-year-losses = Ztráty v tomto roce: { $count }
wall-command = Velení
wall-order = { $n }. { $name }: { $card }
wall-order-free = { $n }. pozice, volná
wall-storehouse = Skladiště
wall-honour = Čest
wall-honour-of = Čest: { $list }
wall-honour-worth = čest { $n }
wall-tea = Čaj
wall-tea-order = Pořadí na stupnici čaje
wall-wall = Velká zeď
wall-section-left = Levý úsek
wall-section-middle = Prostřední úsek
wall-section-right = Pravý úsek
wall-indicator = Sem míří příští horda
wall-balance = Útok { $attack } ({ $against }) proti obraně { $defence } ({ $behind })
wall-part-wall = Zeď
wall-part-barricades = zátarasy
wall-part-other = ostatní účinky
wall-blocked = nepoužívá se
wall-barred = uzavřeno
wall-free-place = volná pozice
wall-fields = Pole odolnosti
wall-field-free = volné pole
wall-field-gives = volné pole: { $goods }
wall-field-wound = zranění
wall-strength = síla { $n }
wall-level = Zeď { $level }. stupně, obrana úseku { $defence }
wall-level-short = { $level }. stupeň
wall-next-course = další stupeň stojí { $price }
wall-barricades-of = zátarasy { $count } z { $most }
wall-firing = Střelecké pozice: { $count }
wall-staging = nástup
wall-staging-of = nástup: { $section }
wall-locations = Lokace
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
wall-does-barracks = verbuje a útočí
wall-does-teahouse = mění pořadí čaje
wall-does-builders = staví Zeď
wall-does-hq = přesouvá vojsko
wall-does-embassy = najímá rádce
wall-does-academy = dává taktiky
wall-special = zvláštní lokace
wall-slots = obsazeno { $taken } z { $slots }
wall-officials-there = úředníci: { $who }
wall-overseer-owner = dohlížitel { $level }. stupně: { $name }
wall-lone-shame = kdo je tu sám, dostane hanbu
wall-running = právě se aktivuje
wall-lift = { $location }: přesunout úředníka odtud
wall-promotion = další stupeň vašeho dohlížitele stojí { $price }
wall-good-wood = dřevo
wall-good-stone = kámen
wall-good-gold = zlato
wall-good-chi = či
wall-good-honour = čest
wall-nothing = nic
wall-piece-clerk = úředník
wall-piece-spear = kopiník
wall-piece-archer = lučištník
wall-piece-rider = jezdec
wall-piece-of = { $piece }: { $name }
wall-reed = Rákosový klan
wall-qin = Čchin Ťiou-šao
wall-qin-track = Stupnice lokací
wall-qin-deck = Karty v balíčku: { $count }
wall-screened = zásoby za zástěnou
wall-turn = na tahu
wall-turn-of = Na tahu: { $name }
wall-count-honour = čest: { $n }
wall-count-officials = úředníci v zásobě a nenajatí: { $n }
wall-count-advisors = rádci aktivní a podpůrní: { $n }
wall-count-support = podpůrní rádci: { $n }
wall-count-shame = hanba: { $n }
wall-count-captured = ukořistěné hordy: { $n }
wall-count-commands = karty velení v ruce: { $n }
wall-count-tactics = taktiky v ruce: { $n }
wall-in-supply = { $piece } v zásobě: { $n }
wall-shamed = hanba na { $count }
wall-discarded-commands = Odhozené karty velení
wall-general-and-advisors = Generál a aktivní rádci
wall-advisors-active = Aktivní rádci
wall-support = podpůrní rádci { $count }
wall-captured = hordy { $count }
wall-unhired = nenajatí úředníci { $count }
wall-supply-of = V zásobě
wall-short-unhired = nenajatí { $count }
wall-short-support = podpora { $count }
wall-own-clan = Váš klan
wall-shame = hanba { $count }
wall-offer = Rádci v nabídce
wall-offer-short = Rádci
wall-artifacts = Artefakty
wall-demands = Požadavky císaře
wall-demand-own = teď můžete dát { $n } z { $of }
wall-demand-ready = teď lze splnit
wall-demand-short = teď nelze splnit
wall-demand-none = splněno
wall-demands-done = Splněné požadavky: { $done } z { $needed }
wall-events = Události v platnosti
wall-events-count = Události { $count }
wall-dealt = Vyberte si
wall-choosing = vybírá
wall-bank = Hanba v bance: { $count }
wall-in-bank = v bance
wall-commands = Velení · { $count } v ruce
wall-tactics = Taktiky · { $count }
wall-played = vyložená
wall-discarded = odhozená

## Choosing
pick-title = Co uděláte?
pick-of = Co lze udělat: { $name }
pick-count = { $all ->
    [one] Co s ní uděláte?
   *[other] Co s ní uděláte? Lze { $can } z { $all }.
}
prompt-in-words = Vyberte některou z odpovědí v textu.
text-answers = Co můžete udělat
whynot = Teď to nejde
text-hindered = Zeptat se, co teď nejde a proč
text-hindered-none = Nic vám v tom nebrání.
whynot-ask = Proč ne?
whynot-of = { $name }: teď ne
whynot-look = Prohlédnout
more-answers = { $count ->
    [one] Další { $count }
    [few] Další { $count }
   *[other] Dalších { $count }
}
answers-other = Další
count = Kolik
count-kinds = Čeho
count-less = O jedno méně
count-more = O jedno více
keys-verbs = co udělat s vybranou kartou, podle jejích tlačítek

analysis = Rozbor
analysis-begin = Rozebrat hru
analysis-about = Šance všech na výhru v průběhu hry a tahy, které ji zvrátily.
analysis-making = Počítají se šance:
analysis-stop = Zastavit
analysis-later = Zlomové tahy se ukážou, až bude vše spočteno.
analysis-chart = Šance na výhru tah po tahu
analysis-view = Pohled
analysis-chances = šance
analysis-by-points = body
analysis-at = Po { $move }. tahu: { $chances }
analysis-note = Spočteno z toho, co místa mohla tehdy vědět; kolísá o ±{ $off } (šrafovaně). Stisk bodu otevře stůl v tom tahu.
analysis-table = Šance jako tabulka
analysis-move = Po tahu
analysis-team = Družstvo
analysis-points = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
analysis-turns = Zlomové tahy
analysis-look = přehrát otevře stůl v tom tahu
analysis-turn = { $part }, tah { $move }, { $name }.
analysis-open = Přehrát tah { $move }
analysis-master = Mistr:
analysis-means = Mistr: co by udělal bot Mistr z toho, co místo tehdy vědělo, kdyby přemýšlel bez hodin.
analysis-gain = Šance na výhru { $gain }.
analysis-agreed = Lépe by nehrál ani mistr.
analysis-no-turns = Žádný jednotlivý tah tuto hru nezvrátil.
analysis-mine = Vaše tahy prozkoumané zblízka: { $looked }; z toho stejně dobré jako mistrovy: { $agreed }.
by-card = Body podle karet
by-card-of = { $name } podle karet
by-card-what = karta
by-card-why = za co
by-card-share = podíl
by-card-points = body
