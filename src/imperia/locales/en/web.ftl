# Words of the page itself; the server speaks about the game.

brand-home = Imperia, tables
nav = Main
nav-tables = Tables
nav-learn = Learn
nav-cards = Cards
nav-rules = Rules
nav-credits = Credits and licences
menu = Menu
close = Close
language = Language
sound = Sound
sound-on = Sound on
sound-off = Sound off
theme-dark = Dark theme
theme-to-dark = Dark theme
theme-to-light = Light theme
skip-to-question = To the question
skip-to-page = To the page
preferences = Preferences
pref-theme = Appearance
pref-theme-system = As the system
pref-theme-light = Light
pref-theme-dark = Dark
pref-theme-why = Parchment by day, lamplight by night.
pref-pace = Pace
pref-pace-calm = Calm
pref-pace-normal = Normal
pref-pace-brisk = Brisk
pref-pace-once = At once
pref-pace-why = How fast you are shown what the others do. Your own moves never wait.
pref-confirm = Confirmations
pref-confirm-all = Every answer
pref-confirm-final = What cannot be undone
pref-confirm-none = Nothing
pref-confirm-why = What the table asks once more before it happens.
pref-contrast = High contrast
pref-contrast-why = Black on white or white on black, with strong lines.
pref-sound = Sounds
pref-sound-why = Short and quiet; they are never the only sign.
pref-tips = Tips
pref-tips-why = A word of advice when you meet something for the first time.
pref-text = Table in words
pref-text-why = Headings and lists instead of cards, for reading and for screen readers.
loading = Loading…
yes = yes
no = no
you = you
copied = The link is in your clipboard.
page-missing = There is no such page
back-to-lobby = Back to the tables
foot-notice = An unofficial table for play at home, without any publisher’s artwork. Icons: game-icons.net, CC BY 3.0.

error-network = The server does not answer. Please try again.
error-server = The server ran into an error.
error-offline = You are offline just now; you can move as soon as the connection is back.
error-lost = The connection is lost. Trying again; nothing gets lost.

## Tables

lobby-title = Which table will you sit down at?
lobby-lead = Three steps and you play. No account, nothing to install.
new-table = New table
step-game = Game
new-table-lead = Everything else is filled in; choose a game and open the table.
again-title = Play again with the same people
step-way = How you will play
step-seats = Seats at the table
step-options = Options
no-options = This game has no options.
option-by-seat = By seats
create-table = Open the table
minutes-range = { $least }–{ $most } min
wrong-still = One more thing:
wrong-at-seat = { $place }, seat { $seat }
seat-add = add
seat-add-bot = Bot
seat-add-link = By link
seat-add-local = At this screen
seat-bot = Bot { $name }
seat-who = Who sits here
seat-kind-me = You
seat-kind-link = By link
seat-kind-local = At this screen
seat-kind-bot = Bot
seat-choose = Choose for { $name }
seat-side = Side, { $name }
bot-strength = How strong a bot
rating = { $points } ± { $off }
rating-means = Rating { $points }, give or take { $off } (with 95 % certainty): measured in games between bots that thought without a clock. At the table they have less time.
pick-any = Any
pick-lot = by lot
pick-taken = { $name } has it
pick-swap = Take it here
pick-later = Chosen at the table.
deck-own = a deck of your own
deck-printed = the deck of the box
deck-edit = Edit
deck-none = Choose a faction for a seat; then its deck can be looked at and edited here.
deck-of = Deck: { $name }
deck-legal = The deck is legal
deck-only = For each faction the box has exactly as many titles as a deck needs. So the only legal deck is the whole of it; there will be something to exchange once there are more cards.
deck-part = { $copies ->
    [one] Single cards
   *[other] { $copies } copies each
}
deck-look = Look at { $name }
deck-from-box = From the box
deck-save = Save
your-name = Your name
player-range = { $min ->
    [1] { $max ->
        [1] 1
       *[other] 1–{ $max }
    }
   *[other] { $min }–{ $max }
}
seat-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
seat-local = Another person at this screen
seat-link = A person by link
seat-me-hint = you, at this screen
seat-local-hint = a curtain falls between turns
seat-link-hint = you copy the invitation at the table
seat-kind = Who sits on seat { $number }
seat-name-of = Name on seat { $number }
seat-remove = Remove seat { $number }
seat-nameless = Seat { $number }
my-tables = My tables
no-tables = You sit at no table yet.
tables-waiting = { $count ->
    [one] { $count } waits for you
   *[other] { $count } wait for you
}
your-turn = Your turn
finished = Finished
all-count = all { $count }
fewer = fewer
alone = alone
import-record = Load a record from a file
older-tables = Older tables
forget-me = Forget this browser
forget-me-sure = Your name and your own tables will be deleted, and bots will take your seats at other tables. This cannot be undone. Go on?

