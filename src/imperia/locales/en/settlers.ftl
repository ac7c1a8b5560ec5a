# Imperial Settlers: the game in English.
settlers-title = Imperial Settlers

setup-settlers-blurb = Build an Empire in five rounds: Locations, Deals, razing. Alone against the virtual player, or two to four at the table.
setup-settlers-factions = Factions
setup-settlers-factions-help = Everybody leads another faction. The sides of a board differ in their picture only.
setup-settlers-factions-random = Lots for all
setup-settlers-factions-random-help = Every seat draws its faction and the side of its board.
setup-settlers-factions-choose = Players choose at the table
setup-settlers-factions-choose-help = In the order of seats, before the first round.
settlers-trait-roman = stone, colours
settlers-trait-barbarian = workers, razing
settlers-trait-egyptian = gold, exchange
settlers-trait-japanese = food, deals
settlers-advice-roman = Build Locations of one colour and pay stone for points. Every round gives you wood, stone and two workers; raze tokens may be kept.
settlers-advice-barbarian = Five workers each round are your money: they pay for actions and for razing. Workers may be kept for the next round.
settlers-advice-egyptian = Gold stands in for what you lack, and your actions can be used again. The Temple of Ra even takes others’ Locations. Gold may be kept.
settlers-advice-japanese = Your faction Locations can be razed: guard them with samurai. You live on food and Deals; food may be kept.
setup-settlers-lookout = Lookout
setup-settlers-lookout-help = How common cards are shared out at the start of a round.
setup-settlers-lookout-standard = Standard Lookout
setup-settlers-lookout-standard-help = Two open rows; the second is picked from in reverse order. Recommended.
setup-settlers-lookout-draft = Lookout by draft
setup-settlers-lookout-draft-help = Everyone secretly keeps one of three cards, passes two on and keeps one of those received.
setup-settlers-lookout-advanced = Advanced Lookout
setup-settlers-lookout-advanced-help = One row of five cards, filled up as it is picked from, two rounds in the same direction.
setup-settlers-peaceful = Peaceful variant
setup-settlers-peaceful-help = Whether the raze action may hit opponents.
setup-settlers-peaceful-no = Razing opponents
setup-settlers-peaceful-no-help = The usual game: opponents’ Locations may be razed.
setup-settlers-peaceful-yes = Peaceful
setup-settlers-peaceful-yes-help = The raze action works on your own hand only; everyone draws one common card more in each Lookout.
setup-settlers-decks = Own faction decks
setup-settlers-decks-help = The faction deck of the box, or one of your own.

phase-settlers-setup = Set-up
phase-settlers-lookout = Lookout
phase-settlers-production = Production
phase-settlers-action = Actions
phase-settlers-cleanup = Cleanup
phase-settlers-attack = Attack
phase-settlers-end = End

category-settlers-production = Production
category-settlers-production-help = gained in the Production phase
category-settlers-deals = Deals
category-settlers-deals-help = goods of Deals
category-settlers-bonus = Building bonuses
category-settlers-bonus-help = gained when a Location was built
category-settlers-features = Features
category-settlers-features-help = gained by Features during play
category-settlers-actions = Action Locations
category-settlers-actions-help = gained by using them
category-settlers-razing = Razing
category-settlers-razing-help = goods of razed cards
category-settlers-locations = Common Locations
category-settlers-locations-help = 1 VP each at the end
category-settlers-faction-locations = Faction Locations
category-settlers-faction-locations-help = 2 VP each at the end
category-settlers-gate = Gates
category-settlers-gate-help = by the cards under them
category-settlers-shrine = Shrine
category-settlers-shrine-help = by the resources on it

filter-settlers-faction = Deck
filter-settlers-kind = Kind
filter-settlers-colour = Colour

