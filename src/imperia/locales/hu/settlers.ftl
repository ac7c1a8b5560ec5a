# Settlers: the game in Hungarian.
settlers-title = Birodalmi telepesek

setup-settlers-blurb = Építs birodalmat öt forduló alatt: helyszínek, megállapodások, rombolás. Egyedül a virtuális játékos ellen, vagy ketten–négyen.
setup-settlers-factions = Frakciók
setup-settlers-factions-help = Mindenki más frakciót vezet. A tábla oldalai csak a képükben különböznek.
setup-settlers-factions-random = Sorsolás mindenkinek
setup-settlers-factions-random-help = Minden hely kisorsolt frakciót és táblaoldalt kap.
setup-settlers-factions-choose = A játékosok választanak az asztalnál
setup-settlers-factions-choose-help = Ülésrendben, még az első forduló előtt.
settlers-trait-roman = kő, színek
settlers-trait-barbarian = telepesek, rombolás
settlers-trait-egyptian = arany, csere
settlers-trait-japanese = élelem, alkuk
settlers-advice-roman = Építs azonos színű helyszíneket, és kővel fizess a pontokért. Minden fordulóban kapsz fát, követ és két telepest; a rombolásjelzőt megtarthatod.
settlers-advice-barbarian = A fordulónkénti öt telepes a pénzed: azzal fizeted az akciókat és a rombolást. A telepeseket megtarthatod a következő fordulóra.
settlers-advice-egyptian = Az arany pótolja, ami hiányzik, és az akcióid újra használhatók. Ré temploma mások helyszínét is átveszi. Az aranyat megtarthatod.
settlers-advice-japanese = A frakcióhelyszíneid lerombolhatók: őrizd őket szamurájokkal. Élelemből és megállapodásokból élsz; az élelmet megtarthatod.
setup-settlers-lookout = Felderítés
setup-settlers-lookout-help = Hogyan osztjuk szét a közös kártyákat a forduló elején.
setup-settlers-lookout-standard = Szokásos Felderítés
setup-settlers-lookout-standard-help = Két nyílt sor; a másodikból fordított sorrendben választunk. Ajánlott.
setup-settlers-lookout-draft = Felderítés továbbadással
setup-settlers-lookout-draft-help = Mindenki titokban megtart egyet három kártyából, kettőt továbbad, és a kapottakból is megtart egyet.
setup-settlers-lookout-advanced = Haladó Felderítés
setup-settlers-lookout-advanced-help = Egyetlen, öt kártyából álló sor, amely választás közben töltődik; kétszer megy körbe, azonos irányban.
setup-settlers-peaceful = Békés változat
setup-settlers-peaceful-help = Célozhat-e a rombolás akció ellenfelet.
setup-settlers-peaceful-no = Ellenfelek rombolásával
setup-settlers-peaceful-no-help = A szokásos játék: az ellenfelek helyszínei lerombolhatók.
setup-settlers-peaceful-yes = Békés
setup-settlers-peaceful-yes-help = A rombolás akció csak a saját kézben lévő kártyákra szól; minden Felderítéskor mindenki eggyel több közös kártyát húz.
setup-settlers-decks = Saját frakciópaklik
setup-settlers-decks-help = A doboz frakciópaklija, vagy egy saját.

phase-settlers-setup = Előkészület
phase-settlers-lookout = Felderítés
phase-settlers-production = Termelés
phase-settlers-action = Akciók
phase-settlers-cleanup = Takarítás
phase-settlers-attack = Támadás
phase-settlers-end = Vége

