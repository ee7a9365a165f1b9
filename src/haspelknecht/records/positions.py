"""Positions: any state as plain words (for JSON and for text), as FEN does for chess."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter

from haspelknecht.records.identity import identity_of, tile_list
from haspelknecht.records.notation import OWN_WORKERS, SEATS
from haspelknecht.records.table import Table
from haspelknecht.records.toml_text import to_toml
from haspelknecht.rules.loads import all_triples
from haspelknecht.rules.pieces import (
    COLOUR_NAMES,
    COLOURS,
    NO_TILE,
    NOBODY,
    PAYMENT_NAMES,
    RESERVE,
    SEASON_NAMES,
    SOURCE_NAMES,
    TILES,
    tile_number,
)
from haspelknecht.rules.player import Player
from haspelknecht.rules.stages import STAGE_NAMES
from haspelknecht.rules.state import State

FORMAT = 1
LOAD_DISKS = all_triples()
WORKERS = (*OWN_WORKERS, "digger", "miner", "haspelknecht", "windlass")
PLAN_STEPS = ("farmer", "farmhand", "hired", "miner", "mill", "ready")
DONE = (*OWN_WORKERS, "digger", "miner", "haspelknecht", "mill", "charcoal", "synergy")
DID = ("food", "wood", "coal", "water", "develop")
COUNTS = (
    "food", "wood", "coal", "thaler", "debts", "water", "pinge_coal", "pinge_wood", "tunnel_coal", "tunnel_wood",
    "shaft_coal", "fresh_food", "fresh_coal",
)  # fmt: skip
COUNTED = attrgetter(*COUNTS)


def position_of(table: Table, state: State) -> dict[str, object]:
    """The complete position: what it takes to play on, in plain words."""
    return {"haspelknecht_position": FORMAT, **identity_of(table), **state_words(state)}


def position_text(table: Table, state: State) -> str:
    """The complete position as text (TOML)."""
    return to_toml(position_of(table, state))


def state_words(state: State, board: Callable[[Player], object] | None = None) -> dict[str, object]:
    """A state in plain words, without the identity of the game. `board` writes players in another way."""
    words: dict[str, object] = {
        "year": int(state.year),
        "season": SEASON_NAMES[state.season],
        "stage": STAGE_NAMES[state.stage],
        "order": [SEATS[seat] for seat in state.order],
        "turn": SEATS[state.order[state.turn]],
        "bag": disks((state.bag_yellow, state.bag_brown, state.bag_black)),
        "pools": [pool_words(state, pool) for pool in range(state.setup.players)],
        "stacks": {
            str(tile_number(tile)): stack_words(state.stacks[tile]) for tile in range(TILES) if state.stacks[tile]
        },
    }
    if state.worker != NOBODY:
        in_tunnel = state.in_tunnel != 0
        words["at_work"] = {"worker": WORKERS[state.worker], "steps": int(state.steps), "in_tunnel": in_tunnel}
    if state.bonus_step:
        words["bonus_step"] = True
    if state.offer != NO_TILE:
        words["offer"] = tile_number(state.offer)
    write = board or player_words
    words["players"] = {SEATS[seat]: write(player) for seat, player in enumerate(state.players)}
    return words


def disks(counts: Sequence[int]) -> dict[str, int]:
    """Disks by colour."""
    return dict(zip(COLOUR_NAMES, counts, strict=True))


def pool_words(state: State, pool: int) -> dict[str, object]:
    """An action pool and its reserve."""
    at = pool * COLOURS
    return {
        "action": disks([state.pools[at + colour] for colour in range(COLOURS)]),
        "reserve": disks([state.pools[RESERVE + at + colour] for colour in range(COLOURS)]),
    }


def stack_words(stack: int) -> list[str]:
    """The owners of a tile, bottom disk first."""
    found: list[str] = []
    while stack:
        found.append(SEATS[(stack & 7) - 1])
        stack >>= 3
    return found[::-1]


def player_words(player: Player) -> dict[str, object]:
    """One player's board, farm and plan."""
    words: dict[str, object] = {"score": int(player.score)}
    words.update(zip(COUNTS, COUNTED(player), strict=True))
    words["tiles"] = tile_list(int(player.tiles))
    words["fresh_tiles"] = tile_list(int(player.fresh_tiles))
    words["markers"] = tile_list(int(player.markers))
    words["cart1"] = cart_words(player.cart1_colour, player.cart1_disks)
    words["cart2"] = cart_words(player.cart2_colour, player.cart2_disks)
    words["plan"] = plan_words(player)
    words["done"] = named_bits(int(player.done), DONE)
    words["farmer_did"] = named_bits(int(player.farmer_did), DID)
    words["farmhand_did"] = named_bits(int(player.farmhand_did), DID)
    words["points"] = {name: int(vp) for name, vp in zip(SOURCE_NAMES, player.sheet, strict=True) if vp}
    return words


def cart_words(colour: int, count: int) -> dict[str, int]:
    """The disks on a cart."""
    return {COLOUR_NAMES[colour]: int(count)} if count else {}


def plan_words(player: Player) -> dict[str, object]:
    """What lies on the workers."""
    return {
        "step": PLAN_STEPS[player.plan_step],
        "farmer": disks(LOAD_DISKS[player.farmer_load]),
        "farmhand": disks(LOAD_DISKS[player.farmhand_load]),
        "digger": PAYMENT_NAMES[player.digger_pay],
        "miner": PAYMENT_NAMES[player.miner_pay],
        "haspelknecht": PAYMENT_NAMES[player.haspelknecht_pay],
        "mill_black": int(player.mill_black),
        "mill_yellow": int(player.mill_yellow),
    }


def named_bits(mask: int, names: Sequence[str]) -> list[str]:
    """The names of the bits that are set."""
    return [name for bit, name in enumerate(names) if mask >> bit & 1]
