# Imperium: the game in Czech.
imperium-title = Imperium

## Effects. `mood`: do (you are told to), may (an infinitive), they (each player does); `who`: you or they.
imperium-or = { $first } nebo { $last }
imperium-the = { $name }
imperium-list-or = { $first }, nebo { CLITIC($last) }
imperium-list-or-long = { $first }; nebo { CLITIC($last) }
imperium-node-then = { $follows ->
    [may] { $first }, pak { CLITIC($effect) }
    [if] { $first }; { $effect }
    [choose] { $mood ->
        [may] { $first }; když to uděláte, { $effect }
       *[other] { $first } a { $effect }
    }
   *[do] { $before ->
        [they] { $mood ->
            [do] { $first }; vy { CLITIC($effect) }
           *[other] { $first } a { $effect }
        }
       *[you] { $last ->
            [yes] { $open ->
                [no] { $first } a { $effect }
               *[other] { $first }, { $effect }
            }
           *[no] { $first }, { $effect }
        }
    }
}
imperium-node-choose = { $mood ->
    [may] zvolit jedno: { $list }
    [they] zvolí jedno: { $list }
   *[do] zvolte jedno: { $list }
}
imperium-node-may = { $who ->
    [they] může { CLITIC($effect) }
   *[you] můžete { CLITIC($effect) }
}
imperium-node-up-to = { $effect }
imperium-node-to = { $chosen ->
    [yes] { $first }; za to { CLITIC($effect) }
   *[other] { $first } a za to { CLITIC($effect) }
}
imperium-node-then-of-it = { $first } a { $effect }
imperium-node-at-least = { $what }
imperium-node-at-most = { $what }
imperium-node-if = { $condition }, { $then }
imperium-node-repeat = { $leads ->
    [yes] { $what } { CLITIC($effect) }
   *[no] { $effect } { $what }
}
imperium-node-each-player = každý hráč { CLITIC($effect) }
imperium-node-each-other = každý protihráč { CLITIC($effect) }
imperium-each-other = { $and_you ->
    [yes] každý hráč { CLITIC($effect) }
   *[no] každý protihráč { CLITIC($effect) }
}
imperium-node-gain = { $mood ->
    [may] získat
    [they] získá
   *[do] získejte
} { $also ->
    [yes] navíc { $goods }
   *[no] { $goods }
}
imperium-node-gain-per = { imperium-node-gain } { $what }
imperium-node-result = { $deed ->
    [imperium-return-unrest] za každou takto vrácenou { ICON("unrest", "kartu nepokojů") }
    [imperium-abandon] za každou takto opuštěnou kartu
    [imperium-pay-up-to] za každý takto zaplacený { ICON("progress", "pokrok") }
    [imperium-discard] za každou takto odhozenou kartu
   *[other] za každé takové provedení
}

imperium-pay = { $mood ->
    [may] zaplatit { $cost }
    [they] zaplatí { $cost }
   *[do] zaplaťte { $cost }
}
imperium-pay-all = { $mood ->
    [may] zaplatit
    [they] zaplatí
   *[do] zaplaťte
} { $good ->
    [material] všechny své { ICON("material", "suroviny") }
    [population] všechny své { ICON("population", "obyvatele") }
   *[progress] všechny své { ICON("progress", "pokroky") }
} (nejméně { $least })
imperium-pay-up-to = { $mood ->
    [may] zaplatit až { $goods }
    [they] zaplatí až { $goods }
   *[do] zaplaťte až { $goods }
}
imperium-toll-cards = { $mood ->
    [may] odhodit
    [they] odhodí
   *[do] odhoďte
} { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
}
imperium-actions = { $n } { $n ->
    [one] { ICON("action-token", "akci") }
    [few] { ICON("action-token", "akce") }
   *[other] { ICON("action-token", "akcí") }
}
imperium-price-actions = { $n } { $n ->
    [one] { ICON("action-token", "akce") }
    [few] { ICON("action-token", "akce") }
   *[other] { ICON("action-token", "akcí") }
}
imperium-spend-action = { $mood ->
    [may] utratit { imperium-actions }
    [they] utratí { imperium-actions }
   *[do] utraťte { imperium-actions }
}
imperium-gain-action = { $mood ->
    [may] získat { imperium-actions }
    [they] získá { imperium-actions }
   *[do] získejte { imperium-actions }
}
imperium-ready-exhaust = { $mood ->
    [may] vrátit
   *[do] vraťte
} { ICON("exhaust", "žeton vyčerpání") } z jedné své karty na stavovou kartu
imperium-place-on-market = { $mood ->
    [may] položit
   *[do] položte
} { $goods } na kartu v nabídce
imperium-place-on-self = { $mood ->
    [may] položit
   *[do] položte
} { $goods } na tuto kartu
imperium-steal = { $mood ->
    [may] ukrást
   *[do] ukradněte
} { $whom ->
    [none] každému protihráči
   *[other] každému protihráči, { $whom },
} { $goods }{ $unable ->
    [none] { "" }
   *[other] ; kdo tolik nemá, { CLITIC($unable) }
}
imperium-double = { $mood ->
    [may] získat
   *[do] získejte
} ještě jednou tolik { $good ->
    [material] { ICON("material", "surovin") }
    [population] { ICON("population", "obyvatel") }
   *[progress] { ICON("progress", "pokroků") }
}

