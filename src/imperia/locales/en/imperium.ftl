# Imperium: the game in English.
imperium-title = Imperium

## Effects. `mood`: do (you are told to), may (you may), they (each player does); `who`: you or they.
imperium-or = { $first } or { $last }
imperium-the = { $name }
imperium-list-or = { $first }, or { $last }
imperium-list-or-long = { $first }; or { $last }
imperium-node-then = { $follows ->
    [may] { $first }, then { $effect }
    [if] { $first }; { $effect }
    [choose] { $mood ->
        [may] { $first }; if you do, { $effect }
       *[other] { $first } and { $effect }
    }
   *[do] { $before ->
        [they] { $mood ->
            [do] { $first } and you { $effect }
           *[other] { $first } and { $effect }
        }
       *[you] { $last ->
            [yes] { $open ->
                [yes] { $first }, { $effect }
               *[other] { $first } and { $effect }
            }
           *[no] { $first }, { $effect }
        }
    }
}
imperium-node-choose = { $mood ->
    [they] chooses one: { $list }
   *[other] choose one: { $list }
}
imperium-node-may = { $who ->
    [they] may { $effect }
   *[you] you may { $effect }
}
imperium-node-up-to = { $effect }
imperium-node-to = { $chosen ->
    [yes] { $first }; for that, { $effect }
   *[no] { $first } to { $effect }
}
imperium-node-then-of-it = { $first } and { $effect }
imperium-node-at-least = { $what }
imperium-node-at-most = { $what }
imperium-node-if = { $deed ->
    [imperium-give-each] { $condition } { $then }
   *[other] { $condition }, { $then }
}
imperium-node-repeat = { $leads ->
    [yes] { $times ->
        [0] { $what }, { $effect }
       *[other] do this { $what }: { $effect }
    }
   *[no] { $effect } { $what }
}
imperium-node-each-player = each player { $effect }
imperium-node-each-other = each other player { $effect }
imperium-each-other = { $and_you ->
    [yes] each player { $effect }
   *[no] each other player { $effect }
}
imperium-node-gain = { $also ->
    [yes] also{ " " }
   *[no] { "" }
}{ $mood ->
    [they] gains { $goods }
   *[other] gain { $goods }
}
imperium-node-gain-per = { imperium-node-gain } { $what }
imperium-node-result = for each { $deed ->
    [imperium-return-unrest] { ICON("unrest", "Unrest card") } returned
    [imperium-abandon] card abandoned
    [imperium-pay-up-to] { ICON("progress", "progress") } paid
    [imperium-discard] card discarded
   *[other] time this was done
}

