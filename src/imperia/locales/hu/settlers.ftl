# Settlers: the game in Hungarian.
settlers-title = Birodalmi telepesek

setup-settlers-blurb = Építs birodalmat öt forduló alatt: helyszínek, megállapodások, rombolás. Egyedül a virtuális játékos ellen, vagy ketten–négyen.
setup-settlers-factions = Frakciók
setup-settlers-factions-help = A random szó kisorsolja őket, a choose mellett mindenki választ, ülésrendben. Különben sorold fel minden helyre, vesszővel elválasztva: roman, barbarian, egyptian, japanese; kettőspont után a tábla oldala is állhat, például roman:b.
setup-settlers-lookout = Körültekintés
setup-settlers-lookout-help = Hogyan osztjuk szét a közös lapokat a forduló elején.
setup-settlers-lookout-standard = Szokásos körültekintés
setup-settlers-lookout-standard-help = Két nyílt sor; a másodikból fordított sorrendben választunk. Ajánlott.
setup-settlers-lookout-draft = Körültekintés továbbadással
setup-settlers-lookout-draft-help = Mindenki titokban megtart egyet három lapból, kettőt továbbad, és a kapottakból is megtart egyet.
setup-settlers-lookout-advanced = Haladó körültekintés
setup-settlers-lookout-advanced-help = Egyetlen ötlapos sor, amely választás közben töltődik; két kör azonos irányban.
setup-settlers-peaceful = Békés változat
setup-settlers-peaceful-help = Célozhat-e a rombolás akció ellenfelet.
setup-settlers-peaceful-no = Ellenfelek rombolásával
setup-settlers-peaceful-no-help = A szokásos játék: az ellenfelek helyszínei lerombolhatók.
setup-settlers-peaceful-yes = Békés
setup-settlers-peaceful-yes-help = A rombolás akció csak a saját kézben lévő lapokra szól; minden körültekintéskor mindenki eggyel több közös lapot húz.
setup-settlers-decks = Saját frakciópaklik
setup-settlers-decks-help = A printed szó a doboz pakliit jelenti. Különben sorold fel egy frakció 18 lapját a számukkal, a paklikat pontosvesszővel elválasztva: ROM001 x2, ROM003 x3, …

phase-settlers-setup = Előkészület
phase-settlers-lookout = Körültekintés
phase-settlers-production = Termelés
phase-settlers-action = Akciók
phase-settlers-cleanup = Rendrakás
phase-settlers-attack = Támadás
phase-settlers-end = Vége

category-settlers-production = Termelés
category-settlers-deals = Megállapodások
category-settlers-bonus = Építési jutalmak
category-settlers-features = Tulajdonságok
category-settlers-actions = Akcióhelyszínek
category-settlers-razing = Rombolás
category-settlers-locations = Közös helyszínek
category-settlers-faction-locations = Frakcióhelyszínek
category-settlers-gate = Kapuk
category-settlers-shrine = Szentély

filter-settlers-faction = Pakli
filter-settlers-kind = Fajta
filter-settlers-colour = Szín

ending-settlers-rounds = A játék az ötödik forduló után véget ér.
ending-settlers-win = Nyertél: { $collection } lapos Gyűjtemény ellen { $locations } frakcióhelyszíned áll. { $points } ponttal a rangod: { $rank }.
ending-settlers-loss = A virtuális játékos nyert: { $collection } lapos Gyűjteményét nem múlta felül { $locations } frakcióhelyszíned.
tie-settlers-goods = Pontegyenlőség; több nyersanyaga és telepese ({ $n }) maradt: { $seat }.
tie-settlers-hand = Pontban és készletben is egyenlők; több lap ({ $n }) van a kezében: { $seat }.
tie-settlers-shared = Pontban, készletben és kézben is egyenlők: a győzelem közös.

settlers-rank-commoner = Közember
settlers-rank-squire = Fegyvernök
settlers-rank-noble = Nemes
settlers-rank-knight = Lovag
settlers-rank-castellan = Várnagy
settlers-rank-king = Király
settlers-rank-emperor = Császár

## Fields of a card
settlers-field-raze = lerombolva ad: { $goods }
settlers-field-deal = megállapodásként fordulónként ad: { $goods }
settlers-field-attack = célja: { $goods }

