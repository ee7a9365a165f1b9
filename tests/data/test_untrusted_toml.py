"""Untrusted TOML: files that would be slow to parse are refused at once, all ordinary files are read."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from importlib.resources import files

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from haspelknecht.data.components import read_facts
from haspelknecht.data.layouts import read_layout
from haspelknecht.data.untrusted_toml import MAX_LENGTH, MAX_LINE_LENGTH, MAX_NAME_PARTS, read_toml
from haspelknecht.errors import UserError
from haspelknecht.records.game import Game
from haspelknecht.records.positions import position_text
from haspelknecht.records.set_up import parse_position

DEEP = "a." * 20_000 + "a"
READERS: list[Callable[[str], object]] = [read_toml, read_facts, lambda text: read_layout(text, "own"), parse_position]


def problem(read: Callable[[str], object], text: str) -> str:
    """The key of the error for a file that is refused."""
    with pytest.raises(UserError) as caught:
        read(text)
    return caught.value.key


# --- ordinary files -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["components.toml", "layouts.toml", "tutorial.toml"])
def test_files_like_ours_are_far_from_the_limits(name: str) -> None:
    content = (files("haspelknecht.data") / name).read_text(encoding="utf-8")
    assert read_toml(content) == tomllib.loads(content)
    assert len(content) * 3 < MAX_LENGTH
    assert max(map(len, content.split("\n"))) * 3 < MAX_LINE_LENGTH


def test_a_position_is_far_from_the_limits_even_if_names_contain_dots() -> None:
    game = Game.new(4, seed="dots", names=["." * 40, "a.b.c.d.e.f.g.h", 'a".\'."b', "#...."])
    text = position_text(game.table, game.start)
    assert parse_position(text)[0].names == game.table.names
    assert len(text) * 3 < MAX_LENGTH


def test_dots_in_strings_and_comments_do_not_count() -> None:
    dots = "." * 50
    text = f'a = "{dots}\\"{dots}" # {dots}\nb = \'{dots}\'\n'
    text += f'c = """\n{dots}""{dots}\\"""""\n' + f"d = '''{dots}''{dots}'''''\n"
    assert read_toml("\ufeff" + text) == tomllib.loads(text)


def test_as_many_parts_as_allowed_are_read() -> None:
    name = ".".join("x" * MAX_NAME_PARTS)
    text = f"[{name}]\n{name} = {{ {name} = [1.5, 2.5, {{ {name} = 1 }}] }}\n"
    assert read_toml(text) == tomllib.loads(text)


# --- what is refused ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("read", READERS)
@pytest.mark.parametrize(
    "text",
    [
        "{} = 1", "[{}]\na = 1", "[[{}]]\na = 1", "x = {{ {} = 1 }}", "x = [\n1, {{ z = 1, {} = 1 }}]", "{} = 1 # a",
        "y = '''\n'''\n{} = 1",
        'x = ["""\n"\n""", {{ {} = 1 }}, """ " """]',
        "x = ['''\n'\n''', {{ {} = 1 }}, ''' ' ''']",
        'x = ["\'", {{ {} = 1 }}, "\'"]',
        'x = ["#", {{ {} = 1 }}]',
        'x = ["""a\\""""", {{ {} = 1 }}, """"a"""""]',
    ],
)  # fmt: skip
def test_a_name_of_too_many_parts_is_refused(read: Callable[[str], object], text: str) -> None:
    parts = ["a", '"b.\\""', "'c\"'"] * MAX_NAME_PARTS
    for dot in (".", " . ", "\t."):
        whole = text.format(dot.join(parts[: MAX_NAME_PARTS + 1]))
        tomllib.loads(whole)  # it is valid TOML
        assert problem(read, whole) == "toml-too-deep"


def test_the_error_for_a_deep_name_has_its_line() -> None:
    with pytest.raises(UserError) as caught:
        read_facts('x = """\n\n"""\n[' + "a." * MAX_NAME_PARTS + "a]\n")
    assert caught.value.values == {"line": 4, "most": MAX_NAME_PARTS}


@pytest.mark.parametrize("read", [read_toml, read_facts, parse_position])
def test_long_texts_and_lines_are_refused(read: Callable[[str], object]) -> None:
    assert problem(read, DEEP + " = 1") == "toml-too-long"
    assert problem(read, "#\n" * (MAX_LENGTH // 2) + "#") == "toml-too-long"
    assert problem(read, "\n#" + "x" * MAX_LINE_LENGTH) == "toml-line-too-long"


def test_a_number_too_long_to_be_printed_is_refused() -> None:
    """Python parses hexadecimal numbers of any length, but refuses to print long ones."""
    digits = "f" * (MAX_LINE_LENGTH - 30)
    assert (
        problem(parse_position, f"players = {{A = {{}}, B = {{}}}}\nstart_buildings = [0x{digits}]") == "value-not-tile"
    )
    assert problem(parse_position, f"start_buildings = [0x{digits * 2}]") == "toml-line-too-long"


def test_a_layout_keeps_its_own_limits() -> None:
    assert problem(READERS[2], ("#" * 400 + "\n") * 60) == "toml-too-long"


# --- accepted files are parsed quickly ------------------------------------------------------------------------

PIECES = [
    '"""',
    "'''",
    '"',
    "'",
    "#",
    "\n",
    "\\",
    "a.a.a.a.",
    "a",
    " = ",
    "1",
    ", ",
    "[",
    "]",
    "\n[",
    "x = [",
    "\nb = ",
]


def depth(value: object) -> int:
    """The depth of nested tables."""
    if isinstance(value, dict):
        return 1 + max(map(depth, value.values()), default=0)
    return max(map(depth, value), default=0) if isinstance(value, list) else 0


@settings(max_examples=500)
@given(st.lists(st.sampled_from(PIECES), max_size=25).map("".join))
def test_deep_names_cannot_be_disguised_as_strings(text: str) -> None:
    """Without braces, tables are nested only by headers and names, which both make parsing slower."""
    try:
        parsed = read_toml(text)
    except (UserError, ValueError):
        return
    assert depth(parsed) <= 1 + 2 * MAX_NAME_PARTS
