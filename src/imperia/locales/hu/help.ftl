# A parancssor súgója; angolul a parancsoknál áll.

help-panel-arguments = Megadandó
help-panel-options = Beállítások
help-panel-commands = Parancsok
help-default = [alapérték: …]
help-usage = Használat:
help-options-metavar = [BEÁLLÍTÁSOK]
help-command-metavar = PARANCS [AMIT MEG KELL ADNI]…
help-required = [kötelező]
help-help = Megmutatja ezt a súgót.

help-command-imperia = Négy nagy birodalmi játék, pontosan a szabálykönyvük szerint.
help-command-games = A játékok, a játékosok száma és a beállítások.
help-command-simulate = Sok játék botok között: győzelmi arányok, pontok, hosszúság, sebesség.
help-command-ladder = Minden bot minden ellen, amíg a sorrend biztos: értékelések és bizonytalanságuk.
help-command-replay = Visszajátszik egy jegyzőkönyvet, ellenőrzi és elmeséli.
help-command-cards = Egy játék kártyái a szabályaikból készült szöveggel.
help-command-rules = Egy játék szabályai a jegyzékünkből.
help-command-soak = Véletlen játék, közben minden törvény ellenőrzésével.
help-command-bench = Sebesség, ugyanabban a futásban a Catanatronhoz mérve.
help-command-serve = Az asztal a weben.
help-command-backup = Egy futó vagy álló kiszolgáló minden asztalát egyetlen fájlba menti.
help-command-restore = Visszateszi az adatbázisba egy mentés asztalait.

help-show = Kiírja a változatot és a fordítás módját.
help-lang = cs, en vagy hu, a parancsban bárhol. Különben a terminál nyelve.
help-as-json = Egyetlen JSON-dokumentumot ír ki, semmi mást.
help-seats = Hányan játszanak.
help-bots = A botok neve vesszővel; ha kevesebb, mint ahány hely, ismétlődnek.
help-ladder-bots = Botok nevei vesszővel; nélküle mind.
help-most = Legfeljebb ennyi játék.
help-ladder-jobs = Folyamatok száma; nélküle magonként egy.
help-ladder-file = Ide menti a játékokat (JSON) táblázattal és ábrával; ha létezik, folytatja.
help-number = Hány játék.
help-option = kulcs=érték, többször is megadható
help-jobs = Folyamatok száma.
help-record = Mappa az összes játék jegyzőkönyvének.
help-report = Fájl a játékokról szóló oldalnak (HTML).
help-ray = Az ezen a címen lévő Ray-fürtön dolgozik; cím nélkül a sajátján.
help-verify = Csak ellenőrzi, hogy a jegyzőkönyv visszajátszható.
help-at = Ennyi lépés után megáll.
help-cards-search = Csak azok a kártyák, amelyek nevében, fajtájában vagy szövegében ez áll.
help-rules-search = Csak azok a szabályok, amelyekben ez áll.
help-decisions = Hány véletlen döntés.
help-seconds = Processzoridő minden mérésre.
help-game = Csak ez a játék; többször is megadható.
help-host = Hol figyel a kiszolgáló; különben 127.0.0.1.
help-port = Melyik porton; különben 8000.
help-database = SQLite-fájl vagy egy adatbázis címe.
help-config = Beállítások fájlja (TOML); a docs/server.md felsorolja őket.
help-log = plain vagy json
help-yes = Nem kérdez.
help-open-browser = Megnyitja az asztalt a böngészőben.
