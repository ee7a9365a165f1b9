"""Components files of users: what may be corrected, what it changes in play, and the errors for invalid values."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import ast, parse
from hypothesis import given, settings
from hypothesis import strategies as st

from haspelknecht.data.components import build, read_facts, shipped_facts
from haspelknecht.errors import UserError
from haspelknecht.records.game import Game
from haspelknecht.records.toml_text import to_toml
from haspelknecht.rules.components import Components
from tests.scenes import Words, board, legal, play, refusal, scene

TILES = [10 * level + place for level in (1, 2, 3, 4) for place in (1, 2, 3, 4, 5)]


def printed(text: str) -> Components:
    """Our values with those of a user's file."""
    return build(read_facts(text))


def values(components: Components) -> list[object]:
    """All printed values, for comparison."""
    fields = [getattr(components, name) for name in dir(components) if not name.startswith("_") and name != "pays"]
    return [value if isinstance(value, int) else [int(item) for item in value] for value in fields]


# --- the shipped file -----------------------------------------------------------------------------------------


def test_the_shipped_file_is_a_valid_users_file() -> None:
    assert values(printed(to_toml(shipped_facts()))) == values(build(shipped_facts())) == values(printed(""))


def test_every_value_has_a_source() -> None:
    """Text, review or rebuilt, so that a reconstruction is never mistaken for a printed fact."""
    facts: Any = shipped_facts()
    for tile in TILES:
        sources = (facts["tiles"][str(tile)]["cost_source"], facts["tiles"][str(tile)]["symbols_source"])
        assert all(source.split(":")[0] in ("text", "review", "rebuilt") for source in sources)
    for table, keys in (("pinge", ["groups"]), ("tunnel", ["coal", "vp", "symbols"]), ("pools", ["wet"])):
        for key in keys:
            assert facts[table][f"{key}_source"].split(":")[0] in ("text", "review", "rebuilt")
    assert facts["tiles"]["31"]["cost_source"] == "text"


# --- what a correction changes --------------------------------------------------------------------------------


def test_only_the_given_value_changes() -> None:
    ours, theirs = printed(""), printed("[tiles.45]\nforks = 7\n")
    assert int(theirs.forks[19]) == 7
    theirs.forks[19] = ours.forks[19]
    assert values(theirs) == values(ours)


def test_a_corrected_cost_is_used() -> None:
    """The whole cost is replaced, not spot by spot."""
    facts = read_facts("[tiles.11]\ncost = { yellow = 2, brown = 1 }")
    disks: Words = {"cart1": {"yellow": 2}, "cart2": {"brown": 1}, "plan": {"farmer": {"yellow": 2, "brown": 1}}}
    game = scene(disks, components=facts)
    assert "farmer buys 11" in legal(game)
    for plan in ({"yellow": 2}, {"brown": 1}):
        other = scene({**disks, "plan": {"farmer": plan}}, components=facts)
        assert refusal(other, "farmer buys 11").rule == "R-DEV-02"


def test_corrected_symbols_are_scored() -> None:
    symbols = {11: (5, 3), 41: (1, 0), 43: (0, 2)}
    text = [f"[tiles.{tile}]\nforks = {forks}\nhammers = {hammers}" for tile, (forks, hammers) in symbols.items()]
    facts = read_facts("\n".join(text))
    last: Words = {"year": 3, "season": "winter", "stage": "final scoring", "components": facts}
    game = scene({"tiles": [11, 41, 43]}, **last)
    assert (game.score_sheet(0)["handcart"], game.score_sheet(0)["coal_driver"]) == (6, 5)


@pytest.mark.parametrize("first", [1, 4, 5])
def test_corrected_groups_open_the_pinge(first: int) -> None:
    """The first group can be mined before any wood is placed."""
    facts = read_facts(f"pinge.groups = [{first}, {6 - first}, 1]")
    game = scene({"cart1": {"black": 6}, "plan": {"farmer": {"black": 6}}}, components=facts)
    play(game, "farmer mines", *["mine"] * first)
    assert board(game).coal == first
    assert "mine" not in legal(game)


