wall-a-card = egy kártya
wall-deck = { $n ->
    [0] hordapakli
    [1] taktikapakli
    [2] tanácsadópakli
   *[other] Csin paklija
}

wall-amount-wood = { $n } { $case ->
    [nom] { ICON("wood", "fa") }
   *[acc] { ICON("wood", "fát") }
}
wall-amount-stone = { $n } { $case ->
    [nom] { ICON("stone", "kő") }
   *[acc] { ICON("stone", "követ") }
}
wall-amount-gold = { $n } { $case ->
    [nom] { ICON("gold", "arany") }
   *[acc] { ICON("gold", "aranyat") }
}
wall-amount-chi = { $n } { $case ->
    [nom] { ICON("chi", "csi") }
   *[acc] { ICON("chi", "csit") }
}
wall-amount-honour = { $n } { $case ->
    [nom] { ICON("honour", "becsület") }
   *[acc] { ICON("honour", "becsületet") }
}

## Választások
wall-option-general = Megtartom: { $card }
wall-option-advisor = Aktív tanácsadó legyen: { $card }
wall-option-command = { $command }
wall-option-position = { $position }. hely
wall-option-reclaim = Visszaveszem minden parancskártyámat
wall-option-honour = Becsületet kérek minden ott fekvő kártyáért
wall-option-place = Hivatalnokot helyezek ide: { $location }
wall-option-lift = Innen viszek el hivatalnokot: { $location }
wall-option-activate = { $location }
wall-option-promote = Előléptetem: { $location }
wall-option-income = { $location }, felügyelője: { $seat }
wall-option-kind = { $kind }
wall-option-donate = Egy árut adományozok
wall-option-recruit = Toborzok: { $kind }
wall-option-reduce = Ebből fizetek kevesebbet: { $good }
wall-option-stage = Gyülekező: { $section }
wall-option-post = Lőállás: { $section }
wall-option-field = { $field }
wall-option-pair = { $pair }
wall-option-troop = { $troop }
wall-option-barricade = Barikád: { $section }
wall-option-wall = Falrész: { $section }
wall-option-section = { $section }
wall-option-rise = Feljebb lépek a teasávon
wall-option-hire = Felveszem: { $card }
wall-option-hire-official = Hivatalnokot veszek fel
wall-option-active = Aktív tanácsadó
wall-option-support = Támogató tanácsadó
wall-option-draw = { $n ->
    [0] Nem húzok
   *[other] { $n } kártyát húzok
}
wall-option-number = { $n }
wall-option-good = { $good }
wall-option-tactic = Kijátszom: { $card }
wall-option-boosted = Erősítve játszom ki: { $card }
wall-option-discard = Eldobom: { $card }
wall-option-pass = Nem játszom ki taktikát
wall-option-shame = Szégyent teszek a katonára: { $kind }
wall-option-shame-card = Szégyent teszek a kártyára: { $card }
wall-option-shames = Szégyent teszek { $n } katonára: { $kind }
wall-option-shed = Leveszem a szégyent: { $kind }
wall-option-sheds = Leveszem a szégyent { $n } katonáról: { $kind }
wall-option-shed-card = Leveszem a szégyent: { $card }
wall-option-give-up = Inkább becsületet adok fel
wall-option-seat = { $seat }
wall-option-offer = { $card }
wall-option-demand = { $card }
wall-option-horde = { $horde }
wall-option-capture = { $card }
wall-option-official = Hivatalnok: { $location }
wall-option-figure = { $kind }: { $horde }

## Kérdések és okuk
wall-ask-general = Melyik tábornok vezessen?
wall-why-general = Két tábornokot kaptál; mindenki egyszerre választ. A másik látatlanul visszakerül a dobozba.
wall-ask-advisor = Melyik tanácsadó legyen aktív?
wall-why-advisor = Két tanácsadód közül az egyik mostantól neked dolgozik, a másik a tábornokodat támogatja.
wall-ask-command = Melyik parancskártyát játszod ki?
wall-why-command = Ősz: mindenki titokban választ, a kártyák egyszerre fordulnak fel.
wall-ask-position = Hová kerüljön a kártyád a parancssávon?
wall-why-position = A kártyák az 1. helytől kezdve kerülnek sorra; a játékosok teasorrendben helyezik el őket.
wall-ask-who-next = Ki következik?
wall-why-who-next = Közösen játszotok: közületek a teasávon legfeljebb álló mondja meg, ki jön.
wall-ask-activate = Melyik helyszín aktiválódjon most?
wall-why-activate = Ebben a körben mindegyik aktiválódik; a sorrendet az aktív játékos dönti el.
wall-ask-place = Hová helyezel hivatalnokot?
wall-why-place = { $left ->
    [one] Egy hivatalnokot, a készletedből vagy egy másik helyszínről.
   *[other] Egymás után legfeljebb { $left } hivatalnokot, a készletedből vagy más helyszínekről.
}
wall-ask-place-where = Hová megy a hivatalnok?
wall-why-place-where = Innen távozik: { $location }.
wall-ask-donate = Adományozol egyet a Raktárnak ({ $good })?
wall-why-donate = Az adomány { $goods } hoz.
wall-ask-rise = Feljebb lépsz a teasávon?
wall-why-rise = Teaház: aki feljebb van, előbb jön, és övé a döntetlen.
wall-ask-draw = Hány taktikakártyát húzol?
wall-why-draw = Hadiakadémia: hivatalnokonként legfeljebb egyet; 5 lehet a kezedben.
wall-ask-overflow = Melyik taktikát dobod el?
wall-why-overflow = Legfeljebb 5 taktikakártya lehet a kezedben.
wall-ask-reclaim = Visszaveszed a parancskártyáidat?
wall-why-reclaim = Nyár: vagy mindet visszaveszed a dobott kártyák közül (az Árulást nem), vagy { $goods } kapsz minden ott fekvőért.
wall-ask-buy-off = Megszabadulsz szégyentől?
wall-why-buy-off = Nyár: egy jelző ára { $goods }.
wall-ask-build = Mit építesz?
wall-why-build = Akciónként egy építményt; először a Raktár fizet.
wall-ask-amount = { $way ->
    [store] Mivel fizet a Raktár
    [pay] Mivel fizetsz
    [gain] Mit veszel el
   *[other] Miből mennyit
}{ $work ->
    [wall] {" "}ezért a falrészért: { $section }?
    [barricade] {" "}ezért a barikádért: { $section }?
   *[none] ?
}
wall-why-amount = { $goods }, fajtánként egymás után.
wall-ask-recruit = Kit toborzol?
wall-why-recruit = { $count ->
    [0] Előbb mindegyiket kifizeted, aztán mindegyik támad vagy várakozik.
   *[other] Eddig: { $recruits }. Előbb mindegyiket kifizeted, aztán mindegyik támad vagy várakozik.
}
wall-ask-recruit-goes = Hová megy a katonád ({ $kind })?
wall-why-recruit-goes = Azonnal megtámad egy hordát, vagy egy gyülekezőben várakozik.
wall-ask-reduce = Melyik áruból fizetsz kevesebbet?
wall-why-reduce = Ha az engedmény nem nevez meg árut, te választasz.
wall-ask-stage = Melyik gyülekezőbe?
wall-why-stage = Ott várakozik, amíg el nem küldöd: { $kind }.
wall-ask-who-goes = Melyik újonc megy most?
wall-why-who-goes = Az újoncok egymás után lépnek, a te sorrendedben.
wall-ask-hire = Kit veszel fel?
wall-why-hire = Császári követség: hivatalnokot vagy egy kínált tanácsadót, aki annyival drágább, ahány tanácsadód van.
wall-ask-role = Aktív vagy támogató?
wall-why-role = Az aktív tanácsadó a szövege szerint dolgozik, a támogató a tábornokodat erősíti.
wall-ask-promote = Előlépteted a felügyelődet?
wall-why-promote = { $location ->
    [none] A magasabb szintű felügyelő többet hoz.
   *[other] { $location }: a magasabb szintű felügyelő többet hoz.
}
wall-ask-overseer = Ki legyen a felügyelő?
wall-why-overseer = Készleted egyik katonája foglalja el a helyet, és ott is marad.
wall-ask-attacker = Ki támad?
wall-why-attacker = A gyülekezőkben álló katonák és a lőállásokban lévő íjászok támadhatnak.
wall-ask-target = Hol támad a katonád ({ $kind })?
wall-why-target = A lándzsás egy mezőt fed le az 1. sorban, a lovas két szomszédosat bármelyik sorban, az íjász a szakasz bármelyik kártyáját megsebzi.
wall-ask-front = Melyik szakaszon támadsz?
wall-why-front = A választott szakaszon minden katonád támad.
wall-ask-march-from = Melyik szakaszról indulnak a katonák?
wall-why-march-from = Főhadiszállás: bármennyi katonád átmehet az egyik szakaszról a másikra.
wall-ask-march-to = Hová mennek?
wall-why-march-to = Innen indulnak: { $section }.
wall-ask-marcher = Ki megy?
wall-why-marcher = Egymás után válaszd ki őket; szólj, ha elég.
wall-ask-march-post = Hová áll az íjász?
wall-why-march-post = Van ott szabad lőállás.
wall-ask-volley = Melyik mezőt találja el az íjászod?
wall-why-volley = Tél: minden lőállásban lévő íjásznak meg kell sebeznie szakasza egyik kártyáját.
wall-ask-doom = Melyik katonád esik el?
wall-why-doom = Veszteség itt: { $n }.
wall-ask-save = Megmentesz egy katonát?
wall-why-save = Ára { $goods }; a készleted helyett a gyülekezőbe kerül.
wall-ask-rescue = Kit mentesz meg?
wall-why-rescue = Egy kártya miatt katonákat menthetsz meg.
wall-ask-retire = Hová mennek a túlélők?
wall-why-retire = Másik szakasz gyülekezőjébe is mehetnek.
wall-ask-victim = Kinek a katonája?
wall-why-victim = A kártya bárki katonáját megmentheti.
wall-ask-tactic = Kijátszol taktikakártyát?
wall-why-tactic = { $window ->
    [income] A bevételed után.
    [my-turn] A köröd elején.
    [activated] Olyan helyszín aktiválódik, ahol hivatalnokaid vannak.
    [attacked] A katonáid támadtak.
    [defeated] Egy horda vereséget szenved.
    [casualties] Katonák esnek el.
   *[assault] A hordák rohamra készülnek: { $section }, támadás { $attack }, védelem { $defence }.
}
wall-ask-shame = Hová kerüljön a szégyen?
wall-why-shame = Készleted egyik katonája alá, aki így nem toborozható, vagy egy zsákmányolt hordára, amely így semmit sem ér.
wall-ask-shed = Melyik szégyent veszed le?
wall-why-shed = A jelző visszakerül a bankba.
wall-ask-reed-field = Melyik mezőt foglalja el a Nád klán lándzsása?
wall-why-reed-field = Most te uralod a Nád klánt. A jutalmat senki sem kapja meg.
wall-ask-discard-advisor = Melyik tanácsadót küldi el a Nád klán?
wall-why-discard-advisor = Most te uralod a Nád klánt; a kínálat újra feltöltődik.
wall-ask-reed-barricade = Hol épít barikádot a Nád klán?
wall-why-reed-barricade = Most te uralod a Nád klánt; nem kerül semmibe, és nem hoz becsületet.
wall-ask-qin-advisor = Melyik tanácsadó csatlakozzon Csinhez?
wall-why-qin-advisor = Tavasz: a két bal szélső közül az egyik Csint támogatja, a másik a dobott kártyák közé kerül.
wall-ask-demand = Melyik követelés teljesítését javaslod?
wall-why-demand = Tél: minden követelést egyszer próbálhattok meg; mindenki a sajátjáról dönt.
wall-ask-take-back = Visszaveszel egy parancskártyát?
wall-why-take-back = Falrészt építettél: egy eldobott kártyád visszakerülhet a kezedbe.
wall-ask-next = Melyik hatás jöjjön előbb?
wall-why-next = Több kártyád egyszerre lép működésbe.

