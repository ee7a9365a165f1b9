"""Setting up a position from plain data; raises `UserError` if no game can reach it."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping

from haspelknecht.data.untrusted_toml import read_toml
from haspelknecht.errors import UserError, shorten
from haspelknecht.records.identity import KEYS as IDENTITY_KEYS
from haspelknecht.records.identity import check_order, table_from
from haspelknecht.records.notation import SEATS
from haspelknecht.records.positions import FORMAT
from haspelknecht.records.reading import Reader
from haspelknecht.records.rules_version import RULES_VERSION
from haspelknecht.records.set_up_checks import check_position
from haspelknecht.records.set_up_player import read_player
from haspelknecht.records.state_words import WORKERS
from haspelknecht.records.table import Table
from haspelknecht.rules.pieces import (
    COLOURS,
    NO_TILE,
    NOBODY,
    RESERVE,
    SEASON_NAMES,
    TILES,
    tile_number,
    tile_of_number,
)
from haspelknecht.rules.planning import close_plans_if_ready, go_to_open_step
from haspelknecht.rules.scales import disks_of
from haspelknecht.rules.stages import PLANNING, STAGE_NAMES
from haspelknecht.rules.state import State, empty_state

STATE_KEYS = (
    "haspelknecht_position", "year", "season", "stage", "order", "turn", "bag", "pools", "stacks", "at_work",
    "bonus_step", "offer", "players",
)  # fmt: skip


def parse_position(text: str, rules: int = RULES_VERSION) -> tuple[Table, State]:
    """Parse a position written as TOML or JSON.

    :param rules: The version of the rules, if the position does not name one.
    :raises UserError: If the text cannot be parsed, or no game can reach the position.
    """
    if len(text) > 100_000:
        raise UserError("position-too-long")
    try:
        words = json.loads(text) if text.lstrip().startswith("{") else read_toml(text)
    except (tomllib.TOMLDecodeError, json.JSONDecodeError) as error:
        raise UserError("position-unreadable", problem=shorten(str(error), 120)) from None
    except (RecursionError, ValueError):
        raise UserError("position-unreadable", problem="?") from None
    return set_up(words, rules)


def set_up(words: object, rules: int = RULES_VERSION) -> tuple[Table, State]:
    """Build table and state from a position as plain data. Missing values are those at the start of a game.

    :param rules: The version of the rules, if the position does not name one.
    :raises UserError: If a value is wrong, or no game can reach the position.
    """
    given = Reader(words, "", (*IDENTITY_KEYS, *STATE_KEYS))
    if given.number("haspelknecht_position", FORMAT, least=1, most=10**6) != FORMAT:
        raise UserError("position-version", version=given.number("haspelknecht_position", most=10**6), known=FORMAT)
    boards = players_of(given)
    table = table_from(given, len(boards), rules)
    state = empty_state(table.setup)
    read_table_state(state, given, table)
    for seat, letter in enumerate(boards):
        read_player(state, seat, boards[letter], f"players.{letter}")
    read_stacks(state, given)
    read_bag(state, given)
    check_position(state)
    if state.stage == PLANNING:
        for player in state.players:
            go_to_open_step(state, player)
        close_plans_if_ready(state)
    return table, state


def players_of(given: Reader) -> Mapping[str, object]:
    """The boards of two to four players, A first."""
    boards = given.values.get("players", {})
    if not isinstance(boards, Mapping) or len(boards) not in (2, 3, 4) or set(boards) != set(SEATS[: len(boards)]):
        raise UserError("position-players")
    return {letter: boards[letter] for letter in SEATS[: len(boards)]}


def read_table_state(state: State, given: Reader, table: Table) -> None:
    """Read year, season, stage, turn order, pools and the worker at work."""
    players = table.players
    state.year = given.number("year", 1, least=1, most=3)
    state.season = given.word("season", SEASON_NAMES, "spring")
    state.stage = given.word("stage", STAGE_NAMES, "working")
    order = given.seats("order", players)
    order = list(table.order) if order is None else order
    check_order(order, players, "order")
    for place, seat in enumerate(order):
        state.order[place] = seat
    state.turn = order.index(given.word("turn", SEATS[:players], SEATS[order[0]]))
    for pool, words in enumerate(checked_pools(given, players)):
        inside = Reader(words, f"pools.{pool + 1}", ("action", "reserve"))
        for at, name in ((0, "action"), (RESERVE, "reserve")):
            for colour, disks in enumerate(inside.colours(name)):
                state.pools[at + pool * COLOURS + colour] = disks
    read_work(state, given)


def checked_pools(given: Reader, players: int) -> list[object]:
    """The pools: as many as players, or none at all."""
    pools = given.listed("pools")
    if pools and len(pools) != players:
        raise UserError("position-pools", found=len(pools), players=players)
    return pools


def read_work(state: State, given: Reader) -> None:
    """Read the worker at work, an unused synergy step, and a tile that waits for a decision."""
    if given.has("at_work"):
        work = given.table("at_work", ("worker", "steps", "in_tunnel"))
        state.worker = work.word("worker", WORKERS, "")
        state.steps = work.number("steps", 1, least=1, most=15)
        state.in_tunnel = 1 if work.flag("in_tunnel") else 0
    else:
        state.worker = NOBODY
    state.bonus_step = 1 if given.flag("bonus_step") else 0
    state.offer = tile_of_number(given.number("offer")) if given.has("offer") else NO_TILE


def read_stacks(state: State, given: Reader) -> None:
    """Read the disks on tiles, bottom first. Without stacks, the owners' disks are in the order of their letters."""
    names = [str(tile_number(tile)) for tile in range(TILES)]
    stacks = given.table("stacks", names)
    for tile, name in enumerate(names):
        owners = [seat for seat, player in enumerate(state.players) if player.owns(tile)]
        if given.has("stacks"):
            listed = stacks.seats(name, len(state.players)) or []
            if sorted(listed) != owners:
                raise UserError("position-stack", tile=name)
            owners = listed
        for seat in owners:
            state.stacks[tile] = state.stacks[tile] << 3 | (seat + 1)


def read_bag(state: State, given: Reader) -> None:
    """Read the bag. If it is not given, it holds all disks that are nowhere else (R-REFILL-09)."""
    rest = expected_bag(state)
    if given.has("bag"):
        state.bag_yellow, state.bag_brown, state.bag_black = given.colours("bag")
        if (state.bag_yellow, state.bag_brown, state.bag_black) != rest:
            raise UserError("position-disks", yellow=rest[0], brown=rest[1], black=rest[2])
    elif min(rest) < 0:
        raise UserError("position-disks", yellow=rest[0], brown=rest[1], black=rest[2])
    else:
        state.bag_yellow, state.bag_brown, state.bag_black = rest


def expected_bag(state: State) -> tuple[int, int, int]:
    """The number of disks of each colour that must be in the bag."""
    players = len(state.players)
    left = [int(disks_of(colour, players)) for colour in range(COLOURS)]
    for at, count in enumerate(state.pools):
        left[at % COLOURS] -= count
    for player in state.players:
        for colour in range(COLOURS):
            left[colour] -= player.disks(colour)
    return left[0], left[1], left[2]
