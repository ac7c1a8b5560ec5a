# Co se o Velké čínské zdi řekne nováčkovi.

guide-wall-lead = { $way ->
    [coop] Společně pro císaře, 2 až 4 hráči. Rok má čtyři roční období.
   *[other] 1 až 4 klany proti sobě. Rok má čtyři roční období; první začíná podzimem.
}
guide-wall-goal = { $way ->
    [coop] Společně splnit 6, 7, nebo 9 požadavků císaře (ve 2, 3, nebo 4 hráčích) dřív, než dojde hanba nebo čas.
   *[other] Mít nejvíc cti. Přinese ji stavba, dary a hordy, které získají vaši vojáci; hanba ji bere.
}
guide-wall-turn = Co udělají lokace za každého úředníka
guide-wall-phase-spring = Nový rok: před Zeď přijdou hordy a v nabídce jsou noví rádci.
guide-wall-phase-summer = Dohlížitelé přinesou suroviny, z hanby se vykoupíte za 2 { ICON("chi", "či") }, karty velení se vrátí nebo dají čest.
guide-wall-phase-autumn = Každý zahraje kartu velení. Jeden po druhém umísťuje úředníky; plné lokace pracují pro všechny, kdo v nich stojí.
guide-wall-phase-winter = Lučištníci střílejí, potom je napaden každý úsek: útok vyšší než obrana je průlom. Zátarasy pak zmizí.
guide-wall-act-produce = Pila, Lom, Důl, Chrám
guide-wall-act-produce-how = suroviny, povýšení dohlížitele, dar 1 suroviny za 2 { ICON("honour", "cti") }
guide-wall-act-recruit = Kasárny
guide-wall-act-recruit-how = platba → voják hned útočí, nebo čeká v nástupním prostoru
guide-wall-act-build = Tábor stavitelů
guide-wall-act-build-how = 2 suroviny → zátaras; cena stupně → { ICON("wall", "část Zdi") }; za obojí čest
guide-wall-act-march = Velitelství
guide-wall-act-march-how = přesun vojáků z úseku do úseku
guide-wall-act-tea = Čajovna
guide-wall-act-tea-how = o místo výš v pořadí čaje
guide-wall-act-hire = Císařské vyslanectví
guide-wall-act-hire-how = 2 { ICON("gold", "zlata") } → úředník; zlato → rádce
guide-wall-act-tactics = Válečná akademie
guide-wall-act-tactics-how = doberete kartu taktiky
guide-wall-note-horde = Hordy
guide-wall-note-horde-text = Vojáci stojí na jejích polích a berou, co je tam vytištěno. Jsou-li zakrytá všechna, je poražena: kartu bere, kdo jich zakryl nejvíc.
guide-wall-note-breach = Průlom
guide-wall-note-breach-text = Za každou hordu úseku, na které nemáte vojáka, dostanete { ICON("shame", "žeton hanby") }. Vojáci tam padají, kolik říká rok.
guide-wall-note-location = Lokace
guide-wall-note-location-text = Lokace s kroužky pracuje, až jsou obsazené všechny; s velkým oválem vždy. Kdo je sám v lokaci s prasklým štítem, dostane hanbu.
guide-wall-end = { $way ->
    [coop] Vyhráváte, když je splněno dost požadavků; prohráváte, když má přijít žeton hanby a v bance není nebo když vyprší čas.
   *[other] V zimě, když má Zeď stupeň 3 (ve 4 hráčích všechny úseky), vypršel čas nebo v bance není hanba.
}
guide-wall-score-honour = čest získaná během hry
guide-wall-score-honour-points = součet
guide-wall-score-captured = získané hordy bez hanby
guide-wall-score-captured-points = karta
guide-wall-score-artifacts = artefakty, jak říkají
guide-wall-score-artifacts-points = karta
guide-wall-score-shame = každý žeton hanby pod vojákem
guide-wall-score-shame-points = −5
guide-wall-score-rest = při shodě vyhrává, kdo je výš v pořadí čaje
guide-wall-score-rest-points = –
guide-wall-score-demands = dost splněných požadavků
guide-wall-score-demands-points = výhra
guide-wall-score-bank = má přijít žeton a banka je prázdná, nebo vypršel čas
guide-wall-score-bank-points = prohra
guide-wall-first = Nejdřív suroviny a dohlížitele, potom vojáky. V úseku, který se může prolomit, mějte na každé hordě jednoho vojáka: ochrání vás před hanbou.
guide-wall-read-cost = Síla: jak silně v zimě útočí.
guide-wall-read-points = Vavřín: čest pro toho, kdo kartu získá.
guide-wall-read-text = Účinek a pole: každé dá vojákovi, který ho obsadí, co je vytištěno.

