# První hra Settlers s průvodcem: lessons/settlers/first.json.

lesson-settlers-first = První hra
    .about = Dvě kola za Římany proti Barbarům: stavte, uzavřete dohodu, bořte i přijměte ránu, postavte frakční lokace.

lesson-settlers-first-welcome = Za pět kol postavíte z karet impérium. Vedete Římany, Ilona Barbary. Kdo má po pátém kole nejvíce vítězných bodů{ ICON("vp", "") }, vyhrává. Lekce je skutečná hra, jen tahy jsou předem domluvené.
    .title = Vítejte v impériu

lesson-settlers-first-uses = Každá karta se dá použít víc způsoby. Běžnou kartu postavíte, nebo zboříte pro rychlý zisk. Kartu své frakce postavíte, nebo z ní uděláte dohodu, která každé kolo něco přinese. Vybrat správně je polovina hry.
    .title = Jedna karta, více použití

lesson-settlers-first-lookout = Kolo začíná Rozhledem: frakční karta přišla sama a z nabídky běžných karet si každý po řadě jednu vezme. Jste první hráč a vybíráte první.
    .title = Rozhled
    .do = Vezměte si kartu { $field }.
    .why = Bez jídla nejsou dohody a vy žádné nemáte. Zbořené Obilné pole přinese hned dvě.
    .not = I to je dobrá karta. Teď ale budete potřebovat jídlo: vezměte si Obilné pole.

lesson-settlers-first-second = Z druhé nabídky se vybírá v opačném pořadí: první si vzala Ilona, vy jste na řadě poslední.
    .title = A ještě jednou
    .do = Vezměte si kartu { $farmer }.
    .why = Promění osadníka{ ICON("settler", "") } a jídlo ve 2 vítězné body, a to každé kolo.
    .not = Na Cech zedníků nemáte dost kamene. Vezměte si Chovatele prasat.

lesson-settlers-first-production = Potom přijde Produkce: deska vám dala 2 osadníky{ ICON("settler", "") }, 1 dřevo{ ICON("wood", "") }, 1 kámen{ ICON("stone", "") }, 1 žeton boření{ ICON("raze", "") } a 1 obranný žeton{ ICON("defense", "") }. Později přidají i dohody a lokace. Co nevyužijete, na konci kola propadne.
    .title = Produkce

lesson-settlers-first-build = Teď se střídáte po jedné akci. Začněte lokacemi, které produkují: své zboží dají hned a potom každé kolo.
    .title = Stavba
    .do = Vyberte v ruce kartu { $village } a postavte ji za 1 dřevo.
    .why = Přinese osadníka hned, dalšího jako bonus za postavení a jednoho v každém dalším kole.
    .not = Na to dojde později. Jediné dřevo se teď nejlépe hodí na Vesnici.

lesson-settlers-first-defend = Soupeři smějí bořit vaše běžné lokace. Obranný žeton to zdraží o jeden žeton boření. Není to akce, ale na konci kola žeton zmizí.
    .title = Chraňte ji
    .do = Položte obranný žeton na kartu { $village }.
    .not = Nejdřív chraňte, co stojí: položte žeton na Vesnici.

lesson-settlers-first-turns = Ilona zbořila kartu { $quarry } z vlastní ruky: za jeden žeton boření má dva kameny. To je druhé použití běžné karty. Můžete udělat totéž.
    .title = Ilonin tah

lesson-settlers-first-raze-hand = Stavba Obilného pole by sama stála jídlo. Zbořené jich přinese dvě naráz: co z karty bude, ukazuje pole nahoře.
    .title = Zbořte kartu
    .do = Vyberte v ruce kartu { $field } a zbořte ji.
    .why = Máte jeden žeton boření. Lepší jsou za něj dvě jídla než čekat na soupeřovy lokace, které stojí dva.
    .not = Jídlo přinese Obilné pole. Zbořte tu kartu.

lesson-settlers-first-deal = Kartu své frakce nemusíte stavět. Za 1 jídlo{ ICON("food", "") } ji zasunete pod desku jako dohodu a prostředek z jejího dolního okraje dostanete hned i v každé další Produkci.
    .title = Uzavřete dohodu
    .do = Vyberte v ruce kartu { $legion } a uzavřete s ní dohodu.
    .why = Přinese každé kolo žeton boření. Dva zboří Iloninu lokaci a Římané si je smějí nechat do dalšího kola.
    .not = Uzavřete dohodu s Legií: žetony boření se budou brzy hodit.

