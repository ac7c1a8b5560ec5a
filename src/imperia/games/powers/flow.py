"""The course of a game: laying cards, the steps of an evaluation, guessing, appearing, the next traitor, the end."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ...kernel.state import CARD, PC, SEAT, Frame
from . import judge, score
from . import lexicon as L
from .candidates import appear, judge_guess, learn, next_order
from .lexicon import T
from .ops import place
from .state import Powers
from .tables import EFFECT, KIND, OF_FACTION, PROPOSALS, STEP


# --- set-up: the Candidate (PW-SET-02 to PW-SET-04) ---------------------------------------------------------------
def _candidate_options(s: Powers, seat: int) -> list[int]:
    return [L.CHOOSE_CANDIDATE + c for c in OF_FACTION[s.factions[seat]]]


ASK_CANDIDATE: Final = T.prompt("candidate", _candidate_options, "PW-SET-02")


def _begin(s: Powers, f: Frame) -> None:
    if f[PC] == 0:
        s.to(1)
        s.ask(L.EVERYBODY[s.seats], ASK_CANDIDATE)
        return
    s.stack[-1] = (NEXT_ROUND, 0, -1)
    for p in range(s.seats):
        s.candidate[p] = s.answers[p] - L.CHOOSE_CANDIDATE
        s.whisper(1 << p, L.E_CHOSEN, p, s.candidate[p])
        first = s.factions[p] * 12
        cards = [c for c in range(first, first + 12) if c != s.candidate[p]]
        s.shuffle(cards)
        s.hands[p] = sorted(cards[:5])
        s.piles[p] = cards[5:]
        s.tell(L.E_DEALT, p, 5)


BEGIN: Final = T.op(_begin, "begin", cards=())


# --- a round (PW-RND-01) ------------------------------------------------------------------------------------------
def _next_round(s: Powers, f: Frame) -> None:
    """Start a round, or end the game when somebody has no card to lay (PW-END-05)."""
    drafting = s.variant == L.ILLUMINATI and len(s.piles[0]) >= s.seats  # PW-ILL-12
    if not drafting and not all(s.hands):
        s.ending = L.OUT_OF_CARDS
        s.tell(L.E_END_CARDS)
        s.stack[-1] = (FINISH, 0, -1)
        return
    if s.variant == L.ILLUMINATI and s.round:
        s.exposed = (s.exposed + 1) % s.seats  # PW-ILL-06
    s.round += 1
    s.todo = 1 << L.DEATHS | 1 << L.END | 1 << L.TRAITOR
    for row in s.rows:
        row.append(-1)
    s.tell(L.E_ROUND, s.round, s.exposed)
    s.stack[-1] = (LAYING, 0, -1)
    if drafting:
        for _ in range(s.seats):
            card = s.piles[0].pop()
            s.offer.append(card)
            s.tell(L.E_OFFER, card)
        s.push(DRAFTING, 0, -1)


NEXT_ROUND: Final = T.op(_next_round, "next-round")


# --- the draft (PW-ILL-05) ----------------------------------------------------------------------------------------
def _draft_options(s: Powers, seat: int) -> list[int]:
    return [L.DRAFT + c for c in sorted(s.offer)]


ASK_DRAFT: Final = T.prompt("draft", _draft_options, "PW-ILL-05")


def _drafting(s: Powers, f: Frame) -> None:
    """The program counter is the number of cards taken so far."""
    if f[PC]:
        seat = (s.exposed + f[PC] - 1) % s.seats
        card = s.answers[seat] - L.DRAFT
        s.offer.remove(card)
        insort(s.hands[seat], card)
        s.seen[card] = (1 << s.seats) - 1  # everybody saw who took it
        s.tell(L.E_DRAFT, seat, card)
    if not s.offer:
        s.stack.pop()
        return
    s.to(f[PC] + 1)
    s.ask(((s.exposed + f[PC]) % s.seats,), ASK_DRAFT)


DRAFTING: Final = T.op(_drafting, "drafting")


# --- laying (PW-LAY-01 to PW-LAY-05, PW-ILL-07) -------------------------------------------------------------------
def _lay_options(s: Powers, seat: int) -> list[int]:
    return [L.LAY + c for c in s.hands[seat]]


ASK_LAY: Final = T.prompt("lay", _lay_options, "PW-LAY-03")
ASK_LAY_OPEN: Final = T.prompt("lay-open", _lay_options, "PW-LAY-01", final=True)


def _laying(s: Powers, f: Frame) -> None:
    if f[PC] == 0:
        if s.variant == L.STRUGGLE:
            s.to(1)
            s.ask((s.exposed,), ASK_LAY_OPEN)
        else:
            s.to(2)
            s.ask(L.EVERYBODY[s.seats], ASK_LAY)
    elif f[PC] == 1:
        _lay(s, s.exposed, L.E_LAY_OPEN)
        s.to(2)
        s.ask(L.BUT_ONE[s.seats][s.exposed], ASK_LAY)
    else:
        for p in range(s.seats):
            if s.answers[p] >= 0:
                _lay(s, p, L.E_LAY)
        s.stack[-1] = (EVALUATE, 0, -1)


def _lay(s: Powers, seat: int, event: int) -> None:
    """Lay the chosen card and draw at once (PW-LAY-04); in Illuminati nothing is drawn."""
    card = s.answers[seat] - L.LAY
    place(s, seat, card, s.round)
    s.tell(event, seat, card)
    if s.variant == L.STRUGGLE and s.piles[seat]:
        drawn = s.piles[seat].pop()
        insort(s.hands[seat], drawn)
        s.whisper(1 << seat, L.E_DRAW, seat, drawn)


LAYING: Final = T.op(_laying, "laying")


# --- evaluation (PW-EVA-01 to PW-EVA-03) --------------------------------------------------------------------------
def _evaluate(s: Powers, f: Frame) -> None:
    """Run the steps in order; the program counter is the next step. Steps without cards are skipped."""
    step = f[PC]
    todo = s.todo >> step
    while not todo & 1:
        todo >>= 1
        step += 1
    s.stack[-1] = (EVALUATE, step + 1, -1)
    if step < L.GUESS:
        _act(s, step)
    elif step == L.GUESS:
        _guesses(s)
    elif step == L.THREATEN:
        _threaten(s)
    elif step == L.DEATHS:
        judge.judge_previous(s)
    elif step == L.END:
        _check_end(s)
    else:
        s.stack[-1] = (NAMING, 0, -1)


EVALUATE: Final = T.op(_evaluate, "evaluate")


def _act(s: Powers, step: int) -> None:
    """Push the effects of this step, so that they run clockwise from the exposed player (PW-EVA-03)."""
    for p in L.TO_FIRST[s.seats][s.exposed]:
        card = s.rows[p][s.round]
        model = s.like[card] if KIND[card] == L.AGENT else card  # Arminus acts in his model's step
        if STEP[model] != step or s.flag[card] & L.DOWN:
            continue
        if step == L.VOID:
            s.push(EFFECT[model], 0, p, card)  # both of a pair act: they cancel each other (PW-AMB-04)
        else:
            s.push(ACTING, 0, p, card, EFFECT[model])


DOING: Final = 4  # where the frame of ACTING has the op of the effect


def _acting(s: Powers, f: Frame) -> None:
    """A card cancelled before its turn does not act (PW-EVA-03)."""
    s.stack.pop()
    if not s.flag[f[CARD]] & L.DOWN:
        s.push(f[DOING], 0, f[SEAT], f[CARD])


ACTING: Final = T.op(_acting, "acting")


# --- guessing (PW-AGT-01 to PW-AGT-05, PW-ILL-08): propose, then agree --------------------------------------------
def _guesses(s: Powers) -> None:
    """One guess for each Agent laid this round (PW-AGT-02)."""
    for p in L.TO_FIRST[s.seats][s.exposed]:
        card = s.rows[p][s.round]
        if KIND[card] == L.AGENT and s.standing[p] == L.UNSEEN:
            s.push(GUESSING, 0, p, card)


def _propose_options(s: Powers, seat: int) -> list[int]:
    return PROPOSALS[s.factions[s.asking[L.GUESSED]]]


def _vote_options(s: Powers, seat: int) -> list[int]:
    """The proposals made, in table order, and no guess."""
    return sorted({*s.asking[L.PROPOSED :], L.PASS})  # no guess has the last code of all guesses


ASK_PROPOSE: Final = T.prompt("propose", _propose_options, "PW-AGT-03", alike=True)
ASK_VOTE: Final = T.prompt("vote", _vote_options, "PW-AGT-03", alike=True)


def _guessing(s: Powers, f: Frame) -> None:
    """The opponents each propose; if they differ they see the proposals and vote once. Disagreement is wrong."""
    owner, card = f[SEAT], f[CARD]
    opponents = L.BUT_ONE[s.seats][owner]
    if f[PC] == 0:
        s.to(1)
        s.ask(opponents, ASK_PROPOSE, card, owner)
        return
    codes = [s.answers[p] for p in opponents]
    agreed = codes.count(codes[0]) == len(codes)
    if not agreed and f[PC] == 1:
        audience = (1 << s.seats) - 1 - (1 << owner)
        for i in range(len(codes)):
            s.whisper(audience, L.E_PROPOSE, opponents[i], owner, codes[i])
        s.to(2)
        s.pose(opponents, (ASK_VOTE, card, owner, *codes))
        return
    s.stack.pop()
    if not agreed:
        s.wrong[owner] += 1
        s.tell(L.E_DISAGREE, owner)
    elif codes[0] == L.PASS:
        s.tell(L.E_NO_GUESS, owner)
    else:
        right = judge_guess(s, owner, codes[0])
        s.tell(L.E_GUESS, owner, codes[0], int(right))


GUESSING: Final = T.op(_guessing, "guessing")


# --- Threats and appearances (PW-THR-01, PW-THR-03, PW-THR-05) ----------------------------------------------------
def _threaten(s: Powers) -> None:
    if s.todo >> L.GUESS & 1:  # an Agent was laid
        column = s.column(s.round)
        for card in column:
            if KIND[card] == L.AGENT and not s.flag[card] & L.DOWN and judge.threatened(s, card, column):
                for by in judge.dangers_to(s, card, column):
                    s.tell(L.E_THREATENED, card, by)
    owners = [p for p in range(s.seats) if _may_appear(s, p, s.rows[p][s.round])]
    if owners:
        s.push(APPEARING, 0, -1)
        s.ask(tuple(owners), ASK_APPEAR)


def _may_appear(s: Powers, seat: int, card: int) -> bool:
    """An uncancelled printed Threat lets a hidden Candidate appear (PW-CARD-01: printed type)."""
    return KIND[card] == L.THREAT and not s.flag[card] & L.DOWN and s.standing[seat] == L.UNSEEN


_APPEAR_OR_HIDE: Final = [L.APPEAR, L.HIDE]


def _appear_options(s: Powers, seat: int) -> list[int]:
    return _APPEAR_OR_HIDE


ASK_APPEAR: Final = T.prompt("appear", _appear_options, "PW-THR-03", alike=True)


def _appearing(s: Powers, f: Frame) -> None:
    s.stack.pop()
    order = next_order(s)  # they appear at the same time (PW-THR-05)
    for p in range(s.seats):
        if s.answers[p] == L.APPEAR:
            appear(s, p, order)
        elif s.answers[p] == L.HIDE:
            s.tell(L.E_STAY, p)


APPEARING: Final = T.op(_appearing, "appearing")


# --- the end (PW-END-01 to PW-END-04) and the next traitor (PW-TRA-01 to PW-TRA-03) -------------------------------
def _check_end(s: Powers) -> None:
    s.ending = judge.conditions(s)
    if s.ending & L.LIMIT:
        s.tell(L.E_END_LIMIT, judge.threat_count(s))
    if s.ending & L.ALL_KNOWN:
        s.tell(L.E_END_KNOWN)
    if s.ending:
        s.stack[-1] = (FINISH, 0, -1)


_TRAITORS: Final = [[[T.PLAYER + p for p in others] for others in seats] for seats in L.BUT_ONE]


def _traitor_options(s: Powers, seat: int) -> list[int]:
    return _TRAITORS[s.seats][seat]


ASK_TRAITOR: Final = T.prompt("traitor", _traitor_options, "PW-TRA-01")


def _naming(s: Powers, f: Frame) -> None:
    """Nobody is named in Illuminati, nor when the cards have run out and no round follows (PW-TRA-03)."""
    if s.variant == L.ILLUMINATI or not all(s.hands):
        s.stack[-1] = (NEXT_ROUND, 0, -1)
    elif f[PC] == 0:
        s.to(1)
        s.ask((s.exposed,), ASK_TRAITOR)
    else:
        chosen = s.answers[s.exposed] - T.PLAYER
        s.tell(L.E_TRAITOR, s.exposed, chosen)
        s.exposed = chosen
        s.stack[-1] = (NEXT_ROUND, 0, -1)


NAMING: Final = T.op(_naming, "naming")


def _finish(s: Powers, f: Frame) -> None:
    """All Candidates are shown, then the last deaths happen, then the game is over: each can be seen by itself."""
    if f[PC] == 0:
        for p in range(s.seats):
            if s.standing[p] == L.UNSEEN:
                s.standing[p] = L.SHOWN
                learn(s, p, (1 << s.seats) - 1)
                s.tell(L.E_SHOW, p, s.candidate[p])
        s.to(1)
    elif f[PC] == 1:
        judge.judge_end(s)
        s.to(2)
    else:
        s.stack.pop()
        s.over = True
        s.final = tuple(score.add_up(s))
        for p in score.winners(s):
            s.tell(L.E_WIN, p, s.final[p])


FINISH: Final = T.op(_finish, "finish")