## Goods and signs
icon-wood = fa
icon-stone = kő
icon-food = élelem
icon-gold = arany
icon-settler = telepes
icon-raze = rombolásjelző
icon-defense = védelemjelző
icon-vp = GYP
icon-card = lap
icon-common-card = közös lap
icon-faction-card = frakciólap
icon-resource = nyersanyag
icon-location = helyszín
icon-faction-location = frakcióhelyszín
icon-foundation = alap
icon-deal = megállapodás
icon-samurai = szamuráj
icon-store = raktározás
icon-production = termelő helyszín
icon-action = akcióhelyszín
icon-colour-brown = barna
icon-colour-gray = szürke
icon-colour-red = piros
icon-colour-pink = rózsaszín
icon-colour-gold = arany színű
icon-colour-blue = kék
icon-colour-black = fekete
icon-colour-purple = lila

## So many of a good, as what a verb acts upon
settlers-amount-wood = { $n } { ICON("wood", "fa") }
settlers-amount-stone = { $n } { ICON("stone", "kő") }
settlers-amount-food = { $n } { ICON("food", "élelem") }
settlers-amount-gold = { $n } { ICON("gold", "arany") }
settlers-amount-settler = { $n } { ICON("settler", "telepes") }
settlers-amount-raze = { $n } { ICON("raze", "rombolásjelző") }
settlers-amount-defense = { $n } { ICON("defense", "védelemjelző") }
settlers-amount-vp = { $n } { ICON("vp", "GYP") }
settlers-amount-card = { $n } { ICON("card", "lap") }
settlers-amount-common-card = { $n } { ICON("common-card", "közös lap") }
settlers-amount-faction-card = { $n } { ICON("faction-card", "frakciólap") }

settlers-colour-brown = barna
settlers-colour-gray = szürke
settlers-colour-red = piros
settlers-colour-pink = rózsaszín
settlers-colour-gold = arany
settlers-colour-blue = kék
settlers-colour-black = fekete
settlers-colour-purple = lila

settlers-origin-roman = Rómaiak
settlers-origin-barbarian = Barbárok
settlers-origin-egyptian = Egyiptomiak
settlers-origin-japanese = Japánok
settlers-origin-common = Közös
settlers-origin-attack = Támadólap
settlers-kind-production = Termelés
settlers-kind-feature = Tulajdonság
settlers-kind-action = Akció
settlers-kind-attack = Támadás

settlers-a-card = egy lap
settlers-nothing = semmi
settlers-free = ingyen
settlers-a-site = 1 { ICON("location", "helyszín vagy alap") }

