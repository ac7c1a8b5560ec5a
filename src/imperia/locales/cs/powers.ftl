# Powers (Mocnosti): cards, questions, buttons, the log and the score sheet.

powers-title = Mocnosti
setup-powers-blurb = Intriky ve viktoriánském Londýně. Čí Kandidát je kdo, kdo přežije a kdo se stane Ministerským předsedou?
setup-powers-variant = Varianta
setup-powers-variant-help = Obě varianty mají stejné karty; liší se tím, kdo které karty hraje a jak se bodují Postavy.
setup-powers-variant-struggle = Zápas o moc
setup-powers-variant-struggle-help = Každý vede jednu frakci a tají, která z jejích Postav je jeho Kandidátem. Doporučeno pro první hru.
setup-powers-variant-illuminati = Ilumináti
setup-powers-variant-illuminati-help = Karty všech frakcí se rozebírají z nabídky a boduje se za Postavy téže frakce.
setup-powers-factions = Frakce
setup-powers-factions-help = Každý vede jinou frakci.
setup-powers-factions-random = Vylosovat všem
setup-powers-factions-random-help = Každému místu se vylosuje frakce.
powers-trait-ZED = spojenci, opis
powers-trait-MAG = symboly, věštby
powers-trait-IND = stroje, pořádek
powers-trait-ORI = tajnosti, trpělivost
powers-trait-SID = symboly, ochrana
powers-trait-STR = smrt, proměny
powers-advice-ZED = Držte své Agenty pohromadě a naživu: Bratrská přísaha i Ambrose Finch je počítají. Šifry minulosti zopakují nejlepší Událost na stole.
powers-advice-MAG = Oko vidoucího vám ukáže cizího Kandidáta. Sbírejte Události se symbolem pro Morrigan a hrajte je tam, kde leží i cizí Události.
powers-advice-IND = Intervence Scotland Yardu ruší Hrozby ve sloupci a Bartholomew Steele počítá každou dvakrát: rozhodujete, jak rychle hra skončí.
powers-advice-ORI = Body dává Kandidát, kterého nikdo neuhodl, a marné tipy ostatních. Trpělivost hada vyložte co nejdřív.
powers-advice-SID = Chraňte své Agenty a kolem nich skládejte Události, nejlépe se symbolem. Bitva knížat Férie bere Úkryty ostatním.
powers-advice-STR = Těžte z mrtvých kolem sebe: Krvavá hostina i Mihail Dragoescu je počítají. Acwel mění Hrozby v Úkryty a naopak.

powers-faction-ZED = Zednáři
powers-faction-MAG = Mágové
powers-faction-IND = Industriálové
powers-faction-ORI = Orientální kult
powers-faction-SID = Sídhe
powers-faction-STR = Strigoi
powers-faction-of = { $code ->
    [ZED] Zednářů
    [MAG] Mágů
    [IND] Industriálů
    [ORI] Orientálního kultu
    [SID] Sídhe
   *[STR] Strigoi
}

## Kinds and keywords
powers-kind-agent = { $sex ->
    [f] Agentka
   *[m] Agent
}
powers-kind-threat = Hrozba
powers-kind-event = Událost
powers-kind-symbol = Událost se symbolem
powers-kind-hideout = Úkryt

powers-keyword-agent = Agent
powers-keyword-agent-text = Postava vyložená do řady, muž i žena; Agentka je vždy žena. Vyloží-li hráč Agenta, smějí soupeři tipovat jeho Kandidáta. Živý Agent má na konci hodnotu 4 bodů; v Iluminátech se místo toho bodují frakce.
powers-keyword-threat = Hrozba
powers-keyword-threat-text = Ohrožený Agent zemře na konci příštího kola, nechrání-li ho do té doby Úkryt. V posledním kole se to posoudí hned. Není-li Hrozba zrušena, smí v kole, kdy ji vyložíte, vystoupit váš skrytý Kandidát: na konci přinese tolik bodů, kolikáté je kolo.
powers-keyword-event = Událost
powers-keyword-event-text = Působí buď ihned v kole, kdy byla vyložena, nebo se boduje na konci. Zrušená Událost nedělá nic.
powers-keyword-hideout = Úkryt
powers-keyword-hideout-text = Agent s Úkrytem přímo vlevo nebo vpravo ve své řadě je v bezpečí před každým ohrožením. Úkryt se tím nevyčerpá.
powers-keyword-symbol = Symbol
powers-keyword-symbol-text = Pět Událostí nese jen symbol s keltským uzlem; jejich jediným účinkem jsou body na konci. Jiné karty se na symboly odvolávají.
powers-keyword-cancel = Zrušit
powers-keyword-cancel-text = Zrušená karta se otočí lícem dolů, už nepůsobí a nepřinese body. Co stihla provést, platí.

