"""The board as everybody sees it agrees with the engine, and holds nothing that is secret."""

from __future__ import annotations

import random

import msgspec
import pytest

from haspelknecht.records.game import Game
from haspelknecht.records.state_words import state_words
from haspelknecht.rules.final_scoring import score_game
from haspelknecht.rules.flow import legal_moves, play_move
from haspelknecht.rules.moves import LIFT, MINE
from haspelknecht.rules.pieces import COLOURS, DIGGER, HASPELKNECHT, MINER, NO_TILE, NOBODY
from haspelknecht.rules.stages import PLANNING, WORKING
from haspelknecht.rules.state import State
from haspelknecht.rules.why_not import why_not
from haspelknecht.view.board import LETTERS, board_view, player_view
from haspelknecht.view.types import MineView, PlayerView
from tests.scenes import play, scene
from tests.view.games import other_universe, positions

GAMES = range(18)
BUSY = {"cart1": {"brown": 1}}  # somebody who is not ready, so that nothing is revealed


def at_work(state: State, seat: int, worker: int) -> State:
    """A copy in which a worker of a seat is at work and has steps enough for everything."""
    twin = state.copy()
    twin.stage = WORKING
    twin.turn = list(twin.order).index(seat)
    twin.offer = NO_TILE
    twin.worker, twin.steps = worker, 30
    return twin


def coal_mined(state: State, seat: int, worker: int) -> int:
    """How much coal the legal moves of a worker reach without more wood or less water."""
    twin = at_work(state, seat, worker)
    count = 0
    while twin.worker == worker and MINE in legal_moves(twin, seat):
        play_move(twin, seat, MINE)
        count += 1
    return count


@pytest.mark.parametrize("number", GAMES)
def test_coal_is_reachable_if_legal_moves_could_mine_it(number: int) -> None:
    for game in positions(number, 0.3):
        for seat in range(game.table.players):
            mine = player_view(game.state, seat).mine
            for lumps, worker in ((mine.pinge, DIGGER), (mine.tunnel, MINER)):
                taken = sum(lump.taken for lump in lumps)
                reachable = [place for place, lump in enumerate(lumps) if lump.reachable]
                assert reachable == list(range(taken, taken + coal_mined(game.state, seat, worker)))
            assert sum(not lump.taken for lump in mine.pinge) == game.state.players[seat].pinge_coal
            assert sum(not lump.taken for lump in mine.tunnel) == game.state.players[seat].tunnel_coal


def water_rule(state: State, seat: int, worker: int, move: int) -> str:
    """The water rule that refuses a step where there is something to mine or lift, or nothing."""
    twin = at_work(state, seat, worker)
    player = twin.players[seat]
    player.shaft_coal, player.tunnel_coal = max(1, player.shaft_coal), max(1, player.tunnel_coal)
    reason = why_not(twin, seat, move)
    return reason.rule if reason is not None and reason.rule.startswith("R-WATER") else ""


@pytest.mark.rule("R-WATER-03", "R-WATER-05", "R-WATER-06")
@pytest.mark.parametrize("number", GAMES)
def test_a_place_is_flooded_if_a_water_rule_refuses_the_work_there(number: int) -> None:
    for game in positions(number, 0.3):
        for seat in range(game.table.players):
            mine = player_view(game.state, seat).mine
            assert ("pinge" in mine.flooded) == (water_rule(game.state, seat, DIGGER, MINE) == "R-WATER-03")
            if mine.exhausted:
                assert ("tunnel" in mine.flooded) == (water_rule(game.state, seat, MINER, MINE) == "R-WATER-06")
                assert ("shaft" in mine.flooded) == (water_rule(game.state, seat, HASPELKNECHT, LIFT) == "R-WATER-05")
            else:
                assert set(mine.flooded) <= {"pinge"}


@pytest.mark.parametrize("number", GAMES)
def test_the_score_if_the_game_were_over_is_that_of_the_final_scoring(number: int) -> None:
    for game in positions(number, 0.3):
        end = game.state.copy()
        if not game.over:
            score_game(end)
        for seat, player in enumerate(end.players):
            assert player_view(game.state, seat).score_if_over == player.score


