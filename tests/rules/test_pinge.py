"""The Pinge: seven coal behind two wood symbols, and what happens when the last one is gone."""

from __future__ import annotations

from typing import Any

import pytest

from haspelknecht.data.components import lay_over, shipped_facts
from haspelknecht.errors import UserError
from haspelknecht.records.game import Game
from tests.scenes import Words, board, legal, play, refusal, scene

GROUPS = [(3, 2, 2), (1, 1, 5), (2, 4, 1), (5, 1, 1)]  # coal before, between and after the wood symbols
LAST_COAL: Words = {"pinge_coal": 1, "pinge_wood": 2}


def diggers(farmer: int = 0, farmhand: int = 0, **more: Any) -> Words:
    """A board with black disks on Farmer and Farmhand; `digger="food"` pays the Coal-digger."""
    plan: Words = {"farmer": {"black": farmer}, "farmhand": {"black": farmhand}}
    if "digger" in more:
        plan["digger"] = more.pop("digger")
    return {"cart1": {"black": farmer + farmhand}, "plan": plan, **more}


def pinge(groups: tuple[int, int, int], **more: Any) -> Game:
    """The Farmer with seven black disks is at work in a Pinge with these groups of coal."""
    printed = lay_over(shipped_facts(), {"pinge": {"groups": list(groups)}}, "")
    return play(scene(diggers(7, **more), components=printed), "farmer mines")


def mine_all(game: Game) -> int:
    """Mine as long as possible; returns the number of coal."""
    before = int(board(game).coal)
    while "mine" in legal(game):
        play(game, "mine")
    return int(board(game).coal) - before


# -- coal and wood symbols ----------------------------------------------------------------------------------------