## Lessons
learn-title = Learn a game
learn-lead = A guided first game takes a quarter of an hour. You can break off at any time.
learn-new = new
learn-begun = begun
learn-done = done
learn-length = { $pages } pages · { $minutes } min
learn-begin = Begin
learn-go-on = Go on with page { $number }
learn-anew = Begin anew
learn-again = Go through it again
learn-offer = Your first time? A guided first game, { $minutes } minutes
learn-rules = Rules
learn-rules-help = Chapters with examples, and search.
learn-cards = Cards
learn-cards-help = All cards of each game and what they do.
learn-icons = Key of icons
learn-icons-help = What each shape and sign means.
learn-hints = Play with hints
learn-hints-help = Against bots press H at any time: what a good bot would do, and why.
lesson-leave = Leave the lesson
lesson-page = Page { $number } of { $count }
lesson-why = Why just now?
lesson-back = Back
lesson-next = Next
lesson-show = Show me
lesson-finish = To the lessons
lesson-play-on = Play on from here
lesson-reading = Read the page, then go on with Next.

## Table

table = Table
table-missing = You cannot get to this table
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
phases = Parts of the round
round = Round
round-number = Round { $number }
round-number-wall = Year { $number }
dock = Decision and hand
hand = Cards in hand
hand-count = Your hand · { $count }
hand-over = Hand the screen to { $name }
card-hidden = hidden card
card-origin = Origin
card-in-browser = in the card browser
rule = rule
really = Really?
more-options = { $count ->
    [one] { $count } option out of view
   *[other] { $count } options out of view
}
strip-open = { $name }: everything on the table
strip-options = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
unselect = Unselect
prompt-on-table = Choose a highlighted card or place on the table.
waiting = Waiting
waiting-for = Waiting for { $names }
waiting-why = You will see it here when it is your turn.
waiting-for-you = waiting for you
stage-step = Step { $at } of { $of }
skip = Skip
key-space = Space
again = Once more
since-again = Show it again
struck-seen = Got it
struck-more = and { $count } more
undone = A move was taken back.
undone-line = Taken back: { $line }
undo-request-line = { $name } asks to take this back: { $line }
sign-cancel = cancelled
sign-dead = dies
sign-raze = razed
looking-on = You are a spectator; the others play.
seat-owes = { $name }: answer awaited
seat-ready = { $name }: done
game-over = The game is over
undo = Undo
undo-others = Undo…
undo-request = { $name } asks to go back to move { $move }.
undo-agree = Agree
undo-refuse = Refuse
log = Log
log-since = Since your turn
told-before = { $count ->
    [one] { $count } more thing happened.
   *[other] { $count } more things happened.
}
log-more = { $count ->
    [one] { $count } more sentence
   *[other] { $count } more sentences
}
log-empty = Nothing has happened yet.
text-on = Text table
text-off = Graphic table
record = Download the record
delete-table = Delete the table
delete-table-sure = The table and its game will be gone for good, for everybody. Go on?
delete-table-waiting = The table goes when these ask for it too: { $names }.
delete-wish = { $count ->
    [one] { $names } wishes this table to be deleted. A move ends the wish.
   *[other] { $names } wish this table to be deleted. A move ends the wish.
}
delete-agree = Delete it
leave-seat = Leave my seat to a bot
leave-seat-sure = A bot will play on in your place, for good. Go on?
renew-links = New links
renew-links-sure = All links that were passed on will stop working, and onlookers must leave. Go on?
links-renewed = The old links no longer work; there are new ones.
revoke-links = End the links
revoke-links-sure = Nobody will get in by a link any more, and onlookers must leave. Go on?
links-revoked = The links no longer work. “New links” makes new ones.
invite-free = { $count ->
    [one] { $count } seat is free
   *[other] { $count } seats are free
}
invite-link = Invitation link
invite-copy = Copy invitation
spectate-copy = Link for spectators
join-title = You are invited to a table
join-host = { $name } invites you to a table
join-full = All seats are taken. You can watch with the spectator link; ask who invited you for it.
join-submit = Sit down
join-again = Sit down at the new table
company = Who sits at the table
company-here = Who sits at the table; { $here } of { $count } connected
presence-here = at the table
presence-away = not connected
presence-free = free seat
presence-mine = you
presence-bot = bot
table-name = Name of the table
rename-table = Name it
table-tools = { $name }: rename, leave, delete
source-again = Another game of the same people
source-fork = Branch of another game from move { $move }
source-fork-of = Branch of the game of { $day } ({ $game }) from move { $move }
move-copy = Link for my other browser
move-help = This link is for you alone: whoever opens it takes over your seat here. It works once.
move-title = Take over your seat
move-why = This link moves your seat to this browser. In the one you used before you will no longer sit at the table.
move-take = Play on here

