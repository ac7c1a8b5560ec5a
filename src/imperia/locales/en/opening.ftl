# Opening a table: ways to play, and what is wrong with what was chosen, in the words of the page where it is chosen.

setup-any = Any

## How to play
way-solo = Solo
way-solo-help = one player
way-duel = Duel
way-duel-help = two, each for themselves
way-coop = Together
way-coop-help = all on one side
way-bots = With bots
way-bots-help = you can begin at once
way-screen = At one screen
way-screen-help = a curtain between turns
way-remote = From afar
way-remote-help = each at their own
way-powers-solo = Powers takes three at least
way-powers-duel = Powers takes three at least
way-powers-coop = In Powers all are rivals
way-settlers-solo = against the virtual player
way-settlers-coop = In Settlers all are rivals
way-imperium-solo = Imperium is for two to four here
way-imperium-coop = In Imperium all are rivals
way-wall-solo = alone against Qin Jiushao
way-wall-duel = two with the Reed Clan
way-wall-coop = together against the hordes

## What is wrong
wrong-players = There can be { $least } to { $most } players; the number of seats is { $seats }.
wrong-factions-twice = { $name }: somebody else has this faction. Choose another one here.
wrong-powers-illuminati = In Illuminati nobody leads a faction; leave them to the lot.
wrong-settlers-solo-lookout = The solo game has a Lookout of its own.
wrong-settlers-solo-peaceful = The peaceful variant is for 2 to 4 players.
wrong-settlers-deck-shape = A deck has 3 titles in three copies, 6 in two and 9 single ones. Titles whose number of copies is { $n }: { $wanted } are needed, { $have } are in it.
wrong-imperium-nation-twice = { $name }: somebody else has this nation. Choose another one here.
wrong-imperium-not-in-box = The { $name } are not in this box ({ $box }). Choose another nation, or both boxes.
wrong-imperium-commons = With one box alone its own common cards are used.
wrong-wall-coop-alone = Playing together takes 2 to 4 players. Add a seat, or play solo.
wrong-wall-general-twice = { $name }: somebody else has this general. Choose another one here.
wrong-wall-general-together = { $name } leads only when all play together. Choose another general, or play together.
wrong-wall-difficulty = The rival’s lead is chosen in the game for one only.
wrong-wall-advisors = The rival’s advisors are chosen in the game for one only.
