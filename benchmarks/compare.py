"""Compares our engine with similar projects in one run; writes benchmarks/last-run.md."""

from __future__ import annotations

import json
import platform
import subprocess
import sys
from pathlib import Path

from haspelknecht.bench import measure
from haspelknecht.cli.bench import measure_interpreted
from haspelknecht.pure import is_compiled

HERE = Path(__file__).parent
SECONDS = 3.0


def main() -> None:
    """Measure, and print and store the table."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    rows = {"Haspelknecht, compiled" if is_compiled() else "Haspelknecht (not compiled here)": measure(seconds)}
    if is_compiled():
        rows["Haspelknecht, interpreted"] = measure_interpreted(seconds)
    rows.update(measure_peers(seconds))
    text = table(rows)
    print(text)
    (HERE / "last-run.md").write_text(text, encoding="utf-8")


def measure_peers(seconds: float) -> dict[str, dict[str, float]]:
    """The figures of the peers, measured in the environment where they are installed."""
    python = HERE.parent / ".bench-venv" / "bin" / "python"
    done = subprocess.run(
        [str(python), str(HERE / "peers.py"), str(seconds)], stdout=subprocess.PIPE, text=True, check=True
    )
    found: dict[str, dict[str, float]] = json.loads(done.stdout)
    return found


def table(rows: dict[str, dict[str, float]]) -> str:
    """A Markdown table with ratios to our first row."""
    ours = next(iter(rows.values()))
    lines = [
        "# Last run",
        "",
        f"Python {platform.python_version()}, one thread, one run. In brackets: how many times slower than ours.",
        "",
        "| engine | decisions/s, random play | copies/s | rebuild a game, ms |",
        "|---|---|---|---|",
    ]
    for name, figures in rows.items():
        decisions, copies = figures["decisions_per_second"], figures["copies_per_second"]
        rebuild = figures.get("rebuild_milliseconds")
        lines.append(
            f"| {name} | {decisions:,.0f} ({ours['decisions_per_second'] / decisions:.1f}) "
            f"| {copies:,.0f} ({ours['copies_per_second'] / copies:.1f}) "
            f"| {'' if rebuild is None else f'{rebuild:.2f}'} |"
        )
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