curtain-over = Pass the device
curtain-title = Next: { $name }
curtain-why = Others, please look away.
curtain-open = I am { $name }, show my cards
together-own = look at your own cards
talk = Talk
talk-say = Say something to the table
talk-send = Say
talk-empty = Nothing has been said yet. Everybody at the table reads it; it is not kept.

## Learning

hint = Hint
hint-title = Hint: what a good bot would do (H)
hint-taken = { $name } asks for a hint.
hint-taken-you = You ask for a hint.
hint-advised = advised move
hint-best = Best move
hint-good = A good move
hint-lead = points over the next
hint-margin = { $size ->
    [hair] Hardly better than the next.
    [some] Somewhat better than the next.
   *[clear] Clearly better than the next.
}
hint-worlds = deals that speak for it
hint-chance = chance to win
hint-chance-knows = { $count ->
    [one] The chance comes from { $count } game that quick bots played on from there.
   *[other] The chance comes from { $count } games that quick bots played on from there.
}
hint-sure = Certainty
hint-range = The true figure probably lies between { $low } and { $high } (hatched): only so many deals were tried.
hint-late = There was not enough time to reckon the chance to win.
hint-show = Show
hint-play = Play it
hint-others = Also worth a thought
hint-knows = { $count ->
    [one] The hint sees only what you see: { $bot } tried the moves on { $count } deal of what is hidden.
   *[other] The hint sees only what you see: { $bot } tried the moves on { $count } deals of what is hidden.
}
hint-knows-thumb = The hint sees only what you see: { $bot } goes by a rule of thumb here.
hint-thinking = A bot is thinking about it…
hint-none = There is no advice now.
hint-later = When it is your turn, the advice will stand here.
hint-not-here = Other people play here, and nobody agreed on hints when the table was opened.
hint-again = Think again
hint-hide = Hide
hints-allowed = All may ask for hints
hints-allowed-help = Who takes a seat agrees to it. Against bots hints are always there.
summary = The game on one page
summary-of = { $game } on one page
summary-goal = Goal
summary-round = How it goes
summary-end = End
summary-scoring = Scoring
summary-reading = How to read a card
summary-icons = Key of icons
summary-first = For the first game
summary-rules = All rules
summary-print = Print
glossary = Glossary
glossary-search = Search the glossary
card-icons = Icons
tip = Tip
tip-close = Got it
tips-off = No more tips

## Keys