## What a card looks for and where
powers-what-agents = { $form ->
    [all] { $whose ->
        [own] vaše Agenty
        [others] všechny Agenty ostatních hráčů
       *[anyone] { $other ->
            [yes] všechny ostatní Agenty
           *[no] všechny Agenty
        }
    }
    [one] { $whose ->
        [own] jednoho svého Agenta
        [others] jednoho Agenta jiného hráče
       *[anyone] jednoho Agenta
    }
    [some] { $whose ->
        [own] váš živý Agent
        [others] živý Agent jiného hráče
       *[anyone] { $other ->
            [yes] jiný živý Agent
           *[no] živý Agent
        }
    }
   *[each] { $whose ->
        [own] za každého vašeho živého Agenta
        [others] za každého živého Agenta jiného hráče
       *[anyone] { $other ->
            [yes] za každého dalšího živého Agenta
           *[no] za každého živého Agenta
        }
    }
}
powers-what-men = { $form ->
    [all] { $whose ->
        [others] všechny Agenty (ne Agentky) ostatních hráčů
       *[other] všechny Agenty (ne Agentky)
    }
    [one] jednoho Agenta (ne Agentku)
    [some] { $other ->
        [yes] jiný Agent (ne Agentka)
       *[no] Agent (ne Agentka)
    }
   *[each] za každého živého Agenta (ne Agentku)
}
powers-what-women = { $form ->
    [all] { $whose ->
        [others] všechny Agentky ostatních hráčů
       *[other] všechny Agentky
    }
    [one] jednu Agentku
    [some] { $other ->
        [yes] jiná Agentka
       *[no] Agentka
    }
   *[each] za každou živou Agentku
}
powers-what-threats = { $form ->
    [all] všechny Hrozby
    [one] jednu Hrozbu
    [some] nezrušená Hrozba
   *[each] za každou nezrušenou Hrozbu
}
powers-what-events = { $form ->
    [all] { $other ->
        [yes] všechny ostatní Události
       *[no] všechny Události
    }
    [one] jednu Událost
    [some] nezrušená Událost
   *[each] za každou nezrušenou Událost
}
powers-what-symbols = { $form ->
    [all] všechny Události se { ICON("knot", "symbolem") }
    [one] jednu Událost se { ICON("knot", "symbolem") }
    [some] nezrušená Událost se { ICON("knot", "symbolem") }
   *[each] za každou nezrušenou Událost se { ICON("knot", "symbolem") }
}
powers-what-hideouts = { $form ->
    [all] všechny Úkryty
    [one] jeden Úkryt
    [some] nezrušený Úkryt
   *[each] za každý nezrušený Úkryt
}
powers-what-fallen = { $whose ->
    [others] za každou zrušenou nebo mrtvou kartu jiného hráče
   *[anyone] za každou zrušenou nebo mrtvou kartu
}
powers-what-dead = { $whose ->
    [others] za každého mrtvého Agenta jiného hráče
   *[anyone] za každého mrtvého Agenta
}

