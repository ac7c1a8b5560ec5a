"""What effects act upon, in words: cards of a sort and where they lie, suits, so many of something, names of cards.

A noun is a message `imperium-cards-<kind>` that knows its forms: `one`, `few` and `many` as what a verb acts upon,
`each` and `every` for what is counted, `gen` for what a garrison is made of, `break` for what one breaks through for.
"""

from __future__ import annotations

from typing import Any

from ...cards.words import Tongue, mark
from .lexicon import CIVILISED, ICONS, OWNED, REGION, SUITS, TRIBUTARY, UNCIVILISED, ZONES

WHOM = "whom"  # the form of a count that says of which players something is true
MANY = 5  # from this number on, languages with two plurals use the second

# The pictures that stand for icons: some words are taken by other games.
PICTURES = ("purse", "grain", "drop", "city", "metropolis", "knight", "mask", "scroll")

# By English name or family: the number of a card that bears it, and the name in each language. Filled by `faces`.
TITLES: dict[str, tuple[int, dict[str, str]]] = {}
FAMILIES: set[str] = set()

_PRINTED_ORDER = (UNCIVILISED, CIVILISED, REGION, TRIBUTARY)


def bits(names: tuple[str, ...], mask: int) -> list[str]:
    """The names of the bits of a mask."""
    return [name for i, name in enumerate(names) if mask >> i & 1]


def grade(n: int) -> str:
    """The form of a noun behind a number."""
    return "one" if n == 1 else "few" if n < MANY else "many"


def some(t: Tongue, noun: str, **values: Any) -> str:
    """ "a Region", "3 Regions", "up to 2 Regions", "any number of Regions", as the verb around it asks."""
    n: int = t.manner.get("number", 1)
    many: str = t.manner.get("many", "exactly")
    form = {"any": "many", "all": "few"}.get(many) or t.manner.get("case") or grade(n)
    return t.say("imperium-some", n=n, many=many, noun=t.say(noun, form=form, **values))


def per(t: Tongue, noun: str, zones: int, **values: Any) -> str:
    """ "for each Region you have in play", "for every 3 Regions"."""
    every: int = t.manner["every"]
    form = "each" if every == 1 else "every"
    place = {"where": where(t, zones), "zone": zone_key(zones)}
    said = t.say(noun, form=form, grade=grade(every), **place, **values)
    return t.say("imperium-per", noun=said, **place)


def zone_key(zones: int) -> str:
    return "owned" if zones == OWNED else "-".join(bits(ZONES, zones))


def where(t: Tongue, zones: int) -> str:
    """Where counted cards lie: "you have in play". Where such words go before their noun they end with a space."""
    places = ["owned"] if zones == OWNED else bits(ZONES, zones)
    said = [t.say(f"imperium-where-{place}") for place in places]
    end = " " if said[-1].endswith(" ") else ""
    return t.list([text.rstrip() for text in said], "imperium-or") + end


def source(t: Tongue, zones: int) -> str:
    """Where moved cards come from: "from your hand or discard pile"."""
    names = bits(ZONES, zones)
    return t.say("imperium-source", zones=t.list([t.say(f"imperium-source-{name}") for name in names], "imperium-or"))


def inside(t: Tongue, zones: int) -> str:
    """Where cards are looked for: "in your discard pile or in your draw deck"."""
    return t.list([t.say(f"imperium-inside-{name}") for name in bits(ZONES, zones)], "imperium-or")


def suits(t: Tongue, mask: int, form: str) -> str:
    """ "an Uncivilised card or a Region", in printed order; no suit at all: any card."""
    found = [t.say(f"imperium-cards-{bits(SUITS, suit)[0]}", form=form) for suit in _PRINTED_ORDER if suit & mask]
    return t.list(found, "imperium-or") if found else t.say("imperium-cards-card", form=form)


def pictures(t: Tongue, mask: int) -> str:
    """ "River or Fertile": the icons as pictures, with their words in the form of a noun behind "icon"."""
    return t.list([t.say(f"imperium-picture-{name}") for name in bits(ICONS, mask)], "imperium-or")


def named(t: Tongue, names: tuple[str, ...], key: str = "imperium-or", the: bool = False) -> str:
    """Cards by name, each as a mark that a page can preview; `the`: with an article, where a language has one."""
    said = [title(t, name) for name in names]
    if the:
        articles = [article(t, name) for name in names]
        said = [t.say("imperium-the", name=name, article=a) for name, a in zip(said, articles, strict=True)]
    return t.list(said, key)


def title(t: Tongue, name: str) -> str:
    number, names = TITLES[name]
    return mark("card", number, names[t.lang])


def article(t: Tongue, name: str) -> str:
    """Does a name begin with a vowel? Hungarian has another article then."""
    return "vowel" if TITLES[name][1][t.lang][0].lower() in "aáeéiíoóöőuúüűy" else "consonant"
