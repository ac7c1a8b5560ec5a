# Imperium: the game in Hungarian.
imperium-title = Imperium

## Effects. `mood`: do (you are told to), may (-hat, -het), they (each player does); `who`: you or they.
imperium-or = { $first } vagy { $last }
imperium-list-or = { $first }, vagy { $last }
imperium-node-then = { $follows ->
    [may] { $first }, majd { $effect }
    [if] { $first }; { $effect }
   *[do] { $before ->
        [they] { $mood ->
            [do] { $first }, te pedig { $effect }
           *[other] { $first }, és { $effect }
        }
       *[you] { $last ->
            [yes] { $first }, és { $effect }
           *[no] { $first }, { $effect }
        }
    }
}
imperium-node-choose = { $mood ->
    [may] választhatsz egyet: { $list }
    [they] választ egyet: { $list }
   *[do] válassz egyet: { $list }
}
imperium-node-may = { $effect }
imperium-node-up-to = { $effect }
imperium-node-to = { $chosen ->
    [yes] { $first }; cserébe { $effect }
   *[no] { $first }, cserébe { $effect }
}
imperium-node-then-of-it = { $first }, és { $effect }
imperium-node-at-least = { $what }
imperium-node-at-most = { $what }
imperium-node-if = { $condition }, { $then }
imperium-node-repeat = { $what } { $effect }
imperium-node-each-player = minden játékos { $effect }
imperium-node-each-other = minden más játékos { $effect }
imperium-each-other = { $and_you ->
    [yes] minden játékos { $effect }
   *[no] minden más játékos { $effect }
}
imperium-node-gain = { $mood ->
    [may] { $who ->
        [they] kaphat
       *[you] kaphatsz
    }
    [they] kap
   *[do] kapsz
} { $goods }
imperium-node-gain-per = { $what } { imperium-node-gain }
imperium-node-result = { $deed ->
    [imperium-return-unrest] minden így visszarakott { ICON("unrest", "zavargáskártya") } után
    [imperium-abandon] minden így elhagyott kártya után
    [imperium-pay-up-to] minden így kifizetett { ICON("progress", "haladás") } után
   *[other] minden így eldobott kártya után
}

imperium-pay = { $mood ->
    [may] fizethetsz
    [they] fizet
   *[do] fizess
} { $cost }
imperium-pay-all = { $mood ->
    [may] kifizetheted
   *[do] fizesd ki
} { $good ->
    [material] az összes { ICON("material", "alapanyagodat") }
    [population] az összes { ICON("population", "népességedet") }
   *[progress] az összes { ICON("progress", "haladásodat") }
} (legalább { $least })
imperium-pay-up-to = { $mood ->
    [may] fizethetsz
   *[do] fizess
} legfeljebb { $goods }
imperium-toll-cards = { $mood ->
    [may] eldobhatsz
    [they] eldob
   *[do] dobj el
} { $n } kártyát
imperium-actions = { $n } { ICON("action-token", "akciót") }
imperium-spend-action = { $mood ->
    [may] elkölthetsz
    [they] elkölt
   *[do] költs el
} { imperium-actions }
imperium-gain-action = { $mood ->
    [may] kaphatsz
    [they] kap
   *[do] kapsz
} { imperium-actions }
imperium-ready-exhaust = { $mood ->
    [may] visszatehetsz
   *[do] tegyél vissza
} egy { ICON("exhaust", "kimerültségjelzőt") } az egyik kártyádról az államkártyádra
imperium-place-on-market = { $mood ->
    [may] tehetsz
   *[do] tegyél
} { $goods } a piac egyik kártyájára
imperium-place-on-self = { $mood ->
    [may] tehetsz
   *[do] tegyél
} { $goods } erre a kártyára (amikor kikerül a játékból, a rajta lévő összes { $good ->
    [material] { ICON("material", "alapanyagot") }
    [population] { ICON("population", "népességet") }
   *[progress] { ICON("progress", "haladást") }
} megkapod)
imperium-steal = { $mood ->
    [may] ellophatsz
   *[do] lopj el
} { $goods } { $whom ->
    [none] minden más játékostól
   *[other] minden más játékostól, { $whom }
}{ $unable ->
    [none] { "" }
   *[other] ; akinek nincs ennyi, az { $unable }
}
imperium-double = { $mood ->
    [may] kaphatsz
   *[do] kapsz
} még egyszer ugyanannyi { $good ->
    [material] { ICON("material", "alapanyagot") }
    [population] { ICON("population", "népességet") }
   *[progress] { ICON("progress", "haladást") }
}

