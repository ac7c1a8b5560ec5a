# Az Imperium vezetett első játéka: lessons/imperium/first.json.

lesson-imperium-first = Első játék
    .about = Négy forduló a rómaiakkal a görögök ellen: aktiválás, lázadás és újítás, a piac, a napforduló, a történelem és az út a birodalomig.

lesson-imperium-first-welcome = Egy népet vezetsz a történelmen át. A kártyapaklid a nemzeted: azzal nő, amit megszerzel, és saját nagyjaival. Te a rómaiakkal vagy, Ilona a görögökkel. A lecke valódi játék, csak a lépések vannak előre megbeszélve.
    .title = Üdv a történelemben

lesson-imperium-first-state = Itt látod, mid van: alapanyag{ ICON("material", "") }, népesség{ ICON("population", "") } és haladás{ ICON("progress", "") }. Minden haladás egy pont a végén. Minden körödben három akciód{ ICON("action-token", "") } és öt kimerültségjelződ{ ICON("exhaust", "") } van. Barbárként{ ICON("barbarian", "") } kezdesz.
    .title = Az államod

lesson-imperium-first-market = A piacon öt kártya fekszik: régiók, civilizálatlan és civilizált kártyák, adófizetők. A régiókat kivéve mind alatt zavargás{ ICON("unrest", "") } rejtőzik. Aki ilyen kártyát szerez meg, a zavargást is megkapja, és minden jelzőt, amely rajta van.
    .title = A piac

lesson-imperium-first-activate = Egy kör háromféle lehet: aktiválás, újítás vagy lázadás. Többnyire aktiválsz: három akció, mindegyikkel kijátszol egy kártyát a kezedből.
    .title = Milyen köröd lesz?
    .do = Aktiválj.
    .not = Előbb a szokásos út: aktiválj.

lesson-imperium-first-region = A rögzített{ ICON("pinned", "") } kártya nem a dobópakliba kerül, hanem játékban marad. A régiók rögzítettek, és ez még 1 népességet is hoz: { $dalmatia }.
    .title = Játssz ki egy régiót
    .do = Játszd ki ezt a kártyát: { $dalmatia }.
    .not = Kezdd azzal, ami megmarad és hoz is valamit: Dalmácia.

lesson-imperium-first-garrison = Egy régió alatt elszállásolhatsz egy kártyát a kezedből. Így kikerül a pakliból, és a pakli karcsú marad. Ma azonban mindenre szükséged van.
    .title = Elszállásolsz valamit?
    .do = Ne szállásolj el semmit.
    .not = Ezekre a kártyákra szükséged van. Egyiket se tedd a régió alá.

lesson-imperium-first-city = Ez is játékban marad: { $rome }. Most nem tesz semmit: a képessége napfordulókor{ ICON("solstice", "") } hat, amikor már mindenki sorra került.
    .title = Egy város
    .do = Játszd ki ezt a kártyát: { $rome }.
    .not = Előbb a város: minél hamarabb áll, annál többször dolgozik.

lesson-imperium-first-advance = Az utolsó akciód. Ez nem rögzített: { $advance }. Elvégzi a dolgát, a dobópakliba kerül, és keveréskor visszajön.
    .title = Irány a piac
    .do = Játszd ki ezt a kártyát: { $advance }.
    .not = Játszd ki a Fejlődést: új kártyát hoz a paklidba.

lesson-imperium-first-way = 3 alapanyagért megszerzel egy kártyát a piacról a zavargással együtt. 5-ért áttörnél: akkor nincs zavargás. Három alapanyagod van.
    .title = Két út
    .do = Fizess 3 alapanyagot egy kártya megszerzéséért.
    .not = Öt alapanyagod nincs. Válaszd az olcsóbb utat.

lesson-imperium-first-acquire = A birodalom{ ICON("empire", "") } jelű kártyát barbárok nem játszhatják ki. De ez így is 2 pontot ér, és egy haladás van rajta: { $metropolis }.
    .title = Szerezz meg egy kártyát
    .do = Szerezd meg ezt a kártyát: { $metropolis }.
    .why = Nem maradsz barbár. Mire a néped birodalommá válik, ez a kártya a paklidban vár.
    .not = Nézd a kártyákon a jelzőket: vedd el a Metropoliszt a haladással együtt.

lesson-imperium-first-unrest = A kártya a kezedben van, a haladás a tiéd. De a zavargás is, amely alatta volt: semmire sem jó, helyet foglal a kezedben, és a végén −2 pontot ér.
    .title = Ennek ára van

