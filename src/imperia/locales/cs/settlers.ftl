# Settlers: Zrod impéria: the game in Czech.
settlers-title = Settlers: Zrod impéria

setup-settlers-blurb = Postavte za pět kol impérium: lokace, dohody, boření. Sami proti virtuálnímu hráči, nebo ve dvou až čtyřech.
setup-settlers-factions = Frakce
setup-settlers-factions-help = Každý vede jinou frakci. Strany desky se liší jen obrazem.
setup-settlers-factions-random = Vylosovat všem
setup-settlers-factions-random-help = Každému místu se vylosuje frakce i strana desky.
setup-settlers-factions-choose = Vyberou hráči u stolu
setup-settlers-factions-choose-help = V pořadí míst, ještě před prvním kolem.
settlers-trait-roman = kámen, barvy
settlers-trait-barbarian = osadníci, boření
settlers-trait-egyptian = zlato, výměny
settlers-trait-japanese = jídlo, dohody
settlers-advice-roman = Stavte lokace stejné barvy a kamenem plaťte za body. Každé kolo máte dřevo, kámen a dva osadníky; boření si smíte nechat.
settlers-advice-barbarian = Pět osadníků každé kolo je vaší měnou: platíte jimi akce i boření. Osadníky si smíte nechat do dalšího kola.
settlers-advice-egyptian = Zlatem nahradíte, co chybí, a své akční lokace dokážete aktivovat znovu. Chrámem boha Ra přebíráte i cizí lokace. Zlato si smíte nechat.
settlers-advice-japanese = Vaše frakční lokace lze bořit, hlídejte je samuraji. Živí vás jídlo a dohody; jídlo si smíte nechat.
setup-settlers-lookout = Rozhled
setup-settlers-lookout-help = Jak se na začátku kola rozdělují běžné karty.
setup-settlers-lookout-standard = Běžný Rozhled
setup-settlers-lookout-standard-help = Dvě odkryté řady; z druhé se vybírá v opačném pořadí. Doporučeno.
setup-settlers-lookout-draft = Rozhled posíláním karet
setup-settlers-lookout-draft-help = Každý si tajně nechá jednu ze tří karet, dvě pošle dál a z došlých si nechá jednu.
setup-settlers-lookout-advanced = Pokročilý Rozhled
setup-settlers-lookout-advanced-help = Jedna řada pěti karet, která se při vybírání doplňuje; dvě kola stejným směrem.
setup-settlers-peaceful = Mírumilovná varianta
setup-settlers-peaceful-help = Zda smí akce boření mířit na soupeře.
setup-settlers-peaceful-no = S bořením soupeřů
setup-settlers-peaceful-no-help = Obvyklá hra: lokace soupeřů lze bořit.
setup-settlers-peaceful-yes = Mírumilovná
setup-settlers-peaceful-yes-help = Akcí boření se boří jen karty z vlastní ruky; v každém Rozhledu si každý dobere o jednu běžnou kartu víc.
setup-settlers-decks = Vlastní frakční balíčky
setup-settlers-decks-help = Frakční balíček podle krabice, nebo vlastní.

phase-settlers-setup = Příprava
phase-settlers-lookout = Rozhled
phase-settlers-production = Produkce
phase-settlers-action = Akce
phase-settlers-cleanup = Úklid
phase-settlers-attack = Útok
phase-settlers-end = Konec

category-settlers-production = Produkce
category-settlers-production-help = získáno ve fázi produkce
category-settlers-deals = Dohody
category-settlers-deals-help = získáno z dohod
category-settlers-bonus = Bonusy za postavení
category-settlers-bonus-help = získáno při stavbě lokace
category-settlers-features = Vlastnosti
category-settlers-features-help = získáno vlastnostmi během hry
category-settlers-actions = Akční lokace
category-settlers-actions-help = získáno jejich aktivací
category-settlers-razing = Boření
category-settlers-razing-help = kořist ze zbořených karet
category-settlers-locations = Běžné lokace
category-settlers-locations-help = na konci 1 VB za každou
category-settlers-faction-locations = Frakční lokace
category-settlers-faction-locations-help = na konci 2 VB za každou
category-settlers-gate = Brány
category-settlers-gate-help = podle karet pod nimi
category-settlers-shrine = Svatyně
category-settlers-shrine-help = podle surovin na ní

filter-settlers-faction = Balíček
filter-settlers-kind = Druh
filter-settlers-colour = Barva

