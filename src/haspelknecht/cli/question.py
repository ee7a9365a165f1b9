"""What is asked of the player now, and where his plan or his work stands."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from haspelknecht.cli import board_view, signs, worker_view
from haspelknecht.cli.flow import Flow
from haspelknecht.rules.pieces import COLOURS, DIGGER, FARMHAND, HASPELKNECHT, MINER, NO_TILE, NOBODY, tile_number
from haspelknecht.rules.planning import left
from haspelknecht.rules.player import PLAN_HIRED, PLAN_MILL_STEP, PLAN_MINER
from haspelknecht.rules.stages import PLANNING, STAGE_NAMES, WORKING
from haspelknecht.telling.scene import Scene
from haspelknecht.telling.workers import worker_name


def ask(scene: Scene, seat: int) -> str:
    """The question above the list of moves."""
    state = scene.state
    name = scene.names[seat]
    if state.stage == PLANNING:
        return plan_question(scene, seat, name)
    if state.stage == WORKING and state.offer != NO_TILE:
        return scene.say("play-ask-offer", name=name, tile=scene.say(f"tile-{tile_number(int(state.offer))}"))
    if state.stage == WORKING and state.worker != NOBODY:
        worker = worker_name(scene, seat, min(int(state.worker), HASPELKNECHT))
        return scene.say("play-ask-step", name=name, worker=worker, steps=int(state.steps))
    return scene.say("play-ask-" + STAGE_NAMES[state.stage].replace(" ", "-"), name=name)


def plan_question(scene: Scene, seat: int, name: str) -> str:
    """Which worker the plan is at."""
    player = scene.player(seat)
    step = int(player.plan_step)
    if step == PLAN_MILL_STEP:
        return scene.say("play-ask-mill", name=name)
    if step in (PLAN_HIRED, PLAN_MINER):
        hired = MINER if step == PLAN_MINER else HASPELKNECHT if player.exhausted() else DIGGER
        return scene.say("play-ask-pay", name=name, worker=worker_name(scene, seat, hired))
    worker = worker_name(scene, seat, min(step, FARMHAND))
    return scene.say("play-ask-load", name=name, worker=worker)


def status(scene: Scene, seat: int) -> RenderableType:
    """In the middle of a turn: the plan so far, or the board in a few lines."""
    if scene.state.stage != PLANNING:
        return board_view.compact(scene, seat)
    free = [int(left(scene.player(seat), colour)) for colour in range(COLOURS)]
    parts = worker_view.plan(scene, seat)
    parts.append(Text(scene.say("play-still-free") + " ").append_text(signs.disks(free, scene.language)))
    return Flow(parts)


def confirm(scene: Scene, seat: int) -> list[RenderableType]:
    """The whole plan, before it is final."""
    return [status(scene, seat), Text(scene.say("play-confirm-plan", name=scene.names[seat]), signs.LAMP)]