imperium-draw = { $if_able ->
    [yes] { $upto ->
        [0] { $mood ->
            [may] felhúzhatod
           *[do] húzd fel
        } a húzópaklid legfelső kártyáját, ha van benne (újrakeverés nélkül)
       *[other] { $mood ->
            [may] húzhatsz
           *[do] húzz
        } legfeljebb { $upto } kártyát, de csak annyit, amennyi a húzópaklidban van (újrakeverés nélkül)
    }
   *[no] { $mood ->
        [may] { $who ->
            [they] húzhat
           *[you] húzhatsz
        }
        [they] húz
       *[do] húzz
    } { $upto ->
        [0] { $n }
       *[other] legfeljebb { $upto }
    } kártyát
}
imperium-discard = { $mood ->
    [may] { $who ->
        [they] eldobhat
       *[you] { $definite ->
            [yes] eldobhatod
           *[no] eldobhatsz
        }
    }
    [they] eldob
   *[do] { $definite ->
        [yes] dobd el
       *[no] dobj el
    }
} { $what }
imperium-to-top = { $mood ->
    [may] { $definite ->
        [yes] teheted
       *[no] tehetsz
    }
   *[do] { $definite ->
        [yes] tedd
       *[no] tegyél
    }
} { $what } a húzópaklid tetejére
imperium-take-back = { $mood ->
    [may] { $definite ->
        [yes] veheted
       *[no] vehetsz
    }
   *[do] { $definite ->
        [yes] vedd
       *[no] vegyél
    }
} { $what } a kezedbe
imperium-to-history = { $mood ->
    [may] { $definite ->
        [yes] helyezheted
       *[no] helyezhetsz
    }
   *[do] { $definite ->
        [yes] helyezd
       *[no] helyezz
    }
} { $what } a történelmedbe
imperium-exile = { $mood ->
    [may] { $definite ->
        [yes] száműzheted
       *[no] száműzhetsz
    }
   *[do] { $definite ->
        [yes] száműzd
       *[no] száműzz
    }
} { $what }
imperium-sink = { $mood ->
    [may] { $definite ->
        [yes] elsüllyesztheted
       *[no] elsüllyeszthetsz
    }
   *[do] { $definite ->
        [yes] süllyeszd el
       *[no] süllyessz el
    }
} { $what }
imperium-abandon = { $mood ->
    [may] { $definite ->
        [yes] elhagyhatod
       *[no] elhagyhatsz
    }
    [they] elhagy
   *[do] { $definite ->
        [yes] hagyd el
       *[no] hagyj el
    }
} { $what }
imperium-recall = { $mood ->
    [may] { $definite ->
        [yes] visszahívhatod
       *[no] visszahívhatsz
    }
    [they] visszahív
   *[do] { $definite ->
        [yes] hívd vissza
       *[no] hívj vissza
    }
} { $what }
imperium-return-unrest = { $mood ->
    [may] { $who ->
        [they] visszarakhat
       *[you] { $definite ->
            [yes] visszarakhatod
           *[no] visszarakhatsz
        }
    }
    [they] visszarak
   *[do] { $definite ->
        [yes] rakd vissza
       *[no] rakj vissza
    }
} { $what }
imperium-garrison = { $mood ->
    [may] elszállásolhatsz itt
   *[do] szállásolj el itt
} { $what }
imperium-garrison-self = { $mood ->
    [may] elszállásolhatod ezt a kártyát egy játékban lévő régiódban, és alkalmazhatod annak kijátszási hatását
   *[do] szállásold el ezt a kártyát egy játékban lévő régiódban, és alkalmazd annak kijátszási hatását
}
imperium-move-self = { $to ->
    [history] { $mood ->
        [may] a történelmedbe helyezheted ezt a kártyát
       *[do] helyezd ezt a kártyát a történelmedbe
    }
    [exile] { $mood ->
        [may] száműzheted ezt a kártyát
       *[do] száműzd ezt a kártyát
    }
    [sunken] { $mood ->
        [may] elsüllyesztheted ezt a kártyát
       *[do] süllyeszd el ezt a kártyát
    }
    [hand] { $mood ->
        [may] visszahívhatod ezt a kártyát
       *[do] hívd vissza ezt a kártyát
    }
    [unrest-pile] { $mood ->
        [may] visszarakhatod ezt a kártyát a zavargáspakliba
       *[do] rakd vissza ezt a kártyát a zavargáspakliba
    }
   *[discard] { $mood ->
        [may] elhagyhatod ezt a kártyát
       *[do] hagyd el ezt a kártyát
    }
}
imperium-give-each = { $mood ->
    [may] adhatsz
   *[do] adj
} minden más játékosnak { $what }{ $then ->
    [none] { "" }
   *[other] ; { $then }
}
imperium-find = { $mood ->
    [may] { $definite ->
        [yes] megkeresheted
       *[no] kereshetsz
    }
   *[do] { $definite ->
        [yes] keresd meg
       *[no] keress
    }
} { $where ->
    [none] { $what }
   *[other] { $what } { $where }
}, és { $to ->
    [hand] { $mood ->
        [may] a kezedbe veheted
       *[do] vedd a kezedbe
    }
    [history] { $mood ->
        [may] a történelmedbe helyezheted
       *[do] helyezd a történelmedbe
    }
   *[discard] { $mood ->
        [may] a dobópaklidba teheted
       *[do] tedd a dobópaklidba
    }
}
imperium-free-play = { $mood ->
    [may] { $definite ->
        [yes] ingyen kijátszhatod
       *[no] ingyen kijátszhatsz
    }
   *[do] { $definite ->
        [yes] játszd ki ingyen
       *[no] játssz ki ingyen
    }
} { $what }{ $any_state ->
    [yes] { " " }az államkártyádtól függetlenül
   *[no] { "" }
}
imperium-play-from = { $mood ->
    [may] kijátszhatsz
   *[do] játssz ki
} { $what } (a szokásos módon akcióért)
imperium-take-unrest = { $mood ->
    [may] elvehetsz
    [they] elvesz
   *[do] vegyél el
} { $n ->
    [1] egy { ICON("unrest", "zavargáskártyát") }
   *[other] { $n } { ICON("unrest", "zavargáskártyát") }
}
imperium-acquire = { $mood ->
    [may] megszerezhetsz
    [they] megszerez
   *[do] szerezz meg
} { $wide ->
    [yes] olyan kártyát a piacról, amelyen { imperium-token } van
   *[no] { $what }
}{ $exile ->
    [also] { " " }a piacról vagy a száműzöttpakliból
    [only] { " " }a száműzöttpakliból
   *[no] { "" }
}{ $wide ->
    [yes] { "" }
   *[no] { $token ->
        [none] { "" }
       *[other] , ha { imperium-token } van rajta
    }
}{ $but ->
    [none] { "" }
   *[other] { " " }(de nem { $but } ikonút)
}
imperium-token = { $token ->
    [material] { ICON("material", "alapanyag") }
    [population] { ICON("population", "népesség") }
   *[progress] { ICON("progress", "haladás") }
}
imperium-break-through = { $mood ->
    [may] áttörhetsz
    [they] áttör
   *[do] törj át
} { $what }{ $exile ->
    [yes] { " " }(száműzött kártyát is választhatsz)
   *[no] { "" }
}
imperium-take-fame = { $mood ->
    [may] kezedbe veheted
   *[do] vedd a kezedbe
} a legfelső { ICON("fame", "hírnévkártyát") }
imperium-look-fame = { $mood ->
    [may] megnézheted
   *[do] nézd meg
} a legfelső { $n } { ICON("fame", "hírnévkártyát") }, és { $mood ->
    [may] az egyiket a kezedbe veheted
   *[do] vedd az egyiket a kezedbe
}
imperium-develop = { $mood ->
    [may] { $free ->
        [yes] ingyen kifejleszthetsz
       *[no] kifejleszthetsz
    }
   *[do] { $free ->
        [yes] fejlessz ki ingyen
       *[no] fejlessz ki
    }
} egy kártyát
imperium-look-nation = { $mood ->
    [may] megnézheted
   *[do] nézd meg
} a nemzetpaklid legfelső kártyáját
imperium-shuffle-nation = { $mood ->
    [may] megkeverheted
   *[do] keverd meg
} a nemzetpaklidat
imperium-nation-to-bottom = { $mood ->
    [may] a nemzetpaklid aljára teheted azt a kártyát
   *[do] tedd azt a kártyát a nemzetpaklid aljára
}
imperium-nation-to-discard = { $mood ->
    [may] a dobópaklidba teheted a nemzetpaklid legfelső kártyáját
   *[do] tedd a nemzetpaklid legfelső kártyáját a dobópaklidba
}
imperium-swap-nation = { $mood ->
    [may] kicserélhetsz
   *[do] cserélj ki
} egy kártyát a kezedből a nemzetpaklid legfelső kártyájára
imperium-exile-market = { $mood ->
    [may] száműzhetsz
   *[do] száműzz
} egy kártyát a piacról
imperium-swap-exile = { $mood ->
    [may] kicserélhetsz
   *[do] cserélj ki
} egy piaci kártyát egy száműzött kártyára
imperium-gamble = { $mood ->
    [may] megnevezhetsz
   *[do] nevezz meg
} egyet a { ICON("uncivilised", "civilizálatlan") }, { ICON("civilised", "civilizált") }, { ICON("region", "régió") } és { ICON("tributary", "adófizető") } kártyaszín közül, és fedd fel a főpakli legfelső kártyáját: ha olyan színű, vedd a kezedbe; különben száműzd
imperium-copy-exhaust = { $mood ->
    [may] használhatod
   *[do] használd
} egy ellenfeled { ICON("pinned", "rögzített") } kártyájának { ICON("exhaust", "kimerülő") } képességét úgy, mintha ezen a kártyán lenne
imperium-convert = a kör végéig { $mood ->
    [may] tekinthetsz
   *[do] tekints
} 1 { $icon ->
    [fertile] { ICON("grain", "termőföld") }
    [river] { ICON("drop", "folyó") }
   *[production] { ICON("purse", "termelés") }
} ikont 3 { ICON("purse", "termelés") } ikonnak
imperium-ignore-state = hagyd figyelmen kívül { $state ->
    [barbarian] a { ICON("barbarian", "barbár") }
   *[empire] a { ICON("empire", "birodalom") }
} ikont a következő kártyán, amelyet ebben a körben kijátszol
imperium-flip-state = { $mood ->
    [may] fordíthatod
   *[do] fordítsd
} az államkártyádat a { ICON("empire", "birodalom") } oldalára
imperium-end-game = bekövetkezik a játék vége
imperium-advance-journey = { $replace ->
    [yes] { $mood ->
        [may] kicserélheted ezt a kártyát { $article ->
            [vowel] az
           *[consonant] a
        } { $name } kártyára
       *[do] cseréld ki ezt a kártyát { $article ->
            [vowel] az
           *[consonant] a
        } { $name } kártyára
    }
   *[no] { $mood ->
        [may] megfordíthatod ezt a kártyát
       *[do] fordítsd meg ezt a kártyát
    }
}
imperium-flip-king = fordítsd meg ezt a kártyát; ezzel bekövetkezik a játék vége
imperium-garrison-quest = { $mood ->
    [may] elszállásolhatsz itt
   *[do] szállásolj el itt
} egy küszöbön álló küldetést
imperium-quest-to = { $to ->
    [hand] { $mood ->
        [may] a kezedbe veheted az aktív küldetést
       *[do] vedd a kezedbe az aktív küldetést
    }
   *[discard] { $mood ->
        [may] a dobópaklidba teheted az aktív küldetést
       *[do] tedd a dobópaklidba az aktív küldetést
    }
}
imperium-reveal-attacks = fedd fel a kezedet, a húzópaklidat és a dobópaklidat, és a köztük lévő összes { ICON("attack-card", "támadáskártyát") } helyezd a történelmedbe

