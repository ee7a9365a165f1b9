"""An independent, slow implementation of the tensor, written from docs/observations.md alone."""

from __future__ import annotations

from collections.abc import Sequence

from haspelknecht.rules.developing import is_free
from haspelknecht.rules.loads import all_triples
from haspelknecht.rules.pieces import COLOUR_NAMES, TILES, tile_number
from haspelknecht.rules.player import Player
from haspelknecht.rules.stages import PLANNING, STAGE_NAMES
from haspelknecht.rules.state import State

Words = dict[str, list[int]]
NUMBERS = [tile_number(tile) for tile in range(TILES)]
MARKERS = (14, 22, 23, 25, 32, 33)
OFFERS = (25, 31, 33, 34)


def plain_words(state: State, seat: int) -> Words:
    """Every piece by its name."""
    players = len(state.players)
    others = [(seat + after) % players for after in range(players)]
    found: Words = {}
    for owner, who in zip(("me", "other1", "other2", "other3"), others, strict=False):
        shown = who == seat or state.stage != PLANNING or state.setup.options.plan_in_turn_order != 0
        parts = {**goods(state, state.players[who]), **tiles(state, state.players[who])}
        parts |= plan(state, state.players[who], shown)
        found |= {f"{owner}.{name}": numbers for name, numbers in parts.items()}
    return found | {f"table.{name}": numbers for name, numbers in table(state, others).items()}


def flags(chosen: int, count: int) -> list[int]:
    """1 for the chosen one."""
    return [int(number == chosen) for number in range(count)]


def bits(mask: int, places: Sequence[int]) -> list[int]:
    """The bits at these places."""
    return [mask >> place & 1 for place in places]


def goods(state: State, player: Player) -> Words:
    """Single numbers and carts."""
    names = (
        "food", "wood", "coal", "thaler", "debts", "water", "pinge_coal", "pinge_wood", "tunnel_coal", "tunnel_wood",
        "score", "shaft_coal", "fresh_food", "fresh_coal",
    )  # fmt: skip
    found = {name: [int(getattr(player, name))] for name in names}
    groups, sections = state.setup.components.pinge_groups, state.setup.components.section_coal
    pinge = sum(groups[: 1 + int(player.pinge_wood)]) - (7 - int(player.pinge_coal))
    found["pinge_open"] = [pinge if player.pinge_coal else 0]
    found["tunnel_open"] = [sum(sections[: int(player.tunnel_wood)]) - (11 - int(player.tunnel_coal))]
    found["cart1"] = [int(player.cart1_disks) * (player.cart1_colour == colour) for colour in range(3)]
    found["cart2"] = [int(player.cart2_disks) * (player.cart2_colour == colour) for colour in range(3)]
    return found


def tiles(state: State, player: Player) -> Words:
    """Tiles, markers, and what was done."""
    in_play = state.setup.field.in_play
    free = [in_play >> tile & 1 and not player.owns(tile) and is_free(state, player, tile) for tile in range(TILES)]
    return {
        "tiles": [int(player.owns(tile)) + (int(player.fresh_tiles) >> tile & 1) for tile in range(TILES)],
        "free_tiles": [int(one) for one in free],
        "markers": bits(int(player.markers), [NUMBERS.index(number) for number in MARKERS]),
        "done": bits(int(player.done), range(8)),
        "farmer_did": bits(int(player.farmer_did), range(5)),
        "farmhand_did": bits(int(player.farmhand_did), range(5)),
    }


def plan(state: State, player: Player, shown: bool) -> Words:
    """The plan, or nothing of it."""
    step = int(player.plan_step) if state.stage == PLANNING else -1
    pays = [flags(int(pay), 4)[1:] for pay in (player.digger_pay, player.haspelknecht_pay, player.miner_pay)]
    found = {
        "plan_step": flags(step, 5),
        "digger_plan": pays[0],
        "haspelknecht_plan": pays[1],
        "miner_plan": pays[2][1:],
        "farmer_plan": list(all_triples()[player.farmer_load]),
        "farmhand_plan": list(all_triples()[player.farmhand_load]),
        "mill_plan": [int(player.mill_black), int(player.mill_yellow)],
    }
    if not shown:
        found = {name: [0] * len(numbers) for name, numbers in found.items()}
    return {"ready": [int(player.plan_step == 5)], **found}


def table(state: State, others: list[int]) -> Words:
    """What belongs to no player."""
    count = 3 * len(others)
    offer = NUMBERS[state.offer] if state.offer >= 0 else 0
    tops = [int(stack) % 8 - 1 for stack in state.stacks]
    order = [int(seat) for seat in state.order]
    return {
        "season": flags(int(state.season), 4),
        "stage": [int(STAGE_NAMES[state.stage] == name) for name in STAGE_NAMES[:8]],
        "worker": flags(int(state.worker), 6),
        "offer": [int(offer == number) for number in OFFERS],
        "in_tunnel": [int(state.in_tunnel)],
        "bonus_step": [int(state.bonus_step)],
        "year": flags(int(state.year) - 1, 3),
        "may_act": [int(state.may_act(others[0]))],
        "bag": [int(getattr(state, f"bag_{name}")) for name in COLOUR_NAMES],
        "steps": [int(state.steps)],
        "in_play": bits(int(state.setup.field.in_play), range(TILES)),
        "top": [0 if top < 0 else 1 + others.index(top) for top in tops],
        "next": [int(state.seat() == who) for who in others],
        "place": [order.index(who) for who in others],
        "pools": [int(disks) for disks in state.pools][:count],
        "reserves": [int(disks) for disks in state.pools][12 : 12 + count],
    }
