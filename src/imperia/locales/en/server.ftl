# Words of the server: refusals, undo, the lobby, and what a table says around a game.

## Refusals
error-no-cookie = This browser is not known here. Please reload the page.
error-forged-cookie = The identity of this browser is not valid. Please reload the page.
error-origin = This request came from another site and was refused.
error-host = This server does not answer to that name.
error-too-large = This is too large; at most { $limit } bytes are accepted.
error-too-many = Too many requests. Please try again in { $seconds } s.
error-too-many-sockets = Too many open connections to tables. Please try again in { $seconds } s.
error-too-many-tables = Too many new tables. Please try again in { $seconds } s.
error-too-many-imports = Too many records are being imported. Please try again in { $seconds } s.
error-too-many-analyses = A game of yours is being analysed already, or many have been. Please try again in { $seconds } s.
error-too-many-bots = Bots are thinking at too many of your tables. Please try again in { $seconds } s.
error-too-much-work = Too many long games were opened at once. Please try again in { $seconds } s.
error-store-full = The server has no room left to save anything. Nothing was changed; please try again in { $seconds } s.
error-store-busy = The server cannot save anything just now. Nothing was changed; please try again in { $seconds } s.
error-malformed = This request cannot be understood: { $what }.
error-not-found = There is nothing at this address.
error-no-table = There is no such table.
error-no-game = There is no such game.
error-no-lesson = There is no such lesson.
error-lesson = In a lesson only what it asks for can be done. You can leave it at any time.
error-no-member = You do not sit at this table and hold no link to it.
error-not-your-seat = This seat is not yours.
error-no-seat = This table has no such seat.
error-no-move = This table has no such move.
error-looking-on = Spectators cannot move.
error-old-revision = The table has moved on meanwhile. Please look again.
error-illegal = This move is not possible now.
error-setup = The table cannot be set up like this: { $why }
error-seats = This game is for { $min } to { $max } players.
error-no-bot = There is no such bot.
error-no-name = Please give a name of 1 to { $limit } letters.
error-token = This link is not valid.
error-full = All seats are taken; the spectator link still lets you watch.
error-seat-taken = Somebody has already taken this seat.
error-undo = There is nothing to take back.
error-undo-open = Somebody has already asked to take a move back.
error-no-undo-request = Nobody asks you to agree to anything.
error-not-over = This can be done only when the game is over.
error-over = The game is over.
error-not-opener = Only who set the table up may do this.
error-record-hidden = The record of a running game would give away what others hide. It can be saved when the game is over.
error-record = This record cannot be used: { $why }
error-record-long = This record is too long.
error-record-number = This record cannot be used: the numbers of its entry { $entry } mean nothing in this game.
error-other-rules = The rules of this game have changed since it was played: it can be looked at and saved, but not go on.
error-broken = The server ran into an error. Nothing was changed.

## Taking back
undo-free = Nobody has seen anything new since your last move.
undo-alone = Only bots and people at this screen play with you; they agree.
undo-ask = Somebody has seen or done something since your last move, so the others must agree.
undo-nothing = You have not moved yet.
undo-over = The game is over.
undo-onlooker = Spectators have nothing to take back.
undo-past = This is a past moment of the game.
undo-refused = { $seat } did not agree to taking the move back.

## The table
heading-setup = Set-up
heading-round = Round { $n }
bot-name = { $bot } bot
bot-name-number = { $bot } bot { $n }
chance-opener = Chance from a chosen number

## The rules reference
rules-rulings = Our rulings
rules-rulings-lead = Where the printed rules are silent or contradict themselves, this table plays as follows.
facet-W = Who
facet-T = When
facet-M = Kind
facet-Z = From → to
facet-C = Cost
facet-F = If not possible
facet-source = Source
facet-kind-M = mandatory
facet-kind-O = optional
facet-kind-A = automatic
facet-kind-D = definition

analysis-failed = The analysis could not be finished. You can try it again.