category-settlers-production = Termelés
category-settlers-production-help = a termelési fázisban szerzett
category-settlers-deals = Megállapodások
category-settlers-deals-help = a megállapodások javai
category-settlers-bonus = Építési jutalmak
category-settlers-bonus-help = helyszín építésekor szerzett
category-settlers-features = Tulajdonságok
category-settlers-features-help = tulajdonságokkal játék közben szerzett
category-settlers-actions = Akcióhelyszínek
category-settlers-actions-help = a használatukkal szerzett
category-settlers-razing = Rombolás
category-settlers-razing-help = lerombolt kártyákért
category-settlers-locations = Közös helyszínek
category-settlers-locations-help = a végén egyenként 1 GyP
category-settlers-faction-locations = Frakcióhelyszínek
category-settlers-faction-locations-help = a végén egyenként 2 GyP
category-settlers-gate = Kapuk
category-settlers-gate-help = az alattuk lévő kártyák szerint
category-settlers-shrine = Szentély
category-settlers-shrine-help = a rajta lévő nyersanyagok szerint

filter-settlers-faction = Pakli
filter-settlers-kind = Fajta
filter-settlers-colour = Szín

ending-settlers-rounds = A játék az ötödik forduló után véget ér.
ending-settlers-win = Nyertél: egy { $collection } kártyás Gyűjtemény ellen { $locations } frakcióhelyszíned áll. { $points } { ICON("vp", "GYP-vel") } a rangod: { $rank }.
ending-settlers-loss = A virtuális játékos nyert: { $collection } kártyás Gyűjteményét nem múlta felül { $locations } frakcióhelyszíned.
tie-settlers-goods = Pontegyenlőség; több nyersanyaga és telepese ({ $n }) maradt: { $seat }.
tie-settlers-hand = Pontban és készletben is egyenlők; több kártya ({ $n }) van a kezében: { $seat }.
tie-settlers-shared = Pontban, készletben és kézben is egyenlők: a győzelem közös.

settlers-rank-commoner = Közember
settlers-rank-squire = Fegyvernök
settlers-rank-noble = Nemes
settlers-rank-knight = Lovag
settlers-rank-castellan = Várnagy
settlers-rank-king = Király
settlers-rank-emperor = Császár

## Fields of a card
settlers-field-raze = lerombolva { $goods } ad
settlers-field-deal = megállapodásként fordulónként { $goods } ad
settlers-field-attack = olyan helyszínt talál el, amely { $goods } ad

## Goods and signs
icon-food = élelem
icon-settler = telepes
icon-raze = rombolásjelző
icon-defense = védelemjelző
icon-vp = GYP
icon-common-card = közös kártya
icon-faction-card = frakciókártya
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
settlers-amount-wood = { $n } { $case ->
    [acc] { ICON("wood", "fát") }
   *[nom] { ICON("wood", "fa") }
}
settlers-amount-stone = { $n } { $case ->
    [acc] { ICON("stone", "követ") }
   *[nom] { ICON("stone", "kő") }
}
settlers-amount-food = { $n } { $case ->
    [acc] { ICON("food", "élelmet") }
   *[nom] { ICON("food", "élelem") }
}
settlers-amount-gold = { $n } { $case ->
    [acc] { ICON("gold", "aranyat") }
   *[nom] { ICON("gold", "arany") }
}
settlers-amount-settler = { $n } { $case ->
    [acc] { ICON("settler", "telepest") }
   *[nom] { ICON("settler", "telepes") }
}
settlers-amount-raze = { $n } { $case ->
    [acc] { ICON("raze", "rombolásjelzőt") }
   *[nom] { ICON("raze", "rombolásjelző") }
}
settlers-amount-defense = { $n } { $case ->
    [acc] { ICON("defense", "védelemjelzőt") }
   *[nom] { ICON("defense", "védelemjelző") }
}
settlers-amount-vp = { $n } { $case ->
    [acc] { ICON("vp", "GYP-t") }
   *[nom] { ICON("vp", "GYP") }
}
settlers-amount-card = { $n } { $case ->
    [acc] { ICON("card", "kártyát") }
   *[nom] { ICON("card", "kártya") }
}
settlers-amount-common-card = { $n } { $case ->
    [acc] { ICON("common-card", "közös kártyát") }
   *[nom] { ICON("common-card", "közös kártya") }
}
settlers-amount-faction-card = { $n } { $case ->
    [acc] { ICON("faction-card", "frakciókártyát") }
   *[nom] { ICON("faction-card", "frakciókártya") }
}

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
settlers-origin-attack = Támadókártya
settlers-kind-production = Termelés
settlers-kind-feature = Tulajdonság
settlers-kind-action = Akció
settlers-kind-attack = Támadás

