"""Answers that are made once and given to everybody: compressed, and with a tag so that nobody fetches them twice."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Any, Final

from litestar import Request, Response

AnyRequest = Request[Any, Any, Any]
ASK_AGAIN: Final = "no-cache"  # kept by the browser, but used only after we said that it is still so
WORTH_PACKING: Final = 1000  # bytes; below, compression gains nothing


@dataclass(frozen=True)
class CachedResponse:
    """The bytes of an answer, their type and their tag."""

    plain: bytes
    kind: str
    cache: str
    tag: str
    packable: bool

    @cached_property
    def packed(self) -> bytes | None:
        """The same bytes compressed, if that is shorter. Done when first asked for: the server starts sooner."""
        packed = gzip.compress(self.plain, mtime=0) if self.packable else self.plain
        return packed if len(packed) < len(self.plain) else None


def cached_response(data: bytes, kind: str, cache: str = ASK_AGAIN, *, packable: bool = True) -> CachedResponse:
    """Prepare an answer."""
    tag = f'W/"{sha256(data).hexdigest()[:24]}"'
    return CachedResponse(data, kind, cache, tag, packable and len(data) >= WORTH_PACKING)


def answer(request: AnyRequest, made: CachedResponse) -> Response[Any]:
    """The answer to one request: all of it, or "you have it" (304)."""
    headers = {"cache-control": made.cache, "etag": made.tag}
    if made.packed is not None:
        headers["vary"] = "accept-encoding"
    if is_known(request.headers.get("if-none-match", ""), made.tag):
        return Response(b"", status_code=304, headers=headers, media_type=made.kind)
    data = made.plain
    if made.packed is not None and takes_gzip(request.headers.get("accept-encoding", "")):
        data = made.packed
        headers["content-encoding"] = "gzip"
    if request.method == "HEAD":
        headers["content-length"] = str(len(data))
        data = b""
    return Response(data, headers=headers, media_type=made.kind)


def is_known(given: str, tag: str) -> bool:
    """Whether one of the tags in `If-None-Match` is ours."""
    tags = [item.strip().removeprefix("W/") for item in given.split(",")]
    return "*" in tags or tag.removeprefix("W/") in tags


def takes_gzip(given: str) -> bool:
    """Whether `Accept-Encoding` names gzip and does not forbid it."""
    for item in given.lower().split(","):
        name, _, quality = item.partition(";")
        if name.strip() == "gzip":
            return quality.replace(" ", "").rstrip("0") not in ("q=", "q=0.")
    return False
