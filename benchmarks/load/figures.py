"""What a run under load tells: latencies from request to broadcast, rate, memory."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Figures:
    """Measured while the load was on."""

    tables: int = 0
    moves: int = 0
    seconds: float = 0.0
    refused: int = 0
    latencies: list[float] = field(default_factory=list)  # seconds, one for each client that heard of a move
    memory: int = 0  # bytes of the server
    empty_memory: int = 0  # the same before any table

    def at(self, share: float) -> float:
        """The latency that a share of all messages stayed under, in milliseconds."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")

    def words(self) -> dict[str, float]:
        """For the table and for comparison."""
        return {
            "tables": self.tables,
            "moves_per_second": self.moves / self.seconds,
            "p50_ms": self.at(0.5),
            "p99_ms": self.at(0.99),
            "messages": len(self.latencies),
            "refused": self.refused,
            "kilobytes_per_table": (self.memory - self.empty_memory) / max(1, self.tables) / 1000,
            "megabytes": self.memory / 1e6,
        }


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
