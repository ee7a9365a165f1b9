"""Creates the virtual environment .venv with uv in it, whatever parts of Python are installed on this machine."""

from __future__ import annotations

import shutil
import subprocess
import sys

from checkout import ROOT
from progress import StepError, run
from system_packages import can_install, install

VENV = ROOT / ".venv"
STAMP = VENV / "made"  # contains the path it was created for: a virtual environment cannot be moved
LOCK = ROOT / "requirements-setup.lock"
OLDEST = (3, 11)


def require_python() -> None:
    """Raise `StepError` if this Python is too old."""
    if sys.version_info < OLDEST:
        raise StepError(
            f"Haspelknecht needs Python 3.11 or newer, and {sys.executable} is {sys.version.split()[0]}: "
            "install a newer one, or name it: make PYTHON=/path/to/python3 ..."
        )


def make_environment() -> None:
    """Create .venv from scratch and install uv into it, with the first pip that is available."""
    shutil.rmtree(VENV, ignore_errors=True)
    if not has_module("venv"):
        get_from_system("python3-venv")
    run([sys.executable, "-m", "venv", "--without-pip", str(VENV)], "making the virtual environment")
    run(
        [*find_pip(), "install", "--quiet", "--require-hashes", "--requirement", str(LOCK)], "installing uv", attempts=3
    )
    STAMP.write_text(f"{ROOT}\n", encoding="utf-8")


def find_pip() -> list[str]:
    """A pip that installs into .venv: Python's bundled one, the system's, or Debian's package with either."""
    inside = str(VENV / "bin" / "python")
    if has_module("ensurepip"):
        run([inside, "-m", "ensurepip", "--default-pip"], "unpacking pip")
        return [inside, "-m", "pip"]
    if not has_module("pip"):
        get_from_system("python3-pip")
    return [sys.executable, "-m", "pip", "--python", inside]


def has_module(name: str) -> bool:
    """Whether this machine's Python can import a module."""
    command = [sys.executable, "-c", f"import {name}"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def get_from_system(package: str) -> None:
    """Install a Debian package that Python needs to set up a virtual environment."""
    if not can_install():
        raise StepError(
            f"Python's venv and pip are not installed here: install them (on Debian: sudo apt-get install {package})."
        )
    print(f"  installing {package} with apt", flush=True)
    install([package])
