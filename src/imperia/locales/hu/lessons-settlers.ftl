# A Birodalmi telepesek vezetett első játéka: lessons/settlers/first.json.

lesson-settlers-first = Első játék
    .about = Két forduló a rómaiakkal a barbárok ellen: építs, köss megállapodást, rombolj, viseld el a rombolást, és építs frakcióhelyszíneket.

lesson-settlers-first-welcome = Öt forduló alatt kártyákból építesz birodalmat. Te a rómaiakat vezeted, Ilona a barbárokat. Az nyer, akinek az ötödik forduló után a legtöbb győzelmi pontja{ ICON("vp", "") } van. A lecke valódi játék, csak a lépések vannak előre megbeszélve.
    .title = Üdv a birodalomban

lesson-settlers-first-uses = Minden kártya többféleképpen használható. A közös kártyát megépíted, vagy gyors haszonért lerombolod. A frakciód kártyáját megépíted, vagy megállapodást kötsz vele, amely fordulónként hoz valamit. A játék fele az, hogy jól válassz.
    .title = Egy kártya, több mód

lesson-settlers-first-lookout = A forduló Felderítéssel kezdődik: egy frakciókártya magától érkezett, a sor közös kártyáiból pedig mindenki sorban elvesz egyet. Te vagy az első játékos, te választasz először.
    .title = Felderítés
    .do = Vedd el ezt a kártyát: { $field }.
    .why = Élelem nélkül nincs megállapodás, és neked egy sincs. A lerombolt Gabonaföld rögtön kettőt hoz.
    .not = Az is jó kártya. Most azonban élelemre lesz szükséged: vedd el a Gabonaföldet.

lesson-settlers-first-second = A második sorból fordított sorrendben vesztek: Ilona már választott, te maradtál utoljára.
    .title = És még egyszer
    .do = Vedd el ezt a kártyát: { $farmer }.
    .why = Egy telepesből{ ICON("settler", "") } és egy élelemből 2 győzelmi pontot csinál, minden fordulóban.
    .not = A másik kártyához több kő kellene, mint amennyid van. Vedd el a Disznótenyésztőt.

lesson-settlers-first-production = Ezután jön a Termelés: a táblád 2 telepest{ ICON("settler", "") }, 1 fát{ ICON("wood", "") }, 1 követ{ ICON("stone", "") }, 1 rombolásjelzőt{ ICON("raze", "") } és 1 védelemjelzőt{ ICON("defense", "") } adott. Később a megállapodások és a helyszínek is hozzáadnak. Amit nem használsz fel, a forduló végén elvész.
    .title = Termelés

lesson-settlers-first-build = Most felváltva jöttök, egy-egy akcióval. Kezdd azokkal a helyszínekkel, amelyek termelnek: rögtön adnak, és aztán minden fordulóban újra.
    .title = Építés
    .do = Válaszd ki a kezedben ezt a kártyát: { $village }, és építsd meg 1 fáért.
    .why = Most egy telepest hoz, építési bónuszként még egyet, és minden további fordulóban újabbat.
    .not = Arra később kerül sor. Az egyetlen fa most a Falura való.

lesson-settlers-first-defend = Mások lerombolhatják a közös helyszíneidet. A védelemjelző ezt egy rombolásjelzővel megdrágítja. Nem akció, de a forduló végén lekerül.
    .title = Védd meg
    .do = Tedd a védelemjelzőt erre a helyszínre: { $village }.
    .not = Előbb védd meg, amit építettél: tedd a jelzőt a Falura.

lesson-settlers-first-turns = Ilona a saját kezéből rombolta le ezt a kártyát: { $quarry }. Egy rombolásjelzőért két követ kapott. Ez a közös kártya második módja. Te is megteheted.
    .title = Ilona lépése

lesson-settlers-first-raze-hand = A Gabonaföld megépítéséhez már élelem kellene. Lerombolva egyszerre kettőt hoz: hogy mit, azt a kártya felső mezője mutatja.
    .title = Rombolj le egy kártyát
    .do = Válaszd ki a kezedben ezt a kártyát: { $field }, és rombold le.
    .why = Egy rombolásjelződ van. Jobb érte két élelem, mint arra várni, hogy egy ellenfél helyszínére kettő kell.
    .not = Élelmet a Gabonaföld hoz. Azt rombold le.

