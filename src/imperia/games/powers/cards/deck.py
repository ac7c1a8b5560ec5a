"""The cards of Powers as data: what each one is, when it works and what it does (docs/rules/powers_cards.md)."""

from __future__ import annotations

from typing import Any

from ....cards.card import FRAGMENT, ORIGINAL, PRINTED, Card, keyword
from ....cards.goods import Per, Score
from ....cards.nodes import Node
from ....cards.words import say
from .. import lexicon as L
from ..counts import (
    AGENTS,
    AHEAD,
    AROUND,
    BESIDE,
    COLUMN,
    ELSEWHERE,
    EVENTS,
    FALLEN,
    FALLEN_AGENTS,
    HIDEOUTS,
    LEFT,
    MEN,
    OTHERS,
    OWN,
    PREVIOUS,
    ROW,
    SYMBOLS,
    THREATS,
    WOMEN,
    KindsFaceUp,
    NotUncovered,
    RoundsAfter,
    These,
    WrongGuesses,
)
from ..ops import (
    CancelAll,
    CopyAgent,
    CopyEvent,
    DoubleThreats,
    ExchangeOrAppear,
    Feud,
    GuessAlone,
    LayOn,
    LookAtCandidate,
    MarkForDeath,
    MayCancelOne,
    MoveEvent,
    NameTarget,
    Protects,
    Shelter,
    Symbol,
    Threatens,
    TurnThreatsAndHideouts,
    Warded,
)

Names = str | tuple[str, str, str]  # one for all languages, or Czech, English and Hungarian
DECK: list[PowersCard] = []


class PowersCard(Card):
    """A card of Powers: its kind and faction, and its effects by the time they work (PW-EVA-02)."""

    def __init__(
        self,
        code: str,
        names: Names,
        emblem: str,
        kind: int,
        source: str,
        sex: str = "",
        now: tuple[int, Node] | None = None,
        always: tuple[Node, ...] = (),
        end: Score | None = None,
        rules: tuple[str, ...] = (),
    ) -> None:
        effects: list[tuple[str, Node]] = []
        if now is not None:
            effects.append((f"powers-when-{L.WHEN[now[0]]}", now[1]))
        effects += [("powers-always", node) for node in always]
        if end is not None:
            effects.append(("powers-end-alive" if kind == L.AGENT else "powers-end", end))
        cs, en, hu = (names, names, names) if isinstance(names, str) else names
        super().__init__("powers", code, cs, en, hu, emblem, source, tuple(effects))
        self.kind = kind
        self.faction = code[3:6]
        self.sex = sex
        self.now = now
        self.always = always
        self.end = end
        self.rules = rules

    def face(self, lang: str) -> dict[str, Any]:
        symbol = any(isinstance(node, Symbol) for node in self.always)
        kind = "symbol" if symbol else L.KINDS[self.kind]
        faction = say(lang, f"powers-faction-{self.faction}")
        type_ = say(lang, f"powers-kind-{kind}", sex=self.sex or "none")
        kinds = [kind] if kind != "symbol" else ["event", "symbol"]
        return super().face(lang) | {
            "type_line": f"{type_} · {faction}",
            "suits": [self.faction],
            "kind": kind,
            "kinds": kinds,
            "sex": self.sex or None,
            "rules": list(self.rules),
            "keywords": [keyword("powers", lang, word) for word in self._keywords()],
            "facets": {"faction": self.faction, "kind": kind, "source": self.source},
        }

    def _keywords(self) -> list[str]:
        icons = self.icons()
        words = [L.KINDS[self.kind]]
        words += [
            word for word, icon in (("threat", "skull"), ("hideout", "shield"), ("symbol", "knot")) if icon in icons
        ]
        if self.now is not None and isinstance(self.now[1], CancelAll | MayCancelOne):
            words.append("cancel")
        return list(dict.fromkeys(words))


def _character(code: str, names: Names, sex: str, emblem: str, source: str, **effects: Any) -> None:
    DECK.append(PowersCard(code, names, emblem, L.AGENT, source, sex=sex, **effects))


def _event(code: str, names: Names, emblem: str, source: str, **effects: Any) -> None:
    DECK.append(PowersCard(code, names, emblem, L.EVENT, source, **effects))


def _symbol(code: str, names: Names, emblem: str) -> None:
    _event(code, names, emblem, PRINTED, always=(Symbol(),), rules=("PW-EVT-03", "PW-CARD-27"))


