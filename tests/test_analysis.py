"""Analysis of a finished game: chances that add up, verdicts from what a seat knew, the same for the same plan."""

from __future__ import annotations

import json
import re
from html import escape

import pytest

from bots.chances import Chance, winning
from imperia.arena.analyse import CHANCE, DOUBT, LOOK, NONE, Analysis, Place, Plan, Verdict, in_words, work
from imperia.arena.analysis_page import page
from imperia.arena.match import play
from imperia.bots import bot, walks
from imperia.cards.words import LANGS, say
from imperia.kernel.errors import RecordError
from imperia.kernel.record import Record
from imperia.kernel.rng import Rng
from imperia.kernel.state import State
from imperia.server.settings import Settings

QUICK = Plan(seed=5, worlds=4, walks=16, looks=3, points=5)
SETUPS = [
    ("powers", ["greedy", "random", "random"], {}),
    ("settlers", ["greedy", "random"], {}),
    ("settlers", ["greedy"], {}),
    ("wall", ["random", "random"], {"mode": "coop"}),
    ("imperium", ["random", "random"], {}),
]


def analysed(record: Record, plan: Plan) -> Analysis:
    analysis = Analysis(record, plan)
    shares = [analysis.share]
    while jobs := analysis.jobs():
        for job in jobs:
            analysis.note(job, work(job))
            shares.append(analysis.share)
    assert (shares[0], analysis.share) == (0.0, 1.0)
    assert all(0.0 <= share <= 1.0 for share in shares)
    return analysis


@pytest.fixture(scope="module")
def powers() -> Record:
    return play("powers", ["greedy", "random", "random"], 11, {}).record


@pytest.mark.parametrize(("game", "bots", "options"), SETUPS, ids=lambda value: str(value))
def test_chances_add_up_and_end_with_who_won(game, bots, options):
    played = play(game, bots, 4, options)
    plan = QUICK._replace(points=3, looks=1 if game in ("powers", "settlers") else 0, worlds=2, walks=4)
    found = analysed(played.record, plan).result()
    points = found["points"]
    assert points[0]["at"] == 0
    assert points[-1]["at"] == len(played.record.moves)
    assert [point["at"] for point in points] == sorted({point["at"] for point in points})
    for point in points:
        assert len(point["chances"]) == len(found["sides"])
        assert sum(point["chances"]) + point["nobody"] == pytest.approx(1.0, abs=0.001)
        assert all(0.0 <= chance <= 1.0 for chance in point["chances"])
    state = played.record.replay()
    won = [[seat for seat in side if seat in state.winners] for side in found["sides"]]
    team = options.get("mode") == "coop"
    assert found["sides"] == ([list(range(len(bots)))] if team else [[seat] for seat in range(len(bots))])
    wins = sum([bool(side) for side in won])
    assert points[-1]["chances"] == [1.0 / wins if side else 0.0 for side in won]
    assert points[-1]["nobody"] == (0.0 if wins else 1.0)


def test_the_same_plan_finds_the_same_and_another_seed_does_not(powers):
    first = analysed(powers, QUICK).result()
    assert analysed(powers, QUICK).result() == first
    assert analysed(powers, QUICK._replace(seed=6)).result()["points"] != first["points"]


