"""The reference follows the edition and the options of a table: rules, tiles, glossary, worked examples."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from haspelknecht.data.editions import EDITIONS, options_of
from haspelknecht.data.rule_texts import rule_text
from haspelknecht.locale import LANGUAGES
from haspelknecht.server.api.reference import changed_page
from haspelknecht.view.facts import tile_text
from tests.server.in_process import Client, in_process


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server in this process."""
    with in_process(tmp_path_factory.mktemp("editions")) as found:
        yield found


def get(client: Client, path: str, **query: str) -> Any:
    """The JSON of a page."""
    answer = client.get(path, params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_rules_and_tiles_are_those_of_the_edition(client: Client, edition: str, language: str) -> None:
    """Every text is the one for the options of that edition."""
    options = options_of(edition)
    rules = get(client, "/api/rules", language=language, edition=edition)
    assert rules["edition"] == edition
    assert rules["chosen"] == options.named()
    for rule in rules["rules"]:
        assert rule["text"] == rule_text(rule["id"], language, options.named())
    for tile in get(client, "/api/tiles", language=language, edition=edition)["tiles"]:
        assert tile["effect"] == tile_text(options, tile["number"], language)


def test_the_building_symbol_moves_with_the_edition(client: Client) -> None:
    """Tile 34 in the German book, tile 35 where the option says so (B-30)."""
    for edition, tile in (("second", 34), ("first", 35)):
        tiles = get(client, "/api/tiles", edition=edition)["tiles"]
        assert [card["number"] for card in tiles if card["building_symbol"]] == [12, 15, 24, tile]


def test_options_of_a_table_change_the_texts(client: Client) -> None:
    """Changes are given by name; everything else is as in the edition."""
    usual = get(client, "/api/rules", edition="french")
    changed = get(client, "/api/rules", edition="french", options="coal_storage=coal_and_food, mill_repeat=repeat")
    assert changed["chosen"] == {**usual["chosen"], "coal_storage": "coal_and_food", "mill_repeat": "repeat"}
    pairs = zip(usual["rules"], changed["rules"], strict=True)
    assert [new["id"] for old, new in pairs if old["text"] != new["text"]] == ["R-TILE-24a", "R-TILE-35a"]


def test_spelling_of_options_makes_no_other_page(client: Client) -> None:
    """Order, spaces, repetitions and values that the edition has anyway do not fill the cache."""
    changed_page.cache_clear()
    for number in range(5):
        spaces = " " * number
        get(client, "/api/rules", options=f"mill_repeat=repeat,{spaces}coal_storage=coal_and_food")
        get(client, "/api/rules", options=f"coal_storage=coal_and_food,mill_repeat={spaces}repeat,thaler_limit=none")
        get(client, "/api/rules", options=f"mill_repeat=once{spaces}")
    assert changed_page.cache_info().currsize == 1


@pytest.mark.parametrize(
    "options", ["nonsense", "nonsense=yes", "mill_repeat=nonsense", "mill_repeat", ",", "x" * 2000]
)
def test_unknown_options_are_refused(client: Client, options: str) -> None:
    """With one sentence."""
    answer = client.get("/api/rules", params={"options": options})
    assert answer.status_code == 400
    assert 0 < len(answer.json()["message"]) < 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_is_part_of_the_rules(client: Client, language: str) -> None:
    """Each term with its name in this language, and all its names for searching."""
    terms = {term["id"]: term for term in get(client, "/api/rules", language=language)["terms"]}
    assert {"Lorry", "Hunt", "Lore", "Wagonnet"} <= set(terms["tile_42"]["names"])
    assert terms["pinge"]["about"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_worked_examples_show_what_playing_them_gives(client: Client, language: str) -> None:
    """The numbers are those of the printed examples (D-01 to D-06 of the digest)."""
    examples = {example["id"]: example for example in get(client, "/api/examples", language=language)["examples"]}
    after = {key: example["after"]["players"]["A"] for key, example in examples.items()}
    assert after["second_take"]["cart2"] == {"brown": 2}
    assert after["tile_cost"]["tiles"] == [21, 31]
    assert (after["first_year"]["food"], after["first_year"]["coal"]) == (1, 1)
    assert after["into_the_tunnel"]["mine"]["shaft"] == 3
    assert after["five_water"]["coal"] == 1
    assert (after["charcoal"]["wood"], after["charcoal"]["coal"]) == (1, 2)
    for example in examples.values():
        assert example["about"]
        assert example["lines"]
