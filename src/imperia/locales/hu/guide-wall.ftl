# Amit a Nagy Fal újoncának mondunk.

guide-wall-lead = { $way ->
    [coop] Közösen a császárért, 2–4 játékos. Az évnek négy évszaka van.
   *[other] 1–4 klán egymás ellen. Az évnek négy évszaka van; az első ősszel kezdődik.
}
guide-wall-goal = { $way ->
    [coop] Teljesítsetek közösen 2, 3 vagy 4 játékosként 6, 7 vagy 9 követelést, mielőtt elfogy a szégyen vagy az idő.
   *[other] Legyen a legtöbb becsületed. Építés, adományok és a katonáid által szerzett hordák hozzák; a szégyen elveszi.
}
guide-wall-turn = Amit a helyszínek hivatalnokonként tesznek
guide-wall-phase-spring = Új év: új hordák jönnek a Fal elé, új tanácsadók kínálkoznak.
guide-wall-phase-summer = A felügyelők nyersanyagot hoznak, 2 { ICON("chi", "csiért") } levehető a szégyen, a parancskártyák visszajönnek vagy becsületet hoznak.
guide-wall-phase-autumn = Mindenki kijátszik egy parancskártyát. Egymás után helyeztek hivatalnokokat; a megtelt helyszín mindenkinek dolgozik, aki ott áll.
guide-wall-phase-winter = Az íjászok lőnek, aztán minden szakaszt támadás ér: a védelemnél nagyobb támadás áttörés. Utána eltűnnek a barikádok.
guide-wall-act-produce = Fűrésztelep, Kőfejtő, Bánya, Templom
guide-wall-act-produce-how = nyersanyag, felügyelő előléptetése, 1 adomány 2 { ICON("honour", "becsületért") }
guide-wall-act-recruit = Kaszárnya
guide-wall-act-recruit-how = fizetés → a katona azonnal támad, vagy gyülekezőben vár
guide-wall-act-build = Építők tábora
guide-wall-act-build-how = 2 nyersanyag → barikád; a szint ára → { ICON("wall", "falrész") }; mindkettőért becsület
guide-wall-act-march = Főhadiszállás
guide-wall-act-march-how = katonák átvezénylése egyik szakaszból a másikba
guide-wall-act-tea = Teaház
guide-wall-act-tea-how = egy hellyel feljebb a teasorrendben
guide-wall-act-hire = Császári követség
guide-wall-act-hire-how = 2 { ICON("gold", "arany") } → hivatalnok; arany → tanácsadó
guide-wall-act-tactics = Hadiakadémia
guide-wall-act-tactics-how = húzol egy taktikakártyát
guide-wall-note-horde = Hordák
guide-wall-note-horde-text = A katonák a mezőire állnak, és megkapják, ami ott áll. Ha minden mező fedett, vereséget szenved: a kártyát az viszi, aki a legtöbbet fedi.
guide-wall-note-breach = Áttörés
guide-wall-note-breach-text = A szakasz minden olyan hordájáért, amelyen nincs katonád, { ICON("shame", "szégyenjelzőt") } kapsz. Az ottani katonák közül annyi elesik, amennyit az év mond.
guide-wall-note-location = Helyszínek
guide-wall-note-location-text = A karikás helyszín csak akkor dolgozik, ha minden helye foglalt; a nagy ovális mindig. Aki egyedül van a repedt pajzsos helyszínen, szégyent kap.
guide-wall-end = { $way ->
    [coop] Győztetek, ha elég követelés teljesült; vesztettetek, ha szégyenjelző járna, és a bank üres, vagy ha lejár az idő.
   *[other] Télen, ha a Fal 3. szintű (4 játékosnál minden szakasz), lejárt az idő, vagy a bankban nincs szégyen.
}
guide-wall-score-honour = játék közben szerzett becsület
guide-wall-score-honour-points = összeg
guide-wall-score-captured = zsákmányolt hordák szégyen nélkül
guide-wall-score-captured-points = kártya
guide-wall-score-artifacts = ereklyék, ahogy mondják
guide-wall-score-artifacts-points = kártya
guide-wall-score-shame = minden szégyenjelző a katonáid alatt
guide-wall-score-shame-points = −5
guide-wall-score-rest = döntetlennél a teasorrendben magasabban álló győz
guide-wall-score-rest-points = –
guide-wall-score-demands = elég követelés teljesült
guide-wall-score-demands-points = győzelem
guide-wall-score-bank = jelző járna, és a bank üres, vagy lejárt az idő
guide-wall-score-bank-points = vereség
guide-wall-first = Előbb nyersanyag és felügyelő, aztán katonák. Ahol áttörés fenyeget, minden hordán legyen egy katonád: megóv a szégyentől.
guide-wall-read-cost = Erő: milyen erősen támad télen.
guide-wall-read-points = Babér: becsület annak, aki a kártyát megszerzi.
guide-wall-read-text = Hatás és mezők: mindegyik megadja az ott álló katonának, ami rajta van.

