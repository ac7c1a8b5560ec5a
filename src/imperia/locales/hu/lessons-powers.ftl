# A Hatalmak vezetett első játéka: lessons/powers/first.json.

lesson-powers-first = Első játék
    .about = Egy egész játék Londonban: rakj le kártyákat, éld túl a Fenyegetést, leplezz le egy jelöltet, léptesd fel a tiédet, és válaszd meg, mikor legyen vége.

lesson-powers-first-welcome = Titkos hatalmak versengenek a miniszterelnöki székért. Te a Mágusokat vezeted, Ilona az Iparmágnásokat, Viktor a Sídhe frakciót. A lecke valódi játék, csak a lépések vannak előre megbeszélve.
    .title = Üdv Londonban

lesson-powers-first-goal = Pontot csak a végén számolunk. Minden élő Ügynök 4 pontot{ ICON("points", "") } ér, minden Ügynök, akit a Fenyegetésed ölt meg, 3 pontot, a fellépett jelölt pedig annyit, ahányadik a forduló volt. Az Események külön pontot hoznak.
    .title = Mivel lehet nyerni

lesson-powers-first-candidate = Minden frakciónak négy Szereplője van. Egyikük a jelölted, és csak te tudod, ki az; a másik három Ügynök lesz, akiket úgy raksz le, mint a többi kártyát. A jelölt képessége nem hat.
    .title = Válassz jelöltet
    .do = Legyen a jelölted ez a Szereplő: { $arminus }.
    .why = Az ő képességét, hogy más Ügynököt utánoz, nehéz jól használni. Vele veszítesz a legkevesebbet.
    .not = Bármelyik megtenné a négy közül. Ebben a játékban legyen Arminus Wambrey, a többiekre az asztalon lesz szükség.

lesson-powers-first-hand = Öt kártya van a kezedben, és minden lerakott után húzol egyet. Az Ügynökök pontot hozó emberek. A koponya{ ICON("skull", "") } Fenyegetést jelöl, amely mások Ügynökeit öli meg, a pajzs{ ICON("shield", "") } Rejtekhelyet, amely a tieidet védi. Minden más Esemény. Mutass egy kártyára, és elolvashatod.
    .title = A kezed

lesson-powers-first-grid = Minden játékosnak egy sora van, a tiéd a legalsó. Minden forduló egy oszlopot ad hozzá, mindenkitől egy kártyával. Balra a jelöltek fekszenek képpel lefelé, mellettük a négy lehetséges név.
    .title = Sorok és oszlopok

lesson-powers-first-traitor = Ilona frakciójában áruló van, ezért neki kellett először, képpel felfelé leraknia: { $arms }. A többiek most képpel lefelé raknak le, mind egyszerre. Viktor már lerakott.
    .title = Az áruló

lesson-powers-first-agent = Kezdj egy Ügynökkel: { $morrigan } 4 pontot hoz, ha életben marad, és még többet minden szimbólumos Esemény után.
    .title = Rakj le titokban egy kártyát
    .do = Rakd le a kezedből ezt a kártyát: { $morrigan }.
    .why = Ilona nyílt kártyája Esemény, senkit sem veszélyeztet. Csak Viktor kártyája ismeretlen: ennyi kockázat belefér.
    .not = Minden kártyának megvan az ideje. Kezdj az Ügynökkel: Morrigan Eveningstar.

lesson-powers-first-reveal = Az oszlop összes kártyája egyszerre fordult fel. A kiértékelés sorrendje mindig ugyanaz: Események, Ügynökök, Fenyegetések, Rejtekhelyek.
    .title = A felfedés

lesson-powers-first-guessed = Aki Ügynököt mutat, elárul valamit: ő nem a jelölt. Ezért az ellenfelek közösen megtippelhetik a jelölted nevét, minden új Ügynök után egyszer. Azt mondták: { $cornelius }. Tévedtek.
    .title = Rád tippelnek
    .why = A téves tipp nem kerül semmibe. De minden tippel kevesebb név marad, és a következő már találhat.

lesson-powers-first-threat = Viktor ezt rakta le: { $elfshot }. A Fenyegetés az oszlopában mások minden Ügynökét veszélybe sodorja, így { $morrigan } veszélyben van. Egy fordulója maradt: a következő végén meghal, ha semmi sem védi.
    .title = Fenyegetés