## Card texts
settlers-production = Termelés: { $effect }
settlers-feature = Tulajdonság: { $effect }
settlers-action = Akció: { $effect }
settlers-bonus = Építési jutalom: { $effect }
settlers-uses = { $effect }; fordulónként legfeljebb { $n }×
settlers-tint = { $colour ->
    [brown] { ICON("colour-brown", "barna") }
    [gray] { ICON("colour-gray", "szürke") }
    [red] { ICON("colour-red", "piros") }
    [pink] { ICON("colour-pink", "rózsaszín") }
    [gold] { ICON("colour-gold", "arany színű") }
    [blue] { ICON("colour-blue", "kék") }
    [black] { ICON("colour-black", "fekete") }
   *[purple] { ICON("colour-purple", "lila") }
}
settlers-each-own = minden { settlers-tint } helyszíned után, ezt is beleértve
settlers-each-samurai = birodalmad minden { ICON("samurai", "szamurája") } után
when-settlers-build = valahányszor { $colour ->
    [faction] { ICON("faction-location", "frakcióhelyszínt") }
   *[other] { settlers-tint } helyszínt
} építesz, { $effect }
when-settlers-raze = valahányszor rombolsz, { $effect }
when-settlers-deal = valahányszor megállapodást kötsz, { $effect }
when-settlers-points = valahányszor egyszerre legalább 2 { ICON("vp", "GYP") } jár neked, még { $effect }
when-settlers-send = minden 2 { ICON("settler", "telepes") } után, akit ellenfeled elküld, { $effect }, fordulónként legfeljebb { $most }
settlers-stores = rendrakáskor bármennyit megtarthatsz: { $goods }
settlers-gate = a köröd alatt bármennyi { ICON("card", "lapot") } tehetsz a kezedből e lap alá: darabjáért 1 { ICON("vp", "GYP") }; a végén { $vp } { ICON("vp", "GYP") }, ha legalább { $least } fekszik ott
settlers-shrine = a köröd alatt bármennyi nyersanyagot végleg e lapra tehetsz; a végén { $vp } { ICON("vp", "GYP") } jár legalább { $least } darabért
settlers-feed-gate = tegyél lapokat a kezedből e lap alá
settlers-convert-deals = a termelés alatt eldobhatod a megállapodásaidból kapott javakat: darabjáért 1 { ICON("vp", "GYP") }
settlers-pay-any = dobj el { $n } tetszőleges nyersanyagot
settlers-discard = dobj el { $what }
settlers-in-hand = a kezedből 1 { $common ->
    [yes] { ICON("common-card", "közös lapot") }
   *[no] { ICON("card", "lapot") }
}
settlers-pay-deal = dobd el egy megállapodásodat
settlers-produce-again = { $other ->
    [yes] válaszd ki egy másik termelő helyszínedet, és kapd meg, amit termel
   *[no] válaszd ki egy termelő helyszínedet, és kapd meg, amit termel
}
settlers-draw-keep = { $rest ->
    [back] húzz: { $cards }, egyet tarts meg, a többit keverd vissza a pakliba
   *[discard] húzz: { $cards }, egyet tarts meg, a többit dobd el
}
settlers-ready-again = dobd el a javakat egy másik akcióhelyszínedről; újra használható
settlers-gain-deal-good = kapd meg egy megállapodásod javát
settlers-build-faction = építs most a kezedből egy frakcióhelyszínt: fizesd meg az árát és még: { $more }, de a ház jelért semmit
settlers-build-deal = építsd meg most egy megállapodásodat helyszínként, a ház jelért nem kell semmit adnod
settlers-lay-foundation = tegyél le { $what } alapként
settlers-deploy-samurai = helyezz el azonnal { $n } szamurájt a készletből
settlers-raze-opponents = rombold le egy ellenfél helyszínét, bármi védi is
settlers-raze-own = rombold le egy saját közös helyszínedet
settlers-raze-and-convert = fizetsz 1 { ICON("raze", "rombolásjelzőt") }, és lerombolsz egy lapot a kezedből, vagy fizetsz 2 { ICON("raze", "rombolásjelzőt") } (védelem ellen többet), és lerombolod egy ellenfél helyszínét; utána eldobhatsz bármit, amit így kaptál: darabjáért { $vp } { ICON("vp", "GYP") }
settlers-gain-spoil = válassz egy ellenséges helyszínt, és kapj egyet a rombolásmezője javaiból
settlers-remove-location = dobd el egy ellenfél helyszínét (ez nem rombolás)
settlers-steal-resource = vegyél el 1 nyersanyagot egy ellenféltől
settlers-opponent-discards = egy általad választott ellenfél eldob a kezéből 1 { ICON("card", "lapot") }
settlers-steal-deal = vedd el egy ellenfél megállapodását, és tedd a tieid közé
settlers-drop-deal = { $loot ->
    [yes] dobd el egy ellenfél megállapodását, és kapd meg a javát
   *[no] dobd el egy ellenfél megállapodását
}
settlers-trade-route = köss megállapodást egy ellenfél frakcióhelyszínével; alatta 1 képpel lefelé fordított { ICON("faction-card", "frakciólap") } jelzi
settlers-block-action = válassz egy ellenséges akcióhelyszínt; ebben a fordulóban nem használható
settlers-take-over = válassz egy ellenséges helyszínt; a forduló végéig a tiednek számít