def test_corrected_sections_open_and_score_the_tunnel() -> None:
    text = "[tunnel]\ncoal = [5, 1, 1, 1, 1, 1, 1]\nvp = [3, 3, 3, 1, 1, 1, 1]\n"
    facts = read_facts(text + "wheelbarrow = [1, 2, 3]\nlamp = [1, 2, 3, 4]\nlorry = [4, 5, 6, 7]")
    mine: Words = {"pinge_coal": 0, "tunnel_wood": 1, "cart1": {"black": 6}, "plan": {"farmer": {"black": 6}}}
    game = scene(mine, components=facts)
    play(game, "farmer mines", *["mine"] * 5)
    assert "mine" not in legal(game)
    done: Words = {"pinge_coal": 0, "tunnel_wood": 1, "tunnel_coal": 6, "tiles": [22, 32, 42]}
    end = scene(done, year=3, season="winter", stage="final scoring", components=facts)
    sheet = end.score_sheet(0)
    assert [sheet[source] for source in ("sections", "wheelbarrow", "oil_lamp", "lorry")] == [3, 1, 1, 0]


@pytest.mark.parametrize(("wet", "water"), [("[1]", [2, 1]), ("[2, 3, 4]", [1, 2]), ("[1, 4]", [2, 1])])
def test_corrected_pools_are_wet(wet: str, water: list[int]) -> None:
    game = Game.new(2, seed="x", components=read_facts(f"[pools]\nwet = {wet}"))
    seat = game.to_act[0]
    for pool, expected in enumerate(water, 1):
        twin = game.copy()
        play(twin, next(move for move in legal(twin, seat) if move.startswith(f"take {pool}")))
        assert board(twin, seat).water == expected


# --- what is refused ------------------------------------------------------------------------------------------

