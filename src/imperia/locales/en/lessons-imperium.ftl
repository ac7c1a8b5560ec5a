# The guided first game of Imperium: lessons/imperium/first.json.

lesson-imperium-first = Your first game
    .about = Four rounds as Romans against the Greeks: Activate, Revolt and Innovate, the market, Solstice, history and the way to an Empire.

lesson-imperium-first-welcome = You lead a people through the ages. Your deck of cards is your nation: it grows with what you acquire and with its own great men. You play the Romans, Ilona the Greeks. This lesson is a real game: only the moves are agreed beforehand.
    .title = Welcome to history

lesson-imperium-first-state = Here is what you own: material{ ICON("material", "") }, population{ ICON("population", "") } and progress{ ICON("progress", "") }. Every progress is a point at the end. Three actions{ ICON("action-token", "") } and five exhaust tokens{ ICON("exhaust", "") } are yours in every turn. You begin as Barbarians{ ICON("barbarian", "") }.
    .title = Your state

lesson-imperium-first-market = Five cards lie in the market: Regions, Uncivilised and Civilised cards, Tributaries. Under all but Regions Unrest{ ICON("unrest", "") } is hidden. Who acquires such a card takes the Unrest, too, and all tokens that lie on it.
    .title = The market

lesson-imperium-first-activate = A turn is one of three: Activate, Innovate or Revolt. Mostly you Activate: three actions, each plays a card from your hand.
    .title = What is your turn?
    .do = Activate.
    .not = First the usual way: Activate.

lesson-imperium-first-region = A pinned{ ICON("pinned", "") } card stays in play for good instead of going to the discard pile. Regions are pinned, and { $dalmatia } brings 1 population besides.
    .title = Play a Region
    .do = Play { $dalmatia }.
    .not = Begin with what stays and brings something: Dalmatia.

lesson-imperium-first-garrison = A Region may take a card from your hand as its garrison. There it is out of your deck, which keeps the deck slim. Today you need all that you hold.
    .title = A garrison?
    .do = Garrison nothing.
    .not = You need these cards. Put none of them under the Region.

lesson-imperium-first-city = { $rome } stays in play, too. It does nothing now: its ability works at the Solstice{ ICON("solstice", "") }, when everybody has had a turn.
    .title = A city
    .do = Play { $rome }.
    .not = Your city first: the sooner it stands, the more often it works.

lesson-imperium-first-advance = Your last action. { $advance } is not pinned: it does its work and goes to the discard pile, to come back when your deck is shuffled.
    .title = Go to the market
    .do = Play { $advance }.
    .not = Play Advance: it brings a new card into your deck.

lesson-imperium-first-way = For 3 material you acquire a card from the market, with the Unrest under it. For 5 you would break through: then there is no Unrest. You have three.
    .title = Two ways
    .do = Pay 3 material to acquire a card.
    .not = Five material you do not have. Take the cheaper way.

lesson-imperium-first-acquire = A card with the icon of an Empire{ ICON("empire", "") } cannot be played by Barbarians. But { $metropolis } is worth 2 points anyway, and a progress lies on it.
    .title = Acquire
    .do = Acquire { $metropolis }.
    .why = You will not remain Barbarians. When your people have become an Empire, this card waits in your deck.
    .not = Look at the tokens on the cards: take the Metropolis and the progress on it.

lesson-imperium-first-unrest = The card is in your hand, and the progress is yours. But so is the Unrest from under it: it is of no use, takes up room in your hand and is worth −2 points at the end.
    .title = The price of it

lesson-imperium-first-token = Your actions are spent, so you Clean up. First you put a progress from the supply on any card of the market. Whoever acquires the card gets it.
    .title = Clean up: a progress
    .do = Put it on { $cape }.
    .why = You have your eye on that card and can take it in your next turn. So the progress may come back to you.
    .not = Put it on a card that you want yourself: the Cape.

lesson-imperium-first-discard = Then you discard what you do not want to keep, and draw up to five. As Barbarians you cannot play the Metropolis yet: away with it, so that you draw a card more.
    .title = Clean up: the hand
    .do = Discard { $metropolis }.
    .why = It is not lost. It will be shuffled into your deck with the rest of the discard pile.
    .not = The Metropolis is what you cannot use now. Discard it.

lesson-imperium-first-solstice = Ilona has had her turn, and even put another progress on the Cape. The round is over: it is Solstice, and the abilities of your cards in play work. { $rome } offers you a trade: a card for something else.
    .title = Solstice
    .do = Use { $rome }.
    .not = Your city works only now. Use it.

lesson-imperium-first-give-up = A card goes to the discard pile and comes back later. { $conquer } can wait: you hold something better for taking Regions.
    .title = Which card?
    .do = Discard { $conquer }.
    .not = You will need the others at once. Discard Conquer.

lesson-imperium-first-gain = You may gain material, gain population, or draw a card. Material is what you lack.
    .title = What for?
    .do = Gain 1 material.
    .not = You have no material at all. Take that.

lesson-imperium-first-second = The second round. You begin every round; the order does not change. You hold two cards of Unrest, but also { $expansion }.
    .title = Once more
    .do = Activate.
    .not = You have much to do. Activate.

