"""Libraries that are needed only for some things, and the sentence that says how to get them."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from haspelknecht.errors import UserError


class ExtraMissingError(UserError):
    """A library of an optional extra is not installed."""


def extra(module: str, name: str) -> ModuleType:
    """A module of the optional extra `name`, imported now."""
    try:
        return import_module(module)
    except ImportError:
        raise ExtraMissingError("arena-extra-missing", module=module.partition(".")[0], extra=name) from None
