"""How games end: by final scoring, by giving up, by agreement."""

from __future__ import annotations

from haspelknecht.rules.final_scoring import ranking
from haspelknecht.server.tables.table import How, Result
from haspelknecht.server.tables.table_draft import TableDraft


def finish_if_over(draft: TableDraft, now: float) -> None:
    """After the final scoring the game is over."""
    if draft.game is not None and draft.game.over and draft.status == "playing":
        finish(draft, "scored", now)


def finish(draft: TableDraft, how: How, now: float) -> None:
    """Close the game: points as they are now, those who gave up behind all others."""
    game = draft.game
    assert game is not None
    points = [int(player.score) for player in game.state.players]
    order = sorted(ranking(game.state), key=lambda seat: draft.body.seats[seat].conceded)
    ranks = [order.index(seat) + 1 for seat in range(len(points))]
    draft.body.result = Result(how, points, ranks)
    close(draft, how, now)


def close(draft: TableDraft, how: str, now: float) -> None:
    """Nobody plays on."""
    draft.body.paused = False
    draft.status = "over"
    draft.ended = now
    draft.plans = {}
    for seat in draft.body.seats:
        seat.since = None
        seat.wishes = []
    draft.tell("over", now, why=how)
    draft.touch("result", "plans", "seats")


def break_off(draft: TableDraft, now: float) -> None:
    """Put aside a game that corrected rules cannot replay: it ends without a result where they refuse it.

    Everything that was stored stays, and is in the record. A game that was over keeps its result.
    """
    draft.tell("outdated", now, back_to=draft.breaks_off)
    draft.breaks_off = None
    if draft.status == "playing":
        close(draft, "unfinished", now)
