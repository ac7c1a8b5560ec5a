# A Nagy Fal vezetett első játéka: lessons/wall/first.json.

lesson-wall-first = Az első éved
    .about = Egy év a Falnál: hivatalnokok, katonák, egy legyőzött horda, egy falrész és az első tél.

lesson-wall-first-welcome = Három klán őrzi a határt, ahol a Nagy Fal épül: a tiéd, Meié és Juné. Vállvetve építkeztek és harcoltok, de a becsületet mindenki magának gyűjti. Ez a lecke igazi játék; csak a lépések vannak előre megbeszélve.
    .title = A Fal előtt

lesson-wall-first-goal = Az nyer, akinek a végén a legtöbb becsülete{ ICON("honour", "") } van. Szinte minden hoz belőle: az építés, a harc, az adomány és a kártyák. A játék akkor ér véget, ha a Fal két szakasza kész, ha lejár az idő, vagy ha elfogy a szégyenjelző.
    .title = Mi hozza a győzelmet

lesson-wall-first-sections = A Falnak három szakasza van, és mindegyik előtt horda áll. Bármikor látod a támadását a Fal védelmével szemben. Most a bal szakasz télen elesne: a támadás 9, a védelem 6.
    .title = Három szakasz

lesson-wall-first-general = Mindenki két tábornokot kapott, és egyet tart meg. A tábornok mondja meg, mivel kezdesz és milyen magasan áll a teád, és van egy képessége, amely a támogató tanácsadóiddal nő.
    .title = Válassz tábornokot
    .do = Tartsd meg ezt a kártyát: { $wujie }.
    .why = Megjutalmaz, ha kitart egy szakasz, ahol katonáid állnak. Idén ez meg fog történni.
    .not = Bármelyik jó volna. Ebben a játékban legyen Vu Csie.

lesson-wall-first-advisor = A két tanácsadó közül az egyik aktív lesz, és mostantól neked dolgozik. A másik csak a tábornokodat támogatja.
    .title = Az aktív tanácsadó
    .do = Legyen aktív ez a kártya: { $zhang }.
    .why = Becsületet{ ICON("honour", "") } hoz, valahányszor felépül egy falrész, akár tőled, akár mástól.
    .not = Idén a festő kell: hamarosan nőni fog a Fal.

lesson-wall-first-command-cards = Az első év ősszel kezdődik. Mindegyik klánnak ugyanaz a hat parancskártyája van, és titokban választ egyet. A kártya a gazdájának többet enged, a többieknek kevesebbet.
    .title = Ősz: parancsok

lesson-wall-first-command = A többiek már letették a magukét képpel lefelé. Ha választottál, mind egyszerre fordul fel.
    .title = Játssz ki egy parancsot
    .do = Játszd ki ezt a kártyát: { $economy }.
    .why = Három hivatalnokot helyez el, és aranyat hoz: nyugodt kártya az első évre.
    .not = Minden parancsnak megvan a maga éve. Kezdd a Gazdasággal.

lesson-wall-first-track = Teasorrendben mindenki egy szabad helyre teszi a kártyáját. Jun a másodikat, Mei a harmadikat választotta, neked az első maradt. A kártyák az első helytől sorban jönnek; amíg a tiéd van soron, a te köröd tart.
    .title = A parancssáv

lesson-wall-first-locations = A hivatalnokaid helyszíneken dolgoznak. Az aranykötéllel jelöltek rendesek: csak akkor aktiválódnak, ha minden hely foglalt, bárki foglalja is el. A többi különleges, ott egyetlen hivatalnok elég. Így a többiek hivatalnokai neked is segítenek, a tieid pedig nekik.
    .title = Tíz helyszín

lesson-wall-first-academy = A Gazdasággal három hivatalnokot helyezhetsz el. A Hadiakadémián mindegyikük egy taktikakártyát húz, és nem kell hozzá minden helynek foglaltnak lennie.
    .title = A Hadiakadémia
    .do = Helyezz el egy hivatalnokot a Hadiakadémián.
    .why = Két hivatalnok ott két kártyát húz. A második magától megy oda.
    .not = Előbb szerezzünk taktikakártyákat: menj a Hadiakadémiára.

lesson-wall-first-quarry = A Kőfejtő követ ad, de csak ha mind a három helye foglalt. Az a hivatalnok, aki vár, ott marad, akár évekig is.
    .title = A Kőfejtő
    .do = Helyezz el egy hivatalnokot a Kőfejtőben.
    .why = Kőből épül a Fal. Aki később csatlakozik, helyetted tölti be a helyeket.
    .not = Most a Kőfejtő jön: hamarosan kőre lesz szükséged.