keys = Keys
keys-options = options and tabs on cards
keys-decline = decline, pass
keys-confirm = confirm
keys-unselect = unselect
keys-undo = undo
keys-hop = next and previous thing that can be chosen
keys-walk = move between cards
keys-zones = prompt, hand, board, log
keys-zoom = zoom a card
keys-log = log
keys-rules = rules of the card or prompt
keys-hint = hint; again: play it
keys-summary = the game on one page
keys-text = text table
keys-skip = while events are shown: on; held down: to the end
keys-again = show again what happened since your turn
keys-help = this overview
keys-replay-step = one move
keys-replay-round = one round
keys-replay-play = play, pause

## Replay and score

replay = Replay
replay-of = { $count ->
    [one] replay · { $count } move
   *[other] replay · { $count } moves
}
replay-quiet = Nothing was to be seen of this move.
replay-slider = Move
replay-at = move { $move } of { $last }, { $mark }
replay-prev = One move back
replay-next = One move on
replay-prev-round = Previous round
replay-next-round = Next round
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-eyes = View of
replay-eyes-none = a spectator
replay-link = Link to move { $move }
replay-fork = Play on from here
replay-leave = Back to the game
score = Score
score-caption = Score line by line
score-total = Total
score-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
score-no-winner = Nobody won
score-board = View the table
play-again = Play again
chart-title = Points round by round
chart-note = The line says what a player would have had if the game had ended just then.
moments = Turning points
chart-label = Points by round; at the end { $summary }

## Cards, rules, credits

cards-lead = The text of every card is made from its rules. Click a card to enlarge it.
cards-search = Search: a name, a word of the text…
cards-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
rules-search = Search the rules
rules-walk = The up and down arrows lead from hit to hit
rules-hits = { $here } here · { $count }
rules-none = nothing
rules-sections = Chapters
rules-chapter = Chapter
rules-other-game = Another game
rules-example = Example
rules-ours = Our ruling
rules-exact = Who, when, from where to where
rules-live = Live card
rules-on-page = In this chapter
rules-english = English only
rules-full = On a page of its own
credits-notice = An unofficial fan project
credits-notice-text = Imperia is not affiliated with the authors or publishers of the games played on it. The names of the games belong to their owners. The program uses no artwork and no texts out of the boxes; it draws and words the cards itself. Please buy the games.
credits-icons = Icons
credits-icons-text = The icons of the games are by the authors of
credits-icons-changes = The icons are recoloured, otherwise unchanged. The line icons of the controls are ours.
credits-fonts = Typefaces
credits-software = Software

## Powers

powers-board = Rows of the players and rounds
powers-row = row of { $name }
powers-candidate = Candidate
powers-candidate-hidden = hidden
powers-candidate-appeared = appeared
powers-candidate-uncovered = uncovered
powers-candidate-shown = turned up
powers-candidate-choosing = choosing
powers-appeared-in = round { $round }
powers-only-you = only you see it
powers-only-you-short = only you
powers-exposed = traitor
powers-exposed-is = The traitor is in the faction of { $name }.
powers-start = starts
powers-threats = Threats
powers-threats-of = Threats { $count } of { $limit }
powers-running-points = points if the game ended now, without hidden Candidates
powers-hand-and-pile = cards in hand and pile
powers-holds = { $hand } in hand, { $pile } in the pile
powers-draft = Cards on offer
powers-column = round { $number }
powers-empty = round { $number }, empty
powers-nothing = nothing
powers-laid = laid
powers-laid-down = a card laid face down
powers-state-cancelled = cancelled
powers-state-dead = dead
powers-state-covered = covered
powers-threatened = threatened
powers-protected = protected
powers-acts-as = acts as { $card }
powers-aims-at = aims at { $card }
powers-mark-turned = kind turned
powers-mark-sheltered = sheltered
powers-mark-doubled = counts twice
powers-characters = Your Characters

## Settlers

