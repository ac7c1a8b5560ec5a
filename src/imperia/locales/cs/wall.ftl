# Velká čínská zeď: co říkají její karty, česky.

## Společná slova, jak je říká tato hra
wall-list-or = { $first }, nebo { $last }
wall-node-at-least = { $n ->
    [1] je-li tu { $what }
   *[other] je-li { $what } aspoň { $n }
}
wall-node-at-most = { $n ->
    [0] není-li { $what }
   *[other] je-li nejvýše { $n }: { $what }
}
wall-node-draw = { $mood ->
    [they] lízne si
   *[do] lízněte si
} { $n ->
    [one] { $n } { ICON("tactic", "kartu taktiky") }
    [few] { $n } { ICON("tactic", "karty taktiky") }
   *[other] { $n } { ICON("tactic", "karet taktiky") }
}
wall-node-gain = { $mood ->
    [they] získá
   *[do] získejte
} { $goods }
wall-node-gain-per = { wall-node-gain } { $what }
wall-node-mix = { $n }× { $kinds }{ $many ->
    [several] {" "}v libovolné skladbě
   *[one] {""}
}{ $per }
wall-node-pay-mix = { $mood ->
    [they] zaplatí
   *[do] zaplaťte
} { wall-node-mix }
wall-node-gain-mix = { $mood ->
    [they] získá
   *[do] získejte
} { $different ->
    [yes] { $n }× { $kinds }, pokaždé jiný druh
   *[no] { wall-node-mix }
}
wall-node-lose = { $mood ->
    [they] ztratí
   *[do] ztratíte
} { wall-node-mix }, nebo vše, je-li toho méně
wall-node-some-players = { $others ->
    [yes] nejvýše tolik jiných hráčů podle vaší volby, kolik máte { $count }: { $effect }
   *[no] nejvýše tolik hráčů podle vaší volby (i vy), kolik máte { $count }: { $effect }
}
wall-node-result = { $deed ->
    [wall-shed-shame] za každý takto sejmutý žeton
   *[other] za každé takové provedení
}
wall-in-mode = { $mode ->
    [coop] ve společné hře: { $effect }
   *[competitive] jen ve hře proti sobě: { $effect }
}
wall-once = { $limit ->
    [turn] jednou v tahu každého hráče
   *[year] jednou za rok
}{ $may ->
    [yes] {" "}smíte:{" "}
   *[no] {": "}
}{ $effect }

## Rámečky karet velení
wall-frame-owner = vy: { $effect }
wall-frame-qin = { $effect }
wall-frame-reed = { $effect }
wall-frame-others = ostatní hráči: { $effect }

## Co se počítá
wall-supports = { $form ->
    [some] { ICON("support", "podpůrných rádců") }
   *[each] za každého svého { ICON("support", "podpůrného rádce") }
}
wall-overseer-levels = za každý stupeň svých { ICON("overseer", "dohlížitelů") }
wall-archer-sections = za každý úsek, kde máte { ICON("archer", "lučištníka") } na střelecké pozici
wall-clean-captures = za každou získanou { ICON("horde", "kartu hordy") } bez žetonů hanby
wall-soldiers-out = za každého svého vojáka v nástupních prostorech, na střeleckých pozicích a na kartách hord
wall-sets = za každou úplnou sadu { ICON("wood", "dřeva") }, { ICON("stone", "kamene") }, { ICON("gold", "zlata") } a { ICON("chi", "či") } ve vaší zásobě
wall-in-discard = za každou svou { ICON("command", "kartu velení") } v odhazovacím balíčku
wall-tactics-in-hand = { $form ->
    [if] máte-li { ICON("tactic", "kartu taktiky") }
   *[each] za každou { ICON("tactic", "kartu taktiky") } ve své ruce
}
wall-tea-top = je-li váš { ICON("tea", "ukazatel čaje") } nejvýš
wall-done = { $form ->
    [if] { $what ->
        [walls] byla-li postavena část Zdi
       *[other] byl-li postaven zátaras
    }
   *[each] { $what ->
        [walls] za každou postavenou { ICON("wall", "část Zdi") }
       *[other] za každý postavený { ICON("barricade", "zátaras") }
    }
}
wall-fallen = za každého svého vojáka zabitého v tomto okamžiku
wall-other-played = zahrál-li tento podzim jiný hráč kartu { $name }
wall-officials-here = { $most ->
    [0] v aktivované lokaci váš { ICON("official", "úředník") }
   *[other] { $form ->
        [some] { ICON("official", "úředník") } v aktivované lokaci
       *[each] za každého svého { ICON("official", "úředníka") } v aktivované lokaci
    }
}
wall-overseer-here = máte-li tam { ICON("overseer", "dohlížitele") }
wall-soldiers-here = máte-li v tom úseku vojáka (nástupní prostor, střelecká pozice nebo karta hordy)
wall-archers-here = máte-li tam { ICON("archer", "lučištníka") } na střelecké pozici
wall-reed-here = stojí-li tam na kartě hordy { ICON("spearman", "kopiník") } Rákosového klanu
wall-soldiers-on = na této kartě váš voják
wall-other-hordes = za každou jinou { ICON("horde", "kartu hordy") } v tomto úseku
wall-covered-fields = za každé její zakryté pole odolnosti
wall-placed-this-year = v roce, kdy byla položena
wall-players = za každého hráče
wall-spare-hordes = leží-li před Zdí aspoň tolik { ICON("horde", "karet hord") }, kolik je hráčů
wall-hordes-behind = { ICON("horde", "karta hordy") } ve 2. nebo 3. řadě
wall-lowest-wall = stupeň { ICON("wall", "Zdi") } v každém používaném úseku
wall-breaches = tuto zimu prolomen žádný úsek

