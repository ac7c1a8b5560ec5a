# The Great Wall: what its cards say, in English.

## Shared words said in the game's own way
wall-list-or = { $first }, or { $last }
wall-node-at-least = { $n ->
    [1] if there is { $what }
   *[other] if { $what } is at least { $n }
}
wall-node-draw = { $n ->
    [one] draw { $n } { ICON("tactic", "tactic card") }
   *[other] draw { $n } { ICON("tactic", "tactic cards") }
}
wall-node-some-players = { $others ->
    [yes] up to as many other players of your choice as you have { $count }: { $effect }
   *[no] up to as many players of your choice (you too) as you have { $count }: { $effect }
}
wall-node-result = { $deed ->
    [wall-shed-shame] for each token removed this way
   *[other] for each time this was done
}
wall-in-mode = { $mode ->
    [coop] in the cooperative game: { $effect }
   *[competitive] except in the cooperative game: { $effect }
}
wall-once = { $limit ->
    [turn] once in each player's turn
   *[year] once a year
}{ $may ->
    [yes] {" "}you may{" "}
   *[no] {": "}
}{ $effect }

## Frames of command cards
wall-frame-owner = you: { $effect }
wall-frame-qin = { $effect }
wall-frame-reed = { $effect }
wall-frame-others = other players: { $effect }

## What is counted. `form`: each (for each …), all, one, some (a …), if (as a condition); `most` is 0 behind "no".
wall-supports = { $form ->
    [some] { ICON("support", "support advisors") }
   *[each] for each { ICON("support", "support advisor") } of yours
}
wall-overseer-levels = for each level of your { ICON("overseer", "overseers") }
wall-archer-sections = for each section where you have an { ICON("archer", "archer") } on a firing position
wall-clean-captures = for each captured { ICON("horde", "horde card") } without shame tokens
wall-soldiers-out = for each of your soldiers in staging areas, on firing positions and on horde cards
wall-sets = for each complete set of { ICON("wood", "wood") }, { ICON("stone", "stone") }, { ICON("gold", "gold") } and { ICON("chi", "chi") } in your stock
wall-in-discard = for each of your { ICON("command", "command cards") } in the discard pile
wall-tactics-in-hand = { $form ->
    [if] if you have a { ICON("tactic", "tactic card") }
   *[each] for each { ICON("tactic", "tactic card") } in your hand
}
wall-tea-top = if your { ICON("tea", "tea marker") } is on top
wall-done = { $form ->
    [if] if { $what ->
        [walls] a Wall part was built
       *[other] a barricade was built
    }
   *[each] { $what ->
        [walls] for each { ICON("wall", "Wall part") } built
       *[other] for each { ICON("barricade", "barricade") } built
    }
}
wall-fallen = for each of your soldiers killed in this moment
wall-other-played = if another player played { $name } this autumn
wall-officials-here = { $most ->
    [0] { ICON("official", "official") } of yours in the activated location
   *[other] { $form ->
        [some] an { ICON("official", "official") } in the activated location
       *[each] for each of your { ICON("official", "officials") } in the activated location
    }
}
wall-overseer-here = if you have an { ICON("overseer", "overseer") } there
wall-soldiers-here = if you have a soldier at that section (staging area, firing position or horde card)
wall-archers-here = if you have an { ICON("archer", "archer") } on a firing position there
wall-reed-here = if a { ICON("spearman", "spearman") } of the Reed Clan stands on a horde card there
wall-soldiers-on = soldier of yours on this card
wall-other-hordes = for each other { ICON("horde", "horde card") } at this section
wall-covered-fields = for each of its covered resistance fields
wall-placed-this-year = in the year in which it was placed
wall-players = for each player
wall-spare-hordes = if at least as many { ICON("horde", "horde cards") } as players lie before the Wall
wall-hordes-behind = { ICON("horde", "horde card") } in row 2 or row 3
wall-lowest-wall = the level of the { ICON("wall", "Wall") } of every section in use
wall-breaches = section breached this winter

