"""The error for everything a user can get wrong: one sentence in the user's language that says what and where."""

from __future__ import annotations

from haspelknecht.locale import say


def shorten(text: str, most: int = 60) -> str:
    """Untrusted text made fit for a message: one line, printable, at most `most` letters."""
    clean = "".join(letter if letter.isprintable() else "?" for letter in text.strip())
    return clean if len(clean) <= most else clean[: most - 3] + "..."


class UserError(Exception):
    """Bad input. `key` names a Fluent message in `locale/`, `values` are its variables.

    `str(error)` is the English sentence; `error.text("de")` the German one.
    """

    def __init__(self, key: str, /, **values: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.values = {
            name: shorten(value, 1000) if isinstance(value, str) else value for name, value in values.items()
        }

    def text(self, language: str = "en") -> str:
        """The sentence for the user, in a language."""
        return say(self.key, language, **self.values)

    def __str__(self) -> str:
        return self.text()