def _threat(code: str, names: Names, emblem: str) -> None:
    threatens = Threatens(These(AGENTS, COLUMN, OTHERS), threat=True)
    DECK.append(
        PowersCard(code, names, emblem, L.THREAT, PRINTED, always=(threatens,), rules=("PW-THR-01", "PW-THR-03"))
    )


def _hideout(code: str, names: Names, emblem: str) -> None:
    protects = Protects(These(AGENTS, BESIDE, OWN), "hideout")
    DECK.append(PowersCard(code, names, emblem, L.HIDEOUT, PRINTED, always=(protects,), rules=("PW-HID-01",)))


def _score(base: int, *terms: tuple[int, Any], most: int = 99) -> Score:
    return Score(base, tuple([Per(points, count) for points, count in terms]), most)


_CANCEL_OTHER_EVENTS = (L.VOID, CancelAll(These(EVENTS, COLUMN, other=True)))
_CANCEL_HIDEOUTS = (L.ACT, CancelAll(These(HIDEOUTS, COLUMN)))

# --- 1. Freemasons ------------------------------------------------------------------------------------------------
_character(
    "PW-ZED-01", "Sir Charles Marshall", "m", "spyglass", FRAGMENT,
    end=_score(0, (1, These(THREATS, AROUND, also="PW-ORI-01")), most=3), rules=("PW-CARD-15",),
)  # fmt: skip
_character(
    "PW-ZED-02", "Sir Martin Ledoux", "m", "pocket-watch", FRAGMENT,
    now=(L.AGENTS, MoveEvent()), rules=("PW-CARD-16",),
)  # fmt: skip
_character(
    "PW-ZED-03", "Josiah Thorne", "m", "cultist", ORIGINAL,
    always=(Threatens(These(WOMEN, COLUMN, OTHERS)),), rules=("PW-THR-07",),
)  # fmt: skip
_character(
    "PW-ZED-04", "Ambrose Finch", "m", "raven", ORIGINAL,
    end=_score(0, (1, These(AGENTS, ROW, other=True)), most=2), rules=("PW-SCO-02",),
)  # fmt: skip
_threat("PW-ZED-05", ("Rituální dýka", "The Ritual Dagger", "A rituális tőr"), "sacrificial-dagger")
_threat("PW-ZED-06", ("Mlčenlivý kat", "The Silent Executioner", "A néma hóhér"), "executioner-hood")
_event(
    "PW-ZED-07", ("Tajná dohoda", "Secret Pact", "Titkos paktum"), "wax-seal", PRINTED,
    now=_CANCEL_OTHER_EVENTS, rules=("PW-CARD-18",),
)  # fmt: skip
_event(
    "PW-ZED-08", ("Šifry minulosti", "Ciphers of the Past", "A múlt rejtjelei"), "secret-book", PRINTED,
    now=(L.COPY, CopyEvent()), rules=("PW-CARD-17",),
)  # fmt: skip
_event(
    "PW-ZED-09", ("Podvržené stopy", "Planted Evidence", "Hamis nyomok"), "magnifying-glass", PRINTED,
    now=(L.REPLACE, LayOn()), rules=("PW-CARD-14",),
)  # fmt: skip
_event(
    "PW-ZED-10", ("Klepání na správné dveře", "A Knock at the Right Door", "Kopogtatás a jó ajtón"), "skeleton-key", FRAGMENT,
    end=_score(0, (3, These(HIDEOUTS, PREVIOUS)), most=6), rules=("PW-CARD-28",),
)  # fmt: skip
_event(
    "PW-ZED-11", ("Bratrská přísaha", "Oath of Brotherhood", "Testvéri eskü"), "shaking-hands", ORIGINAL,
    end=_score(2, (1, These(AGENTS, BESIDE)), most=4), rules=("PW-SCO-07",),
)  # fmt: skip
_hideout("PW-ZED-12", ("Zapečetěná lóže", "The Sealed Lodge", "A lepecsételt páholy"), "stone-block")

