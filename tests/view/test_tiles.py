"""What a seat sees of tiles agrees with the rules of buying, in every moment of a game."""

from __future__ import annotations

import random

import msgspec
import pytest

from haspelknecht.locale import LANGUAGES
from haspelknecht.records.game import Game
from haspelknecht.rules.developing import buy, can_buy
from haspelknecht.rules.flow import legal_moves
from haspelknecht.rules.loads import LOADS
from haspelknecht.rules.moves import BUY, HIRE_DIGGER, LOAD
from haspelknecht.rules.pieces import (
    FARMER,
    FROM_DEVELOPMENTS,
    GOOD_NAMES,
    NO_GOOD,
    NO_TILE,
    NOBODY,
    TILES,
    tile_number,
    tile_of_number,
)
from haspelknecht.rules.player import PLAN_FARMER
from haspelknecht.rules.stages import PLANNING, WORKING
from haspelknecht.rules.state import State
from haspelknecht.view.tiles import tile_views
from haspelknecht.view.types import TileView, Why
from tests.scenes import play, scene
from tests.view.games import other_universe, positions

GAMES = range(18)
BUSY = {"cart1": {"brown": 1}}  # somebody who is not ready, so that nothing is revealed


def idle_turn(state: State, seat: int) -> bool:
    """Whether a seat can begin with any worker now."""
    return state.stage == WORKING and state.seat() == seat and state.worker == NOBODY and state.offer == NO_TILE