imperium-draw = { $mood ->
    [may] dobrat
    [they] dobere
   *[do] doberte
} { $if_able ->
    [yes] { $upto ->
        [0] vrchní kartu svého dobíracího balíčku, pokud v něm nějaká je (balíček se přitom neobnovuje)
        [one] až { $upto } kartu, nejvýše však tolik, kolik jich v dobíracím balíčku je (balíček se přitom neobnovuje)
        [few] až { $upto } karty, nejvýše však tolik, kolik jich v dobíracím balíčku je (balíček se přitom neobnovuje)
       *[other] až { $upto } karet, nejvýše však tolik, kolik jich v dobíracím balíčku je (balíček se přitom neobnovuje)
    }
   *[no] { $upto ->
        [0] { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } karet
        }
        [few] až { $upto } karty
       *[other] až { $upto } karet
    }
}
imperium-discard = { $mood ->
    [may] odhodit { $what }
    [they] odhodí { $what }
   *[do] odhoďte { $what }
}
imperium-to-top = { $mood ->
    [may] položit
    [they] položí
   *[do] položte
} { $what } navrch svého dobíracího balíčku
imperium-take-back = { $mood ->
    [may] vzít
    [they] vezme
   *[do] vezměte
} { $what } do ruky
imperium-to-history = { $mood ->
    [may] zařadit
    [they] zařadí
   *[do] zařaďte
} { $what } do historie
imperium-exile = { $mood ->
    [may] vyhostit { $what }
    [they] vyhostí { $what }
   *[do] vyhostěte { $what }
}
imperium-sink = { $mood ->
    [may] potopit
    [they] potopí
   *[do] potopte
} { $too ->
    [yes] tuto kartu i { $what }
   *[no] { $what }
}
imperium-abandon = { $mood ->
    [may] opustit { $what }
    [they] opustí { $what }
   *[do] opusťte { $what }
}
imperium-recall = { $mood ->
    [may] odvolat { $what }
    [they] odvolá { $what }
   *[do] odvolejte { $what }
}
imperium-return-unrest = { $mood ->
    [may] vrátit { $what }
    [they] vrátí { $what }
   *[do] vraťte { $what }
}
imperium-garrison = { $mood ->
    [may] zde vytvořit posádku { $what }
   *[do] vytvořte zde posádku { $what }
}
imperium-garrison-self = { $mood ->
    [may] vytvořit z této karty posádku na svém vyloženém { $what } a vyhodnotit účinek zahrání té karty
   *[do] vytvořte z této karty posádku na svém vyloženém { $what } a vyhodnoťte účinek zahrání té karty
}
imperium-move-self = { $to ->
    [history] { $mood ->
        [may] zařadit tuto kartu do historie
       *[do] zařaďte tuto kartu do historie
    }
    [exile] { $mood ->
        [may] vyhostit tuto kartu
       *[do] vyhostěte tuto kartu
    }
    [sunken] { $mood ->
        [may] potopit tuto kartu
       *[do] potopte tuto kartu
    }
    [hand] { $mood ->
        [may] odvolat tuto kartu
       *[do] odvolejte tuto kartu
    }
    [unrest-pile] { $mood ->
        [may] vrátit tuto kartu do balíčku nepokojů
       *[do] vraťte tuto kartu do balíčku nepokojů
    }
   *[discard] { $mood ->
        [may] opustit tuto kartu
       *[do] opusťte tuto kartu
    }{ $gains ->
        [none] { "" }
       *[other] { " " }a { $mood ->
            [may] získat
           *[do] získejte
        } všechny { $gains ->
            [material] { ICON("material", "suroviny") }
            [population] { ICON("population", "obyvatele") }
           *[progress] { ICON("progress", "pokroky") }
        } z ní
    }
}
imperium-give-each = { $mood ->
    [may] dát
   *[do] dejte
} každému protihráči { $what }{ $then ->
    [none] { "" }
   *[other] ; { $then }
}
imperium-find = { $mood ->
    [may] najít
   *[do] najděte
} { $where ->
    [none] { $what }
   *[other] { $what } { $where }
}{ $open ->
    [no] { " " }a{ " " }
   *[other] ,{ " " }
}{ $to ->
    [hand] { $mood ->
        [may] vzít nalezenou kartu do ruky
       *[do] vezměte nalezenou kartu do ruky
    }
    [history] { $mood ->
        [may] zařadit nalezenou kartu do historie
       *[do] zařaďte nalezenou kartu do historie
    }
   *[discard] { $mood ->
        [may] odložit nalezenou kartu na svůj odhazovací balíček
       *[do] odložte nalezenou kartu na svůj odhazovací balíček
    }
}
imperium-free-play = { $mood ->
    [may] zahrát
   *[do] zahrajte
} { $what } jako volnou akci{ $any_state ->
    [yes] { " " }bez ohledu na svou stavovou kartu
   *[no] { "" }
}
imperium-play-from = { $mood ->
    [may] zahrát
   *[do] zahrajte
} { $what } (jako obvykle za akci)
imperium-take-unrest = { $mood ->
    [may] vzít
    [they] vezme
   *[do] vezměte
} { $n ->
    [1] { ICON("unrest", "kartu nepokojů") }
    [few] { $n } { ICON("unrest", "karty nepokojů") }
   *[other] { $n } { ICON("unrest", "karet nepokojů") }
}
imperium-acquire = { $again ->
    [yes] znovu si{ " " }
   *[no] { "" }
}{ $mood ->
    [may] { $again ->
        [yes] nárokovat
       *[no] nárokovat si
    }
    [they] nárokuje si
   *[do] nárokujte si
} { $wide ->
    [yes] takovou kartu z nabídky, na které leží { imperium-token }
   *[no] { $what }
}{ $exile ->
    [also] { " " }z nabídky nebo z vyhnanství
    [only] { " " }z vyhnanství
   *[no] { "" }
}{ $wide ->
    [yes] { "" }
   *[no] { $token ->
        [none] { "" }
       *[other] , na které leží { imperium-token }
    }
}{ $but ->
    [none] { "" }
   *[other] { " " }(ale ne s ikonou { $but })
}
imperium-token = { $token ->
    [material] { ICON("material", "suroviny") }
    [population] { ICON("population", "obyvatelé") }
   *[progress] { ICON("progress", "pokroky") }
}
imperium-break-through = { $mood ->
    [may] učinit průlom { $what }
    [they] učiní průlom { $what }
   *[do] učiňte průlom { $what }
}{ $exile ->
    [yes] { " " }(smíte zvolit i kartu z vyhnanství)
   *[no] { "" }
}
imperium-take-fame = { $mood ->
    [may] vzít
   *[do] vezměte
} do ruky vrchní { ICON("fame", "kartu věhlasu") }
imperium-look-fame = { $mood ->
    [may] podívat se
   *[do] podívejte se
} na { $n ->
    [few] vrchní { $n } { ICON("fame", "karty věhlasu") }
   *[other] vrchních { $n } { ICON("fame", "karet věhlasu") }
} a { $mood ->
    [may] jednu z nich vzít do ruky
   *[do] jednu z nich vezměte do ruky
}
imperium-develop = { $mood ->
    [may] vybudovat kartu
   *[do] vybudujte kartu
}{ $free ->
    [yes] { " " }zdarma
   *[no] { "" }
}
imperium-look-nation = { $mood ->
    [may] podívat se
   *[do] podívejte se
} na vrchní kartu svého balíčku národa
imperium-shuffle-nation = { $mood ->
    [may] zamíchat
   *[do] zamíchejte
} svůj balíček národa
imperium-nation-to-bottom = { $mood ->
    [may] dát
   *[do] dejte
} tu kartu dospod balíčku národa
imperium-nation-to-discard = { $mood ->
    [may] odložit
   *[do] odložte
} vrchní kartu svého balíčku národa na odhazovací balíček
imperium-swap-nation = { $mood ->
    [may] vyměnit
   *[do] vyměňte
} kartu z ruky za vrchní kartu svého balíčku národa
imperium-exile-market = { $mood ->
    [may] vyhostit
   *[do] vyhostěte
} kartu z nabídky
imperium-swap-exile = { $mood ->
    [may] vyměnit
   *[do] vyměňte
} kartu v nabídce za kartu z vyhnanství
imperium-gamble = { $mood ->
    [may] jmenovat
   *[do] jmenujte
} jeden ze symbolů { ICON("uncivilised", "necivilizovaná") }, { ICON("civilised", "civilizovaná") }, { ICON("region", "území") } nebo { ICON("tributary", "poddaní") } a { $mood ->
    [may] odkrýt
   *[do] odkryjte
} vrchní kartu hlavního balíčku: má-li ten symbol, vezměte ji do ruky; jinak ji vyhostěte
imperium-copy-exhaust = { $mood ->
    [may] použít
   *[do] použijte
} { ICON("exhaust", "aktivační schopnost") } { ICON("pinned", "připnuté") } karty některého soupeře, jako by byla na této kartě
imperium-convert = do konce tahu { $mood ->
    [may] považovat
   *[do] považujte
} 1 ikonu { $icon ->
    [fertile] { ICON("grain", "úrodné půdy") }
    [river] { ICON("drop", "řeky") }
   *[production] { ICON("purse", "produkce") }
} za 3 ikony { ICON("purse", "produkce") }
imperium-ignore-state = u příští karty, kterou v tomto tahu zahrajete, { $mood ->
    [may] ignorovat
   *[do] ignorujte
} ikonu { imperium-state-icon }
imperium-flip-state = { $mood ->
    [may] otočit
   *[do] otočte
} svou stavovou kartu na stranu { ICON("empire", "říše") }
imperium-end-game = spouští se konec hry
imperium-advance-journey = { $replace ->
    [yes] { $mood ->
        [may] nahradit tuto kartu kartou { $the }
       *[do] nahraďte tuto kartu kartou { $the }
    }
   *[no] { $mood ->
        [may] otočit tuto kartu
       *[do] otočte tuto kartu
    }
}
imperium-flip-king = otočte tuto kartu; tím se spouští konec hry
imperium-garrison-quest = { $mood ->
    [may] zde vytvořit posádku z jedné nadcházející výpravy
   *[do] vytvořte zde posádku z jedné nadcházející výpravy
}
imperium-quest-to = { $to ->
    [hand] { $mood ->
        [may] vzít aktivní výpravu do ruky
       *[do] vezměte aktivní výpravu do ruky
    }
   *[discard] { $mood ->
        [may] odložit aktivní výpravu na odhazovací balíček
       *[do] odložte aktivní výpravu na odhazovací balíček
    }
}
imperium-reveal-attacks = odkryjte svou ruku, dobírací i odhazovací balíček a všechny { ICON("attack-card", "útočné karty") } z nich zařaďte do historie