lesson-wall-first-others-place = A kártyád a többieknek két-két hivatalnokot enged. Mei és Jun most a Kaszárnyában áll, ahol még egy hely szabad. Jegyezd meg.
    .title = A többiek is elhelyeznek

lesson-wall-first-activate = A kártya után minden helyszín aktiválódik, amelyik tud, abban a sorrendben, ahogy te mondod. Mindenki részt vesz, akinek ott hivatalnoka van; utána hazamennek.
    .title = Aktiválj egy helyszínt
    .do = Aktiváld a Hadiakadémiát.
    .why = Mei hivatalnoka a Császári követségen vár; az magától következik.
    .not = Kezdd a Hadiakadémiával, ott vannak hivatalnokaid.

lesson-wall-first-draw = Hivatalnokonként egy kártya. Legfeljebb öt taktikakártya lehet a kezedben.
    .title = Húzz taktikákat
    .do = Húzz 2 kártyát.
    .why = Minél több a kártya, annál több pillanatban lepheted meg a többieket.
    .not = Két hivatalnokod van ott, húzz hát kettőt.

lesson-wall-first-jun-turn = Most Jun kártyája következik: { $audience }. A többiek egyikeként két hivatalnokot helyezel el. Még egy a Kaszárnyába, és minden helye foglalt.
    .title = Jun köre

lesson-wall-first-mine = A Bánya aranyat ad. Még senki sincs ott, de Mei körében ez megváltozhat.
    .title = A Bánya
    .do = Helyezz el egy hivatalnokot a Bányában.
    .why = A két hivatalnoknak különböző helyszínre kell mennie.
    .not = Kezdd a Bányával; a Kaszárnya rögtön utána jön.

lesson-wall-first-barracks = A te hivatalnokoddal a Kaszárnya mind a három helye foglalt. Még ebben a körben aktiválódik, pedig ez Juné.
    .title = Tele a Kaszárnya
    .do = Helyezz el egy hivatalnokot a Kaszárnyában.
    .why = A Kaszárnyában katonákat toborozhattok: hivatalnokonként egyet.
    .not = Most a Kaszárnya szabad helye kell.

lesson-wall-first-tactics = Taktikakártyát abban a pillanatban játszhatsz ki, amelyet megnevez, bárki körében. A felső hatás ingyenes, az erősítettnek ára van: csi{ ICON("chi", "") }. Csak akkor kérdezünk, ha valamelyik kártyád illik oda.
    .title = Egy taktika pillanata

lesson-wall-first-conscription = A Kaszárnya épp aktiválódik: itt az ideje ennek a kártyádnak: { $conscription }.
    .title = Sorozás
    .do = Játszd ki erősítve ezt a kártyát: { $conscription }.
    .why = 2 csiért azonnal és más ár nélkül egy lándzsás csatlakozik hozzád azon felül, akit toborzol.
    .not = Játszd ki erősítve: az ingyenes lándzsás épp jókor jön.

lesson-wall-first-spearman = Válaszd ki, amit a kártya ad.
    .title = Ingyenes lándzsás
    .do = Toborozd a lándzsást.
    .why = A lándzsás egy mezőt fed le az első sor egyik hordáján.
    .not = A kártya lándzsást kínál. Vedd el.

lesson-wall-first-field = Az újonc azonnal támad, vagy egy gyülekezőben vár. A hordák minden mezője jutalmat rejt, amelyet akkor kapsz meg, ha a katonád rálép. Ha minden mező le van fedve, a horda vereséget szenved.
    .title = Támadás!
    .do = Támadj a lándzsással a jobb szakasz megvilágított mezőjére.
    .why = Ez a mező 1 aranyat ad, és a jobb oldali hordának csak négy mezője van.
    .not = Jobb oldalon támadj: az ottani hordának kevés mezője van, és hamar elbukik.

lesson-wall-first-tiger = A támadás újabb pillanatot nyit, ennek a kártyának: { $tiger }. A sebek is lefednek egy mezőt, mint a katonák, de jutalmat nem hoznak.
    .title = A támadás után
    .do = Játszd ki erősítve ezt a kártyát: { $tiger }.
    .why = Két seb és 2 becsület{ ICON("honour", "") } 1 csiért. Utána egyetlen mező marad.
    .not = Az erősített hatás két sebet ad: ez kell nekünk.

lesson-wall-first-wound = Olyan mezőkre tedd a sebeket, amelyek jutalmáról le tudsz mondani. A második a szomszédos mezőre kerül.
    .title = Két seb
    .do = Tegyél sebet a megvilágított mezőre.
    .why = A megmaradó mező jutalma azé, aki végez a hordával.
    .not = A megvilágított mezőre tedd: a másik jutalom egy katonáé.

