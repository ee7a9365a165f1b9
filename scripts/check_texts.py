"""Check the texts of all languages: words that we avoid, and typography.

    python scripts/check_texts.py

`src/haspelknecht/locale/style.toml` lists the words to avoid and what to say instead. The typography of each language
is below. Each finding is one line with file, message and what to write; the exit status is 1 if there are any.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, ast

LOCALE = Path(__file__).resolve().parent.parent / "src" / "haspelknecht" / "locale"
VALUE = "\N{OBJECT REPLACEMENT CHARACTER}"  # a variable or another message inside a text
NBSP = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"

# What must not occur in any language, then by language: a pattern, and what to write.
TYPOGRAPHY = {
    "": [
        (r"'", "a typographic apostrophe (’)"),
        (r'"', "typographic quotation marks"),
        (r"\.\.\.", "an ellipsis (…)"),
        (r"(?<!^)  +", "one space"),
        (rf"[ {NBSP}]…", "no space before …"),
        (rf"[ {NBSP}],", "no space before a comma"),
        (r"::|: :", "one colon"),
        (r"(?<=\d)-(?=\d)", "a dash (–) between numbers"),
    ],
    "en": [(rf"[ {NBSP}][%:;?!]", "no space before the sign"), (r"[„«»]", "“ ”")],
    "de": [
        (rf"[ {NBSP}][:;?!]", "no space before the sign"),
        (r"(?<=[\d" + VALUE + r"])( ?)%", "a no-break space before %"),
        (r"[«»”]", "„ “"),
    ],
    "fr": [
        (rf"(?<![{NBSP}:;?!«»(…])[:;?!»%](?=[\s{NBSP}]|$)", "a no-break space before the sign"),
        (rf"«(?![{NBSP}])", "a no-break space after «"),
        (r"[„“”]", "« »"),
    ],
    "it": [(rf"[ {NBSP}][%:;?!]", "no space before the sign"), (r"[„“”]", "« »")],
    "pl": [(rf"[ {NBSP}][%:;?!]", "no space before the sign"), (r"[“«»]", "„ ”")],
}


@dataclass(frozen=True, slots=True)
class Text:
    """A text of a message, or of one variant of it; variables and references are replaced by one character."""

    file: str
    message: str
    text: str


def main() -> None:
    """Print all findings."""
    findings = [finding for folder in sorted(LOCALE.iterdir()) if folder.is_dir() for finding in check(folder)]
    for finding in findings:
        print(finding)
    sys.exit(1 if findings else 0)


def check(folder: Path) -> Iterator[str]:
    """The findings in one language."""
    style = tomllib.loads((LOCALE / "style.toml").read_text(encoding="utf-8"))
    avoided = [
        (re.compile(entry["pattern"]), entry["say"], set(entry.get("except", [])))
        for entry in style.get(folder.name, [])
    ]
    signs = [(re.compile(pattern), say) for pattern, say in TYPOGRAPHY[""] + TYPOGRAPHY.get(folder.name, [])]
    for text in texts(folder):
        place = f"{folder.name}/{text.file} {text.message}"
        for pattern, say, exceptions in avoided:
            if text.message not in exceptions and (found := pattern.search(text.text)):
                yield f"{place}: “{found[0]}”: {say}"
        if text.message in style["typography_exceptions"]:
            continue
        for pattern, say in signs:
            if found := pattern.search(text.text):
                around = text.text[max(0, found.start() - 12) : found.end() + 6].replace(VALUE, "{}")
                yield f"{place}: “{around}”: {say}"


def texts(folder: Path) -> Iterator[Text]:
    """All texts of a language, each variant of a message by itself."""
    for file in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                for text in variants(entry.value):
                    yield Text(file.name, entry.id.name, text)


def variants(pattern: ast.Pattern) -> list[str]:
    """The text around the selectors of a pattern, and the text of each of their variants."""
    whole, inside = "", []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            whole += " ".join(element.value.split("\n")) if "\n" in element.value else element.value
            continue
        whole += VALUE
        if isinstance(element.expression, ast.SelectExpression):
            inside += [text for variant in element.expression.variants for text in variants(variant.value)]
        elif isinstance(element.expression, ast.StringLiteral):
            whole = whole[:-1] + element.expression.parse()["value"]
    return [whole, *inside]


if __name__ == "__main__":
    main()
