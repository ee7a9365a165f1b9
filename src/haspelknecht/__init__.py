"""The board game Haspelknecht: exact rules, a fast engine, bots, records and positions.

>>> from haspelknecht import Game
>>> game = Game.new(players=2, seed="example")
>>> game.play(game.legal_moves[0])
"""

from haspelknecht.pure import prefer_source_if_asked

prefer_source_if_asked()  # before the engine is imported

from haspelknecht.errors import UserError  # noqa: E402
from haspelknecht.records.game import Game  # noqa: E402
from haspelknecht.records.history import Explanation, IllegalMoveError, Outcome  # noqa: E402
from haspelknecht.records.moves import Move  # noqa: E402
from haspelknecht.records.reasons import reason_text  # noqa: E402
from haspelknecht.records.record import write_record  # noqa: E402
from haspelknecht.records.replay import read_record  # noqa: E402
from haspelknecht.version import __version__  # noqa: E402

__all__ = [
    "Explanation",
    "Game",
    "IllegalMoveError",
    "Move",
    "Outcome",
    "UserError",
    "__version__",
    "read_record",
    "reason_text",
    "write_record",
]