powers-where-column = { $form ->
    [all] { $what ->
        [events] v tomto sloupci, i ty se { ICON("knot", "symbolem") }
       *[other] v tomto sloupci
    }
   *[each] v tomto sloupci{ powers-anyones }
}
powers-where-previous = v předchozím sloupci{ powers-anyones }
powers-where-around = v tomto nebo v sousedním sloupci{ powers-anyones }
powers-where-ahead = { $what ->
    [events] v tomto a v následujícím sloupci, ať patří komukoli, i za tuto kartu
   *[other] v tomto a v následujícím sloupci{ powers-anyones }
}
powers-where-beside = přímo vlevo { $form ->
    [all] a vpravo od této karty
    [some] nebo vpravo od ní
   *[each] nebo vpravo od této karty
}
powers-where-left = přímo vlevo od { $form ->
    [some] ní
   *[each] této karty
}
powers-where-row = ve vaší řadě
powers-where-elsewhere = v řadách ostatních hráčů
powers-anyones = { $form ->
    [one] { "" }
    [some] { "" }
   *[each] { $whose ->
        [anyone] , ať patří komukoli
       *[others] { "" }
    }
}
powers-these = { $what } { $where }
powers-also = { " " }(jako Hrozba se počítá i { $card })
powers-kinds-face-up = za každý ze čtyř druhů karet (Postava, Hrozba, Událost, Úkryt), který leží lícem vzhůru v tomto nebo v sousedním sloupci, včetně této karty
powers-rounds-after = za každý sloupec vpravo od této karty
powers-wrong-guesses = za každý nesprávný tip na vašeho Kandidáta během hry (i za každou neshodu soupeřů)
powers-not-uncovered = za to, že vašeho Kandidáta neodhalil žádný tip

## When an effect works
powers-when-first = Hned po odkrytí karet a přede vším ostatním { $effect }
powers-when-reveal = Hned po odkrytí karet { $effect }
powers-when-before-cards = Dříve než začnou působit ostatní karty, { $effect }
powers-when-before-events = Dříve než začnou působit ostatní Události, { $effect }
powers-when-at-once = Ihned: { $effect }
powers-always = { $effect }
powers-end = Na konci získáte { $effect }
powers-end-alive = Je-li na konci naživu, získáte navíc { $effect }

## Verbs of the cards
powers-warded = tuto Postavu chrání jako Úkryt { $when }
powers-protects = { $by ->
    [hideout] chrání před každým ohrožením { $who }
    [event] chrání jako Úkryt { $who }, zůstává však Událostí a zrušení Úkrytů se jí netýká
   *[woman] chrání jako Úkryt { $who } včetně této, i kdyby sama zemřela
}
powers-threatens = { $threat ->
    [yes] ohrožuje { $who }. Za každého, kdo tak zemře, získáte na konci 3 { ICON("points", "body") }. Smí s ní vystoupit váš Kandidát
   *[no] jako Hrozba ohrožuje { $who }, jinak se však za Hrozbu nepočítá
}
powers-feud = cizí Agenti (ne Agentky) v tomto sloupci se jako Hrozby ohrožují navzájem
powers-symbol = na konci získáte 2 { ICON("points", "body") }. V Iluminátech místo toho získáte tolik { ICON("points", "bodů") }, kolik máte Událostí se { ICON("knot", "symbolem") }
powers-cancel-all = zrušte { $what }
powers-may-cancel-one = smíte zrušit { $what }
powers-copy-agent = zvolte jiného živého Agenta kdekoli na stole. Tato Postava má jeho schopnost: působí ve stejnou chvíli a za stejné podmínky, ale počítá se z její řady a jejího sloupce
powers-copy-event = zvolte nezrušenou Událost kdekoli na stole, ne však takovou, která sama kopíruje nebo smí být překryta. Tato karta má její účinek, okamžitý i závěrečný, počítaný ze svého místa
powers-name = { $unless ->
    [protected] jmenujte Agenta jiného hráče v tomto sloupci. Je-li tato Postava na konci naživu a jmenovaného nechrání Úkryt, jmenovaný před bodováním zemře
   *[uncovered] jmenujte Agenta jiného hráče v tomto sloupci. Je-li tato Postava na konci naživu a Kandidáta z řady jmenovaného neodhalil žádný tip, jmenovaný před bodováním zemře; Úkryt mu nepomůže
}
powers-mark = zvolte Agenta jiného hráče v předchozím sloupci: je ohrožen jako Hrozbou. Zemře-li na konci tohoto kola, získáte na konci hry 2 { ICON("points", "body") }
powers-shelter = ochraňte { $who }: na konci tohoto kola platí, že je chrání Úkryt
powers-look = podívejte se tajně na skrytého Kandidáta jednoho soupeře
powers-guess-alone = tipněte si bez ostatních, kdo je skrytým Kandidátem jednoho soupeře (v Iluminátech smíte místo jména tipovat frakci). Správné jméno Kandidáta odhalí
powers-virginia = ještě před tipováním smíte svého skrytého Kandidáta tajně vyměnit za Postavu z ruky, nebo smí vystoupit: na konci přinese tolik { ICON("points", "bodů") }, kolikáté je kolo
powers-lay-on = smíte na tuto kartu vyložit z ruky jinou kartu kteréhokoli druhu. Ta zaujme její místo a vyhodnotí se jako každá jiná; nic tomu nezabrání
powers-move = smíte k této Postavě přesunout jednu svou nezrušenou Událost z dřívějšího sloupce. Sdílí pak její místo, okamžitý účinek už nemá a na konci se boduje odtud
powers-turn = každá nezrušená Hrozba v tomto sloupci se natrvalo změní v Úkryt a každý nezrušený Úkryt v Hrozbu. Čí Kandidát smí vystoupit, se tím nemění
powers-double = každá nezrušená Hrozba v tomto sloupci se začne počítat do limitu pro konec hry za dvě; platí to, i kdyby tato Postava zemřela

