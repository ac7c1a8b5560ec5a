# Powers (Mocnosti): cards, questions, buttons, the log and the score sheet.

powers-title = Hatalmak
powers-blurb = Ármánykodás a viktoriánus Londonban. Ki kinek a jelöltje, ki éli túl, és kiből lesz miniszterelnök?

powers-opt-variant = Változat
powers-opt-variant-help = A két változat ugyanazokkal a lapokkal játszható; abban térnek el, ki milyen lapokat játszik ki, és hogyan pontozzák a Szereplőket.
powers-opt-variant-struggle = Harc a hatalomért
powers-opt-variant-struggle-help = Mindenki egy frakciót vezet, és titkolja, melyik Szereplője a jelöltje. Első játékhoz ajánlott.
powers-opt-variant-illuminati = Illuminátusok
powers-opt-variant-illuminati-help = Minden frakció lapjaiból válogattok, és az azonos frakciójú Szereplők együtt érnek pontot.
powers-opt-factions = Frakciók
powers-opt-factions-help = A random szó sorsolást jelent. Különben sorold fel helyenként a kódokat vesszővel elválasztva (ZED, MAG, IND, ORI, SID, STR). Csak a Harc a hatalomért változatban.

powers-faction-ZED = Szabadkőművesek
powers-faction-MAG = Mágusok
powers-faction-IND = Iparmágnások
powers-faction-ORI = Keleti kultusz
powers-faction-SID = Sídhe
powers-faction-STR = Strigoi
powers-faction-of = { $code ->
    [ZED] a Szabadkőművesek
    [MAG] a Mágusok
    [IND] az Iparmágnások
    [ORI] a Keleti kultusz
    [SID] a Sídhe
   *[STR] a Strigoi
}

## Kinds and keywords
powers-kind-agent = { $sex ->
    [f] Ügynök (nő)
   *[m] Ügynök (férfi)
}
powers-kind-threat = Fenyegetés
powers-kind-event = Esemény
powers-kind-symbol = Csomós Esemény
powers-kind-hideout = Rejtekhely

powers-keyword-agent = Ügynök
powers-keyword-agent-text = Egy sorba lerakott Szereplő, akár férfi, akár nő. Aki Ügynököt rak le, annak a jelöltjére az ellenfelek tippelhetnek. Az élő Ügynök a játék végén 4 pontot ér (az Illuminátusokban a frakciók érnek pontot).
powers-keyword-threat = Fenyegetés
powers-keyword-threat-text = A megfenyegetett Ügynök a következő forduló végén meghal, ha addig nem védi Rejtekhely. Az utolsó fordulóban ez azonnal eldől.
powers-keyword-event = Esemény
powers-keyword-event-text = Vagy azonnal hat, abban a fordulóban, amikor lerakták, vagy a játék végén ér pontot. Az érvénytelenített Esemény semmit sem tesz.
powers-keyword-hideout = Rejtekhely
powers-keyword-hideout-text = Az az Ügynök, amelynek a saját sorában közvetlenül balra vagy jobbra Rejtekhely van, minden fenyegetéstől biztonságban van. A Rejtekhely ettől nem használódik el.
powers-keyword-symbol = Csomó
powers-keyword-symbol-text = Öt Eseményen csak egy kelta csomó áll; egyetlen hatásuk a játék végi pont. Más lapok hivatkoznak a csomókra.
powers-keyword-cancel = Érvénytelenítés
powers-keyword-cancel-text = Az érvénytelenített lap képpel lefelé fordul, többé nincs hatása, és nem ad pontot. Amit már megtett, az érvényben marad.

