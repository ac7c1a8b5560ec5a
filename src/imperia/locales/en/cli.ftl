# What the command line answers.

cli-heading-game = game
cli-heading-title = title
cli-heading-players = players
cli-heading-options = options (default first)
cli-heading-card = card
cli-heading-name = name
cli-heading-type = type
cli-heading-text = text
cli-heading-source = source
cli-heading-bot = bot
cli-heading-seatings = seatings
cli-heading-wins = wins
cli-heading-win-rate = win rate
cli-heading-mean-score = mean score
cli-heading-lowest = lowest
cli-heading-quartiles = quartiles
cli-heading-highest = highest
cli-heading-rating = rating
cli-heading-give-or-take = ±95%
cli-heading-weight = weight
cli-heading-by-hand = by hand
cli-heading-before = before
cli-heading-fitted = fitted
cli-or-text = or text

cli-simulated = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: { $mean } decisions a game ({ $shortest } to { $longest }), { $speed } a second.
cli-team-won = The team won { $won } of { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
cli-replayed = { $file }: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} of { $game } replayed as recorded; the game is { $over ->
    [yes] over; scores { $scores }
   *[no] not over yet
}.
cli-cards-found = { $found } of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
cli-rules-found = { $found ->
    [one] { $found } rule
   *[other] { $found } rules
}.
cli-rules-none = No rule has “{ $search }”.
cli-soaked = { $decisions } random decisions in { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $game }: no broken invariant.

cli-saved = Everything is saved in { $file }.
cli-restore-sure = All tables of the database are replaced by those of the backup. Go on?
cli-restored = Everything is as it was saved in { $file }.

cli-measuring = measuring
cli-measured = Build: { $build }.{ $alone ->
    [yes] {" "}Catanatron is not installed (pip install catanatron), so there are no ratios.
   *[no] {""}
}
cli-peers = peers
cli-speed-decisions-per-second = decisions a second
cli-speed-playouts-per-second = playouts a second
cli-speed-walks-per-second = search walks a second
cli-speed-worlds-per-second = worlds a second
cli-speed-clone-us = clone, µs
cli-speed-view-us = view, µs
cli-speed-determinize-us = determinize, µs
cli-speed-options-per-decision = options a decision
cli-speed-decisions-per-game = decisions a game
cli-speed-steps-per-second = env steps a second
cli-ratio-decisions = × decisions
cli-ratio-clone = × clone
cli-ratio-steps = × env steps
cli-laddered = { $settled ->
    [yes] Games played: { $games }. The order is settled.
   *[other] Games played: { $games }. The order is not settled yet.
}
cli-tuned = { $kept ->
    [yes] The fitted weights proved better and are kept: { $rate } of the wins in { $games } games, { $lead } ± { $error } points a game.
    [few] { $games } games prove nothing, it takes { $least } at least; the fitted weights are not kept: { $rate } of the wins, { $lead } ± { $error } points a game.
   *[other] The fitted weights did not surely prove better and are not kept: { $rate } of the wins in { $games } games, { $lead } ± { $error } points a game.
}

cli-heading-seat = seat
cli-heading-start = at first
cli-heading-chances = chance to win
cli-heading-move = move
cli-heading-played = was played
cli-heading-swing = change
cli-heading-master = a master
cli-heading-gain = gain
cli-team = the team
cli-as-a-master = just so
cli-no-turns = No single move turned this game.
cli-analysed = Moves looked at closely: { $looked }. Worlds for each point: { $worlds }; the curve may be off by { $off } %.

## The page of an analysis
page-analysis = Analysis
page-chances = Chance to win move by move
page-turns = Turning moves
page-master = A master: what the bot Master would do from what the seat knew then, thinking without a clock.
page-by-card = Points by card
page-table = The chances as a table
page-percent = { $n }%
page-note = Reckoned from what the seats could know then, on { $worlds } worlds for each point; it may be off by { $off }.