## Buttons
powers-a-card = neznámá karta
powers-option-candidate = Kandidátem bude { $card }
powers-option-draft = Vzít kartu { $card }
powers-option-lay = Vyložit kartu { $card }
powers-option-pick = Zvolit kartu { $card }
powers-option-name = { $card }
powers-option-faction = Frakce: { $faction }
powers-no-guess = netipovat
powers-option-pass = Netipovat
powers-option-exchange = Vyměnit za kartu { $card }
powers-option-appear = Vystoupit s Kandidátem
powers-option-hide = Nechat Kandidáta skrytého

## Questions, each with its reason
powers-ask-candidate = Kdo bude vaším Kandidátem?
powers-why-candidate = Kandidát zůstane tajný a jeho schopnost nepůsobí. Ostatní tři Postavy vaší frakce budou Agenti.
powers-ask-draft = Kterou kartu si vezmete do ruky?
powers-why-draft = { $round }. kolo: každý si postupně vezme jednu kartu z nabídky a všichni vidí kterou.
powers-ask-lay = Kterou kartu vyložíte?
powers-why-lay = { $round }. kolo: každý vykládá jednu kartu lícem dolů a všechny se odkryjí najednou.
powers-ask-lay-open = Kterou kartu vyložíte lícem vzhůru?
powers-why-lay-open = { $round }. kolo: zrádce je ve vaší frakci, a proto vykládáte před ostatními a všichni vaši kartu uvidí.
powers-ask-propose = { $code ->
    [none] Koho ukrývá { $seat }?
   *[other] Kdo je Kandidátem { powers-faction-of }?
}
powers-why-propose = { $seat } má na stole nového Agenta ({ $card }). Tip platí, jen když se všichni soupeři shodnou; neshoda je nesprávný tip.
powers-ask-vote = { $code ->
    [none] Na kom se shodnete: koho ukrývá { $seat }?
   *[other] Na kom se shodnete: kdo je Kandidátem { powers-faction-of }?
}
powers-why-vote = Návrhy se liší: { $proposals }. Hlasuje se jen jednou; bez shody je tip nesprávný.
powers-ask-appear = Má váš Kandidát vystoupit?
powers-why-appear = Vaše nová Hrozba nebyla zrušena. Vystoupí-li Kandidát v tomto kole, získáte za něj na konci { $round ->
    [one] { $round } bod
    [few] { $round } body
    [many] { $round } bodu
   *[other] { $round } bodů
}; odhalí-li ho soupeři, nezískáte nic.
powers-ask-traitor = Kdo bude mít zrádce v příštím kole?
powers-why-traitor = Zrádce je teď u vás a předáváte ho dál. Kdo ho dostane, vyloží příště před ostatními a lícem vzhůru.
powers-ask-search = { $code ->
    [none] Koho ukrývá { $seat }?
   *[other] Kdo je Kandidátem { powers-faction-of }?
}
powers-why-search = { $card }: tentokrát tipujete bez ostatních. Správné jméno Kandidáta odhalí.

