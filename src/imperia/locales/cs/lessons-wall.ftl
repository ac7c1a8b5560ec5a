# Řízená první hra Velké čínské zdi: lessons/wall/first.json.

lesson-wall-first = Váš první rok
    .about = Jeden rok u Zdi: úředníci, vojáci, poražená horda, kus Zdi a první zima.

lesson-wall-first-welcome = Hranici, na které se staví Velká zeď, střeží tři klany: váš, Mei a Jun. Stavíte a bojujete bok po boku, ale čest si každý klan počítá sám. Tato lekce je skutečná hra; jen tahy jsou domluvené předem.
    .title = Před Zdí

lesson-wall-first-goal = Vyhraje, kdo má na konci nejvíc cti{ ICON("honour", "") }. Přináší ji skoro všechno: stavba, boj, dary i karty. Hra skončí, když jsou dva úseky Zdi hotové, když dojde čas, nebo když nezbývá žádný žeton hanby.
    .title = Co vyhrává

lesson-wall-first-sections = Zeď má tři úseky a před každým stojí horda. Kdykoli vidíte její útok proti obraně Zdi. Teď by levý úsek v zimě padl: útok 9, obrana 6.
    .title = Tři úseky

lesson-wall-first-general = Každý dostal dva generály a jednoho si nechá. Generál určuje, s čím začínáte a jak vysoko je váš čaj, a má schopnost, která roste s vašimi podpůrnými rádci.
    .title = Zvolte generála
    .do = Ponechte si kartu { $wujie }.
    .why = Odmění vás, když se udrží úsek, u kterého stojí vaši vojáci. Letos se to stane.
    .not = Šlo by to s oběma. V této hře ať je to Wu Ťie.

lesson-wall-first-advisor = Ze dvou rádců se jeden stane aktivním a odteď pro vás pracuje. Druhý jen podporuje vašeho generála.
    .title = Aktivní rádce
    .do = Ať je aktivní karta { $zhang }.
    .why = Přináší čest{ ICON("honour", "") }, kdykoli se postaví část Zdi, vámi i jinými.
    .not = Letos se hodí malíř: Zeď brzy poroste.

lesson-wall-first-command-cards = První rok začíná podzimem. Všechny klany mají stejných šest karet velení a každý tajně zvolí jednu. Karta dovolí svému majiteli víc a ostatním méně.
    .title = Podzim: velení

lesson-wall-first-command = Ostatní už mají svou kartu lícem dolů. Až zvolíte, otočí se všechny najednou.
    .title = Zahrajte velení
    .do = Zahrajte kartu { $economy }.
    .why = Rozmístí tři úředníky a přinese zlato: klidná karta pro první rok.
    .not = Každé velení má svůj rok. Začněte Ekonomikou.

lesson-wall-first-track = V pořadí čaje každý položí kartu na volnou pozici. Jun má druhou, Mei třetí, vám zbyla první. Karty se vyhodnocují od první pozice; dokud se vyhodnocuje vaše, je váš tah.
    .title = Stupnice velení

lesson-wall-first-locations = Vaši úředníci pracují v lokacích. Ty se zlatým provazem jsou běžné: zafungují, jen když jsou všechna místa obsazená, ať už kýmkoli. Ostatní jsou zvláštní a stačí jim jediný úředník. Cizí úředníci tak pomáhají vám a vaši jim.
    .title = Deset lokací

lesson-wall-first-academy = Ekonomika vám dovolí umístit tři úředníky. Ve Válečné akademii za každého z nich si doberete kartu taktiky a žádná jiná místa se nemusí obsadit.
    .title = Válečná akademie
    .do = Umístěte úředníka: Válečná akademie.
    .why = Za dva úředníky si tu doberete dvě karty. Druhý tam půjde sám.
    .not = Nejdřív si pojďme pro karty taktiky: do Válečné akademie.

lesson-wall-first-quarry = Lom přináší kámen, ale jen když jsou obsazená všechna jeho tři místa. Úředník, který čeká, tam zůstává i přes rok.
    .title = Lom
    .do = Umístěte úředníka: Lom.
    .why = Z kamene se staví Zeď. Kdo se přidá, doplní místa i za vás.
    .not = Teď Lom: kámen budete brzy potřebovat.

lesson-wall-first-others-place = Vaše karta dovolila ostatním umístit po dvou úřednících. Mei a Jun teď stojí v Kasárnách, kde je ještě jedno místo volné. Zapamatujte si ho.
    .title = Umisťují i ostatní

