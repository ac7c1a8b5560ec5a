"""The worked examples run."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"


def test_the_learner_learns_a_little_and_draws_its_curve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))  # its processes find it there too
    import learn_powers

    picture = tmp_path / "curve.svg"
    came = learn_powers.main(["--updates", "3", "--tests", "4", "--picture", str(picture)])
    assert set(came) == {"random", "greedy"}
    assert all(0 <= share <= 1 for share in came.values())
    assert "games played" in "".join(ElementTree.fromstring(picture.read_text()).itertext())


def test_learning_makes_what_was_good_more_likely(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    import learn_powers as example
    import numpy as np

    learner = example.Learner(example.new_net(6, 4, 1))
    x, mask = np.ones(6, np.float32), np.array([True, True, True, False])
    for _ in range(60):
        _, chances, value = example.thought(learner.net, x[None], mask[None])
        steps = [(x, mask, action, chances[0][action], value[0], place) for action, place in ((0, -1.0), (2, 1.0))]
        learner.learn(steps * 20, np.random.default_rng(1))
    _, chances, _ = example.thought(learner.net, x[None], mask[None])
    assert chances[0][2] > 0.9
    assert chances[0][3] == 0
