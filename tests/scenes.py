"""Scenes for tests: short ways to set up a position and to check what is legal in it."""

from __future__ import annotations

from typing import Any

from haspelknecht.records.game import Game
from haspelknecht.rules.reasons import Reason

Words = dict[str, Any]


def scene(
    a: Words | None = None, b: Words | None = None, c: Words | None = None, d: Words | None = None, **rest: Any
) -> Game:
    """A game in a position: the boards of A, B, C and D (two players unless C or D are given), other values by name.

    By default it is spring of year 1, and A's turn to work. Names are those of positions:
    `scene({"food": 1, "plan": {"farmer": {"yellow": 2}}, "cart1": {"yellow": 2}}, season="summer")`.
    """
    boards: dict[str, Words] = {"A": a or {}, "B": b or {}}
    if c is not None or d is not None:
        boards["C"] = c or {}
    if d is not None:
        boards["D"] = d
    return Game.from_position({"stage": "working", **rest, "players": boards}, seed="scene")


def legal(game: Game, seat: int = 0) -> list[str]:
    """The texts of the legal moves of a seat."""
    return [str(move) for move in game.moves_of(seat)]


def refusal(game: Game, move: str, seat: int = 0) -> Reason:
    """Why a move is refused; fails if it is legal."""
    explanation = game.explain(move, seat)
    assert not explanation.legal, f"{move} is legal"
    assert move not in legal(game, seat)
    return explanation.reasons[0]


def play(game: Game, *moves: str, seat: int | None = None) -> Game:
    """Play some moves in order."""
    for move in moves:
        game.play(move, seat)
    return game


def board(game: Game, seat: int = 0) -> Any:
    """The board of a seat."""
    return game.state.players[seat]
