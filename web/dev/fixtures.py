"""Views of real games, written as JSON for looking at components: `python web/dev/fixtures.py`."""

from __future__ import annotations

from pathlib import Path

import msgspec

from haspelknecht.bots.bot import Limit
from haspelknecht.bots.observation import observe
from haspelknecht.bots.registry import make_bot
from haspelknecht.bots.specs import parse_spec
from haspelknecht.records.game import Game
from haspelknecht.records.moves import Move
from haspelknecht.records.notation import SEATS
from haspelknecht.view.board import board_view
from haspelknecht.view.facts import game_facts
from haspelknecht.view.seat import seat_view

FOLDER = Path(__file__).parent / "fixtures"
NAMES = ("Anna", "Mechthild", "Jost", "Wenzel")
WANTED = ("taking", "planning", "working", "storing", "over")


def write(game: Game, name: str) -> None:
    """What never changes, the table as everybody sees it, and what the owner of each seat sees."""
    mine = {SEATS[seat]: seat_view(game, seat, "en") for seat in range(game.table.players)}
    found = {"facts": game_facts(game.table, "en"), "board": board_view(game), "mine": mine}
    (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(found))


def play(players: int) -> None:
    """A game of greedy bots; each stage once in each year, and the end."""
    game = Game.new(players, names=NAMES[:players], seed="harness")
    bot = make_bot(parse_spec("greedy"), "harness")
    seen: set[tuple[int, str]] = set()
    while game.to_act:
        board = board_view(game)
        key = (board.year, board.stage)
        if board.stage in WANTED and key not in seen and board.season != "spring":
            seen.add(key)
            write(game, f"{players}p-year{board.year}-{board.stage}")
        seat = game.to_act[0]
        choice = bot.choose(observe(game, seat), Limit())
        for move in (choice.move, *choice.then):
            game.play(Move(move), seat)
    write(game, f"{players}p-over")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for players in (2, 3, 4):
        play(players)
