# Slova serveru: odmítnutí, braní zpět, vstupní stránka a to, co stůl říká kolem hry.

## Odmítnutí
error-no-cookie = Tento prohlížeč tu není znám. Načtěte prosím stránku znovu.
error-forged-cookie = Totožnost tohoto prohlížeče není platná. Načtěte prosím stránku znovu.
error-origin = Požadavek přišel z cizí stránky a byl odmítnut.
error-host = Na toto jméno server neodpovídá.
error-too-large = Je to příliš velké; přijímá se nejvýše { $limit } bajtů.
error-too-many = Příliš mnoho požadavků. Zkuste to prosím znovu za { $seconds } s.
error-too-many-sockets = Příliš mnoho otevřených spojení se stoly. Zkuste to prosím znovu za { $seconds } s.
error-too-many-tables = Příliš mnoho nových stolů. Zkuste to prosím znovu za { $seconds } s.
error-too-many-imports = Právě se načítá příliš mnoho záznamů. Zkuste to prosím znovu za { $seconds } s.
error-too-many-analyses = Jedna vaše hra se už rozebírá, nebo jich bylo mnoho. Zkuste to prosím znovu za { $seconds } s.
error-too-many-bots = Boti přemýšlejí u příliš mnoha vašich stolů. Zkuste to prosím znovu za { $seconds } s.
error-too-much-work = Najednou se otevíralo příliš mnoho dlouhých her. Zkuste to prosím znovu za { $seconds } s.
error-store-full = Server už nemá kam ukládat. Nic se nezměnilo; zkuste to prosím znovu za { $seconds } s.
error-store-busy = Server právě nemůže nic uložit. Nic se nezměnilo; zkuste to prosím znovu za { $seconds } s.
error-malformed = Požadavku nelze rozumět: { $what }.
error-not-found = Na této adrese nic není.
error-no-table = Takový stůl tu není.
error-no-game = Taková hra tu není.
error-no-lesson = Taková lekce není.
error-lesson = V lekci lze udělat jen to, oč právě žádá. Ukončit ji můžete kdykoli.
error-no-member = U tohoto stolu nesedíte a nemáte k němu odkaz.
error-not-your-seat = Toto místo není vaše.
error-no-seat = Stůl takové místo nemá.
error-no-move = Stůl takový tah nemá.
error-looking-on = Diváci nemohou hrát.
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
error-over = Hra skončila.
error-not-opener = To smí jen ten, kdo stůl připravil.
error-record-hidden = Záznam rozehrané hry by prozradil, co ostatní skrývají. Uložit jej lze po skončení hry.
error-record = Tento záznam nelze použít: { $why }
error-record-long = Tento záznam je příliš dlouhý.
error-record-number = Tento záznam nelze použít: čísla v jeho položce { $entry } v této hře nic neznamenají.
error-other-rules = Pravidla této hry se od té doby změnila: lze ji prohlížet a uložit, ale ne dohrát.
error-broken = Na serveru nastala chyba. Nic se nezměnilo.

## Braní zpět
undo-free = Od vašeho posledního tahu nikdo neviděl nic nového.
undo-alone = Hrají s vámi jen boti a lidé u této obrazovky; ti souhlasí.
undo-ask = Od vašeho posledního tahu už někdo něco viděl nebo udělal, ostatní tedy musí souhlasit.
undo-nothing = Ještě jste netáhli.
undo-over = Hra skončila.
undo-onlooker = Diváci nemají co brát zpět.
undo-past = Toto je minulý okamžik hry.
undo-refused = S vrácením tahu nesouhlasí: { $seat }.

## Stůl
heading-setup = Příprava
heading-round = { $n }. kolo
bot-name = Bot { $bot }
bot-name-number = Bot { $bot } { $n }
chance-opener = Náhoda podle zvoleného čísla

## Přehled pravidel
rules-rulings = Naše rozhodnutí
rules-rulings-lead = Kde tištěná pravidla mlčí nebo si odporují, hraje se u tohoto stolu takto.
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

analysis-failed = Rozbor se nepodařilo dokončit. Můžete to zkusit znovu.