ending-settlers-rounds = Hra končí po pátém kole.
ending-settlers-win = Vyhráváte: proti Sbírce o velikosti { $collection } stojí vaše frakční lokace v počtu { $locations }. Získali jste { $points } { ICON("vp", "VB") } a hodnost: { $rank }.
ending-settlers-loss = Vítězí virtuální hráč: jeho Sbírku ({ $collection }) vaše frakční lokace ({ $locations }) nepřekonaly.
tie-settlers-goods = Rovnost bodů; více surovin a osadníků ({ $n }) zbylo: { $seat }.
tie-settlers-hand = Rovnost bodů i zásob; více karet v ruce ({ $n }) má { $seat }.
tie-settlers-shared = Rovnost bodů, zásob i karet v ruce: o vítězství se dělíte.

settlers-rank-commoner = Muž z lidu
settlers-rank-squire = Panoš
settlers-rank-noble = Šlechtic
settlers-rank-knight = Rytíř
settlers-rank-castellan = Kastelán
settlers-rank-king = Král
settlers-rank-emperor = Císař

## Fields of a card
settlers-field-raze = zboření dá { $goods }
settlers-field-deal = dohoda dá každé kolo { $goods }
settlers-field-attack = zasahuje lokaci, která dává { $goods }

## Goods and signs
icon-food = jídlo
icon-settler = osadník
icon-raze = žeton boření
icon-defense = obranný žeton
icon-vp = VB
icon-common-card = běžná karta
icon-faction-card = frakční karta
icon-location = lokace
icon-faction-location = frakční lokace
icon-foundation = základy
icon-deal = dohoda
icon-samurai = samuraj
icon-store = uchování
icon-production = produkční lokace
icon-action = akční lokace
icon-colour-brown = hnědá
icon-colour-gray = šedá
icon-colour-red = červená
icon-colour-pink = růžová
icon-colour-gold = zlatá
icon-colour-blue = modrá
icon-colour-black = černá
icon-colour-purple = fialová

## So many of a good, as what a verb acts upon
settlers-amount-wood = { $n } { $case ->
    [gen] { $n ->
        [one] { ICON("wood", "dřeva") }
       *[other] { ICON("wood", "dřev") }
    }
   *[nom] { $n ->
        [one] { ICON("wood", "dřevo") }
        [few] { ICON("wood", "dřeva") }
       *[other] { ICON("wood", "dřev") }
    }
}
settlers-amount-stone = { $n } { $case ->
    [gen] { $n ->
        [one] { ICON("stone", "kamene") }
       *[other] { ICON("stone", "kamenů") }
    }
   *[nom] { $n ->
        [one] { ICON("stone", "kámen") }
        [few] { ICON("stone", "kameny") }
       *[other] { ICON("stone", "kamenů") }
    }
}
settlers-amount-food = { $n } { $case ->
    [gen] { $n ->
        [one] { ICON("food", "jídla") }
       *[other] { ICON("food", "jídel") }
    }
   *[nom] { $n ->
        [one] { ICON("food", "jídlo") }
        [few] { ICON("food", "jídla") }
       *[other] { ICON("food", "jídel") }
    }
}
settlers-amount-gold = { $n } { $n ->
    [one] { ICON("gold", "zlato") }
    [few] { ICON("gold", "zlata") }
   *[other] { ICON("gold", "zlat") }
}
settlers-amount-settler = { $n } { $case ->
    [nom] { $n ->
        [one] { ICON("settler", "osadník") }
        [few] { ICON("settler", "osadníci") }
       *[other] { ICON("settler", "osadníků") }
    }
   *[acc] { $n ->
        [one] { ICON("settler", "osadníka") }
        [few] { ICON("settler", "osadníky") }
       *[other] { ICON("settler", "osadníků") }
    }
}
settlers-amount-raze = { $n } { $n ->
    [one] { ICON("raze", "žeton boření") }
    [few] { ICON("raze", "žetony boření") }
   *[other] { ICON("raze", "žetonů boření") }
}
settlers-amount-defense = { $n } { $n ->
    [one] { ICON("defense", "obranný žeton") }
    [few] { ICON("defense", "obranné žetony") }
   *[other] { ICON("defense", "obranných žetonů") }
}
settlers-amount-vp = { $n } { ICON("vp", "VB") }
settlers-amount-card = { $n } { $case ->
    [nom] { $n ->
        [one] { ICON("card", "karta") }
        [few] { ICON("card", "karty") }
       *[other] { ICON("card", "karet") }
    }
   *[acc] { $n ->
        [one] { ICON("card", "kartu") }
        [few] { ICON("card", "karty") }
       *[other] { ICON("card", "karet") }
    }
}
settlers-amount-common-card = { $n } { $case ->
    [nom] { $n ->
        [one] { ICON("common-card", "běžná karta") }
        [few] { ICON("common-card", "běžné karty") }
       *[other] { ICON("common-card", "běžných karet") }
    }
   *[acc] { $n ->
        [one] { ICON("common-card", "běžnou kartu") }
        [few] { ICON("common-card", "běžné karty") }
       *[other] { ICON("common-card", "běžných karet") }
    }
}
settlers-amount-faction-card = { $n } { $case ->
    [nom] { $n ->
        [one] { ICON("faction-card", "frakční karta") }
        [few] { ICON("faction-card", "frakční karty") }
       *[other] { ICON("faction-card", "frakčních karet") }
    }
   *[acc] { $n ->
        [one] { ICON("faction-card", "frakční kartu") }
        [few] { ICON("faction-card", "frakční karty") }
       *[other] { ICON("faction-card", "frakčních karet") }
    }
}

