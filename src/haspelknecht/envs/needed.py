"""Libraries of other people that an adapter is made for, and the sentence that says how to get them."""

from __future__ import annotations

from haspelknecht.arena.extras import ExtraMissingError


def missing(module: str, extra: str) -> ExtraMissingError:
    """The error when the library of an optional extra is not installed."""
    return ExtraMissingError("arena-extra-missing", module=module, extra=extra)
