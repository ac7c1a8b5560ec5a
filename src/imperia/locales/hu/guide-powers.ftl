# Amit a Hatalmak újoncának mondunk.

guide-powers-lead = { $way ->
    [illuminati] Illuminátusok: 3–6 játékos az összes frakció közös paklijából válogat.
   *[other] Harc a hatalomért: 3–6 játékos, mindegyiknek egy tizenkét kártyás frakciója van.
}
guide-powers-goal = Legyen a végén a legtöbb pontod. Ügynökeid éljenek túl, Fenyegetéseid öljék meg a másokéit, titkos jelölted pedig későn lépjen fel, de mielőtt az ellenfelek kitalálják a nevét.
guide-powers-turn = Minden fordulóban egy kártyát raksz le
guide-powers-phase-draft = A nyílt kínálatból sorban mindenki a kezébe vesz egy kártyát.
guide-powers-phase-lay = { $way ->
    [illuminati] Mindenki egy kártyát rak képpel lefelé a sorába; utána mind felfordul.
   *[other] Akinél az áruló van, elsőként és nyíltan rak, a többiek utána képpel lefelé. Végül minden felfordul.
}
guide-powers-phase-events = Az oszlop azonnali Eseményei hatnak; némelyik más kártyákat érvénytelenít.
guide-powers-phase-agents = Az azonnali képességű Ügynökök használják azt.
guide-powers-phase-guess = Aki Ügynököt rakott le, annak a jelöltjére az ellenfelek tippelhetnek: egy névben kell egyetérteniük.
guide-powers-phase-threats = A Fenyegetések az oszlopuk minden Ügynökét veszélybe sodorják. Aki ilyet rakott le, felléptetheti a jelöltjét.
guide-powers-phase-traitor = Akinél az áruló volt, megmondja, kinél lesz a következő fordulóban.
guide-powers-act-agent = Ügynök
guide-powers-act-agent-how = élve pontot ér a végén; az ellenfelek tippelhetnek a jelöltedre
guide-powers-act-threat = Fenyegetés
guide-powers-act-threat-how = veszélybe sodorja az oszlop Ügynökeit; a jelölted felléphet
guide-powers-act-hideout = Rejtekhely
guide-powers-act-hideout-how = védi a közvetlenül balra és jobbra fekvő Ügynököt
guide-powers-act-event = Esemény
guide-powers-act-event-how = { ICON("bolt", "azonnal") } most, vagy { ICON("hourglass", "a játék végén") } pont a végén
guide-powers-note-candidate = Jelölt
guide-powers-note-candidate-text = Rejtve fekszik a sorod mellett. Egy nem érvénytelenített Fenyegetéseddel felléphet: annyit ér, ahányadik a forduló. A helyes tipp leleplezi, és akkor semmit sem ér.
guide-powers-note-death = Halál
guide-powers-note-death-text = A veszélybe került Ügynök a következő forduló végén meghal, ha addig nincs mellette Rejtekhely. Az utolsó fordulóban ez azonnal eldől.
guide-powers-note-traitor = Áruló
guide-powers-note-traitor-text = Akinél az áruló van, abban a fordulóban nyílt kártyával játszik: a kártyáját mindenki látja, mielőtt a sajátját lerakná.
guide-powers-end = Az után a forduló után, amelyben több Fenyegetés van az asztalon, mint ahány játékos, vagy amelyben minden jelölt ismert; vagy ha valakinek elfogy a kártyája.
guide-powers-score-agents = minden élő Ügynököd és a képessége
guide-powers-score-agents-points = 4 +
guide-powers-score-sets = 1 / 2 / 3 / 4 élő Szereplő egy frakcióból, a jelölttel együtt
guide-powers-score-sets-points = 3 / 7 / 12 / 18
guide-powers-score-threats = minden Ügynök, akit a te Fenyegetésed ölt meg
guide-powers-score-threats-points = 3
guide-powers-score-appearance = a jelölted fellépett
guide-powers-score-appearance-points = forduló
guide-powers-score-symbols = { $way ->
    [illuminati] 1 / 2 / 3 / 4 szimbólumos Esemény
   *[other] minden szimbólumos Esemény
}
guide-powers-score-symbols-points = { $way ->
    [illuminati] 1 / 4 / 9 / 16
   *[other] 2
}
guide-powers-score-events = játék végi Események
guide-powers-score-events-points = a kártya szerint
guide-powers-score-ending = akinek a jelöltje utoljára vált ismertté, vagy akinek Fenyegetése van abban a fordulóban, amikor elég lett belőlük
guide-powers-score-ending-points = 3
guide-powers-first = Ügynököt Rejtekhely mellé rakj. Tarts meg egy Fenyegetést későbbre: minél később lép fel a jelölted, annál többet ér, de minden lerakott Ügynök tippet ad az ellenfeleknek.