## The log
powers-event-start = { $you ->
    [yes] Začínáte vy.
   *[no] Začíná { $seat }.
}
powers-event-chosen = { $you ->
    [yes] Vaším Kandidátem je { $card }.
   *[no] { $seat } má tajného Kandidáta.
}
powers-event-dealt = { $you ->
    [yes] Berete si do ruky { powers-cards }.
   *[no] { $seat } si bere do ruky { powers-cards }.
}
powers-cards = { $n ->
    [one] { $n } kartu
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}
powers-event-round = { $you ->
    [yes] Začínáte vy.
   *[no] Začíná { $seat }.
}
powers-event-offer = V nabídce: { $card }.
powers-event-draft = { $you ->
    [yes] Berete si kartu { $card }.
   *[no] { $seat } si bere kartu { $card }.
}
powers-event-lay-open = { $you ->
    [yes] Máte zrádce a vykládáte lícem vzhůru kartu { $card }.
   *[no] { $seat } má zrádce a vykládá lícem vzhůru kartu { $card }.
}
powers-event-lay = { $you ->
    [yes] Odkrýváte kartu { $card }.
   *[no] { $seat } odkrývá kartu { $card }.
}
powers-event-draw = { $you ->
    [yes] Dobíráte si kartu { $card }.
   *[no] { $seat } si dobírá kartu.
}
powers-event-lay-on = { $you ->
    [yes] Na kartu { $under } vykládáte kartu { $card }.
   *[no] { $seat } vykládá na kartu { $under } kartu { $card }.
}
powers-event-copy = Karta { $card } přebírá účinek karty { $model }.
powers-event-aim = { $card } míří na kartu { $target }.
powers-event-cancel = Karta { $by } ruší { story-some-cards.named } { $card }.
powers-event-move = { $you ->
    [yes] { $by }: přesouváte k sobě kartu { $card }.
   *[no] { $by }: { $seat } k sobě přesouvá kartu { $card }.
}
powers-event-turn = { $kind ->
    [threat] { $by } mění kartu { $card } v Hrozbu.
   *[hideout] { $by } mění kartu { $card } v Úkryt.
}
powers-event-double = { $card }: Hrozby v tomto sloupci se od teď počítají dvakrát.
powers-event-mark = Karta { $card } ohrožuje kartu { $target }.
powers-event-shelter = Karta { $by } chrání v tomto kole { story-some-cards.named } { $card }.
powers-event-look = { $hidden ->
    [yes] { $at-you ->
        [yes] { $seat } si tajně prohlíží vašeho Kandidáta.
       *[no] { $seat } si tajně prohlíží Kandidáta; ukrývá ho { $at }.
    }
   *[no] { $you ->
        [yes] Tajně vidíte, koho ukrývá { $at }: { $card }.
       *[no] { $seat } vidí, koho ukrývá { $at }: { $card }.
    }
}
powers-event-exchange = { $hidden ->
    [yes] { $seat } tajně mění svého Kandidáta.
   *[no] { $you ->
        [yes] Tajně měníte Kandidáta: místo karty { $out } je jím { $in }.
       *[no] { $seat } mění Kandidáta: místo karty { $out } je jím { $in }.
    }
}
powers-event-keep = { $you ->
    [yes] { $card }: Kandidáta necháváte skrytého.
   *[no] { $card }: { $seat } nechává Kandidáta skrytého.
}
powers-event-propose = { $you ->
    [yes] Váš návrh: { $code }.
   *[no] { $seat } navrhuje: { $code }.
}
powers-event-guess = { $at-you ->
    [yes] Tip na vašeho Kandidáta: { $code }. { powers-guess-right }
   *[no] Tip, koho ukrývá { $at }: { $code }. { powers-guess-right }
}
powers-guess-right = { $right ->
    [1] { $guess ->
        [faction] Frakce souhlasí, Kandidát zůstává skrytý.
       *[name] Správně, Kandidát je odhalen.
    }
   *[0] Není to správně.
}
powers-event-search = { $at-you ->
    [yes] { $seat } tipuje vašeho Kandidáta: { $code }. { powers-guess-right }
   *[no] { $you ->
        [yes] Tipujete, koho ukrývá { $at }: { $code }. { powers-guess-right }
       *[no] { $seat } tipuje, koho ukrývá { $at }: { $code }. { powers-guess-right }
    }
}
powers-event-no-guess = { $at-you ->
    [yes] Vašeho Kandidáta soupeři netipují.
   *[no] Netipuje se, koho ukrývá { $at }.
}
powers-event-disagree = { $at-you ->
    [yes] Soupeři se na jménu vašeho Kandidáta neshodli; platí to jako nesprávný tip.
   *[no] Koho ukrývá { $at }? Soupeři se neshodli; platí to jako nesprávný tip.
}
powers-event-threatened = V ohrožení: { $card }; hrozí { $by }.
powers-event-appear = { $you ->
    [yes] Váš Kandidát vystupuje: { $card }.
   *[no] { $seat }: Kandidát vystupuje, je to { $card }.
}
powers-event-stay = { $you ->
    [yes] Váš Kandidát nevystupuje.
   *[no] { $seat }: Kandidát nevystupuje.
}
powers-event-dies = { $card } umírá bez ochrany; příčina: { $by }.
powers-event-saved = { $card } přežívá díky ochraně.
powers-event-traitor = { $you ->
    [yes] Předáváte zrádce dál; příště ho má { $next }.
   *[no] { $next-you ->
        [yes] { $seat } předává zrádce vám.
       *[no] { $seat } předává zrádce dál; příště ho má { $next }.
    }
}
powers-event-end-limit = { $n ->
    [one] Na stole je { $n } Hrozba: hra končí.
    [few] Na stole jsou { $n } Hrozby: hra končí.
    [many] Na stole je { $n } Hrozby: hra končí.
   *[other] Na stole je { $n } Hrozeb: hra končí.
}
powers-event-end-known = Všichni Kandidáti jsou známí: hra končí.
powers-event-end-cards = Někomu došly karty: hra končí bez prémie.
powers-event-show = { $you ->
    [yes] Odkrýváte svého Kandidáta: { $card }.
   *[no] { $seat } odkrývá Kandidáta: { $card }.
}
powers-event-kill = { $by } zabíjí jmenovaného Agenta: { $card }.
powers-event-win = { $you ->
    [yes] Vítězíte! Máte { powers-points }.
   *[no] Vítězí { $seat } a má { powers-points }.
}
powers-points = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}

