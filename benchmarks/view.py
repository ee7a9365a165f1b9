"""How long the parts of a seat's view take, in microseconds and as multiples of `state_words`.

A view is made for every person at a table after every move, so what counts is the usual position, in all stages of
whole games. Ratios to `state_words` of the same positions can be compared between machines.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable
from itertools import groupby

from haspelknecht.records.game import Game
from haspelknecht.records.state_words import state_words
from haspelknecht.rules.flow import legal_moves
from haspelknecht.rules.stages import PLANNING, STORING
from haspelknecht.view.board import player_view
from haspelknecht.view.compose import compose_plan, compose_store
from haspelknecht.view.guidance import todo
from haspelknecht.view.moves import move_views
from haspelknecht.view.seat import seat_view
from haspelknecht.view.tiles import tile_views
from haspelknecht.view.winter import winter_view
from haspelknecht.view.work import work_views

Position = tuple[Game, int, bool]  # a game, a seat, whether it is to act
Part = Callable[[Game, int], object]
ROUNDS = 5


def some_positions(games: int) -> list[Position]:
    """A seat that acts and one that waits, in positions of random games of four."""
    found: list[Position] = []
    for number in range(games):
        dice = random.Random(number)
        game = Game.new(4, seed=number)
        while not game.over:
            seat = dice.choice(game.to_act)
            if dice.random() < 0.2:
                waiting = [other for other in range(4) if not game.state.may_act(other)]
                found.append((game.copy(), seat, True))
                found += [(game.copy(), dice.choice(waiting), False)] if waiting else []
            game.play(dice.choice(legal_moves(game.state, seat)), seat)
    return found


def composed(game: Game, seat: int) -> object:
    """Planning or storing, if it is time for it."""
    state = game.view(seat)
    if state.stage == PLANNING:
        return compose_plan(state, seat, (), "en")
    return compose_store(state, seat, (), "en") if state.stage == STORING and state.may_act(seat) else None


def moves(game: Game, seat: int) -> object:
    """The moves, if there are any."""
    state = game.view(seat)
    return move_views(state, seat, "en", game.table.names) if state.may_act(seat) else None


PARTS: dict[str, Part] = {
    "state_words": lambda game, _: state_words(game.state),
    "hidden copy": lambda game, seat: game.view(seat),
    "work": lambda game, seat: work_views(game.view(seat), seat, "en"),
    "compose": composed,
    "moves": moves,
    "todo": lambda game, seat: todo(game, seat, "en"),
    "winter": lambda game, seat: winter_view(game.state, seat),
    "player": lambda game, seat: player_view(game.state, seat),
    "tiles": lambda game, seat: tile_views(game.view(seat), seat, "en"),
    "seat_view": lambda game, seat: seat_view(game, seat, "en"),
}


def microseconds(part: Part, positions: list[Position]) -> tuple[float, float]:
    """The mean and the slowest twentieth of a part; of several rounds the fastest counts."""
    times = []
    for game, seat, _ in positions:
        best = min(timed(part, game, seat) for _ in range(ROUNDS))
        times.append(best)
    return statistics.mean(times), statistics.quantiles(times, n=20)[-1]


def timed(part: Part, game: Game, seat: int) -> float:
    """One call."""
    begin = time.perf_counter()
    part(game, seat)
    return (time.perf_counter() - begin) * 1e6


def main() -> None:
    """Measure and print."""
    positions = sorted(some_positions(int(sys.argv[1]) if len(sys.argv) > 1 else 20), key=lambda position: position[2])
    for acts, chosen in groupby(positions, key=lambda position: position[2]):
        group = list(chosen)
        print(f"\n{'A seat to act' if acts else 'A seat that waits'}, {len(group)} positions of games of four")
        print(f"{'part':<12} {'mean µs':>9} {'ratio':>7} {'95 % µs':>9} {'ratio':>7}")
        base, _ = microseconds(PARTS["state_words"], group)
        for name, part in PARTS.items():
            mean, slow = microseconds(part, group)
            print(f"{name:<12} {mean:>9.1f} {mean / base:>7.2f} {slow:>9.1f} {slow / base:>7.2f}")


if __name__ == "__main__":
    main()