## What a card states while it is in play
imperium-hand-size = váš limit karet v ruce je o { $n } vyšší
imperium-cheaper-unrest = { $cards ->
    [0] zahrání { ICON("unrest", "karty nepokojů") } vás stojí o { $less } méně, nejméně však { $least }
    [one] zahrání { ICON("unrest", "karty nepokojů") } vás stojí o { $less } nebo o { $cards } kartu méně, nejméně však { $least }
    [few] zahrání { ICON("unrest", "karty nepokojů") } vás stojí o { $less } nebo o { $cards } karty méně, nejméně však { $least }
   *[other] zahrání { ICON("unrest", "karty nepokojů") } vás stojí o { $less } nebo o { $cards } karet méně, nejméně však { $least }
}
imperium-cheaper-develop = vybudování karty vás stojí o { $less } méně
imperium-less-material = { imperium-amount-material }
imperium-less-population = { imperium-amount-population }
imperium-less-progress = { imperium-amount-progress }
imperium-any-state = { $attacks ->
    [yes] vaše karty { $names } a vaše { ICON("attack-card", "útočné karty") } ztrácejí ikonu { imperium-state-icon }
   *[no] vaše karty { $names } ztrácejí ikonu { imperium-state-icon }
}
imperium-state-icon = { $state ->
    [barbarian] { ICON("barbarian", "barbarů") }
   *[empire] { ICON("empire", "říše") }
}
imperium-reach-exile = z vyhnanství si smíte nárokovat { $what } stejně jako z nabídky
imperium-counts-as = tato karta se počítá jako { $n } { $suit ->
    [region] { ICON("region", "území") }
   *[other] karty
}
imperium-free-plays = karty s ikonou { $pictures } smíte zahrát jako volnou akci
imperium-one-more-fame = kdykoli se díváte na karty balíčku { ICON("fame", "věhlasu") }, podívejte se na jednu navíc
imperium-no-history = karty, které by měly být zařazeny do vaší historie, místo toho odhoďte
imperium-holds-quest = karta z balíčku budování, která je zde v posádce, je vaše aktivní výprava
imperium-last-quest = s touto kartou nelze mezi nadcházejícími výpravami nic udělat, dokud není poslední z nich
imperium-fewer-masks = když musíte kvůli účinku karty odhodit { ICON("mask", "masky") }, můžete tuto kartu aktivovat a odhodit o 1 { ICON("mask", "masku") } méně
imperium-masks-from-here = když musíte kvůli účinku karty odhodit { ICON("mask", "masky") }, můžete místo nich opustit karty z posádky této karty
imperium-defend = když jiný hráč zahraje { ICON("attack-card", "útočnou kartu") }, můžete { CLITIC($cost) } a účinky útoku na sebe ignorovat{ $exhaust ->
    [yes] { " " }(i v jeho tahu)
   *[no] { "" }
}
imperium-defend-demand = když jiný hráč zahraje { ICON("attack-card", "útočnou kartu") }, ignorujte její účinky na sebe, ledaže { $cost }
imperium-exhaust-self = { $mood ->
    [may] aktivovat tuto kartu
   *[do] aktivujte tuto kartu
}
imperium-attacker-pays = vám dá { $goods }
imperium-react = { $how ->
    [they] můžete tuto kartu aktivovat: { $effect }
    [to] můžete tuto kartu aktivovat, { $effect }
   *[do] můžete tuto kartu aktivovat a { $effect }
}
imperium-when-played = když zahrajete { $what }{ $origin ->
    [none] { "" }
   *[other] { " " }{ $origin }
}, { $react }
imperium-when-returned = když vrátíte { ICON("unrest", "kartu nepokojů") }, { $react }
imperium-when-took = když vezmete { ICON("unrest", "kartu nepokojů") }, { $react }
imperium-when-acquired = když si nárokujete { $what }, { $react }
imperium-when-acquired-exiled = když si nárokujete { $what } z vyhnanství, { $react }
imperium-when-got = když si nárokujete { $what } nebo učiníte průlom { $for }, { $react }
imperium-when-market-tokens = když získáte z nabídky kartu, na které leží { imperium-good }, { $react }
imperium-good = { $good ->
    [material] { ICON("material", "suroviny") }
    [population] { ICON("population", "obyvatelé") }
   *[progress] { ICON("progress", "pokroky") }
}
imperium-when-gained-from = když získáte { ICON("material", "suroviny") } z vyložené karty s ikonou { $icon ->
    [fertile] { ICON("grain", "úrodné půdy") }
    [river] { ICON("drop", "řeky") }
   *[production] { ICON("purse", "produkce") }
}, { $react }
imperium-when-paid = kdykoli zaplatíte { $good ->
    [material] { ICON("material", "suroviny") }
    [population] { ICON("population", "obyvatele") }
   *[progress] { ICON("progress", "pokroky") }
}, { $react }
imperium-when-looked-fame = kdykoli si prohlédnete karty balíčku { ICON("fame", "věhlasu") }, { $react }
imperium-when-sunk = když potopíte kartu, { $react }
imperium-when-left-play = když karta { $the } přestane být vyložená, { $react }
imperium-when-deck-empty = když se váš dobírací balíček vyprázdní, { $react }
imperium-instead-cleanup-token = když máte při úklidu položit { ICON("progress", "pokrok") } na kartu v nabídce, místo toho { CLITIC($effect) }
imperium-instead-gain-material = když máte získat { ICON("material", "suroviny") }, místo toho { CLITIC($effect) }