## Icons, as they are read aloud
icon-bolt = ihned
icon-column-left = předchozí sloupec
icon-column-right = následující sloupec
icon-crown = Kandidát
icon-eye = pohled na Kandidáta
icon-grave = mrtvý Agent
icon-knot = symbol
icon-left = karta vlevo
icon-right = karta vpravo
icon-shield = Úkryt
icon-skull = Hrozba
icon-swap = nahrazení
icon-target = jmenovaný Agent

## Phases of a round
phase-powers-candidate = Kandidáti
phase-powers-draft = Nabídka
phase-powers-lay = Vykládání
phase-powers-events = Události
phase-powers-agents = Agenti
phase-powers-guess = Tipování
phase-powers-threats = Hrozby
phase-powers-traitor = Zrádce
phase-powers-end = Konec

## The card browser
filter-powers-faction = Frakce
filter-powers-kind = Druh
filter-powers-kind-agent = Postavy
filter-powers-kind-threat = Hrozby
filter-powers-kind-hideout = Úkryty
filter-powers-kind-event = Události
filter-powers-kind-symbol = Události se symbolem
filter-powers-source = Původ
filter-powers-source-printed = Tištěné
filter-powers-source-fragment = Doplněné
filter-powers-source-original = Původní

## The score sheet
ending-powers-limit = Hra skončila, protože Hrozby dosáhly svého limitu.
ending-powers-known = Hra skončila, protože všichni Kandidáti byli známí.
ending-powers-both = Hra skončila, protože Hrozby dosáhly svého limitu a všichni Kandidáti byli známí.
ending-powers-cards = Hra skončila, protože některý hráč už neměl co vyložit.
tie-powers-appearance = { $n ->
    [one] Při rovnosti bodů rozhodlo vystoupení Kandidáta: vítězí { $seat }, za vystoupení má { $n } bod.
    [few] Při rovnosti bodů rozhodlo vystoupení Kandidáta: vítězí { $seat }, za vystoupení má { $n } body.
    [many] Při rovnosti bodů rozhodlo vystoupení Kandidáta: vítězí { $seat }, za vystoupení má { $n } bodu.
   *[other] Při rovnosti bodů rozhodlo vystoupení Kandidáta: vítězí { $seat }, za vystoupení má { $n } bodů.
}
tie-powers-shared = Rovnost bodů nic nerozhodlo; vítězství je společné.
category-powers-agents = Živí Agenti
category-powers-agents-help = 4 body za každého
category-powers-abilities = Schopnosti Agentů
category-powers-abilities-help = co Agent přidá navíc
category-powers-sets = Postavy podle frakcí
category-powers-sets-help = v Iluminátech: čím víc od jedné frakce, tím lépe
category-powers-threats = Úspěšné Hrozby
category-powers-threats-help = 3 body za každého Agenta, který na ni zemřel
category-powers-appearance = Vystoupení Kandidáta
category-powers-appearance-help = tolik bodů, kolikáté bylo kolo
category-powers-symbols = Symboly
category-powers-symbols-help = Události se symbolem
category-powers-events = Události na konci
category-powers-events-help = podle karet
category-powers-ending = Ukončení hry
category-powers-ending-help = 3 body za ukončení hry
powers-score-agents = na konci naživu
powers-counted = { $rule }; započteno: { $n }
powers-score-abilities = { $how ->
    [copy] účinek karty { $other }: { $rule }
   *[own] { $rule }
}
powers-score-sets = { $faction }: { $cards }
powers-score-threats = zabitá Postava { $other }
powers-score-appearance = vystoupení { powers-in-round }
powers-score-symbols = { $n ->
    [one] jediný symbol v řadě
    [few] jeden ze { $n } symbolů v řadě
   *[other] jeden z { $n } symbolů v řadě
}
powers-score-events = { $how ->
    [kill] zabitá Postava { $other }
    [copy] účinek karty { $other }: { $rule }
   *[own] { $rule }
}
powers-score-ending = { $n ->
    [1] Hrozba v posledním sloupci
    [2] poslední známý Kandidát
   *[3] Hrozba v posledním sloupci nebo poslední známý Kandidát
}

