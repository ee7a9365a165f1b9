"""One webhook call: a signed POST to a checked address, without redirects and with a short timeout."""

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
from haspelknecht.server.notifications.webhook_addresses import Target, checked_address, read_url
from haspelknecht.version import __version__

SIGNATURE: Final = "x-haspelknecht-signature"
TIMEOUT: Final = 5.0  # seconds for a whole call, including DNS
MAX_RESPONSE_LINE: Final = 4_096  # bytes of the response that are read
STATUS: Final = re.compile(rb"HTTP/1\.[01] (\d{3})[ \r\n]")
Result = TypeVar("Result")


class CallFailed(Exception):  # noqa: N818 - not an error of ours
    """A webhook call failed; `key` names the message that says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def signature(secret: str, body: bytes) -> str:
    """The HMAC of a body, by which a receiver knows that this server sent it."""
    return "sha256=" + hmac.new(secret.encode(), body, sha256).hexdigest()


async def call(url: str, secret: str, body: bytes, *, private: bool, resolving: Executor) -> None:
    """POST a body; raises `CallFailed` unless the response is a 2xx."""
    try:
        async with asyncio.timeout(None) as timeout:
            target = read_url(url)
            address, tls = await in_thread(resolving, timeout, partial(look_up, target, private))
            status = await post(target, address, tls, head(target, secret, body) + body)
    except UserError as refusal:
        raise CallFailed(refusal.key) from None
    except TimeoutError:
        raise CallFailed("server-webhook-slow") from None
    except (OSError, ValueError, EOFError):  # no connection, an invalid certificate, or not HTTP
        raise CallFailed("server-webhook-unreachable") from None
    if not 200 <= status < 300:
        raise CallFailed("server-webhook-status")


async def in_thread(threads: Executor, timeout: asyncio.Timeout, work: Callable[[], Result]) -> Result:
    """Run slow work in a thread. The timeout starts when a thread is free: a busy pool is not the receiver's fault."""
    loop = asyncio.get_running_loop()

    def start_timeout() -> None:
        with suppress(RuntimeError):  # the call was cancelled at that very moment
            timeout.reschedule(loop.time() + TIMEOUT)

    def start() -> Result:
        loop.call_soon_threadsafe(start_timeout)
        return work()

    return await loop.run_in_executor(threads, start)


def look_up(target: Target, private: bool) -> tuple[str, ssl.SSLContext | None]:
    """Everything that may block: resolving the name, and loading the CA certificates of this machine."""
    return checked_address(target, private), certificates() if target.secure else None


@cache
def certificates() -> ssl.SSLContext:
    """The TLS context with the CA certificates of this machine."""
    return ssl.create_default_context()


async def post(target: Target, address: str, tls: ssl.SSLContext | None, request: bytes) -> int:
    """Send the request and return the status of the response; the rest of the response is not read."""
    name = target.host if tls is not None else None
    reader, writer = await asyncio.open_connection(
        address, target.port, limit=MAX_RESPONSE_LINE, ssl=tls, server_hostname=name
    )
    try:
        writer.write(request)
        await writer.drain()
        status = STATUS.match(await reader.readline())
        if status is None:
            raise EOFError
        return int(status[1])
    finally:
        writer.transport.abort()


def head(target: Target, secret: str, body: bytes) -> bytes:
    """The head of the request. Only the owner of the webhook can influence what is in it."""
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
