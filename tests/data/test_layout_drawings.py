"""Layouts that users draw: invalid ones are refused with a clear message, and nothing crashes."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from itertools import combinations

import pytest
from fluent.syntax import FluentParser, ast
from hypothesis import given
from hypothesis import strategies as st

from haspelknecht.data.layouts import (
    Spot,
    check,
    load_layouts,
    min_per_level,
    parse_drawing,
    read_layout,
    standard,
)
from haspelknecht.errors import UserError
from haspelknecht.locale import LANGUAGES, say
from tests.data.test_layouts import GOOD, OWN, overlap, per_level, reached, rejection, touch

# --- invalid layouts and their error messages -----------------------------------------------------------------


def own(**values: str) -> str:
    """A user's file with some keys replaced, or left out when the value is empty."""
    keys = {"players": "[2]", "drawing": f"'''\n{GOOD}'''", **values}
    return "\n".join(f"{key} = {value}" for key, value in keys.items() if value)


def field(drawing: str) -> Callable[[], object]:
    return lambda: check(parse_drawing(drawing), 2, 3)


def drawn(drawing: str) -> Callable[[], object]:
    return lambda: parse_drawing(drawing)


def from_file(text: str) -> Callable[[], object]:
    return lambda: read_layout(text, "mine.toml")


REJECTED: list[tuple[str, Callable[[], object], tuple[str, ...]]] = [
    ("layout-empty", drawn(""), ()),
    ("layout-empty", drawn("  \n \n"), ()),
    ("layout-wrong-sign", drawn("1 1\n 5"), ("2", "5")),
    ("layout-wrong-sign", drawn("1 x 1"), ("1", "3", "x")),
    ("layout-wrong-sign", drawn("1\t1"), ("1", "2", "U+0009")),
    ("layout-wrong-sign", drawn("1 1\n\n ²"), ("3", "2", "²")),
    ("layout-too-close", drawn("1 1\n 22"), ("2", "3")),
    ("layout-off-grid", drawn("1 1\n2 2"), ("2", "1")),
    ("layout-off-grid", drawn("1  1"), ("1", "4")),
    ("layout-too-large", drawn("\n" * 60 + "1"), ("61", "1")),
    ("layout-too-large", drawn("1" + " " * 1999 + "1"), ("1", "2001")),
    ("layout-too-many", drawn("1 1 1\n 1 1 1"), ("2", "6", "5", "R-SETUP-04")),
    ("layout-level-missing", field("1 1 1\n 2 2 2\n3 3 3"), ("4", "R-SETUP-04")),
    ("layout-too-few", field("1 1 1\n 2 2\n3 3 3\n 4 4 4"), ("2", "3", "R-VARIANT-03")),
    ("layout-not-connected", field("1 1 1\n 2 2 2\n3 3 3\n 4 4   4"), ("4", "8", "3", "R-VARIANT-04")),
    ("layout-level-jump", field("1 1 1 3\n 2 2 2\n3 3\n 4 4 4"), ("1", "5", "3", "R-VARIANT-05")),
    ("layout-player-count", lambda: standard(5), ("5",)),
    ("layout-minimum-unknown", lambda: min_per_level("four", 4), ("four",)),
    ("layout-file-too-long", from_file(OWN + "#" * 501), ("mine.toml", "8")),
    ("layout-file-too-long", from_file("\n" * 501), ("mine.toml", "501")),
    ("layout-file-too-long", from_file("players = [" + "2" * 5000 + "]"), ("mine.toml", "1")),
    ("layout-not-toml", from_file("players = [2]\ndrawing == ''"), ("mine.toml", "2")),
    ("layout-not-toml", from_file("players = [2]\ndrawing = '''\n1 1"), ("mine.toml", "3")),
    ("layout-not-toml", from_file("players = [2]\nplayers = [2]"), ("mine.toml", "2")),
    ("layout-too-deep", from_file(("players = " + "[" * 400 + "\n") + ("[" * 499 + "\n") * 20), ("mine.toml",)),
    ("layout-key-missing", from_file(""), ("mine.toml", "players")),
    ("layout-key-missing", from_file(own(drawing="")), ("mine.toml", "drawing")),
    ("layout-key-unknown", from_file(own(colour="'red'")), ("mine.toml", "colour")),
    ("layout-key-unknown", from_file(f"[layouts.mine]\n{own()}"), ("mine.toml", "layouts")),
    *(
        ("layout-players-wrong", from_file(own(players=wrong)), ("mine.toml", "players"))
        for wrong in ("2", "'2'", "[]", "[1]", "[2, 5]", "[2, 2]", "[true]", "[2.0]", "['2']", "[[2]]", "{a = 2}")
    ),
    ("layout-not-text", from_file(own(drawing="1234")), ("mine.toml", "drawing")),
    ("layout-not-text", from_file(own(drawing="['1 1']")), ("mine.toml", "drawing")),
    ("layout-not-text", from_file(own(source="2016-01-01")), ("mine.toml", "source")),
    ("layout-wrong-sign", from_file(own(drawing="'''\n1 1 1\n 2 . 2'''")), ("2", "4")),
]


