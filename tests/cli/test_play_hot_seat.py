"""Several people at one keyboard: what one plans, the others see only when all plans are revealed."""

from __future__ import annotations

import re

import pytest
from rich.console import Console

from haspelknecht.cli.play.keyboard import Keyboard
from haspelknecht.cli.play.loop import hand_over
from haspelknecht.cli.play.save_file import SaveFile
from haspelknecht.cli.play.session import Session
from haspelknecht.records.game import Game
from haspelknecht.records.moves import Move
from haspelknecht.rules.player import READY
from haspelknecht.rules.stages import PLANNING
from haspelknecht.view.seat import seat_view
from tests.cli.test_play import ANY_GAME, Talk, talk

__all__ = ["talk"]


def test_a_whole_game_at_one_keyboard(talk: Talk) -> None:
    printed = talk(ANY_GAME, "--hot-seat", "--seed", "coal", "--players", "3")
    assert " wins." in printed
    assert printed.count("Pass the keyboard to ") == 27  # three players in nine planning phases


def test_humans_and_bots_at_one_table(talk: Talk) -> None:
    printed = talk(ANY_GAME, "--players", "3", "--bots", "random", "--seed", "coal")
    assert "Pass the keyboard to Bruno" in printed
    assert "Pass the keyboard to Clara" not in printed
    assert " wins." in printed


def planned(seed: str) -> tuple[Game, list[str]]:
    """A game for two at its first planning, and the lines that led there."""
    game = Game.new(2, seed=seed)
    typed = []
    while game.state.stage != PLANNING:
        move = game.legal_moves[0]
        typed.append(str(move))
        game.play(move)
    return game, typed


def plan_lines(game: Game, seat: int, first: int) -> list[str]:
    """A whole plan that begins with a certain move and continues with the first legal ones."""
    twin = game.copy()
    plan = [Move(first)]
    twin.apply(first, seat)
    while twin.state.players[seat].plan_step != READY:
        plan.append(twin.moves_of(seat)[0])
        twin.apply(plan[-1], seat)
    compose = seat_view(game, seat, "en", plan=plan).compose
    assert compose is not None
    return [*map(str, plan), "ready", *(["ready"] if compose.warning else [])]


@pytest.mark.parametrize("seed", ["1", "2", "5"])
def test_a_plan_stays_secret_until_it_is_revealed(talk: Talk, seed: str) -> None:
    """With two different plans of the first player, the second one sees exactly the same."""
    game, typed = planned(seed)
    first, second = (int(seat) for seat in game.state.order)
    name = game.table.names[first]
    questions = ["board " + "AB"[first], "table", "log", "scores", "moves", "why 1"]
    seen = []
    for plan in (game.moves_of(first)[0], game.moves_of(first)[-1]):
        lines = [*typed, "", *plan_lines(game, first, plan), "", *questions]
        printed = talk(lines, "--hot-seat", "--seed", seed)
        turns = re.split(r"Pass the keyboard to (\w+)", printed)
        assert turns[1::2] == [name, game.table.names[second]]
        seen.append(turns[4])
    assert seen[0] == seen[1]
    assert "plan is ready" in seen[0]
    assert f"{'AB'[first]} {name}  0 VP" in seen[0]


def test_all_plans_appear_when_the_last_one_is_ready(talk: Talk) -> None:
    game, typed = planned("5")
    first, second = (int(seat) for seat in game.state.order)
    plans = [["", *plan_lines(game, seat, game.moves_of(seat)[-1])] for seat in (first, second)]
    printed = talk([*typed, *plans[0], *plans[1]], "--hot-seat", "--seed", "5")
    revealed = printed.partition("The plans are revealed:")[2]
    assert f"{'AB'[first]} {game.table.names[first]}: " in revealed
    assert f"{'AB'[second]} {game.table.names[second]}: " in revealed


def test_withdrawing_leaves_the_plans_of_others(talk: Talk) -> None:
    game, typed = planned("5")
    first, second = (int(seat) for seat in game.state.order)
    mine = plan_lines(game, second, game.moves_of(second)[-1])
    draft = [line for line in mine if line != "ready"]
    lines = [*typed, "", *plan_lines(game, first, game.moves_of(first)[-1]), "", *draft, "withdraw", *mine]
    printed = talk(lines, "--hot-seat", "--seed", "5")
    assert printed.count("Pass the keyboard") == 2
    assert "The plans are revealed:" in printed


def test_open_plans_need_no_passing(talk: Talk) -> None:
    printed = talk(ANY_GAME, "--hot-seat", "--option", "plan_in_turn_order=yes", "--seed", "2", status=0)
    assert "Pass the keyboard" not in printed
    assert " wins." in printed


def test_a_terminal_is_wiped_before_the_keyboard_changes_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    game, _ = planned("5")
    console = Console(force_terminal=True, width=80, record=False)
    session = Session(game, {}, console, SaveFile(None, None), "en")
    forgotten = []
    monkeypatch.setattr(Keyboard, "read", lambda self, prompt: "")
    monkeypatch.setattr(Keyboard, "forget", lambda self: forgotten.append(True))
    with console.capture() as captured:
        hand_over(session, 0)
    assert "\x1b[2J" in captured.get()
    assert forgotten == [True]
