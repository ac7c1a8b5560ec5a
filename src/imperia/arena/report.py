"""The page of a simulation: one HTML file without network: who won with what, how games ended, what was used.

A game tells what its seats played and how it ended by `Game.facts`; everything here is counted from that.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from html import escape
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Any

from .pages import Bar, bars, document, section, table

# One game: who sat where, scores, win shares, decisions, seconds, the game's facts.
Played = tuple[list[str], list[int], list[float], int, float, dict[str, Any]]
MOST_CARDS = 40  # so many cards are shown at once, the others folded
BINS = 20


def write(path: str, title: str, summary: dict[str, Any], results: list[Played]) -> None:
    Path(path).write_text(page(title, summary, results), encoding="utf-8")


def page(title: str, summary: dict[str, Any], results: list[Played]) -> str:
    """The whole page. The order in which the games were finished makes no difference."""
    parts = [
        _head(title, summary),
        _bots(summary),
        section("Points", [_scores(results, bot) for bot in summary["bots"]]),
        section("Length", _lengths(results)),
        section("How games ended", [_teams(results), _endings(results)]),
        section("Along the way", _tallies(results)),
        section("Wins by seat", [_by_seat(results)]),
        *[section(f"Wins by {kind}", [_wins_by(results, (kind,))]) for kind in _kinds(results)],
        *_together(results),
        section("Cards' use", [_cards(results)]),
    ]
    return document(title, parts)


def _head(title: str, summary: dict[str, Any]) -> str:
    options = ", ".join(f"{key} {value}" for key, value in summary["options"].items())
    about = f"{summary['games']} games, {summary['seats']} seats, seed {summary['seed']}"
    return f'<h1>{escape(title)}</h1><p class="about">{escape(f"{about}; {options}" if options else about)}</p>\n'


def _histogram(values: list[int], caption: str) -> str:
    low, high = min(values), max(values)
    size = max(1, -(-(high - low + 1) // BINS))
    bins = Counter((value - low) // size for value in values)
    rows: list[Bar] = []
    for n in range((high - low) // size + 1):
        first = low + n * size
        label = str(first) if size == 1 else f"{first} to {first + size - 1}"
        rows.append((label, float(bins[n]), str(bins[n]), None))
    return bars(rows, max(bins.values()), caption)


def likely(wins: float, n: int) -> tuple[float, float]:
    """Where the true rate lies with 95 % (Wilson)."""
    rate, z = wins / n, 1.96
    middle, spread = rate + z * z / (2 * n), z * sqrt(rate * (1 - rate) / n + z * z / (4 * n * n))
    scale = 1 + z * z / n
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


# --- what is counted --------------------------------------------------------------------------------------------------
def _bots(summary: dict[str, Any]) -> str:
    rows: list[list[str | float]] = []
    for name, row in summary["bots"].items():
        low, high = likely(row["wins"], row["seatings"])
        rate = f"{row['win_rate']:.1%} ({low:.0%} to {high:.0%})"
        rows.append([name, row["seatings"], row["wins"], rate, row["mean_score"], row["min_score"], row["max_score"]])
    headings = ["bot", "seatings", "wins", "win rate (95 %)", "mean points", "fewest", "most"]
    return section("Bots", [table(headings, rows)])


def _scores(results: list[Played], bot: str) -> str:
    points = [n for who, scores, *_ in results for name, n in zip(who, scores, strict=True) if name == bot]
    return _histogram(points, f"seats of {bot} by their points")


def _lengths(results: list[Played]) -> list[str]:
    found = [_histogram([result[3] for result in results], "games by their decisions")]
    rounds = [result[5].get("rounds", 0) for result in results]
    return [*found, _histogram(rounds, "games by their rounds")] if any(rounds) else found


def _endings(results: list[Played]) -> str:
    endings = Counter(str(result[5].get("ending", "")) for result in results)
    if set(endings) == {""}:
        return ""
    rows = [(name or "–", float(n), f"{n} ({n / len(results):.0%})", None) for name, n in _ranked(endings)]
    return bars([*rows], max(endings.values()), "games by what brought them to an end")


def _teams(results: list[Played]) -> str:
    """Games in which all seats win or lose together are counted once, not by seat."""
    won = [result[2][0] > 0 for result in results if result[5].get("team")]
    if not won:
        return ""
    low, high = likely(sum(won), len(won))
    return f"<p>The team won {sum(won)} of {len(won)} games: {sum(won) / len(won):.1%} ({low:.0%} to {high:.0%}).</p>"


def _tallies(results: list[Played]) -> list[str]:
    """What a game counts of its own, such as breaches of a Wall."""
    names = dict.fromkeys(name for result in results for name in result[5].get("tallies", {}))
    blocks = []
    for name in names:
        found = [result[5]["tallies"][name] for result in results if name in result[5].get("tallies", {})]
        blocks.append(_histogram(found, f"games by their {name}; {fmean(found):.1f} a game"))
    return blocks


def _ranked(counter: Counter[str]) -> list[tuple[str, int]]:
    return sorted(counter.items(), key=lambda entry: (-entry[1], entry[0]))


def _kinds(results: list[Played]) -> list[str]:
    """What seats play, by kind: nation, side, faction."""
    return list(dict.fromkeys(kind for result in results for seat in result[5].get("seats", []) for kind in seat))


def _wins_by(results: list[Played], kinds: tuple[str, ...]) -> str:
    """Win rates by what was played."""
    return _rates(
        [
            (bot, " ".join(seat[kind] for kind in kinds), share)
            for who, _, shares, _, _, facts in results
            for bot, share, seat in zip(who, shares, facts.get("seats", []), strict=True)
            if all(kind in seat for kind in kinds)
        ]
    )


def _by_seat(results: list[Played]) -> str:
    """Win rates by where one sat; a team wins or loses together, wherever."""
    return _rates(
        [
            (bot, f"seat {seat}", share)
            for who, _, shares, _, _, facts in results
            for seat, (bot, share) in enumerate(zip(who, shares, strict=True), 1)
            if len(who) > 1 and not facts.get("team")
        ]
    )


def _rates(seated: list[tuple[str, str, float]]) -> str:
    """How often each label won, apart for each bot: a strong bot wins with anything. (bot, label, share of the win)"""
    seatings: defaultdict[tuple[str, str], int] = defaultdict(int)
    wins: defaultdict[tuple[str, str], float] = defaultdict(float)
    for bot, label, share in seated:
        seatings[bot, label] += 1
        wins[bot, label] += share
    blocks = []
    for bot in dict.fromkeys(bot for bot, _ in sorted(seatings)):
        rows: list[Bar] = []
        for key in sorted(key for key in seatings if key[0] == bot):
            rate, n = wins[key] / seatings[key], seatings[key]
            rows.append((key[1], rate, f"{rate:.0%} of {n}", likely(wins[key], n)))
        rows.sort(key=lambda row: (-row[1], row[0]))
        blocks.append(bars(rows, 1.0, f"played by {bot}: wins, and where the true rate lies with 95 %"))
    return "".join(blocks)


def _together(results: list[Played]) -> list[str]:
    """What the kinds give together: each with each other kind, and the first kind against itself."""
    kinds = _kinds(results)
    found = [section("Wins by " + " and ".join(kinds), [_wins_by(results, tuple(kinds))])] if len(kinds) > 1 else []
    return [*found, section(f"Pairings by {kinds[0]}", [_pairings(results, kinds[0])])] if kinds else []


def _pairings(results: list[Played], kind: str) -> str:
    """How often the row finished before the column: between seats of one bot if there are such, else of the first."""
    met: defaultdict[tuple[str, str], int] = defaultdict(int)
    won: defaultdict[tuple[str, str], float] = defaultdict(float)
    bots = sorted({bot for result in results for bot in result[0]})
    alike = any(len(set(result[0])) < len(result[0]) for result in results)
    results = [result for result in results if not result[5].get("team")]
    for who, _, shares, _, _, facts in results:
        seats = facts.get("seats", [])
        for a, one in enumerate(seats):
            for b, other in enumerate(seats):
                fair = who[a] == who[b] if alike else who[a] == bots[0]
                if a != b and fair and kind in one and kind in other:
                    pair = (one[kind], other[kind])
                    met[pair] += 1
                    won[pair] += 1.0 if shares[a] > shares[b] else 0.5 if shares[a] == shares[b] else 0.0
    names = sorted({name for pair in met for name in pair})
    if len(names) < 2:
        return ""
    head = "".join(f"<th>{escape(name[:4])}" for name in names)
    lines = "".join(f"<tr><th>{escape(a)}" + "".join(_pair(won[a, b], met[a, b]) for b in names) for a in names)
    who_plays = "between seats of the same bot" if alike else f"the rows are played by {bots[0]}"
    caption = f"<caption>how often the row finished before the column, in per cent; {escape(who_plays)}</caption>"
    return f'<div class="wide"><table class="pairs">{caption}<tr><th>{head}{lines}</table></div>'


def _pair(won: float, met: int) -> str:
    if not met:
        return "<td>"
    rate = won / met
    colour = (
        f"color-mix(in srgb, var(--bar) {abs(rate - 0.5) * 120:.0f}%, transparent)" if rate > 0.5 else "transparent"
    )
    return f'<td style="background:{colour}" title="{met} times">{rate * 100:.0f}'


class _Use:
    """How often a card was used, by how many seats, how many of them won, and their points above their bot's mean."""

    def __init__(self) -> None:
        self.uses = 0
        self.seats = 0
        self.wins = 0.0
        self.above = 0.0

    def row(self, name: str) -> list[str | float]:
        n = self.seats
        return [name, self.uses, n, self.uses / n, f"{self.wins / n:.0%}", f"{self.above / n:+.1f}"]


