"""The Tunnel: seven sections, eleven coal, each section behind its wood; and the Shaft for its coal."""

from __future__ import annotations

from typing import Any

import pytest

from haspelknecht.data.components import lay_over, shipped_facts
from haspelknecht.errors import UserError
from haspelknecht.records.game import Game
from tests.scenes import Words, board, legal, play, refusal, scene

SECTIONS = [(1, 1, 1, 2, 2, 2, 2), (2, 1, 2, 1, 2, 1, 2), (1, 1, 1, 1, 1, 1, 5), (5, 1, 1, 1, 1, 1, 1)]
sections = pytest.mark.parametrize("coal", SECTIONS)


def tunnel(workers: Words | None = None, coal: tuple[int, ...] | None = None, **more: Any) -> Game:
    """A's turn in the Tunnel: by default the Miner is paid, and Farmer and Farmhand have black disks."""
    plan = workers or {"farmer": {"black": 3}, "farmhand": {"black": 3}, "miner": "food"}
    rest = {} if coal is None else {"components": lay_over(shipped_facts(), {"tunnel": {"coal": list(coal)}}, "")}
    return scene({"pinge_coal": 0, "cart1": {"black": 6}, "plan": plan, **more}, **rest)


def opened(game: Game) -> int:
    """The coal that all workers together can mine now."""
    for worker in ("miner works", "farmer mines", "farmhand mines"):
        if worker in legal(game):
            play(game, worker)
            while "mine" in legal(game):
                play(game, "mine")
            if "stop" in legal(game):
                play(game, "stop")
    return int(board(game).shaft_coal)


# -- sections and wood --------------------------------------------------------------------------------------------