settlers-a-card = egy kártya
settlers-nothing = semmi
settlers-free = ingyen
settlers-a-site = 1 { ICON("location", "helyszín vagy alap") }

## Card texts
settlers-production = Termelés: { $effect }
settlers-feature = Tulajdonság: { $effect }
settlers-action = Akció: { $effect }
settlers-bonus = Építési jutalom: { $effect }
settlers-uses = { $effect }. Fordulónként { $n ->
    [2] kétszer
   *[other] { $n } alkalommal
} aktiválható
settlers-node-gain = { $more ->
    [yes] még { $goods }
   *[no] kapsz { $goods }
}
settlers-node-gain-per = { settlers-node-gain } { $what }
settlers-node-pay = { $mood ->
    [may] fizethetsz { $cost }
   *[do] fizess { $cost }
}{ $steps ->
    [many] , { $effect }
   *[one] , és { $effect }
}
settlers-node-then = { $before ->
    [they] { $first }, te pedig { $effect }
   *[you] { $last ->
        [yes] { $first }, és { $effect }
       *[no] { $first }, { $effect }
    }
}
settlers-node-choose = { $mood ->
    [may] { $list }
   *[do] válassz egyet: { $list }
}
settlers-node-may = { $effect }
settlers-attack = a támadósor egy másik kártyájával együtt egy olyan közös helyszínedet találja el, amelynek rombolásmezője { $goods } és a másik kártya áruját adja
settlers-detail-effect = { $again ->
    [yes] kétszer: { $effect }
    [asked] { $effect }; azután ha akarod, újra
   *[no] { $effect }
}
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
when-settlers-points = valahányszor egyszerre legalább 2 { ICON("vp", "GYP-t") } kapsz, még { $effect }
when-settlers-send = ellenfeleid minden 2 elküldött { ICON("settler", "telepese") } után { $effect }, fordulónként legfeljebb { $most } ilyet
settlers-stores = Takarításkor bármennyit megtarthatsz ezekből: { $goods }
settlers-gate = a körödben bármennyi { ICON("card", "kártyát") } tehetsz a kezedből e kártya alá: darabjáért 1 { ICON("vp", "GYP-t") } kapsz. Ha a végén legalább { $least } fekszik ott, { $vp } { ICON("vp", "GYP-t") } kapsz
settlers-shrine = a körödben bármennyi nyersanyagot végleg e kártyára tehetsz. Ha a végén legalább { $least } van rajta, { $vp } { ICON("vp", "GYP-t") } kapsz
settlers-feed-gate = tegyél kártyákat a kezedből e kártya alá
settlers-convert-deals = a Termelés alatt eldobhatod a megállapodásaidból kapott árukat: darabjáért 1 { ICON("vp", "GYP-t") } kapsz
settlers-pay-any = dobj el { $n } tetszőleges nyersanyagot
settlers-discard = dobj el { $what }
settlers-in-hand = a kezedből 1 { $common ->
    [yes] { ICON("common-card", "közös kártyát") }
   *[no] { ICON("card", "kártyát") }
}
settlers-pay-deal = dobd el egy megállapodásodat
settlers-produce-again = { $other ->
    [yes] kapd meg egy másik termelő helyszíned áruit
   *[no] kapd meg egy termelő helyszíned áruit
}
settlers-draw-keep = { $rest ->
    [back] húzz { $cards }, egyet tarts meg, a többit keverd vissza a pakliba
   *[discard] húzz { $cards }, egyet tarts meg, a többit dobd el
}
settlers-ready-again = dobd el az árukat egy másik akcióhelyszínedről; újra aktiválható
settlers-gain-deal-good = kapd meg egy megállapodásod áruját
settlers-build-faction = építs meg most a kezedből egy frakcióhelyszínt: fizesd meg az árát és még { $more }, de a ház jelét hagyd figyelmen kívül
settlers-build-deal = építsd meg most egy megállapodásodat helyszínként; az árában a ház jelét hagyd figyelmen kívül
settlers-lay-foundation = tegyél le { $what } alapként
settlers-deploy-samurai = helyezz el azonnal { $n } szamurájt a készletből
settlers-raze-opponents = rombold le egy ellenfél helyszínét, bármi védi is
settlers-raze-own = rombold le egy saját közös helyszínedet
settlers-raze-and-convert = fizess 1 { ICON("raze", "rombolásjelzőt") }, és rombolj le egy kártyát a kezedből, vagy fizess 2 { ICON("raze", "rombolásjelzőt") } (védelem ellen többet), és rombold le egy ellenfél helyszínét. Utána dobj el bármit, amit így kaptál: darabjáért { $vp } { ICON("vp", "GYP-t") } kapsz
settlers-gain-spoil = kapj egyet egy ellenséges helyszín rombolásmezőjének áruiból
settlers-remove-location = dobd el egy ellenfél helyszínét (ez nem rombolás)
settlers-steal-resource = vegyél el 1 nyersanyagot egy ellenféltől
settlers-opponent-discards = egy általad választott ellenfél eldob a kezéből 1 { ICON("card", "kártyát") }
settlers-steal-deal = vedd át egy ellenfél megállapodását
settlers-drop-deal = { $loot ->
    [yes] dobd el egy ellenfél megállapodását; az áruját te kapod
   *[no] dobd el egy ellenfél megállapodását
}
settlers-trade-route = köss megállapodást egy ellenfél frakcióhelyszínével; alatta 1 képpel lefelé fordított { ICON("faction-card", "frakciókártya") } jelzi
settlers-block-action = válassz egy ellenséges akcióhelyszínt; ebben a fordulóban nem aktiválható
settlers-take-over = válassz egy ellenséges helyszínt; a forduló végéig a tiédnek számít