settlers-colour-brown = hnědá
settlers-colour-gray = šedá
settlers-colour-red = červená
settlers-colour-pink = růžová
settlers-colour-gold = zlatá
settlers-colour-blue = modrá
settlers-colour-black = černá
settlers-colour-purple = fialová

settlers-origin-roman = Římané
settlers-origin-barbarian = Barbaři
settlers-origin-egyptian = Egypťané
settlers-origin-japanese = Japonci
settlers-origin-common = Běžná
settlers-origin-attack = Útočná karta
settlers-kind-production = Produkce
settlers-kind-feature = Vlastnost
settlers-kind-action = Akce
settlers-kind-attack = Útok

settlers-a-card = kartu
settlers-nothing = nic
settlers-free = zdarma
settlers-a-site = 1 { ICON("location", "lokace nebo základy") }

## Card texts
settlers-production = Produkce: { $effect }
settlers-feature = Vlastnost: { $effect }
settlers-action = Akce: { $effect }
settlers-bonus = Bonus za postavení: { $effect }
settlers-uses = { $effect }. Lze aktivovat { $n ->
    [2] dvakrát
   *[other] { $n }krát
} za kolo
settlers-node-gain = { $more ->
    [yes] navíc { $goods }
   *[no] { $mood ->
        [may] získat { $goods }
       *[do] získejte { $goods }
    }
}
settlers-node-gain-per = { settlers-node-gain } { $what }
settlers-node-pay = { $mood ->
    [may] zaplatit { $cost }
   *[do] zaplaťte { $cost }
}{ $steps ->
    [many] , { $effect }
   *[one] {" "}a { $effect }
}
settlers-node-then = { $before ->
    [they] { $first } a vy { $effect }
   *[you] { $last ->
        [yes] { $more ->
            [yes] { $first }, a { $effect }
           *[no] { $first } a { $effect }
        }
       *[no] { $first }, { $effect }
    }
}
settlers-node-choose = { $mood ->
    [may] { $list }
   *[do] zvolte jedno: { $list }
}
settlers-node-may = můžete { $effect }
settlers-attack = s jinou kartou útočné linie zasáhne vaši běžnou lokaci, jejíž pole „Zboř a získáš“ dává { $goods } a prostředek té druhé karty
settlers-detail-effect = { $again ->
    [yes] dvakrát: { $effect }
    [asked] { $effect }; pak znovu, budete-li chtít
   *[no] { $effect }
}
settlers-tint = { $colour ->
    [faction] { ICON("faction-location", "frakční") }
    [brown] { ICON("colour-brown", "hnědou") }
    [gray] { ICON("colour-gray", "šedou") }
    [red] { ICON("colour-red", "červenou") }
    [pink] { ICON("colour-pink", "růžovou") }
    [gold] { ICON("colour-gold", "zlatou") }
    [blue] { ICON("colour-blue", "modrou") }
    [black] { ICON("colour-black", "černou") }
   *[purple] { ICON("colour-purple", "fialovou") }
}
settlers-each-own = za každou svou { settlers-tint } lokaci včetně této
settlers-each-samurai = za každého { ICON("samurai", "samuraje") } ve svém impériu
when-settlers-build = kdykoli postavíte { settlers-tint } lokaci, { $effect }
when-settlers-raze = kdykoli boříte, { $effect }
when-settlers-deal = kdykoli uzavřete dohodu, { $effect }
when-settlers-points = kdykoli získáte najednou aspoň 2 { ICON("vp", "VB") }, { $effect } navíc
when-settlers-send = za každé 2 { ICON("settler", "osadníky") }, které soupeř vyšle, { $effect }, nejvýše { $most } za kolo
settlers-stores = při Úklidu si smíte ponechat v libovolném množství { $goods }
settlers-gate = ve svém tahu smíte pod tuto kartu vložit z ruky libovolný počet { ICON("card", "karet") }: za každou získáte 1 { ICON("vp", "VB") }. Leží-li jich tam na konci aspoň { $least }, získáte { $vp } { ICON("vp", "VB") }
settlers-shrine = ve svém tahu smíte na tuto kartu natrvalo položit libovolný počet surovin. Je-li jich na konci aspoň { $least }, získáte { $vp } { ICON("vp", "VB") }
settlers-feed-gate = vložte karty z ruky pod tuto kartu
settlers-convert-deals = ve fázi Produkce smíte odhodit prostředky ze svých dohod: za každý získáte 1 { ICON("vp", "VB") }
settlers-pay-any = odhoďte { $n ->
    [few] { $n } libovolné suroviny
   *[other] { $n } libovolných surovin
}
settlers-discard = odhoďte { $what }
settlers-in-hand = z ruky 1 { $common ->
    [yes] { ICON("common-card", "běžnou kartu") }
   *[no] { ICON("card", "kartu") }
}
settlers-pay-deal = odhoďte jednu svou dohodu
settlers-produce-again = { $other ->
    [yes] získejte prostředky jiné své produkční lokace
   *[no] získejte prostředky jedné své produkční lokace
}
settlers-draw-keep = { $rest ->
    [back] doberte si { $cards }, jednu si nechte a zbytek zamíchejte zpět do balíčku
   *[discard] doberte si { $cards }, jednu si nechte a zbytek odhoďte
}
settlers-ready-again = odhoďte prostředky z jiné své akční lokace; lze ji aktivovat znovu
settlers-gain-deal-good = získejte prostředek jedné své dohody
settlers-build-faction = hned postavte z ruky frakční lokaci: zaplaťte její cenu a navíc { $more }, symbol lokace v nákladech ignorujte
settlers-build-deal = hned postavte jednu svou dohodu jako lokaci; symbol lokace v nákladech ignorujte
settlers-lay-foundation = položte { $what } jako základy
settlers-deploy-samurai = hned rozmístěte ze zásoby { $n ->
    [one] { $n } samuraje
    [few] { $n } samuraje
   *[other] { $n } samurajů
}
settlers-raze-opponents = zbořte lokaci soupeře, ať ji chrání cokoli
settlers-raze-own = zbořte jednu vlastní běžnou lokaci
settlers-raze-and-convert = zaplaťte 1 { ICON("raze", "žeton boření") } a zbořte kartu z ruky, nebo zaplaťte 2 { ICON("raze", "žetony boření") } (proti ochraně víc) a zbořte lokaci soupeře. Pak odhoďte libovolné ze získaných prostředků: za každý získáte { $vp } { ICON("vp", "VB") }
settlers-gain-spoil = získejte jeden prostředek z pole „Zboř a získáš“ jedné lokace soupeře
settlers-remove-location = odhoďte lokaci soupeře (není to boření)
settlers-steal-resource = vezměte soupeři 1 surovinu
settlers-opponent-discards = zvolený soupeř odhodí z ruky 1 { ICON("card", "kartu") }
settlers-steal-deal = přeberte jednu dohodu soupeře
settlers-drop-deal = { $loot ->
    [yes] odhoďte dohodu soupeře; její prostředek získáte vy
   *[no] odhoďte dohodu soupeře
}
settlers-trade-route = uzavřete dohodu s frakční lokací soupeře; vyznačte ji 1 { ICON("faction-card", "frakční kartou") } lícem dolů pod tou lokací
settlers-block-action = zvolte akční lokaci soupeře; v tomto kole ji nelze aktivovat
settlers-take-over = zvolte lokaci soupeře; do konce kola platí za vaši