lesson-powers-first-hideout = A Rejtekhely a sorodban közvetlenül mellette álló Ügynököket védi. Ilona neked adta tovább az árulót, ezért most te raksz le először, és mindenki látja a kártyádat.
    .title = Mentsd meg Morrigant
    .do = Rakd le mellé ezt a kártyát: { $chamber }.
    .why = A Rejtekhelynek nem árt, ha látják. A titkos kártyák várjanak olyan fordulóra, amikor senki sem néz oda.
    .not = Akkor Morrigan meghalna. Ebben a fordulóban csak a Rejtekhely menti meg: A tükörkamra.

lesson-powers-first-guess = Ilona Ügynököt mutatott: { $bartholomew }. Most te és Viktor megtippelhetitek a jelöltjét. Mindketten titokban javasoltok egy nevet, és a tipp csak akkor számít, ha megegyeztek. Viktor már javasolt.
    .title = Most te tippelsz
    .do = Javasold ezt a nevet: { $tobias }.
    .why = Bartholomew az asztalon fekszik, tehát három név maradt. Próbáld ki az egyiket, nem kerül semmibe.
    .not = Próbáljuk meg a Tobias Crank nevet, hogy lásd, mire vezet egy tipp.

lesson-powers-first-saved = Mindketten ezt mondtátok: { $tobias }. Tévedés volt: eggyel kevesebb név. Az első forduló Fenyegetése pedig kárba ment, mert { $morrigan } mellett ott áll a Rejtekhely: { $chamber }.
    .title = Mellé, de biztonságban

lesson-powers-first-pass-on = A forduló végén az, akinél az áruló volt, megnevezi, kinél lesz legközelebb. Nyíltan lerakni teher: add annak, akinek a terveitől tartasz.
    .title = Add tovább az árulót
    .do = Add az árulót Viktornak.
    .why = Viktor már lerakott egy Fenyegetést. Ha meg kell mutatnia a kártyáját, felelhetsz rá.
    .not = Most add Viktornak: így a következő kártyája nyílt lesz.

lesson-powers-first-open-agent = Viktornak meg kellett mutatnia a kártyáját: Ügynök, { $tamlin }. Két dolgot tudsz már. Egy Fenyegetés ebben a fordulóban biztosan talál valakit. És mivel új Ügynök érkezik, tippelni lehet Viktor jelöltjére.
    .title = Viktor Ügynököt mutat

lesson-powers-first-eye = Ezzel a kártyával megnézhetsz egy rejtett jelöltet: { $eye }. Az Események a tippelés előtt hatnak: amit látsz, azonnal felhasználhatod.
    .title = A kellő pillanat
    .do = Rakd le ezt a kártyát: { $eye }.
    .why = Tippelés nélküli fordulóban csak tudnád a nevet. Ma ki is mondhatod.
    .not = Az a kártya ráér. Ma A látó szeme ér a legtöbbet.

lesson-powers-first-look = A kártyák nyíltan fekszenek, és az Eseményed azonnal hat. Te választod meg, kinek a jelöltjét nézed meg. Más nem látja.
    .title = Pillantás az álarc mögé
    .do = Válaszd Viktort.
    .not = Ebben a fordulóban Viktor jelöltjére lehet tippelni.

lesson-powers-first-seen = Viktor jelöltje: { $niamh }. Csak te tudod, az asztal másnak nem mutatja meg.
    .title = Most már tudod

lesson-powers-first-name = Most számít igazán. Javasold a nevet, amelyet láttál. Ilona nem ismeri; meglátod, mit javasol ő.
    .title = Mondd ki a nevet
    .do = Javasold ezt a nevet: { $niamh }.
    .not = Te jobban tudod: Ködmezei Niamh az.

lesson-powers-first-vote = Ilona más nevet javasolt. Ha a javaslatok eltérnek, a tippelők meglátják őket, és titokban még egyszer szavaznak. Ha most sem egyeztek meg, az téves tippnek számít.
    .title = Szavazás
    .do = Maradj ennél a névnél: { $niamh }.
    .why = Ilona látja, milyen biztos vagy benne. Neki is jó, ha Viktort leleplezitek.
    .not = Ne engedj: Ködmezei Niamh a helyes válasz.

lesson-powers-first-uncovered = Ilona egyetértett, és Viktor jelöltje lelepleződött: { $niamh }. Viktor már nem léptetheti fel, és nem kap érte pontot. Ilona Fenyegetése ({ $machine }) most ezt az Ügynököt veszélyezteti: { $tamlin }. Semmi sem védi.
    .title = Lelepleztétek!

