"""What a match leaves in its folder beside the list of games."""

from __future__ import annotations

import json
from pathlib import Path

from haspelknecht.arena.data_tables import data_tables, write_csv, write_parquet
from haspelknecht.arena.files import write_whole
from haspelknecht.arena.report import report
from haspelknecht.arena.summary import Summary
from haspelknecht.arena.summary_json import summary_words
from haspelknecht.extras import ExtraMissingError


def write_outcome(summary: Summary, folder: Path, language: str = "en") -> ExtraMissingError | None:
    """results.json, report.html, CSV and Parquet; returns why there is no Parquet, if there is none."""
    write_whole(folder / "results.json", json.dumps(summary_words(summary), indent=2, ensure_ascii=False) + "\n")
    write_whole(folder / "report.html", report(summary, language))
    tables = data_tables(summary.results)
    for table in tables:
        write_csv(table, folder)
    try:
        for table in tables:
            write_parquet(table, folder)
    except ExtraMissingError as missing:
        return missing
    return None