## What is selected: a noun in the form wanted
imperium-some = { $many ->
    [upto] až { $n } { $noun }
    [any] libovolný počet { $noun }
    [all] všechny { $noun }
   *[exactly] { $n ->
        [1] { $noun }
       *[other] { $n } { $noun }
    }
}
imperium-per = { $zone ->
    [owned] za { $noun }
    [play] za { $noun }
   *[other] za { $noun } { $where }
}
imperium-from = { $what } { $source }
imperium-hosting = { $what } s { $guest } v posádce
imperium-cards-card = { $form ->
    [few] karty
    [many] karet
    [gen] z karty v ruce
    [each] každou svou kartu
    [every] { $zone ->
        [exile] { $grade ->
            [few] každé { $every } karty
           *[many] každých { $every } karet
        }
       *[other] { $grade ->
            [few] každé { $every } své karty
           *[many] každých { $every } svých karet
        }
    }
   *[one] kartu
}
imperium-cards-region = { $form ->
    [each] { $zone ->
        [play] každé své vyložené { ICON("region", "území") }
       *[other] každé své { ICON("region", "území") }
    }
    [every] { $grade ->
        [few] každá { $every } svá { ICON("region", "území") }
       *[many] každých { $every } svých { ICON("region", "území") }
    }
    [break] v { ICON("region", "území") }
   *[one] { ICON("region", "území") }
}
imperium-cards-uncivilised = { $form ->
    [few] { ICON("uncivilised", "necivilizované karty") }
    [many] { ICON("uncivilised", "necivilizovaných karet") }
    [each] každou svou { ICON("uncivilised", "necivilizovanou kartu") }
    [every] { $grade ->
        [few] každé { $every } své { ICON("uncivilised", "necivilizované karty") }
       *[many] každých { $every } svých { ICON("uncivilised", "necivilizovaných karet") }
    }
    [break] v { ICON("uncivilised", "necivilizovaných kartách") }
   *[one] { ICON("uncivilised", "necivilizovanou kartu") }
}
imperium-cards-civilised = { $form ->
    [few] { ICON("civilised", "civilizované karty") }
    [many] { ICON("civilised", "civilizovaných karet") }
    [each] každou svou { ICON("civilised", "civilizovanou kartu") }
    [every] { $grade ->
        [few] každé { $every } své { ICON("civilised", "civilizované karty") }
       *[many] každých { $every } svých { ICON("civilised", "civilizovaných karet") }
    }
    [break] v { ICON("civilised", "civilizovaných kartách") }
   *[one] { ICON("civilised", "civilizovanou kartu") }
}
imperium-cards-tributary = { $form ->
    [few] { ICON("tributary", "karty poddaných") }
    [many] { ICON("tributary", "karet poddaných") }
    [each] každou svou { ICON("tributary", "kartu poddaných") }
    [every] { $grade ->
        [few] každé { $every } své { ICON("tributary", "karty poddaných") }
       *[many] každých { $every } svých { ICON("tributary", "karet poddaných") }
    }
    [break] v { ICON("tributary", "poddaných") }
   *[one] { ICON("tributary", "kartu poddaných") }
}
imperium-cards-fame = { $form ->
    [few] { ICON("fame", "karty věhlasu") }
    [many] { ICON("fame", "karet věhlasu") }
    [each] každou svou { ICON("fame", "kartu věhlasu") }
    [every] { $grade ->
        [few] každé { $every } své { ICON("fame", "karty věhlasu") }
       *[many] každých { $every } svých { ICON("fame", "karet věhlasu") }
    }
   *[one] { ICON("fame", "kartu věhlasu") }
}
imperium-cards-unrest = { $form ->
    [few] { ICON("unrest", "karty nepokojů") }
    [many] { ICON("unrest", "karet nepokojů") }
    [gen] z { ICON("unrest", "karty nepokojů") }
   *[one] { ICON("unrest", "kartu nepokojů") }
}
imperium-cards-city = { ICON("city", "město") }
imperium-cards-river = kartu s ikonou { ICON("drop", "řeky") }
imperium-cards-fertile = kartu s ikonou { ICON("grain", "úrodné půdy") }
imperium-cards-fertile-river = kartu s ikonou { ICON("drop", "řeky") } nebo { ICON("grain", "úrodné půdy") }
imperium-cards-knight = { $form ->
    [few] { ICON("knight", "rytíře") }
    [many] { ICON("knight", "rytířů") }
    [guest] { ICON("knight", "rytířem") }
    [each] každého svého { ICON("knight", "rytíře") }
   *[one] { ICON("knight", "rytíře") }
}
imperium-cards-mask = { $form ->
    [few] { ICON("mask", "masky") }
    [many] { ICON("mask", "masek") }
   *[one] { ICON("mask", "masku") }
}
imperium-cards-scroll = { $form ->
    [few] { ICON("scroll", "svitky") }
    [many] { ICON("scroll", "svitků") }
    [gen] ze { ICON("scroll", "svitku") }
   *[one] { ICON("scroll", "svitek") }
}
imperium-cards-attack = { ICON("attack-card", "útočnou kartu") }
imperium-cards-pinned = { ICON("pinned", "připnutou kartu") }
imperium-cards-pinned-not-region = { $form ->
    [each] každou svou vyloženou { ICON("pinned", "připnutou kartu") } kromě { ICON("region", "území") }
    [every] { $grade ->
        [few] každé { $every } své vyložené { ICON("pinned", "připnuté karty") } kromě { ICON("region", "území") }
       *[many] každých { $every } svých vyložených { ICON("pinned", "připnutých karet") } kromě { ICON("region", "území") }
    }
   *[one] { ICON("pinned", "připnutou kartu") } kromě { ICON("region", "území") }
}
imperium-cards-variable = { $form ->
    [each] každou svou kartu s proměnlivými body (i tuto)
    [break] v kartách s proměnlivými body
   *[one] kartu s proměnlivými body
}
imperium-cards-barbarian = kartu s ikonou { ICON("barbarian", "barbarů") }
imperium-cards-empire = kartu s ikonou { ICON("empire", "říše") }
imperium-cards-not-unrest = kartu (ne { ICON("unrest", "nepokoje") })
imperium-cards-quest = { $but ->
    [none] nadcházející výpravu
   *[other] nadcházející výpravu (ale ne kartu { $but })
}
imperium-cards-named = { $form ->
    [few] karty { $name }
    [guest] kartou { $name }
    [each] každou svou vyloženou kartu { $name }
   *[one] kartu { $name }
}
imperium-icons = { $form ->
    [each] { $zone ->
        [play] každou svou ikonu { $pictures } mezi vyloženými kartami
       *[other] každou svou ikonu { $pictures }
    }
   *[every] { $grade ->
        [few] každé { $every } své ikony { $pictures }
       *[many] každých { $every } svých ikon { $pictures }
    }
}
imperium-picture-production = { ICON("purse", "produkce") }
imperium-picture-fertile = { ICON("grain", "úrodné půdy") }
imperium-picture-river = { ICON("drop", "řeky") }
imperium-picture-city = { ICON("city", "města") }
imperium-picture-metropolis = { ICON("metropolis", "metropole") }
imperium-picture-knight = { ICON("knight", "rytíře") }
imperium-picture-mask = { ICON("mask", "masky") }
imperium-picture-scroll = { ICON("scroll", "svitku") }
imperium-it = { $deed ->
    [imperium-acquire] nárokovanou kartu
    [imperium-draw] dobranou kartu
   *[other] tu kartu
}
imperium-those = jednu z nich
imperium-held-material = { $form ->
    [least] máte-li aspoň { imperium-amount-material }
   *[each] { $n ->
        [1] za každou svou { ICON("material", "surovinu") }
        [few] za každé { imperium-amount-material }, které máte
       *[other] za každých { imperium-amount-material }, které máte
    }
}
imperium-held-population = { $form ->
    [least] máte-li aspoň { imperium-amount-population }
   *[each] { $n ->
        [1] za každého svého { ICON("population", "obyvatele") }
        [few] za každé { imperium-amount-population }, které máte
       *[other] za každých { imperium-amount-population }, které máte
    }
}
imperium-held-progress = { $form ->
    [least] máte-li aspoň { imperium-amount-progress }
   *[each] { $n ->
        [1] za každý svůj { ICON("progress", "pokrok") }
        [few] za každé { imperium-amount-progress }, které máte
       *[other] za každých { imperium-amount-progress }, které máte
    }
}
imperium-amount-material = { $n } { $case ->
    [nom] { $n ->
        [one] { ICON("material", "surovina") }
        [few] { ICON("material", "suroviny") }
       *[other] { ICON("material", "surovin") }
    }
   *[acc] { $n ->
        [one] { ICON("material", "surovinu") }
        [few] { ICON("material", "suroviny") }
       *[other] { ICON("material", "surovin") }
    }
}
imperium-amount-population = { $n } { $case ->
    [nom] { $n ->
        [one] { ICON("population", "obyvatel") }
        [few] { ICON("population", "obyvatelé") }
       *[other] { ICON("population", "obyvatel") }
    }
   *[acc] { $n ->
        [one] { ICON("population", "obyvatele") }
        [few] { ICON("population", "obyvatele") }
       *[other] { ICON("population", "obyvatel") }
    }
}
imperium-amount-progress = { $n } { $n ->
    [one] { ICON("progress", "pokrok") }
    [few] { ICON("progress", "pokroky") }
   *[other] { ICON("progress", "pokroků") }
}
imperium-times = { $n ->
    [2] dvakrát po sobě
   *[other] { $n }× po sobě
}
imperium-state-is = { $form ->
    [whom] { $state ->
        [barbarian] kdo má stav { ICON("barbarian", "barbarů") }
       *[empire] který je { ICON("empire", "říší") }
    }
   *[if] { $state ->
        [barbarian] jste-li { ICON("barbarian", "barbaři") }
       *[empire] jste-li { ICON("empire", "říše") }
    }
}
imperium-in-play = je-li vyložena karta { $the }
imperium-in-history = je-li ve vaší historii karta { $the }
imperium-was = { $sort ->
    [attack] byla-li to { ICON("attack-card", "útočná karta") }
   *[icon] { $deed ->
        [imperium-give-each] kdo dostal kartu s ikonou { $icon }
        [imperium-abandon] { $lacks ->
            [yes] nemá-li opuštěná karta ikonu { $icon }
           *[no] má-li opuštěná karta ikonu { $icon }
        }
       *[other] { $lacks ->
            [yes] nemá-li ta karta ikonu { $icon }
           *[no] má-li ta karta ikonu { $icon }
        }
    }
}
imperium-others-unrest = za každou { ICON("unrest", "kartu nepokojů") }, kterou bodují protihráči
imperium-players-below = za každého hráče, který má méně { $good ->
    [material] { ICON("material", "surovin") }
    [population] { ICON("population", "obyvatel") }
   *[progress] { ICON("progress", "pokroků") }
} než vy
imperium-whom-play = který má vyložené { $noun }
imperium-at-least-here = jsou-li v posádce této karty aspoň { $least } { $noun }
imperium-at-least-play = máte-li vyložené aspoň { $least } { $noun }
imperium-at-most-active-quest = není-li žádná výprava aktivní
imperium-where-play = mezi vyloženými kartami
imperium-where-owned = kdekoli
imperium-where-history = v historii
imperium-where-here = v posádce této karty
imperium-where-garrisoned = v posádkách
imperium-where-exile = ve vyhnanství
imperium-where-hand = v ruce
imperium-where-discard = v odhazovacím balíčku
imperium-where-draw = v dobíracím balíčku
imperium-where-sunken = mezi potopenými kartami
imperium-where-nation = v balíčku národa
imperium-where-development = v balíčku budování
imperium-where-quests = mezi nadcházejícími výpravami
imperium-where-active-quest = na místě aktivní výpravy
imperium-where-market = v nabídce
imperium-where-unrest-pile = v balíčku nepokojů
imperium-source = { $zones }
imperium-source-hand = z ruky
imperium-source-discard = z odhazovacího balíčku
imperium-source-draw = z dobíracího balíčku
imperium-source-play = z vyložených karet
imperium-source-garrisoned = ze svých posádek
imperium-source-here = z posádky této karty
imperium-source-history = z historie
imperium-source-quests = z nadcházejících výprav
imperium-source-active-quest = z místa aktivní výpravy
imperium-inside-hand = v ruce
imperium-inside-discard = v odhazovacím balíčku
imperium-inside-draw = v dobíracím balíčku
imperium-inside-nation = v balíčku národa

## Points
imperium-score-base = { score-base }
imperium-score-per = { imperium-score-base } { $what }
imperium-score-every = { $what }
imperium-score-more = { $before }, a k tomu { imperium-score-base } { $what }
imperium-score-where-play = { $points }, je-li vyložená
imperium-score-where-history = { $points }, je-li v historii
imperium-score-where-garrisoned = { $points }, je-li v posádce
imperium-score-unless-play = { $points }, není-li vyložená
imperium-score-also = { $first }, { $rest }
imperium-score-else = { $first }, jinak { $points }

## The sections of a card's text
imperium-free = Volná akce
imperium-needs = { $where ->
    [play] { $n ->
        [one] Lze zahrát, jen je-li vyložena karta { $play }
       *[other] Lze zahrát, jen jsou-li vyloženy karty { $play }
    }
    [history] Lze zahrát, jen máte-li v historii kartu { $history }
   *[both] Lze zahrát, jen je-li vyložena karta { $play } a v historii máte kartu { $history }
}
imperium-unplayable = Nelze zahrát
imperium-no-garrison = Nelze z ní vytvořit posádku
imperium-enters-play = Když ji získáte, přijde rovnou mezi vyložené karty
imperium-fixed = Nelze ji opustit ani odvolat
imperium-section-play = { $effect }
imperium-section-exhaust = { ICON("exhaust", "Aktivujte") }: { $effect }
imperium-section-passive = Pasivní: { $effect }
imperium-section-solstice = { ICON("solstice", "Slunovrat") }: { $effect }
imperium-section-note = { $effect }
imperium-section-king = Místo abyste si tuto kartu vzali, vyhodnoťte ji (každý hráč jednou za hru): { $effect }
imperium-section-gained = Když ji odkládáte z balíčku národa: { $effect }
imperium-section-entered = Když bude vyložena: { $effect }
imperium-section-end = Před bodováním i před sčítáním při kolapsu: { $effect }
imperium-section-worth = { ICON("hourglass", "Hodnota") }: { $effect }

