"""The Prometheus metrics of a server process. No label contains a person, a table or a link."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from platform import python_version
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from sqlalchemy import Engine, event
from sqlalchemy.pool import ConnectionPoolEntry

from haspelknecht.bots.bot import Choice, Limit
from haspelknecht.bots.bot_pool import BotPool
from haspelknecht.bots.observation import Observation
from haspelknecht.bots.specs import Spec
from haspelknecht.errors import UserError
from haspelknecht.pure import engine_kind
from haspelknecht.server.storage.database import Database
from haspelknecht.server.tables.tables import Tables
from haspelknecht.version import __version__

FAST_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds
SLOW_BUCKETS: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)


class Metrics:
    """The metrics of one process. Prometheus scrapes each process and adds them up."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        build = Gauge(
            "haspelknecht_build_info",
            "Which program this is; the value is always 1.",
            ("version", "python", "engine"),
            registry=self.registry,
        )
        build.labels(__version__, python_version(), engine_kind()).set(1)
        self.requests = Counter(
            "haspelknecht_requests",
            "Requests by route (never by address: links are secrets).",
            ("method", "route", "status"),
            registry=self.registry,
        )
        self.request_seconds = Histogram(
            "haspelknecht_request_seconds",
            "Time until an answer began.",
            ("method", "route"),
            buckets=FAST_BUCKETS,
            registry=self.registry,
        )
        self.sockets = Gauge("haspelknecht_sockets", "Open sockets.", registry=self.registry)
        self.database_seconds = Histogram(
            "haspelknecht_database_seconds",
            "Time of whole transactions, with waiting for locks and the disk.",
            buckets=FAST_BUCKETS,
            registry=self.registry,
        )
        self.thought_seconds = Histogram(
            "haspelknecht_bot_thought_seconds",
            "Time that searching bots took, with waiting for a free worker.",
            buckets=SLOW_BUCKETS,
            registry=self.registry,
        )

        self.thinking = Gauge(
            "haspelknecht_bots_thinking",
            "Questions to searching bots that are not answered yet.",
            registry=self.registry,
        )

    def measure_database(self, database: Database) -> None:
        """Measure every transaction of a database."""
        for engine in {database.engine, database.reading}:
            self.measure_transactions(engine)

    def collect_from(self, tables: Tables, pool: BotPool, chat_lines: Callable[[], int]) -> None:
        """Report the numbers that tables and bots count themselves."""
        self.registry.register(CountsCollector(tables, pool, chat_lines))

    def measure_transactions(self, engine: Engine) -> None:
        """Measure every transaction, from the checkout of a connection to its return after the commit."""

        def checked_out(connection: object, entry: ConnectionPoolEntry, proxy: object) -> None:
            entry.info["checked_out"] = time.perf_counter()

        def checked_in(connection: object, entry: ConnectionPoolEntry) -> None:
            if "checked_out" in entry.info:
                self.database_seconds.observe(time.perf_counter() - entry.info.pop("checked_out"))

        event.listen(engine, "checkout", checked_out)
        event.listen(engine, "checkin", checked_in)


class CountsCollector(Collector):
    """Metrics that tables and bots count themselves, read when Prometheus scrapes."""

    def __init__(self, tables: Tables, pool: BotPool, chat_lines: Callable[[], int]) -> None:
        self.tables = tables
        self.pool = pool
        self.chat_lines = chat_lines

    def collect(self) -> Iterator[Metric]:
        """The current values."""
        yield GaugeMetricFamily("haspelknecht_tables", "Tables in memory.", len(self.tables.in_memory))
        yield CounterMetricFamily("haspelknecht_changes", "Changes of tables that were stored.", self.tables.changes)
        collisions = "Changes that another process had overtaken and that were decided again."
        yield CounterMetricFamily("haspelknecht_collisions", collisions, self.tables.collisions)
        yield CounterMetricFamily("haspelknecht_chat_lines", "Lines of chat.", self.chat_lines())
        mishaps = "Answers of bots that greedy had to give for them."
        yield CounterMetricFamily("haspelknecht_bot_mishaps", mishaps, self.pool.mishap_count)


class MeasuredPool(BotPool):
    """A bot pool that measures how long bots think."""

    def __init__(self, workers: int, metrics: Metrics) -> None:
        super().__init__(workers)
        self.metrics = metrics

    async def answer(
        self, spec: Spec, seed: str, observation: Observation, limit: Limit
    ) -> tuple[Choice, UserError | None]:
        """The answer of `BotPool`, measured."""
        with self.metrics.thinking.track_inprogress(), self.metrics.thought_seconds.time():
            return await super().answer(spec, seed, observation, limit)