settlers-own-empire = Your Empire
settlers-empire-of = Empire of { $name }
settlers-no-faction = no faction
settlers-you = you · { $name }
settlers-row-production = Production
settlers-row-feature = Features
settlers-row-action = Actions
settlers-good-wood = wood
settlers-good-stone = stone
settlers-good-food = food
settlers-good-gold = gold
settlers-good-settler = workers
settlers-good-raze = raze
settlers-good-defense = defence
settlers-good-vp = VP
settlers-good-card = card
settlers-nothing = nothing
settlers-deals = Deals
settlers-deal-gives = Deal, { $good } every round
settlers-route-gives = Trade Route, { $good } every round
settlers-every-round = Every round
settlers-keeps = keeps
settlers-deck = Faction deck { $deck }, discarded { $pile }
settlers-deck-pile = Discarded faction cards
settlers-common = Common deck { $deck }, discarded { $pile }
settlers-common-pile = Discarded common cards
settlers-hand = In hand { $count }, of these common { $common }
settlers-foundation = Foundation
settlers-foundations = Foundations
settlers-foundations-count = Foundations · { $count }
settlers-passed = passed
settlers-turn = playing
settlers-turn-of = Playing: { $name }
settlers-first = first
settlers-first-is = First player: { $name }
settlers-market = Lookout: cards to choose from
settlers-offer = Cards offered to you
settlers-drawn = Cards drawn
settlers-chosen = chosen
settlers-blocked = blocked
settlers-used = activated { $used } of { $uses }
settlers-samurai = guarded by a samurai
settlers-defended = { $count ->
    [one] { $count } defence token
   *[other] { $count } defence tokens
}
settlers-taken = taken over, belongs to { $name }
settlers-under = { $count ->
    [one] { $count } card under it
   *[other] { $count } cards under it
}
settlers-held = { $count ->
    [one] { $count } resource on it
   *[other] { $count } resources on it
}
settlers-routes = Trade Route: { $names }
settlers-raze-for = razed for { $price }, gives { $goods }
settlers-raze-never = cannot be razed
settlers-virtual = Virtual player
settlers-area = Their cards
settlers-line = Attack line
settlers-newest = newest
settlers-attack-deck = { $count } in the deck
settlers-collection = Collection
settlers-collection-count = Collection { $count }
settlers-ahead = ahead · Locations { $locations }, Collection { $collection }
settlers-behind = not ahead · Locations { $locations }, Collection { $collection }
settlers-balance = Your faction Locations { $locations }, Collection { $collection }
settlers-rank-commoner = Commoner
settlers-rank-squire = Squire
settlers-rank-noble = Noble
settlers-rank-knight = Knight
settlers-rank-castellan = Castellan
settlers-rank-king = King
settlers-rank-emperor = Emperor
settlers-track = Score track: { $summary }
settlers-track-place = { $name } { $points } (with Locations { $total })

## Imperium

