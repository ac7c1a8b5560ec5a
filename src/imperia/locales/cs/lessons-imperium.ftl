# První hra Imperium s průvodcem: lessons/imperium/first.json.

lesson-imperium-first = První hra
    .about = Čtyři kola za Římany proti Řekům: aktivace, vzdorování a inovace, nabídka, slunovrat, historie a cesta k říši.

lesson-imperium-first-welcome = Vedete lid dějinami. Váš balíček karet je váš národ: roste tím, co si nárokujete, i vlastními velkými muži. Hrajete za Římany, Ilona za Řeky. Lekce je skutečná hra, jen tahy jsou předem domluvené.
    .title = Vítejte v dějinách

lesson-imperium-first-state = Tady je, co máte: suroviny{ ICON("material", "") }, obyvatelé{ ICON("population", "") } a pokroky{ ICON("progress", "") }. Každý pokrok je na konci bod. V každém tahu máte tři akce{ ICON("action-token", "") } a pět žetonů vyčerpání{ ICON("exhaust", "") }. Začínáte jako barbaři{ ICON("barbarian", "") }.
    .title = Váš stav

lesson-imperium-first-market = V nabídce leží pět karet: území, necivilizované a civilizované karty, poddaní. Pod všemi kromě území se skrývají nepokoje{ ICON("unrest", "") }. Kdo si takovou kartu nárokuje, vezme si i nepokoje a všechny žetony, které na ní leží.
    .title = Nabídka

lesson-imperium-first-activate = Tah je jedno ze tří: aktivace, inovace, nebo vzdorování. Většinou to bude aktivace: tři akce a každou zahrajete kartu z ruky.
    .title = Jaký bude váš tah?
    .do = Zvolte aktivaci.
    .not = Nejdřív obvyklý tah: aktivaci.

lesson-imperium-first-region = Připnutá{ ICON("pinned", "") } karta nejde na odhazovací balíček, ale zůstává vyložená. Území jsou připnutá a { $dalmatia } přinese navíc 1 obyvatele.
    .title = Zahrajte území
    .do = Zahrajte kartu { $dalmatia }.
    .not = Začněte tím, co zůstane a něco přinese: je to Dalmácie.

lesson-imperium-first-garrison = K území smíte uložit kartu z ruky jako posádku. Zmizí tím z balíčku, a ten zůstane štíhlý. Dnes ale potřebujete všechno, co držíte.
    .title = Posádka?
    .do = Žádnou posádku neukládejte.
    .not = Tyto karty potřebujete. Žádnou pod území nedávejte.

lesson-imperium-first-city = Také { $rome } zůstane ve hře. Teď nic neudělá: jeho schopnost působí o slunovratu{ ICON("solstice", "") }, až budou mít všichni po tahu.
    .title = Město
    .do = Zahrajte kartu { $rome }.
    .not = Nejdřív město: čím dřív bude stát, tím častěji poslouží.

lesson-imperium-first-advance = Poslední akce. Karta { $advance } připnutá není: vykoná své a jde na odhazovací balíček. Vrátí se, až balíček zamícháte.
    .title = Jděte do nabídky
    .do = Zahrajte kartu { $advance }.
    .not = Zahrajte Pokrok: přinese vám do balíčku novou kartu.

lesson-imperium-first-way = Za 3 suroviny si nárokujete kartu z nabídky i s nepokoji pod ní. Za 5 by to byl průlom, a to bez nepokojů. Máte tři.
    .title = Dvě cesty
    .do = Zaplaťte 3 suroviny a kartu si nárokujte.
    .not = Pět surovin nemáte. Zvolte levnější cestu.

lesson-imperium-first-acquire = Kartu s ikonou říše{ ICON("empire", "") } barbaři zahrát nemohou. Ale { $metropolis } má i tak hodnotu 2 bodů a leží na ní pokrok.
    .title = Nárokujte si kartu
    .do = Nárokujte si kartu { $metropolis }.
    .why = Barbary nezůstanete. Až bude z vašeho lidu říše, bude tato karta čekat v balíčku.
    .not = Podívejte se na žetony: vezměte si Metropoli i pokrok, který na ní leží.

lesson-imperium-first-unrest = Karta je ve vaší ruce a pokrok je váš. Jenže vaše jsou i nepokoje, které byly pod ní: k ničemu nejsou, zabírají místo v ruce a na konci mají hodnotu −2 body.
    .title = Co to stojí