REFUSED: list[tuple[str, str, tuple[str, ...]]] = [
    ("components-not-toml", "[pinge", ()),
    ("components-not-toml", "name = 'mine'\npinge == 3", ("line 2",)),
    ("components-unknown", "[tiles.16]\nforks = 1", ("tiles.16",)),
    ("components-unknown", "colour = 'red'", ("colour",)),
    ("components-unknown", "[tunnel]\nsections = 8", ("tunnel.sections",)),
    ("components-unknown", "[tiles.11]\ncost = { red = 1 }", ("tiles.11.cost.red",)),
    ("components-wrong-kind", "tiles = 5", ("tiles",)),
    ("components-wrong-kind", "[tiles]\n11 = []", ("tiles.11",)),
    ("components-wrong-kind", "[tiles.11]\ncost = 3", ("tiles.11.cost",)),
    ("components-wrong-kind", "pools = [2]", ("pools",)),
    ("components-number", "[tiles.11]\nforks = -1", ("tiles.11.forks", "0", "9")),
    ("components-number", "[tiles.11]\nhammers = 10", ("tiles.11.hammers", "9")),
    ("components-number", "[tiles.11]\nhammers = true", ("tiles.11.hammers",)),
    ("components-number", "[tiles.11]\nforks = '1'", ("tiles.11.forks",)),
    ("components-number", "[tiles.11]\ncost = { yellow = 1.0 }", ("tiles.11.cost.yellow",)),
    ("components-number", "[tiles.11]\ncost = { any = 9 }", ("tiles.11.cost.any", "8")),
    ("components-number", "[tunnel]\nvp = [4, 1, 1, 1, 2, 2, 2]", ("tunnel.vp", "3")),
    ("components-number", "[pools]\nwet = [0]", ("pools.wet", "1", "4")),
    ("components-number", "[tunnel]\nlamp = [1, 2, 3, 8]", ("tunnel.lamp", "7")),
    ("components-list", "[pinge]\ngroups = [3, 4]", ("pinge.groups", "3")),
    ("components-list", "[pinge]\ngroups = 7", ("pinge.groups",)),
    ("components-list", "[tunnel]\ncoal = [1, 1, 1, 2, 2, 4]", ("tunnel.coal", "7")),
    ("components-list", "[tunnel]\nvp = '1122223'", ("tunnel.vp", "7")),
    ("components-places", "[pools]\nwet = 2", ("pools.wet", "4")),
    ("components-places", "[pools]\nwet = [2, 2]", ("pools.wet", "4")),
    ("components-places", "[tunnel]\nlorry = [1, 2, 3, 4, 5, 6, 7, 1]", ("tunnel.lorry", "7")),
    ("components-cost", "[tiles.12]\ncost = {}", ("12", "1", "8")),
    ("components-cost", "[tiles.12]\ncost = { yellow = 5, black = 4 }", ("12", "8")),
    ("components-cost-31", "[tiles.31]\ncost = { any = 4 }", ("31", "F-01")),
    ("components-cost-31", "[tiles.31]\ncost = { black = 1, any = 4 }", ("31", "F-01")),
    ("components-cost-21", "[tiles.21]\ncost = { any = 4 }", ("21", "F-01")),
    ("components-cost-21", "[tiles.21]\ncost = { yellow = 2, brown = 1 }", ("21", "F-01")),
    ("components-cost-21", "[tiles.21]\ncost = { black = 1, any = 2 }", ("21", "F-01")),
    ("components-pinge-sum", "[pinge]\ngroups = [3, 2, 1]", ("6", "7", "R-PINGE-01")),
    ("components-pinge-groups", "[pinge]\ngroups = [0, 4, 3]", ("F-05",)),
    ("components-pinge-groups", "[pinge]\ngroups = [3, 4, 0]", ("F-05",)),
    ("components-tunnel-coal", "[tunnel]\ncoal = [0, 2, 1, 2, 2, 2, 2]", ("7", "11", "R-TUNNEL-01")),
    ("components-tunnel-coal", "[tunnel]\ncoal = [1, 1, 1, 1, 2, 2, 2]", ("10", "11", "R-TUNNEL-01")),
    ("components-tunnel-vp", "[tunnel]\nvp = [1, 1, 2, 2, 2, 2, 2]", ("12", "13", "R-END-03")),
    ("components-tunnel-vp", "[tunnel]\nvp = [0, 2, 2, 2, 2, 2, 3]", ("13", "R-END-03")),
    ("components-symbols", "[tunnel]\nwheelbarrow = [1, 2]", ("tunnel.wheelbarrow", "3", "2", "R-END-04")),
    ("components-symbols", "[tunnel]\nlamp = [1, 2, 3, 4, 5]", ("tunnel.lamp", "4", "5", "R-END-04")),
    ("components-symbols", "[tunnel]\nlorry = []", ("tunnel.lorry", "4", "0", "R-END-04")),
    ("components-wet-pools", "[pools]\nwet = []", ("F-09",)),
    ("components-wet-pools", "[pools]\nwet = [3, 4]", ("F-09",)),
    ("components-wet-pools", "[pools]\nwet = [1, 2]", ("F-09",)),
]


@pytest.mark.parametrize(("key", "text", "named"), REFUSED)
def test_refused_with_one_clear_sentence(key: str, text: str, named: tuple[str, ...]) -> None:
    with pytest.raises(UserError) as caught:
        printed(text)
    assert caught.value.key == key
    sentence = str(caught.value)
    assert all(word in sentence for word in named), sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert "$" not in sentence


def test_every_error_message_is_tested_here() -> None:
    text = (files("haspelknecht.locale") / "en" / "errors.ftl").read_text(encoding="utf-8")
    keys = {entry.id.name for entry in parse(text).body if isinstance(entry, ast.Message)}
    assert {key for key in keys if key.startswith("components-")} == {key for key, _, _ in REFUSED}


