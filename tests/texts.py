"""Helpers that check words: the messages of a file with what they mention, and the form of what is said."""

from __future__ import annotations

import re
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from imperia.cards.words import ACC, LOCALES, NOM, plain, rich, say


class Mentions(Visitor):
    """The variables and messages that a pattern mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def messages(lang: str, file: str) -> dict[str, Mentions]:
    """Every message of a file with what it mentions; a file with an error in it fails here."""
    found: dict[str, Mentions] = {}
    for entry in FluentParser().parse((LOCALES / lang / f"{file}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{lang}/{file}.ftl cannot be read at: {entry.content[:60]}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{lang}/{file}.ftl says {entry.id.name} twice"
            found[entry.id.name] = Mentions()
            found[entry.id.name].visit(entry)
    return found


def variables(known: dict[str, Mentions], key: str) -> set[str]:
    """The variables of a message and of those it refers to."""
    said = known[key]
    return said.variables.union(*[variables(known, other) for other in said.messages])


def check_form(lang: str, marked: str) -> None:
    """Nothing left over, nothing doubled, and in Czech no lonely preposition at the end of a line (but in names)."""
    text = plain(marked)
    assert text.strip() == text != ""
    assert not re.search(r"[{}$]|None(?! of)|\ue000|\ue001|\ue002", text), text
    assert not re.search(r"  | [,.;:)]|,,|\.\.|\( ", text), text
    if lang == "cs":
        assert not re.search(r"(?:^|[\s(„])[kszvouaiKSZVOUAI] ", own_words(marked)), text


# --- the classes of error that a language knows -----------------------------------------------------------------------
_LISTED = """
the of and to is are was were be been with for from not this that these those it its you your yours they their there
here each every other another any all some one two three may must can cannot will would should if when where which who
whom whose what how why than then or but by in on at as into onto under over after before between has have had do does
did done only more most less least no none nothing card cards game games round turn player players seat seats move moves
point points gain pay draw discard play choose take put give get lose score record found
"""
_ENGLISH = set(_LISTED.split())
_ALSO_OURS = {  # words of these languages, too
    "cs": {"a", "at", "by", "do", "is", "no", "on", "to"},
    "hu": {"a", "be", "is", "it", "most", "no"},
}


def english_words(text: str, lang: str = "") -> set[str]:
    """The English words in a text, but for those that are words of its language, too."""
    found = set(re.findall(r"[a-záéíóöőúüűčďěňřšťůýž]+", text.lower()))
    ours = _ALSO_OURS[lang] if lang else _ALSO_OURS["cs"] | _ALSO_OURS["hu"]
    return found & (_ENGLISH - ours)


# The words for so many of a good that are no object: from the messages themselves, where the two cases differ.
_ACTING = {  # the beginnings of verbs that have so many of something as their object
    "cs": "získ zapla odhoď odhod odhaz polož poklád vezm dober dostan dostáv ztrat dej dá obětuj vydá nech produk",
    "hu": "fizess fizet kapsz kap kaphat dobj eldob tegyél rátesz elvesz húzz húz adj felad termel megtart",
}
# … and what so many of something is the subject of, or a price or a gain that stands alone.
_ALONE = {"cs": "Chybí|cena:|→", "hu": "Hiányzik|Készleted:|ára:?|kerül|→"}
_VOWELS = "aáeéiíoóöőuúüű"


_MANY = (
    "points cards workers tokens moves seats rounds players resources officials soldiers Locations Deals copies games"
)


def own_words(marked: str) -> str:
    """What a text says itself: cards and seats, whose names are their own, stand as X."""
    return "".join([p if isinstance(p, str) else p["text"] if "icon" in p else "X" for p in rich(marked)])


@cache
def forms(lang: str, case: str) -> tuple[str, ...]:
    """What so many of a good are called in this case only: as the object of a verb, or as no object."""
    found: set[str] = set()
    for path in (LOCALES / lang).glob("*.ftl"):
        for key in re.findall(r"^([a-z]+-amount-[a-z-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE):
            for n in (1, 2, 5):
                said = [plain(say(lang, key, n=n, case=case)).split(maxsplit=1)[1] for case in (NOM, ACC)]
                if said[0] != said[1]:
                    found.add(said[case == ACC].split(" (")[0])
    return tuple(sorted(found, key=len, reverse=True))


def check_sentence(lang: str, text: str) -> None:
    """Objects are declined and subjects are not, articles fit, "1 points" is not said, no English is left over, and
    quotes and spaces are set."""
    text = text.replace("\u00a0", " ")
    assert not re.search(r"['\"]|  |\.\.\.", text), text
    if lang == "en":
        assert not re.search(rf"(?<![\d/+−-])\b1 (?:\w+ )?(?:{'|'.join(_MANY.split())})\b", text), text
        assert not re.search(r"\b[Aa] (?![Uu]n[i-]|[Oo]ne)[aeiouAEIOU][a-z]|\b[Aa]n [bcdfgjklmnpqrstvwz]", text), text
        return
    assert english_words(text, lang) == set(), text
    words = "|".join(map(re.escape, forms(lang, NOM)))
    verbs = "|".join(_ACTING[lang].split())
    clause = (
        rf"\b(?:{verbs})\w*(?: si| el)?(?::| –)?(?: \d+ [^.;:()→]*?)?? \d+ (?:{words})\b"
        r"(?! után|-)(?![^.;:]*(?: helyett| →))"
    )
    assert not re.search(clause, text, re.IGNORECASE), text
    objects = "|".join(map(re.escape, forms(lang, ACC)))
    assert not re.search(rf"(?:{_ALONE[lang]})(?: \d+ [^.;:()→]*?)?? \d+ (?:{objects})\b", text, re.IGNORECASE), text
    if lang == "hu":
        assert not re.search(rf"(?:\ba|(?:^|[.!?] )A) (?!oldal)(?:[{_VOWELS}{_VOWELS.upper()}]|(?:1|5|5\d)\b)", text), (
            text
        )
