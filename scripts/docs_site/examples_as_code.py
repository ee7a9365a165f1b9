"""Examples in docstrings (`>>>`) are shown as code. Markdown would take the signs for quotations."""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*?(?=\n\n|\Z)", re.MULTILINE | re.DOTALL)  # up to an empty line, as doctest reads it


def with_fences(docstring: str) -> str:
    """The docstring with a fence around each example."""
    return EXAMPLE.sub(lambda example: f"```python\n{example[0]}\n```", docstring)


class ExamplesAsCode(griffe.Extension):
    """Called by mkdocstrings for everything that has a docstring."""

    def on_instance(self, *, obj: griffe.Object, **_: Any) -> None:
        """Change the docstring before it is read."""
        if obj.docstring is not None:
            obj.docstring.value = with_fences(obj.docstring.value)
