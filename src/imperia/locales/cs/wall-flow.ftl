# Velká čínská zeď: průběh hry česky. Co dělají karty, je ve wall.ftl.
wall-title = Velká čínská zeď

setup-wall-blurb = Stavte Zeď, zadržte hordy a získejte nejvíce cti: tři nebo čtyři klany proti sobě, dva s Rákosovým klanem, jeden proti Čchin Ťiou-šaovi, nebo všichni společně pro císaře.
setup-wall-mode = Způsob hry
setup-wall-mode-help = Proti sobě, nebo společně.
setup-wall-mode-competitive = Proti sobě
setup-wall-mode-competitive-help = Vyhrává nejvíce cti. Dva hráči hrají s Rákosovým klanem, jeden proti Čchin Ťiou-šaovi.
setup-wall-mode-coop = Společně
setup-wall-mode-coop-help = Dva až čtyři hráči plní císařské požadavky; společně vyhrají, nebo prohrají.
setup-wall-difficulty = Náskok Čchin Ťiou-šaa
setup-wall-difficulty-help = Pro jednoho hráče: čest, se kterou soupeř začíná.
setup-wall-difficulty-0 = Žádný
setup-wall-difficulty-0-help = Soupeř začíná bez cti.
setup-wall-difficulty-50 = 50 bodů cti
setup-wall-difficulty-50-help = Těžší.
setup-wall-difficulty-100 = 100 bodů cti
setup-wall-difficulty-100-help = Nejtěžší.
setup-wall-advisors = Rádci Čchin Ťiou-šaa
setup-wall-advisors-help = Pro jednoho hráče: kolik rádců, kteří na jaře opouštějí nabídku, se přidá k soupeři.
setup-wall-advisors-one = Jeden
setup-wall-advisors-one-help = Který ze dvou to bude, volíte vy.
setup-wall-advisors-both = Oba
setup-wall-advisors-both-help = Těžší.
setup-wall-screens = Zástěny
setup-wall-screens-help = Zda leží zásoby skryté za zástěnami.
setup-wall-screens-closed = Zavřené
setup-wall-screens-closed-help = Podle pravidel: vidíte jen vlastní zásoby.
setup-wall-screens-open = Otevřené
setup-wall-screens-open-help = Všichni vidí všechny zásoby.
setup-wall-set = Karty
setup-wall-set-help = Která sada karet a čísel plánu se používá. Pravidla texty karet netisknou: sada je naše vlastní.
setup-wall-set-imperia = Vlastní sada Imperie
setup-wall-set-imperia-help = 208 karet naší výroby podle jmen a úryvků, které pravidla ukazují.

phase-wall-setup = Příprava
phase-wall-spring = Jaro
phase-wall-summer = Léto
phase-wall-autumn = Podzim
phase-wall-winter = Zima
phase-wall-ended = Konec

category-wall-honour = Získaná čest
category-wall-shame = Hanba
category-wall-captured = Získané hordy
category-wall-artifacts = Artefakty
category-wall-general = Generál

filter-wall-kind = Druh
filter-wall-mode = Způsob hry

ending-wall-1 = Stojí dost Zdi: hra končí.
ending-wall-2 = V bance nezbyla žádná hanba: hra končí.
ending-wall-3 = Poslední rok uplynul: hra končí.
ending-wall-1-solo = { $won ->
    [yes] Zeď stojí a máte více cti než soupeř ({ $points }): vyhráváte.
   *[no] Zeď stojí, ale soupeřovu čest ({ $points }) jste nepřekonali: vyhrává Čchin Ťiou-šao.
}
ending-wall-2-solo = V bance nezbyla žádná hanba: s Čchin Ťiou-šaem jste prohráli.
ending-wall-3-solo = { $won ->
    [yes] Poslední rok uplynul a máte více cti než soupeř ({ $points }): vyhráváte.
   *[no] Poslední rok uplynul a soupeřovu čest ({ $points }) jste nepřekonali: vyhrává Čchin Ťiou-šao.
}
ending-wall-4 = Císařské požadavky jsou splněny: společně vyhráváte.
ending-wall-5 = Někdo měl dostat žeton hanby a banka byla prázdná: všichni prohráváte.
ending-wall-6 = Čas vypršel a císař není spokojen: všichni prohráváte.
tie-wall-tea = Stejná čest; { $seat } je výš na stupnici čaje.

