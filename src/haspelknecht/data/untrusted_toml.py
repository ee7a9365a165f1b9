"""Reading untrusted TOML: what would keep `tomllib` busy for long is refused before parsing.

Its time grows with the square of the parts of a dotted name, and with the parts of a header times the lines below it.
With few parts, and no more letters than a real file could need, even the worst file takes a few hundredths of a second.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from haspelknecht.errors import UserError

MOST_LETTERS: Final = 20_000  # a position has about 5,000, the shipped components 4,000
MOST_COLUMNS: Final = 3_000  # we write 110; numbers of more digits could be read, but not shown
MOST_PARTS: Final = 6  # of a dotted name; `components.tiles.11.cost.any` has five
TEXT_OR_COMMENT: Final = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*+"{0,5}'
    r"|'''(?:[^']|'(?!''))*+'{0,5}"
    r'|"(?:[^"\\\n]|\\.)*+"?'
    r"|'[^'\n]*+'?"
    r"|#[^\n]*+",
    re.DOTALL,
)
NO_NAME: Final = re.compile(r"[=,\[\]{}]")


def read_toml(text: str) -> dict[str, Any]:
    """The parsed text. Raises `UserError` if it is too complex, `ValueError` or `RecursionError` if it is not TOML."""
    check_size(text)
    return tomllib.loads(text.removeprefix("\ufeff"))


def check_size(text: str) -> None:
    """Raise `UserError` for what takes long to parse. Dots count only in names, not in strings and comments."""
    if len(text) > MOST_LETTERS:
        raise UserError("toml-too-long", most=MOST_LETTERS)
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > MOST_COLUMNS:
            raise UserError("toml-line-too-long", line=number, most=MOST_COLUMNS)
    bare = TEXT_OR_COMMENT.sub(lambda found: "\n" * found[0].count("\n"), text)
    for number, line in enumerate(bare.split("\n"), 1):
        if any(words.count(".") >= MOST_PARTS for words in NO_NAME.split(line)):
            raise UserError("toml-too-deep", line=number, most=MOST_PARTS)
