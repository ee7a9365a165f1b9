"""The log in words: whole games in every language, undone moves, and readers who ask for what is new."""

from __future__ import annotations

import doctest
import random
import re
from collections import Counter

import pytest

import haspelknecht.view.game_log
from haspelknecht.errors import UserError
from haspelknecht.locale import LANGUAGES
from haspelknecht.records.game import Game
from haspelknecht.records.notation import parse_move
from haspelknecht.rules.stages import PLANNING
from haspelknecht.view.game_log import SNAPSHOTS, GameLog, Happened, happened_in
from haspelknecht.view.types import LogEntry
from tests.players import choose
from tests.scenes import play, scene
from tests.view.games import played, positions, random_game

GAMES = range(9)
BARE_KEY = re.compile(r"[{}]|\b(?:view|play|look|reason|tile|worker|source)-[a-z0-9]")
ICONS = {
    "", "food", "wood", "coal", "lift", "water", "thaler", "debt", "points", "yellow", "brown", "black", "order",
    "farmer", "farmhand", "digger", "miner", "haspelknecht",
}  # fmt: skip


def log_of(game: Game, language: str = "en") -> GameLog:
    """The log of a game from its beginning."""
    log = GameLog(game.table, game.start, language)
    log.add_all(happened_in(game))
    return log


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", GAMES)
def test_whole_games_have_words_for_everything(number: int, language: str) -> None:
    log = log_of(played(number), language)
    for entry in log.entries:
        assert entry.lines, entry
        assert entry.spoken.strip()
        for text in [entry.spoken, *(line.text for line in entry.lines)]:
            assert not BARE_KEY.search(text), text
            assert text.endswith((".", ":")), text
        assert {line.icon for line in entry.lines if not line.icon.isdecimal()} <= ICONS


@pytest.mark.parametrize("number", GAMES)
def test_every_event_is_logged_in_order_with_unique_part_numbers(number: int) -> None:
    game = played(number)
    log, events = log_of(game), happened_in(game)
    names = [(entry.number, entry.part) for entry in log.entries]
    assert names == sorted(set(names))
    assert [entry.number for entry in log.entries if entry.part == 0] == [event.number for event in events]
    assert [entry.step for entry in log.entries if entry.part == 0] == list(range(len(events)))
    assert log.game.state == game.state
    assert log.number == events[-1].number


@pytest.mark.parametrize("number", GAMES)
def test_points_add_up_to_the_score_sheets(number: int) -> None:
    game = played(number)
    found: Counter[tuple[str, str]] = Counter()
    for entry in log_of(game).entries:
        for points in entry.points:
            found[points.seat, points.source] += points.points
    for seat, letter in enumerate("ABCD"[: game.table.players]):
        sheet = {source: points for source, points in game.score_sheet(seat).items() if points}
        assert {source: found[letter, source] for source in game.score_sheet(seat) if found[letter, source]} == sheet


# -- taking back -----------------------------------------------------------------------------------------------------


def restless(number: int) -> list[Happened]:
    """A game in which players now and then undo a move or a few, as events."""
    game, dice = random_game(number), random.Random(number)
    found = happened_in(game)
    while not game.over:
        seat = dice.choice(game.to_act)
        game.play(choose("busy", game.view(seat), seat, dice), seat)
        found = merged(found, happened_in(game))
        while dice.random() < 0.3 and game.may_undo(seat) and game.history[-1].before.stage != PLANNING:
            game.undo()
            kept = happened_in(game)
            found.append(Happened(found[-1].number + 1, "undo", seat, back_to=kept_number(found, len(kept))))
    return found


def effective(events: list[Happened]) -> list[Happened]:
    """The events that still count."""
    kept: list[Happened] = []
    for event in events:
        if event.kind == "undo":
            assert event.back_to is not None
            kept = [earlier for earlier in kept if earlier.number <= event.back_to]
        else:
            kept.append(event)
    return kept


def merged(events: list[Happened], now: list[Happened]) -> list[Happened]:
    """The events so far, and those of a game that are new."""
    known = len(effective(events))
    new = [
        Happened(events[-1].number + 1 + place, event.kind, event.seat, event.moves, event.draws)
        for place, event in enumerate(now[known:])
    ]
    return events + new


def kept_number(events: list[Happened], count: int) -> int:
    """The number of the last of so many events that count."""
    return effective(events)[count - 1].number


@pytest.mark.parametrize("number", GAMES)
def test_after_undo_the_log_is_that_of_a_game_without_the_undone_moves(number: int) -> None:
    events = restless(number)
    assert sum(event.kind == "undo" for event in events) > 5
    game = random_game(number)
    log, plain = GameLog(game.table, game.start, "en"), GameLog(game.table, game.start, "en")
    log.add_all(events)
    plain.add_all(effective(events))
    assert log.entries == plain.entries
    assert log.game.state == plain.game.state