## Napló
wall-event-began = Kezdődik a játék.
wall-event-dealt = Ezt kapod: { $card }.
wall-event-supplied = { $you ->
    [yes] A felszerelésed.
   *[no] { $seat } felszerelése.
}
wall-event-general = { $you ->
    [yes] Tábornokod: { $card }.
   *[no] { $seat } tábornoka: { $card }.
}
wall-event-advisors = { $you ->
    [yes] Aktív tanácsadód: { $card }; támogatód: { $support }.
   *[no] { $seat } aktív tanácsadója: { $card }; támogatója: { $support }.
}
wall-event-horde = { $count ->
    [one] Új horda: { $card } ({ $horde }).
   *[other] Új hordák: { $card }.
}
wall-event-horde-each = { $card } ({ $horde })
wall-event-raid = Portya: { $card } nem fér el; a bankból eltűnő szégyen: { $n }.
wall-event-reshuffled = Az eldobott kártyákból új pakli lesz ({ $deck }): { $n } kártya.
wall-event-gained = { $you ->
    [yes] Kapsz { $goods }.
   *[no] { $seat } kap { $goods }.
}
wall-event-row = Új a kínált tanácsadók között: { $card }.
wall-event-left-row = Elhagyja a kínálatot: { $card }.
wall-event-stored = A Raktár { $goods } kap.
wall-event-unstored = A Raktár { $goods } ad.
wall-event-chose = { $you ->
    [yes] Kijátszod ezt a parancsot: { $command }.
   *[no] { $seat } ezt a parancsot játssza ki: { $command }.
}
wall-event-track = { $you ->
    [yes] A kártyád helye a sávon: { $position }.
   *[no] { $seat } kártyájának helye a sávon: { $position }.
}
wall-event-swapped = Helyet cserél a sávon { $seat } és { $other } kártyája.
wall-event-reclaimed = { $you ->
    [yes] Visszaveszed a parancskártyáidat: { $n }.
   *[no] { $seat } visszaveszi a parancskártyáit: { $n }.
}
wall-event-took-back = { $you ->
    [yes] Visszaveszed: { $command }.
   *[no] { $seat } visszaveszi: { $command }.
}
wall-event-kept = { $you ->
    [yes] Ott hagyod a parancskártyáidat ({ $n }).
   *[no] { $seat } ott hagyja a parancskártyáit ({ $n }).
}
wall-event-turn = { $you ->
    [yes] Te jössz: { $command }.
   *[no] { $seat } jön: { $command }.
}
wall-event-placed = { $you ->
    [yes] Hivatalnokot küldesz ide: { $location }.
   *[no] { $seat } hivatalnokot küld ide: { $location }.
}
wall-event-moved = { $you ->
    [yes] Áthelyezel egy hivatalnokot: { $location } → { $to }.
   *[no] { $seat } áthelyez egy hivatalnokot: { $location } → { $to }.
}
wall-event-activated = { $you ->
    [yes] { $advanced ->
        [0] Aktiválod: { $location }.
       *[other] Soron kívül aktiválod: { $location }.
    }
   *[no] { $advanced ->
        [0] { $seat } aktiválja: { $location }.
       *[other] { $seat } soron kívül aktiválja: { $location }.
    }
}
wall-event-promoted = { $you ->
    [yes] A felügyelőd { $n }. szintre lép ({ $location }).
   *[no] { $seat } felügyelője { $n }. szintre lép ({ $location }).
}
wall-event-donated = { $you ->
    [yes] Adományozol a Raktárnak.
   *[no] { $seat } adományoz a Raktárnak.
}
wall-event-recruited = { $you ->
    [yes] Toborzol ({ $count ->
        [one] { wall-event-recruited-each }
       *[other] { $kind }
    }).
   *[no] { $seat } toboroz ({ $count ->
        [one] { wall-event-recruited-each }
       *[other] { $kind }
    }).
}
wall-event-recruited-each = { $n }× { $kind }
wall-event-builds = { $you ->
    [yes] { $wall ->
        [0] Barikádot emelsz ({ $section }).
       *[other] Építed a Falat ({ $section }).
    }
   *[no] { $wall ->
        [0] { $seat } barikádot emel ({ $section }).
       *[other] { $seat } építi a Falat ({ $section }).
    }
}
wall-event-staged = { $you ->
    [yes] { $count ->
        [one] Várakozik a katonád ({ $kind }; { $section }).
       *[other] Várakoznak a katonáid ({ $kind }; { $section }).
    }
   *[no] { $count ->
        [one] { $seat } katonája várakozik ({ $kind }; { $section }).
       *[other] { $seat } katonái várakoznak ({ $kind }; { $section }).
    }
}
wall-event-attacked = { $you ->
    [yes] Támad a katonád ({ $kind }): { $field }.
   *[no] { $seat } katonája támad ({ $kind }): { $field }.
}
wall-event-posted = { $you ->
    [yes] Az íjászod lőállást foglal: { $section }.
   *[no] { $seat } íjásza lőállást foglal: { $section }.
}
wall-event-wounded = Seb: { $field }.
wall-event-wall = A Fal { $n }. szintű ({ $section }).
wall-event-barricade = Új barikád áll ({ $section }).
wall-event-marched = { $you ->
    [yes] Átvonulnak a katonáid ({ $n }× { $kind }, { $section } → { $to }).
   *[no] { $seat } katonái átvonulnak ({ $n }× { $kind }, { $section } → { $to }).
}
wall-event-tea = { $you ->
    [yes] Feljebb lépsz a teasávon.
   *[no] { $seat } feljebb lép a teasávon.
}
wall-event-hired = { $you ->
    [yes] { $active ->
        [0] Támogató tanácsadót veszel fel: { $card }.
       *[other] Aktív tanácsadót veszel fel: { $card }.
    }
   *[no] { $active ->
        [0] { $seat } támogató tanácsadót vesz fel: { $card }.
       *[other] { $seat } aktív tanácsadót vesz fel: { $card }.
    }
}
wall-event-hired-official = { $you ->
    [yes] Felveszel egy hivatalnokot.
   *[no] { $seat } felvesz egy hivatalnokot.
}
wall-event-drew = { $you ->
    [yes] Ezt húzod: { $card }.
   *[no] { $seat } húz { $count } taktikakártyát.
}
wall-event-tactic = { $you ->
    [yes] { $boosted ->
        [0] Kijátszod ezt a taktikát: { $card }.
       *[other] Erősítve játszod ki ezt a taktikát: { $card }.
    }
   *[no] { $boosted ->
        [0] { $seat } kijátssza ezt a taktikát: { $card }.
       *[other] { $seat } erősítve játssza ki ezt a taktikát: { $card }.
    }
}
wall-event-discarded = { $you ->
    [yes] Eldobod: { $card }.
   *[no] { $seat } eldobja: { $card }.
}
wall-event-volley = Össztűz: { $section }.
wall-event-defeated = Vereséget szenved: { $card } ({ $section }).
wall-event-claimed = { $you ->
    [yes] Zsákmányolod: { $card }.
   *[no] { $seat } zsákmányolja: { $card }.
}
wall-event-not-claimed = Senki sem zsákmányolja: { $card }.
wall-event-killed = { $you ->
    [yes] { $count ->
        [one] Elesik a katonád ({ $kind }; { $section }).
       *[other] Elesnek a katonáid ({ $kind }; { $section }).
    }
   *[no] { $count ->
        [one] { $seat } katonája elesik ({ $kind }; { $section }).
       *[other] { $seat } katonái elesnek ({ $kind }; { $section }).
    }
}
wall-event-saves = { $you ->
    [yes] { $count ->
        [one] Megmented a katonádat ({ $kind }).
       *[other] Megmented a katonáidat ({ $kind }).
    }
   *[no] { $count ->
        [one] { $seat } megmenti a katonáját ({ $kind }).
       *[other] { $seat } megmenti a katonáit ({ $kind }).
    }
}
wall-event-saved = { $you ->
    [yes] { $count ->
        [one] Megmenekült a katonád ({ $kind }; { $section }).
       *[other] Megmenekültek a katonáid ({ $kind }; { $section }).
    }
   *[no] { $count ->
        [one] { $seat } katonája megmenekült ({ $kind }; { $section }).
       *[other] { $seat } katonái megmenekültek ({ $kind }; { $section }).
    }
}
wall-event-returned = { $you ->
    [yes] { $count ->
        [one] Visszatér a katonád ({ $kind }; { $section }).
       *[other] Visszatérnek a katonáid ({ $kind }; { $section }).
    }
   *[no] { $count ->
        [one] { $seat } katonája visszatér ({ $kind }; { $section }).
       *[other] { $seat } katonái visszatérnek ({ $kind }; { $section }).
    }
}
wall-event-assault = A hordák rohama, { $section }: támadás { $attack }, védelem { $defence }.
wall-event-breached = Áttörés: { $section }.
wall-event-cleared = Minden barikád eltűnik.
wall-event-shamed = { $you ->
    [yes] { $count ->
        [one] Szégyen kerül a katonádra ({ $kind }).
       *[other] Szégyen kerül a katonáidra ({ $kind }).
    }
   *[no] { $count ->
        [one] { $seat } katonájára szégyen kerül ({ $kind }).
       *[other] { $seat } katonáira szégyen kerül ({ $kind }).
    }
}
wall-event-shamed-card = { $you ->
    [yes] Szégyen kerül a kártyádra: { $card }.
   *[no] { $seat } kártyájára szégyen kerül: { $card }.
}
wall-event-no-room = { $you ->
    [yes] Nincs hely a szégyennek: a jelző kikerül a játékból.
   *[no] { $seat } szégyenének nincs hely: a jelző kikerül a játékból.
}
wall-event-no-bank = { $you ->
    [yes] A bankban nincs több szégyen, amelyet kapnál.
   *[no] A bankban nincs több szégyen, amelyet { $seat } kapna.
}
wall-event-warded = { $you ->
    [yes] Elhárítod a szégyent: { $n }.
   *[no] { $seat } elhárítja a szégyent: { $n }.
}
wall-event-shed = { $you ->
    [yes] Leveszed a szégyent egy katonádról ({ $kind }).
   *[no] { $seat } leveszi a szégyent egy katonájáról ({ $kind }).
}
wall-event-shed-card = { $you ->
    [yes] Leveszed a szégyent erről: { $card }.
   *[no] { $seat } leveszi a szégyent erről: { $card }.
}
wall-event-gave-up = { $you ->
    [yes] Becsületet adsz fel, és visszateszed a szégyent.
   *[no] { $seat } becsületet ad fel, és visszateszi a szégyent.
}
wall-event-reed-general = A Nád klán tábornoka: { $card }.
wall-event-qin-card = Csin kártyája: { $card }.
wall-event-ladder = Csin sávjának tetejére kerül: { $location }.
wall-event-qin-support = { $hidden ->
    [yes] Egy ismeretlen tanácsadó Csint támogatja.
   *[no] Csint támogatja: { $card }.
}
wall-event-proposed = { $you ->
    [yes] Javaslod, hogy teljesítsétek: { $card }.
   *[no] { $seat } javasolja, hogy teljesítsétek: { $card }.
}
wall-event-refused = { $you ->
    [yes] Nem adod meg, amit ez kér: { $card }.
   *[no] { $seat } nem adja meg, amit ez kér: { $card }.
}
wall-event-fulfilled = Teljesült: { $card }; eddig összesen { $n }.
wall-event-demand = Új követelés: { $card }.
wall-event-event = Esemény: { $card }.
wall-event-sacrificed = { $you ->
    [yes] Feláldozol egy katonát ({ $kind }).
   *[no] { $seat } feláldoz egy katonát ({ $kind }).
}
wall-event-sacrificed-official = { $you ->
    [yes] Feláldozol egy hivatalnokot.
   *[no] { $seat } feláldoz egy hivatalnokot.
}
wall-event-sacrificed-card = { $you ->
    [yes] Feláldozod ezt a kártyát: { $card }.
   *[no] { $seat } feláldozza ezt a kártyát: { $card }.
}
wall-event-over = { $ending }

