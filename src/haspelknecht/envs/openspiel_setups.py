"""The parameters of the OpenSpiel game, and the set-ups made from them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from haspelknecht.envs.rewards import DEFAULT
from haspelknecht.errors import UserError
from haspelknecht.records.game_options import GameOptions
from haspelknecht.rules.setup import Setup

Key = tuple[int, str, str, str, str, str]

# Names with their defaults. `seed` only chooses the tiles of a random field: all other chance is OpenSpiel's.
PARAMETERS: Final[dict[str, int | str]] = {
    "players": 2, "edition": "second", "options": "", "layout": "standard", "tiles": "first", "seed": "",
    "reward": DEFAULT,
}  # fmt: skip


def key_of(parameters: Mapping[str, int | str]) -> Key:
    """All parameters that make the set-up."""
    words = [str(parameters[name]) for name in ("edition", "options", "layout", "tiles", "seed")]
    return (int(parameters["players"]), words[0], words[1], words[2], words[3], words[4])


@cache
def setup_of(key: Key) -> Setup:
    """The set-up of a game, built once in a process."""
    players, edition, options, layout, tiles, seed = key
    chosen = GameOptions(edition=edition, options=parse_options(options), layout=layout, tiles=parse_tiles(tiles))
    return chosen.new_game(players, seed).table.setup


def parse_options(text: str) -> dict[str, str]:
    """`mill_repeat:repeat digger_choice:forced`; OpenSpiel reserves `=` and `,`."""
    found = {}
    for word in text.split():
        name, colon, value = word.partition(":")
        if not colon:
            raise UserError("envs-openspiel-option", option=word)
        found[name] = value
    return found


def parse_tiles(text: str) -> str | tuple[int, ...]:
    """`first`, `random`, or tile numbers with spaces between them."""
    words = text.split()
    return tuple(map(int, words)) if words and all(word.isdecimal() for word in words) else text
