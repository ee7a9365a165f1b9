"""The referee, written from the rules list alone, follows games of the engine and must not find a violation.

It uses only the output of `haspelknecht replay FILE --json`. The mutation tests show that it would detect a single
wrong number, event or player.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from haspelknecht.cli import main

from .referee import check_game

GOLDEN = sorted((Path(__file__).parents[1] / "records" / "golden").glob("*.txt"))
EDITIONS = ("second", "first", "french")
# One changed option each, in an edition with the other value.
OPTIONS = (
    ("second", "synergy_owner=player"),
    ("second", "digger_needs=accessible_coal"),
    ("second", "plan_in_turn_order=yes"),
    ("second", "second_take_fewer=yes"),
    ("second", "shaft_water_only_haspel=no"),
    ("first", "mill_repeat=repeat"),
    ("first", "early_tunnel_wood=no"),
    ("first", "farmhand_summer_bonus=yes"),
    ("french", "fee_with_fresh_goods=no"),
    ("french", "windlass_actions=water"),
    ("french", "coal_storage=coal_and_food"),
)

Event = dict[str, Any]
Change = Callable[[list[Event]], None]


def replayed(record: Path, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """The lines that the replay of a record prints."""
    capsys.readouterr()
    assert main(["replay", str(record), "--json"]) == 0
    return capsys.readouterr().out.splitlines()


def simulated(folder: Path, capsys: pytest.CaptureFixture[str], *words: str) -> Iterator[list[str]]:
    """Games that bots play now, with the real command."""
    assert main(["simulate", "--records", str(folder), "--tiles", "random", *words]) == 0
    records = sorted(folder.glob("*.txt"))
    assert records
    for record in records:
        yield replayed(record, capsys)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_simulated_games(players: str, edition: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whole games of every edition and player count."""
    words = ("--players", players, "--edition", edition, "--games", "3", "--seed", f"referee {players} {edition}")
    for lines in simulated(tmp_path, capsys, *words):
        assert check_game(lines) == []