## The lobby
setup-imperium-blurb = Veďte svůj národ od prvních kmenů k říši: s balíčkem, který roste s každým zamícháním, se společnou nabídkou a s nepokoji, které mohou všechno rozvrátit. Pro 2 až 4 hráče.
setup-imperium-box = Krabice
setup-imperium-box-help = Za které národy se dá hrát.
setup-imperium-box-classics = Dějiny
setup-imperium-box-classics-help = Kartaginci, Keltové, Řekové, Makedoňané, Peršané, Římané, Skytové a Vikingové.
setup-imperium-box-legends = Legendy
setup-imperium-box-legends-help = Artušovci, Atlanťané, Egypťané, Maurjové, Mínojci, Olmékové, Čchinové a Utopisté.
setup-imperium-box-both = Obě krabice
setup-imperium-box-both-help = Všech šestnáct národů. Poddaní stejného jména, jako je některý hrající národ, se nahradí kartami z druhé krabice.
setup-imperium-commons = Společné karty
setup-imperium-commons-help = Z které krabice jsou karty nabídky, věhlasu a nepokojů.
setup-imperium-commons-box = Podle krabice
setup-imperium-commons-box-help = Ze zvolené krabice; při obou krabicích z Dějin.
setup-imperium-commons-classics = Společné karty Dějin
setup-imperium-commons-classics-help = Nabídka starověkého světa.
setup-imperium-commons-legends = Společné karty Legend
setup-imperium-commons-legends-help = Nabídka z krabice Legendy.
setup-imperium-nations = Národy
setup-imperium-nations-help = Žádný národ se nehraje dvakrát.
setup-imperium-nations-random = Náhodně
setup-imperium-nations-random-help = Každému místu se vylosuje národ z krabice.
setup-imperium-nations-choose = Vyberou hráči
setup-imperium-nations-choose-help = U stolu v pořadí tahů, s radou ke každému národu.
setup-imperium-sides = Strany karet moci
setup-imperium-sides-help = Každá karta moci má dvě strany.
setup-imperium-sides-b = Strana B pro všechny
setup-imperium-sides-b-help = Jednodušší, doporučená pro první hry.
setup-imperium-sides-b-brief = B
setup-imperium-sides-a = Strana A pro všechny
setup-imperium-sides-a-help = Více k přemýšlení.
setup-imperium-sides-a-brief = A
setup-imperium-sides-choose = Vyberou hráči
setup-imperium-sides-choose-help = U stolu v pořadí tahů.
setup-imperium-sides-random = Náhodně
setup-imperium-sides-random-help = Každému místu se strana vylosuje.

phase-imperium-setup = Příprava
phase-imperium-waiting = Tah
phase-imperium-activate = Aktivace
phase-imperium-innovate = Inovace
phase-imperium-revolt = Vzdorování
phase-imperium-cleanup = Úklid
phase-imperium-solstice = Slunovrat
phase-imperium-ending = Bodování

category-imperium-progress = Pokrok
category-imperium-progress-help = 1 bod za každý žeton
category-imperium-power = Karta moci
category-imperium-power-help = podle jejího textu
category-imperium-play = Vyložené karty
category-imperium-play-help = vyložené karty
category-imperium-garrison = Posádky
category-imperium-garrison-help = karty pod jinými kartami
category-imperium-history = Historie
category-imperium-history-help = karty zařazené do historie
category-imperium-sunken = Potopené
category-imperium-sunken-help = karty, které se potopily
category-imperium-hand = Ruka
category-imperium-hand-help = karty, které zbyly v ruce
category-imperium-draw = Dobírací balíček
category-imperium-draw-help = karty, které zbyly v balíčku
category-imperium-discard = Odhazovací balíček
category-imperium-discard-help = karty v odhazovacím balíčku

filter-imperium-nation = Národ
filter-imperium-suit = Symbol
filter-imperium-box = Krabice
filter-imperium-state = Stav

ending-imperium-main-deck = Hlavní balíček je prázdný: po jednom dalším kole se sčítají body.
ending-imperium-development = Některý národ vybudoval svou poslední kartu: po jednom dalším kole se sčítají body.
ending-imperium-king = Král králů byl otočen: po jednom dalším kole se sčítají body.
ending-imperium-harald = Přišel Harald Hardrada: po jednom dalším kole se sčítají body.
ending-imperium-graal = Grál byl nalezen: po jednom dalším kole se sčítají body.
ending-imperium-shangri-la = Šangri-La má 24 obyvatel: po jednom dalším kole se sčítají body.
ending-imperium-collapse = Kolaps: v balíčku nepokojů nezbyla žádná karta. Vítězí, kdo má nejméně karet nepokojů.
tie-imperium-shared = Rovnost: o vítězství se dělíte.
tie-imperium-points = Rovnost v počtu karet nepokojů ({ $n }); více bodů ({ $points }) má { $seat }.

## Words of the cards
imperium-suit-region = území
imperium-suit-uncivilised = necivilizovaná
imperium-suit-civilised = civilizovaná
imperium-suit-tributary = poddaní
imperium-suit-fame = věhlas
imperium-suit-unrest = nepokoje
imperium-suit-power = mocnost
imperium-suit-variable = proměnlivé body
imperium-type-city = město
imperium-type-metropolis = metropole
imperium-type-knight = rytíř
imperium-type-mask = maska
imperium-type-scroll = svitek
imperium-type-pinned = připnutá
imperium-type-attack = útok
imperium-state-barbarian = barbaři
imperium-state-empire = říše
imperium-box-classics = Dějiny
imperium-box-legends = Legendy
imperium-box-both = obě krabice
imperium-none = žádný
imperium-nothing = nic
imperium-a-card = kartu

imperium-nation-carthaginians = Kartaginci
imperium-nation-celts = Keltové
imperium-nation-greeks = Řekové
imperium-nation-macedonians = Makedoňané
imperium-nation-persians = Peršané
imperium-nation-romans = Římané
imperium-nation-scythians = Skytové
imperium-nation-vikings = Vikingové
imperium-nation-arthurians = Artušovci
imperium-nation-atlanteans = Atlanťané
imperium-nation-egyptians = Egypťané
imperium-nation-mauryans = Maurjové
imperium-nation-minoans = Mínojci
imperium-nation-olmecs = Olmékové
imperium-nation-qin = Čchinové
imperium-nation-utopians = Utopisté
imperium-nation-common = Společné karty

imperium-difficulty = Obtížnost { $stars }. { $advice }
imperium-trait-carthaginians = zboží, sloni
imperium-trait-celts = nájezdy, nepokoje
imperium-trait-greeks = vědění, města
imperium-trait-macedonians = území, posádky
imperium-trait-persians = poddaní, zlato
imperium-trait-romans = dobývání, růst
imperium-trait-scythians = kočování, poklady
imperium-trait-vikings = ságy, loupení
imperium-trait-arthurians = rytíři, výpravy
imperium-trait-atlanteans = potápění, objevy
imperium-trait-egyptians = řeky, pokrok
imperium-trait-mauryans = sloni, mír
imperium-trait-minoans = pokrok, keramika
imperium-trait-olmecs = masky, historie
imperium-trait-qin = školy, Zeď
imperium-trait-utopians = cesta, klid
imperium-advice-carthaginians = Pokládejte suroviny na karty nabídky, které chcete, a získávejte je zpět i s nimi. Jako říše volte mezi Hannibalovými slony a hromadou surovin.
imperium-advice-celts = Berte necivilizované karty a ostatní zaplavte nepokoji. Blahobyt nemáte: živí vás nájezdy, druidi a kotel.
imperium-advice-greeks = Vaším bohatstvím je velký balíček: sbírejte karty, města a vědění. Pamatujte si vyhnanství; Maják odtud karty vrací.
imperium-advice-macedonians = Území a zase území: hostí posádky a platí se jimi Sláva. Zahrajte Alexandra včas, ať po něm může přijít Alexandr Veliký.
imperium-advice-persians = Počítá se každá karta poddaných, dobývejte tedy spíš národy než země. Jako říše ostatním zlatem kupujete nepokoje.
imperium-advice-romans = Dobývejte brzy a území měňte za věhlas. Za obyvatele jsou na konci body, takže při tažení nezapomínejte růst.
imperium-advice-scythians = Kočujte: území s mnoha ikonami produkce živí Nomády. Některé poklady nelze zahrát a jen bodují; věhlas počká, až budete říší.
imperium-advice-vikings = Říší se nikdy nestanete a historii nemáte: balíček národa trvá, dokud hru neukončí Harald. Slabé karty dávejte do posádek a pod Ságy.
imperium-advice-arthurians = Shromažďujte rytíře v posádkách a utrácejte je za výpravy; Grál přijde poslední. Buďte připraveni na Gwaith Camlan, který žádá rytíře, nebo nepokoje.
imperium-advice-atlanteans = Začínáte jako říše bez balíčku národa a každou novou kartu musíte vybudovat. Potápění území štědře vynáší, ale nová je třeba najít včas.
imperium-advice-egyptians = Dobře zvažte, v jakém pořadí budujete. Nil mění řeky v bohatství a nejcennější jsou civilizované karty.
imperium-advice-mauryans = Začněte slony a dobýváním. Pak se rozhodněte: Sláva válkou, nebo Ašókův mír s dlouhou historií.
imperium-advice-minoans = Pokrokem platíte vše, co budujete. Keramiku naplňte včas: jako říše ji už znovu nezahrajete.
imperium-advice-olmecs = Bez Blahobytu, Dobývání, Pokroku i Slávy: vaší měnou jsou masky. Bodují jen v historii, a tak se s nimi ve správnou chvíli rozlučte.
imperium-advice-qin = Pokládejte obyvatele na karty, které chcete získat. Zvažte břímě Mandátu Nebes, vyberte si jednu školu a stavte Velkou zeď.
imperium-advice-utopians = Žádný balíček národa, žádné budování a jen tři žetony vyčerpání. Dobírejte zvolna, sbírejte pokrok a projděte čtyři zastavení cesty do Šangri-La.

