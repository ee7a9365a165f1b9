"""Test the dependency bounds of pyproject.toml at both ends.

python scripts/try_bounds.py                      both ends
python scripts/try_bounds.py lowest               one end only
python scripts/try_bounds.py --resolve            only resolve the versions, without installing anything
python scripts/try_bounds.py --python 3.13        for the highest end; the lowest uses the oldest Python we support
python scripts/try_bounds.py lowest tests/envs    other tests than those below

Each end is an environment of its own in build/bounds: `lowest` has every library at its lower bound, with all extras,
and `highest` has the newest of everything. The package is built as a wheel with the tools of [build-system] and
installed there, so that a compiled engine runs with both the oldest and the newest librt. Then the tests run that use
the libraries most. In addition, `ray[rllib]` must be installable next to our environments, at both ends.

Needs uv, the built web app (`make web`), a C compiler, and PostgreSQL for the tests that use it. Takes about ten
minutes for each end. The exit status is 1 if anything failed.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "bounds"
RESOLUTIONS = {"lowest": "lowest-direct", "highest": "highest"}
TOOLS = ("httpx", "hypothesis", "pytest", "pytest-xdist")  # what the tests below import
PEER = "ray[rllib]"  # requires one exact version of Gymnasium
BESIDE = ("gym", "pettingzoo", "ray")
TESTS = (
    "tests/rules", "tests/envs", "tests/cli", "tests/test_locale.py",  # librt, the research libraries, Rich, Fluent
    "tests/arena/test_files.py", "tests/arena/test_ray.py", "tests/bots/test_training.py",  # PyArrow, Ray, NumPy
    "tests/server/test_playing.py", "tests/server/test_table_socket.py", "tests/server/test_people.py",
    "tests/server/test_running.py", "tests/server/test_starting.py", "tests/server/test_metrics.py",
    "tests/server/test_ratings.py", "tests/server/test_archive.py", "tests/server/test_upgrades.py",
    "tests/server/test_backup.py",
)  # fmt: skip


class BoundsError(Exception):
    """One end does not work; the message says in one sentence what went wrong."""


def main() -> None:
    """Test the requested ends."""
    parser = argparse.ArgumentParser(description="Prove the bounds of pyproject.toml at both ends.")
    parser.add_argument("end", nargs="?", choices=[*RESOLUTIONS, "both"], default="both")
    parser.add_argument("tests", nargs="*", help="files or folders of tests; chosen ones if left out")
    parser.add_argument(
        "--python", default=f"{sys.version_info.major}.{sys.version_info.minor}", help="for the highest"
    )
    parser.add_argument("--resolve", action="store_true", help="print the versions and install nothing")
    given = parser.parse_args()
    pythons = {"lowest": oldest_python(), "highest": given.python}
    ends = RESOLUTIONS if given.end == "both" else [given.end]
    failed = False
    for end in ends:
        try:
            try_end(end, pythons[end], [] if given.resolve else given.tests or list(TESTS))
            print(f"{end}: {'resolved' if given.resolve else 'works'}", flush=True)
        except BoundsError as failure:
            failed = True
            print(f"{end}: {failure}", flush=True)
    sys.exit(failed)


def try_end(end: str, python: str, tests: list[str]) -> None:
    """Resolve everything, then install it and run the tests; only resolve if there are no tests."""
    print(f"== {end}, with Python {python}", flush=True)
    folder = FOLDER / end
    folder.mkdir(parents=True, exist_ok=True)
    versions = resolve(end, python, ["--all-extras"], folder / "requirements.txt")
    print("  ".join(f"{name} {versions[name]}" for name in direct_names() if name in versions), flush=True)
    beside = [option for extra in BESIDE for option in ("--extra", extra)]
    peers = resolve(end, python, beside, folder / "beside.txt", PEER)
    print(f"{PEER} fits beside haspelknecht[{','.join(BESIDE)}]: ray {peers['ray']}, gymnasium {peers['gymnasium']}")
    if not tests:
        return
    interpreter = install(folder, python)
    run([interpreter, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "2", "--dist", "loadfile", *tests])


def resolve(end: str, python: str, options: list[str], found: Path, *more: str) -> dict[str, str]:
    """Write the versions of one end to a file; returns them by the names of the libraries."""
    wanted = found.with_suffix(".in")
    wanted.write_text("\n".join(more))
    run([
        uv(), "pip", "compile", "--quiet", "--no-header", "--no-annotate", "--python-version", python,
        "--resolution", RESOLUTIONS[end], *options, "pyproject.toml", wanted, "-o", found, "--upgrade",
    ])  # fmt: skip
    pins = (line.partition(";")[0].strip().partition("==") for line in found.read_text().splitlines())
    return {name.partition("[")[0]: version for name, _, version in pins}


def install(folder: Path, python: str) -> Path:
    """Create an environment with the resolved versions, the test tools and our wheel; returns its Python."""
    environment, dist, pins = folder / "venv", folder / "dist", folder / "requirements.txt"
    interpreter = environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    shutil.rmtree(dist, ignore_errors=True)
    run([uv(), "venv", "--quiet", "--clear", "--python", python, environment])
    install_into: list[str | Path] = [uv(), "pip", "install", "--quiet", "--compile-bytecode", "--python", interpreter]
    run([*install_into, "-r", pins])
    run([*install_into, "-c", pins, *tools()])
    run([uv(), "build", "--quiet", "--wheel", "--python", interpreter, "--out-dir", dist, ROOT])
    run([*install_into, "--no-deps", *dist.glob("*.whl")])
    return interpreter


def run(command: Sequence[str | Path]) -> None:
    """Run a program in the checkout, without its sources on Python's path."""
    environment = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "HASPELKNECHT_PURE"}}
    environment["UV_PYTHON_DOWNLOADS"] = "never"
    environment["HASPELKNECHT_COMPILE"] = "require"  # plain Python would not test librt
    words = [str(part) for part in command]
    status = subprocess.run(words, cwd=ROOT, env=environment, check=False).returncode
    if status:
        raise BoundsError(f"“{' '.join(words[:4])} …” ended with status {status}")


def uv() -> str:
    """The uv beside this Python, or the one on the PATH."""
    found = shutil.which("uv", path=str(Path(sys.executable).parent)) or shutil.which("uv")
    if found is None:
        raise BoundsError("uv is not installed: “python -m pip install --group locks” installs it")
    return found


def pyproject() -> dict[str, Any]:
    """The contents of pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def oldest_python() -> str:
    """The oldest Python that `requires-python` allows."""
    return str(pyproject()["project"]["requires-python"]).removeprefix(">=")


def direct_names() -> list[str]:
    """The libraries for which pyproject.toml has a bound, by their normalized names."""
    project = pyproject()["project"]
    lists = [project["dependencies"], *project["optional-dependencies"].values()]
    names = {bare_name(requirement) for requirements in lists for requirement in requirements}
    return sorted(names - {"haspelknecht"})


def tools() -> list[str]:
    """The test tools, with the bounds of the group `dev`."""
    group = pyproject()["dependency-groups"]["dev"]
    return [tool for tool in group if isinstance(tool, str) and bare_name(tool) in TOOLS]


def bare_name(requirement: str) -> str:
    """The name in a requirement, normalized: `psycopg[binary]>=3.2` is `psycopg`."""
    end = next((place for place, letter in enumerate(requirement) if letter in "[<>=!~; "), len(requirement))
    return requirement[:end].lower().replace("_", "-").replace(".", "-")


if __name__ == "__main__":
    main()