@pytest.mark.rule("R-PINGE-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seven_coal_and_two_wood_symbols(players: int) -> None:
    """Every board starts with them; more do not fit."""
    assert all(player.pinge_coal == 7 for player in Game.new(players, seed="pinge").state.players)
    game = scene(diggers(7, wood=3))
    play(game, "prop pinge", "prop pinge")
    assert refusal(game, "prop pinge").rule == "R-PINGE-01"
    assert "prop pinge" not in legal(game)
    play(game, "farmer mines")
    assert mine_all(game) == 7
    assert board(game).exhausted()
    with pytest.raises(UserError) as error:
        scene({"pinge_coal": 8})
    assert error.value.values["rule"] == "R-PINGE-01"


@pytest.mark.rule("R-PINGE-03")
@pytest.mark.parametrize("groups", GROUPS)
def test_the_coal_before_the_first_symbol_needs_no_wood(groups: tuple[int, int, int]) -> None:
    """All of it can be mined, and then nothing more."""
    game = pinge(groups)
    assert mine_all(game) == groups[0]
    assert refusal(game, "mine").rule == "R-PINGE-04"


@pytest.mark.rule("R-PINGE-03", "R-PINGE-04")
def test_the_printed_groups_decide() -> None:
    """With the groups as printed."""
    printed = [int(coal) for coal in scene().table.setup.components.pinge_groups]
    assert sum(printed) == 7
    game = play(scene(diggers(7, wood=2)), "farmer mines")
    assert mine_all(game) == printed[0]
    play(game, "prop pinge")
    assert mine_all(game) == printed[1]


@pytest.mark.rule("R-PINGE-04", "R-PINGE-02")
@pytest.mark.parametrize("groups", GROUPS)
def test_each_wood_opens_the_coal_up_to_the_next_symbol(groups: tuple[int, int, int]) -> None:
    """Left to right: the first wood opens the second group, the second wood the third."""
    game = pinge(groups, wood=2)
    assert mine_all(game) == groups[0]
    play(game, "prop pinge")
    assert mine_all(game) == groups[1]
    assert refusal(game, "mine").rule == "R-PINGE-04"
    play(game, "prop pinge")
    assert mine_all(game) == groups[2]
    assert board(game).exhausted()


@pytest.mark.rule("R-PINGE-02")
@pytest.mark.parametrize("groups", GROUPS)
def test_coal_is_taken_strictly_from_left_to_right(groups: tuple[int, int, int]) -> None:
    """With one wood placed beforehand, only the two groups left of the free symbol can be mined."""
    game = pinge(groups, pinge_wood=1)
    assert mine_all(game) == groups[0] + groups[1]
    assert refusal(game, "mine").rule == "R-PINGE-04"
    printed = lay_over(shipped_facts(), {"pinge": {"groups": list(groups)}}, "")
    with pytest.raises(UserError) as error:  # coal behind the first symbol cannot have been mined
        scene({"pinge_coal": 7 - groups[0] - 1}, components=printed)
    assert error.value.key == "position-impossible"


@pytest.mark.rule("R-PINGE-05")
@pytest.mark.parametrize("worker", ["farmer", "farmhand", "digger"])
def test_coal_of_the_pinge_goes_straight_to_the_farm(worker: str) -> None:
    """Not to the Shaft, with any worker."""
    game = scene(diggers(1, 1, digger="food", coal=4, pinge_wood=2))
    play(game, f"{worker} {'works' if worker == 'digger' else 'mines'}", "mine")
    assert (board(game).pinge_coal, board(game).coal, board(game).shaft_coal) == (6, 5, 0)


# -- exhausted ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-PINGE-06")
def test_the_last_coal_opens_the_tunnel_at_once() -> None:
    """Before it, no coal in the Tunnel; right after it, in the same turn, the next worker mines there."""
    game = scene(diggers(1, 1, tunnel_wood=7, **LAST_COAL))
    before = scene(diggers(1, 1, tunnel_wood=7, pinge_coal=2, pinge_wood=2))
    play(before, "farmer mines", "mine", "farmhand mines", "mine")
    assert board(before).shaft_coal == 0
    play(game, "farmer mines", "mine", "farmhand mines", "mine")
    assert (board(game).pinge_coal, board(game).coal, board(game).shaft_coal) == (0, 1, 1)


@pytest.mark.rule("R-PINGE-07")
@pytest.mark.parametrize("water", [0, 1])
def test_the_last_water_of_the_pinge_moves_to_the_shaft(water: int) -> None:
    """There Farmer and Farmhand can no longer remove it, but the Haspelknecht can, here with the Windlass at once."""
    a = diggers(1, 1, water=water, tunnel_wood=7, tiles=[25], markers=[25], **LAST_COAL)
    game = play(scene(a, field={"25": [1, 1]}), "farmer mines", "mine", "farmhand mines")
    assert refusal(game, "pump 1").rule == "R-WATER-08"
    play(game, "mine", "stop", "windlass")
    assert ("pump 1" in legal(game)) == (water == 1)
    assert refusal(game, "pump 2").rule == "R-HASPEL-03"


@pytest.mark.rule("R-PINGE-07")
def test_never_more_than_one_water_moves() -> None:
    """With two in the Pinge the last coal cannot be taken, neither by a worker nor by the Hammer and Pick (C-100)."""
    game = play(scene(diggers(1, water=2, **LAST_COAL)), "farmer mines")
    assert legal(game) == ["pump 1", "pump 2", "stop"]
    assert refusal(game, "mine").rule == "R-WATER-03"
    game = scene({"water": 2, "tiles": [33], "fresh_tiles": [33], **LAST_COAL}, offer=33)
    assert legal(game) == ["decline"]
    assert refusal(game, "mine").rule == "R-WATER-03"


@pytest.mark.rule("R-PINGE-08")
def test_the_wood_of_the_pinge_returns_to_the_supply() -> None:
    """It does not come back to the farm, and no more wood can be placed there."""
    game = play(scene(diggers(1, wood=1, **LAST_COAL)), "farmer mines", "mine")
    assert (board(game).pinge_wood, board(game).wood, board(game).tunnel_wood) == (0, 1, 0)
    assert refusal(game, "prop pinge").rule == "R-PINGE-08"
    assert legal(game) == ["prop tunnel", "end"]


@pytest.mark.rule("R-PINGE-09")
def test_the_new_tile_covers_the_coal_digger() -> None:
    """If another worker empties the Pinge first, the Digger's payment is lost (C-30)."""
    game = play(scene(diggers(1, digger="food", food=1, water=1, **LAST_COAL)), "farmer mines", "mine")
    assert legal(game) == ["end"]
    assert refusal(game, "digger works").rule == "R-DIGGER-05"
    play(game, "end")
    assert board(game).food == 1


@pytest.mark.rule("R-PINGE-09", "R-MINER-01", "R-HASPEL-05")
def test_the_new_tile_brings_miner_and_haspelknecht_from_the_next_planning_on() -> None:
    """In the phase in which the Pinge ends they cannot be planned yet (C-34); in the next one the Digger is gone."""
    a: Words = {"cart1": {"black": 1}, "food": 3, **LAST_COAL}
    game = scene(a, {"cart1": {"black": 1}, "plan": {"step": "ready"}}, stage="planning")
    play(game, "farmer 1 black")
    assert refusal(game, "miner food").rule == "R-MINER-01"
    assert refusal(game, "haspelknecht food").rule == "R-HASPEL-05"
    play(game, "digger unpaid", "farmer mines", "mine")
    assert refusal(game, "miner works").rule == "R-MINER-02"
    assert refusal(game, "haspelknecht works").rule == "R-HASPEL-01"
    play(game, "end", "end")
    while len(game.to_act) < 2:
        play(game, legal(game, game.to_act[0])[0])
    play(game, "farmer idle", "farmhand idle", seat=0)
    assert refusal(game, "digger food").rule == "R-DIGGER-05"
    play(game, "haspelknecht food", "miner food", seat=0)


@pytest.mark.rule("R-PINGE-10", "R-PINGE-11")
@pytest.mark.parametrize(("year", "points"), [(1, 2), (2, 1), (3, 0)])
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_the_pinge_bonus_is_scored_at_once(year: int, points: int, season: str) -> None:
    """Two points in the first year, one in the second, none in the third, with the last coal and not earlier."""
    mine: Words = {"pinge_coal": 2, "pinge_wood": 2}
    game = play(scene(diggers(1, 1, score=10, **mine), year=year, season=season), "farmer mines", "mine")
    assert board(game).score == 10
    play(game, "farmhand mines", "mine")
    assert board(game).score == 10 + points
    assert game.score_sheet(0)["pinge"] == points
    assert board(game, 1).score == 0


@pytest.mark.rule("R-PINGE-10", "R-DIGGER-05")
def test_the_coal_digger_may_end_the_pinge_too() -> None:
    """The bonus is scored as well; the second action is lost, even with open coal in the Tunnel (C-31)."""
    game = play(scene(diggers(digger="thaler", water=1, tunnel_wood=7, **LAST_COAL)), "digger works", "mine")
    assert legal(game) == ["end"]
    assert (board(game).score, board(game).water, board(game).shaft_coal) == (2, 1, 0)


@pytest.mark.rule("R-PINGE-06")
def test_a_free_coal_ends_the_pinge_like_any_other() -> None:
    """The last coal comes from the Hammer and Pick: bonus, wood to the supply, Tunnel open (C-27)."""
    game = scene(diggers(0, 1, tiles=[33], fresh_tiles=[33], tunnel_wood=7, **LAST_COAL), offer=33, year=2)
    play(game, "mine")
    assert (board(game).coal, board(game).score, board(game).pinge_wood) == (1, 1, 0)
    play(game, "farmhand mines", "mine")
    assert board(game).shaft_coal == 1


@pytest.mark.rule("R-FARMER-07")
@pytest.mark.parametrize("option", ["yes", "no"])
def test_black_disks_left_after_the_last_coal_are_lost(option: str) -> None:
    """Unless by option Farmer and Farmhand may pump the Shaft: then they can still remove water (C-32)."""
    a = diggers(3, water=1, tunnel_wood=7, **LAST_COAL)
    game = play(scene(a, options={"shaft_water_only_haspel": option}), "farmer mines", "mine")
    if option == "no":
        assert legal(game) == ["pump 1", "stop"]
        assert refusal(game, "mine").rule == "R-FARMER-07"
        play(game, "pump 1", "stop")
    assert legal(game) == ["end"]
    assert (board(game).shaft_coal, board(game).water) == (0, 1 if option == "yes" else 0)