lesson-settlers-first-send = Osadníky máte čtyři, ale žádné dřevo. Dva osadníky můžete vždy vyslat: přinesou jednu surovinu, nebo kartu.
    .title = Vyšlete osadníky
    .do = Vyšlete osadníky.
    .not = Bez dřeva nic nepostavíte. Vyšlete pro ně osadníky.

lesson-settlers-first-pairs = V jedné akci smí jít dvojic kolik chcete. Teď stačí jedna: Chovatel prasat bude osadníka potřebovat.
    .title = Kolik jich půjde?
    .do = Vyšlete jednu dvojici.
    .not = Vyšlete jen jednu dvojici, ostatní osadníci mají jinou práci.

lesson-settlers-first-take = Každá dvojice přinese dřevo, kámen, nebo jídlo, anebo kartu z kteréhokoli balíčku; zlato nikdy.
    .title = Co přinesou?
    .do = Vezměte si dřevo.
    .not = Chovatel prasat stojí dřevo a kámen. Kámen máte, vezměte dřevo.

lesson-settlers-first-action = Ilona postavila kartu { $forest }, lokaci své frakce. Ty se Barbarům ani Římanům zbořit nedají. Vy teď postavíte akční lokaci: sama nic nedělá, ale jednou za kolo ji smíte aktivovat.
    .title = Akční lokace
    .do = Vyberte kartu { $farmer } a postavte ji za 1 dřevo a 1 kámen.
    .not = Všechno, co máte, je pro Chovatele prasat. Postavte ho.

lesson-settlers-first-activate = Také Ilona uzavřela dohodu: { $pack } jí každé kolo přinese žeton boření. Vy máte osadníka i jídlo, dejte se do práce.
    .title = Aktivujte
    .do = Vyberte na stole kartu { $farmer } a aktivujte ji.
    .why = Dva body za osadníka a jídlo, které by na konci kola stejně propadly.
    .not = Máte přesně to, co Chovatel prasat potřebuje. Aktivujte ho.

lesson-settlers-first-pass = Mnoho už toho udělat nemůžete. Kdo pasuje, ten v tomto kole skončil a nikdo se už nesmí dotknout ničeho, co má. Vyplatí se pasovat včas.
    .title = Pasování
    .do = Pasujte.
    .not = Pár drobností by se ještě našlo, ale pasujte: vaše lokace pak budou v bezpečí.

lesson-settlers-first-cleanup = Úklid: prostředky propadnou, ale každá frakce si jeden druh nechává. Římané žetony boření{ ICON("raze", "") }, Barbaři osadníky. Dohoda a lokace zůstávají. Teď je první hráč Ilona a vzala si kartu { $joiner }.
    .title = Druhé kolo

lesson-settlers-first-ruins = { $ruins } nic nestojí a přinesou osadníka. A mají ještě jedno kouzlo: za lokaci své frakce musíte obětovat lokaci, která už stojí.
    .title = Vezměte něco levného
    .do = Vezměte si kartu { $ruins }.
    .not = Zbrojíř je dobrý, ale do plánu se hodí Ruiny: nic nestojí.

lesson-settlers-first-choice = Tentokrát je volba na vás: žádnou z těchto karet lekce nepotřebuje. Dobře si je prohlédněte, můžete s ní hrát dál.
    .title = Vaše volba
    .do = Vezměte si kteroukoli kartu z nabídky.

lesson-settlers-first-razed = Ilona je první na tahu a zbořila vám Vesnici. Stačily jí dva žetony boření, protože obranný žeton od Úklidu chybí. Vzala si prostředky z jejího horního okraje. Vám zůstávají základy{ ICON("foundation", "") } a na útěchu 1 dřevo.
    .title = Zbořeno!
    .why = Proto se obranné žetony pokládají brzy, a proto se vyplatí pasovat včas.