@pytest.mark.parametrize(
    "text",
    [
        "[pinge]\ngroups = [6, 0, 1]",
        "[tunnel]\nvp = [3, 1, 1, 3, 1, 1, 3]",
        "[tiles.21]\ncost = { yellow = 1, brown = 2 }",
        "[tiles.21]\ncost = { any = 3 }",
        "[tiles.45]\ncost = { yellow = 2, brown = 3, black = 3 }",
    ],
)
def test_values_that_the_books_do_not_determine_are_allowed(text: str) -> None:
    assert error_text(lambda: printed(text)) == ""


# --- arbitrary input ------------------------------------------------------------------------------------------


def error_text(action: Callable[[], object]) -> str:
    """The error message, or an empty text. Any other exception fails the test."""
    try:
        action()
    except UserError as error:
        return str(error)
    return ""


@pytest.mark.parametrize(
    "text",
    [
        "[tiles.11]\nforks = " + "1" * 5000,
        "name = " + "[" * 5000,
        "[pinge]\ngroups = " + "{a=" * 5000,
        "x" * 5000 + " = 1",
        ("[" + "x" * 5000 + "]\n") * 2,
        f"[tiles.11]\ncost = {{ {'x' * 5000} = 1 }}",
        '"a\\u0000\\u001b[31m" = 1',
        "\x00",
    ],
    ids=["long number", "deep list", "deep table", "long name", "long heading", "long spot", "odd name", "zero byte"],
)
def test_hostile_files(text: str) -> None:
    assert error_text(lambda: printed(text)).endswith(".")


def test_the_error_for_a_strange_name_is_printable_and_short() -> None:
    with pytest.raises(UserError) as caught:
        printed('"strange\\n\\u0007' + "x" * 5000 + '" = 1')
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 1200


paths = ["name", "tiles", "tiles.11", "tiles.31.cost", "tiles.21.cost.any", "tiles.45.forks", "tiles.16", "pinge"]
paths += [
    "pinge.groups",
    "tunnel",
    "tunnel.coal",
    "tunnel.vp",
    "tunnel.lamp",
    "tunnel.lorry",
    "pools",
    "pools.wet",
    "x",
]
plain = st.integers(-3, 12) | st.booleans() | st.floats(allow_nan=True) | st.text(max_size=5) | st.dates()
anything = st.recursive(
    plain,
    lambda inner: st.lists(inner, max_size=7) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=8,
)
likely = st.lists(st.integers(0, 8), min_size=1, max_size=7)
lines = st.builds("{} = {}".format, st.sampled_from(paths) | st.text(max_size=8), anything | likely)


@given(st.text() | st.lists(lines, max_size=4).map("\n".join) | st.text(alphabet="[]{}='\"tiles.1,\n#\\u"))
def test_any_text(text: str) -> None:
    error_text(lambda: printed(text))


@given(st.sampled_from(paths), anything | likely)
def test_any_value_anywhere(path: str, value: Any) -> None:
    """Positions contain complete components, which do not start from our file."""
    facts: Any = shipped_facts()
    *tables, last = path.split(".")
    inside = facts
    for name in tables:
        inside = inside[name]
    inside[last] = value
    error_text(lambda: build(facts))


@given(st.dictionaries(st.sampled_from(["tiles", "pinge", "tunnel", "pools"]), anything, max_size=3))
def test_any_facts(facts: dict[str, Any]) -> None:
    error_text(lambda: build(facts))


@settings(deadline=None, max_examples=30)
@given(st.permutations([1, 1, 1, 2, 2, 2, 2]), st.permutations([1, 1, 2, 2, 2, 2, 3]), st.permutations(range(1, 8)))
def test_every_other_reconstruction_can_be_played(coal: list[int], vp: list[int], places: list[int]) -> None:
    """A file with other sections is read, and a game with it can be saved as a position and set up again."""
    tunnel = {"coal": coal, "vp": vp, "wheelbarrow": places[:3], "lamp": places[1:5], "lorry": places[3:]}
    game = Game.new(2, seed="x", components=read_facts(to_toml({"tunnel": tunnel})))
    assert Game.from_position(game.position_text()).position() == game.position()
    assert [int(number) for number in game.table.setup.components.section_coal] == coal
