"""All messages exist in five languages, and all are used."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import haspelknecht
from haspelknecht.data.editions import EDITIONS
from haspelknecht.data.layouts import load_layouts
from haspelknecht.data.rules import chapters, rule_ids
from haspelknecht.locale import LANGUAGES
from haspelknecht.rules.options import VALUES
from haspelknecht.rules.pieces import SOURCE_NAMES

PACKAGE = Path(haspelknecht.__file__).parent
SOURCE = "\n".join(file.read_text(encoding="utf-8") for file in sorted(PACKAGE.rglob("*.py")))
WEB = Path(__file__).parent.parent / "web" / "src"
WEB_SOURCE = "\n".join(
    file.read_text(encoding="utf-8")
    for file in sorted([*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")])
    if not file.name.endswith(".test.ts")  # tests contain invented messages
)
WEB_LITERALS = set(re.findall(r"""(?<=['"`])[a-z][\w-]*\w(?=['"`])""", WEB_SOURCE))
WEB_PREFIXES = set(re.findall(r"`([a-z]\w*(?:-\w+)*-)\$\{", WEB_SOURCE))
WORD = re.compile(r"-word(-|$)")  # parts of sentences: each language has its own


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """All messages of a language; a syntax error fails here."""
    by_name: dict[str, ast.Message] = {}
    for file in sorted((PACKAGE / "locale" / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in by_name, f"{entry.id.name} is defined twice in {language}"
                by_name[entry.id.name] = entry
    return by_name


def parts(message: ast.Message, kind: type) -> set[str]:
    """The names of variables or of messages that a message refers to."""
    names: set[str] = set()

    def visit(node: object) -> None:
        if isinstance(node, kind):
            names.add(node.id.name)  # type: ignore[attr-defined]
        if isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                visit(value)
        elif isinstance(node, list):
            for item in node:
                visit(item)

    visit(message)
    return names


def variables(name: str, language: str) -> set[str]:
    """The variables of a message and of the messages that it refers to."""
    all_messages = messages(language)
    names = parts(all_messages[name], ast.VariableReference)
    for inside in parts(all_messages[name], ast.MessageReference):
        names |= variables(inside, language)
    return names


def main_names(language: str) -> set[str]:
    """The messages that the code uses directly."""
    return {name for name in messages(language) if not WORD.search(name)}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages(language: str) -> None:
    """No message is missing, none is left over."""
    assert main_names(language) == main_names("en")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_messages_use_the_same_values(language: str) -> None:
    """A translation uses only the variables of the English message."""
    for name in main_names("en"):
        assert variables(name, language) <= variables(name, "en"), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_inside_sentences_are_used(language: str) -> None:
    """No helper message is unused, none is missing."""
    all_messages = messages(language)
    used = {inside for message in all_messages.values() for inside in parts(message, ast.MessageReference)}
    assert {name for name in all_messages if WORD.search(name)} <= used
    assert used <= set(all_messages)


def test_no_message_is_unused() -> None:
    """Every message is named in the code, or made of a name in the data."""
    made = {f"option-{option}" for option in VALUES}
    made |= {f"option-{option}-about" for option in VALUES}
    made |= {f"option-{option}-{value}" for option, values in VALUES.items() for value in values}
    made = {name.replace("_", "-") for name in made}
    made |= {f"edition-{edition}{end}" for edition in EDITIONS for end in ("", "-about")}
    made |= {f"layout-name-{layout}".replace("_", "-") for layout in load_layouts()}
    made |= set(rule_ids()) | {f"chapter-{chapter}" for chapter in chapters()}
    made |= {f"source-{source}" for source in SOURCE_NAMES}
    made |= {f"marker-{number}" for number in (14, 22, 23, 25, 32, 33)} | {f"building-{n}" for n in (12, 15, 24, 35)}
    prefixes = set(re.findall(r'f"([a-z]+(?:-[a-z]+)*-)\{', SOURCE)) | set(
        re.findall(r'"([a-z]+(?:-[a-z]+)*-)" \+', SOURCE)
    )
    prefixes |= WEB_PREFIXES
    literals = set(re.findall(r'"([a-z][\w-]+)"', SOURCE)) | WEB_LITERALS
    unused = set()
    for name in main_names("en") - made:
        reason = name.removeprefix("reason-")
        from_prefix = any(name.startswith(prefix) for prefix in prefixes - {"reason-", "option-", "edition-"})
        if not (name in literals or (name.startswith("reason-") and reason in literals) or from_prefix):
            unused.add(name)
    assert unused == set()


def test_every_message_that_the_browser_names_exists() -> None:
    """By its full name, or by a prefix that at least one message has."""
    known = main_names("en")
    assert {name for name in WEB_LITERALS if name.startswith("web-")} <= known
    for prefix in WEB_PREFIXES:
        if prefix.startswith("web-"):
            assert any(name.startswith(prefix) for name in known), prefix


def web_calls() -> list[tuple[str, set[str]]]:
    """Every message that the browser formats with values written beside it, and the names of these values."""
    calls = re.findall(r"""\bt\(\s*'([\w-]+)',\s*\{([^{}]*)\},?\s*\)""", WEB_SOURCE)
    return [
        (name, {part.split(":")[0].strip() for part in values.split(",") if part.strip()}) for name, values in calls
    ]


def test_the_browser_gives_messages_the_values_they_use() -> None:
    """A value under another name would leave a gap in the sentence."""
    calls = web_calls()
    assert len(calls) > 50
    for name, values in calls:
        assert variables(name, "en") <= values, name
