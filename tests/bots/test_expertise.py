"""The learned evaluation: the shipped file, invalid files, and a network that agrees with NumPy."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from math import isfinite
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from haspelknecht.bots.expertise import FORMAT, learned_evaluator, read_expertise, shipped
from haspelknecht.bots.search.features import FEATURES, FeatureVector, extract_features
from haspelknecht.bots.search.menu import Menu
from haspelknecht.bots.search.needs import phases_left
from haspelknecht.bots.search.network import PHASES
from haspelknecht.errors import UserError
from haspelknecht.rules.stages import DRAWING
from haspelknecht.rules.state import State
from tests.bots.tables import any_game, case_count, move_on, seated

MEGABYTE = 1_000_000


def words() -> Any:
    """A copy of the shipped evaluation."""
    return json.loads(shipped())


@cache
def between_seasons(games: int) -> list[State]:
    """Positions between two seasons, where the evaluation is used, from games of good and of bad players."""
    dice = random.Random("between")
    states = []
    for number in range(games):
        game = any_game(dice, f"between {number}")
        bots = seated(["greedy" if number % 2 else "habit"] * game.table.players, "between")
        while not game.over:
            move_on(game, bots)
            before = game.history[-1].before
            if before.stage == DRAWING and phases_left(before) < PHASES:
                states.append(before)
    return states


def expected(evaluation: Any, phase: int, row: list[float]) -> float:
    """The result of the evaluation, computed with NumPy."""
    hidden = evaluation["hidden"]
    linear = np.array(evaluation["linear"]).reshape(PHASES, FEATURES + 1)
    first = np.array(evaluation["first"]).reshape(FEATURES + PHASES, hidden)
    inputs = np.concatenate([row, np.eye(PHASES)[phase]])
    neurons = np.maximum(inputs @ first, 0)
    return float(np.append(row, 1) @ linear[phase] + neurons @ np.array(evaluation["second"]))


# --- the shipped file ---------------------------------------------------------------------------------------------


def test_the_shipped_evaluation_is_small() -> None:
    """Under two megabytes, and no library is needed to read it."""
    assert len(shipped().encode()) < 2 * MEGABYTE
    assert (files("haspelknecht.bots") / "expertise.json").is_file()


def test_the_shipped_evaluation_has_the_declared_shape() -> None:
    evaluation = words()
    assert evaluation["format"] == FORMAT
    assert evaluation["features"] == FEATURES
    assert len(evaluation["linear"]) == PHASES * (FEATURES + 1)
    assert len(evaluation["first"]) == (FEATURES + PHASES) * evaluation["hidden"]
    assert len(evaluation["second"]) == evaluation["hidden"]
    assert len(evaluation["softness"]) == PHASES
    assert all(number > 0 for number in evaluation["softness"])
    weights = evaluation["linear"] + evaluation["first"] + evaluation["second"]
    assert all(isfinite(weight) for weight in weights)
    assert any(weights)


# --- features and network -----------------------------------------------------------------------------------------


def test_every_position_has_the_same_number_of_features() -> None:
    """All are small numbers, and each one is nonzero in some position."""
    out = FeatureVector()
    seen = np.zeros(FEATURES)
    for state in between_seasons(case_count(50, 3)):
        for seat in range(state.setup.players):
            extract_features(state, seat, out)
            assert out.next == FEATURES
            row = out.to_list()
            assert len(row) == FEATURES
            assert all(isfinite(amount) and abs(amount) < 10 for amount in row)
            assert out.count == sum(amount != 0 for amount in row)
            seen += np.abs(row)
    if case_count(1, 0):
        assert [number for number, amount in enumerate(seen) if amount == 0] == []


def test_the_network_agrees_with_numpy() -> None:
    evaluation = words()
    network = learned_evaluator().network
    out = FeatureVector()
    for state in between_seasons(case_count(6, 1)):
        phase = PHASES - phases_left(state)
        for seat in range(state.setup.players):
            extract_features(state, seat, out)
            points = network.points_to_come(phase, out)
            assert points == pytest.approx(expected(evaluation, phase, out.to_list()), abs=1e-6)


def test_an_evaluation_adds_the_score_to_the_expected_points() -> None:
    """Values are between 0 and 1, and highest for the seat with the most expected points."""
    evaluation, evaluator, out = words(), learned_evaluator(), FeatureVector()
    for state in between_seasons(case_count(6, 1)):
        evaluator.evaluate(state, 1, Menu())
        players = range(state.setup.players)
        points = [evaluator.points[seat] for seat in players]
        values = [evaluator.values[seat] for seat in players]
        for seat in players:
            extract_features(state, seat, out)
            to_come = expected(evaluation, PHASES - phases_left(state), out.to_list())
            assert points[seat] == pytest.approx(int(state.players[seat].score) + to_come, abs=1e-6)
        assert all(0 < value < 1 for value in values)
        assert values.index(max(values)) == points.index(max(points))


def test_a_better_position_has_more_expected_points() -> None:
    """The same position with three more Thaler is better, with four more pit water worse."""
    evaluator = learned_evaluator()

    def expected_points(change: Callable[[State], None]) -> float:
        total = 0.0
        for state in between_seasons(2):
            twin = state.copy()
            change(twin)
            evaluator.evaluate(twin, 1, Menu())
            total += evaluator.points[0]
        return total

    def richer(state: State) -> None:
        state.players[0].thaler += 3

    def flooded(state: State) -> None:
        state.players[0].water += 4

    plain = expected_points(lambda state: None)
    assert expected_points(flooded) < plain < expected_points(richer)


# --- invalid files ------------------------------------------------------------------------------------------------


def refusal(evaluation: object) -> str:
    """The key of the error for an invalid evaluation. The message names the file."""
    with pytest.raises(UserError) as error:
        read_expertise(json.dumps(evaluation), "mine.json")
    assert "mine.json" in str(error.value)
    return error.value.key


@pytest.mark.parametrize(
    ("name", "value"),
    [("format", FORMAT + 1), ("format", "1"), ("features", FEATURES + 1), ("softness", [8.0])],
)
def test_an_evaluation_of_another_version_is_refused(name: str, value: object) -> None:
    assert refusal({**words(), name: value}) == "expertise-foreign"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        pytest.param("hidden", 7, id="fewer neurons"),
        pytest.param("hidden", -1, id="a negative number of neurons"),
        pytest.param("hidden", "many", id="a word as number of neurons"),
        pytest.param("hidden", None, id="null as number of neurons"),
        pytest.param("hidden", 10**30, id="more neurons than memory"),
        pytest.param("linear", [], id="no weights"),
        pytest.param("first", [0.0], id="too few weights"),
        pytest.param("second", ["a"] * 32, id="letters as weights"),
        pytest.param("second", 3, id="a number as weights"),
        pytest.param("second", [float("nan")] * 32, id="NaN as weights"),
        pytest.param("linear", [float("inf")] * PHASES * (FEATURES + 1), id="infinite weights"),
        pytest.param("softness", ["soft"] * PHASES, id="letters as softness"),
        pytest.param("softness", [0.0] * PHASES, id="zero softness"),
        pytest.param("softness", [10**400] * PHASES, id="softness too large for a float"),
    ],
)
def test_a_damaged_evaluation_is_refused(name: str, value: object) -> None:
    assert refusal({**words(), name: value}) == "expertise-damaged"


@pytest.mark.parametrize("name", ["format", "features", "hidden", "softness", "linear", "first", "second"])
def test_an_evaluation_with_a_part_missing_is_refused(name: str) -> None:
    evaluation = words()
    del evaluation[name]
    assert refusal(evaluation) == "expertise-damaged"


@pytest.mark.parametrize("text", ["", "{", "[]", "3", "null", '"format"', "{}", "\0"])
def test_other_text_is_refused(text: str) -> None:
    with pytest.raises(UserError) as error:
        read_expertise(text, "mine.json")
    assert error.value.key in ("expertise-damaged", "expertise-foreign")


def test_truncated_and_deeply_nested_text_is_refused() -> None:
    for text in (shipped()[:-40], "[" * 100_000):
        with pytest.raises(UserError) as error:
            read_expertise(text, "mine.json")
        assert error.value.key == "expertise-damaged"


def test_an_evaluation_can_be_read_from_a_file(tmp_path: Path) -> None:
    """It uses its own values, not those of the shipped one."""
    own = words()
    own["linear"] = [0.0] * len(own["linear"])
    own["second"] = [0.0] * len(own["second"])
    file = tmp_path / "own.json"
    file.write_text(json.dumps(own), encoding="utf-8")
    out = FeatureVector()
    for state in between_seasons(1):
        extract_features(state, 0, out)
        assert learned_evaluator(str(file)).network.points_to_come(3, out) == 0


@pytest.mark.parametrize("content", [None, b"\xff\xfe\x00broken"])
def test_the_error_names_a_file_that_cannot_be_read(tmp_path: Path, content: bytes | None) -> None:
    """A missing file, and one that is not text."""
    file = tmp_path / "mine.json"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(UserError) as error:
        learned_evaluator(str(file))
    assert error.value.key == "expertise-unreadable"
    assert "mine.json" in str(error.value)
