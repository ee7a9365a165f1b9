"""Replay a stored game from its seed."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, select

from haspelknecht.records.game import Game
from haspelknecht.records.notation import SEATS, parse_move
from haspelknecht.server.storage.schema import ARCHIVE, RESULTS, TABLES
from haspelknecht.server.tables.events import effective, event_values
from haspelknecht.server.tables.load import load_events

Look = Callable[[Game, str, int], None]


def replay(connection: Connection, table: str, look: Look = lambda game, letter, code: None) -> None:
    """Replay a finished game under the current rules and check that every draw and the result are the same.

    `look` is called before every move, with the seat and the move.
    """
    seed = connection.scalar(select(TABLES.c.seed).filter_by(id=table))
    rows = connection.execute(select(RESULTS).filter_by(table_id=table).order_by(RESULTS.c.seat)).all()
    game = Game.new(len(rows), seed=seed, names=[row.name for row in rows])
    known = 0
    for event in effective(load_events(connection, table)):
        if event.of_game:
            for letter, text in event.moves:
                look(game, letter, parse_move(text))
                game.play(text, SEATS.index(letter))
            again = event_values(game, known)
            assert (again["moves"], again["draws"]) == (event.moves, event.draws)
            known = len(game.history)
    how = connection.scalar(select(ARCHIVE.c.how).filter_by(table_id=table))
    assert (game.outcome is not None) == (how == "scored")
    assert [player.score for player in game.state.players] == [row.points for row in rows]
