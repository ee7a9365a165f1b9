"""A move as a number that shows itself as text."""

from __future__ import annotations

from haspelknecht.records.notation import move_text, texts


class Move(int):
    """A move: its number in the action space, its text with `str`.

    >>> Move(60)
    Move(60: pass)
    >>> str(Move(60)), Move(60) + 0
    ('pass', 60)
    """

    def __str__(self) -> str:
        return texts().get(int(self), f"move {int(self)}")

    def __repr__(self) -> str:
        return f"Move({int(self)}: {self})"

    @property
    def text(self) -> str:
        """The text of the move.

        :raises UserError: If there is no move of this number.
        """
        return move_text(self)
