"""The API description matches positions and events exactly."""

from __future__ import annotations

import random

import msgspec
import pytest

from haspelknecht.bots.news import event_words
from haspelknecht.data.editions import EDITIONS
from haspelknecht.records.game import Game
from haspelknecht.records.state_words import DID, DONE, PLAN_STEPS, WORKERS, state_words
from haspelknecht.rules.pieces import PAYMENT_NAMES, SEASON_NAMES
from haspelknecht.rules.stages import STAGE_NAMES
from haspelknecht.server import position_types as words


@pytest.mark.parametrize("seed", range(6))
def test_positions_and_steps_of_whole_games_match_their_types(seed: int) -> None:
    choose = random.Random(seed)
    game = Game.new(2 + seed % 3, seed=seed, edition=EDITIONS[seed % len(EDITIONS)], tiles="random")
    while not game.over:
        msgspec.convert(state_words(game.state), words.Position)
        game.play(choose.choice(game.legal_moves))
    for number in range(len(game.history)):
        msgspec.convert(event_words(game, number), words.Step)


@pytest.mark.parametrize(
    ("described", "known"),
    [
        (words.Stage, STAGE_NAMES),
        (words.Season, SEASON_NAMES),
        (words.Worker, WORKERS),
        (words.Done, DONE),
        (words.Did, DID),
        (words.Payment, PAYMENT_NAMES),
        (words.PlanStep, PLAN_STEPS),
    ],
)
def test_every_name_of_the_engine_is_described(described: object, known: tuple[str, ...]) -> None:
    assert set(described.__args__) == set(known)  # type: ignore[attr-defined]
