"""The settings of a server process and their defaults."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Literal

from haspelknecht.errors import UserError
from haspelknecht.server.listen_socket import PORT
from haspelknecht.server.storage.database_url import Sync, url_of_file

LogFormat = Literal["text", "json"]
Networks = tuple[IPv4Network | IPv6Network, ...]


def data_folder() -> Path:
    """The user's data folder (XDG on Linux and macOS, %LOCALAPPDATA% on Windows)."""
    if os.name == "nt":
        root = os.environ.get("LOCALAPPDATA") or home() / "AppData" / "Local"
    else:
        root = os.environ.get("XDG_DATA_HOME") or home() / ".local" / "share"
    return Path(root) / "haspelknecht"


def home() -> Path:
    """The user's home folder; raises `UserError` without one, as for users of services and containers."""
    try:
        found = Path.home()
    except RuntimeError:
        raise UserError("server-no-home") from None
    if found == Path(found.anchor):  # an empty HOME becomes the root folder, where nobody wants their games
        raise UserError("server-no-home")
    return found


def read_networks(given: Iterable[str]) -> Networks:
    """Parse addresses or CIDR networks such as 10.0.0.0/8, separated by commas; raises `UserError`."""
    found: list[IPv4Network | IPv6Network] = []
    for word in (word.strip() for words in given for word in words.split(",")):
        try:
            found.append(ip_network(word, strict=False))
        except ValueError:
            raise UserError("server-metrics-from", network=word) from None
    return tuple(found)


@dataclass(frozen=True)
class Settings:
    """The settings of one server process."""

    database: str = ""  # a URL or a file; empty: a file in the data folder
    folder: Path = field(default_factory=data_folder)
    sync: Sync = "full"  # SQLite: "full" waits for the disk with every change
    host: str = "127.0.0.1"
    port: int | None = PORT  # None: the default, or the next free one
    log: LogFormat = "text"
    bot_workers: int = 1
    proxy: bool = False  # behind a proxy that sets X-Forwarded-For and X-Forwarded-Proto
    private_webhooks: bool = False  # whether webhooks may call addresses in the server's own network
    rates: float = 1.0  # multiplies the rate limits; 0 turns them off
    metrics_from: Networks = ()  # networks that may read /metrics, besides this machine
    now: Callable[[], float] = time.time

    @property
    def database_url(self) -> str:
        """The database as a SQLAlchemy URL."""
        given = self.database
        if not given:
            return url_of_file(str(self.folder / "games.db"))
        if given.startswith(("postgresql://", "postgres://")):
            return "postgresql+psycopg://" + given.partition("://")[2]
        return given if "://" in given else url_of_file(given)

    @property
    def secret_file(self) -> Path:
        """The file with the key that signs cookies."""
        return self.folder / "secret"
