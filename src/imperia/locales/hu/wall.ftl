# A Nagy Fal: mit mondanak a lapjai, magyarul.

## Közös szavak, ahogyan ez a játék mondja
wall-list-or = { $first }, vagy { $last }
wall-node-at-least = { $n ->
    [1] ha van { $what }
   *[other] ha { $what } legalább { $n }
}
wall-node-at-most = { $n ->
    [0] ha nincs { $what }
   *[other] ha legfeljebb { $n } van: { $what }
}
wall-node-draw = { $mood ->
    [they] húz
   *[do] húzz
} { $n } { ICON("tactic", "taktikalapot") }
wall-node-gain = { $mood ->
    [they] kap
   *[do] kapsz
} { $goods }
wall-node-gain-per = { $what } { wall-node-gain }
wall-node-mix = { $n } { $kinds }{ $many ->
    [several] {" "}(bármilyen összetételben)
   *[one] {""}
}{ $per }
wall-node-pay-mix = { $mood ->
    [they] fizet
   *[do] fizess
}: { wall-node-mix }
wall-node-gain-mix = { $mood ->
    [they] kap
   *[do] kapsz
}: { $different ->
    [yes] { $n } különböző fajtát ezekből: { $kinds }
   *[no] { wall-node-mix }
}
wall-node-lose = { $mood ->
    [they] elveszít
   *[do] elveszítesz
}: { wall-node-mix }, vagy ha kevesebb van, mindet
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
wall-once = { $limit ->
    [turn] minden játékos körében egyszer
   *[year] évente egyszer
}{ $may ->
    [yes] , ha akarod:{" "}
   *[no] {": "}
}{ $effect }

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
wall-archer-sections = minden szakaszért, ahol { ICON("archer", "íjászod") } áll lőállásban
wall-clean-captures = minden zsákmányolt { ICON("horde", "hordalapért") }, amelyen nincs szégyenjelző
wall-soldiers-out = minden katonádért a gyülekezőkben, lőállásokban és hordalapokon
wall-sets = készleted minden teljes sorozatáért ({ ICON("wood", "fa") }, { ICON("stone", "kő") }, { ICON("gold", "arany") } és { ICON("chi", "csi") })
wall-in-discard = minden eldobott { ICON("command", "parancslapodért") }
wall-tactics-in-hand = { $form ->
    [if] ha van { ICON("tactic", "taktikalapod") }
   *[each] minden { ICON("tactic", "taktikalapért") } a kezedben
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
    [0] { ICON("official", "hivatalnokod") } az aktivált helyszínen
   *[other] { $form ->
        [some] { ICON("official", "hivatalnok") } az aktivált helyszínen
       *[each] minden { ICON("official", "hivatalnokodért") } az aktivált helyszínen
    }
}
wall-overseer-here = ha van ott { ICON("overseer", "felügyelőd") }
wall-soldiers-here = ha van katonád azon a szakaszon (gyülekező, lőállás vagy hordalap)
wall-archers-here = ha ott { ICON("archer", "íjászod") } áll lőállásban
wall-reed-here = ha ott a Nád klán { ICON("spearman", "lándzsása") } áll egy hordalapon
wall-soldiers-on = katonád ezen a lapon
wall-other-hordes = e szakasz minden más { ICON("horde", "hordalapjáért") }
wall-covered-fields = minden lefedett ellenállásmezőjéért
wall-placed-this-year = abban az évben, amikor lerakták
wall-players = minden játékosért
wall-spare-hordes = ha legalább annyi { ICON("horde", "hordalap") } fekszik a Fal előtt, ahány játékos van
wall-hordes-behind = { ICON("horde", "hordalap") } a 2. vagy a 3. sorban
wall-lowest-wall = minden használt szakasz { ICON("wall", "Falának") } szintje
wall-breaches = áttört szakasz ezen a télen

