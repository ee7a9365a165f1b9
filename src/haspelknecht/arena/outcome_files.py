"""The files that a match writes beside the list of games."""

from __future__ import annotations

import json
from pathlib import Path

from haspelknecht.arena.data_tables import data_tables, write_csv, write_parquet
from haspelknecht.arena.files import write_atomically
from haspelknecht.arena.report import report
from haspelknecht.arena.summary import Summary
from haspelknecht.arena.summary_json import summary_words
from haspelknecht.extras import ExtraMissingError


def write_outcome(summary: Summary, folder: Path, language: str = "en") -> ExtraMissingError | None:
    """Write results.json, report.html, CSV and Parquet. Returns the reason if Parquet is not available."""
    write_atomically(folder / "results.json", json.dumps(summary_words(summary), indent=2, ensure_ascii=False) + "\n")
    write_atomically(folder / "report.html", report(summary, language))
    tables = data_tables(summary.results)
    for table in tables:
        write_csv(table, folder)
    try:
        for table in tables:
            write_parquet(table, folder)
    except ExtraMissingError as missing:
        return missing
    return None