lesson-imperium-first-token = Akce došly, přichází úklid. Nejdřív položíte pokrok ze zásoby na kteroukoli kartu v nabídce. Kdo si tu kartu nárokuje, ten ho dostane.
    .title = Úklid: pokrok
    .do = Položte ho na kartu { $cape }.
    .why = Tu kartu chcete a v příštím tahu na ni dosáhnete. Pokrok se vám tak může vrátit.
    .not = Položte ho na kartu, kterou chcete pro sebe: na Mys.

lesson-imperium-first-discard = Potom odhodíte, co si nechat nechcete, a doberete do pěti. Metropoli jako barbaři zahrát nemůžete. Pryč s ní, doberete si o kartu víc.
    .title = Úklid: ruka
    .do = Odhoďte kartu { $metropolis }.
    .why = Není ztracená. Zamíchá se do balíčku s ostatními odhozenými kartami.
    .not = Teď se nehodí Metropole. Odhoďte ji.

lesson-imperium-first-solstice = Ilona má po tahu a na Mys přidala další pokrok. Kolo skončilo, je slunovrat a působí schopnosti vyložených karet. { $rome } vám nabízí výměnu: kartu za něco jiného.
    .title = Slunovrat
    .do = Využijte kartu { $rome }.
    .not = Město pracuje jen teď. Využijte ho.

lesson-imperium-first-give-up = Karta půjde na odhazovací balíček a později se vrátí. { $conquer } počká: na území máte v ruce něco lepšího.
    .title = Kterou kartu?
    .do = Odhoďte kartu { $conquer }.
    .not = Ostatní budete hned potřebovat. Odhoďte Dobývání.

lesson-imperium-first-gain = Můžete získat surovinu, získat obyvatele, nebo dobrat kartu. Surovin se vám nedostává.
    .title = Za co?
    .do = Získejte 1 surovinu.
    .not = Nemáte ani jednu surovinu. Vezměte si tu.

lesson-imperium-first-second = Druhé kolo. Každé kolo začínáte vy, pořadí se nemění. Držíte dvoje nepokoje, ale také kartu { $expansion }.
    .title = A znovu
    .do = Zvolte aktivaci.
    .not = Práce je dost. Zvolte aktivaci.

lesson-imperium-first-expansion = Útok{ ICON("attack-card", "") } dopadne na všechny ostatní. Tento vám přinese dvě území bez placení a Ilona si musí jedno své vzít zpět do ruky.
    .title = Útok
    .do = Zahrajte kartu { $expansion }.
    .not = V ruce nemáte nic silnějšího: Římská expanze.

lesson-imperium-first-cape = Na kartě { $cape } leží už dva pokroky, jeden od vás a jeden od Ilony. Pod územími nepokoje nejsou.
    .title = První území
    .do = Nárokujte si kartu { $cape }.
    .not = Dva pokroky jsou dva body. Vezměte si Mys.

lesson-imperium-first-woodland = Smíte si vzít ještě jedno.
    .title = Druhé území
    .do = Nárokujte si kartu { $woodland }.
    .not = Vezměte si i Lesnatý kraj. Nic nestojí.

lesson-imperium-first-history = Ilona si vzala území zpět do ruky. A { $expansion } z vašeho balíčku zmizela: leží v historii. Odtud se karty nikdy nedobírají, ale na konci se počítají. Velké činy se dějí jednou.
    .title = Historie

lesson-imperium-first-triumvirate = Další velký čin. { $triumvirate } přináší průlom: vezmete si kartu daného symbolu bez nepokojů, buď z nabídky, nebo neviděnou shora z balíčku.
    .title = Průlom
    .do = Zahrajte kartu { $triumvirate }.
    .not = Území v ruce počkají. Zahrajte Triumvirát.

lesson-imperium-first-top = Co leží v nabídce, víte. Co je nahoře v balíčku, neví nikdo.
    .title = Zkuste štěstí
    .do = Vezměte si vrchní kartu balíčku.
    .not = Odvahu: vezměte si kartu, kterou nikdo nezná.

lesson-imperium-first-shaduf = { $shaduf } zůstane vyložený. Má aktivační schopnost: ty nestojí akci, ale jeden žeton vyčerpání{ ICON("exhaust", "") }, každá jednou za tah. Na konci má body za řeky{ ICON("drop", "") }.
    .title = Třetí akce
    .do = Zahrajte kartu { $shaduf }.
    .not = Zbývá jedna akce. Zahrajte novou kartu.

