"""Reading a body: whatever arrives, a request that cannot be read is the asker's mistake and not ours."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.exceptions import ClientException


class CarefulRequest(Request[Any, Any, Any]):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        """The body, if it is JSON."""
        try:
            return await super().json()
        except UnicodeDecodeError:
            raise ClientException("invalid UTF-8") from None
        except RecursionError:
            raise ClientException("too deeply nested") from None
