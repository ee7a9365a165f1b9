"""Any state as plain data: for positions, records and the server. Compiled, because every move uses it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from haspelknecht.rules.loads import all_triples
from haspelknecht.rules.pieces import (
    BLACK,
    BROWN,
    COLOUR_NAMES,
    COLOURS,
    NO_TILE,
    NOBODY,
    PAYMENT_NAMES,
    RESERVE,
    SEASON_NAMES,
    SEAT_NAMES,
    SOURCE_NAMES,
    TILES,
    YELLOW,
    tile_number,
)
from haspelknecht.rules.player import Player
from haspelknecht.rules.stages import STAGE_NAMES
from haspelknecht.rules.state import State

LOAD_DISKS: Final = all_triples()
WORKERS: Final = ("farmer", "farmhand", "digger", "miner", "haspelknecht", "windlass")
PLAN_STEPS: Final = ("farmer", "farmhand", "hired", "miner", "mill", "ready")
DONE: Final = ("farmer", "farmhand", "digger", "miner", "haspelknecht", "mill", "charcoal", "synergy")
DID: Final = ("food", "wood", "coal", "water", "develop")
COUNTS: Final = (
    "food", "wood", "coal", "thaler", "debts", "water", "pinge_coal", "pinge_wood", "tunnel_coal", "tunnel_wood",
    "shaft_coal", "fresh_food", "fresh_coal",
)  # fmt: skip

Words = dict[str, object]


def state_words(state: State) -> Words:
    """The state of a game, without its identity."""
    stacks: Words = {}
    for tile in range(TILES):
        if state.stacks[tile]:
            stacks[str(tile_number(tile))] = stack_words(state.stacks[tile])
    words: Words = {
        "year": int(state.year),
        "season": SEASON_NAMES[state.season],
        "stage": STAGE_NAMES[state.stage],
        "order": [SEAT_NAMES[seat] for seat in state.order],
        "turn": SEAT_NAMES[state.order[state.turn]],
        "bag": disks(state.bag_yellow, state.bag_brown, state.bag_black),
        "pools": [pool_words(state, pool * COLOURS) for pool in range(state.setup.players)],
        "stacks": stacks,
    }
    if state.worker != NOBODY:
        in_tunnel = state.in_tunnel != 0
        words["at_work"] = {"worker": WORKERS[state.worker], "steps": int(state.steps), "in_tunnel": in_tunnel}
    if state.bonus_step:
        words["bonus_step"] = True
    if state.offer != NO_TILE:
        words["offer"] = tile_number(state.offer)
    players: Words = {}
    for seat in range(state.setup.players):
        players[SEAT_NAMES[seat]] = player_words(state.players[seat])
    words["players"] = players
    return words


def disks(yellow: i64, brown: i64, black: i64) -> dict[str, int]:
    """Disks by colour."""
    return {COLOUR_NAMES[YELLOW]: int(yellow), COLOUR_NAMES[BROWN]: int(brown), COLOUR_NAMES[BLACK]: int(black)}


def pool_words(state: State, at: i64) -> dict[str, dict[str, int]]:
    """The action pool that begins at `at`, and its reserve."""
    pools = state.pools
    reserve = at + RESERVE
    return {
        "action": disks(pools[at + YELLOW], pools[at + BROWN], pools[at + BLACK]),
        "reserve": disks(pools[reserve + YELLOW], pools[reserve + BROWN], pools[reserve + BLACK]),
    }


def stack_words(stack: i64) -> list[str]:
    """The owners of a tile, bottom disk first."""
    found: list[str] = []
    while stack:
        found.append(SEAT_NAMES[(stack & 7) - 1])
        stack >>= 3
    found.reverse()
    return found


def player_words(player: Player) -> Words:
    """One player's board, farm and plan."""
    points: dict[str, int] = {}
    for source in range(len(SOURCE_NAMES)):
        if player.sheet[source]:
            points[SOURCE_NAMES[source]] = int(player.sheet[source])
    return {
        "score": int(player.score),
        "food": int(player.food),
        "wood": int(player.wood),
        "coal": int(player.coal),
        "thaler": int(player.thaler),
        "debts": int(player.debts),
        "water": int(player.water),
        "pinge_coal": int(player.pinge_coal),
        "pinge_wood": int(player.pinge_wood),
        "tunnel_coal": int(player.tunnel_coal),
        "tunnel_wood": int(player.tunnel_wood),
        "shaft_coal": int(player.shaft_coal),
        "fresh_food": int(player.fresh_food),
        "fresh_coal": int(player.fresh_coal),
        "tiles": tile_list(int(player.tiles)),
        "fresh_tiles": tile_list(int(player.fresh_tiles)),
        "markers": tile_list(int(player.markers)),
        "cart1": cart_words(player.cart1_colour, player.cart1_disks),
        "cart2": cart_words(player.cart2_colour, player.cart2_disks),
        "plan": plan_words(player),
        "done": named_bits(player.done, DONE),
        "farmer_did": named_bits(player.farmer_did, DID),
        "farmhand_did": named_bits(player.farmhand_did, DID),
        "points": points,
    }


def tile_list(mask: int) -> list[int]:
    """The numbers of the tiles in a bit mask."""
    found: list[int] = []
    bits = i64(mask)
    for tile in range(TILES):
        if bits >> tile & 1:
            found.append(tile_number(tile))
    return found


def cart_words(colour: i64, count: i64) -> dict[str, int]:
    """The disks on a cart."""
    words: dict[str, int] = {}
    if count:
        words[COLOUR_NAMES[colour]] = int(count)
    return words


def plan_words(player: Player) -> Words:
    """The disks and payments on the workers."""
    farmer, farmhand = LOAD_DISKS[player.farmer_load], LOAD_DISKS[player.farmhand_load]
    return {
        "step": PLAN_STEPS[player.plan_step],
        "farmer": disks(farmer[YELLOW], farmer[BROWN], farmer[BLACK]),
        "farmhand": disks(farmhand[YELLOW], farmhand[BROWN], farmhand[BLACK]),
        "digger": PAYMENT_NAMES[player.digger_pay],
        "miner": PAYMENT_NAMES[player.miner_pay],
        "haspelknecht": PAYMENT_NAMES[player.haspelknecht_pay],
        "mill_black": int(player.mill_black),
        "mill_yellow": int(player.mill_yellow),
    }


def named_bits(mask: i64, names: tuple[str, ...]) -> list[str]:
    """The names of the bits that are set."""
    found: list[str] = []
    for bit in range(len(names)):
        if mask >> bit & 1:
            found.append(names[bit])
    return found