@pytest.mark.parametrize("number", GAMES)
def test_the_board_shows_the_position(number: int) -> None:
    for game in positions(number, 0.3):
        board, words = board_view(game), state_words(game.view(NOBODY))
        for name in ("year", "season", "stage", "order", "turn", "stacks"):
            assert getattr(board, name) == words[name]
        assert complete(board.bag) == words["bag"]
        assert [{"action": complete(pool.action), "reserve": complete(pool.reserve)} for pool in board.pools] == (
            words["pools"]
        )
        assert board.offer == words.get("offer")
        assert board.bonus_step == words.get("bonus_step", False)
        assert (None if board.at_work is None else complete(board.at_work)) == words.get("at_work")
        players = words["players"]
        assert isinstance(players, dict)
        for letter, player in board.players.items():
            same_player(player, players[letter])


def complete(part: msgspec.Struct) -> dict[str, object]:
    """Every field of a part, also those that are left out when it is encoded."""
    return {name: getattr(part, name) for name in part.__struct_fields__}


def same_player(player: PlayerView, words: dict[str, object]) -> None:
    """What lies on a board and has the same name in positions."""
    for name in ("score", "points", "wood", "coal", "debts", "fresh_food", "fresh_coal", "tiles", "fresh_tiles"):
        assert getattr(player, name) == words[name], name
    for name in ("water", "pinge_wood", "tunnel_wood"):
        assert getattr(player.mine, name) == words[name], name
    assert (player.markers, player.done, player.mine.shaft) == (words["markers"], words["done"], words["shaft_coal"])


@pytest.mark.parametrize("number", GAMES)
def test_pieces_are_counted_where_they_lie(number: int) -> None:
    for game in positions(number, 0.5):
        for seat, player in enumerate(game.state.players):
            view = player_view(game.state, seat)
            pays = (view.plan.digger, view.plan.miner, view.plan.haspelknecht)
            planning = game.state.stage == PLANNING
            assert view.food + (pays.count("food") if planning else 0) == player.food
            assert view.thaler + (pays.count("thaler") if planning else 0) == player.thaler
            if planning:
                on_workers = [disks_planned(view, colour) for colour in range(COLOURS)]
                on_carts = [disks_of(view.cart1)[colour] + disks_of(view.cart2)[colour] for colour in range(COLOURS)]
                held = [int(player.disks(colour)) for colour in range(COLOURS)]
                assert sum(on_workers) + sum(on_carts) == sum(held) + len(view.markers_planned)
                assert set(view.markers_planned) <= set(view.markers)


def disks_of(disks: msgspec.Struct) -> list[int]:
    """By colour."""
    return [getattr(disks, name) for name in ("yellow", "brown", "black")]


def disks_planned(view: PlayerView, colour: int) -> int:
    """Disks of a colour on workers and mill."""
    count = disks_of(view.plan.farmer)[colour] + disks_of(view.plan.farmhand)[colour]
    if colour == 0:
        return count + 2 * view.plan.mill_yellow + (view.plan.digger, view.plan.haspelknecht).count("yellow")
    return count + (2 * view.plan.mill_black if colour == 2 else 0)


@pytest.mark.parametrize("number", GAMES)
def test_secret_plans_are_not_on_the_board(number: int) -> None:
    dice = random.Random(number)
    compared = 0
    for game in positions(number, 0.5):
        twin = other_universe(game.state, NOBODY, dice)
        if twin is not None:
            other = Game(game.table, twin, None)
            assert msgspec.json.encode(board_view(other)) == msgspec.json.encode(board_view(game))
            compared += other.state != game.state
    secret = not game.state.setup.options.plan_in_turn_order
    assert (compared > 0) == secret


def test_open_plans_are_on_the_board() -> None:
    game = scene({"cart1": {"black": 3}}, stage="planning", options={"plan_in_turn_order": "yes"})
    play(game, "farmer 3 black")
    assert board_view(game).players["A"].plan.farmer.black == 3


# -- examples --------------------------------------------------------------------------------------------------------


def mine_of(**words: object) -> MineView:
    """The mine of A in a scene."""
    return player_view(scene(words).state, 0).mine


def test_two_water_flood_the_pinge_and_leave_its_groups_as_printed() -> None:
    mine = mine_of(water=2, pinge_coal=6)
    assert mine.flooded == ["pinge"]
    assert [lump.group for lump in mine.pinge] == [0, 0, 0, 1, 1, 2, 2]
    assert [lump.taken for lump in mine.pinge] == [True] + 6 * [False]
    assert not any(lump.reachable for lump in mine.pinge + mine.tunnel)