@pytest.mark.parametrize(("key", "action", "named"), REJECTED, ids=[case[0] for case in REJECTED])
def test_rejected_with_one_clear_sentence(key: str, action: Callable[[], object], named: tuple[str, ...]) -> None:
    error = rejection(action)
    assert error.key == key
    texts = [error.text(language) for language in LANGUAGES]
    assert str(error) == texts[0]
    assert len(set(texts)) == len(LANGUAGES), "every language has its own sentence"
    for text in texts:
        assert all(word in text for word in named), text
        assert text.endswith(".")
        assert "\n" not in text
        assert "$" not in text


def messages(language: str) -> dict[str, set[str]]:
    """The messages of a language, each with its variables."""
    text = (files("haspelknecht.locale") / language / "layouts.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    variables: dict[str, set[str]] = {}
    for entry in body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in variables, "no key twice"
            assert entry.value is not None
            places = [part.expression for part in entry.value.elements if isinstance(part, ast.Placeable)]
            variables[entry.id.name] = {place.id.name for place in places if isinstance(place, ast.VariableReference)}
    return variables


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages(language: str) -> None:
    assert messages(language) == messages("en")


def test_every_error_message_is_tested_here() -> None:
    errors = {key for key in messages("en") if not key.startswith("layout-name-")}
    assert errors == {case[0] for case in REJECTED}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_layout_has_a_unique_name(language: str) -> None:
    names = [say("layout-name-" + name.replace("_", "-"), language) for name in load_layouts()]
    assert len(set(names)) == len(load_layouts())


# --- arbitrary input ------------------------------------------------------------------------------------------


def error_text(action: Callable[[], object]) -> str:
    """The error message in all languages, or an empty text. Any other exception fails the test."""
    try:
        action()
    except UserError as error:
        return "\n".join(error.text(language) for language in LANGUAGES)
    return ""


def parses_or_is_refused(action: Callable[[], tuple[Spot, ...]]) -> None:
    """Check that the result is a normalized layout within the limits, or an error message."""
    if error_text(action):
        return
    spots = action()
    assert list(spots) == sorted(spots, key=lambda spot: (spot.row, spot.x))
    assert min(spot.row for spot in spots) == 0
    assert min(spot.x for spot in spots) in (0, 1)
    assert all((spot.x + spot.row) % 2 == 0 for spot in spots)
    assert not any(overlap(a, b) for a, b in combinations(spots, 2))
    assert max(per_level(spots)) <= 5


def allowed(spots: tuple[Spot, ...]) -> bool:
    """Whether two players may use this field, computed by geometry."""
    if len(per_level(spots)) < 4 or min(per_level(spots)) < 3 or max(per_level(spots)) > 5:
        return False
    jumps = any(abs(a.level - b.level) > 1 for a, b in combinations(spots, 2) if touch(a, b))
    return not jumps and reached(spots) == set(spots)


# Fields similar to valid ones: the standard field with a few tiles changed or moved away.
near_fields = st.lists(st.tuples(st.integers(0, 11), st.integers(0, 4), st.booleans()), max_size=3)


@given(near_fields)
def test_check_agrees_with_geometry(changes: list[tuple[int, int, bool]]) -> None:
    spots = list(standard(2).spots)
    for place, level, away in changes:
        old = spots[place]
        spots[place] = Spot(level or old.level, old.x + (20 if away else 0), old.row)
    field = tuple(spots)
    assert (error_text(lambda: check(field, 2, 3)) == "") == allowed(field)


@given(st.text() | st.text(alphabet=" 1234\n") | st.text(alphabet="  1234\n\r\t5x"))
def test_any_drawing(text: str) -> None:
    parses_or_is_refused(lambda: parse_drawing(text))


@given(st.lists(st.tuples(st.integers(0, 5), st.lists(st.sampled_from("    1234"), max_size=6)), max_size=6))
def test_drawings_on_the_grid(lines: list[tuple[int, list[str]]]) -> None:
    drawing = "\n".join(" " * (2 * margin + row % 2) + " ".join(signs) for row, (margin, signs) in enumerate(lines))
    parses_or_is_refused(lambda: parse_drawing(drawing))


toml_values = st.sampled_from(["[2]", "[2, 3]", "''", "'''1 1'''", f"'''{GOOD}'''", "1", "true", "[]", "{}", "[[2]]"])
toml_keys = st.sampled_from(["players", "drawing", "source", "other", "players.a", '"draw\\u0000"', "[players]"])
toml_lines = st.lists(st.builds("{} = {}".format, toml_keys, toml_values | st.text(max_size=5)), max_size=4)


@given(st.text() | toml_lines.map("\n".join) | st.text(alphabet="[]{}='\"players2,\n#.\\u"), st.text())
def test_any_file(text: str, name: str) -> None:
    parses_or_is_refused(lambda: read_layout(text, name).spots)


@given(st.text(), st.integers(-5, 50))
def test_any_minimum(option: str, players: int) -> None:
    if option not in ("players", "three"):
        assert rejection(lambda: min_per_level(option, players)).key == "layout-minimum-unknown"