## Előtér, évszakok, helyek, a vége
wall-title = A Nagy Fal
wall-reed = Nád klán
wall-qin = Csin Csiu-sao
setup-wall-blurb = Építsd a Nagy Falat, küldj hivatalnokokat, és védj meg három szakaszt a hordáktól: egyedül Csin ellen, párbajban, hárman vagy négyen, vagy közösen. Minden kártya a saját tartalmunk.
setup-wall-mode = Játékmód
setup-wall-mode-help = Egymás ellen vagy közösen.
setup-wall-mode-competitive = Egymás ellen
setup-wall-mode-competitive-help = Egy játékos Csin ellen, kettő párbajban a Nád klánnal, három vagy négy az alapjátékban játszik.
setup-wall-mode-coop = Közösen
setup-wall-mode-coop-help = Két-négy játékos a császár követeléseit teljesíti; mind nyernek vagy mind veszítenek.
setup-wall-generals = Tábornokok
setup-wall-generals-help = A szabályok szerint egy hely két tábornokot kap, és egyet megtart. Egy hely itt választott tábornokkal is kezdhet; ez a mi saját előkészületünk.
setup-wall-generals-random = Kettőt osztunk
setup-wall-generals-random-help = Az asztalnál két tábornokot osztunk, és egy marad, ahogy a szabály mondja.
wall-generals = Tábornokok
wall-generals-together = Csak közösen
wall-trait-gen_yang_ye = becsület építésért
wall-trait-gen_liang_hongyu = becsület az elesettekért
wall-trait-gen_zhou_tong = íjászok
wall-trait-gen_che_kung = becsület támadásért
wall-trait-gen_zhang_shijie = taktikáért csi
wall-trait-gen_yang_paifeng = sebek támadáskor
wall-trait-gen_han_shizhong = hivatalnokpárok
wall-trait-gen_yue_fei = olcsóbb toborzás
wall-trait-gen_meng_gong = lovasok
wall-trait-gen_bi_zaiyu = lemossa a szégyent
wall-trait-gen_wu_jie = a Fal megtartása
wall-trait-gen_zong_ze = becsület adományért
wall-trait-gen_liu_qi = zsákmányolt hordák
wall-trait-cgen_li_gang = áru mindenkinek
wall-trait-cgen_wang_jian = erősebb védelem
wall-trait-cgen_yu_jie = olcsóbb Fal
wall-trait-cgen_lu_xiufu = elhárítja a szégyent
wall-trait-cgen_wen_tianxiang = becsület követelésért
wall-trait-cgen_jiang_cai = katonákat ment
wall-trait-cgen_zhang_jue = seb minden körben
wall-trait-cgen_ma_ji = hivatalnokkal segít
setup-wall-difficulty = Csin becsülete
setup-wall-difficulty-help = Csak egy játékosnak: ennyi becsülettel kezd Csin.
setup-wall-difficulty-0 = 0
setup-wall-difficulty-0-help = A szabályok szerint.
setup-wall-difficulty-50 = 50
setup-wall-difficulty-50-help = Nehezebb.
setup-wall-difficulty-100 = 100
setup-wall-difficulty-100-help = A legnehezebb.
setup-wall-advisors = Csin tanácsadói
setup-wall-advisors-help = Csak egy játékosnak: a két távozó tanácsadóból hányat vesz el Csin tavasszal.
setup-wall-advisors-one = Egyet
setup-wall-advisors-one-help = Te mondod meg, melyiket; a másik a dobott kártyák közé kerül.
setup-wall-advisors-both = Mindkettőt
setup-wall-advisors-both-help = Nehezebb.
setup-wall-screens = Paravánok
setup-wall-screens-help = Látod-e a többiek készletét.
setup-wall-screens-closed = Zárt
setup-wall-screens-closed-help = A készletek paraván mögött vannak, a szabályok szerint.
setup-wall-screens-open = Nyitott
setup-wall-screens-open-help = A kézben tartott kártyák kivételével mindenki mindent lát.
setup-wall-set = Kártyák
setup-wall-set-help = Mely táblákat és kártyákat használjátok.
setup-wall-set-imperia = Imperia
setup-wall-set-imperia-help = Saját tartalmunk; a szabálykönyv nem közli a kártyák szövegét.
phase-wall-setup = Előkészület
phase-wall-spring = Tavasz
phase-wall-summer = Nyár
phase-wall-autumn = Ősz
phase-wall-winter = Tél
phase-wall-ended = Pontozás
heading-wall-season = { $n }. év, { $season }
wall-section-left = bal szakasz
wall-section-middle = középső szakasz
wall-section-right = jobb szakasz
wall-location-sawmill = Fűrésztelep
wall-location-quarry = Kőfejtő
wall-location-mine = Bánya
wall-location-temple = Templom
wall-location-barracks = Kaszárnya
wall-location-teahouse = Teaház
wall-location-builders = Építők tábora
wall-location-hq = Főhadiszállás
wall-location-embassy = Császári követség
wall-location-academy = Hadiakadémia
wall-supply = készlet
wall-horde-at = { $row }. sor, { $section }
wall-field-at = { $n }. mező, { $horde }
wall-pair-at = { $a }. és { $b }. mező, { $horde }
wall-troop-staging = { $kind }, gyülekező, { $section }
wall-troop-firing = { $kind }, lőállás, { $section }
wall-kind-spearman = lándzsás
wall-kind-archer = íjász
wall-kind-horseman = lovas
wall-command-despotism = Önkényuralom
wall-command-economy = Gazdaság
wall-command-work_harder = Keményebb munka
wall-command-attack_order = Támadási parancs
wall-command-betrayal = Árulás
wall-command-audience = Császári audiencia
wall-command-reed = Suttogó nádas
filter-wall-kind = Fajta
filter-wall-mode = Használat
category-wall-honour = Becsület játék közben
category-wall-honour-help = játék közben a sávon számolva
category-wall-shame = Szégyen
category-wall-shame-help = a katonákért, akik viselik
category-wall-captured = Zsákmányolt hordák
category-wall-captured-help = amennyi rájuk van nyomtatva
category-wall-artifacts = Ereklyék
category-wall-artifacts-help = a saját feltételeik szerint
category-wall-general = Tábornok
category-wall-general-help = amit a tábornok hozzátesz
wall-score-honour = { $what ->
    [card] { $n ->
        [one] egyszer
       *[other] { $n }×
    }
    [building] a Fal és a barikádok építése: { $n }×
    [donations] adományok a Raktárnak: { $n }×
    [left] ott hagyott parancskártyák: { $n }×
    [overseers] felügyelők: { $n }×
    [start] a játék elején
    [fields] lefedett mezők: { $n }×
    [wounds] sebek: { $n }×
    [defeat] részvétel a legyőzésében: { $n }×
    [capture] zsákmányolt horda
    [lost] szégyen: { $n }×
    [tea] a teasáv: { $n }×
   *[other] a játék során
}
wall-score-shame = Szégyen a katonáknál: { $n }
wall-score-captured = { $n ->
    [0] szégyen nélkül
   *[other] szégyen { $n }
}
wall-score-artifacts = { $what ->
    [qin] állandó pontszám
   *[none] { $rule }; beszámítva: { $n }
}
wall-score-general = { $rule }; beszámítva: { $n }
ending-wall-1 = A Fal elkészült.
ending-wall-2 = A bankban nem maradt szégyen: a játék véget ér.
ending-wall-3 = Az utolsó év véget ért.
ending-wall-4 = A császár követelései teljesültek: mindenki nyer.
ending-wall-5 = Szégyen járt volna, de a bank üres volt: mindenki veszít.
ending-wall-6 = Lejárt az idő, és a császár elégedetlen: mindenki veszít.
ending-wall-1-solo = A Fal elkészült. { $won ->
    [yes] Legyőzted Csint, akinek { $points } pontja van.
   *[no] Csin nyer { $points } ponttal.
}
ending-wall-2-solo = A bankban nem maradt szégyen: Csin nyer.
ending-wall-3-solo = Az utolsó év véget ért. { $won ->
    [yes] Legyőzted Csint, akinek { $points } pontja van.
   *[no] Csin nyer { $points } ponttal.
}
tie-wall-tea = Egyenlő becsület: { $seat } áll feljebb a teasávon.