# --- 2. Mages -----------------------------------------------------------------------------------------------------
_character(
    "PW-MAG-01", "Arminus Wambrey", "m", "mirror-mirror", FRAGMENT,
    now=(L.MODEL, CopyAgent()), rules=("PW-CARD-02",),
)  # fmt: skip
_character(
    "PW-MAG-02", "Cornelius Vane", "m", "wizard-staff", ORIGINAL,
    end=_score(0, (1, These(EVENTS, COLUMN)), most=3), rules=("PW-SCO-02",),
)  # fmt: skip
_character(
    "PW-MAG-03", "Lady Johanna Griffiths", "f", "dagger-rose", PRINTED,
    now=(L.DECLARE, NameTarget("uncovered")), rules=("PW-CARD-09",),
)  # fmt: skip
_character(
    "PW-MAG-04", "Morrigan Eveningstar", "f", "crow-dive", FRAGMENT,
    end=_score(0, (2, These(SYMBOLS, ROW)), (1, These(SYMBOLS, ELSEWHERE)), most=5), rules=("PW-CARD-11",),
)  # fmt: skip
_threat("PW-MAG-05", ("Vyvolaný běs", "The Summoned Fiend", "Az idézett démon"), "daemon-skull")
_threat("PW-MAG-06", ("Prokletí v obálce", "A Curse by Post", "Átok a borítékban"), "poison-gas")
_event(
    "PW-MAG-07", ("Oko vidoucího", "Eye of the Seer", "A látó szeme"), "third-eye", FRAGMENT,
    now=(L.ACT, LookAtCandidate()), rules=("PW-CARD-24",),
)  # fmt: skip
_event(
    "PW-MAG-08", ("Valpuržina noc", "Walpurgis Night", "Walpurgis-éj"), "witch-flight", FRAGMENT,
    now=(L.ACT, MarkForDeath()), rules=("PW-CARD-26",),
)  # fmt: skip
_symbol("PW-MAG-09", ("Uzel moudrosti", "Knot of Wisdom", "A bölcsesség csomója"), "triquetra")
_event(
    "PW-MAG-10", ("Ochranné rituály", "Protective Rituals", "Védő rítusok"), "pentacle", PRINTED,
    always=(Protects(These(AGENTS, BESIDE, OWN), "event"),), rules=("PW-CARD-13",),
)  # fmt: skip
_event(
    "PW-MAG-11", ("Věštba z čajových lístků", "Tea-Leaf Prophecy", "Jóslat a tealevelekből"), "teapot-leaves", ORIGINAL,
    end=_score(0, (1, These(EVENTS, AHEAD)), most=4), rules=("PW-SCO-07",),
)  # fmt: skip
_hideout("PW-MAG-12", ("Zrcadlová komnata", "The Mirror Chamber", "A tükörkamra"), "magic-portal")

# --- 3. Industrialists --------------------------------------------------------------------------------------------
_character(
    "PW-IND-01", "Bartholomew Steele", "m", "steam", ORIGINAL,
    now=(L.AGENTS, DoubleThreats()), rules=("PW-THR-06",),
)  # fmt: skip
_character(
    "PW-IND-02", "Tobias Crank", "m", "gear-hammer", ORIGINAL,
    always=(Warded(These(EVENTS, LEFT)),), rules=("PW-HID-05",),
)  # fmt: skip
_character(
    "PW-IND-03", "Jane Gray", "f", "pistol-gun", PRINTED,
    now=(L.DECLARE, NameTarget("protected")), rules=("PW-CARD-07",),
)  # fmt: skip
_character(
    "PW-IND-04", "Lady Virginia Campbell", "f", "domino-mask", PRINTED,
    now=(L.VIRGINIA, ExchangeOrAppear()), rules=("PW-CARD-10",),
)  # fmt: skip
_threat("PW-IND-05", ("Rozzuřený automaton", "The Berserk Automaton", "A megvadult automata"), "robot-golem")
_threat("PW-IND-06", ("Pekelný stroj", "The Infernal Machine", "A pokolgép"), "time-bomb")
_event(
    "PW-IND-07", ("Nepovedený experiment", "Failed Experiment", "Balul sikerült kísérlet"), "explosive-materials", PRINTED,
    now=(L.REPLACE, LayOn()), rules=("PW-CARD-12",),
)  # fmt: skip
_event(
    "PW-IND-08", ("Intervence Scotland Yardu", "Scotland Yard Intervention", "A Scotland Yard közbelép"), "handcuffs", FRAGMENT,
    now=(L.ACT, CancelAll(These(THREATS, COLUMN))), rules=("PW-CARD-23",),
)  # fmt: skip
_event(
    "PW-IND-09", ("Velká výstava", "The Great Exhibition", "A nagy kiállítás"), "greenhouse", ORIGINAL,
    end=_score(0, (2, These(AGENTS, PREVIOUS)), most=4), rules=("PW-SCO-07",),
)  # fmt: skip
_event(
    "PW-IND-10", ("Dodávky zbraní", "Arms Deliveries", "Fegyverszállítmány"), "crossed-pistols", ORIGINAL,
    end=_score(0, (2, These(THREATS, PREVIOUS)), most=4), rules=("PW-SCO-07",),
)  # fmt: skip
_event(
    "PW-IND-11", ("Závod vynálezců", "The Inventors’ Race", "A feltalálók versenye"), "zeppelin", ORIGINAL,
    end=_score(0, (1, KindsFaceUp()), most=4), rules=("PW-SCO-07",),
)  # fmt: skip
_hideout("PW-IND-12", ("Pancéřová dílna", "The Armoured Workshop", "A páncélozott műhely"), "factory")

