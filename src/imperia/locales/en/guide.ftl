# The guide of every game: how a card is read.

guide-read-suit = Ribbon: whose card it is, and of what kind.
guide-read-cost = Cost: what is paid for it.
guide-read-points = Laurel: points at the end of the game.
guide-read-type = Type: what kind of card it is.
guide-read-text = Effect, in the order in which it happens.
