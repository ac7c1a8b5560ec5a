# První hra Mocností s průvodcem: lessons/powers/first.json.

lesson-powers-first = První hra
    .about = Celá hra v Londýně: vykládejte karty, přečkejte Hrozbu, odhalte cizího Kandidáta, vystupte se svým a zvolte, kdy hru ukončit.

lesson-powers-first-welcome = Tajné mocnosti soupeří o úřad Ministerského předsedy. Vy vedete Mágy, Ilona Industriály a Viktor Sídhe. Lekce je skutečná hra, jen tahy jsou předem domluvené.
    .title = Vítejte v Londýně

lesson-powers-first-goal = Body se počítají až na konci. Každý živý Agent přinese 4 body{ ICON("points", "") }, každý Agent zabitý vaší Hrozbou 3 a Kandidát, který vystoupil, tolik, kolikáté bylo kolo. Vlastní body mají i Události.
    .title = Čím se vyhrává

lesson-powers-first-candidate = Každá frakce má čtyři Postavy. Jedna z nich je váš Kandidát a víte o něm jen vy. Z ostatních tří budou Agenti, které vykládáte jako jiné karty. Schopnost Kandidáta nepůsobí.
    .title = Vyberte si Kandidáta
    .do = Zvolte za Kandidáta kartu { $arminus }.
    .why = Jeho schopnost napodobit jiného Agenta se využívá nesnadno. Ztratíte jí nejméně.
    .not = Hodil by se kterýkoli ze čtyř. V této hře to bude Arminus Wambrey, ostatní se hodí na stole.

lesson-powers-first-hand = Držíte pět karet a po každé vyložené si jednu doberete. Agenti jsou lidé, kteří přinášejí body. Lebka{ ICON("skull", "") } značí Hrozby, které zabíjejí cizí Agenty, štít{ ICON("shield", "") } Úkryty, které chrání vaše. Vše ostatní jsou Události. Když na kartu ukážete, přečtete si ji.
    .title = Vaše ruka

lesson-powers-first-grid = Každý hráč má svou řadu, vaše je dole. Každé kolo přidá sloupec s jednou kartou od každého. Vlevo leží lícem dolů Kandidáti a u nich čtyři jména, která přicházejí v úvahu.
    .title = Řady a sloupce

lesson-powers-first-traitor = Ilona má ve frakci zrádce, a tak musela vyložit první a lícem vzhůru: { $arms }. Ostatní teď vykládají lícem dolů, všichni najednou. Viktor už vyložil.
    .title = Zrádce

lesson-powers-first-agent = Začněte Agentkou: { $morrigan } přinese 4 body, pokud přežije, a další za každou Událost se symbolem.
    .title = Vyložte kartu potají
    .do = Vyložte z ruky kartu { $morrigan }.
    .why = Ilonina otevřená karta je Událost a nikoho neohrožuje. Neznáte jen kartu Viktorovu, a to se dá riskovat.
    .not = Každá karta má svůj čas. Začněte Agentkou, je to Morrigan Eveningstar.

lesson-powers-first-reveal = Všechny karty sloupce se otočily najednou. Vyhodnocují se vždy ve stejném pořadí: Události, Agenti, Hrozby, Úkryty.
    .title = Odkrytí

lesson-powers-first-guessed = Kdo ukáže Agenta, něco prozradí: tento Kandidátem není. Soupeři proto smějí společně tipnout jméno vašeho Kandidáta, jednou za každého nového Agenta. Řekli { $cornelius }, a to je omyl.
    .title = Tipují na vás
    .why = Chybný tip nic nestojí. Po každém ale zbývá méně jmen a další už může vyjít.

lesson-powers-first-threat = Viktor vyložil kartu { $elfshot }. Hrozba ohrozí všechny cizí Agenty svého sloupce, { $morrigan } je tedy v nebezpečí. Má jedno kolo: na konci příštího zemře, pokud nebude chráněna.
    .title = Hrozba