## Lapok
wall-kind-of-card-horde = Horda
wall-kind-of-card-coop_horde = Horda · közös játék
wall-kind-of-card-command = Parancskártya
wall-kind-of-card-reed_command = Parancskártya · Nád klán
wall-kind-of-card-reed_general = Tábornok · Nád klán
wall-kind-of-card-solo_general = Tábornok · Csin
wall-kind-of-card-solo_command = Parancskártya · Csin
wall-kind-of-card-tactic = Taktika
wall-kind-of-card-coop_tactic = Taktika · közös játék
wall-kind-of-card-artifact = Ereklye
wall-kind-of-card-advisor = Tanácsadó
wall-kind-of-card-general = Tábornok
wall-kind-of-card-coop_general = Tábornok · közös játék
wall-kind-of-card-event = Esemény · közös játék
wall-kind-of-card-demand = Követelés · közös játék
wall-suit-horde = Hordák
wall-suit-command = Parancsok
wall-suit-general = Tábornokok
wall-suit-tactic = Taktikák
wall-suit-artifact = Ereklyék
wall-suit-advisor = Tanácsadók
wall-suit-event = Események
wall-suit-demand = Követelések
wall-mode-all = Minden játék
wall-mode-coop = Csak közös játék
wall-mode-game = Nád klán és Csin
wall-card-start = Kezdéskor kapsz { $goods }; taktikakártya { $tactics }, tea { $tea }
wall-card-window = { $when }
wall-card-effect = { $effect }
wall-card-basic = Alap: { $effect }
wall-card-boosted = Erősített, { $price } fizetve: { $effect }
wall-card-score = { ICON("hourglass", "A végén") } kapsz { $effect }
wall-card-plain = Nincs képessége
wall-window-income = A nyári bevételed után
wall-window-my-turn = A köröd elején
wall-window-activated = Amikor egy helyszín aktiválódik
wall-window-attacked = A támadásaid után
wall-window-defeated = Amikor egy horda vereséget szenved
wall-window-casualties = Amikor katonák esnek el
wall-window-assault = Mielőtt egy szakaszt megrohamoznak

