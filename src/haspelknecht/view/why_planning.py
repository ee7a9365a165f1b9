"""Why something cannot be picked while plans are made."""

from __future__ import annotations

from haspelknecht.rules.pieces import COLOUR_NAMES, WINDLASS, WINDLASS_SHIFT
from haspelknecht.rules.planning import can_hire_digger
from haspelknecht.rules.reasons import Reason
from haspelknecht.view.compose import KIND_OF
from haspelknecht.view.targets import COLOUR_MARKERS
from haspelknecht.view.tiles import tile_views
from haspelknecht.view.types import ComposeView, Why
from haspelknecht.view.why_question import Question


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
        return asked.say("why-plan-coal", "R-FARMER-05")
    if asked.target == "water":
        return asked.say("why-plan-water", "R-FARMER-05")
    if asked.target == "shaft":
        return shaft_why(asked)
    return asked.later()


def worker_why(asked: Question) -> Why:
    """A worker on whom nothing lies and nothing free can go."""
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
    """Food and Thaler pay hired workers; wood and coal pay nobody."""
    if asked.what in ("wood", "coal"):
        return asked.later()
    there = asked.player.food if asked.what == "food" else asked.player.thaler
    if there == 0:
        return asked.say(f"why-no-{asked.what}", "R-PLAN-04")
    key = "why-nobody-to-pay" if asked.target in view.free else "why-all-promised"
    return asked.say(key, "R-PLAN-07")


def tile_why(asked: Question) -> Why:
    """A development: what is missing, or who will buy it."""
    found = tile_views(asked.state, asked.seat, asked.language).get(asked.what)
    if found is None:
        return asked.because(Reason("R-SETUP-08", "tile-not-in-play", {"tile": int(asked.what)}))
    return found.missing or asked.say("why-tile-planned", "R-EXEC-01")


def shaft_why(asked: Question) -> Why:
    """Coal in the Shaft waits for the Haspelknecht."""
    if not asked.player.exhausted():
        return asked.because(Reason("R-HASPEL-05", "worker-not-there-yet", {"worker": "haspelknecht"}))
    return asked.say("why-plan-lift", "R-HASPEL-01")
