# The Great Wall: the course of the game in English. What cards do is in wall.ftl.
wall-title = The Great Wall

setup-wall-blurb = Raise the Wall, hold back the hordes and earn the most honour: three or four clans against each other, two with the Reed Clan between them, alone against Qin Jiushao, or all together for the Emperor.
setup-wall-mode = Mode
setup-wall-mode-help = Against each other, or together.
setup-wall-mode-competitive = Against each other
setup-wall-mode-competitive-help = Most honour wins. Two players share the board with the Reed Clan; one plays against Qin Jiushao.
setup-wall-mode-coop = Together
setup-wall-mode-coop-help = Two to four players fulfil the Emperor’s demands, and win or lose together.
setup-wall-difficulty = Qin’s head start
setup-wall-difficulty-help = For one player: the honour with which Qin begins.
setup-wall-difficulty-0 = None
setup-wall-difficulty-0-help = Qin begins with no honour.
setup-wall-difficulty-50 = 50 honour
setup-wall-difficulty-50-help = Harder.
setup-wall-difficulty-100 = 100 honour
setup-wall-difficulty-100-help = Hardest.
setup-wall-advisors = Qin’s advisors
setup-wall-advisors-help = For one player: how many of the advisors that leave the row each spring join Qin.
setup-wall-advisors-one = One
setup-wall-advisors-one-help = You choose which of the two joins him.
setup-wall-advisors-both = Both
setup-wall-advisors-both-help = Harder.
setup-wall-screens = Screens
setup-wall-screens-help = Whether stocks lie hidden behind the screens.
setup-wall-screens-closed = Closed
setup-wall-screens-closed-help = As in the rules: you see only your own stock.
setup-wall-screens-open = Open
setup-wall-screens-open-help = Everyone sees all stocks.
setup-wall-set = Cards
setup-wall-set-help = Which set of cards and board figures is used. The rulebook prints no card texts: the set is our own work.
setup-wall-set-imperia = Imperia’s own set
setup-wall-set-imperia-help = 208 cards of our own making after the names and fragments that the rulebook shows.

phase-wall-setup = Set-up
phase-wall-spring = Spring
phase-wall-summer = Summer
phase-wall-autumn = Autumn
phase-wall-winter = Winter
phase-wall-ended = End

category-wall-honour = Honour gained
category-wall-shame = Shame
category-wall-captured = Captured hordes
category-wall-artifacts = Artifacts
category-wall-general = General

filter-wall-kind = Kind
filter-wall-mode = Mode

ending-wall-1 = Enough of the Wall stands: the game ends.
ending-wall-2 = The bank has no shame left: the game ends.
ending-wall-3 = The last year is over: the game ends.
ending-wall-1-solo = { $won ->
    [yes] The Wall stands, and you have more honour than Qin’s { $points }: you win.
   *[no] The Wall stands, but Qin’s { $points } honour is not outdone: he wins.
}
ending-wall-2-solo = The bank has no shame left: you lose against Qin.
ending-wall-3-solo = { $won ->
    [yes] The last year is over, and you have more honour than Qin’s { $points }: you win.
   *[no] The last year is over, and Qin’s { $points } honour is not outdone: he wins.
}
ending-wall-4 = The Emperor’s demands are fulfilled: you win together.
ending-wall-5 = A shame token was due and the bank was empty: you all lose.
ending-wall-6 = Time has run out and the Emperor is not content: you all lose.
tie-wall-tea = Equal honour; { $seat } is higher on the tea track.