imperium-own-nation = Your nation
imperium-nation-of = Nation of { $name }
imperium-no-nation = no nation yet
imperium-choosing = choosing
imperium-good-material = material
imperium-good-population = population
imperium-good-progress = progress
imperium-no-goods = nothing
imperium-points = victory points
imperium-points-now = Points now
imperium-suit-nation = Nation
imperium-suit-main = Main deck
imperium-tag-region = Region
imperium-tag-uncivilised = Unciv.
imperium-tag-civilised = Civil.
imperium-tag-nation = Nation
imperium-tag-tributary = Tribute
imperium-tag-fame = Fame
imperium-tag-unrest = Unrest
imperium-state = State
imperium-state-barbarian = barbarian
imperium-state-empire = empire
imperium-turn = playing
imperium-turn-of = Playing: { $name }
imperium-last-round = Last round: { $round }
imperium-commons = Common piles
imperium-fame = Fame
imperium-king-below = King of Kings beneath
imperium-unrest = Unrest
imperium-collapse-near = Collapse is near
imperium-exile-pile = Exile
imperium-exile-count = Exile { $count }
imperium-market = Market
imperium-deck-of = { $suit }: { $count } in the deck
imperium-empty = empty
imperium-on-it = on it { $goods }
imperium-unrest-beneath = Unrest beneath
imperium-actions-left = Actions
imperium-exhausts = Exhaust tokens
imperium-tokens = { $word }: { $have } of { $full }
imperium-power = power { $side }
imperium-court = Court
imperium-journey = journey
imperium-accession = Accession card
imperium-nation-deck = nation
imperium-nation-count = nation · { $count }
imperium-nation-cards = Nation deck, in no order
imperium-nation-empty = the nation deck is empty
imperium-deck-exhausted = an exhaust token lies on the nation deck
imperium-play = In play
imperium-cards-in-play = Cards in play: { $count }
imperium-nothing-in-play = No cards in play yet
imperium-fold = { $suit }, { $count } in play, fold
imperium-unfold = { $suit }, { $count } in play, open
imperium-folded = { $count ->
    [one] { $count } card, folded
   *[other] { $count } cards, folded
}
imperium-exhausted = exhausted
imperium-holds = garrisoned here: { $cards }
imperium-under = garrisoned under { $card }
imperium-converted = shows this icon this turn
imperium-costs = costs { $goods }
imperium-side = Development and piles
imperium-development = Development
imperium-quests = Quests
imperium-deck = deck
imperium-discard-pile = discard
imperium-history = history
imperium-sunken = sunken
imperium-pile = { $word } { $count }
imperium-draw-cards = Your deck, in no order
imperium-discard-cards = Discard pile
imperium-history-cards = History
imperium-from-exile = From exile
imperium-from-discard = From the discard pile
imperium-from-history = From history
imperium-from-deck = From the deck
imperium-hand = In hand { $count }
imperium-hand-drawn = draws up to { $size }

wall-tracks = Tracks and Storehouse
wall-year = Year
wall-years = Time track: hordes above, losses below
wall-year-hordes = New hordes: { $count }
wall-year-losses = Losses this year: { $count }
wall-command = Command
wall-order = { $n }. { $name }: { $card }
wall-order-free = Position { $n }, free
wall-storehouse = Storehouse
wall-honour = Honour
wall-honour-of = Honour: { $list }
wall-honour-worth = honour { $n }
wall-tea = Tea
wall-tea-order = Order on the tea track
wall-wall = The Great Wall
wall-section-left = Left section
wall-section-middle = Middle section
wall-section-right = Right section
wall-indicator = The next horde comes here
wall-balance = Attack { $attack } ({ $against }) against defence { $defence } ({ $behind })
wall-part-wall = Wall
wall-part-barricades = barricades
wall-part-other = other effects
wall-blocked = not in use
wall-barred = barred
wall-free-place = free position
wall-fields = Resistance fields
wall-field-free = free field
wall-field-gives = free field: { $goods }
wall-field-wound = wound
wall-strength = strength { $n }
wall-level = Wall of level { $level }, defence of the section { $defence }
wall-level-short = level { $level }
wall-next-course = the next level costs { $price }
wall-barricades-of = barricades { $count } of { $most }
wall-firing = Firing positions: { $count }
wall-staging = staging
wall-staging-of = staging area: { $section }
wall-locations = Locations
wall-location-sawmill = Sawmill
wall-location-quarry = Quarry
wall-location-mine = Mine
wall-location-temple = Temple
wall-location-barracks = Bar­racks
wall-location-teahouse = Teahouse
wall-location-builders = Builders’ Camp
wall-location-hq = Head­quarters
wall-location-embassy = Imperial Embassy
wall-location-academy = War Academy
wall-does-barracks = recruits, attacks
wall-does-teahouse = changes tea order
wall-does-builders = builds the Wall
wall-does-hq = moves soldiers
wall-does-embassy = hires advisors
wall-does-academy = gives tactics
wall-special = special location
wall-slots = taken { $taken } of { $slots }
wall-officials-there = officials: { $who }
wall-overseer-owner = overseer of level { $level }: { $name }
wall-lone-shame = whoever is alone here takes shame
wall-running = being activated
wall-lift = { $location }: move an official away
wall-promotion = the next level of your overseer costs { $price }
wall-good-wood = wood
wall-good-stone = stone
wall-good-gold = gold
wall-good-chi = chi
wall-good-honour = honour
wall-nothing = nothing
wall-piece-clerk = official
wall-piece-spear = spearman
wall-piece-archer = archer
wall-piece-rider = horseman
wall-piece-of = { $piece }: { $name }
wall-reed = Reed Clan
wall-qin = Qin Jiushao
wall-qin-track = Location track
wall-qin-deck = Cards in the deck: { $count }
wall-screened = stocks behind the screen
wall-turn = playing
wall-turn-of = Playing: { $name }
wall-count-honour = honour: { $n }
wall-count-officials = officials in supply and not hired: { $n }
wall-count-advisors = advisors active and in support: { $n }
wall-count-support = support advisors: { $n }
wall-count-shame = shame: { $n }
wall-count-captured = captured hordes: { $n }
wall-count-commands = command cards in hand: { $n }
wall-count-tactics = tactics in hand: { $n }
wall-in-supply = { $piece } in supply: { $n }
wall-shamed = shame on { $count }
wall-discarded-commands = Discarded command cards
wall-general-and-advisors = General and active advisors
wall-advisors-active = Active advisors
wall-support = support advisors { $count }
wall-captured = hordes { $count }
wall-unhired = officials not hired { $count }
wall-supply-of = In supply
wall-short-unhired = not hired { $count }
wall-short-support = support { $count }
wall-own-clan = Your clan
wall-shame = shame { $count }
wall-offer = Advisors on offer
wall-offer-short = Advisors
wall-artifacts = Artifacts
wall-demands = The Emperor’s demands
wall-demand-own = you could give { $n } of { $of } now
wall-demand-ready = could be fulfilled now
wall-demand-short = cannot be fulfilled now
wall-demand-none = fulfilled
wall-demands-done = Demands fulfilled: { $done } of { $needed }
wall-events = Events in force
wall-events-count = Events { $count }
wall-dealt = Choose one
wall-choosing = choosing
wall-bank = Shame in the bank: { $count }
wall-in-bank = in the bank
wall-commands = Command · { $count } in hand
wall-tactics = Tactics · { $count }
wall-played = played
wall-discarded = discarded

