"""What holds in every position of The Great Wall: nothing is lost, doubled, or where it cannot be."""

from __future__ import annotations

from .gates import figures, special
from .lexicon import (
    ALL_FIELDS,
    ARCHER,
    COOP,
    DISCARDED,
    DISMISSED,
    FIELDS,
    FIGURES,
    FIRING,
    FREE,
    GONE,
    HAND_LIMIT,
    HOME,
    HORSEMAN,
    K_ADVISOR,
    K_ARTIFACT,
    K_COOP_GENERAL,
    K_COOP_HORDE,
    K_COOP_TACTIC,
    K_DEMAND,
    K_EVENT,
    K_GENERAL,
    K_HORDE,
    K_QIN,
    K_REED_GENERAL,
    K_SOLO_COMMAND,
    K_TACTIC,
    KIND_COUNT,
    LOCATIONS,
    MOST_BARRICADES,
    NO_FIELD,
    OFFICIALS,
    ON_TRACK,
    PIECES,
    PLACES,
    POSITIONS,
    POSTS,
    PRODUCTION,
    ROWS,
    SECTIONS,
    SETUP,
    SHAMED,
    SOLDIER,
    SOLO,
    SPEARMAN,
    STAGING,
    TOP_LEVEL,
    WOUND,
)
from .state import PLACES_OF_CARDS, Wall
from .tables import ALTERS, HEARS, LAYOUT, SETS


def check_state(s: Wall) -> None:
    """Raise AssertionError when something was lost, doubled or is where it cannot be."""
    _check_cards(s)
    _check_play(s)
    _check_shame(s)
    _check_hordes(s)
    for f in range(s.factions):
        _check_soldiers(s, f)
        _check_officials(s, f)
    _check_locations(s)
    assert min(s.honour) >= 0 and min(s.stock) >= 0 and min(s.store) >= 0, "less than nothing"
    if s.season != SETUP:
        assert sorted(s.tea) == list(range(s.factions)), "a tea marker is lost"
        _check_commands(s)


def _check_play(s: Wall) -> None:
    """The bits of what cards in play change and react to are theirs."""
    altered = 0
    for card in s.events_out:
        altered |= ALTERS[card]
    for f in range(s.factions):
        watch = 0
        for card in (s.general[f], *s.advising[f]):
            if card >= 0:
                watch |= HEARS[card]
                altered |= ALTERS[card]
        assert s.watch[f] == watch, "reactions of cards in play are miscounted"
    assert s.altered == altered, "changes by cards in play are miscounted"


def cards_of(s: Wall) -> list[int]:
    """All cards that are used in this mode, those in the box after dealing included."""
    kinds = [K_TACTIC, K_ADVISOR, K_GENERAL]
    if s.mode == COOP:
        kinds += [K_COOP_HORDE, K_COOP_TACTIC, K_COOP_GENERAL, K_EVENT, K_DEMAND]
    else:
        kinds += [K_HORDE, K_ARTIFACT]
    if s.reed >= 0:
        kinds.append(K_REED_GENERAL)
    if s.mode == SOLO:
        kinds += [K_SOLO_COMMAND, K_QIN]
    return sorted([card for kind in kinds for card in SETS[s.set].cards[kind]])


def _check_cards(s: Wall) -> None:
    there = sorted(PLACES_OF_CARDS.census(s))
    wanted = cards_of(s)
    assert there == wanted, f"cards lost or added: {set(there) ^ set(wanted)}"
    for cards in (*s.hand, *s.dealt, *s.rejected, s.box, s.qin_unseen):
        assert list(cards) == sorted(cards), "cards without an order are not sorted"
    row = [card for card in s.row if card >= 0]
    assert s.row[: len(row)] == row, "a gap in the advisor row"


def _check_shame(s: Wall) -> None:
    placed = sum(s.stains)
    for f in range(s.factions):
        at = (f * PLACES + SHAMED) * KIND_COUNT
        placed += sum(s.soldiers[at : at + KIND_COUNT])
    assert s.bank >= 0 and s.bank + s.boxed + placed == figures(s).shame[s.seats - 1], "shame tokens lost or added"
    captured = {card for cards in s.captured for card in cards}
    for card, n in enumerate(list(s.stains)):
        assert not n or (n <= 2 and card in captured), "shame on a card that nobody has captured"


