# Co program odmítá a proč, mimo server: příprava hry, záznamy, příkazová řádka. Anglicky to stojí tam, kde chyba vzniká.

## Hra a její volby
refusal-no-game = Hra „{ $game }“ tu není; hry jsou: { $known }.
refusal-players = Hra { $game } je pro { $least } až { $most } hráčů; počet { $seats } nejde.
refusal-seed = Semínko náhody musí být celé číslo, ne { $seed }.
refusal-options-form = Volby hry { $game } se zadávají jmény, ne jako { $found }.
refusal-no-option = Hra { $game } nemá volbu „{ $option }“; její volby jsou: { $known }.
refusal-option-value = Volba { $option } hry { $game } může být { $known }, ne „{ $value }“.
refusal-factions-twice = Volba factions jmenuje některou frakci dvakrát; každý hráč musí vést jinou.
refusal-powers-factions = Volba factions může být random, nebo seznam z těchto: { $known }; „{ $name }“ mezi nimi není.
refusal-powers-factions-each = Volba factions musí jmenovat po jedné frakci pro každého hráče (celkem { $seats }).
refusal-powers-illuminati = Ve variantě Ilumináti nikdo nevede frakci, volba factions tedy musí být random.
refusal-settlers-factions = Volba factions může být random, choose, nebo seznam z těchto: { $known }, každá třeba i se stranou desky, jako roman:b; „{ $name }“ mezi nimi není.
refusal-settlers-factions-each = Volba factions musí jmenovat po jedné frakci pro každé místo (celkem { $seats }); jmenuje jich { $named }.
refusal-settlers-solo-lookout = Hra pro jednoho má vlastní Rozhled, volba lookout tedy musí být standard.
refusal-settlers-solo-peaceful = Mírumilovná varianta je pro 2 až 4 hráče; hra pro jednoho ji nemá.
refusal-settlers-two-decks = Pro jednu frakci ({ $faction }) jsou zadány dva vlastní balíčky.
refusal-settlers-deck-card = Vlastní balíček jmenuje „{ $entry }“, a to není karta hry; pište třeba ROM003 x3.
refusal-settlers-deck-common = { $title } není frakční karta a ve frakčním balíčku být nemůže.
refusal-settlers-deck-twice = Vlastní balíček jmenuje { $title } dvakrát.
refusal-settlers-deck-copies = { $title } jde do balíčku se všemi výtisky; je jich { $whole }, ne { $given }.
refusal-settlers-deck-factions = Frakční balíček má karty jediné frakce, ne několika ({ $listed }).
refusal-settlers-deck-shape = Frakční balíček má 30 karet: 3 názvy po třech výtiscích, 6 po dvou a 9 po jednom; tento má názvů s počtem výtisků { $n } celkem { $have }, má jich mít { $wanted }.
refusal-imperium-no-nation = Národ „{ $name }“ tu není; národy jsou: { $known }.
refusal-imperium-nation-twice = Žádný národ nelze hrát dvakrát; volba nations některý opakuje.
refusal-imperium-nations-each = Volba nations musí jmenovat po jednom národu pro každé místo (celkem { $seats }); jmenuje jich { $named }.
refusal-imperium-not-in-box = Národ { $name } v krabici { $box } není; chcete-li ho hrát, zvolte box both.
refusal-imperium-commons = S krabicí { $box } samotnou jsou společné karty z ní; volba commons nemůže být { $commons }.
refusal-imperium-sides = Volba sides je choose, random, nebo a či b pro každé místo (jedno písmeno platí pro všechna), ne „{ $found }“.
refusal-imperium-sides-each = Volba sides musí jmenovat stranu pro každé místo (celkem { $seats }), nebo jednu pro všechna.
refusal-wall-coop-alone = Společná hra je pro 2 až 4 hráče; jeden hráč hraje režim competitive proti Čchinovi.
refusal-wall-no-general = Generál „{ $name }“ tu není; generálové jsou: { $known }.
refusal-wall-general-twice = Každý generál je tu jednou; volba generals některého opakuje.
refusal-wall-generals-seats = Volba generals je random, nebo jmenuje jednoho pro každé z míst; míst je { $seats }.
refusal-wall-general-together = Generál { $name } velí jen ve společné hře.
refusal-wall-difficulty = Volba difficulty je jen pro jednoho hráče: je to čest, se kterou začíná Čchin.
refusal-wall-advisors = Volba advisors je jen pro jednoho hráče: říká, kolik rádců si Čchin bere každé jaro.

