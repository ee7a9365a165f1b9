#!/usr/bin/env python3
"""A bot for Haspelknecht by a few rules of thumb, with nothing but Python's standard library.

Try it:  haspelknecht bot-check "python3 examples/bots/python_bot.py"
         haspelknecht play --bots "exec:python3 examples/bots/python_bot.py"

The protocol is described in docs/bots.md. Every legal move gets a worth, and the best one is played.
"""

import json
import sys

RENT_FOOD = {1: 2, 2: 2, 3: 1}  # due in the winter of each year
COLOURS = ("yellow", "brown", "black")
GIVES_THALER = {11, 32, 41, 44, 45}  # the rent of the later years wants Thaler
EAGER = {  # moves that are nearly always good, by their first words
    "charcoal": 30, "windlass": 25, "digger works": 24, "miner works": 24, "haspelknecht works": 23, "mill works": 22,
    "lift": 20, "mine": 19, "prop pinge": 18, "prop tunnel": 16, "pump 2": 12, "pump 1": 6, "cable": 5, "refund": 5,
    "timber wood": 4, "timber thaler": 5, "mill yellow": 3, "mill black": 2, "sell 1": 1, "sell 2": -1, "lamp": -5,
    "pass": 0, "keep": 0, "stop": 0, "decline": 0, "mill rest": 0, "end": -1,
}  # fmt: skip


class Eyes:
    """What the bot looks at: its own board, and the table."""

    def __init__(self, position, seat):
        self.table = position
        self.me = position["players"][seat]
        self.year = position["year"]
        self.season = position["season"]

    def spare_food(self):
        """Food beyond the rent of this year; in spring there is still time to make some."""
        kept = {"spring": 0, "summer": 1}.get(self.season, RENT_FOOD[self.year])
        return self.me["food"] - kept

    def coal_waits(self):
        """Whether there is coal to dig and no water above it."""
        me = self.me
        if me["pinge_coal"] > 0:
            return me["water"] < 4
        return me["water"] < 5 and me["tunnel_coal"] > 0 and me["tunnel_wood"] + me["wood"] > 0

    def worth_of_disk(self, colour):
        """How much a disk of a colour is worth to me now."""
        me = self.me
        if colour == "yellow":
            return 1.5 if me["food"] < RENT_FOOD[self.year] + 1 else 0.7
        if colour == "brown":
            return 1.4 if me["wood"] < 2 else 0.6
        return 1.5 if self.coal_waits() else 0.8

    def worth_of_tile(self, number):
        """Points for buying a tile now, and a little for what it does."""
        level = number // 10
        owners = self.table["stacks"].get(str(number), [])
        return max(level - len(owners), 0) + level + (2 if number in GIVES_THALER else 0)

    def tiles_in_reach(self):
        """Tiles that I could buy without a fee: level 1, or next to one of mine."""
        places = self.table["field"]
        mine = [places[str(tile)] for tile in self.me["tiles"] if str(tile) in places]
        for text, (x, row) in places.items():
            number = int(text)
            if number in self.me["tiles"]:
                continue
            if number < 20 or any(touching(x, row, other_x, other_row) for other_x, other_row in mine):
                yield number

    def best_tile_for(self, load):
        """The worth of the best tile that a load of disks pays exactly, 0 if there is none."""
        prices = self.table["components"]["tiles"]
        fitting = [number for number in self.tiles_in_reach() if pays(load, prices[str(number)]["cost"])]
        return max(map(self.worth_of_tile, fitting), default=0)


def touching(x, row, other_x, other_row):
    """Tiles are two wide: neighbours in a row are 2 apart, in the next row 1."""
    return (row == other_row and abs(x - other_x) == 2) or (abs(row - other_row) == 1 and abs(x - other_x) == 1)


def pays(load, cost):
    """Whether disks by colour are exactly the price of a tile."""
    enough = all(load.get(colour, 0) >= cost.get(colour, 0) for colour in COLOURS)
    return enough and sum(load.values()) == sum(cost.values())


def worth(text, eyes):
    """How good a move looks."""
    words = text.split()
    if words[0] == "take":
        return worth_of_taking(words, eyes)
    if words[0] in ("farmer", "farmhand"):
        return worth_of_own_worker(words, eyes)
    if words[0] in ("digger", "miner", "haspelknecht") and words[1] != "works":
        return worth_of_payment(words, eyes)
    if words[0] == "store":
        return worth_of_store(text)
    return EAGER.get(text, EAGER.get(words[0], 0))


def worth_of_taking(words, eyes):
    """`take 2 brown`: many disks of a useful colour, rather not from a wet pool."""
    pool, colour = int(words[1]), words[2]
    there = eyes.table["pools"][pool - 1]["action"][colour]
    have = sum(eyes.me["cart1"].values())
    disks = min(there, 5 - have) if have else there
    wet = eyes.table["stage"] == "taking" and pool in eyes.table["components"]["pools"]["wet"]
    return disks * eyes.worth_of_disk(colour) - (1.2 if wet else 0)


def worth_of_own_worker(words, eyes):
    """`farmer 2 black 1 brown` in a plan; `farmer mines`, `farmhand makes food`, `farmer buys 24 for coal` at work."""
    if words[1] == "buys":
        return 26 + eyes.worth_of_tile(int(words[2]))
    if words[1] in ("mines", "makes"):
        return 21 if words[-1] == "wood" else 20  # wood first: it may open the way to coal
    if words[1] == "idle":
        return 0
    load = {colour: int(disks) for disks, colour in zip(words[1::2], words[2::2], strict=True)}
    buying = eyes.best_tile_for(load) if words[0] == "farmer" else 0
    plain = sum(load.values()) * eyes.worth_of_disk(words[2]) if len(load) == 1 else -1
    return max(buying, plain)


def worth_of_payment(words, eyes):
    """`haspelknecht food`: hire workers who have something to do, but not with the food and Thaler of the rent."""
    worker, payment = words
    me = eyes.me
    work = {
        "digger": eyes.coal_waits() or me["water"] > 1,
        "miner": eyes.coal_waits(),
        "haspelknecht": me["shaft_coal"] > 0 or me["water"] > 1 or eyes.coal_waits(),
    }[worker]
    if payment == "unpaid" or not work:
        return 0 if payment == "unpaid" else -1
    return {"yellow": 3, "food": 2 if eyes.spare_food() > 0 else -1, "thaler": -1}[payment]


def worth_of_store(text):
    """`store farm wood barn food storage coal wood`: what scores in winter, then as much as possible."""
    points = 2 * ("barn food" in text) + ("storage coal" in text) + ("farm wood" in text)
    return points + 0.1 * len(text.split())


def answer(message, seat):
    """The answer to a message, None if it wants none. Unknown messages and fields are ignored."""
    if message["type"] == "hello":
        return {"type": "hello", "protocol": 1, "name": "Rules of thumb"}
    if message["type"] == "choose":
        eyes = Eyes(message["position"], seat)
        best = max((move["move"] for move in message["moves"]), key=lambda text: worth(text, eyes))
        return {"type": "move", "id": message["id"], "move": best}
    return None


def main():
    """Read lines until the input ends."""
    sys.stdin.reconfigure(encoding="utf-8")
    seat = "A"
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "new_game":
            seat = message["seat"]
        said = answer(message, seat)
        if said is not None:
            print(json.dumps(said), flush=True)  # without flush the line would wait in a buffer


if __name__ == "__main__":
    main()
