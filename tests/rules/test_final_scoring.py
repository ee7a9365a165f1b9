"""Final scoring after the third winter."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from haspelknecht.data.components import shipped_facts
from haspelknecht.errors import UserError
from haspelknecht.records.game import Game
from haspelknecht.records.state_words import tile_list
from haspelknecht.rules.final_scoring import building_points, debt_points, thaler_points, water_points
from tests.scenes import Words, board, scene

ALL_TILES = [10 * level + place for level in range(1, 5) for place in range(1, 6)]
FIELD = {str(tile): [2 * (tile % 10) + tile // 10 % 2, tile // 10] for tile in ALL_TILES}
EMPTY_TUNNEL: Words = {"pinge_coal": 0, "tunnel_wood": 7, "tunnel_coal": 0}
MARKER_TILES = [14, 22, 23, 25, 32, 33]


def final(a: Words, b: Words | None = None, **rest: Any) -> Game:
    """The game is over: all points of the final scoring are on the sheets."""
    game = scene(a, b, year=3, season="winter", stage="final scoring", field=FIELD, **rest)
    assert game.over
    return game


def sheet(a: Words, source: str, **rest: Any) -> int:
    """A's points from one source; checks that the score is the sum of all sources."""
    game = final(a, **rest)
    points = game.score_sheet(0)
    assert sum(points.values()) == board(game).score
    return points[source]


def tunnel_facts(**changes: object) -> Any:
    """The printed values with another Tunnel."""
    facts: Any = shipped_facts()
    facts["tunnel"].update(changes)
    return facts


def dug(sections: int, facts: Any) -> Words:
    """A board whose first sections are complete."""
    coal = facts["tunnel"]["coal"]
    return {"pinge_coal": 0, "tunnel_wood": sections, "tunnel_coal": 11 - sum(coal[:sections])}


# -- Tunnel --------------------------------------------------------------------------------------------------------

OTHER_TUNNEL = tunnel_facts(coal=[2, 2, 2, 2, 1, 1, 1], vp=[3, 3, 2, 2, 1, 1, 1])


@pytest.mark.rule("R-END-01")
@pytest.mark.parametrize("facts", [shipped_facts(), OTHER_TUNNEL], ids=["shipped", "other"])
@pytest.mark.parametrize("sections", range(8))
def test_each_complete_section_gives_its_printed_points(sections: int, facts: Any) -> None:
    printed = facts["tunnel"]["vp"]
    assert sheet(dug(sections, facts), "sections", components=facts) == sum(printed[:sections])


@pytest.mark.rule("R-END-02")
def test_a_section_with_coal_left_is_not_complete() -> None:
    """The third section has 2 coal here, and one is left. More wood further right does not help."""
    board_before = {**dug(3, OTHER_TUNNEL), "tunnel_coal": 11 - 5}
    assert sheet(board_before, "sections", components=OTHER_TUNNEL) == 3 + 3
    assert sheet({**board_before, "tunnel_wood": 7}, "sections", components=OTHER_TUNNEL) == 3 + 3
    assert sheet({**board_before, "tunnel_coal": 11 - 6}, "sections", components=OTHER_TUNNEL) == 3 + 3 + 2


@pytest.mark.rule("R-END-02")
def test_wood_alone_completes_nothing_and_no_section_is_emptied_without_wood() -> None:
    assert sheet({"tunnel_wood": 7}, "sections") == 0
    with pytest.raises(UserError) as error:
        final({"pinge_coal": 0, "tunnel_wood": 0, "tunnel_coal": 10})
    assert error.value.values["rule"] == "R-TUNNEL-04"


@pytest.mark.rule("R-END-03")
@pytest.mark.parametrize("facts", [shipped_facts(), OTHER_TUNNEL], ids=["shipped", "other"])
def test_the_whole_tunnel_is_worth_13_points(facts: Any) -> None:
    assert sheet(EMPTY_TUNNEL, "sections", components=facts) == 13


@pytest.mark.rule("R-END-03")
def test_printed_points_that_are_not_13_in_all_are_refused() -> None:
    with pytest.raises(UserError) as error:
        final({}, components=tunnel_facts(vp=[1, 1, 2, 2, 2, 2, 2]))
    assert error.value.key == "components-tunnel-vp"


BONUSES = [(22, "wheelbarrow", "wheelbarrow", 3), (32, "oil_lamp", "lamp", 4), (42, "lorry", "lorry", 4)]


