"""Reading TOML that strangers wrote: what would keep `tomllib` busy for long is refused before it begins.

Its time grows with the square of the parts of a name, and with the parts of a header times the lines below it. With few
parts, and in all no more letters than real files could need, even the worst file takes a few hundredths of a second.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from haspelknecht.errors import UserError

MOST_LETTERS: Final = 20_000  # a position has about 5,000, the shipped components 4,000
MOST_COLUMNS: Final = 3_000  # we write 110; numbers of more digits could be read, but not shown
MOST_PARTS: Final = 6  # of a name; `components.tiles.11.cost.any` has five
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
    """A stranger's file. What is not TOML raises what `tomllib` raises: ValueError or RecursionError."""
    check_size(text)
    return tomllib.loads(text.removeprefix("\ufeff"))


def check_size(text: str) -> None:
    """Refuse what takes long to read. Dots count where a name may stand: outside of texts and comments."""
    if len(text) > MOST_LETTERS:
        raise UserError("toml-too-long", most=MOST_LETTERS)
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > MOST_COLUMNS:
            raise UserError("toml-line-too-long", line=number, most=MOST_COLUMNS)
    bare = TEXT_OR_COMMENT.sub(lambda found: "\n" * found[0].count("\n"), text)
    for number, line in enumerate(bare.split("\n"), 1):
        if any(words.count(".") >= MOST_PARTS for words in NO_NAME.split(line)):
            raise UserError("toml-too-deep", line=number, most=MOST_PARTS)