## Számok, amelyeket a lapok módosítanak
wall-sign = { $way ->
    [less] −{ $n }
   *[more] +{ $n }
}
wall-change-strength = { $of ->
    [others-here] e szakasz minden más hordalapja { wall-sign } { ICON("strength", "erejű") }
    [row-1] az 1. sor minden hordalapja { wall-sign } { ICON("strength", "erejű") }
    [row-3] e szakasz 3. sorának hordalapja { $n } { ICON("strength", "erejűnek") } számít
    [strongest] e szakasz legerősebb hordalapja { $n } { ICON("strength", "erejűnek") } számít
   *[this-card] ez a lap { wall-sign } { ICON("strength", "erejű") }{ $per }{ $when }
}
wall-change-section-strength = e szakasz teljes támadása { $n } értékkel kisebb
wall-change-wall-defence = e szakasz Falának nyomtatott védelme { $n } értékkel kisebb, de legalább 0
wall-change-barricade-defence = e szakasz minden barikádja csak { $n } { ICON("defence", "védelmet") } ad
wall-change-section-defence = { $until ->
    [comparison] e szakasz { ICON("defence", "védelme") } ebben a rohamban { wall-sign }
    [assault_phase] e szakasz és az idén télen utána megrohamozott szakaszok { ICON("defence", "védelme") } { wall-sign }
   *[other] egy szakasz { ICON("defence", "védelme") } a rohamban { wall-sign }{ $per }{ $when }
}
wall-change-losses = ennél a lapnál a veszteség { $n } értékkel nagyobb, vereségnél és áttörésnél is
wall-change-presence-honor = { $n ->
    [0] vereségekor senki sem kap becsületet az ezen a lapon álló katonákért
   *[other] vereségekor az ezen a lapon álló katona { $n } becsületet hoz
}
wall-change-shame-rows = ha most áttörik ezt a szakaszt, csak az 1. sor lapja hoz szégyent
wall-change-volley-archers = e szakasz össztüzében minden játékos legfeljebb { $n } { ICON("archer", "íjásszal") } lő
wall-change-recruit-price = { $of ->
    [block] { $until ->
        [activation] az ebben az aktiválásban toborzott katonáid összesen { $n } általad választott áruval olcsóbbak
       *[other] toborzáskor a teljes ár { $n } általad választott áruval kisebb{ $per }
    }
    [all-players] minden toborzás { $n } { $good } árral drágább
    [spearman] neked { ICON("spearman", "lándzsás") } toborzása { $n } { $good } árral olcsóbb
    [archer] neked { ICON("archer", "íjász") } toborzása { $n } { $good } árral olcsóbb
   *[horseman] neked { ICON("horseman", "lovas") } toborzása { $n } { $good } árral olcsóbb
}
wall-change-save-price = { $way ->
    [more] egy katona megmentése { $n } { ICON("chi", "csivel") } drágább
   *[less] katonád megmentése { $n } { ICON("chi", "csivel") } olcsóbb
}
wall-change-shame-price = egy szégyenjelzőtől { $n } értékkel olcsóbban szabadulsz
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
wall-change-bonus-promotion = valahányszor egy másik felügyelőt előléptethetsz, egyszer ezt is: { wall-overseer-of }
wall-overseer-of = { $of ->
    [sawmill] fűrésztelepi
    [quarry] kőfejtői
    [mine] bányai
   *[temple] templomi
} { ICON("overseer", "felügyelőd") }
wall-change-hire-price = hivatalnokot vagy tanácsadót { $n } { ICON("gold", "arannyal") } olcsóbban veszel fel
wall-change-boost-price = taktikalapjaid erősített fele { $n } { ICON("chi", "csivel") } olcsóbb
wall-change-discard-honor = ha nyáron becsületet választasz a parancslapjaidért, mindegyik { $n } { ICON("honour", "becsülettel") } többet hoz
wall-change-claim-fields = annak eldöntésekor, kié a lap, { $n } mezővel többet számolsz
wall-change-others-frame-distinct = ha más játékos körében helyezel el hivatalnokokat, mind mehet ugyanarra a helyszínre
wall-change-shamed-capture = a végén a pontosan 1 szégyenjelzős zsákmányolt hordáid becsületük felét érik, lefelé kerekítve
wall-change-recruit-substitute = lándzsásaid árában minden { ICON("stone", "kő") } helyett 1 { ICON("wood", "fával") } vagy 1 { ICON("gold", "arannyal") } is fizethetsz
wall-change-survivor-section = megmentett katonáid és egy horda vereségének túlélői bármelyik szakasz gyülekezőjébe mehetnek
wall-change-breach-presence = áttöréskor a szakasz gyülekezőjében álló katonáid a szégyen kiosztásakor az 1. sor lapján állónak számítanak
wall-change-building-kinds = Falért és barikádért többé nem fizethető { ICON("gold", "arany") }, a Raktáré sem
wall-forbid-archer-wound = az íjászok nem sebezhetik meg ezt a lapot, sem támadással, sem össztűzzel
wall-forbid-cover-field = amíg ez a lap nincs az 1. sorban, sem katona, sem seb nem kerülhet rá