## Options
settlers-option-choose = { $faction }, { $side } oldal
settlers-option-pick = Elveszem: { $card }
settlers-option-build = Megépítem: { $card }
settlers-option-deal = Megállapodást kötök: { $card }
settlers-option-raze-hand = Lerombolom a kezemből: { $card }
settlers-option-raze = Lerombolom: { $card }
settlers-option-activate = Aktiválom: { $card }
settlers-option-twice = Kétszer aktiválom: { $card }
settlers-option-send = Telepeseket küldök
settlers-option-pass = Passzolok a forduló végéig
settlers-option-defend = Védelemjelzőt teszek ide: { $card }
settlers-option-samurai = Szamurájt állítok ide: { $card }
settlers-option-gate = Kártyákat teszek alá: { $card }
settlers-option-shrine = Nyersanyagot teszek rá: { $card }
settlers-option-end-turn = Befejezem a körömet
settlers-option-pay = { $gold } fizetek { $goods } helyett
settlers-option-pay-none = Arany nélkül fizetek
settlers-option-site = Lemondok róla: { $card }
settlers-option-foundation = Lemondok erről az alapról: { $card }
settlers-option-pairs = { $n } pár
settlers-option-take = Elveszek { $good }
settlers-option-give = Eldobok { $good }
settlers-option-many = { $good }
settlers-option-give-card = { $for ->
    [gate] A Kapu alá teszem: { $card }
    [foundation] Alapként leteszem: { $card }
   *[discard] Eldobom: { $card }
}
settlers-option-target = { $card }
settlers-option-route = Kereskedőút-megállapodás: { $card }
settlers-option-keep = Mindet megtartom
settlers-option-cards-under = { $n } kártya
settlers-option-ask-me = Ebben a fordulóban mindenről kérdezzenek
settlers-detail-deal = 1 { ICON("food", "élelem") } → { $good } most és minden fordulóban
settlers-detail-raze = { $price } → { $goods }
settlers-detail-action = { $again ->
    [yes] { $cost }, kétszer → { $effect }
    [asked] { $cost } → { $effect }; azután ha akarod, újra
   *[no] { $cost } → { $effect }
}
settlers-detail-build = { $cost } → { $kind }, { $points } { ICON("vp", "GYP") } a végén
settlers-detail-send = { $price } → nyersanyag vagy kártya
settlers-detail-pairs = { $price } → { $n } darab
settlers-detail-deck-common = közös pakli · { $n } maradt
settlers-detail-deck-faction = saját pakli · { $n } maradt

