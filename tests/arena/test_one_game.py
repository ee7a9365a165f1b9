"""One game between bots."""

from __future__ import annotations

import json
import pickle
import shlex
import sys
from dataclasses import asdict, replace

import pytest

from haspelknecht.arena import GameOptions, Job, play_one
from haspelknecht.arena.result_json import DamagedError, from_line, to_line
from haspelknecht.data.components import read_facts

ASLEEP = f"exec:{shlex.quote(sys.executable)} -c pass"  # a program that exits without output
JOB = Job(3, "one", ("random", "habit", "random"))


def test_the_same_job_gives_the_same_result() -> None:
    """Independent of time."""
    first, second = play_one(JOB), play_one(JOB)
    assert first == second
    assert first != play_one(replace(JOB, seed="two"))
    assert all(clock.count > 0 and clock.seconds >= clock.longest > 0 for clock in first.times)


def test_a_result_holds_scores_ranks_and_purchases() -> None:
    """Points by source, tiles, ranks, order of the first turn."""
    result = play_one(JOB)
    game = JOB.options.new_game(3, "one")
    assert (result.number, result.seed, result.specs) == (3, "one", JOB.specs)
    assert [sum(seat.points.values()) for seat in result.seats] == list(result.scores)
    assert sorted(seat.rank for seat in result.seats) == [1, 2, 3]
    assert result.seats[result.winner].score == max(result.scores)
    assert result.order == game.table.order
    assert result.decisions > 60
    assert result.forfeits == {}
    bought = [purchase for seat in result.seats for purchase in seat.purchases]
    assert bought
    assert {purchase.tile for purchase in bought} <= set(result.tiles)
    assert all(1 <= purchase.year <= 3 for purchase in bought)
    for seat in result.seats:
        assert [purchase.year for purchase in seat.purchases] == sorted(purchase.year for purchase in seat.purchases)


def test_bots_have_their_own_seeds() -> None:
    """A different one for each seat, none of them the seed of the game."""
    seeds = [JOB.bot_seed(seat) for seat in range(3)]
    assert len({*seeds, JOB.seed}) == 4
    assert replace(JOB, seed="two").bot_seed(0) != seeds[0]
    assert replace(JOB, number=9).bot_seed(0) == seeds[0]


@pytest.mark.parametrize("asleep", [0, 1])
def test_a_bot_that_fails_comes_last(asleep: int) -> None:
    """The game is played to its end, and the reason is kept."""
    specs = [ASLEEP if seat == asleep else "random" for seat in range(2)]
    result = play_one(Job(0, "one", tuple(specs)))
    assert result.ranking == (1 - asleep, asleep)
    assert list(result.forfeits) == [asleep]
    assert "exited without an answer" in result.forfeits[asleep]
    assert result.times[asleep].count == 1


def test_if_all_fail_the_last_to_fail_wins() -> None:
    """There is exactly one winner in every game."""
    result = play_one(Job(0, "one", (ASLEEP, ASLEEP)))
    assert sorted(result.forfeits) == [0, 1]
    assert result.winner == result.order[1]


def test_a_game_with_every_option() -> None:
    """All that `Game.new` takes; a job can be sent as a pickle and shown as JSON."""
    facts = read_facts("[pinge]\ngroups = [1, 3, 3]\n")
    options = GameOptions("french", {"mill_repeat": "repeat"}, "standard", "random", facts, (), False, "warn")
    job = Job(0, "all", ("random", "random"), options)
    game = options.new_game(2, "all")
    assert game.table.edition == "french"
    assert [int(coal) for coal in game.table.setup.components.pinge_groups] == [1, 3, 3]
    sent = pickle.loads(pickle.dumps(job))
    assert sent == job
    assert json.loads(json.dumps(asdict(job)))["specs"] == ["random", "random"]
    assert options.fingerprint() == sent.options.fingerprint()
    assert options.fingerprint() != GameOptions().fingerprint()


def test_a_result_is_one_line_of_json() -> None:
    """And reads back as the same result, but for its number."""
    result = play_one(JOB)
    line = to_line(result, "rules")
    assert "\n" not in line
    back, rules = from_line(line.encode())
    assert rules == "rules"
    assert replace(back, number=3) == result
    assert back.times == result.times


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"decisions":', '"decision":'),
        ('"rank":1', '"rank":2'),
        ('"score":', '"score":1'),
        ('"seed":"one"', '"seed":1'),
        ('"tiles":[', '"tiles":["x",'),
        ('"seconds":', '"seconds":-'),
        ('"season":"', '"season":"early '),
        ("}", ""),
    ],
)
def test_a_damaged_line_is_refused(old: str, new: str) -> None:
    """Made-up values are not counted."""
    line = to_line(play_one(JOB), "rules")
    assert old in line
    with pytest.raises(DamagedError):
        from_line(line.replace(old, new).encode())