lesson-wall-first-horseman = Az utolsó jobb oldali mezőt Jun lándzsása foglalta el, Mei pedig egy íjászt toborzott, aki várakozik. Most te toborozhatsz, a hivatalnokodért egy katonát.
    .title = Toborozz lovast
    .do = Toborozz egy lovast.
    .why = Drága, de két mezőt fed le egyszerre, bármelyik sorban.
    .not = Ezúttal lovast: a bal szakasznak erő kell.

lesson-wall-first-pair = A lovas egy horda két szomszédos mezőjén áll, és mindkét jutalom a tiéd.
    .title = Egyszerre két mező
    .do = Támadd meg a bal szakasz megvilágított mezőpárját.
    .why = 1 csit és 1 becsületet{ ICON("honour", "") } hoz, és ott áll majd, ahol veszély van.
    .not = A bal szakaszra küldd: csak ott van veszélyben a Fal.

lesson-wall-first-defeated = Jun körének végén a jobb oldali horda vereséget szenvedett: minden mezője le volt fedve. Aki rajta állt, 2 becsületet{ ICON("honour", "") } kapott. Te és Jun egy-egy mezőt fedtetek le; döntetlennél a tea dönt, így a kártya Juné.
    .title = A horda vereséget szenved

lesson-wall-first-casualties = A győzelem életekbe kerül: az év alatti szám mondja meg, klánonként hány katona esik el. 2 csiért{ ICON("chi", "") } egy katona megmenthető, ahogy Jun lándzsása is. A tiéd visszakerült a készletedbe, és újra toborozható.
    .title = Veszteségek

lesson-wall-first-quarry-full = Mei hivatalnokai a Kőfejtőbe és az Építők táborába mentek. Az ő körében megint kettőt helyezel el. A második hivatalnokod megtölti a Kőfejtőt.
    .title = Mei köre
    .do = Helyezz el egy hivatalnokot a Kőfejtőben.
    .why = A három hivatalnok közül kettő a tiéd: két követ kapsz.
    .not = A Kőfejtőben egyetlen szabad hely van. Foglald el.

lesson-wall-first-alone = Némelyik helyszínen repedt pajzs{ ICON("shame", "") } van. Aki az aktiváláskor egyedül áll ott, szégyenjelzőt kap. Jobb társaságban menni, vagy megvárni a többieket.
    .title = Ne egyedül

lesson-wall-first-builders = Itt épül a Fal. Különleges helyszín, tehát egy hivatalnok elég, és Mei már ott vár.
    .title = Az Építők tábora
    .do = Helyezz el egy hivatalnokot az Építők táborában.
    .why = Szégyenjeles helyszínen jobb nem egyedül lenni; Mei társaságában senkinek sem kell szégyenkeznie.
    .not = Most az Építők tábora: nőjön a Fal.

lesson-wall-first-production = A Bánya megtelt, és mindenkinek aranyat ad, aki ott van. A termelésnek három lépése van, mindegyik mindenkié: bevétel, felügyelő előléptetése, adomány. Mei és Jun már előléptetett, most te jössz.
    .title = Termelés

lesson-wall-first-promote = 2 kőért a készleted egy katonája a Bánya felügyelője lesz. A felügyelő többet hoz, valahányszor a Bánya aktiválódik, nyáron pedig bevételt ad.
    .title = Egy felügyelő
    .do = Léptess elő egy felügyelőt a Bányában.
    .why = Minél korábban van felügyelőd, annál több nyáron fizet.
    .not = A felügyelő egész játékban megtérül. Léptess elő egyet.

lesson-wall-first-kind = A felügyelő végleg ott marad, és többé nem harcol, ezért olyan katonát válassz, akit nélkülözni tudsz.
    .title = Ki felügyeljen?
    .do = Legyen egy íjász a felügyelő.
    .why = Négy íjászod van és csak két lovasod, lándzsás pedig mindig kell.
    .not = Íjászt válassz: a többiekre a hordák ellen lesz szükség.

lesson-wall-first-donate = A harmadik lépés: a Raktárnak adott egy arany azonnal 2 becsületet{ ICON("honour", "") } hoz. Az építkezést először az fizeti, ami a Raktárban van, bárki építsen is.
    .title = Ajándék mindenkinek
    .do = Adományozz 1 aranyat.
    .why = A többiek is adtak, és te ma építeni fogsz.
    .not = Adj: becsületet hoz, és a Raktár fizetni fogja a Faladat.

lesson-wall-first-mei-built = A Kőfejtő két követ adott neked, és egy másik íjász felügyel rá. Most az Építők tábora: Mei a Raktárból fizetett egy falrészt bal oldalon. 5 becsületet{ ICON("honour", "") } kapott, neked pedig 1-et hozott ez a kártya: { $zhang }.
    .title = Mei épít

