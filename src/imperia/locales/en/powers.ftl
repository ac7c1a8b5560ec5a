# Powers (Mocnosti): cards, questions, buttons, the log and the score sheet.

powers-title = Powers
setup-powers-blurb = Intrigue in Victorian London. Whose Candidate is who, who survives, and who becomes Prime Minister?
setup-powers-variant = Variant
setup-powers-variant-help = Both variants use the same cards; they differ in who plays which cards and how Characters score.
setup-powers-variant-struggle = Struggle for Power
setup-powers-variant-struggle-help = Everyone leads one faction and hides which of its Characters is the Candidate. Recommended for a first game.
setup-powers-variant-illuminati = Illuminati
setup-powers-variant-illuminati-help = Cards of all factions are drafted, and Characters of one faction score as a set.
setup-powers-factions = Factions
setup-powers-factions-help = Everybody leads another faction.
setup-powers-factions-random = Lots for all
setup-powers-factions-random-help = Every seat draws its faction.
powers-trait-ZED = allies, copies
powers-trait-MAG = knots, visions
powers-trait-IND = machines, order
powers-trait-ORI = secrets, patience
powers-trait-SID = knots, shelter
powers-trait-STR = death, change
powers-advice-ZED = Keep your Agents together and alive: the Oath of Brotherhood and Ambrose Finch count them. Ciphers of the Past repeats the best Event on the table.
powers-advice-MAG = The Eye of the Seer shows you somebody’s Candidate. Collect Events with a knot for Morrigan, and lay Events where others do.
powers-advice-IND = Scotland Yard cancels the Threats of a column and Bartholomew Steele counts each of them twice: you decide how fast the game ends.
powers-advice-ORI = You score for a Candidate that nobody guesses and for the wrong guesses of others. Lay the Patience of the Serpent early.
powers-advice-SID = Shelter your Agents and lay Events around them, best with a knot. The Battle of the Faerie Princes takes Hideouts from the others.
powers-advice-STR = Live off the dead around you: the Blood Feast and Mihail Dragoescu count them. Acwel turns Threats into Hideouts and back.

powers-faction-ZED = Freemasons
powers-faction-MAG = Mages
powers-faction-IND = Industrialists
powers-faction-ORI = Oriental Cult
powers-faction-SID = Sídhe
powers-faction-STR = Strigoi
powers-faction-of = { $code ->
    [ZED] the Freemasons
    [MAG] the Mages
    [IND] the Industrialists
    [ORI] the Oriental Cult
    [SID] the Sídhe
   *[STR] the Strigoi
}

## Kinds and keywords
powers-kind-agent = { $sex ->
    [f] Agent (woman)
   *[m] Agent (man)
}
powers-kind-threat = Threat
powers-kind-event = Event
powers-kind-symbol = Event with a knot
powers-kind-hideout = Hideout

powers-keyword-agent = Agent
powers-keyword-agent-text = A Character laid in a row; the word covers men and women. Opponents may guess the Candidate of a player who lays an Agent. A living Agent is worth 4 points at the end (in Illuminati, factions score instead).
powers-keyword-threat = Threat
powers-keyword-threat-text = A threatened Agent dies at the end of the next round unless a Hideout protects it by then. In the last round this is judged at once. If the Threat is not cancelled, your hidden Candidate may appear in the round you lay it: at the end that is worth as many points as the number of the round.
powers-keyword-event = Event
powers-keyword-event-text = Works either at once, in the round it is laid, or is scored at the end. A cancelled Event does nothing.
powers-keyword-hideout = Hideout
powers-keyword-hideout-text = An Agent with a Hideout directly left or right in its own row is safe from every threat. This does not use the Hideout up.
powers-keyword-symbol = Knot
powers-keyword-symbol-text = Five Events bear nothing but a Celtic knot; points at the end are their only effect. Other cards refer to the knots.
powers-keyword-cancel = Cancel
powers-keyword-cancel-text = A cancelled card is turned face down; it has no effect any more and gives no points. What it has already done stands.