## What a card looks for and where
powers-what-agents = { $form ->
    [all] { $whose ->
        [own] minden Ügynöködet
        [others] a többi játékos minden Ügynökét
       *[anyone] { $other ->
            [yes] minden más Ügynököt
           *[no] minden Ügynököt
        }
    }
    [one] { $whose ->
        [own] egy Ügynöködet
        [others] egy másik játékos egyik Ügynökét
       *[anyone] egy Ügynököt
    }
    [some] { $whose ->
        [own] egy élő Ügynököd
        [others] egy másik játékos élő Ügynöke
       *[anyone] { $other ->
            [yes] egy másik élő Ügynök
           *[no] egy élő Ügynök
        }
    }
   *[each] { $whose ->
        [own] minden élő Ügynököd után
        [others] más játékosok minden élő Ügynöke után
       *[anyone] { $other ->
            [yes] minden további élő Ügynök után
           *[no] minden élő Ügynök után
        }
    }
}
powers-what-men = { $form ->
    [all] { $whose ->
        [others] a többi játékos minden férfi Ügynökét
       *[other] minden férfi Ügynököt
    }
    [one] egy férfi Ügynököt
    [some] { $other ->
        [yes] egy másik, férfi Ügynök
       *[no] egy férfi Ügynök
    }
   *[each] minden élő férfi Ügynök után
}
powers-what-women = { $form ->
    [all] { $whose ->
        [others] a többi játékos minden női Ügynökét
       *[other] minden női Ügynököt
    }
    [one] egy női Ügynököt
    [some] { $other ->
        [yes] egy másik, női Ügynök
       *[no] egy női Ügynök
    }
   *[each] minden élő női Ügynök után
}
powers-what-threats = { $form ->
    [all] minden Fenyegetést
    [one] egy Fenyegetést
    [some] egy érvényes Fenyegetés
   *[each] minden érvényes Fenyegetés után
}
powers-what-events = { $form ->
    [all] { $other ->
        [yes] minden más Eseményt
       *[no] minden Eseményt
    }
    [one] egy Eseményt
    [some] egy érvényes Esemény
   *[each] minden érvényes Esemény után
}
powers-what-symbols = { $form ->
    [all] minden { ICON("knot", "csomós") } Eseményt
    [one] egy { ICON("knot", "csomós") } Eseményt
    [some] egy érvényes { ICON("knot", "csomós") } Esemény
   *[each] minden érvényes { ICON("knot", "csomós") } Esemény után
}
powers-what-hideouts = { $form ->
    [all] minden Rejtekhelyet
    [one] egy Rejtekhelyet
    [some] egy érvényes Rejtekhely
   *[each] minden érvényes Rejtekhely után
}
powers-what-fallen = { $whose ->
    [others] más játékosok minden érvénytelenített vagy halott lapja után
   *[anyone] minden érvénytelenített vagy halott lap után
}
powers-what-dead = { $whose ->
    [others] más játékosok minden halott Ügynöke után
   *[anyone] minden halott Ügynök után
}

powers-where-column = { $form ->
    [all] { $what ->
        [events] ebben az oszlopban, a { ICON("knot", "csomósakat") } is
       *[other] ebben az oszlopban
    }
   *[each] ebben az oszlopban
}
powers-where-previous = az előző oszlopban{ powers-anyones }
powers-where-next = a következő oszlopban{ powers-anyones }
powers-where-around = ebben vagy egy szomszédos oszlopban{ powers-anyones }
powers-where-ahead = { $what ->
    [events] ebben és a következő oszlopban, bárkié is (ezt a lapot is számítva)
   *[other] ebben és a következő oszlopban{ powers-anyones }
}
powers-where-beside = közvetlenül balra { $form ->
    [all] és jobbra ettől a laptól
    [some] vagy jobbra tőle
   *[each] vagy jobbra ettől a laptól
}
powers-where-left = közvetlenül balra { $form ->
    [some] tőle
   *[each] ettől a laptól
}
powers-where-row = a sorodban
powers-where-elsewhere = a többi játékos sorában
powers-anyones = { $form ->
    [one] { "" }
    [some] { "" }
   *[each] { $whose ->
        [anyone] , bárkié is
       *[others] { "" }
    }
}
powers-these = { $what } { $where }
powers-also = { " " }(Fenyegetésnek számít ez a lap is: { $card })
powers-kinds-face-up = a négy lapfajta (Szereplő, Fenyegetés, Esemény, Rejtekhely) mindegyike után, amely képpel felfelé fekszik ebben vagy egy szomszédos oszlopban, ezt a lapot is számítva
powers-rounds-after = minden forduló után, amelyet ennek a lapnak a fordulója után játszottatok le
powers-wrong-guesses = a jelöltedre a játék során tett minden téves tipp után; ha az ellenfelek nem egyeznek meg, az is téves tipp
powers-not-uncovered = akkor, ha a jelöltedet egyetlen tipp sem leplezte le