## Questions
settlers-ask-faction = Melyik frakciót vezeted?
settlers-why-faction = A frakciókat ülésrendben választjuk. A tábla két oldala csak képében különbözik.
settlers-ask-pick = Melyik kártyát veszed el?
settlers-why-pick = { $round }. forduló, Felderítés: sorban mindenki elvesz egy kártyát, és mindenki látja, melyiket.
settlers-ask-solo-pick = Melyik kártyát veszed el?
settlers-why-solo-pick = { $round }. forduló, Felderítés: a meghagyott kártyák egy része a virtuális játékosé lesz.
settlers-ask-offered = Melyik kártyát tartod meg?
settlers-why-offered = { $round }. forduló, Felderítés: egy kártyát megtartasz, a többi a bal szomszédodhoz vagy a dobópakliba kerül.
settlers-ask-deck = Melyik pakliból húzol?
settlers-why-deck = A kártya a közös pakliból vagy a frakciódéból jön.
settlers-ask-source = Mi termeljen most?
settlers-why-source = Ezek a források döntést kérnek tőled; a sorrendjük rajtad áll.
settlers-ask-turn = Mit teszel?
settlers-why-turn = Te jössz: végrehajtasz egy akciót, vagy a forduló végéig passzolsz.
settlers-ask-after = Még valamit a köröd vége előtt?
settlers-why-after = A védelemjelző, a szamurájok, a Kapu és a Szentély nem kerül akcióba.
settlers-ask-pay = Mivel fizetsz érte: { $card }?
settlers-why-pay = Az ára { $goods }; bármelyiket arannyal is pótolhatod.
settlers-ask-site = Miről mondasz le érte: { $card }?
settlers-why-site = Az árában ház áll: le kell mondanod egy helyszínedről vagy alapodról. Minden, ami rajta van, elvész.
settlers-ask-pairs = Hány pár telepest küldesz?
settlers-why-pairs = Minden pár egy nyersanyagot vagy egy kártyát hoz. Most { $settlers } tartasz készenlétben.
settlers-ask-task = Mit hoznak?
settlers-why-task = { $n ->
    [one] Az utolsó pár egy nyersanyagot vagy egy kártyát hoz.
   *[other] { $n } pár van úton; mindegyik egy nyersanyagot vagy egy kártyát hoz.
}
settlers-why-feed-gate = Minden alátett kártya azonnal 1 GYP-t ér, és nem jön vissza.
settlers-why-amount = A nyersanyag a játék végéig rajta marad: 3, 7 vagy 12 darab 2, 5 vagy 10 GYP-t ér.
settlers-ask-cards-under = { $card }: hány kártyát teszel alá?
settlers-why-cards-under = Minden alátett kártya azonnal 1 GYP-t ér, és nem jön vissza. Utána megmondod, melyik kártyák azok.
settlers-ask-amount = { $card }: mely nyersanyagokat teszed rá?
settlers-ask-again = { $card }: másodszor is aktiválod?
settlers-why-again = Fordulónként kétszer aktiválható, akár egy lépésben is. Újra fizetsz érte.
settlers-ask-store = Megtartasz mindent, ami raktározható?
settlers-why-store = Takarítás: amit nem raktározol, elvész. Arról is lemondhatsz, amit megtarthatnál.
settlers-ask-keep = Melyik kártyát tartod meg?
settlers-why-keep = A húzott kártyákból egyet tartasz meg.
settlers-ask-raze-and-convert = Mit rombolsz le?
settlers-why-raze-and-convert = { $card }: kézben lévő kártyát 1 rombolásjelzőért, ellenséges helyszínt 2-ért és a védelméért.
settlers-ask-convert = Melyik árut dobod el?
settlers-why-convert = { $card }: a most kapott árukat GYP-re váltja; amit megtartasz, a tiéd.
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
settlers-event-round = { $you ->
    [yes] Te kezdesz.
   *[no] Kezd: { $seat }.
}
settlers-event-reveal = A sorban: { $card }.
settlers-event-pick = { $you ->
    [yes] Elveszed: { $card }.
   *[no] { $seat } elveszi: { $card }.
}
settlers-event-offered = Ezekből választhatsz: { $card }.
settlers-event-add = { $you ->
    [yes] Megtartod: { $card }.
   *[no] { $seat } megtart { $count } kártyát.
}
settlers-event-left = Megmaradt és eldobjuk: { $card }.
settlers-event-produce = { $you ->
    [yes] Termelsz { $goods }.
   *[no] { $seat } termel { $goods }.
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
    [yes] Eldobod az alapot: { $card }.
   *[no] { $seat } eldobja az alapot: { $card }.
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
    [yes] Lerombolod { $owner } kártyáját: { $card }.
   *[no] { $owner-you ->
        [yes] { $seat } lerombolja a te kártyádat: { $card }.
       *[no] { $seat } lerombolja { $owner } kártyáját: { $card }.
    }
}
settlers-event-raze-virtual = { $you ->
    [yes] Lerombolod a virtuális játékos kártyáját: { $card }.
   *[no] { $seat } lerombolja a virtuális játékos kártyáját: { $card }.
}
settlers-event-raze-own = { $you ->
    [yes] Lerombolod a sajátodat: { $card }.
   *[no] { $seat } lerombolja a sajátját: { $card }.
}
settlers-event-activate = { $you ->
    [yes] { $times ->
        [one] Aktiválod: { $card }.
       *[other] Kétszer aktiválod: { $card }.
    }
   *[no] { $times ->
        [one] { $seat } aktiválja: { $card }.
       *[other] { $seat } kétszer aktiválja: { $card }.
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
    [yes] { $gate } alá teszed: { $card }.
   *[no] { $seat } { $count } kártyát tesz ez alá: { $gate }.
}
settlers-event-shrine = { $you ->
    [yes] Ráteszel { $goods } erre: { $card }.
   *[no] { $seat } rátesz { $goods } erre: { $card }.
}
settlers-event-discard = { $you ->
    [yes] Eldobod: { $card }.
   *[no] { $seat } eldobja: { $card }.
}
settlers-event-keep = { $you ->
    [yes] Megtartod: { $card }.
   *[no] { $seat } megtart { $count } kártyát.
}
settlers-event-back = { $you ->
    [yes] Visszakevered a pakliba: { $card }.
   *[no] { $seat } visszakever a pakliba { $count } kártyát.
}
settlers-event-ready = Újra aktiválható: { $card }.
settlers-event-lose = { $you ->
    [yes] Eldobsz { $goods }.
   *[no] { $seat } eldob { $goods }.
}
settlers-event-remove = { $you ->
    [yes] Eltakarítod: { $card }.
   *[no] { $owner-you ->
        [yes] { $seat } eltakarítja a te kártyádat: { $card }.
       *[no] { $seat } eltakarítja: { $card }.
    }
}
settlers-event-take-deal = { $you ->
    [yes] Átveszed a megállapodást: { $card }.
   *[no] { $owner-you ->
        [yes] { $seat } átveszi a te megállapodásodat: { $card }.
       *[no] { $seat } átveszi a megállapodást: { $card }.
    }
}
settlers-event-break-deal = { $you ->
    [yes] Megszünteted egy ellenfél megállapodását: { $card }.
   *[no] { $owner-you ->
        [yes] { $seat } megszünteti a te megállapodásodat: { $card }.
       *[no] { $seat } megszünteti egy ellenfél megállapodását: { $card }.
    }
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
   *[no] { $owner-you ->
        [yes] { $seat } erre a fordulóra átveszi a te kártyádat: { $card }.
       *[no] { $seat } erre a fordulóra átveszi: { $card }.
    }
}
settlers-event-return = Visszakerül a gazdájához: { $card }.
settlers-event-sanctuary = { $you ->
    [yes] Alapként leteszed: { $card }.
   *[no] { $seat } letesz egy kártyát alapként.
}
settlers-event-store = { $you ->
    [yes] Megtartasz { $goods }.
   *[no] { $seat } megtart { $goods }.
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
settlers-event-loss = A virtuális játékos nyert: { $collection } kártya a Gyűjteményében, { $locations } frakcióhelyszín nálad.

## The score sheet
settlers-score-production = Termelés: { $n }×
settlers-score-deals = megállapodás: { $n }×
settlers-score-bonus = felépítés: { $n }×
settlers-score-features = tulajdonság: { $n }×
settlers-score-actions = aktiválás: { $n }×
settlers-score-razing = lerombolás: { $n }×
settlers-score-locations = { $n } × 1 pont az álló közös helyszínért
settlers-score-faction-locations = { $n } × 2 pont az álló frakcióhelyszínért
settlers-score-gate = kártyák alatta: { $n }
settlers-score-shrine = nyersanyagok rajta: { $n }

## What is done with a thing, in a word, and its key
settlers-do-pick = Elveszem
settlers-do-build = Megépítem
settlers-do-deal = Megállapodást kötök
settlers-do-raze-hand = Lerombolom a kezemből
settlers-do-raze = Lerombolom
settlers-do-activate = Aktiválom
settlers-do-twice = Kétszer aktiválom
settlers-do-send = Telepeseket küldök
settlers-do-defend = Védelemjelzőt teszek ide
settlers-do-samurai = Szamurájt állítok ide
settlers-do-gate = Kártyákat teszek alá
settlers-do-shrine = Nyersanyagot teszek rá
settlers-do-site = Lemondok róla
settlers-do-give-card = Ezt választom
settlers-do-target = Ezt választom
settlers-do-route = A kereskedőutat választom
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
settlers-cannot-no-deal = A közös kártyákon nincs megállapodásmező.
settlers-cannot-no-raze-hand = Ezen a kártyán nincs rombolásmező.
settlers-cannot-no-raze = Nincs rombolásmezője, akcióval senki sem rombolhatja le.
settlers-cannot-acted = E köröd akciója megvolt; csak ingyenes lépések maradtak.
settlers-cannot-works-deal = A megállapodás minden termelési fázisban magától hozza az áruját.
settlers-cannot-works-production = Minden termelési fázisban magától termel.
settlers-cannot-works-feature = Magától hat, amíg áll.
settlers-cannot-blocked = Ebben a fordulóban zárva van.
settlers-cannot-used = { $n ->
    [one] Ebben a fordulóban már aktiváltad.
   *[other] Ebben a fordulóban már { $n } alkalommal aktiváltad.
}
settlers-cannot-no-target = Most nincs semmi, amire a hatása irányulhatna.
settlers-cannot-peaceful = A békés változatban az ellenfelek helyszíneit akcióval nem lehet lerombolni.
settlers-cannot-passed = { $seat } passzolt: a következő fordulóig semmijéhez nem lehet nyúlni.

## What an answer destroys or shows
settlers-warns-raze = Lerombolod ezt: { $card }.
settlers-warns-raze-hand = Végleg elhagyja a kezedet: { $card }.
settlers-warns-site = Mindennel együtt elhagyja a birodalmadat: { $card }.
settlers-warns-deck = Új kártyát mutat neked; visszavonni csak a többiek beleegyezésével lehet.
settlers-warns-discard = Mindenki látja az eldobott kártyát; visszavonni csak a többiek beleegyezésével lehet.
