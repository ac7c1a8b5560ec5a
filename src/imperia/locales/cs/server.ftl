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
undo-onlooker = Diváci nemají co brát zpět.
undo-past = Toto je minulý okamžik hry.
undo-refused = S vrácením tahu nesouhlasí: { $seat }.

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