## When an effect works
powers-when-S1 = A lapok felfedése után, minden más előtt { $effect }
powers-when-S2 = Közvetlenül a lapok felfedése után { $effect }
powers-when-S3 = Mielőtt a többi lap hatna, { $effect }; ez akkor is érvényes, ha ez az Ügynök meghal
powers-when-S4 = Mielőtt a többi Esemény hatna, { $effect }
powers-when-S5 = Azonnal { $effect }
powers-when-S6 = Azonnal { $effect }
powers-when-S7 = Azonnal { $effect }
powers-always = { $effect }
powers-end = A játék végén kapsz { $effect }
powers-end-alive = Ha a játék végén életben van, kapsz még { $effect }

## Verbs of the cards
powers-warded = ezt az Ügynököt Rejtekhelyként védi { $when }
powers-protects = { $hideout ->
    [yes] minden fenyegetéstől megvédi { $who }
   *[no] Rejtekhelyként védi { $who }, de Esemény marad: ami Rejtekhelyet érvénytelenít, ezt nem érinti
}
powers-protects-column = Rejtekhelyként védi { $who }, önmagát is, akkor is, ha közben meghal
powers-threatens = Fenyegetésként fenyegeti { $who }, de egyébként nem számít Fenyegetésnek
powers-threatens-appear = fenyegeti { $who }; mindegyik után, akit megöl, 3 { ICON("points", "pontot") } kapsz a játék végén. Ha nem érvénytelenítik, ebben a fordulóban megmutathatod rejtett jelöltedet, és a játék végén annyi { ICON("points", "pontot") } kapsz érte, ahányadik a forduló
powers-feud = ebben az oszlopban minden férfi Ügynök Fenyegetésként fenyegeti az összes többi férfi Ügynököt
powers-symbol = a játék végén 2 { ICON("points", "pontot") } kapsz. Az Illuminátusokban ehelyett minden { ICON("knot", "csomós") } Eseményed annyit ér, ahány van belőlük: összesen 1, 4, 9, 16 vagy 25 { ICON("points", "pontot") }
powers-cancel-all = érvényteleníts { $what }
powers-may-cancel-one = érvényteleníthetsz { $what }
powers-copy-agent = válassz egy másik élő Ügynököt bárhol az asztalon. Ennek az Ügynöknek az övé a képessége, ugyanakkor hat, és ugyanúgy függ a túléléstől; mindent a saját sorából és oszlopából kell nézni
powers-copy-event = válassz egy érvényes Eseményt bárhol az asztalon, amely maga nem másol, és amelyet nem vált fel más lap. Ennek a lapnak az övé a hatása, akár azonnali, akár a játék végi; mindent ennek a lapnak a helyéről kell nézni
powers-name-protected = nevezd meg egy másik játékos egyik Ügynökét ebben az oszlopban. Ha ez az Ügynök a játék végén életben van, és a megnevezettet nem védi Rejtekhely, a megnevezett a pontozás előtt meghal
powers-name-uncovered = nevezd meg egy másik játékos egyik Ügynökét ebben az oszlopban. Ha ez az Ügynök a játék végén életben van, és a megnevezett sorának jelöltjét nem leplezte le tipp, a megnevezett a pontozás előtt meghal; Rejtekhely sem segít rajta
powers-mark = válaszd ki egy másik játékos egyik Ügynökét az előző oszlopban: úgy számít, mintha Fenyegetés fenyegetné. Ha ennek a fordulónak a végén meghal, a játék végén 2 { ICON("points", "pontot") } kapsz
powers-shelter = védd meg { $who }: ennek a fordulónak a végén úgy számítanak, mintha Rejtekhely védené őket
powers-look = nézd meg titokban az egyik ellenfél rejtett jelöltjét
powers-search = tippelj egyedül az egyik ellenfél rejtett jelöltjére (az Illuminátusokban a név helyett a frakciójára is tippelhetsz). A helyes név leleplezi a jelöltet
powers-virginia = , még a tippelés előtt: ha a jelölted rejtett, vagy titokban kicserélheted egy kezedben lévő Szereplőre, vagy megmutathatod, és a játék végén annyi { ICON("points", "pontot") } kapsz érte, ahányadik a forduló
powers-lay-on = lerakhatsz erre a lapra egy másik, bármilyen fajta lapot a kezedből. Az kerül a helyére, és a szokásos módon kell kiértékelni; ezt semmi sem akadályozhatja meg
powers-move = áthelyezheted egy érvényes Eseményedet egy korábbi oszlopból ennek az Ügynöknek a helyére. Azonnali hatása már nincs, és a játék végén innen kell pontozni
powers-turn = végleg Rejtekhellyé válik ebben az oszlopban minden érvényes Fenyegetés, és Fenyegetéssé minden érvényes Rejtekhely. Hogy ki mutathatja meg a jelöltjét, az nem változik
powers-double = és végleg kettőnek számít a játék vége szempontjából ebben az oszlopban minden érvényes Fenyegetés, akkor is, ha ez az Ügynök meghal

