# A Nagy Fal: a játék menete magyarul. A lapok hatásai a wall.ftl fájlban vannak.
wall-a-card = egy lap
wall-deck = { $n ->
    [0] hordapakli
    [1] taktikapakli
    [2] tanácsadópakli
   *[other] Csin paklija
}

wall-amount-wood = { $n } { ICON("wood", "fát") }
wall-amount-stone = { $n } { ICON("stone", "követ") }
wall-amount-gold = { $n } { ICON("gold", "aranyat") }
wall-amount-chi = { $n } { ICON("chi", "csit") }
wall-amount-honour = { $n } { ICON("honour", "becsületet") }

## Választások
wall-option-general = Megtartod: { $card }
wall-option-advisor = Aktív tanácsadó: { $card }
wall-option-command = { $command }
wall-option-position = { $position }. hely
wall-option-reclaim = Minden parancslap visszavétele
wall-option-honour = Becsület minden ott fekvő lapért
wall-option-place = Hivatalnok ide: { $location }
wall-option-lift = Hivatalnok innen máshová: { $location }
wall-option-activate = { $location }
wall-option-promote = Előléptetés: { $location }
wall-option-income = { $location }, felügyelője: { $seat }
wall-option-kind = { $kind }
wall-option-donate = Egyet adományozol
wall-option-recruit = Toborzás: { $kind }
wall-option-reduce = Kevesebbet fizetsz: { $good }
wall-option-stage = Gyülekező: { $section }
wall-option-post = Lőállás: { $section }
wall-option-field = { $field }
wall-option-pair = { $pair }
wall-option-troop = { $troop }
wall-option-barricade = Barikád: { $section }
wall-option-wall = Falrész: { $section }
wall-option-section = { $section }
wall-option-rise = Feljebb lépsz a teasávon
wall-option-hire = Felveszed: { $card }
wall-option-hire-official = Hivatalnokot veszel fel
wall-option-active = Aktív tanácsadó
wall-option-support = Támogató tanácsadó
wall-option-draw = { $n ->
    [0] Nem húzol
   *[other] { $n } lapot húzol
}
wall-option-number = { $n }
wall-option-good = { $good }
wall-option-tactic = Kijátszod: { $card }
wall-option-boosted = Erősítve játszod ki: { $card }
wall-option-discard = Eldobod: { $card }
wall-option-pass = Nem játszol ki taktikát
wall-option-shame = Szégyen a katonára: { $kind }
wall-option-shame-card = Szégyen a lapra: { $card }
wall-option-shed = Leveszed a szégyent: { $kind }
wall-option-shed-card = Leveszed a szégyent: { $card }
wall-option-give-up = Inkább becsületet adsz fel
wall-option-seat = { $seat }
wall-option-offer = { $card }
wall-option-demand = { $card }
wall-option-horde = { $horde }
wall-option-capture = { $card }
wall-option-official = Hivatalnok: { $location }
wall-option-figure = { $kind }: { $horde }
wall-detail-price = ára: { $goods }
wall-detail-gain = hozama: { $goods }

