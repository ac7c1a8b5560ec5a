# What a newcomer to The Great Wall is told.

guide-wall-lead = { $way ->
    [coop] Together for the Emperor, 2 to 4 players. Years of four seasons.
   *[other] 1 to 4 clans against each other. Years of four seasons; the first begins in autumn.
}
guide-wall-goal = { $way ->
    [coop] Fulfil 6, 7 or 9 demands of the Emperor together (2, 3 or 4 players) before shame or time runs out.
   *[other] Have the most honour. It comes from building, from gifts and from hordes that your soldiers win; shame takes it away.
}
guide-wall-turn = What the locations do for each official
guide-wall-phase-spring = A year passes: new hordes come before the Wall, new advisors are on offer.
guide-wall-phase-summer = Overseers bring goods, shame can be bought off for 2 { ICON("chi", "chi") }, command cards come back or bring honour.
guide-wall-phase-autumn = Everybody plays a command card. One after the other places officials; full locations act for all who stand there.
guide-wall-phase-winter = Archers shoot, then every section is attacked: attack above defence is a breach. Barricades are gone afterwards.
guide-wall-act-produce = Sawmill, Quarry, Mine, Temple
guide-wall-act-produce-how = goods, an overseer promoted, 1 good given for 2 { ICON("honour", "honour") }
guide-wall-act-recruit = Barracks
guide-wall-act-recruit-how = pay → a soldier attacks at once or waits in a staging area
guide-wall-act-build = Builders’ Camp
guide-wall-act-build-how = 2 goods → barricade; cost of the level → { ICON("wall", "Wall part") }; honour for both
guide-wall-act-march = Headquarters
guide-wall-act-march-how = move soldiers from one section to another
guide-wall-act-tea = Teahouse
guide-wall-act-tea-how = one place up in tea order
guide-wall-act-hire = Imperial Embassy
guide-wall-act-hire-how = 2 { ICON("gold", "gold") } → an official; gold → an advisor
guide-wall-act-tactics = War Academy
guide-wall-act-tactics-how = draw a tactic card
guide-wall-note-horde = Hordes
guide-wall-note-horde-text = Soldiers stand on its fields and take what is printed there. When all fields are covered it is defeated: who covers most takes the card.
guide-wall-note-breach = Breach
guide-wall-note-breach-text = For every horde of the section on which you have no soldier you get a { ICON("shame", "shame token") }. Soldiers there fall, as many as the year says.
guide-wall-note-location = Locations
guide-wall-note-location-text = A location with ringed places acts only when all are taken; one with a large oval always. Alone at a location with the cracked shield brings shame.
guide-wall-end = { $way ->
    [coop] Won when enough demands are fulfilled; lost when a shame token is due and the bank has none, or when the time is over.
   *[other] In winter, when the Wall stands at level 3 (4 players: all sections), the time is up, or the bank has no shame left.
}
guide-wall-score-honour = honour gained during the game
guide-wall-score-honour-points = sum
guide-wall-score-captured = hordes taken that bear no shame
guide-wall-score-captured-points = card
guide-wall-score-artifacts = artifacts, as they say
guide-wall-score-artifacts-points = card
guide-wall-score-shame = each shame token under your soldiers
guide-wall-score-shame-points = −5
guide-wall-score-rest = a tie goes to who is higher in tea order
guide-wall-score-rest-points = –
guide-wall-score-demands = enough demands fulfilled
guide-wall-score-demands-points = won
guide-wall-score-bank = a token is due and the bank is empty, or the time is over
guide-wall-score-bank-points = lost
guide-wall-first = Get goods and an overseer early, then soldiers. Have one soldier on every horde of a section that may break: it keeps shame away.
guide-wall-read-cost = Strength: how hard it attacks in winter.
guide-wall-read-points = Laurel: honour for who takes the card.
guide-wall-read-text = Effect and fields: each field gives what is printed to the soldier who takes it.

