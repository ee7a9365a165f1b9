"""What is measured under load: latency from request to broadcast, rate, processor time, bytes, memory."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Figures:
    """Figures of one round."""

    moves: int = 0
    seconds: float = 0.0
    refused: int = 0
    latencies: list[float] = field(default_factory=list)  # seconds, one for each client that received a move
    processor: float = 0.0  # seconds of processor time of the server
    received: int = 0  # bytes of all messages to all clients

    def at(self, share: float) -> float:
        """The latency in milliseconds below which this share of all messages stayed."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")

    @property
    def rate(self) -> float:
        """Moves per second."""
        return self.moves / self.seconds if self.seconds else 0.0

    @property
    def processor_per_move(self) -> float:
        """Milliseconds of processor time of the server per move."""
        return 1000 * self.processor / self.moves if self.moves else float("nan")

    @property
    def bytes_per_move(self) -> float:
        """Bytes sent to all clients per move."""
        return self.received / self.moves if self.moves else float("nan")


def together(several: Iterable[Figures]) -> Figures:
    """The figures of several rounds together."""
    total = Figures()
    for one in several:
        total.moves += one.moves
        total.seconds += one.seconds
        total.refused += one.refused
        total.processor += one.processor
        total.received += one.received
        total.latencies += one.latencies
    return total


def processor_of(pid: int) -> float:
    """Seconds of processor time that a process has used, in user and system mode."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> int:
    """Resident bytes of a process and its children."""
    total = 0
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            words = dict(line.split(":", 1) for line in status.read_text().splitlines() if ":" in line)
        except OSError:
            continue
        if int(words["Pid"]) == pid or int(words["PPid"]) == pid:
            total += int(words.get("VmRSS", "0 kB").split()[0]) * 1024
    return total