imperium-pay = { $mood ->
    [they] pays { $cost }
   *[other] pay { $cost }
}
imperium-pay-all = { $mood ->
    [they] pays all { imperium-good } (at least { $least })
   *[other] pay all your { imperium-good } (at least { $least })
}
imperium-pay-up-to = { $mood ->
    [they] pays up to { $goods }
   *[other] pay up to { $goods }
}
imperium-toll-cards = { $mood ->
    [they] discards
   *[other] discard
} { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
imperium-actions = { $n } { $n ->
    [one] { ICON("action-token", "action") }
   *[other] { ICON("action-token", "actions") }
}
imperium-price-actions = { imperium-actions }
imperium-spend-action = { $mood ->
    [they] spends { imperium-actions }
   *[other] spend { imperium-actions }
}
imperium-gain-action = { $mood ->
    [they] gains { imperium-actions }
   *[other] gain { imperium-actions }
}
imperium-ready-exhaust = return an { ICON("exhaust", "exhaust token") } from one of your cards to your state card
imperium-place-on-market = put { $goods } on a card in the market
imperium-place-on-self = put { $goods } on this card
imperium-steal = steal { $goods } from each other player{ $whom ->
    [none] { "" }
   *[other] { " " }{ $whom }
}{ $unable ->
    [none] { "" }
   *[other] ; whoever does not have that much { $unable }
}
imperium-double = gain as much { imperium-good } again
imperium-good = { $good ->
    [material] { ICON("material", "material") }
    [population] { ICON("population", "population") }
   *[progress] { ICON("progress", "progress") }
}

imperium-draw = { $mood ->
    [they] draws
   *[other] draw
} { $if_able ->
    [yes] { $upto ->
        [0] the top card of your deck if there is one (without reshuffling)
       *[other] up to { $upto } cards, but no more than your deck has (without reshuffling)
    }
   *[no] { $upto ->
        [0] { $n ->
            [one] { $n } card
           *[other] { $n } cards
        }
       *[other] up to { $upto } cards
    }
}
imperium-discard = { $mood ->
    [they] discards { $what }
   *[other] discard { $what }
}
imperium-to-top = { $mood ->
    [they] puts { $what } on top of their draw deck
   *[other] put { $what } on top of your draw deck
}
imperium-take-back = { $mood ->
    [they] takes { $what } into hand
   *[other] take { $what } into hand
}
imperium-to-history = { $mood ->
    [they] puts { $what } into their history
   *[other] put { $what } into your history
}
imperium-exile = { $mood ->
    [they] exiles { $what }
   *[other] exile { $what }
}
imperium-sink = { $mood ->
    [they] sinks { $what }
   *[other] sink { $too ->
        [yes] this card and { $what }
       *[no] { $what }
    }
}
imperium-abandon = { $mood ->
    [they] abandons { $what }
   *[other] abandon { $what }
}
imperium-recall = { $mood ->
    [they] recalls { $what }
   *[other] recall { $what }
}
imperium-return-unrest = { $mood ->
    [they] returns { $what }
   *[other] return { $what }
}
imperium-garrison = garrison { $what } here
imperium-garrison-self = garrison this card in { $what } you have in play and resolve the play effect of that card
imperium-move-self = { $to ->
    [history] put this card into your history
    [exile] exile this card
    [sunken] sink this card
    [hand] recall this card
    [unrest-pile] return this card to the Unrest pile
   *[discard] abandon this card{ $gains ->
        [none] { "" }
       *[other] { " " }and gain all { $gains ->
            [material] { ICON("material", "material") }
            [population] { ICON("population", "population") }
           *[progress] { ICON("progress", "progress") }
        } on it
    }
}
imperium-give-each = give each other player { $what }{ $then ->
    [none] { "" }
   *[other] ; { $then }
}
imperium-find = find { $where ->
    [none] { $what }
   *[other] { $what } { $where }
}{ $open ->
    [yes] ,{ " " }
   *[other] { " " }and{ " " }
}{ $to ->
    [hand] take it into hand
    [history] put it into your history
   *[discard] put it into your discard pile
}
imperium-free-play = { $any_state ->
    [yes] free play { $what } whatever your state
   *[no] free play { $what }
}
imperium-play-from = play { $what } (this costs an action as usual)
imperium-take-unrest = { $mood ->
    [they] takes
   *[other] take
} { $n ->
    [1] an { ICON("unrest", "Unrest card") }
   *[other] { $n } { ICON("unrest", "Unrest cards") }
}
imperium-acquire = { $mood ->
    [they] acquires
   *[other] acquire
} { $what }{ $exile ->
    [also] { " " }from the market or from exile
    [only] { " " }from exile
   *[no] { "" }
}{ $wide ->
    [yes] { " " }from the market with { imperium-token } on it
   *[no] { $token ->
        [none] { "" }
       *[other] { " " }with { imperium-token } on it
    }
}{ $but ->
    [none] { "" }
   *[other] { " " }(but no { $but })
}{ $again ->
    [yes] { " " }again
   *[no] { "" }
}
imperium-token = { $token ->
    [material] { ICON("material", "material") }
    [population] { ICON("population", "population") }
   *[progress] { ICON("progress", "progress") }
}
imperium-break-through = { $mood ->
    [they] breaks through for { $what }
   *[other] break through for { $what }
}{ $exile ->
    [yes] { " " }(you may choose an exiled card)
   *[no] { "" }
}
imperium-take-fame = take the top { ICON("fame", "Fame card") } into hand
imperium-look-fame = look at the top { $n } { ICON("fame", "Fame cards") } and take one of them into hand
imperium-develop = { $free ->
    [yes] develop a card at no cost
   *[no] develop a card
}
imperium-look-nation = look at the top card of your nation deck
imperium-shuffle-nation = shuffle your nation deck
imperium-nation-to-bottom = put that card at the bottom of your nation deck
imperium-nation-to-discard = put the top card of your nation deck into your discard pile
imperium-swap-nation = swap a card from your hand with the top card of your nation deck
imperium-exile-market = exile a card from the market
imperium-swap-exile = swap a card in the market with an exiled card
imperium-gamble = name one of the suits { ICON("uncivilised", "Uncivilised") }, { ICON("civilised", "Civilised") }, { ICON("region", "Region") } or { ICON("tributary", "Tributary") } and reveal the top card of the main deck: if it has that suit, take it into hand; otherwise exile it
imperium-copy-exhaust = use the { ICON("exhaust", "Exhaust") } ability of an opponent’s { ICON("pinned", "pinned") } card as though it were on this card
imperium-convert = for the rest of the turn treat 1 { $icon ->
    [fertile] { ICON("grain", "Fertile") }
    [river] { ICON("drop", "River") }
   *[production] { ICON("purse", "Production") }
} icon as 3 { ICON("purse", "Production") } icons
imperium-ignore-state = ignore the { $state ->
    [barbarian] { ICON("barbarian", "Barbarian") }
   *[empire] { ICON("empire", "Empire") }
} icon on the next card you play this turn
imperium-flip-state = flip your state card to its { ICON("empire", "Empire") } side
imperium-end-game = the end of the game is triggered
imperium-advance-journey = { $replace ->
    [yes] replace this card with { $the }
   *[no] flip this card
}
imperium-flip-king = flip this card; this triggers the end of the game
imperium-garrison-quest = garrison an impending quest here
imperium-quest-to = { $to ->
    [hand] take the active quest into hand
   *[discard] put the active quest into your discard pile
}
imperium-reveal-attacks = reveal your hand, draw deck and discard pile and put all { ICON("attack-card", "attack cards") } among them into your history

## What a card states while it is in play
imperium-hand-size = your hand size is { $n } greater
imperium-cheaper-unrest = { $cards ->
    [0] playing an { ICON("unrest", "Unrest card") } costs you { $less } less, but at least { $least }
   *[other] playing an { ICON("unrest", "Unrest card") } costs you { $less } or { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } less, but at least { $least }
}
imperium-cheaper-develop = developing a card costs you { $less } less
imperium-less-material = { imperium-amount-material }
imperium-less-population = { imperium-amount-population }
imperium-less-progress = { imperium-amount-progress }
imperium-any-state = { $attacks ->
    [yes] your { $names } cards and your { ICON("attack-card", "attack cards") } lose the { imperium-state-icon } icon
   *[no] your { $names } cards lose the { imperium-state-icon } icon
}
imperium-state-icon = { $state ->
    [barbarian] { ICON("barbarian", "Barbarian") }
   *[empire] { ICON("empire", "Empire") }
}
imperium-reach-exile = you may acquire exiled { $what } as though they were in the market
imperium-counts-as = this card counts as { $n } { $suit ->
    [region] { ICON("region", "Regions") }
   *[other] cards
}
imperium-free-plays = you may free play { $pictures } cards
imperium-one-more-fame = whenever you look at cards of the { ICON("fame", "Fame") } deck, look at one more
imperium-no-history = cards that would be put into your history are discarded instead
imperium-holds-quest = a card garrisoned here from the development area is the active quest
imperium-last-quest = in the quest area nothing can be done with this card unless it is the last impending quest
imperium-fewer-masks = when an effect demands that you discard { ICON("mask", "masks") }, you may exhaust this card to discard 1 { ICON("mask", "mask") } fewer
imperium-masks-from-here = when an effect demands that you discard { ICON("mask", "masks") }, you may abandon cards garrisoned here instead
imperium-defend = when another player plays an { ICON("attack-card", "attack card") }, you may { $cost } to ignore its effects on you{ $exhaust ->
    [yes] { " " }(also in that player’s turn)
   *[no] { "" }
}
imperium-defend-demand = when another player plays an { ICON("attack-card", "attack card") }, ignore its effects on you unless that player { $cost }
imperium-exhaust-self = exhaust this card
imperium-attacker-pays = gives you { $goods }
imperium-react = { $how ->
    [they] you may exhaust this card: { $effect }
   *[other] you may exhaust this card and { $effect }
}
imperium-when-played = when you play { $what }{ $origin ->
    [none] { "" }
   *[other] { " " }{ $origin }
}, { $react }
imperium-when-returned = when you return an { ICON("unrest", "Unrest card") }, { $react }
imperium-when-took = when you take an { ICON("unrest", "Unrest card") }, { $react }
imperium-when-acquired = when you acquire { $what }, { $react }
imperium-when-acquired-exiled = when you acquire { $what } from exile, { $react }
imperium-when-got = when you acquire { $what } or break through for { $for }, { $react }
imperium-when-market-tokens = when you gain a card from the market with { imperium-good } on it, { $react }
imperium-when-gained-from = when you gain { ICON("material", "material") } from a card in play with { $icon ->
    [fertile] a { ICON("grain", "Fertile") }
    [river] a { ICON("drop", "River") }
   *[production] a { ICON("purse", "Production") }
} icon, { $react }
imperium-when-paid = whenever you pay { imperium-good }, { $react }
imperium-when-looked-fame = whenever you have looked at cards of the { ICON("fame", "Fame") } deck, { $react }
imperium-when-sunk = when you sink a card, { $react }
imperium-when-left-play = when { $the } leaves play, { $react }
imperium-when-deck-empty = when your draw deck becomes empty, { $react }
imperium-instead-cleanup-token = when you would put { ICON("progress", "progress") } on a card in the market at Clean-up, instead { $effect }
imperium-instead-gain-material = when you would gain { ICON("material", "material") }, instead { $effect }

## What is selected: a noun in the form wanted
imperium-some = { $many ->
    [upto] up to { $n } { $noun }
    [any] any number of { $noun }
    [all] all { $noun }
   *[exactly] { $n ->
        [1] { $noun }
       *[other] { $n } { $noun }
    }
}
imperium-per = for { $noun } { $where }
imperium-from = { $what } { $source }
imperium-hosting = { $what } with { $guest } garrisoned in it
imperium-cards-card = { $form ->
    [few] cards
    [many] cards
    [each] each card
    [every] every { $every } cards
   *[one] a card
}
imperium-cards-region = { $form ->
    [few] { ICON("region", "Regions") }
    [many] { ICON("region", "Regions") }
    [each] each { ICON("region", "Region") }
    [every] every { $every } { ICON("region", "Regions") }
   *[one] a { ICON("region", "Region") }
}
imperium-cards-uncivilised = { $form ->
    [few] { ICON("uncivilised", "Uncivilised cards") }
    [many] { ICON("uncivilised", "Uncivilised cards") }
    [each] each { ICON("uncivilised", "Uncivilised card") }
    [every] every { $every } { ICON("uncivilised", "Uncivilised cards") }
   *[one] an { ICON("uncivilised", "Uncivilised card") }
}
imperium-cards-civilised = { $form ->
    [few] { ICON("civilised", "Civilised cards") }
    [many] { ICON("civilised", "Civilised cards") }
    [each] each { ICON("civilised", "Civilised card") }
    [every] every { $every } { ICON("civilised", "Civilised cards") }
   *[one] a { ICON("civilised", "Civilised card") }
}
imperium-cards-tributary = { $form ->
    [few] { ICON("tributary", "Tributaries") }
    [many] { ICON("tributary", "Tributaries") }
    [each] each { ICON("tributary", "Tributary") }
    [every] every { $every } { ICON("tributary", "Tributaries") }
   *[one] a { ICON("tributary", "Tributary") }
}
imperium-cards-fame = { $form ->
    [few] { ICON("fame", "Fame cards") }
    [many] { ICON("fame", "Fame cards") }
    [each] each { ICON("fame", "Fame card") }
    [every] every { $every } { ICON("fame", "Fame cards") }
   *[one] a { ICON("fame", "Fame card") }
}
imperium-cards-unrest = { $form ->
    [few] { ICON("unrest", "Unrest cards") }
    [many] { ICON("unrest", "Unrest cards") }
   *[one] an { ICON("unrest", "Unrest card") }
}
imperium-cards-city = a { ICON("city", "City") }
imperium-cards-river = a card with a { ICON("drop", "River") } icon
imperium-cards-fertile = a card with a { ICON("grain", "Fertile") } icon
imperium-cards-fertile-river = a card with a { ICON("drop", "River") } or { ICON("grain", "Fertile") } icon
imperium-cards-knight = { $form ->
    [few] { ICON("knight", "Knights") }
    [many] { ICON("knight", "Knights") }
    [each] each { ICON("knight", "Knight") }
   *[one] a { ICON("knight", "Knight") }
}
imperium-cards-mask = { $form ->
    [few] { ICON("mask", "masks") }
    [many] { ICON("mask", "masks") }
   *[one] a { ICON("mask", "mask") }
}
imperium-cards-scroll = { $form ->
    [few] { ICON("scroll", "scrolls") }
    [many] { ICON("scroll", "scrolls") }
   *[one] a { ICON("scroll", "scroll") }
}
imperium-cards-attack = an { ICON("attack-card", "attack card") }
imperium-cards-pinned = a { ICON("pinned", "pinned card") }
imperium-cards-pinned-not-region = { $form ->
    [each] each { ICON("pinned", "pinned") } non-{ ICON("region", "Region") } card
    [every] every { $every } { ICON("pinned", "pinned") } non-{ ICON("region", "Region") } cards
   *[one] a { ICON("pinned", "pinned card") } other than a { ICON("region", "Region") }
}
imperium-cards-variable = { $form ->
    [each] each card with variable points (this one too)
   *[one] a card with variable points
}
imperium-cards-barbarian = a card with the { ICON("barbarian", "Barbarian") } icon
imperium-cards-empire = a card with the { ICON("empire", "Empire") } icon
imperium-cards-not-unrest = a card (not { ICON("unrest", "Unrest") })
imperium-cards-quest = { $but ->
    [none] an impending quest
   *[other] an impending quest (but not { $but })
}
imperium-cards-named = { $form ->
    [few] { $name } cards
    [each] each { $name } card
   *[one] { $family ->
        [yes] { $article ->
            [vowel] an { $name } card
           *[consonant] a { $name } card
        }
       *[no] { $name }
    }
}
imperium-icons = { $form ->
    [each] each { $pictures } icon
   *[every] every { $every } { $pictures } icons
}
imperium-picture-production = { ICON("purse", "Production") }
imperium-picture-fertile = { ICON("grain", "Fertile") }
imperium-picture-river = { ICON("drop", "River") }
imperium-picture-city = { ICON("city", "City") }
imperium-picture-metropolis = { ICON("metropolis", "Metropolis") }
imperium-picture-knight = { ICON("knight", "Knight") }
imperium-picture-mask = { ICON("mask", "mask") }
imperium-picture-scroll = { ICON("scroll", "scroll") }
imperium-it = it
imperium-those = one of them
imperium-held-material = { $form ->
    [least] if you have at least { imperium-amount-material }
   *[each] { $n ->
        [1] for each { ICON("material", "material") } you have
       *[other] for every { imperium-amount-material } you have
    }
}
imperium-held-population = { $form ->
    [least] if you have at least { imperium-amount-population }
   *[each] { $n ->
        [1] for each { ICON("population", "population") } you have
       *[other] for every { imperium-amount-population } you have
    }
}
imperium-held-progress = { $form ->
    [least] if you have at least { imperium-amount-progress }
   *[each] { $n ->
        [1] for each { ICON("progress", "progress") } you have
       *[other] for every { imperium-amount-progress } you have
    }
}
imperium-amount-material = { $n } { ICON("material", "material") }
imperium-amount-population = { $n } { ICON("population", "population") }
imperium-amount-progress = { $n } { ICON("progress", "progress") }
imperium-times = { $n ->
    [2] twice
   *[other] { $n } times
}
imperium-state-is = { $form ->
    [whom] { $state ->
        [barbarian] who is { ICON("barbarian", "Barbarian") }
       *[empire] who is an { ICON("empire", "Empire") }
    }
   *[if] { $state ->
        [barbarian] if you are { ICON("barbarian", "Barbarian") }
       *[empire] if you are an { ICON("empire", "Empire") }
    }
}
imperium-in-play = if { $the } is in play
imperium-in-history = if { $the } is in your history
imperium-was = { $sort ->
    [attack] if that was an { ICON("attack-card", "attack card") }
   *[icon] { $deed ->
        [imperium-give-each] whoever was given a card with a { $icon } icon
        [imperium-abandon] { $lacks ->
            [yes] if the abandoned card has no { $icon } icon
           *[no] if the abandoned card has a { $icon } icon
        }
       *[other] { $lacks ->
            [yes] if that card has no { $icon } icon
           *[no] if that card has a { $icon } icon
        }
    }
}
imperium-others-unrest = for each { ICON("unrest", "Unrest card") } that the other players score
imperium-players-below = for each player with less { imperium-good } than you
imperium-whom-play = who has { $noun } in play
imperium-at-least-here = if at least { $least } { $noun } are garrisoned here
imperium-at-least-play = if you have at least { $least } { $noun } in play
imperium-at-most-active-quest = if there is no active quest
imperium-where-play = you have in play
imperium-where-owned = you own
imperium-where-history = in your history
imperium-where-here = garrisoned here
imperium-where-garrisoned = you have garrisoned
imperium-where-exile = in exile
imperium-where-hand = in your hand
imperium-where-discard = in your discard pile
imperium-where-draw = in your draw deck
imperium-where-sunken = in your sunken pile
imperium-where-nation = in your nation deck
imperium-where-development = in your development area
imperium-where-quests = in your quest area
imperium-where-active-quest = as the active quest
imperium-where-market = in the market
imperium-where-unrest-pile = in the Unrest pile
imperium-source = { $zones }
imperium-source-hand = { $who ->
    [they] from their hand
   *[you] from your hand
}
imperium-source-discard = { $who ->
    [they] from their discard pile
   *[you] from your discard pile
}
imperium-source-draw = from your draw deck
imperium-source-play = from play
imperium-source-garrisoned = from your garrisons
imperium-source-here = garrisoned here
imperium-source-history = from your history
imperium-source-quests = from the quest area
imperium-inside-hand = in your hand
imperium-inside-discard = in your discard pile
imperium-inside-draw = in your draw deck
imperium-inside-nation = in your nation deck
imperium-source-active-quest = as the active quest

## Points
imperium-score-base = { score-base }
imperium-score-per = { imperium-score-base } { $what }
imperium-score-every = { $what }
imperium-score-more = { $before }, and { imperium-score-base } { $what }
imperium-score-where-play = { $points } if in play
imperium-score-where-history = { $points } if in your history
imperium-score-where-garrisoned = { $points } if garrisoned
imperium-score-unless-play = { $points } unless in play
imperium-score-also = { $first }, { $rest }
imperium-score-else = { $first }, { $points } otherwise

## The sections of a card's text
imperium-free = Free play
imperium-needs = { $where ->
    [play] { $n ->
        [one] Can be played only if { $play } is in play
       *[other] Can be played only if { $play } are in play
    }
    [history] Can be played only if { $history } is in your history
   *[both] Can be played only if { $play } is in play and { $history } is in your history
}
imperium-unplayable = Cannot be played
imperium-no-garrison = Cannot be garrisoned
imperium-enters-play = Comes into play when you gain it
imperium-fixed = Cannot be abandoned or recalled
imperium-section-play = { $effect }
imperium-section-exhaust = { ICON("exhaust", "Exhaust") }: { $effect }
imperium-section-passive = Passive: { $effect }
imperium-section-solstice = { ICON("solstice", "Solstice") }: { $effect }
imperium-section-note = { $effect }
imperium-section-king = When you would take this card, resolve it instead (each player once in a game): { $effect }
imperium-section-gained = When it leaves your nation deck: { $effect }
imperium-section-entered = When it comes into play: { $effect }
imperium-section-end = Before scoring, and before the count of a Collapse: { $effect }
imperium-section-worth = { ICON("hourglass", "Worth") }: { $effect }

## The lobby
setup-imperium-blurb = Lead a people from its first tribes to an empire: a deck that grows with every reshuffle, a common market, and Unrest that can bring everything down. For 2 to 4 players.
setup-imperium-box = Box
setup-imperium-box-help = Which nations may be played.
setup-imperium-box-classics = Classics
setup-imperium-box-classics-help = Carthaginians, Celts, Greeks, Macedonians, Persians, Romans, Scythians and Vikings.
setup-imperium-box-legends = Legends
setup-imperium-box-legends-help = Arthurians, Atlanteans, Egyptians, Mauryans, Minoans, Olmecs, Qin and Utopians.
setup-imperium-box-both = Both boxes
setup-imperium-box-both-help = All sixteen nations. Tributaries named like a nation in play are replaced from the other box.
setup-imperium-commons = Common cards
setup-imperium-commons-help = Whose market, Fame and Unrest cards are used.
setup-imperium-commons-box = As the box
setup-imperium-commons-box-help = Those of the chosen box; with both boxes those of Classics.
setup-imperium-commons-classics = Common cards of Classics
setup-imperium-commons-classics-help = The market of the ancient world.
setup-imperium-commons-legends = Common cards of Legends
setup-imperium-commons-legends-help = The market of Legends.
setup-imperium-nations = Nations
setup-imperium-nations-help = No nation is played twice.
setup-imperium-nations-random = Random
setup-imperium-nations-random-help = Every seat is dealt a nation of the box.
setup-imperium-nations-choose = Seats choose
setup-imperium-nations-choose-help = At the table, in turn order, with advice on every nation.
setup-imperium-sides = Sides of the power cards
setup-imperium-sides-help = Each power card has two sides.
setup-imperium-sides-b = Side B for all
setup-imperium-sides-b-help = Simpler; advised for first games.
setup-imperium-sides-b-brief = B
setup-imperium-sides-a = Side A for all
setup-imperium-sides-a-help = With more to think of.
setup-imperium-sides-a-brief = A
setup-imperium-sides-choose = Seats choose
setup-imperium-sides-choose-help = At the table, in turn order.
setup-imperium-sides-random = Random
setup-imperium-sides-random-help = Every seat is dealt a side.

phase-imperium-setup = Set-up
phase-imperium-waiting = Turn
phase-imperium-activate = Activate
phase-imperium-innovate = Innovate
phase-imperium-revolt = Revolt
phase-imperium-cleanup = Clean-up
phase-imperium-solstice = Solstice
phase-imperium-ending = Scoring

category-imperium-progress = Progress
category-imperium-progress-help = 1 VP for each token
category-imperium-power = Power card
category-imperium-power-help = as it says
category-imperium-play = In play
category-imperium-play-help = cards that lie in the play area
category-imperium-garrison = Garrisons
category-imperium-garrison-help = cards under other cards
category-imperium-history = History
category-imperium-history-help = cards put into the history
category-imperium-sunken = Sunken pile
category-imperium-sunken-help = cards that sank
category-imperium-hand = Hand
category-imperium-hand-help = cards left in the hand
category-imperium-draw = Draw deck
category-imperium-draw-help = cards left in the deck
category-imperium-discard = Discard pile
category-imperium-discard-help = cards in the discard pile

filter-imperium-nation = Nation
filter-imperium-suit = Suit
filter-imperium-box = Box
filter-imperium-state = State

ending-imperium-main-deck = The main deck is empty: after one more round the points are counted.
ending-imperium-development = A nation has developed its last card: after one more round the points are counted.
ending-imperium-king = King of Kings was turned over: after one more round the points are counted.
ending-imperium-harald = Harald Hardrada has come: after one more round the points are counted.
ending-imperium-graal = The Graal was found: after one more round the points are counted.
ending-imperium-shangri-la = Shangri-la has 24 population: after one more round the points are counted.
ending-imperium-collapse = Collapse: no Unrest card is left in the pile. Whoever has the fewest Unrest cards wins.
tie-imperium-shared = A tie: the victory is shared.
tie-imperium-points = { $n ->
    [one] A tie with { $n } Unrest card; { $seat } has more points ({ $points }).
   *[other] A tie with { $n } Unrest cards; { $seat } has more points ({ $points }).
}

## Words of the cards
imperium-suit-region = Region
imperium-suit-uncivilised = Uncivilised
imperium-suit-civilised = Civilised
imperium-suit-tributary = Tributary
imperium-suit-fame = Fame
imperium-suit-unrest = Unrest
imperium-suit-power = Power
imperium-suit-variable = variable points
imperium-type-city = City
imperium-type-metropolis = Metropolis
imperium-type-knight = Knight
imperium-type-mask = mask
imperium-type-scroll = scroll
imperium-type-pinned = pinned
imperium-type-attack = attack
imperium-state-barbarian = Barbarian
imperium-state-empire = Empire
imperium-box-classics = Classics
imperium-box-legends = Legends
imperium-box-both = both boxes
imperium-none = none
imperium-nothing = nothing
imperium-a-card = a card

imperium-nation-carthaginians = Carthaginians
imperium-nation-celts = Celts
imperium-nation-greeks = Greeks
imperium-nation-macedonians = Macedonians
imperium-nation-persians = Persians
imperium-nation-romans = Romans
imperium-nation-scythians = Scythians
imperium-nation-vikings = Vikings
imperium-nation-arthurians = Arthurians
imperium-nation-atlanteans = Atlanteans
imperium-nation-egyptians = Egyptians
imperium-nation-mauryans = Mauryans
imperium-nation-minoans = Minoans
imperium-nation-olmecs = Olmecs
imperium-nation-qin = Qin
imperium-nation-utopians = Utopians
imperium-nation-common = Common cards

imperium-difficulty = Difficulty { $stars }. { $advice }
imperium-trait-carthaginians = trade, elephants
imperium-trait-celts = raids, unrest
imperium-trait-greeks = learning, cities
imperium-trait-macedonians = land, garrisons
imperium-trait-persians = tributaries, gold
imperium-trait-romans = conquest, growth
imperium-trait-scythians = roaming, treasures
imperium-trait-vikings = sagas, plunder
imperium-trait-arthurians = knights, quests
imperium-trait-atlanteans = sinking, discovery
imperium-trait-egyptians = rivers, progress
imperium-trait-mauryans = elephants, peace
imperium-trait-minoans = progress, pottery
imperium-trait-olmecs = masks, history
imperium-trait-qin = schools, the Wall
imperium-trait-utopians = a journey, calm
imperium-advice-carthaginians = Lay material on the market cards you want and fetch it back with them. As an empire choose between Hannibal’s elephants and a hoard of material.
imperium-advice-celts = Take Uncivilised cards and let the others choke on Unrest. You have no Prosperity: live on raids, druids and the cauldron.
imperium-advice-greeks = A large deck is your wealth: gather cards, cities and learning. Keep an eye on exile; the Lighthouse brings back what you sent there.
imperium-advice-macedonians = Regions, Regions, Regions: they garrison your cards and pay for Glory. Play Alexander early, so that Alexander the Great can follow.
imperium-advice-persians = Every Tributary counts, so conquer peoples rather than land. As an empire your gold buys Unrest for the others.
imperium-advice-romans = Conquer early and turn Regions into Fame. Population is worth points in the end, so grow while you march.
imperium-advice-scythians = Roam: Regions full of Production feed your Nomads. Some treasures can never be played and only score; Fame waits until you are an empire.
imperium-advice-vikings = You never become an empire and keep no history: your nation deck goes on until Harald ends the game. Put weak cards into garrisons and the Sagas.
imperium-advice-arthurians = Gather Knights in your Regions and spend them on quests; the Graal comes last. Be ready for Gwaith Camlan, which devours Knights or brings Unrest.
imperium-advice-atlanteans = You begin as an empire without a nation deck; every new card is developed and paid for. Sink Regions for great gains, but find new ones in time.
imperium-advice-egyptians = Choose well in which order you develop. The Nile turns rivers into riches, and Civilised cards are worth the most.
imperium-advice-mauryans = Begin with elephants and conquests. Then decide: Glory by war, or Ashoka’s peace with a long history.
imperium-advice-minoans = Progress pays for everything you develop. Fill Pottery in time: once you are an empire it cannot be played again.
imperium-advice-olmecs = No Prosperity, no Conquer, no Advance, no Glory: masks are your currency. They score only in your history, so part with them at the right moment.
imperium-advice-qin = Put population on the cards you want to gain. Weigh the burden of the Mandate of Heaven, choose one school, and build the Long Walls.
imperium-advice-utopians = No nation deck, no developments, three exhaust tokens. Draw slowly, gather progress and walk the four steps of the journey to Shangri-la.

imperium-keyword-acquire = Acquire
imperium-keyword-acquire-text = Take a card of one of the suits named from the market into hand, with the tokens on it and the Unrest card beneath it.
imperium-keyword-break-through = Break through
imperium-keyword-break-through-text = Name one of the suits and take such a card: from the market without the Unrest beneath it, or the top card of its deck; if it has none, the first such card of the main deck.
imperium-keyword-abandon = Abandon
imperium-keyword-abandon-text = Put a pinned card you have in play, with its garrison, into your discard pile.
imperium-keyword-recall = Recall
imperium-keyword-recall-text = Take a pinned card you have in play, with its garrison, into hand.
imperium-keyword-garrison = Garrison
imperium-keyword-garrison-text = Put another card from hand under this one. It is out of play, goes wherever its host goes, and scores at the end.
imperium-keyword-exile = Exile
imperium-keyword-exile-text = Put a card into the common exile pile. A market card with tokens on it cannot be exiled; Unrest beneath it goes back to the pile.
imperium-keyword-history = History
imperium-keyword-history-text = Cards under your power card: out of play, known to you alone, scored at the end.
imperium-keyword-sink = Sink
imperium-keyword-sink-text = The Atlanteans put the card into their sunken pile, which scores at the end; all others discard it.
imperium-keyword-find = Find
imperium-keyword-find-text = Search your hand, discard pile, draw deck and nation deck, in this order; searched decks are shuffled. The accession card cannot be found.
imperium-keyword-develop = Develop
imperium-keyword-develop-text = Pay the cost of a card in your development area and put it into your discard pile.
imperium-keyword-steal = Steal
imperium-keyword-steal-text = Take the tokens from the other players, as far as they have them.
imperium-keyword-unrest = Unrest
imperium-keyword-unrest-text = Each Unrest card costs 2 points. Taken from the pile into hand; returned from hand to the pile. When the pile is empty, everything collapses.
imperium-keyword-fame = Fame
imperium-keyword-fame-text = The Fame deck lies face down on King of Kings, who is resolved instead once no Fame card is left.
imperium-keyword-free-play = Free play
imperium-keyword-free-play-text = Playing it costs no action, but each card only once in a turn.
imperium-keyword-exhaust = Exhaust
imperium-keyword-exhaust-text = In your Activate turn you may put an exhaust token on this card to use the ability, once until Clean-up.
imperium-keyword-solstice = Solstice
imperium-keyword-solstice-text = Resolved at the end of every round while the card is in play.
imperium-keyword-passive = Passive
imperium-keyword-passive-text = Holds as long as the card is in play.
imperium-keyword-quest = Quest
imperium-keyword-quest-text = The cards of the quest area are impending quests; the one under King Arthur’s Court is active.
imperium-keyword-journey = Journey
imperium-keyword-journey-text = Two cards with four faces; only the face on top holds.
imperium-keyword-pinned = Pinned
imperium-keyword-pinned-text = Stays in play when it has been played.
imperium-keyword-attack = Attack
imperium-keyword-attack-text = Harms the other players, who may defend themselves before it takes effect.

## Icons, as they are read aloud
icon-material = material
icon-population = population
icon-progress = progress
icon-region = Region
icon-uncivilised = Uncivilised
icon-civilised = Civilised
icon-tributary = Tributary
icon-fame = Fame
icon-unrest = Unrest
icon-power = Power
icon-purse = Production
icon-grain = Fertile
icon-drop = River
icon-city = City
icon-metropolis = Metropolis
icon-knight = Knight
icon-mask = mask
icon-scroll = scroll
icon-barbarian = Barbarian
icon-empire = Empire
icon-pinned = pinned
icon-attack-card = attack
icon-action-token = action
icon-exhaust = Exhaust
icon-solstice = Solstice
icon-acquire = acquire
icon-break-through = break through
icon-abandon = abandon
icon-recall = recall
icon-garrison = garrison
icon-exile = exile
icon-history = history
icon-sink = sink
icon-find = find
icon-develop = develop
icon-steal = steal
icon-give = give
icon-draw = draw
icon-discard = discard
icon-hand = hand size
icon-cheaper = cheaper
icon-free-play = free play
icon-market = market
icon-nation = nation deck
icon-quest = quest
icon-journey = journey

## Options
imperium-option-activate = Activate
imperium-option-innovate = Innovate
imperium-option-revolt = Revolt
imperium-option-play = Play { $card }
imperium-option-free = Free play { $card }
imperium-option-exhaust = Exhaust { $card }
imperium-option-stop = End the turn
imperium-option-hand = { $card }
imperium-option-discard = { $card } from the discard pile
imperium-option-deck = { $card } from the deck
imperium-option-history = { $card } from history
imperium-option-table = { $card }
imperium-option-unrest = { $place ->
    [discard] { $n } × { $card } from the discard pile
   *[hand] { $n } × { $card }
}
imperium-option-suit = { $suit }
imperium-option-top = Take the top card of its deck
imperium-option-dig = Reveal cards of the main deck
imperium-option-pay = { $progress } instead of { $goods }
imperium-option-pay-none = Without progress in their place
imperium-option-number = { $n }
imperium-option-search = Search on in the decks
imperium-option-suffer = Let it happen
imperium-option-ignore = Ignore it
imperium-option-nation = { $nation }
imperium-option-side = Side { $side }

## Questions
imperium-ask-next = Which ability comes next?
imperium-why-next = Several of your cards react at once; you choose their order.
imperium-ask-pay = How do you pay { $goods }?
imperium-why-pay = 1 progress can replace 1 population or 2 material; nothing is given back.
imperium-ask-suffer = Do you let { $card } take effect on you?
imperium-why-suffer = You are protected from { $card }: you may ignore any of its effects.
imperium-ask-waive = Do you exhaust { $card }?
imperium-why-waive = { $text }
imperium-ask-give = Which card do you give { $seat }?
imperium-why-give = { $card } gives each other player a card of your choice.
imperium-ask-order = Which card do you put back next?
imperium-why-order = The cards go back on the Fame deck; the one you choose last lies on top.
imperium-ask-react = Do you exhaust { $card }?
imperium-why-react = { $text }
imperium-ask-defend = How do you defend yourself against { $card }?
imperium-why-defend = { $card } is an attack. Before it takes effect you may protect yourself.
imperium-ask-tribute = Do you pay for { $card } of { $seat }?
imperium-why-tribute = If you do not give 1 progress, { $attack } may be ignored there.
imperium-ask-way = What is your turn?
imperium-why-way = Activate to play cards and use abilities, Innovate to discard your hand and break through, or Revolt to return Unrest cards from your hand.
imperium-ask-act = What do you do?
imperium-why-act = Each card played costs an action, free plays do not; each Exhaust ability takes an exhaust token.
imperium-ask-token = On which card do you put the progress?
imperium-why-token = Clean-up: 1 progress from the supply goes on a card in the market.
imperium-ask-develop = Do you develop a card?
imperium-why-develop = Your draw deck is reshuffled: as an empire you may pay for one card of your development area, which goes into the new deck.
imperium-ask-solstice = Which Solstice ability comes next?
imperium-why-solstice = You choose the order of your Solstice abilities.
imperium-ask-nation = Which nation do you lead?
imperium-why-nation = Nations are chosen in turn order; no nation twice.
imperium-ask-side = Which side of your power card do you use?
imperium-why-side = Side A has more of an ability, side B more points; for first games B is advised.
imperium-why-innovate = Innovate: your hand is discarded, then you break through for one suit of your choice.
imperium-why-revolt = Revolt: Unrest cards go back from your hand, as many as you like.
imperium-why-cleanup = Clean-up: discard what you do not want to keep, then draw up to your hand size.
imperium-why-effect = The effect goes on.

## The log
imperium-event-nation = { $you ->
    [yes] You lead the { $nation }, side { $side }.
   *[no] { $seat } leads the { $nation }, side { $side }.
}
imperium-event-began = { $you ->
    [yes] You begin every round.
   *[no] { $seat } begins every round.
}
imperium-event-way = { $you ->
    [yes] { $way ->
        [activate] You Activate.
        [innovate] You Innovate.
        [cleanup] You Clean up.
       *[revolt] You Revolt.
    }
   *[no] { $way ->
        [activate] { $seat } Activates.
        [innovate] { $seat } Innovates.
        [cleanup] { $seat } Cleans up.
       *[revolt] { $seat } Revolts.
    }
}
imperium-event-resolved = { $you ->
    [yes] You resolve { $card }.
   *[no] { $seat } resolves { $card }.
}
imperium-event-played = { $you ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
}
imperium-event-free-played = { $you ->
    [yes] You play { $card } as a free play.
   *[no] { $seat } plays { $card } as a free play.
}
imperium-event-exhausted = { $you ->
    [yes] You exhaust { $card }.
   *[no] { $seat } exhausts { $card }.
}
imperium-event-readied = { $you ->
    [yes] You take exhaust tokens back from { $card }.
   *[no] { $seat } takes exhaust tokens back from { $card }.
}
imperium-event-actions = { $you ->
    [yes] You gain { imperium-actions }.
   *[no] { $seat } gains { imperium-actions }.
}
imperium-event-spent-actions = { $you ->
    [yes] You spend { imperium-actions }.
   *[no] { $seat } spends { imperium-actions }.
}
imperium-so-many-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
imperium-event-drew = { $you ->
    [yes] You draw { imperium-so-many-cards }.
   *[no] { $seat } draws { imperium-so-many-cards }.
}
imperium-event-discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $seat } discards { $card }.
}
imperium-event-discarded-hand = { $you ->
    [yes] You discard your hand ({ imperium-so-many-cards }).
   *[no] { $seat } discards the whole hand ({ imperium-so-many-cards }).
}
imperium-event-to-top = { $you ->
    [yes] You put { $card } on top of your draw deck.
   *[no] { $seat } puts { $card } on top of the draw deck.
}
imperium-event-taken-back = { $you ->
    [yes] You take { $card } back into hand.
   *[no] { $seat } takes { $card } back into hand.
}
imperium-event-to-history = { $you ->
    [yes] You put { $card } into your history.
   *[no] { $seat } puts { $card } into history.
}
imperium-event-exiled = { $you ->
    [yes] You exile { $card }.
   *[no] { $seat } exiles { $card }.
}
imperium-event-sunk = { $you ->
    [yes] You sink { $card }.
   *[no] { $seat } sinks { $card }.
}
imperium-event-abandoned = { $you ->
    [yes] You abandon { $card }.
   *[no] { $seat } abandons { $card }.
}
imperium-event-recalled = { $you ->
    [yes] You recall { $card }.
   *[no] { $seat } recalls { $card }.
}
imperium-event-returned = { $you ->
    [yes] You return an { ICON("unrest", "Unrest card") }.
   *[no] { $seat } returns an { ICON("unrest", "Unrest card") }.
}
imperium-event-garrisoned = { $you ->
    [yes] You garrison { $card } in { $host }.
   *[no] { $seat } garrisons { $card } in { $host }.
}
imperium-event-took-unrest = { $you ->
    [yes] You take an { ICON("unrest", "Unrest card") }.
   *[no] { $seat } takes an { ICON("unrest", "Unrest card") }.
}
imperium-event-acquired = { $you ->
    [yes] You acquire { $card }.
   *[no] { $seat } acquires { $card }.
}
imperium-event-acquired-exiled = { $you ->
    [yes] You acquire { $card } from exile.
   *[no] { $seat } acquires { $card } from exile.
}
imperium-event-broke-through = { $you ->
    [yes] You break through ({ $suit }) and take { $card }.
   *[no] { $seat } breaks through ({ $suit }) and takes { $card }.
}
imperium-event-broke-through-deck = { $you ->
    [yes] You break through ({ $suit }) and take { $card } from the top of the deck.
   *[no] { $seat } breaks through ({ $suit }) and takes { $card } from the top of the deck.
}
imperium-event-dug = { $you ->
    [yes] You reveal { $card } from the main deck.
   *[no] { $seat } reveals { $card } from the main deck.
}
imperium-event-found-nothing = { $you ->
    [yes] You find no such card in the main deck.
   *[no] { $seat } finds no such card in the main deck.
}
imperium-event-refilled = { $count ->
    [one] { $card } comes into the market.
   *[other] { $card } come into the market.
}
imperium-event-token = { $you ->
    [yes] You put { $goods } on { $card } in the market.
   *[no] { $seat } puts { $goods } on { $card } in the market.
}
imperium-event-stored = { $you ->
    [yes] You put { $goods } on { $card }.
   *[no] { $seat } puts { $goods } on { $card }.
}
imperium-event-fame = { $you ->
    [yes] You take { $card } from the Fame deck.
   *[no] { $seat } takes { $card } from the Fame deck.
}
imperium-event-looked-fame = { $you ->
    [yes] You look at the top of the Fame deck ({ imperium-so-many-cards }).
   *[no] { $seat } looks at the top of the Fame deck ({ imperium-so-many-cards }).
}
imperium-event-looked-nation = { $you ->
    [yes] You look at the top card of your nation deck: { $card }.
   *[no] { $hidden ->
        [yes] { $seat } looks at the top card of the nation deck.
       *[no] { $seat } looks at the top card of the nation deck: { $card }.
    }
}
imperium-event-shuffled-nation = { $you ->
    [yes] You shuffle your nation deck.
   *[no] { $seat } shuffles the nation deck.
}
imperium-event-buried-nation = { $you ->
    [yes] You put the top card of your nation deck at its bottom.
   *[no] { $seat } puts the top card of the nation deck at its bottom.
}
imperium-event-swapped-nation = { $you ->
    [yes] You swap a card from hand with the top card of your nation deck and take { $card }.
   *[no] { $hidden ->
        [yes] { $seat } swaps a card from hand with the top card of the nation deck.
       *[no] { $seat } swaps a card from hand with the top card of the nation deck and takes { $card }.
    }
}
imperium-event-nation-card = { $you ->
    [yes] From your nation deck into your discard pile: { $card }.
   *[no] From the nation deck of { $seat } into the discard pile: { $card }.
}
imperium-event-developed = { $you ->
    [yes] You develop { $card }.
   *[no] { $seat } develops { $card }.
}
imperium-event-empire = { $you ->
    [yes] You become an Empire.
   *[no] { $seat } becomes an Empire.
}
imperium-event-reshuffled = { $you ->
    [yes] Your discard pile becomes your new draw deck ({ imperium-so-many-cards }).
   *[no] The discard pile of { $seat } becomes the new draw deck ({ imperium-so-many-cards }).
}
imperium-event-entered = { $you ->
    [yes] { $card } comes into play in your area.
   *[no] { $card } comes into play in the area of { $seat }.
}
imperium-event-swapped = { $you ->
    [yes] You swap { $card } in the market with { $other } from exile.
   *[no] { $seat } swaps { $card } in the market with { $other } from exile.
}
imperium-event-given = { $you ->
    [yes] You give { $victim } { $card }.
   *[no] { $victim-you ->
        [yes] { $seat } gives you { $card }.
       *[no] { $seat } gives { $victim } { $card }.
    }
}
imperium-event-defended = { $you ->
    [yes] { $card } protects you from the attack.
   *[no] { $card } protects { $seat } from the attack.
}
imperium-event-ignored = { $you ->
    [yes] You ignore the attack.
   *[no] { $seat } ignores the attack.
}
imperium-event-converted = { $you ->
    [yes] An icon of your { $card } counts as 3 { ICON("purse", "Production") } icons this turn.
   *[no] An icon of { $card } of { $seat } counts as 3 { ICON("purse", "Production") } icons this turn.
}
imperium-event-licensed = { $you ->
    [yes] You may ignore the state icon of the next card you play.
   *[no] { $seat } may ignore the state icon of the next card played.
}
imperium-event-copied = { $you ->
    [yes] You use the Exhaust ability of { $card }.
   *[no] { $seat } uses the Exhaust ability of { $card }.
}
imperium-event-found = { $you ->
    [yes] You find { $card }.
   *[no] { $seat } finds { $card }.
}
imperium-event-not-found = { $you ->
    [yes] You do not find the card.
   *[no] { $seat } does not find the card.
}
imperium-event-revealed = { $you ->
    [yes] You reveal { $card }.
   *[no] { $seat } reveals { $card }.
}
imperium-event-guessed = { $you ->
    [yes] You name the suit { $suit }.
   *[no] { $seat } names the suit { $suit }.
}
imperium-event-journey = { $you ->
    [yes] Your journey goes on: { $card }.
   *[no] The journey of { $seat } goes on: { $card }.
}
imperium-event-quest = { $you ->
    [yes] { $card } is your active quest.
   *[no] { $card } is the active quest of { $seat }.
}
imperium-event-king = { $you ->
    [yes] You resolve { $card }.
   *[no] { $seat } resolves { $card }.
}
imperium-event-end-triggered = { $reason ->
    [main-deck] The main deck is empty: this round is finished and one more is played.
    [development] { $you ->
        [yes] You have developed your last card: this round is finished and one more is played.
       *[no] { $seat } has developed the last card: this round is finished and one more is played.
    }
    [king] King of Kings is turned over: this round is finished and one more is played.
    [harald] Harald Hardrada has come: this round is finished and one more is played.
    [graal] The Graal is found: this round is finished and one more is played.
   *[shangri-la] Shangri-la has 24 population: this round is finished and one more is played.
}
imperium-event-collapse = The Unrest pile is empty: everything collapses!
imperium-event-over = The game is over.