## Options
settlers-option-choose = { $faction }, strana { $side }
settlers-option-pick = Vzít kartu { $card }
settlers-option-build = Postavit: { $card }
settlers-option-deal = Uzavřít dohodu: { $card }
settlers-option-raze-hand = Zbořit z ruky: { $card }
settlers-option-raze = Zbořit: { $card }
settlers-option-activate = Aktivovat: { $card }
settlers-option-twice = Aktivovat dvakrát: { $card }
settlers-option-send = Vyslat osadníky
settlers-option-pass = Pasovat do konce kola
settlers-option-defend = Obranný žeton na kartu { $card }
settlers-option-samurai = Samuraj na kartu { $card }
settlers-option-gate = Vložit karty pod kartu { $card }
settlers-option-shrine = Položit suroviny na kartu { $card }
settlers-option-end-turn = Ukončit tah
settlers-option-pay = Zaplatit { $gold } místo { $goods }
settlers-option-pay-none = Bez zlata
settlers-option-site = Obětovat kartu { $card }
settlers-option-foundation = Obětovat základy: { $card }
settlers-option-pairs = { $n ->
    [one] { $n } dvojice
    [few] { $n } dvojice
   *[other] { $n } dvojic
}
settlers-option-take = Vzít { $good }
settlers-option-give = Odhodit { $good }
settlers-option-many = { $good }
settlers-option-give-card = { $for ->
    [gate] Vložit pod Bránu kartu { $card }
    [foundation] Položit jako základy kartu { $card }
   *[discard] Odhodit kartu { $card }
}
settlers-option-target = { $card }
settlers-option-route = Dohoda obchodní stezky: { $card }
settlers-option-keep = Nechat si vše
settlers-option-cards-under = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}
settlers-option-ask-me = V tomto kole se mě ptát na všechno
settlers-detail-deal = 1 { ICON("food", "jídlo") } → { $good } hned a každé kolo
settlers-detail-raze = { $price } → { $goods }
settlers-detail-action = { $again ->
    [yes] { $cost }, dvakrát → { $effect }
    [asked] { $cost } → { $effect }; pak znovu, budete-li chtít
   *[no] { $cost } → { $effect }
}
settlers-detail-build = { $cost } → { $kind }, { $points } { ICON("vp", "VB") } na konci
settlers-detail-send = { $price } → surovina nebo karta
settlers-detail-pairs = { $price } → { $n ->
    [one] { $n } kus
    [few] { $n } kusy
   *[other] { $n } kusů
}
settlers-detail-deck-common = běžný balíček · zbývá { $n }
settlers-detail-deck-faction = váš balíček · zbývá { $n }

