"""Strangers' TOML: files that would keep the reader busy are refused at once, everything real is read."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from importlib.resources import files

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from haspelknecht.data.components import read_facts
from haspelknecht.data.foreign_toml import MOST_COLUMNS, MOST_LETTERS, MOST_PARTS, read_toml
from haspelknecht.data.layouts import read_layout
from haspelknecht.errors import UserError
from haspelknecht.records.game import Game
from haspelknecht.records.positions import position_text
from haspelknecht.records.set_up import parse_position

DEEP = "a." * 20_000 + "a"
READERS: list[Callable[[str], object]] = [read_toml, read_facts, lambda text: read_layout(text, "own"), parse_position]


def problem(read: Callable[[str], object], text: str) -> str:
    """What a reader says of a file that he does not read."""
    with pytest.raises(UserError) as caught:
        read(text)
    return caught.value.key


# --- what is real ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["components.toml", "layouts.toml", "tutorial.toml"])
def test_files_like_ours_are_far_from_the_limits(name: str) -> None:
    content = (files("haspelknecht.data") / name).read_text(encoding="utf-8")
    assert read_toml(content) == tomllib.loads(content)
    assert len(content) * 3 < MOST_LETTERS
    assert max(map(len, content.split("\n"))) * 3 < MOST_COLUMNS


def test_a_position_is_far_from_the_limits_and_its_names_may_be_dots() -> None:
    game = Game.new(4, seed="dots", names=["." * 40, "a.b.c.d.e.f.g.h", 'a".\'."b', "#...."])
    text = position_text(game.table, game.start)
    assert parse_position(text)[0].names == game.table.names
    assert len(text) * 3 < MOST_LETTERS


def test_dots_in_texts_and_comments_do_not_count() -> None:
    dots = "." * 50
    text = f'a = "{dots}\\"{dots}" # {dots}\nb = \'{dots}\'\n'
    text += f'c = """\n{dots}""{dots}\\"""""\n' + f"d = '''{dots}''{dots}'''''\n"
    assert read_toml("\ufeff" + text) == tomllib.loads(text)


def test_as_many_parts_as_allowed_are_read() -> None:
    name = ".".join("x" * MOST_PARTS)
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
    parts = ["a", '"b.\\""', "'c\"'"] * MOST_PARTS
    for dot in (".", " . ", "\t."):
        whole = text.format(dot.join(parts[: MOST_PARTS + 1]))
        tomllib.loads(whole)  # nothing else is wrong with it
        assert problem(read, whole) == "toml-too-deep"


def test_the_line_of_a_deep_name_is_told() -> None:
    with pytest.raises(UserError) as caught:
        read_facts('x = """\n\n"""\n[' + "a." * MOST_PARTS + "a]\n")
    assert caught.value.values == {"line": 4, "most": MOST_PARTS}


@pytest.mark.parametrize("read", [read_toml, read_facts, parse_position])
def test_what_is_too_long_is_refused(read: Callable[[str], object]) -> None:
    assert problem(read, DEEP + " = 1") == "toml-too-long"
    assert problem(read, "#\n" * (MOST_LETTERS // 2) + "#") == "toml-too-long"
    assert problem(read, "\n#" + "x" * MOST_COLUMNS) == "toml-line-too-long"


def test_a_number_too_long_to_be_shown_is_not_read() -> None:
    """Python reads hexadecimal numbers of any length, but refuses to write them."""
    digits = "f" * (MOST_COLUMNS - 30)
    assert (
        problem(parse_position, f"players = {{A = {{}}, B = {{}}}}\nstart_buildings = [0x{digits}]") == "value-not-tile"
    )
    assert problem(parse_position, f"start_buildings = [0x{digits * 2}]") == "toml-line-too-long"


def test_a_layout_keeps_its_own_limits() -> None:
    assert problem(READERS[2], ("#" * 400 + "\n") * 60) == "toml-too-long"


# --- what is accepted is quickly read --------------------------------------------------------------------------

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
    """How many tables lie within each other."""
    if isinstance(value, dict):
        return 1 + max(map(depth, value.values()), default=0)
    return max(map(depth, value), default=0) if isinstance(value, list) else 0


@settings(max_examples=500)
@given(st.lists(st.sampled_from(PIECES), max_size=25).map("".join))
def test_nothing_makes_deep_names_look_like_texts(text: str) -> None:
    """Without braces tables lie within each other only by headers and names, and the reader's work grows with both."""
    try:
        found = read_toml(text)
    except (UserError, ValueError):
        return
    assert depth(found) <= 1 + 2 * MOST_PARTS