# --- 4. Oriental Cult ---------------------------------------------------------------------------------------------
_character(
    "PW-ORI-01", "Ashraf Chaadir", "m", "scorpion", PRINTED,
    always=(Threatens(These(AGENTS, COLUMN, OTHERS)),), rules=("PW-CARD-03", "PW-THR-07"),
)  # fmt: skip
_character(
    "PW-ORI-02", "Zahir ibn Rashad", "m", "turban", ORIGINAL,
    end=_score(0, (1, WrongGuesses()), most=3), rules=("PW-AGT-05",),
)  # fmt: skip
_character(
    "PW-ORI-03", "Harionago", "f", "medusa-head", PRINTED,
    now=(L.FORESTALL, MayCancelOne(These(EVENTS, COLUMN))), rules=("PW-CARD-06",),
)  # fmt: skip
_character(
    "PW-ORI-04", "Padma Devi", "f", "lotus-flower", ORIGINAL,
    end=_score(0, (2, NotUncovered())), rules=("PW-AGT-04",),
)  # fmt: skip
_threat("PW-ORI-05", ("Hedvábná smyčka", "The Silken Noose", "A selyemhurok"), "slipknot")
_threat("PW-ORI-06", ("Jed v čaji", "Poison in the Tea", "Méreg a teában"), "poison-bottle")
_event(
    "PW-ORI-07", ("Tíha prázdnoty", "Weight of Emptiness", "Az üresség súlya"), "yin-yang", PRINTED,
    now=_CANCEL_OTHER_EVENTS, rules=("PW-CARD-19",),
)  # fmt: skip
_event(
    "PW-ORI-08", ("Hledání neviděného", "Search for the Unseen", "A láthatatlan keresése"), "lantern-flame", FRAGMENT,
    now=(L.ACT, GuessAlone()), rules=("PW-CARD-22",),
)  # fmt: skip
_symbol("PW-ORI-09", ("Uzel osudu", "Knot of Fate", "A sors csomója"), "star-swirl")
_event(
    "PW-ORI-10", ("Dlouhý stín Východu", "The Long Shadow of the East", "Kelet hosszú árnya"), "eclipse", ORIGINAL,
    end=_score(2, (1, These(FALLEN, AROUND, OTHERS)), most=5), rules=("PW-SCO-07",),
)  # fmt: skip
_event(
    "PW-ORI-11", ("Trpělivost hada", "Patience of the Serpent", "A kígyó türelme"), "snake", ORIGINAL,
    end=_score(0, (1, RoundsAfter()), most=4), rules=("PW-SCO-07",),
)  # fmt: skip
_hideout("PW-ORI-12", ("Sklepení v docích", "The Dockside Vault", "A dokkok pincéje"), "strongbox")