def test_an_undo_beyond_the_snapshots_replays_the_game() -> None:
    game = played(1)
    events = happened_in(game)
    assert len(events) > 2 * SNAPSHOTS
    log, short = GameLog(game.table, game.start, "en"), GameLog(game.table, game.start, "en")
    log.add_all(events)
    log.add(Happened(events[-1].number + 1, "undo", 0, back_to=5))
    short.add_all(events[:5])
    assert log.entries == short.entries
    assert log.game.state == short.game.state
    log.add(Happened(events[-1].number + 2, "undo", 0, back_to=0))
    assert {entry.kind for entry in log.entries if entry.part == 0} == {"begin"}
    log.add(Happened(events[-1].number + 3, "move", events[1].seat, events[1].moves))
    assert log.entries[-1].lines == [entry for entry in short.entries if entry.number == 2][-1].lines


@pytest.mark.parametrize("number", GAMES)
def test_a_reader_who_replaces_what_follows_has_the_whole_log(number: int) -> None:
    game, dice = random_game(number), random.Random(number)
    log = GameLog(game.table, game.start, "en")
    known: list[LogEntry] = []
    last = 0
    for event in [*restless(number), Happened(10_000, "paused")]:
        log.add(event)
        if dice.random() < 0.4 or event.kind == "paused":
            first, new = log.since(last)
            assert first <= last
            known = [entry for entry in known if entry.number <= first] + new
            last = log.number
    assert known == log.entries


def test_what_is_known_is_not_sent_again() -> None:
    log = log_of(played(2))
    assert log.since(log.number) == (log.number, [])
    assert log.since(0) == (0, log.entries)
    last = [entry for entry in log.entries if entry.number == log.number]
    assert log.since(log.number - 1) == (log.number - 1, last)


def test_the_example_in_the_docstring() -> None:
    result = doctest.testmod(haspelknecht.view.game_log)
    assert (result.attempted > 0, result.failed) == (True, 0)


def test_a_move_that_is_not_legal_is_refused() -> None:
    game = Game.new(2, seed="refused")
    log = log_of(game)
    with pytest.raises(UserError):
        log.add(Happened(2, "move", 0, [(int(game.state.order[0]), parse_move("pass"))]))


# -- how it is told --------------------------------------------------------------------------------------------------


def told(game: Game, language: str = "en") -> list[LogEntry]:
    """What happened in a game that begins in a scene."""
    return [entry for entry in log_of(game, language).entries if entry.kind != "begin"]


def texts(entry: LogEntry) -> list[tuple[str, str, str | None]]:
    """The lines of an entry."""
    return [(line.text, line.icon, line.seat) for line in entry.lines]


def test_tiles_are_named_with_what_they_bring() -> None:
    game = scene({"cart1": {"black": 2}, "plan": {"farmer": {"black": 2}}})
    entry = told(play(game, "farmer buys 11"))[0]
    assert texts(entry) == [
        ("The Farmer buys the Carrying Pole.", "11", None),
        ("Receives 1 Thaler.", "thaler", None),
        ("1 victory point.", "points", None),
    ]
    assert entry.seat == "A"
    assert entry.spoken == "Anna: The Farmer buys the Carrying Pole. Receives 1 Thaler. 1 victory point."


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", "Der Bauer erwirbt das Tragejoch."),
        ("fr", "Le Fermier achète le Joug à porteur."),
        ("it", "Il Contadino acquista il Palo di trasporto."),
        ("pl", "Rolnik kupuje Tyczkę nośną."),
    ],
)
def test_tiles_have_their_articles_and_cases(language: str, words: str) -> None:
    game = scene({"cart1": {"black": 2}, "plan": {"farmer": {"black": 2}}})
    assert told(play(game, "farmer buys 11"), language)[0].lines[0].text == words


def test_a_fee_names_who_receives_it() -> None:
    owner = {"tiles": [11, 21, 31, 41]}
    buyer = {"cart1": {"black": 5}, "food": 1, "plan": {"farmer": {"black": 5}}}
    entry = told(play(scene(buyer, owner), "farmer buys 41 for food"))[0]
    assert texts(entry) == [
        ("The Farmer buys the Coal Driver.", "41", None),
        ("Receives 1 Thaler.", "thaler", None),
        ("Pays Bruno a fee of 1 food.", "food", None),
        ("3 victory points.", "points", None),
    ]