lesson-settlers-first-deal = A frakciód kártyáját nem kell megépíteni. 1 élelemért{ ICON("food", "") } a táblád alá csúsztatod megállapodásként, és az alsó szélén látható árut most és minden Termeléskor megkapod.
    .title = Köss megállapodást
    .do = Válaszd ki a kezedben ezt a kártyát: { $legion }, és köss vele megállapodást.
    .why = Fordulónként egy rombolásjelzőt hoz. Kettővel Ilona egyik helyszínét lerombolhatod, és a rómaiak meg is tarthatják őket.
    .not = A Légióval köss megállapodást: a rombolásjelzők hamarosan jól jönnek.

lesson-settlers-first-send = Négy telepesed van, de fád nincs. Két telepest mindig elküldhetsz: egy nyersanyagot vagy egy kártyát hoznak.
    .title = Küldj telepeseket
    .do = Küldj telepeseket.
    .not = Fa nélkül nem tudsz építeni. Küldj érte telepeseket.

lesson-settlers-first-pairs = Egy akcióban akárhány pár mehet. Most egy is elég: a Disznótenyésztőnek telepes kell majd.
    .title = Hányan menjenek?
    .do = Küldj egy párt.
    .not = Csak egy párt küldj, a többieknek más dolguk lesz.

lesson-settlers-first-take = Minden pár fát, követ vagy élelmet hoz, vagy egy kártyát bármelyik pakliból; aranyat soha.
    .title = Mit hozzanak?
    .do = Végy fát.
    .not = A Disznótenyésztő fába és kőbe kerül. Köved van: végy fát.

lesson-settlers-first-action = Ilona frakcióhelyszínt épített: { $forest }. A barbárokét és a rómaiakét nem lehet lerombolni. Te most akcióhelyszínt építesz: magától semmit sem tesz, de fordulónként egyszer aktiválhatod.
    .title = Akcióhelyszín
    .do = Válaszd ki ezt a kártyát: { $farmer }, és építsd meg 1 fáért és 1 kőért.
    .not = Amid van, az mind a Disznótenyésztőre való. Építsd meg.

lesson-settlers-first-activate = Ilona is megállapodást kötött: { $pack } fordulónként egy rombolásjelzőt hoz neki. Van egy telepesed és egy élelmed, munkára hát.
    .title = Aktiváld
    .do = Válaszd ki az asztalon ezt a kártyát: { $farmer }, és aktiváld.
    .why = Két pont egy telepesért és egy élelemért, amely a forduló végén úgyis elveszne.
    .not = Pont annyid van, amennyi a Disznótenyésztőnek kell. Aktiváld.

lesson-settlers-first-pass = Nem sok tennivaló maradt. Aki passzol, annak vége a forduló, és senki sem nyúlhat többé ahhoz, ami az övé. Megéri időben passzolni.
    .title = Passz
    .do = Passzolj.
    .not = Akadna még apróság, de passzolj: a helyszíneid így biztonságban vannak.

lesson-settlers-first-cleanup = Takarítás: az áruk elvesznek, de minden frakció megtart egyfélét. A rómaiak a rombolásjelzőket{ ICON("raze", "") }, a barbárok a telepeseket. A megállapodás és a helyszínek maradnak. Most Ilona az első játékos, és ezt vette el: { $joiner }.
    .title = A második forduló

lesson-settlers-first-ruins = Ez a kártya ingyen van, és egy telepest hoz: { $ruins }. És van még egy előnye: frakcióhelyszínért fel kell áldoznod egy már álló helyszínt.
    .title = Végy el valami olcsót
    .do = Vedd el ezt a kártyát: { $ruins }.
    .not = Az is jó, de a terveidhez a Romok illenek: ingyen vannak.

lesson-settlers-first-choice = Most válassz magad: a leckéhez egyik kártya sem kell. Nézd meg jól őket, később játszhatsz vele.
    .title = A te választásod
    .do = Vedd el a sor bármelyik kártyáját.

lesson-settlers-first-razed = Ilona kezdett, és lerombolta a Faludat. Két rombolásjelző elég volt, mert a védelemjelző a Takarítás óta nincs rajta. Elvette, amit a felső széle mutat. Neked alap{ ICON("foundation", "") } marad, és vigaszul 1 fát kaptál.
    .title = Lerombolták!
    .why = Ezért kell a védelemjelzőt korán lerakni, és ezért éri meg időben passzolni.