lesson-settlers-first-faction = Udělejte z nouze ctnost. { $builder } má v ceně domek: kromě 1 kamene je třeba odhodit lokaci, nebo místo ní základy. Co tam postavíte, už nikdo nezboří.
    .title = Stavte s frakcí
    .do = Vyberte v ruce kartu { $builder } a postavte ji.
    .why = Přinese dřevo a kámen teď i každé další kolo a na konci 2 body.
    .not = Nejdřív využijte základy: postavte Stavitele.

lesson-settlers-first-foundation = Čeho se vzdáte: Chovatele prasat, nebo základů, které tam leží bez užitku?
    .title = Domek v ceně
    .do = Odhoďte základy.
    .not = Chovatel prasat pro vás pracuje. Odhoďte základy.

lesson-settlers-first-raze = Teď jí to vraťte. Máte tři žetony boření: jeden uschovaný, jeden z desky a jeden z dohody. Ilona chrání kartu { $joiner }, ale kartu { $sculptor } ne.
    .title = Bořte
    .do = Vyberte v Ilonině impériu kartu { $sculptor } a zbořte ji za 2 žetony boření.
    .why = Získáte osadníka a kámen a Ilona přijde o lokaci, která dělá body. Zůstanou jí základy a dostane dřevo.
    .not = Za dva žetony boření udeřte tam, kde to bolí: je to Dvorní sochař.

lesson-settlers-first-free = Teď máte dva kameny, to stačí na druhou lokaci vaší frakce. Chybí jen domek, kterého se vzdáte.
    .title = Připravte půdu
    .do = Postavte kartu { $ruins }, je zadarmo.
    .not = Nejdřív Ruiny: to je ten domek, kterého se vzdáte.

lesson-settlers-first-kinds = Lokace leží ve třech řadách: produkční, vlastnosti a akční. Vlastnost působí stále, nebo pokaždé, když se stane, co jmenuje; nic se na ni neplatí. { $ruins } k nim patří také, dávají ale jen bonus za postavení, jednou.
    .title = Tři druhy lokací

lesson-settlers-first-colony = Ilona pasuje a nechává si osadníky, jak Barbaři smějí. Vy hrajete dál bez ní, tah za tahem, jak dlouho chcete.
    .title = Druhá frakční lokace
    .do = Vyberte kartu { $colony } a postavte ji.
    .why = Osadník a zlato teď i každé další kolo a na konci 2 body. Zbývají ještě tři kola.
    .not = Na Obchodní kolonii máte všechno pohromadě. Postavte ji.

lesson-settlers-first-house = Za domek musí zase něco pryč. Co by na lokaci leželo, přišlo by vniveč s ní.
    .title = Vzdejte se Ruin
    .do = Odhoďte kartu { $ruins }.
    .not = Ruiny už posloužily. Odhoďte je.

lesson-settlers-first-gold = Máte zlato{ ICON("gold", "") }, ale žádné jídlo. Při placení zastoupí zlato kteroukoli surovinu: dřevo, kámen i jídlo.
    .title = Zlato
    .do = Aktivujte ještě jednou kartu { $farmer }, jídlo zaplatí zlato.
    .not = Ať Chovatel prasat pracuje ještě jednou: místo jídla dáte zlato.

lesson-settlers-first-rest = Dřevo a osadníci v Úklidu propadnou. I lokace, která se hodí jen málo, má na konci 1 bod.
    .title = Využít, nebo ztratit
    .do = Postavte kartu { $hunter } za 1 dřevo.
    .not = Zbývá vám dřevo: postavte za ně Lovce Jeníka.

lesson-settlers-first-pass-again = Pro toto kolo je to vše. Poslední žeton boření vám zůstane.
    .title = Pro dnešek hotovo
    .do = Pasujte.
    .not = Pro toto kolo to stačí: pasujte.

lesson-settlers-first-score = Kdyby hra skončila teď: 4 body od Chovatele prasat, 2 za každou lokaci vaší frakce a 1 za každou běžnou. To je 10 a Ilona má 9.
    .title = Jak jste na tom

lesson-settlers-first-farewell = Znáte všechny akce: stavět, uzavřít dohodu, bořit, aktivovat, vyslat osadníky i pasovat. Zbývají tři kola. Hrajte dál, na Ilonino místo se posadí rychlý bot.
    .title = Teď je to na vás
