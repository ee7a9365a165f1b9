"""What is measured under load: latencies from request to broadcast, rate, memory."""

from __future__ import annotations

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

    def at(self, share: float) -> float:
        """The latency in milliseconds below which this share of all messages stayed."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")

    @property
    def rate(self) -> float:
        """Moves per second."""
        return self.moves / self.seconds if self.seconds else 0.0


def together(several: Iterable[Figures]) -> Figures:
    """The figures of several rounds together."""
    found = Figures()
    for one in several:
        found.moves += one.moves
        found.seconds += one.seconds
        found.refused += one.refused
        found.latencies += one.latencies
    return found


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
