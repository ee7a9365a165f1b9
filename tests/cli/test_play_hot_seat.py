"""Several people at one keyboard: what one plans, the others see only when all plans are revealed."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from rich.console import Console

from haspelknecht.cli.play_keyboard import Keyboard
from haspelknecht.cli.play_loop import hand_over
from haspelknecht.cli.save_file import SaveFile
from haspelknecht.cli.sitting import Sitting
from haspelknecht.records.game import Game
from haspelknecht.rules.stages import PLANNING
from tests.cli.test_play import ANY_GAME, Talk, random_lines, talk

__all__ = ["talk"]
TAKING = ["take 1 yellow", "take 2 brown", "take 1 brown", "pass"]


def test_a_whole_game_at_one_keyboard(talk: Talk) -> None:
    printed = talk(ANY_GAME, "--hot-seat", "--seed", "coal", "--players", "3")
    assert " wins." in printed
    assert printed.count("Pass the keyboard to ") >= 18  # nine planning phases, at least two of three change hands


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


@pytest.mark.parametrize("seed", ["1", "2", "3", "5"])
def test_a_plan_stays_secret_until_it_is_revealed(talk: Talk, seed: str) -> None:
    game, typed = planned(seed)
    first, second = (int(seat) for seat in game.state.order)
    names = game.table.names
    plan = str(game.moves_of(first)[-1])  # all disks of some colour, or a mix, on the Farmer
    questions = ["board " + "AB"[first], "table", "log", "scores", "moves", f"why {plan}", "save"]
    lines = [*typed, "", plan, *["1", "ready"] * 3, *questions[:-1], "1", "1", "1"]
    printed = talk(lines, "--hot-seat", "--seed", seed)
    turns = re.split(r"Pass the keyboard to (\w+)", printed)
    assert turns[1::2][:2] == [names[first], names[second]]
    between = turns[4].partition("The plans are revealed")[0]
    assert f"why {plan}" in between  # the second player did ask
    shown = re.findall(rf"╭─ {'AB'[first]} {names[first]}.*?╰", between, re.DOTALL)
    assert shown
    assert all("Farmer –   Farmhand –" in board for board in shown)
    assert "plan is ready" in between


def test_what_the_other_sees_does_not_depend_on_the_plan(talk: Talk) -> None:
    """The strongest form: two different secret plans give exactly the same view to the next player."""
    game, typed = planned("5")
    first = game.state.seat()
    seen = []
    for plan in (game.moves_of(first)[0], game.moves_of(first)[-1]):
        lines = [*typed, "", str(plan), *["1", "ready"] * 3]
        printed = talk([*lines[: len(typed) + 2 + steps_left(game, int(plan))], "", "table", "log"], "--hot-seat", "--seed", "5")
        seen.append(printed.rpartition("Pass the keyboard")[2])
    assert "Bruno" in seen[0]
    assert seen[0] == seen[1]


def steps_left(game: Game, plan: int) -> int:
    """How many lines complete a plan after its first step: always the first of the list, then ready."""
    twin = game.copy()
    seat = twin.state.seat()
    twin.play(plan, seat)
    lines = 0
    while twin.state.stage == PLANNING and seat in twin.to_act:
        twin.play(twin.moves_of(seat)[0], seat)
        lines += 2 if not (twin.state.stage == PLANNING and seat in twin.to_act) else 1
    return lines or 1


def test_open_plans_need_no_passing(talk: Talk) -> None:
    printed = talk(ANY_GAME, "--hot-seat", "--option", "plan_in_turn_order=yes", "--seed", "2", status=0)
    assert "Pass the keyboard" not in printed
    assert " wins." in printed


def test_a_terminal_is_wiped_before_the_keyboard_changes_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    game, _ = planned("5")
    console = Console(force_terminal=True, width=80, record=False)
    sitting = Sitting(game, {}, console, SaveFile(None, None), "en")
    forgotten = []
    monkeypatch.setattr(Keyboard, "read", lambda self, prompt: "")
    monkeypatch.setattr(Keyboard, "forget", lambda self: forgotten.append(True))
    with console.capture() as captured:
        hand_over(sitting, 0)
    assert "\x1b[2J" in captured.get()
    assert forgotten == [True]


def test_plans_typed_in_any_order_of_commands(talk: Talk) -> None:
    printed = talk(random_lines(11, 2500), "--hot-seat", "--seed", "9")
    for before, after in pairwise(re.split(r"The plans are revealed", printed)):
        assert before
        assert after