wall-keyword-horde = Horde
wall-keyword-horde-text = Lies before the Wall and attacks in winter. Each field takes a soldier or a wound; the first soldier there gets what is printed.
wall-keyword-command = Command card
wall-keyword-command-text = Played in autumn: its frames are done from top to bottom, the dark one by you, the other by all others.
wall-keyword-general = General
wall-keyword-general-text = Your leader: what you begin with, and abilities that grow with support advisors.
wall-keyword-tactic = Tactic card
wall-keyword-tactic-text = Kept secret in hand and played at its moment: the basic effect is free, the stronger one costs.
wall-keyword-advisor = Advisor
wall-keyword-advisor-text = Active: the ability on the card is yours. Supporting: face down under the general, who gets stronger.
wall-keyword-artifact = Artifact
wall-keyword-artifact-text = Three are in play; each brings honour at the end, as it says.
wall-keyword-event = Event
wall-keyword-event-text = Only together: what happens in spring.
wall-keyword-demand = Demand
wall-keyword-demand-text = Only together: what the Emperor asks for. Who gives and how is written on it.

term-wall-section = Section
term-wall-section-text = One of three parts of the Wall, with its hordes, barricades, firing positions and staging area.
term-wall-staging = Staging area
term-wall-staging-text = Where soldiers wait. A breach does not touch them.
term-wall-firing = Firing position
term-wall-firing-text = For archers on the Wall: each gives a horde of the section a wound every winter.
term-wall-tea-order = Tea order
term-wall-tea-order-text = Who stands higher acts first and wins every tie.
term-wall-location = Location
term-wall-location-text = One of ten places for officials. What it does, it does for everybody who has officials there; then they go home.
term-wall-alone = Alone
term-wall-alone-text = If only your officials stand at a location with the cracked shield when it acts, you get a shame token.
term-wall-save = Save
term-wall-save-text = For 2 chi a soldier who would fall goes to the staging area of the section instead.
term-wall-donate = Give
term-wall-donate-text = At a location that produces wood, stone or gold: 1 of it into the Storehouse for 2 honour. It pays for building.

tip-wall-hand = Your command cards. In autumn one is played; it says how officials are placed, by you and by the others.
tip-wall-locations = The ten locations. Ringed places must all be taken before a location acts; a large oval acts at once.
tip-wall-sections = Three sections of the Wall. Attack and defence stand in the head; red means that a breach threatens in winter.
tip-wall-question = Here you are asked. What you may press is outlined in green; H shows what a good bot would do.

key-wall-of-kind = Kind of the card.
key-wall-wood = Resource: builds, recruits and pays.
key-wall-stone = Resource: builds, recruits and pays.
key-wall-gold = Resource: builds, hires officials and advisors.
key-wall-chi = Resource of the Temple: saves soldiers and buys shame off; never builds.
key-wall-honour = Honour: the points of the game.
key-wall-points = Honour at the end of the game.
key-wall-hourglass = Counted at the end of the game.
key-wall-official = Stands at locations and makes them work for you.
key-wall-spearman = Soldier: takes one field of the nearest horde.
key-wall-archer = Soldier: stands on the Wall and wounds hordes in winter.
key-wall-horseman = Soldier: takes two fields next to each other, in any row.
key-wall-overseer = A soldier in service of a producing location: more goods, and goods every summer.
key-wall-strength = Attack strength of a horde.
key-wall-wound = Covers a field of a horde without a reward.
key-wall-losses-word = losses
key-wall-losses = So many of your soldiers fall on each horde this year.
key-wall-killed = About soldiers who fall.
key-wall-save = Soldiers who would fall are saved.
key-wall-sacrifice = Soldiers are given up.
key-wall-wall = A level of the Wall: more defence for the section.
key-wall-barricade = 2 defence for the section until the end of winter.
key-wall-build-word = builders
key-wall-build = What the next level of the Wall costs.
key-wall-defence = Defence of a section.
key-wall-breach = The attack was higher than the defence.
key-wall-attack = Soldiers attack hordes.
key-wall-march = Soldiers move between sections.
key-wall-shame = Makes a soldier useless or spoils a horde you took; 5 honour less for a soldier at the end.
key-wall-shed = Shame is taken off.
key-wall-ward = Shame is kept away.
key-wall-support = Face down under the general, who gets stronger by it.
key-wall-tea = Place in tea order.
key-wall-storehouse = Common goods; building must use them first.
key-wall-activate = A location acts out of turn, even if it is not full, and without shame.
key-wall-change = Lasts: it changes a rule or a price for you.
key-wall-forbidden = Something cannot be done.
key-wall-exchange = One thing is exchanged for another.
key-wall-resource = Wood, stone or gold.
key-wall-blocked-word = closed
key-wall-blocked = Cannot be used now.
