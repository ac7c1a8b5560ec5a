# Imperium: the game in Czech.
imperium-title = Imperium

## Effects. `mood`: do (you are told to), may (an infinitive), they (each player does); `who`: you or they.
imperium-or = { $first } nebo { $last }
imperium-list-or = { $first }, nebo { CLITIC($last) }
imperium-node-then = { $follows ->
    [may] { $first }, pak { CLITIC($effect) }
    [if] { $first }; { $effect }
   *[do] { $before ->
        [they] { $mood ->
            [do] { $first } a vy { CLITIC($effect) }
           *[other] { $first } a { $effect }
        }
       *[you] { $last ->
            [yes] { $first } a { $effect }
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
    [several] { $first }, a za to { CLITIC($effect) }
   *[no] { $first } a za to { CLITIC($effect) }
}
imperium-node-then-of-it = { $first } a { $effect }
imperium-node-at-least = { $what }
imperium-node-at-most = { $what }
imperium-node-if = { $condition }, { $then }
imperium-node-repeat = { $what } { CLITIC($effect) }
imperium-node-each-player = každý hráč { CLITIC($effect) }
imperium-node-each-other = každý protihráč { CLITIC($effect) }
imperium-each-other = { $and_you ->
    [yes] každý hráč { CLITIC($effect) }
   *[no] každý protihráč { CLITIC($effect) }
}
imperium-node-gain = { $mood ->
    [may] získat { $goods }
    [they] získá { $goods }
   *[do] získejte { $goods }
}
imperium-node-gain-per = { imperium-node-gain } { $what }
imperium-node-result = { $deed ->
    [imperium-return-unrest] za každou takto vrácenou { ICON("unrest", "kartu nepokojů") }
    [imperium-abandon] za každou takto opuštěnou kartu
    [imperium-pay-up-to] za každý takto zaplacený { ICON("progress", "pokrok") }
   *[other] za každou takto odhozenou kartu
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
} { $goods } na tuto kartu (až přestane být vyložená, získáte z ní všechny { $good ->
    [material] { ICON("material", "suroviny") }
    [population] { ICON("population", "obyvatele") }
   *[progress] { ICON("progress", "pokroky") }
})
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
    [may] potopit { $what }
    [they] potopí { $what }
   *[do] potopte { $what }
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
    [may] vytvořit z této karty posádku na { $what } mezi svými vyloženými kartami a vyhodnotit účinek zahrání té karty
   *[do] vytvořte z této karty posádku na { $what } mezi svými vyloženými kartami a vyhodnoťte účinek zahrání té karty
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
} a { $to ->
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
imperium-acquire = { $mood ->
    [may] nárokovat si
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
       *[other] , leží-li na té kartě { imperium-token }
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
        [may] nahradit tuto kartu kartou { $name }
       *[do] nahraďte tuto kartu kartou { $name }
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
imperium-react = { $actor ->
    [they] můžete tuto kartu aktivovat: { $effect }
   *[you] můžete tuto kartu aktivovat a { $effect }
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
imperium-when-market-tokens = když získáte z nabídky kartu, na které leží { $good ->
    [material] { ICON("material", "suroviny") }
    [population] { ICON("population", "obyvatelé") }
   *[progress] { ICON("progress", "pokroky") }
}, { $react }
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
imperium-when-left-play = když karta { $name } přestane být vyložená, { $react }
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
    [each] každé své { ICON("region", "území") }
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
    [each] každou svou { ICON("pinned", "připnutou kartu") } kromě { ICON("region", "území") }
    [every] { $grade ->
        [few] každé { $every } své { ICON("pinned", "připnuté karty") } kromě { ICON("region", "území") }
       *[many] každých { $every } svých { ICON("pinned", "připnutých karet") } kromě { ICON("region", "území") }
    }
   *[one] { ICON("pinned", "připnutou kartu") } kromě { ICON("region", "území") }
}
imperium-cards-variable = { $form ->
    [each] každou svou kartu s proměnlivými body
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
    [each] každou svou kartu { $name }
   *[one] kartu { $name }
}
imperium-icons = { $form ->
    [each] každou svou ikonu { $pictures }
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
imperium-amount-material = { $n } { $n ->
    [one] { ICON("material", "surovinu") }
    [few] { ICON("material", "suroviny") }
   *[other] { ICON("material", "surovin") }
}
imperium-amount-population = { $n } { $n ->
    [one] { ICON("population", "obyvatele") }
    [few] { ICON("population", "obyvatele") }
   *[other] { ICON("population", "obyvatel") }
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
imperium-in-play = je-li karta { $name } vyložená
imperium-in-history = je-li karta { $name } ve vaší historii
imperium-was = { $deed ->
    [imperium-give-each] kdo dostal { ICON("mask", "masku") }
    [imperium-abandon] { $lacks ->
        [yes] nemá-li opuštěná karta ikonu { ICON("purse", "produkce") }
       *[no] má-li opuštěná karta ikonu { ICON("purse", "produkce") }
    }
   *[other] byla-li to { ICON("attack-card", "útočná karta") }
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
imperium-source = { $zones }
imperium-source-hand = z ruky
imperium-source-discard = z odhazovacího balíčku
imperium-source-draw = z dobíracího balíčku
imperium-source-play = z vyložených karet
imperium-source-garrisoned = z posádek
imperium-source-here = z posádky této karty
imperium-source-history = z historie
imperium-source-quests = z nadcházejících výprav
imperium-source-active-quest = z místa aktivní výpravy
imperium-inside-hand = v ruce
imperium-inside-discard = v odhazovacím balíčku
imperium-inside-draw = v dobíracím balíčku
imperium-inside-nation = v balíčku národa

## Points
imperium-score-every = { $what }
imperium-score-more = { $before }, a k tomu { score-base } { $what }
imperium-score-where-play = { $points }, je-li vyložená
imperium-score-where-history = { $points }, je-li v historii
imperium-score-where-garrisoned = { $points }, je-li v posádce
imperium-score-also = { $first }, { $rest }
imperium-score-else = { $first }, jinak { $points }

## The sections of a card's text
imperium-free = Volná akce
imperium-needs = Lze zahrát, jen { $list }
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
imperium-section-gained = Když ji získáte: { $effect }
imperium-section-entered = Když bude vyložena: { $effect }
imperium-section-end = Před bodováním: { $effect }
imperium-section-worth = { ICON("hourglass", "Hodnota") }: { $effect }