lesson-powers-first-prey = Új forduló: Viktor Ilonának adta az árulót, így neki kellett egy Ügynököt megmutatnia: { $tobias }. Viktor kártyája még rejtve van.
    .title = Préda

lesson-powers-first-strike = Két Fenyegetés van a kezedben. Bármelyik eltalálja mások minden Ügynökét ebben az oszlopban: Tobiast biztosan, és Viktor kártyáját is, ha az is Ügynök.
    .title = Csapj le
    .do = Rakd le az egyik Fenyegetésedet, mindegy, melyiket.
    .why = Ráadásul szinte csak Fenyegetéssel léphet fel a jelölted.
    .not = Most jött el a Fenyegetés ideje: Ilona Ügynöke nyíltan fekszik.

lesson-powers-first-half = Ilonának új Ügynöke van, tehát tippelni lehet. { $bartholomew } és { $tobias } az asztalon fekszik: a jelölt { $jane } vagy { $virginia }.
    .title = Kettő közül az egyik
    .do = Javasold ezt a nevet: { $virginia }.
    .not = Kettő közül az egyik. Próbáld meg a Lady Virginia Campbell nevet.

lesson-powers-first-appear = A Fenyegetésedet senki sem érvénytelenítette, a jelölted tehát felléphet. Annyi pontot ér, ahányadik a forduló: 4-et. Később többet érne, de aki vár, azt leleplezhetik.
    .title = Fellépjen a jelölted?
    .do = Léptesd fel a jelöltedet.
    .why = A többiek három név közül választhatnak, és egyet már kizártak. Újabb alkalmat csak Fenyegetés ad, abból pedig már csak egy maradt.
    .not = Négy biztos pont jó üzlet. Léptesd fel.

lesson-powers-first-dead = A forduló végén { $tamlin } meghalt: képpel lefelé semmit sem ér Viktornak, Ilona pedig 3 pontot kap érte. A jelölted már ismert, senki sem tippelhet rá többé.
    .title = Az első halott

lesson-powers-first-deduce = Lady Virginia tévedés volt, tehát Ilona jelöltje csak { $jane } lehet. Jegyezd meg: ha Ilona legközelebb Ügynököt mutat, kimondhatod a nevét, ha Viktor is egyetért.
    .title = Mit árul el a téves tipp

lesson-powers-first-knot = Ez a kártya szimbólumos{ ICON("knot", "") } Esemény: { $knot }. A végén 2 pontot hoz, és { $morrigan } még 2-t ad hozzá.
    .title = Pontok a végére
    .do = Rakd le ezt a kártyát: { $knot }.
    .not = Fenyegetésből most elég. Gyűjts pontot: A bölcsesség csomója.

lesson-powers-first-kill = { $tobias } mellett nem volt, aki megvédje. A Fenyegetésed megölte: 3 pont neked.
    .title = A Fenyegetésed célba ért

lesson-powers-first-escaped = { $eillid } megmenekült: védett, amíg szimbólumos Esemény fekszik mellette, és Viktor épp időben rakta le ezt: { $dusk }. Megéri elolvasni mások kártyáit is.
    .title = Egy megmenekült

lesson-powers-first-end = Három Fenyegetés van az asztalon. Ha megjön a negyedik, eggyel több, mint ahány játékos van, a játék a forduló végén befejeződik. Akkor is vége, ha minden jelölt ismert.
    .title = Mikor van vége

lesson-powers-first-score = Ha most lenne vége, 17 pontod volna: Morrigan 4, a csomók után 4, Tobias 3, a jelölted 4, a saját csomód 2. Ilonának, aki épp új Ügynököt rakott le, 13, Viktornak 8 pontja lenne.
    .title = Hogy állsz

lesson-powers-first-johanna = Egyes Ügynökök rögtön a felfedés után hatnak. { $johanna } megnevezi más játékos egy Ügynökét az oszlopában. Ha annak a játékosnak a jelöltjét senki sem találja el, a megnevezett a végén meghal, és Rejtekhely sem segít rajta.
    .title = Ügynök célponttal
    .do = Rakd le ezt a kártyát: { $johanna }.
    .why = Ilonának megint nyíltan kellett leraknia, és { $virginia } Ügynök. A te jelölted már ismert, így új Ügynököd után senki sem tippelhet.
    .not = Lady Johanna Griffiths oszlopában másik játékos Ügynökére van szükség, és ma van ilyen.

lesson-powers-first-aimed = Csak egy Ügynököt lehetett megnevezni, ezért { $johanna } célpontja ő: { $virginia }. Ő is azonnal hat: Ilona fellépethette volna vele a jelöltjét. Inkább rejtve hagyja.
    .title = Megnevezve