## Buttons
powers-a-card = egy lap
powers-option-candidate = Legyen a jelölt: { $card }
powers-option-draft = Elveszem: { $card }
powers-option-lay = Lerakom: { $card }
powers-option-pick = Ezt választom: { $card }
powers-option-skip = Kihagyom
powers-option-seat = { $seat }
powers-option-name = { $card }
powers-option-faction = Frakció: { $faction }
powers-option-pass = Nincs tipp
powers-option-exchange = Erre cserélem: { $card }
powers-option-appear = Megmutatom a jelöltet
powers-option-hide = Rejtve marad

## Questions, each with its reason
powers-ask-candidate = Ki legyen a jelölted?
powers-why-candidate = A jelölt titokban marad, és a képessége nem hat. Frakciód másik három Szereplője Ügynök lesz.
powers-ask-draft = Melyik lapot veszed a kezedbe?
powers-why-draft = { $round }. forduló: kezdésként mindenki sorban elvesz egy lapot a kínálatból; mindenki látja, melyiket.
powers-ask-lay = Melyik lapot rakod le?
powers-why-lay = { $round }. forduló: mindenki egy lapot rak le képpel lefelé; a lapok egyszerre fordulnak fel.
powers-ask-lay-open = Melyik lapot rakod le képpel felfelé?
powers-why-lay-open = { $round }. forduló: az áruló a te frakciódban van, ezért te raksz le elsőként, és mindenki látja a lapodat.
powers-ask-propose = { $code ->
    [none] Kit rejteget { $seat }?
   *[other] Ki { powers-faction-of } jelöltje?
}
powers-why-propose = { $seat } új Ügynököt rakott le ({ $card }). A tipp csak akkor érvényes, ha minden ellenfél egyetért; az egyet nem értés téves tipp.
powers-ask-vote = { $code ->
    [none] Kiben egyeztek meg: kit rejteget { $seat }?
   *[other] Kiben egyeztek meg: ki { powers-faction-of } jelöltje?
}
powers-why-vote = A javaslatok eltérnek – { $proposals }. Egyszer szavaztok; egyetértés nélkül a tipp téves.
powers-ask-appear = Fellépjen a jelölted?
powers-why-appear = { $round }. forduló: a Fenyegetésedet nem érvénytelenítették. Ha most megmutatod a jelöltedet, a játék végén { $round } pontot kapsz; akit az ellenfelek lepleznek le, az nem ér semmit.
powers-ask-traitor = Kinél legyen az áruló a következő fordulóban?
powers-why-traitor = Az áruló nálad volt, ezért te adod tovább. Aki megkapja, elsőként és képpel felfelé rak le.
powers-ask-MayCancelOne = { $what ->
    [threats] Melyik Fenyegetést érvényteleníted?
   *[events] Melyik Eseményt érvényteleníted?
}
powers-why-MayCancelOne = { $what ->
    [threats] { $card } érvényteleníthet egy Fenyegetést az előző oszlopban: az többé nem fenyeget, nem számít és nem ér pontot.
   *[events] { $card } érvényteleníthet egy Eseményt ebben az oszlopban, mielőtt az hatna.
}
powers-ask-CopyAgent = Kinek a képességét veszed át?
powers-why-CopyAgent = { $card } egy másik, általad választott élő Ügynök képességét kapja, és a saját helyéről használja.
powers-ask-CopyEvent = Melyik Eseményt másolod?
powers-why-CopyEvent = { $card } az általad választott Esemény hatását kapja, és a saját helyéről használja.
powers-ask-NameTarget = Melyik Ügynököt nevezed meg?
powers-why-NameTarget = { $unless ->
    [protected] { $card } megöli, ha a játék végén életben lesz, és a megnevezettet nem védi Rejtekhely.
   *[uncovered] { $card } megöli, ha a játék végén életben lesz, és a megnevezett sorának jelöltjét nem leplezi le tipp.
}
powers-ask-MarkForDeath = Melyik Ügynököt fenyegeted meg?
powers-why-MarkForDeath = { $card } megfenyegeti egy másik játékos Ügynökét az előző oszlopban. Ha ebben a fordulóban meghal, a játék végén 2 pontot kapsz.
powers-ask-MoveEvent = Melyik Eseményt helyezed át?
powers-why-MoveEvent = { $card } a saját helyére hozhatja egy korábbi Eseményedet; a játék végén onnan kell pontozni.
powers-ask-whose = Melyik ellenfél jelöltjére irányuljon?
powers-why-whose = { $card } egy ellenfél rejtett jelöltjéről szól.
powers-ask-search = { $code ->
    [none] Kit rejteget { $seat }?
   *[other] Ki { powers-faction-of } jelöltje?
}
powers-why-search = { $card } révén a többiek nélkül tippelhetsz. A helyes név leleplezi a jelöltet.
powers-ask-virginia = Mit teszel a jelölteddel?
powers-why-virginia = { $card } titokban kicserélheti egy kezedben lévő Szereplőre, vagy felléptetheti { $round } pontért.
powers-ask-lay-on = Melyik lapot rakod rá?
powers-why-lay-on = { $card } azonnal letakarható egy másik lappal a kezedből; az kerül a helyére.
powers-ask-may = Használod a hatást?
powers-why-may = { $card } rád bízza.
powers-ask-branch = Melyik hatást választod?
powers-why-branch = { $card } több lehetőséget kínál.