## What a card looks for and where
powers-what-agents = { $form ->
    [all] { $whose ->
        [own] your Agents
        [others] all Agents of other players
       *[anyone] { $other ->
            [yes] all other Agents
           *[no] all Agents
        }
    }
    [one] { $whose ->
        [own] one of your Agents
        [others] one Agent of another player
       *[anyone] one Agent
    }
    [some] { $whose ->
        [own] a living Agent of yours
        [others] a living Agent of another player
       *[anyone] { $other ->
            [yes] another living Agent
           *[no] a living Agent
        }
    }
   *[each] { $whose ->
        [own] for each living Agent of yours
        [others] for each living Agent of another player
       *[anyone] { $other ->
            [yes] for each other living Agent
           *[no] for each living Agent
        }
    }
}
powers-what-men = { $form ->
    [all] { $whose ->
        [others] all male Agents of other players
       *[other] all male Agents
    }
    [one] one male Agent
    [some] { $other ->
        [yes] a male Agent other than this one
       *[no] a male Agent
    }
   *[each] for each living male Agent
}
powers-what-women = { $form ->
    [all] { $whose ->
        [others] all female Agents of other players
       *[other] all female Agents
    }
    [one] one female Agent
    [some] { $other ->
        [yes] a female Agent other than this one
       *[no] a female Agent
    }
   *[each] for each living female Agent
}
powers-what-threats = { $form ->
    [all] all Threats
    [one] one Threat
    [some] an uncancelled Threat
   *[each] for each uncancelled Threat
}
powers-what-events = { $form ->
    [all] { $other ->
        [yes] all other Events
       *[no] all Events
    }
    [one] one Event
    [some] an uncancelled Event
   *[each] for each uncancelled Event
}
powers-what-symbols = { $form ->
    [all] all Events with a { ICON("knot", "knot") }
    [one] one Event with a { ICON("knot", "knot") }
    [some] an uncancelled Event with a { ICON("knot", "knot") }
   *[each] for each uncancelled Event with a { ICON("knot", "knot") }
}
powers-what-hideouts = { $form ->
    [all] all Hideouts
    [one] one Hideout
    [some] an uncancelled Hideout
   *[each] for each uncancelled Hideout
}
powers-what-fallen = { $whose ->
    [others] for each cancelled or dead card of another player
   *[anyone] for each cancelled or dead card
}
powers-what-dead = { $whose ->
    [others] for each dead Agent of another player
   *[anyone] for each dead Agent
}

powers-where-column = { $form ->
    [all] { $what ->
        [events] in this column, those with a { ICON("knot", "knot") } included
       *[other] in this column
    }
   *[each] in this column{ powers-anyones }
}
powers-where-previous = in the previous column{ powers-anyones }
powers-where-around = in this or a neighbouring column{ powers-anyones }
powers-where-ahead = { $what ->
    [events] in this and the next column, no matter whose, this card included
   *[other] in this and the next column{ powers-anyones }
}
powers-where-beside = directly left { $form ->
    [all] and right of this card
    [some] or right of it
   *[each] or right of this card
}
powers-where-left = directly left of { $form ->
    [some] it
   *[each] this card
}
powers-where-row = in your row
powers-where-elsewhere = in the rows of other players
powers-anyones = { $form ->
    [one] { "" }
    [some] { "" }
   *[each] { $whose ->
        [anyone] , no matter whose
       *[others] { "" }
    }
}
powers-these = { $what } { $where }
powers-also = { " " }({ $card } counts as a Threat too)
powers-kinds-face-up = for each of the four kinds of card (Character, Threat, Event, Hideout) that lies face up in this or a neighbouring column, this card included
powers-rounds-after = for each column to the right of this card
powers-wrong-guesses = for each wrong guess at your Candidate during the game (each disagreement of your opponents included)
powers-not-uncovered = if no guess has uncovered your Candidate