imperium-keyword-acquire = Nárokování
imperium-keyword-acquire-text = Vezměte do ruky kartu nabídky s jedním z uvedených symbolů, s žetony na ní i s kartou nepokojů pod ní.
imperium-keyword-break-through = Průlom
imperium-keyword-break-through-text = Jmenujte jeden z uvedených symbolů a vezměte takovou kartu: z nabídky bez nepokojů pod ní, nebo vrchní z jejího balíčku; pokud žádný nemá, první takovou z hlavního balíčku.
imperium-keyword-abandon = Opuštění
imperium-keyword-abandon-text = Svou vyloženou připnutou kartu dejte i s posádkou na odhazovací balíček.
imperium-keyword-recall = Odvolání
imperium-keyword-recall-text = Svou vyloženou připnutou kartu vezměte i s posádkou do ruky.
imperium-keyword-garrison = Posádka
imperium-keyword-garrison-text = Pod tuto kartu dejte jinou kartu z ruky. Není ve hře, jde vždy se svým hostitelem a na konci boduje.
imperium-keyword-exile = Vyhnanství
imperium-keyword-exile-text = Vyhoštěná karta jde do společného balíčku vyhnanství. Kartu nabídky s žetony vyhostit nelze; nepokoje pod ní se vracejí do balíčku.
imperium-keyword-history = Historie
imperium-keyword-history-text = Karty pod kartou moci: nejsou ve hře, znáte je jen vy a na konci bodují.
imperium-keyword-sink = Potopení
imperium-keyword-sink-text = Atlanťané dají kartu do balíčku potopy, který na konci boduje; všichni ostatní ji odhodí.
imperium-keyword-find = Hledání
imperium-keyword-find-text = Prohledejte ruku, odhazovací balíček, dobírací balíček a balíček národa, v tomto pořadí; prohledané balíčky zamíchejte. Kartu přerodu najít nelze.
imperium-keyword-develop = Budování
imperium-keyword-develop-text = Zaplaťte cenu jedné karty svého balíčku budování a dejte ji na odhazovací balíček.
imperium-keyword-steal = Krádež
imperium-keyword-steal-text = Vezměte protihráčům uvedené žetony, pokud je mají.
imperium-keyword-unrest = Nepokoje
imperium-keyword-unrest-text = Každá karta nepokojů stojí 2 body. Bere se z balíčku do ruky a vrací se z ruky do balíčku. Když se balíček vyprázdní, nastane kolaps.
imperium-keyword-fame = Věhlas
imperium-keyword-fame-text = Balíček věhlasu leží lícem dolů na Králi králů; ten se vyhodnotí, když karty věhlasu dojdou.
imperium-keyword-free-play = Volná akce
imperium-keyword-free-play-text = Zahrání nestojí akci, ale každou kartu lze takto zahrát jen jednou za tah.
imperium-keyword-exhaust = Aktivační schopnost
imperium-keyword-exhaust-text = V tahu s aktivací na kartu položte žeton vyčerpání a použijte její schopnost, do úklidu jen jednou.
imperium-keyword-solstice = Slunovrat
imperium-keyword-solstice-text = Vyhodnotí se na konci každého kola, dokud je karta vyložená.
imperium-keyword-passive = Pasivní schopnost
imperium-keyword-passive-text = Platí, dokud je karta vyložená.
imperium-keyword-quest = Výprava
imperium-keyword-quest-text = Karty balíčku výprav jsou nadcházející; aktivní je ta, která leží pod Dvorem krále Artuše.
imperium-keyword-journey = Putování
imperium-keyword-journey-text = Dvě karty se čtyřmi stranami; platí jen ta, která leží navrchu.
imperium-keyword-pinned = Připnutá
imperium-keyword-pinned-text = Po zahrání zůstává vyložená.
imperium-keyword-attack = Útok
imperium-keyword-attack-text = Škodí protihráčům, kteří se mohou bránit dřív, než účinek nastane.

## Icons, as they are read aloud
icon-material = suroviny
icon-population = obyvatelé
icon-progress = pokrok
icon-region = území
icon-uncivilised = necivilizovaná karta
icon-civilised = civilizovaná karta
icon-tributary = poddaní
icon-fame = věhlas
icon-unrest = nepokoje
icon-power = mocnost
icon-purse = produkce
icon-grain = úrodná půda
icon-drop = řeka
icon-city = město
icon-metropolis = metropole
icon-knight = rytíř
icon-mask = maska
icon-scroll = svitek
icon-barbarian = barbaři
icon-empire = říše
icon-pinned = připnutá
icon-attack-card = útok
icon-action-token = akce
icon-exhaust = aktivační schopnost
icon-solstice = slunovrat
icon-acquire = nárokování
icon-break-through = průlom
icon-abandon = opuštění
icon-recall = odvolání
icon-garrison = posádka
icon-exile = vyhnanství
icon-history = historie
icon-sink = potopení
icon-find = hledání
icon-develop = budování
icon-steal = krádež
icon-give = darování
icon-draw = dobrání karet
icon-discard = odhození
icon-hand = limit karet v ruce
icon-cheaper = zlevnění
icon-free-play = volná akce
icon-market = nabídka
icon-nation = balíček národa
icon-quest = výprava
icon-journey = putování

## Options
imperium-option-activate = Aktivovat
imperium-option-innovate = Inovovat
imperium-option-revolt = Vzdorovat
imperium-option-play = Zahrát: { $card }
imperium-option-free = Zahrát jako volnou akci: { $card }
imperium-option-exhaust = Aktivovat: { $card }
imperium-option-stop = Ukončit tah
imperium-option-hand = { $card }
imperium-option-discard = { $card } z odhazovacího balíčku
imperium-option-deck = { $card } z balíčku
imperium-option-history = { $card } z historie
imperium-option-table = { $card }
imperium-option-unrest = { $place ->
    [discard] { $n } × { $card } z odhazovacího balíčku
   *[hand] { $n } × { $card }
}
imperium-option-suit = { $suit }
imperium-option-top = Vzít vrchní kartu příslušného balíčku
imperium-option-dig = Odkrývat karty hlavního balíčku
imperium-option-pay = Zaplatit { $progress } za { $goods }
imperium-option-pay-none = Bez nahrazení pokrokem
imperium-option-number = { $n }
imperium-option-search = Hledat dál v balíčcích
imperium-option-suffer = Nechat účinek působit
imperium-option-ignore = Ignorovat účinek
imperium-option-nation = { $nation }
imperium-option-side = Strana { $side }