## Questions
settlers-ask-faction = Kterou frakci povedete?
settlers-why-faction = Frakce se vybírají v pořadí míst. Strany desky se liší jen obrázkem.
settlers-ask-pick = Kterou kartu si vezmete?
settlers-why-pick = { $round }. kolo, Rozhled: každý si postupně vezme jednu kartu z řady a všichni vidí kterou.
settlers-ask-solo-pick = Kterou kartu si vezmete?
settlers-why-solo-pick = { $round }. kolo, Rozhled: část toho, co necháte, dostane virtuální hráč.
settlers-ask-offered = Kterou kartu si necháte?
settlers-why-offered = { $round }. kolo, Rozhled: jednu kartu si necháte, ostatní jdou k levému sousedovi nebo na odhazovací balíček.
settlers-ask-deck = Ze kterého balíčku si doberete?
settlers-why-deck = Karta je z běžného balíčku, nebo z balíčku vaší frakce.
settlers-ask-source = Co vyprodukujete jako další?
settlers-why-source = Tyto zdroje se vás na něco ptají; jejich pořadí je na vás.
settlers-ask-turn = Co uděláte?
settlers-why-turn = Jste na tahu: provedete jednu akci, nebo do konce kola pasujete.
settlers-ask-after = Ještě něco, než tah skončí?
settlers-why-after = Obranné žetony, samurajové, Brána a Svatyně nestojí akci.
settlers-ask-pay = Čím zaplatíte za kartu { $card }?
settlers-why-pay = Stojí to { $goods }; cokoli z toho může nahradit zlato.
settlers-ask-site = Co obětujete za kartu { $card }?
settlers-why-site = V nákladech je symbol lokace: odejde jedna vaše lokace nebo základy. Vše, co na ní leží, propadne.
settlers-ask-pairs = Kolik dvojic osadníků vyšlete?
settlers-why-pairs = Každá dvojice přinese jednu surovinu nebo jednu kartu. Máte { $settlers }.
settlers-ask-task = Co přinesou?
settlers-why-task = { $n ->
    [one] Poslední dvojice přinese jednu surovinu nebo jednu kartu.
   *[other] Na cestě jsou ještě dvojice ({ $n }); každá přinese jednu surovinu nebo jednu kartu.
}
settlers-why-feed-gate = Za každou vloženou kartu je hned 1 VB; karty se už nevrátí.
settlers-why-amount = Suroviny na ní zůstanou do konce: za 3, 7 nebo 12 jsou 2, 5 nebo 10 VB.
settlers-ask-cards-under = { $card }: kolik karet pod tuto kartu vložíte?
settlers-why-cards-under = Za každou vloženou kartu je hned 1 VB; karty se už nevrátí. Které to budou, řeknete potom.
settlers-ask-amount = { $card }: které suroviny na tuto kartu položíte?
settlers-ask-again = { $card }: aktivujete tuto kartu podruhé?
settlers-why-again = Lze ji aktivovat dvakrát za kolo, i v jednom tahu. Zaplatíte za ni znovu.
settlers-ask-store = Necháte si vše, co se dá uchovat?
settlers-why-store = Úklid: co se neuchová, propadne. Části toho, co si můžete nechat, se smíte i vzdát.
settlers-ask-keep = Kterou kartu si necháte?
settlers-why-keep = Z dobraných karet si necháte jednu.
settlers-ask-raze-and-convert = Co zboříte?
settlers-why-raze-and-convert = { $card }: kartu z ruky za 1 žeton boření, lokaci soupeře za 2 a její ochranu.
settlers-ask-convert = Který prostředek odhodíte?
settlers-why-convert = { $card } mění právě získané prostředky na VB; co si necháte, je vaše.
settlers-ask-loot = Kterou surovinu vezmete?
settlers-why-loot = { $card }: musí vám ji dát { $seat }.
settlers-ask-victim = Která lokace padne?
settlers-why-victim = Útok zasáhl více rovnocenných lokací; volíte vy.