def test_winter_has_entries_without_a_seat() -> None:
    game = scene({"coal": 4, "food": 1}, {"coal": 2, "food": 2}, season="autumn", turn="B", year=1)
    entries = told(play(game, "end"))
    assert [(entry.kind, entry.seat, entry.season) for entry in entries] == [
        ("move", "B", "autumn"),
        ("scoring", None, "winter"),
        ("rent due", None, "winter"),
    ]
    assert len({entry.number for entry in entries}) == 1
    assert texts(entries[1]) == [
        ("Coal on the farms is scored:", "coal", None),
        ("4 coal, 3 victory points.", "coal", "A"),
        ("2 coal, no victory points.", "coal", "B"),
    ]
    assert texts(entries[2]) == [
        ("The rent is due:", "thaler", None),
        ("Pays 1 food, takes 1 debt.", "debt", "A"),
        ("Pays 2 food.", "food", "B"),
    ]
    assert entries[1].points[0].source == "winter_coal"
    assert entries[0].points == []


def test_secret_plans_are_logged_together_when_they_are_revealed() -> None:
    game = scene({"cart1": {"black": 2}}, {"cart1": {"yellow": 2}}, stage="planning")
    play(game, "farmer 2 black", seat=0)
    assert told(game) == []
    play(game, "farmer idle", "farmhand 1 yellow", "digger yellow", seat=1)
    (entry,) = told(game)
    assert (entry.kind, entry.seat, entry.stage) == ("plans", None, "planning")
    assert texts(entry) == [
        ("The plans are revealed:", "", None),
        ("Farmer: 2 black disks.", "", "A"),
        ("Farmhand: 1 yellow disk. Coal-digger: 1 yellow disk.", "", "B"),
    ]
    assert entry.spoken.startswith("The plans are revealed: Anna: Farmer: 2 black disks. Bruno: ")


def test_open_plans_are_logged_move_by_move() -> None:
    options = {"plan_in_turn_order": "yes"}
    game = scene({"cart1": {"black": 2}}, {"cart1": {"yellow": 2}}, stage="planning", options=options)
    (entry,) = told(play(game, "farmer 2 black", seat=0))
    assert (entry.kind, entry.seat) == ("move", "A")
    assert texts(entry) == [("Farmer: 2 black disks.", "farmer", None)]
    play(game, "farmer 2 yellow", seat=1)
    assert all(entry.kind != "plans" for entry in told(game))


def test_the_mill_says_only_what_it_gives() -> None:
    game = scene({"tiles": [35], "cart1": {"yellow": 2}, "plan": {"mill_yellow": 1}}, d={}, season="summer")
    entry = told(play(game, "mill works"))[0]
    assert texts(entry) == [("The Water Mill gives 1 food and 2 victory points.", "35", None)]


def test_the_final_scoring_can_cost_points() -> None:
    game = scene({"debts": 1}, {"debts": 2}, stage="storing", season="winter", year=3, turn="B")
    final = told(play(game, "store nothing"))[-1]
    assert texts(final)[1:] == [
        ("-1 victory point, -1 in total.", "points", "A"),
        ("-3 victory points, -3 in total.", "points", "B"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_beside_the_game_are_logged_too(language: str) -> None:
    log = log_of(Game.new(3, seed="beside"), language)
    beside = [
        *(Happened(2 + place, "away", 0, why=why) for place, why in enumerate(("left", "clock", "agreed", "failed"))),
        Happened(6, "back", 0),
        Happened(7, "paused"),
        Happened(8, "resumed"),
        Happened(9, "stand-in", 1),
        Happened(10, "conceded", 1),
        Happened(11, "over", why="conceded"),
    ]
    log.add_all(beside)
    entries = log.since(1)[1]
    assert [entry.kind for entry in entries] == [event.kind for event in beside]
    assert len({entry.spoken for entry in entries}) == len(entries)
    for entry in entries:
        assert entry.step is None
        assert not BARE_KEY.search(entry.spoken)
    assert "Anna" in entries[0].spoken


def test_a_player_who_has_given_up_does_not_win() -> None:
    game = played(4)
    log = log_of(game)
    assert game.outcome is not None
    first, second = game.outcome.ranking[:2]
    log.add(Happened(log.number + 1, "conceded", first))
    log.add(Happened(log.number + 1, "over", why="scored"))
    assert log.entries[-1].spoken == f"{game.table.names[second]} wins."


@pytest.mark.parametrize("number", GAMES)
def test_the_log_never_shows_a_secret_plan_before_it_is_revealed(number: int) -> None:
    for game in positions(number, 0.1):
        if game.state.stage == PLANNING and not game.state.setup.options.plan_in_turn_order:
            assert log_of(game).entries[-1].kind == "ordering"