## Questions
imperium-ask-next = Která schopnost bude další?
imperium-why-next = Najednou reaguje několik vašich karet; jejich pořadí určujete vy.
imperium-ask-pay = Jak zaplatíte { $goods }?
imperium-why-pay = 1 pokrok nahradí 1 obyvatele nebo 2 suroviny; přeplatek se nevrací.
imperium-ask-suffer = Necháte na sebe kartu { $card } působit?
imperium-why-suffer = Před kartou { $card } jste chráněni: kterýkoli z jejích účinků můžete ignorovat.
imperium-ask-waive = Aktivujete kartu { $card }?
imperium-why-waive = { $text }
imperium-ask-give = Kterou kartu od vás dostane { $seat }?
imperium-why-give = { $card }: každý protihráč dostane kartu podle vaší volby.
imperium-ask-order = Kterou kartu vrátíte jako další?
imperium-why-order = Karty se vracejí na balíček věhlasu; ta, kterou zvolíte poslední, bude navrchu.
imperium-ask-react = Aktivujete kartu { $card }?
imperium-why-react = { $text }
imperium-ask-defend = Jak se budete bránit kartě { $card }?
imperium-why-defend = Karta { $card } je útok. Než začne působit, můžete se chránit.
imperium-ask-tribute = Zaplatíte za kartu { $card }, kterou má { $seat }?
imperium-why-tribute = Pokud 1 pokrok nedáte, lze tam kartu { $attack } ignorovat.
imperium-ask-way = Jaký bude váš tah?
imperium-why-way = Při aktivaci hrajete karty a používáte schopnosti, při inovaci odhodíte ruku a učiníte průlom, při vzdorování vrátíte karty nepokojů z ruky.
imperium-ask-act = Co uděláte?
imperium-why-act = Každá zahraná karta stojí akci, volné akce nic; každá aktivační schopnost potřebuje žeton vyčerpání.
imperium-ask-token = Na kterou kartu položíte pokrok?
imperium-why-token = Úklid: 1 pokrok ze společné zásoby přijde na kartu v nabídce.
imperium-ask-develop = Vybudujete kartu?
imperium-why-develop = Obnovuje se váš dobírací balíček: jako říše můžete zaplatit jednu kartu balíčku budování, která přijde do nového balíčku.
imperium-ask-solstice = Která schopnost slunovratu bude další?
imperium-why-solstice = Pořadí svých schopností slunovratu určujete vy.
imperium-ask-nation = Který národ povedete?
imperium-why-nation = Národy se vybírají v pořadí tahů; žádný nemůže hrát dvakrát.
imperium-ask-side = Kterou stranu karty moci použijete?
imperium-why-side = Strana A dává víc schopností, strana B víc bodů; pro první hry se hodí B.
imperium-why-innovate = Inovace: odhodíte celou ruku a pak učiníte průlom v jednom symbolu podle své volby.
imperium-why-revolt = Vzdorování: z ruky vrátíte tolik karet nepokojů, kolik chcete.
imperium-why-cleanup = Úklid: odhoďte, co si nechcete nechat, a pak doberte do limitu karet v ruce.
imperium-why-effect = Účinek pokračuje.

