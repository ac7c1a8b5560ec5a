# The guided first game of Powers: lessons/powers/first.json.

lesson-powers-first = Your first game
    .about = A whole game in London: lay cards, survive a Threat, uncover a Candidate, let your own appear and choose when to end it.

lesson-powers-first-welcome = Secret powers contend for the office of Prime Minister. You lead the Mages; Ilona leads the Industrialists, Viktor the Sídhe. This lesson is a real game: only the moves are agreed beforehand.
    .title = Welcome to London

lesson-powers-first-goal = Nothing is counted until the end. Then every living Agent brings 4 points{ ICON("points", "") }, every Agent killed by your Threat 3, and a Candidate who appeared as many as the number of the round. Events bring points of their own.
    .title = What wins

lesson-powers-first-candidate = Every faction has four Characters. One of them is your Candidate, and only you know which; the other three become Agents whom you lay like other cards. A Candidate’s ability does not work.
    .title = Choose your Candidate
    .do = Make { $arminus } your Candidate.
    .why = His ability, to copy another Agent, is hard to use. You lose the least by it.
    .not = Any of the four would do. In this game let it be Arminus Wambrey, for the others will be useful on the table.

lesson-powers-first-hand = You hold five cards, and draw one whenever you have laid one. Agents are people who bring points. A skull{ ICON("skull", "") } marks Threats, which kill the Agents of others, a shield{ ICON("shield", "") } Hideouts, which protect yours. All others are Events. Point at a card to read it.
    .title = Your hand

lesson-powers-first-grid = Every player has a row, and yours is the lowest. Every round adds a column with one card of each. On the left lie the Candidates, face down, with the four names that are possible.
    .title = Rows and columns

lesson-powers-first-traitor = Ilona has a traitor in her faction, so she had to lay first and face up: { $arms }. The others now lay face down, all at once. Viktor has done so already.
    .title = The traitor

lesson-powers-first-agent = Begin with an Agent: { $morrigan } brings 4 points if she lives, and more for every Event with a knot.
    .title = Lay a card in secret
    .do = Lay { $morrigan } from your hand.
    .why = Ilona’s open card is an Event and threatens nobody. Only Viktor’s card is unknown: that is a risk one may take.
    .not = Every card has its time. Begin with an Agent: Morrigan Eveningstar.

lesson-powers-first-reveal = All cards of the column were turned over together. They are always evaluated in the same order: Events, Agents, Threats, Hideouts.
    .title = The reveal

lesson-powers-first-guessed = Whoever shows an Agent gives something away: she is not the Candidate. So the opponents may guess your Candidate’s name together, once for each new Agent. They said { $cornelius }, and that is wrong.
    .title = A guess at you
    .why = A wrong guess costs nothing. But each one leaves fewer names, and the next may hit.

lesson-powers-first-threat = Viktor laid { $elfshot }. A Threat endangers all Agents of others in its column, so { $morrigan } is in danger. She has one round: at the end of the next one she dies unless she is protected.
    .title = A Threat

lesson-powers-first-hideout = A Hideout protects the Agents directly left and right of it in your row. Ilona has passed the traitor on to you, so this time you lay first and everybody sees your card.
    .title = Save Morrigan
    .do = Lay { $chamber }, right beside Morrigan.
    .why = A Hideout loses nothing by being seen. Your secret cards had better wait for a round in which nobody looks.
    .not = Morrigan would die then. Only the Hideout, The Mirror Chamber, saves her this round.

lesson-powers-first-guess = Ilona showed an Agent, { $bartholomew }. Now you and Viktor may guess at her Candidate. Each proposes a name in secret, and a guess counts only if both agree. Viktor has proposed already.
    .title = Your turn to guess
    .do = Propose { $tobias }.
    .why = Bartholomew lies on the table, so three names are left. Try one of them, it costs nothing.
    .not = Let us try Tobias Crank, so that you see what a guess leads to.

lesson-powers-first-saved = You both said { $tobias }, and it was wrong: one name fewer. And the Threat of the first round has come to nothing, because { $chamber } lies beside { $morrigan }.
    .title = Wrong, but safe

