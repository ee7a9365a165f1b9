"""HASPELKNECHT_PURE=1 runs the engine as plain Python even if it is compiled.

For debugging, coverage, and to prove that both engines agree. Python prefers a compiled module to its source; this
finder looks for the source first.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

COMPILED = (
    "haspelknecht.rules", "haspelknecht.bots.search", "haspelknecht.envs.encoding", "haspelknecht.records.state_words",
)  # fmt: skip


TIMES_SLOWER = 70  # plain Python in random play, from benchmarks/last-run.md


class SourceFinder(MetaPathFinder):
    """Finds the modules of the engine as source files."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The spec of an engine module's source; None for other modules."""
        if path is None or not any(fullname == name or fullname.startswith(name + ".") for name in COMPILED):
            return None
        for folder in path:
            place = Path(folder) / fullname.rpartition(".")[2]
            if (place / "__init__.py").exists():
                return spec_from_file_location(fullname, place / "__init__.py", submodule_search_locations=[str(place)])
            if place.with_suffix(".py").exists():
                return spec_from_file_location(fullname, place.with_suffix(".py"))
        return None


def is_compiled() -> bool:
    """Whether the compiled engine is in use."""
    return not str(import_module("haspelknecht.rules.flow").__file__).endswith(".py")


def engine_kind() -> str:
    """The engine in use, as `/metrics` names it."""
    return "compiled" if is_compiled() else "python"


def prefer_source_if_asked() -> None:
    """Install the finder if HASPELKNECHT_PURE is set."""
    if os.environ.get("HASPELKNECHT_PURE"):
        sys.meta_path.insert(0, SourceFinder())
