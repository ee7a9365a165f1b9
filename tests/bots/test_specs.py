"""Names of bots: what they mean, and one clear sentence for each invalid one."""

from __future__ import annotations

import pytest

from haspelknecht.bots import BOTS, LEVELS, Limit, Spec, make_bot, parse_spec
from haspelknecht.bots.specs import THINKERS
from haspelknecht.errors import UserError
from haspelknecht.locale import LANGUAGES, knows, say


@pytest.mark.parametrize(
    ("text", "spec"),
    [
        ("random", Spec("random")),
        ("habit", Spec("habit")),
        ("greedy", Spec("greedy")),
        ("mcts", Spec("mcts", Limit(iterations=1000))),
        ("expert", Spec("expert", Limit(iterations=1000))),
        ("mcts:2000", Spec("mcts", Limit(iterations=2000))),
        ("mcts:1", Spec("mcts", Limit(iterations=1))),
        ("mcts:100000000", Spec("mcts", Limit(iterations=100_000_000))),
        ("mcts:1s", Spec("mcts", Limit(seconds=1))),
        ("mcts:1.5s", Spec("mcts", Limit(seconds=1.5))),
        ("expert:500ms", Spec("expert", Limit(seconds=0.5))),
        ("expert:3600s", Spec("expert", Limit(seconds=3600))),
        ("exec:./my-bot --level 3", Spec("exec", command="./my-bot --level 3")),
        ("exec:python bot.py 1:2", Spec("exec", command="python bot.py 1:2")),
        ("  greedy ", Spec("greedy")),
        ("beginner", Spec("habit")),
        ("apprentice", Spec("greedy")),
        ("journeyman", Spec("mcts", Limit(iterations=500))),
        (" master ", Spec("expert", Limit(seconds=1))),
    ],
)
def test_a_name_says_which_bot_and_how_long_it_thinks(text: str, spec: Spec) -> None:
    assert parse_spec(text) == spec


@pytest.mark.parametrize("name", BOTS)
def test_every_name_makes_a_bot(name: str) -> None:
    """The bot can choose and be closed."""
    bot = make_bot(parse_spec(name), "seed")
    assert callable(bot.choose)
    bot.close()


@pytest.mark.parametrize("text", ["", ":", "magic", "MCTS", "mcts 2000", "mcts;1s", "random2", "greedy,greedy", ":20"])
def test_the_error_for_an_unknown_name_lists_the_known_ones(text: str) -> None:
    with pytest.raises(UserError) as error:
        parse_spec(text)
    assert error.value.key == "bot-unknown"
    for known in (*BOTS, "exec", *LEVELS):
        assert known in str(error.value)


@pytest.mark.parametrize(
    "limit",
    ["0", "-5", "1.5", "1e3", "abc", "0s", "0ms", "3601s", "100000001", "1m", "2 s", "s", "ms", "1s500ms", "1" * 30],
)
@pytest.mark.parametrize("name", THINKERS)
def test_the_error_for_an_invalid_limit_gives_an_example(name: str, limit: str) -> None:
    with pytest.raises(UserError) as error:
        parse_spec(f"{name}:{limit}")
    assert error.value.key == "bot-limit-wrong"
    assert f"{name}:2000" in str(error.value)


@pytest.mark.parametrize("text", ["random:5", "habit:1s", "greedy:100ms"])
def test_a_bot_without_search_takes_no_limit(text: str) -> None:
    with pytest.raises(UserError) as error:
        parse_spec(text)
    assert error.value.key == "bot-limit-unused"
    assert "Leave out" in str(error.value)


@pytest.mark.parametrize("text", ["exec", "exec:", "exec:   "])
def test_an_external_bot_needs_a_program(text: str) -> None:
    with pytest.raises(UserError) as error:
        parse_spec(text)
    assert error.value.key == "bot-exec-empty"


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_with_a_limit_is_not_called_unknown(level: str) -> None:
    """An error that says there is no such bot, but lists it among the known ones, would be confusing."""
    with pytest.raises(UserError) as error:
        parse_spec(f"{level}:2s")
    assert error.value.key != "bot-unknown"


@pytest.mark.parametrize("text", ["x" * 5000, "mcts:" + "9" * 5000, "greedy:" + "\x1b[2J" * 900, "\n\n"])
def test_a_refusal_is_one_sentence_of_bounded_length(text: str) -> None:
    """For any input."""
    with pytest.raises(UserError) as error:
        parse_spec(text)
    assert len(str(error.value)) < 300
    assert str(error.value).isprintable()


def test_levels_go_from_habit_to_expert() -> None:
    assert [parse_spec(spec).name for spec in LEVELS.values()] == ["habit", "greedy", "mcts", "expert"]
    assert set(LEVELS).isdisjoint(BOTS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_a_name_and_a_description(level: str, language: str) -> None:
    """In every language."""
    assert knows(f"level-{level}", language)
    name, character = say(f"level-{level}", language), say(f"character-{level}", language)
    assert name
    assert "\n" not in name
    assert character.endswith(".")
    assert len(character) > len(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_levels_are_alike(language: str) -> None:
    assert len({say(f"level-{level}", language) for level in LEVELS}) == len(LEVELS)
    assert len({say(f"character-{level}", language) for level in LEVELS}) == len(LEVELS)
