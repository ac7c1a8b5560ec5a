# Velká čínská zeď česky: průběh hry, pak co říkají karty.
wall-title = Velká čínská zeď

setup-wall-blurb = Stavte Zeď, zadržte hordy a získejte nejvíce cti: tři nebo čtyři klany proti sobě, dva s Rákosovým klanem, jeden proti Čchin Ťiou-šaovi, nebo všichni společně pro císaře.
setup-wall-mode = Způsob hry
setup-wall-mode-help = Proti sobě, nebo společně.
setup-wall-mode-competitive = Proti sobě
setup-wall-mode-competitive-help = Vyhrává nejvíce cti. Dva hráči hrají s Rákosovým klanem, jeden proti Čchin Ťiou-šaovi.
setup-wall-mode-coop = Společně
setup-wall-mode-coop-help = Dva až čtyři hráči plní císařské požadavky; společně vyhrají, nebo prohrají.
setup-wall-generals = Generálové
setup-wall-generals-help = Podle pravidel se na místo rozdají dva generálové a jeden se ponechá. Místo může také začít s generálem zvoleným tady; to je příprava podle nás.
setup-wall-generals-random = Rozdají se dva
setup-wall-generals-random-help = U stolu se rozdají dva generálové a jeden se ponechá, jak říkají pravidla.
wall-generals = Generálové
wall-generals-together = Jen společně
wall-trait-gen_yang_ye = čest za stavbu
wall-trait-gen_liang_hongyu = čest za padlé
wall-trait-gen_zhou_tong = lučištníci
wall-trait-gen_che_kung = čest za útok
wall-trait-gen_zhang_shijie = taktiky dávají či
wall-trait-gen_yang_paifeng = zranění při útoku
wall-trait-gen_han_shizhong = dvojice úředníků
wall-trait-gen_yue_fei = levnější verbování
wall-trait-gen_meng_gong = jezdci
wall-trait-gen_bi_zaiyu = zbavuje hanby
wall-trait-gen_wu_jie = udržení Zdi
wall-trait-gen_zong_ze = čest za dary
wall-trait-gen_liu_qi = získané hordy
wall-trait-cgen_li_gang = suroviny všem
wall-trait-cgen_wang_jian = silnější obrana
wall-trait-cgen_yu_jie = levnější Zeď
wall-trait-cgen_lu_xiufu = odvrací hanbu
wall-trait-cgen_wen_tianxiang = čest za požadavky
wall-trait-cgen_jiang_cai = zachraňuje vojáky
wall-trait-cgen_zhang_jue = zranění každý tah
wall-trait-cgen_ma_ji = pomáhá s úředníky
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
category-wall-honour-help = počítaná na stupnici během hry
category-wall-shame = Hanba
category-wall-shame-help = za vojáky, kteří ji nesou
category-wall-captured = Získané hordy
category-wall-captured-help = kolik je na nich natištěno
category-wall-artifacts = Artefakty
category-wall-artifacts-help = podle jejich vlastních podmínek
category-wall-general = Generál
category-wall-general-help = co přidá generál

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
heading-wall-season = { $season } { $n }. roku
wall-command-despotism = Despotismus
wall-command-economy = Ekonomika
wall-command-work_harder = Usilovnější práce
wall-command-attack_order = Rozkaz k útoku
wall-command-betrayal = Zrada
wall-command-audience = Císařská audience
wall-command-reed = Šepot rákosí

