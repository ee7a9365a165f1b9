"""The systemd units: hardened, with commands that exist, and consistent with each other."""

from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path

import pytest

from haspelknecht.cli.main import build_parser
from tests.hosting.proxies import HOSTING, program, uncommented

SERVER, TEMPLATE, BACKUP = "haspelknecht.service", "haspelknecht@.service", "haspelknecht-backup.service"
ANALYZE = program("systemd-analyze")
MAX_EXPOSURE = 15  # tenths; systemd-analyze calls 9.6 unsafe and 1.2 fine


def settings(name: str) -> list[str]:
    """The lines of a unit without comments."""
    lines = (HOSTING / name).read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def commands(name: str) -> list[str]:
    """The commands that a unit starts."""
    return [line.partition("=")[2] for line in settings(name) if line.startswith("ExecStart=")]


@pytest.mark.skipif(ANALYZE is None, reason="systemd-analyze is not installed (Debian: systemd)")
@pytest.mark.parametrize("name", [SERVER, TEMPLATE, BACKUP])
def test_units_are_hardened(name: str) -> None:
    assert ANALYZE is not None
    done = subprocess.run(
        [ANALYZE, "security", "--offline=yes", "--no-pager", f"--threshold={MAX_EXPOSURE}", str(HOSTING / name)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    found = re.search(r"exposure level for \S+: ([\d.]+)", done.stdout)
    assert found is not None, done.stderr
    assert float(found[1]) * 10 <= MAX_EXPOSURE
    assert done.returncode == 0


@pytest.mark.skipif(ANALYZE is None, reason="systemd-analyze is not installed (Debian: systemd)")
def test_systemd_knows_every_setting(tmp_path: Path) -> None:
    """Our program is replaced by `/bin/true`, because systemd checks that programs exist."""
    assert ANALYZE is not None
    for name in (SERVER, TEMPLATE, BACKUP, "haspelknecht-backup.timer"):
        text = (HOSTING / name).read_text(encoding="utf-8")
        (tmp_path / name).write_text(text.replace("/opt/haspelknecht/bin/haspelknecht", "/bin/true"))
    units = [str(tmp_path / name) for name in (SERVER, "haspelknecht@8001.service", "haspelknecht-backup.timer")]
    done = subprocess.run([ANALYZE, "verify", "--man=no", *units], capture_output=True, text=True, check=False)
    ours = [line for line in done.stderr.splitlines() if "haspelknecht" in line]
    assert ours == []


def test_the_template_is_the_same_server_on_another_port() -> None:
    same = [line.replace(" on port %i", "").replace("--port %i", "--port 8000") for line in settings(TEMPLATE)]
    assert same == settings(SERVER)


def test_the_backup_is_as_hardened_as_the_server() -> None:
    words = ("Protect", "Private", "Restrict", "SystemCall", "Capability", "NoNew", "MemoryDeny", "Lock", "UMask")
    hardening = [line for line in settings(SERVER) if line.startswith(words)]
    assert len(hardening) > 20
    assert hardening == [line for line in settings(BACKUP) if line.startswith(words)]


@pytest.mark.parametrize("name", [SERVER, TEMPLATE, BACKUP])
def test_units_call_commands_that_exist(name: str) -> None:
    (command,) = commands(name)
    if command.startswith("/bin/sh -c"):
        command = shlex.split(command)[2].removeprefix("exec ")
    program_called, *words = shlex.split(command)
    assert program_called == "/opt/haspelknecht/bin/haspelknecht"
    plain = [{"%i": "8001", "$OPTIONS": "--bot-workers=2"}.get(word, word) for word in words]
    assert plain[0] == ("backup" if name == BACKUP else "serve")
    assert build_parser("en").parse_known_args(plain)[1] == []


def test_backups_are_named_by_their_time_and_old_ones_are_removed_last() -> None:
    (command,) = commands(BACKUP)
    assert "$$(date --utc +%%Y-%%m-%%dT%%H%%M%%SZ).gz" in command
    lines = settings(BACKUP)
    removing = next(line for line in lines if "-delete" in line)
    assert removing.startswith("ExecStartPost=")  # only after a successful backup
    assert "+${KEEP_DAYS}" in removing


def test_the_settings_file_sets_only_variables_that_the_units_use() -> None:
    text = uncommented((HOSTING / "haspelknecht.conf").read_text(encoding="utf-8"))
    names = re.findall(r"^([A-Z_]+)=", text, re.MULTILINE)
    assert names == ["DATABASE", "PGPASSWORD", "OPTIONS", "KEEP_DAYS"]
    used = "".join((HOSTING / name).read_text(encoding="utf-8") for name in (SERVER, BACKUP))
    assert all(f"${{{name}}}" in used or f"${name}" in used for name in names if name != "PGPASSWORD")
    options = re.search(r"^OPTIONS=(.*)$", text, re.MULTILINE)
    assert options is not None
    assert build_parser("en").parse_known_args(["serve", *options[1].split()])[1] == []