## A vége
wall-amount-building = { $n } { $case ->
    [nom] áru
   *[acc] árut
} ({ ICON("resource", "fa, kő vagy arany") })
wall-detail-less = { $goods }; összes kedvezmény: { $n }

## Közös szavak, ahogyan ez a játék mondja
wall-list-or = { $first }, vagy { $last }
wall-node-at-least = ha { $what } legalább { $n }
wall-node-at-most = { $n ->
    [0] ha nincs { $what }
   *[other] ha legfeljebb { $n } { $what }
}
wall-node-then = { $more ->
    [yes] { $first } és { $effect }
   *[no] { $follows ->
        [if] { $first }; { $effect }
        [may] { $first }; { $effect }
       *[other] { $first }, majd { $effect }
    }
}
wall-node-pay = { $mood ->
    [they] fizet { $cost }, és { $effect }
   *[do] fizess { $cost }, és { $effect }
}
wall-node-draw = { $mood ->
    [they] húz
   *[do] húzz
} { $n } { ICON("tactic", "taktikakártyát") }
wall-node-gain = { $more ->
    [yes] ezenfelül { $goods }
   *[no] { $mood ->
        [they] kap { $goods }
       *[do] kapsz { $goods }
    }
}
wall-node-gain-per = { $what } { wall-node-gain }
wall-node-mix = { $many ->
    [one] { $goods }
   *[several] { $n ->
        [one] { $n } árut ({ $kinds })
       *[other] { $n } árut bármilyen összetételben ({ $kinds })
    }
}{ $per }
wall-node-pay-mix = { $mood ->
    [they] fizet
   *[do] fizess
} { wall-node-mix }
wall-node-gain-mix = { $mood ->
    [they] kap
   *[do] kapsz
} { $different ->
    [yes] { $n } különböző fajta árut ({ $kinds })
   *[no] { wall-node-mix }
}
wall-node-lose = { $mood ->
    [they] elveszít
   *[do] elveszítesz
} { wall-node-mix }, vagy ha kevesebb van, mindet
wall-node-some-players = { $others ->
    [yes] legfeljebb annyi általad választott másik játékos, ahány { $count } van nálad: { $effect }
   *[no] legfeljebb annyi általad választott játékos (te is), ahány { $count } van nálad: { $effect }
}
wall-node-result = { $deed ->
    [wall-shed-shame] minden így levett jelzőért
   *[other] minden ilyen alkalomért
}
wall-in-mode = { $mode ->
    [coop] közös játékban: { $effect }
   *[competitive] csak egymás elleni játékban: { $effect }
}
wall-once = { $may ->
    [yes] ha akarod,{" "}
   *[no] {""}
}{ $limit ->
    [turn] minden játékos körében egyszer
   *[year] évente egyszer
} { $effect }

## A parancslapok keretei
wall-frame-owner = te: { $effect }
wall-frame-qin = { $effect }
wall-frame-reed = { $effect }
wall-frame-others = a többi játékos: { $effect }

## Amit számolunk
wall-supports = { $form ->
    [some] { ICON("support", "támogató tanácsadó") }
   *[each] minden { ICON("support", "támogató tanácsadódért") }
}
wall-overseer-levels = { ICON("overseer", "felügyelőid") } minden szintjéért
wall-archer-sections = minden, lőállásban álló { ICON("archer", "íjászoddal") } védett szakaszért
wall-clean-captures = minden zsákmányolt { ICON("horde", "hordakártyáért") }, amelyen nincs szégyenjelző
wall-soldiers-out = minden katonádért a gyülekezőkben, lőállásokban és hordakártyákon
wall-sets = készleted minden teljes sorozatáért ({ ICON("wood", "fa") }, { ICON("stone", "kő") }, { ICON("gold", "arany") } és { ICON("chi", "csi") })
wall-in-discard = minden eldobott { ICON("command", "parancskártyádért") }
wall-tactics-in-hand = { $form ->
    [if] ha van { $mood ->
        [they] { ICON("tactic", "taktikakártyája") }
       *[do] { ICON("tactic", "taktikakártyád") }
    }
   *[each] minden { ICON("tactic", "taktikakártyáért") } a kezedben
}
wall-tea-top = ha a { ICON("tea", "teajelződ") } van legfelül
wall-done = { $form ->
    [if] ha { $what ->
        [walls] falrész épült
       *[other] barikád épült
    }
   *[each] { $what ->
        [walls] minden megépült { ICON("wall", "falrészért") }
       *[other] minden megépült { ICON("barricade", "barikádért") }
    }
}
wall-fallen = minden ekkor elesett katonádért
wall-other-played = ha más játékos idén ősszel kijátszotta ezt: { $name }
wall-officials-here = { $most ->
    [0] { $mood ->
        [they] { ICON("official", "hivatalnoka") }
       *[do] { ICON("official", "hivatalnokod") }
    } az aktivált helyszínen
   *[other] { $form ->
        [some] { ICON("official", "hivatalnoka") } az aktivált helyszínen
       *[each] minden { ICON("official", "hivatalnokodért") } az aktivált helyszínen
    }
}
wall-overseer-here = ha van ott { ICON("overseer", "felügyelőd") }
wall-soldiers-here = ha van katonád azon a szakaszon (gyülekező, lőállás vagy hordakártya)
wall-archers-here = ha ott { ICON("archer", "íjászod") } áll lőállásban
wall-reed-here = ha ott a Nád klán { ICON("spearman", "lándzsása") } áll egy hordakártyán
wall-soldiers-on = { $mood ->
    [they] katonája
   *[do] katonád
} ezen a kártyán
wall-other-hordes = e szakasz minden más { ICON("horde", "hordakártyájáért") }
wall-covered-fields = minden lefedett ellenállásmezőjéért
wall-placed-this-year = abban az évben, amikor lerakták
wall-players = minden játékosért
wall-spare-hordes = ha legalább annyi { ICON("horde", "hordakártya") } fekszik a Fal előtt, ahány játékos van
wall-hordes-behind = { ICON("horde", "hordakártya") } van a 2. és a 3. sorban
wall-lowest-wall = minden használt szakasz { ICON("wall", "Falának") } szintje
wall-breaches = áttört szakasz ezen a télen