ending-settlers-rounds = The game ends after the fifth round.
ending-settlers-win = You win: against a Collection of { $collection ->
    [one] { $collection } card
   *[other] { $collection } cards
} stand your { $locations ->
    [one] { $locations } faction Location
   *[other] { $locations } faction Locations
}. With { $points } { ICON("vp", "VP") } you are remembered as: { $rank }.
ending-settlers-loss = The virtual player wins: a Collection of { $collection ->
    [one] { $collection } card
   *[other] { $collection } cards
} is not outdone by your { $locations ->
    [one] { $locations } faction Location
   *[other] { $locations } faction Locations
}.
tie-settlers-goods = Equal on points; { $seat } has more resources and workers left ({ $n }).
tie-settlers-hand = Equal on points and goods; { $seat } has more cards in hand ({ $n }).
tie-settlers-shared = Equal on points, goods and cards in hand: the victory is shared.

settlers-rank-commoner = Commoner
settlers-rank-squire = Squire
settlers-rank-noble = Noble
settlers-rank-knight = Knight
settlers-rank-castellan = Castellan
settlers-rank-king = King
settlers-rank-emperor = Emperor

## Fields of a card
settlers-field-raze = razing gives { $goods }
settlers-field-deal = a Deal gives { $goods } every round
settlers-field-attack = hits a Location that gives { $goods }

## Goods and signs
icon-food = food
icon-settler = worker
icon-raze = raze token
icon-defense = defence token
icon-vp = VP
icon-common-card = common card
icon-faction-card = faction card
icon-location = Location
icon-faction-location = faction Location
icon-foundation = Foundation
icon-deal = Deal
icon-samurai = samurai
icon-store = storage
icon-production = production Location
icon-action = action Location
icon-colour-brown = brown
icon-colour-gray = grey
icon-colour-red = red
icon-colour-pink = pink
icon-colour-gold = gold-coloured
icon-colour-blue = blue
icon-colour-black = black
icon-colour-purple = purple

## So many of a good, as what a verb acts upon
settlers-amount-wood = { $n } { ICON("wood", "wood") }
settlers-amount-stone = { $n } { ICON("stone", "stone") }
settlers-amount-food = { $n } { ICON("food", "food") }
settlers-amount-gold = { $n } { ICON("gold", "gold") }
settlers-amount-settler = { $n } { $n ->
    [one] { ICON("settler", "worker") }
   *[other] { ICON("settler", "workers") }
}
settlers-amount-raze = { $n } { $n ->
    [one] { ICON("raze", "raze token") }
   *[other] { ICON("raze", "raze tokens") }
}
settlers-amount-defense = { $n } { $n ->
    [one] { ICON("defense", "defence token") }
   *[other] { ICON("defense", "defence tokens") }
}
settlers-amount-vp = { $n } { ICON("vp", "VP") }
settlers-amount-card = { $n } { $n ->
    [one] { ICON("card", "card") }
   *[other] { ICON("card", "cards") }
}
settlers-amount-common-card = { $n } { $n ->
    [one] { ICON("common-card", "common card") }
   *[other] { ICON("common-card", "common cards") }
}
settlers-amount-faction-card = { $n } { $n ->
    [one] { ICON("faction-card", "faction card") }
   *[other] { ICON("faction-card", "faction cards") }
}

settlers-colour-brown = brown
settlers-colour-gray = grey
settlers-colour-red = red
settlers-colour-pink = pink
settlers-colour-gold = gold
settlers-colour-blue = blue
settlers-colour-black = black
settlers-colour-purple = purple

settlers-origin-roman = Romans
settlers-origin-barbarian = Barbarians
settlers-origin-egyptian = Egyptians
settlers-origin-japanese = Japanese
settlers-origin-common = Common
settlers-origin-attack = Attack card
settlers-kind-production = Production
settlers-kind-feature = Feature
settlers-kind-action = Action
settlers-kind-attack = Attack

settlers-a-card = a card
settlers-nothing = nothing
settlers-free = free
settlers-a-site = 1 { ICON("location", "Location or Foundation") }