lesson-powers-first-hideout = Úkryt chrání Agenty, kteří s ním ve vaší řadě přímo sousedí. Ilona předala zrádce vám, takže tentokrát vykládáte první a vaši kartu vidí všichni.
    .title = Zachraňte Morrigan
    .do = Vyložte vedle ní kartu { $chamber }.
    .why = Úkrytu nevadí, že ho všichni vidí. Tajné karty ať počkají na kolo, kdy se nikdo nedívá.
    .not = To by Morrigan zemřela. Toto kolo ji zachrání jen Úkryt, Zrcadlová komnata.

lesson-powers-first-guess = Ilona ukázala Agenta: { $bartholomew }. Teď smíte s Viktorem tipnout jejího Kandidáta. Každý tajně navrhne jméno a tip platí jen tehdy, když se shodnete. Viktor už navrhl.
    .title = Tipujete vy
    .do = Navrhněte jméno { $tobias }.
    .why = Bartholomew leží na stole, zbývají tedy tři jména. Zkuste jedno z nich, nic to nestojí.
    .not = Zkusme jméno Tobias Crank, ať vidíte, k čemu tip vede.

lesson-powers-first-saved = Shodli jste se na jménu { $tobias } a byl to omyl: o jméno méně. A Hrozba z prvního kola vyšla naprázdno, protože vedle karty { $morrigan } leží { $chamber }.
    .title = Vedle, ale v bezpečí

lesson-powers-first-pass-on = Na konci kola určí ten, kdo měl zrádce, kdo ho bude mít příště. Vykládat otevřeně je břemeno, dejte ho tomu, čích plánů se obáváte.
    .title = Předejte zrádce
    .do = Dejte zrádce Viktorovi.
    .why = Viktor už jednu Hrozbu vyložil. Bude-li muset kartu ukázat, můžete na ni odpovědět.
    .not = Tentokrát ho dejte Viktorovi: jeho příští karta bude otevřená.

lesson-powers-first-open-agent = Viktor musel kartu ukázat: je to Agent { $tamlin }. Víte tedy dvě věci. Hrozba by toto kolo někoho zasáhla. A protože přichází nový Agent, bude se tipovat Viktorův Kandidát.
    .title = Viktor ukazuje Agenta

lesson-powers-first-eye = Karta { $eye } vám dovolí podívat se na skrytého Kandidáta. Události působí dřív, než se tipuje: co uvidíte, hned využijete.
    .title = Ta pravá chvíle
    .do = Vyložte kartu { $eye }.
    .why = V kole bez tipu by vám jméno k ničemu nebylo. Dnes ho můžete i vyslovit.
    .not = Tahle karta počká. Dnes má největší cenu Oko vidoucího.

lesson-powers-first-look = Karty jsou odkryté a vaše Událost hned působí. Vyberte, na čího Kandidáta se podíváte. Nikdo jiný ho neuvidí.
    .title = Pohled za masku
    .do = Vyberte Viktora.
    .not = V tomto kole se tipuje Viktorův Kandidát.

lesson-powers-first-seen = Viktorův Kandidát je { $niamh }. Víte to jen vy, nikomu jinému to stůl neukáže.
    .title = Teď to víte

lesson-powers-first-name = Teď o to jde. Navrhněte jméno, které znáte. Ilona ho nezná, uvidíte, co navrhne ona.
    .title = Vyslovte to jméno
    .do = Navrhněte jméno { $niamh }.
    .not = Víte to přece lépe: je to Niamh z Mlžin.

lesson-powers-first-vote = Ilona navrhla jiné jméno. Když se návrhy liší, ukážou se těm, kdo tipují, a jednou se ještě tajně hlasuje. Neshodnete-li se ani teď, bere se to jako chybný tip.
    .title = Hlasování
    .do = Zůstaňte u jména { $niamh }.
    .why = Ilona vidí, že si jméno nerozmýšlíte. I pro ni je dobře, bude-li Viktor odhalen.
    .not = Neustupujte: Niamh z Mlžin je správně.

lesson-powers-first-uncovered = Ilona souhlasila a { $niamh } je odhalena. Viktor s ní už nemůže vystoupit a nic za ni nedostane. Ilonina Hrozba { $machine } teď ohrožuje kartu { $tamlin } a nic ji nechrání.
    .title = Odhalen!

lesson-powers-first-prey = Nové kolo: Viktor předal zrádce Iloně a ta musela ukázat Agenta. Je to { $tobias }. Viktorova karta je zatím skrytá.
    .title = Kořist

