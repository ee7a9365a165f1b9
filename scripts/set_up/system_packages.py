"""System programs that the tests use. They are installed before the tests run; tests never install anything."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from ctypes.util import find_library
from pathlib import Path

from progress import StepError, run

QUIET = {"DEBIAN_FRONTEND": "noninteractive"}


def has_browser() -> bool:
    """Whether Chromium is installed, under any of its names."""
    return any(shutil.which(name) for name in ("chromium", "chromium-browser", "google-chrome"))


def has_database() -> bool:
    """Whether a PostgreSQL server is installed; Debian does not put its programs on the PATH."""
    return shutil.which("initdb") is not None or any(Path("/usr/lib/postgresql").glob("*/bin/initdb"))


def has_web_server() -> bool:
    """Whether nginx is installed; /usr/sbin is not on every user's PATH."""
    return shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin") is not None


def has_curl() -> bool:
    """Whether curl is installed, which commands in the documentation use."""
    return shutil.which("curl") is not None


def has_atomic() -> bool:
    """Whether the library is here that the driver of Playwright is linked with; compilers bring it along."""
    return sys.platform != "linux" or find_library("atomic") is not None


NEEDED = {  # by Debian's names
    "chromium": has_browser, "postgresql": has_database, "nginx-light": has_web_server, "curl": has_curl,
    "libatomic1": has_atomic,
}  # fmt: skip


def install_missing() -> None:
    """Install what the tests need and is not installed yet.

    :raises StepError: if that is impossible; the sentence names the packages.
    """
    missing = [package for package, is_here in NEEDED.items() if not is_here()]
    if not missing:
        return
    names = " ".join(missing)
    if not can_install():
        raise StepError(
            f"The tests need programs that are not installed here, and you may not install them: {names}. "
            f"Ask an administrator to run: sudo apt-get install --no-install-recommends {names} (names of Debian)."
        )
    print(f"  installing with apt: {names}", flush=True)
    install(missing)


def can_install() -> bool:
    """Whether packages can be installed without a password."""
    if shutil.which("apt-get") is None:
        return False
    return os.geteuid() == 0 or sudo_needs_no_password()


def sudo_needs_no_password() -> bool:
    """Whether `sudo` works without a password."""
    if shutil.which("sudo") is None:
        return False
    return subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False).returncode == 0


def install(packages: Sequence[str]) -> None:
    """Install Debian packages, as root or with sudo."""
    before = [] if os.geteuid() == 0 else ["sudo", "-n", "--preserve-env=DEBIAN_FRONTEND"]
    run([*before, "apt-get", "update"], "fetching the list of packages", attempts=3, environment=QUIET)
    command = [*before, "apt-get", "install", "--yes", "--no-install-recommends", *packages]
    run(command, f"installing {' '.join(packages)}", attempts=3, environment=QUIET)
