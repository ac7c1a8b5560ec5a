# Words that all games share: lists, effects of cards, icons, where a card's facts come from, bots.

list-and = { $first } and { $last }
list-or = { $first }, or { $last }
list-either = { $first } or { $last }
seat-name = Player { $n }
seat-you = you

option-yes = Yes
option-no = No
option-branch = Choice { $n }
option-skip = None of these
option-done = Done
option-player = { $seat }
option-amount = { $goods }

## The log: an act, what it cost and what it brought; amounts are in the nominative
story-goods = { $who }: { $goods }
story-brought = { $act }: { $goods }
story-lost = { $act }: { $goods }
story-you-lose = You lose { $goods }.
story-price = { $act }; cost: { $goods }
story-trade = { $price } → { $goods }
story-aside = { $act }; { $aside }
story-by = { $seat } ({ $card })
story-drawn = { $goods } ({ $cards })
story-some-cards = { $count ->
    [one] a card
   *[other] { $count } cards
}

ask-branch = Which do you choose?
ask-branches = { $some ->
    [upto] Choose up to { $n } different ones.
   *[exactly] Choose { $n } different ones.
}
why-card = { $card }
why-card-more = { $card }: { $rest }

## Effects. What is counted comes as "for each Event", "all Events", "one Event" or "an Event".
node-then = { $first }, then { $effect }
node-choose = choose one: { $list }
node-may = you may { $effect }
node-at-least = { $n ->
    [1] if there is { $what }
   *[other] if there are at least { $n } ({ $what })
}
node-at-most = { $n ->
    [0] if there is no { $what }
   *[other] if there are at most { $n } ({ $what })
}
node-up-to = { $n ->
    [one] once: { $effect }
   *[other] up to { $n } times: { $effect }
}
node-any-number = any number of times: { $effect }
node-choose-some = { $some ->
    [upto] choose up to { $n } different ones: { $list }
   *[exactly] choose { $n } different ones: { $list }
}
node-one-player = { $others ->
    [without] one other player of your choice without { $without }: { $effect }
    [yes] one other player of your choice: { $effect }
   *[no] one player of your choice: { $effect }
}
node-some-players = { $others ->
    [yes] up to { $count } other players of your choice: { $effect }
   *[no] up to { $count } players of your choice: { $effect }
}
node-product = { $first } and { $second }
node-mix = { $many ->
    [one] { $goods }
   *[several] { $n ->
        [one] { $n } { $kinds }
       *[other] { $n } { $kinds } in any mix
    }
}{ $per }
node-pay-mix = pay { node-mix }
node-gain-mix = { $different ->
    [yes] gain { $n } of { $kinds }, each of another kind
   *[no] gain { node-mix }
}
node-lose = lose { node-mix }, or all you have if fewer
node-then-of-it = { $first }, then { $effect }
node-to = { $first } to { $effect }
node-result = for each time this was done
node-if = { $condition }, { $then }
node-else = ; otherwise { $effect }
node-repeat = { $effect } { $what }
node-most = , at most { $n } in all
node-each-player = each player: { $effect }
node-each-other = each other player: { $effect }
node-gain = gain { $goods }
node-gain-per = gain { $goods } { $what }
node-pay = { $steps ->
    [many] pay { $cost }, { $effect }
   *[one] pay { $cost } to { $effect }
}
node-draw = { $n ->
    [one] draw { $n } card
   *[other] draw { $n } cards
}

by-card-rest = { $n } more
score-base = { $n } { $n ->
    [one] { ICON("points", "point") }
   *[other] { ICON("points", "points") }
}
score-per = { score-base } { $what }
score-more = { $before } plus { score-base } { $what }
score-every = { $what }, every { $n }

## Where the facts of a card come from
source-printed = as on the printed card
source-fragment = printed name, effect completed by us
source-original = our own content

## Icons, as they are read aloud
icon-hourglass = at the end
icon-points = points
icon-wood = wood
icon-stone = stone
icon-gold = gold
icon-resource = resource
icon-card = card
icon-defence = defence

## Bots
bot-random = Random
bot-random-help = Picks blindly from all it may do. Good for a first look at the game.
bot-greedy = Quick
bot-greedy-help = Always picks the move after which the table looks best for it; thinks no further.
bot-novice = Novice
bot-novice-help = Compares where each move leads at once and hardly looks further: about as strong as Quick, with other mistakes.
bot-adept = Adept
bot-adept-help = Tries out ways the game may go on and minds what the others can do. Thinks for a moment only.
bot-master = Master
bot-master-help = Thinks longest: tries out more ways the game may go on than Adept does, and is usually the strongest.

## Why nothing can be done with a thing
cannot-over = The game is over.
cannot-waiting = It is not your turn: the table waits for { $seat }.
cannot-asked = You are asked something else now: { $question }
cannot-picked-past = Things are chosen in a fixed order, and this one came earlier. To choose it too, take your last choice back.
cannot-picked-later = Things are chosen in a fixed order: first choose one that is lit, then this one.

## What an answer cannot take back
warns-shows = It shows something at once; only the others can let you take it back.

system-says = { $code ->
    [missing] there is no such file or folder
    [folder] it is a folder
    [forbidden] access is denied
    [binary] it is not a text file
    [no-database] it is not a database
    [full] the disk is full
   *[closed] the file of the database cannot be opened
}
