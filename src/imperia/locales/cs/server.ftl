# Slova serveru: odmítnutí, braní zpět, vstupní stránka a to, co stůl říká kolem hry.

## Odmítnutí
error-no-cookie = Tento prohlížeč tu není znám. Načtěte prosím stránku znovu.
error-forged-cookie = Totožnost tohoto prohlížeče není platná. Načtěte prosím stránku znovu.
error-origin = Požadavek přišel z cizí stránky a byl odmítnut.
error-host = Na toto jméno server neodpovídá.
error-too-large = Je to příliš velké; přijímá se nejvýše { $limit } bajtů.
error-too-many = Příliš mnoho požadavků. Počkejte prosím chvíli.
error-too-many-sockets = Z tohoto prohlížeče je otevřeno příliš mnoho spojení se stoly.
error-malformed = Požadavku nelze rozumět: { $what }.
error-not-found = Na této adrese nic není.
error-no-table = Takový stůl tu není.
error-no-game = Taková hra tu není.
error-no-member = U tohoto stolu nesedíte a nemáte k němu odkaz.
error-not-your-seat = Toto místo není vaše.
error-no-seat = Stůl takové místo nemá.
error-no-move = Stůl takový tah nemá.
error-looking-on = Kdo se jen dívá, nemůže hrát.
error-old-revision = Stůl se mezitím pohnul dál. Podívejte se prosím znovu.
error-illegal = Tento tah teď není možný.
error-setup = Takto stůl připravit nelze: { $why }
error-seats = Tato hra je pro { $min } až { $max } hráčů.
error-no-bot = Takový bot tu není.
error-no-name = Zadejte prosím jméno o 1 až { $limit } znacích.
error-token = Tento odkaz není platný.
error-full = Všechna místa jsou obsazena; přihlížet můžete odkazem pro diváky.
error-seat-taken = Toto místo už někdo obsadil.
error-undo = Není co vzít zpět.
error-undo-open = O vrácení tahu už někdo žádá.
error-no-undo-request = Nikdo vás o souhlas nežádá.
error-not-over = To lze až po skončení hry.
error-record-hidden = Záznam rozehrané hry by prozradil, co ostatní skrývají. Uložit jej lze po skončení hry.
error-record = Tento záznam nelze použít: { $why }
error-record-long = Tento záznam je příliš dlouhý.
error-other-rules = Tento stůl se hrál podle jiné verze pravidel a tato jej otevřít neumí.
error-broken = Na serveru nastala chyba. Nic se nezměnilo.

## Braní zpět
undo-free = Od vašeho posledního tahu nikdo neviděl nic nového.
undo-alone = Hrají s vámi jen boti a lidé u této obrazovky; ti souhlasí.
undo-ask = Od vašeho posledního tahu už někdo něco viděl nebo udělal, ostatní tedy musí souhlasit.
undo-nothing = Ještě jste netáhli.
undo-over = Hra skončila.
undo-onlooker = Kdo se jen dívá, nemá co brát zpět.
undo-past = Toto je minulý okamžik hry.
undo-refused = Hráč { $seat } s vrácením tahu nesouhlasil.

## Stůl
heading-setup = Příprava
heading-round = { $n }. kolo
bot-name = Bot { $bot }
bot-name-number = Bot { $bot } { $n }

## Přehled pravidel
facet-W = Kdo
facet-T = Kdy
facet-M = Druh
facet-Z = Odkud → kam
facet-C = Cena
facet-F = Nelze-li
facet-source = Pramen
facet-kind-M = povinné
facet-kind-O = dobrovolné
facet-kind-A = samočinné
facet-kind-D = vymezení

## Mocnosti
setup-powers-blurb = Intriky tajných frakcí: vykládejte karty ve stejné chvíli, chraňte své Agenty a nechte vystoupit skrytého Kandidáta dřív, než ho soupeři odhalí.
setup-powers-variant = Varianta
setup-powers-variant-help = Která ze dvou her se hraje.
setup-powers-variant-struggle = Zápas o moc
setup-powers-variant-struggle-help = Každý hráč velí jedné frakci; kdo má zrádce, vykládá kartu odkrytě.
setup-powers-variant-illuminati = Ilumináti
setup-powers-variant-illuminati-help = Nikdo nevelí žádné frakci; karty se rozebírají ze všech 72 a Kandidáty určí los.
setup-powers-factions = Frakce
setup-powers-factions-help = „random“ (losem), nebo frakce podle míst, třeba MAG,ZED,SID (ZED, MAG, IND, ORI, SID, STR; jen Zápas o moc).
phase-powers-candidate = Kandidáti
phase-powers-draft = Rozdělení karet
phase-powers-lay = Položení karet
phase-powers-events = Události
phase-powers-agents = Agenti
phase-powers-guess = Hádání
phase-powers-threats = Hrozby
phase-powers-traitor = Zrádce
phase-powers-end = Konec
category-powers-agents = Živí Agenti
category-powers-abilities = Schopnosti
category-powers-sets = Sady Postav
category-powers-threats = Úspěšné Hrozby
category-powers-appearance = Vystoupení
category-powers-symbols = Symboly
category-powers-events = Události
category-powers-ending = Ukončení hry
ending-powers-limit = Hra skončila, protože Hrozby dosáhly své hranice.
ending-powers-known = Hra skončila, protože byli známi všichni Kandidáti.
ending-powers-both = Hra skončila, protože Hrozby dosáhly své hranice a byli známi všichni Kandidáti.
ending-powers-cards = Hra skončila, protože některý hráč už neměl kartu k vyložení.
tie-powers-appearance = Při rovnosti bodů rozhodlo vystoupení Kandidáta, vyhrává { $seat } ({ $n }).
tie-powers-shared = Rovnost bodů nelze rozhodnout; vítězství je společné.
filter-powers-faction = Frakce
filter-powers-kind = Druh
filter-powers-kind-agent = Postavy
filter-powers-kind-threat = Hrozby
filter-powers-kind-hideout = Úkryty
filter-powers-kind-event = Události
filter-powers-kind-symbol = Události se symbolem
filter-powers-source = Původ
filter-powers-source-printed = Tištěné
filter-powers-source-fragment = Doplněné
filter-powers-source-original = Původní
