"""A game as events for external programs."""

from __future__ import annotations

import json
import random
from typing import Any

from haspelknecht.records.events import events_of
from haspelknecht.records.game import Game
from haspelknecht.records.notation import parse_move
from tests.players import choose


def finished() -> Game:
    """A whole game."""
    game = Game.new(3, seed="events", edition="first", tiles="random")
    dice = random.Random(2)
    while not game.over:
        game.play(choose("busy", game.state, game.to_act[0], dice), game.to_act[0])
    return game


def test_an_external_program_can_follow_the_whole_game() -> None:
    """Set-up first, then every event with a complete state, which can be set up and has the next move."""
    game = finished()
    events: list[Any] = [json.loads(json.dumps(event)) for event in events_of(game)]
    assert events[0]["event"] == "set-up"
    assert [event["number"] for event in events] == list(range(len(events)))
    identity = {name: events[0][name] for name in ("edition", "options", "field", "components", "names")}
    for before, event in zip(events[::9], events[1::9], strict=False):
        if event["event"] == "move":
            position = Game.from_position({**identity, **before["state"]}, seed="x")
            assert parse_move(event["move"]) in position.moves_of("ABC".index(event["player"]))


def test_every_point_has_a_source() -> None:
    """The points of all events add up to the final score sheets."""
    game = finished()
    totals: dict[tuple[str, str], int] = {}
    for event in events_of(game):
        points: Any = event.get("points", [])
        for part in points:
            key = (part["player"], part["source"])
            totals[key] = totals.get(key, 0) + part["points"]
    for seat, letter in enumerate("ABC"):
        sheet = {source: points for source, points in game.score_sheet(seat).items() if points}
        assert {source: points for (player, source), points in totals.items() if player == letter and points} == sheet


def test_moves_have_fields_and_reasons() -> None:
    """Kind and parts, player and name, rules with sentences."""
    moves: list[Any] = [event for event in events_of(finished()) if event["event"] == "move"]
    take = next(event for event in moves if event["kind"] == "take")
    assert take["pool"] in (1, 2, 3)
    assert take["colour"] in ("yellow", "brown", "black")
    assert take["name"] in ("Anna", "Bruno", "Clara")
    assert all(reason.startswith("R-") for event in moves for reason in event["reasons"])
    kinds = {event["event"] for event in events_of(finished())}
    assert {"draw", "water rises", "ordering", "revealing", "scoring", "rent due", "final scoring"} <= kinds
