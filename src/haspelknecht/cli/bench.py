"""`haspelknecht bench`: the speed of the engine, compiled and interpreted, measured in one run."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys

from rich.console import Console
from rich.table import Table as RichTable

from haspelknecht.bench import measure
from haspelknecht.locale import say
from haspelknecht.pure import is_compiled

FIGURES = (
    "decisions_per_second",
    "copies_per_second",
    "rebuild_milliseconds",
    "rollouts_per_second",
    "evaluations_per_second",
)


def add_options(parser: argparse.ArgumentParser, language: str) -> None:
    """The options of the command."""
    parser.add_argument("--json", action="store_true", help=say("cli-json", language))
    parser.add_argument("--seconds", type=float, default=2.0, metavar="S", help=say("cli-bench-seconds", language))


def run(args: argparse.Namespace, language: str) -> int:
    """Measure this engine and, if it is compiled, the interpreted one for comparison."""
    seconds = min(max(args.seconds, 0.05), 60.0)
    results: dict[str, object] = {"compiled": is_compiled(), **measure(seconds)}
    if is_compiled():
        plain = measure_interpreted(seconds)
        results["interpreted"] = plain
        results["times_interpreted"] = round(
            float(str(results["decisions_per_second"])) / plain["decisions_per_second"], 1
        )
    if args.json:
        print(json.dumps(results))
    else:
        show(results, language)
    return 0


def measure_interpreted(seconds: float) -> dict[str, float]:
    """The same measurements in a process that uses the plain Python source."""
    program = f"import json, haspelknecht.bench as b; print(json.dumps(b.measure({seconds})))"
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "HASPELKNECHT_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def show(results: dict[str, object], language: str) -> None:
    """Print the results as a table."""
    table = RichTable(title=say("cli-bench-compiled" if results["compiled"] else "cli-bench-plain", language))
    table.add_column(say("cli-column-measure", language))
    table.add_column("", justify="right")
    table.add_column(say("cli-column-interpreted", language), justify="right")
    plain = results.get("interpreted", {})
    assert isinstance(plain, dict)
    for name in FIGURES:
        table.add_row(say(f"cli-bench-{name}", language), number(results[name]), number(plain.get(name)))
    if "times_interpreted" in results:
        table.add_row(say("cli-bench-times", language), str(results["times_interpreted"]), "")
    Console().print(table)


def number(value: object) -> str:
    """A number with thousands separators; a dash for None."""
    if value is None:
        return "-"
    return f"{value:,.2f}" if isinstance(value, float) and value < 100 else f"{value:,.0f}"
