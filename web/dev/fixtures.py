"""Positions of real games, written as JSON for looking at components: `python web/dev/fixtures.py`."""

from __future__ import annotations

import json
from pathlib import Path

from haspelknecht.bots.bot import Limit
from haspelknecht.bots.observation import observe
from haspelknecht.bots.registry import make_bot
from haspelknecht.bots.specs import parse_spec
from haspelknecht.records.game import Game
from haspelknecht.records.identity import identity_of
from haspelknecht.records.moves import Move
from haspelknecht.records.notation import SEATS, move_text
from haspelknecht.records.positions import state_words
from haspelknecht.rules.flow import legal_moves

FOLDER = Path(__file__).parent / "fixtures"
NAMES = ("Anna", "Mechthild", "Jost", "Wenzel")
WANTED = ("taking", "planning", "working", "storing", "over")


def write(game: Game, name: str) -> None:
    """The position, what never changes, and the legal moves of everybody who may act."""
    seats = {SEATS[seat]: legal_moves(game.state, seat) for seat in game.to_act}
    moves = {seat: [{"number": code, "text": move_text(code)} for code in codes] for seat, codes in seats.items()}
    found = {"identity": identity_of(game.table), "position": state_words(game.state), "moves": moves}
    (FOLDER / f"{name}.json").write_text(json.dumps(found), encoding="utf-8")


def play(players: int) -> None:
    """A game of greedy bots; each stage once in each year, and the end."""
    game = Game.new(players, names=NAMES[:players], seed="harness")
    bot = make_bot(parse_spec("greedy"), "harness")
    seen: set[tuple[int, str]] = set()
    while game.to_act:
        words = state_words(game.state)
        key = (int(str(words["year"])), str(words["stage"]))
        if key[1] in WANTED and key not in seen and words["season"] != "spring":
            seen.add(key)
            write(game, f"{players}p-year{key[0]}-{key[1]}")
        seat = game.to_act[0]
        choice = bot.choose(observe(game, seat), Limit())
        for move in (choice.move, *choice.then):
            game.play(Move(move), seat)
    write(game, f"{players}p-over")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for players in (2, 3, 4):
        play(players)