## The score sheet
imperium-score-progress = { $n ->
    [one] { $n } progress token
   *[other] { $n } progress tokens
}
imperium-score-card = { $how ->
    [counted] { $rule }; counted: { $n }
    [place] { $rule }
   *[printed] as printed
}

## What is done with a card, in a word
imperium-do-play = Play
imperium-do-free = Free play
imperium-do-exhaust = Exhaust
imperium-do-acquire = Acquire
imperium-do-develop = Develop
imperium-do-hand = Choose
imperium-do-table = Choose
imperium-key-activate = A
imperium-key-innovate = I
imperium-key-revolt = V
imperium-key-play = P
imperium-key-free = F
imperium-key-exhaust = E

## Why not
imperium-cannot-way = First choose the kind of your turn; cards are played when you Activate.
imperium-cannot-unplayable = This card cannot be played.
imperium-cannot-actions = You have no action left this turn.
imperium-cannot-state = Only { $n ->
    [0] a Barbarian
   *[other] an Empire
} may play it.
imperium-cannot-needs = What it needs to be in play or in history is not there.
imperium-cannot-cost = You cannot pay what it costs.
imperium-cannot-no-ability = It has no Exhaust ability.
imperium-cannot-spent = It is exhausted until Clean-up.
imperium-cannot-exhausts = You have no exhaust token left.
imperium-cannot-condition = Its condition does not hold.
imperium-cannot-market = Cards of the market are gained by effects that acquire or break through, and by Innovating.
imperium-cannot-development = Developments come when your deck is reshuffled and you are an Empire, or by cards.
