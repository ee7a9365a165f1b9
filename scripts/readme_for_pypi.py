"""The README for the package's page on PyPI, where links relative to the repository do not work.

With the public address of the repository, such links and images become absolute. Without one (it is not public yet),
images are left out and links become plain text.
"""

from __future__ import annotations

import re

LINK = re.compile(r"(?P<picture>!?)\[(?P<words>[^\]]*)\]\((?P<target>[^)\s]+)\)")
ELSEWHERE = re.compile(r"[a-z][a-z+.-]*:|#")  # another site, or an anchor on the same page
CODE = re.compile(r"^```.*?^```$|^(?: {4}[^\n]*\n)+|`[^`\n]+`", re.MULTILINE | re.DOTALL)  # must not be changed


def readme_for_pypi(text: str, home: str, ref: str = "main") -> str:
    """The text with absolute links to `home` (without a slash at the end) at the branch or tag `ref`."""

    def absolute(link: re.Match[str]) -> str:
        picture, words, target = link["picture"], link["words"], link["target"]
        if ELSEWHERE.match(target):
            return link[0]
        if home:
            return f"{picture}[{words}]({home}/{'raw' if picture else 'blob'}/{ref}/{target})"
        return "" if picture else words

    parts, end = [], 0
    for code in CODE.finditer(text):
        parts += [LINK.sub(absolute, text[end : code.start()]), code[0]]
        end = code.end()
    return "".join([*parts, LINK.sub(absolute, text[end:])])
