"""The greedy planner: it looks for the best season for one player and does not look beyond it.

For each set of disks within reach it tries the sensible plans, lets the workers act by habit, and evaluates the
player's board by a rule of thumb. It ignores what the other players do.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from haspelknecht.bots.search.habits import fill_menu
from haspelknecht.bots.search.menu import Menu
from haspelknecht.bots.search.worth import worth
from haspelknecht.rules.flow import play_move
from haspelknecht.rules.moves import END_TURN
from haspelknecht.rules.pieces import BLACK, BROWN, YELLOW
from haspelknecht.rules.planning import go_to_open_step, reveal_plans
from haspelknecht.rules.player import PLAN_FARMER, READY
from haspelknecht.rules.stages import PLANNING, TAKING, TAKING_AGAIN, WORKING
from haspelknecht.rules.state import State
from haspelknecht.rules.turn_order import cart_value

NOTHING: Final = -1.0e9
WIDE: Final = 512
NARROW: Final = 3  # to compare sets of disks, the most promising plans are enough
SECOND_TAKES: Final = 4  # and the most promising second takes
DISK_SETS: Final = 15 * 15 * 15 * 2


class Planner:
    """Chooses moves one season ahead."""

    def __init__(self) -> None:
        self.menus: list[Menu] = [Menu() for _ in range(24)]  # one for each depth of a plan
        self.best_value: float = NOTHING
        self.best_plan: vec[i64] = vec[i64]()
        self.plan: vec[i64] = vec[i64]([0] * 24)
        self.water: i64 = 0  # the player's pit water before taking disks
        self.width: i64 = WIDE  # the number of candidates tried for each step of a plan
        self.known: vec[float] = vec[float]([NOTHING] * DISK_SETS)  # the value of the best season by set of disks

    def choose(self, state: State, seat: i64) -> vec[i64]:
        """Choose one or more moves for a seat that may act."""
        menu = self.menus[0]
        fill_menu(state, seat, menu)
        if menu.count == 1:
            return append(vec[i64](), menu.codes[0])
        if state.stage <= TAKING_AGAIN:
            return append(vec[i64](), self.best_take(state, seat))
        if state.stage == PLANNING:
            self.find_plan(state.copy(), seat)
            return self.best_plan
        if state.stage == WORKING:
            return append(vec[i64](), self.best_work(state, seat))
        return append(vec[i64](), menu.codes[menu.heaviest()])

    # -- taking ------------------------------------------------------------------------------------------------

    def best_take(self, state: State, seat: i64) -> i64:
        """The disks that give the best season, assuming that no other player takes any before the second step."""
        for i in range(DISK_SETS):
            self.known[i] = NOTHING
        self.water = state.players[seat].water
        menu = self.menus[22]
        fill_menu(state, seat, menu)
        best = menu.codes[0]
        best_value = NOTHING
        self.width = NARROW
        for i in range(menu.count):
            after = taken(state, seat, menu.codes[i])
            value = self.season(after, seat)
            if state.stage == TAKING:
                value = self.after_second_take(after, seat, value)
            value -= 0.05 * float(cart_value(after.players[seat]))  # being early in turn order is worth a little
            if value > best_value:
                best_value = value
                best = menu.codes[i]
        self.width = WIDE
        return best

    def after_second_take(self, state: State, seat: i64, value: float) -> float:
        """The value of the best season, with or without taking disks in the second step."""
        state.stage = TAKING_AGAIN
        menu = self.menus[23]
        fill_menu(state, seat, menu)
        menu.keep_heaviest(SECOND_TAKES)
        for i in range(menu.count):
            other = self.season(taken(state, seat, menu.codes[i]), seat)
            value = max(value, other)
        return value

    def season(self, state: State, seat: i64) -> float:
        """The value of the best season with the disks on the carts. Cached by set of disks."""
        player = state.players[seat]
        wet: i64 = 1 if player.water > self.water else 0
        key = ((player.disks(YELLOW) * 15 + player.disks(BROWN)) * 15 + player.disks(BLACK)) * 2 + wet
        if self.known[key] == NOTHING:
            self.find_plan(state.copy(), seat)
            self.known[key] = self.best_value
        return self.known[key]

    # -- planning ----------------------------------------------------------------------------------------------

    def find_plan(self, state: State, seat: i64) -> None:
        """Find the best plan and its value. Changes the state."""
        self.best_value = NOTHING
        self.best_plan = vec[i64]()
        state.stage = PLANNING
        for other in range(state.setup.players):
            player = state.players[other]
            if other != seat:
                player.clear_plan()
                player.plan_step = READY
        player = state.players[seat]
        if player.plan_step == READY:
            player.clear_plan()
        if player.plan_step == PLAN_FARMER:
            go_to_open_step(state, player)
        self.go_through(state, seat, 0)

    def go_through(self, state: State, seat: i64, depth: i64) -> None:
        """Try every sensible continuation of a plan."""
        if state.players[seat].plan_step == READY:
            value = self.work_through(state, seat)
            if value > self.best_value:
                self.best_value = value
                self.best_plan = vec[i64]()
                for i in range(depth):
                    self.best_plan = append(self.best_plan, self.plan[i])
            return
        menu = self.menus[depth]
        state.stage = PLANNING
        fill_menu(state, seat, menu)
        menu.keep_heaviest(self.width)
        for i in range(menu.count):
            after = state.copy()
            play_move(after, seat, menu.codes[i])
            self.plan[depth] = menu.codes[i]
            self.go_through(after, seat, depth + 1)

    def work_through(self, state: State, seat: i64) -> float:
        """The value of a plan if the workers act by habit."""
        work = state.copy()
        reveal_plans(work)
        for place in range(work.setup.players):
            if work.order[place] == seat:
                work.turn = place
        return self.finish_turn(work, seat)

    def finish_turn(self, state: State, seat: i64) -> float:
        """Finish the turn by habit and return the value at its end."""
        menu = self.menus[21]
        while True:
            fill_menu(state, seat, menu)
            move = menu.codes[menu.heaviest()]
            if move == END_TURN:
                return self.value(state, seat)
            play_move(state, seat, move)

    def value(self, state: State, seat: i64) -> float:
        """The value of a player's board at the end of their turn. May change the state."""
        return worth(state, seat)

    # -- working -----------------------------------------------------------------------------------------------

    def best_work(self, state: State, seat: i64) -> i64:
        """The best move, if the rest of the turn is played by habit."""
        menu = self.menus[20]
        fill_menu(state, seat, menu)
        best = menu.codes[0]
        best_value = NOTHING
        for i in range(menu.count):
            after = state.copy()
            if menu.codes[i] == END_TURN:
                value = self.value(after, seat)
            else:
                play_move(after, seat, menu.codes[i])
                value = self.finish_turn(after, seat)
            if value > best_value:
                best_value = value
                best = menu.codes[i]
        return best


def taken(state: State, seat: i64, move: i64) -> State:
    """A copy of the state after a player took disks, without what follows automatically."""
    after = state.copy()
    play_move(after, seat, move)
    return after
