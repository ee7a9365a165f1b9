"""One call of a webhook: a signed POST to an address that was checked. No redirects, a few seconds at most."""

from __future__ import annotations

import asyncio
import hmac
import re
import ssl
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import suppress
from functools import cache, partial
from hashlib import sha256
from typing import Final, TypeVar

from haspelknecht.errors import UserError
from haspelknecht.server.notifications.addresses import Target, checked_address, read_url
from haspelknecht.version import __version__

SIGNATURE: Final = "x-haspelknecht-signature"
PATIENCE: Final = 5.0  # seconds for a whole call, from looking up the name on
LONGEST_LINE: Final = 4_096  # bytes of an answer that we read
STATUS: Final = re.compile(rb"HTTP/1\.[01] (\d{3})[ \r\n]")
Found = TypeVar("Found")


class CallFailed(Exception):  # noqa: N818 - somebody else's error
    """Why nobody was reached: the key of a message."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def signature(secret: str, body: bytes) -> str:
    """What a receiver compares, to know that we have sent the body."""
    return "sha256=" + hmac.new(secret.encode(), body, sha256).hexdigest()


async def call(url: str, secret: str, body: bytes, *, private: bool, resolving: Executor) -> None:
    """POST a body; everything but a 2xx is a failure."""
    try:
        async with asyncio.timeout(None) as patience:
            target = read_url(url)
            address, tls = await in_thread(resolving, patience, partial(look_up, target, private))
            status = await post(target, address, tls, head(target, secret, body) + body)
    except UserError as refusal:
        raise CallFailed(refusal.key) from None
    except TimeoutError:
        raise CallFailed("server-webhook-slow") from None
    except (OSError, ValueError, EOFError):  # nobody there, a certificate that is not right, no HTTP
        raise CallFailed("server-webhook-unreachable") from None
    if not 200 <= status < 300:
        raise CallFailed("server-webhook-status")


async def in_thread(threads: Executor, patience: asyncio.Timeout, work: Callable[[], Found]) -> Found:
    """Slow work. Patience begins when a thread takes it up: that all of ours are busy is not the receiver's fault."""
    loop = asyncio.get_running_loop()

    def begin() -> None:
        with suppress(RuntimeError):  # the call was given up in that very moment
            patience.reschedule(loop.time() + PATIENCE)

    def take_up() -> Found:
        loop.call_soon_threadsafe(begin)
        return work()

    return await loop.run_in_executor(threads, take_up)


def look_up(target: Target, private: bool) -> tuple[str, ssl.SSLContext | None]:
    """Everything slow: the address, and the certificates of this machine."""
    return checked_address(target, private), certificates() if target.secure else None


@cache
def certificates() -> ssl.SSLContext:
    """Whom we trust to tell who is who."""
    return ssl.create_default_context()


async def post(target: Target, address: str, tls: ssl.SSLContext | None, request: bytes) -> int:
    """The status that the receiver answers with. The rest of its answer is not read."""
    name = target.host if tls is not None else None
    reader, writer = await asyncio.open_connection(
        address, target.port, limit=LONGEST_LINE, ssl=tls, server_hostname=name
    )
    try:
        writer.write(request)
        await writer.drain()
        found = STATUS.match(await reader.readline())
        if found is None:
            raise EOFError
        return int(found[1])
    finally:
        writer.transport.abort()


def head(target: Target, secret: str, body: bytes) -> bytes:
    """The head of the request. Nothing in it comes from anybody but the owner of the webhook."""
    host = f"[{target.host}]" if ":" in target.host else target.host
    if target.port != (443 if target.secure else 80):
        host += f":{target.port}"
    lines = [
        f"POST {target.path} HTTP/1.1",
        f"host: {host}",
        f"user-agent: haspelknecht/{__version__}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        f"{SIGNATURE}: {signature(secret, body)}",
        "connection: close",
    ]
    return "\r\n".join([*lines, "", ""]).encode("ascii")
