"""The cards of Powers as data: what each one is, when it works and what it does (docs/rules/powers_cards.md)."""

from __future__ import annotations

from typing import Any

from ....cards.card import FRAGMENT, ORIGINAL, PRINTED, Card
from ....cards.nodes import Node, Per, Score
from ....cards.words import say
from ..lexicon import (
    ACT,
    AGENT,
    AGENTS,
    COPY,
    DECLARE,
    EVENT,
    FORESTALL,
    HIDEOUT,
    KINDS,
    MODEL,
    REPLACE,
    STEPS,
    THREAT,
    TURN,
    VIRGINIA,
    VOID,
)
from ..ops import (
    AGENTS_,
    AHEAD,
    AROUND,
    BESIDE,
    COLUMN,
    ELSEWHERE,
    EVENTS_,
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
    WOMEN_,
    CancelAll,
    CopyAgent,
    CopyEvent,
    DoubleThreats,
    ExchangeOrAppear,
    Feud,
    GuessAlone,
    KindsFaceUp,
    LayOn,
    LookAtCandidate,
    MarkForDeath,
    MayCancelOne,
    MoveEvent,
    NameTarget,
    NotUncovered,
    Protects,
    RoundsAfter,
    Shelter,
    Symbol,
    These,
    Threatens,
    TurnThreatsAndHideouts,
    Warded,
    WrongGuesses,
)

DECK: list[PowersCard] = []


class PowersCard(Card):
    """A card of Powers: its kind and faction, and its effects by the time they work (PW-EVA-02)."""

    def __init__(
        self,
        code: str,
        names: tuple[str, str, str],
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
            effects.append((f"powers-when-{STEPS[now[0]]}", now[1]))
        effects += [("powers-always", node) for node in always]
        if end is not None:
            effects.append(("powers-end-alive" if kind == AGENT else "powers-end", end))
        cs, en, hu = names
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
        kind = "symbol" if symbol else KINDS[self.kind]
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
            "keywords": [_keyword(lang, word) for word in self._keywords()],
            "facets": {"faction": self.faction, "kind": kind, "source": self.source},
        }

    def _keywords(self) -> list[str]:
        icons = self.icons()
        words = [KINDS[self.kind]]
        words += [
            word for word, icon in (("threat", "skull"), ("hideout", "shield"), ("symbol", "knot")) if icon in icons
        ]
        if self.now is not None and isinstance(self.now[1], CancelAll | MayCancelOne):
            words.append("cancel")
        return list(dict.fromkeys(words))


def _keyword(lang: str, word: str) -> dict[str, Any]:
    from ....cards.words import rich

    return {"word": say(lang, f"powers-keyword-{word}"), "text": rich(say(lang, f"powers-keyword-{word}-text"))}


def _character(code: str, names: tuple[str, str, str], sex: str, emblem: str, source: str, **effects: Any) -> None:
    DECK.append(PowersCard(code, names, emblem, AGENT, source, sex=sex, **effects))


def _event(code: str, names: tuple[str, str, str], emblem: str, source: str, **effects: Any) -> None:
    DECK.append(PowersCard(code, names, emblem, EVENT, source, **effects))


def _symbol(code: str, names: tuple[str, str, str], emblem: str) -> None:
    _event(code, names, emblem, PRINTED, always=(Symbol(),), rules=("PW-EVT-03", "PW-CARD-27"))


def _threat(code: str, names: tuple[str, str, str], emblem: str) -> None:
    threatens = Threatens(These(AGENTS_, COLUMN, OTHERS), threat=True)
    DECK.append(PowersCard(code, names, emblem, THREAT, PRINTED, always=(threatens,), rules=("PW-THR-01", "PW-THR-03")))


def _hideout(code: str, names: tuple[str, str, str], emblem: str) -> None:
    protects = Protects(These(AGENTS_, BESIDE, OWN), hideout=True)
    DECK.append(PowersCard(code, names, emblem, HIDEOUT, PRINTED, always=(protects,), rules=("PW-HID-01",)))


def _score(base: int, *terms: tuple[int, Any], most: int = 99) -> Score:
    return Score(base, tuple([Per(points, count) for points, count in terms]), most)


