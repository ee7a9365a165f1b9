"""Terminals that cannot show every character get the nearest ones they can show, instead of an error.

An old or bare terminal (`LANG=C`, Latin-1, code page 437) knows no `ł`, `“` or `■`. Python would stop with a
UnicodeEncodeError in the middle of a sentence.
"""

from __future__ import annotations

import codecs
import sys
import unicodedata
from io import TextIOWrapper
from typing import Final

NEAREST: Final = "haspelknecht-nearest"  # the name under which Python's codecs find it
UNKNOWN: Final = "?"
# What Unicode does not take apart by itself: letters, punctuation, and the signs of our views and of rich
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
    """The most similar text in ASCII, which every terminal has."""
    bare = "".join(part for part in unicodedata.normalize("NFKD", character) if not unicodedata.combining(part))
    if character in REPLACEMENTS:
        return REPLACEMENTS[character]
    if ord(character) in BOX_DRAWING:
        return "+"
    return bare if bare.isascii() else UNKNOWN


def replace_with_nearest(error: UnicodeError) -> tuple[str, int]:
    """What Python's codecs call for characters that an encoding does not have."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    unfit = error.object[error.start : error.end]
    return "".join(map(nearest, unfit)), error.end


def never_fail_on_characters() -> None:
    """Whatever is printed from now on can be printed on this terminal."""
    codecs.register_error(NEAREST, replace_with_nearest)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=NEAREST)
