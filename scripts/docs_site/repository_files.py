"""Files outside docs/ that pages link to, such as example programs, become pages of the site, so that links work there.
In the repository the same links lead to the files themselves."""

from __future__ import annotations

import re
from pathlib import Path
from posixpath import dirname, normpath, relpath

PAGES_OF_FILES = "files"  # folder of the site
LINK = re.compile(r"\]\((?P<target>(?:\.\./)+[^)#\s]+)(?P<anchor>#[^)]*)?\)")
LANGUAGES = {".py": "python", ".js": "javascript", ".toml": "toml", ".sh": "sh", ".service": "ini", ".yml": "yaml"}


def linked_files(root: Path, pages: dict[str, str]) -> set[str]:
    """The files outside docs/ that pages (by path in docs/) link to, as paths from the root of the repository."""
    found = set()
    for page, text in pages.items():
        for link in LINK.finditer(text):
            target = from_root(page, link["target"])
            if not target.startswith("docs/") and (root / target).is_file():
                found.add(target)
    return found


def from_root(page: str, target: str) -> str:
    """The target of a link of a page, relative to the root of the repository."""
    return normpath(f"docs/{dirname(page)}/{target}")


def page_of(file: str) -> str:
    """The page of the site that shows a file. Markdown is shown as such, everything else as code."""
    return f"{PAGES_OF_FILES}/{file}" if file.endswith((".md", ".ipynb", ".json")) else f"{PAGES_OF_FILES}/{file}.md"


def file_page(root: Path, file: str) -> str:
    """The page that shows a file."""
    text = (root / file).read_text(encoding="utf-8")
    if file.endswith(".md"):
        return relinked(file_in_docs(file), text)
    language = LANGUAGES.get(Path(file).suffix, "text")
    return f"# {Path(file).name}\n\n`{file}` of the source code:\n\n~~~~{language}\n{text}~~~~\n"


def file_in_docs(file: str) -> str:
    """The path of a file relative to docs/, so that its links can be resolved like those of pages."""
    return f"../{file}"


def relinked(page: str, text: str) -> str:
    """The text of a page with links to files outside docs/ turned into links to their pages."""
    shown = page_of(normpath(f"docs/{page}")) if page.startswith("../") else page

    def replace(link: re.Match[str]) -> str:
        target = from_root(page, link["target"])
        goal = target.removeprefix("docs/") if target.startswith("docs/") else page_of(target)
        return f"]({relpath(goal, dirname(shown) or '.')}{link['anchor'] or ''})"

    return LINK.sub(replace, text)