def _cards(results: list[Played]) -> str:
    """Use and worth of the cards, by kind where the game tells it."""
    used, kinds = _uses(results), {}
    for result in results:
        kinds.update(result[5].get("kinds", {}))
    blocks = []
    for kind in sorted({kinds.get(name, "") for name in used}):
        names = sorted([name for name in used if kinds.get(name, "") == kind], key=lambda one: (-used[one].uses, one))
        blocks.append(f"<h3>{escape(kind.capitalize())}</h3>" if kind else "")
        blocks.append(_worth(names[:MOST_CARDS], used))
        rows = [used[name].row(name) for name in names]
        headings = ["card", "uses", "seats that used it", "uses a seat", "of them won", "points above the mean"]
        blocks.append(table(headings, rows[:MOST_CARDS]))
        rest = (
            f"<details><summary>{len(rows) - MOST_CARDS} more</summary>{table(headings, rows[MOST_CARDS:])}</details>"
        )
        blocks.append(rest if len(rows) > MOST_CARDS else "")
    return "".join(blocks)


def _uses(results: list[Played]) -> dict[str, _Use]:
    points: defaultdict[str, list[int]] = defaultdict(list)
    for who, scores, *_ in results:
        for bot, score in zip(who, scores, strict=True):
            points[bot].append(score)
    mean = {bot: fmean(scores) for bot, scores in points.items()}
    used: defaultdict[str, _Use] = defaultdict(_Use)
    for who, scores, shares, _, _, facts in results:
        for bot, score, share, mine in zip(who, scores, shares, facts.get("cards", []), strict=False):
            for name, n in mine.items():
                use = used[name]
                use.uses += n
                use.seats += 1
                use.wins += share
                use.above += score - mean[bot]
    return dict(used)


def _worth(names: list[str], used: dict[str, _Use]) -> str:
    """Win rates of those who used each card, the best first."""
    rows: list[Bar] = []
    for name in names:
        use = used[name]
        rate = use.wins / use.seats
        rows.append((name, rate, f"{rate:.0%} of {use.seats}", likely(use.wins, use.seats)))
    rows.sort(key=lambda row: (-row[1], row[0]))
    return bars(rows, 1.0, "wins of those who used it, and where the true rate lies with 95 %")