wall-keyword-horde = Horda
wall-keyword-horde-text = Leží před Zdí a v zimě útočí. Na každé pole se vejde voják nebo zranění; kdo tam vojáka postaví, získá, co je vytištěno.
wall-keyword-command = Karta velení
wall-keyword-command-text = Hraje se na podzim: rámečky odshora dolů, tmavý vy, druhý všichni ostatní.
wall-keyword-general = Generál
wall-keyword-general-text = Váš vůdce: s čím začínáte, a schopnosti, které sílí s podpůrnými rádci.
wall-keyword-tactic = Karta taktiky
wall-keyword-tactic-text = Držíte ji tajně a zahrajete ve správné chvíli: základní účinek je zdarma, posílený něco stojí.
wall-keyword-advisor = Rádce
wall-keyword-advisor-text = Aktivní: schopnost karty je vaše. Podpůrný: leží lícem dolů pod generálem a posiluje ho.
wall-keyword-artifact = Artefakt
wall-keyword-artifact-text = Ve hře jsou tři; každý přinese na konci čest, jak říká.
wall-keyword-event = Událost
wall-keyword-event-text = Jen ve společné hře: co se stane na jaře.
wall-keyword-demand = Požadavek
wall-keyword-demand-text = Jen ve společné hře: co žádá císař. Kdo a jak dává, je na kartě.

term-wall-section = Úsek
term-wall-section-text = Jedna ze tří částí Zdi se svými hordami, zátarasy, střeleckými pozicemi a nástupním prostorem.
term-wall-staging = Nástupní prostor
term-wall-staging-text = Tady vojáci čekají. Průlom se jich nedotkne.
term-wall-firing = Střelecká pozice
term-wall-firing-text = Pro lučištníky na Zdi: každý dá v zimě hordě úseku jedno zranění.
term-wall-tea-order = Pořadí čaje
term-wall-tea-order-text = Kdo je výš, jedná dřív a vyhrává každou shodu.
term-wall-location = Lokace
term-wall-location-text = Jedno z deseti míst pro úředníky. Pracuje pro každého, kdo v ní úředníky má; ti potom jdou domů.
term-wall-alone = Osamělá práce
term-wall-alone-text = Stojí-li v lokaci s prasklým štítem při její práci jen vaši úředníci, dostanete žeton hanby.
term-wall-save = Záchrana
term-wall-save-text = Za 2 či jde voják, který by padl, do nástupního prostoru úseku.
term-wall-donate = Dar
term-wall-donate-text = V lokaci, která vyrábí dřevo, kámen nebo zlato: 1 kus do Skladiště za 2 body cti. Platí se z něj stavba.

tip-wall-hand = Vaše karty velení. Na podzim jednu zahrajete; říká, jak úředníky umísťujete vy a jak ostatní.
tip-wall-locations = Deset lokací. Kroužky musí být obsazené všechny, než lokace pracuje; s velkým oválem pracuje hned.
tip-wall-sections = Tři úseky Zdi. V záhlaví je útok a obrana; červeně, když v zimě hrozí průlom.
tip-wall-question = Tady se hra ptá. Co lze stisknout, je obtažené zeleně; H ukáže, co by udělal dobrý bot.

key-wall-of-kind = Druh karty.
key-wall-wood = Surovina: staví, verbuje a platí.
key-wall-stone = Surovina: staví, verbuje a platí.
key-wall-gold = Surovina: staví, najímá úředníky a rádce.
key-wall-chi = Z Chrámu: zachraňuje vojáky a vykupuje z hanby; nikdy nestaví.
key-wall-honour = Čest: body této hry.
key-wall-points = Čest na konci hry.
key-wall-hourglass = Počítá se na konci hry.
key-wall-official = Stojí v lokacích, a ty pak pracují pro vás.
key-wall-spearman = Voják: obsadí jedno pole nejbližší hordy.
key-wall-archer = Voják: stojí na Zdi a v zimě hordy zraňuje.
key-wall-horseman = Voják: obsadí dvě sousední pole v kterékoli řadě.
key-wall-overseer = Voják ve službě produkční lokace: víc surovin, a v létě další.
key-wall-strength = Útočná síla hordy.
key-wall-wound = Zakryje pole hordy bez odměny.
key-wall-losses-word = ztráty
key-wall-losses = Tolik vašich vojáků letos padne na každé hordě.
key-wall-killed = Týká se padlých vojáků.
key-wall-save = Vojáci, kteří by padli, se zachrání.
key-wall-sacrifice = Vojáci se obětují.
key-wall-wall = Stupeň Zdi: větší obrana úseku.
key-wall-barricade = 2 obrany úseku do konce zimy.
key-wall-build-word = stavba
key-wall-build = Kolik stojí další stupeň Zdi.
key-wall-defence = Obrana úseku.
key-wall-breach = Útok byl vyšší než obrana.
key-wall-attack = Vojáci útočí na hordy.
key-wall-march = Vojáci se přesouvají mezi úseky.
key-wall-shame = Vyřadí vojáka nebo zkazí získanou hordu; za vojáka na konci o 5 cti méně.
key-wall-shed = Hanba se sejme.
key-wall-ward = Hanba se odvrátí.
key-wall-support = Leží lícem dolů pod generálem a posiluje ho.
key-wall-tea = Místo v pořadí čaje.
key-wall-storehouse = Společné suroviny; stavba je musí použít jako první.
key-wall-activate = Lokace pracuje navíc, i neplná a bez hanby.
key-wall-change = Trvá: mění pro vás pravidlo nebo cenu.
key-wall-forbidden = Něco se nesmí.
key-wall-exchange = Jedno se vymění za druhé.
key-wall-resource = Dřevo, kámen, nebo zlato.
key-wall-blocked-word = zavřeno
key-wall-blocked = Teď se nepoužije.