_CANCEL_EVENTS = (VOID, CancelAll(These(EVENTS_, COLUMN, other=True)))
_CANCEL_HIDEOUTS = (ACT, CancelAll(These(HIDEOUTS, COLUMN)))

# --- 1. Freemasons ------------------------------------------------------------------------------------------------
_character(
    "PW-ZED-01", ("Sir Charles Marshall", "Sir Charles Marshall", "Sir Charles Marshall"), "m", "spyglass", FRAGMENT,
    end=_score(0, (1, These(THREATS, AROUND, also="PW-ORI-01")), most=3), rules=("PW-CARD-15",),
)  # fmt: skip
_character(
    "PW-ZED-02", ("Sir Martin Ledoux", "Sir Martin Ledoux", "Sir Martin Ledoux"), "m", "pocket-watch", FRAGMENT,
    now=(AGENTS, MoveEvent()), rules=("PW-CARD-16",),
)  # fmt: skip
_character(
    "PW-ZED-03", ("Josiah Thorne", "Josiah Thorne", "Josiah Thorne"), "m", "cultist", ORIGINAL,
    always=(Threatens(These(WOMEN_, COLUMN, OTHERS)),), rules=("PW-THR-07",),
)  # fmt: skip
_character(
    "PW-ZED-04", ("Ambrose Finch", "Ambrose Finch", "Ambrose Finch"), "m", "raven", ORIGINAL,
    end=_score(0, (1, These(AGENTS_, ROW, other=True)), most=2), rules=("PW-SCO-02",),
)  # fmt: skip
_threat("PW-ZED-05", ("Rituální dýka", "The Ritual Dagger", "A rituális tőr"), "sacrificial-dagger")
_threat("PW-ZED-06", ("Mlčenlivý kat", "The Silent Executioner", "A néma hóhér"), "executioner-hood")
_event(
    "PW-ZED-07",
    ("Tajná dohoda", "Secret Pact", "Titkos paktum"),
    "wax-seal",
    PRINTED,
    now=_CANCEL_EVENTS,
    rules=("PW-CARD-18",),
)
_event(
    "PW-ZED-08",
    ("Šifry minulosti", "Ciphers of the Past", "A múlt rejtjelei"),
    "secret-book",
    PRINTED,
    now=(COPY, CopyEvent()),
    rules=("PW-CARD-17",),
)
_event(
    "PW-ZED-09",
    ("Podvržené stopy", "Planted Evidence", "Hamis nyomok"),
    "magnifying-glass",
    PRINTED,
    now=(REPLACE, LayOn()),
    rules=("PW-CARD-14",),
)
_event(
    "PW-ZED-10", ("Klepání na správné dveře", "A Knock at the Right Door", "Kopogtatás a jó ajtón"), "skeleton-key", FRAGMENT,
    end=_score(0, (3, These(HIDEOUTS, PREVIOUS)), most=6), rules=("PW-CARD-28",),
)  # fmt: skip
_event(
    "PW-ZED-11", ("Bratrská přísaha", "Oath of Brotherhood", "Testvéri eskü"), "shaking-hands", ORIGINAL,
    end=_score(2, (1, These(AGENTS_, BESIDE)), most=4), rules=("PW-SCO-07",),
)  # fmt: skip
_hideout("PW-ZED-12", ("Zapečetěná lóže", "The Sealed Lodge", "A lepecsételt páholy"), "stone-block")

