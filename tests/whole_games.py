"""A whole random game with every invariant checked: cheap ones at each state, dear ones at some."""

from __future__ import annotations

import random

from haspelknecht.records.game import Game
from haspelknecht.records.notation import parse_move, texts
from haspelknecht.records.positions import state_words
from haspelknecht.records.record import write_record
from haspelknecht.records.replay import read_record
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


def play_checked(game: Game, style: str, seed: str, dear: float) -> None:
    """Play a game to its end; `dear` is the share of states at which the dear checks are made."""
    dice = random.Random(seed)
    numbers = [game.state.numbers()]
    moves = 0
    while not game.over:
        check_cheap(game)
        if dice.random() < dear or moves < 2:
            check_dear(game, dice)
        seat = dice.choice(game.to_act)
        game.play(choose(style, game.view(seat), seat, dice), seat)
        numbers.append(game.state.numbers())
        moves += 1
    check_cheap(game)
    check_round_trips(game)
    assert sum(step.kind == "move" for step in game.history) == moves
    check_undo(game, numbers)


def check_cheap(game: Game) -> None:
    """What must hold at every state."""
    state = game.state
    assert broken(state) == "", broken(state)
    for seat in range(game.table.players):
        assert bool(legal_moves(state, seat)) == (seat in game.to_act)
        sheet = game.score_sheet(seat)
        assert sum(sheet.values()) == state.players[seat].score
    check_coal(game)


def check_coal(game: Game) -> None:
    """No coal comes from nowhere: what is above ground was mined, or came by Lorry or Charcoal Burner."""
    if not game.history:
        return
    step = game.history[-1]
    if step.kind != "move":
        return
    before, after = all_coal(step.before), all_coal(game.state)
    text = texts()[step.move]
    gained = 2 if text == "charcoal" or (" buys 42" in text and after > before) else 0
    gained -= 1 if text == "sell 1" else 2 if text == "sell 2" else 0
    if not text.startswith("store"):
        assert after - before == gained, text
    else:
        assert after <= before, text


def all_coal(state: State) -> int:
    """Coal in Pinges, Tunnels, Shafts and on farms."""
    return sum(int(p.pinge_coal + p.tunnel_coal + p.shaft_coal + p.coal) for p in state.players)


def check_dear(game: Game, dice: random.Random) -> None:
    """What is checked at some states of every game."""
    seat = dice.choice(game.to_act)
    check_texts(game, seat)
    check_copy(game, seat, dice)
    check_reasons(game, seat)
    check_views(game, dice)
    check_round_trips(game)


def check_texts(game: Game, seat: int) -> None:
    """Every legal move has a text of its own that parses back."""
    found = [str(move) for move in game.moves_of(seat)]
    assert len(set(found)) == len(found)
    assert [parse_move(text) for text in found] == list(game.moves_of(seat))


def check_copy(game: Game, seat: int, dice: random.Random) -> None:
    """A copy is equal, and stays apart."""
    before = game.state.numbers()
    twin = game.state.copy()
    assert twin == game.state
    play_move(twin, seat, dice.choice(legal_moves(twin, seat)))
    assert game.state.numbers() == before
    other = game.copy()
    other.play(dice.choice(other.moves_of(seat)), seat)
    assert game.state.numbers() == before


def check_reasons(game: Game, seat: int) -> None:
    """A move is refused with a reason exactly if it is not legal: every move there is."""
    legal = set(legal_moves(game.state, seat))
    for move in range(MOVES):
        assert (why_not(game.state, seat, move) is None) == (move in legal), texts().get(move)
    for move in legal:
        assert game.explain(move, seat).reasons


def check_views(game: Game, dice: random.Random) -> None:
    """What a seat sees does not change with what it may not know: the plans of others."""
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
    """Another plan of the same readiness."""
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


def check_round_trips(game: Game) -> None:
    """Position and record come back as they went."""
    words = game.position()
    again = Game.from_position(words, seed=game.seed)
    assert again.state == game.state
    assert state_words(again.state) == state_words(game.state)
    text = game.position_text()
    assert Game.from_position(text, seed=game.seed).position_text() == text
    record = write_record(game)
    replayed = read_record(record)
    assert replayed.state == game.state
    assert write_record(replayed) == record


def check_undo(game: Game, numbers: list[list[int]]) -> None:
    """Taking back every move leads through all earlier states to the first."""
    for earlier in reversed(numbers[:-1]):
        game.undo()
        assert game.state.numbers() == earlier