## Számok, amelyeket a lapok módosítanak
wall-sign = { $way ->
    [less] −{ $n }
   *[more] +{ $n }
}
wall-change-strength = { $of ->
    [others-here] e szakasz minden más hordakártyája { wall-sign } { ICON("strength", "erejű") }
    [row-1] az 1. sor minden hordakártyája { wall-sign } { ICON("strength", "erejű") }
    [row-3] e szakasz 3. sorának hordakártyája { $n } { ICON("strength", "erejűnek") } számít
    [strongest] e szakasz legerősebb hordakártyája { $n } { ICON("strength", "erejűnek") } számít
   *[this-card] ez a kártya { wall-sign } { ICON("strength", "erejű") }{ $per }{ $bound ->
        [yes] {" "}{ $when }
       *[no] {""}
    }
}
wall-change-section-strength = e szakasz teljes támadása { $n } ponttal kisebb
wall-change-wall-defence = e szakasz Falának nyomtatott védelme { $n } ponttal kisebb, de legalább 0
wall-change-barricade-defence = e szakasz minden barikádja csak { $n } { ICON("defence", "védelmet") } ad
wall-change-section-defence = { $until ->
    [comparison] e szakasz { ICON("defence", "védelme") } ebben a rohamban { wall-sign }
    [assault_phase] e szakasz és az idén télen utána megrohamozott szakaszok { ICON("defence", "védelme") } { wall-sign }
   *[other] egy szakasz { ICON("defence", "védelme") } a rohamban { wall-sign }{ $per }{ $bound ->
        [yes] , { $when }
       *[no] {""}
    }
}
wall-change-losses = ennél a kártyánál a veszteség értéke { $n } ponttal nagyobb, vereségnél és áttörésnél is
wall-change-presence-honor = { $n ->
    [0] vereségekor senki sem kap becsületet az ezen a kártyán álló katonákért
   *[other] vereségekor az ezen a kártyán álló katona { $n } becsületet hoz
}
wall-change-shame-rows = ha most áttörik ezt a szakaszt, csak az 1. sor kártyája hoz szégyent
wall-change-volley-archers = e szakasz össztüzében minden játékos legfeljebb { $n } { ICON("archer", "íjásszal") } lő
wall-change-recruit-price = { $of ->
    [block] { $until ->
        [activation] az ebben az aktiválásban toborzott katonáid összesen { $n } általad választott áruval olcsóbbak
       *[other] toborzáskor a teljes ár { $n } általad választott áruval kisebb{ $per }
    }
    [all-players] minden toborzás { $n } áruval ({ $good }) drágább
    [spearman] { ICON("spearman", "lándzsásaid") } toborzása { $n } áruval ({ $good }) olcsóbb
    [archer] { ICON("archer", "íjászaid") } toborzása { $n } áruval ({ $good }) olcsóbb
   *[horseman] { ICON("horseman", "lovasaid") } toborzása { $n } áruval ({ $good }) olcsóbb
}
wall-change-save-price = { $way ->
    [more] egy katona megmentése { $n } { ICON("chi", "csivel") } drágább
   *[less] katonád megmentése { $n } { ICON("chi", "csivel") } olcsóbb
}
wall-change-shame-price = egy szégyenjelzőtől { $n } egységgel olcsóbban szabadulsz
wall-change-wall-price = { $of ->
    [all-players] { $way ->
        [more] minden falrész { $n } áruval drágább; a becsület a nyomtatott ár szerinti marad
       *[less] a falrész minden játékosnak { $n } áruval olcsóbb{ $per }; a becsület a nyomtatott ár szerinti marad
    }
   *[other] a falrész neked { $n } áruval olcsóbb; a becsület a nyomtatott ár szerinti marad
}
wall-change-barricade-price = a barikád neked { $n } áruval olcsóbb
wall-change-barricade-honor = a barikádjaid { $n } { ICON("honour", "becsülettel") } többet hoznak
wall-change-donate-honor = az adományaid { $n } { ICON("honour", "becsülettel") } többet hoznak
wall-change-overseer-price = { wall-overseer-of } előléptetése { $n } áruval olcsóbb
wall-change-bonus-promotion = valahányszor egy másik felügyelőt előléptethetsz, egyszer { wall-overseer-of } is előléphet
wall-overseer-of = { $of ->
    [sawmill] fűrésztelepi
    [quarry] kőfejtői
    [mine] bányai
   *[temple] templomi
} { ICON("overseer", "felügyelőd") }
wall-change-hire-price = hivatalnokot vagy tanácsadót { $n } { ICON("gold", "arannyal") } olcsóbban veszel fel
wall-change-boost-price = taktikakártyáid erősített fele { $n } { ICON("chi", "csivel") } olcsóbb
wall-change-discard-honor = ha nyáron becsületet választasz a parancskártyáidért, mindegyik { $n } { ICON("honour", "becsülettel") } többet hoz
wall-change-claim-fields = annak eldöntésekor, kié a kártya, { $n } mezővel többet számolsz
wall-change-others-frame-distinct = ha más játékos körében helyezel el hivatalnokokat, mind mehet ugyanarra a helyszínre
wall-change-shamed-capture = a végén a pontosan 1 szégyenjelzős zsákmányolt hordáid becsületük felét érik, lefelé kerekítve
wall-change-recruit-substitute = lándzsásaid árában minden { ICON("stone", "kő") } helyett 1 { ICON("wood", "fával") } vagy 1 { ICON("gold", "arannyal") } is fizethetsz
wall-change-survivor-section = megmentett katonáid és egy horda vereségének túlélői bármelyik szakasz gyülekezőjébe mehetnek
wall-change-breach-presence = áttöréskor a szakasz gyülekezőjében álló katonáid a szégyen kiosztásakor az 1. sor kártyáján állónak számítanak
wall-change-building-kinds = Falért és barikádért többé nem fizethető { ICON("gold", "arany") }, a Raktáré sem
wall-forbid-archer-wound = az íjászok nem sebezhetik meg ezt a kártyát, sem támadással, sem össztűzzel
wall-forbid-cover-field = amíg ez a kártya nincs az 1. sorban, sem katona, sem seb nem kerülhet rá

## Válaszok
wall-when-income = a nyári bevételed után{ $follows ->
    [do] {" "}{ $effect }
   *[other] , { $effect }
}
wall-when-shedding = amikor nyáron szégyentől szabadulhatsz, { $effect }
wall-when-bought-off = minden szégyenjelzőért, amelytől nyáron megszabadulsz, { $effect }
wall-when-reclaimed = ha nyáron becsületet választottál a parancskártyáidért, { $effect }
wall-when-track-set = amikor minden parancskártya a sávon fekszik, { $effect }
wall-when-my-turn = a köröd elején{ $follows ->
    [do] {" "}{ $effect }
   *[other] , { $effect }
}
wall-when-placing = saját parancskártyád első keretében{ $follows ->
    [do] {" "}{ $effect }
   *[other] , { $effect }
}
wall-when-frames-done = saját parancskártyád keretei után{ $follows ->
    [do] {" "}{ $effect }
   *[other] , { $effect }
}
wall-when-activated = valahányszor olyan termelő helyszín aktiválódik, ahol nincs { ICON("official", "hivatalnokod") }, { $effect }
wall-when-worked = { $at ->
    [any] miután egy helyszínt legalább { $officials } { ICON("official", "hivatalnokoddal") } végrehajtottál, { $effect }
   *[one] miután végrehajtottad ezt a helyszínt: { $location }, { $effect }
}
wall-when-donated = amikor adományozol, { $effect }
wall-when-recruited = valahányszor toborzol, { $effect }
wall-when-attacked = valahányszor támad egy katonád ({ $kinds }), { $effect }
wall-when-built = { $whose ->
    [others] valahányszor más játékos befejez egy építkezést, { $effect }
   *[you] valahányszor befejezel egy építkezést, { $effect }
}
wall-when-hired = valahányszor felveszel valakit, { $effect }
wall-when-tactic-played = { $only ->
    [1] valahányszor kijátszottad egy taktikakártya erősített felét, { $effect }
   *[other] valahányszor kijátszottál egy taktikakártyát, { $effect }
}
wall-when-fell = { $only ->
    [1] valahányszor vereséget szenved egy horda, amelyen katonád van, de nem te kapod meg, { $effect }
   *[other] valahányszor megkapsz egy legyőzött hordát, amelyen katonád volt, { $effect }
}
wall-when-captured = valahányszor hordakártyát zsákmányolsz, { $effect }
wall-when-casualties = amikor más játékosok katonái esnének el, { $effect }
wall-when-killed = valahányszor egyszerre egy vagy több katonád esik el, { $effect }
wall-when-soldier-killed = valahányszor elesik egy katonád ({ $kinds }), { $effect }
wall-when-shamed-by = { $whose ->
    [anyone] amikor játékosok szégyenjelzőt kapnának, { $effect }
   *[you] amikor szégyenjelzőt kapnál, mert egyedül vagy egy aktivált helyszínen, { $effect }
}
wall-when-winter-begins = minden tél elején { $effect }
wall-when-volleyed = miután egy szakasz íjászai lőttek az össztűzben, { $effect }
wall-when-held = valahányszor egy szakasz ellenáll legalább 1 hordakártyának, { $effect }
wall-when-breach = amikor ez a kártya áttör, { $effect }
wall-when-fulfilled = valahányszor teljesül egy követelés, { $effect }

