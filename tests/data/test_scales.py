"""The published scales are those of the rulebooks and of the engine."""

from __future__ import annotations

import json

import pytest

from haspelknecht.data.scales import Scale, scales
from haspelknecht.rules.developing import fee_takes
from haspelknecht.rules.final_scoring import building_points, debt_points, thaler_points, water_points
from haspelknecht.rules.pieces import GOOD_NAMES, NO_GOOD
from haspelknecht.rules.winter import coal_chart


def value(scale: Scale, amount: int) -> int:
    """Look up a scale as a client does."""
    points = scale["points"]
    if amount < len(points):
        return points[amount]
    return points[-1] + scale["each_more"] * (amount - len(points) + 1)


@pytest.mark.rule("R-WINTER-04", "R-PINGE-10", "R-ORDER-01", "R-SETUP-17", "R-DEV-12", "R-DEV-15")
def test_the_tables_are_those_of_the_rulebooks() -> None:
    tables = scales()
    assert [(rent["food"], rent["thaler"]) for rent in tables["rent"]] == [(2, 0), (2, 1), (1, 2)]
    assert tables["pinge_bonus"] == [2, 1, 0]
    assert tables["disk_values"] == {"yellow": 3, "brown": 2, "black": 1}
    assert tables["disks"]["4"] == {"yellow": 10, "brown": 13, "black": 13}
    assert sum(tables["disks"]["2"].values()) == 18
    assert tables["level_points"] == [[1], [2, 1], [3, 2, 1], [4, 3, 2, 1]]
    assert tables["fees"] == [[], ["food", "wood", "coal"], ["coal"], ["food"]]
    assert tables["flood_limits"] == {"pinge": 2, "shaft": 2, "tunnel": 5}


@pytest.mark.parametrize("amount", range(9))
def test_the_scales_give_the_points_of_the_engine(amount: int) -> None:
    tables = scales()
    assert value(tables["winter_coal"], amount) == coal_chart(amount)
    assert value(tables["thaler"], amount) == thaler_points(amount)
    assert value(tables["debts"], amount) == debt_points(amount)
    assert value(tables["water"], amount) == water_points(amount)
    if amount <= 4:
        assert value(tables["building_symbols"], amount) == building_points(amount)


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_fees_are_those_of_the_engine(level: int) -> None:
    taken = [name for good, name in enumerate(GOOD_NAMES) if fee_takes(level, good)]
    assert scales()["fees"][level - 1] == taken
    assert not fee_takes(level, NO_GOOD)


def test_the_scales_can_be_sent_as_json() -> None:
    assert json.loads(json.dumps(scales())) == scales()