## The log
settlers-event-faction = { $you ->
    [yes] Vedete frakci: { $faction }, strana { $side }.
   *[no] { $seat } vede frakci: { $faction }, strana { $side }.
}
settlers-event-start = { $you ->
    [yes] Začínáte vy.
   *[no] Začíná { $seat }.
}
settlers-event-round = { $you ->
    [yes] Začínáte vy.
   *[no] Začíná { $seat }.
}
settlers-event-reveal = { $count ->
    [one] V řadě je { $card }.
   *[other] V řadě jsou { $card }.
}
settlers-event-pick = { $you ->
    [yes] Berete si kartu { $card }.
   *[no] { $seat } si bere kartu { $card }.
}
settlers-event-offered = { $count ->
    [one] Smíte zvolit kartu { $card }.
   *[other] Smíte volit z karet { $card }.
}
settlers-event-add = { $you ->
    [yes] { $count ->
        [one] Necháváte si kartu { $card }.
       *[other] Necháváte si karty { $card }.
    }
   *[no] { $count ->
        [one] { $seat } si nechává jednu kartu.
       *[other] { $seat } si nechává karty: { $count }.
    }
}
settlers-event-left = { $count ->
    [one] Karta { $card } zbyla a odhazuje se.
   *[other] Karty { $card } zbyly a odhazují se.
}
settlers-event-produce = { $you ->
    [yes] Produkujete { $goods }.
   *[no] { $seat } produkuje { $goods }.
}
settlers-event-build = { $you ->
    [yes] Stavíte kartu { $card }.
   *[no] { $seat } staví kartu { $card }.
}
settlers-event-give-up = { $you ->
    [yes] Vzdáváte se karty { $card }.
   *[no] { $seat } se vzdává karty { $card }.
}
settlers-event-use-foundation = { $you ->
    [yes] Odhazujete základy { $card }.
   *[no] { $seat } odhazuje základy { $card }.
}
settlers-event-deal = { $you ->
    [yes] Uzavíráte dohodu s kartou { $card }.
   *[no] { $seat } uzavírá dohodu s kartou { $card }.
}
settlers-event-raze-hand = { $you ->
    [yes] Boříte z ruky kartu { $card }.
   *[no] { $seat } boří z ruky kartu { $card }.
}
settlers-event-raze = { $you ->
    [yes] Boříte soupeři kartu { $card } ({ $owner }).
   *[no] { $owner-you ->
        [yes] { $seat } boří vaši kartu { $card }.
       *[no] { $seat } boří soupeři kartu { $card } ({ $owner }).
    }
}
settlers-event-raze-virtual = { $you ->
    [yes] Boříte virtuálnímu hráči kartu { $card }.
   *[no] { $seat } boří virtuálnímu hráči kartu { $card }.
}
settlers-event-raze-own = { $you ->
    [yes] Boříte vlastní kartu { $card }.
   *[no] { $seat } boří vlastní kartu { $card }.
}
settlers-event-activate = { $you ->
    [yes] { $times ->
        [one] Aktivujete kartu { $card }.
       *[other] Aktivujete dvakrát kartu { $card }.
    }
   *[no] { $times ->
        [one] { $seat } aktivuje kartu { $card }.
       *[other] { $seat } aktivuje dvakrát kartu { $card }.
    }
}
settlers-event-send = { $you ->
    [yes] { $n ->
        [one] Vysíláte dvojici osadníků.
        [few] Vysíláte { $n } dvojice osadníků.
       *[other] Vysíláte { $n } dvojic osadníků.
    }
   *[no] { $n ->
        [one] { $seat } vysílá dvojici osadníků.
        [few] { $seat } vysílá { $n } dvojice osadníků.
       *[other] { $seat } vysílá { $n } dvojic osadníků.
    }
}
settlers-event-pass = { $you ->
    [yes] Pasujete.
   *[no] { $seat } pasuje.
}
settlers-event-defend = { $you ->
    [yes] Bráníte kartu { $card }.
   *[no] { $seat } brání kartu { $card }.
}
settlers-event-samurai = { $you ->
    [yes] Stavíte samuraje na kartu { $card }.
   *[no] { $seat } staví samuraje na kartu { $card }.
}
settlers-event-under = { $you ->
    [yes] { $count ->
        [one] Vkládáte kartu { $card } pod kartu { $gate }.
       *[other] Vkládáte karty { $card } pod kartu { $gate }.
    }
   *[no] { $count ->
        [one] { $seat } vkládá kartu pod kartu { $gate }.
        [few] { $seat } vkládá { $count } karty pod kartu { $gate }.
       *[other] { $seat } vkládá { $count } karet pod kartu { $gate }.
    }
}
settlers-event-shrine = { $you ->
    [yes] Pokládáte { $goods } na kartu { $card }.
   *[no] { $seat } pokládá { $goods } na kartu { $card }.
}
settlers-event-discard = { $you ->
    [yes] { $count ->
        [one] Odhazujete kartu { $card }.
       *[other] Odhazujete karty { $card }.
    }
   *[no] { $count ->
        [one] { $seat } odhazuje kartu { $card }.
       *[other] { $seat } odhazuje karty { $card }.
    }
}
settlers-event-keep = { $you ->
    [yes] { $count ->
        [one] Necháváte si kartu { $card }.
       *[other] Necháváte si karty { $card }.
    }
   *[no] { $count ->
        [one] { $seat } si nechává jednu z karet.
       *[other] { $seat } si nechává karty: { $count }.
    }
}
settlers-event-back = { $you ->
    [yes] { $count ->
        [one] Kartu { $card } zamícháváte zpět do balíčku.
       *[other] Karty { $card } zamícháváte zpět do balíčku.
    }
   *[no] { $count ->
        [one] { $seat } zamíchává kartu zpět do balíčku.
       *[other] { $seat } zamíchává zpět do balíčku karty: { $count }.
    }
}
settlers-event-ready = { $count ->
    [one] Kartu { $card } lze aktivovat znovu.
   *[other] Karty { $card } lze aktivovat znovu.
}
settlers-event-remove = { $you ->
    [yes] Odklízíte kartu { $card }.
   *[no] { $owner-you ->
        [yes] { $seat } odklízí vaši kartu { $card }.
       *[no] { $seat } odklízí kartu { $card }.
    }
}
settlers-event-take-deal = { $you ->
    [yes] Přebíráte dohodu { $card }.
   *[no] { $owner-you ->
        [yes] { $seat } přebírá vaši dohodu { $card }.
       *[no] { $seat } přebírá dohodu { $card }.
    }
}
settlers-event-break-deal = { $you ->
    [yes] Rušíte soupeři dohodu { $card }.
   *[no] { $owner-you ->
        [yes] { $seat } ruší vaši dohodu { $card }.
       *[no] { $seat } ruší soupeři dohodu { $card }.
    }
}
settlers-event-drop-deal = { $count ->
    [one] Dohoda { $card } se odhazuje.
   *[other] Dohody { $card } se odhazují.
}
settlers-event-drop-route = Dohoda obchodní stezky s kartou { $card } končí.
settlers-event-route = { $you ->
    [yes] Uzavíráte dohodu s lokací { $card }.
   *[no] { $seat } uzavírá dohodu s lokací { $card }.
}
settlers-event-block = Karta { $card } je pro toto kolo zavřená.
settlers-event-take-over = { $you ->
    [yes] Na toto kolo přebíráte kartu { $card }.
   *[no] { $owner-you ->
        [yes] { $seat } na toto kolo přebírá vaši kartu { $card }.
       *[no] { $seat } na toto kolo přebírá kartu { $card }.
    }
}
settlers-event-return = Karta { $card } se vrací svému majiteli.
settlers-event-sanctuary = { $you ->
    [yes] Pokládáte kartu { $card } jako základy.
   *[no] { $seat } pokládá kartu jako základy.
}
settlers-event-store = { $you ->
    [yes] Necháváte si { $goods }.
   *[no] { $seat } si nechává { $goods }.
}
settlers-event-lose = { $you ->
    [yes] Odhazujete { $goods }.
   *[no] { $seat } odhazuje { $goods }.
}
settlers-event-reshuffle = Běžný odhazovací balíček se zamíchal do nového balíčku ({ $n }).
settlers-event-collect = { $count ->
    [one] Virtuální hráč si bere do Sbírky kartu { $card }.
   *[other] Virtuální hráč si bere do Sbírky karty { $card }.
}
settlers-event-wave = { $count ->
    [one] V útočné linii je { $card }.
   *[other] V útočné linii jsou { $card }.
}
settlers-event-hit = { $first } a { $second } zasáhly kartu { $card }; jde do Sbírky.
settlers-event-miss = { $card } nic nezasáhl.
settlers-event-virtual = { $count ->
    [one] Karta { $card } jde k virtuálnímu hráči.
   *[other] Karty { $card } jdou k virtuálnímu hráči.
}
settlers-event-over = { $you ->
    [yes] Máte { $n } VB.
   *[no] { $seat } má { $n } VB.
}
settlers-event-win = { $you ->
    [yes] Vyhráváte, { $n } VB.
   *[no] Vyhrává { $seat }, { $n } VB.
}
settlers-event-loss = Vítězí virtuální hráč: karet ve Sbírce má { $collection }, vy frakčních lokací { $locations }.

