"""Record: the truth of a table. Rules version, game, options, seats, seed and every move, undone ones included."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from .errors import IllegalMove, ImperiaError, RecordError
from .game import find
from .rng import SEED_BITS, long_seed
from .state import State
from .timeline import Entry, Move, Timeline

FORMAT = "imperia-record-1"
MOST_DEALS = 32  # forks of forks of forks; each deal is work for who reads the record

Deal = tuple[int, int]  # (after so many moves, the seed that everything hidden is dealt anew from)
_UNREADABLE: dict[type, str] = {
    FileNotFoundError: "missing",
    IsADirectoryError: "folder",
    PermissionError: "forbidden",
    UnicodeDecodeError: "binary",
}  # why a file cannot be read, as the languages name it


class Record:
    """One game as it was played. `moves` are the effective ones; `entries` also hold what was undone."""

    def __init__(self, game: str, seats: int, seed: int, options: dict[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.rules = find(game).version
        self.deals: list[Deal] = []  # where a fork dealt anew what was hidden
        self.names: list[str] = []
        self.entries: list[Entry] = []
        self.moves: list[Move] = []
        self.result: list[int] | None = None  # the final scores, as a check for replay

    # --- writing --------------------------------------------------------------------------------------------------
    def start(self) -> State:
        """The state before the first move."""
        state: State = find(self.game).new(self.seats, self.seed, self.options)
        return state

    def add(self, seat: int, code: int) -> None:
        self.entries.append([seat, code])
        self.moves.append((seat, code))

    def fork(self, at: int) -> Record:
        """A record that goes on from move `at` of this one."""
        made = Record(self.game, self.seats, self.seed, dict(self.options))
        made.deals = [deal for deal in self.deals if deal[0] <= at]
        for seat, code in self.moves[:at]:
            made.add(seat, code)
        return made

    def note(self, entry: Entry, kept: int, later: list[Move]) -> None:
        """Add an entry; what counts from now on are the first `kept` moves and the `later` ones."""
        self.entries.append(entry)
        self.moves[kept:] = later

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": self.options,
            "seed": written(self.seed),
            "names": self.names,
            "entries": self.entries,
            "result": self.result,
        }
        if self.deals:
            data["deals"] = [[at, written(seed)] for at, seed in self.deals]
        return data

    def save(self, path: str | Path) -> None:
        Path(path).write_text(json.dumps(self.to_json(), ensure_ascii=False) + "\n", encoding="utf-8")

    # --- reading --------------------------------------------------------------------------------------------------
    @staticmethod
    def load(path: str | Path) -> Record:
        """Read a record file; RecordError with a clear sentence when it cannot be read."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            why = error.strerror if isinstance(error, OSError) else "it is not a text file"
            code = _UNREADABLE.get(type(error), "other")
            raise RecordError(
                "The record {path} cannot be read: {why}.", key="record-unread", path=path, why=why, code=code
            ) from error
        return Record.parse(text, str(path))

    @staticmethod
    def parse(text: str, name: str = "") -> Record:
        """A record from its JSON text."""
        label = f"The record {name}" if name else "The record"
        try:
            data = json.loads(text)
        except ValueError as error:
            at = {"line": getattr(error, "lineno", 0), "column": getattr(error, "colno", 0)}
            raise RecordError(
                "{label} is not valid JSON (is it cut off?): {why}.", key="record-json", label=label, why=error, **at
            ) from error
        except RecursionError as error:
            raise RecordError(
                "{label} is nested too deeply to be a record.", key="record-nested", label=label
            ) from error
        return Record.from_json(data, label)

    @staticmethod
    def from_json(data: Any, label: str = "The record") -> Record:
        record = _headed(data, label)
        for number, found in enumerate(data["entries"]):
            if not (isinstance(found, list) and len(found) in (2, 3) and all(type(n) is int for n in found)):
                raise RecordError(
                    "{label} is damaged: entry {number} is not a move.", key="record-entry", label=label, number=number
                )
        entries: list[Entry] = data["entries"]
        played = max([number + 1 for number, entry in enumerate(entries) if len(entry) == 3], default=0)
        if record.deals and record.deals[-1][0] > len(entries):
            raise RecordError(
                "{label} is damaged: it deals anew after moves that it does not have.", key="record-deals", label=label
            )
        if played:  # what an undo leaves shows only in play
            record._play(entries[:played], label)
        for entry in entries[played:]:
            record.add(entry[0], entry[1])
        record.result = data.get("result")  # what it claims; `replay` holds it to that
        return record

    def _play(self, entries: list[Entry], label: str) -> None:
        """Enter moves and undos in one pass, each on the state that the ones before it have led to."""
        timeline = Timeline(self)
        for number, entry in enumerate(entries):
            try:
                timeline.enter(entry)
            except IllegalMove as error:
                if len(entry) == 3:
                    raise RecordError(
                        "{label} is damaged: entry {number} takes back a move that was not made.",
                        key="record-undo",
                        label=label,
                        number=number,
                    ) from error
                raise _divergence(label, len(self.moves), entry[0], error) from error

    def replay(self, at: int | None = None) -> State:
        """Play the record again (up to move `at`), verifying each move; RecordError names the first divergent one."""
        if at is not None and not 0 <= at <= len(self.moves):
            raise RecordError(
                "The record has {moves} moves; there is no move {at}.",
                key="record-no-move",
                moves=len(self.moves),
                at=at,
            )
        state = self.start()
        deals = dict(self.deals)
        moves = self.moves[:at]
        for number, (seat, code) in enumerate(moves):
            if number in deals:
                state = state.dealt_anew(deals[number])
            try:
                state.play(seat, code)
            except ImperiaError as error:
                raise _divergence("The record", number, seat, error) from error
        if len(moves) in deals:
            state = state.dealt_anew(deals[len(moves)])
        if at is None and self.result is not None:
            if not state.over:
                raise RecordError(
                    "The record ends after move {moves}, but the game is not over.",
                    key="record-open",
                    moves=len(self.moves),
                )
            if state.scores != self.result:
                raise RecordError(
                    "The record says the result is {said}, the replay gives {scores}.",
                    key="record-result",
                    said=self.result,
                    scores=state.scores,
                )
        return state


