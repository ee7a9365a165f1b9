"""Monte Carlo tree search over one action phase, with a tree for each player.

A tree branches at its owner's moves and at the disks that others take, which are public. Secret plans of others do not
reach it, so no player can use them. Every iteration plays the phase on a copy of the state: inside the trees by their
statistics (PUCT), outside by habit. The trees end at the next draw from the bag, where the position is evaluated: by
playing the game to its end by habit, or by a learned evaluation.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from haspelknecht.bots.search.evaluator import Evaluator
from haspelknecht.bots.search.habits import fill_menu
from haspelknecht.bots.search.menu import Menu
from haspelknecht.bots.search.tree import FOREIGN, OUTSIDE, Forest
from haspelknecht.rules.flow import play_move, settle
from haspelknecht.rules.planning import go_to_open_step
from haspelknecht.rules.player import READY
from haspelknecht.rules.playout import first_scramble, scramble
from haspelknecht.rules.stages import DRAWING, OVER, PLANNING, TAKING_AGAIN
from haspelknecht.rules.state import State

CHECK_EVERY: Final = 16  # iterations between two checks of the clock
# A search may stop early when fewer than CLEAR_PART times the iterations done remain, and the best move is ahead of the
# second by more than CLEAR_LEAD times the visits of the second.
CLEAR_PART: Final = 23
CLEAR_LEAD: Final = 6


class Search:
    """A search in one position. `root` is an observation: the plans of others are empty."""

    def __init__(self, root: State, seat: i64, seed: i64, evaluator: Evaluator) -> None:
        self.root: State = root.copy()
        self.seat: i64 = seat
        self.rng: i64 = first_scramble(seed)
        self.evaluator: Evaluator = evaluator
        self.exploration: float = evaluator.exploration
        self.menu: Menu = Menu()
        self.forest: Forest = Forest()
        self.players: i64 = root.setup.players
        self.at: vec[i64] = vec[i64]([0] * self.players)  # each player's current node
        self.last: vec[i64] = vec[i64]([0] * self.players)  # each player's last node on the path
        self.path: vec[i64] = vec[i64]([0] * 4096)  # nodes visited in this iteration
        self.path_seat: vec[i64] = vec[i64]([0] * 4096)
        self.length: i64 = 0
        self.iterations: i64 = 0
        self.hint: vec[i64] = vec[i64]()  # moves that a fast planner would make
        self.hinted: i64 = 0  # the number of them that this iteration has followed
        self.points: vec[float] = vec[float]([0.0] * self.players)  # sums over all iterations
        self.values: vec[float] = vec[float]([0.0] * self.players)
        self.reopen_plans()
        for _ in range(self.players):
            self.forest.add_node(0)

    def reopen_plans(self) -> None:
        """Let the other players plan again in every iteration, because their plans are unknown."""
        root = self.root
        if root.stage != PLANNING or root.setup.options.plan_in_turn_order:
            return
        for other in range(self.players):
            if other != self.seat:
                player = root.players[other]
                player.clear_plan()
                go_to_open_step(root, player)

    # -- searching ---------------------------------------------------------------------------------------------

    def think(self, iterations: i64, seconds: float) -> None:
        """Iterate until a limit is reached (0: no limit) or the choice is clear."""
        begin = perf_counter()
        while iterations == 0 or self.iterations < iterations:
            self.iterate()
            if self.iterations % CHECK_EVERY == 0:
                rest = iterations - self.iterations
                if seconds > 0.0:
                    spent = perf_counter() - begin
                    if spent >= seconds:
                        return
                    in_time = i64(float(self.iterations) * (seconds - spent) / spent)
                    rest = in_time if iterations == 0 or in_time < rest else rest
                if self.is_settled(rest):
                    return

    def take_hint(self, moves: vec[i64]) -> None:
        """Try the moves of a fast planner first."""
        self.hint = moves

    def is_settled(self, rest: i64) -> bool:
        """Whether the choice is clear: no other move can catch up in the remaining iterations, or after a good part of
        them the other moves have very few visits."""
        second: i64 = 0
        forest = self.forest
        best = forest.most_visited(self.seat)
        if best == OUTSIDE:  # no choice before the next draw
            return True
        child = forest.child[self.seat]
        while child != OUTSIDE:
            if child != best and forest.visits[child] > second:
                second = forest.visits[child]
            child = forest.sibling[child]
        lead = forest.visits[best] - second
        if rest < self.iterations:
            return lead > rest
        return rest < CLEAR_PART * self.iterations and lead > CLEAR_LEAD * second

    def iterate(self) -> None:
        """Play the phase once and update the trees."""
        state = self.root.copy()
        for seat in range(self.players):
            self.at[seat] = seat
            self.last[seat] = OUTSIDE
        self.length = 0
        self.hinted = 0
        while True:
            settle(state)
            if state.stage == DRAWING or state.stage == OVER:
                break
            seat = state.seat()
            if state.stage == PLANNING and state.players[self.seat].plan_step != READY and state.may_act(self.seat):
                seat = self.seat
            fill_menu(state, seat, self.menu)
            follows = seat == self.seat and self.hinted < len(self.hint)
            if follows:
                self.menu.favour(self.hint[self.hinted])
            move = self.next_move(seat)
            if follows:
                self.hinted = self.hinted + 1 if move == self.hint[self.hinted] else len(self.hint)
            public = state.stage <= TAKING_AGAIN
            play_move(state, seat, move)
            if public:
                self.show_to_others(seat, move)
        self.rng = self.evaluator.evaluate(state, self.rng, self.menu)
        self.learn()

    def next_move(self, seat: i64) -> i64:
        """Choose a move of the menu: by the tree, or outside of it by habit."""
        menu = self.menu
        if menu.count == 1:
            return menu.codes[0]
        node = self.at[seat]
        if node == OUTSIDE:
            self.rng = scramble(self.rng)
            return menu.codes[menu.pick(self.rng)]
        move = menu.codes[self.forest.select(node, menu, self.exploration)]
        child = self.forest.find(node, move)
        self.visit(node, seat)
        self.at[seat] = child
        if child == OUTSIDE:
            child = self.forest.add_child(node, move)  # one new node for each player and iteration
        if child != OUTSIDE:
            self.visit(child, seat)
        return move

    def visit(self, node: i64, seat: i64) -> None:
        """Append a node to the path, unless it is already the last one."""
        if self.last[seat] == node:
            return
        self.last[seat] = node
        self.path[self.length] = node
        self.path_seat[self.length] = seat
        self.length += 1

    def show_to_others(self, seat: i64, move: i64) -> None:
        """Let the trees of the other players branch at a public move."""
        for other in range(self.players):
            node = self.at[other]
            if other != seat and node != OUTSIDE:
                edge = move + FOREIGN * (seat + 1)
                child = self.forest.find(node, edge)
                if child == OUTSIDE:
                    child = self.forest.add_child(node, edge)
                self.at[other] = child

    def learn(self) -> None:
        """Add the evaluated values along the path."""
        forest = self.forest
        for i in range(self.length):
            node = self.path[i]
            forest.visits[node] += 1
            forest.value[node] += self.evaluator.values[self.path_seat[i]]
        for seat in range(self.players):
            self.points[seat] += self.evaluator.points[seat]
            self.values[seat] += self.evaluator.values[seat]
        self.iterations += 1

    # -- result -----------------------------------------------------------------------------------------------

    def line(self, enough: i64) -> vec[i64]:
        """The best consecutive moves of the seat, up to a move of another seat or one with fewer than `enough`
        visits. The first one, which is always there, is the choice."""
        state = self.root.copy()
        stage = state.stage
        turn = state.turn
        node = self.seat
        found = vec[i64]()
        while state.stage == stage and state.turn == turn and state.may_act(self.seat):
            fill_menu(state, self.seat, self.menu)
            move = self.menu.codes[self.menu.heaviest()]
            if self.menu.count > 1:
                best = self.forest.most_visited(node) if node != OUTSIDE else OUTSIDE
                if best != OUTSIDE:
                    move = self.forest.edge[best]
                    node = best
                    if len(found) > 0 and self.forest.visits[best] < enough:
                        break
                elif len(found) > 0:
                    break
            found = append(found, move)
            play_move(state, self.seat, move)
        return found