lesson-wall-first-activate = Po kartě se aktivují všechny lokace, které mohou zafungovat, v pořadí podle vás. Účastní se každý, kdo tam má úředníky; potom jdou domů.
    .title = Aktivujte lokaci
    .do = Aktivujte: Válečná akademie.
    .why = Úředník Mei čeká v Císařském vyslanectví; to přijde na řadu samo.
    .not = Začněte Válečnou akademií, máte tam úředníky.

lesson-wall-first-draw = Za každého úředníka jedna karta. V ruce smíte mít nejvýše pět karet taktiky.
    .title = Lízněte taktiky
    .do = Lízněte 2 karty.
    .why = Víc karet znamená víc chvil, kdy můžete ostatní překvapit.
    .not = Máte tam dva úředníky, doberte si tedy dvě.

lesson-wall-first-jun-turn = Teď se vyhodnocuje karta, kterou má Jun: { $audience }. Jako jeden z ostatních umístíte dva úředníky. Ještě jeden do Kasáren a všechna místa jsou obsazená.
    .title = Tah hráče Jun

lesson-wall-first-mine = Důl přináší zlato. Zatím tam nikdo není, ale v tahu Mei se to může změnit.
    .title = Důl
    .do = Umístěte úředníka: Důl.
    .why = Oba úředníci musí jít do různých lokací.
    .not = Začněte Dolem; Kasárny přijdou hned potom.

lesson-wall-first-barracks = S vaším úředníkem jsou všechna tři místa Kasáren obsazená. Aktivují se ještě v tomto tahu, i když patří hráči Jun.
    .title = Plné Kasárny
    .do = Umístěte úředníka: Kasárny.
    .why = V Kasárnách se verbují vojáci: jeden za každého úředníka.
    .not = Teď potřebujeme volné místo v Kasárnách.

lesson-wall-first-tactics = Kartu taktiky lze zahrát ve chvíli, kterou uvádí, v tahu kohokoli. Horní účinek je zdarma, posílený stojí či{ ICON("chi", "") }. Zeptáme se jen tehdy, když se některá vaše karta hodí.
    .title = Chvíle pro taktiku

lesson-wall-first-conscription = Kasárny se právě aktivují: to je chvíle pro vaši kartu { $conscription }.
    .title = Odvod
    .do = Zahrajte posíleně kartu { $conscription }.
    .why = Za 2 či se k vám hned a bez další ceny přidá kopiník, navíc k tomu, koho naverbujete.
    .not = Zahrajte ji posíleně: kopiník zdarma přijde právě včas.

lesson-wall-first-spearman = Zvolte, co vám karta dává.
    .title = Kopiník zdarma
    .do = Naverbujte kopiníka.
    .why = Kopiník zakryje jedno pole hordy v první řadě.
    .not = Karta nabízí kopiníka. Vezměte ho.

lesson-wall-first-field = Nováček buď hned zaútočí, nebo čeká v nástupním prostoru. Každé pole hordy nese odměnu, kterou získáte, když na ně vstoupí váš voják. Až budou všechna pole zakrytá, horda bude poražena.
    .title = Útok!
    .do = Zaútočte kopiníkem na osvětlené pole pravého úseku.
    .why = Toto pole dá 1 zlato a horda vpravo má jen čtyři pole.
    .not = Zaútočte vpravo: tamní horda má málo polí a brzy padne.

lesson-wall-first-tiger = Útok otevírá další chvíli, pro kartu { $tiger }. Zranění zakrývají pole jako vojáci, ale nepřinášejí odměnu.
    .title = Po útoku
    .do = Zahrajte posíleně kartu { $tiger }.
    .why = Dvě zranění a 2 body cti{ ICON("honour", "") } za 1 či. Potom zbude jediné pole.
    .not = Posílený účinek dá dvě zranění: to je to, co chceme.

lesson-wall-first-wound = Zranění dejte na pole, jejichž odměnu oželíte. Druhé půjde na sousední pole.
    .title = Dvě zranění
    .do = Dejte zranění na osvětlené pole.
    .why = Pole, které zbude, má odměnu pro toho, kdo hordu dorazí.
    .not = Dejte je prosím na osvětlené pole: druhá odměna je pro vojáka.