lesson-powers-first-strike = Držíte dvě Hrozby. Kterákoli z nich zasáhne všechny cizí Agenty tohoto sloupce: Tobiase jistě a Viktorovu kartu, bude-li to také Agent.
    .title = Udeřte
    .do = Vyložte jednu ze svých Hrozeb, je jedno kterou.
    .why = Hrozba je navíc skoro jediná karta, s níž smí váš Kandidát vystoupit.
    .not = Přišla chvíle pro Hrozbu: Ilonin Agent leží otevřeně.

lesson-powers-first-half = Ilona má nového Agenta, a tak se tipuje. { $bartholomew } a { $tobias } leží na stole. Kandidátka je tedy { $jane }, nebo { $virginia }.
    .title = Jedna ze dvou
    .do = Navrhněte jméno { $virginia }.
    .not = Je to jedna ze dvou. Zkuste jméno Lady Virginia Campbell.

lesson-powers-first-appear = Vaši Hrozbu nikdo nezrušil, váš Kandidát tedy smí vystoupit. Vynese to tolik bodů, kolikáté je kolo: 4. Později by to bylo víc, jenže kdo čeká, může být odhalen.
    .title = Má váš Kandidát vystoupit?
    .do = Nechte Kandidáta vystoupit.
    .why = Soupeři vybírají ze tří jmen a jedno už vyloučili. A další příležitost vám dá jen Hrozba, máte už poslední.
    .not = Čtyři jisté body stojí za to. Nechte ho vystoupit.

lesson-powers-first-dead = { $tamlin } na konci kola zemřel: lícem dolů Viktorovi nic nepřinese a Ilona za něj dostane 3 body. Váš Kandidát je znám a tipovat ho už nikdo nemůže.
    .title = První mrtvý

lesson-powers-first-deduce = Lady Virginia byl omyl, Ilonina Kandidátka tedy musí být { $jane }. Pamatujte si to: až Ilona příště ukáže Agenta, můžete to jméno vyslovit, bude-li Viktor souhlasit.
    .title = Co prozradí chybný tip

lesson-powers-first-knot = { $knot } je Událost se symbolem{ ICON("knot", "") }. Na konci přinese 2 body a { $morrigan } za ni přidá další 2.
    .title = Body na konec
    .do = Vyložte kartu { $knot }.
    .not = Hrozeb už bylo dost. Sbírejte body: vyložte Uzel moudrosti.

lesson-powers-first-kill = { $tobias } neměl, kdo by ho chránil. Zabila ho vaše Hrozba: 3 body pro vás.
    .title = Vaše Hrozba zasáhla

lesson-powers-first-escaped = { $eillid } unikla: je chráněna, dokud vedle ní leží Událost se symbolem, a Viktor včas vyložil kartu { $dusk }. Vyplatí se číst cizí karty.
    .title = Jedna unikla

lesson-powers-first-end = Na stole leží tři Hrozby. Jakmile přibude čtvrtá, o jednu víc, než je hráčů, hra po tom kole skončí. Skončí také, budou-li známi všichni Kandidáti.
    .title = Kdy hra skončí

lesson-powers-first-score = Kdyby hra skončila teď, máte 17 bodů: Morrigan 4 a 4 za symboly, 3 za Tobiase, 4 za Kandidáta a 2 za vlastní symbol. Ilona, která právě vyložila novou Agentku, by měla 13 a Viktor 8.
    .title = Jak jste na tom

lesson-powers-first-johanna = Někteří Agenti působí hned po odkrytí. { $johanna } jmenuje cizího Agenta svého sloupce. Pokud Kandidáta toho hráče nikdo do konce neuhodne, jmenovaný na konci zemře a žádný Úkryt nepomůže.
    .title = Agentka s cílem
    .do = Vyložte kartu { $johanna }.
    .why = Ilona musela znovu vykládat otevřeně a { $virginia } je Agentka. Váš Kandidát je už znám, nový Agent proto nikomu nedá příležitost tipovat.
    .not = Lady Johanna Griffiths potřebuje ve svém sloupci cizího Agenta, a dnes tam je.