## When an effect works
powers-when-first = Right after the reveal and before everything else, { $effect }
powers-when-reveal = Right after the reveal, { $effect }
powers-when-before-cards = Before the other cards take effect, { $effect }
powers-when-before-events = Before the other Events take effect, { $effect }
powers-when-at-once = At once, { $effect }
powers-always = { $effect }
powers-end = At the end, score { $effect }
powers-end-alive = If alive at the end, adds { $effect }

## Verbs of the cards
powers-warded = this Agent is protected as by a Hideout while there is { $when }
powers-protects = { $by ->
    [hideout] protects { $who } from every threat
    [event] protects { $who } as a Hideout would, but stays an Event: cancelling Hideouts does not touch it
   *[woman] protects { $who } as a Hideout would, herself included, even if she dies
}
powers-threatens = { $threat ->
    [yes] threatens { $who }. For each one that dies of it, score 3 { ICON("points", "points") } at the end. Your Candidate may appear with it
   *[no] threatens { $who } as a Threat would, but is not a Threat otherwise
}
powers-feud = the men among the Agents of other players in this column threaten each other as Threats would
powers-symbol = at the end, score 2 { ICON("points", "points") }. In Illuminati, score as many { ICON("points", "points") } as you have Events with a { ICON("knot", "knot") } instead
powers-cancel-all = cancel { $what }
powers-may-cancel-one = you may cancel { $what }
powers-copy-agent = choose another living Agent anywhere on the table. This Agent has that ability: it works at the same time and under the same condition, but counted from its own row and column
powers-copy-event = choose an uncancelled Event anywhere on the table, but none that copies or that may be covered. This card has that Event’s effect, immediate or at the end, counted from its own place
powers-name = { $unless ->
    [protected] name an Agent of another player in this column. If this Agent is alive at the end and no Hideout protects the named one, the named Agent dies before scoring
   *[uncovered] name an Agent of another player in this column. If this Agent is alive at the end and no guess has uncovered the Candidate of the named Agent’s row, the named Agent dies before scoring; a Hideout does not help
}
powers-mark = choose an Agent of another player in the previous column: it is threatened as by a Threat. If it dies at the end of this round, score 2 { ICON("points", "points") } at the end of the game
powers-shelter = protect { $who }: at the end of this round they count as protected by a Hideout
powers-look = look secretly at the hidden Candidate of one opponent
powers-guess-alone = guess on your own who the hidden Candidate of one opponent is (in Illuminati you may guess the faction instead of the name). A right name uncovers the Candidate
powers-virginia = before any guessing, you may either exchange your hidden Candidate secretly for a Character from your hand, or let it appear: at the end that is worth as many { ICON("points", "points") } as the number of the round
powers-lay-on = you may lay another card of any kind from your hand on this one. It takes this card’s place and is evaluated like any other; nothing can prevent this
powers-move = you may move one of your uncancelled Events from an earlier column to this Agent. It shares this place, has no immediate effect any more and is scored from here at the end
powers-turn = every uncancelled Threat in this column becomes a Hideout for good, and every uncancelled Hideout a Threat. Whose Candidate may appear does not change
powers-double = every uncancelled Threat in this column starts to count as two towards the end of the game, even if this Agent dies

## Buttons
powers-a-card = an unknown card
powers-option-candidate = Make { $card } your Candidate
powers-option-draft = Take { $card }
powers-option-lay = Lay { $card }
powers-option-pick = Choose { $card }
powers-option-name = { $card }
powers-option-faction = Faction: { $faction }
powers-no-guess = no guess
powers-option-pass = Do not guess
powers-option-exchange = Exchange for { $card }
powers-option-appear = Let the Candidate appear
powers-option-hide = Keep the Candidate hidden

