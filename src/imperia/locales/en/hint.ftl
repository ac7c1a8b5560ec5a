# Advice at the table: why a bot would answer so. Each part of a game's judgement has two sentences: an option does most
# for it, or less than another.

error-no-hints = Other people play here, and nobody agreed on advice when the table was opened.
error-no-advice = Nobody could think about it just now. Please try again in { $seconds } s.

hints-agreed = hints allowed
hint-thumb = Here the bot goes by a rule of thumb; looking ahead does not help.
hint-all-equal = As far as the bot can see all options come to the same.
hint-others-equal = { $n ->
    [one] One more option is just as good.
   *[other] { $n } more options are just as good.
}
hint-as-good = As good as the best, as far as the bot can see.
hint-at-once = { $n ->
    [one] It brings 1 point at once.
   *[other] It brings { $n } points at once.
}
hint-though = On the other hand: { $less }
hint-end = With it the game most often ends well for you.
hint-end-less = The game ends well for you less often.

hint-powers-points = It does most for your points on the table.
hint-powers-points-less = It brings you fewer points on the table.
hint-powers-secret = It keeps your Candidate’s appearance worth more.
hint-powers-secret-less = Your Candidate’s appearance would be worth less.
hint-powers-hand = It leaves you the better cards for the rounds to come.
hint-powers-hand-less = It leaves you weaker cards for the rounds to come.
hint-powers-rivals = It holds back your opponents most.
hint-powers-rivals-less = It leaves your opponents better off.
hint-powers-thumb-propose = A name that can still be right by all that you know: it lies nowhere on the table, is not in your hand and was not refuted. Only agreement makes a guess.
hint-powers-thumb-search = A name that can still be right by all that you know: it lies nowhere on the table, is not in your hand and was not refuted.
hint-powers-thumb-vote = Of the proposals this one is most likely right by all that you know; if none can be right, do not guess.

hint-settlers-points = It brings you the most points.
hint-settlers-points-less = It brings you fewer points.
hint-settlers-engine = It adds most to what your empire earns in the rounds to come.
hint-settlers-engine-less = Your empire would earn less in the rounds to come.
hint-settlers-supply = It leaves you the most useful goods.
hint-settlers-supply-less = It leaves you with fewer useful goods.
hint-settlers-hand = It leaves you the better cards in hand.
hint-settlers-hand-less = It leaves you with weaker cards in hand.
hint-settlers-questions = It spares you questions that lead to nothing.
hint-settlers-questions-less = You would be asked more often for nothing.
hint-settlers-solo = It brings you nearest to a lead over the Collection.
hint-settlers-solo-less = The Collection would stand better against you.
hint-settlers-rivals = It holds back the best of your opponents most.
hint-settlers-rivals-less = It leaves your best opponent better off.

hint-imperium-tokens = It brings you the most in progress and other tokens.
hint-imperium-tokens-less = It brings you fewer tokens.
hint-imperium-play = It does most for your cards in play and in your history.
hint-imperium-play-less = Your cards in play would be worth less.
hint-imperium-deck = It makes your deck better for the rounds to come.
hint-imperium-deck-less = Your deck would be weaker in the rounds to come.
hint-imperium-unrest = It keeps you safest from a Collapse.
hint-imperium-unrest-less = A Collapse would come nearer that you would lose.
hint-imperium-rivals = It holds back the best of your opponents most.
hint-imperium-rivals-less = It leaves your best opponent better off.
hint-imperium-pace = It brings your nation forward and makes more of your turn.
hint-imperium-pace-less = It makes less of your turn and brings your nation forward more slowly.
hint-imperium-thumb-way = The bot adds up what your hand could do by Activate, what Unrest you could return by Revolt, and the best card you could break through for, and takes the largest.
hint-imperium-thumb-token = The progress goes where a card is best for you: you want it to come to you with its tokens.
hint-imperium-thumb-aim = Keep what you will want to play next turn and Unrest for a Revolt; discard the rest, so that new cards come.

hint-wall-honour = It brings you the most honour by the end of the year.
hint-wall-honour-less = It brings you less honour this year.
hint-wall-goods = It leaves you the most goods.
hint-wall-goods-less = It leaves you with fewer goods.
hint-wall-people = It does most for your officials, overseers and advisors.
hint-wall-people-less = It does less for your officials, overseers and advisors.
hint-wall-soldiers = It gives you the most soldiers who can go on fighting.
hint-wall-soldiers-less = It gives you fewer soldiers who can go on fighting.
hint-wall-sections = It does most for hordes that you can win and for sections that will hold.
hint-wall-sections-less = Fewer hordes are in your reach, or a breach is nearer.
hint-wall-cards = It leaves you the better cards and place on the tea track.
hint-wall-cards-less = It leaves you fewer cards or a worse place on the tea track.
hint-wall-shame = Shame takes the least of your honour.
hint-wall-shame-less = Shame takes more of your honour.
hint-wall-rivals = It holds back the best of your opponents most.
hint-wall-rivals-less = It leaves your best opponent better off.
hint-wall-together = Together you come furthest with it: demands, Wall and hordes counted for all of you.
hint-wall-together-less = Together you would come less far.
hint-wall-thumb-aim = Together everybody gives what the demand asks for as long as it can be given.
hint-wall-thumb-demand = Together everybody gives what the demand asks for as long as it can be given.
