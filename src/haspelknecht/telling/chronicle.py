"""Steps of a game as plain sentences: what a player did, and what followed by itself."""

from __future__ import annotations

from dataclasses import dataclass, field

from haspelknecht.records.game import Game
from haspelknecht.records.history import Step
from haspelknecht.records.move_parts import Load, decode
from haspelknecht.rules.loads import NO_LOAD
from haspelknecht.rules.pieces import NOBODY
from haspelknecht.rules.stages import PLANNING
from haspelknecht.telling.disks import load_text, on_worker, plan_told
from haspelknecht.telling.happening import Line, happened, move_told
from haspelknecht.telling.scene import Scene
from haspelknecht.telling.workers import worker_name


@dataclass
class Chronicle:
    """Sentences about moves, and about what followed from them."""

    moves: list[str] = field(default_factory=list)
    then: list[str] = field(default_factory=list)

    @property
    def all(self) -> list[str]:
        """Everything in order."""
        return self.moves + self.then


def chronicle(game: Game, language: str, *, plans_at_once: bool) -> Chronicle:
    """The history of a game in words. Plans are told move by move, or all together when they are revealed."""
    told = Chronicle()
    states = [step.before for step in game.history] + [game.state]
    for step, after in zip(game.history, states[1:], strict=True):
        before = Scene(step.before, game.table.names, language)
        if step.kind == "move":
            if plans_at_once or step.before.stage != PLANNING:
                told.moves += move_sentences(step, before)
        elif step.kind == "revealing":
            if not plans_at_once:
                told.then += plans_revealed(before)
        else:
            now = Scene(after, game.table.names, language)
            told.then += [sentence(line, now) for line in happened(step.kind, before, now)]
    return told


def move_sentences(step: Step, scene: Scene) -> list[str]:
    """What a move did; disks on an own worker are named."""
    match decode(step.move):
        case Load(worker, load) if load != NO_LOAD:
            return [on_worker(scene, worker_name(scene, step.seat, worker), load_text(scene, load))]
    return move_told(step, scene.language)


def plans_revealed(scene: Scene) -> list[str]:
    """All plans, as they lie on the boards."""
    told = {seat: " ".join(plan_told(scene, seat)) for seat in scene.order}
    plans = [scene.say("look-by-player", name=scene.names[seat], told=plan) for seat, plan in told.items()]
    return [scene.say("play-story-plans"), *plans]


def sentence(line: Line, scene: Scene) -> str:
    """A line by itself: with the name of whom it is about."""
    if line.seat == NOBODY:
        return line.text
    return scene.say("look-of-player", name=scene.names[line.seat], what=line.text)
