"""Replaces characters that the terminal cannot show by similar ones.

An old or bare terminal (`LANG=C`, Latin-1, code page 437) has no `ł`, `“` or `■`. Python would stop with a
UnicodeEncodeError in the middle of a sentence.
"""

from __future__ import annotations

import codecs
import sys
import unicodedata
from io import TextIOWrapper
from typing import Final

NEAREST: Final = "haspelknecht-nearest"  # the name of the codec error handler
UNKNOWN: Final = "?"
# What Unicode normalization does not decompose: letters, punctuation, and the symbols of our views and of rich
LETTERS: Final = {"Ł": "L", "ł": "l", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss",
                  "Æ": "Ae", "æ": "ae", "Œ": "Oe", "œ": "oe", "Ø": "O", "ø": "o", "Đ": "D", "đ": "d"}  # fmt: skip
PUNCTUATION: Final = {"“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "‘": "'", "’": "'", "‚": "'", "‹": "<",
                      "›": ">", "–": "-", "—": "-", "‑": "-", "−": "-", "·": ".", "•": "*", "…": "...",
                      "×": "x", "½": "1/2", "±": "+-", "≠": "!=", "≤": "<=", "≥": ">=", "→": "->", "←": "<-", "↑": "^",
                      "↓": "v", "\u00a0": " ", "\u202f": " ", "\u2068": "", "\u2069": ""}  # fmt: skip
SIGNS: Final = {"■": "#", "□": "o", "█": "#", "▓": "#", "▒": "#", "░": ":", "≈": "~", "Π": "H", "○": "O", "●": "@",
                "✓": "v", "✗": "x", "▶": ">", "◀": "<", "▲": "^", "▼": "v", "━": "-", "╸": "-", "╺": "-",
                "▔": "-", "╷": "|", "╵": "|", "╶": "-", "╴": "-",
                "│": "|", "┊": "|", "┃": "|", "║": "|", "─": "-", "═": "="}  # fmt: skip
REPLACEMENTS: Final = LETTERS | PUNCTUATION | SIGNS
BOX_DRAWING: Final = range(0x2500, 0x2580)  # corners and crossings


def nearest(character: str) -> str:
    """The most similar text in ASCII."""
    bare = "".join(part for part in unicodedata.normalize("NFKD", character) if not unicodedata.combining(part))
    if character in REPLACEMENTS:
        return REPLACEMENTS[character]
    if ord(character) in BOX_DRAWING:
        return "+"
    return bare if bare.isascii() else UNKNOWN


def replace_with_nearest(error: UnicodeError) -> tuple[str, int]:
    """The codec error handler: replaces what the encoding does not have."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    unfit = error.object[error.start : error.end]
    return "".join(map(nearest, unfit)), error.end


def replace_unencodable_characters() -> None:
    """From now on print similar characters instead of those that the terminal cannot encode."""
    codecs.register_error(NEAREST, replace_with_nearest)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=NEAREST)