## Card texts
settlers-production = Production: { $effect }
settlers-feature = Feature: { $effect }
settlers-action = Action: { $effect }
settlers-bonus = Building bonus: { $effect }
settlers-uses = { $effect }. May be activated { $n ->
    [2] twice
   *[other] { $n } times
} a round
settlers-node-gain = { $more ->
    [yes] { $goods }
   *[no] gain { $goods }
}
settlers-node-gain-per = { settlers-node-gain } { $what }
settlers-node-pay = pay { $cost }{ $steps ->
    [many] , { $effect }
   *[one] {" "}to { $effect }
}
settlers-node-then = { $before ->
    [they] { $first }, and you { $effect }
   *[you] { $last ->
        [yes] { $more ->
            [yes] { $first }, and { $effect }
           *[no] { $first } and { $effect }
        }
       *[no] { $first }, { $effect }
    }
}
settlers-node-choose = { $mood ->
    [may] { $list }
   *[do] choose one: { $list }
}
settlers-node-may = you may { $effect }
settlers-attack = with another card of the attack line it hits a common Location of yours whose raze field gives { $goods } and the good of that other card
settlers-detail-effect = { $again ->
    [yes] twice: { $effect }
    [asked] { $effect }, then again if you wish
   *[no] { $effect }
}
settlers-tint = { $colour ->
    [faction] { ICON("faction-location", "faction") }
    [brown] { ICON("colour-brown", "brown") }
    [gray] { ICON("colour-gray", "grey") }
    [red] { ICON("colour-red", "red") }
    [pink] { ICON("colour-pink", "pink") }
    [gold] { ICON("colour-gold", "gold-coloured") }
    [blue] { ICON("colour-blue", "blue") }
    [black] { ICON("colour-black", "black") }
   *[purple] { ICON("colour-purple", "purple") }
}
settlers-each-own = for each { settlers-tint } Location of yours, this one included
settlers-each-samurai = for each { ICON("samurai", "samurai") } in your Empire
when-settlers-build = each time you build a { settlers-tint } Location, { $effect }
when-settlers-raze = each time you raze, { $effect }
when-settlers-deal = each time you make a Deal, { $effect }
when-settlers-points = each time you gain at least 2 { ICON("vp", "VP") } at once, { $effect } more
when-settlers-send = for every 2 { ICON("settler", "workers") } that an opponent sends, { $effect }, at most { $most } a round
settlers-stores = at Cleanup you may keep any number of { $goods }
settlers-gate = in your turn, you may put any number of { ICON("card", "cards") } from hand under this card and gain 1 { ICON("vp", "VP") } for each. If at least { $least } lie there at the end, gain { $vp } { ICON("vp", "VP") }
settlers-shrine = in your turn, you may put any number of resources on this card for good. If there are at least { $least } at the end, gain { $vp } { ICON("vp", "VP") }
settlers-feed-gate = put cards from hand under this card
settlers-convert-deals = in the Production phase you may discard goods of your Deals and gain 1 { ICON("vp", "VP") } for each
settlers-pay-any = discard { $n } resources of any kind
settlers-discard = discard { $what }
settlers-in-hand = 1 { $common ->
    [yes] { ICON("common-card", "common card") }
   *[no] { ICON("card", "card") }
} from hand
settlers-pay-deal = discard one of your Deals
settlers-produce-again = { $other ->
    [yes] gain the goods of another production Location of yours
   *[no] gain the goods of one of your production Locations
}
settlers-draw-keep = { $rest ->
    [back] draw { $cards }, keep one and shuffle the rest back into the deck
   *[discard] draw { $cards }, keep one and discard the rest
}
settlers-ready-again = discard the goods from another action Location of yours; it may be activated again
settlers-gain-deal-good = gain the good of one of your Deals
settlers-build-faction = build a faction Location from hand now: pay its cost and { $more } more, but ignore the house icon in it
settlers-build-deal = build one of your Deals as a Location now; ignore the house icon in its cost
settlers-lay-foundation = lay { $what } as a Foundation
settlers-deploy-samurai = deploy { $n } samurai from the supply at once
settlers-raze-opponents = raze an opponent’s Location, whatever protects it
settlers-raze-own = raze one of your own common Locations
settlers-raze-and-convert = pay 1 { ICON("raze", "raze token") } to raze a card from hand, or pay 2 { ICON("raze", "raze tokens") } (more against protection) to raze an opponent’s Location. Then discard any of the goods gained and gain { $vp } { ICON("vp", "VP") } for each
settlers-gain-spoil = gain one good of the raze field of an opponent’s Location
settlers-remove-location = discard an opponent’s Location (it is not razed)
settlers-steal-resource = take 1 resource from an opponent
settlers-opponent-discards = an opponent of your choice discards 1 { ICON("card", "card") } from hand
settlers-steal-deal = take over a Deal of an opponent
settlers-drop-deal = { $loot ->
    [yes] discard an opponent’s Deal and gain its good
   *[no] discard an opponent’s Deal
}
settlers-trade-route = make a Deal with an opponent’s faction Location; 1 { ICON("faction-card", "faction card") } face down under it marks the Deal
settlers-block-action = choose an opponent’s action Location; it cannot be activated this round
settlers-take-over = choose an opponent’s Location; until the end of the round it counts as yours

