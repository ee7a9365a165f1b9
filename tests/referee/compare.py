"""Comparing the referee's table with the state that an event prints."""

from __future__ import annotations

from typing import Any

from .table import COLOURS, Disks, Json, Player, Table

STEP_NAMES = ("farmer", "farmhand", "hired", "hired", "miner", "mill", "ready")
DONE = ("farmer", "farmhand", "digger", "miner", "haspelknecht", "mill", "synergy")


def shown(disks: Disks) -> Disks:
    """The disks on a cart, without missing colours."""
    return {colour: disks[colour] for colour in COLOURS if disks[colour]}


def player_state(player: Player) -> dict[str, Any]:
    """One player in the form of a printed state."""
    state: dict[str, Any] = {name: getattr(player, name) for name in (
        "food", "wood", "coal", "thaler", "debts", "water", "pinge_coal", "pinge_wood", "tunnel_coal", "tunnel_wood",
        "shaft_coal",
    )}  # fmt: skip
    plan = player.plan
    return state | {
        "fresh_food": player.fresh_most["food"],
        "fresh_coal": player.fresh_most["coal"],
        "score": sum(player.points.values()),
        "points": dict(player.points),
        "tiles": sorted(player.tiles),
        "fresh_tiles": sorted(player.fresh_tiles),
        "markers": sorted(player.markers),
        "cart1": shown(player.cart1),
        "cart2": shown(player.cart2),
        "plan": {
            "step": STEP_NAMES[plan.decided],
            "farmer": plan.own["farmer"],
            "farmhand": plan.own["farmhand"],
            **plan.hired,
            "mill_black": plan.mill["black"],
            "mill_yellow": plan.mill["yellow"],
        },
        "done": sorted(player.done.intersection(DONE)),
        "farmer_did": sorted(player.did["farmer"]),
        "farmhand_did": sorted(player.did["farmhand"]),
    }


def table_state(table: Table) -> dict[str, Any]:
    """The whole table in the form of a printed state."""
    state: dict[str, Any] = {
        "year": table.year,
        "season": table.season,
        "stage": table.stage,
        "order": table.order,
        "turn": table.turn,
        "bag": table.bag,
        "pools": [{"action": pool.action, "reserve": pool.reserve} for pool in table.pools],
        "stacks": {str(tile): stack for tile, stack in table.stacks.items()},
        "players": {seat: player_state(player) for seat, player in table.players.items()},
    }
    if table.work is not None:
        state["at_work"] = {"worker": table.work.worker, "steps": table.work.steps}
    if table.offer is not None:
        state["offer"] = table.offer
    if table.bonus_step:
        state["bonus_step"] = True
    return state


def tidy(table: Table, state: Json) -> dict[str, Any]:
    """A printed state without the engine's internal bookkeeping."""
    given = dict(state)
    if given.get("at_work"):
        given["at_work"] = {name: given["at_work"][name] for name in ("worker", "steps")}
    players = {}
    for seat, player in given["players"].items():
        kept = dict(player)
        kept["done"] = sorted(set(kept["done"]).intersection(DONE))
        kept["farmer_did"] = sorted(kept["farmer_did"])
        kept["farmhand_did"] = sorted(kept["farmhand_did"])
        for good, most in table.players[seat].fresh_most.items():  # either a fresh good was spent, or an old one
            if table.players[seat].fresh[good] <= kept[f"fresh_{good}"] <= most:
                kept[f"fresh_{good}"] = most
        players[seat] = kept
    given["players"] = players
    return given


def differences(mine: Any, given: Any, path: str = "") -> list[str]:
    """Every place where two trees differ."""
    if isinstance(mine, dict) and isinstance(given, dict):
        texts = []
        for key in [*mine, *(key for key in given if key not in mine)]:
            texts += differences(mine.get(key), given.get(key), f"{path}.{key}" if path else str(key))
        return texts
    if isinstance(mine, list) and isinstance(given, list) and len(mine) == len(given):
        return [
            text
            for place, (one, other) in enumerate(zip(mine, given, strict=True), 1)
            for text in differences(one, other, f"{path}[{place}]")
        ]
    return [] if mine == given else [f"{path}: expected {mine}, got {given}"]


def compare(table: Table, event: Json) -> list[str]:
    """The differences between the referee's table and the state and points of an event."""
    problems = differences(table_state(table), tidy(table, event["state"]))
    given: dict[tuple[str, str], int] = {}
    for entry in event.get("points", ()):
        key = (entry["player"], entry["source"])
        given[key] = given.get(key, 0) + entry["points"]
    expected = {key: points for key, points in table.gained.items() if points}
    if expected != given:
        problems.append(f"points: expected {expected}, got {given}")
    return problems
