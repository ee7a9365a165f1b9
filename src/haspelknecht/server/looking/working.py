"""What the workers of a seat can do: everything is played on copies by the rules themselves."""

from __future__ import annotations

from dataclasses import dataclass

from haspelknecht.records.reasons import reason_sentence
from haspelknecht.records.state_words import WORKERS
from haspelknecht.rules.developing import load_of_worker
from haspelknecht.rules.flow import legal_moves, play_move
from haspelknecht.rules.loads import COLOUR_OF, NO_LOAD
from haspelknecht.rules.moves import (
    BUY,
    GO_MINING,
    HIRE_DIGGER,
    HIRE_HASPELKNECHT,
    HIRE_MINER,
    MAKE_FOOD,
    RUN_MILL,
    USE_WINDLASS,
)
from haspelknecht.rules.pieces import (
    DIGGER,
    FARMER,
    FARMHAND,
    HASPELKNECHT,
    MINER,
    NO_COLOUR,
    NO_TILE,
    TILES,
    WINDLASS,
    WINDLASS_SHIFT,
)
from haspelknecht.rules.planning import has_mill
from haspelknecht.rules.player import DONE_MILL
from haspelknecht.rules.stages import WORKING
from haspelknecht.rules.state import State
from haspelknecht.rules.why_not import why_not
from haspelknecht.server.looking.deeds import finish, mining, purchase, simple
from haspelknecht.server.looking.field import FieldView
from haspelknecht.server.looking.look import AnyWorker, Why, WorkerDeed, WorkerLook
from haspelknecht.server.looking.projecting import when_working

MILL = WINDLASS_SHIFT + 1  # no worker of the rules, but it stands in the same list
NAMES: tuple[AnyWorker, ...] = (*WORKERS, "mill")
BEGINNINGS = {
    DIGGER: HIRE_DIGGER,
    MINER: HIRE_MINER,
    HASPELKNECHT: HIRE_HASPELKNECHT,
    WINDLASS_SHIFT: USE_WINDLASS,
    MILL: RUN_MILL,
}


@dataclass
class Shift:
    """The own turn in the making: each worker does the first thing he can, before the next one is looked at."""

    state: State
    seat: int
    language: str

    @property
    def is_on(self) -> bool:
        """Whether the seat works at all, now or when its turn comes."""
        return self.state.stage == WORKING and self.state.seat() == self.seat

    def look(self, worker: int) -> WorkerLook:
        """One worker; afterwards his work is done on this table."""
        done, steps = self.is_done(worker), 0
        if self.is_on and self.state.worker == worker:
            done, steps = False, int(self.state.steps)
            found = mining(self.state, self.seat)
        else:
            found = self.beginnings(worker) if self.is_on and not done else []
        deeds = [deed for deed, _ in found]
        why = self.why(worker) if self.is_on and not done and not deeds and not steps else None
        self.go_on(found, at_work=steps > 0)
        return WorkerLook(NAMES[worker], done, steps, deeds, why)

    def go_on(self, found: list[tuple[WorkerDeed, State]], *, at_work: bool) -> None:
        """The first thing he can do is done; buying is left to the player."""
        production = [after for deed, after in found if deed.does != "tile"]
        if production:
            self.state = production[0]
        elif at_work:
            finish(self.state, self.seat)

    def beginnings(self, worker: int) -> list[tuple[WorkerDeed, State]]:
        """All that a worker can begin, with the table after it."""
        found: list[tuple[WorkerDeed, State]] = []
        bought: set[int] = set()
        for move in legal_moves(self.state, self.seat):
            if worker_of(move) != worker:
                continue
            if BUY <= move < HIRE_DIGGER:
                tile = (move - BUY) // 4 % TILES
                if tile not in bought:
                    bought.add(tile)
                    found.append(purchase(self.state, self.seat, move, tile))
            elif move < GO_MINING or move == RUN_MILL:
                found += simple(self.state, self.seat, move)
            else:
                begun = self.state.copy()
                play_move(begun, self.seat, move)
                found += mining(begun, self.seat)
        return found

    def is_done(self, worker: int) -> bool:
        """Whether he has worked in this phase."""
        player = self.state.players[self.seat]
        if worker == MILL:
            return player.done & DONE_MILL != 0
        return worker != WINDLASS_SHIFT and player.done >> worker & 1 != 0

    def why(self, worker: int) -> Why | None:
        """Why a worker who has something to work with can do nothing."""
        player = self.state.players[self.seat]
        if worker > FARMHAND:
            pays = {DIGGER: player.digger_pay, MINER: player.miner_pay, HASPELKNECHT: player.haspelknecht_pay}
            if worker == MILL or (worker in pays and not pays[worker]):
                return None
            return self.because(BEGINNINGS[worker])
        load = load_of_worker(player, worker)
        if load == NO_LOAD:
            return None
        if COLOUR_OF[load] != NO_COLOUR:  # yellow and brown always do something
            return self.because(GO_MINING + worker)
        return self.why_no_tile(int(self.state.setup.fits[load]))

    def why_no_tile(self, fitting: int) -> Why | None:
        """Why none of the tiles that mixed disks pay can be bought; of those he owns there is no need to speak."""
        wanted = fitting & ~int(self.state.players[self.seat].tiles) or fitting
        view = FieldView(self.state, self.seat, self.language)
        obstacles = [view.tile(tile, []).why for tile in range(TILES) if wanted >> tile & 1]
        return obstacles[0] if obstacles else None

    def because(self, move: int) -> Why | None:
        """The rule that refuses a move."""
        reason = why_not(self.state, self.seat, move)
        return None if reason is None else Why(reason_sentence(reason, self.language), reason.rule)


def worker_of(move: int) -> int | None:
    """Who begins with a move; None if nobody does."""
    if MAKE_FOOD <= move < BUY:
        return (move - MAKE_FOOD) % 2
    if BUY <= move < HIRE_DIGGER:
        return (move - BUY) // (4 * TILES)
    return next((worker for worker, beginning in BEGINNINGS.items() if beginning == move), None)


def workers_look(state: State, seat: int, language: str) -> list[WorkerLook]:
    """All workers of a seat in the order of the board; whoever is at work now is looked at first."""
    shift = Shift(when_working(state, seat), seat, language)
    shift.state.offer = NO_TILE  # what a tile offers is for the player to answer
    crew = sorted(crew_of(state, seat), key=lambda worker: not (shift.is_on and shift.state.worker == worker))
    looks = {worker: shift.look(worker) for worker in crew}
    return [looks[worker] for worker in sorted(looks)]


def crew_of(state: State, seat: int) -> list[int]:
    """The workers that stand on the board, with Windlass and Water Mill if they are there."""
    player = state.players[seat]
    found = [FARMER, FARMHAND]
    found += [MINER, HASPELKNECHT] if player.exhausted() else [DIGGER]
    at_windlass = state.worker == WINDLASS_SHIFT and state.seat() == seat
    if player.exhausted() and (player.markers >> WINDLASS & 1 or at_windlass):
        found.append(WINDLASS_SHIFT)
    if has_mill(state, player):
        found.append(MILL)
    return found