## What a card states while it is in play
imperium-hand-size = a kézlimited { $n } kártyával nagyobb
imperium-cheaper-unrest = { $cards ->
    [0] egy { ICON("unrest", "zavargáskártya") } kijátszása { $less } kevesebbe kerül, de legalább { $least }-be
   *[other] egy { ICON("unrest", "zavargáskártya") } kijátszása { $less } vagy { $cards } kártyával kevesebbe kerül, de legalább { $least }-be
}
imperium-cheaper-develop = egy kártya kifejlesztése { $less } kevesebbe kerül
imperium-less-material = { $n } { ICON("material", "alapanyaggal") }
imperium-less-population = { $n } { ICON("population", "népességgel") }
imperium-less-progress = { $n } { ICON("progress", "haladással") }
imperium-any-state = { $attacks ->
    [yes] a { $names } kártyáid és a { ICON("attack-card", "támadáskártyáid") } elveszítik a { imperium-state-icon } ikont
   *[no] a { $names } kártyáid elveszítik a { imperium-state-icon } ikont
}
imperium-state-icon = { $state ->
    [barbarian] { ICON("barbarian", "barbár") }
   *[empire] { ICON("empire", "birodalom") }
}
imperium-reach-exile = a száműzöttpakliból is megszerezhetsz { $what }, mintha a piacon lenne
imperium-counts-as = ez a kártya { $n } { $suit ->
    [region] { ICON("region", "régiónak") }
   *[other] kártyának
} számít
imperium-free-plays = { $pictures } kártyákat ingyen kijátszhatsz
imperium-one-more-fame = amikor { ICON("fame", "hírnévkártyákat") } nézel meg, eggyel többet nézz meg
imperium-no-history = a történelmedbe kerülő kártyákat ehelyett dobd el
imperium-holds-quest = az itt elszállásolt, fejlesztési területről származó kártya az aktív küldetésed
imperium-last-quest = a küldetésterületen semmi sem hat erre a kártyára, amíg nem ez az utolsó küszöbön álló küldetés
imperium-fewer-masks = amikor egy hatás miatt { ICON("mask", "maszkot") } kell eldobnod, kimerítheted ezt a kártyát, hogy 1 { ICON("mask", "maszkkal") } kevesebbet dobj el
imperium-masks-from-here = amikor egy hatás miatt { ICON("mask", "maszkot") } kell eldobnod, helyettük elhagyhatsz itt elszállásolt kártyákat
imperium-defend = amikor egy másik játékos { ICON("attack-card", "támadáskártyát") } játszik ki, { $cost }, hogy figyelmen kívül hagyd a rád vonatkozó hatásait{ $exhaust ->
    [yes] { " " }(az ő körében is)
   *[no] { "" }
}
imperium-defend-demand = amikor egy másik játékos { ICON("attack-card", "támadáskártyát") } játszik ki, hagyd figyelmen kívül a rád vonatkozó hatásait, kivéve, ha { $cost }
imperium-exhaust-self = { $mood ->
    [may] kimerítheted ezt a kártyát
   *[do] merítsd ki ezt a kártyát
}
imperium-attacker-pays = ad neked { $goods }
imperium-react = { $actor ->
    [they] kimerítheted ezt a kártyát: { $effect }
   *[you] kimerítheted ezt a kártyát, és { $effect }
}
imperium-when-played = amikor kijátszol { $what }{ $origin ->
    [none] { "" }
   *[other] { " " }{ $origin }
}, { $react }
imperium-when-returned = amikor visszaraksz egy { ICON("unrest", "zavargáskártyát") }, { $react }
imperium-when-took = amikor elveszel egy { ICON("unrest", "zavargáskártyát") }, { $react }
imperium-when-acquired = amikor megszerzel { $what }, { $react }
imperium-when-acquired-exiled = amikor a száműzöttpakliból szerzel meg { $what }, { $react }
imperium-when-got = amikor megszerzel { $what } vagy áttörsz { $for }, { $react }
imperium-when-market-tokens = amikor olyan kártyát kapsz a piacról, amelyen { $good ->
    [material] { ICON("material", "alapanyag") }
    [population] { ICON("population", "népesség") }
   *[progress] { ICON("progress", "haladás") }
} van, { $react }
imperium-when-gained-from = amikor { ICON("material", "alapanyagot") } kapsz egy játékban lévő { $icon ->
    [fertile] { ICON("grain", "termőföld") }
    [river] { ICON("drop", "folyó") }
   *[production] { ICON("purse", "termelés") }
} ikonú kártyából, { $react }
imperium-when-paid = valahányszor { $good ->
    [material] { ICON("material", "alapanyagot") }
    [population] { ICON("population", "népességet") }
   *[progress] { ICON("progress", "haladást") }
} fizetsz, { $react }
imperium-when-looked-fame = miután { ICON("fame", "hírnévkártyákat") } néztél meg, { $react }
imperium-when-sunk = amikor elsüllyesztesz egy kártyát, { $react }
imperium-when-left-play = amikor { $article ->
    [vowel] az
   *[consonant] a
} { $name } kikerül a játékból, { $react }
imperium-when-deck-empty = amikor kiürül a húzópaklid, { $react }
imperium-instead-cleanup-token = amikor takarításkor { ICON("progress", "haladást") } tennél egy piaci kártyára, ehelyett { $effect }
imperium-instead-gain-material = amikor { ICON("material", "alapanyagot") } kapnál, ehelyett { $effect }