## Numbers that cards change. `way`: more, less or set (to n); `per` and `when` come with a space before them.
wall-sign = { $way ->
    [less] −{ $n }
   *[more] +{ $n }
}
wall-change-strength = { $of ->
    [others-here] every other horde card at this section has { wall-sign } { ICON("strength", "strength") }
    [row-1] every horde card in row 1 has { wall-sign } { ICON("strength", "strength") }
    [row-3] the horde card in row 3 of this section counts as { ICON("strength", "strength") } { $n }
    [strongest] the strongest horde card of this section counts as { ICON("strength", "strength") } { $n }
   *[this-card] this card has { wall-sign } { ICON("strength", "strength") }{ $per }{ $when }
}
wall-change-section-strength = the total attack of this section counts { $n } less
wall-change-wall-defence = the printed defence of this section's Wall counts { $n } less, but not below 0
wall-change-barricade-defence = each barricade of this section adds only { $n } { ICON("defence", "defence") }
wall-change-section-defence = { $until ->
    [comparison] this section has { wall-sign } { ICON("defence", "defence") } in this assault
    [assault_phase] this section and all sections assaulted after it this winter have { wall-sign } { ICON("defence", "defence") }
   *[other] a section has { wall-sign } { ICON("defence", "defence") } in the assault{ $per }{ $when }
}
wall-change-losses = the casualty value for this card is { $n } higher, in its defeat and in a breach
wall-change-presence-honor = { $n ->
    [0] nobody gains honour for a soldier on this card when it is defeated
   *[other] a soldier on this card brings { $n } honour when it is defeated
}
wall-change-shame-rows = if this section is breached now, only its row-1 card brings shame tokens
wall-change-volley-archers = in the volley at this section each player fires with at most { $n } { ICON("archer", "archer") }
wall-change-recruit-price = { $of ->
    [block] { $until ->
        [activation] the soldiers you recruit in this activation cost { $n } resources of your choice less in total
       *[other] when you recruit, the total price is { $n } resource of your choice lower{ $per }
    }
    [all-players] every recruit costs { $n } { $good } more
    [spearman] recruiting a { ICON("spearman", "spearman") } costs you { $n } { $good } less
    [archer] recruiting an { ICON("archer", "archer") } costs you { $n } { $good } less
   *[horseman] recruiting a { ICON("horseman", "horseman") } costs you { $n } { $good } less
}
wall-change-save-price = { $way ->
    [more] saving a soldier costs { $n } { ICON("chi", "chi") } more
   *[less] saving one of your soldiers costs you { $n } { ICON("chi", "chi") } less
}
wall-change-shame-price = getting rid of a shame token costs you { $n } less
wall-change-wall-price = { $of ->
    [all-players] { $way ->
        [more] every Wall part costs { $n } more; the honour stays that of the printed price
       *[less] Wall parts cost every player { $n } less{ $per }; the honour stays that of the printed price
    }
   *[other] Wall parts cost you { $n } less; the honour stays that of the printed price
}
wall-change-barricade-price = barricades cost you { $n } less
wall-change-barricade-honor = barricades bring you { $n } { ICON("honour", "honour") } more
wall-change-donate-honor = your donations bring { $n } { ICON("honour", "honour") } more
wall-change-overseer-price = promoting your { wall-overseer-of } costs { $n } less
wall-change-bonus-promotion = whenever you may promote another overseer, you may also promote your { wall-overseer-of } once
wall-overseer-of = { ICON("overseer", "overseer") } in the { $of ->
    [sawmill] Sawmill
    [quarry] Quarry
    [mine] Mine
   *[temple] Temple
}
wall-change-hire-price = hiring an official or an advisor costs you { $n } { ICON("gold", "gold") } less
wall-change-boost-price = the boosted half of your tactic cards costs you { $n } { ICON("chi", "chi") } less
wall-change-discard-honor = when you choose honour for your command cards in summer, each brings { $n } { ICON("honour", "honour") } more
wall-change-claim-fields = you count { $n } more covered fields when it is decided who takes the card
wall-change-others-frame-distinct = when you place officials in another player's turn, they may all go to the same location
wall-change-shamed-capture = at the end your captured horde cards with exactly 1 shame token are worth half their honour, rounded down
wall-change-recruit-substitute = each { ICON("stone", "stone") } in the price of your spearmen may be paid with 1 { ICON("wood", "wood") } or 1 { ICON("gold", "gold") } instead
wall-change-survivor-section = your soldiers that are saved, or survive the defeat of a horde, may go to the staging area of any section
wall-change-breach-presence = when a section is breached, your soldiers in its staging area count as standing on its row-1 card when shame tokens are given
wall-change-building-kinds = Walls and barricades can no longer be paid with { ICON("gold", "gold") }, not even with that of the Storehouse
wall-forbid-archer-wound = archers cannot wound this card, neither when they attack nor in the volley
wall-forbid-cover-field = while this card is not in row 1, neither soldiers nor wounds can be put on it