## Options
settlers-option-choose = { $faction }, { $side } oldal
settlers-option-pick = Elvenni: { $card }
settlers-option-build = Megépíteni: { $card }
settlers-option-deal = Megállapodást kötni: { $card }
settlers-option-raze-hand = Kézből lerombolni: { $card }
settlers-option-raze = Lerombolni: { $card }
settlers-option-activate = Használni: { $card }
settlers-option-twice = Kétszer használni: { $card }
settlers-option-send = Telepeseket küldeni
settlers-option-pass = Passz a forduló végéig
settlers-option-defend = Védelemjelző ide: { $card }
settlers-option-samurai = Szamuráj ide: { $card }
settlers-option-gate = Lapokat alá: { $card }
settlers-option-shrine = Nyersanyagot rá: { $card }
settlers-option-end-turn = Kör vége
settlers-option-pay = { $gold } e helyett: { $goods }
settlers-option-pay-none = Arany nélkül
settlers-option-site = Lemondani róla: { $card }
settlers-option-foundation = Ezt az alapot használni: { $card }
settlers-option-pairs = { $n } pár
settlers-option-take = Elvenni { $good }
settlers-option-give = Odaadni { $good }
settlers-option-give-card = Odaadni: { $card }
settlers-option-target = { $card }
settlers-option-route = Kereskedőút-megállapodás: { $card }
settlers-option-keep = Mindet megtartani
settlers-option-cards-under = { $n } lap
settlers-option-ask-me = Ebben a fordulóban mindenről megkérdezni
settlers-detail-deal = 1 { ICON("food", "élelem") } → { $good } most és minden fordulóban
settlers-detail-raze = { $price } → { $goods }
settlers-detail-action = { $cost } → { $effect }
settlers-detail-build = { $cost } → { $kind }, { $points } { ICON("vp", "GYP") } a végén
settlers-detail-send = { $price } → nyersanyag vagy lap
settlers-detail-pairs = { $price } → { $n } darab
settlers-detail-deck-common = közös pakli · { $n } maradt
settlers-detail-deck-faction = saját pakli · { $n } maradt

## Questions
settlers-ask-faction = Melyik frakciót vezeted?
settlers-why-faction = A frakciókat ülésrendben választjuk. A tábla két oldala csak képében különbözik.
settlers-ask-pick = Melyik lapot veszed el?
settlers-why-pick = { $round }. forduló, körültekintés: sorban mindenki elvesz egy lapot, és mindenki látja, melyiket.
settlers-ask-solo-pick = Melyik lapot veszed el?
settlers-why-solo-pick = { $round }. forduló, körültekintés: a meghagyott lapok egy része a virtuális játékosé lesz.
settlers-ask-offered = Melyik lapot tartod meg?
settlers-why-offered = { $round }. forduló, körültekintés: egy lapot megtartasz, a többi a bal szomszédodhoz vagy a dobópakliba kerül.
settlers-ask-deck = Melyik pakliból húzol?
settlers-why-deck = A lap a közös pakliból vagy a frakciódéból jön.
settlers-ask-source = Mi termeljen most?
settlers-why-source = Ezek a források döntést kérnek tőled; a sorrendjük rajtad áll.
settlers-ask-turn = Mit teszel?
settlers-why-turn = Te jössz: egy akció, vagy passz a forduló végéig.
settlers-ask-after = Még valamit a köröd vége előtt?
settlers-why-after = A védelemjelző, a szamurájok, a Kapu és a Szentély nem kerül akcióba.
settlers-ask-pay = Mivel fizetsz érte: { $card }?
settlers-why-pay = Az ára { $goods }; bármelyiket arannyal is pótolhatod.
settlers-ask-site = Miről mondasz le érte: { $card }?
settlers-why-site = Az árában ház áll: egy helyszíned vagy egy alapod elmegy. Minden, ami rajta van, elvész.
settlers-ask-pairs = Hány pár telepest küldesz?
settlers-why-pairs = Minden pár egy nyersanyagot vagy egy lapot hoz. Készleted: { $settlers }.
settlers-ask-task = Mit hoznak?
settlers-why-task = { $n ->
    [one] Az utolsó pár egy nyersanyagot vagy egy lapot hoz.
   *[other] { $n } pár van úton; mindegyik egy nyersanyagot vagy egy lapot hoz.
}
settlers-why-feed-gate = Minden alátett lap azonnal 1 GYP-t ér, és nem jön vissza.
settlers-why-amount = A nyersanyag a végéig rajta marad: 3, 7 vagy 12 darab 2, 5 vagy 10 GYP-t ér.
settlers-ask-cards-under = { $card }: hány lapot teszel alá?
settlers-why-cards-under = Minden alátett lap azonnal 1 GYP-t ér, és nem jön vissza. Utána megmondod, melyik lapok azok.
settlers-ask-amount = { $card }: mely nyersanyagokat teszed rá?
settlers-ask-again = { $card }: másodszor is használod?
settlers-why-again = Fordulónként kétszer használható, akár egy lépésben is. Újra fizetsz érte.
settlers-ask-store = Megtartasz mindent, ami raktározható?
settlers-why-store = Rendrakás: amit nem raktározol, elvész. Abból is lemondhatsz, amit megtarthatnál.
settlers-ask-keep = Melyik lapot tartod meg?
settlers-why-keep = A húzott lapokból egyet tartasz meg.
settlers-ask-raze-and-convert = Mit rombolsz le?
settlers-why-raze-and-convert = { $card }: kézben lévő lapot 1 rombolásjelzőért, ellenséges helyszínt 2-ért és a védelméért.
settlers-ask-convert = Melyik jószágról mondasz le?
settlers-why-convert = { $card }: a most kapott javakat GYP-re váltja; amit megtartasz, a tied.
settlers-ask-loot = Melyik nyersanyagot veszed el?
settlers-why-loot = { $card }: { $seat } köteles odaadni.
settlers-ask-victim = Melyik helyszín dől le?
settlers-why-victim = A támadás több egyenrangú helyszínt ér; te választasz.

