"""Timeline: a record in play. It applies moves, seeks to any of them quickly, and knows what may be taken back."""

from __future__ import annotations

from .errors import IllegalMove
from .record import Record
from .state import State

EVERY = 32  # moves between two kept states

FREE, ASK, NO = "free", "ask", "no"


class Timeline:
    """A record, the state it has reached, and states on the way, so that seeking and undo are instant."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self._kept: dict[int, State] = {}
        self.state = record.start()
        self._kept[0] = self.state.clone()
        for seat, code in record.moves:
            self._step(seat, code)

    def _step(self, seat: int, code: int) -> None:
        self.state.play(seat, code)
        if self.state.clock % EVERY == 0:
            self._kept[self.state.clock] = self.state.clone()

    def play(self, seat: int, code: int) -> None:
        """Apply a move and note it; an illegal one changes nothing."""
        self._step(seat, code)
        self.record.add(seat, code)
        if self.state.over:
            self.record.result = self.state.scores

    def at(self, move: int) -> State:
        """The state after `move` moves (a copy)."""
        if not 0 <= move <= len(self.record.moves):
            raise IllegalMove(f"The table has {len(self.record.moves)} moves; there is no move {move}.")
        start = max(n for n in self._kept if n <= move)
        state = self._kept[start].clone()
        for seat, code in self.record.moves[start:move]:
            state.play(seat, code)
        return state

    def undoable(self, seat: int) -> tuple[str, int]:
        """May `seat` take back its last move? (FREE | ASK | NO, the number of that move).

        Free: nothing was shown to anybody since, and no other seat has built on it.
        """
        moves = self.record.moves
        last = -1
        for n in range(len(moves) - 1, -1, -1):
            if moves[n][0] == seat:
                last = n
                break
        if last < 0 or self.state.over:
            return NO, -1
        if self.state.bared > last:
            return ASK, last
        others = any(p != seat for p, _ in moves[last + 1 :])
        if others and len(self.record.without(seat, last)) == last:
            return ASK, last
        return FREE, last

    def undo(self, seat: int, move: int) -> None:
        """Take back `seat`'s move number `move` (whether that is agreed is the table's business)."""
        moves = self.record.moves
        if not 0 <= move < len(moves) or moves[move][0] != seat:
            raise IllegalMove(f"Seat {seat} has no move {move} to take back.")
        self.record.add_undo(seat, move)
        self.record.result = None
        for n in [n for n in self._kept if n > move]:
            del self._kept[n]
        self.state = self.at(move)
        for p, code in self.record.moves[move:]:
            self._step(p, code)