## Čísla, která karty mění
wall-sign = { $way ->
    [less] −{ $n }
   *[more] +{ $n }
}
wall-change-strength = { $of ->
    [others-here] každá jiná karta hordy v tomto úseku má { wall-sign } { ICON("strength", "síly") }
    [row-1] každá karta hordy v 1. řadě má { wall-sign } { ICON("strength", "síly") }
    [row-3] karta hordy ve 3. řadě tohoto úseku se počítá za { ICON("strength", "sílu") } { $n }
    [strongest] nejsilnější karta hordy tohoto úseku se počítá za { ICON("strength", "sílu") } { $n }
   *[this-card] tato karta má { wall-sign } { ICON("strength", "síly") }{ $per }{ $when }
}
wall-change-section-strength = celkový útok tohoto úseku je o { $n } menší
wall-change-wall-defence = tištěná obrana Zdi v tomto úseku je o { $n } menší, nejméně však 0
wall-change-barricade-defence = každý zátaras tohoto úseku přidává jen { $n } { ICON("defence", "obrany") }
wall-change-section-defence = { $until ->
    [comparison] tento úsek má v tomto útoku { wall-sign } { ICON("defence", "obrany") }
    [assault_phase] tento úsek a všechny úseky, na které se tuto zimu zaútočí po něm, mají { wall-sign } { ICON("defence", "obrany") }
   *[other] úsek má při útoku { wall-sign } { ICON("defence", "obrany") }{ $per }{ $when }
}
wall-change-losses = hodnota ztrát je u této karty o { $n } vyšší, při porážce i při průlomu
wall-change-presence-honor = { $n ->
    [0] za vojáka na této kartě nikdo při její porážce nezíská čest
   *[other] voják na této kartě přinese při její porážce { $n } cti
}
wall-change-shame-rows = bude-li teď tento úsek prolomen, přinese hanbu jen karta v 1. řadě
wall-change-volley-archers = při salvě v tomto úseku střílí každý hráč nejvýše { $n } { ICON("archer", "lučištníkem") }
wall-change-recruit-price = { $of ->
    [block] { $until ->
        [activation] vojáci, které při této aktivaci naverbujete, stojí celkem o { $n } surovin podle vaší volby méně
       *[other] když verbujete, je celková cena o { $n } surovinu podle vaší volby nižší{ $per }
    }
    [all-players] každý naverbovaný voják stojí o { $n } { $good } více
    [spearman] verbování { ICON("spearman", "kopiníka") } vás stojí o { $n } { $good } méně
    [archer] verbování { ICON("archer", "lučištníka") } vás stojí o { $n } { $good } méně
   *[horseman] verbování { ICON("horseman", "jezdce") } vás stojí o { $n } { $good } méně
}
wall-change-save-price = { $way ->
    [more] záchrana vojáka stojí o { $n } { ICON("chi", "či") } více
   *[less] záchrana vašeho vojáka vás stojí o { $n } { ICON("chi", "či") } méně
}
wall-change-shame-price = zbavit se žetonu hanby vás stojí o { $n } méně
wall-change-wall-price = { $of ->
    [all-players] { $way ->
        [more] každá část Zdi stojí o { $n } více; čest zůstává podle tištěné ceny
       *[less] části Zdi stojí všechny hráče o { $n } méně{ $per }; čest zůstává podle tištěné ceny
    }
   *[other] části Zdi vás stojí o { $n } méně; čest zůstává podle tištěné ceny
}
wall-change-barricade-price = zátarasy vás stojí o { $n } méně
wall-change-barricade-honor = zátarasy vám přinášejí o { $n } { ICON("honour", "čest") } více
wall-change-donate-honor = vaše dary přinášejí o { $n } { ICON("honour", "čest") } více
wall-change-overseer-price = povýšení vašeho { wall-overseer-of } stojí o { $n } méně
wall-change-bonus-promotion = kdykoli smíte povýšit jiného dohlížitele, smíte jednou povýšit i svého { wall-overseer-of }
wall-overseer-of = { ICON("overseer", "dohlížitele") } { $of ->
    [sawmill] na Pile
    [quarry] v Lomu
    [mine] v Dole
   *[temple] v Chrámu
}
wall-change-hire-price = najmutí úředníka nebo rádce vás stojí o { $n } { ICON("gold", "zlato") } méně
wall-change-boost-price = posílená polovina vašich karet taktiky vás stojí o { $n } { ICON("chi", "či") } méně
wall-change-discard-honor = zvolíte-li v létě za karty velení čest, přinese každá o { $n } { ICON("honour", "čest") } více
wall-change-claim-fields = při rozhodování, kdo kartu získá, počítejte o { $n } svá zakrytá pole více
wall-change-others-frame-distinct = umísťujete-li úředníky v tahu jiného hráče, smějí všichni do téže lokace
wall-change-shamed-capture = na konci mají vaše získané hordy s právě 1 žetonem hanby poloviční čest, zaokrouhleno dolů
wall-change-recruit-substitute = každý { ICON("stone", "kámen") } v ceně svých kopiníků smíte zaplatit i 1 { ICON("wood", "dřevem") } nebo 1 { ICON("gold", "zlatem") }
wall-change-survivor-section = vaši zachránění vojáci a ti, kdo přežili porážku hordy, smějí do nástupního prostoru kteréhokoli úseku
wall-change-breach-presence = je-li úsek prolomen, počítají se vaši vojáci v jeho nástupním prostoru při rozdávání hanby, jako by stáli na kartě v 1. řadě
wall-change-building-kinds = Zeď a zátarasy už nelze platit { ICON("gold", "zlatem") }, ani tím ze Skladiště
wall-forbid-archer-wound = lučištníci tuto kartu nemohou zranit, ani útokem, ani salvou
wall-forbid-cover-field = dokud tato karta není v 1. řadě, nelze na ni dát vojáka ani zranění