lesson-settlers-first-faction = Hozd ki belőle a legjobbat. Ennek a kártyának házikó van az árában: { $builder }. 1 kő mellett egy helyszínt kell eldobnod, vagy helyette egy alapot. Amit oda építesz, azt már senki sem rombolja le.
    .title = Építs a frakcióddal
    .do = Válaszd ki a kezedben ezt a kártyát: { $builder }, és építsd meg.
    .why = Most és minden fordulóban fát és követ hoz, a végén pedig 2 pontot.
    .not = Előbb használd fel az alapot: építsd meg az Építőmestert.

lesson-settlers-first-foundation = Miről mondasz le: a Disznótenyésztőről vagy az alapról, amely haszontalanul hever?
    .title = A házikó az árban
    .do = Mondj le az alapról.
    .not = A Disznótenyésztő neked dolgozik. Az alapról mondj le.

lesson-settlers-first-raze = Most add vissza. Három rombolásjelződ van: egyet megtartottál, egyet a tábla, egyet a megállapodás adott. Ilona ezt megvédte: { $joiner }. Ezt viszont nem: { $sculptor }.
    .title = Rombolj
    .do = Válaszd ki Ilona birodalmában ezt a helyszínt: { $sculptor }, és rombold le 2 rombolásjelzőért.
    .why = Egy telepest és egy követ kapsz, Ilona pedig elveszít egy pontot termelő helyszínt. Marad neki egy alap, és kap egy fát.
    .not = Két rombolásjelzővel oda üss, ahol fáj: az Udvari szobrászra.

lesson-settlers-first-free = Most két köved van: elég egy második frakcióhelyszínre. Már csak a házikó hiányzik, amelyről lemondasz.
    .title = Készítsd elő a helyet
    .do = Építsd meg ezt a kártyát: { $ruins }. Ingyen van.
    .not = Előbb a Romok: az lesz a házikó, amelyről lemondasz.

lesson-settlers-first-kinds = A helyszíneid három sorban fekszenek: termelés, tulajdonság, akció. A tulajdonság mindig hat, vagy akkor, amikor az történik, amit megnevez; árut nem kell rátenni. Ez a kártya is ilyen: { $ruins }, de csak az építési jutalmát adja, egyszer.
    .title = Háromféle helyszín

lesson-settlers-first-colony = Ilona passzol, és megtartja a telepeseit, ahogy a barbárok tehetik. Te egyedül folytatod, ameddig csak akarod.
    .title = Egy második
    .do = Válaszd ki ezt a kártyát: { $colony }, és építsd meg.
    .why = Most és minden fordulóban egy telepes és egy arany, a végén pedig 2 pont. Még három forduló van hátra.
    .not = A Kereskedelmi gyarmathoz minden együtt van. Építsd meg.

lesson-settlers-first-house = A házikóért megint mennie kell valaminek. Ami a helyszínen fekszik, vele együtt elvész.
    .title = Mondj le a Romokról
    .do = Mondj le erről a helyszínről: { $ruins }.
    .not = A Romok megtették a magukét. Mondj le róluk.

lesson-settlers-first-gold = Van egy aranyad{ ICON("gold", "") }, de élelmed nincs. Fizetéskor az arany bármelyik nyersanyagot helyettesíti: fát, követ vagy élelmet.
    .title = Arany
    .do = Aktiváld újra ezt a helyszínt: { $farmer }. Az élelmet arannyal fizeted.
    .not = Dolgozzon még egyszer a Disznótenyésztő: élelem helyett aranyat adsz.

lesson-settlers-first-rest = A fa és a telepesek a Takarításkor elvesznek. Egy kevéssé hasznos helyszín is ér a végén 1 pontot.
    .title = Használd, vagy elvész
    .do = Építsd meg 1 fáért ezt a kártyát: { $hunter }.
    .not = Maradt egy fád: építsd meg belőle ezt: Jancsi, a vadász.

lesson-settlers-first-pass-again = Ebben a fordulóban ennyi. Az utolsó rombolásjelződ megmarad.
    .title = Mára kész
    .do = Passzolj.
    .not = Ebben a fordulóban ennyi elég: passzolj.

lesson-settlers-first-score = Ha most lenne vége: 4 pont a Disznótenyésztőtől, 2 minden frakcióhelyszínedért és 1 minden közös helyszínért. Ez 10, Ilonának 9 van.
    .title = Hogy állsz

lesson-settlers-first-farewell = Minden akciót ismersz: építeni, megállapodást kötni, rombolni, aktiválni, telepeseket küldeni, passzolni. Három forduló van hátra. Játssz tovább; Ilona helyére gyors bot ül.
    .title = Most rajtad a sor