## Words
wall-a-card = a card
wall-reed = the Reed Clan
wall-qin = Qin Jiushao
wall-location-sawmill = Sawmill
wall-location-quarry = Quarry
wall-location-mine = Mine
wall-location-temple = Temple
wall-location-barracks = Barracks
wall-location-teahouse = Teahouse
wall-location-builders = Builders’ Camp
wall-location-hq = Headquarters
wall-location-embassy = Imperial Embassy
wall-location-academy = War Academy
wall-supply = your supply
wall-section-left = left section
wall-section-middle = middle section
wall-section-right = right section
wall-kind-spearman = spearman
wall-kind-archer = archer
wall-kind-horseman = horseman
wall-horde-at = { $section }, row { $row }
wall-field-at = field { $n }, { $horde }
wall-pair-at = fields { $a } and { $b }, { $horde }
wall-troop-firing = { $kind } on a firing position, { $section }
wall-troop-staging = { $kind } in the staging area, { $section }
wall-deck = { $n ->
    [0] horde deck
    [1] tactic deck
    [2] advisor deck
   *[other] deck of Qin
}
heading-wall-year = Year { $n }
wall-command-despotism = Despotism
wall-command-economy = Economy
wall-command-work_harder = Work Harder
wall-command-attack_order = Attack Order
wall-command-betrayal = Betrayal
wall-command-audience = Imperial Audience
wall-command-reed = Whispering Reeds

wall-amount-wood = { $n } { ICON("wood", "wood") }
wall-amount-stone = { $n } { ICON("stone", "stone") }
wall-amount-gold = { $n } { ICON("gold", "gold") }
wall-amount-chi = { $n } { ICON("chi", "chi") }
wall-amount-honour = { $n } { ICON("honour", "honour") }

## Options
wall-option-general = Keep { $card }
wall-option-advisor = { $card } becomes active
wall-option-command = { $command }
wall-option-position = Position { $n }
wall-option-reclaim = Take all command cards back
wall-option-honour = Honour for each card there
wall-option-place = Official to: { $location }
wall-option-lift = Move an official away from: { $location }
wall-option-activate = { $location }
wall-option-promote = Promote: { $location }
wall-option-income = { $location }: overseer of { $seat }
wall-option-kind = { $kind }
wall-option-donate = Donate one
wall-option-recruit = Recruit: { $kind }
wall-option-reduce = Pay { $good } less
wall-option-stage = Staging area, { $section }
wall-option-post = Firing position, { $section }
wall-option-field = { $field }
wall-option-pair = { $pair }
wall-option-troop = { $troop }
wall-option-barricade = Barricade: { $section }
wall-option-wall = Wall part: { $section }
wall-option-section = { $section }
wall-option-rise = Rise on the tea track
wall-option-hire = Hire { $card }
wall-option-hire-official = Hire an official
wall-option-active = Active advisor
wall-option-support = Support advisor
wall-option-draw = { $n ->
    [0] Draw nothing
    [one] Draw { $n } card
   *[other] Draw { $n } cards
}
wall-option-number = { $n }
wall-option-good = { $good }
wall-option-tactic = Play { $card }
wall-option-boosted = Play { $card }, boosted
wall-option-discard = Discard { $card }
wall-option-pass = Play no tactic card
wall-option-shame = Shame under a { $kind }
wall-option-shame-card = Shame on { $card }
wall-option-shed = Remove shame from a { $kind }
wall-option-shed-card = Remove shame from { $card }
wall-option-give-up = Give up honour instead
wall-option-seat = { $seat }
wall-option-offer = { $card }
wall-option-demand = { $card }
wall-option-horde = { $horde }
wall-option-capture = { $card }
wall-option-official = Official: { $location }
wall-option-figure = { $kind }: { $horde }
wall-detail-price = costs { $goods }
wall-detail-gain = brings { $goods }