## The score sheet
settlers-score-production = Produkce: { $n }×
settlers-score-deals = dohoda: { $n }×
settlers-score-bonus = stavba: { $n }×
settlers-score-features = vlastnost: { $n }×
settlers-score-actions = aktivace: { $n }×
settlers-score-razing = zboření: { $n }×
settlers-score-locations = { $n } × 1 VB za stojící běžnou lokaci
settlers-score-faction-locations = { $n } × 2 VB za stojící frakční lokaci
settlers-score-gate = karty pod ní: { $n }
settlers-score-shrine = suroviny na ní: { $n }

## What is done with a thing, in a word, and its key
settlers-do-pick = Vzít
settlers-do-build = Postavit
settlers-do-deal = Uzavřít dohodu
settlers-do-raze-hand = Zbořit z ruky
settlers-do-raze = Zbořit
settlers-do-activate = Aktivovat
settlers-do-twice = Aktivovat dvakrát
settlers-do-send = Vyslat osadníky
settlers-do-defend = Obranný žeton sem
settlers-do-samurai = Samuraj sem
settlers-do-gate = Vložit pod ni karty
settlers-do-shrine = Položit na ni suroviny
settlers-do-site = Obětovat ji
settlers-do-give-card = Zvolit
settlers-do-target = Zvolit
settlers-do-route = Zvolit obchodní stezku
settlers-key-build = P
settlers-key-deal = D
settlers-key-raze-hand = B
settlers-key-raze = B
settlers-key-activate = A
settlers-key-twice = W
settlers-key-send = O