## The log
imperium-event-nation = { $you ->
    [yes] Vedete národ { $nation }, strana { $side }.
   *[no] { $seat } vede národ { $nation }, strana { $side }.
}
imperium-event-began = { $you ->
    [yes] Každé kolo začínáte vy.
   *[no] Každé kolo začíná { $seat }.
}
imperium-event-way = { $you ->
    [yes] { $way ->
        [activate] Aktivujete.
        [innovate] Inovujete.
        [cleanup] Uklízíte.
       *[revolt] Vzdorujete.
    }
   *[no] { $way ->
        [activate] { $seat } aktivuje.
        [innovate] { $seat } inovuje.
        [cleanup] { $seat } uklízí.
       *[revolt] { $seat } vzdoruje.
    }
}
imperium-event-resolved = { $you ->
    [yes] Vyhodnocujete kartu { $card }.
   *[no] { $seat } vyhodnocuje kartu { $card }.
}
imperium-event-played = { $you ->
    [yes] Hrajete kartu { $card }.
   *[no] { $seat } hraje kartu { $card }.
}
imperium-event-free-played = { $you ->
    [yes] Hrajete kartu { $card } jako volnou akci.
   *[no] { $seat } hraje kartu { $card } jako volnou akci.
}
imperium-event-exhausted = { $you ->
    [yes] Aktivujete kartu { $card }.
   *[no] { $seat } aktivuje kartu { $card }.
}
imperium-event-readied = { $you ->
    [yes] Berete zpět žetony vyčerpání; { $count ->
        [one] karta
       *[other] karty
    }: { $card }.
   *[no] { $seat } bere zpět žetony vyčerpání; { $count ->
        [one] karta
       *[other] karty
    }: { $card }.
}
imperium-event-actions = { $you ->
    [yes] Získáváte { imperium-actions }.
   *[no] { $seat } získává { imperium-actions }.
}
imperium-event-spent-actions = { $you ->
    [yes] Utrácíte { imperium-actions }.
   *[no] { $seat } utrácí { imperium-actions }.
}
imperium-so-many-cards = { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
}
imperium-event-drew = { $you ->
    [yes] Dobíráte { imperium-so-many-cards }.
   *[no] { $seat } dobírá { imperium-so-many-cards }.
}
imperium-event-discarded = { $you ->
    [yes] Odhazujete { story-some-cards.named } { $card }.
   *[no] { $seat } odhazuje { story-some-cards.named } { $card }.
}
imperium-event-discarded-hand = { $you ->
    [yes] Odhazujete celou ruku: { imperium-so-many-cards }.
   *[no] { $seat } odhazuje celou ruku: { imperium-so-many-cards }.
}
imperium-event-to-top = { $hidden ->
    [yes] { $seat } dává { $card } navrch dobíracího balíčku.
   *[no] { $you ->
        [yes] Dáváte { story-some-cards.named } { $card } navrch dobíracího balíčku.
       *[no] { $seat } dává { story-some-cards.named } { $card } navrch dobíracího balíčku.
    }
}
imperium-event-taken-back = { $hidden ->
    [yes] { $seat } si bere { $card } zpět do ruky.
   *[no] { $you ->
        [yes] Berete si { story-some-cards.named } { $card } zpět do ruky.
       *[no] { $seat } si bere { story-some-cards.named } { $card } zpět do ruky.
    }
}
imperium-event-to-history = { $hidden ->
    [yes] { $seat } zařazuje { $card } do historie.
   *[no] { $you ->
        [yes] Zařazujete { story-some-cards.named } { $card } do historie.
       *[no] { $seat } zařazuje { story-some-cards.named } { $card } do historie.
    }
}
imperium-event-exiled = { $you ->
    [yes] Vyhošťujete { story-some-cards.named } { $card }.
   *[no] { $seat } vyhošťuje { story-some-cards.named } { $card }.
}
imperium-event-sunk = { $hidden ->
    [yes] { $seat } potápí { $card }.
   *[no] { $you ->
        [yes] Potápíte { story-some-cards.named } { $card }.
       *[no] { $seat } potápí { story-some-cards.named } { $card }.
    }
}
imperium-event-abandoned = { $you ->
    [yes] Opouštíte { story-some-cards.named } { $card }.
   *[no] { $seat } opouští { story-some-cards.named } { $card }.
}
imperium-event-recalled = { $you ->
    [yes] Odvoláváte { story-some-cards.named } { $card }.
   *[no] { $seat } odvolává { story-some-cards.named } { $card }.
}
imperium-event-returned = { $you ->
    [yes] Vracíte { ICON("unrest", "kartu nepokojů") }.
   *[no] { $seat } vrací { ICON("unrest", "kartu nepokojů") }.
}
imperium-event-garrisoned = { $you ->
    [yes] Vytváříte posádku z karty { $card } pod kartou { $host }.
   *[no] { $seat } vytváří posádku z karty { $card } pod kartou { $host }.
}
imperium-event-took-unrest = { $you ->
    [yes] Berete { ICON("unrest", "kartu nepokojů") }.
   *[no] { $seat } bere { ICON("unrest", "kartu nepokojů") }.
}
imperium-event-acquired = { $you ->
    [yes] Nárokujete si { story-some-cards.named } { $card }.
   *[no] { $seat } si nárokuje { story-some-cards.named } { $card }.
}
imperium-event-acquired-exiled = { $you ->
    [yes] Nárokujete si { story-some-cards.named } { $card } z vyhnanství.
   *[no] { $seat } si nárokuje { story-some-cards.named } { $card } z vyhnanství.
}
imperium-event-broke-through = { $you ->
    [yes] Průlom ({ $suit }): berete kartu { $card }.
   *[no] Průlom ({ $suit }): { $seat } bere kartu { $card }.
}
imperium-event-broke-through-deck = { $hidden ->
    [yes] Průlom ({ $suit }): { $seat } bere vrchní kartu balíčku.
   *[no] { $you ->
        [yes] Průlom ({ $suit }): berete vrchní kartu balíčku, { $card }.
       *[no] Průlom ({ $suit }): { $seat } bere vrchní kartu balíčku, { $card }.
    }
}
imperium-event-dug = { $you ->
    [yes] Odkrýváte z hlavního balíčku { story-some-cards.named } { $card }.
   *[no] { $seat } odkrývá z hlavního balíčku { story-some-cards.named } { $card }.
}
imperium-event-found-nothing = { $you ->
    [yes] V hlavním balíčku takovou kartu nenacházíte.
   *[no] { $seat } v hlavním balíčku takovou kartu nenachází.
}
imperium-event-refilled = { $count ->
    [one] Do nabídky přichází karta { $card }.
   *[other] Do nabídky přicházejí karty { $card }.
}
imperium-event-token = { $you ->
    [yes] Pokládáte { $goods } na kartu { $card } v nabídce.
   *[no] { $seat } pokládá { $goods } na kartu { $card } v nabídce.
}
imperium-event-stored = { $you ->
    [yes] Pokládáte { $goods } na kartu { $card }.
   *[no] { $seat } pokládá { $goods } na kartu { $card }.
}
imperium-event-fame = { $hidden ->
    [yes] { $count ->
        [one] { $seat } bere kartu věhlasu.
       *[other] { $seat } bere karty věhlasu: { $count }.
    }
   *[no] { $you ->
        [yes] Berete z balíčku věhlasu { story-some-cards.named } { $card }.
       *[no] { $seat } bere z balíčku věhlasu { story-some-cards.named } { $card }.
    }
}
imperium-event-looked-fame = { $you ->
    [yes] Díváte se na vrch balíčku věhlasu: { imperium-so-many-cards }.
   *[no] { $seat } se dívá na vrch balíčku věhlasu: { imperium-so-many-cards }.
}
imperium-event-looked-nation = { $hidden ->
    [yes] { $seat } se dívá na vrchní kartu balíčku národa.
   *[no] { $you ->
        [yes] Na vrchu vašeho balíčku národa je { $card }.
       *[no] { $seat } se dívá na vrchní kartu balíčku národa: { $card }.
    }
}
imperium-event-shuffled-nation = { $you ->
    [yes] Mícháte balíček národa.
   *[no] { $seat } míchá balíček národa.
}
imperium-event-buried-nation = { $you ->
    [yes] Dáváte vrchní kartu balíčku národa dospod.
   *[no] { $seat } dává vrchní kartu balíčku národa dospod.
}
imperium-event-swapped-nation = { $hidden ->
    [yes] { $seat } mění kartu z ruky za vrchní kartu balíčku národa.
   *[no] { $you ->
        [yes] Měníte kartu z ruky za vrchní kartu balíčku národa a berete kartu { $card }.
       *[no] { $seat } mění kartu z ruky za vrchní kartu balíčku národa a bere kartu { $card }.
    }
}
imperium-event-nation-card = { $you ->
    [yes] Z balíčku národa dostáváte na odhazovací balíček { story-some-cards.named } { $card }.
   *[no] { $seat } dostává z balíčku národa na odhazovací balíček { story-some-cards.named } { $card }.
}
imperium-event-developed = { $you ->
    [yes] Budujete kartu { $card }.
   *[no] { $seat } buduje kartu { $card }.
}
imperium-event-empire = { $you ->
    [yes] Stáváte se říší.
   *[no] { $seat } se stává říší.
}
imperium-event-reshuffled = { $you ->
    [yes] Obnovujete dobírací balíček: { imperium-so-many-cards }.
   *[no] { $seat } obnovuje dobírací balíček: { imperium-so-many-cards }.
}
imperium-event-entered = { $you ->
    [yes] Vykládáte kartu { $card }.
   *[no] { $seat } vykládá kartu { $card }.
}
imperium-event-swapped = { $you ->
    [yes] Měníte kartu nabídky { $card } za kartu z vyhnanství { $other }.
   *[no] { $seat } mění kartu nabídky { $card } za kartu z vyhnanství { $other }.
}
imperium-event-given = { $hidden ->
    [yes] { $seat } dává { $card }; příjemce: { $victim }.
   *[no] { $you ->
        [yes] { $victim } od vás dostává { story-some-cards.named } { $card }.
       *[no] { $victim-you ->
            [yes] { $seat } vám dává { story-some-cards.named } { $card }.
           *[no] { $seat } dává { story-some-cards.named } { $card }; příjemce: { $victim }.
        }
    }
}
imperium-event-defended = { $you ->
    [yes] Před útokem vás chrání karta { $card }.
   *[no] { $seat } se před útokem chrání kartou { $card }.
}
imperium-event-ignored = { $you ->
    [yes] Útok ignorujete.
   *[no] { $seat } útok ignoruje.
}
imperium-event-converted = { $you ->
    [yes] Jedna ikona vaší karty { $card } se v tomto tahu počítá jako 3 ikony { ICON("purse", "produkce") }.
   *[no] { $seat } v tomto tahu počítá jednu ikonu karty { $card } jako 3 ikony { ICON("purse", "produkce") }.
}
imperium-event-licensed = { $you ->
    [yes] U příští zahrané karty smíte ignorovat ikonu stavu.
   *[no] { $seat } smí u příští zahrané karty ignorovat ikonu stavu.
}
imperium-event-copied = { $you ->
    [yes] Používáte aktivační schopnost karty { $card }.
   *[no] { $seat } používá aktivační schopnost karty { $card }.
}
imperium-event-found = { $you ->
    [yes] Nacházíte { story-some-cards.named } { $card }.
   *[no] { $seat } nachází { story-some-cards.named } { $card }.
}
imperium-event-not-found = { $you ->
    [yes] Hledanou kartu nenacházíte.
   *[no] { $seat } hledanou kartu nenachází.
}
imperium-event-revealed = { $you ->
    [yes] Odkrýváte { story-some-cards.named } { $card }.
   *[no] { $seat } odkrývá { story-some-cards.named } { $card }.
}
imperium-event-guessed = { $you ->
    [yes] Jmenujete symbol: { $suit }.
   *[no] { $seat } jmenuje symbol: { $suit }.
}
imperium-event-journey = { $you ->
    [yes] Vaše putování pokračuje: { $card }.
   *[no] { $seat } pokračuje v putování: { $card }.
}
imperium-event-quest = { $you ->
    [yes] Vaší aktivní výpravou je { $card }.
   *[no] { $seat } má aktivní výpravu { $card }.
}
imperium-event-king = { $you ->
    [yes] Vyhodnocujete kartu { $card }.
   *[no] { $seat } vyhodnocuje kartu { $card }.
}
imperium-event-end-triggered = { $reason ->
    [main-deck] Hlavní balíček je prázdný: dohraje se toto kolo a ještě jedno.
    [development] { $you ->
        [yes] Vybudovali jste svou poslední kartu: dohraje se toto kolo a ještě jedno.
       *[no] { $seat } má vybudovanou i poslední kartu: dohraje se toto kolo a ještě jedno.
    }
    [king] Král králů je otočen: dohraje se toto kolo a ještě jedno.
    [harald] Přišel Harald Hardrada: dohraje se toto kolo a ještě jedno.
    [graal] Grál je nalezen: dohraje se toto kolo a ještě jedno.
   *[shangri-la] Šangri-La má 24 obyvatel: dohraje se toto kolo a ještě jedno.
}
imperium-event-collapse = Balíček nepokojů je prázdný: nastává kolaps!
imperium-event-over = Hra skončila.

## The score sheet
imperium-score-progress = { $n ->
    [one] { $n } žeton pokroku
    [few] { $n } žetony pokroku
   *[other] { $n } žetonů pokroku
}
imperium-score-card = { $how ->
    [counted] { $rule }; započteno: { $n }
    [place] { $rule }
   *[printed] podle karty
}

## What is done with a card, in a word
imperium-do-play = Zahrát
imperium-do-free = Zahrát jako volnou akci
imperium-do-exhaust = Aktivovat
imperium-do-acquire = Nárokovat si
imperium-do-develop = Vybudovat
imperium-do-hand = Zvolit
imperium-do-table = Zvolit
imperium-key-activate = A
imperium-key-innovate = I
imperium-key-revolt = V
imperium-key-play = P
imperium-key-free = O
imperium-key-exhaust = K

## Why not
imperium-cannot-way = Nejdřív zvolte druh tahu; karty se hrají při aktivaci.
imperium-cannot-unplayable = Tuto kartu nelze zahrát.
imperium-cannot-actions = V tomto tahu už nemáte žádnou akci.
imperium-cannot-state = Zahrát ji { $n ->
    [0] mohou jen barbaři
   *[other] může jen říše
}.
imperium-cannot-needs = Není ve hře ani v historii to, co vyžaduje.
imperium-cannot-cost = Nemůžete zaplatit, co stojí.
imperium-cannot-no-ability = Nemá žádnou aktivační schopnost.
imperium-cannot-spent = Do úklidu je vyčerpána.
imperium-cannot-exhausts = Nezbývá vám žádný žeton vyčerpání.
imperium-cannot-condition = Její podmínka není splněna.
imperium-cannot-market = Karty trhu se získávají účinky karet, průlomem a inovací.
imperium-cannot-development = Rozvoj přichází při zamíchání balíčku, jste-li říše, nebo díky kartám.