## Reakce
wall-when-income = po svém letním příjmu { $effect }
wall-when-shedding = když se v létě smíte zbavovat hanby, { $effect }
wall-when-bought-off = za každý žeton hanby, kterého se v létě zbavíte, { $effect }
wall-when-reclaimed = zvolíte-li v létě za karty velení čest, { $effect }
wall-when-track-set = když leží na stupnici všechny karty velení, { $effect }
wall-when-my-turn = na začátku svého tahu { $effect }
wall-when-placing = při prvním rámečku své karty velení { $effect }
wall-when-frames-done = po rámečcích své karty velení { $effect }
wall-when-activated = kdykoli se aktivuje produkční lokace, kde nemáte { ICON("official", "úředníka") }, { $effect }
wall-when-worked = { $at ->
    [any] když jste vyhodnotili lokaci, kde máte aspoň { $officials } { ICON("official", "úředníky") }, { $effect }
   *[one] když jste vyhodnotili lokaci { $location }, { $effect }
}
wall-when-donated = když darujete, { $effect }
wall-when-recruited = kdykoli verbujete, { $effect }
wall-when-attacked = kdykoli zaútočí váš voják ({ $kinds }), { $effect }
wall-when-built = { $whose ->
    [others] kdykoli dostaví jiný hráč, { $effect }
   *[you] kdykoli dostavíte, { $effect }
}
wall-when-hired = kdykoli někoho najmete, { $effect }
wall-when-tactic-played = { $only ->
    [1] kdykoli zahrajete posílenou polovinu karty taktiky, { $effect }
   *[other] kdykoli zahrajete kartu taktiky, { $effect }
}
wall-when-fell = { $only ->
    [1] kdykoli je poražena horda s vaším vojákem a vy ji nezískáte, { $effect }
   *[other] kdykoli získáte poraženou hordu, na které jste měli vojáka, { $effect }
}
wall-when-captured = kdykoli získáte kartu hordy, { $effect }
wall-when-casualties = když mají padnout vojáci jiných hráčů, { $effect }
wall-when-killed = kdykoli v jednom okamžiku padnou vaši vojáci, { $effect }
wall-when-soldier-killed = kdykoli padne váš voják ({ $kinds }), { $effect }
wall-when-shamed-by = { $whose ->
    [anyone] když mají hráči dostat žetony hanby, { $effect }
   *[you] když máte dostat žeton hanby za to, že jste v aktivované lokaci sami, { $effect }
}
wall-when-winter-begins = na začátku každé zimy { $effect }
wall-when-volleyed = když při salvě vystřelili vaši lučištníci v úseku, { $effect }
wall-when-held = kdykoli úsek odolá aspoň 1 kartě hordy, { $effect }
wall-when-breach = když tato karta prolomí Zeď, { $effect }
wall-when-fulfilled = kdykoli je splněn požadavek, { $effect }