term-powers-candidate = Jelölt
term-powers-candidate-text = A titkos Szereplőd. Csak te ismered, amíg fel nem lép, vagy le nem leplezik.
term-powers-appear = Fellépés
term-powers-appear-text = Megmutatod rejtett jelöltedet abban a fordulóban, amelyben a Fenyegetésed számít: annyi pont, ahányadik a forduló.
term-powers-uncovered = Leleplezett
term-powers-uncovered-text = Jelölt, akinek a nevét kitalálták. Többé nem léphet fel, és nem ér pontot.
term-powers-column = Oszlop
term-powers-column-text = Egy forduló összes kártyája; a sor egy játékos összes kártyája. A hatások a saját oszlopukra szólnak, ha mást nem mondanak.
term-powers-traitor = Áruló
term-powers-traitor-text = Akinél az áruló van, abban a fordulóban elsőként és nyíltan rak.
term-powers-guess = Tipp
term-powers-guess-text = Aki Ügynököt rakott le, annak az ellenfelei megnevezhetik a jelöltjét. Mindenkinek egyet kell értenie; a rossz tipp nem kerül semmibe, de megmutatja, ki nem az.

tip-powers-hand = A kártyáid. Minden fordulóban egyet lerakasz. Állítsd rá a mutatót, vagy tartsd nyomva, hogy elolvasd.
tip-powers-board = Minden játékosnak sora, minden fordulónak oszlopa van. A kártyák az oszlopukra hatnak, a Rejtekhely a sorban lévő szomszédaira.
tip-powers-candidate = Ide kerül a jelölted, és csak te látod. Senki se találja ki, mielőtt fellép.
tip-powers-question = Itt kérdez a játék. Amit megnyomhatsz, zöld kerettel áll; a H megmutatja, mit tenne egy jó bot.

key-powers-of-faction = A frakció, amelyhez a kártya tartozik.
key-powers-points = Pontok, a játék végén számolva.
key-powers-hourglass = A játék végén hat.
key-powers-bolt = Azonnal hat, abban a fordulóban, amikor lerakják.
key-powers-skull = Fenyegetésként veszélybe sodorja az Ügynököket.
key-powers-shield = Rejtekhelyként védi az Ügynököket.
key-powers-knot = Kelta csomó: szimbólumos Esemény, a végén pontot ér.
key-powers-left = A közvetlenül balra fekvő kártya ugyanabban a sorban.
key-powers-right = A közvetlenül jobbra fekvő kártya ugyanabban a sorban.
key-powers-column-left = Az előző forduló oszlopa.
key-powers-column-right = A következő forduló oszlopa.
key-powers-swap = Ennek a kártyának a helyére másik kerül.
key-powers-target = Megnevezel egy Ügynököt, akire a hatás céloz.
key-powers-eye = Megnézel egy rejtett jelöltet.
key-powers-crown = A jelöltekről szól.
key-powers-grave = A halott Ügynökökről szól.
key-powers-candidate-word = jelölt
key-powers-candidate = Egy játékos titkos Szereplője, a sor mellett.
key-powers-traitor-word = áruló
key-powers-traitor = Ennél a játékosnál van az áruló: elsőként rak, nyíltan.
key-powers-dead-word = halott
key-powers-dead = Veszélybe került Ügynök, akit semmi sem mentett meg: képpel lefelé fekszik, pont nélkül.
