"""The page of an analysis: one HTML file without network: the curve of chances, the turning moves, points by card."""

from __future__ import annotations

from html import escape
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from ..cards.presenter import presenter
from ..cards.words import plain, say
from ..kernel.record import Record
from .pages import Bar, bars, document, section, table

COLOURS: Final = ("#b3402f", "#2f7fa8", "#4d8a3a", "#9a5fb0", "#b98221", "#7a7a7a")
DASHES: Final = ("", "7 4", "2 3", "9 3 2 3", "4 4", "12 4")
LEFT, TOP, WIDTH, HEIGHT, RIGHT = 44, 24, 660, 280, 190  # of the paper of the curve


def write(path: str, record: Record, found: dict[str, Any], lang: str) -> None:
    Path(path).write_text(page(record, found, lang), encoding="utf-8")


def page(record: Record, found: dict[str, Any], lang: str) -> str:
    """The whole page of what an analysis found `in_words`."""
    state = record.replay()
    names = found["names"]
    sheet = presenter(state.rules()).sheet(state, lang, names)
    title = f"{say(lang, 'page-analysis')}: {state.rules().title(lang)}"
    totals = " · ".join([f"{_name(seat, names)} {seat['total']}" for seat in sheet["seats"]])
    most = max([1, *[row["points"] for seat in sheet["seats"] for row in seat["by_card"]]])
    note = say(lang, "page-note", off=_percent(lang, found["give_or_take"]), worlds=found["plan"]["worlds"])
    parts = [
        f'<h1>{escape(title)}</h1><p class="about">{escape(totals)}. {escape(_flat(sheet["ending"]))}</p>\n',
        section(say(lang, "page-chances"), [_curve(found, lang), f'<p class="about">{escape(note)}</p>']),
        section(say(lang, "page-turns"), [_turns(found, lang)]),
        section(say(lang, "page-by-card"), [_by_card(seat, names, most) for seat in sheet["seats"]]),
        _table(found, lang),
    ]
    return document(title, parts, lang)


def _name(seat: dict[str, Any], names: list[str]) -> str:
    return str(seat.get("name") or names[seat["seat"]])


def _flat(text: list[Any]) -> str:
    return "".join([part if isinstance(part, str) else part["text"] for part in text])


def _percent(lang: str, share: float, sign: str = "") -> str:
    return say(lang, "page-percent", n=format(100 * share, f"{sign}.0f"))


def _sides(found: dict[str, Any], lang: str) -> list[str]:
    return [say(lang, "cli-team") if len(side) > 1 else found["names"][side[0]] for side in found["sides"]]


# --- the curve --------------------------------------------------------------------------------------------------------
def _curve(found: dict[str, Any], lang: str) -> str:
    """Everybody's chance over the moves, with the turning moves by their numbers."""
    moves: int = max(1, found["moves"])

    def x(at: int) -> float:
        return LEFT + at / moves * WIDTH

    def y(chance: float) -> float:
        return TOP + (1 - chance) * HEIGHT

    drawn: list[str] = []
    for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
        drawn.append(f'<line class="axis" x1="{LEFT}" x2="{LEFT + WIDTH}" y1="{y(tick)}" y2="{y(tick)}"/>')
        drawn.append(f'<text x="{LEFT - 6}" y="{y(tick) + 4}" text-anchor="end">{_percent(lang, tick)}</text>')
    ends = [x(turn["end"]) for turn in found["turns"]]
    for n, (at, place) in enumerate(zip(ends, _apart(ends, 14, LEFT + WIDTH), strict=True), 1):
        drawn.append(f'<line class="range" stroke-dasharray="3 3" x1="{at:.1f}" x2="{at:.1f}" y1="{TOP}" y2="{y(0)}"/>')
        drawn.append(f'<text x="{place:.1f}" y="{TOP - 8}" text-anchor="middle">{n}</text>')
    heights = _apart([y(chance) for chance in found["points"][-1]["chances"]], 16, y(0))
    for side, name in enumerate(_sides(found, lang)):
        colour, dash = COLOURS[side % len(COLOURS)], DASHES[side % len(DASHES)]
        line = " ".join([f"{x(point['at']):.1f},{y(point['chances'][side]):.1f}" for point in found["points"]])
        drawn.append(
            f'<polyline fill="none" stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dash}" points="{line}"/>'
        )
        label = f'<text style="fill:{colour}" font-weight="bold" x="{LEFT + WIDTH + 8}" y="{heights[side] + 4:.1f}">'
        drawn.append(f"{label}{escape(name)}</text>")
    for at in sorted({0, found["moves"] // 2, found["moves"]}):
        drawn.append(f'<text x="{x(at):.1f}" y="{y(0) + 18}" text-anchor="middle">{at}</text>')
    box = f'viewBox="0 0 {LEFT + WIDTH + RIGHT} {TOP + HEIGHT + 26}" width="{LEFT + WIDTH + RIGHT}"'
    label = escape(say(lang, "page-chances"))
    return f'<div class="wide"><svg role="img" aria-label="{label}" {box}>{"".join(drawn)}</svg></div>'


def _apart(places: list[float], least: float, end: float) -> list[float]:
    """Where words stand that belong to these places, none over another and none behind the end."""
    found = places[:]
    order = sorted(range(len(places)), key=lambda one: places[one])
    for before, one in pairwise(order):
        found[one] = max(found[one], found[before] + least)
    for one in reversed(order):
        found[one] = min(found[one], end)
        end = found[one] - least
    return found


# --- tables -----------------------------------------------------------------------------------------------------------
def _turns(found: dict[str, Any], lang: str) -> str:
    if not found["turns"]:
        return f"<p>{escape(say(lang, 'cli-no-turns'))}</p>"
    headings = [say(lang, f"cli-heading-{name}") for name in ("move", "seat", "played", "swing", "master", "gain")]
    rows: list[list[str | float]] = []
    for n, turn in enumerate(found["turns"], 1):
        words, agreed = turn["words"], turn["agreed"]
        played = f"{plain(words['question'])} {plain(words['played'])}"
        best = say(lang, "cli-as-a-master") if agreed else plain(words["best"])
        gain = "" if agreed else _percent(lang, turn["gain"], "+")
        swing = _percent(lang, turn["swing"], "+")
        rows.append([f"{n}.", turn["move"] + 1, found["names"][turn["seat"]], played, swing, best, gain])
    return table(["", *headings], rows) + f'<p class="about">{escape(say(lang, "page-master"))}</p>'


def _by_card(seat: dict[str, Any], names: list[str], most: int) -> str:
    rows: list[Bar] = [
        (row["label"], float(max(0, row["points"])), str(row["points"]), None) for row in seat["by_card"]
    ]
    return bars(rows, most, f"{_name(seat, names)}: {seat['total']}")


def _table(found: dict[str, Any], lang: str) -> str:
    """The curve in figures."""
    rows: list[list[str | float]] = [
        [point["at"], *[_percent(lang, chance) for chance in point["chances"]]] for point in found["points"]
    ]
    shown = table([say(lang, "cli-heading-move"), *_sides(found, lang)], rows)
    return f"<details><summary>{escape(say(lang, 'page-table'))}</summary>{shown}</details>"