@pytest.mark.parametrize(("edition", "option"), OPTIONS)
def test_options(edition: str, option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whole games with one changed option."""
    words = ("--players", "3", "--edition", edition, "--option", option, "--games", "2", "--seed", f"referee {option}")
    for lines in simulated(tmp_path, capsys, *words):
        assert check_game(lines) == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_start_buildings(edition: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Charcoal Burner, Coal Storage and Water Mill from the start (R-VARIANT-06)."""
    words = ["--edition", edition, "--tiles", "first", "--games", "4", "--seed", f"referee mill {edition}"]
    for tile in ("15", "24", "35"):
        words += ["--start-building", tile]
    for lines in simulated(tmp_path, capsys, *words):
        assert check_game(lines) == []


@pytest.mark.parametrize("record", GOLDEN, ids=lambda record: record.stem)
def test_golden_games(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The golden games, which better players played."""
    assert check_game(replayed(record, capsys)) == []


def first(events: list[Event], name: str, value: object) -> int:
    """The number of the first event where a field has this value."""
    return next(number for number, event in enumerate(events) if event.get(name) == value)


def more_wood(events: list[Event]) -> None:
    """One wood too many after wood was made."""
    event = events[first(events, "kind", "make wood")]
    event["state"]["players"][event["player"]]["wood"] += 1


def other_score(events: list[Event]) -> None:
    """A score that is not the sum of the sheet."""
    events[-1]["state"]["players"]["A"]["score"] += 1


def other_points(events: list[Event]) -> None:
    """Points of the final scoring that do not add up."""
    events[-1]["points"][0]["points"] += 1


def less_water(events: list[Event]) -> None:
    """The water does not rise for one player."""
    events[first(events, "event", "water rises")]["state"]["players"]["B"]["water"] = 0


def disk_gone(events: list[Event]) -> None:
    """A disk disappears from a reserve pool."""
    reserve = events[first(events, "event", "draw")]["state"]["pools"][0]["reserve"]
    reserve[next(colour for colour, number in reserve.items() if number)] -= 1


def wrong_order(events: list[Event]) -> None:
    """The turn order is read backwards."""
    events[first(events, "event", "ordering")]["state"]["order"].reverse()


def no_debt(events: list[Event]) -> None:
    """The rent is forgiven."""
    number = next(n for n, e in enumerate(events) if e["event"] == "rent due" and e["state"]["players"]["A"]["debts"])
    events[number]["state"]["players"]["A"]["debts"] = 0


def other_player(events: list[Event]) -> None:
    """Another player takes the first disks."""
    event = events[first(events, "kind", "take")]
    event["player"] = next(seat for seat in event["state"]["players"] if seat != event["player"])


def other_pool(events: list[Event]) -> None:
    """The move names another pool than the state shows."""
    event = events[first(events, "kind", "take")]
    pool = 3 - event["pool"]
    event["pool"], event["move"] = pool, f"take {pool} {event['colour']}"


def dropped(kind: str) -> Change:
    """An event is missing; the others are renumbered, so that only the rules can reveal it."""

    def change(events: list[Event]) -> None:
        del events[first(events, "kind" if kind in MOVES else "event", kind)]
        renumber(events)

    return change


def swapped(events: list[Event]) -> None:
    """Two takes in the wrong order."""
    here = first(events, "kind", "take")
    events[here], events[here + 1] = events[here + 1], events[here]
    renumber(events)


def twice(events: list[Event]) -> None:
    """A purchase happens a second time."""
    here = first(events, "kind", "buy")
    events.insert(here, json.loads(json.dumps(events[here])))
    renumber(events)


def unfinished(events: list[Event]) -> None:
    """The final scoring is left out."""
    events.pop()


def renumber(events: list[Event]) -> None:
    """Renumber the events."""
    for number, event in enumerate(events):
        event["number"] = number


MOVES = ("take", "make wood", "buy", "end", "store", "mine", "pump", "plan")
CHANGES: dict[str, Change] = {
    "one wood more": more_wood,
    "another score": other_score,
    "other points": other_points,
    "less water": less_water,
    "a disk gone": disk_gone,
    "wrong order": wrong_order,
    "no debt": no_debt,
    "another player": other_player,
    "another pool": other_pool,
    "two events swapped": swapped,
    "a purchase twice": twice,
    "no final scoring": unfinished,
    **{f"without {kind}": dropped(kind) for kind in MOVES},
    **{
        f"without {name}": dropped(name)
        for name in ("draw", "water rises", "refilling", "ordering", "revealing", "scoring", "rent due", "new year")
    },
}


@pytest.mark.parametrize("change", CHANGES)
def test_mistakes_are_detected(change: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A game with one mistake is refused."""
    lines = replayed(next(record for record in GOLDEN if "2-players-second-digger" in record.stem), capsys)
    events = [json.loads(line) for line in lines]
    assert check_game(json.dumps(event) for event in events) == []
    CHANGES[change](events)
    assert check_game(json.dumps(event) for event in events) != []


def numbers(tree: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The paths of all numbers in a state."""
    if isinstance(tree, dict):
        for key, value in tree.items():
            yield from numbers(value, (*path, key))
    elif isinstance(tree, list):
        for place, value in enumerate(tree):
            yield from numbers(value, (*path, place))
    elif isinstance(tree, int) and not isinstance(tree, bool):
        yield path


def test_every_number_is_compared(capsys: pytest.CaptureFixture[str]) -> None:
    """The referee reports any changed number of a state, with the number of the event."""
    lines = replayed(GOLDEN[0], capsys)
    number = len(lines) // 2
    event = json.loads(lines[number])
    for path in numbers(event["state"]):
        changed = json.loads(lines[number])
        tree = changed["state"]
        for key in path[:-1]:
            tree = tree[key]
        tree[path[-1]] += 1
        problems = check_game([*lines[:number], json.dumps(changed)])
        assert problems, f"{path} was not detected"
        assert problems[0].startswith(f"event {number} "), problems
        assert str(path[-1]) in problems[0] or isinstance(path[-1], int), problems