lesson-powers-first-pass-on = At the end of a round whoever had the traitor names the next one. To lay openly is a burden, so give it to the one whose plans you fear.
    .title = Pass the traitor on
    .do = Give the traitor to Viktor.
    .why = Viktor has a Threat on the table already. If he must show his card, you can answer it.
    .not = Give it to Viktor this time: then his next card is open.

lesson-powers-first-open-agent = Viktor had to show his card: the Agent { $tamlin }. Now you know two things. A Threat would hit somebody this round; and as an Agent of his comes out, there will be a guess at his Candidate.
    .title = Viktor shows an Agent

lesson-powers-first-eye = { $eye } lets you look at a hidden Candidate. Events act before the guessing: what you see you can use at once.
    .title = The right moment
    .do = Lay { $eye }.
    .why = In a round without a guess you would only know the name. Today you can also say it.
    .not = That card keeps. Today the Eye of the Seer is worth most.

lesson-powers-first-look = The cards lie open, and your Event acts at once. You choose whose Candidate you look at. Nobody else will see it.
    .title = A look behind the mask
    .do = Choose Viktor.
    .not = It is Viktor’s Candidate that is guessed at this round.

lesson-powers-first-seen = Viktor’s Candidate is { $niamh }. Only you know it; the table shows it to nobody else.
    .title = Now you know

lesson-powers-first-name = Now it counts. Propose the name that you have seen. Ilona does not know it; see what she proposes.
    .title = Say the name
    .do = Propose { $niamh }.
    .not = You know better: it is Niamh of the Mists.

lesson-powers-first-vote = Ilona proposed another name. When proposals differ, they are shown to those who guess, and you vote once more, in secret. If you do not agree now, it counts as a wrong guess.
    .title = The vote
    .do = Stay with { $niamh }.
    .why = Ilona sees how sure you are. It is good for her, too, if Viktor is uncovered.
    .not = Do not give way: Niamh of the Mists is right.

lesson-powers-first-uncovered = Ilona agreed, and { $niamh } is uncovered. Viktor can no longer let her appear and gets no points for her. Ilona’s { $machine } now threatens { $tamlin }, and nothing protects him.
    .title = Uncovered!

lesson-powers-first-prey = A new round: Viktor gave the traitor to Ilona, and she had to show { $tobias }, an Agent. Viktor’s card is still hidden.
    .title = Prey

lesson-powers-first-strike = You hold two Threats. One of them hits every Agent of others in this column: Tobias for certain, and Viktor’s card if it is an Agent too.
    .title = Strike
    .do = Lay one of your Threats; either will do.
    .why = Besides, a Threat is almost the only card with which your Candidate may appear.
    .not = This is the moment for a Threat: Ilona’s Agent lies open.

lesson-powers-first-half = Ilona’s Agent is new, so there is a guess. { $bartholomew } and { $tobias } lie on the table: it is { $jane } or { $virginia }.
    .title = One of two
    .do = Propose { $virginia }.
    .not = It is one of two. Try Lady Virginia Campbell.

lesson-powers-first-appear = Your Threat was not cancelled, so your Candidate may appear now. That is worth as many points as the number of the round: 4. Later it would be worth more, but whoever waits may be uncovered.
    .title = Shall your Candidate appear?
    .do = Let your Candidate appear.
    .why = The others have three names to choose from, and one of them is off already. And only a Threat, of which you have one more, gives you another chance.
    .not = Four points for certain are a good bargain. Let him appear.

lesson-powers-first-dead = { $tamlin } died at the end of the round: face down he brings Viktor nothing, and Ilona gets 3 points for him. Your Candidate stands in the light, and nobody can guess at him any more.
    .title = The first dead

lesson-powers-first-deduce = Lady Virginia was wrong, so Ilona’s Candidate must be { $jane }. Remember it: the next time Ilona shows an Agent you can say her name, if Viktor agrees.
    .title = What a wrong guess tells

lesson-powers-first-knot = { $knot } is an Event with a knot{ ICON("knot", "") }. It brings 2 points at the end, and { $morrigan } adds 2 for it.
    .title = Points for the end
    .do = Lay { $knot }.
    .not = You have threatened enough for now. Collect points: lay the Knot of Wisdom.

lesson-powers-first-kill = { $tobias } had nobody to protect him. Your Threat killed him: 3 points for you.
    .title = Your Threat has struck