def test_wood_opens_the_second_group() -> None:
    mine = mine_of(water=1, pinge_coal=6, pinge_wood=1)
    assert [place for place, lump in enumerate(mine.pinge) if lump.reachable] == [1, 2, 3, 4]


def test_water_in_the_shaft_stops_lifting_before_it_stops_mining() -> None:
    assert mine_of(pinge_coal=0, water=4, shaft_coal=1).flooded == ["shaft"]
    assert mine_of(pinge_coal=0, water=5, shaft_coal=1).flooded == ["shaft", "tunnel"]


def test_sections_are_propped_and_completed_from_the_left() -> None:
    mine = mine_of(pinge_coal=0, tunnel_coal=9, tunnel_wood=3, shaft_coal=2)
    assert [section.propped for section in mine.sections] == 3 * [True] + 4 * [False]
    assert [section.complete for section in mine.sections] == 2 * [True] + 5 * [False]


@pytest.mark.rule("R-PINGE-10")
@pytest.mark.parametrize(("year", "bonus"), [(1, 2), (2, 1), (3, 0)])
def test_emptying_the_pinge_is_worth_less_each_year(year: int, bonus: int) -> None:
    assert player_view(scene(year=year).state, 0).mine.pinge_bonus == bonus
    assert player_view(scene({"pinge_coal": 0}, year=year).state, 0).mine.pinge_bonus == 0


def test_the_crew_changes_when_the_pinge_is_exhausted() -> None:
    assert player_view(scene().state, 0).workers == ["farmer", "farmhand", "digger"]
    game = scene({"pinge_coal": 0, "tiles": [25], "markers": [25]}, d={})  # four players: tile 25 is in play
    assert player_view(game.state, 0).workers == ["farmer", "farmhand", "miner", "haspelknecht", "windlass"]


def test_a_water_mill_from_the_start_stands_there() -> None:
    game = Game.new(2, seed="mill", start_buildings=[35])
    for seat in range(2):
        assert player_view(game.state, seat).workers == ["farmer", "farmhand", "digger", "mill"]
        assert player_view(game.state, seat).buildings == [35]


@pytest.mark.parametrize(("delay", "improved"), [("yes", False), ("no", True)])
def test_the_farmhand_is_improved_when_the_option_says_so(delay: str, improved: bool) -> None:
    fresh = {"tiles": [13], "fresh_tiles": [13]}
    game = scene(fresh, options={"pickaxe_delay": delay})
    assert player_view(game.state, 0).improved_farmhand == improved
    later = scene({"tiles": [13]}, options={"pickaxe_delay": delay})
    assert player_view(later.state, 0).improved_farmhand


def test_the_first_cart_counts_for_the_order_once_it_is_taken() -> None:
    game = Game.new(3, seed="carts")
    first = int(game.state.order[0])
    assert [player_view(game.state, seat).order_value for seat in range(3)] == [None, None, None]
    game.play("take 1 yellow")
    values = [player_view(game.state, seat).order_value for seat in range(3)]
    assert values[first] == 3 * board_view(game).players[LETTERS[first]].cart1.yellow
    assert values.count(None) == 2


def test_disks_of_the_second_cart_are_used_first() -> None:
    cart = {"cart1": {"black": 2}, "cart2": {"black": 2}}
    game = play(scene(cart, BUSY, stage="planning"), "farmer 3 black", seat=0)
    view = player_view(game.view(0), 0)
    assert (view.cart1.black, view.cart2.black, view.plan.farmer.black) == (1, 0, 3)


def test_pay_that_is_planned_lies_on_the_worker_and_not_on_the_farm() -> None:
    game = play(scene({"food": 1}, BUSY, stage="planning"), "digger food", seat=0)
    view = player_view(game.view(0), 0)
    assert (view.food, view.plan.digger) == (0, "food")


def test_a_marker_used_as_a_disk_is_named() -> None:
    board = {"tiles": [22], "markers": [22], "cart1": {"yellow": 1}}
    game = play(scene(board, BUSY, stage="planning", season="summer"), "farmer 2 yellow", seat=0)
    view = player_view(game.view(0), 0)
    assert (view.markers, view.markers_planned, view.cart1.yellow) == ([22], [22], 0)
