# Words that all games share: lists, effects of cards, icons, where a card's facts come from, bots.

list-and = { $first } a { $last }
list-or = { $first }, nebo { $last }
list-either = { $first } nebo { $last }
seat-name = Hráč { $n }
seat-you = vy

option-yes = Ano
option-no = Ne
option-branch = Možnost { $n }
option-skip = Nic z toho
option-done = Hotovo
option-player = { $seat }
option-amount = { $goods }

## The log: an act, what it cost and what it brought; amounts are in the nominative
story-goods = { $who }: { $goods }
story-brought = { $act }: { $goods }
story-lost = { $act }: { $goods }
story-you-lose = Přicházíte o { $goods }.
story-price = { $act }; cena: { $goods }
story-trade = { $price } → { $goods }
story-aside = { $act }; { $aside }
story-by = { $seat } ({ $card })
story-drawn = { $goods } ({ $cards })
story-some-cards = { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
}
    .named = { $count ->
        [one] kartu
       *[other] karty
    }

ask-branch = Co zvolíte?
ask-branches = { $some ->
    [upto] Zvolte nejvýše { $n } různé možnosti.
   *[exactly] Zvolte { $n } různé možnosti.
}
why-card = { $card }
why-card-more = { $card }: { $rest }

## Effects. What is counted comes as "za každou Událost", "všechny Události", "jednu Událost" or "Událost".
node-then = { $first }, pak { $effect }
node-choose = zvolte jedno: { $list }
node-may = chcete-li, { $effect }
node-at-least = { $n ->
    [1] je-li tu { $what }
   *[other] je-li jich aspoň { $n } ({ $what })
}
node-at-most = { $n ->
    [0] není-li tu { $what }
   *[other] je-li jich nejvýše { $n } ({ $what })
}
node-up-to = až { $n }×: { $effect }
node-any-number = kolikrát chcete: { $effect }
node-choose-some = { $some ->
    [upto] zvolte nejvýše { $n } různé možnosti: { $list }
   *[exactly] zvolte { $n } různé možnosti: { $list }
}
node-one-player = { $others ->
    [without] jeden jiný hráč podle vaší volby, který nemá { $without }: { $effect }
    [yes] jeden jiný hráč podle vaší volby: { $effect }
   *[no] jeden hráč podle vaší volby: { $effect }
}
node-some-players = { $others ->
    [yes] nejvýše tolik jiných hráčů podle vaší volby, kolik je { $count }: { $effect }
   *[no] nejvýše tolik hráčů podle vaší volby, kolik je { $count }: { $effect }
}
node-product = { $first } a { $second }
node-mix = { $many ->
    [one] { $goods }
   *[several] { $n }× cokoli z tohoto: { $kinds }
}{ $per }
node-pay-mix = zaplaťte { node-mix }
node-gain-mix = získejte { $different ->
    [yes] { $n } různé druhy z těchto: { $kinds }
   *[no] { node-mix }
}
node-lose = přijdete o { node-mix }, případně o vše, je-li toho méně
node-then-of-it = { $first }, pak { $effect }
node-to = { $first } a za to { $effect }
node-result = za každé takové provedení
node-if = { $condition }, { $then }
node-else = ; jinak { $effect }
node-repeat = { $effect } ({ $what })
node-most = , celkem nejvýše { $n }
node-each-player = každý hráč: { $effect }
node-each-other = každý jiný hráč: { $effect }
node-gain = získejte { $goods }
node-gain-per = získejte { $goods } { $what }
node-pay = { $steps ->
    [many] zaplaťte { $cost }, { $effect }
   *[one] zaplaťte { $cost } a { $effect }
}
node-draw = { $n ->
    [one] doberte si { $n } kartu
    [few] doberte si { $n } karty
    [many] doberte si { $n } karty
   *[other] doberte si { $n } karet
}

by-card-rest = { $n ->
    [few] Další { $n }
   *[other] Dalších { $n }
}
score-base = { $n } { $n ->
    [one] { ICON("points", "bod") }
    [few] { ICON("points", "body") }
    [many] { ICON("points", "bodu") }
   *[other] { ICON("points", "bodů") }
}
score-per = { score-base } { $what }
score-more = { $before } a k tomu { score-base } { $what }
score-every = { $what }, za každých { $n }

## Where the facts of a card come from
source-printed = podle tištěné karty
source-fragment = jméno tištěné, účinek doplněn
source-original = náš vlastní obsah

## Icons, as they are read aloud
icon-hourglass = na konci
icon-points = body
icon-wood = dřevo
icon-stone = kámen
icon-gold = zlato
icon-resource = surovina
icon-card = karta
icon-defence = obrana

## Bots
bot-random = Náhodný
bot-random-help = Vybírá naslepo ze všeho, co smí. Dobrý na první seznámení s hrou.
bot-greedy = Hbitý
bot-greedy-help = Vybere vždy tah, po kterém vypadá stůl pro něj nejlépe; dál nepřemýšlí.
bot-novice = Nováček
bot-novice-help = Porovná, kam který tah hned povede, a dál skoro nehledí: je asi stejně silný jako Hbitý, jen chybuje jinak.
bot-adept = Znalec
bot-adept-help = Zkouší, kudy se hra může ubírat, a počítá s tím, co mohou ostatní. Přemýšlí jen chvilku.
bot-master = Mistr
bot-master-help = Přemýšlí nejdéle: než se rozhodne, vyzkouší víc cest než Znalec, a bývá nejsilnější.

## Why nothing can be done with a thing
cannot-over = Hra skončila.
cannot-waiting = Nejste na tahu, čeká se: { $seat }.
cannot-asked = Teď se rozhoduje o něčem jiném: { $question }
cannot-picked-past = Vybírá se v daném pořadí a tohle přišlo na řadu dřív. Chcete-li i to, vezměte poslední volbu zpět.
cannot-picked-later = Vybírá se v daném pořadí: nejdřív zvolte něco zvýrazněného, tohle až potom.

## What an answer cannot take back
warns-shows = Hned se tím něco ukáže; vrátit to půjde jen se souhlasem ostatních.

system-says = { $code ->
    [missing] takový soubor ani složka tu není
    [folder] je to složka
    [forbidden] přístup je odepřen
    [binary] není to textový soubor
    [no-database] není to databáze
    [full] na disku není místo
   *[closed] soubor databáze nelze otevřít
}
