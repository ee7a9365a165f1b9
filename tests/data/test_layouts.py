"""The layouts of the development field: the shipped ones obey the rulebooks, and invalid ones are refused."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from itertools import combinations, pairwise

import pytest

from haspelknecht.data.layouts import (
    Layout,
    Spot,
    check,
    load_layouts,
    min_per_level,
    neighbours,
    parse_drawing,
    read_layout,
    standard,
)
from haspelknecht.errors import UserError

# What the books print about the twelve named layouts: numbers of players, tiles in levels 1 to 4.
PRINTED = {
    "tower": ((3,), (3, 3, 3, 4)),
    "three_long_legs": ((2, 3), (3, 3, 3, 3)),
    "four_long_legs": ((4,), (5, 4, 4, 4)),
    "wings": ((3,), (3, 3, 4, 4)),
    "three_short_legs": ((2, 3), (3, 3, 3, 3)),
    "four_short_legs": ((4,), (5, 5, 4, 4)),
    "two_short_asymmetric_legs": ((2, 3), (3, 3, 3, 3)),
    "flower": ((3,), (4, 3, 3, 4)),
    "three_circles": ((4,), (5, 4, 4, 5)),
    "two_long_asymmetric_legs": ((2, 3), (3, 3, 3, 3)),
    "two_circles": ((2, 3), (3, 3, 3, 3)),
    "butterfly": ((3,), (4, 3, 3, 4)),
}
STANDARD = {2: 3, 3: 4, 4: 5}  # players: tiles per row
GOOD = "1 1 1\n 2 2 2\n3 3 3\n 4 4 4"
OWN = f"players = [2, 3]\ndrawing = '''\n{GOOD}\n'''\n"


def per_level(spots: Iterable[Spot]) -> tuple[int, ...]:
    counts = Counter(spot.level for spot in spots)
    return tuple(counts[level] for level in sorted(counts))


def touch(a: Spot, b: Spot) -> bool:
    """Whether two hexagonal tiles touch: with sides of length 1 their centres are √3 apart."""
    across, down = (a.x - b.x) * math.sqrt(3) / 2, (a.row - b.row) * 1.5
    return math.isclose(math.hypot(across, down), math.sqrt(3))


def overlap(a: Spot, b: Spot) -> bool:
    across, down = (a.x - b.x) * math.sqrt(3) / 2, (a.row - b.row) * 1.5
    return math.hypot(across, down) < math.sqrt(3) - 0.001


def reached(spots: tuple[Spot, ...]) -> set[Spot]:
    """All tiles that a player can reach from level 1, going up one level at a time."""
    tiles = {spot for spot in spots if spot.level == 1}
    for level in (2, 3, 4):
        tiles |= {b for b in spots if b.level == level and any(touch(a, b) for a in tiles if a.level == level - 1)}
    return tiles


def shape(layout: Layout) -> frozenset[tuple[int, int]]:
    return frozenset((spot.x, spot.row) for spot in layout.spots)


def rows(layout: Layout) -> list[list[int]]:
    bottom = max(spot.row for spot in layout.spots)
    return [[spot.x for spot in layout.spots if spot.row == row] for row in range(bottom + 1)]


def rejection(action: Callable[[], object]) -> UserError:
    with pytest.raises(UserError) as caught:
        action()
    return caught.value


# --- the shipped layouts --------------------------------------------------------------------------------------


@pytest.mark.rule("R-VARIANT-09")
def test_there_are_exactly_the_twelve_printed_names() -> None:
    named = {name for name in load_layouts() if not name.startswith("standard_")}
    assert named == set(PRINTED)


@pytest.mark.rule("R-VARIANT-09")
@pytest.mark.parametrize("name", PRINTED)
def test_named_layout_is_as_printed(name: str) -> None:
    layout = load_layouts()[name]
    assert (layout.players, per_level(layout.spots)) == PRINTED[name]
    assert layout.name == name
    assert "rebuilt: shape" in layout.source


@pytest.mark.parametrize("name", load_layouts())
def test_layout_obeys_the_rules(name: str) -> None:
    """Checked by geometry, without the code under test."""
    spots = load_layouts()[name].spots
    assert not any(overlap(a, b) for a, b in combinations(spots, 2))
    assert all(abs(a.level - b.level) <= 1 for a, b in combinations(spots, 2) if touch(a, b))
    assert reached(spots) == set(spots)


@pytest.mark.parametrize("option", ["players", "three"])
@pytest.mark.parametrize("name", load_layouts())
def test_layout_passes_the_check_in_every_edition(name: str, option: str) -> None:
    layout = load_layouts()[name]
    for players in layout.players:
        check(layout.spots, players, min_per_level(option, players))


def test_all_shapes_differ_even_mirrored() -> None:
    seen: dict[frozenset[tuple[int, int]], str] = {}
    for name, layout in load_layouts().items():
        assert shape(layout) not in seen, f"{name} looks like {seen[shape(layout)]}"
        seen[shape(layout)] = seen[mirrored(shape(layout))] = name


def mirrored(places: frozenset[tuple[int, int]]) -> frozenset[tuple[int, int]]:
    """The mirrored shape, normalized again so that `x + row` is even."""
    right = max(x for x, _ in places)
    odd = max(row for x, row in places if x == right) % 2
    return frozenset((right - x + odd, row) for x, row in places)


@pytest.mark.parametrize(("legs", "name"), [(3, "three"), (4, "four")])
def test_long_legs_are_longer_than_short_ones(legs: int, name: str) -> None:
    def length(layout: Layout) -> int:
        below = rows(layout)[1:][::-1]
        return next((n for n, row in enumerate(below) if len(row) != legs), len(below))

    long, short = load_layouts()[f"{name}_long_legs"], load_layouts()[f"{name}_short_legs"]
    assert (length(long), length(short)) == (3, 1)
    for layout in (long, short):
        feet = rows(layout)[-1]
        assert all(right - left > 2 for left, right in pairwise(feet)), "feet do not touch"


@pytest.mark.parametrize(("name", "circles"), [("two_circles", 2), ("three_circles", 3)])
def test_circles_are_rings_of_six_around_a_hole(name: str, circles: int) -> None:
    spots = load_layouts()[name].spots
    places = {(spot.x, spot.row) for spot in spots}
    holes = [Spot(1, x, y) for y in range(4) for x in range(20) if (x + y) % 2 == 0 and (x, y) not in places]
    assert sum(sum(touch(hole, spot) for spot in spots) == 6 for hole in holes) == circles


@pytest.mark.rule("R-SETUP-04", "R-SETUP-05")
@pytest.mark.parametrize("players", STANDARD)
def test_standard_field(players: int) -> None:
    layout = standard(players)
    each = STANDARD[players]
    assert layout.players == (players,)
    assert len(layout.spots) == {2: 12, 3: 16, 4: 20}[players]
    for row in range(4):
        levels = [spot.level for spot in layout.spots if spot.row == row]
        assert levels == [row + 1] * each, "one level per row, level 1 on top"
        assert rows(layout)[row] == [row % 2 + 2 * place for place in range(each)], "staggered to the right"


def test_standard_field_only_for_two_to_four() -> None:
    for players in (-1, 0, 1, 5, 10_000):
        assert rejection(partial(standard, players)).key == "layout-player-count"


# --- reading a drawing ----------------------------------------------------------------------------------------


def test_drawing_is_read_from_top_to_bottom_and_left_to_right() -> None:
    assert parse_drawing("1 2\n 3\n4") == (Spot(1, 0, 0), Spot(2, 2, 0), Spot(3, 1, 1), Spot(4, 0, 2))


@pytest.mark.parametrize("drawing", ["\n\n 1 2\n3", "  1 2\n 3", " 1 2\n3", "\n   1 2  \n  3  \n\n", " 1 2\r\n3\r\n"])
def test_margin_does_not_count(drawing: str) -> None:
    assert parse_drawing(drawing) == (Spot(1, 2, 0), Spot(2, 4, 0), Spot(3, 1, 1))


def test_neighbours_share_a_side() -> None:
    middle = Spot(1, 6, 3)
    for x in range(13):
        for row in range(7):
            if (x + row) % 2:
                other = Spot(1, x, row)
                assert neighbours(middle, other) == neighbours(other, middle) == touch(middle, other)


# --- the rules for a field ------------------------------------------------------------------------------------


@pytest.mark.rule("R-VARIANT-01")
def test_players_may_use_their_own_layout() -> None:
    layout = read_layout(OWN + "source = 'Anna'", "mine")
    assert layout == Layout("mine", (2, 3), standard(2).spots, "Anna")
    check(layout.spots, 3, min_per_level("players", 3))
    assert read_layout("\ufeff" + OWN, "mine").source == ""


@pytest.mark.rule("R-VARIANT-03")
def test_minimum_number_of_tiles_in_a_level() -> None:
    assert [min_per_level("players", players) for players in (2, 3, 4)] == [3, 3, 4]
    assert [min_per_level("three", players) for players in (2, 3, 4)] == [3, 3, 3]
    three_of_each = parse_drawing(GOOD)
    check(three_of_each, 4, min_per_level("three", 4))
    error = rejection(lambda: check(three_of_each, 4, min_per_level("players", 4)))
    assert error.values == {"level": 1, "count": 3, "players": 4, "minimum": 4, "rule": "R-VARIANT-03"}
    two_of_third = parse_drawing("1 1 1\n 2 2 2\n  3 3\n 4 4 4")
    error = rejection(lambda: check(two_of_third, 2, min_per_level("three", 2)))
    assert (error.values["level"], error.values["rule"]) == (3, "R-VARIANT-03")


@pytest.mark.rule("R-VARIANT-04")
@pytest.mark.parametrize(
    ("drawing", "level", "line", "column"),
    [
        ("1 1 1   2\n 2 2\n3 3 3\n 4 4 4", 2, 1, 9),
        ("1 1 1\n 2 2 2   3\n3 3\n 4 4 4", 3, 2, 10),
        ("\n\n   1 1 1\n    2 2 2\n   3 3 3\n    4 4   4", 4, 4, 8),
        ("4 4 4\n\n1 1 1\n 2 2 2\n3 3 3", 4, 1, 1),
    ],
)
def test_tile_touches_the_level_before(drawing: str, level: int, line: int, column: int) -> None:
    error = rejection(lambda: check(parse_drawing(drawing), 2, 3))
    place = {"level": level, "line": line, "column": column}
    assert error.values == {**place, "before": level - 1, "rule": "R-VARIANT-04"}


@pytest.mark.rule("R-VARIANT-05")
@pytest.mark.parametrize(
    ("drawing", "level", "other"),
    [
        ("1 1 1\n 2 2 3\n3 3 2\n 4 4 4", 1, 3),
        ("1 1 1 4\n 2 2 2 3\n3 3\n 4 4", 1, 4),
        ("1 1 1\n 2 2 2\n3 3 3 4\n 4 4", 2, 4),
    ],
)
def test_tile_does_not_touch_a_level_two_away(drawing: str, level: int, other: int) -> None:
    error = rejection(lambda: check(parse_drawing(drawing), 2, 3))
    assert (error.key, error.values["rule"]) == ("layout-level-jump", "R-VARIANT-05")
    assert (error.values["level"], error.values["other"]) == (level, other)


@pytest.mark.rule("R-SETUP-04")
def test_four_levels_with_at_most_five_tiles_each() -> None:
    for level in "1234":
        error = rejection(partial(check, parse_drawing(GOOD.replace(level, " ")), 2, 0))
        assert error.values == {"level": int(level), "rule": "R-SETUP-04"}
    assert rejection(lambda: check((), 2, 3)).key == "layout-level-missing"
    six = tuple(Spot(level, 2 * place + level % 2, level) for level in (1, 2, 3, 4) for place in range(6))
    error = rejection(lambda: check(six, 4, 4))
    assert (error.key, error.values["rule"]) == ("layout-too-many", "R-SETUP-04")
    five = tuple(spot for spot in six if spot.x < 10)
    assert per_level(five) == (5, 5, 5, 5)
    check(five, 4, 4)
