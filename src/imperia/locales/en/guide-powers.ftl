# What a newcomer to Powers is told.

guide-powers-lead = { $way ->
    [illuminati] Illuminati: 3 to 6 players draft from one deck of all factions.
   *[other] The Struggle for Power: 3 to 6 players, each with a faction of twelve cards.
}
guide-powers-goal = Have the most points when the game ends. Your Agents must survive, your Threats kill others’, and your secret Candidate should appear late, but before your opponents guess the name.
guide-powers-turn = Every round you lay one card
guide-powers-phase-draft = From the open offer everybody takes one card into hand, in turn.
guide-powers-phase-lay = { $way ->
    [illuminati] Everybody lays one card face down in their row; then all are revealed.
   *[other] Who has the traitor lays first, open; the others then lay face down. Afterwards all are revealed.
}
guide-powers-phase-events = Events of this column that act at once do so; some cancel other cards.
guide-powers-phase-agents = Agents with an ability that works at once use it.
guide-powers-phase-guess = Who laid an Agent may have their Candidate guessed: the opponents must agree on one name.
guide-powers-phase-threats = Threats endanger all Agents of their column. Who laid one may let the Candidate appear.
guide-powers-phase-traitor = Who had the traitor says who has it in the next round.
guide-powers-act-agent = Agent
guide-powers-act-agent-how = points at the end if alive; opponents may guess your Candidate
guide-powers-act-threat = Threat
guide-powers-act-threat-how = endangers Agents of its column; your Candidate may appear
guide-powers-act-hideout = Hideout
guide-powers-act-hideout-how = protects the Agents directly left and right of it
guide-powers-act-event = Event
guide-powers-act-event-how = { ICON("bolt", "at once") } now, or { ICON("hourglass", "at the end") } points at the end
guide-powers-note-candidate = Candidate
guide-powers-note-candidate-text = Lies hidden beside your row. It may appear with a Threat of yours that is not cancelled: worth the number of the round. A right guess uncovers it, and it brings nothing.
guide-powers-note-death = Death
guide-powers-note-death-text = An endangered Agent dies at the end of the next round unless a Hideout lies next to it by then. In the last round this is judged at once.
guide-powers-note-traitor = Traitor
guide-powers-note-traitor-text = Who has the traitor plays with open cards in that round: everybody sees the card before laying their own.
guide-powers-end = After the round in which there are more Threats on the table than players, or in which all Candidates are known; or when somebody has no card left.
guide-powers-score-agents = each living Agent of yours, and its ability
guide-powers-score-agents-points = 4 +
guide-powers-score-sets = 1 / 2 / 3 / 4 living Characters of one faction, with your Candidate
guide-powers-score-sets-points = 3 / 7 / 12 / 18
guide-powers-score-threats = each Agent that your Threat has killed
guide-powers-score-threats-points = 3
guide-powers-score-appearance = your Candidate appeared
guide-powers-score-appearance-points = round
guide-powers-score-symbols = { $way ->
    [illuminati] 1 / 2 / 3 / 4 Events with a symbol
   *[other] each Event with a symbol
}
guide-powers-score-symbols-points = { $way ->
    [illuminati] 1 / 4 / 9 / 16
   *[other] 2
}
guide-powers-score-events = Events for the end
guide-powers-score-events-points = card
guide-powers-score-ending = whose Candidate became known last, or whose Threat was laid in the round that brought enough of them
guide-powers-score-ending-points = 3
guide-powers-first = Lay an Agent next to a Hideout. Keep a Threat for later: the later your Candidate appears, the more it brings, but every Agent you lay gives your opponents a guess.

term-powers-candidate = Candidate
term-powers-candidate-text = Your secret Character. Only you know it until it appears or is uncovered.
term-powers-appear = Appear
term-powers-appear-text = To show your hidden Candidate in a round in which your Threat counts: points as the number of the round.
term-powers-uncovered = Uncovered
term-powers-uncovered-text = A Candidate whose name was guessed. It can no longer appear and brings no points.
term-powers-column = Column
term-powers-column-text = All cards of one round; a row is all cards of one player. Effects reach their own column unless they say otherwise.
term-powers-traitor = Traitor
term-powers-traitor-text = Who has the traitor lays the card first and open in that round.
term-powers-guess = Guess
term-powers-guess-text = The opponents of who laid an Agent may name the Candidate. All must agree; a wrong guess costs nothing but tells who it is not.

tip-powers-hand = Your cards. One of them you lay in every round. Rest the pointer on a card, or hold it, to read it.
tip-powers-board = A row for each player, a column for each round. Cards act upon their column; a Hideout upon its neighbours in the row.
tip-powers-candidate = The place of your Candidate, whom only you see. Nobody should guess the name before the Candidate appears.
tip-powers-question = Here you are asked. What you may press is outlined in green; H shows what a good bot would do.

key-powers-of-faction = Faction to which the card belongs.
key-powers-points = Points, counted at the end of the game.
key-powers-hourglass = Works at the end of the game.
key-powers-bolt = Works at once, in the round in which the card is laid.
key-powers-skull = Endangers Agents like a Threat.
key-powers-shield = Protects Agents like a Hideout.
key-powers-knot = Celtic knot: an Event with a symbol, worth points at the end.
key-powers-left = The card directly to the left in the same row.
key-powers-right = The card directly to the right in the same row.
key-powers-column-left = The column of the round before.
key-powers-column-right = The column of the next round.
key-powers-swap = A card is laid in place of this one.
key-powers-target = You name an Agent that the effect aims at.
key-powers-eye = You look at a hidden Candidate.
key-powers-crown = About Candidates.
key-powers-grave = About dead Agents.
key-powers-candidate-word = Candidate
key-powers-candidate = A player’s secret Character, beside the row.
key-powers-traitor-word = traitor
key-powers-traitor = This player has the traitor and lays first, open.
key-powers-dead-word = dead
key-powers-dead = An Agent who was endangered and not saved: face down, without points.
