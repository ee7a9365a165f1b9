"""The version of the rules: every game keeps its own, and a correction does not change games that have begun."""

from __future__ import annotations

from typing import Any

import pytest

from haspelknecht.data import editions
from haspelknecht.errors import UserError
from haspelknecht.records.game import Game
from haspelknecht.records.record import write_record
from haspelknecht.records.replay import RecordError, read_record
from haspelknecht.records.rules_version import RULES_VERSION, options_before


@pytest.fixture
def corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three corrections: two of one option, and one only for the first edition."""
    entries = [
        {"rules": RULES_VERSION + 1, "option": "marker_window", "before": "at_once"},
        {"rules": RULES_VERSION + 2, "option": "marker_window", "before": "winter_too"},
        {"rules": RULES_VERSION + 2, "option": "mill_repeat", "before": "repeat", "edition": "first"},
    ]
    facts: dict[str, Any] = {**editions.facts(), "corrections": entries}
    monkeypatch.setattr(editions, "facts", lambda: facts)


def options_of(game: Game) -> dict[str, str]:
    """The options of a game."""
    return game.table.setup.options.named()


def with_rules(record: str, line: str) -> str:
    """A record whose head names a version."""
    return record.replace("edition: second\n", f"edition: second\n{line}\n")


def test_a_position_names_the_version_of_its_rules() -> None:
    game = Game.new(seed="rules")
    assert game.position()["rules"] == RULES_VERSION
    assert Game.from_position(game.position_text()).table.rules == RULES_VERSION


def test_a_record_without_a_version_uses_the_first_rules() -> None:
    record = write_record(Game.new(seed="rules"))
    assert "rules:" not in record
    assert read_record(record).table.rules == 1
    assert read_record(with_rules(record, f"rules: {RULES_VERSION}")).table.rules == RULES_VERSION


def test_games_of_later_rules_are_refused() -> None:
    later = RULES_VERSION + 1
    with pytest.raises(UserError) as refused:
        Game.from_position({**Game.new(seed="rules").position(), "rules": later})
    assert refused.value.key == "rules-newer"
    with pytest.raises(RecordError) as wrong:
        read_record(with_rules(write_record(Game.new(seed="rules")), f"rules: {later}"))
    assert wrong.value.problem.key == "rules-newer"
    with pytest.raises(RecordError) as unreadable:
        read_record(with_rules(write_record(Game.new(seed="rules")), "rules: new"))
    assert unreadable.value.problem.key == "value-not-number"


@pytest.mark.usefixtures("corrected")
def test_of_several_corrections_the_first_after_the_start_of_the_game_counts() -> None:
    assert options_before("second", RULES_VERSION) == {"marker_window": "at_once"}
    assert options_before("second", RULES_VERSION + 1) == {"marker_window": "winter_too"}
    assert options_before("second", RULES_VERSION + 2) == {}
    assert options_before("first", RULES_VERSION + 1) == {"marker_window": "winter_too", "mill_repeat": "repeat"}


@pytest.mark.usefixtures("corrected")
def test_a_correction_applies_to_new_games_but_not_to_games_that_have_begun() -> None:
    new = Game.new(seed="rules")
    assert options_of(new)["marker_window"] == "action_phase"
    before = new.position()  # as a program of earlier rules wrote it
    assert before["rules"] == RULES_VERSION
    begun = Game.from_position(before)
    assert options_of(begun)["marker_window"] == "at_once"
    assert options_of(begun)["mill_repeat"] == "once"
    assert options_of(Game.from_position(begun.position()))["marker_window"] == "at_once"
    record = write_record(Game(begun.table, begun.start, begun.seed))
    assert "option marker_window: at_once" in record  # so that a reader need not know the correction
    assert options_of(read_record(record))["marker_window"] == "at_once"


@pytest.mark.usefixtures("corrected")
def test_options_that_the_players_chose_are_not_corrected() -> None:
    chosen = Game.new(seed="rules", options={"marker_window": "winter_too"}).position()
    assert options_of(Game.from_position(chosen))["marker_window"] == "winter_too"