@pytest.mark.rule("R-END-04", "R-TILE-22b", "R-TILE-32c", "R-TILE-42d")
@pytest.mark.parametrize(("tile", "source", "symbol", "most"), BONUSES)
def test_a_point_for_each_complete_section_with_the_symbol_of_a_tile_of_the_player(
    tile: int, source: str, symbol: str, most: int
) -> None:
    """At most 3 for the Wheelbarrow, 4 each for Oil Lamp and Lorry; nothing without the tile."""
    facts: Any = shipped_facts()
    for sections in range(8):
        shown = [place for place in facts["tunnel"][symbol] if place <= sections]
        assert sheet({**dug(sections, facts), "tiles": [tile]}, source) == len(shown)
        assert sheet(dug(sections, facts), source) == 0
    assert sheet({**EMPTY_TUNNEL, "tiles": [tile]}, source) == most


@pytest.mark.rule("R-END-04")
@pytest.mark.parametrize(("tile", "source", "symbol", "most"), BONUSES)
def test_the_symbols_are_where_they_are_printed_and_never_more(tile: int, source: str, symbol: str, most: int) -> None:
    last = list(range(8 - most, 8))
    facts = tunnel_facts(**{symbol: last})
    assert sheet({**dug(7 - most, facts), "tiles": [tile]}, source, components=facts) == 0
    assert sheet({**dug(8 - most, facts), "tiles": [tile]}, source, components=facts) == 1
    with pytest.raises(UserError) as error:
        final({}, components=tunnel_facts(**{symbol: [*last, 1]}))
    assert error.value.key == "components-symbols"


# -- symbols on tiles ----------------------------------------------------------------------------------------------


@pytest.mark.rule("R-END-05")
@pytest.mark.parametrize(("symbols", "points"), [*enumerate([0, 1, 3, 6, 10])])
def test_building_symbols(symbols: int, points: int) -> None:
    """One, two, three, four symbols: 1, 3, 6, 10 VP."""
    assert sheet({"tiles": [12, 15, 24, 34][:symbols]}, "buildings") == points == building_points(symbols)


@pytest.mark.rule("R-END-06")
@pytest.mark.parametrize(("edition", "fourth"), [("second", 34), ("french", 34), ("first", 35)])
def test_which_tiles_show_a_building(edition: str, fourth: int) -> None:
    """12, 15, 24 and 34 by the printed list; 35 instead of 34 where no list is printed (B-30)."""
    shown = [tile for tile in ALL_TILES if sheet({"tiles": [tile]}, "buildings", edition=edition)]
    assert shown == [12, 15, 24, fourth]


@pytest.mark.rule("R-END-05")
def test_a_building_from_the_start_shows_no_symbol() -> None:
    """C-74: symbols are counted on development tiles."""
    game = scene({}, field={"11": [0, 0]}, start_buildings=[12, 15, 24, 35], year=3, season="winter",
                 stage="final scoring")  # fmt: skip
    assert game.score_sheet(0)["buildings"] == 0


@pytest.mark.rule("R-END-11", "R-TILE-41b", "R-TILE-43b")
@pytest.mark.parametrize(("tile", "source", "symbol"), [(41, "coal_driver", "hammers"), (43, "handcart", "forks")])
def test_coal_driver_and_handcart_score_every_symbol_on_the_players_tiles(tile: int, source: str, symbol: str) -> None:
    """Each symbol counts, also two on one tile and those on the tile itself; other players' tiles do not."""
    facts: Any = shipped_facts()
    for printed in facts["tiles"].values():
        printed[symbol] = 0
    facts["tiles"]["11"][symbol] = 2
    facts["tiles"]["12"][symbol] = 1
    facts["tiles"]["21"][symbol] = 3
    facts["tiles"][str(tile)][symbol] = 1
    owned = {"tiles": [11, 12, 13, tile]}
    assert sheet(owned, source, components=facts, b={"tiles": [21]}) == 2 + 1 + 0 + 1
    assert sheet({"tiles": [11, 12, 13]}, source, components=facts) == 0


@pytest.mark.rule("R-END-11")
def test_coal_driver_counts_hammers_and_handcart_forks() -> None:
    printed: Any = shipped_facts()["tiles"]
    owned = [11, 12, 13, 14, 41, 43]
    points = final({"tiles": owned}).score_sheet(0)
    assert points["coal_driver"] == sum(printed[str(tile)]["hammers"] for tile in owned)
    assert points["handcart"] == sum(printed[str(tile)]["forks"] for tile in owned)


# -- markers, Thaler, debts, water ---------------------------------------------------------------------------------


