"""The published scales are those of the rulebooks, and those the engine scores by."""

from __future__ import annotations

import json

import pytest

from haspelknecht.data.scales import Scale, scales
from haspelknecht.rules.developing import fee_takes
from haspelknecht.rules.final_scoring import building_points, debt_points, thaler_points, water_points
from haspelknecht.rules.pieces import GOOD_NAMES, NO_GOOD
from haspelknecht.rules.winter import coal_chart


def value(scale: Scale, amount: int) -> int:
    """As a client reads a scale."""
    points = scale["points"]
    if amount < len(points):
        return points[amount]
    return points[-1] + scale["each_more"] * (amount - len(points) + 1)


@pytest.mark.rule("R-WINTER-04", "R-PINGE-10", "R-ORDER-01", "R-SETUP-17", "R-DEV-12", "R-DEV-15")
def test_the_tables_are_those_of_the_rulebooks() -> None:
    found = scales()
    assert [(rent["food"], rent["thaler"]) for rent in found["rent"]] == [(2, 0), (2, 1), (1, 2)]
    assert found["pinge_bonus"] == [2, 1, 0]
    assert found["disk_values"] == {"yellow": 3, "brown": 2, "black": 1}
    assert found["disks"]["4"] == {"yellow": 10, "brown": 13, "black": 13}
    assert sum(found["disks"]["2"].values()) == 18
    assert found["level_points"] == [[1], [2, 1], [3, 2, 1], [4, 3, 2, 1]]
    assert found["fees"] == [[], ["food", "wood", "coal"], ["coal"], ["food"]]
    assert found["flood_limits"] == {"pinge": 2, "shaft": 2, "tunnel": 5}


@pytest.mark.parametrize("amount", range(9))
def test_scales_read_as_a_client_reads_them_give_what_the_engine_scores(amount: int) -> None:
    found = scales()
    assert value(found["winter_coal"], amount) == coal_chart(amount)
    assert value(found["thaler"], amount) == thaler_points(amount)
    assert value(found["debts"], amount) == debt_points(amount)
    assert value(found["water"], amount) == water_points(amount)
    if amount <= 4:
        assert value(found["building_symbols"], amount) == building_points(amount)


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_fees_are_those_the_engine_takes(level: int) -> None:
    taken = [name for good, name in enumerate(GOOD_NAMES) if fee_takes(level, good)]
    assert scales()["fees"][level - 1] == taken
    assert not fee_takes(level, NO_GOOD)


def test_all_of_it_can_be_sent() -> None:
    assert json.loads(json.dumps(scales())) == scales()
