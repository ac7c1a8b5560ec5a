# The guided first game of The Great Wall: lessons/wall/first.json.

lesson-wall-first = Your first year
    .about = One year at the Wall: officials, soldiers, a defeated horde, a part of the Wall, and the first winter.

lesson-wall-first-welcome = Three clans guard the border where the Great Wall is being built: yours, Mei’s and Jun’s. You build and fight side by side, but honour is counted for each clan alone. This lesson is a real game; only the moves are agreed beforehand.
    .title = Before the Wall

lesson-wall-first-goal = Whoever has the most honour{ ICON("honour", "") } at the end wins. It comes from almost everything: building, fighting, giving, cards. The game ends when two sections of the Wall are complete, when time runs out or when no shame token is left.
    .title = What wins

lesson-wall-first-sections = The Wall has three sections, and before each of them stands a horde. At any time you read its attack against the defence of the Wall. Today the left section would fall in winter: attack 9, defence 6.
    .title = Three sections

lesson-wall-first-general = Everyone was dealt two generals and keeps one. A general says what you begin with, how high your tea stands, and has an ability that grows with your support advisors.
    .title = Choose your general
    .do = Keep { $wujie }.
    .why = He rewards you when a section holds where your soldiers stand. This year that will happen.
    .not = Either general would do. In this game let it be Wu Jie.

lesson-wall-first-advisor = Of two advisors one becomes active and works for you from now on. The other one only supports your general.
    .title = An active advisor
    .do = Let { $zhang } be active.
    .why = He brings honour{ ICON("honour", "") } whenever a part of the Wall is built, by you or by others.
    .not = It is the Painter who fits this year: the Wall is about to grow.

lesson-wall-first-command-cards = The first year begins with autumn. All clans have the same six command cards and choose one in secret. Each card lets its owner do more and the others less.
    .title = Autumn: commands

lesson-wall-first-command = The others have laid theirs face down. When you have chosen, all are turned up together.
    .title = Play a command
    .do = Play { $economy }.
    .why = It places three officials and brings gold: a quiet card for the first year.
    .not = Every command has its year. Begin with Economy.

lesson-wall-first-track = In tea order everybody lays the card on a free position. Jun took the second, Mei the third, so the first one is yours. Cards are carried out from the first position on; while yours is carried out, it is your turn.
    .title = The command track

lesson-wall-first-locations = Your officials work in locations. Those with a golden rope are regular: they act only when all places are taken, by whomever. The others are special and need a single official. So officials of others help you, and yours help them.
    .title = Ten locations

lesson-wall-first-academy = Economy lets you place three officials. In the War Academy each of them draws a tactic card, and no other place has to be taken.
    .title = The War Academy
    .do = Place an official in the War Academy.
    .why = Two officials there draw two cards. The second one goes there by himself.
    .not = First let us go and get tactic cards: in the War Academy.

lesson-wall-first-quarry = The Quarry brings stone, but only when all three of its places are taken. An official who waits stays there, also across years.
    .title = The Quarry
    .do = Place an official in the Quarry.
    .why = Stone builds the Wall. Whoever joins you later fills the places for you.
    .not = Now the Quarry: you will soon need stone.

lesson-wall-first-others-place = Your card lets the others place two officials each. Mei and Jun now stand in the Barracks, where one place is still free. Remember it.
    .title = The others place too

lesson-wall-first-activate = After the card all locations that can act are activated, in the order you choose. Everybody who has officials there takes part; then they go home.
    .title = Activate a location
    .do = Activate the War Academy.
    .why = Mei’s official waits in the Imperial Embassy; it comes next by itself.
    .not = Begin with the War Academy, for you have officials there.

lesson-wall-first-draw = One card for each official. At most five tactic cards may be in your hand.
    .title = Draw tactics
    .do = Draw 2 cards.
    .why = More cards, more moments at which you can surprise the others.
    .not = You have two officials there, so draw two.

lesson-wall-first-jun-turn = Now Jun’s card is carried out: { $audience }. As one of the others you place two officials. One more in the Barracks, and all its places are taken.
    .title = Jun’s turn

lesson-wall-first-mine = The Mine brings gold. Nobody is there yet, but in Mei’s turn that may change.
    .title = The Mine
    .do = Place an official in the Mine.
    .why = The two officials must go to different locations.
    .not = Start with the Mine; the Barracks come right after.