lesson-powers-first-escaped = { $eillid } got away: she is protected while an Event with a knot lies beside her, and Viktor laid { $dusk } just in time. It pays to read the cards of others.
    .title = One got away

lesson-powers-first-end = Three Threats lie on the table. With the fourth, one more than there are players, the game ends after that round. It also ends when all Candidates are known.
    .title = When it ends

lesson-powers-first-score = If it ended now, you would have 17 points: Morrigan 4 and 4 for the knots, 3 for Tobias, 4 for your Candidate, 2 for your own knot. Ilona, who has just laid a new Agent, would have 13, Viktor 8.
    .title = Where you stand

lesson-powers-first-johanna = Some Agents act right after the reveal. { $johanna } names an Agent of another player in her column. If nobody ever guesses that player’s Candidate, the named Agent dies at the end, and no Hideout helps.
    .title = An Agent with a target
    .do = Lay { $johanna }.
    .why = Ilona had to lay openly again, and { $virginia } is an Agent. Your Candidate is known, so a new Agent of yours gives nobody a guess any more.
    .not = Lady Johanna Griffiths needs an Agent of another player in her column, and today there is one.

lesson-powers-first-aimed = There was one Agent to name, and so { $johanna } aims at { $virginia }. Ilona’s Agent acts at once, too: she could have let the Candidate appear. Ilona keeps hers hidden.
    .title = Named

lesson-powers-first-last-name = You know the name: { $jane }. But it is the last hidden Candidate. A right guess would end the game after this round, bring Ilona 3 points for being known last, and save { $virginia }.
    .title = When not to guess
    .do = Do not guess.
    .why = Viktor is behind and does not want the end yet. You still hold cards that bring points.
    .not = Keep the name to yourself this time: choose not to guess.

lesson-powers-first-pile = Nobody guessed. Your draw pile is empty now, so from here on your hand shrinks. Should somebody have no card left to lay, the game would end, too.
    .title = The last cards

lesson-powers-first-rituals = Ilona gave the traitor to you. { $rituals } protects both of its neighbours as a Hideout does: { $johanna } on its left, and whoever you lay on its right.
    .title = Protection on both sides
    .do = Lay { $rituals }.
    .why = It does not matter that all see it. And it stays an Event: what cancels Hideouts does not touch it.
    .not = First make your Agents safe: lay Protective Rituals.

lesson-powers-first-cancelled = Viktor’s { $battle } cancels all Hideouts of this column, before they could act: Ilona’s { $workshop } lies face down, protects nobody and counts for nothing. Your card is an Event and stays.
    .title = Cancelled

lesson-powers-first-count = Every faction has two Threats. Each of you has laid one, so each may still hold the other. Name who has the traitor next: who must lay openly cannot surprise you with a Threat.
    .title = Count the Threats
    .do = Give the traitor to Ilona.
    .not = Give it to Ilona this time: let Viktor’s card stay hidden.

lesson-powers-first-cornelius = { $cornelius } adds 1 point for each Event of his column, and Ilona’s open card is one. The card on his left protects him, even if Viktor has laid a Threat.
    .title = A safe place
    .do = Lay { $cornelius }.
    .why = Another Threat would make this the last round. Then there is no next card that could save an Agent: all are judged at once.
    .not = Lay Cornelius Vane while the card on his left protects him.

lesson-powers-first-race = Viktor’s card was only a Hideout, so { $cornelius } is worth 5 points. Ilona’s { $race } counts at the end, from where it lies: so does every Event that does not act at once.
    .title = Events for the end

lesson-powers-first-fourth = Viktor must lay openly, and he lays { $hunt }: the fourth Threat. This round is still finished, then the game is over. The next card is your last.
    .title = The last round

lesson-powers-first-bonus = Whoever has a Threat in the column that brings enough of them gets 3 points. Viktor will; you can, too. An Agent laid now would die at once, for nothing on the left protects it.
    .title = Who ends the game

lesson-powers-first-standing = As it lies, you have 26 points, Ilona 13 and Viktor 16. Whoever has most wins; if two have the same, the Candidate who appeared later decides.
    .title = Where all stand

lesson-powers-first-farewell = You know all you need: lay in secret, threaten and protect, guess, appear, and end it in time. Lay your last card as you like; quick bots take the seats of Ilona and Viktor, and the points are counted on the table.
    .title = Now it is up to you
