"""The end of a game: by final scoring, by conceding, by agreement, or because its rules are outdated."""

from __future__ import annotations

from haspelknecht.rules.final_scoring import ranking
from haspelknecht.server.tables.table import How, Result
from haspelknecht.server.tables.table_draft import TableDraft


def finish_if_over(draft: TableDraft, now: float) -> None:
    """Finish the game if its final scoring is done."""
    if draft.game is not None and draft.game.over and draft.status == "playing":
        finish(draft, "scored", now)


def finish(draft: TableDraft, how: How, now: float) -> None:
    """End the game with the current points; players who conceded rank behind all others."""
    game = draft.game
    assert game is not None
    points = [int(player.score) for player in game.state.players]
    order = sorted(ranking(game.state), key=lambda seat: draft.body.seats[seat].conceded)
    ranks = [order.index(seat) + 1 for seat in range(len(points))]
    draft.body.result = Result(how, points, ranks)
    close(draft, how, now)


def close(draft: TableDraft, how: str, now: float) -> None:
    """Stop the game and its clocks."""
    draft.body.paused = False
    draft.status = "over"
    draft.ended = now
    draft.plans = {}
    for seat in draft.body.seats:
        seat.since = None
        seat.wishes = []
    draft.add_event("over", now, why=how)
    draft.touch("result", "plans", "seats")


def close_outdated(draft: TableDraft, now: float) -> None:
    """Close a game that corrected rules cannot replay: it ends without a result at the first event that they refuse.

    All stored events stay, and are in the record. A game that was over keeps its result.
    """
    draft.add_event("outdated", now, back_to=draft.last_replayable)
    draft.last_replayable = None
    if draft.status == "playing":
        close(draft, "unfinished", now)