## What is selected: a noun in the form wanted
imperium-some = { $many ->
    [upto] legfeljebb { $n } { $noun }
    [any] akárhány { $noun }
    [all] az összes { $noun }
   *[exactly] { $n ->
        [1] { $noun }
       *[other] { $n } { $noun }
    }
}
imperium-per = minden { $noun } után
imperium-from = { $what } { $source }
imperium-hosting = { $what }, amelyben { $guest } van elszállásolva
imperium-cards-card = { $form ->
    [few] kártyát
    [many] kártyát
    [each] { $where }kártyád
    [every] { $zone ->
        [exile] { $every } { $where }kártya
       *[other] { $every } { $where }kártyád
    }
   *[one] egy kártyát
}
imperium-cards-region = { $form ->
    [few] { ICON("region", "régiót") }
    [many] { ICON("region", "régiót") }
    [each] { $where }{ ICON("region", "régiód") }
    [every] { $every } { $where }{ ICON("region", "régiód") }
    [break] egy { ICON("region", "régióért") }
   *[one] egy { ICON("region", "régiót") }
}
imperium-cards-uncivilised = { $form ->
    [few] { ICON("uncivilised", "civilizálatlan kártyát") }
    [many] { ICON("uncivilised", "civilizálatlan kártyát") }
    [each] { $where }{ ICON("uncivilised", "civilizálatlan kártyád") }
    [every] { $every } { $where }{ ICON("uncivilised", "civilizálatlan kártyád") }
    [break] egy { ICON("uncivilised", "civilizálatlan kártyáért") }
   *[one] egy { ICON("uncivilised", "civilizálatlan kártyát") }
}
imperium-cards-civilised = { $form ->
    [few] { ICON("civilised", "civilizált kártyát") }
    [many] { ICON("civilised", "civilizált kártyát") }
    [each] { $where }{ ICON("civilised", "civilizált kártyád") }
    [every] { $every } { $where }{ ICON("civilised", "civilizált kártyád") }
    [break] egy { ICON("civilised", "civilizált kártyáért") }
   *[one] egy { ICON("civilised", "civilizált kártyát") }
}
imperium-cards-tributary = { $form ->
    [few] { ICON("tributary", "adófizetőt") }
    [many] { ICON("tributary", "adófizetőt") }
    [each] { $where }{ ICON("tributary", "adófizetőd") }
    [every] { $every } { $where }{ ICON("tributary", "adófizetőd") }
    [break] egy { ICON("tributary", "adófizetőért") }
   *[one] egy { ICON("tributary", "adófizetőt") }
}
imperium-cards-fame = { $form ->
    [each] { $where }{ ICON("fame", "hírnévkártyád") }
    [every] { $every } { $where }{ ICON("fame", "hírnévkártyád") }
   *[one] egy { ICON("fame", "hírnévkártyát") }
}
imperium-cards-unrest = { $form ->
    [few] { ICON("unrest", "zavargáskártyát") }
    [many] { ICON("unrest", "zavargáskártyát") }
   *[one] egy { ICON("unrest", "zavargáskártyát") }
}
imperium-cards-city = egy { ICON("city", "várost") }
imperium-cards-river = egy { ICON("drop", "folyó") } ikonú kártyát
imperium-cards-fertile = egy { ICON("grain", "termőföld") } ikonú kártyát
imperium-cards-fertile-river = egy { ICON("drop", "folyó") } vagy { ICON("grain", "termőföld") } ikonú kártyát
imperium-cards-knight = { $form ->
    [few] { ICON("knight", "lovagot") }
    [many] { ICON("knight", "lovagot") }
    [guest] egy { ICON("knight", "lovag") }
    [each] { $where }{ ICON("knight", "lovagod") }
   *[one] egy { ICON("knight", "lovagot") }
}
imperium-cards-mask = { $form ->
    [few] { ICON("mask", "maszkot") }
    [many] { ICON("mask", "maszkot") }
   *[one] egy { ICON("mask", "maszkot") }
}
imperium-cards-scroll = { $form ->
    [few] { ICON("scroll", "tekercset") }
    [many] { ICON("scroll", "tekercset") }
    [nom] { ICON("scroll", "tekercs") }
   *[one] egy { ICON("scroll", "tekercset") }
}
imperium-cards-attack = egy { ICON("attack-card", "támadáskártyát") }
imperium-cards-pinned = egy { ICON("pinned", "rögzített kártyát") }
imperium-cards-pinned-not-region = { $form ->
    [each] { $where }{ ICON("pinned", "rögzített") }, de nem { ICON("region", "régió") } kártyád
    [every] { $every } { $where }{ ICON("pinned", "rögzített") }, de nem { ICON("region", "régió") } kártyád
   *[one] egy { ICON("pinned", "rögzített") }, de nem { ICON("region", "régió") } kártyát
}
imperium-cards-variable = { $form ->
    [each] { $where }változó értékű kártyád
    [break] egy változó értékű kártyáért
   *[one] egy változó értékű kártyát
}
imperium-cards-barbarian = egy { ICON("barbarian", "barbár") } ikonú kártyát
imperium-cards-empire = egy { ICON("empire", "birodalom") } ikonú kártyát
imperium-cards-not-unrest = egy kártyát (nem { ICON("unrest", "zavargást") })
imperium-cards-quest = { $but ->
    [none] egy küszöbön álló küldetést
   *[other] egy küszöbön álló küldetést (de nem ezt: { $but })
}
imperium-cards-named = { $form ->
    [few] { $name } kártyát
    [guest] { $article ->
        [vowel] az
       *[consonant] a
    } { $name }
    [each] { $where }{ $name } kártyád
   *[one] { $family ->
        [yes] egy { $name } kártyát
       *[no] { $article ->
            [vowel] az
           *[consonant] a
        } { $name } kártyát
    }
}
imperium-icons = { $form ->
    [each] { $where }{ $pictures } ikonod
   *[every] { $every } { $where }{ $pictures } ikonod
}
imperium-picture-production = { ICON("purse", "termelés") }
imperium-picture-fertile = { ICON("grain", "termőföld") }
imperium-picture-river = { ICON("drop", "folyó") }
imperium-picture-city = { ICON("city", "város") }
imperium-picture-metropolis = { ICON("metropolis", "metropolisz") }
imperium-picture-knight = { ICON("knight", "lovag") }
imperium-picture-mask = { ICON("mask", "maszk") }
imperium-picture-scroll = { ICON("scroll", "tekercs") }
imperium-it = { $deed ->
    [imperium-acquire] a megszerzett kártyát
    [imperium-draw] a felhúzott kártyát
   *[other] azt a kártyát
}
imperium-those = az egyiket közülük
imperium-held-material = { $form ->
    [least] ha legalább { $n } { ICON("material", "alapanyagod") } van
   *[each] { $n ->
        [1] minden { ICON("material", "alapanyagod") } után
       *[other] minden { $n } { ICON("material", "alapanyagod") } után
    }
}
imperium-held-population = { $form ->
    [least] ha legalább { $n } { ICON("population", "népességed") } van
   *[each] { $n ->
        [1] minden { ICON("population", "népességed") } után
       *[other] minden { $n } { ICON("population", "népességed") } után
    }
}
imperium-held-progress = { $form ->
    [least] ha legalább { $n } { ICON("progress", "haladásod") } van
   *[each] { $n ->
        [1] minden { ICON("progress", "haladásod") } után
       *[other] minden { $n } { ICON("progress", "haladásod") } után
    }
}
imperium-amount-material = { $n } { ICON("material", "alapanyagot") }
imperium-amount-population = { $n } { ICON("population", "népességet") }
imperium-amount-progress = { $n } { ICON("progress", "haladást") }
imperium-times = { $n ->
    [2] kétszer egymás után
   *[other] { $n } alkalommal egymás után
}
imperium-state-is = { $form ->
    [whom] { $state ->
        [barbarian] aki { ICON("barbarian", "barbár") }
       *[empire] aki { ICON("empire", "birodalom") }
    }
   *[if] { $state ->
        [barbarian] ha { ICON("barbarian", "barbár") } vagy
       *[empire] ha { ICON("empire", "birodalom") } vagy
    }
}
imperium-in-play = ha { $article ->
    [vowel] az
   *[consonant] a
} { $name } játékban van
imperium-in-history = ha { $article ->
    [vowel] az
   *[consonant] a
} { $name } a történelmedben van
imperium-was = { $deed ->
    [imperium-give-each] aki { ICON("mask", "maszkot") } kapott
    [imperium-abandon] { $lacks ->
        [yes] ha az elhagyott kártyán nincs { ICON("purse", "termelés") } ikon
       *[no] ha az elhagyott kártyán van { ICON("purse", "termelés") } ikon
    }
   *[other] ha az { ICON("attack-card", "támadáskártya") } volt
}
imperium-others-unrest = a többi játékos által pontozott minden { ICON("unrest", "zavargáskártya") } után
imperium-players-below = minden játékos után, akinél több { $good ->
    [material] { ICON("material", "alapanyagod") }
    [population] { ICON("population", "népességed") }
   *[progress] { ICON("progress", "haladásod") }
} van,
imperium-whom-play = akinek van játékban régiója
imperium-at-least-here = ha legalább { $least } { $bare } van itt elszállásolva
imperium-at-least-play = ha legalább { $least } { $owned } van játékban
imperium-at-most-active-quest = ha nincs aktív küldetésed
imperium-where-play = játékban lévő{ " " }
imperium-where-owned = { "" }
imperium-where-history = történelmedben lévő{ " " }
imperium-where-here = itt elszállásolt{ " " }
imperium-where-garrisoned = elszállásolt{ " " }
imperium-where-exile = száműzött{ " " }
imperium-source = { $zones }
imperium-source-hand = { $who ->
    [they] a kezéből
   *[you] a kezedből
}
imperium-source-discard = { $who ->
    [they] a dobópaklijából
   *[you] a dobópaklidból
}
imperium-source-draw = a húzópaklidból
imperium-source-play = a játékterületedről
imperium-source-garrisoned = az elszállásoltak közül
imperium-source-here = az itt elszállásoltak közül
imperium-source-history = a történelmedből
imperium-source-quests = a küldetésterületről
imperium-source-active-quest = az aktív küldetés helyéről
imperium-inside-hand = a kezedben
imperium-inside-discard = a dobópaklidban
imperium-inside-draw = a húzópaklidban
imperium-inside-nation = a nemzetpaklidban

