"""Responses that are built once and sent to everyone: compressed, and with an ETag for revalidation."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Any, Final

from litestar import Request, Response

AnyRequest = Request[Any, Any, Any]
REVALIDATE: Final = "no-cache"  # browsers may store it, but must ask before each use whether it has changed
MIN_COMPRESSED: Final = 1000  # bytes; compressing less gains nothing


@dataclass(frozen=True)
class CachedResponse:
    """The body of a response, its media type, `Cache-Control` and ETag."""

    plain: bytes
    media_type: str
    cache_control: str
    etag: str
    compressible: bool

    @cached_property
    def gzipped(self) -> bytes | None:
        """The compressed body; None if that is not shorter. Compressed at the first use, so that the start is fast."""
        gzipped = gzip.compress(self.plain, mtime=0) if self.compressible else self.plain
        return gzipped if len(gzipped) < len(self.plain) else None


def cached_response(
    data: bytes, media_type: str, cache_control: str = REVALIDATE, *, compressible: bool = True
) -> CachedResponse:
    """A response for this body, to be sent with `answer`."""
    etag = f'W/"{sha256(data).hexdigest()[:24]}"'
    return CachedResponse(data, media_type, cache_control, etag, compressible and len(data) >= MIN_COMPRESSED)


def answer(request: AnyRequest, cached: CachedResponse) -> Response[Any]:
    """The response to one request: the whole body, or 304 if the client already has it."""
    headers = {"cache-control": cached.cache_control, "etag": cached.etag}
    if cached.gzipped is not None:
        headers["vary"] = "accept-encoding"
    if matches_etag(request.headers.get("if-none-match", ""), cached.etag):
        return Response(b"", status_code=304, headers=headers, media_type=cached.media_type)
    data = cached.plain
    if cached.gzipped is not None and accepts_gzip(request.headers.get("accept-encoding", "")):
        data = cached.gzipped
        headers["content-encoding"] = "gzip"
    if request.method == "HEAD":
        headers["content-length"] = str(len(data))
        data = b""
    return Response(data, headers=headers, media_type=cached.media_type)


def matches_etag(given: str, etag: str) -> bool:
    """Whether an `If-None-Match` header names this ETag."""
    tags = [item.strip().removeprefix("W/") for item in given.split(",")]
    return "*" in tags or etag.removeprefix("W/") in tags


def accepts_gzip(given: str) -> bool:
    """Whether an `Accept-Encoding` header names gzip and does not exclude it."""
    for item in given.lower().split(","):
        name, _, quality = item.partition(";")
        if name.strip() == "gzip":
            return quality.replace(" ", "").rstrip("0") not in ("q=", "q=0.")
    return False