def _check_hordes(s: Wall) -> None:
    for position in range(POSITIONS):
        card = s.horde[position]
        there = list(s.fields[position * FIELDS : (position + 1) * FIELDS])
        assert bytes([NO_FIELD if n == NO_FIELD else FREE for n in there]) == (
            LAYOUT[card] if card >= 0 else bytes([NO_FIELD]) * FIELDS
        ), "the fields are not those of the card"
        if card >= 0:
            assert position // ROWS >= s.first, "a horde in the blocked section"
            assert position % ROWS == 0 or s.horde[position - 1] >= 0, "a gap between hordes"
    for n in list(s.fields):
        assert n in (FREE, WOUND, NO_FIELD) or SOLDIER <= n < SOLDIER + s.factions * PIECES


def _check_soldiers(s: Wall, f: int) -> None:
    """Each figure of a faction is in one place."""
    counts = [0] * KIND_COUNT
    for place in range(PLACES):
        for kind in range(KIND_COUNT):
            counts[kind] += s.soldiers[(f * PLACES + place) * KIND_COUNT + kind]
    for location in range(PRODUCTION):
        if s.overseers[f * PRODUCTION + location]:
            assert s.overseers[f * PRODUCTION + location] <= TOP_LEVEL
            counts[s.figures[f * PRODUCTION + location]] += 1
    first = SOLDIER + f * PIECES
    counts[SPEARMAN] += s.fields.count(first)
    for piece in (1, 2):
        covered = [i for i in range(ALL_FIELDS) if s.fields[i] == first + piece]
        assert len(covered) in (0, 2), "a horseman does not stand on two fields"
        counts[HORSEMAN] += len(covered) // 2
    wanted = [FIGURES[SPEARMAN], 0, 0] if f == s.reed else list(FIGURES)
    assert counts == wanted, f"soldiers of faction {f} lost or added: {counts}"
    for section in range(SECTIONS):
        staged = (f * PLACES + STAGING + section) * KIND_COUNT
        posted = (f * PLACES + FIRING + section) * KIND_COUNT
        assert sum(s.soldiers[posted : posted + KIND_COUNT]) == s.soldiers[posted + ARCHER], "not an archer on the Wall"
        if f >= s.seats:
            assert not sum(s.soldiers[staged : staged + KIND_COUNT]), "Reed or Qin in a staging area"
    if s.mode != COOP:
        gone = (f * PLACES + GONE) * KIND_COUNT
        assert not sum(s.soldiers[gone : gone + KIND_COUNT]), "a sacrifice"


def _check_officials(s: Wall, f: int) -> None:
    posts = s.officials[f * POSTS : (f + 1) * POSTS]
    if f == s.reed:
        assert sum(posts[:LOCATIONS]) == 3 == sum(posts) and max(posts) == 1, "the Reed Clan has three officials"
    else:
        assert sum(posts) == OFFICIALS, "officials lost or added"
        assert s.mode == COOP or not posts[DISMISSED]
        assert posts[HOME] <= OFFICIALS


def _check_locations(s: Wall) -> None:
    board = figures(s)
    for location in range(LOCATIONS):
        there = sum([s.officials[f * POSTS + location] for f in range(s.factions)])
        assert there == s.crowd[location], "officials of a location miscounted"
        assert special(s, location) or there <= board.slots[s.side][location], "a location is overfull"
    for section in range(SECTIONS):
        assert s.barricades[section] <= MOST_BARRICADES and s.walls[section] <= TOP_LEVEL
        archers = sum([s.soldiers[(f * PLACES + FIRING + section) * KIND_COUNT + ARCHER] for f in range(s.factions)])
        assert archers <= board.firing[s.walls[section]], "two archers on one firing position"
        if section < s.first:
            assert not (s.barricades[section] or s.walls[section] or archers), "the blocked section is used"


def _check_commands(s: Wall) -> None:
    assert max(s.commands) <= DISCARDED
    for p in range(s.seats):
        mine = s.commands[p * 6 : p * 6 + 6]
        assert mine.count(ON_TRACK) == (s.played[p] >= 0), "a played command card is not on the track"
        assert s.played[p] < 0 or mine[s.played[p]] == ON_TRACK
        over = len(s.hand[p]) - HAND_LIMIT
        assert over <= 0 or s.stack, "too many tactic cards"