## The log
settlers-event-faction = { $you ->
    [yes] A te frakciód: { $faction }, { $side } oldal.
   *[no] { $seat } frakciója: { $faction }, { $side } oldal.
}
settlers-event-start = { $you ->
    [yes] Te kezdesz.
   *[no] Kezd: { $seat }.
}
settlers-event-round = { $round }. forduló; kezd: { $seat }.
settlers-event-phase = { $phase }.
settlers-event-draw = { $you ->
    [yes] Húzod: { $card }.
   *[no] { $seat } húz egy { $deck ->
        [common] közös lapot
       *[faction] frakciólapot
    }.
}
settlers-event-reveal = A sorban: { $card }.
settlers-event-pick = { $you ->
    [yes] Elveszed: { $card }.
   *[no] { $seat } elveszi: { $card }.
}
settlers-event-offered = Választhatod: { $card }.
settlers-event-add = { $you ->
    [yes] Megtartod: { $card }.
   *[no] { $seat } megtart egy lapot.
}
settlers-event-left = Megmaradt és eldobjuk: { $card }.
settlers-event-produce = { $you ->
    [yes] Termelsz: { $goods }.
   *[no] { $seat } termel: { $goods }.
}
settlers-event-gain = { $you ->
    [yes] Kapsz: { $good }.
   *[no] { $seat } kap: { $good }.
}
settlers-event-build = { $you ->
    [yes] Megépíted: { $card }.
   *[no] { $seat } megépíti: { $card }.
}
settlers-event-give-up = { $you ->
    [yes] Lemondasz róla: { $card }.
   *[no] { $seat } lemond róla: { $card }.
}
settlers-event-use-foundation = { $you ->
    [yes] Alapot használsz: { $card }.
   *[no] { $seat } alapot használ: { $card }.
}
settlers-event-pay = { $you ->
    [yes] Fizetsz: { $goods }.
   *[no] { $seat } fizet: { $goods }.
}
settlers-event-deal = { $you ->
    [yes] Megállapodást kötsz: { $card }.
   *[no] { $seat } megállapodást köt: { $card }.
}
settlers-event-raze-hand = { $you ->
    [yes] Kézből lerombolod: { $card }.
   *[no] { $seat } kézből lerombolja: { $card }.
}
settlers-event-raze = { $you ->
    [yes] Lerombolod ({ $owner }): { $card }.
   *[no] { $owner-you ->
        [yes] { $seat } lerombolja a te lapodat: { $card }.
       *[no] { $seat } lerombolja ({ $owner }): { $card }.
    }
}
settlers-event-raze-virtual = { $you ->
    [yes] Lerombolod a virtuális játékostól: { $card }.
   *[no] { $seat } lerombolja a virtuális játékostól: { $card }.
}
settlers-event-raze-own = { $you ->
    [yes] Lerombolod a sajátodat: { $card }.
   *[no] { $seat } lerombolja a sajátját: { $card }.
}
settlers-event-activate = { $you ->
    [yes] { $times ->
        [one] Használod: { $card }.
       *[other] Kétszer használod: { $card }.
    }
   *[no] { $times ->
        [one] { $seat } használja: { $card }.
       *[other] { $seat } kétszer használja: { $card }.
    }
}
settlers-event-send = { $you ->
    [yes] { $n } pár telepest küldesz.
   *[no] { $seat } { $n } pár telepest küld.
}
settlers-event-pass = { $you ->
    [yes] Passzolsz.
   *[no] { $seat } passzol.
}
settlers-event-defend = { $you ->
    [yes] Megvéded: { $card }.
   *[no] { $seat } megvédi: { $card }.
}
settlers-event-samurai = { $you ->
    [yes] Szamurájt állítasz ide: { $card }.
   *[no] { $seat } szamurájt állít ide: { $card }.
}
settlers-event-under = { $you ->
    [yes] Ez alá: { $gate } lapot teszel: { $card }.
   *[no] { $seat } lapot tesz ez alá: { $gate }.
}
settlers-event-shrine = { $you ->
    [yes] { $good } kerül rá: { $card }.
   *[no] { $seat } révén { $good } kerül rá: { $card }.
}
settlers-event-discard = { $you ->
    [yes] Eldobod: { $card }.
   *[no] { $seat } eldobja: { $card }.
}
settlers-event-keep = { $you ->
    [yes] Megtartod: { $card }.
   *[no] { $seat } megtartja az egyik lapot.
}
settlers-event-back = { $you ->
    [yes] Visszakevered a pakliba: { $card }.
   *[no] { $seat } visszakever egy lapot a pakliba.
}
settlers-event-ready = Újra használható: { $card }.
settlers-event-remove = { $you ->
    [yes] Eltakarítod: { $card }.
   *[no] { $seat } eltakarítja: { $card }.
}
settlers-event-steal = { $you ->
    [yes] Elveszel { $good } tőle: { $owner }.
   *[no] { $owner-you ->
        [yes] { $seat } elvesz tőled { $good }.
       *[no] { $seat } elvesz { $good } tőle: { $owner }.
    }
}
settlers-event-take-deal = { $you ->
    [yes] Átveszed a megállapodást: { $card }.
   *[no] { $seat } átveszi a megállapodást: { $card }.
}
settlers-event-drop-deal = Eldobott megállapodás: { $card }.
settlers-event-drop-route = Megszűnt a kereskedőút-megállapodás: { $card }.
settlers-event-route = { $you ->
    [yes] Megállapodást kötsz a helyszínnel: { $card }.
   *[no] { $seat } megállapodást köt a helyszínnel: { $card }.
}
settlers-event-block = Erre a fordulóra zárva: { $card }.
settlers-event-take-over = { $you ->
    [yes] Erre a fordulóra átveszed: { $card }.
   *[no] { $seat } erre a fordulóra átveszi: { $card }.
}
settlers-event-return = Visszakerül a gazdájához: { $card }.
settlers-event-sanctuary = { $you ->
    [yes] Alapként leteszed: { $card }.
   *[no] { $seat } letesz egy lapot alapként.
}
settlers-event-convert = { $you ->
    [yes] Lemondasz róla: { $good }.
   *[no] { $seat } lemond róla: { $good }.
}
settlers-event-store = { $you ->
    [yes] Megtartod: { $goods }.
   *[no] { $seat } megtartja: { $goods }.
}
settlers-event-reshuffle = A közös dobópakliból új pakli lett ({ $n }).
settlers-event-collect = A virtuális játékos Gyűjteményébe kerül: { $card }.
settlers-event-wave = A támadósorban: { $card }.
settlers-event-hit = { $first } és { $second } eltalálta: { $card }; a Gyűjteménybe kerül.
settlers-event-miss = Nem talált: { $card }.
settlers-event-virtual = A virtuális játékosé lett: { $card }.
settlers-event-over = { $you ->
    [yes] { $n } pontod van.
   *[no] { $seat }: { $n } pont.
}
settlers-event-win = { $you ->
    [yes] { $n } ponttal nyertél.
   *[no] { $seat } nyert { $n } ponttal.
}
settlers-event-loss = A virtuális játékos nyert: { $collection } lap a Gyűjteményében, { $locations } frakcióhelyszín nálad.