@pytest.mark.rule("R-TUNNEL-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seven_sections_with_eleven_coal(players: int) -> None:
    """Every board starts with them; when they are mined there is nothing left."""
    game = Game.new(players, seed="tunnel")
    assert all(player.tunnel_coal == 11 for player in game.state.players)
    printed = game.table.setup.components.section_coal
    assert (len(printed), sum(printed)) == (7, 11)
    assert min(printed) >= 1
    game = tunnel(tunnel_wood=7, tunnel_coal=2)
    play(game, "farmer mines", "mine", "mine")
    assert refusal(game, "mine").rule == "R-TUNNEL-01"
    assert legal(game) == ["stop"]
    play(game, "stop")
    assert refusal(game, "miner works").rule == "R-TUNNEL-01"
    with pytest.raises(UserError) as error:
        scene({"tunnel_coal": 12})
    assert error.value.values["rule"] == "R-TUNNEL-01"


@pytest.mark.rule("R-TUNNEL-02")
def test_seven_wood_symbols() -> None:
    """Seven wood fit into the Tunnel, an eighth does not."""
    game = tunnel(wood=8)
    play(game, *["prop tunnel"] * 7)
    assert (board(game).wood, board(game).tunnel_wood) == (1, 7)
    assert refusal(game, "prop tunnel").rule == "R-TUNNEL-02"


@pytest.mark.rule("R-TUNNEL-03")
@pytest.mark.parametrize("worker", ["miner works", "farmer mines", "farmhand mines"])
def test_no_coal_before_the_first_wood(worker: str) -> None:
    """Unlike in the Pinge even the first coal needs wood."""
    game = tunnel(wood=1)
    assert refusal(game, worker).rule == "R-TUNNEL-03"
    play(game, "prop tunnel", worker, "mine")
    assert board(game).shaft_coal == 1


@pytest.mark.rule("R-TUNNEL-02", "R-TUNNEL-04", "R-TUNNEL-05")
@sections
@pytest.mark.parametrize("wood", range(1, 8))
def test_each_wood_opens_one_section(coal: tuple[int, ...], wood: int) -> None:
    """From left to right: with this much wood only the coal of this many sections can be mined."""
    open_coal = sum(coal[:wood])
    taken = max(0, open_coal - 2)
    game = tunnel(coal=coal, tunnel_wood=wood, tunnel_coal=11 - taken)
    assert opened(game) == open_coal - taken
    with pytest.raises(UserError) as error:
        tunnel(coal=coal, tunnel_wood=wood - 1, tunnel_coal=11 - open_coal)
    assert error.value.key == "position-impossible"


@pytest.mark.rule("R-TUNNEL-04")
def test_the_printed_sections_decide() -> None:
    """With the sections as printed."""
    printed = [int(coal) for coal in scene().table.setup.components.section_coal]
    taken = 0
    for wood, coal in enumerate(printed, start=1):
        game = tunnel(tunnel_wood=wood, tunnel_coal=11 - taken)
        assert opened(game) == coal
        taken += coal


@pytest.mark.rule("R-TUNNEL-04")
def test_the_next_section_needs_the_next_wood() -> None:
    """Wood can be placed between two coal, and the same worker continues."""
    game = play(tunnel(coal=(1, 2, 1, 1, 2, 2, 2), wood=2), "prop tunnel", "farmer mines", "mine")
    assert refusal(game, "mine").rule == "R-TUNNEL-04"
    play(game, "prop tunnel", "mine", "mine")
    assert board(game).shaft_coal == 3


def test_one_wood_opens_all_coal_of_its_section() -> None:
    """Both coal of a section are open as soon as its wood is placed (C-80)."""
    game = play(tunnel(coal=(2, 1, 1, 1, 2, 2, 2), tunnel_wood=1), "miner works", "mine", "mine")
    assert refusal(game, "mine").rule == "R-TUNNEL-04"


# -- who and where to ---------------------------------------------------------------------------------------------


@pytest.mark.rule("R-TUNNEL-06")
@pytest.mark.parametrize("pinge_coal", range(1, 8))
def test_no_tunnel_coal_before_the_pinge_is_exhausted(pinge_coal: int) -> None:
    """Even with wood on all symbols of the Tunnel: Farmer and Farmhand mine in the Pinge while it has coal."""
    a: Words = {"cart1": {"black": 1}, "plan": {"farmer": {"black": 1}, "miner": "food"}, "tunnel_wood": 7}
    game = scene({**a, "pinge_coal": pinge_coal, "pinge_wood": 2})
    assert "miner works" not in legal(game)
    assert refusal(game, "miner works").rule == "R-TUNNEL-06"
    play(game, "farmer mines", "mine")
    assert (board(game).pinge_coal, board(game).tunnel_coal) == (pinge_coal - 1, 11)
    with pytest.raises(UserError) as error:
        scene({"tunnel_coal": 10, "tunnel_wood": 1, "pinge_coal": pinge_coal, "pinge_wood": 2})
    assert error.value.values["rule"] == "R-TUNNEL-06"


@pytest.mark.rule("R-TUNNEL-07", "R-TUNNEL-08")
@pytest.mark.parametrize("worker", ["farmer mines", "farmhand mines", "miner works"])
def test_farmer_farmhand_and_miner_mine_into_the_shaft(worker: str) -> None:
    """Tunnel coal does not go to the farm directly."""
    game = play(tunnel(tunnel_wood=7, coal=None, shaft_coal=1), worker, "mine")
    assert (board(game).tunnel_coal, board(game).shaft_coal, board(game).coal) == (10, 2, 0)


@pytest.mark.rule("R-TUNNEL-07")
def test_no_other_worker_mines_in_the_tunnel() -> None:
    """The Coal-digger is gone, the Haspelknecht does not mine."""
    game = tunnel({"digger": "food", "haspelknecht": "food"}, tunnel_wood=7, water=1)
    assert refusal(game, "digger works").rule == "R-DIGGER-05"
    assert legal(game) == ["haspelknecht works", "end"]
    play(game, "haspelknecht works")
    assert refusal(game, "mine").rule == "R-HASPEL-03"
    assert legal(game) == ["pump 1", "stop"]


@pytest.mark.rule("R-TUNNEL-09")
def test_only_the_haspelknecht_lifts_coal() -> None:
    """Farmer, Farmhand and Miner cannot."""
    a: Words = {"farmer": {"black": 2}, "farmhand": {"black": 2}, "miner": "food", "haspelknecht": "food"}
    game = tunnel(a, tunnel_wood=7, shaft_coal=2)
    for worker in ("farmer mines", "farmhand mines", "miner works"):
        play(game, worker)
        assert "lift" not in legal(game)
        assert refusal(game, "lift").rule == "R-TUNNEL-09"
        play(game, "stop")
    play(game, "haspelknecht works", "lift")
    assert (board(game).shaft_coal, board(game).coal) == (1, 1)


@pytest.mark.rule("R-TUNNEL-09")
def test_coal_in_the_shaft_stays_there_unless_it_is_lifted() -> None:
    """Neither at the end of the phase nor in winter."""
    game = scene({"pinge_coal": 0, "shaft_coal": 3}, season="autumn")
    play(game, "end", "end")
    assert game.position()["season"] == "winter"
    play(game, "store nothing", "store nothing")
    assert (game.state.year, board(game).shaft_coal, board(game).coal) == (2, 3, 0)


@pytest.mark.rule("R-HASPEL-06")
@pytest.mark.parametrize("worker", ["farmer mines", "miner works"])
def test_coal_of_this_phase_may_be_lifted_in_this_phase(worker: str) -> None:
    """If a worker mines before the Haspelknecht works, not the other way round (C-82)."""
    a: Words = {"farmer": {"black": 2}, "miner": "food", "haspelknecht": "thaler"}
    game = tunnel(a, tunnel_wood=7)
    assert refusal(game, "haspelknecht works").rule == "R-HASPEL-03"
    play(game, worker, "mine", "mine")
    if "stop" in legal(game):
        play(game, "stop")
    play(game, "haspelknecht works", "lift", "lift")
    assert (board(game).shaft_coal, board(game).coal) == (0, 2)


def test_the_shaft_holds_any_amount_of_coal() -> None:
    """All eleven coal of the Tunnel, and more (C-101)."""
    game = tunnel(tunnel_wood=7, shaft_coal=30)
    assert opened(game) == 30 + 3 + 3 + 4  # three each, and the synergy of Farmer and Farmhand


@pytest.mark.rule("R-TUNNEL-09")
def test_early_coal_of_the_lorry_is_lifted_by_the_haspelknecht() -> None:
    """In the first edition the Lorry brings coal before the Pinge is exhausted; it is lifted after that (C-107)."""
    lorry: Words = {"tiles": [42], "shaft_coal": 2}
    early = scene(
        lorry | {"food": 1, "plan": {"step": "hired"}}, {"plan": {"step": "ready"}}, stage="planning", edition="first"
    )
    assert legal(early) == ["digger unpaid", "digger food"]
    assert refusal(early, "haspelknecht food").rule == "R-HASPEL-05"
    later = scene(lorry | {"pinge_coal": 0, "plan": {"haspelknecht": "food"}}, edition="first")
    play(later, "haspelknecht works", "lift", "lift")
    assert board(later).coal == 2
