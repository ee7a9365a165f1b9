"""Setting up one player's board from plain data."""

from __future__ import annotations

from haspelknecht.errors import UserError
from haspelknecht.records.reading import Reader
from haspelknecht.records.state_words import COUNTS, DID, DONE, PLAN_STEPS
from haspelknecht.rules.loads import load_of
from haspelknecht.rules.pieces import NO_COLOUR, PAYMENT_NAMES, SOURCE_NAMES
from haspelknecht.rules.player import Player
from haspelknecht.rules.state import State

PLAYER_KEYS = (
    "score", *COUNTS, "tiles", "fresh_tiles", "markers", "cart1", "cart2", "plan", "done", "farmer_did",
    "farmhand_did", "points",
)  # fmt: skip
PLAN_KEYS = ("step", "farmer", "farmhand", "digger", "miner", "haspelknecht", "mill_black", "mill_yellow")


def read_player(state: State, seat: int, words: object, place: str) -> None:
    """Read one player's board."""
    given = Reader(words, place, PLAYER_KEYS)
    player = state.players[seat]
    for name in COUNTS:
        setattr(player, name, given.number(name, getattr(player, name)))
    player.tiles = given.tiles("tiles")
    player.fresh_tiles = given.tiles("fresh_tiles")
    player.markers = given.tiles("markers")
    player.cart1_colour, player.cart1_disks = read_cart(given, "cart1")
    player.cart2_colour, player.cart2_disks = read_cart(given, "cart2")
    player.done = given.words("done", DONE)
    player.farmer_did = given.words("farmer_did", DID)
    player.farmhand_did = given.words("farmhand_did", DID)
    read_plan(player, given.table("plan", PLAN_KEYS))
    read_points(player, given)


def read_cart(given: Reader, name: str) -> tuple[int, int]:
    """Read the disks on a cart, which have one colour; returns colour and number."""
    counts = given.colours(name)
    colours = [colour for colour, count in enumerate(counts) if count]
    if len(colours) > 1:
        raise UserError("position-cart", place=Reader.join(given.place, name))
    return (colours[0], counts[colours[0]]) if colours else (NO_COLOUR, 0)


def read_plan(player: Player, plan: Reader) -> None:
    """Read the disks and payments on the workers."""
    player.plan_step = plan.word("step", PLAN_STEPS, PLAN_STEPS[0])
    player.farmer_load = read_load(plan, "farmer")
    player.farmhand_load = read_load(plan, "farmhand")
    player.digger_pay = plan.word("digger", PAYMENT_NAMES, "unpaid")
    player.miner_pay = plan.word("miner", PAYMENT_NAMES, "unpaid")
    player.haspelknecht_pay = plan.word("haspelknecht", PAYMENT_NAMES, "unpaid")
    player.mill_black = plan.number("mill_black", most=7)
    player.mill_yellow = plan.number("mill_yellow", most=7)


def read_load(plan: Reader, worker: str) -> int:
    """Read the disks on Farmer or Farmhand."""
    load = load_of(*plan.colours(worker))
    if load < 0:
        raise UserError("position-load", place=Reader.join(plan.place, worker))
    return load


def read_points(player: Player, given: Reader) -> None:
    """Read the points by source. Without them, the whole score counts as points from developments."""
    points = given.table("points", SOURCE_NAMES)
    for source, name in enumerate(SOURCE_NAMES):
        player.sheet[source] = points.number(name, least=-999, most=999)
    total = sum(player.sheet)
    player.score = given.number("score", total, least=-999, most=999)
    if not given.has("points"):
        player.sheet[0] = player.score
    elif player.score != total:
        raise UserError("position-score", place=given.place, score=int(player.score), total=int(total))
