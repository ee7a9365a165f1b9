"""For those who run a server: is it alive, is it ready, what does it count."""

from __future__ import annotations

import asyncio
from functools import cache
from ipaddress import IPv6Address, ip_address

import msgspec
from litestar import Response, get
from litestar.handlers.base import BaseRouteHandler
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import SQLAlchemyError

from haspelknecht.server.database import newest_revision, revision_of
from haspelknecht.server.guarding.rates import AnyConnection
from haspelknecht.server.house import TheHouse
from haspelknecht.server.refusals import NotFound
from haspelknecht.version import __version__

PATIENCE = 5.0  # seconds for the database to answer


class Health(msgspec.Struct):
    """How the server is."""

    status: str
    version: str


@get("/health")
async def health() -> Health:
    """The process is alive."""
    return Health("alive", __version__)


@get("/ready")
async def ready(house: TheHouse) -> Response[Health]:
    """The process can serve: the database answers, and has the schema of this version."""
    try:
        async with asyncio.timeout(PATIENCE):
            found = await house.database.read(revision_of)
    except (SQLAlchemyError, TimeoutError):
        return Response(Health("no database", __version__), status_code=503)
    if found != our_revision():
        return Response(Health("another schema", __version__), status_code=503)
    return Response(Health("ready", __version__))


@cache
def our_revision() -> str:
    """The schema that this version needs."""
    return newest_revision()


def from_nearby(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Numbers about a server are for its own machine and network; everybody else finds nothing here."""
    if connection.client is None or not is_nearby(connection.client.host):
        raise NotFound("server-no-route")


def is_nearby(host: str) -> bool:
    """Whether an address is of this machine or of a private network."""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return address.is_private


@get("/metrics", guards=[from_nearby], include_in_schema=False)
async def metrics(house: TheHouse) -> Response[bytes]:
    """Everything that is counted, for Prometheus."""
    return Response(generate_latest(house.metrics.registry), media_type=CONTENT_TYPE_LATEST)
