# Powers (Mocnosti): cards, questions, buttons, the log and the score sheet.

powers-title = Hatalmak
setup-powers-blurb = Ármánykodás a viktoriánus Londonban. Ki kinek a jelöltje, ki éli túl, és kiből lesz miniszterelnök?
setup-powers-variant = Változat
setup-powers-variant-help = A két változat ugyanazokkal a kártyákkal játszható; abban térnek el, ki milyen kártyákat játszik ki, és hogyan pontozzák a Szereplőket.
setup-powers-variant-struggle = Harc a hatalomért
setup-powers-variant-struggle-help = Mindenki egy frakciót vezet, és titkolja, melyik Szereplője a jelöltje. Első játékhoz ajánlott.
setup-powers-variant-illuminati = Illuminátusok
setup-powers-variant-illuminati-help = Minden frakció kártyáiból válogattok, és az azonos frakciójú Szereplők együtt érnek pontot.
setup-powers-factions = Frakciók
setup-powers-factions-help = Mindenki más frakciót vezet.
setup-powers-factions-random = Sorsolás mindenkinek
setup-powers-factions-random-help = Minden hely kisorsolt frakciót kap.
powers-trait-ZED = szövetség, másolás
powers-trait-MAG = csomók, jóslatok
powers-trait-IND = gépek, rend
powers-trait-ORI = titkok, türelem
powers-trait-SID = csomók, oltalom
powers-trait-STR = halál, átváltozás
powers-advice-ZED = Tartsd együtt és életben az Ügynökeidet: több kártyád is őket számolja. Egy Eseményed az asztal legjobb Eseményét ismétli meg.
powers-advice-MAG = Egyik Eseményed megmutatja valaki Jelöltjét. Gyűjtsd a szimbólumos Eseményeket, és oda tedd őket, ahová mások is Eseményt tesznek.
powers-advice-IND = A Scotland Yard törli egy oszlop Fenyegetéseit, Bartholomew Steele pedig mindegyiket kétszer számolja: te döntöd el, milyen gyorsan ér véget a játék.
powers-advice-ORI = Pontot ér, ha a Jelöltedet senki sem találja el, és mások hibás tippjei is. A türelem kártyáját játszd ki korán.
powers-advice-SID = Védd az Ügynökeidet, és tegyél köréjük Eseményeket, lehetőleg szimbólummal. Egyik Eseményed elveszi mások Rejtekhelyeit.
powers-advice-STR = A körülötted lévő halottakból élsz: több kártyád is őket számolja. Acwel a Fenyegetéseket Rejtekhellyé teszi, és fordítva.

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
powers-kind-symbol = Szimbólumos Esemény
powers-kind-hideout = Rejtekhely

powers-keyword-agent = Ügynök
powers-keyword-agent-text = Egy sorba lerakott Szereplő, akár férfi, akár nő. Aki Ügynököt rak le, annak a jelöltjére az ellenfelek tippelhetnek. Az élő Ügynök a játék végén 4 pontot ér; az Illuminátusokban ehelyett a frakciók érnek pontot.
powers-keyword-threat = Fenyegetés
powers-keyword-threat-text = A veszélybe került Ügynök a következő forduló végén meghal, ha addig nem védi Rejtekhely. Az utolsó fordulóban ez azonnal eldől. Ha a Fenyegetést nem érvénytelenítik, lerakása fordulójában rejtett jelölted felléphet: a játék végén annyi pontot ér, ahányadik a forduló.
powers-keyword-event = Esemény
powers-keyword-event-text = Vagy azonnal hat, abban a fordulóban, amikor lerakták, vagy a játék végén ér pontot. Az érvénytelenített Esemény semmit sem tesz.
powers-keyword-hideout = Rejtekhely
powers-keyword-hideout-text = Az az Ügynök, amelynek a saját sorában közvetlenül balra vagy jobbra Rejtekhely van, minden veszélytől biztonságban van. A Rejtekhely ettől nem használódik el.
powers-keyword-symbol = Szimbólum
powers-keyword-symbol-text = Öt Eseményen csak egy szimbólum áll, kelta csomóval; egyetlen hatásuk a játék végi pont. Más kártyák hivatkoznak a szimbólumokra.
powers-keyword-cancel = Érvénytelenítés
powers-keyword-cancel-text = Az érvénytelenített kártya képpel lefelé fordul, többé nincs hatása, és nem ad pontot. Amit már megtett, az érvényben marad.

