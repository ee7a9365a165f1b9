"""Set-up steps: never silent for long, say why an attempt failed, and end with one sentence."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import checkout
import environment
import progress
import pytest
import system_packages
from progress import StepError

Output = pytest.CaptureFixture[str]
ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(autouse=True)
def _no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "PAUSE", 0)


def python(code: str) -> list[str]:
    """A program."""
    return [sys.executable, "-c", code]


def test_a_successful_step_prints_nothing(capsys: Output) -> None:
    progress.run(python("print('all is well')"), "trying")
    assert capsys.readouterr().out == ""


def test_a_slow_step_shows_its_last_line_of_output(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The program continues only after progress was printed, so that the test does not depend on timing."""
    monkeypatch.setattr(progress, "PROGRESS_INTERVAL", 0.2)
    go_on = tmp_path / "go on"
    real = progress.doing

    def doing(descriptor: int) -> str:
        said = real(descriptor)
        if said:
            go_on.touch()
        return said

    monkeypatch.setattr(progress, "doing", doing)
    code = f"""
import os, time
print("downloading coal", flush=True)
while not os.path.exists({str(go_on)!r}):
    time.sleep(0.01)
"""
    progress.run(python(code), "installing")
    assert "  still installing, " in capsys.readouterr().out
    assert go_on.exists()


def test_an_attempt_that_failed_says_why_and_the_next_one_may_work(capsys: Output, tmp_path: Path) -> None:
    mark = tmp_path / "tried"
    code = (
        f"import os, sys\nif not os.path.exists({str(mark)!r}): open({str(mark)!r}, 'w'); sys.exit('error: no network')"
    )
    progress.run(python(code), "installing", attempts=3)
    assert capsys.readouterr().out == "  installing: attempt 1 of 3 failed (error: no network); trying again\n"


def test_a_step_that_fails_ends_with_what_the_program_said_from_its_first_error_on() -> None:
    code = (
        "import sys\nprint('reading'); print('npm error code EUSAGE'); print('npm error the lock is old'); sys.exit(3)"
    )
    with pytest.raises(StepError) as caught:
        progress.run(python(code), "installing")
    assert str(caught.value) == (
        "Installing failed (exit status 3):\n    npm error code EUSAGE\n    npm error the lock is old"
    )


def test_a_missing_program_is_reported_in_one_sentence() -> None:
    with pytest.raises(StepError, match=r"Installing failed.*\n.*no-such-program: No such file"):
        progress.run(["no-such-program"], "installing")


def test_a_user_without_permission_sees_the_packages_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_packages, "NEEDED", {"chromium": lambda: False, "postgresql": lambda: True})
    monkeypatch.setattr(system_packages, "can_install", lambda: False)
    with pytest.raises(StepError) as caught:
        system_packages.install_missing()
    assert str(caught.value).count("chromium") == 2
    assert "postgresql" not in str(caught.value)


def test_installed_packages_are_not_installed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_packages, "NEEDED", {"chromium": lambda: True})
    monkeypatch.setattr(system_packages, "can_install", lambda: pytest.fail("nothing is missing"))
    system_packages.install_missing()


def test_everything_the_tests_need_of_the_system_is_here() -> None:
    """The set-up step has run before the tests, so a test that needs these programs finds them."""
    assert [package for package, is_here in system_packages.NEEDED.items() if not is_here()] == []


def test_a_read_only_checkout_is_refused_before_anything_is_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda place, mode: False)
    with pytest.raises(StepError, match="you may not write there"):
        checkout.refuse_read_only(tmp_path)


def test_an_old_python_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "OLDEST", (9, 0))
    with pytest.raises(StepError, match=r"needs Python 3\.11 or newer, and .* is 3"):
        environment.require_python()


def test_a_failed_step_is_no_traceback() -> None:
    command = [sys.executable, str(ROOT / "scripts" / "set_up"), "build", "no-such-program"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "Building failed (exit status 127):\n    no-such-program: No such file or directory\n"


def test_edits_of_the_readme_do_not_compile_the_engine_again() -> None:
    listed = subprocess.run(
        ["make", "-pn", ".venv/built"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout
    rule = next(line for line in listed.splitlines() if line.startswith(".venv/built:"))
    assert "setup.py" in rule.split()
    assert "README.md" not in rule.split()


def test_a_checkout_that_was_moved_gets_a_new_virtual_environment(tmp_path: Path) -> None:
    """A virtual environment contains the path it was created for."""
    for name in ("scripts/set_up/environment.py", "requirements-setup.lock", "Makefile"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, tmp_path / name)
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    (tmp_path / ".venv" / "bin" / "python").symlink_to(sys.executable)
    stamp = tmp_path / ".venv" / "made"
    for place, steps in ((tmp_path, 0), (tmp_path / "before", 1)):
        stamp.write_text(f"{place}\n", encoding="utf-8")
        command = ["make", "--dry-run", ".venv/made"]
        planned = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True).stdout
        assert planned.count("scripts/set_up environment") == steps, planned
