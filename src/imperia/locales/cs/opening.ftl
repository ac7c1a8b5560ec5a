# Otevření stolu: způsoby hry a to, co na zvoleném nesedí, slovy stránky, kde se volí.

setup-any = Libovolně

## Jak se hraje
way-solo = Sólo
way-solo-help = jeden hráč
way-duel = Souboj
way-duel-help = dva, každý za sebe
way-coop = Společně
way-coop-help = všichni spolu
way-bots = S boty
way-bots-help = začít můžete hned
way-screen = U jedné obrazovky
way-screen-help = mezi tahy opona
way-remote = Na dálku
way-remote-help = každý u svého
way-powers-solo = Mocnosti jsou nejméně pro tři
way-powers-duel = Mocnosti jsou nejméně pro tři
way-powers-coop = Mocnosti se hrají proti sobě
way-settlers-solo = proti virtuálnímu hráči
way-settlers-coop = Settlers spolu hrát nelze
way-imperium-solo = Imperium je tu pro dva až čtyři
way-imperium-coop = Imperium se hraje proti sobě
way-wall-solo = sami proti Čchin Ťiou-šaovi
way-wall-duel = dva s Rákosovým klanem
way-wall-coop = spolu proti hordám

## Co nesedí
wrong-players = Hráčů může být { $least } až { $most }; míst je teď { $seats }.
wrong-factions-twice = { $name }: tuto frakci už má někdo jiný. Zvolte tu jinou.
wrong-powers-illuminati = Ve variantě Ilumináti nikdo frakci nevede; nechte je na losu.
wrong-settlers-solo-lookout = Hra pro jednoho má vlastní Rozhled.
wrong-settlers-solo-peaceful = Mírumilovná varianta je pro 2 až 4 hráče.
wrong-settlers-deck-shape = Balíček má mít 3 názvy po třech výtiscích, 6 po dvou a 9 po jednom. S počtem výtisků { $n } jich má být { $wanted }, je jich { $have }.
wrong-imperium-nation-twice = { $name }: tento národ už má někdo jiný. Zvolte tu jiný.
wrong-imperium-not-in-box = { $name } nejsou v této krabici ({ $box }). Zvolte jiný národ, nebo obě krabice.
wrong-imperium-commons = S jednou krabicí jsou společné karty z ní.
wrong-wall-coop-alone = Společná hra je pro 2 až 4 hráče. Přidejte místo, nebo hrajte sólo.
wrong-wall-general-twice = { $name }: tohoto generála už má někdo jiný. Zvolte tu jiného.
wrong-wall-general-together = { $name } velí jen ve společné hře. Zvolte jiného generála, nebo hrajte společně.
wrong-wall-difficulty = Náskok soupeře se volí jen ve hře pro jednoho.
wrong-wall-advisors = Rádci soupeře se volí jen ve hře pro jednoho.