lesson-imperium-first-token-again = Zase úklid. Pokrok do nabídky: tentokrát ho položte na kartu, která je tam nová.
    .title = Kam s ním?
    .do = Položte ho na kartu { $oasis }.
    .not = Položte ho na Oázu. Uvidíte, co z toho bude.

lesson-imperium-first-taken = Ilona si Oázu hned vzala, a pokrok s ní. Proto ho pokládejte tam, kde jí k ničemu není. Při slunovratu jsme město vynechali, karty se vám budou hodit.
    .title = Dárek pro Ilonu

lesson-imperium-first-revolt = Tři z vašich pěti karet jsou nepokoje. Hrát je jednu po druhé znamená pokaždé platit. Jejich vrácení ale můžete věnovat celý tah, to je vzdorování.
    .title = Příliš nepokojů
    .do = Zvolte vzdorování.
    .why = Tři karty po −2 bodech a tři místa v ruce, za to tah stojí.
    .not = Se třemi nepokoji v ruce se nic jiného nevyplatí. Zvolte vzdorování.

lesson-imperium-first-return = Všechny nepokoje z ruky se vracejí a nic to nestojí. Kdyby balíček nepokojů došel, nastane kolaps a vyhraje ten, kdo jich má nejméně.
    .title = Pryč s nimi
    .do = Vraťte kartu nepokojů, ostatní půjdou s ní.
    .not = Vraťte nepokoje.

lesson-imperium-first-patience = Teď chytře. Kartu { $education } nemůže zahrát Ilona o nic víc než vy: chce říši. Pokroky na ní tedy chvíli poleží.
    .title = Investice
    .do = Položte pokrok na kartu { $education }.
    .not = Položte ho tam, kde je v bezpečí: na Vzdělání.

lesson-imperium-first-nation = Dobírací balíček došel a zamíchal se. Pokaždé k němu přibude jedna karta z balíčku národa: nová je { $bread } a už ji máte v ruce. Váš lid tak roste sám.
    .title = Národ roste

lesson-imperium-first-innovate = Na kartě { $education } leží už čtyři pokroky. Suroviny na Pokrok nemáte. Je tu ale třetí druh tahu: odhoďte celou ruku a učiňte průlom v symbolu podle své volby.
    .title = Inovace
    .do = Zvolte inovaci.
    .why = Ruka se vám dřív či později vrátí. Čtyři body se na stole nepovalují každý den.
    .not = Myslete na čtyři pokroky na Vzdělání: zvolte inovaci.

lesson-imperium-first-suit = Nejdřív jmenujete symbol, potom zvolíte kartu z nabídky, nebo vrchní kartu balíčku.
    .title = Který symbol?
    .do = Zvolte civilizovanou kartu.
    .not = Vzdělání je civilizovaná karta.

lesson-imperium-first-education = Průlomem vezmete kartu i s žetony, ale bez nepokojů.
    .title = Dobře investováno
    .do = Vezměte si kartu { $education }.
    .not = Leží tu se čtyřmi pokroky: Vzdělání.

lesson-imperium-first-accession = Podívejte se na Ilonu: balíček národa jí došel, a tak přišla karta pod ním, její přerod. Řekové jsou teď říše{ ICON("empire", "") }. Hrají karty říší a místo karet národa budují ty drahé, které leží vedle.
    .title = Z Řeků je říše

lesson-imperium-first-empire = Pod vaším balíčkem národa čeká { $caesar }. Leží na něm ještě tři karty. Čím rychleji balíčkem projdete, tím dřív přijde, a s ním užitek z Metropole a Vzdělání.
    .title = Vaše cesta

lesson-imperium-first-end = Konec přijde, když dojde hlavní balíček, když někdo vybuduje poslední kartu, nebo když se otočí Král králů. Pak se dohraje toto kolo a ještě jedno.
    .title = Kdy hra skončí

lesson-imperium-first-score = Kdyby hra skončila teď, máte 18 bodů: 8 pokroků, hodnoty karet a body za obyvatele. Ilona by měla 10.
    .title = Jak jste na tom

lesson-imperium-first-farewell = Znáte tři druhy tahu, nabídku, slunovrat, historii i cestu k říši. Hrajte dál, na Ilonino místo se posadí rychlý bot.
    .title = Teď je to na vás
