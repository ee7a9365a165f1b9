"""Moves inline scripts of pages into files, because the server's content security policy allows no inline scripts."""

from __future__ import annotations

import re
from hashlib import sha256
from posixpath import dirname, relpath

SCRIPTS = "assets/javascripts"
INLINE = re.compile(r"<script>(?P<code>.+?)</script>", re.DOTALL)  # those with a type are data, or have a source


def without_inline_scripts(html: str, page: str) -> tuple[str, dict[str, str]]:
    """A page (given with its path in the site) with its scripts loaded from files, and these files by path."""
    made: dict[str, str] = {}

    def replace(script: re.Match[str]) -> str:
        code = script["code"].strip()
        file = f"{SCRIPTS}/inline.{sha256(code.encode()).hexdigest()[:8]}.js"
        made[file] = code
        return f'<script src="{relpath(file, dirname(page) or ".")}"></script>'

    return INLINE.sub(replace, html), made
