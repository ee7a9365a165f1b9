"""What each worker will do with what lies on them: the outlook of a plan, and why a worker can do nothing."""

from __future__ import annotations

from haspelknecht.locale import say
from haspelknecht.records.move_parts import Work, decode
from haspelknecht.rules.developing import load_of_worker
from haspelknecht.rules.loads import BLACK_IN, COLOUR_OF
from haspelknecht.rules.moves import LIFT, MINE, PUMP_ONE, PUMP_TWO, buying, tile_bought
from haspelknecht.rules.pieces import BLACK, FARMHAND, NO_COLOUR, NOBODY, TILES, tile_number, tile_of_number
from haspelknecht.rules.player import DONE_SYNERGY, Player
from haspelknecht.rules.reasons import Reason
from haspelknecht.rules.state import State
from haspelknecht.rules.why import why
from haspelknecht.rules.why_not import why_not
from haspelknecht.view.outcomes import difference
from haspelknecht.view.phrases import MILL, WORKERS, because, listed, tile_words
from haspelknecht.view.types import Outcome, Why, WorkerName, WorkView
from haspelknecht.view.work_line import CREW, best_line, has_something, is_done, is_working, when_working
from haspelknecht.view.work_steps import BEGINNINGS, FEES, OWN_WORK, Line, Task, purchases

SYNERGIES = ("synergy-food", "synergy-wood")
STEPS = (MINE, PUMP_ONE, PUMP_TWO)
SUMMER_BONUS = "summer-food"
MENDABLE = ("fee-good-missing", "fee-good-is-fresh")
WRONG_FEES = ("fee-due", "fee-wrong-good", "no-fee-due")  # these speak of the move that was asked about


def work_views(state: State, seat: int, language: str) -> tuple[list[WorkView], list[WorkerName], State]:
    """The workers of a seat with something to work with, in the order in which they are assumed to work; that order
    again if another one would bring less; and the position after all their work."""
    working = when_working(state, seat)
    line = best_line(working, seat)
    return views_of(line, working, seat, language), order_of(line), line.state


def order_of(line: Line) -> list[WorkerName]:
    """The order, where it matters."""
    return [WORKERS[task.worker] for task in line.tasks] if line.order_matters else []


def views_of(line: Line, working: State, seat: int, language: str) -> list[WorkView]:
    """The workers who are done, those who will work, in their order, and those who cannot."""
    player = working.players[seat]
    on = is_working(working, seat)
    at_work = int(working.worker) if on else NOBODY
    doing = {task.worker for task in line.tasks}
    idle = [worker for worker in CREW if has_something(player, worker) and worker not in doing]
    views = [WorkView(WORKERS[worker], done=True) for worker in idle if is_done(player, worker)]
    positions = [*(task.before for task in line.tasks), line.state]
    for task, after in zip(line.tasks, positions[1:], strict=True):
        view = task_view(task, after, seat, language)
        if task.worker == at_work:
            view.active, view.steps = True, int(working.steps)
        views.append(view)
    for worker in idle:
        if not is_done(player, worker):
            views.append(WorkView(WORKERS[worker], why=why_idle(line.state, seat, worker, language) if on else None))
    return views


def task_view(task: Task, after: State, seat: int, language: str) -> WorkView:
    """What a worker will do."""
    before, now = task.before.players[seat], after.players[seat]
    outcome = difference(before, now)
    parts = made_by(task, outcome)
    texts = [say("work-tile", language, tile=tile_words(tile_of_number(tile), language)) for tile in outcome.tiles]
    texts += [say(f"work-{kind}", language, amount=amount) for kind, amount in parts]
    bonus, synergy = extras(task, before, now, seat)
    return WorkView(
        WORKERS[task.worker],
        does=listed(texts, "view-and", language),
        icon=str(outcome.tiles[0]) if outcome.tiles else parts[0][0] if parts else "",
        outcome=outcome,
        bonus=bonus,
        synergy=synergy,
        choices=choices(task, seat, outcome),
    )


def makes_goods(move: int) -> bool:
    """Whether Farmer or Farmhand makes food or wood."""
    parts = decode(move)
    return isinstance(parts, Work) and parts.colour != BLACK


def made_by(task: Task, outcome: Outcome) -> list[tuple[str, int]]:
    """What comes of it, the most important first; what a tile gives at once is printed on the tile."""
    moves = task.moves
    pumped = moves.count(PUMP_ONE) + 2 * moves.count(PUMP_TWO)
    made = [("coal", moves.count(MINE)), ("lift", moves.count(LIFT)), ("water", pumped)]
    if makes_goods(moves[0]) or task.worker == MILL:
        made = [("food", outcome.food), ("wood", outcome.wood), ("thaler", outcome.thaler)]
    return [(kind, amount) for kind, amount in made if amount]


def extras(task: Task, before: Player, now: Player, seat: int) -> tuple[int, int]:
    """The summer bonus and the synergy in it."""
    if now.done & ~before.done & DONE_SYNERGY:
        begun = task.before.worker != NOBODY
        given = task.before.steps if begun else BLACK_IN[load_of_worker(before, task.worker)]
        return 0, int(sum(task.moves.count(step) for step in STEPS) > given)  # the extra step may be lost (C-31)
    if not makes_goods(task.moves[0]):
        return 0, 0
    keys = [reason.key for reason in why(task.before, seat, task.moves[0])]
    return keys.count(SUMMER_BONUS), sum(key in SYNERGIES for key in keys)


def choices(task: Task, seat: int, outcome: Outcome) -> list[int]:
    """The tiles that Farmer or Farmhand could buy instead."""
    if task.worker > FARMHAND or task.before.worker != NOBODY:
        return []
    tiles = {tile_number(tile_bought(move)) for move in purchases(task.before, seat, task.worker)}
    return sorted(tiles - set(outcome.tiles))


def why_idle(after: State, seat: int, worker: int, language: str) -> Why | None:
    """Why a worker who has something to work with can do nothing, even after all others have worked."""
    player = after.players[seat]
    if worker > FARMHAND:
        reason = why_not(after, seat, BEGINNINGS[worker])
    elif COLOUR_OF[load_of_worker(player, worker)] != NO_COLOUR:  # yellow and brown always do something
        reason = why_not(after, seat, OWN_WORK[worker][BLACK])
    else:
        reason = why_no_tile(after, seat, worker)
    return None if reason is None else because(reason, language)


def why_no_tile(after: State, seat: int, worker: int) -> Reason | None:
    """Why none of the tiles that mixed disks pay can be bought: of several reasons the one that is easiest to mend."""
    player = after.players[seat]
    paid = int(after.setup.fits[load_of_worker(player, worker)])
    wanted = paid & ~int(player.tiles) or paid
    reasons: list[Reason] = []
    for tile in range(TILES):
        if wanted >> tile & 1:
            refusals = [why_not(after, seat, buying(worker, tile, fee)) for fee in FEES]
            reasons += [reason for reason in refusals if reason is not None and reason.key not in WRONG_FEES]
    return min(reasons, key=lambda reason: reason.key not in MENDABLE, default=None)