## Choosing
pick-title = What do you do?
pick-of = What can be done: { $name }
pick-count = { $all ->
    [one] What do you do with it?
   *[other] What do you do with it? { $can } of { $all } possible.
}
prompt-in-words = Choose one of the answers in the text.
text-answers = What you can do
whynot = Not now
text-hindered = Ask what cannot be done, and why
text-hindered-none = Nothing hinders you.
whynot-ask = Why not?
whynot-of = { $name }: not now
whynot-look = Look closer
more-answers = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
answers-other = More
count = How many
count-kinds = Of what
count-less = One less
count-more = One more
keys-verbs = what is done with the chosen card, as its buttons say

analysis = Analysis
analysis-begin = Analyse the game
analysis-about = Everybody’s chance to win over the game, and the moves at which it turned.
analysis-making = Reckoning the chances:
analysis-stop = Stop
analysis-later = They are told when everything has been reckoned.
analysis-chart = Chance to win move by move
analysis-view = View
analysis-chances = chance
analysis-by-points = points
analysis-at = After { $move } moves: { $chances }
analysis-note = Reckoned from what the seats could know then; it may be off by { $off } (hatched). Press a point to open the table there.
analysis-table = The chances as a table
analysis-move = After move
analysis-team = The team
analysis-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
analysis-turns = Turning moves
analysis-look = play opens the table at that move
analysis-turn = { $part }, move { $move }, { $name }.
analysis-open = Replay move { $move }
analysis-master = A master:
analysis-means = A master: what the bot Master would do from what the seat knew then, thinking without a clock.
analysis-gain = Chance to win { $gain }.
analysis-agreed = A master would have done no better.
analysis-no-turns = No single move turned this game.
analysis-mine = Of your moves that were looked at closely, { $agreed } of { $looked } were as good as a master’s.
by-card = Points by card
by-card-of = { $name } by card
by-card-what = card
by-card-why = what for
by-card-share = share
by-card-points = points