# --- 2. Mages -----------------------------------------------------------------------------------------------------
_character(
    "PW-MAG-01", ("Arminus Wambrey", "Arminus Wambrey", "Arminus Wambrey"), "m", "mirror-mirror", FRAGMENT,
    now=(MODEL, CopyAgent()), rules=("PW-CARD-02",),
)  # fmt: skip
_character(
    "PW-MAG-02", ("Cornelius Vane", "Cornelius Vane", "Cornelius Vane"), "m", "wizard-staff", ORIGINAL,
    end=_score(0, (1, These(EVENTS_, COLUMN)), most=3), rules=("PW-SCO-02",),
)  # fmt: skip
_character(
    "PW-MAG-03", ("Lady Johanna Griffiths", "Lady Johanna Griffiths", "Lady Johanna Griffiths"), "f", "dagger-rose", PRINTED,
    now=(DECLARE, NameTarget("uncovered")), rules=("PW-CARD-09",),
)  # fmt: skip
_character(
    "PW-MAG-04", ("Morrigan Eveningstar", "Morrigan Eveningstar", "Morrigan Eveningstar"), "f", "crow-dive", FRAGMENT,
    end=_score(0, (2, These(SYMBOLS, ROW)), (1, These(SYMBOLS, ELSEWHERE)), most=5), rules=("PW-CARD-11",),
)  # fmt: skip
_threat("PW-MAG-05", ("Vyvolaný běs", "The Summoned Fiend", "Az idézett démon"), "daemon-skull")
_threat("PW-MAG-06", ("Prokletí v obálce", "A Curse by Post", "Átok a borítékban"), "poison-gas")
_event(
    "PW-MAG-07",
    ("Oko vidoucího", "Eye of the Seer", "A látó szeme"),
    "third-eye",
    FRAGMENT,
    now=(ACT, LookAtCandidate()),
    rules=("PW-CARD-24",),
)
_event(
    "PW-MAG-08",
    ("Valpuržina noc", "Walpurgis Night", "Walpurgis-éj"),
    "witch-flight",
    FRAGMENT,
    now=(ACT, MarkForDeath()),
    rules=("PW-CARD-26",),
)
_symbol("PW-MAG-09", ("Uzel moudrosti", "Knot of Wisdom", "A bölcsesség csomója"), "triquetra")
_event(
    "PW-MAG-10", ("Ochranné rituály", "Protective Rituals", "Védő rítusok"), "pentacle", PRINTED,
    always=(Protects(These(AGENTS_, BESIDE, OWN)),), rules=("PW-CARD-13",),
)  # fmt: skip
_event(
    "PW-MAG-11", ("Věštba z čajových lístků", "Tea-Leaf Prophecy", "Jóslat a tealevelekből"), "teapot-leaves", ORIGINAL,
    end=_score(0, (1, These(EVENTS_, AHEAD)), most=4), rules=("PW-SCO-07",),
)  # fmt: skip
_hideout("PW-MAG-12", ("Zrcadlová komnata", "The Mirror Chamber", "A tükörkamra"), "magic-portal")

# --- 3. Industrialists --------------------------------------------------------------------------------------------
_character(
    "PW-IND-01", ("Bartholomew Steele", "Bartholomew Steele", "Bartholomew Steele"), "m", "steam", ORIGINAL,
    now=(AGENTS, DoubleThreats()), rules=("PW-THR-06",),
)  # fmt: skip
_character(
    "PW-IND-02", ("Tobias Crank", "Tobias Crank", "Tobias Crank"), "m", "gear-hammer", ORIGINAL,
    always=(Warded(These(EVENTS_, LEFT)),), rules=("PW-HID-05",),
)  # fmt: skip
_character(
    "PW-IND-03", ("Jane Gray", "Jane Gray", "Jane Gray"), "f", "pistol-gun", PRINTED,
    now=(DECLARE, NameTarget("protected")), rules=("PW-CARD-07",),
)  # fmt: skip
_character(
    "PW-IND-04", ("Lady Virginia Campbell", "Lady Virginia Campbell", "Lady Virginia Campbell"), "f", "domino-mask", PRINTED,
    now=(VIRGINIA, ExchangeOrAppear()), rules=("PW-CARD-10",),
)  # fmt: skip
_threat("PW-IND-05", ("Rozzuřený automaton", "The Berserk Automaton", "A megvadult automata"), "robot-golem")
_threat("PW-IND-06", ("Pekelný stroj", "The Infernal Machine", "A pokolgép"), "time-bomb")
_event(
    "PW-IND-07",
    ("Nepovedený experiment", "Failed Experiment", "Balul sikerült kísérlet"),
    "explosive-materials",
    PRINTED,
    now=(REPLACE, LayOn()),
    rules=("PW-CARD-12",),
)
_event(
    "PW-IND-08", ("Intervence Scotland Yardu", "Scotland Yard Intervention", "A Scotland Yard közbelép"), "handcuffs", FRAGMENT,
    now=(ACT, CancelAll(These(THREATS, COLUMN))), rules=("PW-CARD-23",),
)  # fmt: skip
_event(
    "PW-IND-09", ("Velká výstava", "The Great Exhibition", "A nagy kiállítás"), "greenhouse", ORIGINAL,
    end=_score(0, (2, These(AGENTS_, PREVIOUS)), most=4), rules=("PW-SCO-07",),
)  # fmt: skip
_event(
    "PW-IND-10", ("Dodávky zbraní", "Arms Deliveries", "Fegyverszállítmány"), "crossed-pistols", ORIGINAL,
    end=_score(0, (2, These(THREATS, PREVIOUS)), most=4), rules=("PW-SCO-07",),
)  # fmt: skip
_event(
    "PW-IND-11", ("Závod vynálezců", "The Inventors' Race", "A feltalálók versenye"), "zeppelin", ORIGINAL,
    end=_score(0, (1, KindsFaceUp()), most=4), rules=("PW-SCO-07",),
)  # fmt: skip
_hideout("PW-IND-12", ("Pancéřová dílna", "The Armoured Workshop", "A páncélozott műhely"), "factory")