## Reactions
wall-when-income = after your income in summer, { $effect }
wall-when-shedding = when it is your turn to get rid of shame in summer, { $effect }
wall-when-bought-off = for each shame token you buy off in summer, { $effect }
wall-when-reclaimed = when you have chosen honour for your command cards in summer, { $effect }
wall-when-track-set = when all command cards lie on the track, { $effect }
wall-when-my-turn = at the start of your turn, { $effect }
wall-when-placing = when you resolve the first frame of your own command card, { $effect }
wall-when-frames-done = after the frames of your own command card, { $effect }
wall-when-activated = each time a production location is activated where you have no { ICON("official", "official") }, { $effect }
wall-when-worked = { $at ->
    [any] when a location with at least { $officials } of your { ICON("official", "officials") } has been resolved for you, { $effect }
   *[one] when the { $location } has been resolved for you, { $effect }
}
wall-when-donated = when you donate, { $effect }
wall-when-recruited = each time you recruit, { $effect }
wall-when-attacked = each time one of your soldiers attacks ({ $kinds }), { $effect }
wall-when-built = { $whose ->
    [others] each time another player has finished building, { $effect }
   *[you] each time you have finished building, { $effect }
}
wall-when-hired = each time you hire, { $effect }
wall-when-tactic-played = { $only ->
    [1] each time you have played the boosted half of a tactic card, { $effect }
   *[other] each time you have played a tactic card, { $effect }
}
wall-when-fell = { $only ->
    [1] each time a horde card with your soldier on it is defeated and you do not take it, { $effect }
   *[other] each time you take a defeated horde card with your soldier on it, { $effect }
}
wall-when-captured = each time you capture a horde card, { $effect }
wall-when-casualties = when soldiers of other players would be killed, { $effect }
wall-when-killed = each time one or more of your soldiers are killed in one moment, { $effect }
wall-when-soldier-killed = each time one of your soldiers is killed ({ $kinds }), { $effect }
wall-when-shamed-by = { $whose ->
    [anyone] when players are about to receive shame tokens, { $effect }
   *[you] when you would receive the shame token for being alone in an activated location, { $effect }
}
wall-when-winter-begins = at the start of each winter, { $effect }
wall-when-volleyed = after your archers of a section have fired in the volley, { $effect }
wall-when-held = each time a section holds against at least 1 horde card, { $effect }
wall-when-breach = when this card breaches, { $effect }
wall-when-fulfilled = each time a demand is fulfilled, { $effect }

## Officials, locations, command cards
wall-place-officials = { $moving ->
    [yes] move up to { $n } { ICON("official", "officials") } from locations to other locations
   *[no] place { $n ->
        [one] { $n } { ICON("official", "official") }
       *[other] up to { $n } { ICON("official", "officials") }
    }{ $apart ->
        [yes] {" "}in different locations
       *[no] {""}
    }
}
wall-activate = { $where ->
    [production] perform an { ICON("activate", "advanced activation") } of a production location where you have an official
    [barracks] perform an { ICON("activate", "advanced activation") } of the Barracks if you have an official there
   *[any] perform an { ICON("activate", "advanced activation") } of a location where you have an official
}
wall-copy-command = resolve another player's { ICON("command", "command card") } of this autumn as if it were yours (not Betrayal, not the Reed Clan's)
wall-swap-order = exchange the place of your { ICON("command", "command card") } with the one directly before it
wall-reclaim = take { $n } of your { ICON("command", "command cards") } (not Betrayal) back from the discard pile
wall-raise-tea = { $top ->
    [yes] move your { ICON("tea", "tea marker") } to the top
   *[no] move your { ICON("tea", "tea marker") } up { $n }
}
wall-discard-tactic = discard { $n } { ICON("tactic", "tactic card") }

