# The guided first game of Settlers: lessons/settlers/first.json.

lesson-settlers-first = Your first game
    .about = Two rounds as Romans against the Barbarians: build, make a Deal, raze and be razed, found your faction’s Locations.

lesson-settlers-first-welcome = In five rounds you build an empire out of cards. You lead the Romans, Ilona the Barbarians. Who has the most victory points{ ICON("vp", "") } after the fifth round wins. This lesson is a real game: only the moves are agreed beforehand.
    .title = Welcome to the empire

lesson-settlers-first-uses = Every card can be used in more than one way. A common card is built, or razed for quick goods. A card of your faction is built, or turned into a Deal that brings something every round. Half of the game is to choose which.
    .title = One card, several uses

lesson-settlers-first-lookout = A round begins with the Lookout: a card of your faction came by itself, and of the common cards in the row everybody takes one in turn. You are the first player and take first.
    .title = Lookout
    .do = Take { $field }.
    .why = Food makes Deals possible, and you have none. Razed, the Grain Field brings two at once.
    .not = That is a good card, too. This time you will need food: take the Grain Field.

lesson-settlers-first-second = The second row is taken in the opposite order: Ilona has chosen first, you choose last.
    .title = And once more
    .do = Take { $farmer }.
    .why = He turns a worker{ ICON("settler", "") } and a food into 2 victory points, round after round.
    .not = The Masons Guild needs more stone than you have. Take the Pig Farmer.

lesson-settlers-first-production = Then comes Production: your board has given you 2 workers{ ICON("settler", "") }, 1 wood{ ICON("wood", "") }, 1 stone{ ICON("stone", "") }, 1 raze token{ ICON("raze", "") } and 1 defence token{ ICON("defense", "") }. Later your Deals and Locations add to it. What you do not use is lost at the end of the round.
    .title = Production

lesson-settlers-first-build = Now you take turns, one action each. The first Locations should be those that produce: they give their goods at once and again every round.
    .title = Build
    .do = Choose { $village } in your hand and build it for 1 wood.
    .why = It brings a worker now, another one as its building bonus, and one more in every round to come.
    .not = Later. One wood is best spent on the Village now.

lesson-settlers-first-defend = Others may raze your common Locations. A defence token makes that dearer by one raze token. It costs no action, but it goes away at the end of the round.
    .title = Protect it
    .do = Put the defence token on { $village }.
    .not = First protect what you have built: put the token on the Village.

lesson-settlers-first-turns = Ilona razed { $quarry } from her own hand: one raze token for two stone. That is the second use of a common card. You can do the same.
    .title = Ilona’s turn

lesson-settlers-first-raze-hand = To build a Grain Field you would need food already. Razed, it brings two at once: the field at the top of a card shows what.
    .title = Raze a card
    .do = Choose { $field } in your hand and raze it.
    .why = You have one raze token. It is better spent on two food than kept for a rival whose Locations cost two.
    .not = It is the Grain Field that brings food. Raze that one.

lesson-settlers-first-deal = A card of your faction need not be built. For 1 food{ ICON("food", "") } it is tucked under your board as a Deal and brings the good of its lower edge: now, and in every Production.
    .title = Make a Deal
    .do = Choose { $legion } in your hand and make a Deal with it.
    .why = It brings a raze token every round. Two of them raze a Location of Ilona’s, and Romans may keep raze tokens from round to round.
    .not = Make the Deal with the Legion: raze tokens will be useful soon.

lesson-settlers-first-send = You have four workers, but no wood. Two workers can always be sent out: they bring one resource or one card.
    .title = Send workers
    .do = Send workers.
    .not = Without wood nothing can be built. Send workers for it.

lesson-settlers-first-pairs = As many pairs as you like may go in one action. One is enough now: your Pig Farmer will need a worker later.
    .title = How many?
    .do = Send one pair.
    .not = Send only one pair; the other workers have something to do.

lesson-settlers-first-take = Each pair brings wood, stone or food, or a card of either deck; never gold.
    .title = What do they bring?
    .do = Take wood.
    .not = The Pig Farmer costs wood and stone. Stone you have: take wood.

lesson-settlers-first-action = Ilona has built { $forest }, a Location of her faction. Those of Barbarians and Romans can never be razed. Now you build an action Location: it does nothing by itself, but you may activate it once a round.
    .title = An action Location
    .do = Choose { $farmer } and build him for 1 wood and 1 stone.
    .not = All you have gathered is for the Pig Farmer. Build him.

lesson-settlers-first-activate = Ilona made a Deal, too: { $pack } brings her a raze token every round. You have a worker and a food: put them to work.
    .title = Activate
    .do = Choose { $farmer } on the table and activate him.
    .why = Two points for a worker and a food that would be lost at the end of the round.
    .not = You have just what the Pig Farmer needs. Activate him.

