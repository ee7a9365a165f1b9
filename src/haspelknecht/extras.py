"""Libraries that only some features need (`pip install "haspelknecht[ray]"`), imported when they are used."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from haspelknecht.errors import UserError, shorten


class ExtraMissingError(UserError, ImportError):
    """A library of an optional extra is not installed, or cannot be loaded."""


def extra(module: str, name: str) -> ModuleType:
    """Import `module`, which the extra `name` installs; raises what `explained` says of an error."""
    try:
        return import_module(module)
    except ImportError as error:
        raise explained(error, name) from None


def explained(error: ImportError, name: str) -> ImportError:
    """An error with the library that is really missing, which may be one that the imported one needs in turn.

    A missing module of our own is a bug, not an extra: that error stays as it is.
    """
    library = (error.name or "").partition(".")[0]
    if library == "haspelknecht":
        return error
    if library and isinstance(error, ModuleNotFoundError):
        return ExtraMissingError("extra-missing", module=library, extra=name)
    # It is there, but was built for another Python, or needs a library of the system that is not there.
    problem = shorten(str(error).partition("\n")[0], 200)
    return ExtraMissingError("extra-broken", problem=problem, extra=name)