## Slova
wall-a-card = karta
wall-reed = Rákosový klan
wall-qin = Čchin Ťiou-šao
wall-location-sawmill = Pila
wall-location-quarry = Lom
wall-location-mine = Důl
wall-location-temple = Chrám
wall-location-barracks = Kasárny
wall-location-teahouse = Čajovna
wall-location-builders = Tábor stavitelů
wall-location-hq = Velitelství
wall-location-embassy = Císařské vyslanectví
wall-location-academy = Válečná akademie
wall-supply = vaše zásoba
wall-section-left = levý úsek
wall-section-middle = prostřední úsek
wall-section-right = pravý úsek
wall-kind-spearman = kopiník
wall-kind-archer = lučištník
wall-kind-horseman = jezdec
wall-horde-at = { $section }, { $row }. řada
wall-field-at = { $n }. pole, { $horde }
wall-pair-at = { $a }. a { $b }. pole, { $horde }
wall-troop-firing = { $kind } na střelecké pozici, { $section }
wall-troop-staging = { $kind } v nástupním prostoru, { $section }
wall-deck = { $n ->
    [0] balíček hord
    [1] balíček taktik
    [2] balíček rádců
   *[other] balíček Čchin Ťiou-šaa
}
heading-wall-year = { $n }. rok
wall-command-despotism = Despotismus
wall-command-economy = Ekonomika
wall-command-work_harder = Usilovnější práce
wall-command-attack_order = Rozkaz k útoku
wall-command-betrayal = Zrada
wall-command-audience = Císařská audience
wall-command-reed = Šepot rákosí

wall-amount-wood = { $n } { ICON("wood", "dřevo") }
wall-amount-stone = { $n } { ICON("stone", "kámen") }
wall-amount-gold = { $n } { ICON("gold", "zlato") }
wall-amount-chi = { $n } { ICON("chi", "či") }
wall-amount-honour = { $n } { $n ->
    [one] { ICON("honour", "bod cti") }
    [few] { ICON("honour", "body cti") }
   *[other] { ICON("honour", "bodů cti") }
}

## Volby
wall-option-general = Ponechat si: { $card }
wall-option-advisor = Aktivní rádce: { $card }
wall-option-command = { $command }
wall-option-position = { $position }. pozice
wall-option-reclaim = Vzít si všechny karty velení zpět
wall-option-honour = Čest za každou ležící kartu
wall-option-place = Umístit úředníka: { $location }
wall-option-lift = Přesunout odtud úředníka: { $location }
wall-option-activate = { $location }
wall-option-promote = Povýšit: { $location }
wall-option-income = { $location }, dohlížitel: { $seat }
wall-option-kind = { $kind }
wall-option-donate = Darovat jednu surovinu
wall-option-recruit = Naverbovat: { $kind }
wall-option-reduce = Zaplatit méně: { $good }
wall-option-stage = Nástupní prostor: { $section }
wall-option-post = Střelecká pozice: { $section }
wall-option-field = { $field }
wall-option-pair = { $pair }
wall-option-troop = { $troop }
wall-option-barricade = Zátaras: { $section }
wall-option-wall = Část Zdi: { $section }
wall-option-section = { $section }
wall-option-rise = Postoupit na stupnici čaje
wall-option-hire = Najmout: { $card }
wall-option-hire-official = Najmout úředníka
wall-option-active = Aktivní rádce
wall-option-support = Podpůrný rádce
wall-option-draw = { $n ->
    [0] Nelíznout nic
    [1] Líznout { $n } kartu
    [2] Líznout { $n } karty
    [3] Líznout { $n } karty
    [4] Líznout { $n } karty
   *[other] Líznout { $n } karet
}
wall-option-number = { $n }
wall-option-good = { $good }
wall-option-tactic = Zahrát: { $card }
wall-option-boosted = Zahrát posíleně: { $card }
wall-option-discard = Odhodit: { $card }
wall-option-pass = Nehrát žádnou taktiku
wall-option-shame = Hanba na vojáka: { $kind }
wall-option-shame-card = Hanba na kartu: { $card }
wall-option-shed = Sejmout hanbu: { $kind }
wall-option-shed-card = Sejmout hanbu: { $card }
wall-option-give-up = Raději se vzdát cti
wall-option-seat = { $seat }
wall-option-offer = { $card }
wall-option-demand = { $card }
wall-option-horde = { $horde }
wall-option-capture = { $card }
wall-option-official = Úředník: { $location }
wall-option-figure = { $kind }: { $horde }
wall-detail-price = stojí { $goods }
wall-detail-gain = přinese { $goods }

