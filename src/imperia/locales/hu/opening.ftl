# Asztalnyitás: a játékmódok, és ami a választottban nem stimmel, annak az oldalnak a szavaival, ahol választunk.

setup-any = Bármelyik

## Hogyan játszunk
way-solo = Egyedül
way-solo-help = egy játékos
way-duel = Párbaj
way-duel-help = ketten, mindenki magáért
way-coop = Együtt
way-coop-help = mindenki egy oldalon
way-bots = Botokkal
way-bots-help = azonnal kezdődhet
way-screen = Egy képernyőnél
way-screen-help = a lépések közt függöny
way-remote = Távolról
way-remote-help = mindenki a magáénál
way-powers-solo = Legalább három játékos kell
way-powers-duel = Legalább három játékos kell
way-powers-coop = Itt mindenki ellenfél
way-settlers-solo = a virtuális játékos ellen
way-settlers-coop = Itt mindenki ellenfél
way-imperium-solo = Itt ketten–négyen játszható
way-imperium-coop = Itt mindenki ellenfél
way-wall-solo = egyedül Csin Csiu-sao ellen
way-wall-duel = ketten, a Nád klánnal
way-wall-coop = együtt a hordák ellen

## Ami nem stimmel
wrong-players = A játékosok száma { $least } és { $most } között lehet; most { $seats } hely van.
wrong-factions-twice = { $name }: ez a frakció már valaki másé. Itt válassz másikat.
wrong-powers-illuminati = Az Illuminátusok változatban senki sem vezet frakciót; maradjon a sorsolás.
wrong-settlers-solo-lookout = Az egyszemélyes játéknak saját Felderítése van.
wrong-settlers-solo-peaceful = A békés változat 2–4 játékosnak szól.
wrong-settlers-deck-shape = Egy pakliban 3 név van három példányban, 6 kettőben és 9 egyben. Ahol { $n } a példányszám, ott { $wanted } név kell, most { $have } van.
wrong-imperium-nation-twice = { $name }: ez a nemzet már valaki másé. Itt válassz másikat.
wrong-imperium-not-in-box = { $name }: nincsenek ebben a dobozban ({ $box }). Válassz más nemzetet, vagy mindkét dobozt.
wrong-imperium-commons = Egy doboz mellett annak közös kártyáit használjuk.
wrong-wall-coop-alone = Együtt 2–4 játékos játszhat. Adj hozzá helyet, vagy játssz egyedül.
wrong-wall-general-twice = { $name }: ez a tábornok már valaki másé. Itt válassz másikat.
wrong-wall-general-together = { $name } csak a közös játékban vezet. Válassz másik tábornokot, vagy játsszatok közösen.
wrong-wall-difficulty = Az ellenfél előnye csak az egyszemélyes játékban választható.
wrong-wall-advisors = Az ellenfél tanácsadói csak az egyszemélyes játékban választhatók.
