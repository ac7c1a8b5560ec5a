# Imperium: the game in English.
imperium-title = Imperium

## Effects. `mood`: do (you are told to), may (you may), they (each player does); `who`: you or they.
imperium-or = { $first } or { $last }
imperium-list-or = { $first }, or { $last }
imperium-node-then = { $follows ->
    [may] { $first }, then { $effect }
    [if] { $first }; { $effect }
   *[do] { $before ->
        [they] { $mood ->
            [do] { $first } and you { $effect }
           *[other] { $first } and { $effect }
        }
       *[you] { $last ->
            [yes] { $first } and { $effect }
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
imperium-node-repeat = { $what }, { $effect }
imperium-node-each-player = each player { $effect }
imperium-node-each-other = each other player { $effect }
imperium-each-other = { $and_you ->
    [yes] each player { $effect }
   *[no] each other player { $effect }
}
imperium-node-gain = { $mood ->
    [they] gains { $goods }
   *[other] gain { $goods }
}
imperium-node-gain-per = { imperium-node-gain } { $what }
imperium-node-result = for each { $deed ->
    [imperium-return-unrest] { ICON("unrest", "Unrest card") } returned
    [imperium-abandon] card abandoned
    [imperium-pay-up-to] { ICON("progress", "progress") } paid
   *[other] card discarded
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
    [they] discards { $n } cards
   *[other] discard { $n } cards
}
imperium-actions = { $n } { $n ->
    [one] { ICON("action-token", "action") }
   *[other] { ICON("action-token", "actions") }
}
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
imperium-place-on-self = put { $goods } on this card (when it leaves play, you gain all { imperium-good } on it)
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
   *[other] sink { $what }
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
   *[discard] abandon this card
}
imperium-give-each = give each other player { $what }{ $then ->
    [none] { "" }
   *[other] ; { $then }
}
imperium-find = find { $where ->
    [none] { $what }
   *[other] { $what } { $where }
} and { $to ->
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
       *[other] , provided that { imperium-token } lies on it
    }
}{ $but ->
    [none] { "" }
   *[other] { " " }(but no { $but })
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
imperium-copy-exhaust = use the { ICON("exhaust", "Exhaust") } ability of an opponent's { ICON("pinned", "pinned") } card as though it were on this card
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
    [yes] replace this card with { $name }
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
    [yes] { " " }(also in that player's turn)
   *[no] { "" }
}
imperium-defend-demand = when another player plays an { ICON("attack-card", "attack card") }, ignore its effects on you unless that player { $cost }
imperium-exhaust-self = exhaust this card
imperium-attacker-pays = gives you { $goods }
imperium-react = { $actor ->
    [they] you may exhaust this card: { $effect }
   *[you] you may exhaust this card and { $effect }
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
imperium-when-left-play = when { $name } leaves play, { $react }
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
    [each] each card with variable points
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
        [yes] a { $name } card
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
    [2] twice in a row
   *[other] { $n } times in a row
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
imperium-in-play = if { $name } is in play
imperium-in-history = if { $name } is in your history
imperium-was = { $deed ->
    [imperium-give-each] whoever was given a { ICON("mask", "mask") }
    [imperium-abandon] { $lacks ->
        [yes] if the abandoned card has no { ICON("purse", "Production") } icon
       *[no] if the abandoned card has a { ICON("purse", "Production") } icon
    }
   *[other] if that was an { ICON("attack-card", "attack card") }
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
imperium-score-every = { $what }
imperium-score-more = { $before }, and { score-base } { $what }
imperium-score-where-play = { $points } if in play
imperium-score-where-history = { $points } if in your history
imperium-score-where-garrisoned = { $points } if garrisoned
imperium-score-also = { $first }, { $rest }
imperium-score-else = { $first }, { $points } otherwise

## The sections of a card's text
imperium-free = Free play
imperium-needs = Can be played only { $list }
imperium-unplayable = Cannot be played
imperium-no-garrison = Cannot be garrisoned
imperium-enters-play = Comes into play when you gain it
imperium-fixed = Cannot be abandoned or recalled
imperium-section-play = { $effect }
imperium-section-exhaust = { ICON("exhaust", "Exhaust") }: { $effect }
imperium-section-passive = Passive: { $effect }
imperium-section-solstice = { ICON("solstice", "Solstice") }: { $effect }
imperium-section-note = { $effect }
imperium-section-king = Instead of taking this card, resolve it (each player once in a game): { $effect }
imperium-section-gained = When you gain it: { $effect }
imperium-section-entered = When it comes into play: { $effect }
imperium-section-end = Before scoring: { $effect }
imperium-section-worth = { ICON("hourglass", "Worth") }: { $effect }