## Points
imperium-score-base = { $n } { ICON("points", "pont") }
imperium-score-per = { $what } { imperium-score-base }
imperium-score-every = { $what }
imperium-score-more = { $before }, valamint { $what } { imperium-score-base }
imperium-score-where-play = { $points }, ha játékban van
imperium-score-where-history = { $points }, ha a történelmedben van
imperium-score-where-garrisoned = { $points }, ha el van szállásolva
imperium-score-also = { $first }, { $rest }
imperium-score-else = { $first }, különben { $points }

## The sections of a card's text
imperium-free = Ingyen kijátszás
imperium-needs = Csak akkor játszható ki, { $list }
imperium-unplayable = Nem játszható ki
imperium-no-garrison = Nem szállásolható el
imperium-enters-play = Amikor megkapod, azonnal játékba kerül
imperium-fixed = Nem hagyható el, és nem hívható vissza
imperium-section-play = { $effect }
imperium-section-exhaust = { ICON("exhaust", "Kimerülő") }: { $effect }
imperium-section-passive = Passzív: { $effect }
imperium-section-solstice = { ICON("solstice", "Napforduló") }: { $effect }
imperium-section-note = { $effect }
imperium-section-king = Ahelyett, hogy elvennéd ezt a kártyát, alkalmazd (minden játékos egyszer egy játékban): { $effect }
imperium-section-gained = Amikor megkapod: { $effect }
imperium-section-entered = Amikor játékba kerül: { $effect }
imperium-section-end = Pontozás előtt: { $effect }
imperium-section-worth = { ICON("hourglass", "Érték") }: { $effect }