## Questions of the flow, with why they are asked
wall-ask-general = Which general will lead you?
wall-why-general = You were dealt two generals; everyone chooses at once. The other goes back to the box unseen.
wall-ask-advisor = Which advisor becomes active?
wall-why-advisor = One of your two advisors works for you from now on; the other supports your general.
wall-ask-command = Which command card do you play?
wall-why-command = Autumn: everyone chooses in secret; the cards are turned up together.
wall-ask-position = Where on the command track does your card go?
wall-why-position = Cards are carried out from position 1 upwards; players lay them in tea order.
wall-ask-who-next = Who acts next?
wall-why-who-next = You play together: the one of you who is highest on the tea track says who goes next.
wall-ask-activate = Which location is activated next?
wall-why-activate = All of these are activated this turn; the order is the active player’s.
wall-ask-place = Where do you place an official?
wall-why-place = { $left ->
    [one] One official, from your supply or from another location.
   *[other] Up to { $left } officials, one after the other, from your supply or from other locations.
}
wall-ask-place-where = Where does the official go?
wall-why-place-where = It leaves { $location }.
wall-ask-donate = Donate one { $good } to the Storehouse?
wall-why-donate = A donation brings { $goods }.
wall-ask-rise = Rise on the tea track?
wall-why-rise = Teahouse: your marker rises; who is higher goes first and wins ties.
wall-ask-draw = How many tactic cards do you draw?
wall-why-draw = War Academy: up to one for each official; you may hold 5.
wall-ask-overflow = Which tactic card do you discard?
wall-why-overflow = You may hold 5 tactic cards.
wall-ask-reclaim = Take your command cards back?
wall-why-reclaim = Summer: take all of them from the discard pile (but Betrayal), or 2 honour for each that lies there.
wall-ask-buy-off = Remove shame?
wall-why-buy-off = Summer: each token costs { $goods }.
wall-ask-build = What do you build?
wall-why-build = One building for each action; the Storehouse pays first.
wall-ask-pay = What do you pay with?
wall-why-pay = { $goods } are due, in any mix.
wall-ask-pay-store = What does the Storehouse give?
wall-why-pay-store = The Storehouse pays first; you choose the kinds.
wall-ask-amount = How many?
wall-why-amount = Goods in any mix of kinds, one kind after the other.
wall-ask-recruit = Whom do you recruit?
wall-why-recruit = All are paid for first, then each attacks or waits.
wall-ask-recruit-goes = Where does your { $kind } go?
wall-why-recruit-goes = It attacks a horde at once, or waits in a staging area.
wall-ask-reduce = Which good do you pay less of?
wall-why-reduce = A reduction that names no good lets you choose.
wall-ask-replace = Which good replaces another?
wall-why-replace = You may pay a recruit in another way.
wall-ask-stage = Which staging area?
wall-why-stage = Your { $kind } waits there until it is sent.
wall-ask-who-goes = Which recruit goes next?
wall-why-who-goes = Recruits act one after the other, in your order.
wall-ask-hire = Whom do you hire?
wall-why-hire = Imperial Embassy: an official, or an advisor of the row, who costs one gold more for each you have.
wall-ask-role = Active or support?
wall-why-role = An active advisor works by the text; a support advisor makes your general stronger.
wall-ask-promote = Promote your overseer?
wall-why-promote = { $location }: an overseer of a higher level brings more.
wall-ask-overseer = Who becomes the overseer?
wall-why-overseer = A soldier of your supply takes the post and stays there.
wall-ask-attacker = Who attacks?
wall-why-attacker = Soldiers in staging areas and archers on firing positions may attack.
wall-ask-target = Where does your { $kind } attack?
wall-why-target = Spearmen cover a field in row 1, horsemen two fields side by side in any row, archers wound any card of the section.
wall-ask-front = In which section do you attack?
wall-why-front = All your soldiers of a section you choose attack.
wall-ask-march-from = From which section do soldiers march?
wall-why-march-from = Headquarters: any number of your soldiers go from one section to another.
wall-ask-march-to = Where do they march?
wall-why-march-to = They come from the { $section }.
wall-ask-marcher = Who marches?
wall-why-marcher = Choose one after the other; say when it is enough.
wall-ask-march-post = Where does the archer stand?
wall-why-march-post = There is a free firing position.
wall-ask-volley = Which field does your archer hit?
wall-why-volley = Winter: each archer on a firing position must wound a card of its section.
wall-ask-doom = Which of your soldiers falls?
wall-why-doom = Losses here: { $n }.
wall-ask-save = Save a soldier?
wall-why-save = For { $goods } it goes to the staging area instead of your supply.
wall-ask-rescue = Whom do you save?
wall-why-rescue = A card lets you save soldiers.
wall-ask-retire = Where do the survivors go?
wall-why-retire = They may choose another section’s staging area.
wall-ask-victim = Whose soldier?
wall-why-victim = The card may save anyone’s soldier.
wall-ask-tactic = Play a tactic card?
wall-why-tactic = { $window ->
    [income] After your income.
    [my-turn] At the start of your turn.
    [activated] A location is activated in which you have officials.
    [attacked] Your soldiers have attacked.
    [defeated] A horde is defeated.
    [casualties] Soldiers fall.
   *[assault] The hordes are about to attack the { $section }: { $attack } against { $defence }.
}
wall-ask-shame = Where does the shame go?
wall-why-shame = A token lies under a soldier of your supply, who cannot be recruited then, or on a captured horde, which then counts nothing.
wall-ask-shed = Which shame do you remove?
wall-why-shed = It goes back to the bank.
wall-ask-reed-field = Which field does the Reed Clan’s spearman take?
wall-why-reed-field = You rule the Reed Clan now. Its rewards go to nobody.
wall-ask-discard-advisor = Which advisor does the Reed Clan send away?
wall-why-discard-advisor = You rule the Reed Clan now; the row is filled up again.
wall-ask-reed-barricade = Where does the Reed Clan build its barricade?
wall-why-reed-barricade = You rule the Reed Clan now; it costs nothing and brings no honour.
wall-ask-qin-advisor = Which advisor joins Qin?
wall-why-qin-advisor = Spring: of the two leftmost one supports Qin, the other is discarded.
wall-ask-demand = Which demand do you propose to fulfil?
wall-why-demand = Winter: each demand can be tried once; everyone answers for their own pieces.
wall-ask-take-back = Take a command card back?
wall-why-take-back = You built a part of the Wall: one of your discarded cards may return to your hand.
wall-ask-next = Which effect comes first?
wall-why-next = Several of your cards react at once.