## Options
settlers-option-choose = { $faction }, side { $side }
settlers-option-pick = Take { $card }
settlers-option-build = Build { $card }
settlers-option-deal = Make a Deal with { $card }
settlers-option-raze-hand = Raze { $card } from hand
settlers-option-raze = Raze { $card }
settlers-option-activate = Activate { $card }
settlers-option-twice = Activate { $card } twice
settlers-option-send = Send workers
settlers-option-pass = Pass for this round
settlers-option-defend = Put the defence token on { $card }
settlers-option-samurai = Samurai to { $card }
settlers-option-gate = Put cards under { $card }
settlers-option-shrine = Put resources on { $card }
settlers-option-end-turn = End the turn
settlers-option-pay = Pay { $gold } in place of { $goods }
settlers-option-pay-none = Without gold
settlers-option-site = Give up { $card }
settlers-option-foundation = Give up the Foundation { $card }
settlers-option-pairs = { $n ->
    [one] { $n } pair
   *[other] { $n } pairs
}
settlers-option-take = Take { $good }
settlers-option-give = Discard { $good }
settlers-option-many = { $good }
settlers-option-give-card = { $for ->
    [gate] Put { $card } under the Gate
    [foundation] Lay { $card } as a Foundation
   *[discard] Discard { $card }
}
settlers-option-target = { $card }
settlers-option-route = Trade Route Deal: { $card }
settlers-option-keep = Keep all of it
settlers-option-cards-under = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
settlers-option-ask-me = Ask me about everything this round
settlers-detail-deal = 1 { ICON("food", "food") } → { $good } now and every round
settlers-detail-raze = { $price } → { $goods }
settlers-detail-action = { $again ->
    [yes] { $cost }, twice → { $effect }
    [asked] { $cost } → { $effect }, then again if you wish
   *[no] { $cost } → { $effect }
}
settlers-detail-build = { $cost } → { $kind }, { $points } { ICON("vp", "VP") } at the end
settlers-detail-send = { $price } → a resource or a card
settlers-detail-pairs = { $price } → { $n ->
    [one] { $n } piece
   *[other] { $n } pieces
}
settlers-detail-deck-common = common deck · { $n } left
settlers-detail-deck-faction = your deck · { $n } left