lesson-wall-first-barracks = With your official all three places of the Barracks are taken. They will be activated in this turn, though it is Jun’s.
    .title = The Barracks are full
    .do = Place an official in the Barracks.
    .why = In the Barracks soldiers are recruited: one for each official.
    .not = The free place in the Barracks is what we need now.

lesson-wall-first-tactics = A tactic card can be played at the moment that it names, in anybody’s turn. The upper effect is free; the boosted one has a price in chi{ ICON("chi", "") }. You are asked only when one of your cards fits.
    .title = A moment for a tactic

lesson-wall-first-conscription = The Barracks are about to be activated: the moment for your { $conscription }.
    .title = Conscription
    .do = Play { $conscription }, boosted.
    .why = For 2 chi a spearman joins you at once and without a price, besides the one you recruit.
    .not = Play it boosted: the free spearman comes at just the right time.

lesson-wall-first-spearman = Choose what the card gives you.
    .title = A free spearman
    .do = Recruit the spearman.
    .why = A spearman covers one field of a horde in the first row.
    .not = The card offers a spearman. Take him.

lesson-wall-first-field = A recruit attacks at once or waits in a staging area. Every field of a horde holds a reward that you gain when your soldier steps on it. When all fields are covered, the horde will be defeated.
    .title = Attack!
    .do = Let the spearman attack the lit field of the right section.
    .why = This field gives 1 gold, and the horde on the right has only four fields.
    .not = Attack on the right: the horde there has few fields and will fall soon.

lesson-wall-first-tiger = An attack opens another moment, for { $tiger }. Wounds cover fields as soldiers do, but they bring no reward.
    .title = After the attack
    .do = Play { $tiger }, boosted.
    .why = Two wounds and 2 honour{ ICON("honour", "") } for 1 chi. After that a single field is left.
    .not = The boosted effect puts two wounds: that is what we want.

lesson-wall-first-wound = Put the wounds on fields whose reward you can do without. The second one goes to the field beside it.
    .title = Two wounds
    .do = Put a wound on the lit field.
    .why = The field that is left has a reward for the one who finishes the horde.
    .not = Put it on the lit field, please: the other reward is for a soldier.

lesson-wall-first-horseman = Jun’s spearman took the last field on the right, and Mei recruited an archer who waits. Now it is you who recruits, one soldier for your official.
    .title = Recruit a horseman
    .do = Recruit a horseman.
    .why = He is dear, but covers two fields at once, in any row.
    .not = This time a horseman: the left section needs strength.

lesson-wall-first-pair = A horseman stands on two neighbouring fields of one horde, and both rewards are yours.
    .title = Two fields at once
    .do = Attack the lit pair of fields of the left section.
    .why = It brings 1 chi and 1 honour{ ICON("honour", "") }, and he stands at the section that is in danger.
    .not = Send him to the left section: only there is the Wall in danger.

lesson-wall-first-defeated = At the end of Jun’s turn the horde on the right was defeated: all its fields were covered. Everybody who stood on it gained 2 honour{ ICON("honour", "") }. You and Jun covered one field each; tea decides ties, so Jun captured the card.
    .title = A horde is defeated

lesson-wall-first-casualties = A victory costs lives: the number below the year says how many soldiers of each clan fall. For 2 chi{ ICON("chi", "") } one of them is saved, as Jun’s spearman was. Yours has gone back to your supply and can be recruited again.
    .title = Casualties

lesson-wall-first-quarry-full = Mei’s officials went to the Quarry and to the Builders’ Camp. In her turn you place two again. Your second one in the Quarry fills it.
    .title = Mei’s turn
    .do = Place an official in the Quarry.
    .why = Two of three officials there are yours: you gain two stone.
    .not = The Quarry has just one free place. Take it.

lesson-wall-first-alone = Some locations bear a cracked shield{ ICON("shame", "") }. Whoever is there alone when it is activated takes a shame token. So invite company, or wait for it.
    .title = Not alone

lesson-wall-first-builders = Where the Wall is built. It is special, so one official is enough, and Mei waits there already.
    .title = The Builders’ Camp
    .do = Place an official in the Builders’ Camp.
    .why = In a location with a shame icon it is better not to be alone; with Mei there, nobody is ashamed.
    .not = Now the Builders’ Camp: the Wall shall grow.

lesson-wall-first-production = The Mine is full and brings gold to all who are there. Production goes in three steps, each for everybody: gain, promote an overseer, donate. Mei and Jun have promoted theirs; now it is your turn.
    .title = Production

