"""The twenty tiles, one file per level. Here: scenes in which tiles are bought, used, and scored.

What the box prints is fixed in these scenes, so that no test leans on a rebuilt value: every tile costs one grey disk
more than its level (31 as the text says), and all tiles lie apart from each other except where a test puts one beside
another.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from haspelknecht.data.components import Facts, lay_over, shipped_facts
from haspelknecht.records.game import Game
from haspelknecht.rules.pieces import COLOUR_NAMES
from haspelknecht.rules.stages import PLANNING, TAKING
from tests.scenes import Words, legal, play, scene

EDITIONS = ("second", "first", "french")
TILES = tuple(level * 10 + place for level in range(1, 5) for place in range(1, 6))
MARKER_TILES = (14, 22, 23, 25, 32, 33)
WAY = {2: 11, 3: 23, 4: 33}  # a tile of the level before, whose effects are over
TUNNEL_OF_TESTS = {
    "coal": [1, 1, 1, 2, 2, 2, 2],
    "vp": [1, 1, 2, 2, 2, 2, 3],
    "wheelbarrow": [1, 4, 6],
    "lamp": [2, 3, 5, 7],
    "lorry": [1, 2, 3, 7],
}


def printed(**changes: Any) -> Facts:
    """The components of these scenes: grey costs, and the changes of a test."""
    costs = {str(tile): {"cost": {"any": tile // 10 + 1}} for tile in TILES if tile != 31}
    facts = lay_over(shipped_facts(), {"tiles": costs, "tunnel": TUNNEL_OF_TESTS, "pinge": {"groups": [3, 2, 2]}}, "")
    return lay_over(facts, changes, "")


def field(tile: int = 0, beside: int = 0) -> dict[str, list[int]]:
    """All twenty tiles, none touching another, except that `beside` touches `tile`."""
    places = {str(number): [6 * (number % 10), 3 * (number // 10)] for number in TILES}
    if beside:
        x, row = places[str(tile)]
        places[str(beside)] = [x + 1, row - 1]
    return places


def planned(board: Words | None = None, **plan: Any) -> Words:
    """A board with a plan, and on its carts the disks that the plan needs."""
    disks = Counter[str]()
    for worker in ("farmer", "farmhand"):
        disks.update(plan.get(worker, {}))
    disks["yellow"] += [plan.get("digger"), plan.get("haspelknecht")].count("yellow") + 2 * plan.get("mill_yellow", 0)
    disks["black"] += 2 * plan.get("mill_black", 0)
    carts = [{colour: count} for colour, count in disks.most_common(2)]
    return {"cart1": carts[0], "cart2": carts[1], **(board or {}), "plan": plan}


def working(a: Words | None = None, b: Words | None = None, **rest: Any) -> Game:
    """A's turn to work, with the components and the field of these tests."""
    return scene(a, b, **{"field": field(), "components": printed(), **rest})


def planning(a: Words, **rest: Any) -> Game:
    """A makes a plan, B is ready. A must have something to plan."""
    return working(a, {"plan": {"step": "ready"}}, stage="planning", **rest)


def purchase(tile: int, a: Words | None = None, b: Words | None = None, **rest: Any) -> Game:
    """A's Farmer has exactly the disks that a tile costs, next to a tile of A. `plan` is for the other workers."""
    way = WAY.get(tile // 10, 0)
    board = dict(a or {})
    board["tiles"] = [*board.get("tiles", []), way] if way else board.get("tiles", [])
    buyer = planned(board, farmer={"black": tile // 10 + 1}, **rest.pop("plan", {}))
    return working(buyer, b, **{"field": field(tile, way), **rest})


def bought(tile: int, a: Words | None = None, b: Words | None = None, **rest: Any) -> Game:
    """A has just bought a tile."""
    return play(purchase(tile, a, b, **rest), f"farmer buys {tile}")


def storing(a: Words | None = None, b: Words | None = None, **rest: Any) -> Game:
    """A stores goods in winter."""
    return working(a, b, season="winter", stage="storing", **rest)


def final_sheet(a: Words, **rest: Any) -> dict[str, int]:
    """A's points by source when the game ends like this."""
    return working(a, year=3, season="winter", stage="final scoring", **rest).score_sheet(0)


def tunnel_after(sections: int, half: int = 0) -> Words:
    """A board with a number of complete sections, and `half` coal mined in the next one."""
    coal = sum(TUNNEL_OF_TESTS["coal"][sections:]) - half
    return {"pinge_coal": 0, "tunnel_wood": min(sections + 1, 7), "tunnel_coal": coal}


def words_of(game: Game, seat: str = "A") -> Any:
    """A board as plain data."""
    position: Any = game.position()
    return position["players"][seat]


def until_planning(game: Game) -> Game:
    """All players end their turns and take the most disks they can, until the next planning."""
    while game.state.stage != PLANNING:
        if game.state.stage == TAKING:
            play(game, fullest(game))
            continue
        open_moves = legal(game, game.to_act[0])
        quiet = ("decline", "stop", "end", "pass", "keep", "store nothing")
        play(game, next(move for move in quiet if move in open_moves))
    return game


def fullest(game: Game, colours: tuple[str, ...] = COLOUR_NAMES) -> str:
    """The move that takes the most disks."""
    places = [place for place in range(game.table.players * 3) if COLOUR_NAMES[place % 3] in colours]
    at = max(places, key=lambda place: int(game.state.pools[place]))
    return f"take {at // 3 + 1} {COLOUR_NAMES[at % 3]}"


def then_work(game: Game, *plan: str) -> Game:
    """A makes this plan, no other player plans anything, and A's turn to work comes."""
    play(game, *plan, seat=0)
    while game.state.stage == PLANNING or game.to_act != (0,):
        seat = game.to_act[0]
        quiet = (move for move in legal(game, seat) if move.endswith(("idle", "unpaid", "rest", "end")))
        play(game, next(quiet), seat=seat)
    return game