## Questions
settlers-ask-faction = Which faction will you lead?
settlers-why-faction = Factions are chosen in seat order. The two sides of a board differ in the picture only.
settlers-ask-pick = Which card do you take?
settlers-why-pick = Round { $round }, Lookout: everyone takes one card of the row in turn, and all see which.
settlers-ask-solo-pick = Which card do you take?
settlers-why-solo-pick = Round { $round }, Lookout: what you leave goes to the virtual player in part.
settlers-ask-offered = Which card do you keep?
settlers-why-offered = Round { $round }, Lookout: you keep one card, and the others go on to your left or to the discard pile.
settlers-ask-deck = From which deck do you draw?
settlers-why-deck = The card comes from the common deck or from that of your faction.
settlers-ask-source = What do you produce next?
settlers-why-source = These sources ask you for a choice; their order is yours.
settlers-ask-turn = What do you do?
settlers-why-turn = It is your turn: one action, or you pass for the rest of the round.
settlers-ask-after = Anything else before your turn ends?
settlers-why-after = Defence tokens, samurai, the Gate and the Shrine cost no action.
settlers-ask-pay = How do you pay for { $card }?
settlers-why-pay = It costs { $goods }; gold may stand in for any of it.
settlers-ask-site = What do you give up for { $card }?
settlers-why-site = Its cost shows a house: one of your Locations or a Foundation goes. Everything on it is lost.
settlers-ask-pairs = How many pairs of workers do you send?
settlers-why-pairs = Each pair brings one resource or one card. You have { $settlers }.
settlers-ask-task = What do they bring?
settlers-why-task = { $n ->
    [one] The last pair brings one resource or one card.
   *[other] { $n } pairs are on their way; each brings one resource or one card.
}
settlers-why-feed-gate = Each card under it is worth 1 VP at once and never comes back.
settlers-why-amount = Resources on it stay there to the end: 3, 7 or 12 of them are worth 2, 5 or 10 VP.
settlers-ask-cards-under = { $card }: how many cards do you put under it?
settlers-why-cards-under = Each card under it is worth 1 VP at once and never comes back. Then you say which ones.
settlers-ask-amount = { $card }: which resources do you put on it?
settlers-ask-again = { $card }: do you activate it a second time?
settlers-why-again = It may be activated twice a round, also in one turn. You pay for it again.
settlers-ask-store = Do you keep all that can be stored?
settlers-why-store = Cleanup: what is not stored is lost. You may also give up some of what you could keep.
settlers-ask-keep = Which card do you keep?
settlers-why-keep = You keep one of the cards drawn.
settlers-ask-raze-and-convert = What do you raze?
settlers-why-raze-and-convert = { $card }: a card from hand for 1 raze token, an opponent’s Location for 2 and its protection.
settlers-ask-convert = Which good do you discard?
settlers-why-convert = { $card } turns goods just gained into VP; what you keep stays yours.
settlers-ask-loot = Which resource do you take?
settlers-why-loot = { $card }: { $seat } has to give it to you.
settlers-ask-victim = Which Location is razed?
settlers-why-victim = The attack hits several of equal rank; you choose.

