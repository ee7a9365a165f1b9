"""How games end: by final scoring, by giving up, by agreement."""

from __future__ import annotations

from haspelknecht.rules.final_scoring import ranking
from haspelknecht.server.hall.desk import Desk
from haspelknecht.server.hall.table import How, Result


def finish_if_over(desk: Desk, now: float) -> None:
    """After the final scoring the game is over."""
    if desk.game is not None and desk.game.over and desk.status == "playing":
        finish(desk, "scored", now)


def finish(desk: Desk, how: How, now: float) -> None:
    """Close the game: points as they are now, those who gave up behind all others."""
    game = desk.game
    assert game is not None
    points = [int(player.score) for player in game.state.players]
    order = sorted(ranking(game.state), key=lambda seat: desk.body.seats[seat].conceded)
    ranks = [order.index(seat) + 1 for seat in range(len(points))]
    desk.body.result = Result(how, points, ranks)
    desk.body.paused = False
    desk.status = "over"
    desk.ended = now
    desk.plans = {}
    for seat in desk.body.seats:
        seat.since = None
        seat.wishes = []
    desk.tell("over", now, why=how)
    desk.touch("result", "plans", "seats")