## Questions, each with its reason
powers-ask-candidate = Who will be your Candidate?
powers-why-candidate = The Candidate stays secret, and its ability does not work. The other three Characters of your faction will be Agents.
powers-ask-draft = Which card do you take into your hand?
powers-why-draft = Round { $round }: everyone in turn takes one card of the offer, and all see which.
powers-ask-lay = Which card do you lay?
powers-why-lay = Round { $round }: everyone lays one card face down, and all are revealed together.
powers-ask-lay-open = Which card do you lay face up?
powers-why-lay-open = Round { $round }: the traitor is in your faction, so you lay before the others and everybody sees your card.
powers-ask-propose = { $code ->
    [none] Who is { $seat }’s Candidate?
   *[other] Who is the Candidate of { powers-faction-of }?
}
powers-why-propose = { $seat } has a new Agent on the table ({ $card }). A guess counts only if all opponents agree; disagreement is a wrong guess.
powers-ask-vote = { $code ->
    [none] Whom do you agree on: who is { $seat }’s Candidate?
   *[other] Whom do you agree on: who is the Candidate of { powers-faction-of }?
}
powers-why-vote = The proposals differ: { $proposals }. There is only one vote; without agreement the guess is wrong.
powers-ask-appear = Shall your Candidate appear?
powers-why-appear = Your new Threat was not cancelled. If your Candidate appears this round, you score { $round ->
    [one] { $round } point
   *[other] { $round } points
} for it at the end; if opponents uncover it, you score nothing.
powers-ask-traitor = Who has the traitor next round?
powers-why-traitor = The traitor is with you now, and you pass it on. Whoever gets it lays before the others and face up.
powers-ask-search = { $code ->
    [none] Who is { $seat }’s Candidate?
   *[other] Who is the Candidate of { powers-faction-of }?
}
powers-why-search = { $card }: this time you guess without the others. A right name uncovers the Candidate.

