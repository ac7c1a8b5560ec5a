# Imperium: the game in Hungarian.
imperium-title = Imperium

## Effects. `mood`: do (you are told to), may (-hat, -het), they (each player does); `who`: you or they.
imperium-or = { $first } vagy { $last }
imperium-the = { $article ->
    [vowel] az
   *[consonant] a
} { $name }
imperium-list-or = { $first }, vagy { $last }
imperium-list-or-long = { $first }; vagy { $last }
imperium-node-then = { $follows ->
    [may] { $first }, majd { $effect }
    [if] { $first }; { $effect }
    [choose] { $mood ->
        [may] { $first }; ha így teszel, { $effect }
       *[other] { $first }, és { $effect }
    }
   *[do] { $before ->
        [they] { $mood ->
            [do] { $first }, te pedig { $effect }
           *[other] { $first }, és { $effect }
        }
       *[you] { $last ->
            [yes] { $open ->
                [yes] { $first }, { $effect }
               *[other] { $first }, és { $effect }
            }
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
} { $also ->
    [yes] még { $goods }
   *[no] { $goods }
}
imperium-node-gain-per = { $what } { imperium-node-gain }
imperium-node-result = { $deed ->
    [imperium-return-unrest] minden így visszarakott { ICON("unrest", "zavargáskártya") } után
    [imperium-abandon] minden így elhagyott kártya után
    [imperium-pay-up-to] minden így kifizetett { ICON("progress", "haladás") } után
    [imperium-discard] minden így eldobott kártya után
   *[other] minden ilyen alkalom után
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
imperium-price-actions = { $n } { ICON("action-token", "akció") }
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
} { $goods } erre a kártyára
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
        [yes] a húzópaklid tetejére teheted { $what }
       *[no] a húzópaklid tetejére tehetsz { $what }
    }
   *[do] { $definite ->
        [yes] tedd { $what } a húzópaklid tetejére
       *[no] tegyél { $what } a húzópaklid tetejére
    }
}
imperium-take-back = { $mood ->
    [may] { $definite ->
        [yes] a kezedbe veheted { $what }
       *[no] a kezedbe vehetsz { $what }
    }
   *[do] { $definite ->
        [yes] vedd { $what } a kezedbe
       *[no] vegyél { $what } a kezedbe
    }
}
imperium-to-history = { $mood ->
    [may] { $definite ->
        [yes] a történelmedbe helyezheted { $what }
       *[no] a történelmedbe helyezhetsz { $what }
    }
   *[do] { $definite ->
        [yes] helyezd { $what } a történelmedbe
       *[no] helyezz { $what } a történelmedbe
    }
}
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
       *[no] { $too ->
            [yes] süllyeszd el
           *[no] süllyessz el
        }
    }
} { $too ->
    [yes] ezt a kártyát és { $what }
   *[no] { $what }
}
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
    }{ $gains ->
        [none] { "" }
       *[other] , és { $mood ->
            [may] megkaphatod
           *[do] megkapod
        } a rajta lévő összes { $gains ->
            [material] { ICON("material", "alapanyagot") }
            [population] { ICON("population", "népességet") }
           *[progress] { ICON("progress", "haladást") }
        }
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
}{ $open ->
    [yes] ,{ " " }
   *[other] , és{ " " }
}{ $to ->
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
   *[no] { $again ->
        [yes] még { $what }
       *[no] { $what }
    }
}{ $exile ->
    [also] { " " }a piacról vagy a száműzöttpakliból
    [only] { " " }a száműzöttpakliból
   *[no] { "" }
}{ $wide ->
    [yes] { "" }
   *[no] { $token ->
        [none] { "" }
       *[other] , amelyen { imperium-token } van
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
    [may] a kezedbe veheted
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
imperium-end-game = ez kiváltja a játék végét
imperium-advance-journey = { $replace ->
    [yes] { $mood ->
        [may] kicserélheted ezt a kártyát { $the } kártyára
       *[do] cseréld ki ezt a kártyát { $the } kártyára
    }
   *[no] { $mood ->
        [may] megfordíthatod ezt a kártyát
       *[do] fordítsd meg ezt a kártyát
    }
}
imperium-flip-king = fordítsd meg ezt a kártyát; ez kiváltja a játék végét
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
imperium-fewer-masks = amikor egy hatás miatt { ICON("mask", "maszkokat") } kell eldobnod, kimerítheted ezt a kártyát, hogy 1 { ICON("mask", "maszkkal") } kevesebbet dobj el
imperium-masks-from-here = amikor egy hatás miatt { ICON("mask", "maszkokat") } kell eldobnod, helyettük elhagyhatsz itt elszállásolt kártyákat
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
imperium-react = { $how ->
    [they] kimerítheted ezt a kártyát: { $effect }
   *[other] kimerítheted ezt a kártyát, és { $effect }
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
imperium-when-market-tokens = amikor olyan kártyát kapsz a piacról, amelyen { imperium-good } van, { $react }
imperium-good = { $good ->
    [material] { ICON("material", "alapanyag") }
    [population] { ICON("population", "népesség") }
   *[progress] { ICON("progress", "haladás") }
}
imperium-when-gained-from = amikor { ICON("material", "alapanyagot") } kapsz egy játékban lévő { $icon ->
    [fertile] { ICON("grain", "termőföld") }
    [river] { ICON("drop", "folyó") }
   *[production] { ICON("purse", "termelés") }
} ikonú kártya révén, { $react }
imperium-when-paid = valahányszor { $good ->
    [material] { ICON("material", "alapanyagot") }
    [population] { ICON("population", "népességet") }
   *[progress] { ICON("progress", "haladást") }
} fizetsz, { $react }
imperium-when-looked-fame = miután { ICON("fame", "hírnévkártyákat") } néztél meg, { $react }
imperium-when-sunk = amikor elsüllyesztesz egy kártyát, { $react }
imperium-when-left-play = amikor { $the } kártya kikerül a játékból, { $react }
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
    [each] { $where }változó értékű kártyád (ez is)
    [break] egy változó értékű kártyáért
   *[one] egy változó értékű kártyát
}
imperium-cards-barbarian = egy { ICON("barbarian", "barbár") } ikonú kártyát
imperium-cards-empire = egy { ICON("empire", "birodalom") } ikonú kártyát
imperium-cards-not-unrest = egy kártyát (nem { ICON("unrest", "zavargást") })
imperium-cards-quest = { $but ->
    [none] egy küszöbön álló küldetést
   *[other] egy küszöbön álló küldetést ({ $but } kivételével)
}
imperium-cards-named = { $form ->
    [few] { $name } kártyát
    [guest] { $the } kártya
    [each] { $where }{ $name } kártyád
   *[one] { $family ->
        [yes] egy { $name } kártyát
       *[no] { $the } kártyát
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
imperium-amount-material = { $n } { $case ->
    [acc] { ICON("material", "alapanyagot") }
   *[nom] { ICON("material", "alapanyag") }
}
imperium-amount-population = { $n } { $case ->
    [acc] { ICON("population", "népességet") }
   *[nom] { ICON("population", "népesség") }
}
imperium-amount-progress = { $n } { $case ->
    [acc] { ICON("progress", "haladást") }
   *[nom] { ICON("progress", "haladás") }
}
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
imperium-in-play = ha { $the } kártya játékban van
imperium-in-history = ha { $the } kártya a történelmedben van
imperium-was = { $sort ->
    [attack] ha az { ICON("attack-card", "támadáskártya") } volt
   *[icon] { $deed ->
        [imperium-give-each] aki { $icon } ikonú kártyát kapott
        [imperium-abandon] { $lacks ->
            [yes] ha az elhagyott kártyán nincs { $icon } ikon
           *[no] ha az elhagyott kártyán van { $icon } ikon
        }
       *[other] { $lacks ->
            [yes] ha azon a kártyán nincs { $icon } ikon
           *[no] ha azon a kártyán van { $icon } ikon
        }
    }
}
imperium-others-unrest = a többi játékos által pontozott minden { ICON("unrest", "zavargáskártya") } után
imperium-players-below = minden játékos után, akinél több { $good ->
    [material] { ICON("material", "alapanyagod") }
    [population] { ICON("population", "népességed") }
   *[progress] { ICON("progress", "haladásod") }
} van,
imperium-whom-play = akinek van játékban lévő régiója
imperium-at-least-here = ha legalább { $least } { $bare } van itt elszállásolva
imperium-at-least-play = ha legalább { $least } { $owned } van játékban
imperium-at-most-active-quest = ha nincs aktív küldetésed
imperium-where-play = játékban lévő{ " " }
imperium-where-owned = { "" }
imperium-where-history = történelmedben lévő{ " " }
imperium-where-here = itt elszállásolt{ " " }
imperium-where-garrisoned = elszállásolt{ " " }
imperium-where-exile = száműzött{ " " }
imperium-where-hand = kezedben lévő{ " " }
imperium-where-discard = dobópaklidban lévő{ " " }
imperium-where-draw = húzópaklidban lévő{ " " }
imperium-where-sunken = elárasztott paklidban lévő{ " " }
imperium-where-nation = nemzetpaklidban lévő{ " " }
imperium-where-development = fejlesztési területeden lévő{ " " }
imperium-where-quests = küldetésterületeden lévő{ " " }
imperium-where-active-quest = aktív küldetésként elszállásolt{ " " }
imperium-where-market = piacon lévő{ " " }
imperium-where-unrest-pile = zavargáspakliban lévő{ " " }
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
imperium-score-unless-play = { $points }, ha nincs játékban
imperium-score-also = { $first }, { $rest }
imperium-score-else = { $first }, különben { $points }

## The sections of a card's text
imperium-free = Ingyen kijátszás
imperium-needs = { $where ->
    [play] { $n ->
        [one] Csak akkor játszható ki, ha { $play } kártya játékban van
       *[other] Csak akkor játszható ki, ha { $play } kártya is játékban van
    }
    [history] Csak akkor játszható ki, ha { $history } kártya a történelmedben van
   *[both] Csak akkor játszható ki, ha { $play } kártya játékban van, és { $history } kártya a történelmedben van
}
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
imperium-section-gained = Amikor kikerül a nemzetpaklidból: { $effect }
imperium-section-entered = Amikor játékba kerül: { $effect }
imperium-section-end = Pontozás előtt (összeomláskor is): { $effect }
imperium-section-worth = { ICON("hourglass", "Érték") }: { $effect }

## The lobby
setup-imperium-blurb = Vezesd népedet az első törzsektől a birodalomig: egy paklival, amely minden újrakeveréssel nő, közös piaccal és zavargásokkal, amelyek mindent romba dönthetnek. 2–4 játékosnak.
setup-imperium-box = Doboz
setup-imperium-box-help = Mely nemzetekkel lehet játszani.
setup-imperium-box-classics = Ókori birodalmak
setup-imperium-box-classics-help = Karthágóiak, kelták, görögök, makedónok, perzsák, rómaiak, szkíták és vikingek.
setup-imperium-box-legends = Legendák
setup-imperium-box-legends-help = Artúr korabeliek, atlantisziak, egyiptomiak, maurják, minósziak, olmékok, csinek és utópiaiak.
setup-imperium-box-both = Mindkét doboz
setup-imperium-box-both-help = Mind a tizenhat nemzet. A játékban lévő nemzettel azonos nevű adófizetőket a másik doboz kártyái pótolják.
setup-imperium-commons = Közös kártyák
setup-imperium-commons-help = Melyik doboz piac-, hírnév- és zavargáskártyáit használjátok.
setup-imperium-commons-box = A doboz szerint
setup-imperium-commons-box-help = A választott dobozéit; mindkét doboznál az Ókori birodalmakéit.
setup-imperium-commons-classics = Az Ókori birodalmak közös kártyái
setup-imperium-commons-classics-help = Az ókori világ piaca.
setup-imperium-commons-legends = A Legendák közös kártyái
setup-imperium-commons-legends-help = A Legendák dobozának piaca.
setup-imperium-nations = Nemzetek
setup-imperium-nations-help = Egy nemzettel csak egy helyen lehet játszani.
setup-imperium-nations-random = Véletlenül
setup-imperium-nations-random-help = Minden hely kap egy nemzetet a dobozból.
setup-imperium-nations-choose = A játékosok választanak
setup-imperium-nations-choose-help = Az asztalnál, körök szerinti sorrendben, minden nemzethez tanáccsal.
setup-imperium-sides = A hatalomkártyák oldala
setup-imperium-sides-help = Minden hatalomkártyának két oldala van.
setup-imperium-sides-b = B oldal mindenkinek
setup-imperium-sides-b-help = Egyszerűbb, az első játékokhoz ajánlott.
setup-imperium-sides-b-brief = B
setup-imperium-sides-a = A oldal mindenkinek
setup-imperium-sides-a-help = Több gondolkodnivalóval.
setup-imperium-sides-a-brief = A
setup-imperium-sides-choose = A játékosok választanak
setup-imperium-sides-choose-help = Az asztalnál, körök szerinti sorrendben.
setup-imperium-sides-random = Véletlenül
setup-imperium-sides-random-help = Minden hely kap egy oldalt.

phase-imperium-setup = Előkészítés
phase-imperium-waiting = Kör
phase-imperium-activate = Aktiválás
phase-imperium-innovate = Újítás
phase-imperium-revolt = Lázadás
phase-imperium-cleanup = Takarítás
phase-imperium-solstice = Napforduló
phase-imperium-ending = Pontozás

category-imperium-progress = Haladás
category-imperium-progress-help = jelzőnként 1 GYP
category-imperium-power = Hatalomkártya
category-imperium-power-help = a szövege szerint
category-imperium-play = Játékterület
category-imperium-play-help = a játékterületen lévő kártyák
category-imperium-garrison = Elszállásolt kártyák
category-imperium-garrison-help = más kártyák alatti kártyák
category-imperium-history = Történelem
category-imperium-history-help = a történelembe került kártyák
category-imperium-sunken = Elárasztott pakli
category-imperium-sunken-help = az elsüllyesztett kártyák
category-imperium-hand = Kéz
category-imperium-hand-help = a kézben maradt kártyák
category-imperium-draw = Húzópakli
category-imperium-draw-help = a pakliban maradt kártyák
category-imperium-discard = Dobópakli
category-imperium-discard-help = a dobott kártyák

filter-imperium-nation = Nemzet
filter-imperium-suit = Kártyaszín
filter-imperium-box = Doboz
filter-imperium-state = Állam

ending-imperium-main-deck = Elfogyott a főpakli: még egy forduló után jött a pontozás.
ending-imperium-development = Egy nemzet kifejlesztette az utolsó kártyáját: még egy forduló után jött a pontozás.
ending-imperium-king = Megfordult a Királyok királya: még egy forduló után jött a pontozás.
ending-imperium-harald = Megérkezett Harald Hardrada: még egy forduló után jött a pontozás.
ending-imperium-graal = Meglett a Grál: még egy forduló után jött a pontozás.
ending-imperium-shangri-la = Shangri-La népessége elérte a 24-et: még egy forduló után jött a pontozás.
ending-imperium-collapse = Összeomlás: nem maradt kártya a zavargáspakliban. Az győz, akinek a legkevesebb zavargáskártyája van.
tie-imperium-shared = Döntetlen: osztoztok a győzelmen.
tie-imperium-points = Azonos számú zavargáskártya ({ $n }); több pontja ({ $points }) van neki: { $seat }.

## Words of the cards
imperium-suit-region = régió
imperium-suit-uncivilised = civilizálatlan
imperium-suit-civilised = civilizált
imperium-suit-tributary = adófizető
imperium-suit-fame = hírnév
imperium-suit-unrest = zavargás
imperium-suit-power = hatalom
imperium-suit-variable = változó érték
imperium-type-city = város
imperium-type-metropolis = metropolisz
imperium-type-knight = lovag
imperium-type-mask = maszk
imperium-type-scroll = tekercs
imperium-type-pinned = rögzített
imperium-type-attack = támadás
imperium-state-barbarian = barbár
imperium-state-empire = birodalom
imperium-box-classics = Ókori birodalmak
imperium-box-legends = Legendák
imperium-box-both = mindkét doboz
imperium-none = nincs
imperium-nothing = semmit
imperium-a-card = egy kártyát

imperium-nation-carthaginians = Karthágóiak
imperium-nation-celts = Kelták
imperium-nation-greeks = Görögök
imperium-nation-macedonians = Makedónok
imperium-nation-persians = Perzsák
imperium-nation-romans = Rómaiak
imperium-nation-scythians = Szkíták
imperium-nation-vikings = Vikingek
imperium-nation-arthurians = Artúr korabeliek
imperium-nation-atlanteans = Atlantisziak
imperium-nation-egyptians = Egyiptomiak
imperium-nation-mauryans = Maurják
imperium-nation-minoans = Minósziak
imperium-nation-olmecs = Olmékok
imperium-nation-qin = Csinek
imperium-nation-utopians = Utópiaiak
imperium-nation-common = Közös kártyák

imperium-difficulty = Nehézség: { $stars }. { $advice }
imperium-trait-carthaginians = kereskedés, elefántok
imperium-trait-celts = portyák, zavargás
imperium-trait-greeks = tudás, városok
imperium-trait-macedonians = területek, helyőrségek
imperium-trait-persians = hűbéresek, arany
imperium-trait-romans = hódítás, növekedés
imperium-trait-scythians = vándorlás, kincsek
imperium-trait-vikings = sagák, zsákmány
imperium-trait-arthurians = lovagok, kalandok
imperium-trait-atlanteans = süllyedés, felfedezés
imperium-trait-egyptians = folyók, haladás
imperium-trait-mauryans = elefántok, béke
imperium-trait-minoans = haladás, kerámia
imperium-trait-olmecs = maszkok, történelem
imperium-trait-qin = iskolák, a Fal
imperium-trait-utopians = utazás, nyugalom
imperium-advice-carthaginians = Tegyél alapanyagot azokra a piaci kártyákra, amelyeket akarsz, és velük együtt szerezd vissza. Birodalomként válassz Hannibál elefántjai és a felhalmozott alapanyag között.
imperium-advice-celts = Szerezz civilizálatlan kártyákat, és áraszd el a többieket zavargással. Jóléted nincs: portyákból, druidákból és az üstből élsz.
imperium-advice-greeks = A nagy pakli a gazdagságod: gyűjts kártyákat, városokat, tudást. Tartsd szemmel a száműzötteket; a Világítótorony visszahozza őket.
imperium-advice-macedonians = Régiók és megint régiók: elszállásolják a kártyáidat, és ők fizetik a Dicsőséget. Játszd ki időben Sándort, hogy utána jöhessen Nagy Sándor.
imperium-advice-persians = Minden adófizető számít, ezért inkább népeket hódíts, mint földet. Birodalomként az aranyad zavargást hoz a többieknek.
imperium-advice-romans = Hódíts korán, és váltsd a régiókat hírnévre. A népesség a végén pontot ér, ezért menetelés közben is gyarapodj.
imperium-advice-scythians = Vándorolj: a sok termelés ikonnal bíró régiók táplálják a Nomádokat. Egyes kincsek nem játszhatók ki, csak pontot érnek; a hírnév a birodalomra vár.
imperium-advice-vikings = Sosem válsz birodalommá, és nincs történelmed: a nemzetpaklid addig tart, amíg Harald véget nem vet a játéknak. A gyenge kártyákat szállásold el, a Mondák alatt is.
imperium-advice-arthurians = Gyűjts lovagokat a régióidba, és költsd őket küldetésekre; a Grál jön utoljára. Készülj fel a Gwaith Camlanra, amely lovagot vagy zavargást követel.
imperium-advice-atlanteans = Birodalomként kezdesz, nemzetpakli nélkül; minden új kártyát ki kell fejlesztened. A régiók elsüllyesztése sokat hoz, de keress időben újakat.
imperium-advice-egyptians = Fontold meg, milyen sorrendben fejlesztesz. A Nílus gazdagsággá teszi a folyókat, és a civilizált kártyák érnek a legtöbbet.
imperium-advice-mauryans = Kezdj elefántokkal és hódítással. Aztán dönts: háborús Dicsőség, vagy Asóka békéje hosszú történelemmel.
imperium-advice-minoans = Haladással fizetsz mindenért, amit kifejlesztesz. Töltsd meg időben a Kerámiát: birodalomként már nem játszhatod ki újra.
imperium-advice-olmecs = Nincs Jólét, Hódítás, Fejlődés és Dicsőség: a maszkok a pénzed. Csak a történelmedben érnek pontot, ezért jókor válj meg tőlük.
imperium-advice-qin = Tegyél népességet azokra a kártyákra, amelyeket meg akarsz szerezni. Mérlegeld az Ég felhatalmazásának terhét, válassz egy iskolát, és építsd a Hosszú falakat.
imperium-advice-utopians = Nincs nemzetpaklid, nincs fejlesztésed, és csak három kimerültségjelződ van. Húzz lassan, gyűjts haladást, és járd végig a Shangri-Lába vezető utazás négy állomását.

imperium-keyword-acquire = Szerezz meg
imperium-keyword-acquire-text = Vegyél a kezedbe a piacról egy kártyát a felsorolt színek egyikéből, a rajta lévő jelzőkkel és az alatta lévő zavargáskártyával együtt.
imperium-keyword-break-through = Törj át
imperium-keyword-break-through-text = Nevezd meg az egyik színt, és vegyél el egy olyan kártyát: a piacról az alatta lévő zavargás nélkül, vagy a paklija tetejéről; ha nincs paklija, a főpakli első ilyen kártyáját.
imperium-keyword-abandon = Hagyd el
imperium-keyword-abandon-text = Tedd egy játékban lévő rögzített kártyádat az elszállásoltakkal együtt a dobópaklidba.
imperium-keyword-recall = Hívj vissza
imperium-keyword-recall-text = Vedd egy játékban lévő rögzített kártyádat az elszállásoltakkal együtt a kezedbe.
imperium-keyword-garrison = Szállásolj el
imperium-keyword-garrison-text = Tegyél egy másik kártyát a kezedből ez alá. Nincs játékban, mindig a szállásadójával tart, és a végén pontot ér.
imperium-keyword-exile = Száműzz
imperium-keyword-exile-text = Tedd a kártyát a közös száműzöttpakliba. Jelzővel ellátott piaci kártya nem száműzhető; az alatta lévő zavargás visszakerül a pakliba.
imperium-keyword-history = Történelem
imperium-keyword-history-text = A hatalomkártyád alatti kártyák: nincsenek játékban, csak te ismered őket, a végén pontot érnek.
imperium-keyword-sink = Süllyessz el
imperium-keyword-sink-text = Az atlantisziak az elárasztott paklijukba teszik a kártyát, amely a végén pontot ér; mindenki más eldobja.
imperium-keyword-find = Keresd
imperium-keyword-find-text = Nézd át a kezedet, a dobópaklidat, a húzópaklidat és a nemzetpaklidat, ebben a sorrendben; az átnézett paklikat keverd meg. A gyarapodáskártya nem található meg.
imperium-keyword-develop = Fejlessz
imperium-keyword-develop-text = Fizesd ki egy kártya árát a fejlesztési területeden, és tedd a dobópaklidba.
imperium-keyword-steal = Lopd el
imperium-keyword-steal-text = Vedd el a jelzőket a többi játékostól, amennyi van nekik.
imperium-keyword-unrest = Zavargás
imperium-keyword-unrest-text = Minden zavargáskártya 2 pont levonás. A pakliból a kezedbe veszed el, a kezedből a pakliba rakod vissza. Ha a pakli kiürül, jön az összeomlás.
imperium-keyword-fame = Hírnév
imperium-keyword-fame-text = A hírnévpakli képpel lefelé fekszik a Királyok királyán; ha elfogy, őt kell alkalmazni.
imperium-keyword-free-play = Ingyen kijátszás
imperium-keyword-free-play-text = A kijátszása nem kerül akcióba, de körönként minden kártyával csak egyszer.
imperium-keyword-exhaust = Kimerülő képesség
imperium-keyword-exhaust-text = Az aktiválás körében tegyél rá egy kimerültségjelzőt, hogy használd a képességét, takarításig egyszer.
imperium-keyword-solstice = Napforduló
imperium-keyword-solstice-text = Minden forduló végén alkalmazni kell, amíg a kártya játékban van.
imperium-keyword-passive = Passzív képesség
imperium-keyword-passive-text = Addig érvényes, amíg a kártya játékban van.
imperium-keyword-quest = Küldetés
imperium-keyword-quest-text = A küldetésterület kártyái küszöbön álló küldetések; az Artúr király udvara alatti az aktív.
imperium-keyword-journey = Utazás
imperium-keyword-journey-text = Két kártya négy oldallal; csak a legfelső oldal érvényes.
imperium-keyword-pinned = Rögzített
imperium-keyword-pinned-text = Kijátszás után játékban marad.
imperium-keyword-attack = Támadás
imperium-keyword-attack-text = Árt a többi játékosnak, akik védekezhetnek, mielőtt hatna.

## Icons, as they are read aloud
icon-material = alapanyag
icon-population = népesség
icon-progress = haladás
icon-region = régió
icon-uncivilised = civilizálatlan kártya
icon-civilised = civilizált kártya
icon-tributary = adófizető
icon-fame = hírnév
icon-unrest = zavargás
icon-power = hatalom
icon-purse = termelés
icon-grain = termőföld
icon-drop = folyó
icon-city = város
icon-metropolis = metropolisz
icon-knight = lovag
icon-mask = maszk
icon-scroll = tekercs
icon-barbarian = barbár
icon-empire = birodalom
icon-pinned = rögzített
icon-attack-card = támadás
icon-action-token = akció
icon-exhaust = kimerülő képesség
icon-solstice = napforduló
icon-acquire = megszerzés
icon-break-through = áttörés
icon-abandon = elhagyás
icon-recall = visszahívás
icon-garrison = elszállásolás
icon-exile = száműzés
icon-history = történelem
icon-sink = elsüllyesztés
icon-find = keresés
icon-develop = fejlesztés
icon-steal = lopás
icon-give = adás
icon-draw = kártyahúzás
icon-discard = eldobás
icon-hand = kézlimit
icon-cheaper = olcsóbb
icon-free-play = ingyen kijátszás
icon-market = piac
icon-nation = nemzetpakli
icon-quest = küldetés
icon-journey = utazás

## Options
imperium-option-activate = Aktiválok
imperium-option-innovate = Újítok
imperium-option-revolt = Lázadok
imperium-option-play = Kijátszom: { $card }
imperium-option-free = Ingyen kijátszom: { $card }
imperium-option-exhaust = Kimerítem: { $card }
imperium-option-stop = Befejezem a körömet
imperium-option-hand = { $card }
imperium-option-discard = { $card } a dobópakliból
imperium-option-deck = { $card } a pakliból
imperium-option-history = { $card } a történelemből
imperium-option-table = { $card }
imperium-option-unrest = { $place ->
    [discard] { $n } × { $card } a dobópakliból
   *[hand] { $n } × { $card }
}
imperium-option-suit = { $suit }
imperium-option-top = A megfelelő pakli legfelső kártyáját kérem
imperium-option-dig = Felfedem a főpakli kártyáit
imperium-option-pay = { $progress } fizetek { $goods } helyett
imperium-option-pay-none = Haladás nélkül fizetek
imperium-option-number = { $n }
imperium-option-search = Tovább keresek a paklikban
imperium-option-suffer = Hadd hasson
imperium-option-ignore = Figyelmen kívül hagyom
imperium-option-nation = { $nation }
imperium-option-side = { $side } oldal

## Questions
imperium-ask-next = Melyik képesség jöjjön?
imperium-why-next = Több kártyád egyszerre lép működésbe; te döntöd el a sorrendet.
imperium-ask-pay = Hogyan fizetsz ki { $goods }?
imperium-why-pay = 1 haladás 1 népességet vagy 2 alapanyagot pótol; visszajáró nincs.
imperium-ask-suffer = Hagyod hatni ezt: { $card }?
imperium-why-suffer = Védve vagy ettől: { $card }. Bármelyik hatását figyelmen kívül hagyhatod.
imperium-ask-waive = Kimeríted ezt: { $card }?
imperium-why-waive = { $text }
imperium-ask-give = Melyik kártyát kapja tőled { $seat }?
imperium-why-give = { $card }: minden más játékos kap egy kártyát, te választod ki.
imperium-ask-order = Melyik kártyát teszed vissza legközelebb?
imperium-why-order = A kártyák visszakerülnek a hírnévpaklira; amelyiket utoljára választod, az lesz legfelül.
imperium-ask-react = Kimeríted ezt: { $card }?
imperium-why-react = { $text }
imperium-ask-defend = Hogyan védekezel ez ellen: { $card }?
imperium-why-defend = Ez a kártya támadás: { $card }. Mielőtt hatna, megvédheted magad.
imperium-ask-tribute = Fizetsz ezért: { $card } ({ $seat })?
imperium-why-tribute = Ha nem adsz 1 haladást, ott figyelmen kívül hagyható: { $attack }.
imperium-ask-way = Mit teszel ebben a körben?
imperium-why-way = Aktiváláskor kártyákat játszol ki és képességeket használsz, újításkor eldobod a kezedet és áttörsz, lázadáskor zavargáskártyákat raksz vissza a kezedből.
imperium-ask-act = Mit teszel?
imperium-why-act = Minden kijátszott kártya egy akcióba kerül, az ingyen kijátszás nem; minden kimerülő képességhez kimerültségjelző kell.
imperium-ask-token = Melyik kártyára teszed a haladást?
imperium-why-token = Takarítás: 1 haladás kerül a készletből egy piaci kártyára.
imperium-ask-develop = Kifejlesztesz egy kártyát?
imperium-why-develop = Újrakevered a húzópaklidat: birodalomként kifizetheted a fejlesztési területed egyik kártyáját, amely az új pakliba kerül.
imperium-ask-solstice = Melyik napfordulós képességed jöjjön?
imperium-why-solstice = Te döntöd el napfordulós képességeid sorrendjét.
imperium-ask-nation = Melyik nemzetet vezeted?
imperium-why-nation = A nemzeteket a körök sorrendjében választjátok; egyik sem játszhat kétszer.
imperium-ask-side = A hatalomkártyád melyik oldalát használod?
imperium-why-side = Az A oldal többet tud, a B oldal több pontot ér; az első játékokhoz a B ajánlott.
imperium-why-innovate = Újítás: eldobod a kezedet, majd áttörsz egy általad választott színért.
imperium-why-revolt = Lázadás: annyi zavargáskártyát raksz vissza a kezedből, amennyit akarsz.
imperium-why-cleanup = Takarítás: dobd el, amit nem akarsz megtartani, aztán húzz a kézlimitedig.
imperium-why-effect = A hatás folytatódik.

## The log
imperium-event-nation = { $you ->
    [yes] A te nemzeted: { $nation }, { $side } oldal.
   *[no] { $seat } nemzete: { $nation }, { $side } oldal.
}
imperium-event-began = { $you ->
    [yes] Minden fordulót te kezdesz.
   *[no] Minden fordulót { $seat } kezd.
}
imperium-event-way = { $you ->
    [yes] { $way ->
        [activate] Aktiválsz.
        [innovate] Újítasz.
        [cleanup] Takarítasz.
       *[revolt] Lázadsz.
    }
   *[no] { $way ->
        [activate] { $seat } aktivál.
        [innovate] { $seat } újít.
        [cleanup] { $seat } takarít.
       *[revolt] { $seat } lázad.
    }
}
imperium-event-resolved = { $you ->
    [yes] Végrehajtod: { $card }.
   *[no] { $seat } végrehajtja: { $card }.
}
imperium-event-played = { $you ->
    [yes] Kijátszod: { $card }.
   *[no] { $seat } kijátssza: { $card }.
}
imperium-event-free-played = { $you ->
    [yes] Ingyen kijátszod: { $card }.
   *[no] { $seat } ingyen kijátssza: { $card }.
}
imperium-event-exhausted = { $you ->
    [yes] Kimeríted: { $card }.
   *[no] { $seat } kimeríti: { $card }.
}
imperium-event-readied = { $you ->
    [yes] Visszaveszed a kimerültségjelzőt innen: { $card }.
   *[no] { $seat } visszaveszi a kimerültségjelzőt innen: { $card }.
}
imperium-event-actions = { $you ->
    [yes] Kapsz { imperium-actions }.
   *[no] { $seat } kap { imperium-actions }.
}
imperium-event-spent-actions = { $you ->
    [yes] Elköltesz { imperium-actions }.
   *[no] { $seat } elkölt { imperium-actions }.
}
imperium-so-many-cards = { $n } kártyát
imperium-event-drew = { $you ->
    [yes] Húzol { imperium-so-many-cards }.
   *[no] { $seat } húz { imperium-so-many-cards }.
}
imperium-event-discarded = { $you ->
    [yes] Eldobod: { $card }.
   *[no] { $seat } eldobja: { $card }.
}
imperium-event-discarded-hand = { $you ->
    [yes] Eldobod az egész kezedet: { imperium-so-many-cards }.
   *[no] { $seat } eldobja az egész kezét: { imperium-so-many-cards }.
}
imperium-event-to-top = { $hidden ->
    [yes] { $seat } { $card } tesz a húzópaklija tetejére.
   *[no] { $you ->
        [yes] A húzópaklid tetejére teszed: { $card }.
       *[no] { $seat } a húzópaklija tetejére teszi: { $card }.
    }
}
imperium-event-taken-back = { $hidden ->
    [yes] { $seat } visszavesz { $card } a kezébe.
   *[no] { $you ->
        [yes] Visszaveszed a kezedbe: { $card }.
       *[no] { $seat } visszaveszi a kezébe: { $card }.
    }
}
imperium-event-to-history = { $hidden ->
    [yes] { $seat } { $card } helyez a történelmébe.
   *[no] { $you ->
        [yes] A történelmedbe helyezed: { $card }.
       *[no] { $seat } a történelmébe helyezi: { $card }.
    }
}
imperium-event-exiled = { $you ->
    [yes] Száműzöd: { $card }.
   *[no] { $seat } száműzi: { $card }.
}
imperium-event-sunk = { $hidden ->
    [yes] { $seat } elsüllyeszt { $card }.
   *[no] { $you ->
        [yes] Elsüllyeszted: { $card }.
       *[no] { $seat } elsüllyeszti: { $card }.
    }
}
imperium-event-abandoned = { $you ->
    [yes] Elhagyod: { $card }.
   *[no] { $seat } elhagyja: { $card }.
}
imperium-event-recalled = { $you ->
    [yes] Visszahívod: { $card }.
   *[no] { $seat } visszahívja: { $card }.
}
imperium-event-returned = { $you ->
    [yes] Visszaraksz egy { ICON("unrest", "zavargáskártyát") }.
   *[no] { $seat } visszarak egy { ICON("unrest", "zavargáskártyát") }.
}
imperium-event-garrisoned = { $you ->
    [yes] Elszállásolod: { $card }; helye: { $host }.
   *[no] { $seat } elszállásolja: { $card }; helye: { $host }.
}
imperium-event-took-unrest = { $you ->
    [yes] Elveszel egy { ICON("unrest", "zavargáskártyát") }.
   *[no] { $seat } elvesz egy { ICON("unrest", "zavargáskártyát") }.
}
imperium-event-acquired = { $you ->
    [yes] Megszerzed: { $card }.
   *[no] { $seat } megszerzi: { $card }.
}
imperium-event-acquired-exiled = { $you ->
    [yes] Megszerzed a száműzöttpakliból: { $card }.
   *[no] { $seat } megszerzi a száműzöttpakliból: { $card }.
}
imperium-event-broke-through = { $you ->
    [yes] Áttörsz ({ $suit }), és elveszed: { $card }.
   *[no] { $seat } áttör ({ $suit }), és elveszi: { $card }.
}
imperium-event-broke-through-deck = { $hidden ->
    [yes] { $seat } áttör ({ $suit }), és elveszi a pakli legfelső kártyáját.
   *[no] { $you ->
        [yes] Áttörsz ({ $suit }), és elveszed a pakli legfelső kártyáját: { $card }.
       *[no] { $seat } áttör ({ $suit }), és elveszi a pakli legfelső kártyáját: { $card }.
    }
}
imperium-event-dug = { $you ->
    [yes] Felfeded a főpakliból: { $card }.
   *[no] { $seat } felfedi a főpakliból: { $card }.
}
imperium-event-found-nothing = { $you ->
    [yes] Nem találsz ilyen kártyát a főpakliban.
   *[no] { $seat } nem talál ilyen kártyát a főpakliban.
}
imperium-event-refilled = A piacra kerül: { $card }.
imperium-event-token = { $you ->
    [yes] Ráteszel { $goods } erre a piaci kártyára: { $card }.
   *[no] { $seat } rátesz { $goods } erre a piaci kártyára: { $card }.
}
imperium-event-stored = { $you ->
    [yes] Ráteszel { $goods } erre a kártyára: { $card }.
   *[no] { $seat } rátesz { $goods } erre a kártyára: { $card }.
}
imperium-event-fame = { $hidden ->
    [yes] { $seat } elvesz { $card } a hírnévpakliból.
   *[no] { $you ->
        [yes] Elveszed a hírnévpakliból: { $card }.
       *[no] { $seat } elveszi a hírnévpakliból: { $card }.
    }
}
imperium-event-looked-fame = { $you ->
    [yes] Megnézel a hírnévpakli tetejéről { imperium-so-many-cards }.
   *[no] { $seat } megnéz a hírnévpakli tetejéről { imperium-so-many-cards }.
}
imperium-event-looked-nation = { $hidden ->
    [yes] { $seat } megnézi a nemzetpaklija legfelső kártyáját.
   *[no] { $you ->
        [yes] A nemzetpaklid tetején ez van: { $card }.
       *[no] { $seat } megnézi a nemzetpaklija legfelső kártyáját: { $card }.
    }
}
imperium-event-shuffled-nation = { $you ->
    [yes] Megkevered a nemzetpaklidat.
   *[no] { $seat } megkeveri a nemzetpakliját.
}
imperium-event-buried-nation = { $you ->
    [yes] A nemzetpaklid legfelső kártyáját az aljára teszed.
   *[no] { $seat } a nemzetpaklija legfelső kártyáját az aljára teszi.
}
imperium-event-swapped-nation = { $hidden ->
    [yes] { $seat } egy kártyát cserél a kezéből a nemzetpaklija legfelső kártyájára.
   *[no] { $you ->
        [yes] Egy kártyát cserélsz a kezedből a nemzetpaklid legfelső kártyájára: { $card }.
       *[no] { $seat } egy kártyát cserél a kezéből a nemzetpaklija legfelső kártyájára: { $card }.
    }
}
imperium-event-nation-card = { $you ->
    [yes] A nemzetpaklidból a dobópaklidba kerül: { $card }.
   *[no] { $seat } nemzetpaklijából a dobópaklijába kerül: { $card }.
}
imperium-event-developed = { $you ->
    [yes] Kifejleszted: { $card }.
   *[no] { $seat } kifejleszti: { $card }.
}
imperium-event-empire = { $you ->
    [yes] Birodalommá válsz.
   *[no] { $seat } birodalommá válik.
}
imperium-event-reshuffled = { $you ->
    [yes] Újrakevered a húzópaklidat: { imperium-so-many-cards }.
   *[no] { $seat } újrakeveri a húzópakliját: { imperium-so-many-cards }.
}
imperium-event-entered = { $you ->
    [yes] A játékterületedre kerül: { $card }.
   *[no] { $seat } játékterületére kerül: { $card }.
}
imperium-event-swapped = { $you ->
    [yes] Kicseréled a piacon: { $card }; helyére a száműzöttpakliból kerül: { $other }.
   *[no] { $seat } kicseréli a piacon: { $card }; helyére a száműzöttpakliból kerül: { $other }.
}
imperium-event-given = { $hidden ->
    [yes] { $seat } { $card } ad neki: { $victim }.
   *[no] { $you ->
        [yes] { $victim } tőled kapja: { $card }.
       *[no] { $victim-you ->
            [yes] { $seat } neked adja: { $card }.
           *[no] { $victim } ezt kapja: { $card }; adja: { $seat }.
        }
    }
}
imperium-event-defended = { $you ->
    [yes] Megvéd a támadástól: { $card }.
   *[no] { $seat } védve van a támadástól: { $card }.
}
imperium-event-ignored = { $you ->
    [yes] Figyelmen kívül hagyod a támadást.
   *[no] { $seat } figyelmen kívül hagyja a támadást.
}
imperium-event-converted = { $you ->
    [yes] Egy ikonod ebben a körben 3 { ICON("purse", "termelés") } ikonnak számít: { $card }.
   *[no] { $seat } egy ikonja ebben a körben 3 { ICON("purse", "termelés") } ikonnak számít: { $card }.
}
imperium-event-licensed = { $you ->
    [yes] A következő kijátszott kártyádon figyelmen kívül hagyhatod az állam ikonját.
   *[no] { $seat } a következő kijátszott kártyáján figyelmen kívül hagyhatja az állam ikonját.
}
imperium-event-copied = { $you ->
    [yes] Ennek a kimerülő képességét használod: { $card }.
   *[no] { $seat } ennek a kimerülő képességét használja: { $card }.
}
imperium-event-found = { $you ->
    [yes] Megtalálod: { $card }.
   *[no] { $seat } megtalálja: { $card }.
}
imperium-event-not-found = { $you ->
    [yes] Nem találod a keresett kártyát.
   *[no] { $seat } nem találja a keresett kártyát.
}
imperium-event-revealed = { $you ->
    [yes] Felfeded: { $card }.
   *[no] { $seat } felfedi: { $card }.
}
imperium-event-guessed = { $you ->
    [yes] Megnevezed a kártyaszínt: { $suit }.
   *[no] { $seat } megnevezi a kártyaszínt: { $suit }.
}
imperium-event-journey = { $you ->
    [yes] Folytatódik az utazásod: { $card }.
   *[no] Folytatódik { $seat } utazása: { $card }.
}
imperium-event-quest = { $you ->
    [yes] Az aktív küldetésed: { $card }.
   *[no] { $seat } aktív küldetése: { $card }.
}
imperium-event-king = { $you ->
    [yes] Alkalmazod: { $card }.
   *[no] { $seat } alkalmazza: { $card }.
}
imperium-event-end-triggered = { $reason ->
    [main-deck] Elfogyott a főpakli: befejezitek ezt a fordulót, és még egy következik.
    [development] { $you ->
        [yes] Kifejlesztetted az utolsó kártyádat: befejezitek ezt a fordulót, és még egy következik.
       *[no] { $seat } kifejlesztette az utolsó kártyáját: befejezitek ezt a fordulót, és még egy következik.
    }
    [king] Megfordult a Királyok királya: befejezitek ezt a fordulót, és még egy következik.
    [harald] Megérkezett Harald Hardrada: befejezitek ezt a fordulót, és még egy következik.
    [graal] Meglett a Grál: befejezitek ezt a fordulót, és még egy következik.
   *[shangri-la] Shangri-La népessége elérte a 24-et: befejezitek ezt a fordulót, és még egy következik.
}
imperium-event-collapse = Kiürült a zavargáspakli: minden összeomlik!
imperium-event-over = Vége a játéknak.

## The score sheet
imperium-score-progress = { $n } haladásjelző
imperium-score-card = { $how ->
    [counted] { $rule }; beszámítva: { $n }
    [place] { $rule }
   *[printed] a kártya szerint
}

## What is done with a card, in a word
imperium-do-play = Kijátszom
imperium-do-free = Ingyen kijátszom
imperium-do-exhaust = Kimerítem
imperium-do-acquire = Megszerzem
imperium-do-develop = Kifejlesztem
imperium-do-hand = Ezt választom
imperium-do-table = Ezt választom
imperium-key-activate = A
imperium-key-innovate = U
imperium-key-revolt = D
imperium-key-play = K
imperium-key-free = I
imperium-key-exhaust = M

## Why not
imperium-cannot-way = Előbb válaszd meg a köröd fajtáját; kártyát aktiváláskor játszhatsz ki.
imperium-cannot-unplayable = Ez a kártya nem játszható ki.
imperium-cannot-actions = Ebben a körben nincs több akciód.
imperium-cannot-state = Csak { $n ->
    [0] barbár
   *[other] birodalom
} játszhatja ki.
imperium-cannot-needs = Nincs játékban vagy a történelemben, amire szüksége van.
imperium-cannot-cost = Nem tudod kifizetni az árát.
imperium-cannot-no-ability = Nincs kimerülő képessége.
imperium-cannot-spent = A takarításig kimerült.
imperium-cannot-exhausts = Nincs több kimerültségjelződ.
imperium-cannot-condition = A feltétele nem teljesül.
imperium-cannot-market = A piac kártyáit kártyahatások, áttörés és újítás szerzi meg.
imperium-cannot-development = Fejlesztés a pakli megkeverésekor jön, ha birodalom vagy, vagy kártyák révén.
