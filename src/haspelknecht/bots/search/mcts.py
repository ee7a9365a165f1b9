"""Monte Carlo tree search over one action phase, with a tree for each player.

A tree branches at its owner's moves and at the disks others take, which all can see; secret plans never reach it,
so nobody peeks. Every iteration plays the phase through on a copy of the table: inside the trees by what was
learned so far, outside by habit. At the next draw from the bag the trees end, and the position is judged: by
playing the game to its end by habit, or by a learned evaluation.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from haspelknecht.bots.search.habits import consider
from haspelknecht.bots.search.judgement import Judgement
from haspelknecht.bots.search.menu import Menu
from haspelknecht.bots.search.tree import FOREIGN, OUTSIDE, Forest
from haspelknecht.rules.flow import play_move, settle
from haspelknecht.rules.planning import go_to_open_step
from haspelknecht.rules.player import READY
from haspelknecht.rules.playout import first_scramble, scramble
from haspelknecht.rules.stages import DRAWING, OVER, PLANNING, TAKING_AGAIN
from haspelknecht.rules.state import State

CHECK_EVERY: Final = 16  # iterations between two looks at the clock
CLEAR_PART: Final = 23  # a choice may be clear when the iterations to come are less than so many times those done
CLEAR_LEAD: Final = 6  # ... and the best move was looked at more than so many times as often as the second


class Search:
    """One thought about one position. `root` is an observation: plans of others are empty."""

    def __init__(self, root: State, seat: i64, seed: i64, judgement: Judgement) -> None:
        self.root: State = root.copy()
        self.seat: i64 = seat
        self.rng: i64 = first_scramble(seed)
        self.judgement: Judgement = judgement
        self.curiosity: float = judgement.curiosity
        self.menu: Menu = Menu()
        self.forest: Forest = Forest()
        self.players: i64 = root.setup.players
        self.at: vec[i64] = vec[i64]([0] * self.players)  # where each player is in his tree
        self.last: vec[i64] = vec[i64]([0] * self.players)  # the node he stepped on last
        self.path: vec[i64] = vec[i64]([0] * 4096)  # nodes passed in this iteration
        self.path_seat: vec[i64] = vec[i64]([0] * 4096)
        self.length: i64 = 0
        self.iterations: i64 = 0
        self.hint: vec[i64] = vec[i64]()  # moves that a quick planner would make
        self.hinted: i64 = 0  # how many of them this iteration has followed
        self.points: vec[float] = vec[float]([0.0] * self.players)  # sums over all iterations
        self.values: vec[float] = vec[float]([0.0] * self.players)
        self.reopen_plans()
        for _ in range(self.players):
            self.forest.plant(0)

    def reopen_plans(self) -> None:
        """Others plan anew in every iteration: what they have planned is unknown."""
        root = self.root
        if root.stage != PLANNING or root.setup.options.plan_in_turn_order:
            return
        for other in range(self.players):
            if other != self.seat:
                player = root.players[other]
                player.clear_plan()
                go_to_open_step(root, player)

    # -- thinking ----------------------------------------------------------------------------------------------

    def think(self, iterations: i64, seconds: float) -> None:
        """Iterate until a limit is reached (0: none), or the choice can no longer change."""
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
        """Look first at what a quick planner would do."""
        self.hint = moves

    def is_settled(self, rest: i64) -> bool:
        """Whether thinking on is idle: no other move can catch up with the rest of the iterations, or after a good
        part of them nothing else was looked at more than now and then."""
        second: i64 = 0
        forest = self.forest
        best = forest.most_visited(self.seat)
        if best == OUTSIDE:  # nothing to choose before the bag is opened
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
        """Play the phase through once and remember what came of it."""
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
            consider(state, seat, self.menu)
            follows = seat == self.seat and self.hinted < len(self.hint)
            if follows:
                self.menu.favour(self.hint[self.hinted])
            move = self.next_move(seat)
            if follows:
                self.hinted = self.hinted + 1 if move == self.hint[self.hinted] else len(self.hint)
            public = state.stage <= TAKING_AGAIN
            play_move(state, seat, move)
            if public:
                self.others_see(seat, move)
        self.rng = self.judgement.judge(state, self.rng, self.menu)
        self.learn()

    def next_move(self, seat: i64) -> i64:
        """A move of the menu: the tree's choice, or habit's outside the tree."""
        menu = self.menu
        if menu.count == 1:
            return menu.codes[0]
        node = self.at[seat]
        if node == OUTSIDE:
            self.rng = scramble(self.rng)
            return menu.codes[menu.pick(self.rng)]
        move = menu.codes[self.forest.select(node, menu, self.curiosity)]
        child = self.forest.find(node, move)
        self.step_on(node, seat)
        self.at[seat] = child
        if child == OUTSIDE:
            child = self.forest.grow(node, move)  # one new node for each player and iteration
        if child != OUTSIDE:
            self.step_on(child, seat)
        return move

    def step_on(self, node: i64, seat: i64) -> None:
        """Remember a node of the path once."""
        if self.last[seat] == node:
            return
        self.last[seat] = node
        self.path[self.length] = node
        self.path_seat[self.length] = seat
        self.length += 1

    def others_see(self, seat: i64, move: i64) -> None:
        """Taken disks are public: the other trees branch as well."""
        for other in range(self.players):
            node = self.at[other]
            if other != seat and node != OUTSIDE:
                edge = move + FOREIGN * (seat + 1)
                child = self.forest.find(node, edge)
                if child == OUTSIDE:
                    child = self.forest.grow(node, edge)
                self.at[other] = child

    def learn(self) -> None:
        """Add the judged values along the path."""
        forest = self.forest
        for i in range(self.length):
            node = self.path[i]
            forest.visits[node] += 1
            forest.value[node] += self.judgement.values[self.path_seat[i]]
        for seat in range(self.players):
            self.points[seat] += self.judgement.points[seat]
            self.values[seat] += self.judgement.values[seat]
        self.iterations += 1

    # -- what came of it ---------------------------------------------------------------------------------------

    def line(self, enough: i64) -> vec[i64]:
        """The best own moves in a row, as long as each was visited enough and nobody else interferes. The first one
        is the choice; it is always there."""
        state = self.root.copy()
        stage = state.stage
        turn = state.turn
        node = self.seat
        found = vec[i64]()
        while state.stage == stage and state.turn == turn and state.may_act(self.seat):
            consider(state, self.seat, self.menu)
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
