# Tanács az asztalnál: miért felelne így egy bot.

error-no-hints = Mások is játszanak itt, és a nyitáskor senki sem egyezett bele a tanácsokba.
error-no-advice = Most nem volt, aki gondolkodjon rajta. Próbáld újra { $seconds } mp múlva.

hints-agreed = tanács megengedett
hint-thumb = Itt a bot bevált szabályt követ; előre nézni nem segít.
hint-all-equal = Amennyire a bot látja, minden lehetőség egyformán jó.
hint-others-equal = Még { $n } lehetőség ugyanilyen jó.
hint-as-good = Amennyire a bot látja, ugyanolyan jó, mint a legjobb lépés.
hint-at-once = Azonnal { $n } pontot hoz.
hint-though = Másrészt: { $less }
hint-end = Ezután végződik a játék a legtöbbször jól számodra.
hint-end-less = A játék ritkábban végződne jól számodra.

hint-powers-points = Ez ad a legtöbbet az asztalon lévő pontjaidhoz.
hint-powers-points-less = Kevesebb pontot hoz az asztalon.
hint-powers-secret = Így marad a legértékesebb a jelölted fellépése.
hint-powers-secret-less = A jelölted fellépése kevesebbet érne.
hint-powers-hand = Jobb kártyák maradnak a következő fordulókra.
hint-powers-hand-less = Gyengébb kártyák maradnának a következő fordulókra.
hint-powers-rivals = Ez fogja vissza leginkább az ellenfeleket.
hint-powers-rivals-less = Az ellenfelek jobban járnának.
hint-powers-thumb-propose = Olyan név, amely mindaz alapján, amit tudsz, még helyes lehet: nem fekszik az asztalon, nincs a kezedben, és senki sem cáfolta meg. A tipp csak egyetértéssel érvényes.
hint-powers-thumb-search = Olyan név, amely mindaz alapján, amit tudsz, még helyes lehet: nem fekszik az asztalon, nincs a kezedben, és senki sem cáfolta meg.
hint-powers-thumb-vote = A javaslatok közül mindaz alapján, amit tudsz, ez a legvalószínűbb; ha egyik sem lehet helyes, ne tippelj.

hint-settlers-points = Ez hozza a legtöbb pontot.
hint-settlers-points-less = Kevesebb pontot hoz.
hint-settlers-engine = Ez ad a legtöbbet ahhoz, amit a birodalmad a következő fordulókban keres.
hint-settlers-engine-less = A birodalmad kevesebbet keresne a következő fordulókban.
hint-settlers-supply = Így marad a legtöbb hasznos árud.
hint-settlers-supply-less = Kevesebb hasznos árud marad.
hint-settlers-hand = Jobb kártyák maradnak a kezedben.
hint-settlers-hand-less = Gyengébb kártyák maradnak a kezedben.
hint-settlers-questions = Megkímél a semmire sem vezető kérdésektől.
hint-settlers-questions-less = Többször kapnál semmire sem vezető kérdést.
hint-settlers-solo = Ez visz legközelebb ahhoz, hogy megelőzd a Gyűjteményt.
hint-settlers-solo-less = A Gyűjtemény jobban állna veled szemben.
hint-settlers-rivals = Ez fogja vissza leginkább a legjobb ellenfelet.
hint-settlers-rivals-less = A legjobb ellenfél jobban járna.

hint-imperium-tokens = Ez hozza a legtöbb haladást és más jelzőt.
hint-imperium-tokens-less = Kevesebb jelzőt hoz.
hint-imperium-play = Ez tesz a legtöbbet a játékban lévő kártyáidért és a történelmedért.
hint-imperium-play-less = A játékban lévő kártyáid kevesebbet érnének.
hint-imperium-deck = Jobbá teszi a paklidat a következő fordulókra.
hint-imperium-deck-less = A paklid gyengébb lenne a következő fordulókban.
hint-imperium-unrest = Ez óv meg leginkább az összeomlástól.
hint-imperium-unrest-less = Közelebb jönne egy összeomlás, amelyet elveszítenél.
hint-imperium-rivals = Ez fogja vissza leginkább a legjobb ellenfelet.
hint-imperium-rivals-less = A legjobb ellenfél jobban járna.
hint-imperium-pace = Előreviszi a nemzetedet, és többet hoz ki a körödből.
hint-imperium-pace-less = Kevesebbet hozna ki a körödből, és a nemzeted lassabban haladna.
hint-imperium-thumb-way = A bot összeadja, mit tehetne a kezed aktiválással, mennyi zavargást raknál vissza lázadással, és melyik a legjobb kártya, amelyért áttörhetsz, és a legnagyobbat választja.
hint-imperium-thumb-token = A haladás arra a kártyára való, amelyik neked a legjobb: a jelzőivel együtt szeretnéd megszerezni.
hint-imperium-thumb-aim = Tartsd meg, amit a következő körben ki akarsz játszani, és a zavargást egy lázadásra; a többit dobd el, hogy új kártyák jöjjenek.

hint-wall-honour = Ez hozza az év végéig a legtöbb becsületet.
hint-wall-honour-less = Idén kevesebb becsületet hoz.
hint-wall-goods = Így marad a legtöbb nyersanyagod.
hint-wall-goods-less = Kevesebb nyersanyagod marad.
hint-wall-people = Ez tesz a legtöbbet a hivatalnokaidért, felügyelőidért és tanácsadóidért.
hint-wall-people-less = Kevesebbet tesz a hivatalnokaidért, felügyelőidért és tanácsadóidért.
hint-wall-soldiers = Ez adja a legtöbb katonát, aki tovább harcolhat.
hint-wall-soldiers-less = Kevesebb katonát ad, aki tovább harcolhat.
hint-wall-sections = Ez segít leginkább hordákat szerezni és a szakaszokat megtartani.
hint-wall-sections-less = Kevesebb horda lenne elérhető, vagy közelebb kerülne egy áttörés.
hint-wall-cards = Jobb kártyáid és helyed marad a teasávon.
hint-wall-cards-less = Kevesebb kártyád vagy rosszabb helyed maradna a teasávon.
hint-wall-shame = A szégyen a legkevesebbet veszi el a becsületéből.
hint-wall-shame-less = A szégyen többet vesz el a becsületéből.
hint-wall-rivals = Ez fogja vissza leginkább a legjobb ellenfelet.
hint-wall-rivals-less = A legjobb ellenfél jobban járna.
hint-wall-together = Közösen ezzel juttok a legmesszebbre: a követelések, a Fal és a hordák mindenkiért számítanak.
hint-wall-together-less = Közösen kevésbé messzire jutnátok.
hint-wall-thumb-aim = Közös játékban mindenki megadja, amit a követelés kér, amíg lehet.
hint-wall-thumb-demand = Közös játékban mindenki megadja, amit a követelés kér, amíg lehet.