lesson-settlers-first-pass = Little is left to do. Who passes is out for this round, and nothing of theirs can be touched any more. It pays to pass in time.
    .title = Pass
    .do = Pass for this round.
    .not = You could do a few small things, but pass now: your Locations are then safe.

lesson-settlers-first-cleanup = Cleanup: goods are lost, but each faction keeps one kind. Romans keep raze tokens{ ICON("raze", "") }, Barbarians workers. Your Deal and your Locations stay. Ilona is the first player now and has taken { $joiner }.
    .title = The second round

lesson-settlers-first-ruins = { $ruins } cost nothing and bring a worker. And they have another charm: for a Location of your faction you must give up a Location that stands already.
    .title = Take something cheap
    .do = Take { $ruins }.
    .not = The Armorer is good, but the Ruins fit your plan: they cost nothing.

lesson-settlers-first-choice = This time choose for yourself: none of these cards is needed in this lesson. Look at them closely; you may play on with it.
    .title = Your own choice
    .do = Take any card of the row.

lesson-settlers-first-razed = Ilona is first and has razed your Village: two raze tokens, for the defence token is gone since Cleanup. She took the goods of its upper edge. You keep a Foundation{ ICON("foundation", "") }, and got 1 wood as a consolation.
    .title = Razed!
    .why = That is why new defence tokens are put down early, and why one passes in time.

lesson-settlers-first-faction = Make the best of it. { $builder } has a house in its cost: besides 1 stone a Location must go, or a Foundation in its place. What is built there cannot be razed.
    .title = Build with your faction
    .do = Choose { $builder } in your hand and build it.
    .why = It brings wood and stone now and in every round, and 2 points at the end.
    .not = Use the Foundation first: build the Builder.

lesson-settlers-first-foundation = What will you give up: the Pig Farmer, or the Foundation that lies there of no use?
    .title = The house in the cost
    .do = Give up the Foundation.
    .not = The Pig Farmer works for you. Give up the Foundation.

lesson-settlers-first-raze = Now pay her back. You have three raze tokens: one was kept, one came from the board, one from the Deal. Ilona has protected { $joiner }, but not { $sculptor }.
    .title = Raze
    .do = Choose { $sculptor } in Ilona’s empire and raze it for 2 raze tokens.
    .why = You get a worker and a stone, and Ilona loses a Location that makes points. She keeps a Foundation and gets a wood.
    .not = With two raze tokens hit where it hurts: the Court Sculptor.

lesson-settlers-first-free = Now you have two stone: enough for a second Location of your faction. Only a house to give up is missing.
    .title = Prepare the ground
    .do = Build { $ruins }; they are free.
    .not = The Ruins first: they are the house that you will give up.

lesson-settlers-first-kinds = Your Locations lie in three rows: production, features, actions. A feature works all the time, or whenever what it names happens; no goods are laid on it. { $ruins } are one that gives only its building bonus, once.
    .title = Three kinds of Location

lesson-settlers-first-colony = Ilona passes: she keeps her workers, as Barbarians may. You go on alone, turn after turn, as long as you like.
    .title = A second one
    .do = Choose { $colony } and build it.
    .why = A worker and a gold now and in every round, and 2 points at the end. Three rounds are still to come.
    .not = You have gathered everything for the Trade Colony. Build it.

lesson-settlers-first-house = Again something must go for the house. Everything that lies on it would be lost with it.
    .title = Give up the Ruins
    .do = Give up { $ruins }.
    .not = The Ruins have done their work. Give them up.

lesson-settlers-first-gold = You have a gold{ ICON("gold", "") }, but no food. When you pay, gold stands for any one resource: wood, stone or food.
    .title = Gold
    .do = Activate { $farmer } once more; gold pays for the food.
    .not = Let the Pig Farmer work once more: gold replaces the food.

lesson-settlers-first-rest = Wood and workers will be lost at Cleanup. Even a Location that is of little use brings 1 point at the end.
    .title = Use it or lose it
    .do = Build { $hunter } for 1 wood.
    .not = A wood is left over: build Johnny the Hunter with it.

lesson-settlers-first-pass-again = That will do for this round. Your last raze token stays with you.
    .title = Done for today
    .do = Pass for this round.
    .not = Enough for this round: pass.

lesson-settlers-first-score = If it ended now: 4 points from the Pig Farmer, 2 for each Location of your faction, 1 for each common one. That is 10, and Ilona has 9.
    .title = Where you stand

lesson-settlers-first-farewell = You know all the actions: build, make a Deal, raze, activate, send workers, pass. Three rounds are left. Play on; a quick bot takes Ilona’s seat.
    .title = Now it is up to you
