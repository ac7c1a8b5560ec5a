# Nápověda příkazové řádky; anglicky stojí u příkazů.

help-panel-arguments = Co zadat
help-panel-options = Volby
help-panel-commands = Příkazy
help-default = [výchozí: …]
help-usage = Použití:
help-options-metavar = [VOLBY]
help-command-metavar = PŘÍKAZ [CO ZADAT]…
help-required = [povinné]
help-help = Ukáže tuto nápovědu.

help-command-imperia = Čtyři velké hry o impériích, přesně podle jejich pravidel.
help-command-games = Hry, jejich hráči a volby.
help-command-simulate = Mnoho her mezi boty: podíly výher, body, délky, rychlost.
help-command-ladder = Všichni boti proti sobě, dokud není pořadí jisté: hodnocení a jejich nejistota.
help-command-replay = Přehraje záznam znovu, ověří ho a převypráví.
help-command-cards = Karty hry s textem, který vzniká z jejich pravidel.
help-command-rules = Pravidla hry z našeho přehledu.
help-command-soak = Náhodná hra, při které se ověřuje každý zákon.
help-command-bench = Rychlost jako poměr k programu Catanatron v témže běhu.
help-command-serve = Stůl na webu.
help-command-backup = Uloží všechny stoly serveru, běžícího i zastaveného, do jednoho souboru.
help-command-restore = Vrátí do databáze stoly ze zálohy.

help-show = Vypíše verzi a sestavení.
help-lang = cs, en nebo hu, kdekoli v příkazu. Jinak podle terminálu.
help-as-json = Vypíše jeden dokument JSON a nic jiného.
help-seats = Kolik hráčů hraje.
help-bots = Jména botů oddělená čárkou; je-li jich méně než míst, opakují se.
help-ladder-bots = Jména botů oddělená čárkou; jinak všichni.
help-most = Nejvýš tolik her.
help-ladder-jobs = Počet procesů; jinak jeden na každé jádro.
help-ladder-file = Sem uloží hry (JSON) s tabulkou a grafem; existuje-li, pokračuje.
help-number = Kolik her.
help-option = klíč=hodnota, lze opakovat
help-jobs = Počet procesů.
help-record = Složka pro záznamy všech her.
help-report = Soubor pro stránku o hrách (HTML).
help-ray = Pracuje na clusteru Ray na této adrese; bez adresy na vlastním.
help-verify = Jen ověří, že se záznam přehraje.
help-at = Skončí po tolika tazích.
help-cards-search = Jen karty, jejichž jméno, druh nebo text toto obsahují.
help-rules-search = Jen pravidla, která toto obsahují.
help-decisions = Kolik náhodných rozhodnutí.
help-seconds = Čas procesoru na každé měření.
help-game = Jen tato hra; lze opakovat.
help-host = Kde server poslouchá; jinak 127.0.0.1.
help-port = Na kterém portu; jinak 8000.
help-database = Soubor pro SQLite, nebo adresa databáze.
help-config = Soubor s nastavením (TOML); vypisuje je docs/server.md.
help-log = plain nebo json
help-yes = Neptá se.
help-open-browser = Otevře stůl v prohlížeči.
