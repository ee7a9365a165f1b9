"""The error for bad input: one sentence in the user's language that says what is wrong and where."""

from __future__ import annotations

from haspelknecht.locale import say


def shorten(text: str, most: int = 60) -> str:
    """Prepare untrusted text for a message: one line, printable, at most `most` characters."""
    clean = "".join(letter if letter.isprintable() else "?" for letter in text.strip())
    return clean if len(clean) <= most else clean[: most - 3] + "..."


class UserError(Exception):
    """Bad input. `key` names a Fluent message in `locale/`, `values` are its variables.

    `str(error)` is the English sentence, `error.text("de")` the German one.

    >>> str(UserError("players-count", players=5))
    'Haspelknecht is for 2, 3 or 4 players, not 5.'
    """

    def __init__(self, key: str, /, **values: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.values = {
            name: shorten(value, 1000) if isinstance(value, str) else value for name, value in values.items()
        }

    def text(self, language: str = "en") -> str:
        """The message in a language (`en`, `de`, `fr`, `it` or `pl`)."""
        return say(self.key, language, **self.values)

    def __str__(self) -> str:
        return self.text()
