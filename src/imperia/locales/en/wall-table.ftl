# The Great Wall at the table: lobby, seasons, places, kinds of cards, the end.

wall-title = The Great Wall
wall-reed = Reed Clan
wall-qin = Qin Jiushao

## The lobby
setup-wall-blurb = Build the Great Wall, send officials, and hold three sections against the hordes: alone against Qin, as a duel, for three or four, or together. All cards are our own content.
setup-wall-mode = Mode
setup-wall-mode-help = Against each other or together.
setup-wall-mode-competitive = Against each other
setup-wall-mode-competitive-help = One player plays against Qin, two a duel with the Reed Clan, three or four the standard game.
setup-wall-mode-coop = Together
setup-wall-mode-coop-help = Two to four players fulfil the Emperor’s demands; all win or all lose.
setup-wall-difficulty = Qin’s honour
setup-wall-difficulty-help = Only for one player: the honour with which Qin begins.
setup-wall-difficulty-0 = 0
setup-wall-difficulty-0-help = As the rules have it.
setup-wall-difficulty-50 = 50
setup-wall-difficulty-50-help = Harder.
setup-wall-difficulty-100 = 100
setup-wall-difficulty-100-help = Hardest.
setup-wall-advisors = Qin’s advisors
setup-wall-advisors-help = Only for one player: how many of the two leaving advisors Qin takes each spring.
setup-wall-advisors-one = One
setup-wall-advisors-one-help = You say which; the other is discarded.
setup-wall-advisors-both = Both
setup-wall-advisors-both-help = Harder.
setup-wall-screens = Screens
setup-wall-screens-help = Whether you see what the others have in stock.
setup-wall-screens-closed = Closed
setup-wall-screens-closed-help = Stocks lie behind screens, as the rules have it.
setup-wall-screens-open = Open
setup-wall-screens-open-help = Everybody sees everything but hands.
setup-wall-set = Cards
setup-wall-set-help = Which boards and cards are used.
setup-wall-set-imperia = Imperia
setup-wall-set-imperia-help = Our own content; the rulebook prints no card texts.

## Seasons
phase-wall-setup = Set-up
phase-wall-spring = Spring
phase-wall-summer = Summer
phase-wall-autumn = Autumn
phase-wall-winter = Winter
phase-wall-ended = Scoring
heading-wall-year = Year { $n }

## Places and pieces
wall-section-left = left section
wall-section-middle = middle section
wall-section-right = right section
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
wall-supply = supply
wall-horde-at = row { $row }, { $section }
wall-field-at = field { $n }, { $horde }
wall-pair-at = fields { $a } and { $b }, { $horde }
wall-troop-staging = { $kind }, staging area, { $section }
wall-troop-firing = { $kind }, firing position, { $section }
wall-kind-spearman = spearman
wall-kind-archer = archer
wall-kind-horseman = horseman
wall-command-despotism = Despotism
wall-command-economy = Economy
wall-command-work_harder = Work Harder
wall-command-attack_order = Attack Order
wall-command-betrayal = Betrayal
wall-command-audience = Imperial Audience
wall-command-reed = Whispering Reeds

## Cards
wall-kind-of-card-horde = Horde
wall-kind-of-card-coop_horde = Horde · together
wall-kind-of-card-command = Command card
wall-kind-of-card-reed_command = Command card · Reed Clan
wall-kind-of-card-reed_general = General · Reed Clan
wall-kind-of-card-solo_general = General · Qin
wall-kind-of-card-solo_command = Command card · Qin
wall-kind-of-card-tactic = Tactic
wall-kind-of-card-coop_tactic = Tactic · together
wall-kind-of-card-artifact = Artifact
wall-kind-of-card-advisor = Advisor
wall-kind-of-card-general = General
wall-kind-of-card-coop_general = General · together
wall-kind-of-card-event = Event · together
wall-kind-of-card-demand = Demand · together
wall-suit-horde = Hordes
wall-suit-command = Command
wall-suit-general = Generals
wall-suit-tactic = Tactics
wall-suit-artifact = Artifacts
wall-suit-advisor = Advisors
wall-suit-event = Events
wall-suit-demand = Demands
wall-mode-all = All games
wall-mode-coop = Together only
wall-mode-game = Reed Clan and Qin
filter-wall-kind = Kind
filter-wall-mode = Used in
wall-card-start = Begins with { $goods }; tactic cards { $tactics }, tea { $tea }
wall-card-window = { $when }
wall-card-effect = { $effect }
wall-card-basic = Basic: { $effect }
wall-card-boosted = Boosted for { $price }: { $effect }
wall-card-score = { ICON("hourglass", "At the end") }: { $effect }
wall-card-plain = No ability
wall-window-income = After your summer income
wall-window-my-turn = At the start of your turn
wall-window-activated = When a location is activated
wall-window-attacked = After your attacks
wall-window-defeated = When a horde is defeated
wall-window-casualties = When soldiers are killed
wall-window-assault = Before a section is assaulted

## The end
category-wall-honour = Honour in play
category-wall-shame = Shame
category-wall-captured = Captured hordes
category-wall-artifacts = Artifacts
category-wall-general = General
wall-score-honour = Honour gained in play
wall-score-shame = Shame tokens with soldiers: { $n }
wall-score-captured = { $card }{ $n ->
    [0] {""}
   *[other] , shame { $n }
}
wall-score-artifacts = { $card }
wall-score-general = { $card }
ending-wall-1 = The Wall is finished.
ending-wall-2 = The bank has no shame tokens left.
ending-wall-3 = The last year is over.
ending-wall-4 = The Emperor’s demands are fulfilled: all players win.
ending-wall-5 = A shame token was due and the bank had none: all players lose.
ending-wall-6 = Time is up and the Emperor is not content: all players lose.
ending-wall-1-solo = The Wall is finished. { $won ->
    [yes] You beat Qin, who has { $points }.
   *[no] Qin wins with { $points }.
}
ending-wall-2-solo = The bank has no shame tokens left: Qin wins.
ending-wall-3-solo = The last year is over. { $won ->
    [yes] You beat Qin, who has { $points }.
   *[no] Qin wins with { $points }.
}
tie-wall-tea = Equal honour: { $seat } stands higher on the tea track.