lesson-wall-first-horseman = Poslední pole vpravo zabral kopiník hráče Jun a Mei naverbovala lučištníka, který čeká. Teď verbujete vy, jednoho vojáka za svého úředníka.
    .title = Naverbujte jezdce
    .do = Naverbujte jezdce.
    .why = Je drahý, ale zakryje dvě pole najednou, v kterékoli řadě.
    .not = Tentokrát jezdce: levý úsek potřebuje sílu.

lesson-wall-first-pair = Jezdec stojí na dvou sousedních polích jedné hordy a obě odměny jsou vaše.
    .title = Dvě pole najednou
    .do = Zaútočte na osvětlenou dvojici polí levého úseku.
    .why = Přinese 1 či a 1 bod cti{ ICON("honour", "") } a jezdec bude u úseku, který je v nebezpečí.
    .not = Pošlete ho do levého úseku: jen tam je Zeď v nebezpečí.

lesson-wall-first-defeated = Na konci tahu hráče Jun byla horda vpravo poražena: všechna její pole byla zakrytá. Každý, kdo na ní stál, získal 2 body cti{ ICON("honour", "") }. Vy i Jun máte po jednom poli; o shodě rozhoduje čaj, a tak kartu získává Jun.
    .title = Horda je poražena

lesson-wall-first-casualties = Vítězství stojí životy: číslo pod rokem říká, kolik vojáků každého klanu padne. Za 2 či{ ICON("chi", "") } lze vojáka zachránit, jako se zachránil kopiník hráče Jun. Ten váš je zpět v zásobě a lze ho znovu naverbovat.
    .title = Ztráty

lesson-wall-first-quarry-full = Úředníci Mei šli do Lomu a do Tábora stavitelů. V jejím tahu opět umístíte dva. Váš druhý v Lomu ho naplní.
    .title = Tah hráčky Mei
    .do = Umístěte úředníka: Lom.
    .why = Dva ze tří úředníků tam jsou vaši: získáte dva kameny.
    .not = V Lomu je jediné volné místo. Zaberte ho.

lesson-wall-first-alone = Některé lokace nesou prasklý štít{ ICON("shame", "") }. Kdo je tam při aktivaci bez ostatních, dostane žeton hanby. Vyplatí se mít společnost, nebo na ni počkat.
    .title = Ne bez společnosti

lesson-wall-first-builders = Tady se staví Zeď. Je to zvláštní lokace, stačí tedy jeden úředník, a Mei už tam čeká.
    .title = Tábor stavitelů
    .do = Umístěte úředníka: Tábor stavitelů.
    .why = V lokaci se symbolem hanby je lepší nebýt sám; s Mei se nikdo hanbit nemusí.
    .not = Teď Tábor stavitelů: Zeď má růst.

lesson-wall-first-production = Důl je plný a přináší zlato všem, kdo tam jsou. Produkce má tři kroky, každý pro všechny: zisk, povýšení dohlížitele, dar. Mei a Jun už povýšili, teď jste na řadě vy.
    .title = Produkce

lesson-wall-first-promote = Za 2 kameny se voják z vaší zásoby stane dohlížitelem Dolu. Dohlížitel přináší víc při každé aktivaci Dolu a v létě příjem.
    .title = Dohlížitel
    .do = Povyšte dohlížitele: Důl.
    .why = Čím dřív dohlížitele máte, tím víc let vám platí.
    .not = Dohlížitel se vyplatí po celou hru. Povyšte ho.

lesson-wall-first-kind = Dohlížitel zůstává natrvalo a už nebojuje, vyberte tedy vojáka, kterého můžete postrádat.
    .title = Kdo bude dohlížet?
    .do = Udělejte dohlížitelem lučištníka.
    .why = Lučištníky máte čtyři a jezdce jen dva, kopiníci jsou potřeba nejvíc.
    .not = Vezměte lučištníka: ostatní budou potřeba proti hordám.

lesson-wall-first-donate = Třetí krok: jedno zlato do Skladiště vám hned přinese 2 body cti{ ICON("honour", "") }. Co leží ve Skladišti, platí stavby jako první, ať staví kdokoli.
    .title = Dar všem
    .do = Darujte 1 zlato.
    .why = Ostatní také dali a vy dnes budete stavět.
    .not = Darujte: přinese to čest a Skladiště zaplatí vaši Zeď.

lesson-wall-first-mei-built = Lom vám dal dva kameny a dohlíží nad ním další lučištník. Teď Tábor stavitelů: Mei zaplatila ze Skladiště část Zdi vlevo. Získala 5 bodů cti{ ICON("honour", "") } a vám přinesla 1 karta { $zhang }.
    .title = Mei staví

