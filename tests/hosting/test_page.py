"""docs/hosting.md and docs/server.md name only files, commands, routes and metrics that exist."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from haspelknecht.cli.main import build_parser
from haspelknecht.server.app import create_app
from haspelknecht.server.settings import Settings
from tests.hosting.proxies import HOSTING

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
PACKAGE = ROOT / "src" / "haspelknecht"


def blocks(language: str) -> list[str]:
    """The code blocks of a language in the page."""
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def test_every_command_on_the_page_exists() -> None:
    plain = re.sub(r"\$\([^)]*\)", "today", "\n".join(blocks("sh")))
    found = re.findall(r"(?:^|[ /])haspelknecht ((?:serve|backup|restore)\b.*)", plain, re.MULTILINE)
    commands = [shlex.split(words) for words in found]
    assert {words[0] for words in commands} == {"serve", "backup", "restore"}
    for words in commands:
        rest = build_parser("en").parse_known_args(words)[1]
        assert rest == [], f"unknown: {rest}"


def test_the_page_installs_from_the_lock_file_with_hashes() -> None:
    installs = [line for block in blocks("sh") for line in block.splitlines() if "bin/pip install" in line]
    assert len(installs) == 2
    assert "--require-hashes --requirement requirements.lock" in installs[0]
    assert "--no-deps --no-index --find-links dist" in installs[1]
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"(?:^|`)make ([a-z-]+)", PAGE, re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_the_page_names_exactly_the_files_in_hosting() -> None:
    named = set(re.findall(r"\(\.\./hosting/([^)]+)\)", PAGE)) | set(
        re.findall(r"hosting/(\S+)", "".join(blocks("sh")))
    )
    assert named == {path.name for path in HOSTING.iterdir()}


def test_quoted_nginx_lines_are_in_the_example() -> None:
    example = (HOSTING / "nginx.conf").read_text(encoding="utf-8")
    for block in blocks("nginx"):
        for line in block.splitlines():
            assert line in example.splitlines(), line


@pytest.mark.parametrize("page", ["hosting.md", "server.md"])
def test_links_files_and_metrics_on_the_pages_exist(page: str) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (ROOT / "docs" / link).exists(), link
    for file in re.findall(r"`((?:\w+/)*\w+\.py)`", text):
        assert any((folder / file).exists() for folder in (PACKAGE / "server", PACKAGE, ROOT)), file
    for metric in re.findall(r"`(haspelknecht_\w+)`", text):
        source = (ROOT / "src" / "haspelknecht" / "server" / "metrics.py").read_text(encoding="utf-8")
        assert f'"{metric.removesuffix("_total")}"' in source, metric


def test_links_within_the_page_lead_to_its_headings() -> None:
    headings = {
        re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-")
        for title in re.findall(r"^#+ (.*)$", PAGE, re.MULTILINE)
    }
    links = set(re.findall(r"\]\(#([^)]+)\)", PAGE))
    assert len(links) > 5
    assert links <= headings


def test_every_route_named_in_server_md_exists(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(/[^`]+)`", page))
    assert len(named) > 20
    assert named <= {route.path_format for route in create_app(Settings(folder=tmp_path)).routes}
