"""How a server is run: everything that can be set, and where things are kept if nothing is said."""

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
from haspelknecht.server.storage.database_url import url_of_file

Sync = Literal["full", "normal"]
LogFormat = Literal["text", "json"]
Networks = tuple[IPv4Network | IPv6Network, ...]


def data_folder() -> Path:
    """The user's folder for data of programs (XDG on Linux, the usual ones elsewhere)."""
    if os.name == "nt":
        root = os.environ.get("LOCALAPPDATA") or home() / "AppData" / "Local"
    else:
        root = os.environ.get("XDG_DATA_HOME") or home() / ".local" / "share"
    return Path(root) / "haspelknecht"


def home() -> Path:
    """The user's home. Services and containers often run as a user who has none."""
    try:
        found = Path.home()
    except RuntimeError:
        raise UserError("server-no-home") from None
    if found == Path(found.anchor):  # what Python makes of an empty HOME; nobody keeps their games in the root folder
        raise UserError("server-no-home")
    return found


def read_networks(given: Iterable[str]) -> Networks:
    """Networks as a host writes them: addresses, or CIDR such as 10.0.0.0/8, several of them with commas between."""
    found: list[IPv4Network | IPv6Network] = []
    for word in (word.strip() for words in given for word in words.split(",")):
        try:
            found.append(ip_network(word, strict=False))
        except ValueError:
            raise UserError("server-metrics-from", network=word) from None
    return tuple(found)


@dataclass(frozen=True)
class Settings:
    """One server process."""

    database: str = ""  # a URL, a file, or nothing: a file in the data folder
    folder: Path = field(default_factory=data_folder)
    sync: Sync = "full"  # SQLite: whether every change waits for the disk
    host: str = "127.0.0.1"
    port: int | None = PORT  # None: the usual one, or the next that is free
    log: LogFormat = "text"
    bot_workers: int = 1
    proxy: bool = False  # behind a proxy that says who is calling and over which scheme
    private_webhooks: bool = False  # whether webhooks may call addresses of this network
    rates: float = 1.0  # how generous the rate limits are; 0 turns them off
    metrics_from: Networks = ()  # who may read /metrics beside this machine
    now: Callable[[], float] = time.time

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy wants it."""
        given = self.database
        if not given:
            return url_of_file(str(self.folder / "games.db"))
        if given.startswith(("postgresql://", "postgres://")):
            return "postgresql+psycopg://" + given.partition("://")[2]
        return given if "://" in given else url_of_file(given)

    @property
    def secret_file(self) -> Path:
        """Where the key that signs cookies is kept."""
        return self.folder / "secret"