@pytest.mark.parametrize(("game", "seats"), [("powers", 3), ("settlers", 2), ("imperium", 2), ("wall", 3)])
def test_a_job_depends_on_nothing_that_its_seat_could_not_know(game, seats):
    """The same work in any world that the seat cannot tell from the true one, whatever it is about."""
    record = play(game, ["random"] * seats, 11, {}).record
    true, other = Analysis(record, QUICK), Analysis(record, QUICK)
    seat, hidden = 1, 0
    for one in (true, other):  # some of a long game are enough
        one.answers = one.answers[:: len(one.answers) // 40 + 1]
    for at in {*true._grid, *[asked.start for asked in true.answers]}:
        state = true._kept[at]
        other._kept[at] = state.determinize(seat, 77)
        hidden += other._kept[at].view(0) != state.view(0)
    assert hidden > 5  # the worlds do differ for somebody else
    mine = [[job for job in one.jobs() if job.seat == seat] for one in (true, other)]
    assert mine[0] == mine[1]
    assert {job.kind for job in mine[0]} == {CHANCE, DOUBT}
    asked = [one for one in true.answers if one.seat == seat]
    assert len(asked) > 5
    for one in asked:
        assert true._search_of(one) == other._search_of(one)
        verdict = Verdict(one, NONE)
        assert true._trials(verdict) == other._trials(verdict) != []


def test_two_answers_are_tried_on_the_same_worlds_with_the_same_luck(powers):
    analysis = Analysis(powers, QUICK)
    asked = analysis.answers[0]
    jobs = analysis._trials(Verdict(asked, NONE - 1))
    played, best = jobs[: len(jobs) // 2], jobs[len(jobs) // 2 :]
    assert [job._replace(code=0) for job in played] == [job._replace(code=0) for job in best]
    assert {job.code for job in played} == {asked.code}


def test_what_others_answered_at_the_same_time_is_not_known_yet(powers):
    """Powers lays its cards at once: each is judged from the moment when nobody had answered."""
    analysis = Analysis(powers, QUICK)
    together = [one for one in analysis.answers if one.end - one.start > 1]
    assert len({one.seat for one in together}) == 3
    for one in together:
        assert len(analysis.state(one.start).pending) == one.end - one.start
        assert one.start <= one.move < one.end


def test_a_won_game_that_is_thrown_away_turns_there(powers):
    """Another answer wins on every world, what was played on none: the analysis says so, and what it cost."""
    analysis = Analysis(powers, QUICK)
    worst = next(one for one in analysis.answers if one.seat == 0 and one.end - one.start == 1)
    better = next(code for code in analysis.state(worst.start).legal(0) if code != worst.code)
    while jobs := analysis.jobs():
        for job in jobs:
            if job.kind == LOOK:
                answer = [better if job.at == worst.move else job.code]
            elif job.kind == DOUBT:
                answer = [float(job.at == worst.move)]
            else:
                lost = job.code == worst.code if job.code != NONE else job.at > worst.start
                answer = [[1] if lost else [0]] * job.number
            analysis.note(job, answer)
    (turn,) = [turn for turn in analysis.result()["turns"] if turn["move"] == worst.move]
    assert (turn["best"], turn["agreed"], turn["gain"], turn["swing"]) == (better, False, 1.0, -1.0)
    assert analysis.result()["looked"][0]["agreed"] == analysis.result()["looked"][0]["looked"] - 1


class EndPiece:
    """What an analysis needs of a record, of a game that begins shortly before its end: a win is thrown away."""

    def __init__(self, chance: Chance) -> None:
        self.chance, self.deals, self.moves = chance, [], []
        state, rng = chance.state(), Rng(3)
        (self.good,) = winning(state, chance.seat)
        self.thrown = next(code for code in state.legal(chance.seat) if code != self.good)
        self._enter(state, chance.seat, self.thrown)
        while not state.over:
            codes = state.legal(state.pending[0])
            self._enter(state, state.pending[0], codes[rng.below(len(codes))])
        assert state.winners != (chance.seat,)

    def _enter(self, state: State, seat: int, code: int) -> None:
        self.moves.append((seat, code))
        state.play(seat, code)

    def start(self) -> State:
        return self.chance.state()


GIVEN_AWAY = [  # wins that quick players carry through, so that trials tell of them
    Chance("imperium", 2, 37, 484, 0, (19, 0)),
    Chance("imperium", 2, 1539, 699, 0),
    Chance("wall", 2, 583, 246, 1),
    Chance("wall", 2, 762, 195, 0),
]


@pytest.mark.parametrize("chance", GIVEN_AWAY, ids=lambda chance: f"{chance.game}-{chance.seed}")
def test_a_win_that_was_given_away_at_the_end_is_told_with_what_would_have_won(chance):
    """Nothing is feigned: the search finds the answer that wins, and trials on worlds how much it would have gained."""
    piece = EndPiece(chance)
    analysis = analysed(piece, QUICK._replace(worlds=8, walks=240, looks=4, points=3))
    found = analysis.result()
    assert sum([one["looked"] for one in found["looked"]]) == min(4, len(analysis.answers))
    for verdict in analysis.verdicts:
        assert verdict.best in analysis.state(verdict.asked.start).legal(verdict.asked.seat)
        assert -1.0 <= verdict.gain <= 1.0
    (first,) = [verdict for verdict in analysis.verdicts if verdict.asked.move == 0]
    assert (first.asked.code, first.best) == (piece.thrown, piece.good)
    assert not first.agreed
    assert first.gain >= 0.4
    (turn,) = [turn for turn in in_words(analysis, "en", ["Ada", "Bob"])["turns"] if turn["move"] == 0]
    assert turn["words"]["played"] != turn["words"]["best"]


@pytest.mark.parametrize("lang", LANGS)
def test_turning_moves_are_told_in_words(powers, lang):
    analysis = Analysis(powers, QUICK)
    asked = analysis.answers[-1]
    verdict = Verdict(asked, next(c for c in analysis.state(asked.start).legal(asked.seat) if c != asked.code))
    verdict.gain, verdict.swing = 0.4, -0.3
    analysis.verdicts, analysis._round = [verdict], 4
    (turn,) = in_words(analysis, lang, ["Ada", "Bob", "Cyril"])["turns"]
    assert turn["gain"] == 0.4
    assert turn["swing"] == -0.3
    assert not turn["agreed"]
    assert turn["words"]["played"] != turn["words"]["best"]
    assert all(turn["words"].values())


def test_what_is_not_sure_is_no_turning_move(powers):
    analysis = Analysis(powers, QUICK)
    one, two, three = [Verdict(asked, NONE) for asked in analysis.answers if asked.end - asked.start == 1][:3]
    one.gain, one.error = 0.10, 0.09
    two.swing, two.swing_error = -0.15, 0.05
    three.swing, three.swing_error = 0.10, 0.05
    analysis.verdicts = [one, two, three]
    assert one.agreed
    assert analysis.turns() == [two]


def test_of_a_change_that_does_not_last_half_is_left(powers):
    """The chances before and after an answer are those of two places each."""
    analysis = Analysis(powers, QUICK)
    asked = next(one for one in analysis.answers if one.start > 4 and one.end - one.start == 1)
    wins = {asked.start - 2: 10, asked.start: 10, asked.end: 20, asked.end + 2: 10}
    for at, won in wins.items():
        place = analysis._places[at] = Place(3)
        for n in range(20):
            place.add([float((n < won) == (seat == asked.seat)) / (1 if n < won else 2) for seat in range(3)] + [0.0])
    analysis.verdicts = [Verdict(asked, asked.code)]
    analysis._settle()
    assert analysis.verdicts[0].swing == 0.25


@pytest.mark.parametrize("lang", LANGS)
def test_the_page_of_an_analysis_needs_no_network_and_adds_up(powers, lang):
    found = in_words(analysed(powers, QUICK), lang, ["Ada", "<Bob>", "Cyril"])
    text = page(powers, found, lang)
    assert f'<html lang="{lang}">' in text
    assert not re.search(r"https?:|<script|<link|<img|url\(", text)
    assert "<Bob>" not in text  # names are text, never tags
    assert text.count("<polyline") == 3
    assert (escape(say(lang, "page-master")) in text) == bool(found["turns"])
    assert all(say(lang, f"page-{key}") in text for key in ("analysis", "chances", "turns", "by-card", "table"))
    for name, points in zip(("Ada", "&lt;Bob&gt;", "Cyril"), powers.replay().scores, strict=True):
        drawn = text.partition(f'aria-label="{name}: {points}"')[2].partition("</svg>")[0]
        assert sum(int(one) for one in re.findall(r">(-?\d+)</text>", drawn)) == points


def test_a_running_game_is_not_analysed(powers):
    open_record = powers.fork(6)
    with pytest.raises(RecordError, match="not over"):
        Analysis(open_record, QUICK)


def test_looking_for_a_master_is_a_job_of_its_own(powers):
    analysis = Analysis(powers, QUICK)
    for job in analysis.jobs():
        analysis.note(job, work(job))
    looks = [job for job in analysis.jobs() if job.kind == LOOK]
    assert len(looks) == QUICK.looks
    for job in looks:
        asked = next(one for one in analysis.answers if one.move == job.at)
        (code,) = work(job)
        assert code in analysis.state(asked.start).legal(job.seat)


def test_what_a_master_would_have_done_is_what_he_answers_without_a_clock(powers):
    """By default with all of his walks."""
    analysis = Analysis(powers, QUICK._replace(walks=0, looks=1))
    for job in analysis.jobs():
        analysis.note(job, work(job))
    (job,) = [job for job in analysis.jobs() if job.kind == LOOK]
    assert job.number == walks("master") == analysis.result()["plan"]["walks"]
    assert work(job) == [bot("master", job.seed).answer(State.from_json(json.loads(job.known)), job.seat)]
    assert Plan().walks == Settings().analysis_walks == 0