## Hivatalnokok, helyszínek, parancslapok
wall-place-officials = { $moving ->
    [yes] { $mood ->
        [they] áthelyez
       *[do] helyezz át
    } legfeljebb { $n } { ICON("official", "hivatalnokot") } helyszínekről más helyszínekre
   *[no] { $mood ->
        [they] elhelyez
       *[do] helyezz el
    } { $n ->
        [one] { $n } { ICON("official", "hivatalnokot") }
       *[other] legfeljebb { $n } { ICON("official", "hivatalnokot") }
    }{ $apart ->
        [yes] {" "}különböző helyszíneken
       *[no] {""}
    }
}
wall-activate = { $where ->
    [production] { ICON("activate", "aktiválj soron kívül") } egy termelő helyszínt, ahol hivatalnokod van
    [barracks] { ICON("activate", "aktiváld soron kívül") } a Kaszárnyát, ha van ott hivatalnokod
   *[any] { ICON("activate", "aktiválj soron kívül") } egy helyszínt, ahol hivatalnokod van
}
wall-copy-command = hajtsd végre más játékos idén őszi { ICON("command", "parancskártyáját") } úgy, mintha a tiéd volna (az Árulást és a Nád klánét nem)
wall-swap-order = cseréld meg { ICON("command", "parancskártyád") } helyét a közvetlenül előtte lévővel
wall-reclaim = { $mood ->
    [they] visszavesz { $n } { ICON("command", "parancskártyáját") }
   *[do] vegyél vissza { $n } { ICON("command", "parancskártyádat") }
} az eldobottak közül (az Árulást nem)
wall-raise-tea = { $top ->
    [yes] vidd a { ICON("tea", "teajelződet") } legfelülre
   *[no] vidd a { ICON("tea", "teajelződet") } { $n } hellyel feljebb
}
wall-discard-tactic = { $mood ->
    [they] eldob
   *[do] dobj el
} { $n } { ICON("tactic", "taktikakártyát") }

## Munkák
wall-recruit = { $mood ->
    [they] toboroz
   *[do] toborozz
} { $n } { $kind ->
    [spearman] { ICON("spearman", "lándzsást") }
    [archer] { ICON("archer", "íjászt") }
    [horseman] { ICON("horseman", "lovast") }
   *[any] katonát
}{ $free ->
    [yes] {" "}ingyen
   *[no] { $off ->
        [0] {" "}rendes áron
       *[other] {" "}{ $off } áruval olcsóbban
    }
}{ $staging ->
    [yes] {" "}egy választott gyülekezőbe
   *[no] {""}
}
wall-build = építs { $n } { $what ->
    [barricade] { ICON("barricade", "barikádot") }
    [part] { ICON("wall", "falrészt") }
   *[either] { ICON("barricade", "barikádot") } vagy { ICON("wall", "falrészt") }
}{ $free ->
    [yes] {" "}ingyen (a Raktár nem fizet)
   *[no] {" "}{ $off } áruval olcsóbban
}
wall-hire = vegyél fel { $what ->
    [advisor] egy kínált { ICON("advisor", "tanácsadót") }
   *[official] egy { ICON("official", "hivatalnokot") }
} { $off } { ICON("gold", "arannyal") } olcsóbban
wall-promote = léptesd elő { $n ->
    [one] egyik { ICON("overseer", "felügyelődet") }
   *[other] { $n } különböző { ICON("overseer", "felügyelődet") }
} (vagy állíts elsőt){ $n ->
    [one] {""}
   *[other] {" "}egyenként
} { $off } áruval olcsóbban

## Áruk
wall-gain-here = kapsz { $n } darabot e helyszín árujából
wall-income = { $others ->
    [yes] kapsz a bankból annyi árut, amennyi egy másik játékos egyik { ICON("overseer", "felügyelőjének") } szintje
   *[no] megkapod legfeljebb { $n } { ICON("overseer", "felügyelőd") } bevételét
}
wall-store = tegyél a bankból a { ICON("storehouse", "Raktárba") } { wall-node-mix }
wall-plunder = a { ICON("storehouse", "Raktár") } elveszít { wall-node-mix }, vagy amennyi van
wall-pay-store = a { ICON("storehouse", "Raktár") } kiad { wall-node-mix }
wall-take-store = vegyél el a { ICON("storehouse", "Raktárból") } legfeljebb { $n } választott árut
wall-exchange = cserélj le legfeljebb { $n } árudat más fajtára
wall-share-out = { $everyone ->
    [yes] minden játékos bármilyen árut átadhat a többieknek, aztán mindegyikük { $effect }
   *[no] te és egy választott másik játékos bármilyen árut átadhattok egymásnak, aztán mindkettőtök { $effect }
}
wall-hand-over = adj át árut egy másik játékosnak

## Szégyen
wall-take-shame = { $mood ->
    [they] kap
   *[do] kapsz
} { $n } { ICON("shame", "szégyenjelzőt") }
wall-shed-shame = { $mood ->
    [they] levesz
   *[do] vegyél le
} { $n ->
    [one] { $n }
   *[other] legfeljebb { $n }
} { ICON("shame", "szégyenjelzőt") }{ $per }
wall-ward-shame = { $breach ->
    [yes] ha most áttörik ezt a szakaszt, { $all ->
        [yes] { $mood ->
            [they] nem kap
           *[do] nem kapsz
        } érte { ICON("shame", "szégyenjelzőt") }
       *[no] { $n } { ICON("shame", "szégyenjelzővel") } kevesebbet { $mood ->
            [they] kap
           *[do] kapsz
        } érte
    }
   *[no] háríts el { $n } { ICON("shame", "szégyenjelzőt") }
}
wall-buy-wards = jelzőnként 1 { ICON("chi", "csit") } fizetve elhárítod őket, legfeljebb egyet { $most }

