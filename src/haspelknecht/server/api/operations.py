"""For those who run a server: is it alive, is it ready, what does it count.

Monitors often ask for the head alone. Such an answer is made like the whole one, and sent without its body; in the
description of the API it would only be noise.
"""

from __future__ import annotations

import asyncio
from ipaddress import IPv6Address, ip_address

import msgspec
from litestar import Response, Router, get, route
from litestar.handlers.base import BaseRouteHandler
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import SQLAlchemyError

from haspelknecht.server.errors import NotFound
from haspelknecht.server.security.rates import AnyConnection
from haspelknecht.server.services import InjectedServices, Services
from haspelknecht.server.settings import Networks
from haspelknecht.server.storage.database import revision_of
from haspelknecht.server.storage.schema import REVISION
from haspelknecht.version import __version__

PATIENCE = 5.0  # seconds for the database to answer


class Health(msgspec.Struct):
    """How the server is."""

    status: str
    version: str


@get("/", operation_id="HealthHealth", summary="Health")
async def get_health() -> Health:
    """The process is alive."""
    return Health("alive", __version__)


@route("/", http_method="HEAD", include_in_schema=False)
async def head_of_health() -> Health:
    """The same for those who want no body."""
    return Health("alive", __version__)


@get("/", operation_id="ReadyReady", summary="Ready")
async def get_ready(services: InjectedServices) -> Response[Health]:
    """The process can serve: the database answers, and has the schema of this version."""
    return await readiness(services)


@route("/", http_method="HEAD", include_in_schema=False)
async def head_of_ready(services: InjectedServices) -> Response[Health]:
    """The same for those who want no body."""
    return await readiness(services)


async def readiness(services: Services) -> Response[Health]:
    """Whether the database answers, and has the schema of this version."""
    try:
        async with asyncio.timeout(PATIENCE):
            found = await services.database.read(revision_of)
    except (SQLAlchemyError, TimeoutError):
        return Response(Health("no database", __version__), status_code=503)
    if found != REVISION:
        return Response(Health("another schema", __version__), status_code=503)
    return Response(Health("ready", __version__))


def for_the_host(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Numbers about a server are for whoever runs it; everybody else finds nothing here.

    Players in the same network are not meant: they would see some numbers rise with the secret plans of others.
    """
    services: Services = connection.app.state.services
    if connection.client is None or not may_see_metrics(connection.client.host, services.settings.metrics_from):
        raise NotFound("server-no-route")


def may_see_metrics(host: str, networks: Networks) -> bool:
    """Whether an address is of this machine, or of a network that the host has named."""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return address.is_loopback or any(address in network for network in networks)


@route("/metrics", http_method=["GET", "HEAD"], guards=[for_the_host], include_in_schema=False)
async def metrics(services: InjectedServices) -> Response[bytes]:
    """Everything that is counted, for Prometheus."""
    return Response(generate_latest(services.metrics.registry), media_type=CONTENT_TYPE_LATEST)


health = Router("/health", route_handlers=[get_health, head_of_health])
ready = Router("/ready", route_handlers=[get_ready, head_of_ready])
