"""The single games as tables for other programs: CSV always, Parquet with the extra `arena`."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

from haspelknecht.arena.files import unwritable, write_whole
from haspelknecht.arena.result import GameResult
from haspelknecht.extras import extra
from haspelknecht.records.notation import seat_text
from haspelknecht.rules.pieces import SOURCE_NAMES

Row = tuple[object, ...]
WHOLE, NUMBER, TEXT = "int64", "float64", "string"


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table with a name."""

    name: str
    columns: dict[str, str]  # with the kind of their values, as Parquet calls it
    rows: list[Row]


def sheets(results: Iterable[GameResult]) -> list[Sheet]:
    """Seats (one row for each seat of each game), purchases, and times; only times depend on the machine."""
    games = list(results)
    return [seat_sheet(games), purchase_sheet(games), time_sheet(games)]


def seat_sheet(games: list[GameResult]) -> Sheet:
    """How it went for every seat."""
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
    return Sheet("seats", columns, rows)


def purchase_sheet(games: list[GameResult]) -> Sheet:
    """Every tile bought."""
    rows: list[Row] = [
        (game.number, seat_text(number), seat.bot, seat.rank, order, bought.tile, bought.year, bought.season)
        for game in games
        for number, seat in enumerate(game.seats)
        for order, bought in enumerate(seat.purchases, start=1)
    ]
    columns = {"game": WHOLE, "seat": TEXT, "bot": TEXT, "rank": WHOLE}
    columns |= {"order": WHOLE, "tile": WHOLE, "year": WHOLE, "season": TEXT}
    return Sheet("purchases", columns, rows)


def time_sheet(games: list[GameResult]) -> Sheet:
    """How long every seat thought."""
    rows: list[Row] = [
        (game.number, seat_text(number), seat.bot, clock.count, clock.seconds, clock.longest)
        for game in games
        for number, (seat, clock) in enumerate(zip(game.seats, game.times, strict=True))
    ]
    columns = {"game": WHOLE, "seat": TEXT, "bot": TEXT, "thoughts": WHOLE}
    return Sheet("times", columns | {"seconds": NUMBER, "longest_seconds": NUMBER}, rows)


def write_csv(sheet: Sheet, folder: Path) -> None:
    """A sheet as NAME.csv."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(sheet.columns)
    writer.writerows(sheet.rows)
    write_whole(folder / f"{sheet.name}.csv", text.getvalue())


def write_parquet(sheet: Sheet, folder: Path) -> None:
    """A sheet as NAME.parquet."""
    arrow, parquet = extra("pyarrow", "arena"), extra("pyarrow.parquet", "arena")
    columns = {name: [row[at] for row in sheet.rows] for at, name in enumerate(sheet.columns)}
    schema = arrow.schema([(name, getattr(arrow, kind)()) for name, kind in sheet.columns.items()])
    path = folder / f"{sheet.name}.parquet"
    try:
        parquet.write_table(arrow.table(columns, schema=schema), path)
    except OSError as error:
        raise unwritable(path, error) from None