## Kérdések és okuk
wall-ask-general = Melyik tábornok vezessen?
wall-why-general = Két tábornokot kaptál; mindenki egyszerre választ. A másik látatlanul visszakerül a dobozba.
wall-ask-advisor = Melyik tanácsadó legyen aktív?
wall-why-advisor = Két tanácsadód közül az egyik mostantól neked dolgozik, a másik a tábornokodat támogatja.
wall-ask-command = Melyik parancslapot játszod ki?
wall-why-command = Ősz: mindenki titokban választ, a lapok egyszerre fordulnak fel.
wall-ask-position = Hová kerüljön a lapod a parancssávon?
wall-why-position = A lapok az 1. helytől kezdve kerülnek sorra; a játékosok teasorrendben helyezik el őket.
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
wall-ask-donate = Adományozol egyet a Raktárnak?
wall-why-donate = Az adomány hozama: { $goods }.
wall-ask-rise = Feljebb lépsz a teasávon?
wall-why-rise = Teaház: aki feljebb van, előbb jön, és övé a döntetlen.
wall-ask-draw = Hány taktikalapot húzol?
wall-why-draw = Hadiakadémia: hivatalnokonként legfeljebb egyet; 5 lehet a kezedben.
wall-ask-overflow = Melyik taktikát dobod el?
wall-why-overflow = Legfeljebb 5 taktikalap lehet a kezedben.
wall-ask-reclaim = Visszaveszed a parancslapjaidat?
wall-why-reclaim = Nyár: vagy mindet visszaveszed a dobott lapok közül (az Árulást nem), vagy 2 becsületet kapsz minden ott fekvőért.
wall-ask-buy-off = Megszabadulsz szégyentől?
wall-why-buy-off = Nyár: egy jelző ára { $goods }.
wall-ask-build = Mit építesz?
wall-why-build = Akciónként egy építményt; először a Raktár fizet.
wall-ask-pay = Mivel fizetsz?
wall-why-pay = Fizetned kell: { $goods }, bármilyen összetételben.
wall-ask-pay-store = Mit ad a Raktár?
wall-why-pay-store = Először a Raktár fizet; a fajtákat te választod.
wall-ask-amount = Mennyit?
wall-why-amount = Áruk bármilyen összetételben, fajtánként egymás után.
wall-ask-recruit = Kit toborzol?
wall-why-recruit = Előbb mindegyiket kifizeted, aztán mindegyik támad vagy várakozik.
wall-ask-recruit-goes = Hová megy a katonád ({ $kind })?
wall-why-recruit-goes = Azonnal megtámad egy hordát, vagy egy gyülekezőben várakozik.
wall-ask-reduce = Melyik áruból fizetsz kevesebbet?
wall-why-reduce = Ha az engedmény nem nevez meg árut, te választasz.
wall-ask-replace = Mivel helyettesíted az árut?
wall-why-replace = A toborzást másképp is kifizetheted.
wall-ask-stage = Melyik gyülekezőbe?
wall-why-stage = Ott várakozik, amíg el nem küldöd: { $kind }.
wall-ask-who-goes = Melyik újonc megy most?
wall-why-who-goes = Az újoncok egymás után lépnek, a te sorrendedben.
wall-ask-hire = Kit veszel fel?
wall-why-hire = Császári követség: hivatalnokot vagy egy kínált tanácsadót, aki annyival drágább, ahány tanácsadód van.
wall-ask-role = Aktív vagy támogató?
wall-why-role = Az aktív tanácsadó a szövege szerint dolgozik, a támogató a tábornokodat erősíti.
wall-ask-promote = Előlépteted a felügyelődet?
wall-why-promote = { $location }: a magasabb szintű felügyelő többet hoz.
wall-ask-overseer = Ki legyen a felügyelő?
wall-why-overseer = Készleted egyik katonája foglalja el a helyet, és ott is marad.
wall-ask-attacker = Ki támad?
wall-why-attacker = A gyülekezőkben álló katonák és a lőállásokban lévő íjászok támadhatnak.
wall-ask-target = Hol támad a katonád ({ $kind })?
wall-why-target = A lándzsás egy mezőt fed le az 1. sorban, a lovas két szomszédosat bármelyik sorban, az íjász a szakasz bármelyik lapját megsebzi.
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
wall-why-volley = Tél: minden lőállásban lévő íjásznak meg kell sebeznie szakasza egyik lapját.
wall-ask-doom = Melyik katonád esik el?
wall-why-doom = Veszteség itt: { $n }.
wall-ask-save = Megmentesz egy katonát?
wall-why-save = Ára { $goods }; a készleted helyett a gyülekezőbe kerül.
wall-ask-rescue = Kit mentesz meg?
wall-why-rescue = Egy lap miatt katonákat menthetsz meg.
wall-ask-retire = Hová mennek a túlélők?
wall-why-retire = Másik szakasz gyülekezőjébe is mehetnek.
wall-ask-victim = Kinek a katonája?
wall-why-victim = A lap bárki katonáját megmentheti.
wall-ask-tactic = Kijátszol taktikalapot?
wall-why-tactic = { $window ->
    [income] A bevételed után.
    [my-turn] A köröd elején.
    [activated] Olyan helyszín aktiválódik, ahol hivatalnokaid vannak.
    [attacked] A katonáid támadtak.
    [defeated] Egy horda vereséget szenved.
    [casualties] Katonák esnek el.
   *[assault] A hordák rohamra készülnek: { $section }, { $attack } a { $defence } ellen.
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
wall-why-qin-advisor = Tavasz: a két bal szélső közül az egyik Csint támogatja, a másik a dobott lapok közé kerül.
wall-ask-demand = Melyik követelés teljesítését javaslod?
wall-why-demand = Tél: minden követelést egyszer próbálhattok meg; mindenki a sajátjáról dönt.
wall-ask-take-back = Visszaveszel egy parancslapot?
wall-why-take-back = Falrészt építettél: egy eldobott lapod visszakerülhet a kezedbe.
wall-ask-next = Melyik hatás jöjjön előbb?
wall-why-next = Több lapod egyszerre lép működésbe.

## Napló
wall-event-began = Kezdődik a játék.
wall-event-dealt = Ezt a lapot kapod: { $card }.
wall-event-general = { $you ->
    [yes] Tábornokod: { $card }.
   *[no] { $seat } tábornoka: { $card }.
}
wall-event-advisors = { $you ->
    [yes] Aktív tanácsadód: { $card }; támogatód: { $support }.
   *[no] { $seat } aktív tanácsadója: { $card }; támogatója: { $support }.
}
wall-event-year = { $n }. év.
wall-event-season = { $season }.
wall-event-horde = Megjelenik { $card }: { $horde }.
wall-event-raid = Portya: { $card } nem fér el; a bankból eltűnő szégyen: { $n }.
wall-event-reshuffled = Az eldobott lapokból új pakli lesz ({ $deck }): { $n } lap.
wall-event-row = { $card } a kínált tanácsadók közé kerül.
wall-event-left-row = { $card } elhagyja a kínálatot.
wall-event-gained = { $you ->
    [yes] Kapsz { $goods }.
   *[no] { $seat } kap { $goods }.
}
wall-event-paid = { $you ->
    [yes] Fizetsz { $goods }.
   *[no] { $seat } fizet { $goods }.
}
wall-event-honour = { $you ->
    [yes] Kapsz { wall-amount-honour }.
   *[no] { $seat } kap { wall-amount-honour }.
}
wall-event-lost-honour = { $you ->
    [yes] Elveszítesz { wall-amount-honour }.
   *[no] { $seat } elveszít { wall-amount-honour }.
}
wall-event-stored = A Raktárba kerül: { $goods }.
wall-event-unstored = A Raktárból kikerül: { $goods }.
wall-event-chose = { $you ->
    [yes] Kijátszod ezt a parancsot: { $command }.
   *[no] { $seat } ezt a parancsot játssza ki: { $command }.
}
wall-event-track = { $you ->
    [yes] A lapod a(z) { $position }. helyen fekszik.
   *[no] { $seat } lapja a(z) { $position }. helyen fekszik.
}
wall-event-swapped = Helyet cserél a sávon { $seat } és { $other } lapja.
wall-event-reclaimed = { $you ->
    [yes] Visszaveszed a parancslapjaidat: { $n }.
   *[no] { $seat } visszaveszi a parancslapjait: { $n }.
}
wall-event-took-back = { $you ->
    [yes] Visszaveszed ezt a lapot: { $command }.
   *[no] { $seat } visszaveszi ezt a lapot: { $command }.
}
wall-event-kept = { $you ->
    [yes] Ott hagyod a lapjaidat a becsületért: { $n }.
   *[no] { $seat } ott hagyja a lapjait a becsületért: { $n }.
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
wall-event-activated = { $advanced ->
    [0] Aktiválódik: { $location }.
   *[other] Soron kívül aktiválódik: { $location }.
}
wall-event-promoted = { $you ->
    [yes] A felügyelőd { $n }. szintű lett: { $location }.
   *[no] { $seat } felügyelője { $n }. szintű lett: { $location }.
}
wall-event-donated = { $you ->
    [yes] Adományozol a Raktárnak { $good }.
   *[no] { $seat } adományoz a Raktárnak { $good }.
}
wall-event-recruited = { $you ->
    [yes] Toborzol: { $kind } × { $n }.
   *[no] { $seat } toboroz: { $kind } × { $n }.
}
wall-event-staged = { $you ->
    [yes] Várakozik a katonád ({ $kind }): { $section }.
   *[no] { $seat } katonája várakozik ({ $kind }): { $section }.
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
wall-event-wall = { $you ->
    [yes] Építed a Falat, { $section }: { $n }. szint.
   *[no] { $seat } építi a Falat, { $section }: { $n }. szint.
}
wall-event-barricade = { $you ->
    [yes] Barikádot emelsz: { $section }.
   *[no] { $seat } barikádot emel: { $section }.
}
wall-event-marched = { $you ->
    [yes] Átvonulnak a katonáid: { $kind } × { $n }, { $section } → { $to }.
   *[no] { $seat } katonái átvonulnak: { $kind } × { $n }, { $section } → { $to }.
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
   *[no] { $seat } húz egy taktikalapot.
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
wall-event-defeated = Vereséget szenved { $card }: { $section }.
wall-event-claimed = { $you ->
    [yes] Zsákmányolod: { $card }.
   *[no] { $seat } zsákmányolja: { $card }.
}
wall-event-not-claimed = Senki sem zsákmányolja: { $card }.
wall-event-killed = { $you ->
    [yes] Elesik a katonád ({ $kind }): { $section }.
   *[no] { $seat } katonája elesik ({ $kind }): { $section }.
}
wall-event-saved = { $you ->
    [yes] Megmented a katonádat ({ $kind }): { $section }.
   *[no] { $seat } megmenti a katonáját ({ $kind }): { $section }.
}
wall-event-returned = { $you ->
    [yes] Visszatér a katonád ({ $kind }): { $section }.
   *[no] { $seat } katonája visszatér ({ $kind }): { $section }.
}
wall-event-assault = A hordák rohama, { $section }: { $attack } a { $defence } ellen.
wall-event-breached = Áttörés: { $section }.
wall-event-cleared = Minden barikád eltűnik.
wall-event-shamed = { $you ->
    [yes] Szégyen kerül a katonádra ({ $kind }).
   *[no] { $seat } katonájára szégyen kerül ({ $kind }).
}
wall-event-shamed-card = { $you ->
    [yes] Szégyen kerül a lapodra: { $card }.
   *[no] { $seat } lapjára szégyen kerül: { $card }.
}
wall-event-no-room = { $you ->
    [yes] Nincs hely a szégyennek: a jelző kikerül a játékból.
   *[no] { $seat } szégyenének nincs hely: a jelző kikerül a játékból.
}
wall-event-no-bank = { $you ->
    [yes] A bankban nem jut neked szégyen.
   *[no] A bankban nem jut szégyen neki: { $seat }.
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
wall-event-qin-card = Csin lapja: { $card }.
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
    [yes] Feláldozod ezt a lapot: { $card }.
   *[no] { $seat } feláldozza ezt a lapot: { $card }.
}
wall-event-gave = { $you ->
    [yes] Adsz { $goods } neki: { $other }.
   *[no] { $other-you ->
        [yes] { $seat } ad neked { $goods }.
       *[no] { $seat } ad { $goods } neki: { $other }.
    }
}
wall-event-over = { $ending }

## Előtér, évszakok, helyek, a vége
wall-title = A Nagy Fal
wall-reed = Nád klán
wall-qin = Csin Csiu-sao
setup-wall-blurb = Építsd a Nagy Falat, küldj hivatalnokokat, és védj meg három szakaszt a hordáktól: egyedül Csin ellen, párbajban, hárman vagy négyen, vagy közösen. Minden lap a saját tartalmunk.
setup-wall-mode = Játékmód
setup-wall-mode-help = Egymás ellen vagy közösen.
setup-wall-mode-competitive = Egymás ellen
setup-wall-mode-competitive-help = Egy játékos Csin ellen, kettő párbajban a Nád klánnal, három vagy négy az alapjátékban játszik.
setup-wall-mode-coop = Közösen
setup-wall-mode-coop-help = Két-négy játékos a császár követeléseit teljesíti; mind nyernek vagy mind veszítenek.
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
setup-wall-advisors-one-help = Te mondod meg, melyiket; a másik a dobott lapok közé kerül.
setup-wall-advisors-both = Mindkettőt
setup-wall-advisors-both-help = Nehezebb.
setup-wall-screens = Paravánok
setup-wall-screens-help = Látod-e a többiek készletét.
setup-wall-screens-closed = Zárt
setup-wall-screens-closed-help = A készletek paraván mögött vannak, a szabályok szerint.
setup-wall-screens-open = Nyitott
setup-wall-screens-open-help = A kézben tartott lapok kivételével mindenki mindent lát.
setup-wall-set = Lapok
setup-wall-set-help = Mely táblákat és lapokat használjátok.
setup-wall-set-imperia = Imperia
setup-wall-set-imperia-help = Saját tartalmunk; a szabálykönyv nem közöl lapszövegeket.
phase-wall-setup = Előkészület
phase-wall-spring = Tavasz
phase-wall-summer = Nyár
phase-wall-autumn = Ősz
phase-wall-winter = Tél
phase-wall-ended = Pontozás
heading-wall-year = { $n }. év
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
wall-command-despotism = Zsarnokság
wall-command-economy = Gazdaság
wall-command-work_harder = Szorgosabb munka
wall-command-attack_order = Támadási parancs
wall-command-betrayal = Árulás
wall-command-audience = Császári audiencia
wall-command-reed = A nád suttogása
filter-wall-kind = Fajta
filter-wall-mode = Használat
category-wall-honour = Becsület játék közben
category-wall-shame = Szégyen
category-wall-captured = Zsákmányolt hordák
category-wall-artifacts = Ereklyék
category-wall-general = Tábornok
wall-score-honour = A játék során szerzett becsület
wall-score-shame = Szégyen a katonáknál: { $n }
wall-score-captured = { $n ->
    [0] szégyen nélkül
   *[other] szégyen { $n }
}
wall-score-artifacts = { $rule }
wall-score-general = { $rule }
ending-wall-1 = A Fal elkészült.
ending-wall-2 = A bankban nem maradt szégyen.
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
