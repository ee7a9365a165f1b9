"""Archiving a game in the transaction that ends it: archive row, results, ratings."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, insert

from haspelknecht.records.state_words import tile_list
from haspelknecht.server.archive.rating import Rating, rate
from haspelknecht.server.storage.schema import ARCHIVE, RESULTS
from haspelknecht.server.tables.table_draft import TableDraft

ENCODER = msgspec.json.Encoder()


def file_game(connection: Connection, draft: TableDraft) -> None:
    """Store one row for the game and one for each seat. Tutorial games are not archived."""
    if draft.body.tutorial:
        return
    result = draft.body.result
    row = {
        "table_id": draft.id,
        "ended": draft.ended,
        "public": draft.public,
        "players": len(draft.body.seats),
        "edition": draft.body.rules.edition,
        "how": "unfinished" if result is None else result.how,
        "bots": any(seat.kind in ("bot", "remote") for seat in draft.body.seats),
        "imported": draft.body.imported,
    }
    connection.execute(insert(ARCHIVE), row)
    ratings = rate(connection, draft)
    rows = [result_row(draft, seat, ratings) for seat in range(len(draft.body.seats))]
    connection.execute(insert(RESULTS), rows)


def result_row(draft: TableDraft, number: int, ratings: dict[str, Rating]) -> dict[str, object]:
    """The result of one seat, and the new rating of its player."""
    game, seat = draft.game, draft.body.seats[number]
    assert game is not None
    player = game.state.players[number]
    rating = ratings.get(seat.person) if seat.person else None
    return {
        "table_id": draft.id,
        "seat": number,
        "person": seat.person,
        "name": seat.name,
        "folded": fold(seat.name),
        "points": int(player.score),
        "rank": ranks(draft)[number],
        "sheet": ENCODER.encode({name: points for name, points in game.score_sheet(number).items() if points}),
        "tiles": ENCODER.encode(tile_list(int(player.tiles))),
        "mu": rating.mu if rating else None,
        "sigma": rating.sigma if rating else None,
    }


def ranks(draft: TableDraft) -> list[int]:
    """The final rank of each seat; in an unfinished game, the current one."""
    if draft.body.result is not None:
        return draft.body.result.ranks
    assert draft.game is not None
    order = draft.game.standings.ranking
    return [order.index(seat) + 1 for seat in range(len(order))]


def fold(name: str) -> str:
    """A name as it is compared and searched: case-folded, with single spaces."""
    return " ".join(name.split()).casefold()