## Otázky a důvody
wall-ask-general = Který generál vás povede?
wall-why-general = Dostali jste dva generály; všichni volí najednou. Druhý se vrátí do krabice, aniž ho kdo uvidí.
wall-ask-advisor = Který rádce bude aktivní?
wall-why-advisor = Jeden ze dvou rádců bude odteď pracovat pro vás, druhý podpoří vašeho generála.
wall-ask-command = Kterou kartu velení zahrajete?
wall-why-command = Podzim: všichni volí tajně a karty se odkryjí společně.
wall-ask-position = Kam na stupnici velení dáte svou kartu?
wall-why-position = Karty se vyhodnocují od 1. pozice; hráči je kladou v pořadí čaje.
wall-ask-who-next = Kdo bude jednat dál?
wall-why-who-next = Hrajete společně: kdo z vás je nejvýš na stupnici čaje, řekne, kdo je další.
wall-ask-activate = Která lokace se aktivuje teď?
wall-why-activate = V tomto tahu se aktivují všechny tyto lokace; pořadí určuje aktivní hráč.
wall-ask-place = Kam umístíte úředníka?
wall-why-place = { $left ->
    [one] Jednoho úředníka, ze zásoby nebo z jiné lokace.
   *[other] Postupně až { $left } úředníky, ze zásoby nebo z jiných lokací.
}
wall-ask-place-where = Kam úředník půjde?
wall-why-place-where = Odchází odtud: { $location }.
wall-ask-donate = Darovat jednu surovinu do Skladiště?
wall-why-donate = Dar přinese { $goods }.
wall-ask-rise = Postoupit na stupnici čaje?
wall-why-rise = Čajovna: kdo je výš, hraje dřív a vyhrává shody.
wall-ask-draw = Kolik karet taktiky si líznete?
wall-why-draw = Válečná akademie: až jednu za každého úředníka; v ruce jich smíte mít 5.
wall-ask-overflow = Kterou taktiku odhodíte?
wall-why-overflow = V ruce smíte mít 5 karet taktiky.
wall-ask-reclaim = Vzít si karty velení zpět?
wall-why-reclaim = Léto: buď všechny z odhazovacího balíčku (kromě Zrady), nebo 2 body cti za každou, která tam leží.
wall-ask-buy-off = Zbavíte se hanby?
wall-why-buy-off = Léto: každý žeton stojí { $goods }.
wall-ask-build = Co postavíte?
wall-why-build = Za každou akci jednu stavbu; nejprve platí Skladiště.
wall-ask-pay = Čím zaplatíte?
wall-why-pay = Platíte { $goods }, v libovolné skladbě.
wall-ask-pay-store = Co dá Skladiště?
wall-why-pay-store = Skladiště platí první; druhy volíte vy.
wall-ask-amount = Kolik?
wall-why-amount = Suroviny v libovolné skladbě, jeden druh po druhém.
wall-ask-recruit = Koho naverbujete?
wall-why-recruit = Nejprve se zaplatí všichni, potom každý zaútočí, nebo čeká.
wall-ask-recruit-goes = Kam půjde { $kind }?
wall-why-recruit-goes = Hned zaútočí na hordu, nebo počká v nástupním prostoru.
wall-ask-reduce = Které suroviny zaplatíte méně?
wall-why-reduce = Sleva, která surovinu nejmenuje, nechává volbu na vás.
wall-ask-replace = Čím surovinu nahradíte?
wall-why-replace = Za naverbovaného vojáka smíte zaplatit jinak.
wall-ask-stage = Do kterého nástupního prostoru?
wall-why-stage = Čeká tam, dokud ho nepošlete: { $kind }.
wall-ask-who-goes = Který nováček jde teď?
wall-why-who-goes = Nováčci jednají postupně, v pořadí podle vás.
wall-ask-hire = Koho najmete?
wall-why-hire = Císařské vyslanectví: úředníka, nebo rádce z nabídky; ten stojí o jedno zlato víc za každého, kterého už máte.
wall-ask-role = Aktivní, nebo podpůrný?
wall-why-role = Aktivní rádce pracuje podle svého textu, podpůrný posiluje vašeho generála.
wall-ask-promote = Povýšíte dohlížitele?
wall-why-promote = { $location }: dohlížitel vyššího stupně přináší víc.
wall-ask-overseer = Kdo bude dohlížitelem?
wall-why-overseer = Voják z vaší zásoby zaujme místo a zůstane na něm.
wall-ask-attacker = Kdo zaútočí?
wall-why-attacker = Útočit mohou vojáci v nástupních prostorech a lučištníci na střeleckých pozicích.
wall-ask-target = Kam zaútočí { $kind }?
wall-why-target = Kopiník zakryje pole v 1. řadě, jezdec dvě sousední pole v kterékoli řadě, lučištník zraní kteroukoli kartu úseku.
wall-ask-front = Ve kterém úseku zaútočíte?
wall-why-front = Ve zvoleném úseku zaútočí všichni vaši vojáci.
wall-ask-march-from = Ze kterého úseku vojáci odejdou?
wall-why-march-from = Velitelství: libovolný počet vašich vojáků se přesune z jednoho úseku do jiného.
wall-ask-march-to = Kam půjdou?
wall-why-march-to = Odcházejí odtud: { $section }.
wall-ask-marcher = Kdo půjde?
wall-why-marcher = Volte je postupně; řekněte, až jich bude dost.
wall-ask-march-post = Kam se postaví lučištník?
wall-why-march-post = Je tam volná střelecká pozice.
wall-ask-volley = Které pole zasáhne váš lučištník?
wall-why-volley = Zima: každý lučištník na střelecké pozici musí zranit kartu svého úseku.
wall-ask-doom = Který z vašich vojáků padne?
wall-why-doom = Ztráty zde: { $n }.
wall-ask-save = Zachráníte vojáka?
wall-why-save = Za { $goods } půjde do nástupního prostoru místo do zásoby.
wall-ask-rescue = Koho zachráníte?
wall-why-rescue = Karta vám dovoluje zachránit vojáky.
wall-ask-retire = Kam půjdou ti, kdo přežili?
wall-why-retire = Smějí do nástupního prostoru jiného úseku.
wall-ask-victim = Čí voják?
wall-why-victim = Karta může zachránit vojáka kohokoli.
wall-ask-tactic = Zahrát kartu taktiky?
wall-why-tactic = { $window ->
    [income] Po vašem příjmu.
    [my-turn] Na začátku vašeho tahu.
    [activated] Aktivuje se lokace, ve které máte úředníky.
    [attacked] Vaši vojáci zaútočili.
    [defeated] Horda je poražena.
    [casualties] Padají vojáci.
   *[assault] Hordy se chystají zaútočit: { $section }, { $attack } proti { $defence }.
}
wall-ask-shame = Kam dáte hanbu?
wall-why-shame = Pod vojáka v zásobě, který pak nejde verbovat, nebo na získanou hordu, za kterou pak nic není.
wall-ask-shed = Kterou hanbu sejmete?
wall-why-shed = Žeton se vrátí do banky.
wall-ask-reed-field = Které pole zakryje kopiník Rákosového klanu?
wall-why-reed-field = Teď vládnete Rákosovému klanu. Odměnu nedostane nikdo.
wall-ask-discard-advisor = Kterého rádce Rákosový klan propustí?
wall-why-discard-advisor = Teď vládnete Rákosovému klanu; nabídka se zase doplní.
wall-ask-reed-barricade = Kde Rákosový klan postaví zátaras?
wall-why-reed-barricade = Teď vládnete Rákosovému klanu; nic to nestojí a čest to nepřinese.
wall-ask-qin-advisor = Který rádce se přidá k Čchin Ťiou-šaovi?
wall-why-qin-advisor = Jaro: ze dvou rádců nejvíc vlevo jeden podpoří soupeře, druhý se odhodí.
wall-ask-demand = Který požadavek navrhnete splnit?
wall-why-demand = Zima: každý požadavek lze zkusit jednou; každý odpovídá za své.
wall-ask-take-back = Vzít si zpět kartu velení?
wall-why-take-back = Postavili jste část Zdi: jedna z odhozených karet se vám smí vrátit do ruky.
wall-ask-next = Který účinek přijde první?
wall-why-next = Reaguje najednou více vašich karet.

