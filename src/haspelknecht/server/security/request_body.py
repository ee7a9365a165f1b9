"""Reading JSON bodies: one that cannot be decoded is a client error (400), never a server error."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.exceptions import ClientException


class SafeJsonRequest(Request[Any, Any, Any]):
    """A request that reports every kind of undecodable JSON as a client error."""

    async def json(self) -> Any:
        """The decoded body; raises `ClientException` if it is not UTF-8 or too deeply nested."""
        try:
            return await super().json()
        except UnicodeDecodeError:
            raise ClientException("invalid UTF-8") from None
        except RecursionError:
            raise ClientException("too deeply nested") from None