# --- 4. Oriental Cult ---------------------------------------------------------------------------------------------
_character(
    "PW-ORI-01", ("Ashraf Chaadir", "Ashraf Chaadir", "Ashraf Chaadir"), "m", "scorpion", PRINTED,
    always=(Threatens(These(AGENTS_, COLUMN, OTHERS)),), rules=("PW-CARD-03", "PW-THR-07"),
)  # fmt: skip
_character(
    "PW-ORI-02", ("Zahir ibn Rashad", "Zahir ibn Rashad", "Zahir ibn Rashad"), "m", "turban", ORIGINAL,
    end=_score(0, (1, WrongGuesses()), most=3), rules=("PW-AGT-05",),
)  # fmt: skip
_character(
    "PW-ORI-03", ("Harionago", "Harionago", "Harionago"), "f", "medusa-head", PRINTED,
    now=(FORESTALL, MayCancelOne(These(EVENTS_, COLUMN))), rules=("PW-CARD-06",),
)  # fmt: skip
_character(
    "PW-ORI-04", ("Padma Devi", "Padma Devi", "Padma Devi"), "f", "lotus-flower", ORIGINAL,
    end=_score(0, (2, NotUncovered())), rules=("PW-AGT-04",),
)  # fmt: skip
_threat("PW-ORI-05", ("Hedvábná smyčka", "The Silken Noose", "A selyemhurok"), "slipknot")
_threat("PW-ORI-06", ("Jed v čaji", "Poison in the Tea", "Méreg a teában"), "poison-bottle")
_event(
    "PW-ORI-07",
    ("Tíha prázdnoty", "Weight of Emptiness", "Az üresség súlya"),
    "yin-yang",
    PRINTED,
    now=_CANCEL_EVENTS,
    rules=("PW-CARD-19",),
)
_event(
    "PW-ORI-08",
    ("Hledání neviděného", "Search for the Unseen", "A láthatatlan keresése"),
    "lantern-flame",
    FRAGMENT,
    now=(ACT, GuessAlone()),
    rules=("PW-CARD-22",),
)
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
    now=(AGENTS, MayCancelOne(These(THREATS, PREVIOUS))), rules=("PW-AMB-12",),
)  # fmt: skip
_character(
    "PW-SID-02", ("Tamlin z Hloží", "Tamlin of the Hawthorns", "Galagonyás Tamlin"), "m", "stag-head", ORIGINAL,
    end=_score(0, (1, These(EVENTS_, BESIDE)), (1, These(SYMBOLS, BESIDE))), rules=("PW-SCO-02",),
)  # fmt: skip
_character(
    "PW-SID-03", ("Eillid", "Eillid", "Eillid"), "f", "deer", PRINTED,
    always=(Warded(These(SYMBOLS, BESIDE)),), rules=("PW-CARD-05",),
)  # fmt: skip
_character(
    "PW-SID-04", ("Niamh z Mlžin", "Niamh of the Mists", "Ködmezei Niamh"), "f", "butterfly", ORIGINAL,
    always=(Protects(These(WOMEN_, COLUMN)),), end=_score(1), rules=("PW-HID-05",),
)  # fmt: skip
_threat("PW-SID-05", ("Divoký hon", "The Wild Hunt", "A vad hajsza"), "wolf-howl")
_threat("PW-SID-06", ("Elfí šíp", "Elf-Shot", "Tündérnyíl"), "thorned-arrow")
_event(
    "PW-SID-07",
    ("Bitva knížat Férie", "Battle of the Faerie Princes", "A tündérhercegek csatája"),
    "crossed-swords",
    PRINTED,
    now=_CANCEL_HIDEOUTS,
    rules=("PW-CARD-04",),
)
_event(
    "PW-SID-08", ("Probuzení Férie", "Awakening of Faerie", "Tündérország ébredése"), "sunrise", FRAGMENT,
    now=(ACT, Shelter(These(AGENTS_, PREVIOUS))), rules=("PW-CARD-25",),
)  # fmt: skip
_symbol("PW-SID-09", ("Uzel jara", "Knot of Spring", "A tavasz csomója"), "daisy")
_symbol("PW-SID-10", ("Uzel soumraku", "Knot of Dusk", "Az alkony csomója"), "moon")
_event(
    "PW-SID-11", ("Kruh vil", "The Fairy Ring", "A tündérkör"), "mushrooms-cluster", ORIGINAL,
    end=_score(1, (2, These(EVENTS_, BESIDE)), most=5), rules=("PW-SCO-07",),
)  # fmt: skip
_hideout("PW-SID-12", ("Dutý pahorek", "The Hollow Hill", "Az üreges domb"), "hobbit-dwelling")