## Válaszok
wall-when-income = a nyári bevételed után { $effect }
wall-when-shedding = amikor nyáron szégyentől szabadulhatsz, { $effect }
wall-when-bought-off = minden szégyenjelzőért, amelytől nyáron megszabadulsz, { $effect }
wall-when-reclaimed = ha nyáron becsületet választottál a parancslapjaidért, { $effect }
wall-when-track-set = amikor minden parancslap a sávon fekszik, { $effect }
wall-when-my-turn = a köröd elején { $effect }
wall-when-placing = saját parancslapod első keretében { $effect }
wall-when-frames-done = saját parancslapod keretei után { $effect }
wall-when-activated = valahányszor olyan termelő helyszín aktiválódik, ahol nincs { ICON("official", "hivatalnokod") }, { $effect }
wall-when-worked = { $at ->
    [any] miután egy helyszínt legalább { $officials } { ICON("official", "hivatalnokoddal") } végrehajtottál, { $effect }
   *[one] miután végrehajtottad ezt: { $location }, { $effect }
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
    [1] valahányszor kijátszottad egy taktikalap erősített felét, { $effect }
   *[other] valahányszor kijátszottál egy taktikalapot, { $effect }
}
wall-when-fell = { $only ->
    [1] valahányszor vereséget szenved egy horda, amelyen katonád van, de nem te kapod meg, { $effect }
   *[other] valahányszor megkapsz egy legyőzött hordát, amelyen katonád volt, { $effect }
}
wall-when-captured = valahányszor hordalapot zsákmányolsz, { $effect }
wall-when-casualties = amikor más játékosok katonái esnének el, { $effect }
wall-when-killed = valahányszor egyszerre egy vagy több katonád esik el, { $effect }
wall-when-soldier-killed = valahányszor elesik egy katonád ({ $kinds }), { $effect }
wall-when-shamed-by = { $whose ->
    [anyone] amikor játékosok szégyenjelzőt kapnának, { $effect }
   *[you] amikor szégyenjelzőt kapnál, mert egyedül vagy egy aktivált helyszínen, { $effect }
}
wall-when-winter-begins = minden tél elején { $effect }
wall-when-volleyed = miután egy szakasz íjászai lőttek az össztűzben, { $effect }
wall-when-held = valahányszor egy szakasz ellenáll legalább 1 hordalapnak, { $effect }
wall-when-breach = amikor ez a lap áttör, { $effect }
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
wall-copy-command = hajtsd végre más játékos idén őszi { ICON("command", "parancslapját") } úgy, mintha a tiéd volna (az Árulást és a Nád klánét nem)
wall-swap-order = cseréld meg { ICON("command", "parancslapod") } helyét a közvetlenül előtte lévővel
wall-reclaim = vegyél vissza { $n } { ICON("command", "parancslapodat") } az eldobottak közül (az Árulást nem)
wall-raise-tea = { $top ->
    [yes] vidd a { ICON("tea", "teajelződet") } legfelülre
   *[no] vidd a { ICON("tea", "teajelződet") } { $n } hellyel feljebb
}
wall-discard-tactic = { $mood ->
    [they] eldob
   *[do] dobj el
} { $n } { ICON("tactic", "taktikalapot") }

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
wall-store = a bankból a { ICON("storehouse", "Raktárba") } kerül { $n } { $kinds }{ $per }
wall-plunder = a { ICON("storehouse", "Raktárból") } eltűnik { $n } { $kinds } (vagy amennyi van)
wall-pay-store = a { ICON("storehouse", "Raktár") } ad: { $n } { $kinds }{ $per }
wall-take-store = vegyél el a { ICON("storehouse", "Raktárból") } legfeljebb { $n } választott árut
wall-exchange = cserélj le legfeljebb { $n } árudat más fajtára
wall-share-out = { $everyone ->
    [yes] minden játékos bármilyen árut átadhat a többieknek, aztán mindegyikük: { $effect }
   *[no] te és egy választott másik játékos bármilyen árut átadhattok egymásnak, aztán mindketten: { $effect }
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
        [yes] nem kapsz érte { ICON("shame", "szégyenjelzőt") }
       *[no] { $n } { ICON("shame", "szégyenjelzővel") } kevesebbet kapsz érte
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
   *[anywhere] támadj { $n ->
        [one] { $n }
       *[other] legfeljebb { $n }
    } katonáddal a gyülekezőkből és lőállásokból{ $per }
}
wall-wound = tegyél { $n } { ICON("wound", "sebjelzőt") }{ $per } { $at ->
    [one-section] egy szakasz hordalapjaira
    [here] annak a szakasznak egy hordalapjára
    [first-row] bármelyik szakasz 1. sorának lapjára
    [each-first-row] az 1. sorok lapjaira, mindegyiket más szakaszon
    [struck] a megtámadott hordalapra
    [one-struck] egy hordalapra, amelyet most támadtál meg
    [each-section] hordalapokra, minden használt szakaszon egyet
   *[anywhere] bármelyik hordalapra
}
wall-move-soldiers = hajts végre 1 főhadiszállási akciót
wall-save = { $n ->
    [99] csi fizetése nélkül mentsd meg minden katonádat, aki ekkor elesne
   *[other] csi fizetése nélkül ments meg { $n ->
        [one] { $n }
       *[other] legfeljebb { $n }
    } { $whose ->
        [anyone] katonát, bárkiét
        [others] katonát egy másik játékostól
       *[you] katonádat
    }{ $per }, aki most elesne
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
    [yes] , lőállásból vagy hordalapról
   *[no] {" "}vagy lőállásból
}
wall-sacrifice-capture = { $mood ->
    [they] feláldoz
   *[do] áldozz fel
} egy zsákmányolt { ICON("horde", "hordalapot") }
wall-sacrifice-official = { $mood ->
    [they] feláldoz
   *[do] áldozz fel
} egy felvett { ICON("official", "hivatalnokot") }
wall-add-horde = tegyél le { $n } { ICON("horde", "hordalapot") } a pakliból, mint tavasszal
wall-remove-horde = válassz { $n } { ICON("horde", "hordalapot") } a táblán, és dobd el; a rajta álló katonák a gyülekezőbe mennek