## The log
powers-event-start = { $you ->
    [yes] Te kezdesz.
   *[no] { $seat } kezd.
}
powers-event-chosen = { $you ->
    [yes] A jelölted: { $card }.
   *[no] { $seat } titokban jelöltet választott.
}
powers-event-dealt = { $you ->
    [yes] { $n } lapot veszel a kezedbe.
   *[no] { $seat } { $n } lapot vesz a kezébe.
}
powers-event-round = { $you ->
    [yes] A(z) { $round }. fordulót te kezded.
   *[no] A(z) { $round }. fordulót { $seat } kezdi.
}
powers-event-offer = A kínálatban: { $card }.
powers-event-draft = { $you ->
    [yes] Elveszed ezt a lapot: { $card }.
   *[no] { $seat } elveszi ezt a lapot: { $card }.
}
powers-event-lay-open = { $you ->
    [yes] Nálad az áruló, képpel felfelé rakod le ezt a lapot: { $card }.
   *[no] { $seat } tartja az árulót, és képpel felfelé rakja le ezt a lapot: { $card }.
}
powers-event-lay = { $you ->
    [yes] Felfeded ezt a lapot: { $card }.
   *[no] { $seat } felfedi ezt a lapot: { $card }.
}
powers-event-draw = { $you ->
    [yes] Ezt a lapot húzod: { $card }.
   *[no] { $seat } húz egy lapot.
}
powers-event-lay-on = { $you ->
    [yes] Erre a lapra: { $under }, ezt rakod: { $card }.
   *[no] { $seat } erre a lapra: { $under }, ezt rakja: { $card }.
}
powers-event-copy = { $card } átveszi ennek a lapnak a hatását: { $model }.
powers-event-aim = { $card } célpontja: { $target }.
powers-event-cancel = { $by } érvényteleníti ezt a lapot: { $card }.
powers-event-move = { $you ->
    [yes] { $by }: áthelyezed ide ezt a lapot: { $card }.
   *[no] { $by }: { $seat } áthelyezi ide ezt a lapot: { $card }.
}
powers-event-turn = { $kind ->
    [threat] { $by } Fenyegetéssé teszi ezt a lapot: { $card }.
   *[hideout] { $by } Rejtekhellyé teszi ezt a lapot: { $card }.
}
powers-event-double = { $card }: ebben az oszlopban a Fenyegetések mostantól duplán számítanak.
powers-event-mark = { $card } megfenyegeti ezt a lapot: { $target }.
powers-event-shelter = { $by } ebben a fordulóban védi ezt a lapot: { $card }.
powers-event-look = { $hidden ->
    [yes] { $at-you ->
        [yes] { $seat } titokban megnézi a jelöltedet.
       *[no] { $seat } titokban megnéz egy jelöltet, akit { $at } rejteget.
    }
   *[no] { $you ->
        [yes] Titokban látod, kit rejteget { $at }: { $card }.
       *[no] { $seat } látja, kit rejteget { $at }: { $card }.
    }
}
powers-event-exchange = { $hidden ->
    [yes] { $seat } titokban kicseréli a jelöltjét.
   *[no] { $you ->
        [yes] Titokban kicseréled a jelöltedet: ki { $out }, be { $in }.
       *[no] { $seat } kicseréli a jelöltjét: ki { $out }, be { $in }.
    }
}
powers-event-keep = { $you ->
    [yes] { $card }: a jelölted rejtve marad.
   *[no] { $card }: { $seat } rejtve tartja a jelöltjét.
}
powers-event-propose = { $you ->
    [yes] A javaslatod: { $code }.
   *[no] { $seat } javaslata: { $code }.
}
powers-event-guess = { $at-you ->
    [yes] Tipp a jelöltedre: { $code }. { powers-guess-right }
   *[no] Tipp arra, kit rejteget { $at }: { $code }. { powers-guess-right }
}
powers-guess-right = { $right ->
    [1] { $guess ->
        [faction] A frakció helyes, a jelölt rejtve marad.
       *[name] Helyes, a jelölt lelepleződött.
    }
   *[0] Nem talált.
}
powers-event-search = { $at-you ->
    [yes] { $seat } a jelöltedre tippel: { $code }. { powers-guess-right }
   *[no] { $you ->
        [yes] Tipped arra, kit rejteget { $at }: { $code }. { powers-guess-right }
       *[no] { $seat } tippje arra, kit rejteget { $at }: { $code }. { powers-guess-right }
    }
}
powers-event-no-guess = { $at-you ->
    [yes] A jelöltedre nem tippelnek.
   *[no] Senki sem tippel arra, kit rejteget { $at }.
}
powers-event-disagree = { $at-you ->
    [yes] Az ellenfelek nem egyeztek meg a jelölted nevében; ez téves tippnek számít.
   *[no] Kit rejteget { $at }? Az ellenfelek nem egyeztek meg; ez téves tippnek számít.
}
powers-event-threatened = Fenyegetve: { $card }.
powers-event-appear = { $you ->
    [yes] Megmutatod a jelöltedet: { $card }.
   *[no] { $seat } megmutatja a jelöltjét: { $card }.
}
powers-event-stay = { $you ->
    [yes] Nem mutatod meg a jelöltedet.
   *[no] { $seat } nem mutatja meg a jelöltjét.
}
powers-event-dies = { $card } védelem nélkül meghal.
powers-event-saved = { $card } védve van, túléli.
powers-event-traitor = { $you ->
    [yes] Továbbadod az árulót; legközelebb nála lesz: { $next }.
   *[no] { $next-you ->
        [yes] { $seat } neked adja tovább az árulót.
       *[no] { $seat } továbbadja az árulót; legközelebb nála lesz: { $next }.
    }
}
powers-event-end-limit = { $n } Fenyegetés van az asztalon: a játék véget ér.
powers-event-end-known = Minden jelölt ismert: a játék véget ér.
powers-event-end-cards = Valakinek elfogytak a lapjai: a játék jutalom nélkül ér véget.
powers-event-show = { $you ->
    [yes] Felfordítod a jelöltedet: { $card }.
   *[no] { $seat } felfordítja a jelöltjét: { $card }.
}
powers-event-kill = { $by } megöli a megnevezett Ügynököt: { $card }.
powers-event-win = { $you ->
    [yes] Győztél! { $n } pontod van.
   *[no] { $seat } győz { $n } ponttal.
}

