"""simulate, replay, rules and bench, through the real command."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from haspelknecht.cli import main
from haspelknecht.locale import LANGUAGES, say
from haspelknecht.records.replay import read_record

Output = pytest.CaptureFixture[str]


def run(capsys: Output, *words: str) -> str:
    """The output of a command that succeeds."""
    assert main(list(words)) == 0
    return capsys.readouterr().out


def refused(capsys: Output, *words: str) -> str:
    """The single line that a failing command prints, with exit status 1."""
    assert main(list(words)) == 1
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.count("\n") == 1
    return output.err


def test_simulate_gives_the_same_results_for_the_same_seed(capsys: Output) -> None:
    """JSON for programs."""
    words = ("simulate", "--players", "3", "--games", "4", "--json", "--edition", "french", "--seed", "9")
    first = json.loads(run(capsys, *words))
    assert first == json.loads(run(capsys, *words))
    assert first["games"] == 4
    assert sum(seat["wins"] for seat in first["seats"]) == 4
    assert first != json.loads(run(capsys, *words[:-1], "10"))


def test_simulate_writes_every_game(capsys: Output, tmp_path: Path) -> None:
    """Each record replays."""
    folder = tmp_path / "games"
    run(
        capsys,
        "simulate",
        "--games",
        "11",
        "--records",
        str(folder),
        "--option",
        "mill_repeat=repeat",
        "--tiles",
        "random",
    )
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"game-{number:02}.txt" for number in range(1, 12)]
    for file in files:
        game = read_record(file.read_text(encoding="utf-8"))
        assert game.over
        assert game.table.setup.options.named()["mill_repeat"] == "repeat"


def test_simulate_takes_all_that_makes_a_game(capsys: Output, tmp_path: Path) -> None:
    """Layouts by name and from files, tiles by number, components, variants."""
    layout = tmp_path / "mine.toml"
    layout.write_text("players = [2]\ndrawing = '''\n1 1 1\n 2 2 2\n3 3 3\n 4 4 4\n'''\n", encoding="utf-8")
    components = tmp_path / "box.toml"
    components.write_text("[pinge]\ngroups = [1, 3, 3]\n", encoding="utf-8")
    folder = tmp_path / "games"
    run(
        capsys, "simulate", "--games", "1", "--layout", str(layout), "--components", str(components), "--records",
        str(folder), "--tiles", "11,12,14,21,22,23,31,32,33,41,42,43", "--start-building", "15",
        "--improved-farmhand",
    )  # fmt: skip
    text = (folder / "game-1.txt").read_text(encoding="utf-8")
    assert "layout: mine" in text
    assert "pinge: 1 3 3" in text
    assert "start buildings: 15" in text
    assert "improved farmhand: yes" in text
    assert read_record(text).over
    run(capsys, "simulate", "--games", "1", "--players", "4", "--layout", "four_short_legs", "--edition", "first")


@pytest.mark.rule("R-VARIANT-08")
def test_simulate_warns_of_too_few_thaler_sources(capsys: Output) -> None:
    """Tiles that give two Thaler in all, chosen on purpose."""
    tiles = "12,13,14,21,22,23,33,34,35,42,43,44"
    assert main(["simulate", "--games", "1", "--tiles", tiles]) == 0
    assert "R-VARIANT-08" in capsys.readouterr().err
    assert main(["simulate", "--games", "1"]) == 0
    assert "R-VARIANT-08" not in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "--players", "5"),
        ("simulate", "--players", "two"),
        ("simulate", "--games", "0"),
        ("simulate", "--bots", "genius"),
        ("simulate", "--bots", "random,random,random"),
        ("simulate", "--edition", "fourth"),
        ("simulate", "--option", "mill_repeat"),
        ("simulate", "--option", "mill=1"),
        ("simulate", "--layout", "castle"),
        ("simulate", "--layout", "missing.toml"),
        ("simulate", "--layout", "butterfly"),
        ("simulate", "--tiles", "some"),
        ("simulate", "--tiles", "11,12"),
        ("simulate", "--components", "missing.toml"),
        ("simulate", "--start-building", "12"),
        ("simulate", "--start-building", "99", "--tiles", "first"),
        ("simulate", "--improved-farmhand"),
        ("simulate", "--few-thaler", "cry"),
        ("simulate", "--records", "/dev/null/x", "--games", "1"),
        ("simulate", "--unknown"),
        ("replay",),
        ("replay", "missing.txt"),
        ("replay", "."),
        ("rules", "R-TEA-01"),
        ("rules", "--coverage", "--tests", "missing"),
        ("dance",),
    ],
)
def test_bad_input_gets_one_line_in_every_language(capsys: Output, words: tuple[str, ...]) -> None:
    """And exit status 1."""
    lines = {refused(capsys, *words, "--lang", language) for language in LANGUAGES}
    assert len(lines) == len(LANGUAGES)


def test_replay_shows_the_log_and_the_result(capsys: Output, tmp_path: Path) -> None:
    """The log is that of `play`; the result has points by source."""
    run(capsys, "simulate", "--games", "1", "--records", str(tmp_path))
    text = run(capsys, "replay", str(tmp_path / "game-1.txt"))
    assert "Year 3, Winter\nCoal on the farms is scored:\n" in text
    assert "Checked step by step" in text
    assert "Total" in text


def test_replay_as_json_gives_the_set_up_and_one_object_an_event(capsys: Output, tmp_path: Path) -> None:
    """Each line is complete in itself."""
    run(capsys, "simulate", "--games", "1", "--records", str(tmp_path))
    lines: list[Any] = [
        json.loads(line) for line in run(capsys, "replay", str(tmp_path / "game-1.txt"), "--json").splitlines()
    ]
    assert lines[0]["event"] == "set-up"
    assert lines[-1]["event"] == "final scoring"
    assert all("state" in line and "players" in line["state"] for line in lines)


def test_a_damaged_record_gets_one_line_with_its_place(capsys: Output, tmp_path: Path) -> None:
    """Also a binary file and one cut in the middle."""
    run(capsys, "simulate", "--games", "1", "--records", str(tmp_path))
    file = tmp_path / "game-1.txt"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("year 2 spring", "year 2 autumn"), encoding="utf-8")
    assert refused(capsys, "replay", str(file)).startswith("Line ")
    file.write_text(text[: len(text) // 2], encoding="utf-8")
    assert refused(capsys, "replay", str(file)).startswith("Line ")
    file.write_bytes(b"\xff\xfe\x00haspelknecht")
    assert "isn’t a text file" in refused(capsys, "replay", str(file))


def unbroken(text: str) -> str:
    """A text without its line breaks."""
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_in_every_language(capsys: Output, language: str) -> None:
    """One rule with the books and what they dispute, one option, one ruling, one chapter, all."""
    rule = run(capsys, "rules", "r-tile-15b", "--lang", language)
    assert "R-TILE-15b" in rule
    assert "charcoal_limit" in rule
    assert "unlimited" in run(capsys, "rules", "charcoal_limit", "--lang", language)
    for disputed in ("difference-02-ours", "ruling-69-answer"):
        assert unbroken(say(disputed, language)) in unbroken(rule)
    ruling = run(capsys, "rules", "c-16", "--lang", language)
    assert unbroken(say("ruling-16-answer", language)) in unbroken(ruling)
    assert "R-TAKE-15" in run(capsys, "rules", "take", "--lang", language)
    everything = run(capsys, "rules", "--lang", language)
    assert everything.count("R-") >= 245


def test_coverage_prints_the_table(capsys: Output) -> None:
    """Every rule with its tests."""
    text = run(capsys, "rules", "--coverage", "--tests", str(Path(__file__).parent.parent))
    assert "245 of 245" in text


def test_coverage_fails_without_a_test(capsys: Output, tmp_path: Path) -> None:
    """The exit status is 1."""
    (tmp_path / "test_one.py").write_text(
        'import pytest\n@pytest.mark.rule("R-TAKE-01")\ndef test_it() -> None: ...\n', encoding="utf-8"
    )
    assert main(["rules", "--coverage", "--tests", str(tmp_path)]) == 1
    assert "1 of 245" in capsys.readouterr().out


def test_bench_measures_what_the_project_promises(capsys: Output) -> None:
    """Figures are there and positive; how large they are depends on the machine."""
    found = json.loads(run(capsys, "bench", "--json", "--seconds", "0.05"))
    for name in ("decisions_per_second", "copies_per_second", "rebuild_milliseconds"):
        assert found[name] > 0
    if found["compiled"]:
        assert found["times_interpreted"] > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_every_language(capsys: Output, language: str) -> None:
    """Of the command and of each of its parts."""
    pages = set()
    for words in ([], ["play"], ["simulate"], ["replay"], ["rules"], ["bench"]):
        with pytest.raises(SystemExit) as left:
            main([*words, "--help", "--lang", language])
        assert left.value.code == 0
        page = capsys.readouterr().out
        pages.add(page)
        if language != "en":
            assert "show this help" not in page
    assert len(pages) == 6


@pytest.mark.parametrize("words", [("rules",), ("replay", "--help"), ("bots",)])
def test_a_full_disk_is_reported_in_one_sentence(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full, monkeypatch.context() as patched:
        patched.setattr("sys.stdout", full)
        assert main([*words, "--lang", "en"]) == 1
    assert capsys.readouterr().err == "Can’t write standard output: No space left on device.\n"


def test_the_language_of_the_system_is_used(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    """Unless --lang says otherwise."""
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert "Szyb" in run(capsys, "rules", "R-WATER-05")
    assert "Schacht" in run(capsys, "rules", "R-WATER-05", "--lang", "de")
    monkeypatch.setenv("LC_ALL", "C")
    assert "Shaft" in run(capsys, "rules", "R-WATER-05")
