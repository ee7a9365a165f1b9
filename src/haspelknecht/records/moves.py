"""Moves as numbers that print as text."""

from __future__ import annotations

from haspelknecht.records.notation import move_text, texts


class Move(int):
    """A move: an `int`, its number in the action space. `str(move)` is its text.

    >>> Move(60)
    Move(60: pass)
    >>> str(Move(60)), int(Move(60))
    ('pass', 60)
    """

    def __str__(self) -> str:
        return texts().get(int(self), f"move {int(self)}")

    def __repr__(self) -> str:
        return f"Move({int(self)}: {self})"

    @property
    def text(self) -> str:
        """The text of the move.

        :raises UserError: If there is no move with this number.
        """
        return move_text(self)