## Phases
powers-round = { $n }. forduló
powers-phase-setup = Előkészület
powers-phase-draft = Kínálat
powers-phase-lay = Lerakás
powers-phase-events = Események
powers-phase-agents = Ügynökök
powers-phase-guess = Tippelés
powers-phase-threats = Fenyegetések
powers-phase-deaths = Halál
powers-phase-end = Vége

## The score sheet
powers-category-agents = Élő Ügynökök
powers-category-abilities = Az Ügynökök képességei
powers-category-sets = Szereplők frakciónként
powers-category-threats = Sikeres Fenyegetések
powers-category-appearance = A jelölt fellépése
powers-category-symbols = Csomók
powers-category-events = Játék végi Események
powers-category-ending = A játék befejezése
powers-score-agents = { $card }: a végén életben van
powers-score-abilities = { $card }: játék végi képesség
powers-score-abilities-copied = { $card }: átvett képesség ({ $other })
powers-score-sets = { $faction }: { $n } Szereplő, a jelöltet is számítva
powers-score-threats = { $card }: megölte ezt az Ügynököt: { $other }
powers-score-appearance = { $card }: fellépés, { $n }. forduló
powers-score-symbols = { $n ->
    [one] { $card }: az egyetlen csomó a sorban
   *[other] { $card }: a sor { $n } csomójának egyike
}
powers-score-events = { $card }: pontok a lap szerint
powers-score-events-copied = { $card }: átvett hatás ({ $other })
powers-score-walpurgis = { $card }: megölte ezt az Ügynököt: { $other }
powers-score-ending-limit = Fenyegetés az utolsó oszlopban
powers-score-ending-known = Az utolsóként ismertté vált jelölt
powers-score-ending-both = Fenyegetés az utolsó oszlopban, vagy az utolsóként ismertté vált jelölt