## The log
settlers-event-faction = { $you ->
    [yes] You lead the { $faction }, side { $side }.
   *[no] { $seat } leads the { $faction }, side { $side }.
}
settlers-event-start = { $you ->
    [yes] You are the first player.
   *[no] { $seat } is the first player.
}
settlers-event-round = { $you ->
    [yes] You are the first player.
   *[no] { $seat } is the first player.
}
settlers-event-reveal = The row shows { $card }.
settlers-event-pick = { $you ->
    [yes] You take { $card }.
   *[no] { $seat } takes { $card }.
}
settlers-event-offered = You may choose from { $card }.
settlers-event-add = { $you ->
    [yes] You keep { $card }.
   *[no] { $count ->
        [one] { $seat } keeps a card.
       *[other] { $seat } keeps { $count } cards.
    }
}
settlers-event-left = { $count ->
    [one] { $card } is left and discarded.
   *[other] { $card } are left and discarded.
}
settlers-event-produce = { $you ->
    [yes] You produce { $goods }.
   *[no] { $seat } produces { $goods }.
}
settlers-event-build = { $you ->
    [yes] You build { $card }.
   *[no] { $seat } builds { $card }.
}
settlers-event-give-up = { $you ->
    [yes] You give up { $card }.
   *[no] { $seat } gives up { $card }.
}
settlers-event-use-foundation = { $you ->
    [yes] You discard the Foundation { $card }.
   *[no] { $seat } discards the Foundation { $card }.
}
settlers-event-deal = { $you ->
    [yes] You make a Deal with { $card }.
   *[no] { $seat } makes a Deal with { $card }.
}
settlers-event-raze-hand = { $you ->
    [yes] You raze { $card } from hand.
   *[no] { $seat } razes { $card } from hand.
}
settlers-event-raze = { $you ->
    [yes] You raze { $card } of { $owner }.
   *[no] { $owner-you ->
        [yes] { $seat } razes your { $card }.
       *[no] { $seat } razes { $card } of { $owner }.
    }
}
settlers-event-raze-virtual = { $you ->
    [yes] You raze { $card } of the virtual player.
   *[no] { $seat } razes { $card } of the virtual player.
}
settlers-event-raze-own = { $you ->
    [yes] You raze your own { $card }.
   *[no] { $seat } razes their own { $card }.
}
settlers-event-activate = { $you ->
    [yes] { $times ->
        [one] You activate { $card }.
       *[other] You activate { $card } twice.
    }
   *[no] { $times ->
        [one] { $seat } activates { $card }.
       *[other] { $seat } activates { $card } twice.
    }
}
settlers-event-send = { $you ->
    [yes] { $n ->
        [one] You send a pair of workers.
       *[other] You send { $n } pairs of workers.
    }
   *[no] { $n ->
        [one] { $seat } sends a pair of workers.
       *[other] { $seat } sends { $n } pairs of workers.
    }
}
settlers-event-pass = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
settlers-event-defend = { $you ->
    [yes] You defend { $card }.
   *[no] { $seat } defends { $card }.
}
settlers-event-samurai = { $you ->
    [yes] You send a samurai to { $card }.
   *[no] { $seat } sends a samurai to { $card }.
}
settlers-event-under = { $you ->
    [yes] You put { $card } under { $gate }.
   *[no] { $count ->
        [one] { $seat } puts a card under { $gate }.
       *[other] { $seat } puts { $count } cards under { $gate }.
    }
}
settlers-event-shrine = { $you ->
    [yes] You put { $goods } on { $card }.
   *[no] { $seat } puts { $goods } on { $card }.
}
settlers-event-discard = { $you ->
    [yes] You discard { $card }.
   *[no] { $seat } discards { $card }.
}
settlers-event-keep = { $you ->
    [yes] You keep { $card }.
   *[no] { $count ->
        [one] { $seat } keeps one of the cards.
       *[other] { $seat } keeps { $count } of the cards.
    }
}
settlers-event-back = { $you ->
    [yes] You shuffle { $card } back into your deck.
   *[no] { $count ->
        [one] { $seat } shuffles a card back into the deck.
       *[other] { $seat } shuffles { $count } cards back into the deck.
    }
}
settlers-event-ready = { $card } may be activated again.
settlers-event-remove = { $you ->
    [yes] You clear away { $card }.
   *[no] { $owner-you ->
        [yes] { $seat } clears away your { $card }.
       *[no] { $seat } clears away { $card }.
    }
}
settlers-event-take-deal = { $you ->
    [yes] You take over the Deal { $card }.
   *[no] { $owner-you ->
        [yes] { $seat } takes over your Deal { $card }.
       *[no] { $seat } takes over the Deal { $card }.
    }
}
settlers-event-break-deal = { $you ->
    [yes] You discard an opponent’s Deal { $card }.
   *[no] { $owner-you ->
        [yes] { $seat } discards your Deal { $card }.
       *[no] { $seat } discards an opponent’s Deal { $card }.
    }
}
settlers-event-drop-deal = { $count ->
    [one] The Deal { $card } is discarded.
   *[other] The Deals { $card } are discarded.
}
settlers-event-drop-route = The Trade Route Deal with { $card } ends.
settlers-event-route = { $you ->
    [yes] You make a Deal with the Location { $card }.
   *[no] { $seat } makes a Deal with the Location { $card }.
}
settlers-event-block = { $card } is shut for this round.
settlers-event-take-over = { $you ->
    [yes] You take over { $card } for this round.
   *[no] { $owner-you ->
        [yes] { $seat } takes over your { $card } for this round.
       *[no] { $seat } takes over { $card } for this round.
    }
}
settlers-event-return = { $card } goes back to its owner.
settlers-event-sanctuary = { $you ->
    [yes] You lay { $card } as a Foundation.
   *[no] { $seat } lays a card as a Foundation.
}
settlers-event-store = { $you ->
    [yes] You keep { $goods }.
   *[no] { $seat } keeps { $goods }.
}
settlers-event-lose = { $you ->
    [yes] You discard { $goods }.
   *[no] { $seat } discards { $goods }.
}
settlers-event-reshuffle = The common discard pile is shuffled into a new deck ({ $n }).
settlers-event-collect = The virtual player collects { $card }.
settlers-event-wave = The attack line shows { $card }.
settlers-event-hit = { $first } and { $second } hit { $card }; it goes to the Collection.
settlers-event-miss = { $card } hits nothing.
settlers-event-virtual = { $count ->
    [one] { $card } goes to the virtual player.
   *[other] { $card } go to the virtual player.
}
settlers-event-over = { $you ->
    [yes] You have { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
   *[no] { $seat } has { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
}
settlers-event-win = { $you ->
    [yes] You win with { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
   *[no] { $seat } wins with { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
}
settlers-event-loss = The virtual player wins. Cards in the Collection: { $collection }; your faction Locations: { $locations }.

## The score sheet
settlers-score-production = Production: { $n }×
settlers-score-deals = its Deal: { $n }×
settlers-score-bonus = building it: { $n }×
settlers-score-features = its Feature: { $n }×
settlers-score-actions = activating it: { $n }×
settlers-score-razing = razing it: { $n }×
settlers-score-locations = { $n } × 1 VP for a standing common Location
settlers-score-faction-locations = { $n } × 2 VP for a standing faction Location
settlers-score-gate = cards under it: { $n }
settlers-score-shrine = resources on it: { $n }

## What is done with a thing, in a word, and its key
settlers-do-pick = Take
settlers-do-build = Build
settlers-do-deal = Make a Deal
settlers-do-raze-hand = Raze from hand
settlers-do-raze = Raze
settlers-do-activate = Activate
settlers-do-twice = Activate twice
settlers-do-send = Send workers
settlers-do-defend = Defence token here
settlers-do-samurai = Samurai here
settlers-do-gate = Put cards under it
settlers-do-shrine = Put resources on it
settlers-do-site = Give it up
settlers-do-give-card = Choose
settlers-do-target = Choose
settlers-do-route = Choose the Trade Route
settlers-key-build = B
settlers-key-deal = D
settlers-key-raze-hand = X
settlers-key-raze = X
settlers-key-activate = A
settlers-key-twice = W
settlers-key-send = N

## Why not
settlers-cannot-resources = { $goods } missing. { $have ->
    [0] Gold could stand in; you have none.
   *[other] Gold may stand in; your { $have } is not enough.
}
settlers-cannot-goods = { $goods } missing.
settlers-cannot-tokens = { $goods } missing; razing it takes { $n }.
settlers-cannot-site = The house in its cost asks for one of your Locations or a Foundation; you have neither.
settlers-cannot-no-deal = Common cards have no Deal field.
settlers-cannot-no-raze-hand = This card has no raze field.
settlers-cannot-no-raze = It has no raze field; nobody can raze it by an action.
settlers-cannot-acted = You have done this turn’s action; only free steps are left.
settlers-cannot-works-deal = A Deal brings its good by itself in every Production phase.
settlers-cannot-works-production = It produces by itself in every Production phase.
settlers-cannot-works-feature = It works by itself while it stands.
settlers-cannot-blocked = It is shut for this round.
settlers-cannot-used = { $n ->
    [one] It has been used this round.
   *[other] It has been used { $n } times this round.
}
settlers-cannot-no-target = There is nothing now that its effect could be done to.
settlers-cannot-peaceful = In the peaceful variant opponents’ Locations are not razed by the action.
settlers-cannot-passed = { $seat } has passed, and nothing of theirs can be touched until the next round.

## What an answer destroys or shows
settlers-warns-raze = { $card } is razed.
settlers-warns-raze-hand = { $card } leaves your hand for good.
settlers-warns-site = { $card } leaves your Empire with everything on it.
settlers-warns-deck = It shows you a new card; only the others can let you take it back.
settlers-warns-discard = All see the card that you discard; only the others can let you take it back.
