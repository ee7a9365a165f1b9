"""Whole games: every bot plays them in every seat, reproducibly, and continues saved games."""

from __future__ import annotations

import random

import pytest

from haspelknecht.bots.seated import moment_of
from haspelknecht.pure import is_compiled
from haspelknecht.records.game import Game
from haspelknecht.records.record import write_record
from haspelknecht.records.replay import read_record
from haspelknecht.rules.invariants import broken
from tests.bots.tables import INTERNAL, KINDS, any_game, case_count, finish, move_on, seated

SPECS = INTERNAL if is_compiled() else ("random", "habit", "greedy", "mcts:10", "expert:10")
STEP = case_count(1, 4)  # plain Python tries every fourth combination
TABLES = [(players, seat) for players in (2, 3, 4) for seat in range(players)][::STEP]
RULES = [(kind, players) for kind in KINDS for players in ((2, 3) if "layout" in KINDS[kind] else (2, 4))][::STEP]


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize(("players", "seat"), TABLES)
def test_every_bot_plays_whole_games_in_every_seat(players: int, seat: int, spec: str) -> None:
    """The others play by habit. No move is illegal, and no invariant is broken."""
    specs = ["habit"] * players
    specs[seat] = spec
    game = Game.new(players, seed=f"{players} {seat} {spec}", tiles="random")
    bots = seated(specs, "whole")
    while not game.over:
        move_on(game, bots)
        assert broken(game.state) == ""
    assert game.outcome is not None
    assert [bot.failure for bot in bots] == [None] * players
    assert read_record(write_record(game)).outcome == game.outcome


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize(("kind", "players"), RULES)
def test_every_bot_plays_all_variants(kind: str, players: int, spec: str) -> None:
    """Editions, plans in turn order, a custom field, start buildings: all seats played by the same bot."""
    game = finish(Game.new(players, seed=f"{players} {kind}", **KINDS[kind]), [spec] * players)
    assert game.outcome is not None


@pytest.mark.parametrize("spec", SPECS)
def test_every_bot_plays_with_any_options(spec: str) -> None:
    """With random options."""
    dice = random.Random(spec)
    for number in range(case_count(2, 1)):
        game = any_game(dice, f"any {number}")
        assert finish(game, [spec] * game.table.players).outcome is not None


@pytest.mark.parametrize("spec", SPECS)
def test_the_same_bot_with_the_same_seed_plays_the_same_game(spec: str) -> None:
    """The records are equal. With another seed the game differs, unless the bot is deterministic."""

    def record(bots_seed: str) -> str:
        return write_record(finish(Game.new(2, seed="again", tiles="random"), [spec] * 2, bots_seed))

    assert record("one") == record("one")
    assert (record("one") == record("two")) == (spec == "greedy")


@pytest.mark.parametrize("spec", SPECS)
def test_a_saved_game_continues_in_the_same_way(spec: str) -> None:
    """Saved at the start of a step of the game and continued by new bots, it has the same record in the end."""
    dice = random.Random(f"saved {spec}")
    game = any_game(dice, "saved")
    bots = seated([spec] * game.table.players, "bots")
    saved, moment = [], moment_of(game)
    while not game.over:
        move_on(game, bots)
        if moment_of(game) != moment:
            moment = moment_of(game)
            saved.append(write_record(game))
    for text in dice.sample(saved, case_count(4, 1)):
        assert write_record(finish(read_record(text), [spec] * game.table.players)) == write_record(game)


@pytest.mark.parametrize("spec", SPECS[2:])
def test_a_bot_plays_its_second_game_like_its_first(spec: str) -> None:
    """It remembers nothing from one game to the next."""
    bots = seated([spec] * 2, "bots")
    for number in (1, 2):
        game = Game.new(2, seed=f"game {number}")
        while not game.over:
            move_on(game, bots)
    assert write_record(game) == write_record(finish(Game.new(2, seed="game 2"), [spec] * 2, "bots"))