## The score sheet
settlers-score-production = helyszínek termelése
settlers-score-deals = megállapodások javai
settlers-score-bonus = építési jutalmak
settlers-score-features = helyszínek tulajdonságai
settlers-score-actions = akcióhelyszínek
settlers-score-razing = rombolásmezők javai
settlers-score-locations = 1 pont minden álló közös helyszínért ({ $n })
settlers-score-faction-locations = 2 pont minden álló frakcióhelyszínért ({ $n })
settlers-score-gate = { $card }: { $n } lap fekszik alatta
settlers-score-shrine = { $card }: { $n } nyersanyag van rajta

## What is done with a thing, in a word, and its key
settlers-do-pick = Elvenni
settlers-do-build = Megépíteni
settlers-do-deal = Megállapodást kötni
settlers-do-raze-hand = Kézből lerombolni
settlers-do-raze = Lerombolni
settlers-do-activate = Használni
settlers-do-twice = Kétszer használni
settlers-do-send = Telepeseket küldeni
settlers-do-defend = Védelemjelző ide
settlers-do-samurai = Szamuráj ide
settlers-do-gate = Lapokat alá tenni
settlers-do-shrine = Nyersanyagot rátenni
settlers-do-site = Lemondani róla
settlers-do-give-card = Odaadni
settlers-do-target = Kiválasztani
settlers-do-route = A kereskedőutat választani
settlers-key-build = E
settlers-key-deal = M
settlers-key-raze-hand = O
settlers-key-raze = O
settlers-key-activate = A
settlers-key-twice = W
settlers-key-send = K