## What is done with a card, in a word
powers-do-candidate = Zvolit Kandidátem
powers-do-draft = Vzít
powers-do-lay = Vyložit
powers-do-pick = Zvolit
powers-do-name = Tipnout toto jméno
powers-do-exchange = Vyměnit

## Why not
powers-cannot-dead = Tento Agent je mrtvý; karta zůstává, kde leží.
powers-cannot-cancelled = Tato karta je zrušená a už nic nedělá.
powers-cannot-laid = Karty na stole působí samy, každá ve svém kroku.
powers-cannot-candidate = Kandidát se nevykládá; vystoupit může, když vyložíte Hrozbu.
powers-cannot-draft-first = Nejdřív si každý vezme kartu z nabídky, vykládá se až potom.
powers-cannot-lay-later = Karty se vykládají na začátku kola.

## What is known of a guess
powers-guess-wrong = už se tipovalo: nesprávně
powers-in-round = { $n ->
    [2] ve
    [3] ve
    [4] ve
    [12] ve
    [13] ve
    [14] ve
    [20] ve
    [21] ve
    [22] ve
    [23] ve
   *[other] v
}{ "\u00A0" }{ $n }. kole
powers-guess-laid = leží { powers-in-round }
powers-guess-dead = smrt { powers-in-round }
powers-guess-other = je jiným Kandidátem
powers-guess-hand = je ve vaší ruce
powers-guess-ends = Je to poslední skrytý Kandidát: správné jméno ukončí hru po tomto kole.

## What an answer shows
powers-warns-lay-open = Kartu { $card } hned uvidí všichni.
powers-warns-search = Tip se vyhodnotí hned a uvidí ho všichni.