lesson-wall-first-promote = For 2 stone a soldier of your supply becomes overseer of the Mine. An overseer brings more whenever the Mine is activated, and income in summer.
    .title = An overseer
    .do = Promote an overseer in the Mine.
    .why = The earlier you have overseers, the more summers they pay.
    .not = An overseer pays for the whole game. Promote one.

lesson-wall-first-kind = An overseer stays for good and no longer fights, so take a soldier you can spare.
    .title = Who oversees?
    .do = Make an archer overseer.
    .why = You have four archers and only two horsemen, and spearmen are needed most.
    .not = Take an archer: the others will be needed on the hordes.

lesson-wall-first-donate = The third step: one gold for the Storehouse brings you 2 honour{ ICON("honour", "") } at once. What lies in the Storehouse pays for buildings first, whoever builds.
    .title = A gift to all
    .do = Donate 1 gold.
    .why = The others have given too, and you are going to build today.
    .not = Give: it brings honour, and the Storehouse will pay for your Wall.

lesson-wall-first-mei-built = The Quarry gave you two stone, and another archer oversees it. Now the Builders’ Camp: with the Storehouse Mei paid for a part of the Wall on the left. She gained 5 honour{ ICON("honour", "") }, and { $zhang } gave you 1.
    .title = Mei builds

lesson-wall-first-barricade = For each official there you build once: a part of the Wall, or a barricade{ ICON("barricade", "") }. A barricade costs 2 resources, brings 2 honour{ ICON("honour", "") } and adds 2 to the defence, but only for this winter; the Wall stays.
    .title = Barricades

lesson-wall-first-wall = A part of the Wall costs 5 resources of any kind but chi, and brings as much honour{ ICON("honour", "") }. What the Storehouse pays counts too.
    .title = Build the Wall
    .do = Build a part of the Wall in the middle section.
    .why = Wood from the Storehouse pays for two of the five.
    .not = Build in the middle: there the Wall is still bare.

lesson-wall-first-pay = Three resources are yours to pay, stone and gold in any mix.
    .title = How to pay
    .do = Pay 2 stone; the rest is gold.
    .why = Keep some of both: next year brings new needs.
    .not = Let us pay with 2 stone and 1 gold.

lesson-wall-first-winter = In winter the hordes attack, section by section. Everywhere the defence was at least as strong, so all sections held. Your horseman stood on the left, and { $wujie } brought you 1 honour{ ICON("honour", "") } for it.
    .title = Winter: the assault

lesson-wall-first-volley = Before the attack the archers on the battlements shoot: each puts a wound on a horde of its section, every winter. An archer is sent to a firing position when it attacks, and stays there until moved.
    .title = Archers

lesson-wall-first-breach = If an attack is stronger, the section is breached. Then everybody takes a shame token for each horde there without a soldier of their own on it, and loses honour with it at the end. So fight a little everywhere.
    .title = If the Wall breaks

lesson-wall-first-spring = A new year. First time moves on, then new hordes come: empty sections first, then where the back of the top card points. Two have arrived. Advisors on offer change too.
    .title = Spring: new hordes

lesson-wall-first-income = In summer every overseer brings one resource for each level, without any official. You got stone and gold. Shame can be bought off with chi{ ICON("chi", "") } now. The command cards of autumn go to the discard pile.
    .title = Summer: income

lesson-wall-first-reclaim = Take all your command cards back, or 2 honour{ ICON("honour", "") } for each that lies there. With five in hand you can do without one.
    .title = Cards or honour
    .do = Take honour.
    .why = Take the cards back when several lie there, or when you need one of them.
    .not = One card is not worth it yet: take honour.

lesson-wall-first-elsewhere = The Teahouse lifts you in tea order: who is higher acts first and wins ties. The Headquarters move waiting soldiers to another section. The Imperial Embassy hires officials and advisors for gold.
    .title = Where you have not been yet

lesson-wall-first-next = Again everybody chooses a command. Each card asks something of the others: Despotism acts where places are still free, Attack Order sends soldiers, Betrayal is played once in a game.
    .title = The second autumn

lesson-wall-first-end = The end is checked in winter only. Then honour{ ICON("honour", "") } from captured hordes, artifacts and cards is added and shame is taken off. You can look up what each would have now at any time.
    .title = How it ends

lesson-wall-first-free = That is all you need. Play on from here: quick bots take over for Mei and Jun, and nothing is agreed any more. If something is unclear, press it, and the table says why; the rules open beside the board.
    .title = The Wall is yours to guard
