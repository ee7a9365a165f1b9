"""Libraries of optional extras (`pip install "haspelknecht[ray]"`), imported when they are used."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from haspelknecht.errors import UserError, shorten


class ExtraMissingError(UserError, ImportError):
    """A library of an optional extra is not installed, or cannot be loaded."""


def extra(module: str, name: str) -> ModuleType:
    """Import `module`, which the extra `name` installs.

    :raises ExtraMissingError: If it is not installed, or broken.
    """
    try:
        return import_module(module)
    except ImportError as error:
        raise explained(error, name) from None


def explained(error: ImportError, name: str) -> ImportError:
    """The error that names the missing library, which may be a dependency of the imported one.

    A missing module of our own is a bug, not an extra: that error is returned unchanged.
    """
    library = (error.name or "").partition(".")[0]
    if library == "haspelknecht":
        return error
    if library and isinstance(error, ModuleNotFoundError):
        return ExtraMissingError("extra-missing", module=library, extra=name)
    # It is installed, but built for another Python, or a system library is missing.
    problem = shorten(str(error).partition("\n")[0], 200)
    return ExtraMissingError("extra-broken", problem=problem, extra=name)