@pytest.mark.rule("R-DEV-01", "R-DEV-06", "R-DEV-10", "R-DEV-13")
@pytest.mark.parametrize("number", GAMES)
def test_nothing_is_missing_exactly_if_a_legal_move_buys_the_tile(number: int) -> None:
    turns = 0
    for game in positions(number):
        for seat in range(game.table.players):
            if not idle_turn(game.state, seat):
                continue
            buys = [
                divmod(move - BUY, 4 * TILES) for move in legal_moves(game.state, seat) if BUY <= move < HIRE_DIGGER
            ]
            buyers: dict[str, set[str]] = {}
            for worker, choice in buys:
                buyers.setdefault(str(tile_number(choice // 4)), set()).add(("farmer", "farmhand")[worker])
            for tile, view in tile_views(game.state, seat, "en").items():
                assert (view.missing is None) == (tile in buyers)
                if view.missing is None:
                    assert view.payable
                    assert set(view.payers) == buyers[tile]
            turns += 1
    assert turns > 20


@pytest.mark.rule("R-DEV-08", "R-DEV-09", "R-DEV-12")
@pytest.mark.parametrize("number", GAMES)
def test_access_and_fees_are_those_of_the_rules(number: int) -> None:
    for game in positions(number, 0.3):
        state = game.state
        for seat, player in enumerate(state.players):
            for name, view in tile_views(state, seat, "en").items():
                tile = tile_of_number(int(name))
                goods = [good for good in range(1, 4) if can_buy(state, player, tile, good)]
                assert (view.access == "owned") == player.owns(tile)
                if view.access == "owned":
                    continue
                assert (view.access == "open") == can_buy(state, player, tile, NO_GOOD)
                assert (view.payee is None) == (view.fee is None) == (view.access != "distant")
                if state.stage == WORKING:
                    assert view.fee_goods == [GOOD_NAMES[good] for good in goods]


@pytest.mark.rule("R-DEV-15")
@pytest.mark.parametrize("number", GAMES)
def test_points_are_those_of_buying(number: int) -> None:
    for game in positions(number, 0.05):
        for seat in range(game.table.players):
            for name, view in tile_views(game.state, seat, "en").items():
                if view.access != "owned":
                    twin = game.state.copy()
                    before = int(twin.players[seat].sheet[FROM_DEVELOPMENTS])
                    buy(twin, seat, FARMER, tile_of_number(int(name)), NO_GOOD)
                    assert view.points == int(twin.players[seat].sheet[FROM_DEVELOPMENTS]) - before


@pytest.mark.rule("R-PLAN-10")
@pytest.mark.parametrize("number", GAMES)
def test_a_tile_is_payable_if_the_disks_for_it_could_be_planned(number: int) -> None:
    plans = 0
    for game in positions(number):
        if game.state.stage != PLANNING:
            continue
        for seat, player in enumerate(game.state.players):
            if player.plan_step != PLAN_FARMER or not game.state.may_act(seat):
                continue
            paid = 0
            for move in legal_moves(game.state, seat):
                assert LOAD <= move < LOAD + LOADS  # disks for the Farmer
                paid |= int(game.state.setup.fits[move - LOAD])
            for tile, view in tile_views(game.state, seat, "en").items():
                assert view.payable == (view.access != "owned" and paid >> tile_of_number(int(tile)) & 1 != 0)
            plans += 1
    assert plans > 5


@pytest.mark.parametrize("number", GAMES)
def test_plans_of_others_change_nothing(number: int) -> None:
    dice = random.Random(number)
    for game in positions(number, 0.3):
        for seat in range(game.table.players):
            twin = other_universe(game.state, seat, dice)
            if twin is not None:
                told = msgspec.json.encode(tile_views(twin, seat, "en"))
                assert told == msgspec.json.encode(tile_views(game.state, seat, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_everything_that_can_be_missing(language: str) -> None:
    for number in range(6):
        for game in positions(number, 0.2):
            for seat in range(game.table.players):
                for view in tile_views(game.state, seat, language).values():
                    if view.missing is not None:
                        assert view.missing.message.endswith(".")
                        assert "{" not in view.missing.message
                        assert view.missing.rule is not None


# -- examples --------------------------------------------------------------------------------------------------------


def look(game: Game, tile: int, language: str = "en", seat: int = 0) -> TileView:
    """A tile as A sees it."""
    return tile_views(game.view(seat), seat, language)[str(tile)]


def missing(game: Game, tile: int, language: str = "en") -> Why:
    """What A misses for a tile."""
    found = look(game, tile, language).missing
    assert found is not None
    return found


def test_five_black_disks_in_the_cart_are_not_forgotten() -> None:
    """The table once said "you have 0 black to spend" to a player who held five."""
    game = scene({"cart1": {"black": 5}}, BUSY, stage="planning")
    found = look(game, 11)
    assert found.payable
    assert found.payers == []
    assert missing(game, 11) == Why(
        "Put 1 black disk and 1 more of any colour on the Farmer to buy this tile.", "R-DEV-01"
    )


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "de",
            "Lege 1 schwarze Scheibe und 1 weitere beliebiger Farbe auf den Bauern, um dieses Plättchen zu erwerben.",
        ),
        ("fr", "Placez 1 disque noir et 1 autre de n’importe quelle couleur sur le fermier pour acheter cette tuile."),
        ("it", "Metti 1 disco nero e un altro di qualsiasi colore sul Contadino per acquistare questa tessera."),
        ("pl", "Połóż 1 czarny dysk i jeszcze 1 dowolnego koloru na Rolniku, żeby kupić ten kafel."),
    ],
)
def test_the_same_in_other_languages(language: str, words: str) -> None:
    game = scene({"cart1": {"black": 5}}, BUSY, stage="planning")
    assert missing(game, 11, language).message == words


def test_with_the_improved_farmhand_two_can_buy() -> None:
    game = scene({"cart1": {"black": 5}, "tiles": [13]}, BUSY, stage="planning", season="summer")
    assert missing(game, 11).message.endswith("on the Farmer or the Improved Farmhand to buy this tile.")


def test_disks_on_another_worker_can_be_moved_while_planning() -> None:
    game = scene({"cart1": {"black": 2}}, BUSY, stage="planning")
    play(game, "farmer idle", "farmhand 2 black", seat=0)
    assert missing(game, 11).message.startswith("Put 1 black disk")
    assert not look(game, 11).payable


def test_disks_on_the_farmer_and_free_ones_pay_together() -> None:
    game = scene({"cart1": {"black": 1}, "cart2": {"brown": 1}}, BUSY, stage="planning")
    play(game, "farmer 1 black", seat=0)
    assert look(game, 11).payable
    assert look(game, 11).payers == []


def test_a_tile_that_is_planned_misses_nothing() -> None:
    game = scene({"cart1": {"black": 2}}, BUSY, stage="planning")
    play(game, "farmer 2 black", seat=0)
    found = look(game, 11)
    assert (found.missing, found.payers, found.payable) == (None, ["farmer"], True)


def test_missing_disks_are_named() -> None:
    game = scene({"cart1": {"black": 1}}, BUSY, stage="planning")
    assert missing(game, 11) == Why("You still need 1 disk of any colour to buy this tile.", "R-DEV-02")
    assert missing(game, 12).message == "You still need 1 yellow disk to buy this tile."
    assert not look(game, 11).payable


def test_while_taking_only_the_shortage_is_named() -> None:
    game = scene(stage="taking")
    assert missing(game, 11).message == "You still need 1 black disk and 1 more of any colour to buy this tile."
    game = scene({"cart1": {"black": 3}}, BUSY, stage="taking again")
    found = look(game, 11)
    assert (found.missing, found.payable, found.payers) == (None, True, [])


def test_a_colour_marker_counts_as_a_disk() -> None:
    marker = {"tiles": [22, 12], "markers": [22], "cart1": {"black": 1}}
    game = scene(marker, BUSY, stage="planning", season="summer")
    assert look(game, 11).payable


def test_while_working_it_is_the_disks_on_workers_that_count() -> None:
    game = scene({"cart1": {"black": 4}, "plan": {"farmer": {"black": 3}}})
    expected = "No worker who can still buy has the right disks. This tile costs 1 black disk and 1 more of any colour."
    assert missing(game, 11) == Why(expected + " Plan it for a later action phase.", "R-DEV-02")
    last = scene({"cart1": {"black": 4}, "plan": {"farmer": {"black": 3}}}, year=3, season="autumn")
    assert missing(last, 11).message == expected


def test_a_farmhand_without_pickaxe_does_not_buy() -> None:
    game = scene({"cart1": {"black": 2}, "plan": {"farmhand": {"black": 2}}})
    assert missing(game, 11).rule == "R-DEV-03"


def test_a_closed_tile_names_its_neighbours() -> None:
    game = scene({"cart1": {"black": 5}}, BUSY, stage="planning")
    assert missing(game, 21) == Why(
        "Out of reach: not next to any of your tiles, and nobody owns it yet. Buy the Carrying Pole or Barn first.",
        "R-DEV-10",
    )
    assert missing(game, 31).message.endswith("Buy tiles that lead to it first.")


@pytest.mark.rule("R-DEV-12", "R-DEV-13")
def test_a_distant_tile_needs_its_fee() -> None:
    owner = {"tiles": [11, 21, 31, 41], **BUSY}
    game = scene({"cart1": {"black": 5}}, owner, stage="planning")
    found = look(game, 31)
    assert (found.access, found.fee, found.fee_goods, found.payee) == ("distant", "coal", [], "B")
    assert missing(game, 31).message.startswith("The fee for this tile is 1 coal, and you have none on your farm")
    rich = scene({"cart1": {"black": 5}, "coal": 1}, owner, stage="planning")
    assert look(rich, 31).fee_goods == ["coal"]
    assert missing(rich, 31).message.startswith("Put 1 black disk")


def test_food_that_is_planned_as_pay_does_not_pay_a_fee() -> None:
    owner = {"tiles": [11, 21, 31, 41], **BUSY}
    game = scene({"cart1": {"black": 5}, "food": 1}, owner, stage="planning")
    play(game, "farmer 5 black", seat=0)
    assert look(game, 41).fee_goods == ["food"]
    play(game, "digger food", seat=0)
    assert look(game, 41).fee_goods == []
    assert (
        missing(game, 41).message
        == "The fee for this tile is 1 food, but your plan pays workers with everything you have."
    )


def test_one_thing_after_the_other() -> None:
    """The worker at work, or the offer of a tile, comes first."""
    two = {"cart1": {"black": 5}, "tiles": [13], "plan": {"farmer": {"black": 3}, "farmhand": {"black": 2}}}
    game = scene(two, season="summer")
    assert look(game, 11).missing is None
    play(game, "farmer mines")
    assert missing(game, 11) == Why("Finish the Farmer’s work first.", "R-EXEC-03")
    buyer = {"cart1": {"black": 4}, "cart2": {"black": 2}, "tiles": [13, 21], "pinge_coal": 7}
    game = scene({**buyer, "plan": {"farmer": {"black": 4}, "farmhand": {"black": 2}}}, season="summer")
    play(game, "farmer buys 31")
    assert missing(game, 11).message == "First decide what to do with the tile you just bought: Mining Timber."


def test_after_the_turn_tiles_are_for_a_later_phase() -> None:
    game = scene({"cart1": {"black": 2}, "plan": {"farmer": {"black": 2}}})
    play(game, "end")
    expected = "To buy this tile in a later action phase, put 1 black disk and 1 more of any colour on the Farmer."
    assert missing(game, 11) == Why(expected, "R-DEV-01")
    assert not look(game, 11).payable


def test_when_no_phase_is_left_nothing_can_be_bought() -> None:
    game = scene(stage="storing", season="winter", year=3)
    assert missing(game, 11) == Why("There are no more action phases to buy this tile in.", "R-FLOW-08")


def test_a_tile_that_the_seat_owns_cannot_be_bought() -> None:
    found = look(scene({"tiles": [11]}), 11)
    assert (found.access, found.points, found.payable) == ("owned", 0, False)


@pytest.mark.rule("R-SETUP-13")
def test_nine_tiles_are_enough() -> None:
    nine = {"tiles": [11, 12, 13, 14, 15, 21, 22, 23, 24], "cart1": {"black": 5}}
    game = scene(nine, {**BUSY}, c={}, d={}, stage="planning", season="summer")
    assert missing(game, 31).rule == "R-SETUP-13"
    free = scene(nine, {**BUSY}, c={}, d={}, stage="planning", season="summer", options={"disk_limit": "none"})
    assert missing(free, 31).rule == "R-DEV-01"