## Úředníci, lokace, karty velení
wall-place-officials = { $moving ->
    [yes] { $mood ->
        [they] přesune
       *[do] přesuňte
    } nejvýše { $n } { ICON("official", "úředníky") } z lokací do jiných lokací
   *[no] { $mood ->
        [they] umístí
       *[do] umístěte
    } { $n ->
        [one] { $n } { ICON("official", "úředníka") }
        [few] nejvýše { $n } { ICON("official", "úředníky") }
       *[other] nejvýše { $n } { ICON("official", "úředníků") }
    }{ $apart ->
        [yes] {" "}do různých lokací
       *[no] {""}
    }
}
wall-activate = { $where ->
    [production] proveďte { ICON("activate", "pokročilou aktivaci") } produkční lokace, kde máte úředníka
    [barracks] proveďte { ICON("activate", "pokročilou aktivaci") } Kasáren, máte-li tam úředníka
   *[any] proveďte { ICON("activate", "pokročilou aktivaci") } lokace, kde máte úředníka
}
wall-copy-command = vyhodnoťte { ICON("command", "kartu velení") } jiného hráče z tohoto podzimu, jako by byla vaše (ne Zradu a ne kartu Rákosového klanu)
wall-swap-order = vyměňte místo své { ICON("command", "karty velení") } s kartou přímo před ní
wall-reclaim = vezměte si z odhazovacího balíčku zpět { $n } svou { ICON("command", "kartu velení") } (ne Zradu)
wall-raise-tea = { $top ->
    [yes] posuňte svůj { ICON("tea", "ukazatel čaje") } úplně nahoru
   *[no] posuňte svůj { ICON("tea", "ukazatel čaje") } o { $n } výš
}
wall-discard-tactic = { $mood ->
    [they] odhodí
   *[do] odhoďte
} { $n } { ICON("tactic", "kartu taktiky") }

## Práce
wall-recruit = { $mood ->
    [they] naverbuje
   *[do] naverbujte
} { $n }× { $kind ->
    [spearman] { ICON("spearman", "kopiníka") }
    [archer] { ICON("archer", "lučištníka") }
    [horseman] { ICON("horseman", "jezdce") }
   *[any] vojáka
}{ $free ->
    [yes] {" "}zdarma
   *[no] { $off ->
        [0] {" "}za běžnou cenu
       *[other] {" "}o { $off } levněji
    }
}{ $staging ->
    [yes] {" "}do nástupního prostoru podle volby
   *[no] {""}
}
wall-build = postavte { $n }× { $what ->
    [barricade] { ICON("barricade", "zátaras") }
    [part] { ICON("wall", "část Zdi") }
   *[either] { ICON("barricade", "zátaras") } nebo { ICON("wall", "část Zdi") }
}{ $free ->
    [yes] {" "}zdarma (Skladiště se nepoužije)
   *[no] {" "}o { $off } levněji
}
wall-hire = najměte { $what ->
    [advisor] { ICON("advisor", "rádce") } z nabídky
   *[official] { ICON("official", "úředníka") }
} o { $off } { ICON("gold", "zlato") } levněji
wall-promote = povyšte { $n ->
    [one] jednoho ze svých { ICON("overseer", "dohlížitelů") }
   *[other] { $n } různé své { ICON("overseer", "dohlížitele") }
} (nebo umístěte prvního), { $n ->
    [one] {""}
   *[other] každého{" "}
}o { $off } levněji

