"""Timeline: a record in play. It tries entries beside the table, seeks to any move, and knows what can be undone."""

from __future__ import annotations

from bisect import bisect_right
from operator import itemgetter
from typing import TYPE_CHECKING

from .errors import IllegalMove
from .stages import play_in_stages
from .state import State

if TYPE_CHECKING:
    from .record import Record

# An entry is a move [seat, code] or an undo [seat, -1, move]: the number of the move that is taken back. What then
# stays are the moves before it and, if it answered a question that is still open, the others' answers after it.
Entry = list[int]
Move = tuple[int, int]  # (seat, code)

EVERY = 32  # moves between two kept states

FREE, ASK, NO = "free", "ask", "no"


class Trial:
    """An entry tried out beside the table: the moves and the state it would lead to, once it is adopted."""

    __slots__ = ("asked", "entry", "kept", "later", "number", "stages", "state")

    def __init__(
        self,
        number: int,
        entry: Entry,
        kept: int,
        later: list[Move],
        asked: list[tuple[int, ...]],
        state: State,
        stages: list[State] | None = None,
    ) -> None:
        self.number = number  # of the entry in the record
        self.entry = entry
        self.kept = kept  # so many of the moves made so far stay
        self.later = later  # the moves after those
        self.asked = asked  # the seats that owed an answer before each of them
        self.state = state
        self.stages = stages  # the states on the way there, if it is a move


class Timeline:
    """A record, the state it has reached, and states on the way, so that seeking and undo are instant.

    No state in it is ever changed: a move is played on a copy, and the copy takes its place. Those on the way are
    packed: a server keeps thousands, and most are never looked at again.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.state = record.start()
        self._stages: list[State] | None = None  # those of the last move, until nobody will ask for them any more
        self._kept: list[tuple[int, bytes]] = [(0, self.state.pack())]  # by their clocks
        self._asked: list[tuple[int, ...]] = []  # the seats that owed an answer before each move
        self.floor = 0  # what came before this move cannot be taken back: the cards have been dealt anew since
        for seat, code in record.moves:
            self._asked.append(self.state.pending)
            self.state.play(seat, code)  # nobody else has seen this state yet
            self._reach(self.state)
            self._deal()

    def _reach(self, state: State) -> None:
        self.state = state
        if state.clock >= self._kept[-1][0] + EVERY:
            self._kept.append((state.clock, state.pack()))

    def _deal(self) -> None:
        """Deal anew what is hidden, where the record says so; the state after it is kept, so nothing deals it twice."""
        for at, seed in self.record.deals:
            if at == self.state.clock > self.floor:
                self.state = self.state.dealt_anew(seed)
                self.floor = at
                self._kept.append((at, self.state.pack()))

    # --- moving -----------------------------------------------------------------------------------------------------
    def try_move(self, seat: int, code: int) -> Trial:
        """What a move would lead to; an illegal one is refused."""
        number, moves = len(self.record.entries), len(self.record.moves)
        self.state.check(seat, code)
        state = self.state.clone()
        stages = play_in_stages(state, seat, code)
        return Trial(number, [seat, code], moves, [(seat, code)], [self.state.pending], state, stages)

    def try_undo(self, seat: int, move: int) -> Trial:
        """What taking back `seat`'s move number `move` would lead to (whether it is agreed is the table's business)."""
        moves = self.record.moves
        if not self.floor <= move < len(moves) or moves[move][0] != seat:
            raise IllegalMove("Seat {seat} has no move {move} to take back.", key="no-undo", seat=seat, move=move)
        state = self.at(move)
        stay = self._stay(seat, move)
        asked: list[tuple[int, ...]] = []
        for p, code in stay:
            asked.append(state.pending)
            state.play(p, code)
        return Trial(len(self.record.entries), [seat, -1, move], move, stay, asked, state)

    def _stay(self, seat: int, move: int) -> list[Move]:
        """The moves after `move` that stay without it: the answers of others to the question that was open before."""
        later = [one for one in self.record.moves[move + 1 :] if one[0] != seat]
        answering = [p for p, _ in later]
        same = all(p in self._asked[move] for p in answering) and len(set(answering)) == len(answering)
        return later if same else []

    def adopt(self, trial: Trial) -> None:
        """Make what was tried the truth of the table."""
        if trial.number != len(self.record.entries):
            raise IllegalMove("The table has moved on since this was tried.", key="moved-on")
        while self._kept[-1][0] > trial.kept:
            self._kept.pop()
        self._asked[trial.kept :] = trial.asked
        self.record.note(trial.entry, trial.kept, trial.later)
        self._stages = trial.stages
        self._reach(trial.state)
        self._deal()
        self.record.result = self.state.scores if self.state.over else None

    def play(self, seat: int, code: int) -> None:
        """Apply a move and note it; an illegal one changes nothing."""
        self.adopt(self.try_move(seat, code))

    def undo(self, seat: int, move: int) -> None:
        """Take back `seat`'s move number `move`."""
        self.adopt(self.try_undo(seat, move))

    def enter(self, entry: Entry) -> None:
        """Apply an entry of a record, a move or an undo."""
        if len(entry) == 2:
            self.play(entry[0], entry[1])
        elif entry[1] == -1:
            self.undo(entry[0], entry[2])
        else:
            raise IllegalMove("{entry} is neither a move nor an undo.", key="no-entry", entry=entry)

    # --- looking back -----------------------------------------------------------------------------------------------
    def at(self, move: int) -> State:
        """The state after `move` moves (a copy)."""
        if not 0 <= move <= len(self.record.moves):
            raise IllegalMove(
                "The table has {moves} moves; there is no move {move}.",
                key="no-move",
                moves=len(self.record.moves),
                move=move,
            )
        if move == self.state.clock:
            return self.state.clone()
        start = bisect_right(self._kept, move, key=itemgetter(0)) - 1
        state = self.state.unpack(self._kept[start][1])
        for seat, code in self.record.moves[state.clock : move]:
            state.play(seat, code)
        return state

    def stages(self, move: int) -> list[State]:
        """The states on the way to the one after `move` moves, where something new begins."""
        if not 0 < move <= len(self.record.moves):
            return []
        if move == self.state.clock and self._stages is not None:
            return self._stages
        seat, code = self.record.moves[move - 1]
        return play_in_stages(self.at(move - 1), seat, code)

    def rest(self) -> None:
        """Let go of what only those who look at the last move right now need."""
        self._stages = None

    def question(self) -> State:
        """The state in which the open question was put, before any of the seats it was put to had answered."""
        state = self.state
        first = state.clock
        while first > self.floor and len(self._asked[first - 1]) > 1:  # a single answer closed the question before
            first -= 1
        return state if first == state.clock else self.at(first)

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
        if last < self.floor or self.state.over:
            return NO, -1
        if self.state.bared > last:
            return ASK, last
        others = any(p != seat for p, _ in moves[last + 1 :])
        if others and not self._stay(seat, last):
            return ASK, last
        return FREE, last
