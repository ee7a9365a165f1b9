"""All examples for researchers run, and so does every program in their docs."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pyarrow.parquet as pq  # type: ignore[import-untyped]
import pytest

import haspelknecht
from haspelknecht.records.notation import parse_move

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "research"
PAGES = ("pettingzoo.md", "gymnasium.md", "openspiel.md", "examples.md")
PROGRAM = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)


def run(program: Path, *options: str, folder: Path) -> str:
    """Run a program as a reader of the docs would, in a folder of their own."""
    package = Path(haspelknecht.__file__).parents[1]
    known = {**os.environ, "PYTHONPATH": os.pathsep.join([str(package), os.environ.get("PYTHONPATH", "")])}
    command = [sys.executable, str(program), *options]
    done = subprocess.run(command, cwd=folder, env=known, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_rollouts(tmp_path: Path) -> None:
    """Random agents and bots play."""
    said = run(EXAMPLES / "rollouts.py", "--games", "1", folder=tmp_path)
    assert "busy agent against greedy: won " in said


def test_self_play_draws_its_learning_curve(tmp_path: Path) -> None:
    """A very short training run: three evaluations, a curve of two lines."""
    said = run(EXAMPLES / "self_play.py", "--rounds", "2", "--games", "3", "--every", "1", folder=tmp_path)
    assert said.count("won against random") == 3
    picture = ElementTree.fromstring((tmp_path / "learning-curve.svg").read_text(encoding="utf-8"))
    assert sum(node.get("class") == "line" for node in picture.iter()) == 2


def test_exported_games_can_be_read(tmp_path: Path) -> None:
    """One row for each decision, with a legal move of its own text."""
    run(
        EXAMPLES / "export_games.py",
        "--games",
        "2",
        "--bots",
        "habit,random",
        "--out",
        "games.parquet",
        folder=tmp_path,
    )
    rows = pq.read_table(tmp_path / "games.parquet").to_pylist()
    assert {row["seed"] for row in rows} == {"export/0", "export/1"}
    for row in rows:
        assert row["move"] in row["legal"]
        assert parse_move(row["text"]) == row["move"]


def run_cell(source: str, names: dict[str, Any]) -> Any:
    """Run a cell as a notebook does; the value of its last line."""
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "cell", "exec"), names)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names) if isinstance(last, ast.Expr) else None


def test_the_notebook_runs_and_draws(capsys: pytest.CaptureFixture[str]) -> None:
    """Its cells in order; two of them show the position before and after a move. No outputs are kept in the file."""
    cells = json.loads((EXAMPLES / "position.ipynb").read_text(encoding="utf-8"))["cells"]
    code = [cell for cell in cells if cell["cell_type"] == "code"]
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in code)
    names: dict[str, Any] = {}
    shown = [run_cell("".join(cell["source"]), names) for cell in code]
    pictures = [value._repr_html_() for value in shown if hasattr(value, "_repr_html_")]
    assert len(pictures) == 2
    assert pictures[0] != pictures[1]
    assert "R-WATER-05" in capsys.readouterr().out


@pytest.mark.parametrize("page", PAGES)
def test_the_programs_of_the_docs_run(page: str, tmp_path: Path) -> None:
    """Each by itself, copied out of the page."""
    programs = PROGRAM.findall((ROOT / "docs" / page).read_text(encoding="utf-8"))
    assert programs or page == "examples.md"
    for number, program in enumerate(programs):
        file = tmp_path / f"program_{number}.py"
        file.write_text(program, encoding="utf-8")
        run(file, folder=tmp_path)


@pytest.mark.parametrize("page", PAGES)
def test_the_names_in_the_docs_exist(page: str) -> None:
    """Links lead to files, and all examples are on their page."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (ROOT / "docs" / link).exists(), link
    if page == "examples.md":
        for file in EXAMPLES.iterdir():
            assert file.is_dir() or file.name in text, file.name
