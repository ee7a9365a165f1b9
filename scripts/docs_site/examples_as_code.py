"""Shows examples in docstrings (`>>>`) as code, which Markdown would render as block quotes."""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*?(?=\n\n|\Z)", re.MULTILINE | re.DOTALL)  # up to an empty line, as doctest reads it


def with_fences(docstring: str) -> str:
    """The docstring with each example in a code fence."""
    return EXAMPLE.sub(lambda example: f"```python\n{example[0]}\n```", docstring)


class ExamplesAsCode(griffe.Extension):
    """Called by mkdocstrings for everything that has a docstring."""

    def on_instance(self, *, obj: griffe.Object, **_: Any) -> None:
        """Change the docstring before it is rendered."""
        if obj.docstring is not None:
            obj.docstring.value = with_fences(obj.docstring.value)