## Why not
settlers-cannot-resources = Chybí { $goods }. { $have ->
    [0] Nahradit je může zlato, to ale nemáte.
   *[other] Nahradit je může zlato; { $have } na to nestačí.
}
settlers-cannot-goods = Chybí { $goods }.
settlers-cannot-tokens = Chybí { $goods }; zboření stojí { $n }.
settlers-cannot-site = Symbol domu v ceně žádá jednu vaši lokaci nebo základy; nemáte nic z toho.
settlers-cannot-no-deal = Běžné karty nemají pole dohody.
settlers-cannot-no-raze-hand = Tato karta nemá pole „Zboř a získáš“.
settlers-cannot-no-raze = Nemá pole „Zboř a získáš“, akcí ji nezboří nikdo.
settlers-cannot-acted = Akci tohoto tahu už máte za sebou; zbývají jen volné kroky.
settlers-cannot-works-deal = Dohoda přináší svůj prostředek sama v každé fázi Produkce.
settlers-cannot-works-production = Vyrábí sama v každé fázi Produkce.
settlers-cannot-works-feature = Působí sama, dokud stojí.
settlers-cannot-blocked = V tomto kole je uzavřena.
settlers-cannot-used = { $n ->
    [one] V tomto kole už byla aktivována.
   *[other] V tomto kole už byla aktivována { $n }krát.
}
settlers-cannot-no-target = Teď není nic, na co by její účinek mohl působit.
settlers-cannot-peaceful = V mírumilovné variantě se lokace soupeřů akcí neboří.
settlers-cannot-passed = { $seat }: po pasování se do dalšího kola nelze ničeho dotknout.

## What an answer destroys or shows
settlers-warns-raze = Karta { $card } bude zbořena.
settlers-warns-raze-hand = Karta { $card } odejde z ruky natrvalo.
settlers-warns-site = Karta { $card } odejde z vašeho impéria se vším, co na ní je.
settlers-warns-deck = Ukáže vám novou kartu; vrátit to půjde jen se souhlasem ostatních.
settlers-warns-discard = Odhozenou kartu uvidí všichni; vrátit to půjde jen se souhlasem ostatních.