lesson-powers-first-last-name = Tudod a nevet: { $jane }. De ő az utolsó rejtett jelölt. Egy jó tipp a forduló végén befejezné a játékot, Ilonának 3 pontot hozna, mert az ő jelöltje lett utoljára ismert, és megmentené ezt az Ügynököt: { $virginia }.
    .title = Amikor jobb nem tippelni
    .do = Ne tippelj.
    .why = Viktor vesztésre áll, és még nem akarja a végét. Neked pedig vannak még kártyáid, amelyek pontot hoznak.
    .not = Most tartsd meg magadnak a nevet: válaszd, hogy nem tippelsz.

lesson-powers-first-pile = Senki sem tippelt. A húzópaklid elfogyott, mostantól egyre kevesebb kártyád lesz. Ha valakinek nem maradna lerakható kártyája, az is a játék vége volna.
    .title = Az utolsó kártyák

lesson-powers-first-rituals = Ilona neked adta az árulót. Ez a kártya mindkét szomszédját úgy védi, mint egy Rejtekhely: { $rituals }. Balra { $johanna } áll, jobbra az, akit majd lerakol.
    .title = Védelem két oldalra
    .do = Rakd le ezt a kártyát: { $rituals }.
    .why = Nem baj, ha mindenki látja. És Esemény marad: ami a Rejtekhelyeket érvényteleníti, nem bántja.
    .not = Először védd meg az Ügynökeidet: Védő rítusok.

lesson-powers-first-cancelled = Viktor Eseménye ({ $battle }) az oszlop összes Rejtekhelyét érvényteleníti, még mielőtt hatnának: Ilona kártyája ({ $workshop }) képpel lefelé fekszik, senkit sem véd, és semmit sem ér. A te kártyád Esemény, így marad.
    .title = Érvénytelen

lesson-powers-first-count = Minden frakciónak két Fenyegetése van. Egyet-egyet mindannyian leraktatok, a másik még bárkinél ott lehet. Nevezd meg, kinél legyen az áruló: aki nyíltan rak le, nem lephet meg Fenyegetéssel.
    .title = Számold a Fenyegetéseket
    .do = Add az árulót Ilonának.
    .not = Most add Ilonának: Viktor kártyája maradjon rejtve.

lesson-powers-first-cornelius = { $cornelius } 1 pontot ad az oszlopa minden Eseményéért, és Ilona nyílt kártyája az. A tőle balra fekvő kártya akkor is megvédi, ha Viktor Fenyegetést rakott le.
    .title = Biztos hely
    .do = Rakd le ezt a kártyát: { $cornelius }.
    .why = Még egy Fenyegetéssel ez lenne az utolsó forduló. Akkor már nem jön kártya, amely megmenthetne egy Ügynököt: minden rögtön eldől.
    .not = Rakd le Cornelius Vane kártyáját, amíg a bal szomszédja védi.

lesson-powers-first-race = Viktor kártyája csak Rejtekhely volt, így { $cornelius } 5 pontot ér. Ilona kártyája ({ $race }) a végén számít, aszerint, hogy hol fekszik. Így van ez minden Eseménnyel, amely nem hat azonnal.
    .title = Események a végére

lesson-powers-first-fourth = Viktornak nyíltan kell leraknia, és ezt rakta le: { $hunt }. Ez a negyedik Fenyegetés. A fordulót még végigjátsszátok, aztán vége. A következő kártyád az utolsó.
    .title = Az utolsó forduló

lesson-powers-first-bonus = Akinek Fenyegetése van abban az oszlopban, amelyben először van belőlük elég, 3 pontot kap. Viktor megkapja, és te is megkaphatod. Egy most lerakott Ügynök rögtön meghalna, mert balról semmi sem védi.
    .title = Ki fejezi be a játékot

lesson-powers-first-standing = Ahogy a kártyák fekszenek, neked 26 pontod van, Ilonának 13, Viktornak 16. Az nyer, akinek a legtöbb van; egyenlőség esetén a később fellépett jelölt dönt.
    .title = Ki hol tart

lesson-powers-first-farewell = Mindent tudsz, ami kell: titokban lerakni, fenyegetni és védeni, tippelni, fellépni és időben befejezni. Az utolsó kártyát rakd le tetszésed szerint; Ilona és Viktor helyére gyors botok ülnek, és a pontokat az asztalon számoljuk össze.
    .title = Most rajtad a sor
