"""Filing a game that is over, in the transaction that ends it: archive, results, ratings."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, insert

from haspelknecht.records.state_words import tile_list
from haspelknecht.rules.final_scoring import ranking
from haspelknecht.server.archive.rating import Rating, rate
from haspelknecht.server.hall.desk import Desk
from haspelknecht.server.schema import ARCHIVE, RESULTS

ENCODER = msgspec.json.Encoder()


def file_game(connection: Connection, desk: Desk) -> None:
    """One row for the game and one for each seat; a guided game is nobody's achievement."""
    if desk.body.tutorial:
        return
    result = desk.body.result
    row = {
        "table_id": desk.id,
        "ended": desk.ended,
        "public": desk.public,
        "players": len(desk.body.seats),
        "edition": desk.body.rules.edition,
        "how": "unfinished" if result is None else result.how,
        "bots": any(seat.kind in ("bot", "remote") for seat in desk.body.seats),
        "imported": desk.body.imported,
    }
    connection.execute(insert(ARCHIVE), row)
    ratings = rate(connection, desk)
    rows = [result_row(desk, seat, ratings) for seat in range(len(desk.body.seats))]
    connection.execute(insert(RESULTS), rows)


def result_row(desk: Desk, number: int, ratings: dict[str, Rating]) -> dict[str, object]:
    """What one seat achieved, and the rating of its player afterwards."""
    game, seat = desk.game, desk.body.seats[number]
    assert game is not None
    player = game.state.players[number]
    rating = ratings.get(seat.person) if seat.person else None
    return {
        "table_id": desk.id,
        "seat": number,
        "person": seat.person,
        "name": seat.name,
        "folded": fold(seat.name),
        "points": int(player.score),
        "rank": ranks(desk)[number],
        "sheet": ENCODER.encode({name: points for name, points in game.score_sheet(number).items() if points}),
        "tiles": ENCODER.encode(tile_list(int(player.tiles))),
        "mu": rating.mu if rating else None,
        "sigma": rating.sigma if rating else None,
    }


def ranks(desk: Desk) -> list[int]:
    """The final ranks by seat; in an unfinished game as things stand."""
    if desk.body.result is not None:
        return desk.body.result.ranks
    assert desk.game is not None
    order = ranking(desk.game.state)
    return [order.index(seat) + 1 for seat in range(len(order))]


def fold(name: str) -> str:
    """A name as it is compared: upper and lower case are the same."""
    return " ".join(name.split()).casefold()