## The log
powers-event-start = { $you ->
    [yes] You start.
   *[no] { $seat } starts.
}
powers-event-chosen = { $you ->
    [yes] Your Candidate is { $card }.
   *[no] { $seat } has a secret Candidate.
}
powers-event-dealt = { $you ->
    [yes] You take { powers-cards } into your hand.
   *[no] { $seat } takes { powers-cards }.
}
powers-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
powers-event-round = { $you ->
    [yes] You start.
   *[no] { $seat } starts.
}
powers-event-offer = On offer: { $card }.
powers-event-draft = { $you ->
    [yes] You take { $card }.
   *[no] { $seat } takes { $card }.
}
powers-event-lay-open = { $you ->
    [yes] You have the traitor and lay { $card } face up.
   *[no] { $seat } has the traitor and lays { $card } face up.
}
powers-event-lay = { $you ->
    [yes] You reveal { $card }.
   *[no] { $seat } reveals { $card }.
}
powers-event-draw = { $you ->
    [yes] You draw { $card }.
   *[no] { $seat } draws a card.
}
powers-event-lay-on = { $you ->
    [yes] You lay { $card } on { $under }.
   *[no] { $seat } lays { $card } on { $under }.
}
powers-event-copy = { $card } takes over the effect of { $model }.
powers-event-aim = { $card } aims at { $target }.
powers-event-cancel = { $by } cancels { $card }.
powers-event-move = { $you ->
    [yes] { $by }: you move { $card } here.
   *[no] { $by }: { $seat } moves { $card } here.
}
powers-event-turn = { $kind ->
    [threat] { $by } turns { $card } into a Threat.
   *[hideout] { $by } turns { $card } into a Hideout.
}
powers-event-double = { $card }: Threats in this column count twice from now on.
powers-event-mark = { $card } threatens { $target }.
powers-event-shelter = { $by } protects { $card } this round.
powers-event-look = { $hidden ->
    [yes] { $at-you ->
        [yes] { $seat } looks secretly at your Candidate.
       *[no] { $seat } looks secretly at the Candidate of { $at }.
    }
   *[no] { $you ->
        [yes] You look secretly at the Candidate of { $at }: { $card }.
       *[no] { $seat } looks at the Candidate of { $at }: { $card }.
    }
}
powers-event-exchange = { $hidden ->
    [yes] { $seat } secretly exchanges the Candidate.
   *[no] { $you ->
        [yes] You secretly exchange your Candidate: { $out } goes, { $in } comes.
       *[no] { $seat } exchanges the Candidate: { $out } goes, { $in } comes.
    }
}
powers-event-keep = { $you ->
    [yes] { $card }: you keep your Candidate hidden.
   *[no] { $card }: { $seat } keeps the Candidate hidden.
}
powers-event-propose = { $you ->
    [yes] You propose: { $code }.
   *[no] { $seat } proposes: { $code }.
}
powers-event-guess = { $at-you ->
    [yes] Guess at your Candidate: { $code }. { powers-guess-right }
   *[no] Guess at the Candidate of { $at }: { $code }. { powers-guess-right }
}
powers-guess-right = { $right ->
    [1] { $guess ->
        [faction] The faction is right; the Candidate stays hidden.
       *[name] Right: the Candidate is uncovered.
    }
   *[0] Wrong.
}
powers-event-search = { $at-you ->
    [yes] { $seat } guesses your Candidate: { $code }. { powers-guess-right }
   *[no] { $you ->
        [yes] You guess the Candidate of { $at }: { $code }. { powers-guess-right }
       *[no] { $seat } guesses the Candidate of { $at }: { $code }. { powers-guess-right }
    }
}
powers-event-no-guess = { $at-you ->
    [yes] The opponents do not guess your Candidate.
   *[no] Nobody guesses the Candidate of { $at }.
}
powers-event-disagree = { $at-you ->
    [yes] The opponents do not agree on your Candidate’s name; this counts as a wrong guess.
   *[no] The opponents of { $at } do not agree on a name; this counts as a wrong guess.
}
powers-event-threatened = { $card } is threatened by { $by }.
powers-event-appear = { $you ->
    [yes] Your Candidate appears: { $card }.
   *[no] { $seat }’s Candidate appears: { $card }.
}
powers-event-stay = { $you ->
    [yes] Your Candidate does not appear.
   *[no] { $seat }’s Candidate does not appear.
}
powers-event-dies = { $card } dies without protection, killed by { $by }.
powers-event-saved = { $card } is protected and survives.
powers-event-traitor = { $you ->
    [yes] You pass the traitor on to { $next }.
   *[no] { $next-you ->
        [yes] { $seat } passes the traitor on to you.
       *[no] { $seat } passes the traitor on to { $next }.
    }
}
powers-event-end-limit = { $n ->
    [one] There is { $n } Threat on the table: the game ends.
   *[other] There are { $n } Threats on the table: the game ends.
}
powers-event-end-known = All Candidates are known: the game ends.
powers-event-end-cards = Somebody has run out of cards: the game ends without a bonus.
powers-event-show = { $you ->
    [yes] You turn up your Candidate: { $card }.
   *[no] { $seat } turns up the Candidate: { $card }.
}
powers-event-kill = { $by } kills the named Agent: { $card }.
powers-event-win = { $you ->
    [yes] You win with { powers-points }!
   *[no] { $seat } wins with { powers-points }.
}
powers-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Icons, as they are read aloud
icon-bolt = at once
icon-column-left = previous column
icon-column-right = next column
icon-crown = Candidate
icon-eye = look at a Candidate
icon-grave = dead Agent
icon-knot = knot
icon-left = card to the left
icon-right = card to the right
icon-shield = Hideout
icon-skull = Threat
icon-swap = replacement
icon-target = named Agent

