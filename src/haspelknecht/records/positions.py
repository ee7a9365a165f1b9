"""Positions: a state with the identity of its game, as plain data or as text, like FEN for chess."""

from __future__ import annotations

from haspelknecht.records.identity import identity_of
from haspelknecht.records.state_words import state_words
from haspelknecht.records.table import Table
from haspelknecht.records.toml_text import to_toml
from haspelknecht.rules.state import State

FORMAT = 1


def position_of(table: Table, state: State) -> dict[str, object]:
    """The position as plain data: everything needed to continue the game, except its history and seed."""
    return {"haspelknecht_position": FORMAT, **identity_of(table), **state_words(state)}


def position_text(table: Table, state: State) -> str:
    """The position as text (TOML)."""
    return to_toml(position_of(table, state))