lesson-imperium-first-token = Elfogytak az akcióid, takarítás következik. Először egy haladást teszel a készletből bármelyik piaci kártyára. Aki azt a kártyát megszerzi, azé lesz.
    .title = Takarítás: egy haladás
    .do = Tedd erre a kártyára: { $cape }.
    .why = Ezt a kártyát kinézted magadnak, és a következő körödben elérheted. Így a haladás visszajöhet hozzád.
    .not = Olyan kártyára tedd, amelyet te akarsz: a Hegyfokra.

lesson-imperium-first-discard = Aztán eldobod, amit nem akarsz megtartani, és ötig húzol. Barbárként a Metropoliszt még nem játszhatod ki: dobd el, így eggyel többet húzol.
    .title = Takarítás: a kéz
    .do = Dobd el ezt a kártyát: { $metropolis }.
    .why = Nem veszett el. A dobópakli többi kártyájával együtt visszakerül a paklidba.
    .not = Most a Metropolisz az, amit nem tudsz használni. Dobd el.

lesson-imperium-first-solstice = Ilona is sorra került, és újabb haladást tett a Hegyfokra. A fordulónak vége, napforduló van: hatnak a játékban lévő kártyáid képességei. Ez a kártya cserét ajánl: { $rome }.
    .title = Napforduló
    .do = Használd ezt a kártyát: { $rome }.
    .not = A városod csak most dolgozik. Használd.

lesson-imperium-first-give-up = A kártya a dobópakliba kerül, és később visszajön. Ez várhat: { $conquer }. Régiókra jobb kártyád is van.
    .title = Melyik kártyát?
    .do = Dobd el ezt a kártyát: { $conquer }.
    .not = A többi azonnal kelleni fog. Dobd el a Hódítást.

lesson-imperium-first-gain = Kaphatsz alapanyagot, népességet, vagy húzhatsz egy kártyát. Alapanyagod nincs.
    .title = Miért cserébe?
    .do = Végy 1 alapanyagot.
    .not = Egyetlen alapanyagod sincs. Azt válaszd.

lesson-imperium-first-second = A második forduló. Mindig te kezdesz, a sorrend nem változik. Két zavargás van a kezedben, de ez is: { $expansion }.
    .title = Még egyszer
    .do = Aktiválj.
    .not = Sok a tennivaló. Aktiválj.

lesson-imperium-first-expansion = A támadás{ ICON("attack-card", "") } mindenki mást érint. Ez két régiót hoz neked fizetség nélkül, Ilonának pedig vissza kell vennie egyet a kezébe.
    .title = Támadás
    .do = Játszd ki ezt a kártyát: { $expansion }.
    .not = Ez a legerősebb kártyád: Római terjeszkedés.

lesson-imperium-first-cape = Ezen a kártyán már két haladás van, egy tőled, egy Ilonától: { $cape }. A régiók alatt nincs zavargás.
    .title = Az első régió
    .do = Szerezd meg ezt a kártyát: { $cape }.
    .not = Két haladás két pont. Vedd el a Hegyfokot.

lesson-imperium-first-woodland = Elvehetsz még egyet.
    .title = A második régió
    .do = Szerezd meg ezt a kártyát: { $woodland }.
    .not = Vedd el az Erdőséget is. Nem kerül semmibe.

lesson-imperium-first-history = Ilona visszavett egy régiót. Ez pedig kikerült a paklidból: { $expansion }. A történelmedben fekszik. Onnan sosem húzol, de a végén számít. A nagy tettek egyszer esnek meg.
    .title = Történelem

lesson-imperium-first-triumvirate = Még egy nagy tett. Ezzel áttörsz: { $triumvirate }. A megadott színű kártyát zavargás nélkül veszed el, a piacról vagy látatlanul a paklija tetejéről.
    .title = Áttörés
    .do = Játszd ki ezt a kártyát: { $triumvirate }.
    .not = A régiók a kezedben várhatnak. Játszd ki a Triumvirátust.

lesson-imperium-first-top = Ami a piacon fekszik, azt ismered. Ami a pakli tetején van, azt senki sem.
    .title = Próbálj szerencsét
    .do = Vedd el a pakli felső kártyáját.
    .not = Légy merész: vedd el, amit senki sem ismer.

lesson-imperium-first-shaduf = Ez is játékban marad: { $shaduf }. Kimerülő képessége van: az ilyen nem akcióba, hanem egy kimerültségjelzőbe{ ICON("exhaust", "") } kerül, körönként egyszer. A végén a folyók{ ICON("drop", "") } után ér pontot.
    .title = A harmadik akciód
    .do = Játszd ki ezt a kártyát: { $shaduf }.
    .not = Egy akciód maradt. Játszd ki az új kártyát.