lesson-powers-first-aimed = Jmenovat šlo jen jednu Agentku, a tak { $johanna } míří na kartu { $virginia }. I ta působí hned: Ilona s ní mohla nechat Kandidátku vystoupit. Nechává ji skrytou.
    .title = Jmenována

lesson-powers-first-last-name = Jméno znáte: { $jane }. Je to ale poslední skrytá Kandidátka. Správný tip by po tomto kole ukončil hru, Iloně by přinesl 3 body za to, že byla odhalena poslední, a zachránil by kartu { $virginia }.
    .title = Kdy netipovat
    .do = Netipujte.
    .why = Viktor prohrává a konec ještě nechce. A vy držíte karty, které přinesou další body.
    .not = Tentokrát si jméno nechte pro sebe: zvolte, že netipujete.

lesson-powers-first-pile = Nikdo netipoval. Dobírací balíček došel, od teď vám bude karet v ruce ubývat. Kdyby někdo neměl co vyložit, hra by skončila také.
    .title = Poslední karty

lesson-powers-first-rituals = Ilona předala zrádce vám. Karta { $rituals } chrání oba sousedy jako Úkryt: vlevo kartu { $johanna } a vpravo to, co tam teprve vyložíte.
    .title = Ochrana na obě strany
    .do = Vyložte kartu { $rituals }.
    .why = Nevadí, že ji všichni vidí. A zůstává Událostí: co ruší Úkryty, na ni nestačí.
    .not = Nejdřív zajistěte Agenty: vyložte Ochranné rituály.

lesson-powers-first-cancelled = Viktorova Událost { $battle } ruší všechny Úkryty sloupce, dřív než začnou působit: Ilonina karta { $workshop } leží lícem dolů, nikoho nechrání a nic nepřinese. Vaše karta je Událost a zůstává.
    .title = Zrušeno

lesson-powers-first-count = Každá frakce má dvě Hrozby. Po jedné jste vyložili všichni, druhou tedy může každý ještě držet. Určete, kdo bude mít zrádce: kdo vykládá otevřeně, ten vás Hrozbou nepřekvapí.
    .title = Počítejte Hrozby
    .do = Dejte zrádce Iloně.
    .not = Tentokrát ho dejte Iloně: Viktorova karta ať zůstane skrytá.

lesson-powers-first-cornelius = { $cornelius } přidá bod za každou Událost svého sloupce a Ilonina otevřená karta jí je. Karta vlevo ho ochrání, i kdyby Viktor vyložil Hrozbu.
    .title = Bezpečné místo
    .do = Vyložte kartu { $cornelius }.
    .why = Další Hrozbou by toto kolo bylo poslední. Pak už nepřijde karta, která by Agenta zachránila: rozhodne se hned.
    .not = Vyložte kartu Cornelius Vane, dokud ho karta vlevo chrání.

lesson-powers-first-race = Viktorova karta byla jen Úkryt, { $cornelius } má tedy cenu 5 bodů. Ilonina karta { $race } se počítá na konci podle toho, kde leží. Tak je to s každou Událostí, která nepůsobí hned.
    .title = Události na konec

lesson-powers-first-fourth = Viktor musí vykládat otevřeně a vyložil kartu { $hunt }: čtvrtou Hrozbu. Toto kolo se ještě dohraje a hra skončí. Příští karta je vaše poslední.
    .title = Poslední kolo

lesson-powers-first-bonus = Kdo má Hrozbu ve sloupci, v němž jich je poprvé dost, dostane 3 body. Viktor je dostane a vy můžete také. Agent vyložený teď by hned zemřel, vlevo ho nic nechrání.
    .title = Kdo hru ukončí

lesson-powers-first-standing = Jak karty leží, máte 26 bodů, Ilona 13 a Viktor 16. Vyhrává, kdo jich má nejvíc. Při shodě rozhodne Kandidát, který vystoupil později.
    .title = Jak na tom všichni jsou

lesson-powers-first-farewell = Umíte všechno, co je třeba: vykládat potají, ohrožovat a chránit, tipovat, vystoupit a včas skončit. Poslední kartu vyložte podle svého. Místo Ilony a Viktora se posadí rychlí boti a body se spočítají na stole.
    .title = Teď je to na vás
