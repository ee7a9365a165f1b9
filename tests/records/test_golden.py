"""Every golden game still replays, state by state."""

from __future__ import annotations

import pytest

from haspelknecht.records.record import write_record
from haspelknecht.records.replay import read_record
from tests.records.golden import FINGERPRINTS, FOLDER, fingerprint

NAMES = sorted(file.stem for file in FOLDER.glob("*.txt"))


def test_there_are_golden_games_for_all_player_counts_and_editions() -> None:
    """3 player counts, 3 editions, 2 styles of play."""
    assert len(NAMES) == 18


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_replays_to_the_same_states(name: str) -> None:
    """Reading checks each line and the result; the fingerprint covers every state on the way."""
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    game = read_record(text)
    assert f"{fingerprint(game)}  {name}" in FINGERPRINTS.read_text(encoding="utf-8").splitlines()
    engine_line = "engine: "
    drop = [line for line in text.splitlines() if not line.startswith(engine_line)]
    assert [line for line in write_record(game).splitlines() if not line.startswith(engine_line)] == drop