lesson-wall-first-barricade = Za každého úředníka postavíte jednou: část Zdi, nebo zátaras{ ICON("barricade", "") }. Zátaras stojí 2 suroviny, přinese 2 body cti{ ICON("honour", "") } a přidá 2 k obraně, ale jen na tuto zimu. Zeď zůstane.
    .title = Zátarasy

lesson-wall-first-wall = Část Zdi stojí 5 surovin v libovolné skladbě kromě či a přinese stejně cti{ ICON("honour", "") }. Počítá se i to, co zaplatí Skladiště.
    .title = Postavte Zeď
    .do = Postavte část Zdi: střední úsek.
    .why = Dřevo ze Skladiště zaplatí dvě z pěti.
    .not = Stavte uprostřed: tam Zeď ještě nestojí.

lesson-wall-first-pay = Tři suroviny zaplatíte vy, kamenem a zlatem v libovolné skladbě.
    .title = Čím zaplatit
    .do = Zaplaťte 2 kameny; zbytek je zlato.
    .why = Nechte si od obojího: příští rok přinese nové potřeby.
    .not = Zaplaťme 2 kameny a 1 zlatem.

lesson-wall-first-winter = V zimě hordy útočí, úsek po úseku. Všude byla obrana aspoň stejně silná, a tak se všechny úseky udržely. Vlevo stál váš jezdec a karta { $wujie } za to přinesla 1 bod cti{ ICON("honour", "") }.
    .title = Zima: útok

lesson-wall-first-volley = Před útokem střílejí lučištníci na hradbách: každý dá hordě svého úseku zranění, a to každou zimu. Na střeleckou pozici lučištník přijde, když útočí, a zůstane tam, dokud se nepřesune.
    .title = Lučištníci

lesson-wall-first-breach = Je-li útok silnější, přijde průlom. Každý pak dostane žeton hanby za každou hordu, na které tam nemá svého vojáka, a na konci kvůli ní přijde o čest. Bojujte proto trochu všude.
    .title = Když Zeď neodolá

lesson-wall-first-spring = Začíná nový rok. Nejdřív se posune čas, potom přijdou nové hordy: nejdřív do prázdných úseků, pak tam, kam ukazuje rub vrchní karty. Přišly dvě. Mění se i nabídka rádců.
    .title = Jaro: nové hordy

lesson-wall-first-income = V létě každý dohlížitel přinese surovinu za každý stupeň, bez úředníků. Vám přibyl kámen a zlato. Teď se lze za či{ ICON("chi", "") } vykoupit z hanby. Karty velení z podzimu jdou na odhazovací balíček.
    .title = Léto: příjem

lesson-wall-first-reclaim = Buď si vezmete zpět všechny své karty velení, nebo 2 body cti{ ICON("honour", "") } za každou, která tam leží. S pěti v ruce se bez jedné obejdete.
    .title = Karty, nebo čest
    .do = Vezměte si čest.
    .why = Karty se vyplatí brát, až jich tam leží víc, nebo když některou potřebujete.
    .not = Kvůli jedné kartě to ještě nestojí za to: vezměte si čest.

lesson-wall-first-elsewhere = Čajovna vás posune výš v pořadí čaje: kdo je výš, hraje dřív a vyhrává shody. Velitelství přesouvá čekající vojáky do jiného úseku. Císařské vyslanectví najímá za zlato úředníky a rádce.
    .title = Kam jste ještě nešli

lesson-wall-first-next = Každý opět volí velení. Každá karta má svou chvíli: Despotismus působí i tam, kde jsou místa volná, Rozkaz k útoku posílá vojáky, Zrada se hraje jednou za hru.
    .title = Druhý podzim

lesson-wall-first-end = Konec se kontroluje jen v zimě. Potom se přičte čest{ ICON("honour", "") } za získané hordy, artefakty a karty a odečte hanba. Kdykoli si můžete prohlédnout, kolik by kdo měl teď.
    .title = Jak hra končí

lesson-wall-first-free = To je vše, co potřebujete. Hrajte odtud dál: za Mei a Jun převezmou místa rychlí boti a nic už domluvené není. Když něco nebude jasné, stiskněte to a stůl řekne proč; pravidla se otevřou vedle plánu.
    .title = Zeď je teď na vás