## Tahy
refusal-over = Hra skončila.
refusal-no-seat = Místo { $seat } tu není; místa jsou 0 až { $last }.
refusal-not-asked = Místa { $seat } se teď hra na nic neptá; čeká na místo { $awaited }.
refusal-not-now = Místo { $seat } teď nesmí zvolit { $option }.
refusal-foreign-option = { $option } není možnost hry { $game }.
refusal-no-code = Hra { $game } nemá možnost číslo { $code }; má čísla 0 až { $last }.
refusal-no-verb = Hra { $game } nezná možnost { $option }.
refusal-no-undo = Místo { $seat } nemá tah { $move }, který by šlo vzít zpět.
refusal-moved-on = Stůl se mezitím pohnul dál.
refusal-no-entry = { $entry } není tah ani jeho vrácení.
refusal-no-move = Počet tahů u stolu je { $moves }; tah { $move } tu není.

## Záznamy a uložené stavy
refusal-record-unread = Záznam { $path } nelze přečíst: { $code ->
    [missing] takový soubor není
    [folder] je to složka
    [forbidden] přístup je odepřen
    [binary] není to textový soubor
   *[other] chyba čtení
}.
refusal-record-json = Záznam není platný JSON (není useknutý?): chyba je na řádku { $line }, znak { $column }.
refusal-record-nested = Záznam je vnořený příliš hluboko; to není záznam hry.
refusal-record-format = Toto není záznam programu Imperia (jeho formát není { $format }).
refusal-record-field = Záznam je poškozen: pole „{ $field }“ chybí nebo má špatný tvar.
refusal-record-head = Záznam je poškozen: semínko náhody nebo jména mají špatný tvar.
refusal-record-entry = Záznam je poškozen: položka { $number } není tah.
refusal-record-undo = Záznam je poškozen: položka { $number } bere zpět tah, který nikdo neudělal.
refusal-record-deals = Záznam je poškozen: rozdává znovu po tazích, které v něm nejsou.
refusal-record-broken = Záznam je poškozen: nelze jej přehrát.
refusal-record-rules = Záznam se hrál podle pravidel { $found }; tento program má { $rules }.
refusal-record-seats = Záznam má počet míst { $seats }; tolik jich hra { $game } mít nemůže.
refusal-record-no-move = Počet tahů v záznamu je { $moves }; tah { $at } v něm není.
refusal-record-open = Záznam končí tahem { $moves }, ale hra neskončila.
refusal-record-runs = Hra z tohoto záznamu neskončila; rozebrat lze jen dohranou.
refusal-record-result = Podle záznamu je výsledek { $said }, přehrání dává { $scores }.
refusal-record-diverges = Záznam se rozchází s hrou v tahu { $move } (místo { $seat }): { $why }
refusal-no-state = Toto není uložený stav programu Imperia.
refusal-state-rules = Stav byl uložen podle pravidel { $found }; tento program má { $rules }.
refusal-state-damaged = Uložený stav hry { $game } je poškozen ({ $why }).

