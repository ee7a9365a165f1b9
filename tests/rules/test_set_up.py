"""Set-up: boards, field, resource boards, the first draw, and what the players start with."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from haspelknecht.data.components import read_facts
from haspelknecht.errors import UserError
from haspelknecht.records.game import Game
from tests.scenes import Words, board, legal, play, refusal, scene

ALL = [10 * level + place for level in (1, 2, 3, 4) for place in (1, 2, 3, 4, 5)]
PLAIN = read_facts("\n".join(f"[tiles.{tile}]\ncost.any = {tile // 10 + 1}" for tile in ALL if tile != 31))
NINE = [11, 12, 13, 14, 15, 21, 22, 23, 24]
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
EDITIONS = pytest.mark.parametrize("edition", ["second", "first", "french"])


def words(game: Game) -> Any:
    """The position as plain data."""
    return game.position()


def buyer(tile: int) -> Words:
    """A board with the disks for a tile on the Farmer."""
    disks = {"black": tile // 10 + 1}
    return {"cart1": disks, "plan": {"farmer": disks}}


# --- the player boards ----------------------------------------------------------------------------------------


@pytest.mark.rule("R-SETUP-01", "R-SETUP-02", "R-SETUP-03")
@PLAYERS
def test_every_board_has_18_coal(players: int) -> None:
    """7 coal in the Pinge and 11 in the Tunnel, one on each printed space."""
    game = Game.new(players, seed="x")
    printed = game.table.setup.components
    boards = list(words(game)["players"].values())
    assert len(boards) == players
    for one in boards:
        assert (one["pinge_coal"], one["tunnel_coal"]) == (7, 11)
        assert one["pinge_coal"] == sum(printed.pinge_groups)
        assert one["tunnel_coal"] == sum(printed.section_coal)


@pytest.mark.rule("R-SETUP-20")
@PLAYERS
@EDITIONS
def test_all_players_start_with_nothing_and_the_first_spring_brings_the_first_water(players: int, edition: str) -> None:
    game = Game.new(players, seed="x", edition=edition)
    for seat in range(players):
        start = game.start.players[seat]
        goods = (start.food, start.wood, start.coal, start.shaft_coal, start.thaler, start.debts, start.water)
        assert goods == (0, 0, 0, 0, 0, 0, 0)
        assert (start.tiles, start.markers, start.pinge_wood, start.tunnel_wood) == (0, 0, 0, 0)
        assert board(game, seat).water == 1


@pytest.mark.rule("R-SETUP-11")
@PLAYERS
def test_the_score_starts_at_0(players: int) -> None:
    game = Game.new(players, seed="x")
    assert [one["score"] for one in words(game)["players"].values()] == [0] * players
    assert all(not any(game.score_sheet(seat).values()) for seat in range(players))


@pytest.mark.rule("R-SETUP-10")
@PLAYERS
def test_the_first_year_begins_with_the_pit_water_of_spring(players: int) -> None:
    game = Game.new(players, seed="x")
    assert (words(game)["year"], words(game)["season"]) == (1, "spring")
    assert [step.kind for step in game.history] == ["draw", "water rises"]


@pytest.mark.rule("R-SETUP-12")
@PLAYERS
def test_the_first_order_is_random(players: int) -> None:
    """Every order occurs, none much more often than others, and the first in order takes first."""
    games = [Game.new(players, seed=seed) for seed in range(200)]
    found = Counter(tuple(int(seat) for seat in game.state.order) for game in games)
    assert set(found) == set(permutations(range(players)))
    assert max(found.values()) < 2 * 200 / len(found) + 10
    assert all(game.to_act == (game.state.order[0],) for game in games)


@pytest.mark.rule("R-SETUP-12")
def test_the_first_order_depends_on_the_seed() -> None:
    for seed in ("a", "b", "c"):
        assert words(Game.new(4, seed=seed))["order"] == words(Game.new(4, seed=seed))["order"]


@pytest.mark.rule("R-SETUP-13")
@EDITIONS
@pytest.mark.parametrize("limit", ["nine", "none"])
def test_nine_disks_for_developments(edition: str, limit: str) -> None:
    """There are only nine disks for tiles (C-47, C-110), unless by option."""
    rules: Words = {"edition": edition, "options": {"disk_limit": limit}, "components": PLAIN}
    game = scene({**buyer(25), "tiles": NINE}, {}, {}, {}, **rules)
    if limit == "nine":
        assert refusal(game, "farmer buys 25").rule == "R-SETUP-13"
        assert not [move for move in legal(game) if "buys" in move]
        with pytest.raises(UserError) as caught:
            scene({"tiles": [*NINE, 25]}, {}, {}, {}, **rules)
        assert caught.value.values["rule"] == "R-SETUP-13"
    else:
        play(game, "farmer buys 25")
    play(scene({**buyer(25), "tiles": NINE[1:]}, {}, {}, {}, **rules), "farmer buys 25")


# --- the development field ------------------------------------------------------------------------------------


@pytest.mark.rule("R-SETUP-04", "R-SETUP-05", "R-SETUP-07")
@PLAYERS
@EDITIONS
def test_the_field_of_the_first_game(players: int, edition: str) -> None:
    """Four rows, one level each: 3 tiles for two, 4 for three, 5 for four players, lowest numbers in order."""
    field = words(Game.new(players, seed="x", edition=edition))["field"]
    for level in (1, 2, 3, 4):
        row = sorted((x, int(tile)) for tile, (x, y) in field.items() if y == level - 1)
        assert [tile for _, tile in row] == [10 * level + place for place in range(1, players + 2)]
    assert len(field) == {2: 12, 3: 16, 4: 20}[players]


@pytest.mark.rule("R-SETUP-06")
@pytest.mark.parametrize("tile", ALL)
def test_every_tile_counts_by_the_assist_tile_of_its_row(tile: int) -> None:
    """The first buyer of any tile gets as many points as its level."""
    level = tile // 10
    before = {1: [], 2: ALL[0:5], 3: ALL[5:10], 4: ALL[10:15]}[level]
    game = scene({**buyer(tile), "tiles": before}, {}, {}, {}, components=PLAIN)
    play(game, f"farmer buys {tile}")
    assert board(game).score == level


@pytest.mark.rule("R-SETUP-08", "R-SETUP-09")
@PLAYERS
@pytest.mark.parametrize("tile", ALL)
def test_only_tiles_in_play_can_be_bought(players: int, tile: int) -> None:
    """Other tiles are in the box, with their buildings and markers."""
    others: list[Words] = [{} for _ in range(players - 1)]
    before = [number for number in ALL if number // 10 == tile // 10 - 1 and number % 10 <= players + 1]
    game = scene({**buyer(tile), "tiles": before}, *others, components=PLAIN)
    if tile % 10 <= players + 1:
        assert f"farmer buys {tile}" in legal(game)
        return
    assert refusal(game, f"farmer buys {tile}").rule == "R-SETUP-08"
    assert not [move for move in legal(game) if f"buys {tile}" in move]
    with pytest.raises(UserError) as caught:
        scene({"tiles": [tile]}, *others)
    assert caught.value.values["rule"] == "R-SETUP-08"
    with pytest.raises(UserError) as caught:
        scene({"markers": [tile]}, *others)
    assert caught.value.values["rule"] == "R-MARKER-01"


# --- the resource boards --------------------------------------------------------------------------------------


@pytest.mark.rule("R-SETUP-14", "R-SETUP-15", "R-SETUP-16")
@PLAYERS
def test_as_many_action_and_reserve_pools_as_players(players: int) -> None:
    """The large board has two pairs of pools, each small one for three and four players another pair."""
    game = Game.new(players, seed="x")
    pools = words(game)["pools"]
    assert len(pools) == players
    assert all(sum(pool["action"].values()) > 0 and sum(pool["reserve"].values()) > 0 for pool in pools)
    seat = game.to_act[0]
    named = {int(move.split()[1]) for move in legal(game, seat)}
    assert named == set(range(1, players + 1))
    for pool in range(players + 1, 5):
        for colour in ("yellow", "brown", "black"):
            assert refusal(game, f"take {pool} {colour}", seat).rule == "R-SETUP-16"


@pytest.mark.rule("R-SETUP-17", "R-SETUP-18", "R-SETUP-19")
@pytest.mark.parametrize(("players", "disks"), [(2, (7, 7, 4)), (3, (10, 10, 7)), (4, (13, 13, 10))])
@pytest.mark.parametrize("seed", range(5))
def test_all_disks_go_into_the_pools(players: int, disks: tuple[int, int, int], seed: int) -> None:
    """3 in each reserve pool, 6 in each action pool, and the bag is empty."""
    position = words(Game.new(players, seed=seed))
    count: Counter[str] = Counter()
    for pool in position["pools"]:
        assert (sum(pool["reserve"].values()), sum(pool["action"].values())) == (3, 6)
        count.update(pool["reserve"])
        count.update(pool["action"])
    assert (count["black"], count["brown"], count["yellow"]) == disks
    assert position["bag"] == {"yellow": 0, "brown": 0, "black": 0}


@pytest.mark.rule("R-SETUP-18")
@PLAYERS
def test_reserve_pools_are_filled_first(players: int) -> None:
    """The first disks from the bag go into the reserve pools, three each, the others into the action pools."""
    game = Game.new(players, seed="x")
    drawn = [("yellow", "brown", "black")[colour] for colour in game.history[0].disks]
    places = [(pool["reserve"], 3) for pool in words(game)["pools"]]
    places += [(pool["action"], 6) for pool in words(game)["pools"]]
    for inside, size in places:
        assert Counter(drawn[:size]) == Counter(inside)
        drawn = drawn[size:]
    assert not drawn


@pytest.mark.rule("R-SETUP-18")
def test_disks_are_drawn_at_random() -> None:
    """Every disk of the bag is as likely as any other: 7 black, 7 brown, 4 yellow of 18."""
    draws = [Game.new(2, seed=seed).history[0].disks for seed in range(270)]
    for place in (0, 5, 17):
        count = Counter(disks[place] for disks in draws)
        assert abs(count[0] - 60) < 25
        assert abs(count[1] - 105) < 25
        assert abs(count[2] - 105) < 25
