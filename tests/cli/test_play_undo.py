"""Taking back: the player's own moves, turn and plan, and never more."""

from __future__ import annotations

from tests.cli.test_play import Talk, talk

__all__ = ["talk"]
TAKING = ["take 1 yellow", "take 2 yellow", "keep"]  # with seed 5 Anna then plans with three yellow disks
PLAN = "farmer 2 yellow, farmhand idle, digger yellow, ready"


def last_status(printed: str) -> str:
    """The last line about Anna's plan."""
    return [line for line in printed.splitlines() if line.startswith("Farmer ")][-1]


def test_undo_takes_back_one_step_of_a_plan(talk: Talk) -> None:
    printed = talk([*TAKING, "farmer 2 yellow", "farmhand idle", "undo"], "--seed", "5")
    assert last_status(printed) == "Farmer YY   Farmhand –   Coal-digger –   Still free Y"
    assert printed.count("Anna, which disks for the Farmhand?") == 2


def test_a_complete_plan_waits_for_ready_and_can_still_be_changed(talk: Talk) -> None:
    typed = [*TAKING, "farmer 2 yellow, farmhand idle, digger yellow", "undo", "digger unpaid", "ready"]
    printed = talk(typed, "--seed", "5")
    assert "Farmer YY   Farmhand –   Coal-digger Y   Still free –" in printed
    assert "A Anna:   Farmer YY   Farmhand –   Coal-digger –" in printed


def test_withdraw_and_restart_take_back_the_whole_plan(talk: Talk) -> None:
    for command in ("withdraw", "restart"):
        printed = talk([*TAKING, "farmer 2 yellow, farmhand idle, digger yellow", command], "--seed", "5")
        assert last_status(printed) == "Farmer –   Farmhand –   Coal-digger –   Still free YYY"
        assert printed.rstrip().endswith("Anna>")
        assert printed.count("Anna, which disks for the Farmer?") == 2


def test_restart_goes_back_to_the_reveal_and_not_further(talk: Talk) -> None:
    typed = [*TAKING, PLAN, "digger works, mine, mine", "farmer makes food", "restart", "undo"]
    printed = talk(typed, "--seed", "5")
    assert printed.count("Anna, who works next?") >= 2
    assert "Pinge 7 coal" in printed.rpartition("restart")[2]
    assert printed.count("There is nothing to take back") == 1


def test_undo_in_the_middle_of_the_work(talk: Talk) -> None:
    printed = talk([*TAKING, PLAN, "digger works, mine", "undo"], "--seed", "5")
    after = printed.rpartition("undo")[2]
    assert "Coal 0" in after
    assert "2 steps left" in after


def test_what_others_did_stands(talk: Talk) -> None:
    assert "There is nothing to take back" in talk(["take 1 yellow", "undo"], "--seed", "5")


def test_another_step_instead_of_the_one_that_completed_the_plan(talk: Talk) -> None:
    """The plan continues with the new step; nothing of the old one is left to be confirmed."""
    printed = talk([*TAKING, "farmer 3 yellow", "farmer 1 yellow", "ready"], "--seed", "5")
    assert last_status(printed) == "Farmer Y   Farmhand –   Coal-digger –   Still free YY"
    assert "Your plan is not complete yet." in printed