_SHAPE: dict[str, type] = {"game": str, "rules": str, "seats": int, "options": dict, "entries": list}
_DIGITS = len(str(1 << SEED_BITS)) + 1


def written(seed: int) -> int | str:
    """A seed in JSON: a long one in digits, for few readers of JSON can hold such a number."""
    return str(seed) if long_seed(seed) else seed


def _seed(found: Any) -> int | None:
    """The seed that stands in a record; None when it is none."""
    if isinstance(found, str) and len(found) <= _DIGITS and found.isascii() and found.removeprefix("-").isdecimal():
        return int(found) if long_seed(int(found)) else None
    return found if type(found) is int and not long_seed(found) else None


def deals_of(found: Any) -> list[Deal] | None:
    """The deals that stand in a record, in order; None when something else does."""
    if not isinstance(found, list) or len(found) > MOST_DEALS:
        return None
    deals: list[Deal] = []
    for deal in found:
        if not isinstance(deal, list) or len(deal) != 2 or type(deal[0]) is not int:
            return None
        seed = _seed(deal[1])
        if seed is None or deal[0] <= (deals[-1][0] if deals else 0):
            return None
        deals.append((deal[0], seed))
    return deals


def _headed(data: Any, label: str) -> Record:
    """The record that `data` describes, still without its entries."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError(
            "{label} is not an Imperia record (its format is not {format}).",
            key="record-format",
            label=label,
            format=FORMAT,
        )
    for key, kind in _SHAPE.items():
        if not isinstance(data.get(key), kind) or isinstance(data.get(key), bool):
            raise _deformed(label, key)
    game = find(data["game"])
    if not game.reads(data["rules"]):
        raise RecordError(
            "{label} was played under the rules {found!r}; this program has {rules!r}.",
            key="record-rules",
            label=label,
            found=data["rules"],
            rules=game.version,
        )
    if data["seats"] not in game.seats:
        raise RecordError(
            "{label} has {seats} seats, which {game} cannot have.",
            key="record-seats",
            label=label,
            seats=data["seats"],
            game=game.name,
        )
    seed, deals = _seed(data.get("seed")), deals_of(data.get("deals", []))
    if seed is None or deals is None:
        raise _deformed(label, "seed" if seed is None else "deals")
    record = Record(data["game"], data["seats"], seed, game.chosen(data["options"]))
    record.deals = deals
    names = data.get("names", [])
    if not isinstance(names, list):
        raise _deformed(label, "names")
    record.names = [str(name) for name in names]
    result = data.get("result")
    if result is not None and not (isinstance(result, list) and all(isinstance(n, int) for n in result)):
        raise _deformed(label, "result")
    return record


def _deformed(label: str, field: str) -> RecordError:
    return RecordError(
        "{label} is damaged: {field!r} is missing or of the wrong form.", key="record-field", label=label, field=field
    )


def _divergence(label: str, number: int, seat: int, error: ImperiaError) -> RecordError:
    return RecordError(
        "{label} diverges at move {move} (seat {seat}): {why}",
        key="record-diverges",
        label=label,
        move=number + 1,
        seat=seat,
        why=error,
    )
