# Rada u stolu: proč by bot odpověděl právě takto.

error-no-hints = U stolu hrají další lidé a na radách se při zakládání nikdo nedohodl.
error-no-advice = Teď neměl kdo přemýšlet. Zkuste to prosím znovu za { $seconds } s.

hints-agreed = rady dovoleny
hint-thumb = Zde se bot řídí osvědčeným pravidlem; hledět dopředu nepomáhá.
hint-all-equal = Pokud bot vidí, vyjdou všechny možnosti nastejno.
hint-others-equal = { $n ->
    [one] Jedna další možnost je stejně dobrá.
    [few] Další { $n } možnosti jsou stejně dobré.
   *[other] Dalších { $n } možností je stejně dobrých.
}
hint-as-good = Pokud bot vidí, je to stejně dobré jako nejlepší tah.
hint-at-once = { $n ->
    [one] Hned přinese 1 bod.
    [few] Hned přinese { $n } body.
   *[other] Hned přinese { $n } bodů.
}
hint-though = Na druhou stranu: { $less }
hint-end = Hra po tomto tahu nejčastěji skončí dobře pro vás.
hint-end-less = Hra by dobře pro vás končila méně často.

hint-powers-points = Nejvíc přidá k vašim bodům na stole.
hint-powers-points-less = Na stole přinese méně bodů.
hint-powers-secret = Nejlépe uchová cenu vystoupení vašeho Kandidáta.
hint-powers-secret-less = Vystoupení vašeho Kandidáta by mělo menší cenu.
hint-powers-hand = Do dalších kol vám zůstanou lepší karty.
hint-powers-hand-less = Do dalších kol by zůstaly slabší karty.
hint-powers-rivals = Nejvíc zdrží soupeře.
hint-powers-rivals-less = Soupeři by na tom byli lépe.
hint-powers-thumb-propose = Jméno, které podle všeho, co víte, ještě může být správné: neleží na stole, nemáte je v ruce a nikdo je nevyvrátil. Tip platí jen při shodě.
hint-powers-thumb-search = Jméno, které podle všeho, co víte, ještě může být správné: neleží na stole, nemáte je v ruce a nikdo je nevyvrátil.
hint-powers-thumb-vote = Z návrhů je tento podle všeho, co víte, nejspíš správný; nemůže-li být správný žádný, netipujte.

hint-settlers-points = Přinese nejvíc bodů.
hint-settlers-points-less = Přinese méně bodů.
hint-settlers-engine = Nejvíc přidá k tomu, co vaše impérium vydělá v dalších kolech.
hint-settlers-engine-less = Impérium by v dalších kolech vydělalo méně.
hint-settlers-supply = Zůstane vám nejvíc užitečného zboží.
hint-settlers-supply-less = Zůstane méně užitečného zboží.
hint-settlers-hand = V ruce zůstanou lepší karty.
hint-settlers-hand-less = V ruce zůstanou slabší karty.
hint-settlers-questions = Ušetří vás otázek, které k ničemu nevedou.
hint-settlers-questions-less = Přišlo by víc otázek, které k ničemu nevedou.
hint-settlers-solo = Nejvíc vás přiblíží náskoku před Sbírkou.
hint-settlers-solo-less = Sbírka by na tom byla lépe.
hint-settlers-rivals = Nejvíc zdrží nejlepšího soupeře.
hint-settlers-rivals-less = Nejlepší soupeř by na tom byl lépe.

hint-imperium-tokens = Přinese nejvíc pokroku a dalších žetonů.
hint-imperium-tokens-less = Přinese méně žetonů.
hint-imperium-play = Nejvíc prospěje vyloženým kartám a historii.
hint-imperium-play-less = Vyložené karty by měly menší cenu.
hint-imperium-deck = Do dalších kol zlepší váš balíček.
hint-imperium-deck-less = Balíček by byl v dalších kolech slabší.
hint-imperium-unrest = Nejlépe vás chrání před kolapsem.
hint-imperium-unrest-less = Přiblížil by se kolaps, na který byste doplatili.
hint-imperium-rivals = Nejvíc zdrží nejlepšího protihráče.
hint-imperium-rivals-less = Nejlepší protihráč by na tom byl lépe.
hint-imperium-pace = Posune váš národ vpřed a lépe využije váš tah.
hint-imperium-pace-less = Tah by se využil hůř a národ by postupoval pomaleji.
hint-imperium-thumb-way = Bot sečte, co by vaše ruka dokázala při aktivaci, kolik nepokojů byste vrátili vzdorováním a jakou nejlepší kartu by přinesl průlom, a vybere to největší.
hint-imperium-thumb-token = Pokrok patří na kartu, která je pro vás nejlepší: chcete ji získat i s žetony.
hint-imperium-thumb-aim = Nechte si, co budete chtít zahrát příště, a nepokoje pro vzdorování; zbytek odhoďte, ať přijdou nové karty.

hint-wall-honour = Do konce roku přinese nejvíc cti.
hint-wall-honour-less = Letos přinese méně cti.
hint-wall-goods = Zůstane vám nejvíc surovin.
hint-wall-goods-less = Zůstane méně surovin.
hint-wall-people = Nejvíc prospěje vašim úředníkům, dohlížitelům a rádcům.
hint-wall-people-less = Méně prospěje úředníkům, dohlížitelům a rádcům.
hint-wall-soldiers = Dá vám nejvíc vojáků, kteří mohou bojovat dál.
hint-wall-soldiers-less = Dá vám méně vojáků, kteří mohou bojovat dál.
hint-wall-sections = Nejvíc pomůže získat hordy a udržet úseky.
hint-wall-sections-less = Na dosah by bylo méně hord, nebo by hrozil průlom.
hint-wall-cards = Zůstanou vám lepší karty a místo na stupnici čaje.
hint-wall-cards-less = Zůstalo by méně karet nebo horší místo na stupnici čaje.
hint-wall-shame = Hanba vám vezme nejméně cti.
hint-wall-shame-less = Hanba vám vezme víc cti.
hint-wall-rivals = Nejvíc zdrží nejlepšího soupeře.
hint-wall-rivals-less = Nejlepší soupeř by na tom byl lépe.
hint-wall-together = Společně se s tím dostanete nejdál: počítají se požadavky, Zeď i hordy všech.
hint-wall-together-less = Společně byste se dostali méně daleko.
hint-wall-thumb-aim = Ve společné hře dává každý, co požadavek žádá, dokud to jde.
hint-wall-thumb-demand = Ve společné hře dává každý, co požadavek žádá, dokud to jde.