## Works
wall-recruit = recruit { $n } { $kind ->
    [spearman] { ICON("spearman", "spearman") }
    [archer] { ICON("archer", "archer") }
    [horseman] { ICON("horseman", "horseman") }
   *[any] soldier
}{ $free ->
    [yes] {" "}free of charge
   *[no] { $off ->
        [0] {" "}at the normal price
       *[other] {" "}for { $off } less
    }
}{ $staging ->
    [yes] {" "}into a staging area of your choice
   *[no] {""}
}
wall-build = build { $n } { $what ->
    [barricade] { $n ->
        [one] { ICON("barricade", "barricade") }
       *[other] { ICON("barricade", "barricades") }
    }
    [part] { ICON("wall", "Wall part") }
   *[either] { ICON("barricade", "barricade") } or { ICON("wall", "Wall part") }
}{ $free ->
    [yes] {" "}free of charge (the Storehouse is not used)
   *[no] {" "}for { $off } less
}
wall-hire = hire { $what ->
    [advisor] an { ICON("advisor", "advisor") } from the row
   *[official] an { ICON("official", "official") }
} for { $off } { ICON("gold", "gold") } less
wall-promote = promote { $n ->
    [one] one of your { ICON("overseer", "overseers") }
   *[other] { $n } different { ICON("overseer", "overseers") } of yours
} (or place a first one) for { $off } less{ $n ->
    [one] {""}
   *[other] {" "}each
}

## Goods
wall-gain-here = take { $n } of the resource that this location makes
wall-income = { $others ->
    [yes] take as many of its resource from the bank as the level of one { ICON("overseer", "overseer") } of another player
   *[no] take the income of up to { $n } of your { ICON("overseer", "overseers") }
}
wall-store = put { $n } { $kinds }{ $per } from the bank into the { ICON("storehouse", "Storehouse") }
wall-plunder = { $n } { $kinds } (as many as there are) are removed from the { ICON("storehouse", "Storehouse") }
wall-pay-store = the { ICON("storehouse", "Storehouse") } gives { $n } { $kinds }{ $per }
wall-take-store = take up to { $n } resources of your choice from the { ICON("storehouse", "Storehouse") }
wall-exchange = exchange up to { $n } of your resources for other kinds
wall-share-out = { $everyone ->
    [yes] all players may hand each other any resources, then each of them: { $effect }
   *[no] you and one other player of your choice may hand each other any resources, then both: { $effect }
}
wall-hand-over = hand resources to another player

## Shame
wall-take-shame = receive { $n } { ICON("shame", "shame token") }
wall-shed-shame = remove { $n ->
    [one] { $n } of your { ICON("shame", "shame tokens") }
   *[other] up to { $n } of your { ICON("shame", "shame tokens") }
}{ $per }
wall-ward-shame = { $breach ->
    [yes] if this section is breached now, receive { $all ->
        [yes] no { ICON("shame", "shame tokens") } from it
       *[no] { $n } { ICON("shame", "shame token") } fewer from it
    }
   *[no] avoid { $n } { ICON("shame", "shame token") }
}
wall-buy-wards = pay 1 { ICON("chi", "chi") } for a token each so that they are not received, up to one { $most }

