"""Renders the whole table, as text or as a picture."""

from __future__ import annotations

from haspelknecht.envs.drawing import draw
from haspelknecht.errors import UserError
from haspelknecht.records.positions import position_text
from haspelknecht.records.table import Table
from haspelknecht.rules.state import State

TEXT = "ansi"
PICTURE = "svg"
MODES = (TEXT, PICTURE)


def checked_mode(mode: str | None) -> str | None:
    """The render mode; raises `UserError` if it is unknown."""
    if mode is not None and mode not in MODES:
        raise UserError("envs-render-unknown", mode=mode, known=", ".join(MODES))
    return mode


def render(table: Table, state: State, mode: str | None) -> str | None:
    """The table in a render mode; None without a mode."""
    if mode is None:
        return None
    return position_text(table, state) if mode == TEXT else draw(state).svg
