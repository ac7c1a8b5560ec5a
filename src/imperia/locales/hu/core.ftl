# Words that all games share: lists, effects of cards, icons, where a card's facts come from, bots.

list-and = { $first } és { $last }
list-or = { $first }, vagy { $last }
list-either = { $first } vagy { $last }
seat-name = { $n }. játékos
seat-you = te

option-yes = Igen
option-no = Nem
option-branch = { $n }. lehetőség
option-skip = Egyiket sem
option-done = Kész
option-player = { $seat }
option-amount = { $goods }

## The log: an act, what it cost and what it brought; amounts are in the nominative
story-goods = { $who }: { $goods }
story-brought = { $act } – { $goods }
story-lost = { $act }; { $goods }
story-you-lose = Ezt veszíted el: { $goods }.
story-price = { $act }; ára: { $goods }
story-trade = { $price } → { $goods }
story-aside = { $act }; { $aside }
story-by = { $seat } ({ $card })
story-drawn = { $goods } ({ $cards })
story-some-cards = { $count ->
    [one] egy kártyát
   *[other] { $count } kártyát
}

ask-branch = Melyiket választod?
ask-branches = { $some ->
    [upto] Válassz legfeljebb { $n } különbözőt.
   *[exactly] Válassz { $n } különbözőt.
}
why-card = { $card }
why-card-more = { $card }: { $rest }

## Effects. What is counted comes as "minden Esemény után", "minden Eseményt", "egy Eseményt" or "egy Esemény".
node-then = { $first }, majd { $effect }
node-choose = válassz egyet: { $list }
node-may = ha akarod, { $effect }
node-at-least = { $n ->
    [1] ha van itt { $what }
   *[other] ha legalább { $n } van ({ $what })
}
node-at-most = { $n ->
    [0] ha nincs itt { $what }
   *[other] ha legfeljebb { $n } van ({ $what })
}
node-up-to = legfeljebb { $n } alkalommal: { $effect }
node-any-number = akárhányszor: { $effect }
node-choose-some = { $some ->
    [upto] válassz legfeljebb { $n } különbözőt: { $list }
   *[exactly] válassz { $n } különbözőt: { $list }
}
node-one-player = { $others ->
    [without] egy általad választott másik játékos, akinek nincs { $without }: { $effect }
    [yes] egy általad választott másik játékos: { $effect }
   *[no] egy általad választott játékos: { $effect }
}
node-some-players = { $others ->
    [yes] legfeljebb { $count } számú, általad választott másik játékos: { $effect }
   *[no] legfeljebb { $count } számú, általad választott játékos: { $effect }
}
node-product = { $first } és { $second }
node-mix = { $many ->
    [one] { $goods }
   *[several] { $n } darabot ezekből: { $kinds }
}{ $per }
node-pay-mix = fizess { node-mix }
node-gain-mix = kapsz { $different ->
    [yes] { $n } különböző fajtát ezekből: { $kinds }
   *[no] { node-mix }
}
node-lose = elveszítesz { node-mix }, vagy ha kevesebb van, az összeset
node-then-of-it = { $first }, majd { $effect }
node-to = { $first }, cserébe { $effect }
node-result = minden ilyen alkalom után
node-if = { $condition }, { $then }
node-else = ; különben { $effect }
node-repeat = { $effect } ({ $what })
node-most = , összesen legfeljebb { $n }
node-each-player = minden játékos: { $effect }
node-each-other = minden más játékos: { $effect }
node-gain = kapsz { $goods }
node-gain-per = kapsz { $goods } { $what }
node-pay = { $steps ->
    [many] fizess { $cost }, { $effect }
   *[one] fizess { $cost }, és { $effect }
}
node-draw = húzz { $n } kártyát

by-card-rest = Még { $n }
score-base = { $n } { $case ->
    [nom] { ICON("points", "pont") }
   *[acc] { ICON("points", "pontot") }
}
score-per = { score-base } { $what }
score-more = { $before }, plusz { score-base } { $what }
score-every = { $what }, { $n } darabonként

## Where the facts of a card come from
source-printed = a nyomtatott kártya szerint
source-fragment = a név nyomtatott, a hatást kiegészítettük
source-original = saját tartalmunk

## Icons, as they are read aloud
icon-hourglass = a játék végén
icon-points = pont
icon-wood = fa
icon-stone = kő
icon-gold = arany
icon-resource = nyersanyag
icon-card = kártya
icon-defence = védelem

## Bots
bot-random = Véletlen
bot-random-help = Vaktában választ mindabból, amit szabad. Ismerkedéshez jó.
bot-greedy = Fürge
bot-greedy-help = Mindig azt lépi, ami után a legjobban áll az asztalon; tovább nem gondolkodik.
bot-novice = Újonc
bot-novice-help = Összeveti, hová vezetnek rögtön az egyes lépések, tovább alig néz: körülbelül olyan erős, mint a Fürge, csak másban hibázik.
bot-adept = Haladó
bot-adept-help = Kipróbálja, merre folytatódhat a játék, és számol azzal, mit tehetnek a többiek. Csak egy pillanatig gondolkodik.
bot-master = Mester
bot-master-help = A legtovább gondolkodik: több folytatást próbál ki, mint a Haladó, és többnyire ő a legerősebb.

## Why nothing can be done with a thing
cannot-over = A játék véget ért.
cannot-waiting = Nem te jössz, a sor itt van: { $seat }.
cannot-asked = Most másról döntesz: { $question }
cannot-picked-past = Kötött sorrendben választasz, és ez korábban következett. Ha ezt is akarod, vond vissza az utolsó választást.
cannot-picked-later = Kötött sorrendben választasz: előbb egy kiemeltet, aztán ezt.

## What an answer cannot take back
warns-shows = Azonnal megmutat valamit; visszavonni csak a többiek beleegyezésével lehet.

system-says = { $code ->
    [missing] nincs ilyen fájl vagy mappa
    [folder] ez egy mappa
    [forbidden] nincs hozzá jogod
    [binary] nem szövegfájl
    [no-database] nem adatbázis
    [full] megtelt a lemez
   *[closed] az adatbázis fájlja nem nyitható meg
}
