"""Taking back: the player's own moves, turn and plan, and never more."""

from __future__ import annotations

import re

from tests.cli.test_play import Talk, talk

__all__ = ["talk"]
TAKING = ["take 1 yellow", "take 2 yellow", "keep"]  # with seed 5 Anna then plans with three yellow disks
PLAN = "farmer 2 yellow, digger yellow, ready"


def last_plan(printed: str) -> str:
    """What lay on Anna's workers when it was printed for the last time."""
    found: list[str] = re.findall(r"Farmer \S+ +Farmhand \S+ +Coal-digger \S+", " ".join(printed.split()))
    return " ".join(found[-1].split())


def test_undo_takes_back_one_change_of_a_plan(talk: Talk) -> None:
    printed = talk([*TAKING, "farmer 2 yellow", "digger yellow", "undo"], "--seed", "5")
    assert last_plan(printed) == "Farmer YY Farmhand – Coal-digger –"
    assert printed.count("Put 1 more disk on a worker, or press Ready") == 2


def test_a_complete_plan_waits_for_ready_and_can_still_be_changed(talk: Talk) -> None:
    typed = [*TAKING, "farmer 2 yellow, digger yellow", "undo", "farmhand 1 yellow", "ready"]
    printed = talk(typed, "--seed", "5")
    assert printed.count("Your plan is complete: press Ready") == 2
    assert "A Anna: Farmer: 2 yellow disks. Farmhand: 1 yellow disk." in printed


def test_withdraw_and_restart_take_back_the_whole_plan(talk: Talk) -> None:
    for command in ("withdraw", "restart"):
        printed = talk([*TAKING, "farmer 2 yellow, digger yellow", command], "--seed", "5")
        assert last_plan(printed) == "Farmer – Farmhand – Coal-digger –"
        assert printed.rstrip().endswith("Anna>")
        assert printed.count("Put 3 more disks on your workers, or press Ready") == 2


def test_restart_goes_back_to_the_reveal_and_not_further(talk: Talk) -> None:
    typed = [*TAKING, PLAN, "digger works, mine, mine", "farmer makes food", "restart", "undo"]
    printed = talk(typed, "--seed", "5")
    assert printed.count("Choose who works next: Farmer, Coal-digger") == 2
    assert "Pinge 7 coal" in printed.rpartition("restart")[2]
    assert printed.count("There’s nothing to undo") == 1


def test_undo_in_the_middle_of_the_work(talk: Talk) -> None:
    printed = talk([*TAKING, PLAN, "digger works, mine", "undo"], "--seed", "5")
    after = printed.rpartition("undo")[2]
    assert "Coal 0" in after
    assert "2 actions left" in after


def test_what_others_did_is_not_taken_back(talk: Talk) -> None:
    assert "There’s nothing to undo" in talk(["take 1 yellow", "undo"], "--seed", "5")


def test_a_worker_in_words_replaces_what_lay_there(talk: Talk) -> None:
    printed = talk([*TAKING, "farmer 3 yellow", "farmer 1 yellow"], "--seed", "5")
    assert last_plan(printed) == "Farmer Y Farmhand – Coal-digger –"
    assert "Put 2 more disks on your workers" in printed


def test_a_refused_load_leaves_the_plan_as_it_was(talk: Talk) -> None:
    printed = talk([*TAKING, "farmer 2 yellow", "farmhand 2 yellow"], "--seed", "5")
    assert "Farmhand: You have none left to put here." in printed
    assert last_plan(printed) == "Farmer YY Farmhand – Coal-digger –"


def test_what_would_be_wasted_is_asked_once(talk: Talk) -> None:
    """Another move instead of the confirmation is played, and the moves that waited are forgotten."""
    waiting = [*TAKING, "farmer 2 yellow, ready"]
    assert "The plans are revealed" not in talk(waiting, "--seed", "5")
    assert "1 disk unused. Type ready or press Enter" in talk(waiting, "--seed", "5")
    for confirmation in ("", "ready"):
        assert "The plans are revealed" in talk([*waiting, confirmation], "--seed", "5")
    printed = talk([*waiting, "digger yellow", "ready"], "--seed", "5")
    assert "A Anna: Farmer: 2 yellow disks. Coal-digger: 1 yellow disk." in printed
    assert "The plans are revealed" not in talk([*waiting, "undo", ""], "--seed", "5")


def test_work_plays_all_that_the_outlook_shows(talk: Talk) -> None:
    printed = talk([*TAKING, PLAN, "work"], "--seed", "5")
    assert "Work   Farmer: makes 2 food (or Barn)   Coal-digger: mines 2 coal" in printed
    after = printed.rpartition("> work")[2]
    assert "Food 2" in after
    assert "Coal 2" in after
    assert "All work is done: end your turn" in after
    assert "There’s no work to do now." in talk(["work"], "--seed", "5")