## Why not
settlers-cannot-resources = Hiányzik { $goods }. { $have ->
    [0] Arany pótolhatná, de nincs aranyad.
   *[other] Arany pótolhatja, de { $have } nem elég.
}
settlers-cannot-goods = Hiányzik { $goods }.
settlers-cannot-tokens = Hiányzik { $goods }; a lerombolás ára { $n }.
settlers-cannot-site = Az árban a ház egy helyszínedet vagy egy alapot kér; egyik sincs.
settlers-cannot-no-deal = A közös lapokon nincs megállapodásmező.
settlers-cannot-no-raze-hand = Ezen a lapon nincs rombolásmező.
settlers-cannot-no-raze = Nincs rombolásmezője, akcióval senki sem rombolhatja le.
settlers-cannot-acted = E köröd akciója megvolt; csak ingyenes lépések maradtak.
settlers-cannot-works-deal = A megállapodás minden termelési fázisban magától hozza az áruját.
settlers-cannot-works-production = Minden termelési fázisban magától termel.
settlers-cannot-works-feature = Magától hat, amíg áll.
settlers-cannot-blocked = Ebben a fordulóban zárva van.
settlers-cannot-used = { $n ->
    [one] Ebben a fordulóban már használtad.
   *[other] Ebben a fordulóban már { $n } alkalommal használtad.
}
settlers-cannot-no-target = Most nincs semmi, amire a hatása irányulhatna.
settlers-cannot-peaceful = A békés változatban az ellenfelek helyszíneit akcióval nem lehet lerombolni.
settlers-cannot-passed = { $seat } passzolt: a következő fordulóig semmijéhez nem lehet nyúlni.

## What an answer destroys or shows
settlers-warns-raze = Lerombolod ezt: { $card }.
settlers-warns-raze-hand = Végleg elhagyja a kezedet: { $card }.
settlers-warns-site = Mindennel együtt elhagyja a birodalmadat: { $card }.
settlers-warns-deck = Új lapot mutat neked; visszavonni csak a többiek beleegyezésével lehet.
settlers-warns-discard = Mindenki látja az eldobott lapot; visszavonni csak a többiek beleegyezésével lehet.