## Záznam
wall-event-began = Hra začíná.
wall-event-dealt = Dostáváte kartu { $card }.
wall-event-general = { $you ->
    [yes] Váš generál: { $card }.
   *[no] { $seat } má generála: { $card }.
}
wall-event-advisors = { $you ->
    [yes] Váš aktivní rádce: { $card }; podpůrný: { $support }.
   *[no] { $seat } má aktivního rádce: { $card }; podpůrného: { $support }.
}
wall-event-year = { $n }. rok.
wall-event-season = { $season }.
wall-event-horde = Přichází { $card }: { $horde }.
wall-event-raid = Nájezd: pro kartu { $card } není místo; z banky mizí hanba: { $n }.
wall-event-reshuffled = Odhozené karty jsou zamíchány, nový { $deck }: { $n }.
wall-event-row = V nabídce rádců je { $card }.
wall-event-left-row = Nabídku opouští { $card }.
wall-event-gained = { $you ->
    [yes] Získáváte { $goods }.
   *[no] { $seat } získává { $goods }.
}
wall-event-paid = { $you ->
    [yes] Platíte { $goods }.
   *[no] { $seat } platí { $goods }.
}
wall-event-honour = { $you ->
    [yes] Získáváte { wall-amount-honour }.
   *[no] { $seat } získává { wall-amount-honour }.
}
wall-event-lost-honour = { $you ->
    [yes] Ztrácíte { wall-amount-honour }.
   *[no] { $seat } ztrácí { wall-amount-honour }.
}
wall-event-stored = Do Skladiště: { $goods }.
wall-event-unstored = Ze Skladiště: { $goods }.
wall-event-chose = { $you ->
    [yes] Hrajete kartu velení { $command }.
   *[no] { $seat } hraje kartu velení { $command }.
}
wall-event-track = { $you ->
    [yes] Vaše karta leží na { $position }. pozici.
   *[no] { $seat }: karta leží na { $position }. pozici.
}
wall-event-swapped = Na stupnici si vyměňují místa karty: { $seat } a { $other }.
wall-event-reclaimed = { $you ->
    [yes] Berete si zpět karty velení: { $n }.
   *[no] { $seat } si bere zpět karty velení: { $n }.
}
wall-event-took-back = { $you ->
    [yes] Berete si zpět kartu { $command }.
   *[no] { $seat } si bere zpět kartu { $command }.
}
wall-event-kept = { $you ->
    [yes] Necháváte karty ležet a berete čest: { $n }.
   *[no] { $seat } nechává karty ležet a bere čest: { $n }.
}
wall-event-turn = { $you ->
    [yes] Váš tah: { $command }.
   *[no] Na tahu je { $seat }: { $command }.
}
wall-event-placed = { $you ->
    [yes] Umísťujete úředníka: { $location }.
   *[no] { $seat } umísťuje úředníka: { $location }.
}
wall-event-moved = { $you ->
    [yes] Přesouváte úředníka: { $location } → { $to }.
   *[no] { $seat } přesouvá úředníka: { $location } → { $to }.
}
wall-event-activated = { $advanced ->
    [0] Aktivuje se { $location }.
   *[other] Pokročile se aktivuje { $location }.
}
wall-event-promoted = { $you ->
    [yes] Váš dohlížitel má { $n }. stupeň: { $location }.
   *[no] { $seat } má dohlížitele { $n }. stupně: { $location }.
}
wall-event-donated = { $you ->
    [yes] Darujete do Skladiště { $good }.
   *[no] { $seat } daruje do Skladiště { $good }.
}
wall-event-recruited = { $you ->
    [yes] Verbujete: { $kind } × { $n }.
   *[no] { $seat } verbuje: { $kind } × { $n }.
}
wall-event-staged = { $you ->
    [yes] Čeká váš { $kind }: { $section }.
   *[no] { $seat }: čeká { $kind }, { $section }.
}
wall-event-attacked = { $you ->
    [yes] Útočí váš { $kind }: { $field }.
   *[no] { $seat }: útočí { $kind }, { $field }.
}
wall-event-posted = { $you ->
    [yes] Váš lučištník obsazuje střeleckou pozici: { $section }.
   *[no] { $seat }: lučištník obsazuje střeleckou pozici, { $section }.
}
wall-event-wounded = Zranění: { $field }.
wall-event-wall = { $you ->
    [yes] Stavíte Zeď, { $section }: { $n }. stupeň.
   *[no] { $seat } staví Zeď, { $section }: { $n }. stupeň.
}
wall-event-barricade = { $you ->
    [yes] Stavíte zátaras: { $section }.
   *[no] { $seat } staví zátaras: { $section }.
}
wall-event-marched = { $you ->
    [yes] Přesouváte: { $kind } × { $n }, { $section } → { $to }.
   *[no] { $seat } přesouvá: { $kind } × { $n }, { $section } → { $to }.
}
wall-event-tea = { $you ->
    [yes] Postupujete na stupnici čaje.
   *[no] { $seat } postupuje na stupnici čaje.
}
wall-event-hired = { $you ->
    [yes] { $active ->
        [0] Najímáte podpůrného rádce: { $card }.
       *[other] Najímáte aktivního rádce: { $card }.
    }
   *[no] { $active ->
        [0] { $seat } najímá podpůrného rádce: { $card }.
       *[other] { $seat } najímá aktivního rádce: { $card }.
    }
}
wall-event-hired-official = { $you ->
    [yes] Najímáte úředníka.
   *[no] { $seat } najímá úředníka.
}
wall-event-drew = { $you ->
    [yes] Lízáte si kartu { $card }.
   *[no] { $seat } si lízá kartu taktiky.
}
wall-event-tactic = { $you ->
    [yes] { $boosted ->
        [0] Hrajete taktiku { $card }.
       *[other] Hrajete posílenou taktiku { $card }.
    }
   *[no] { $boosted ->
        [0] { $seat } hraje taktiku { $card }.
       *[other] { $seat } hraje posílenou taktiku { $card }.
    }
}
wall-event-discarded = { $you ->
    [yes] Odhazujete kartu { $card }.
   *[no] { $seat } odhazuje kartu { $card }.
}
wall-event-volley = Salva: { $section }.
wall-event-defeated = Poražena horda { $card }: { $section }.
wall-event-claimed = { $you ->
    [yes] Získáváte hordu { $card }.
   *[no] { $seat } získává hordu { $card }.
}
wall-event-not-claimed = Hordu { $card } nezískává nikdo.
wall-event-killed = { $you ->
    [yes] Padl váš { $kind }: { $section }.
   *[no] { $seat }: padl { $kind }, { $section }.
}
wall-event-saved = { $you ->
    [yes] Zachráněn je váš { $kind }: { $section }.
   *[no] { $seat }: zachráněn je { $kind }, { $section }.
}
wall-event-returned = { $you ->
    [yes] Vrací se váš { $kind }: { $section }.
   *[no] { $seat }: vrací se { $kind }, { $section }.
}
wall-event-assault = Hordy útočí, { $section }: { $attack } proti { $defence }.
wall-event-breached = Průlom: { $section }.
wall-event-cleared = Všechny zátarasy jsou odklizeny.
wall-event-shamed = { $you ->
    [yes] Hanba padá na vašeho vojáka: { $kind }.
   *[no] { $seat }: hanba padá na vojáka ({ $kind }).
}
wall-event-shamed-card = { $you ->
    [yes] Hanba padá na vaši kartu { $card }.
   *[no] { $seat } dává hanbu na kartu { $card }.
}
wall-event-no-room = { $you ->
    [yes] Nemáte pro hanbu místo: žeton opouští hru.
   *[no] { $seat } nemá pro hanbu místo: žeton opouští hru.
}
wall-event-no-bank = { $you ->
    [yes] V bance už pro vás hanba není.
   *[no] V bance už hanba není; měl ji dostat { $seat }.
}
wall-event-warded = { $you ->
    [yes] Odvracíte hanbu: { $n }.
   *[no] { $seat } odvrací hanbu: { $n }.
}
wall-event-shed = { $you ->
    [yes] Snímáte hanbu z vojáka ({ $kind }).
   *[no] { $seat } snímá hanbu z vojáka ({ $kind }).
}
wall-event-shed-card = { $you ->
    [yes] Snímáte hanbu z karty { $card }.
   *[no] { $seat } snímá hanbu z karty { $card }.
}
wall-event-gave-up = { $you ->
    [yes] Vzdáváte se cti a hanbu vracíte.
   *[no] { $seat } se vzdává cti a hanbu vrací.
}
wall-event-reed-general = Rákosový klan vede { $card }.
wall-event-qin-card = Čchin Ťiou-šao hraje kartu { $card }.
wall-event-ladder = Na stupnici Čchin Ťiou-šaa je teď nejvýš { $location }.
wall-event-qin-support = { $hidden ->
    [yes] Čchin Ťiou-šaa podporuje neznámý rádce.
   *[no] Čchin Ťiou-šaa podporuje { $card }.
}
wall-event-proposed = { $you ->
    [yes] Navrhujete splnit požadavek { $card }.
   *[no] { $seat } navrhuje splnit požadavek { $card }.
}
wall-event-refused = { $you ->
    [yes] Nedáváte, co žádá { $card }.
   *[no] { $seat } nedává, co žádá { $card }.
}
wall-event-fulfilled = Požadavek { $card } je splněn; celkem splněných: { $n }.
wall-event-demand = Nový požadavek: { $card }.
wall-event-event = Událost: { $card }.
wall-event-sacrificed = { $you ->
    [yes] Obětujete vojáka ({ $kind }).
   *[no] { $seat } obětuje vojáka ({ $kind }).
}
wall-event-sacrificed-official = { $you ->
    [yes] Obětujete úředníka.
   *[no] { $seat } obětuje úředníka.
}
wall-event-sacrificed-card = { $you ->
    [yes] Obětujete kartu { $card }.
   *[no] { $seat } obětuje kartu { $card }.
}
wall-event-gave = { $you ->
    [yes] Dáváte { $goods }; dostává je { $other }.
   *[no] { $other-you ->
        [yes] { $seat } vám dává { $goods }.
       *[no] { $seat } dává { $goods }; dostává je { $other }.
    }
}
wall-event-over = { $ending }

## Vyúčtování
wall-score-honour = čest získaná během hry
wall-score-shame = vojáci s hanbou: { $n }
wall-score-captured = { $n ->
    [0] bez hanby
   *[other] hanba: { $n }
}
wall-score-artifacts = { $rule }
wall-score-general = { $rule }
