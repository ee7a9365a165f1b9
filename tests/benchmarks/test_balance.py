"""The figures of docs/balance.md: what is counted is what was played."""

from __future__ import annotations

import pytest
from balance import BEGIN, END, PAGE, SHARES, tasks_of
from balance_count import Count, add_up
from balance_tables import tables

from haspelknecht.bots.search.menu import Menu
from haspelknecht.bots.search.rollout import play_by_habit
from haspelknecht.records.table import lay_table
from haspelknecht.rules.playout import first_scramble
from haspelknecht.rules.state import State, opening


def finished(players: int, edition: str, seed: int) -> tuple[State, tuple[int, ...]]:
    """A game by habit, and its first turn order."""
    table = lay_table(players, str(seed), edition=edition, tiles="random")
    state = opening(table.setup, list(table.order))
    play_by_habit(state, first_scramble(seed), Menu())
    return state, table.order


def counted(players: int, edition: str, games: int) -> Count:
    """Some games by habit."""
    count = Count(players)
    for seed in range(games):
        state, order = finished(players, edition, seed)
        count.add(state, order)
    return count


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_count_adds_up(players: int) -> None:
    count = counted(players, "second", 4)
    assert count.games == sum(count.place_wins) == 4
    assert sum(count.place_scores) == count.scores[0] == sum(count.sources)
    assert sum(count.tile_owners) == count.board[3]
    for wins, owners, there in zip(count.tile_wins, count.tile_owners, count.tile_in_play, strict=True):
        assert wins <= owners <= there
    assert sum(count.tile_in_play) == 4 * players * {2: 12, 3: 16, 4: 20}[players]


def test_counts_can_be_merged() -> None:
    both = add_up(counted(2, "second", 2), counted(2, "second", 3))
    assert both.games == 5
    assert sum(both.place_wins) == 5


def test_the_tables_show_every_edition_and_player_count() -> None:
    text = tables({(n, edition): counted(n, edition, 3) for n in (2, 3, 4) for edition in SHARES})
    assert text.count("### Tiles with") == 3
    for edition in SHARES:
        assert f"| {edition} |" in text
    assert "| 4 | 3 |" not in text.partition("### Place")[0]  # three games of each of three editions are nine
    assert "| 4 | 9 |" in text


def test_all_games_are_played_and_the_page_has_room_for_them() -> None:
    tasks = tasks_of(10_000)
    assert {players: sum(50 for task in tasks if task[0] == players) for players in (2, 3, 4)} == {
        2: 10_000,
        3: 10_000,
        4: 10_000,
    }
    page = PAGE.read_text(encoding="utf-8")
    assert page.count(BEGIN) == page.count(END) == 1
