"""Why something cannot be picked while plans are made."""

from __future__ import annotations

from haspelknecht.rules import moves
from haspelknecht.rules.pieces import COLOUR_NAMES, WINDLASS, WINDLASS_SHIFT
from haspelknecht.rules.planning import can_hire_digger
from haspelknecht.rules.reasons import Reason
from haspelknecht.rules.why_not_mine import pinge_refusal, tunnel_refusal
from haspelknecht.view.compose import KIND_OF
from haspelknecht.view.targets import COLOUR_MARKERS, PINGE_COAL
from haspelknecht.view.tiles import tile_views
from haspelknecht.view.types import ComposeView, Why
from haspelknecht.view.why_question import Question
from haspelknecht.view.work_line import best_line, when_working

NOT_IN_THIS_PHASE = ("pinge-exhausted", "pinge-not-exhausted", "tunnel-empty")


def planning_why(asked: Question, view: ComposeView) -> Why:
    """Planning; `asked.state` has the plan on it as far as it is made."""
    if view.ready:
        return asked.because(Reason("R-PLAN-01", "plan-is-ready", {}))
    if asked.kind == "worker":
        return worker_why(asked)
    if asked.kind == "disk" or (asked.kind == "marker" and asked.tile in COLOUR_MARKERS):
        return disk_why(asked, view)
    if asked.kind == "good":
        return good_why(asked, view)
    if asked.kind == "tile":
        return tile_why(asked)
    if asked.kind == "coal":
        return coal_why(asked)
    if asked.target == "water":
        return water_why(asked)
    if asked.target == "shaft":
        return shaft_why(asked)
    return asked.later()


def worker_why(asked: Question) -> Why:
    """A worker who holds nothing and for whom nothing suitable is left."""
    missing = asked.no_such_worker()
    if missing is not None:
        return missing
    if asked.worker == WINDLASS_SHIFT:
        if not asked.player.markers >> WINDLASS & 1:
            return asked.because(Reason("R-TILE-25b", "no-marker", {"tile": 25}))
        return asked.say("why-later-work", "R-TILE-25b")
    if asked.what == "digger" and not can_hire_digger(asked.state, asked.player):
        return asked.because(Reason("R-DIGGER-05", "digger-needs-access", {}))
    if asked.what == "mill":
        return asked.say("why-mill-pairs", "R-TILE-35a")
    return asked.say("why-nothing-for", "R-PLAN-06", worker=asked.name(asked.worker))


def disk_why(asked: Question, view: ComposeView) -> Why:
    """A disk or a colour marker."""
    player, colour = asked.player, KIND_OF[asked.target]
    if asked.kind == "marker" and not player.markers >> asked.tile & 1:
        return asked.because(Reason("R-MARKER-01", "no-marker", {"tile": int(asked.what)}))
    name = COLOUR_NAMES[colour]
    if asked.target not in view.free:
        if asked.kind == "disk" and player.disks(colour) == 0:
            return asked.say("why-no-disk", "R-TAKE-02", colour=name)
        return asked.say("why-disks-placed", "R-PLAN-06", colour=name)
    return asked.say("why-no-worker-takes", "R-PLAN-10", colour=name)


def good_why(asked: Question, view: ComposeView) -> Why:
    """Food and Thaler pay hired workers; wood and coal do not."""
    if asked.what in ("wood", "coal"):
        return asked.later()
    there = asked.player.food if asked.what == "food" else asked.player.thaler
    if there == 0:
        return asked.say(f"why-no-{asked.what}", "R-PLAN-04")
    key = "why-nobody-to-pay" if asked.target in view.free else "why-all-promised"
    return asked.say(key, "R-PLAN-07")


def tile_why(asked: Question) -> Why:
    """A development: what is missing, or that it is planned already."""
    tile = tile_views(asked.state, asked.seat, asked.language).get(asked.what)
    if tile is None:
        return asked.because(Reason("R-SETUP-08", "tile-not-in-play", {"tile": int(asked.what)}))
    return tile.missing or asked.say("why-tile-planned", "R-EXEC-01")


def is_planned(asked: Question, *steps: int) -> bool:
    """Whether the plan as it lies there will do one of these."""
    line = best_line(when_working(asked.state, asked.seat), asked.seat)
    return any(step in line.moves for step in steps)


def coal_why(asked: Question) -> Why:
    """Coal: whether it can be mined in this phase at all, and what to plan for it."""
    refuses = pinge_refusal if asked.target == PINGE_COAL else tunnel_refusal
    reason = refuses(asked.state, asked.player)
    if reason is not None and reason.key in NOT_IN_THIS_PHASE:
        return asked.because(reason)
    return asked.later() if is_planned(asked, moves.MINE) else asked.say("why-plan-coal", "R-FARMER-05")


def water_why(asked: Question) -> Why:
    """Pit water: whether there is any, and what to plan to remove it."""
    if asked.player.water == 0:
        return asked.because(Reason("R-TILE-14", "cable-needs-water", {}))
    if is_planned(asked, moves.PUMP_ONE, moves.PUMP_TWO):
        return asked.later()
    if asked.player.exhausted() and asked.state.setup.options.shaft_water_only_haspel == 0:
        return asked.because(Reason("R-WATER-08", "shaft-water-by-haspelknecht", {}))
    return asked.say("why-plan-water", "R-FARMER-05")


def shaft_why(asked: Question) -> Why:
    """Coal in the Shaft waits for the Haspelknecht."""
    if not asked.player.exhausted():
        return asked.because(Reason("R-HASPEL-05", "worker-not-there-yet", {"worker": "haspelknecht"}))
    return asked.later() if is_planned(asked, moves.LIFT) else asked.say("why-plan-lift", "R-HASPEL-01")
