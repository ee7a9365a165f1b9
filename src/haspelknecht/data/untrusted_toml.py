"""Reading untrusted TOML: text that `tomllib` would parse very slowly is refused.

Its time grows with the square of the parts of a dotted name, and with the parts of a header times the lines below it.
With limits on parts and on the length of the text, even the worst file takes a few hundredths of a second.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from haspelknecht.errors import UserError

MAX_LENGTH: Final = 20_000  # a position has about 5,000, the shipped components 4,000
MAX_LINE_LENGTH: Final = 3_000  # we write 110; Python could parse longer numbers, but not print them
MAX_NAME_PARTS: Final = 6  # of a dotted name; `components.tiles.11.cost.any` has five
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
    """Parse a text.

    :raises UserError: If it is too long or too complex.
    :raises ValueError: If it is not TOML.
    :raises RecursionError: If it is nested too deeply.
    """
    check_size(text)
    return tomllib.loads(text.removeprefix("\ufeff"))


def check_size(text: str) -> None:
    """Raise `UserError` for text that would be slow to parse. Dots count only in names, not in strings and comments."""
    if len(text) > MAX_LENGTH:
        raise UserError("toml-too-long", most=MAX_LENGTH)
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > MAX_LINE_LENGTH:
            raise UserError("toml-line-too-long", line=number, most=MAX_LINE_LENGTH)
    bare = TEXT_OR_COMMENT.sub(lambda match: "\n" * match[0].count("\n"), text)
    for number, line in enumerate(bare.split("\n"), 1):
        if any(words.count(".") >= MAX_NAME_PARTS for words in NO_NAME.split(line)):
            raise UserError("toml-too-deep", line=number, most=MAX_NAME_PARTS)
