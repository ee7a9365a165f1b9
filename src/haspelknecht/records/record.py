"""Game records: a whole game as plain text that people can read, compare line by line, and replay.

    haspelknecht record 1
    edition: second
    ...
    draw YBK KKB | BBYKKK YKKBBB
    year 1 spring
    B take 1 brown
    A farmer 2 yellow, farmhand idle, digger food
    result: A 34, B 30
    winner: A

The head holds the identity of the game; each line of the body is a draw or the moves of one player.
"""

from __future__ import annotations

from haspelknecht.data.editions import changes_from
from haspelknecht.records.draws import seed_hash
from haspelknecht.records.game import Game
from haspelknecht.records.history import Step
from haspelknecht.records.identity import place_list
from haspelknecht.records.notation import SEATS, move_text
from haspelknecht.records.positions import position_text
from haspelknecht.records.rules_version import FIRST_RULES
from haspelknecht.records.state_words import tile_list
from haspelknecht.rules.components import Components
from haspelknecht.rules.pieces import (
    POOL_SIZE,
    POOLS,
    RESERVE_SIZE,
    SEASON_NAMES,
    SECTIONS,
    TILES,
    tile_number,
)
from haspelknecht.rules.stages import DRAWING, PLANNING
from haspelknecht.rules.state import State
from haspelknecht.version import __version__

VERSION = 1
FIRST_LINE = "haspelknecht record"
LETTERS = "YBK"  # yellow, brown, black
UNFINISHED = "unfinished"


def write_record(game: Game, *, reveal_seed: bool = True) -> str:
    """Write the record of a game, finished or not. `read_record` reads it back.

    :param reveal_seed: Whether the record contains the seed. Without it, the record has only the hash of the seed.

    >>> from haspelknecht import Game
    >>> record = write_record(Game.new(seed="example"))
    >>> record.splitlines()[0]
    'haspelknecht record 1'
    """
    lines = [f"{FIRST_LINE} {VERSION}", *head(game, reveal_seed)]
    if game.start.stage != DRAWING or game.start.year != 1:
        lines += ["| " + line for line in position_text(game.table, game.start).splitlines()]
    lines += body(game)
    lines += foot(game)
    return "\n".join(lines) + "\n"


def head(game: Game, reveal_seed: bool) -> list[str]:
    """The identity of the game, a line for each part."""
    table = game.table
    setup = table.setup
    lines = [f"engine: {__version__}", f"edition: {table.edition}"]
    if table.rules != FIRST_RULES:
        lines.append(f"rules: {table.rules}")
    lines += [f"option {name}: {value}" for name, value in changes_from(table.edition, setup.options).items()]
    lines += [f"player {SEATS[seat]}: {name}" for seat, name in enumerate(table.names)]
    lines.append(f"layout: {table.layout}")
    places = sorted(setup.field.places.items())
    lines.append("field: " + " ".join(f"{tile_number(tile)}@{x},{row}" for tile, (x, row) in places))
    if setup.start_buildings:
        lines.append("start buildings: " + " ".join(map(str, tile_list(int(setup.start_buildings)))))
    if setup.start_improved:
        lines.append("improved farmhand: yes")
    lines += component_lines(setup.components)
    if game.seed is not None:
        lines.append(f"seed hash: {seed_hash(game.seed)}")
        if reveal_seed:
            lines.append(f"seed: {game.seed}")
    lines.append("order: " + " ".join(SEATS[seat] for seat in table.order))
    return lines


def component_lines(components: Components) -> list[str]:
    """The printed values, so that a record never depends on later corrections."""
    return [
        "costs: " + " ".join(f"{tile_number(tile)}={cost_text(components, tile)}" for tile in range(TILES)),
        "forks: " + " ".join(f"{tile_number(tile)}={components.forks[tile]}" for tile in range(TILES)),
        "hammers: " + " ".join(f"{tile_number(tile)}={components.hammers[tile]}" for tile in range(TILES)),
        "pinge: " + " ".join(str(coal) for coal in components.pinge_groups),
        "tunnel coal: " + " ".join(str(coal) for coal in components.section_coal),
        "tunnel vp: " + " ".join(str(points) for points in components.section_vp),
        "wheelbarrow: " + " ".join(map(str, place_list(int(components.wheelbarrow_sections), SECTIONS))),
        "lamp: " + " ".join(map(str, place_list(int(components.lamp_sections), SECTIONS))),
        "lorry: " + " ".join(map(str, place_list(int(components.lorry_sections), SECTIONS))),
        "wet pools: " + " ".join(map(str, place_list(int(components.wet_pools), POOLS))),
    ]


def cost_text(components: Components, tile: int) -> str:
    """`K1+3`: one black and three of any colour."""
    columns = (components.cost_yellow, components.cost_brown, components.cost_black)
    coloured = "".join(
        f"{letter}{column[tile]}" for letter, column in zip(LETTERS, columns, strict=True) if column[tile]
    )
    return f"{coloured}+{components.cost_any[tile]}"


def body(game: Game) -> list[str]:
    """Draws and moves. Plans are written player by player, even if the players planned at the same time."""
    lines: list[str] = []
    season = ""
    last = None
    for step in in_reading_order(game.history):
        if step.kind == "draw":
            lines.append("draw " + draw_text(step.before, step.disks))
        elif step.kind == "move":
            now = f"year {step.before.year} {SEASON_NAMES[step.before.season]}"
            if now != season:
                lines.append(now)
                season = now
            if (step.seat, step.before.stage) == last:
                lines[-1] += ", " + move_text(step.move)
            else:
                lines.append(f"{SEATS[step.seat]} {move_text(step.move)}")
        last = (step.seat, step.before.stage)
    return lines


def in_reading_order(history: list[Step]) -> list[Step]:
    """The history with the steps of one planning phase grouped by player, in turn order."""
    ordered: list[Step] = []
    plans: list[Step] = []
    for step in history:
        if is_planning(step):
            plans.append(step)
            continue
        ordered += sorted(plans, key=turn_of)
        plans = []
        ordered.append(step)
    return ordered + sorted(plans, key=turn_of)


def is_planning(step: Step) -> bool:
    """Whether the step is part of a plan."""
    return step.kind == "move" and step.before.stage == PLANNING


def turn_of(step: Step) -> int:
    """The player's place in the turn order."""
    return list(step.before.order).index(step.seat)


def draw_text(before: State, disks: tuple[int, ...]) -> str:
    """The disks of a refill, one group per pool: reserve pools, then action pools."""
    letters = "".join(LETTERS[colour] for colour in disks)
    groups: list[str] = []
    reserves = [RESERVE_SIZE - before.reserve_size(pool) for pool in range(before.setup.players)]
    actions = [POOL_SIZE - before.pool_size(pool) for pool in range(before.setup.players)]
    for size in reserves + actions:
        if size > 0 and letters:
            groups.append(letters[:size])
            letters = letters[size:]
    return " ".join(groups)


def foot(game: Game) -> list[str]:
    """The result, or the line that marks the game as unfinished."""
    outcome = game.outcome
    if outcome is None:
        return [UNFINISHED]
    scores = ", ".join(f"{SEATS[seat]} {points}" for seat, points in enumerate(outcome.scores))
    return [f"result: {scores}", f"winner: {SEATS[outcome.winner]}"]