wall-amount-wood = { $n } { $n ->
    [one] { ICON("wood", "dřevo") }
    [few] { ICON("wood", "dřeva") }
   *[other] { ICON("wood", "dřev") }
}
wall-amount-stone = { $n } { $n ->
    [one] { ICON("stone", "kámen") }
    [few] { ICON("stone", "kameny") }
   *[other] { ICON("stone", "kamenů") }
}
wall-amount-gold = { $n } { $n ->
    [one] { ICON("gold", "zlato") }
    [few] { ICON("gold", "zlata") }
   *[other] { ICON("gold", "zlat") }
}
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
    [0] Nedobrat si nic
    [1] Dobrat si { $n } kartu
    [2] Dobrat si { $n } karty
    [3] Dobrat si { $n } karty
    [4] Dobrat si { $n } karty
   *[other] Dobrat si { $n } karet
}
wall-option-number = { $n }
wall-option-good = { $good }
wall-option-tactic = Zahrát: { $card }
wall-option-boosted = Zahrát posíleně: { $card }
wall-option-discard = Odhodit: { $card }
wall-option-pass = Nehrát žádnou taktiku
wall-option-shame = Hanba na vojáka: { $kind }
wall-option-shame-card = Hanba na kartu: { $card }
wall-option-shames = Hanba na { $n } { $n ->
    [few] vojáky
   *[other] vojáků
}: { $kind }
wall-option-shed = Sejmout hanbu: { $kind }
wall-option-sheds = Sejmout hanbu z { $n } vojáků: { $kind }
wall-option-shed-card = Sejmout hanbu: { $card }
wall-option-give-up = Raději se vzdát cti
wall-option-seat = { $seat }
wall-option-offer = { $card }
wall-option-demand = { $card }
wall-option-horde = { $horde }
wall-option-capture = { $card }
wall-option-official = Úředník: { $location }
wall-option-figure = { $kind }: { $horde }

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
    [few] Postupně až { $left } úředníky, ze zásoby nebo z jiných lokací.
   *[other] Postupně až { $left } úředníků, ze zásoby nebo z jiných lokací.
}
wall-ask-place-where = Kam úředník půjde?
wall-why-place-where = Odchází odtud: { $location }.
wall-ask-donate = Darovat do Skladiště 1 surovinu ({ $good })?
wall-why-donate = Dar přinese { $goods }.
wall-ask-rise = Postoupit na stupnici čaje?
wall-why-rise = Čajovna: kdo je výš, hraje dřív a vyhrává shody.
wall-ask-draw = Kolik karet taktiky si doberete?
wall-why-draw = Válečná akademie: až jednu za každého úředníka; v ruce jich smíte mít 5.
wall-ask-overflow = Kterou taktiku odhodíte?
wall-why-overflow = V ruce smíte mít 5 karet taktiky.
wall-ask-reclaim = Vzít si karty velení zpět?
wall-why-reclaim = Léto: buď všechny z odhazovacího balíčku (kromě Zrady), nebo { $goods } za každou, která tam leží.
wall-ask-buy-off = Zbavíte se hanby?
wall-why-buy-off = Léto: každý žeton stojí { $goods }.
wall-ask-build = Co postavíte?
wall-why-build = Za každou akci jednu stavbu; nejprve platí Skladiště.
wall-ask-amount = { $way ->
    [store] Čím zaplatí Skladiště
    [pay] Čím zaplatíte
    [gain] Co si vezmete
   *[other] Kolik čeho
}{ $work ->
    [wall] {" "}část Zdi: { $section }?
    [barricade] {" "}zátaras: { $section }?
   *[none] ?
}
wall-why-amount = { $goods }, jeden druh po druhém.
wall-ask-recruit = Koho naverbujete?
wall-why-recruit = { $count ->
    [0] Nejprve se zaplatí všichni, potom každý zaútočí, nebo čeká.
   *[other] Zatím: { $recruits }. Nejprve se zaplatí všichni, potom každý zaútočí, nebo čeká.
}
wall-ask-recruit-goes = Kam půjde { $kind }?
wall-why-recruit-goes = Hned zaútočí na hordu, nebo počká v nástupním prostoru.
wall-ask-reduce = Které suroviny zaplatíte méně?
wall-why-reduce = Sleva, která surovinu nejmenuje, nechává volbu na vás.
wall-ask-stage = Do kterého nástupního prostoru?
wall-why-stage = Čeká tam, dokud ho nepošlete: { $kind }.
wall-ask-who-goes = Který nováček jde teď?
wall-why-who-goes = Nováčci jednají postupně, v pořadí podle vás.
wall-ask-hire = Koho najmete?
wall-why-hire = Císařské vyslanectví: úředníka, nebo rádce z nabídky; ten stojí o jedno zlato víc za každého, kterého už máte.
wall-ask-role = Aktivní, nebo podpůrný?
wall-why-role = Aktivní rádce pracuje podle svého textu, podpůrný posiluje vašeho generála.
wall-ask-promote = Povýšíte dohlížitele?
wall-why-promote = { $location ->
    [none] Dohlížitel vyššího stupně přináší víc.
   *[other] { $location }: dohlížitel vyššího stupně přináší víc.
}
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
wall-event-dealt = Dostáváte { story-some-cards.named } { $card }.
wall-event-supplied = { $you ->
    [yes] Dostáváte výbavu.
   *[no] { $seat } dostává výbavu.
}
wall-event-general = { $you ->
    [yes] Váš generál: { $card }.
   *[no] { $seat } má generála: { $card }.
}
wall-event-advisors = { $you ->
    [yes] Váš aktivní rádce: { $card }; podpůrný: { $support }.
   *[no] { $seat } má aktivního rádce: { $card }; podpůrného: { $support }.
}
wall-event-horde = { $count ->
    [one] Nová horda: { $card } ({ $horde }).
   *[other] Nové hordy: { $card }.
}
wall-event-horde-each = { $card } ({ $horde })
wall-event-raid = Nájezd: pro kartu { $card } není místo; z banky mizí hanba: { $n }.
wall-event-reshuffled = Odhozené karty jsou zamíchány, nový { $deck }: { $n }.
wall-event-gained = { $you ->
    [yes] Získáváte { $goods }.
   *[no] { $seat } získává { $goods }.
}
wall-event-row = { $count ->
    [one] V nabídce rádců je nově { $card }.
   *[other] V nabídce rádců jsou nově { $card }.
}
wall-event-left-row = { $count ->
    [one] Nabídku opouští { $card }.
   *[other] Nabídku opouštějí { $card }.
}
wall-event-stored = Skladiště dostává { $goods }.
wall-event-unstored = Skladiště vydává { $goods }.
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
    [yes] Berete si zpět { story-some-cards.named } velení { $command }.
   *[no] { $seat } si bere zpět { story-some-cards.named } velení { $command }.
}
wall-event-kept = { $you ->
    [yes] Necháváte karty velení ležet ({ $n }).
   *[no] { $seat } nechává karty velení ležet ({ $n }).
}
wall-event-turn = { $you ->
    [yes] Váš tah, { $command }.
   *[no] Na tahu je { $seat }, { $command }.
}
wall-event-placed = { $you ->
    [yes] { $count ->
        [one] Umísťujete úředníka
       *[other] Umísťujete úředníky
    } ({ $location }).
   *[no] { $count ->
        [one] { $seat } umísťuje úředníka
       *[other] { $seat } umísťuje úředníky
    } ({ $location }).
}
wall-event-moved = { $you ->
    [yes] Přesouváte úředníka: { $location } → { $to }.
   *[no] { $seat } přesouvá úředníka: { $location } → { $to }.
}
wall-event-activated = { $you ->
    [yes] { $advanced ->
        [0] Aktivujete lokaci { $location }.
       *[other] Pokročile aktivujete lokaci { $location }.
    }
   *[no] { $advanced ->
        [0] { $seat } aktivuje lokaci { $location }.
       *[other] { $seat } pokročile aktivuje lokaci { $location }.
    }
}
wall-event-promoted = { $you ->
    [yes] Povyšujete dohlížitele na { $n }. stupeň ({ $location }).
   *[no] { $seat } povyšuje dohlížitele na { $n }. stupeň ({ $location }).
}
wall-event-donated = { $you ->
    [yes] Darujete do Skladiště.
   *[no] { $seat } daruje do Skladiště.
}
wall-event-recruited = { $you ->
    [yes] Verbujete ({ $count ->
        [one] { wall-event-recruited-each }
       *[other] { $kind }
    }).
   *[no] { $seat } verbuje ({ $count ->
        [one] { wall-event-recruited-each }
       *[other] { $kind }
    }).
}
wall-event-recruited-each = { $n }× { $kind }
wall-event-builds = { $you ->
    [yes] { $wall ->
        [0] Stavíte zátaras ({ $section }).
       *[other] Stavíte Zeď ({ $section }).
    }
   *[no] { $wall ->
        [0] { $seat } staví zátaras ({ $section }).
       *[other] { $seat } staví Zeď ({ $section }).
    }
}
wall-event-staged = { $you ->
    [yes] { $count ->
        [one] Čeká váš voják ({ $kind }; { $section }).
       *[other] Čekají vaši vojáci ({ $kind }; { $section }).
    }
   *[no] { $count ->
        [one] { $seat }: čeká voják ({ $kind }; { $section }).
       *[other] { $seat }: čekají vojáci ({ $kind }; { $section }).
    }
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
wall-event-wall = Zeď má { $n }. stupeň ({ $section }).
wall-event-barricade = Nový zátaras stojí ({ $section }).
wall-event-marched = { $you ->
    [yes] Přesouváte vojáky ({ $n }× { $kind }, { $section } → { $to }).
   *[no] { $seat } přesouvá vojáky ({ $n }× { $kind }, { $section } → { $to }).
}
wall-event-tea = { $you ->
    [yes] Postupujete na stupnici čaje.
   *[no] { $seat } postupuje na stupnici čaje.
}
wall-event-hired = { $you ->
    [yes] { $active ->
        [0] Najímáte podpůrného rádce { $card }.
       *[other] Najímáte aktivního rádce { $card }.
    }
   *[no] { $active ->
        [0] { $seat } najímá podpůrného rádce { $card }.
       *[other] { $seat } najímá aktivního rádce { $card }.
    }
}
wall-event-hired-official = { $you ->
    [yes] Najímáte úředníka.
   *[no] { $seat } najímá úředníka.
}
wall-event-drew = { $you ->
    [yes] Dobíráte si { story-some-cards.named } { $card }.
   *[no] { $seat } si dobírá { $count ->
        [one] kartu taktiky
        [few] { $count } karty taktiky
       *[other] { $count } karet taktiky
    }.
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
    [yes] Odhazujete { story-some-cards.named } { $card }.
   *[no] { $seat } odhazuje { story-some-cards.named } { $card }.
}
wall-event-volley = Salva: { $section }.
wall-event-defeated = { $count ->
    [one] Poražena je horda { $card } ({ $section }).
   *[other] Poraženy jsou hordy { $card } ({ $section }).
}
wall-event-claimed = { $you ->
    [yes] Získáváte hordu { $card }.
   *[no] { $seat } získává hordu { $card }.
}
wall-event-not-claimed = Hordu { $card } nezískává nikdo.
wall-event-killed = { $you ->
    [yes] { $count ->
        [one] Padl váš voják ({ $kind }; { $section }).
       *[other] Padli vaši vojáci ({ $kind }; { $section }).
    }
   *[no] { $count ->
        [one] { $seat }: padl voják ({ $kind }; { $section }).
       *[other] { $seat }: padli vojáci ({ $kind }; { $section }).
    }
}
wall-event-saves = { $you ->
    [yes] { $count ->
        [one] Zachraňujete vojáka ({ $kind }).
       *[other] Zachraňujete vojáky ({ $kind }).
    }
   *[no] { $count ->
        [one] { $seat } zachraňuje vojáka ({ $kind }).
       *[other] { $seat } zachraňuje vojáky ({ $kind }).
    }
}
wall-event-saved = { $you ->
    [yes] { $count ->
        [one] Zachráněn je váš voják ({ $kind }; { $section }).
       *[other] Zachráněni jsou vaši vojáci ({ $kind }; { $section }).
    }
   *[no] { $count ->
        [one] { $seat }: zachráněn je voják ({ $kind }; { $section }).
       *[other] { $seat }: zachráněni jsou vojáci ({ $kind }; { $section }).
    }
}
wall-event-returned = { $you ->
    [yes] { $count ->
        [one] Vrací se váš voják ({ $kind }; { $section }).
       *[other] Vracejí se vaši vojáci ({ $kind }; { $section }).
    }
   *[no] { $count ->
        [one] { $seat }: vrací se voják ({ $kind }; { $section }).
       *[other] { $seat }: vracejí se vojáci ({ $kind }; { $section }).
    }
}
wall-event-assault = Hordy útočí, { $section }: síla { $attack } proti obraně { $defence }.
wall-event-breached = Průlom: { $section }.
wall-event-cleared = Všechny zátarasy jsou odklizeny.
wall-event-shamed = { $you ->
    [yes] { $count ->
        [one] Hanba padá na vašeho vojáka ({ $kind }).
       *[other] Hanba padá na vaše vojáky ({ $kind }).
    }
   *[no] { $count ->
        [one] { $seat }: hanba padá na vojáka ({ $kind }).
       *[other] { $seat }: hanba padá na vojáky ({ $kind }).
    }
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
   *[no] V bance už není hanba, kterou má dostat { $seat }.
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
wall-event-over = { $ending }

## Vyúčtování
wall-score-honour = { $what ->
    [card] { $n ->
        [one] jednou
       *[other] { $n }×
    }
    [building] stavba Zdi a zátarasů: { $n }×
    [donations] dary do Skladiště: { $n }×
    [left] karty velení ponechané ležet: { $n }×
    [overseers] dohlížitelé: { $n }×
    [start] na začátku hry
    [fields] zakrytá pole: { $n }×
    [wounds] zranění: { $n }×
    [defeat] účast na porážce: { $n }×
    [capture] získaná horda
    [lost] hanba: { $n }×
    [tea] stupnice čaje: { $n }×
   *[other] během hry
}
wall-score-shame = vojáci s hanbou: { $n }
wall-score-captured = { $n ->
    [0] bez hanby
   *[other] hanba: { $n }
}
wall-score-artifacts = { $what ->
    [qin] pevný počet bodů
   *[none] { $rule }; započteno: { $n }
}
wall-score-general = { $rule }; započteno: { $n }

## Karty
wall-kind-of-card-horde = Horda
wall-kind-of-card-coop_horde = Horda · společná hra
wall-kind-of-card-command = Karta velení
wall-kind-of-card-reed_command = Karta velení · Rákosový klan
wall-kind-of-card-reed_general = Generál · Rákosový klan
wall-kind-of-card-solo_general = Generál · Čchin
wall-kind-of-card-solo_command = Karta velení · Čchin
wall-kind-of-card-tactic = Taktika
wall-kind-of-card-coop_tactic = Taktika · společná hra
wall-kind-of-card-artifact = Artefakt
wall-kind-of-card-advisor = Rádce
wall-kind-of-card-general = Generál
wall-kind-of-card-coop_general = Generál · společná hra
wall-kind-of-card-event = Událost · společná hra
wall-kind-of-card-demand = Požadavek · společná hra
wall-suit-horde = Hordy
wall-suit-command = Velení
wall-suit-general = Generálové
wall-suit-tactic = Taktiky
wall-suit-artifact = Artefakty
wall-suit-advisor = Rádci
wall-suit-event = Události
wall-suit-demand = Požadavky
wall-mode-all = Všechny hry
wall-mode-coop = Jen společná hra
wall-mode-game = Rákosový klan a Čchin
wall-card-start = Na začátku { $goods }; taktiky { $tactics }, čaj { $tea }
wall-card-window = { $when }
wall-card-effect = { $effect }
wall-card-basic = Základní: { $effect }
wall-card-boosted = Posílená za { $price }: { $effect }
wall-card-score = { ICON("hourglass", "Na konci") }: { $effect }
wall-card-plain = Bez schopnosti
wall-window-income = Po letním příjmu
wall-window-my-turn = Na začátku svého tahu
wall-window-activated = Při aktivaci lokace
wall-window-attacked = Po svých útocích
wall-window-defeated = Při porážce hordy
wall-window-casualties = Když padají vojáci
wall-window-assault = Před útokem na úsek
wall-amount-building = { $n } { $case ->
    [nom] { $n ->
        [one] surovina
        [few] suroviny
       *[other] surovin
    }
   *[acc] { $n ->
        [one] surovinu
        [few] suroviny
       *[other] surovin
    }
} ({ ICON("resource", "dřevo, kámen či zlato") })
wall-detail-less = { $goods }; celková sleva: { $n }

## Společná slova, jak je říká tato hra
wall-list-or = { $first }, nebo { CLITIC($last) }
wall-node-at-least = je-li { $what } aspoň { $n }
wall-node-at-most = { $n ->
    [0] není-li { $what }
   *[other] je-li { $what } nejvýše { $n }
}
wall-node-then = { $more ->
    [yes] { $first } a { $effect }
   *[no] { $follows ->
        [if] { $first }; { $effect }
        [may] { $first }; { $effect }
       *[other] { $first }, pak { CLITIC($effect) }
    }
}
wall-node-pay = { $mood ->
    [they] zaplatí { $cost } a { $effect }
   *[do] zaplaťte { $cost } a { $effect }
}
wall-node-draw = { $mood ->
    [they] dobere si
   *[do] doberte si
} { $n ->
    [one] { $n } { ICON("tactic", "kartu taktiky") }
    [few] { $n } { ICON("tactic", "karty taktiky") }
   *[other] { $n } { ICON("tactic", "karet taktiky") }
}
wall-node-gain = { $more ->
    [yes] k tomu{" "}
   *[no] { $mood ->
        [they] získá{" "}
       *[do] získejte{" "}
    }
}{ $goods }
wall-node-gain-per = { wall-node-gain } { $what }
wall-node-mix = { $many ->
    [one] { $goods }
   *[several] { $n ->
        [one] { $n } surovinu ({ $kinds })
        [few] { $n } suroviny v libovolné skladbě ({ $kinds })
       *[other] { $n } surovin v libovolné skladbě ({ $kinds })
    }
}{ $per }
wall-node-pay-mix = { $mood ->
    [they] zaplatí
   *[do] zaplaťte
} { wall-node-mix }
wall-node-gain-mix = { $mood ->
    [they] získá
   *[do] získejte
} { $different ->
    [yes] { $n } suroviny různých druhů ({ $kinds })
   *[no] { wall-node-mix }
}
wall-node-lose = { $mood ->
    [they] ztratí
   *[do] ztratíte
} { wall-node-mix }, nebo vše, je-li toho méně
wall-node-some-players = { $others ->
    [yes] nejvýše tolik jiných hráčů podle vaší volby, kolik máte { $count }: { $effect }
   *[no] nejvýše tolik hráčů podle vaší volby (i vy), kolik máte { $count }: { $effect }
}
wall-node-result = { $deed ->
    [wall-shed-shame] za každý takto sejmutý žeton
   *[other] za každé takové provedení
}
wall-in-mode = { $mode ->
    [coop] ve společné hře: { $effect }
   *[competitive] jen ve hře proti sobě: { $effect }
}
wall-once = { $may ->
    [yes] chcete-li,{" "}
   *[no] {""}
}{ $limit ->
    [turn] jednou v tahu každého hráče
   *[year] jednou za rok
} { CLITIC($effect) }

## Rámečky karet velení
wall-frame-owner = vy: { $effect }
wall-frame-qin = { $effect }
wall-frame-reed = { $effect }
wall-frame-others = ostatní hráči: { $effect }

## Co se počítá
wall-supports = { $form ->
    [some] { ICON("support", "podpůrných rádců") }
   *[each] za každého z vašich { ICON("support", "podpůrných rádců") }
}
wall-overseer-levels = za každý stupeň svých { ICON("overseer", "dohlížitelů") }
wall-archer-sections = za každý úsek, kde máte { ICON("archer", "lučištníka") } na střelecké pozici
wall-clean-captures = za každou získanou { ICON("horde", "kartu hordy") } bez žetonů hanby
wall-soldiers-out = za každého svého vojáka v nástupních prostorech, na střeleckých pozicích a na kartách hord
wall-sets = za každou úplnou sadu { ICON("wood", "dřeva") }, { ICON("stone", "kamene") }, { ICON("gold", "zlata") } a { ICON("chi", "či") } ve vaší zásobě
wall-in-discard = za každou svou { ICON("command", "kartu velení") } v odhazovacím balíčku
wall-tactics-in-hand = { $form ->
    [if] { $mood ->
        [they] má-li
       *[do] máte-li
    } { ICON("tactic", "kartu taktiky") }
   *[each] za každou { ICON("tactic", "kartu taktiky") } ve své ruce
}
wall-tea-top = je-li váš { ICON("tea", "ukazatel čaje") } nejvýš
wall-done = { $form ->
    [if] { $what ->
        [walls] byla-li postavena část Zdi
       *[other] byl-li postaven zátaras
    }
   *[each] { $what ->
        [walls] za každou postavenou { ICON("wall", "část Zdi") }
       *[other] za každý postavený { ICON("barricade", "zátaras") }
    }
}
wall-fallen = za každého svého vojáka zabitého v tomto okamžiku
wall-other-played = zahrál-li tento podzim jiný hráč kartu { $name }
wall-officials-here = { $most ->
    [0] v aktivované lokaci { $mood ->
        [they] jeho
       *[do] váš
    } { ICON("official", "úředník") }
   *[other] { $form ->
        [some] { ICON("official", "úředníka") } v aktivované lokaci
       *[each] za každého svého { ICON("official", "úředníka") } v aktivované lokaci
    }
}
wall-overseer-here = máte-li tam { ICON("overseer", "dohlížitele") }
wall-soldiers-here = máte-li v tom úseku vojáka (nástupní prostor, střelecká pozice nebo karta hordy)
wall-archers-here = máte-li tam { ICON("archer", "lučištníka") } na střelecké pozici
wall-reed-here = stojí-li tam na kartě hordy { ICON("spearman", "kopiník") } Rákosového klanu
wall-soldiers-on = na této kartě { $mood ->
    [they] jeho
   *[do] váš
} voják
wall-other-hordes = za každou jinou { ICON("horde", "kartu hordy") } v tomto úseku
wall-covered-fields = za každé její zakryté pole odolnosti
wall-placed-this-year = v roce, kdy byla položena
wall-players = za každého hráče
wall-spare-hordes = leží-li před Zdí aspoň tolik { ICON("horde", "karet hord") }, kolik je hráčů
wall-hordes-behind = { ICON("horde", "karet hord") } ve 2. a 3. řadě
wall-lowest-wall = stupeň { ICON("wall", "Zdi") } v každém používaném úseku
wall-breaches = tuto zimu prolomen žádný úsek

## Čísla, která karty mění
wall-sign = { $way ->
    [less] −{ $n }
   *[more] +{ $n }
}
wall-change-strength = { $of ->
    [others-here] každá jiná karta hordy v tomto úseku má { wall-sign } { ICON("strength", "síly") }
    [row-1] každá karta hordy v 1. řadě má { wall-sign } { ICON("strength", "síly") }
    [row-3] karta hordy ve 3. řadě tohoto úseku se počítá za { ICON("strength", "sílu") } { $n }
    [strongest] nejsilnější karta hordy tohoto úseku se počítá za { ICON("strength", "sílu") } { $n }
   *[this-card] tato karta má { wall-sign } { ICON("strength", "síly") }{ $per }{ $bound ->
        [yes] {" "}{ $when }
       *[no] {""}
    }
}
wall-change-section-strength = celkový útok tohoto úseku je o { $n } menší
wall-change-wall-defence = tištěná obrana Zdi v tomto úseku je o { $n } menší, nejméně však 0
wall-change-barricade-defence = každý zátaras tohoto úseku přidává jen { $n } { ICON("defence", "obrany") }
wall-change-section-defence = { $until ->
    [comparison] tento úsek má v tomto útoku { wall-sign } { ICON("defence", "obrany") }
    [assault_phase] tento úsek a všechny úseky, na které se tuto zimu zaútočí po něm, mají { wall-sign } { ICON("defence", "obrany") }
   *[other] úsek má při útoku { wall-sign } { ICON("defence", "obrany") }{ $per }{ $bound ->
        [yes] , { $when }
       *[no] {""}
    }
}
wall-change-losses = hodnota ztrát je u této karty o { $n } vyšší, při porážce i při průlomu
wall-change-presence-honor = { $n ->
    [0] za vojáka na této kartě nikdo při její porážce nezíská čest
   *[other] voják na této kartě přinese při její porážce { wall-amount-honour }
}
wall-change-shame-rows = bude-li teď tento úsek prolomen, přinese hanbu jen karta v 1. řadě
wall-change-volley-archers = při salvě v tomto úseku střílí každý hráč nejvýše { $n } { ICON("archer", "lučištníkem") }
wall-change-recruit-price = { $of ->
    [block] { $until ->
        [activation] vojáci, které při této aktivaci naverbujete, stojí celkem o { $n } { $n ->
            [one] surovinu
            [few] suroviny
           *[other] surovin
        } podle vaší volby méně
       *[other] když verbujete, je celková cena o { $n } surovinu podle vaší volby nižší{ $per }
    }
    [all-players] každý naverbovaný voják stojí o { $n } { $good } více
    [spearman] verbování { ICON("spearman", "kopiníka") } vás stojí o { $n } { $good } méně
    [archer] verbování { ICON("archer", "lučištníka") } vás stojí o { $n } { $good } méně
   *[horseman] verbování { ICON("horseman", "jezdce") } vás stojí o { $n } { $good } méně
}
wall-change-save-price = { $way ->
    [more] záchrana vojáka stojí o { $n } { ICON("chi", "či") } více
   *[less] záchrana vašeho vojáka vás stojí o { $n } { ICON("chi", "či") } méně
}
wall-change-shame-price = zbavit se žetonu hanby vás stojí o { $n } méně
wall-change-wall-price = { $of ->
    [all-players] { $way ->
        [more] každá část Zdi stojí o { $n } více; čest zůstává podle tištěné ceny
       *[less] části Zdi stojí všechny hráče o { $n } méně{ $per }; čest zůstává podle tištěné ceny
    }
   *[other] části Zdi vás stojí o { $n } méně; čest zůstává podle tištěné ceny
}
wall-change-barricade-price = zátarasy vás stojí o { $n } méně
wall-change-barricade-honor = zátarasy vám přinášejí o { wall-amount-honour } více
wall-change-donate-honor = vaše dary přinášejí o { wall-amount-honour } více
wall-change-overseer-price = povýšení vašeho { wall-overseer-of } stojí o { $n } méně
wall-change-bonus-promotion = kdykoli smíte povýšit jiného dohlížitele, smíte jednou povýšit i svého { wall-overseer-of }
wall-overseer-of = { ICON("overseer", "dohlížitele") } { $of ->
    [sawmill] na Pile
    [quarry] v Lomu
    [mine] v Dole
   *[temple] v Chrámu
}
wall-change-hire-price = najmutí úředníka nebo rádce vás stojí o { wall-amount-gold } méně
wall-change-boost-price = posílená polovina vašich karet taktiky vás stojí o { $n } { ICON("chi", "či") } méně
wall-change-discard-honor = zvolíte-li v létě za karty velení čest, přinese každá o { wall-amount-honour } více
wall-change-claim-fields = při rozhodování, kdo kartu získá, počítejte o { $n } svá zakrytá pole více
wall-change-others-frame-distinct = umísťujete-li úředníky v tahu jiného hráče, smějí všichni do téže lokace
wall-change-shamed-capture = na konci mají vaše získané hordy s právě 1 žetonem hanby poloviční čest, zaokrouhleno dolů
wall-change-recruit-substitute = každý { ICON("stone", "kámen") } v ceně svých kopiníků smíte zaplatit i 1 { ICON("wood", "dřevem") } nebo 1 { ICON("gold", "zlatem") }
wall-change-survivor-section = vaši zachránění vojáci a ti, kdo přežili porážku hordy, smějí do nástupního prostoru kteréhokoli úseku
wall-change-breach-presence = je-li úsek prolomen, počítají se vaši vojáci v jeho nástupním prostoru při rozdávání hanby, jako by stáli na kartě v 1. řadě
wall-change-building-kinds = Zeď a zátarasy už nelze platit { ICON("gold", "zlatem") }, ani tím ze Skladiště
wall-forbid-archer-wound = lučištníci tuto kartu nemohou zranit, ani útokem, ani salvou
wall-forbid-cover-field = dokud tato karta není v 1. řadě, nelze na ni dát vojáka ani zranění

## Reakce
wall-when-income = po svém letním příjmu{ $follows ->
    [do] {" "}{ CLITIC($effect) }
   *[other] , { $effect }
}
wall-when-shedding = když se v létě smíte zbavovat hanby, { $effect }
wall-when-bought-off = za každý žeton hanby, kterého se v létě zbavíte, { $effect }
wall-when-reclaimed = zvolíte-li v létě za karty velení čest, { $effect }
wall-when-track-set = když leží na stupnici všechny karty velení, { $effect }
wall-when-my-turn = na začátku svého tahu{ $follows ->
    [do] {" "}{ CLITIC($effect) }
   *[other] , { $effect }
}
wall-when-placing = při prvním rámečku své karty velení{ $follows ->
    [do] {" "}{ CLITIC($effect) }
   *[other] , { $effect }
}
wall-when-frames-done = po rámečcích své karty velení{ $follows ->
    [do] {" "}{ CLITIC($effect) }
   *[other] , { $effect }
}
wall-when-activated = kdykoli se aktivuje produkční lokace, kde nemáte { ICON("official", "úředníka") }, { $effect }
wall-when-worked = { $at ->
    [any] když jste vyhodnotili lokaci, kde máte aspoň { $officials } { ICON("official", "úředníky") }, { $effect }
   *[one] když jste vyhodnotili lokaci { $location }, { $effect }
}
wall-when-donated = když darujete, { $effect }
wall-when-recruited = kdykoli verbujete, { $effect }
wall-when-attacked = kdykoli zaútočí váš voják ({ $kinds }), { $effect }
wall-when-built = { $whose ->
    [others] kdykoli dostaví jiný hráč, { $effect }
   *[you] kdykoli dostavíte, { $effect }
}
wall-when-hired = kdykoli někoho najmete, { $effect }
wall-when-tactic-played = { $only ->
    [1] kdykoli zahrajete posílenou polovinu karty taktiky, { $effect }
   *[other] kdykoli zahrajete kartu taktiky, { $effect }
}
wall-when-fell = { $only ->
    [1] kdykoli je poražena horda s vaším vojákem a vy ji nezískáte, { $effect }
   *[other] kdykoli získáte poraženou hordu, na které jste měli vojáka, { $effect }
}
wall-when-captured = kdykoli získáte kartu hordy, { $effect }
wall-when-casualties = když mají padnout vojáci jiných hráčů, { $effect }
wall-when-killed = kdykoli v jednom okamžiku padnou vaši vojáci, { $effect }
wall-when-soldier-killed = kdykoli padne váš voják ({ $kinds }), { $effect }
wall-when-shamed-by = { $whose ->
    [anyone] když mají hráči dostat žetony hanby, { $effect }
   *[you] když máte dostat žeton hanby za to, že jste v aktivované lokaci sami, { $effect }
}
wall-when-winter-begins = na začátku každé zimy { $effect }
wall-when-volleyed = když při salvě vystřelili vaši lučištníci v úseku, { $effect }
wall-when-held = kdykoli úsek odolá aspoň 1 kartě hordy, { $effect }
wall-when-breach = když tato karta prolomí Zeď, { $effect }
wall-when-fulfilled = kdykoli je splněn požadavek, { $effect }

## Úředníci, lokace, karty velení
wall-place-officials = { $moving ->
    [yes] { $mood ->
        [they] přesune
       *[do] přesuňte
    } nejvýše { $n } { ICON("official", "úředníky") } z lokací do jiných lokací
   *[no] { $mood ->
        [they] umístí
       *[do] umístěte
    } { $n ->
        [one] { $n } { ICON("official", "úředníka") }
        [few] nejvýše { $n } { ICON("official", "úředníky") }
       *[other] nejvýše { $n } { ICON("official", "úředníků") }
    }{ $apart ->
        [yes] {" "}do různých lokací
       *[no] {""}
    }
}
wall-activate = { $where ->
    [production] proveďte { ICON("activate", "pokročilou aktivaci") } produkční lokace, kde máte úředníka
    [barracks] proveďte { ICON("activate", "pokročilou aktivaci") } Kasáren, máte-li tam úředníka
   *[any] proveďte { ICON("activate", "pokročilou aktivaci") } lokace, kde máte úředníka
}
wall-copy-command = vyhodnoťte { ICON("command", "kartu velení") } jiného hráče z tohoto podzimu, jako by byla vaše (ne Zradu a ne kartu Rákosového klanu)
wall-swap-order = vyměňte místo své { ICON("command", "karty velení") } s kartou přímo před ní
wall-reclaim = { $mood ->
    [they] vezme si
   *[do] vezměte si
} z odhazovacího balíčku zpět { $n } svou { ICON("command", "kartu velení") } (ne Zradu)
wall-raise-tea = { $top ->
    [yes] posuňte svůj { ICON("tea", "ukazatel čaje") } úplně nahoru
   *[no] posuňte svůj { ICON("tea", "ukazatel čaje") } o { $n } výš
}
wall-discard-tactic = { $mood ->
    [they] odhodí
   *[do] odhoďte
} { $n } { ICON("tactic", "kartu taktiky") }

## Práce
wall-recruit = { $mood ->
    [they] naverbuje
   *[do] naverbujte
} { $n ->
    [one] { $n } { $kind ->
        [spearman] { ICON("spearman", "kopiníka") }
        [archer] { ICON("archer", "lučištníka") }
        [horseman] { ICON("horseman", "jezdce") }
       *[any] vojáka
    }
   *[other] { $n } { $kind ->
        [spearman] { ICON("spearman", "kopiníky") }
        [archer] { ICON("archer", "lučištníky") }
        [horseman] { ICON("horseman", "jezdce") }
       *[any] vojáky
    }
}{ $free ->
    [yes] {" "}zdarma
   *[no] { $off ->
        [0] {" "}za běžnou cenu
       *[other] {" "}o { $off } levněji
    }
}{ $staging ->
    [yes] {" "}do nástupního prostoru podle volby
   *[no] {""}
}
wall-build = postavte { $n ->
    [one] { $n } { $what ->
        [barricade] { ICON("barricade", "zátaras") }
        [part] { ICON("wall", "část Zdi") }
       *[either] { ICON("barricade", "zátaras") } nebo { ICON("wall", "část Zdi") }
    }
   *[other] { $n } { $what ->
        [barricade] { ICON("barricade", "zátarasy") }
        [part] { ICON("wall", "části Zdi") }
       *[either] { ICON("barricade", "zátarasy") } nebo { ICON("wall", "části Zdi") }
    }
}{ $free ->
    [yes] {" "}zdarma (Skladiště se nepoužije)
   *[no] {" "}o { $off } levněji
}
wall-hire = najměte { $what ->
    [advisor] { ICON("advisor", "rádce") } z nabídky
   *[official] { ICON("official", "úředníka") }
} o { $off } { $off ->
    [one] { ICON("gold", "zlato") }
    [few] { ICON("gold", "zlata") }
   *[other] { ICON("gold", "zlat") }
} levněji
wall-promote = povyšte { $n ->
    [one] jednoho ze svých { ICON("overseer", "dohlížitelů") }
   *[other] { $n } různé své { ICON("overseer", "dohlížitele") }
} (nebo umístěte prvního), { $n ->
    [one] {""}
   *[other] každého{" "}
}o { $off } levněji

## Suroviny
wall-gain-here = vezměte si { $n ->
    [one] { $n } surovinu, kterou
    [few] { $n } suroviny, které
   *[other] { $n } surovin, které
} tato lokace dává
wall-income = { $others ->
    [yes] vezměte si z banky tolik suroviny, kolik činí stupeň jednoho { ICON("overseer", "dohlížitele") } jiného hráče
   *[no] vezměte si příjem nejvýše { $n } svých { ICON("overseer", "dohlížitelů") }
}
wall-store = dejte z banky do { ICON("storehouse", "Skladiště") } { wall-node-mix }
wall-plunder = přijde { ICON("storehouse", "Skladiště") } o { wall-node-mix }, nebo o tolik, kolik tam je
wall-pay-store = { ICON("storehouse", "Skladiště") } vydá { wall-node-mix }
wall-take-store = vezměte si ze { ICON("storehouse", "Skladiště") } nejvýše { $n } suroviny podle své volby
wall-exchange = vyměňte nejvýše { $n } své suroviny za jiné druhy
wall-share-out = { $everyone ->
    [yes] všichni hráči si smějí předat libovolné suroviny; pak každý z nich { $effect }
   *[no] vy a jeden další hráč podle vaší volby si smíte předat libovolné suroviny; pak každý z vás { $effect }
}
wall-hand-over = předejte suroviny jinému hráči

## Hanba
wall-take-shame = { $mood ->
    [they] dostane
   *[do] dostanete
} { $n } { ICON("shame", "žeton hanby") }
wall-shed-shame = { $mood ->
    [they] sejme
   *[do] sejměte
} { $n ->
    [one] { $n } svůj { ICON("shame", "žeton hanby") }
    [few] nejvýše { $n } své { ICON("shame", "žetony hanby") }
   *[other] nejvýše { $n } svých { ICON("shame", "žetonů hanby") }
}{ $per }
wall-ward-shame = { $breach ->
    [yes] bude-li teď tento úsek prolomen, { $all ->
        [yes] { $mood ->
            [they] nedostane
           *[do] nedostanete
        } za něj žádné { ICON("shame", "žetony hanby") }
       *[no] { $mood ->
            [they] dostane
           *[do] dostanete
        } za něj o { $n } { ICON("shame", "žeton hanby") } méně
    }
   *[no] odvraťte { $n } { ICON("shame", "žeton hanby") }
}
wall-buy-wards = zaplaťte po 1 { ICON("chi", "či") } za žetony, které tak nikdo nedostane, nejvýše jeden { $most }

## Boje
wall-attack = { $who ->
    [chosen] zvolte libovolný počet úseků: všichni vaši čekající vojáci a všichni { ICON("archer", "lučištníci") } na tamních střeleckých pozicích, kdo útočit mohou, musí
    [from-wall] zaútočte svými { ICON("archer", "lučištníky") } na střeleckých pozicích
    [waiting] zaútočte { $n } svým vojákem, který už byl v nástupním prostoru nebo na střelecké pozici
    [moved-to] zaútočte nejvýše { $n } svými vojáky v úseku, kam jste se přesunuli
   *[anywhere] { $mood ->
        [they] zaútočí
       *[do] zaútočte
    } { $n ->
        [one] { $n } svým vojákem
       *[other] nejvýše { $n } svými vojáky
    } z nástupních prostorů a střeleckých pozic{ $per }
}
wall-wound = položte { $n } { $n ->
    [one] { ICON("wound", "žeton zranění") }
    [few] { ICON("wound", "žetony zranění") }
   *[other] { ICON("wound", "žetonů zranění") }
}{ $per } na { $at ->
    [one-section] karty hord jednoho úseku
    [here] kartu hordy toho úseku
    [first-row] kartu v 1. řadě kteréhokoli úseku
    [each-first-row] karty v 1. řadě, každý v jiném úseku
    [struck] napadenou kartu hordy
    [one-struck] jednu kartu hordy, na kterou jste právě zaútočili
    [each-section] karty hord, po jednom v každém používaném úseku
   *[anywhere] kteroukoli kartu hordy
}
wall-move-soldiers = proveďte 1 akci Velitelství
wall-save = { $n ->
    [99] zachraňte bez placení či všechny své vojáky, kteří mají v tomto okamžiku padnout
    [one] zachraňte{ $per } bez placení či { $n } { $whose ->
        [anyone] vojáka kteréhokoli hráče
        [others] vojáka jiného hráče
       *[you] svého vojáka
    }, který by teď padl
   *[other] zachraňte{ $per } bez placení či nejvýše { $n } { $whose ->
        [anyone] vojáky kterýchkoli hráčů
        [others] vojáky jiných hráčů
       *[you] své vojáky
    }, kteří by teď padli
}
wall-kill = { $mood ->
    [they] vrátí
   *[do] vraťte
} do zásoby { $n } svého vojáka z nástupního prostoru nebo střelecké pozice
wall-sacrifice-soldier = { $mood ->
    [they] obětuje
   *[do] obětujte
} { $n } vojáka{ $every ->
    [yes] {""}
   *[no] {" "}({ $kinds })
} z nástupního prostoru{ $hordes ->
    [yes] , ze střelecké pozice nebo z karty hordy
   *[no] {" "}nebo ze střelecké pozice
}
wall-sacrifice-capture = { $mood ->
    [they] obětuje
   *[do] obětujte
} získanou { ICON("horde", "kartu hordy") }
wall-sacrifice-official = { $mood ->
    [they] obětuje
   *[do] obětujte
} najatého { ICON("official", "úředníka") }
wall-add-horde = přidejte z balíčku { $n } { ICON("horde", "kartu hordy") } jako na jaře
wall-remove-horde = zvolte { $n } { ICON("horde", "kartu hordy") } na plánu a odhoďte ji; vojáci z ní jdou do nástupního prostoru

## Požadavky
wall-demand-everyone = každý hráč { $gifts }
wall-demand-different = { $n } různí hráči, každý jedno z toho: { $gifts }
wall-demand-together = všichni hráči společně, v libovolném rozdělení: { $gifts }
wall-demand-storehouse = { $gifts }
wall-demand-need = { $need }: { $text }
wall-give-honour = { $mood ->
    [they] vzdá se
   *[do] vzdejte se
} { $n } { $n ->
    [one] { ICON("honour", "bodu cti") }
   *[other] { ICON("honour", "bodů cti") }
}

## Čchin Ťiou-šao a Rákosový klan
wall-qin-places = Čchin Ťiou-šao umístí { $n } { ICON("official", "úředníky") }, po jednom do { $n } nejnižších lokací své stupnice
wall-qin-activates = Čchin Ťiou-šao provede { ICON("activate", "pokročilou aktivaci") } lokace s největším počtem svých úředníků (ze stejných té nejvíc vlevo na své stupnici)
wall-qin-promotes = jeho { ICON("overseer", "dohlížitel") } u nejnižšího produkčního žetonu pod 3. stupněm zdarma povýší o 1 stupeň
wall-qin-builds = Čchin Ťiou-šao postaví 1 { ICON("wall", "část Zdi") } a získá za ni čest
wall-qin-recruits = Čchin Ťiou-šao naverbuje { $n ->
    [one] { $n } { $kind ->
        [archer] { ICON("archer", "lučištníka") }
       *[spearman] { ICON("spearman", "kopiníka") }
    }, který hned zaútočí
   *[other] { $n } { $kind ->
        [archer] { ICON("archer", "lučištníky") }
       *[spearman] { ICON("spearman", "kopiníky") }
    }, kteří hned zaútočí
}
wall-qin-copies = Čchin Ťiou-šao provede poslední rámeček své karty se jménem vaší karty velení; je-li to Zrada nebo jste nehráli žádnou, jde jeho ukazatel čaje úplně nahoru
wall-qin-adds-support = vrchní { ICON("advisor", "rádce") } balíčku se stane podpůrným rádcem Čchin Ťiou-šaa
wall-barricade-everywhere = v každém používaném úseku s méně než 3 zátarasy přibude 1 { ICON("barricade", "zátaras") }, zdarma a bez cti
wall-reed-recruits = Rákosový klan naverbuje zdarma 1 { ICON("spearman", "kopiníka") }, který zaútočí

## Ikony nahlas
icon-activate = pokročilá aktivace
icon-advisor = rádce
icon-archer = lučištník
icon-attack = útok
icon-barricade = zátaras
icon-breach = průlom
icon-change = trvalý účinek
icon-chi = či
icon-command = karta velení
icon-exchange = výměna
icon-forbidden = zakázáno
icon-honour = čest
icon-horde = karta hordy
icon-horseman = jezdec
icon-killed = padlí vojáci
icon-march = akce Velitelství
icon-official = úředník
icon-overseer = dohlížitel
icon-sacrifice = obětování
icon-save = záchrana vojáků
icon-shame = žeton hanby
icon-shed = sejmutí hanby
icon-spearman = kopiník
icon-storehouse = Skladiště
icon-strength = síla
icon-support = podpůrný rádce
icon-tactic = karta taktiky
icon-tea = ukazatel čaje
icon-wall = část Zdi
icon-ward = odvrácená hanba
icon-wound = žeton zranění

## What is done with a thing, in a word
wall-do-general = Ponechat si
wall-do-advisor = Aktivní rádce
wall-do-command = Zahrát
wall-do-place = Umístit úředníka
wall-do-lift = Přesunout odtud
wall-do-activate = Aktivovat
wall-do-promote = Povýšit
wall-do-barricade = Zátaras
wall-do-wall = Část Zdi
wall-do-stage = Do nástupního prostoru
wall-do-post = Na střeleckou pozici
wall-do-hire = Najmout
wall-do-tactic = Zahrát
wall-do-boosted = Zahrát posíleně
wall-do-discard = Odhodit
wall-do-shame-card = Hanba na kartu
wall-do-shed-card = Sejmout hanbu
wall-key-tactic = P
wall-key-boosted = O
wall-key-wall = C
wall-key-barricade = A
wall-key-stage = N
wall-key-post = K

## Why not
wall-cannot-full = Všechna místa jsou tu obsazena.
wall-cannot-from-here = Úředník odtud právě odchází.
wall-cannot-apart = Úředníci tohoto pole jdou každý na jiné místo.
wall-cannot-reed = Rákosový klan nemá nikdy dva úředníky na jednom místě.
wall-cannot-no-official = V zásobě nemáte žádného úředníka; přesunout lze jen ty, kdo už někde jsou.
wall-cannot-locked = Místo je plné a před aktivací odtud nikdo neodejde.
wall-cannot-done = V tomto tahu už bylo aktivováno.
wall-cannot-empty = Není tu žádný úředník.
wall-cannot-not-full = { $n ->
    [one] Jedno místo je tu ještě volné;
    [few] { $n } místa jsou tu ještě volná;
   *[other] { $n } míst je tu ještě volných;
} aktivuje se, až budou obsazena všechna.
wall-cannot-unused = Tento úsek se nehraje.
wall-cannot-barricades = Stojí tu { $n } zátarasy, víc se jich nevejde.
wall-cannot-walls = Zeď tu má všechna { $n } patra.
wall-cannot-building = Stojí { $n } stavebních surovin; Skladiště a vy máte { $have }.
wall-cannot-goods = Chybí { $goods }.
wall-cannot-on-track = Do léta leží na stupnici velení.
wall-cannot-discarded = Leží v odhazovacím balíčku, dokud si v létě nevezmete karty velení zpět.
wall-cannot-betrayal = Zrada zůstává v odhazovacím balíčku natrvalo.
wall-cannot-officials-only = Teď lze najmout jen úředníky.
wall-cannot-scholars = Chybí 1 úředník.
wall-cannot-window = Hraje se v jinou chvíli.
wall-cannot-need = Teď tu není, co potřebuje.

## What an answer shows
wall-warns-role = Zda je rádce aktivní, nebo podpůrný, platí natrvalo.
wall-warns-draw = Ukáže vám nové karty; vrátit to půjde jen se souhlasem ostatních.