lesson-wall-first-barricade = Minden ottani hivatalnokért egyszer építesz: falrészt vagy barikádot{ ICON("barricade", "") }. A barikád 2 nyersanyagba kerül, 2 becsületet{ ICON("honour", "") } hoz, és 2-vel növeli a védelmet, de csak erre a télre. A Fal megmarad.
    .title = Barikádok

lesson-wall-first-wall = Egy falrész 5 áruba kerül, bármilyen vegyesen, csak csibe nem, és ugyanannyi becsületet{ ICON("honour", "") } hoz. Az is számít, amit a Raktár fizet.
    .title = Építsd a Falat
    .do = Építs falrészt a középső szakaszon.
    .why = A Raktár fája az ötből kettőt kifizet.
    .not = Középen építs: ott még csupasz a határ.

lesson-wall-first-pay = Három árut te fizetsz, követ és aranyat bármilyen vegyesen.
    .title = Miből fizetsz?
    .do = Fizess 2 követ; a többi arany.
    .why = Tarts meg mindkettőből: a jövő év új szükségeket hoz.
    .not = Fizessünk 2 kővel és 1 arannyal.

lesson-wall-first-winter = Télen a hordák rohamoznak, szakaszról szakaszra. A védelem mindenhol legalább ugyanolyan erős volt, így minden szakasz kitartott. Bal oldalon a lovasod állt, és ezért ez a kártya: { $wujie }, 1 becsületet{ ICON("honour", "") } hozott.
    .title = Tél: a roham

lesson-wall-first-volley = A roham előtt a bástyákon álló íjászok lőnek: mindegyik egy sebet tesz szakasza egyik hordájára, minden télen. Az íjász akkor kerül lőállásba, amikor támad, és ott marad, amíg át nem helyezik.
    .title = Íjászok

lesson-wall-first-breach = Ha a támadás erősebb, áttörés következik. Ekkor mindenki szégyenjelzőt kap minden ottani hordáért, amelyen nincs katonája, és a végén becsületet veszít miatta. Ezért mindenhol harcolj egy keveset.
    .title = Ha a Fal nem bírja

lesson-wall-first-spring = Új év kezdődik. Előbb az idő lép, aztán új hordák jönnek: először az üres szakaszokra, aztán oda, ahová a legfelső kártya hátlapja mutat. Kettő érkezett. A tanácsadók kínálata is változik.
    .title = Tavasz: új hordák

lesson-wall-first-income = Nyáron minden felügyelő szintenként egy árut hoz, hivatalnok nélkül is. Te követ és aranyat kaptál. A szégyent most csivel{ ICON("chi", "") } lehet megváltani. Az ősz parancskártyái az eldobottak közé kerülnek.
    .title = Nyár: bevétel

lesson-wall-first-reclaim = Vagy minden parancskártyádat visszaveszed, vagy 2 becsületet{ ICON("honour", "") } kapsz minden ott fekvőért. Öttel a kezedben egyet nélkülözhetsz.
    .title = Kártya vagy becsület
    .do = Válaszd a becsületet.
    .why = Akkor vedd vissza a kártyákat, ha több fekszik ott, vagy ha valamelyikre szükséged van.
    .not = Egy kártyáért még nem éri meg: válaszd a becsületet.

lesson-wall-first-elsewhere = A Teaház feljebb emel a teasorrendben: aki feljebb van, előbb jön, és övé a döntetlen. A Főhadiszállás a várakozó katonákat másik szakaszra viszi. A Császári követségen aranyért hivatalnokot és tanácsadót fogadhatsz.
    .title = Ahol még nem jártál

lesson-wall-first-next = Megint mindenki parancsot választ. Mindegyik kártyának megvan a maga ideje: az Önkényuralom ott is hat, ahol még vannak szabad helyek, a Támadási parancs katonákat küld, az Árulás csak egyszer játszható ki.
    .title = A második ősz

lesson-wall-first-end = A véget csak télen nézitek. Akkor hozzáadódik a zsákmányolt hordák, a műkincsek és a kártyák becsülete{ ICON("honour", "") }, és levonódik a szégyen. Bármikor megnézheted, kinek mennyi volna most.
    .title = Hogyan ér véget?

lesson-wall-first-free = Ennyi az egész. Játssz tovább innen: Mei és Jun helyére gyors botok ülnek, és már semmi sincs megbeszélve. Ha valami nem világos, nyomd meg, és az asztal megmondja, miért; a szabályok a tábla mellett nyílnak ki.
    .title = Most már a tiéd a Fal
