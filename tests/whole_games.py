"""Whole random games with every invariant checked: fast checks at each state, slow ones at some."""

from __future__ import annotations

import random
from collections.abc import Callable

from haspelknecht.records.game import Game
from haspelknecht.records.notation import parse_move, texts
from haspelknecht.records.record import write_record
from haspelknecht.records.replay import read_record
from haspelknecht.records.state_words import state_words
from haspelknecht.rules.flow import legal_moves, play_move
from haspelknecht.rules.invariants import broken
from haspelknecht.rules.moves import MOVES
from haspelknecht.rules.pieces import NOBODY
from haspelknecht.rules.planning import go_to_open_step
from haspelknecht.rules.player import READY
from haspelknecht.rules.stages import PLANNING
from haspelknecht.rules.state import State
from haspelknecht.rules.views import hide_plans
from haspelknecht.rules.why_not import why_not
from tests.players import choose


def play_checked(game: Game, style: str, seed: str, slow_share: float) -> None:
    """Play a game to its end with fast checks at every state and all slow ones at a share of them, at least at one."""
    dice = random.Random(seed)
    sure = dice.randrange(100)
    numbers = [game.state.numbers()]
    while not game.over:
        check_fast(game)
        if len(numbers) - 1 == sure or dice.random() < slow_share:
            for check in SLOW_CHECKS:
                check(game, dice)
        play_one_move(game, style, dice)
        numbers.append(game.state.numbers())
    check_end(game, dice, numbers)
    check_record(game, dice)


def play_soaked(game: Game, style: str, seed: str, turn: int) -> None:
    """The same for very many games: fast checks at every state, and one slow check or undo, which `turn` selects."""
    dice = random.Random(seed)
    turn %= len(SLOW_CHECKS) + 1
    sure = dice.randrange(100)
    moves = 0
    numbers = [game.state.numbers()]
    while not game.over:
        check_fast(game)
        if moves == sure and turn < len(SLOW_CHECKS):
            SLOW_CHECKS[turn](game, dice)
        play_one_move(game, style, dice)
        moves += 1
        if turn == len(SLOW_CHECKS):
            numbers.append(game.state.numbers())
    check_fast(game)
    if turn == len(SLOW_CHECKS):
        check_end(game, dice, numbers)


def play_one_move(game: Game, style: str, dice: random.Random) -> None:
    """Play one move of a random seat that may act."""
    seat = dice.choice(game.to_act)
    game.play(choose(style, game.view(seat), seat, dice), seat)


def check_end(game: Game, dice: random.Random, numbers: list[list[int]]) -> None:
    """Check the finished game, and undo back to its start."""
    check_fast(game)
    assert game.outcome is not None
    assert sum(step.kind == "move" for step in game.history) == len(numbers) - 1
    check_undo(game.copy(), numbers)


def check_fast(game: Game) -> None:
    """Check what must hold at every state."""
    assert broken(game.state) == "", broken(game.state)  # includes: exactly the seats that may act have moves
    check_coal(game)


def check_coal(game: Game) -> None:
    """Check that coal is only moved, unless Lorry or Charcoal Burner create it or it is sold or not stored."""
    if not game.history:
        return
    step = game.history[-1]
    if step.kind != "move":
        return
    before, after = all_coal(step.before), all_coal(game.state)
    if before == after and step.move not in COAL_MOVES:
        return
    text = texts()[step.move]
    gained = 2 if text == "charcoal" or (" buys 42" in text and after > before) else 0
    gained -= 1 if text == "sell 1" else 2 if text == "sell 2" else 0
    if not text.startswith("store"):
        assert after - before == gained, text
    else:
        assert after <= before, text


COAL_MOVES = frozenset(move for move, text in texts().items() if text in ("charcoal", "sell 1", "sell 2"))


def all_coal(state: State) -> int:
    """Coal in Pinges, Tunnels, Shafts and on farms."""
    return sum(int(p.pinge_coal + p.tunnel_coal + p.shaft_coal + p.coal) for p in state.players)


def check_sheets(game: Game, dice: random.Random) -> None:
    """Check that the points by source add up to the score."""
    for seat in range(game.table.players):
        assert sum(game.score_sheet(seat).values()) == game.state.players[seat].score


def check_texts(game: Game, dice: random.Random) -> None:
    """Check that every legal move has a unique text that parses back."""
    seat = dice.choice(game.to_act)
    move_texts = [str(move) for move in game.moves_of(seat)]
    assert len(set(move_texts)) == len(move_texts)
    assert [parse_move(text) for text in move_texts] == list(game.moves_of(seat))


def check_copy(game: Game, dice: random.Random) -> None:
    """Check that a copy is equal and independent."""
    seat = dice.choice(game.to_act)
    before = game.state.numbers()
    twin = game.state.copy()
    assert twin == game.state
    play_move(twin, seat, dice.choice(legal_moves(twin, seat)))
    assert game.state.numbers() == before
    other = game.copy()
    other.play(dice.choice(other.moves_of(seat)), seat)
    assert game.state.numbers() == before


def check_reasons(game: Game, dice: random.Random) -> None:
    """Check for all moves that there is a reason against a move if and only if it is illegal."""
    seat = dice.choice(game.to_act)
    legal = set(legal_moves(game.state, seat))
    for move in range(MOVES):
        assert (why_not(game.state, seat, move) is None) == (move in legal), texts().get(move)
    for move in legal:
        assert game.explain(move, seat).reasons


def check_views(game: Game, dice: random.Random) -> None:
    """Check that what a seat sees does not depend on the plans of others."""
    if game.state.stage != PLANNING or game.state.setup.options.plan_in_turn_order:
        return
    for seat in (NOBODY, *range(game.table.players)):
        other = game.state.copy()
        for hidden in range(game.table.players):
            if hidden != seat:
                replan(other, hidden, dice)
        if other.stage == PLANNING:
            assert hide_plans(other, seat) == hide_plans(game.state, seat)


def replan(state: State, seat: int, dice: random.Random) -> None:
    """Make another plan, ready if and only if the old one was."""
    player = state.players[seat]
    ready = player.plan_step == READY
    player.clear_plan()
    go_to_open_step(state, player)
    while player.plan_step != READY and state.stage == PLANNING and (ready or dice.random() < 0.5):
        twin = state.copy()
        move = dice.choice(legal_moves(state, seat))
        play_move(twin, seat, move)
        if not ready and twin.players[seat].plan_step == READY:
            return
        play_move(state, seat, move)


def check_position(game: Game, dice: random.Random) -> None:
    """Check that a position can be written and read, as plain data and as text."""
    words = game.position()
    again = Game.from_position(words, seed=game.seed)
    assert again.state == game.state
    assert state_words(again.state) == state_words(game.state)
    text = game.position_text()
    assert Game.from_position(text, seed=game.seed).state == game.state


def check_record(game: Game, dice: random.Random) -> None:
    """Check that a record can be written and read."""
    record = write_record(game)
    replayed = read_record(record)
    assert replayed.state == game.state
    assert write_record(replayed) == record


def check_undo(game: Game, numbers: list[list[int]]) -> None:
    """Check that undoing every move restores all earlier states."""
    for earlier in reversed(numbers[:-1]):
        game.undo()
        assert game.state.numbers() == earlier


SLOW_CHECKS: tuple[Callable[[Game, random.Random], None], ...] = (
    check_texts,
    check_copy,
    check_reasons,
    check_views,
    check_sheets,
    check_position,
    check_record,
)
