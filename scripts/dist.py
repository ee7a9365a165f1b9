"""Build what is published into dist/: the web app, the source archive, and both wheels from that archive.

    python scripts/dist.py                  client, source archive, pure wheel, compiled wheel
    python scripts/dist.py --keep-client    the same without building the web app again (`make dist` has just done that)
    python scripts/dist.py --release        the same, but only for a clean checkout whose public address is set

Needs the tools of requirements-build.lock and a C compiler; only the locked npm packages are downloaded.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOOK = "import sys; from setuptools import build_meta; print(getattr(build_meta, sys.argv[1])(sys.argv[2]))"


class DistError(Exception):
    """The build cannot continue; the message says why."""


def main(arguments: list[str] | None = None) -> int:
    """Build everything; returns the exit status."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--out", type=Path, default=ROOT / "dist", help="the folder to write to (default: dist)")
    options.add_argument("--keep-client", action="store_true", help="do not build the web app again")
    options.add_argument("--release", action="store_true", help="refuse to build what must not be published")
    chosen = options.parse_args(arguments)
    try:
        if chosen.release:
            check_release()
        if not chosen.keep_client:
            build_client(ROOT)
        build_all(ROOT, chosen.out.resolve())
    except DistError as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


def check_release() -> None:
    """Raise an error if there are uncommitted changes, or if no public address is set."""
    changed = subprocess.run(
        ["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    if changed:
        raise DistError(f"Not released: commit or remove these changes first.\n{changed.rstrip()}")
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    if not settings["tool"]["haspelknecht"]["home"]:
        raise DistError("Not released: set `home` in [tool.haspelknecht] of pyproject.toml to the public address.")


def build_client(root: Path) -> None:
    """Build the web app from the locked npm packages into the Python package."""
    npm = [sys.executable, str(root / "scripts" / "npm.py")]
    say("the web app's tools")
    run([*npm, "ci", "--no-audit", "--no-fund", "--silent"], root / "web")
    say("the web app")
    run([*npm, "run", "--silent", "build", "--", "--logLevel", "warn"], root / "web")


def build_all(root: Path, out: Path) -> list[Path]:
    """Build source archive and wheels. The wheels are built from the archive, which proves that it is complete."""
    out.mkdir(parents=True, exist_ok=True)
    for old in (*out.glob("haspelknecht-*.whl"), *out.glob("haspelknecht-*.tar.gz")):
        old.unlink()
    archive = build(root, "build_sdist", out)
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(archive) as packed:
            packed.extractall(folder, filter="data")
        unpacked = next(Path(folder).iterdir())
        pure = build(unpacked, "build_wheel", out, HASPELKNECHT_PURE="1")
        compiled = build(unpacked, "build_wheel", out, HASPELKNECHT_COMPILE="require")
    return [archive, pure, compiled]


def build(source: Path, hook: str, out: Path, **variables: str) -> Path:
    """Build one artefact with the build backend of pyproject.toml and the tools that are installed here."""
    say(f"{hook.removeprefix('build_')} {' '.join(f'{name}={value}' for name, value in variables.items())}".rstrip())
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith("HASPELKNECHT_")
    } | variables
    printed = run([sys.executable, "-c", HOOK, hook, str(out)], source, environment)
    made = out / printed.splitlines()[-1]
    print(f"  {made.name}  {made.stat().st_size / 1e6:.1f} MB", flush=True)
    return made


def run(command: list[str], folder: Path, environment: dict[str, str] | None = None) -> str:
    """Run a command and return its output; raises an error with the end of it if the command fails."""
    done = subprocess.run(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        raise DistError(f"{done.stdout[-3000:]}\nThis step failed; its last lines are above.")
    return done.stdout


def say(what: str) -> None:
    """Print which step begins."""
    print(f"Building: {what}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
