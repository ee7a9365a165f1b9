"""The single games as tables for other programs: CSV always, Parquet with the extra `arena`."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

from haspelknecht.arena.files import unwritable, write_atomically
from haspelknecht.arena.result import GameResult
from haspelknecht.extras import extra
from haspelknecht.records.notation import seat_text
from haspelknecht.rules.pieces import SOURCE_NAMES

Row = tuple[object, ...]
WHOLE, NUMBER, TEXT = "int64", "float64", "string"


@dataclass(frozen=True, slots=True)
class DataTable:
    """A table with a name."""

    name: str
    columns: dict[str, str]  # with the kind of their values, as Parquet calls it
    rows: list[Row]


def data_tables(results: Iterable[GameResult]) -> list[DataTable]:
    """Seats (one row for each seat of each game), purchases, and times; only times depend on the machine."""
    games = list(results)
    return [seat_table(games), purchase_table(games), time_table(games)]


def seat_table(games: list[GameResult]) -> DataTable:
    """One row for each seat of each game."""
    columns = dict.fromkeys(("game",), WHOLE) | dict.fromkeys(("seed", "seat", "bot"), TEXT)
    columns |= dict.fromkeys(("place_in_first_turn", "score", "rank", "decisions_of_game"), WHOLE)
    columns |= dict.fromkeys(("tiles_in_play", "forfeit"), TEXT)
    columns |= dict.fromkeys((f"points_{source}" for source in SOURCE_NAMES), WHOLE)
    rows = [
        (
            game.number, game.seed, seat_text(number), seat.bot, seat.place, seat.score, seat.rank, game.decisions,
            " ".join(map(str, game.tiles)), seat.forfeit, *(seat.points.get(source, 0) for source in SOURCE_NAMES),
        )
        for game in games
        for number, seat in enumerate(game.seats)
    ]  # fmt: skip
    return DataTable("seats", columns, rows)


def purchase_table(games: list[GameResult]) -> DataTable:
    """One row for each tile bought."""
    rows: list[Row] = [
        (game.number, seat_text(number), seat.bot, seat.rank, order, bought.tile, bought.year, bought.season)
        for game in games
        for number, seat in enumerate(game.seats)
        for order, bought in enumerate(seat.purchases, start=1)
    ]
    columns = {"game": WHOLE, "seat": TEXT, "bot": TEXT, "rank": WHOLE}
    columns |= {"order": WHOLE, "tile": WHOLE, "year": WHOLE, "season": TEXT}
    return DataTable("purchases", columns, rows)


def time_table(games: list[GameResult]) -> DataTable:
    """One row for each seat, with its thinking time."""
    rows: list[Row] = [
        (game.number, seat_text(number), seat.bot, clock.count, clock.seconds, clock.longest)
        for game in games
        for number, (seat, clock) in enumerate(zip(game.seats, game.times, strict=True))
    ]
    columns = {"game": WHOLE, "seat": TEXT, "bot": TEXT, "thoughts": WHOLE}
    return DataTable("times", columns | {"seconds": NUMBER, "longest_seconds": NUMBER}, rows)


def write_csv(table: DataTable, folder: Path) -> None:
    """Write a table as NAME.csv."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(table.columns)
    writer.writerows(table.rows)
    write_atomically(folder / f"{table.name}.csv", text.getvalue())


def write_parquet(table: DataTable, folder: Path) -> None:
    """Write a table as NAME.parquet."""
    arrow, parquet = extra("pyarrow", "arena"), extra("pyarrow.parquet", "arena")
    columns = {name: [row[at] for row in table.rows] for at, name in enumerate(table.columns)}
    schema = arrow.schema([(name, getattr(arrow, kind)()) for name, kind in table.columns.items()])
    path = folder / f"{table.name}.parquet"
    try:
        parquet.write_table(arrow.table(columns, schema=schema), path)
    except OSError as error:
        raise unwritable(path, error) from None