## The log
wall-event-began = The game begins.
wall-event-dealt = You are dealt { $card }.
wall-event-general = { $you ->
    [yes] Your general is { $card }.
   *[no] { $seat } is led by { $card }.
}
wall-event-advisors = { $you ->
    [yes] Your active advisor is { $card }; { $support } supports you.
   *[no] { $seat } has the active advisor { $card } and the support advisor { $support }.
}
wall-event-year = Year { $n }.
wall-event-season = { $season }.
wall-event-horde = { $card } appears: { $horde }.
wall-event-raid = Raid: { $card } finds no room; { $n } shame leaves the bank.
wall-event-reshuffled = The discards are shuffled into a new { $deck }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
wall-event-row = { $card } joins the advisors on offer.
wall-event-left-row = { $card } leaves the row.
wall-event-gained = { $you ->
    [yes] You gain { $goods }.
   *[no] { $seat } gains { $goods }.
}
wall-event-paid = { $you ->
    [yes] You pay { $goods }.
   *[no] { $seat } pays { $goods }.
}
wall-event-honour = { $you ->
    [yes] You gain { wall-amount-honour }.
   *[no] { $seat } gains { wall-amount-honour }.
}
wall-event-lost-honour = { $you ->
    [yes] You lose { wall-amount-honour }.
   *[no] { $seat } loses { wall-amount-honour }.
}
wall-event-stored = Into the Storehouse: { $goods }.
wall-event-unstored = Out of the Storehouse: { $goods }.
wall-event-chose = { $you ->
    [yes] You play { $command }.
   *[no] { $seat } plays { $command }.
}
wall-event-track = { $you ->
    [yes] Your card lies on position { $position }.
   *[no] The card of { $seat } lies on position { $position }.
}
wall-event-swapped = The cards of { $seat } and { $other } change places on the track.
wall-event-reclaimed = { $you ->
    [yes] You take your command cards back: { $n }.
   *[no] { $seat } takes command cards back: { $n }.
}
wall-event-took-back = { $you ->
    [yes] You take { $command } back.
   *[no] { $seat } takes { $command } back.
}
wall-event-kept = { $you ->
    [yes] You leave your cards in the discard pile for honour: { $n }.
   *[no] { $seat } leaves cards in the discard pile for honour: { $n }.
}
wall-event-turn = { $you ->
    [yes] Your turn: { $command }.
   *[no] Turn of { $seat }: { $command }.
}
wall-event-placed = { $you ->
    [yes] Your official goes to: { $location }.
   *[no] An official of { $seat } goes to: { $location }.
}
wall-event-moved = { $you ->
    [yes] Your official moves: { $location } → { $to }.
   *[no] An official of { $seat } moves: { $location } → { $to }.
}
wall-event-activated = { $advanced ->
    [0] { $location } is activated.
   *[other] { $location } is activated out of order.
}
wall-event-promoted = { $you ->
    [yes] Your overseer has level { $n } now: { $location }.
   *[no] The overseer of { $seat } has level { $n } now: { $location }.
}
wall-event-donated = { $you ->
    [yes] You donate { $good } to the Storehouse.
   *[no] { $seat } donates { $good } to the Storehouse.
}
wall-event-recruited = { $you ->
    [yes] You recruit: { $kind } × { $n }.
   *[no] { $seat } recruits: { $kind } × { $n }.
}
wall-event-staged = { $you ->
    [yes] Your { $kind } waits: { $section }.
   *[no] A { $kind } of { $seat } waits: { $section }.
}
wall-event-attacked = { $you ->
    [yes] Your { $kind } attacks: { $field }.
   *[no] A { $kind } of { $seat } attacks: { $field }.
}
wall-event-posted = { $you ->
    [yes] Your archer takes a firing position: { $section }.
   *[no] An archer of { $seat } takes a firing position: { $section }.
}
wall-event-wounded = Wound: { $field }.
wall-event-wall = { $you ->
    [yes] You build the Wall, { $section }: level { $n }.
   *[no] { $seat } builds the Wall, { $section }: level { $n }.
}
wall-event-barricade = { $you ->
    [yes] You put up a barricade: { $section }.
   *[no] { $seat } puts up a barricade: { $section }.
}
wall-event-marched = { $you ->
    [yes] You march: { $kind } × { $n }, { $section } → { $to }.
   *[no] { $seat } marches: { $kind } × { $n }, { $section } → { $to }.
}
wall-event-tea = { $you ->
    [yes] You rise on the tea track.
   *[no] { $seat } rises on the tea track.
}
wall-event-hired = { $you ->
    [yes] You hire { $card } as { $active ->
        [0] a support advisor
       *[other] an active advisor
    }.
   *[no] { $seat } hires { $card } as { $active ->
        [0] a support advisor
       *[other] an active advisor
    }.
}
wall-event-hired-official = { $you ->
    [yes] You hire an official.
   *[no] { $seat } hires an official.
}
wall-event-drew = { $you ->
    [yes] You draw { $card }.
   *[no] { $seat } draws a tactic card.
}
wall-event-tactic = { $you ->
    [yes] You play { $card }{ $boosted ->
        [0] {""}
       *[other] , boosted
    }.
   *[no] { $seat } plays { $card }{ $boosted ->
        [0] {""}
       *[other] , boosted
    }.
}
wall-event-discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $seat } discards { $card }.
}
wall-event-volley = Volley: { $section }.
wall-event-defeated = { $card } is defeated: { $section }.
wall-event-claimed = { $you ->
    [yes] You capture { $card }.
   *[no] { $seat } captures { $card }.
}
wall-event-not-claimed = Nobody captures { $card }.
wall-event-killed = { $you ->
    [yes] Your { $kind } falls: { $section }.
   *[no] A { $kind } of { $seat } falls: { $section }.
}
wall-event-saved = { $you ->
    [yes] You save a { $kind }: { $section }.
   *[no] { $seat } saves a { $kind }: { $section }.
}
wall-event-returned = { $you ->
    [yes] Your { $kind } comes back to the staging area: { $section }.
   *[no] A { $kind } of { $seat } comes back: { $section }.
}
wall-event-assault = Assault on the { $section }: { $attack } against { $defence }.
wall-event-breached = The hordes break through: { $section }.
wall-event-cleared = All barricades are cleared away.
wall-event-shamed = { $you ->
    [yes] Shame lies on your { $kind }.
   *[no] Shame lies on a { $kind } of { $seat }.
}
wall-event-shamed-card = { $you ->
    [yes] Shame lies on your { $card }.
   *[no] { $seat } puts shame on { $card }.
}
wall-event-no-room = { $you ->
    [yes] You have no room for shame: the token leaves the game.
   *[no] { $seat } has no room for shame: the token leaves the game.
}
wall-event-no-bank = { $you ->
    [yes] The bank has no shame for you.
   *[no] The bank has no shame for { $seat }.
}
wall-event-warded = { $you ->
    [yes] You ward off shame: { $n }.
   *[no] { $seat } wards off shame: { $n }.
}
wall-event-shed = { $you ->
    [yes] You take the shame off a { $kind }.
   *[no] { $seat } takes the shame off a { $kind }.
}
wall-event-shed-card = { $you ->
    [yes] You take the shame off { $card }.
   *[no] { $seat } takes the shame off { $card }.
}
wall-event-gave-up = { $you ->
    [yes] You give up honour and put the shame back.
   *[no] { $seat } gives up honour and puts the shame back.
}
wall-event-reed-general = The Reed Clan is led by { $card }.
wall-event-qin-card = Qin plays { $card }.
wall-event-ladder = { $location } goes to the top of Qin’s track.
wall-event-qin-support = { $hidden ->
    [yes] An unseen advisor supports Qin.
   *[no] { $card } supports Qin.
}
wall-event-proposed = { $you ->
    [yes] You propose to fulfil { $card }.
   *[no] { $seat } proposes to fulfil { $card }.
}
wall-event-refused = { $you ->
    [yes] You do not give what { $card } asks.
   *[no] { $seat } does not give what { $card } asks.
}
wall-event-fulfilled = { $card } is fulfilled; demands fulfilled so far: { $n }.
wall-event-demand = A new demand: { $card }.
wall-event-event = Event: { $card }.
wall-event-sacrificed = { $you ->
    [yes] You give up a { $kind } for good.
   *[no] { $seat } gives up a { $kind } for good.
}
wall-event-sacrificed-official = { $you ->
    [yes] You give up an official for good.
   *[no] { $seat } gives up an official for good.
}
wall-event-sacrificed-card = { $you ->
    [yes] You give up { $card } for good.
   *[no] { $seat } gives up { $card } for good.
}
wall-event-gave = { $you ->
    [yes] You give { $other } { $goods }.
   *[no] { $other-you ->
        [yes] { $seat } gives you { $goods }.
       *[no] { $seat } gives { $other } { $goods }.
    }
}
wall-event-over = { $ending }

## The score sheet
wall-score-honour = honour gained during the game
wall-score-shame = { $n ->
    [one] { $n } soldier with shame
   *[other] { $n } soldiers with shame
}
wall-score-captured = { $n ->
    [0] without shame
   *[other] shame tokens: { $n }
}
wall-score-artifacts = { $rule }
wall-score-general = { $rule }
