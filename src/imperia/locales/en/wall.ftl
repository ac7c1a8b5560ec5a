# The Great Wall in English: the course of the game, then what its cards say.
wall-title = The Great Wall

setup-wall-blurb = Raise the Wall, hold back the hordes and earn the most honour: three or four clans against each other, two with the Reed Clan between them, alone against Qin Jiushao, or all together for the Emperor.
setup-wall-mode = Mode
setup-wall-mode-help = Against each other, or together.
setup-wall-mode-competitive = Against each other
setup-wall-mode-competitive-help = Most honour wins. Two players share the board with the Reed Clan; one plays against Qin Jiushao.
setup-wall-mode-coop = Together
setup-wall-mode-coop-help = Two to four players fulfil the Emperor’s demands, and win or lose together.
setup-wall-generals = Generals
setup-wall-generals-help = As in the rules, two generals are dealt to a seat and one is kept. A seat may also begin with one chosen here, which is a set-up of our own.
setup-wall-generals-random = Two are dealt
setup-wall-generals-random-help = At the table two generals are dealt, and one is kept, as in the rules.
wall-generals = Generals
wall-generals-together = Only together
wall-trait-gen_yang_ye = honour for building
wall-trait-gen_liang_hongyu = honour for the fallen
wall-trait-gen_zhou_tong = archers
wall-trait-gen_che_kung = honour for attacks
wall-trait-gen_zhang_shijie = tactics bring chi
wall-trait-gen_yang_paifeng = wounds in attack
wall-trait-gen_han_shizhong = pairs of officials
wall-trait-gen_yue_fei = cheaper recruits
wall-trait-gen_meng_gong = horsemen
wall-trait-gen_bi_zaiyu = sheds shame
wall-trait-gen_wu_jie = holding the Wall
wall-trait-gen_zong_ze = honour for gifts
wall-trait-gen_liu_qi = captured hordes
wall-trait-cgen_li_gang = goods for all
wall-trait-cgen_wang_jian = stronger defence
wall-trait-cgen_yu_jie = cheaper Wall
wall-trait-cgen_lu_xiufu = wards off shame
wall-trait-cgen_wen_tianxiang = honour for demands
wall-trait-cgen_jiang_cai = saves soldiers
wall-trait-cgen_zhang_jue = wounds each turn
wall-trait-cgen_ma_ji = helps with officials
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
category-wall-honour-help = counted on the track during play
category-wall-shame = Shame
category-wall-shame-help = for soldiers who bear it
category-wall-captured = Captured hordes
category-wall-captured-help = as much as is printed on them
category-wall-artifacts = Artifacts
category-wall-artifacts-help = by their own conditions
category-wall-general = General
category-wall-general-help = what the general adds

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
heading-wall-season = { $season } of year { $n }
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
wall-option-position = Position { $position }
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
wall-option-shame = Shame under a soldier: { $kind }
wall-option-shame-card = Shame on { $card }
wall-option-shames = Shame under { $n } × { $kind }
wall-option-shed = Remove shame: { $kind }
wall-option-sheds = Remove shame from { $n } × { $kind }
wall-option-shed-card = Remove shame from { $card }
wall-option-give-up = Give up honour instead
wall-option-seat = { $seat }
wall-option-offer = { $card }
wall-option-demand = { $card }
wall-option-horde = { $horde }
wall-option-capture = { $card }
wall-option-official = Official: { $location }
wall-option-figure = { $kind }: { $horde }

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
wall-why-reclaim = Summer: take all of them from the discard pile (but Betrayal), or { $goods } for each that lies there.
wall-ask-buy-off = Remove shame?
wall-why-buy-off = Summer: each token costs { $goods }.
wall-ask-build = What do you build?
wall-why-build = One building for each action; the Storehouse pays first.
wall-ask-amount = { $way ->
    [store] How does the Storehouse pay
    [pay] How do you pay
    [gain] What do you take
   *[other] How many
}{ $work ->
    [wall] {" "}for the Wall part: { $section }?
    [barricade] {" "}for the barricade: { $section }?
   *[none] ?
}
wall-why-amount = { $goods }, one kind after the other.
wall-ask-recruit = Whom do you recruit?
wall-why-recruit = { $count ->
    [0] All are paid for first, then each attacks or waits.
   *[other] So far: { $recruits }. All are paid for first, then each attacks or waits.
}
wall-ask-recruit-goes = Where does your { $kind } go?
wall-why-recruit-goes = It attacks a horde at once, or waits in a staging area.
wall-ask-reduce = Which good do you pay less of?
wall-why-reduce = A reduction that names no good lets you choose.
wall-ask-stage = Which staging area?
wall-why-stage = Your { $kind } waits there until it is sent.
wall-ask-who-goes = Which recruit goes next?
wall-why-who-goes = Recruits act one after the other, in your order.
wall-ask-hire = Whom do you hire?
wall-why-hire = Imperial Embassy: an official, or an advisor of the row, who costs one gold more for each you have.
wall-ask-role = Active or support?
wall-why-role = An active advisor works by the text; a support advisor makes your general stronger.
wall-ask-promote = Promote your overseer?
wall-why-promote = { $location ->
    [none] An overseer of a higher level brings more.
   *[other] { $location }: an overseer of a higher level brings more.
}
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
wall-event-supplied = { $you ->
    [yes] You are equipped.
   *[no] { $seat } is equipped.
}
wall-event-general = { $you ->
    [yes] Your general is { $card }.
   *[no] { $seat } is led by { $card }.
}
wall-event-advisors = { $you ->
    [yes] Your active advisor is { $card }; { $support } supports you.
   *[no] { $seat } has the active advisor { $card } and the support advisor { $support }.
}
wall-event-horde = { $count ->
    [one] A new horde: { $card } ({ $horde }).
   *[other] New hordes: { $card }.
}
wall-event-horde-each = { $card } ({ $horde })
wall-event-raid = Raid: { $card } finds no room; { $n } shame leaves the bank.
wall-event-reshuffled = The discards are shuffled into a new { $deck }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
wall-event-gained = { $you ->
    [yes] You gain { $goods }.
   *[no] { $seat } gains { $goods }.
}
wall-event-row = { $count ->
    [one] { $card } joins the advisors on offer.
   *[other] New among the advisors on offer: { $card }.
}
wall-event-left-row = { $count ->
    [one] { $card } leaves the row.
   *[other] { $card } leave the row.
}
wall-event-stored = The Storehouse receives { $goods }.
wall-event-unstored = The Storehouse gives { $goods }.
wall-event-chose = { $you ->
    [yes] You play { $command }.
   *[no] { $seat } plays { $command }.
}
wall-event-track = { $you ->
    [yes] Your card lies on position { $position }.
   *[no] { $seat }’s card lies on position { $position }.
}
wall-event-swapped = The cards of { $seat } and { $other } change places on the track.
wall-event-reclaimed = { $you ->
    [yes] You take { $n ->
        [one] { $n } command card
       *[other] { $n } command cards
    } back.
   *[no] { $seat } takes { $n ->
        [one] { $n } command card
       *[other] { $n } command cards
    } back.
}
wall-event-took-back = { $you ->
    [yes] You take { $command } back.
   *[no] { $seat } takes { $command } back.
}
wall-event-kept = { $you ->
    [yes] You leave your command cards in the discard pile ({ $n }).
   *[no] { $seat } leaves command cards in the discard pile ({ $n }).
}
wall-event-turn = { $you ->
    [yes] Your turn, { $command }.
   *[no] { $seat }’s turn, { $command }.
}
wall-event-placed = { $you ->
    [yes] You place { $count ->
        [one] an official
       *[other] officials
    } ({ $location }).
   *[no] { $seat } places { $count ->
        [one] an official
       *[other] officials
    } ({ $location }).
}
wall-event-moved = { $you ->
    [yes] You move an official: { $location } → { $to }.
   *[no] { $seat } moves an official: { $location } → { $to }.
}
wall-event-activated = { $you ->
    [yes] { $advanced ->
        [0] You activate { $location }.
       *[other] You make an advanced activation of { $location }.
    }
   *[no] { $advanced ->
        [0] { $seat } activates { $location }.
       *[other] { $seat } makes an advanced activation of { $location }.
    }
}
wall-event-promoted = { $you ->
    [yes] You promote an overseer to level { $n } ({ $location }).
   *[no] { $seat } promotes an overseer to level { $n } ({ $location }).
}
wall-event-donated = { $you ->
    [yes] You donate to the Storehouse.
   *[no] { $seat } donates to the Storehouse.
}
wall-event-recruited = { $you ->
    [yes] You recruit ({ $count ->
        [one] { wall-event-recruited-each }
       *[other] { $kind }
    }).
   *[no] { $seat } recruits ({ $count ->
        [one] { wall-event-recruited-each }
       *[other] { $kind }
    }).
}
wall-event-recruited-each = { $n }× { $kind }
wall-event-builds = { $you ->
    [yes] { $wall ->
        [0] You put up a barricade ({ $section }).
       *[other] You build the Wall ({ $section }).
    }
   *[no] { $wall ->
        [0] { $seat } puts up a barricade ({ $section }).
       *[other] { $seat } builds the Wall ({ $section }).
    }
}
wall-event-staged = { $you ->
    [yes] { $count ->
        [one] Your soldier waits ({ $kind }; { $section }).
       *[other] Your soldiers wait ({ $kind }; { $section }).
    }
   *[no] { $count ->
        [one] { $seat }’s soldier waits ({ $kind }; { $section }).
       *[other] { $seat }’s soldiers wait ({ $kind }; { $section }).
    }
}
wall-event-attacked = { $you ->
    [yes] Your { $kind } attacks: { $field }.
   *[no] { $seat }’s { $kind } attacks: { $field }.
}
wall-event-posted = { $you ->
    [yes] Your archer takes a firing position: { $section }.
   *[no] { $seat }’s archer takes a firing position: { $section }.
}
wall-event-wounded = Wound: { $field }.
wall-event-wall = The Wall has level { $n } ({ $section }).
wall-event-barricade = A new barricade stands ({ $section }).
wall-event-marched = { $you ->
    [yes] You march soldiers ({ $n }× { $kind }, { $section } → { $to }).
   *[no] { $seat } marches soldiers ({ $n }× { $kind }, { $section } → { $to }).
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
   *[no] { $seat } draws { $count ->
        [one] a tactic card
       *[other] { $count } tactic cards
    }.
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
wall-event-defeated = { $count ->
    [one] { $card } is defeated ({ $section }).
   *[other] { $card } are defeated ({ $section }).
}
wall-event-claimed = { $you ->
    [yes] You capture { $card }.
   *[no] { $seat } captures { $card }.
}
wall-event-not-claimed = Nobody captures { $card }.
wall-event-killed = { $you ->
    [yes] { $count ->
        [one] Your soldier falls ({ $kind }; { $section }).
       *[other] Your soldiers fall ({ $kind }; { $section }).
    }
   *[no] { $count ->
        [one] { $seat }’s soldier falls ({ $kind }; { $section }).
       *[other] { $seat }’s soldiers fall ({ $kind }; { $section }).
    }
}
wall-event-saves = { $you ->
    [yes] { $count ->
        [one] You save a soldier ({ $kind }).
       *[other] You save soldiers ({ $kind }).
    }
   *[no] { $count ->
        [one] { $seat } saves a soldier ({ $kind }).
       *[other] { $seat } saves soldiers ({ $kind }).
    }
}
wall-event-saved = { $you ->
    [yes] { $count ->
        [one] Your soldier is saved ({ $kind }; { $section }).
       *[other] Your soldiers are saved ({ $kind }; { $section }).
    }
   *[no] { $count ->
        [one] { $seat }’s soldier is saved ({ $kind }; { $section }).
       *[other] { $seat }’s soldiers are saved ({ $kind }; { $section }).
    }
}
wall-event-returned = { $you ->
    [yes] { $count ->
        [one] Your soldier comes back ({ $kind }; { $section }).
       *[other] Your soldiers come back ({ $kind }; { $section }).
    }
   *[no] { $count ->
        [one] { $seat }’s soldier comes back ({ $kind }; { $section }).
       *[other] { $seat }’s soldiers come back ({ $kind }; { $section }).
    }
}
wall-event-assault = Assault on the { $section }: strength { $attack } against defence { $defence }.
wall-event-breached = The hordes break through: { $section }.
wall-event-cleared = All barricades are cleared away.
wall-event-shamed = { $you ->
    [yes] { $count ->
        [one] Shame falls on your soldier ({ $kind }).
       *[other] Shame falls on your soldiers ({ $kind }).
    }
   *[no] { $count ->
        [one] Shame falls on { $seat }’s soldier ({ $kind }).
       *[other] Shame falls on { $seat }’s soldiers ({ $kind }).
    }
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
    [yes] You take the shame off a soldier ({ $kind }).
   *[no] { $seat } takes the shame off a soldier ({ $kind }).
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
    [yes] You give up a soldier for good ({ $kind }).
   *[no] { $seat } gives up a soldier for good ({ $kind }).
}
wall-event-sacrificed-official = { $you ->
    [yes] You give up an official for good.
   *[no] { $seat } gives up an official for good.
}
wall-event-sacrificed-card = { $you ->
    [yes] You give up { $card } for good.
   *[no] { $seat } gives up { $card } for good.
}
wall-event-over = { $ending }

## The score sheet
wall-score-honour = { $what ->
    [card] { $n ->
        [one] once
       *[other] { $n }×
    }
    [building] building the Wall and barricades: { $n }×
    [donations] donations to the Storehouse: { $n }×
    [left] command cards left in the discard pile: { $n }×
    [overseers] overseers: { $n }×
    [start] at the start of the game
    [fields] fields covered: { $n }×
    [wounds] wounds: { $n }×
    [defeat] part in its defeat: { $n }×
    [capture] captured horde
    [lost] shame: { $n }×
    [tea] the tea track: { $n }×
   *[other] during the game
}
wall-score-shame = { $n ->
    [one] { $n } soldier with shame
   *[other] { $n } soldiers with shame
}
wall-score-captured = { $n ->
    [0] without shame
   *[other] shame tokens: { $n }
}
wall-score-artifacts = { $what ->
    [qin] a fixed number
   *[none] { $rule }; counted: { $n }
}
wall-score-general = { $rule }; counted: { $n }

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
wall-amount-building = { $n } { ICON("resource", "wood, stone or gold") }
wall-detail-less = { $goods }; less in all: { $n }

## Shared words said in the game's own way
wall-list-or = { $first }, or { $last }
wall-node-at-least = if { $what } is at least { $n }
wall-node-at-most = { $n ->
    [0] if there is no { $what }
   *[other] if there are at most { $n } { $what }
}
wall-node-draw = { $n ->
    [one] draw { $n } { ICON("tactic", "tactic card") }
   *[other] draw { $n } { ICON("tactic", "tactic cards") }
}
wall-node-some-players = { $others ->
    [yes] up to as many other players of your choice as you have { $count }: { $effect }
   *[no] up to as many players of your choice (you too) as you have { $count }: { $effect }
}
wall-node-result = { $deed ->
    [wall-shed-shame] for each token removed this way
   *[other] for each time this was done
}
wall-in-mode = { $mode ->
    [coop] in the cooperative game: { $effect }
   *[competitive] except in the cooperative game: { $effect }
}
wall-once = { $limit ->
    [turn] once in each player’s turn
   *[year] once a year
}{ $may ->
    [yes] {" "}you may{" "}
   *[no] {": "}
}{ $effect }

## Frames of command cards
wall-frame-owner = you: { $effect }
wall-frame-qin = { $effect }
wall-frame-reed = { $effect }
wall-frame-others = other players: { $effect }

## What is counted. `form`: each (for each …), all, one, some (a …), if (as a condition); `most` is 0 behind "no".
wall-supports = { $form ->
    [some] { ICON("support", "support advisors") }
   *[each] for each { ICON("support", "support advisor") } of yours
}
wall-overseer-levels = for each level of your { ICON("overseer", "overseers") }
wall-archer-sections = for each section where you have an { ICON("archer", "archer") } on a firing position
wall-clean-captures = for each captured { ICON("horde", "horde card") } without shame tokens
wall-soldiers-out = for each of your soldiers in staging areas, on firing positions and on horde cards
wall-sets = for each complete set of { ICON("wood", "wood") }, { ICON("stone", "stone") }, { ICON("gold", "gold") } and { ICON("chi", "chi") } in your stock
wall-in-discard = for each of your { ICON("command", "command cards") } in the discard pile
wall-tactics-in-hand = { $form ->
    [if] if you have a { ICON("tactic", "tactic card") }
   *[each] for each { ICON("tactic", "tactic card") } in your hand
}
wall-tea-top = if your { ICON("tea", "tea marker") } is on top
wall-done = { $form ->
    [if] if { $what ->
        [walls] a Wall part was built
       *[other] a barricade was built
    }
   *[each] { $what ->
        [walls] for each { ICON("wall", "Wall part") } built
       *[other] for each { ICON("barricade", "barricade") } built
    }
}
wall-fallen = for each of your soldiers killed in this moment
wall-other-played = if another player played { $name } this autumn
wall-officials-here = { $most ->
    [0] { ICON("official", "official") } of yours in the activated location
   *[other] { $form ->
        [some] an { ICON("official", "official") } in the activated location
       *[each] for each of your { ICON("official", "officials") } in the activated location
    }
}
wall-overseer-here = if you have an { ICON("overseer", "overseer") } there
wall-soldiers-here = if you have a soldier at that section (staging area, firing position or horde card)
wall-archers-here = if you have an { ICON("archer", "archer") } on a firing position there
wall-reed-here = if a { ICON("spearman", "spearman") } of the Reed Clan stands on a horde card there
wall-soldiers-on = soldier of yours on this card
wall-other-hordes = for each other { ICON("horde", "horde card") } at this section
wall-covered-fields = for each of its covered resistance fields
wall-placed-this-year = in the year in which it was placed
wall-players = for each player
wall-spare-hordes = if at least as many { ICON("horde", "horde cards") } as players lie before the Wall
wall-hordes-behind = { ICON("horde", "horde cards") } in rows 2 and 3
wall-lowest-wall = the level of the { ICON("wall", "Wall") } of every section in use
wall-breaches = section breached this winter

## Numbers that cards change. `way`: more, less or set (to n); `per` and `when` come with a space before them.
wall-sign = { $way ->
    [less] −{ $n }
   *[more] +{ $n }
}
wall-change-strength = { $of ->
    [others-here] every other horde card at this section has { wall-sign } { ICON("strength", "strength") }
    [row-1] every horde card in row 1 has { wall-sign } { ICON("strength", "strength") }
    [row-3] the horde card in row 3 of this section counts as { ICON("strength", "strength") } { $n }
    [strongest] the strongest horde card of this section counts as { ICON("strength", "strength") } { $n }
   *[this-card] this card has { wall-sign } { ICON("strength", "strength") }{ $per }{ $bound ->
        [yes] {" "}{ $when }
       *[no] {""}
    }
}
wall-change-section-strength = the total attack of this section counts { $n } less
wall-change-wall-defence = the printed defence of this section’s Wall counts { $n } less, but not below 0
wall-change-barricade-defence = each barricade of this section adds only { $n } { ICON("defence", "defence") }
wall-change-section-defence = { $until ->
    [comparison] this section has { wall-sign } { ICON("defence", "defence") } in this assault
    [assault_phase] this section and all sections assaulted after it this winter have { wall-sign } { ICON("defence", "defence") }
   *[other] a section has { wall-sign } { ICON("defence", "defence") } in the assault{ $per }{ $bound ->
        [yes] {" "}{ $when }
       *[no] {""}
    }
}
wall-change-losses = the casualty value for this card is { $n } higher, in its defeat and in a breach
wall-change-presence-honor = { $n ->
    [0] nobody gains honour for a soldier on this card when it is defeated
   *[other] a soldier on this card brings { $n } honour when it is defeated
}
wall-change-shame-rows = if this section is breached now, only its row-1 card brings shame tokens
wall-change-volley-archers = in the volley at this section each player fires with at most { $n } { ICON("archer", "archer") }
wall-change-recruit-price = { $of ->
    [block] { $until ->
        [activation] the soldiers you recruit in this activation cost { $n } { $n ->
            [one] resource
           *[other] resources
        } of your choice less in total
       *[other] when you recruit, the total price is { $n } resource of your choice lower{ $per }
    }
    [all-players] every recruit costs { $n } { $good } more
    [spearman] recruiting a { ICON("spearman", "spearman") } costs you { $n } { $good } less
    [archer] recruiting an { ICON("archer", "archer") } costs you { $n } { $good } less
   *[horseman] recruiting a { ICON("horseman", "horseman") } costs you { $n } { $good } less
}
wall-change-save-price = { $way ->
    [more] saving a soldier costs { $n } { ICON("chi", "chi") } more
   *[less] saving one of your soldiers costs you { $n } { ICON("chi", "chi") } less
}
wall-change-shame-price = getting rid of a shame token costs you { $n } less
wall-change-wall-price = { $of ->
    [all-players] { $way ->
        [more] every Wall part costs { $n } more; the honour stays that of the printed price
       *[less] Wall parts cost every player { $n } less{ $per }; the honour stays that of the printed price
    }
   *[other] Wall parts cost you { $n } less; the honour stays that of the printed price
}
wall-change-barricade-price = barricades cost you { $n } less
wall-change-barricade-honor = barricades bring you { $n } { ICON("honour", "honour") } more
wall-change-donate-honor = your donations bring { $n } { ICON("honour", "honour") } more
wall-change-overseer-price = promoting your { wall-overseer-of } costs { $n } less
wall-change-bonus-promotion = whenever you may promote another overseer, you may also promote your { wall-overseer-of } once
wall-overseer-of = { ICON("overseer", "overseer") } in the { $of ->
    [sawmill] Sawmill
    [quarry] Quarry
    [mine] Mine
   *[temple] Temple
}
wall-change-hire-price = hiring an official or an advisor costs you { $n } { ICON("gold", "gold") } less
wall-change-boost-price = the boosted half of your tactic cards costs you { $n } { ICON("chi", "chi") } less
wall-change-discard-honor = when you choose honour for your command cards in summer, each brings { $n } { ICON("honour", "honour") } more
wall-change-claim-fields = you count { $n } more covered fields when it is decided who takes the card
wall-change-others-frame-distinct = when you place officials in another player’s turn, they may all go to the same location
wall-change-shamed-capture = at the end your captured horde cards with exactly 1 shame token are worth half their honour, rounded down
wall-change-recruit-substitute = each { ICON("stone", "stone") } in the price of your spearmen may be paid with 1 { ICON("wood", "wood") } or 1 { ICON("gold", "gold") } instead
wall-change-survivor-section = your soldiers that are saved, or survive the defeat of a horde, may go to the staging area of any section
wall-change-breach-presence = when a section is breached, your soldiers in its staging area count as standing on its row-1 card when shame tokens are given
wall-change-building-kinds = Walls and barricades can no longer be paid with { ICON("gold", "gold") }, not even with that of the Storehouse
wall-forbid-archer-wound = archers cannot wound this card, neither when they attack nor in the volley
wall-forbid-cover-field = while this card is not in row 1, neither soldiers nor wounds can be put on it

## Reactions
wall-when-income = after your income in summer, { $effect }
wall-when-shedding = when it is your turn to get rid of shame in summer, { $effect }
wall-when-bought-off = for each shame token you buy off in summer, { $effect }
wall-when-reclaimed = when you have chosen honour for your command cards in summer, { $effect }
wall-when-track-set = when all command cards lie on the track, { $effect }
wall-when-my-turn = at the start of your turn, { $effect }
wall-when-placing = when you resolve the first frame of your own command card, { $effect }
wall-when-frames-done = after the frames of your own command card, { $effect }
wall-when-activated = each time a production location is activated where you have no { ICON("official", "official") }, { $effect }
wall-when-worked = { $at ->
    [any] when a location with at least { $officials } of your { ICON("official", "officials") } has been resolved for you, { $effect }
   *[one] when the { $location } has been resolved for you, { $effect }
}
wall-when-donated = when you donate, { $effect }
wall-when-recruited = each time you recruit, { $effect }
wall-when-attacked = each time one of your soldiers attacks ({ $kinds }), { $effect }
wall-when-built = { $whose ->
    [others] each time another player has finished building, { $effect }
   *[you] each time you have finished building, { $effect }
}
wall-when-hired = each time you hire, { $effect }
wall-when-tactic-played = { $only ->
    [1] each time you have played the boosted half of a tactic card, { $effect }
   *[other] each time you have played a tactic card, { $effect }
}
wall-when-fell = { $only ->
    [1] each time a horde card with your soldier on it is defeated and you do not take it, { $effect }
   *[other] each time you take a defeated horde card with your soldier on it, { $effect }
}
wall-when-captured = each time you capture a horde card, { $effect }
wall-when-casualties = when soldiers of other players would be killed, { $effect }
wall-when-killed = each time one or more of your soldiers are killed in one moment, { $effect }
wall-when-soldier-killed = each time one of your soldiers is killed ({ $kinds }), { $effect }
wall-when-shamed-by = { $whose ->
    [anyone] when players are about to receive shame tokens, { $effect }
   *[you] when you would receive the shame token for being alone in an activated location, { $effect }
}
wall-when-winter-begins = at the start of each winter, { $effect }
wall-when-volleyed = after your archers of a section have fired in the volley, { $effect }
wall-when-held = each time a section holds against at least 1 horde card, { $effect }
wall-when-breach = when this card breaches, { $effect }
wall-when-fulfilled = each time a demand is fulfilled, { $effect }

## Officials, locations, command cards
wall-place-officials = { $moving ->
    [yes] move up to { $n } { ICON("official", "officials") } from locations to other locations
   *[no] place { $n ->
        [one] { $n } { ICON("official", "official") }
       *[other] up to { $n } { ICON("official", "officials") }
    }{ $apart ->
        [yes] {" "}in different locations
       *[no] {""}
    }
}
wall-activate = { $where ->
    [production] perform an { ICON("activate", "advanced activation") } of a production location where you have an official
    [barracks] perform an { ICON("activate", "advanced activation") } of the Barracks if you have an official there
   *[any] perform an { ICON("activate", "advanced activation") } of a location where you have an official
}
wall-copy-command = resolve another player’s { ICON("command", "command card") } of this autumn as if it were yours (not Betrayal, not the Reed Clan’s)
wall-swap-order = exchange the place of your { ICON("command", "command card") } with the one directly before it
wall-reclaim = take { $n } of your { ICON("command", "command cards") } (not Betrayal) back from the discard pile
wall-raise-tea = { $top ->
    [yes] move your { ICON("tea", "tea marker") } to the top
   *[no] move your { ICON("tea", "tea marker") } up { $n }
}
wall-discard-tactic = discard { $n } { ICON("tactic", "tactic card") }

## Works
wall-recruit = recruit { $n } { $kind ->
    [spearman] { $n ->
        [one] { ICON("spearman", "spearman") }
       *[other] { ICON("spearman", "spearmen") }
    }
    [archer] { $n ->
        [one] { ICON("archer", "archer") }
       *[other] { ICON("archer", "archers") }
    }
    [horseman] { $n ->
        [one] { ICON("horseman", "horseman") }
       *[other] { ICON("horseman", "horsemen") }
    }
   *[any] { $n ->
        [one] soldier
       *[other] soldiers
    }
}{ $free ->
    [yes] {" "}free of charge
   *[no] { $off ->
        [0] {" "}at the normal price
       *[other] {" "}for { $off } less
    }
}{ $staging ->
    [yes] {" "}into a staging area of your choice
   *[no] {""}
}
wall-build = build { $n } { $what ->
    [barricade] { $n ->
        [one] { ICON("barricade", "barricade") }
       *[other] { ICON("barricade", "barricades") }
    }
    [part] { ICON("wall", "Wall part") }
   *[either] { ICON("barricade", "barricade") } or { ICON("wall", "Wall part") }
}{ $free ->
    [yes] {" "}free of charge (the Storehouse is not used)
   *[no] {" "}for { $off } less
}
wall-hire = hire { $what ->
    [advisor] an { ICON("advisor", "advisor") } from the row
   *[official] an { ICON("official", "official") }
} for { $off } { ICON("gold", "gold") } less
wall-promote = promote { $n ->
    [one] one of your { ICON("overseer", "overseers") }
   *[other] { $n } different { ICON("overseer", "overseers") } of yours
} (or place a first one) for { $off } less{ $n ->
    [one] {""}
   *[other] {" "}each
}

## Goods
wall-gain-here = take { $n } of the resource that this location makes
wall-income = { $others ->
    [yes] take as many of its resource from the bank as the level of one { ICON("overseer", "overseer") } of another player
   *[no] take the income of up to { $n } of your { ICON("overseer", "overseers") }
}
wall-store = put { node-mix } from the bank into the { ICON("storehouse", "Storehouse") }
wall-plunder = the { ICON("storehouse", "Storehouse") } loses { node-mix }, or as many as there are
wall-pay-store = the { ICON("storehouse", "Storehouse") } gives { node-mix }
wall-take-store = take up to { $n } resources of your choice from the { ICON("storehouse", "Storehouse") }
wall-exchange = exchange up to { $n } of your resources for other kinds
wall-share-out = { $everyone ->
    [yes] all players may hand each other any resources, then each of them: { $effect }
   *[no] you and one other player of your choice may hand each other any resources, then both: { $effect }
}
wall-hand-over = hand resources to another player

## Shame
wall-take-shame = receive { $n } { ICON("shame", "shame token") }
wall-shed-shame = remove { $n ->
    [one] { $n } of your { ICON("shame", "shame tokens") }
   *[other] up to { $n } of your { ICON("shame", "shame tokens") }
}{ $per }
wall-ward-shame = { $breach ->
    [yes] if this section is breached now, receive { $all ->
        [yes] no { ICON("shame", "shame tokens") } from it
       *[no] { $n } { ICON("shame", "shame token") } fewer from it
    }
   *[no] avoid { $n } { ICON("shame", "shame token") }
}
wall-buy-wards = pay 1 { ICON("chi", "chi") } for a token each so that they are not received, up to one { $most }

## Fights
wall-attack = { $who ->
    [chosen] choose any number of sections: all your soldiers waiting there and all your { ICON("archer", "archers") } on their firing positions that can attack must
    [from-wall] attack with your { ICON("archer", "archers") } on firing positions
    [waiting] attack with { $n } of your soldiers that was already in a staging area or on a firing position
    [moved-to] attack with up to { $n } of your soldiers at the section you moved to
   *[anywhere] attack with { $n ->
        [one] { $n }
       *[other] up to { $n }
    } of your soldiers in staging areas and on firing positions{ $per }
}
wall-wound = put { $n } { $n ->
    [one] { ICON("wound", "wound token") }
   *[other] { ICON("wound", "wound tokens") }
}{ $per } on { $at ->
    [one-section] horde cards of one section
    [here] a horde card of that section
    [first-row] the row-1 card of any section
    [each-first-row] the row-1 card, each of another section
    [struck] the horde card attacked
    [one-struck] one horde card you have just attacked
    [each-section] horde cards, one at each section in use
   *[anywhere] any horde card
}
wall-move-soldiers = perform 1 Headquarters action
wall-save = { $n ->
    [99] save all your soldiers that would be killed in this moment without paying chi
    [one] save{ $per } { $n } { $whose ->
        [anyone] soldier of any player
        [others] soldier of another player
       *[you] of your soldiers
    } that would be killed now, without paying chi
   *[other] save{ $per } up to { $n } { $whose ->
        [anyone] soldiers of any players
        [others] soldiers of other players
       *[you] of your soldiers
    } that would be killed now, without paying chi
}
wall-kill = return { $n } of your soldiers in a staging area or on a firing position to the supply
wall-sacrifice-soldier = sacrifice { $n } { $every ->
    [yes] soldier
   *[no] { $kinds }
} from a staging area{ $hordes ->
    [yes] , a firing position or a horde card
   *[no] {" "}or a firing position
}
wall-sacrifice-capture = sacrifice a captured { ICON("horde", "horde card") }
wall-sacrifice-official = sacrifice a hired { ICON("official", "official") }
wall-add-horde = add { $n } { ICON("horde", "horde card") } from the deck as in spring
wall-remove-horde = choose { $n } { ICON("horde", "horde card") } on the board and discard it; soldiers on it go to the staging area

## Demands
wall-demand-everyone = every player: { $gifts }
wall-demand-different = { $n } different players, each one of these: { $gifts }
wall-demand-together = all players together, in any split: { $gifts }
wall-demand-storehouse = { $gifts }
wall-demand-need = { $need }: { $text }
wall-give-honour = give up { $n } { ICON("honour", "honour") }

## Qin and the Reed Clan
wall-qin-places = Qin places { $n } { ICON("official", "officials") }, one in each of the { $n } lowest locations of his track
wall-qin-activates = Qin makes an { ICON("activate", "advanced activation") } of the location with the most of his officials (of equal ones the one furthest left on his track)
wall-qin-promotes = Qin’s { ICON("overseer", "overseer") } at the lowest production token below level 3 rises 1 level, free
wall-qin-builds = Qin builds 1 { ICON("wall", "Wall part") } and gains its honour
wall-qin-recruits = Qin recruits { $n ->
    [one] { $n } { $kind ->
        [archer] { ICON("archer", "archer") }
       *[spearman] { ICON("spearman", "spearman") }
    }, who attacks at once
   *[other] { $n } { $kind ->
        [archer] { ICON("archer", "archers") }
       *[spearman] { ICON("spearman", "spearmen") }
    }, who attack at once
}
wall-qin-copies = Qin carries out the last frame of his own card with the name of your command card; if that is Betrayal or you played none, his tea marker goes to the top
wall-qin-adds-support = the top { ICON("advisor", "advisor") } of the deck becomes a support advisor of Qin
wall-barricade-everywhere = put 1 { ICON("barricade", "barricade") } on each section in use that has fewer than 3, free of charge and without honour
wall-reed-recruits = the Reed Clan recruits 1 { ICON("spearman", "spearman") } free of charge, who attacks

## Icons, as they are read aloud
icon-activate = advanced activation
icon-advisor = advisor
icon-archer = archer
icon-attack = attack
icon-barricade = barricade
icon-breach = breach
icon-change = lasting effect
icon-chi = chi
icon-command = command card
icon-exchange = exchange
icon-forbidden = forbidden
icon-honour = honour
icon-horde = horde card
icon-horseman = horseman
icon-killed = killed soldiers
icon-march = Headquarters action
icon-official = official
icon-overseer = overseer
icon-sacrifice = sacrifice
icon-save = save soldiers
icon-shame = shame token
icon-shed = shame removed
icon-spearman = spearman
icon-storehouse = Storehouse
icon-strength = strength
icon-support = support advisor
icon-tactic = tactic card
icon-tea = tea marker
icon-wall = Wall part
icon-ward = shame kept away
icon-wound = wound token

## What is done with a thing, in a word
wall-do-general = Keep
wall-do-advisor = Make active
wall-do-command = Play
wall-do-place = Place an official
wall-do-lift = Move away from here
wall-do-activate = Activate
wall-do-promote = Promote
wall-do-barricade = Barricade
wall-do-wall = Wall part
wall-do-stage = To the staging area
wall-do-post = To the firing position
wall-do-hire = Hire
wall-do-tactic = Play
wall-do-boosted = Play, boosted
wall-do-discard = Discard
wall-do-shame-card = Shame on it
wall-do-shed-card = Shed its shame
wall-key-tactic = P
wall-key-boosted = O
wall-key-wall = W
wall-key-barricade = B
wall-key-stage = G
wall-key-post = F

## Why not
wall-cannot-full = All places here are taken.
wall-cannot-from-here = The official comes from here.
wall-cannot-apart = The officials of this frame go to different locations.
wall-cannot-reed = The Reed Clan never has two officials in one place.
wall-cannot-no-official = There is no official in your supply; only those in locations can be moved.
wall-cannot-locked = The location is full, and nobody leaves it before it activates.
wall-cannot-done = It has already been activated in this turn.
wall-cannot-empty = There is no official here.
wall-cannot-not-full = { $n ->
    [one] One place here is still free;
   *[other] { $n } places here are still free;
} it activates when all are taken.
wall-cannot-unused = This section is not part of the game.
wall-cannot-barricades = { $n ->
    [one] { $n } barricade stands here, no more fit.
   *[other] { $n } barricades stand here, no more fit.
}
wall-cannot-walls = The Wall here is as high as it gets: level { $n }.
wall-cannot-building = Its price in building resources is { $n }; the Storehouse and you have { $have }.
wall-cannot-goods = { $goods } missing.
wall-cannot-on-track = It lies on the command track until summer.
wall-cannot-discarded = It lies in the discard pile until you take your command cards back in summer.
wall-cannot-betrayal = Betrayal stays in the discard pile for good.
wall-cannot-officials-only = Only officials can be hired now.
wall-cannot-scholars = 1 official missing.
wall-cannot-window = It is played at another moment.
wall-cannot-need = What it needs is not there now.

## What an answer shows
wall-warns-role = Whether an advisor is active or supports is for good.
wall-warns-draw = It shows you new cards; only the others can let you take it back.