## Phases of a round
phase-powers-candidate = Candidates
phase-powers-draft = Draft
phase-powers-lay = Laying
phase-powers-events = Events
phase-powers-agents = Agents
phase-powers-guess = Guessing
phase-powers-threats = Threats
phase-powers-traitor = Traitor
phase-powers-end = End

## The card browser
filter-powers-faction = Faction
filter-powers-kind = Kind
filter-powers-kind-agent = Characters
filter-powers-kind-threat = Threats
filter-powers-kind-hideout = Hideouts
filter-powers-kind-event = Events
filter-powers-kind-symbol = Events with a knot
filter-powers-source = Source
filter-powers-source-printed = Printed
filter-powers-source-fragment = Completed
filter-powers-source-original = Original

## The score sheet
ending-powers-limit = The game ended because the Threats reached their limit.
ending-powers-known = The game ended because every Candidate was known.
ending-powers-both = The game ended because the Threats reached their limit and every Candidate was known.
ending-powers-cards = The game ended because a player had no card left to lay.
tie-powers-appearance = { $n ->
    [one] The tie went to { $seat }, whose Candidate’s appearance is worth { $n } point.
   *[other] The tie went to { $seat }, whose Candidate’s appearance is worth { $n } points.
}
tie-powers-shared = Nothing broke the tie; the victory is shared.
category-powers-agents = Living Agents
category-powers-agents-help = 4 points each
category-powers-abilities = Abilities of Agents
category-powers-abilities-help = what an Agent adds
category-powers-sets = Characters by faction
category-powers-sets-help = in Illuminati, the more of one faction the better
category-powers-threats = Successful Threats
category-powers-threats-help = 3 points for each Agent that died of one
category-powers-appearance = Appearance of the Candidate
category-powers-appearance-help = as many points as the round it appeared in
category-powers-symbols = Knots
category-powers-symbols-help = Events with a symbol
category-powers-events = Events at the end
category-powers-events-help = as their cards say
category-powers-ending = Ending the game
category-powers-ending-help = 3 points for who ended the game
powers-score-agents = alive at the end
powers-counted = { $rule }; counted: { $n }
powers-score-abilities = { $how ->
    [copy] the effect of { $other }: { $rule }
   *[own] { $rule }
}
powers-score-sets = { $faction }: { $cards }
powers-score-threats = killed { $other }
powers-score-appearance = appeared in round { $n }
powers-score-symbols = { $n ->
    [one] the only knot in the row
   *[other] one of { $n } knots in the row
}
powers-score-events = { $how ->
    [kill] killed { $other }
    [copy] the effect of { $other }: { $rule }
   *[own] { $rule }
}
powers-score-ending = { $n ->
    [1] a Threat in the last column
    [2] the last Candidate to become known
   *[3] a Threat in the last column, or the last Candidate to become known
}

## What is done with a card, in a word
powers-do-candidate = Make it your Candidate
powers-do-draft = Take
powers-do-lay = Lay
powers-do-pick = Choose
powers-do-name = Guess this name
powers-do-exchange = Exchange

## Why not
powers-cannot-dead = This Agent is dead; the card stays where it lies.
powers-cannot-cancelled = This card is cancelled and does nothing any more.
powers-cannot-laid = Cards on the table act by themselves, each in its step.
powers-cannot-candidate = Your Candidate is never laid; it can appear when you lay a Threat.
powers-cannot-draft-first = First everybody takes a card of the offer; you lay one after that.
powers-cannot-lay-later = Cards are laid at the start of a round.

## What is known of a guess
powers-guess-wrong = guessed before: wrong
powers-in-round = in round { $n }
powers-guess-laid = lies { powers-in-round }
powers-guess-dead = died { powers-in-round }
powers-guess-other = is another Candidate
powers-guess-hand = in your own hand
powers-guess-ends = It is the last hidden Candidate: a right name ends the game after this round.

## What an answer shows
powers-warns-lay-open = All see { $card } at once.
powers-warns-search = The guess is judged at once, for all to see.