lesson-imperium-first-token-again = Megint takarítás. Egy haladás a piacra: most olyan kártyára tedd, amely új ott.
    .title = Hová tedd?
    .do = Tedd erre a kártyára: { $oasis }.
    .not = Tedd az Oázisra. Meglátod, mi lesz belőle.

lesson-imperium-first-taken = Ilona rögtön elvette az Oázist, a haladással együtt. Ezért tedd oda, ahol neki nem kell. Napfordulókor a városodat kihagytuk, mert a kártyáidra szükséged van.
    .title = Ajándék Ilonának

lesson-imperium-first-revolt = Öt kártyádból három zavargás. Egyenként kijátszhatnád őket, ha fizetsz. De egy egész kört is szánhatsz arra, hogy megszabadulj tőlük: ez a lázadás.
    .title = Túl sok zavargás
    .do = Lázadj.
    .why = Három kártya, darabja −2 pont, és három hely a kezedben: megér egy kört.
    .not = Három zavargással semmi más nem éri meg. Lázadj.

lesson-imperium-first-return = Minden zavargás visszakerül a kezedből, ingyen. Ha a zavargáspakli egyszer elfogy, összeomlás következik, és az nyer, akinél a legkevesebb van belőle.
    .title = Vissza vele
    .do = Rakj vissza egy zavargáskártyát, a többi is megy vele.
    .not = Rakd vissza a zavargást.

lesson-imperium-first-patience = Most okosan. Ezt Ilona éppúgy nem játszhatja ki, mint te: { $education }. Birodalom kell hozzá. A haladás egy ideig rajta marad.
    .title = Befektetés
    .do = Tedd a haladást erre a kártyára: { $education }.
    .not = Oda tedd, ahol biztonságban van: az Oktatásra.

lesson-imperium-first-nation = Elfogyott a húzópaklid, ezért újrakeverted. Ilyenkor mindig csatlakozik egy kártya a nemzetpaklidból: ez az új, és már a kezedben is van: { $bread }. Így nő magától a néped.
    .title = Nő a nemzeted

lesson-imperium-first-innovate = Ezen a kártyán már négy haladás van: { $education }. A Fejlődéshez nincs alapanyagod. De van egy harmadik fajta kör: dobd el az egész kezedet, és törj át egy választott színért.
    .title = Újítás
    .do = Újíts.
    .why = A kezed előbb-utóbb visszajön. Négy pont nem hever mindennap az asztalon.
    .not = Gondolj az Oktatáson fekvő négy haladásra: újíts.

lesson-imperium-first-suit = Előbb megnevezed a színt, aztán választasz egy kártyát a piacról vagy a pakli tetejéről.
    .title = Melyik színt?
    .do = Válaszd a civilizáltat.
    .not = Az Oktatás civilizált kártya.

lesson-imperium-first-education = Áttöréssel a kártyát a jelzőivel együtt veszed el, a zavargás viszont ott marad.
    .title = Jó befektetés volt
    .do = Vedd el ezt a kártyát: { $education }.
    .not = Itt van négy haladással: Oktatás.

lesson-imperium-first-accession = Nézd Ilonát: elfogyott a nemzetpaklija, ezért előkerült az alatta fekvő gyarapodáskártya. A görögök mostantól birodalom{ ICON("empire", "") }. Birodalmi kártyákat játszanak ki, és nemzetkártyák helyett a mellettük fekvő drágákat fejlesztik ki.
    .title = A görögök birodalommá váltak

lesson-imperium-first-empire = A te nemzetpaklid alatt ő vár: { $caesar }. Három kártya van még rajta. Minél gyorsabban jutsz a paklid végére, annál hamarabb jön, és vele a Metropolisz meg az Oktatás haszna.
    .title = A te utad

lesson-imperium-first-end = A vég akkor jön, ha elfogy a főpakli, ha valaki kifejleszti az utolsó kártyáját, vagy ha megfordul a Királyok királya. Akkor ezt a fordulót és még egyet játszotok le.
    .title = Mikor van vége

lesson-imperium-first-score = Ha most lenne vége, 18 pontod volna: 8 haladás, a kártyáid értéke és a népességed. Ilonának 10 pontja lenne.
    .title = Hogy állsz

lesson-imperium-first-farewell = Ismered a kör három fajtáját, a piacot, a napfordulót, a történelmet és az utat a birodalomig. Játssz tovább; Ilona helyére gyors bot ül.
    .title = Most rajtad a sor