# --- 5. Sídhe -----------------------------------------------------------------------------------------------------
_character(
    "PW-SID-01", ("Aodhan Stříbrolist", "Aodhan Silverleaf", "Aodhan Ezüstlevél"), "m", "elf-ear", ORIGINAL,
    now=(L.AGENTS, MayCancelOne(These(THREATS, PREVIOUS))), rules=("PW-AMB-12",),
)  # fmt: skip
_character(
    "PW-SID-02", ("Tamlin z Hloží", "Tamlin of the Hawthorns", "Galagonyás Tamlin"), "m", "stag-head", ORIGINAL,
    end=_score(0, (1, These(EVENTS, BESIDE)), (1, These(SYMBOLS, BESIDE))), rules=("PW-SCO-02",),
)  # fmt: skip
_character(
    "PW-SID-03", "Eillid", "f", "deer", PRINTED,
    always=(Warded(These(SYMBOLS, BESIDE)),), rules=("PW-CARD-05",),
)  # fmt: skip
_character(
    "PW-SID-04", ("Niamh z Mlžin", "Niamh of the Mists", "Ködmezei Niamh"), "f", "butterfly", ORIGINAL,
    always=(Protects(These(WOMEN, COLUMN), "woman"),), end=_score(1), rules=("PW-HID-05",),
)  # fmt: skip
_threat("PW-SID-05", ("Divoký hon", "The Wild Hunt", "A vad hajsza"), "wolf-howl")
_threat("PW-SID-06", ("Elfí šíp", "Elf-Shot", "Tündérnyíl"), "thorned-arrow")
_event(
    "PW-SID-07", ("Bitva knížat Férie", "Battle of the Faerie Princes", "A tündérhercegek csatája"), "crossed-swords", PRINTED,
    now=_CANCEL_HIDEOUTS, rules=("PW-CARD-04",),
)  # fmt: skip
_event(
    "PW-SID-08", ("Probuzení Férie", "Awakening of Faerie", "Tündérország ébredése"), "sunrise", FRAGMENT,
    now=(L.ACT, Shelter(These(AGENTS, PREVIOUS))), rules=("PW-CARD-25",),
)  # fmt: skip
_symbol("PW-SID-09", ("Uzel jara", "Knot of Spring", "A tavasz csomója"), "daisy")
_symbol("PW-SID-10", ("Uzel soumraku", "Knot of Dusk", "Az alkony csomója"), "moon")
_event(
    "PW-SID-11", ("Kruh vil", "The Fairy Ring", "A tündérkör"), "mushrooms-cluster", ORIGINAL,
    end=_score(1, (2, These(EVENTS, BESIDE)), most=5), rules=("PW-SCO-07",),
)  # fmt: skip
_hideout("PW-SID-12", ("Dutý pahorek", "The Hollow Hill", "Az üreges domb"), "hobbit-dwelling")

# --- 6. Strigoi ---------------------------------------------------------------------------------------------------
_character(
    "PW-STR-01", ("Acwel Smrtihlav", "Acwel Deathshead", "Halálfejes Acwel"), "m", "skull-crossed-bones", PRINTED,
    now=(L.TURN, TurnThreatsAndHideouts()), rules=("PW-CARD-01",),
)  # fmt: skip
_character(
    "PW-STR-02", "Mihail Dragoescu", "m", "vampire-dracula", ORIGINAL,
    end=_score(0, (1, These(FALLEN_AGENTS, AROUND, OTHERS)), most=3), rules=("PW-SCO-02",),
)  # fmt: skip
_character(
    "PW-STR-03", "Lady Caroline Hawthorn", "f", "female-vampire", PRINTED,
    always=(Warded(These(MEN, COLUMN, other=True)), Feud()), rules=("PW-CARD-08",),
)  # fmt: skip
_character(
    "PW-STR-04", "Ileana Corbu", "f", "rose", ORIGINAL,
    always=(Warded(These(THREATS, BESIDE)),), rules=("PW-HID-05",),
)  # fmt: skip
_threat("PW-STR-05", ("Žízeň po krvi", "Thirst for Blood", "Vérszomj"), "fangs")
_threat("PW-STR-06", ("Vlci z Whitechapelu", "The Wolves of Whitechapel", "A whitechapeli farkasok"), "wolf-head")
_event(
    "PW-STR-07", ("Zhoubné vábení", "Baneful Lure", "Vészterhes csábítás"), "old-lantern", PRINTED,
    now=_CANCEL_HIDEOUTS, rules=("PW-CARD-20",),
)  # fmt: skip
_event(
    "PW-STR-08", ("Zvědové noci", "Scouts of the Night", "Az éj fürkészei"), "bat", PRINTED,
    now=(L.COPY, CopyEvent()), rules=("PW-CARD-21",),
)  # fmt: skip
_symbol("PW-STR-09", ("Uzel krve", "Knot of Blood", "A vér csomója"), "droplets")
_event(
    "PW-STR-10", ("Krvavá hostina", "The Blood Feast", "A vérlakoma"), "chalice-drops", ORIGINAL,
    end=_score(1, (2, These(FALLEN_AGENTS, AROUND)), most=5), rules=("PW-SCO-07",),
)  # fmt: skip
_event(
    "PW-STR-11", ("Půlnoční ples", "The Midnight Ball", "Az éjféli bál"), "ample-dress", ORIGINAL,
    end=_score(0, (2, These(WOMEN, AROUND)), most=4), rules=("PW-SCO-07",),
)  # fmt: skip
_hideout("PW-STR-12", ("Zapomenutá krypta", "The Forgotten Crypt", "Az elfeledett kripta"), "crypt-entrance")
