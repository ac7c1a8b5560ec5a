"""Balance over many games: who won with what against whom, how long games were, how they ended, cards used."""

from __future__ import annotations

import statistics
from typing import Any

Outcome = tuple[list[str], list[int], list[float], int, float, dict[str, Any]]


class Tally:
    """Games of one sort: how many, what share of them was won, and the points."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.points = 0

    def add(self, share: float, points: int) -> None:
        self.games += 1
        self.wins += share
        self.points += points

    def figures(self) -> dict[str, float]:
        rate, mean = self.wins / self.games, self.points / self.games
        return {"games": self.games, "win_rate": round(rate, 4), "mean_score": round(mean, 2)}


def report(results: list[Outcome]) -> dict[str, Any]:
    """All that the accounts of these games tell; a game that gives none has an empty report."""
    accounts = [outcome[5] for outcome in results if outcome[5]]
    if not accounts:
        return {}
    return {
        "by": _by_label(results),
        "pairings": _pairings(results),
        "rounds": _spread([account["rounds"] for account in accounts if "rounds" in account]),
        "endings": _counted([str(account["ended"]) for account in accounts if "ended" in account]),
        "cards": _cards(results),
    }


def _by_label(results: list[Outcome]) -> dict[str, dict[str, dict[str, float]]]:
    """For each sort of label (nation, side), and for all sorts together: how its bearers fared."""
    found: dict[str, dict[str, Tally]] = {}
    for _, points, shares, _, _, account in results:
        for seat, labels in enumerate(account.get("seats", [])):
            whole = {**labels, " ".join(labels): " ".join(map(str, labels.values()))} if len(labels) > 1 else labels
            for sort, label in whole.items():
                tally = found.setdefault(sort, {}).setdefault(str(label), Tally())
                tally.add(shares[seat], points[seat])
    return {sort: {label: tallies[label].figures() for label in sorted(tallies)} for sort, tallies in found.items()}


def _pairings(results: list[Outcome]) -> dict[str, dict[str, float]]:
    """The first label of each pair of seats, "a : b" in the order of the alphabet, by the share that a won."""
    found: dict[str, Tally] = {}
    for _, points, shares, _, _, account in results:
        names = [str(next(iter(labels.values()))) for labels in account.get("seats", []) if labels]
        for i, name in enumerate(names):
            for j, other in enumerate(names):
                if name < other:
                    both = shares[i] + shares[j]
                    if both:
                        found.setdefault(f"{name} : {other}", Tally()).add(shares[i] / both, points[i] - points[j])
    return {pair: found[pair].figures() for pair in sorted(found)}


def _spread(numbers: list[int]) -> dict[str, float]:
    if not numbers:
        return {}
    return {"least": min(numbers), "median": statistics.median(numbers), "most": max(numbers)}


def _counted(words: list[str]) -> dict[str, int]:
    return {word: words.count(word) for word in sorted(set(words))}


def _cards(results: list[Outcome]) -> dict[str, dict[str, float]]:
    """For each card: how often it was used, by how many players a game, and how those who used it fared."""
    uses: dict[str, int] = {}
    users: dict[str, Tally] = {}
    for _, points, shares, _, _, account in results:
        for seat, cards in enumerate(account.get("used", [])):
            for card in cards:
                uses[card] = uses.get(card, 0) + 1
            for card in set(cards):
                users.setdefault(card, Tally()).add(shares[seat], points[seat])
    return {card: {"uses": uses[card], **users[card].figures()} for card in sorted(uses)}