## Fights
wall-attack = { $who ->
    [chosen] choose any number of sections: all your soldiers waiting there and all your { ICON("archer", "archers") } on their firing positions that can attack must
    [from-wall] attack with your { ICON("archer", "archers") } on firing positions
    [waiting] attack with { $n } of your soldiers that was already in a staging area or on a firing position
    [moved-to] attack with up to { $n } of your soldiers at the section you moved to
   *[anywhere] attack with { $n ->
        [one] { $n }
       *[other] up to { $n }
    } of your soldiers in staging areas and on firing positions{ $per }
}
wall-wound = put { $n } { $n ->
    [one] { ICON("wound", "wound token") }
   *[other] { ICON("wound", "wound tokens") }
}{ $per } on { $at ->
    [one-section] horde cards of one section
    [here] a horde card of that section
    [first-row] the row-1 card of any section
    [each-first-row] the row-1 card, each of another section
    [struck] the horde card attacked
    [one-struck] one horde card you have just attacked
    [each-section] horde cards, one at each section in use
   *[anywhere] any horde card
}
wall-move-soldiers = perform 1 Headquarters action
wall-save = { $n ->
    [99] save all your soldiers that would be killed in this moment without paying chi
   *[other] save { $n ->
        [one] { $n }
       *[other] up to { $n }
    } { $whose ->
        [anyone] soldiers of any players
        [others] soldier of another player
       *[you] of your soldiers
    }{ $per } that would be killed now, without paying chi
}
wall-kill = return { $n } of your soldiers in a staging area or on a firing position to the supply
wall-sacrifice-soldier = sacrifice { $n } { $every ->
    [yes] soldier
   *[no] { $kinds }
} from a staging area{ $hordes ->
    [yes] , a firing position or a horde card
   *[no] {" "}or a firing position
}
wall-sacrifice-capture = sacrifice a captured { ICON("horde", "horde card") }
wall-sacrifice-official = sacrifice a hired { ICON("official", "official") }
wall-add-horde = add { $n } { ICON("horde", "horde card") } from the deck as in spring
wall-remove-horde = choose { $n } { ICON("horde", "horde card") } on the board and discard it; soldiers on it go to the staging area

## Demands
wall-demand-everyone = every player: { $gifts }
wall-demand-different = { $n } different players, each one of these: { $gifts }
wall-demand-together = all players together, in any split: { $gifts }
wall-demand-storehouse = { $gifts }
wall-demand-need = { $need }: { $text }
wall-give-honour = give up { $n } { ICON("honour", "honour") }

## Qin and the Reed Clan
wall-qin-places = Qin places { $n } { ICON("official", "officials") }, one in each of the { $n } lowest locations of his track
wall-qin-activates = { ICON("activate", "advanced activation") } of the location with the most of Qin's officials (of equal ones the one furthest left on his track)
wall-qin-promotes = Qin's { ICON("overseer", "overseer") } at the lowest production token below level 3 rises 1 level, free
wall-qin-builds = Qin builds 1 { ICON("wall", "Wall part") } and gains its honour
wall-qin-recruits = Qin recruits { $n } { $kind ->
    [archer] { ICON("archer", "archer") }
   *[spearman] { ICON("spearman", "spearmen") }
}, who attack at once
wall-qin-copies = Qin carries out the last frame of his own card with the name of your command card; if that is Betrayal or you played none, his tea marker goes to the top
wall-qin-adds-support = the top { ICON("advisor", "advisor") } of the deck becomes a support advisor of Qin
wall-barricade-everywhere = put 1 { ICON("barricade", "barricade") } on each section in use that has fewer than 3, free of charge and without honour
wall-reed-recruits = the Reed Clan recruits 1 { ICON("spearman", "spearman") } free of charge, who attacks

## Icons, as they are read aloud
icon-activate = advanced activation
icon-advisor = advisor
icon-archer = archer
icon-attack = attack
icon-barricade = barricade
icon-breach = breach
icon-change = lasting effect
icon-chi = chi
icon-command = command card
icon-exchange = exchange
icon-forbidden = forbidden
icon-honour = honour
icon-horde = horde card
icon-horseman = horseman
icon-killed = killed soldiers
icon-march = Headquarters action
icon-official = official
icon-overseer = overseer
icon-sacrifice = sacrifice
icon-save = save soldiers
icon-shame = shame token
icon-shed = shame removed
icon-spearman = spearman
icon-storehouse = Storehouse
icon-strength = strength
icon-support = support advisor
icon-tactic = tactic card
icon-tea = tea marker
icon-wall = Wall part
icon-ward = shame kept away
icon-wound = wound token