## Příkazová řádka
refusal-no-language = Jazyk „{ $asked }“ tu není; jazyky jsou: { $known }.
refusal-option-pair = Volba se zadává jako klíč=hodnota, ne „{ $pair }“.
refusal-record-folder = { $path } je soubor; záznamy potřebují složku.
refusal-report-file = Zprávu nelze zapsat do { $path }: jmenujte soubor ve složce, která existuje.
refusal-no-bot = Bot „{ $bot }“ tu není; boti jsou: { $known }.
refusal-no-version = Verze „{ $version }“ bota { $bot } není: ti, kdo prohledávají, berou počet průchodů (adept@400), a ti, kdo se dívají na stůl, také váhy psané rukou (greedy@hand).
refusal-reward = Odměna může být { $known }, ne „{ $value }“.
refusal-reward-end = OpenSpiel odměňuje na konci hry, „{ $value }“ tedy nejde.
refusal-options-text = Možnosti se píší jako klíč:hodnota;klíč:hodnota, ne „{ $value }“.
refusal-bots-none = Jmenujte aspoň jednoho bota.
refusal-bots-many = Botů je jmenováno { $bots }, míst je { $seats }.
refusal-ladder-bots = Žebříček potřebuje aspoň dva různé boty.
refusal-ladder-file = { $file } není náš žebříček.
refusal-ladder-other = { $file } je žebříček jiných her (jiná hra, pravidla, počet míst, volby nebo semínko).
refusal-tune-file = { $file } není naše ladění.
refusal-tune-other = { $file } je ladění něčeho jiného (jiná hra, pravidla, počet míst, volby, boti, semínko nebo váhy).
refusal-tune-numpy = Ladění potřebuje NumPy: pip install imperia[rl].
refusal-tune-games = Ladění potřebuje aspoň čtyři hry a dvě na potvrzení.
refusal-no-weight = Rady hry { $game } nemají váhu { $name }; jejich váhy jsou: { $known }.
refusal-ray-missing = Ray není nainstalován: pip install imperia[ray].
refusal-ray-address = Na adrese { $address } není žádný cluster Ray: { $why }.
refusal-games-none = Musí se hrát aspoň jedna hra.
refusal-no-catalogue = Přehled pravidel hry „{ $game }“ tu není.
refusal-broken-law = Zákon hry { $game } je porušen (semínko { $seed }): { $why }.
refusal-port = Stůl nelze otevřít na { $host }:{ $port }: { $code ->
    [used] adresa je obsazená
   *[other] taková adresa tu není
}. Zkuste jiné --port.
refusal-database = Databázi nelze otevřít: { $why }.
refusal-database-newer = Databázi vytvořila novější verze tohoto programu.
refusal-database-older = Databáze není z této verze programu. Nejdřív na ní jednou spusťte server této verze.
refusal-database-taken = Tuto databázi už obsluhuje jiný server. Nejdřív ho zastavte, nebo zadejte jinou --database.
refusal-no-database = Databáze { $file } tu není.
refusal-no-backup = Záloha { $file } tu není.
refusal-backup-exists = Soubor { $file } už existuje; záloha nic nepřepisuje.
refusal-backup-newer = Zálohu { $file } nelze { $done ->
    [made] vytvořit: databázi vytvořila
   *[restored] vrátit: vytvořila ji
} novější verze tohoto programu.
refusal-backup = Zálohu { $file } nelze { $done ->
    [made] vytvořit
   *[restored] vrátit
}: { $why }.
refusal-secret-short = Zadané tajemství je příliš krátké: znaků má mít aspoň { $least }.
refusal-secret-unread = Tajemství v { $path } nelze přečíst ani vytvořit: { $why }.
refusal-secret-cut = Tajemství v { $path } je prázdné nebo useknuté: má znaků { $found }, a má jich mít aspoň { $least }. Vraťte správné ze zálohy, nebo soubor smažte: vytvoří se nové a všechny dosavadní cookies a odkazy přestanou platit.
refusal-settings-limits = V { $file } musí být [limits] tabulka čísel.
refusal-settings-unread = Nastavení { $file } nelze přečíst: { $why }.
refusal-settings-form = Nastavení { $file } není platné TOML: { $why }.
refusal-no-setting = { $where }: nastavení „{ $name }“ tu není; nastavení jsou: { $known }.
refusal-setting-value = Nastavení { $name } nemůže být „{ $value }“.
refusal-setting-log = Nastavení log může být plain nebo json, ne „{ $value }“.
refusal-setting-limit = Mez { $name } musí být číslo větší než 0.

## Co je špatně na slovech příkazu
refusal-cli-no-command = Příkaz „{ $name }“ tu není.
refusal-cli-no-option = Volba { $name } tu není.
refusal-cli-missing = Je třeba zadat ještě { $name }; pomůže --help.
refusal-cli-value = Hodnota, kterou má { $name }, se sem nehodí.
refusal-cli-usage = Příkaz nelze takto použít; pomůže --help.