wall-keyword-horde = Horda
wall-keyword-horde-text = A Fal előtt fekszik, és télen támad. Minden mezőre katona vagy seb kerül; aki oda katonát állít, megkapja, ami rajta áll.
wall-keyword-command = Parancskártya
wall-keyword-command-text = Ősszel játszod ki: a kereteit fentről lefelé, a sötétet te, a másikat mindenki más.
wall-keyword-general = Tábornok
wall-keyword-general-text = A vezéred: amivel kezdesz, és képességek, amelyek támogató tanácsadókkal erősödnek.
wall-keyword-tactic = Taktikakártya
wall-keyword-tactic-text = Titokban tartod, és a megfelelő pillanatban játszod ki: az alaphatás ingyenes, az erősebb pénzbe kerül.
wall-keyword-advisor = Tanácsadó
wall-keyword-advisor-text = Aktív: a kártya képessége a tiéd. Támogató: képpel lefelé a tábornok alatt, akit erősít.
wall-keyword-artifact = Ereklye
wall-keyword-artifact-text = Három van játékban; mindegyik becsületet hoz a végén, ahogy mondja.
wall-keyword-event = Esemény
wall-keyword-event-text = Csak közösen: ami tavasszal történik.
wall-keyword-demand = Követelés
wall-keyword-demand-text = Csak közösen: amit a császár kér. Hogy ki és hogyan adja, rajta áll.

term-wall-section = Szakasz
term-wall-section-text = A Fal három részének egyike, hordáival, barikádjaival, lőállásaival és gyülekezőjével.
term-wall-staging = Gyülekező
term-wall-staging-text = Itt várnak a katonák. Az áttörés nem éri őket.
term-wall-firing = Lőállás
term-wall-firing-text = Íjászoknak a Falon: minden télen mindegyik egy sebet ad a szakasz egy hordájának.
term-wall-tea-order = Teasorrend
term-wall-tea-order-text = Aki magasabban áll, előbb cselekszik, és minden döntetlent megnyer.
term-wall-location = Helyszín
term-wall-location-text = A tíz hely egyike hivatalnokoknak. Mindenkinek dolgozik, akinek ott hivatalnoka van; utána hazamennek.
term-wall-alone = Egyedül
term-wall-alone-text = Ha egy repedt pajzsos helyszín működésekor csak a te hivatalnokaid állnak ott, szégyenjelzőt kapsz.
term-wall-save = Megmentés
term-wall-save-text = 2 csiért az eleső katona a szakasz gyülekezőjébe megy.
term-wall-donate = Adomány
term-wall-donate-text = Fát, követ vagy aranyat adó helyszínen: 1 darab a Raktárba 2 becsületért. Építésre használják.

tip-wall-hand = A parancskártyáid. Ősszel egyet kijátszol; megmondja, hogyan helyezel hivatalnokokat te és hogyan a többiek.
tip-wall-locations = A tíz helyszín. A karikás helyeknek mind foglaltnak kell lenniük; a nagy oválisnál azonnal dolgozik.
tip-wall-sections = A Fal három szakasza. A fejlécben a támadás és a védelem áll; pirosan, ha télen áttörés fenyeget.
tip-wall-question = Itt kérdez a játék. Amit megnyomhatsz, zöld kerettel áll; a H megmutatja, mit tenne egy jó bot.

key-wall-of-kind = A kártya fajtája.
key-wall-wood = Nyersanyag: épít, toboroz és fizet.
key-wall-stone = Nyersanyag: épít, toboroz és fizet.
key-wall-gold = Nyersanyag: épít, hivatalnokot és tanácsadót fogad.
key-wall-chi = A Templomból: katonákat ment és szégyent vált meg; sosem épít.
key-wall-honour = Becsület: e játék pontjai.
key-wall-points = Becsület a játék végén.
key-wall-hourglass = A játék végén számít.
key-wall-official = Helyszíneken áll, és azok neked dolgoznak.
key-wall-spearman = Katona: a legközelebbi horda egy mezőjére áll.
key-wall-archer = Katona: a Falon áll, és télen megsebzi a hordákat.
key-wall-horseman = Katona: két szomszédos mezőre áll, bármelyik sorban.
key-wall-overseer = Katona egy termelő helyszín szolgálatában: több nyersanyag, nyáron is.
key-wall-strength = A horda támadóereje.
key-wall-wound = Jutalom nélkül fedi a horda egy mezőjét.
key-wall-losses-word = veszteségek
key-wall-losses = Idén ennyi katonád esik el minden hordán.
key-wall-killed = Az elesett katonákról szól.
key-wall-save = Az eleső katonák megmenekülnek.
key-wall-sacrifice = Katonák feláldozása.
key-wall-wall = A Fal egy szintje: több védelem a szakasznak.
key-wall-barricade = 2 védelem a szakasznak a tél végéig.
key-wall-build-word = építés
key-wall-build = Ennyibe kerül a Fal következő szintje.
key-wall-defence = Egy szakasz védelme.
key-wall-breach = A támadás nagyobb volt a védelemnél.
key-wall-attack = Katonák támadnak a hordákra.
key-wall-march = Katonák mozognak a szakaszok között.
key-wall-shame = Használhatatlanná tesz egy katonát, vagy elrontja a zsákmányolt hordát; katonánként 5 becsülettel kevesebb a végén.
key-wall-shed = Szégyen kerül le.
key-wall-ward = Szégyen elhárítása.
key-wall-support = Képpel lefelé a tábornok alatt, és erősíti.
key-wall-tea = Hely a teasorrendben.
key-wall-storehouse = Közös nyersanyag; építéskor előbb ezt kell használni.
key-wall-activate = Egy helyszín soron kívül dolgozik, megteletlenül is, szégyen nélkül.
key-wall-change = Tartós: megváltoztat számodra egy szabályt vagy árat.
key-wall-forbidden = Valamit nem szabad.
key-wall-exchange = Egyik dolog a másikra cserélődik.
key-wall-resource = Fa, kő vagy arany.
key-wall-blocked-word = lezárva
key-wall-blocked = Most nem használható.
