"""The referee: follows a game event by event and reports violations of the rules."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from . import buying, final, mine, planning, taking, winter, working
from .compare import compare
from .setup import set_up
from .table import HIRED_WORKERS, OWN_WORKERS, Json, Player, RuleBrokenError, Table, require

Fields = dict[str, Any]


def new_order(table: Table) -> None:
    """The order is set, planning begins (R-ORDER-05)."""
    taking.set_order(table)
    planning.go_on(table)


AUTOMATIC: dict[str, Callable[[Table], None]] = {
    "water rises": taking.water_rises,
    "refilling": taking.refill,
    "ordering": new_order,
    "revealing": planning.reveal,
    "scoring": winter.score_coal,
    "rent due": winter.pay_rent,
    "new year": winter.new_year,
    "final scoring": final.final_scoring,
}


def own_move(table: Table, player: Player, words: Sequence[str]) -> Fields:
    """A move that begins with Farmer or Farmhand: a plan or work."""
    worker, rest = words[0], list(words[1:])
    if rest == ["mines"]:
        working.go_mining(table, player, worker)
        return {"kind": "go mining", "worker": worker}
    if rest[0] == "makes":
        working.make(table, player, worker, rest[1])
        return {"kind": f"make {rest[1]}", "worker": worker}
    if rest[0] == "buys":
        fee = rest[3] if len(rest) > 2 and rest[2] == "for" else "nothing"
        buying.buy(table, player, worker, int(rest[1]), fee)
        return {"kind": "buy", "worker": worker, "tile": int(rest[1]), "fee": fee}
    planning.plan_own(table, player, worker, rest)
    return {"kind": "plan", "worker": worker, **player.plan.own[worker]}


def store_move(table: Table, player: Player, words: Sequence[str]) -> Fields:
    """A player's winter storage."""
    parts = winter.store(table, player, words)
    one = {place: parts[place][0] if parts[place] else "nothing" for place in ("farm", "barn")}
    return {"kind": "store", **one, "coal_storage": parts["storage"]}


def taking_move(table: Table, player: Player, words: Sequence[str]) -> Fields | None:
    """Moves with pools and pit water before the order is set."""
    match words[0]:
        case "take":
            taking.take(table, player, words)
            return {"pool": int(words[1]), "colour": words[2]}
        case "lamp":
            taking.lamp(table, player, words)
            reserve = {"reserve": int(words[1]), "colour_from_reserve": words[2]}
            return {"kind": "lamp", **reserve, "pool": int(words[3]), "colour_from_pool": words[4]}
        case "pass":
            taking.skip(table)
            return {"kind": "pass"}
        case "refund" | "keep":
            taking.refund(table, player, words[0] == "refund")
            return {"kind": words[0]}
    return None


def step_move(table: Table, player: Player, words: Sequence[str]) -> Fields | None:
    """The short moves of a working turn."""
    fields: Fields = {"kind": words[0]}
    match words[0]:
        case "mine":
            working.mine(table, player)
        case "pump":
            working.pump(table, player, int(words[1]))
            fields["amount"] = int(words[1])
        case "lift":
            working.lift(table, player)
        case "stop":
            working.stop(table)
        case "end":
            working.end(table)
        case "windlass":
            working.windlass(table, player)
        case "prop":
            mine.prop(table, player, words[1])
            fields["of"] = words[1]
        case "cable":
            mine.cable(table, player)
        case "charcoal":
            mine.charcoal(table, player)
        case "timber":
            buying.timber(table, player, words[1])
            fields["of"] = words[1]
        case "sell":
            buying.sell(table, player, int(words[1]))
            fields["amount"] = int(words[1])
        case "decline":
            buying.decline(table)
        case "store":
            return store_move(table, player, words[1:])
        case _:
            return None
    return fields


def play(table: Table, player: Player, words: Sequence[str]) -> Fields:
    """Carry out a move; returns the fields that its event must have."""
    first = words[0]
    if first in OWN_WORKERS and len(words) > 1:
        return own_move(table, player, words)
    if first in (*HIRED_WORKERS, "mill") and len(words) == 2:
        if words[1] == "works":
            working.begin_hired(table, player, first)
            return {"kind": "works", "worker": first}
        if first == "mill":
            planning.plan_mill(table, player, words[1])
            return {"kind": "plan mill"}
        planning.plan_hired(table, player, first, words[1])
        return {"kind": "pay", "worker": first, "payment": words[1]}
    fields = taking_move(table, player, words)
    if fields is None:
        fields = step_move(table, player, words)
    require(fields is not None, "notation", f"unknown move {' '.join(words)}")
    assert fields is not None
    return fields


def follow_move(table: Table, event: Json) -> None:
    """Follow a player's move: check the player, the move and the fields of the event."""
    require(event["player"] in table.players, "R-COMP-01", f"no player {event['player']}")
    player = table.players[event["player"]]
    decisions = ("taking", "taking again", "refunding", "planning", "working", "storing")
    require(table.stage in decisions, "R-FLOW-02", f"no move in stage {table.stage}")
    if table.stage != "planning":
        require(player.seat == table.turn, "R-EXEC-01", f"it is the turn of {table.turn}, not of {player.seat}")
    for name, value in play(table, player, event["move"].split()).items():
        require(event.get(name) == value, "notation", f"{name} is {event.get(name)}, the move says {value}")


def follow(table: Table, event: Json) -> None:
    """Carry out one event on the referee's table."""
    for name, value in (("year", table.year), ("season", table.season)):
        require(event[name] == value, "R-FLOW-02", f"{name} is {event[name]}, not {value}")
    name = event["event"]
    if name == "move":
        follow_move(table, event)
    elif name == "draw":
        require(table.stage == "drawing", "R-FLOW-06", f"no draw in stage {table.stage}")
        taking.draw(table, event["disks"])
    else:
        require(name in AUTOMATIC, "R-FLOW-02", f"unknown event {name}")
        require(table.stage == name, "R-FLOW-02", f"{name} in stage {table.stage}")
        AUTOMATIC[name](table)
    count = sum(table.bag.values()) + sum(sum(p.action.values()) + sum(p.reserve.values()) for p in table.pools)
    count += sum(sum(player.held().values()) for player in table.players.values())
    require(count == 9 * len(table.players), "R-REFILL-09", f"{count} disks in the game")


def check_game(lines: Iterable[str]) -> list[str]:
    """All problems of the first event that breaks a rule; empty if the whole game is correct."""
    table: Table | None = None
    number = 0
    for number, line in enumerate(lines):
        event = json.loads(line)
        problems: list[str] = []
        try:
            require(event["number"] == number, "R-FLOW-02", f"event {event['number']} comes as number {number}")
            if table is None:
                table = set_up(event)
            else:
                table.gained.clear()
                follow(table, event)
            problems = compare(table, event)
        except RuleBrokenError as broken:
            problems = [str(broken)]
        except (KeyError, IndexError, ValueError, TypeError) as error:
            problems = [f"notation: unreadable event, {type(error).__name__} {error}"]
        if problems:
            what = event.get("move") or event.get("event")
            return [f"event {number} ({event.get('player', '-')} {what}): {problem}" for problem in problems]
    if table is None or table.stage != "over":
        return [f"event {number}: R-FLOW-08: the game is not over"]
    return []