# --- 6. Strigoi ---------------------------------------------------------------------------------------------------
_character(
    "PW-STR-01", ("Acwel Smrtihlav", "Acwel Deathshead", "Halálfejes Acwel"), "m", "skull-crossed-bones", PRINTED,
    now=(TURN, TurnThreatsAndHideouts()), rules=("PW-CARD-01",),
)  # fmt: skip
_character(
    "PW-STR-02", ("Mihail Dragoescu", "Mihail Dragoescu", "Mihail Dragoescu"), "m", "vampire-dracula", ORIGINAL,
    end=_score(0, (1, These(FALLEN_AGENTS, AROUND, OTHERS)), most=3), rules=("PW-SCO-02",),
)  # fmt: skip
_character(
    "PW-STR-03", ("Lady Caroline Hawthorn", "Lady Caroline Hawthorn", "Lady Caroline Hawthorn"), "f", "female-vampire", PRINTED,
    always=(Warded(These(MEN, COLUMN, other=True)), Feud()), rules=("PW-CARD-08",),
)  # fmt: skip
_character(
    "PW-STR-04", ("Ileana Corbu", "Ileana Corbu", "Ileana Corbu"), "f", "rose", ORIGINAL,
    always=(Warded(These(THREATS, BESIDE)),), rules=("PW-HID-05",),
)  # fmt: skip
_threat("PW-STR-05", ("Žízeň po krvi", "Thirst for Blood", "Vérszomj"), "fangs")
_threat("PW-STR-06", ("Vlci z Whitechapelu", "The Wolves of Whitechapel", "A whitechapeli farkasok"), "wolf-head")
_event(
    "PW-STR-07",
    ("Zhoubné vábení", "Baneful Lure", "Vészterhes csábítás"),
    "old-lantern",
    PRINTED,
    now=_CANCEL_HIDEOUTS,
    rules=("PW-CARD-20",),
)
_event(
    "PW-STR-08",
    ("Zvědové noci", "Scouts of the Night", "Az éj fürkészei"),
    "bat",
    PRINTED,
    now=(COPY, CopyEvent()),
    rules=("PW-CARD-21",),
)
_symbol("PW-STR-09", ("Uzel krve", "Knot of Blood", "A vér csomója"), "droplets")
_event(
    "PW-STR-10", ("Krvavá hostina", "The Blood Feast", "A vérlakoma"), "chalice-drops", ORIGINAL,
    end=_score(1, (2, These(FALLEN_AGENTS, AROUND)), most=5), rules=("PW-SCO-07",),
)  # fmt: skip
_event(
    "PW-STR-11", ("Půlnoční ples", "The Midnight Ball", "Az éjféli bál"), "ample-dress", ORIGINAL,
    end=_score(0, (2, These(WOMEN_, AROUND)), most=4), rules=("PW-SCO-07",),
)  # fmt: skip
_hideout("PW-STR-12", ("Zapomenutá krypta", "The Forgotten Crypt", "Az elfeledett kripta"), "crypt-entrance")