## What a card looks for and where
powers-what-agents = { $form ->
    [all] { $whose ->
        [own] az Ügynökeidet
        [others] a többi játékos összes Ügynökét
       *[anyone] { $other ->
            [yes] az összes többi Ügynököt
           *[no] az összes Ügynököt
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
        [others] a többi játékos összes férfi Ügynökét
       *[other] az összes férfi Ügynököt
    }
    [one] egy férfi Ügynököt
    [some] { $other ->
        [yes] egy rajta kívüli férfi Ügynök
       *[no] egy férfi Ügynök
    }
   *[each] minden élő férfi Ügynök után
}
powers-what-women = { $form ->
    [all] { $whose ->
        [others] a többi játékos összes női Ügynökét
       *[other] az összes női Ügynököt
    }
    [one] egy női Ügynököt
    [some] { $other ->
        [yes] egy rajta kívüli női Ügynök
       *[no] egy női Ügynök
    }
   *[each] minden élő női Ügynök után
}
powers-what-threats = { $form ->
    [all] az összes Fenyegetést
    [one] egy Fenyegetést
    [some] egy érvényes Fenyegetés
   *[each] minden érvényes Fenyegetés után
}
powers-what-events = { $form ->
    [all] { $other ->
        [yes] az összes többi Eseményt
       *[no] az összes Eseményt
    }
    [one] egy Eseményt
    [some] egy érvényes Esemény
   *[each] minden érvényes Esemény után
}
powers-what-symbols = { $form ->
    [all] az összes { ICON("knot", "szimbólumos") } Eseményt
    [one] egy { ICON("knot", "szimbólumos") } Eseményt
    [some] egy érvényes { ICON("knot", "szimbólumos") } Esemény
   *[each] minden érvényes { ICON("knot", "szimbólumos") } Esemény után
}
powers-what-hideouts = { $form ->
    [all] az összes Rejtekhelyet
    [one] egy Rejtekhelyet
    [some] egy érvényes Rejtekhely
   *[each] minden érvényes Rejtekhely után
}
powers-what-fallen = { $whose ->
    [others] más játékosok minden érvénytelenített vagy halott kártyája után
   *[anyone] minden érvénytelenített vagy halott kártya után
}
powers-what-dead = { $whose ->
    [others] más játékosok minden halott Ügynöke után
   *[anyone] minden halott Ügynök után
}

powers-where-column = { $form ->
    [all] { $what ->
        [events] ebben az oszlopban, a { ICON("knot", "szimbólumosakat") } is
       *[other] ebben az oszlopban
    }
    [each] { $whose ->
        [others] ebben az oszlopban
       *[anyone] az ebben az oszlopban
    }
   *[one] ebben az oszlopban
}
powers-where-previous = az előző oszlopban
powers-where-around = { $form ->
    [each] { $whose ->
        [others] ebben vagy egy szomszédos oszlopban
       *[anyone] az ebben vagy egy szomszédos oszlopban
    }
   *[one] ebben vagy egy szomszédos oszlopban
}
powers-where-ahead = { $form ->
    [each] { $whose ->
        [others] ebben és a következő oszlopban
       *[anyone] az ebben és a következő oszlopban
    }
   *[one] ebben és a következő oszlopban
}
powers-where-beside = { $form ->
    [all] e kártyától közvetlenül balra és jobbra
    [some] közvetlenül balra vagy jobbra tőle
   *[each] az e kártyától közvetlenül balra vagy jobbra
}
powers-where-left = { $form ->
    [some] közvetlenül balra tőle
   *[each] az e kártyától közvetlenül balra
}
powers-where-row = a sorodban
powers-where-elsewhere = a többi játékos sorában
powers-anyones = { $form ->
    [one] { "" }
    [some] { "" }
   *[each] { $whose ->
        [anyone] { $place ->
            [row] { "" }
            [elsewhere] { "" }
            [beside] { "" }
            [left] { "" }
            [ahead] , bárkié is, ezt a kártyát is számítva
           *[other] { $form ->
                [all] { $sort ->
                    [agents] , bárkié is
                   *[other] { "" }
                }
               *[each] , bárkié is
            }
        }
       *[others] { "" }
    }
}
powers-these = { $form ->
    [each] { $whose ->
        [others] { $what } { $where }
       *[anyone] { $where } lévő { $what }
    }
   *[other] { $what } { $where }
}{ powers-anyones }
powers-also = { " " }(Fenyegetésnek számít ez a kártya is: { $card })
powers-kinds-face-up = a négy kártyafajta (Szereplő, Fenyegetés, Esemény, Rejtekhely) mindegyike után, amely képpel felfelé fekszik ebben vagy egy szomszédos oszlopban, ezt a kártyát is számítva
powers-rounds-after = minden oszlop után, amely ettől a kártyától jobbra van
powers-wrong-guesses = a jelöltedre a játék során tett minden téves tipp után (az is annak számít, ha az ellenfelek nem egyeznek meg)
powers-not-uncovered = akkor, ha a jelöltedet egyetlen tipp sem leplezte le

## When an effect works
powers-when-first = A kártyák felfedése után, minden más előtt { $effect }
powers-when-reveal = Közvetlenül a kártyák felfedése után { $effect }
powers-when-before-cards = Mielőtt a többi kártya hatni kezdene, { $effect }
powers-when-before-events = Mielőtt a többi Esemény hatni kezdene, { $effect }
powers-when-at-once = Azonnal: { $effect }
powers-always = { $effect }
powers-end = A játék végén kapsz { $effect }
powers-end-alive = Ha a játék végén életben van, kapsz még { $effect }

## Verbs of the cards
powers-warded = ezt az Ügynököt Rejtekhelyként védi { $when }
powers-protects = { $by ->
    [hideout] minden veszélytől megvédi { $who }
    [event] Rejtekhelyként védi { $who }, de Esemény marad: a Rejtekhelyek érvénytelenítése nem érinti
   *[woman] Rejtekhelyként védi { $who }, önmagát is, akkor is, ha közben meghal
}
powers-threatens = { $threat ->
    [yes] veszélyezteti { $who }. Mindegyik után, aki emiatt meghal, 3 { ICON("points", "pontot") } kapsz a játék végén. Jelölted felléphet vele
   *[no] Fenyegetésként veszélyezteti { $who }, de egyébként nem számít Fenyegetésnek
}
powers-feud = a többi játékos férfi Ügynökei ebben az oszlopban Fenyegetésként veszélyeztetik egymást
powers-symbol = a játék végén kapsz 2 { ICON("points", "pontot") }. Az Illuminátusokban ehelyett annyi { ICON("points", "pontot") } kapsz, ahány { ICON("knot", "szimbólumos") } Eseményed van
powers-cancel-all = érvénytelenítsd { $what }
powers-may-cancel-one = érvényteleníthetsz { $what }
powers-copy-agent = válassz egy másik élő Ügynököt bárhol az asztalon. Ez az Ügynök megkapja annak képességét: ugyanabban a pillanatban és ugyanazzal a feltétellel hat, de a saját sorából és oszlopából számolva
powers-copy-event = válassz egy érvényes Eseményt bárhol az asztalon, de olyat nem, amely másol vagy letakarható. Ez a kártya megkapja annak hatását, akár azonnali, akár játék végi, a saját helyéről számolva
powers-name = { $unless ->
    [protected] nevezd meg egy másik játékos egyik Ügynökét ebben az oszlopban. Ha ez az Ügynök a játék végén életben van, és a megnevezettet nem védi Rejtekhely, a megnevezett a pontozás előtt meghal
   *[uncovered] nevezd meg egy másik játékos egyik Ügynökét ebben az oszlopban. Ha ez az Ügynök a játék végén életben van, és a megnevezett sorának jelöltjét egyetlen tipp sem leplezte le, a megnevezett a pontozás előtt meghal; Rejtekhely sem segít rajta
}
powers-mark = válaszd ki egy másik játékos egyik Ügynökét az előző oszlopban: veszélyben van, mintha Fenyegetés veszélyeztetné. Ha ennek a fordulónak a végén meghal, a játék végén 2 { ICON("points", "pontot") } kapsz
powers-shelter = védd meg { $who }: ennek a fordulónak a végén úgy számítanak, mintha Rejtekhely védené őket
powers-look = nézd meg titokban az egyik ellenfél rejtett jelöltjét
powers-guess-alone = tippelj egyedül az egyik ellenfél rejtett jelöltjére (az Illuminátusokban a név helyett a frakciójára is tippelhetsz). A helyes név leleplezi a jelöltet
powers-virginia = még a tippelés előtt rejtett jelöltedet vagy titokban kicserélheted egy kezedben lévő Szereplőre, vagy fellépteted: a játék végén annyi { ICON("points", "pontot") } ér, ahányadik a forduló
powers-lay-on = lerakhatsz erre a kártyára egy másik, bármilyen fajta kártyát a kezedből. Az kerül a helyére, és úgy kell kiértékelni, mint bármely másikat; ezt semmi sem akadályozhatja meg
powers-move = ehhez az Ügynökhöz mozgathatod egy érvényes Eseményedet egy korábbi oszlopból. Osztozik a helyén, azonnali hatása már nincs, és a játék végén innen kell pontozni
powers-turn = ebben az oszlopban minden érvényes Fenyegetés végleg Rejtekhellyé válik, és minden érvényes Rejtekhely Fenyegetéssé. Hogy kinek a jelöltje léphet fel, az nem változik
powers-double = ebben az oszlopban minden érvényes Fenyegetés végleg kettőnek számít, amikor a játék végéhez összeszámoljátok őket, akkor is, ha ez az Ügynök meghal

## Buttons
powers-a-card = egy ismeretlen kártya
powers-option-candidate = Ő legyen a jelöltem: { $card }
powers-option-draft = Elveszem: { $card }
powers-option-lay = Lerakom: { $card }
powers-option-pick = Ezt választom: { $card }
powers-option-name = { $card }
powers-option-faction = Erre a frakcióra tippelek: { $faction }
powers-no-guess = nincs tipp
powers-option-pass = Nem tippelek
powers-option-exchange = Erre cserélem: { $card }
powers-option-appear = Felléptetem a jelöltemet
powers-option-hide = Rejtve tartom a jelöltemet

## Questions, each with its reason
powers-ask-candidate = Ki legyen a jelölted?
powers-why-candidate = A jelölt titokban marad, és a képessége nem hat. Frakciód másik három Szereplője Ügynök lesz.
powers-ask-draft = Melyik kártyát veszed a kezedbe?
powers-why-draft = { $round }. forduló: mindenki sorban elvesz egy kártyát a kínálatból, és mindenki látja, melyiket.
powers-ask-lay = Melyik kártyát rakod le?
powers-why-lay = { $round }. forduló: mindenki egy kártyát rak le képpel lefelé, és a kártyák egyszerre fordulnak fel.
powers-ask-lay-open = Melyik kártyát rakod le képpel felfelé?
powers-why-lay-open = { $round }. forduló: az áruló a te frakciódban van, ezért a többiek előtt raksz le, és mindenki látja a kártyádat.
powers-ask-propose = { $code ->
    [none] Ki { $seat } jelöltje?
   *[other] Ki { powers-faction-of } jelöltje?
}
powers-why-propose = { $seat } új Ügynököt rakott le ({ $card }). A tipp csak akkor érvényes, ha minden ellenfél egyetért; az egyet nem értés téves tipp.
powers-ask-vote = { $code ->
    [none] Kiben egyeztek meg: ki { $seat } jelöltje?
   *[other] Kiben egyeztek meg: ki { powers-faction-of } jelöltje?
}
powers-why-vote = A javaslatok eltérnek: { $proposals }. Csak egyszer szavaztok; egyetértés nélkül a tipp téves.
powers-ask-appear = Fellépjen a jelölted?
powers-why-appear = Az új Fenyegetésedet nem érvénytelenítették. Ha a jelölted ebben a fordulóban fellép, a játék végén { $round } pontot kapsz érte; ha az ellenfelek leplezik le, semmit.
powers-ask-traitor = Kinél legyen az áruló a következő fordulóban?
powers-why-traitor = Az áruló most nálad van, és te adod tovább. Aki megkapja, a többiek előtt és képpel felfelé rak le.
powers-ask-search = { $code ->
    [none] Ki { $seat } jelöltje?
   *[other] Ki { powers-faction-of } jelöltje?
}
powers-why-search = { $card }: most a többiek nélkül tippelsz. A helyes név leleplezi a jelöltet.

## The log
powers-event-start = { $you ->
    [yes] Te kezdesz.
   *[no] { $seat } kezd.
}
powers-event-chosen = { $you ->
    [yes] A jelölted: { $card }.
   *[no] { $seat } jelöltje titokban marad.
}
powers-event-dealt = { $you ->
    [yes] { powers-cards } veszel a kezedbe.
   *[no] { $seat } { powers-cards } vesz a kezébe.
}
powers-cards = { $n } kártyát
powers-event-round = { $you ->
    [yes] Te kezdesz.
   *[no] { $seat } kezd.
}
powers-event-offer = A kínálatban: { $card }.
powers-event-draft = { $you ->
    [yes] Elveszed ezt a kártyát: { $card }.
   *[no] { $seat } elveszi ezt a kártyát: { $card }.
}
powers-event-lay-open = { $you ->
    [yes] Nálad az áruló, ezért képpel felfelé rakod le ezt a kártyát: { $card }.
   *[no] { $seat } frakciójában van az áruló, ezért képpel felfelé rakja le ezt a kártyát: { $card }.
}
powers-event-lay = { $you ->
    [yes] Felfeded ezt a kártyát: { $card }.
   *[no] { $seat } felfedi ezt a kártyát: { $card }.
}
powers-event-draw = { $you ->
    [yes] Ezt a kártyát húzod: { $card }.
   *[no] { $seat } húz egy kártyát.
}
powers-event-lay-on = { $you ->
    [yes] Letakarod ezt a kártyát: { $under }. Az új kártya: { $card }.
   *[no] { $seat } letakarja ezt a kártyát: { $under }. Az új kártya: { $card }.
}
powers-event-copy = { $card } – átvett hatás: { $model }.
powers-event-aim = { $card } – megnevezett Ügynök: { $target }.
powers-event-cancel = { $by } – érvénytelenített kártya: { $card }.
powers-event-move = { $you ->
    [yes] { $by }: áthelyezed ide ezt a kártyát: { $card }.
   *[no] { $by }: { $seat } áthelyezi ide ezt a kártyát: { $card }.
}
powers-event-turn = { $kind ->
    [threat] { $by } Fenyegetéssé teszi ezt a kártyát: { $card }.
   *[hideout] { $by } Rejtekhellyé teszi ezt a kártyát: { $card }.
}
powers-event-double = { $card }: ebben az oszlopban a Fenyegetések mostantól duplán számítanak.
powers-event-mark = { $card } – veszélybe kerül: { $target }.
powers-event-shelter = { $by } – ebben a fordulóban védett: { $card }.
powers-event-look = { $hidden ->
    [yes] { $at-you ->
        [yes] { $seat } titokban megnézi a jelöltedet.
       *[no] { $seat } titokban megnézi { $at } jelöltjét.
    }
   *[no] { $you ->
        [yes] Titokban megnézed { $at } jelöltjét: { $card }.
       *[no] { $seat } megnézi { $at } jelöltjét: { $card }.
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
   *[no] Tipp { $at } jelöltjére: { $code }. { powers-guess-right }
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
        [yes] Tipped { $at } jelöltjére: { $code }. { powers-guess-right }
       *[no] { $seat } tippje { $at } jelöltjére: { $code }. { powers-guess-right }
    }
}
powers-event-no-guess = { $at-you ->
    [yes] A jelöltedre nem tippelnek.
   *[no] Senki sem tippel { $at } jelöltjére.
}
powers-event-disagree = { $at-you ->
    [yes] Az ellenfelek nem egyeztek meg a jelölted nevében; ez téves tippnek számít.
   *[no] { $at } jelöltjében az ellenfelek nem egyeztek meg; ez téves tippnek számít.
}
powers-event-threatened = Veszélyben: { $card }; fenyegeti: { $by }.
powers-event-appear = { $you ->
    [yes] A jelölted fellép: { $card }.
   *[no] { $seat } jelöltje fellép: { $card }.
}
powers-event-stay = { $you ->
    [yes] A jelölted nem lép fel.
   *[no] { $seat } jelöltje nem lép fel.
}
powers-event-dies = { $card } védelem nélkül meghal; a halál oka: { $by }.
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
powers-event-end-cards = Valakinek elfogytak a kártyái: a játék jutalom nélkül ér véget.
powers-event-show = { $you ->
    [yes] Felfordítod a jelöltedet: { $card }.
   *[no] { $seat } felfordítja a jelöltjét: { $card }.
}
powers-event-kill = { $by } megöli a megnevezett Ügynököt: { $card }.
powers-event-win = { $you ->
    [yes] Győztél! { powers-points } a tiéd.
   *[no] { $seat } győzött, az eredménye { powers-points }.
}
powers-points = { $n } pont

## Icons, as they are read aloud
icon-bolt = azonnal
icon-column-left = előző oszlop
icon-column-right = következő oszlop
icon-crown = jelölt
icon-eye = jelölt megnézése
icon-grave = halott Ügynök
icon-knot = szimbólum
icon-left = a balra fekvő kártya
icon-right = a jobbra fekvő kártya
icon-shield = Rejtekhely
icon-skull = Fenyegetés
icon-swap = felváltás
icon-target = megnevezett Ügynök

## Phases of a round
phase-powers-candidate = Jelöltek
phase-powers-draft = Kínálat
phase-powers-lay = Lerakás
phase-powers-events = Események
phase-powers-agents = Ügynökök
phase-powers-guess = Tippelés
phase-powers-threats = Fenyegetések
phase-powers-traitor = Áruló
phase-powers-end = Vége

## The card browser
filter-powers-faction = Frakció
filter-powers-kind = Fajta
filter-powers-kind-agent = Szereplők
filter-powers-kind-threat = Fenyegetések
filter-powers-kind-hideout = Rejtekhelyek
filter-powers-kind-event = Események
filter-powers-kind-symbol = Szimbólumos Események
filter-powers-source = Eredet
filter-powers-source-printed = Nyomtatott
filter-powers-source-fragment = Kiegészített
filter-powers-source-original = Eredeti

## The score sheet
ending-powers-limit = A játék véget ért, mert a Fenyegetések elérték a határt.
ending-powers-known = A játék véget ért, mert minden jelölt ismert volt.
ending-powers-both = A játék véget ért, mert a Fenyegetések elérték a határt, és minden jelölt ismert volt.
ending-powers-cards = A játék véget ért, mert valakinek már nem volt lerakható kártyája.
tie-powers-appearance = Egyenlő pontszámnál a jelölt fellépése döntött: { $seat } győzött, a fellépés { $n } pontot ér.
tie-powers-shared = Az egyenlő pontszámot semmi sem döntötte el; a győzelem közös.
category-powers-agents = Élő Ügynökök
category-powers-agents-help = egyenként 4 pont
category-powers-abilities = Az Ügynökök képességei
category-powers-abilities-help = amit az Ügynök hozzátesz
category-powers-sets = Szereplők frakciónként
category-powers-sets-help = Illuminátusokban: egy frakcióból minél több
category-powers-threats = Sikeres Fenyegetések
category-powers-threats-help = 3 pont minden Ügynökért, aki belehalt
category-powers-appearance = A jelölt fellépése
category-powers-appearance-help = annyi pont, ahányadik körben fellépett
category-powers-symbols = Szimbólumok
category-powers-symbols-help = szimbólumos Események
category-powers-events = Játék végi Események
category-powers-events-help = a lapjaik szerint
category-powers-ending = A játék befejezése
category-powers-ending-help = 3 pont annak, aki befejezte a játékot
powers-score-agents = a végén életben van
powers-counted = { $rule }; beszámítva: { $n }
powers-score-abilities = { $how ->
    [copy] { $other } hatása: { $rule }
   *[own] { $rule }
}
powers-score-sets = { $faction }: { $cards }
powers-score-threats = megölt Ügynök: { $other }
powers-score-appearance = fellépés, { $n }. forduló
powers-score-symbols = { $n ->
    [one] az egyetlen szimbólum a sorban
   *[other] a sor { $n } szimbólumának egyike
}
powers-score-events = { $how ->
    [kill] megölt Ügynök: { $other }
    [copy] { $other } hatása: { $rule }
   *[own] { $rule }
}
powers-score-ending = { $n ->
    [1] Fenyegetés az utolsó oszlopban
    [2] az utolsóként ismertté vált jelölt
   *[3] Fenyegetés az utolsó oszlopban, vagy az utolsóként ismertté vált jelölt
}

## What is done with a card, in a word
powers-do-candidate = Ő legyen a jelöltem
powers-do-draft = Elveszem
powers-do-lay = Lerakom
powers-do-pick = Ezt választom
powers-do-name = Erre a névre tippelek
powers-do-exchange = Kicserélem

## Why not
powers-cannot-dead = Ez az Ügynök halott; a kártya ott marad, ahol van.
powers-cannot-cancelled = Ez a kártya érvénytelen, már nem tesz semmit.
powers-cannot-laid = Az asztalon fekvő kártyák maguktól hatnak, mindegyik a maga lépésében.
powers-cannot-candidate = A jelöltet nem lehet lerakni; akkor léphet fel, ha Fenyegetést raksz le.
powers-cannot-draft-first = Előbb mindenki elvesz egy kártyát a kínálatból, lerakni csak azután lehet.
powers-cannot-lay-later = Kártyát a forduló elején lehet lerakni.

## What is known of a guess
powers-guess-wrong = már volt tipp: téves
powers-in-round = ({ $n }. forduló)
powers-guess-laid = az asztalon van { powers-in-round }
powers-guess-dead = meghalt { powers-in-round }
powers-guess-other = másnak a jelöltje
powers-guess-hand = a te kezedben van
powers-guess-ends = Ez az utolsó rejtett jelölt: a helyes név e forduló után véget vet a játéknak.

## What an answer shows
powers-warns-lay-open = Azonnal mindenki látja: { $card }.
powers-warns-search = A tipp azonnal eldől, mindenki láttára.