lesson-imperium-first-expansion = An attack{ ICON("attack-card", "") } hits all others. This one brings you two Regions without payment, and Ilona must take one of hers back into her hand.
    .title = An attack
    .do = Play { $expansion }.
    .not = This is the strongest card in your hand: Roman Expansion.

lesson-imperium-first-cape = Two progress lie on { $cape } now: one of yours, one of Ilona’s. Regions have no Unrest under them.
    .title = The first Region
    .do = Acquire { $cape }.
    .not = Two progress are two points. Take the Cape.

lesson-imperium-first-woodland = You may take a second one.
    .title = The second Region
    .do = Acquire { $woodland }.
    .not = Take the Woodland, too. It costs nothing.

lesson-imperium-first-history = Ilona has taken a Region back. And { $expansion } is gone from your deck: it lies in your history. Cards there are never drawn again, but they count at the end. Great deeds happen once.
    .title = History

lesson-imperium-first-triumvirate = Here is another great deed. { $triumvirate } breaks through: you take a card of the named suit without its Unrest, from the market or unseen from the top of its deck.
    .title = A breakthrough
    .do = Play { $triumvirate }.
    .not = The Regions can wait in your hand. Play the Triumvirate.

lesson-imperium-first-top = What lies in the market you know. What is on top of the deck nobody knows.
    .title = Try your luck
    .do = Take the top card of the deck.
    .not = Be bold: take the card that nobody knows.

lesson-imperium-first-shaduf = { $shaduf } stays in play. It has an Exhaust ability: such abilities cost no action but one of your exhaust tokens{ ICON("exhaust", "") }, each once a turn. At the end it is worth points for rivers{ ICON("drop", "") }.
    .title = Your third action
    .do = Play { $shaduf }.
    .not = One action is left. Play the new card.

lesson-imperium-first-token-again = Clean up again. A progress for the market: this time put it on a card that is new there.
    .title = Where to?
    .do = Put it on { $oasis }.
    .not = Put it on the Oasis. You will see what comes of it.

lesson-imperium-first-taken = Ilona took the Oasis at once, and the progress with it. That is why you should put it where she has no use for it. At the Solstice we passed over your city, for you need your cards.
    .title = A gift to Ilona

lesson-imperium-first-revolt = Three of your five cards are Unrest. You could play them one by one and pay. But a whole turn can be spent on getting rid of them: Revolt.
    .title = Too much Unrest
    .do = Revolt.
    .why = Three cards of −2 points each, and three places in your hand: that is worth a turn.
    .not = With three cards of Unrest nothing else is worth it. Revolt.

lesson-imperium-first-return = All the Unrest in your hand goes back, at no cost. If the pile of Unrest ever runs out, the game collapses, and who has the least of it wins.
    .title = Back with it
    .do = Return an Unrest card; the others go with it.
    .not = Return the Unrest.

lesson-imperium-first-patience = Now be clever. Ilona cannot play { $education }, no more than you: it wants an Empire. Progress on it will lie there for a while.
    .title = An investment
    .do = Put the progress on { $education }.
    .not = Put it where it is safe: on Education.

lesson-imperium-first-nation = Your draw deck was empty and has been shuffled. Each time, one card of your nation deck joins it: { $bread } is new, and in your hand already. So your people grow by themselves.
    .title = Your nation grows

lesson-imperium-first-innovate = Four progress lie on { $education } by now. You have no material for Advance. But there is a third kind of turn: discard your whole hand and break through for a suit of your choice.
    .title = Innovate
    .do = Innovate.
    .why = Your hand comes back sooner or later. Four points do not lie about every day.
    .not = Think of the four progress on Education: Innovate.

lesson-imperium-first-suit = You name the suit first, then you choose a card of the market or the top card of the deck.
    .title = Which suit?
    .do = Choose Civilised.
    .not = Education is a Civilised card.

lesson-imperium-first-education = A breakthrough takes the card with its tokens, but leaves the Unrest.
    .title = Well invested
    .do = Take { $education }.
    .not = There it lies, with four progress: Education.

lesson-imperium-first-accession = Look at Ilona: her nation deck was used up, so the card under it came, her accession. The Greeks are an Empire{ ICON("empire", "") } now. They play cards of Empires, and instead of nation cards they develop the costly ones beside.
    .title = The Greeks become an Empire

lesson-imperium-first-empire = Under your nation deck { $caesar } is waiting. Three more cards lie on him. The faster you go through your deck, the sooner he comes, and with him your Metropolis and Education.
    .title = Your own way

lesson-imperium-first-end = The end comes when the main deck runs out, when somebody has developed the last card, or when the King of Kings is turned over. Then this round and one more are played.
    .title = When it ends

lesson-imperium-first-score = If it ended now, you would have 18 points: 8 progress, the values of your cards, your population. Ilona would have 10.
    .title = Where you stand

lesson-imperium-first-farewell = You know the three kinds of turn, the market, Solstice, history and the way to an Empire. Play on; a quick bot takes Ilona’s seat.
    .title = Now it is up to you