@pytest.mark.rule("R-END-07", "R-MARKER-04")
@pytest.mark.parametrize("unused", range(7))
def test_a_point_for_each_unused_marker(unused: int) -> None:
    """A tile whose marker has been used gives nothing here."""
    assert sheet({"tiles": MARKER_TILES, "markers": MARKER_TILES[:unused]}, "markers") == unused


@pytest.mark.rule("R-END-08")
@pytest.mark.parametrize(("thaler", "points"), [*enumerate([0, 2, 5, 9, 14, 20, 26, 32]), (17, 92)])
def test_thaler(thaler: int, points: int) -> None:
    """2, 5, 9, 14 VP, then 6 for each further one; C-45: also beyond the 16 coins of the box."""
    assert sheet({"thaler": thaler}, "thaler") == points == thaler_points(thaler)


@pytest.mark.rule("R-END-09")
@pytest.mark.parametrize(("debts", "points"), [*enumerate([0, -1, -3, -5, -7, -9, -11, -13, -15])])
def test_debts(debts: int, points: int) -> None:
    """The first one costs 1 VP, each further one 2."""
    assert sheet({"debts": debts}, "debts") == points == debt_points(debts)


@pytest.mark.rule("R-END-10")
@pytest.mark.parametrize("pinge_coal", [7, 0], ids=["in the Pinge", "in the Shaft"])
@pytest.mark.parametrize(("water", "points"), [*enumerate([0, 0, -1, -2, -3, -4])])
def test_pit_water(water: int, points: int, pinge_coal: int) -> None:
    """One pit water is free, each further one costs 1 VP, in Pinge or Shaft."""
    assert sheet({"water": water, "pinge_coal": pinge_coal}, "water") == points == water_points(water)


def test_goods_left_on_the_farm_are_worth_nothing_at_the_end() -> None:
    assert board(final({"food": 3, "wood": 3, "coal": 9})).score == 0


# -- the winner ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-END-12")
def test_most_points_win_after_the_final_scoring() -> None:
    """B is behind until Thaler are scored; coal mined and turn order do not matter."""
    game = final({"score": 10, **EMPTY_TUNNEL, "debts": 4}, {"score": 9, "thaler": 4}, order=["A", "B"])
    assert game.outcome is not None
    assert game.outcome.scores == (10 + 13 - 7, 9 + 14)
    assert (game.outcome.winner, game.outcome.ranking) == (1, (1, 0))


@pytest.mark.rule("R-END-12")
def test_scores_may_be_below_zero_and_beyond_fifty() -> None:
    """C-76: the track ends at 50, the score does not; and minus points rank behind nothing."""
    game = final({"debts": 8, "water": 6}, {}, c={"score": 49, "thaler": 5})
    assert game.outcome is not None
    assert game.outcome.scores == (-20, 0, 69)
    assert game.outcome.ranking == (2, 1, 0)


@pytest.mark.rule("R-END-12")
@pytest.mark.parametrize("seed", ["coal", "wood", "water"])
def test_the_end_of_a_whole_game_adds_exactly_these_points(seed: str) -> None:
    """A game of random moves, scored a second time independently."""
    game = Game.new(4, seed=seed)
    dice = Random(seed)
    while not game.over and len(game.history) < 3000:
        game.play(dice.choice(game.legal_moves))
    facts: Any = shipped_facts()
    tunnel = facts["tunnel"]
    last = game.history[-1].before
    for seat, player in enumerate(last.players):
        mined, wood = 11 - player.tunnel_coal, player.tunnel_wood
        complete = [n for n in range(1, 8) if n <= wood and sum(tunnel["coal"][:n]) <= mined]
        owned = tile_list(player.tiles)
        points = player.score + sum(tunnel["vp"][n - 1] for n in complete) + len(tile_list(player.markers))
        for tile, symbol in ((22, "wheelbarrow"), (32, "lamp"), (42, "lorry")):
            points += len(set(complete) & set(tunnel[symbol])) if tile in owned else 0
        for tile, symbol in ((41, "hammers"), (43, "forks")):
            points += sum(facts["tiles"][str(n)][symbol] for n in owned) if tile in owned else 0
        points += (0, 1, 3, 6, 10)[len({12, 15, 24, 34} & set(owned))]
        points += thaler_points(player.thaler) + debt_points(player.debts) + water_points(player.water)
        assert board(game, seat).score == points == sum(game.score_sheet(seat).values())
    assert game.outcome is not None
    assert game.outcome.scores[game.outcome.winner] == max(game.outcome.scores)