## Követelések
wall-demand-everyone = minden játékos: { $gifts }
wall-demand-different = { $n } különböző játékos, mindegyik egyet ezekből: { $gifts }
wall-demand-together = minden játékos együtt, bármilyen elosztásban: { $gifts }
wall-demand-storehouse = { $gifts }
wall-demand-need = { $need }: { $text }
wall-give-honour = { $mood ->
    [they] felad
   *[do] adj fel
} { $n } { ICON("honour", "becsületet") }

## Csin és a Nád klán
wall-qin-places = Csin { $n } { ICON("official", "hivatalnokot") } helyez el, sávja { $n } legalsó helyszínén egyet-egyet
wall-qin-activates = { ICON("activate", "soron kívül aktiválódik") } az a helyszín, ahol Csinnek a legtöbb hivatalnoka van (egyenlőnél a sávján legbalrább lévő)
wall-qin-promotes = Csin { ICON("overseer", "felügyelője") } a legalsó, 3. szint alatti termelőjelzőnél ingyen 1 szintet lép
wall-qin-builds = Csin épít 1 { ICON("wall", "falrészt") }, és megkapja érte a becsületet
wall-qin-recruits = Csin toboroz { $n } { $kind ->
    [archer] { ICON("archer", "íjászt") }
   *[spearman] { ICON("spearman", "lándzsást") }
}, aki azonnal támad
wall-qin-copies = Csin végrehajtja a parancslapoddal azonos nevű saját lapja utolsó keretét; ha az az Árulás, vagy nem játszottál ki lapot, a teajelzője legfelülre kerül
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
icon-command = parancslap
icon-exchange = csere
icon-forbidden = tilos
icon-honour = becsület
icon-horde = hordalap
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
icon-tactic = taktikalap
icon-tea = teajelző
icon-wall = falrész
icon-ward = elhárított szégyen
icon-wound = sebjelző