## Harcok
wall-attack = { $who ->
    [chosen] válassz akárhány szakaszt: ott minden várakozó katonád és lőállásban lévő { ICON("archer", "íjászod") }, aki tud, köteles támadni
    [from-wall] támadj a lőállásokban lévő { ICON("archer", "íjászaiddal") }
    [waiting] támadj { $n } olyan katonáddal, aki már gyülekezőben vagy lőállásban volt
    [moved-to] támadj legfeljebb { $n } katonáddal azon a szakaszon, ahová vonultál
   *[anywhere] { $mood ->
        [they] támad
       *[do] támadj
    } { $n ->
        [one] { $n }
       *[other] legfeljebb { $n }
    } { $mood ->
        [they] katonájával
       *[do] katonáddal
    } a gyülekezőkből és lőállásokból{ $per }
}
wall-wound = tegyél { $n } { ICON("wound", "sebjelzőt") }{ $per } { $at ->
    [one-section] egy szakasz hordakártyáira
    [here] annak a szakasznak egy hordakártyájára
    [first-row] bármelyik szakasz 1. sorának kártyájára
    [each-first-row] az 1. sorok kártyáira, mindegyiket más szakaszon
    [struck] a megtámadott hordakártyára
    [one-struck] egy hordakártyára, amelyet most támadtál meg
    [each-section] hordakártyákra, minden használt szakaszon egyet
   *[anywhere] bármelyik hordakártyára
}
wall-move-soldiers = hajts végre 1 főhadiszállási akciót
wall-save = { $n ->
    [99] csi fizetése nélkül mentsd meg minden katonádat, aki ekkor elesne
   *[other] csi fizetése nélkül ments meg{ $per } { $n ->
        [one] { $n }
       *[other] legfeljebb { $n }
    } { $whose ->
        [anyone] katonát, bárkiét
        [others] katonát más játékosoktól
       *[you] katonádat
    }, aki most elesne
}
wall-kill = { $mood ->
    [they] visszavesz
   *[do] vegyél vissza
} a készletbe { $n } saját katonát gyülekezőből vagy lőállásból
wall-sacrifice-soldier = { $mood ->
    [they] feláldoz
   *[do] áldozz fel
} { $n } katonát{ $every ->
    [yes] {""}
   *[no] {" "}({ $kinds })
} gyülekezőből{ $hordes ->
    [yes] , lőállásból vagy hordakártyáról
   *[no] {" "}vagy lőállásból
}
wall-sacrifice-capture = { $mood ->
    [they] feláldoz
   *[do] áldozz fel
} egy zsákmányolt { ICON("horde", "hordakártyát") }
wall-sacrifice-official = { $mood ->
    [they] feláldoz
   *[do] áldozz fel
} egy felvett { ICON("official", "hivatalnokot") }
wall-add-horde = tegyél le { $n } { ICON("horde", "hordakártyát") } a pakliból, mint tavasszal
wall-remove-horde = válassz { $n } { ICON("horde", "hordakártyát") } a táblán, és dobd el; a rajta álló katonák a gyülekezőbe mennek

## Követelések
wall-demand-everyone = minden játékos { $gifts }
wall-demand-different = { $n } különböző játékos, mindegyik egyet ezekből: { $gifts }
wall-demand-together = a játékosok együtt, bármilyen elosztásban: { $gifts }
wall-demand-storehouse = { $gifts }
wall-demand-need = { $need }: { $text }
wall-give-honour = { $mood ->
    [they] felad
   *[do] adj fel
} { $n } { ICON("honour", "becsületet") }

## Csin és a Nád klán
wall-qin-places = Csin { $n } { ICON("official", "hivatalnokot") } helyez el, sávja { $n } legalsó helyszínén egyet-egyet
wall-qin-activates = Csin { ICON("activate", "soron kívül aktiválja") } azt a helyszínt, ahol a legtöbb hivatalnoka van (egyenlőnél a sávján legbalrább lévőt)
wall-qin-promotes = Csin { ICON("overseer", "felügyelője") } a legalsó, 3. szint alatti termelőjelzőnél ingyen 1 szintet lép
wall-qin-builds = Csin épít 1 { ICON("wall", "falrészt") }, és megkapja érte a becsületet
wall-qin-recruits = Csin toboroz { $n } { $kind ->
    [archer] { ICON("archer", "íjászt") }
   *[spearman] { ICON("spearman", "lándzsást") }
}, és { $n ->
    [one] az
   *[other] azok
} azonnal { $n ->
    [one] támad
   *[other] támadnak
}
wall-qin-copies = Csin végrehajtja a parancskártyáddal azonos nevű saját kártyája utolsó keretét; ha az az Árulás, vagy nem játszottál ki kártyát, a teajelzője legfelülre kerül
wall-qin-adds-support = a pakli legfelső { ICON("advisor", "tanácsadója") } Csin támogatója lesz
wall-barricade-everywhere = minden használt szakaszra, ahol 3-nál kevesebb van, ingyen és becsület nélkül 1 { ICON("barricade", "barikád") } kerül
wall-reed-recruits = a Nád klán ingyen toboroz 1 { ICON("spearman", "lándzsást") }, aki támad

## Ikonok felolvasva
icon-activate = soron kívüli aktiválás
icon-advisor = tanácsadó
icon-archer = íjász
icon-attack = támadás
icon-barricade = barikád
icon-breach = áttörés
icon-change = tartós hatás
icon-chi = csi
icon-command = parancskártya
icon-exchange = csere
icon-forbidden = tilos
icon-honour = becsület
icon-horde = hordakártya
icon-horseman = lovas
icon-killed = elesett katonák
icon-march = főhadiszállási akció
icon-official = hivatalnok
icon-overseer = felügyelő
icon-sacrifice = áldozat
icon-save = katonák megmentése
icon-shame = szégyenjelző
icon-shed = levett szégyen
icon-spearman = lándzsás
icon-storehouse = Raktár
icon-strength = erő
icon-support = támogató tanácsadó
icon-tactic = taktikakártya
icon-tea = teajelző
icon-wall = falrész
icon-ward = elhárított szégyen
icon-wound = sebjelző

## What is done with a thing, in a word
wall-do-general = Megtartom
wall-do-advisor = Legyen aktív
wall-do-command = Kijátszom
wall-do-place = Hivatalnokot helyezek ide
wall-do-lift = Elviszek innen
wall-do-activate = Aktiválom
wall-do-promote = Előléptetem
wall-do-barricade = Barikádot építek
wall-do-wall = Falrészt építek
wall-do-stage = A gyülekezőbe
wall-do-post = A lőállásba
wall-do-hire = Felveszem
wall-do-tactic = Kijátszom
wall-do-boosted = Erősítve játszom ki
wall-do-discard = Eldobom
wall-do-shame-card = Szégyent teszek rá
wall-do-shed-card = Leveszem róla a szégyent
wall-key-tactic = K
wall-key-boosted = E
wall-key-wall = F
wall-key-barricade = B
wall-key-stage = G
wall-key-post = O

## Why not
wall-cannot-full = Itt minden hely foglalt.
wall-cannot-from-here = A hivatalnok innen indul.
wall-cannot-apart = E mező hivatalnokai különböző helyekre mennek.
wall-cannot-reed = A Nád klánnak soha nincs két hivatalnoka egy helyen.
wall-cannot-no-official = Nincs hivatalnok a készletedben; csak a már kint lévők mozdulhatnak.
wall-cannot-locked = A hely tele van, aktiválás előtt senki sem távozhat.
wall-cannot-done = Ebben a körben már aktiválódott.
wall-cannot-empty = Nincs itt hivatalnok.
wall-cannot-not-full = Itt még { $n } hely szabad; akkor aktiválódik, ha mind foglalt.
wall-cannot-unused = Ez a szakasz nincs játékban.
wall-cannot-barricades = { $n } barikád áll itt, több nem fér el.
wall-cannot-walls = A Fal itt már minden szintjét elérte ({ $n }).
wall-cannot-building = Ára { $n } építőanyag; a Raktárnak és neked összesen { $have } van.
wall-cannot-goods = Hiányzik { $goods }.
wall-cannot-on-track = Nyárig a parancssávon fekszik.
wall-cannot-discarded = A dobópakliban fekszik, amíg nyáron vissza nem veszed a parancskártyákat.
wall-cannot-betrayal = Az Árulás végleg a dobópakliban marad.
wall-cannot-officials-only = Most csak hivatalnokot lehet felvenni.
wall-cannot-scholars = Hiányzik 1 hivatalnok.
wall-cannot-window = Más pillanatban játszható ki.
wall-cannot-need = Most nincs meg, amire szüksége van.

## What an answer shows
wall-warns-role = Hogy egy tanácsadó aktív vagy támogató, az végleges.
wall-warns-draw = Új kártyákat mutat neked; visszavonni csak a többiek beleegyezésével lehet.
