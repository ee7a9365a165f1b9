"""Bots in their own processes: the same choices, and no crash, timeout or invalid answer stops a game."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path

import pytest

from haspelknecht.bots import Limit, Observation, Spec, make_bot, observe
from haspelknecht.bots.worker_process import hard_limit
from haspelknecht.bots.workers import WorkerBot, fallback_choice
from haspelknecht.data.components import read_facts
from haspelknecht.data.layouts import load_layouts, read_layout
from haspelknecht.errors import UserError
from haspelknecht.records.game import Game
from haspelknecht.records.positions import position_of
from haspelknecht.records.set_up import set_up
from haspelknecht.rules.options import VALUES
from tests.bots.misbehaving import MAKER, Misbehaving
from tests.data.test_layouts import OWN
from tests.players import STYLES, choose
from tests.waiting import HANG

GREEDY = Spec("greedy")


def children() -> set[int | None]:
    """The running child processes of this process."""
    return {process.pid for process in active_children()}


@pytest.fixture(autouse=True)
def _no_processes_left() -> Iterator[None]:
    """No test leaves a process behind."""
    before = children()
    yield
    assert children() <= before


def own_game(seed: str) -> Game:
    """A game in which everything differs from the defaults."""
    return Game.new(
        2,
        seed=seed,
        edition="french",
        options={"mill_repeat": "repeat", "digger_choice": "forced"},
        layout=read_layout(OWN, "own"),
        components=read_facts("[tiles.45]\nforks = 7\n[tiles.11]\ncost = { yellow = 2, brown = 1 }"),
        start_buildings=[15, 24],
    )


def first_look(seed: str = "workers") -> Observation:
    """What the first player sees at the start of a game."""
    game = Game.new(3, seed=seed)
    return observe(game, game.to_act[0])


# --- the same choices ---------------------------------------------------------------------------------------------


def any_game(dice: random.Random, seed: str) -> Game:
    """A game of any kind."""
    if dice.random() < 0.2:
        return own_game(seed)
    players = dice.choice((2, 3, 4))
    layout = dice.choice([name for name, shape in load_layouts().items() if players in shape.players])
    options = {name: dice.choice(values) for name, values in VALUES.items() if dice.random() < 0.3}
    options.pop("min_tiles_per_row", None)
    return Game.new(players, seed=seed, options=options, layout=layout, tiles="random")


def test_an_observation_survives_the_way_to_a_worker() -> None:
    """A position as plain data gives the same observation again, also with plans that are ready but hidden."""
    dice = random.Random("crossing")
    checked = 0
    while checked < 300:
        game = any_game(dice, f"crossing {checked}")
        style = dice.choice(STYLES)
        while not game.over:
            seat = dice.choice(game.to_act)
            if dice.random() < 0.3:
                seen = observe(game, seat)
                table, state = set_up(position_of(seen.table, seen.state))
                assert state.numbers() == seen.state.numbers()
                assert Observation(table, seat, state).legal_moves == seen.legal_moves
                checked += 1
            game.play(choose(style, game.view(seat), seat, dice), seat)


def test_a_worker_makes_the_same_choices_as_this_process() -> None:
    """One process answers all questions of a game, and ends with it."""
    game = own_game("same")
    spec, limit = Spec("mcts"), Limit(iterations=16)
    here, there = make_bot(spec, "seed"), WorkerBot(spec, "seed")
    before, seen = children(), set()
    for _ in range(40):
        seat = game.to_act[0]
        choice = there.choose(observe(game, seat), limit)
        assert choice == here.choose(observe(game, seat), limit)
        seen |= children() - before
        game.play(choice.move, seat)
    assert len(seen) == 1
    assert there.mishaps == []
    there.close()
    assert children() == before


# --- failures -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "mishap"),
    [
        ("crash", "worker-crashed"),
        ("missing", "worker-crashed"),
        ("die", "worker-died"),
        ("stuck", "worker-too-slow"),
        ("babble", "worker-nonsense"),
        ("cheat", "worker-nonsense"),
        ("secret", "worker-crashed"),
    ],
)
def test_greedy_chooses_after_a_failure(name: str, mishap: str) -> None:
    """There is always a choice, and one sentence says why it is that of `greedy`."""
    bot = WorkerBot(Spec(name), "seed", MAKER)
    choice = bot.choose(first_look(), Limit(seconds=0.01) if name == "stuck" else Limit())
    assert choice == make_bot(GREEDY, "seed").choose(first_look(), Limit())
    assert [error.key for error in bot.mishaps] == [mishap]
    assert name in str(bot.mishaps[0])


def test_the_next_choice_gets_a_new_process(tmp_path: Path) -> None:
    """After one crash the bot continues its game."""
    seed = str(tmp_path / "died")
    bot = WorkerBot(Spec("once"), seed, MAKER)
    bot.choose(first_look("first"), Limit())
    choice = bot.choose(first_look("second"), Limit())
    assert choice == make_bot(Spec("random"), seed).choose(first_look("second"), Limit())
    assert [error.key for error in bot.mishaps] == ["worker-died"]
    bot.close()


def test_after_three_failures_the_bot_is_not_asked_again() -> None:
    """`greedy` continues without a process."""
    bot = WorkerBot(Spec("crash"), "seed", MAKER)
    choices = [bot.choose(first_look(), Limit()) for _ in range(5)]
    assert choices == [make_bot(GREEDY, "seed").choose(first_look(), Limit())] * 5
    assert len(bot.mishaps) == 3
    assert "the shaft collapsed" in str(bot.mishaps[2])


def test_ctrl_c_does_not_reach_a_worker() -> None:
    """Only the parent handles it."""
    bot, before = WorkerBot(Spec("random"), "seed"), children()
    choice = bot.choose(first_look(), Limit())
    for pid in children() - before:
        assert pid is not None
        os.kill(pid, signal.SIGINT)
    assert bot.choose(first_look(), Limit()) == choice
    assert bot.mishaps == []
    bot.close()


@pytest.mark.parametrize("name", ["crash", "cheat"])
def test_the_game_goes_on_if_the_fallback_fails_too(name: str) -> None:
    """A random legal move."""
    mishaps: list[UserError] = []
    seen = first_look()
    assert fallback_choice(Misbehaving(name), "seed", seen, mishaps.append).move in seen.legal_moves
    assert [error.key for error in mishaps] == ["worker-stand-in-failed"]


def test_the_hard_limit_is_longer_than_the_limit() -> None:
    """By a second or half of the time. Without a time it is a minute, or more for very many iterations."""
    assert hard_limit(Limit(seconds=0.5)) == 1.5
    assert hard_limit(Limit(seconds=10, iterations=7)) == 15
    assert hard_limit(Limit(iterations=1000)) == hard_limit(Limit()) == 60
    assert hard_limit(Limit(iterations=1_000_000)) > 3600


# --- the end of the parent ------------------------------------------------------------------------------------------


def lonely_parent(bot: str, seconds: float) -> subprocess.Popen[str]:
    """A program that has started a worker. Both share its output, which ends when both have ended."""
    program = subprocess.Popen(
        [sys.executable, "-m", "tests.bots.lonely_parent", bot, str(seconds)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(folder for folder in sys.path if folder)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert program.stdout is not None
    assert program.stdout.readline().strip() in ("answered", "thinking")
    return program


@pytest.mark.parametrize(("bot", "seconds"), [("random", 1000), ("loop", 1000), ("stuck", 0.01)])
def test_a_killed_parent_leaves_no_child(bot: str, seconds: float) -> None:
    """Neither an idle one nor one that is searching. One in compiled code ends after its hard limit."""
    program = lonely_parent(bot, seconds)
    program.kill()
    program.communicate(timeout=HANG)
    assert program.returncode != 0


def test_the_child_ends_with_its_parent() -> None:
    """Even if the bot was not closed."""
    output, errors = lonely_parent("random", 1000).communicate("\n", timeout=HANG)
    assert (output, errors) == ("", "")


def test_ctrl_c_during_a_search_prints_no_traceback() -> None:
    """Ctrl-C reaches all processes of a terminal at once; only the parent reacts."""
    program = lonely_parent("loop", 1000)
    os.killpg(program.pid, signal.SIGINT)
    output, errors = program.communicate(timeout=HANG)
    assert (output, errors) == ("interrupted\n", "")