## Suroviny
wall-gain-here = vezměte si { $n }× surovinu, kterou tato lokace dává
wall-income = { $others ->
    [yes] vezměte si z banky tolik suroviny, kolik činí stupeň jednoho { ICON("overseer", "dohlížitele") } jiného hráče
   *[no] vezměte si příjem nejvýše { $n } svých { ICON("overseer", "dohlížitelů") }
}
wall-store = dejte z banky do { ICON("storehouse", "Skladiště") } { $n }× { $kinds }{ $per }
wall-plunder = ze { ICON("storehouse", "Skladiště") } zmizí { $n }× { $kinds } (nebo tolik, kolik tam je)
wall-pay-store = { ICON("storehouse", "Skladiště") } vydá { $n }× { $kinds }{ $per }
wall-take-store = vezměte si ze { ICON("storehouse", "Skladiště") } nejvýše { $n } suroviny podle své volby
wall-exchange = vyměňte nejvýše { $n } své suroviny za jiné druhy
wall-share-out = { $everyone ->
    [yes] všichni hráči si smějí předat libovolné suroviny, pak každý z nich: { $effect }
   *[no] vy a jeden další hráč podle vaší volby si smíte předat libovolné suroviny, pak oba: { $effect }
}
wall-hand-over = předejte suroviny jinému hráči

## Hanba
wall-take-shame = { $mood ->
    [they] dostane
   *[do] dostanete
} { $n } { ICON("shame", "žeton hanby") }
wall-shed-shame = { $mood ->
    [they] sejme
   *[do] sejměte
} { $n ->
    [one] { $n } svůj { ICON("shame", "žeton hanby") }
    [few] nejvýše { $n } své { ICON("shame", "žetony hanby") }
   *[other] nejvýše { $n } svých { ICON("shame", "žetonů hanby") }
}{ $per }
wall-ward-shame = { $breach ->
    [yes] bude-li teď tento úsek prolomen, { $all ->
        [yes] nedostanete za něj žádné { ICON("shame", "žetony hanby") }
       *[no] dostanete za něj o { $n } { ICON("shame", "žeton hanby") } méně
    }
   *[no] odvraťte { $n } { ICON("shame", "žeton hanby") }
}
wall-buy-wards = zaplaťte po 1 { ICON("chi", "či") } za žetony, které tak nikdo nedostane, nejvýše jeden { $most }

## Boje
wall-attack = { $who ->
    [chosen] zvolte libovolný počet úseků: všichni vaši čekající vojáci a všichni { ICON("archer", "lučištníci") } na tamních střeleckých pozicích, kdo útočit mohou, musí
    [from-wall] zaútočte svými { ICON("archer", "lučištníky") } na střeleckých pozicích
    [waiting] zaútočte { $n } svým vojákem, který už byl v nástupním prostoru nebo na střelecké pozici
    [moved-to] zaútočte nejvýše { $n } svými vojáky v úseku, kam jste se přesunuli
   *[anywhere] zaútočte { $n ->
        [one] { $n } svým vojákem
       *[other] nejvýše { $n } svými vojáky
    } z nástupních prostorů a střeleckých pozic{ $per }
}
wall-wound = položte { $n } { $n ->
    [one] { ICON("wound", "žeton zranění") }
    [few] { ICON("wound", "žetony zranění") }
   *[other] { ICON("wound", "žetonů zranění") }
}{ $per } na { $at ->
    [one-section] karty hord jednoho úseku
    [here] kartu hordy toho úseku
    [first-row] kartu v 1. řadě kteréhokoli úseku
    [each-first-row] karty v 1. řadě, každý v jiném úseku
    [struck] napadenou kartu hordy
    [one-struck] jednu kartu hordy, na kterou jste právě zaútočili
    [each-section] karty hord, po jednom v každém používaném úseku
   *[anywhere] kteroukoli kartu hordy
}
wall-move-soldiers = proveďte 1 akci Velitelství
wall-save = { $n ->
    [99] zachraňte bez placení či všechny své vojáky, kteří mají v tomto okamžiku padnout
   *[other] zachraňte bez placení či { $n ->
        [one] { $n }
       *[other] nejvýše { $n }
    } { $whose ->
        [anyone] vojáky kterýchkoli hráčů
        [others] vojáka jiného hráče
       *[you] { $n ->
            [one] svého vojáka
           *[other] své vojáky
        }
    }{ $per }, kteří by teď padli
}
wall-kill = { $mood ->
    [they] vrátí
   *[do] vraťte
} do zásoby { $n } svého vojáka z nástupního prostoru nebo střelecké pozice
wall-sacrifice-soldier = { $mood ->
    [they] obětuje
   *[do] obětujte
} { $n }× vojáka{ $every ->
    [yes] {""}
   *[no] {" "}({ $kinds })
} z nástupního prostoru{ $hordes ->
    [yes] , ze střelecké pozice nebo z karty hordy
   *[no] {" "}nebo ze střelecké pozice
}
wall-sacrifice-capture = { $mood ->
    [they] obětuje
   *[do] obětujte
} získanou { ICON("horde", "kartu hordy") }
wall-sacrifice-official = { $mood ->
    [they] obětuje
   *[do] obětujte
} najatého { ICON("official", "úředníka") }
wall-add-horde = přidejte z balíčku { $n } { ICON("horde", "kartu hordy") } jako na jaře
wall-remove-horde = zvolte { $n } { ICON("horde", "kartu hordy") } na plánu a odhoďte ji; vojáci z ní jdou do nástupního prostoru

## Požadavky
wall-demand-everyone = každý hráč { $gifts }
wall-demand-different = { $n } různí hráči, každý jedno z toho: { $gifts }
wall-demand-together = všichni hráči společně, v libovolném rozdělení: { $gifts }
wall-demand-storehouse = { $gifts }
wall-demand-need = { $need }: { $text }
wall-give-honour = { $mood ->
    [they] vzdá se
   *[do] vzdejte se
} { $n } { ICON("honour", "cti") }

## Čchin Ťiou-šao a Rákosový klan
wall-qin-places = Čchin Ťiou-šao umístí { $n } { ICON("official", "úředníky") }, po jednom do { $n } nejnižších lokací své stupnice
wall-qin-activates = { ICON("activate", "pokročilá aktivace") } lokace s největším počtem jeho úředníků (ze stejných té nejvíc vlevo na jeho stupnici)
wall-qin-promotes = jeho { ICON("overseer", "dohlížitel") } u nejnižšího produkčního žetonu pod 3. stupněm zdarma povýší o 1 stupeň
wall-qin-builds = Čchin Ťiou-šao postaví 1 { ICON("wall", "část Zdi") } a získá za ni čest
wall-qin-recruits = Čchin Ťiou-šao naverbuje { $n }× { $kind ->
    [archer] { ICON("archer", "lučištníka") }
   *[spearman] { ICON("spearman", "kopiníka") }
}, který hned zaútočí
wall-qin-copies = Čchin Ťiou-šao provede poslední rámeček své karty se jménem vaší karty velení; je-li to Zrada nebo jste nehráli žádnou, jde jeho ukazatel čaje úplně nahoru
wall-qin-adds-support = vrchní { ICON("advisor", "rádce") } balíčku se stane podpůrným rádcem Čchin Ťiou-šaa
wall-barricade-everywhere = v každém používaném úseku s méně než 3 zátarasy přibude 1 { ICON("barricade", "zátaras") }, zdarma a bez cti
wall-reed-recruits = Rákosový klan naverbuje zdarma 1 { ICON("spearman", "kopiníka") }, který zaútočí

## Ikony nahlas
icon-activate = pokročilá aktivace
icon-advisor = rádce
icon-archer = lučištník
icon-attack = útok
icon-barricade = zátaras
icon-breach = průlom
icon-change = trvalý účinek
icon-chi = či
icon-command = karta velení
icon-exchange = výměna
icon-forbidden = zakázáno
icon-honour = čest
icon-horde = karta hordy
icon-horseman = jezdec
icon-killed = padlí vojáci
icon-march = akce Velitelství
icon-official = úředník
icon-overseer = dohlížitel
icon-sacrifice = obětování
icon-save = záchrana vojáků
icon-shame = žeton hanby
icon-shed = sejmutí hanby
icon-spearman = kopiník
icon-storehouse = Skladiště
icon-strength = síla
icon-support = podpůrný rádce
icon-tactic = karta taktiky
icon-tea = ukazatel čaje
icon-wall = část Zdi
icon-ward = odvrácená hanba
icon-wound = žeton zranění
