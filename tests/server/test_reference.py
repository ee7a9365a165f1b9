"""Reference pages of the API: complete, in every language, and cached; files are checked completely."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from haspelknecht.bots.levels import LEVELS
from haspelknecht.data.components import shipped_facts
from haspelknecht.data.editions import EDITIONS, options_of
from haspelknecht.data.layouts import load_layouts
from haspelknecht.data.rule_texts import rule_text
from haspelknecht.data.rules import chapters, rule_facts
from haspelknecht.data.scales import scales
from haspelknecht.locale import LANGUAGES, say
from haspelknecht.rules.options import VALUES
from tests.server.in_process import Client, guest, in_process

PAGES = ["/api/rules", "/api/tiles", "/api/scales", "/api/layouts", "/api/levels", "/api/editions/compare"]
DRAWING = "players = [{players}]\ndrawing = '''\n1 1 1\n 2 2 2\n3 3 3\n 4 4 4\n'''"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with in_process(tmp_path_factory.mktemp("reference")) as client:
        yield client


def look_up(client: Client, path: str, language: str = "en", **query: Any) -> Any:
    answer = client.get(path, params={"language": language, **query})
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules_come_with_their_texts_and_sources(client: Client, language: str) -> None:
    page = look_up(client, "/api/rules", language)
    assert page["language"] == language
    assert [(rule["id"], rule["text"]) for rule in page["rules"]] == [
        (rule, rule_text(rule, language)) for rule in rule_facts()
    ]
    assert [chapter["id"] for chapter in page["chapters"]] == list(chapters())
    assert {rule["chapter"] for rule in page["rules"]} == set(chapters())
    for rule in page["rules"]:
        assert rule["books"] == rule_facts()[rule["id"]]["books"]
        assert set(rule["options"]) <= set(VALUES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_name_their_books_and_editions(client: Client, language: str) -> None:
    options = {option["id"]: option for option in look_up(client, "/api/rules", language)["options"]}
    assert {name: tuple(value["id"] for value in option["values"]) for name, option in options.items()} == VALUES
    for edition in EDITIONS:
        for name, chosen in options_of(edition).named().items():
            values = {value["id"]: value for value in options[name]["values"]}
            assert [value for value, about in values.items() if edition in about["editions"]] == [chosen]
    limit = {value["id"]: value["books"] for value in options["charcoal_limit"]["values"]}
    assert set(limit["once_per_phase"]) == {"de", "fr"}
    assert set(limit["unlimited"]) == {"en", "it", "pl"}


def test_the_comparison_of_editions_contains_all_differences(client: Client) -> None:
    page = look_up(client, "/api/editions/compare")
    assert [edition["id"] for edition in page["editions"]] == list(EDITIONS)
    sides = {edition: options_of(edition).named() for edition in EDITIONS}
    differing = {name for name in VALUES if len({side[name] for side in sides.values()}) > 1}
    assert {difference["option"] for difference in page["differences"]} == differing
    for difference in page["differences"]:
        assert difference["values"] == {edition: sides[edition][difference["option"]] for edition in EDITIONS}
        assert set(difference["texts"]) == set(EDITIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tile_cards_show_the_printed_values_and_their_sources(client: Client, language: str) -> None:
    page = look_up(client, "/api/tiles", language)
    facts: Any = shipped_facts()["tiles"]
    assert [card["number"] for card in page["tiles"]] == [int(number) for number in facts]
    for card in page["tiles"]:
        about = facts[str(card["number"])]
        assert {spot: count for spot, count in card["cost"].items() if count} == about["cost"]
        assert (card["forks"], card["hammers"]) == (about["forks"], about["hammers"])
        assert card["cost_source"]["about"]
        assert card["name"] == say(f"tile-{card['number']}", language)
        assert card["points"] == list(range(card["level"], 0, -1))
        assert any(rule.startswith(f"R-TILE-{card['number']}") for rule in card["rules"])
        assert set(card["rules"]) <= set(rule_facts())
    cards = {card["number"]: card for card in page["tiles"]}
    assert {number for number, card in cards.items() if card["marker"]} == {14, 22, 23, 25, 32, 33}
    assert {number for number, card in cards.items() if card["building"]} == {12, 15, 24, 35}
    assert {number for number, card in cards.items() if card["building_symbol"]} == {12, 15, 24, 34}
    kinds = [cards[number]["cost_source"]["kind"] for number in (31, 21, 22)]
    assert kinds == ["text", "partly", "rebuilt"]
    assert [cards[number]["fee"] for number in (11, 22, 31, 41)] == [[], ["coal", "wood", "food"], ["coal"], ["food"]]
    assert page["boards"]["pinge_groups"] == [3, 2, 2]


def test_a_tile_names_its_rules_and_rulings(client: Client) -> None:
    cards = {card["number"]: card for card in look_up(client, "/api/tiles")["tiles"]}
    assert cards[22]["rules"][:3] == ["R-TILE-22a", "R-TILE-22b", "R-END-04"]
    assert "R-MARKER-03" in cards[22]["rules"]
    assert {"B-34"} <= set(cards[22]["differs"])
    assert {"C-16", "C-17"} <= set(cards[22]["rulings"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_layouts_for_the_number_of_players_are_listed_and_all_can_be_played(client: Client, players: int) -> None:
    layouts = look_up(client, "/api/layouts", players=players)["layouts"]
    fitting = {name: layout for name, layout in load_layouts().items() if players in layout.players}
    assert [layout["id"] for layout in layouts] == list(fitting)
    for layout in layouts:
        places = [(place["level"], place["x"], place["row"]) for place in layout["places"]]
        assert places == [(spot.level, spot.x, spot.row) for spot in fitting[layout["id"]].spots]
    guest(client)
    seats = [{"kind": "me"}] * players
    for layout in layouts:  # what is listed can be played
        created = client.post("/api/tables", json={"seats": seats, "rules": {"layout": layout["id"]}, "start": True})
        assert created.status_code == 201, created.text


def test_levels_come_with_a_description(client: Client) -> None:
    levels = look_up(client, "/api/levels", "de")["levels"]
    assert {level["id"]: level["spec"] for level in levels} == LEVELS
    assert levels[0]["character"] == say("character-beginner", "de")


def test_scales_are_those_of_the_engine(client: Client) -> None:
    assert client.get("/api/scales").json() == scales()


@pytest.mark.parametrize("path", PAGES)
def test_an_unchanged_page_is_not_sent_again(client: Client, path: str) -> None:
    first = client.get(path)
    assert first.headers["cache-control"] == "no-cache"
    again = client.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = client.get(path, headers={"if-none-match": '"something else"'})
    assert (other.status_code, other.json()) == (200, first.json())
    plain = client.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == first.json()


def test_the_language_comes_from_the_query_or_the_header(client: Client) -> None:
    client.cookies.clear()
    german = {"accept-language": "de-AT,de;q=0.9"}
    assert client.get("/api/levels", headers=german).json()["language"] == "de"
    assert client.get("/api/levels", params={"language": "pl"}, headers=german).json()["language"] == "pl"
    assert client.get("/api/levels", params={"language": "xx"}).status_code == 400


def check(client: Client, what: str, text: str, **more: Any) -> Any:
    answer = client.post(f"/api/{what}/check", params={"language": "en"}, json={"text": text, **more})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_layout_file_is_checked(client: Client) -> None:
    fine = check(client, "layouts", DRAWING.format(players="2, 3"))
    assert (fine["ok"], fine["messages"], fine["players"]) == (True, [], [2, 3])
    assert len(fine["places"]) == 12
    many = check(client, "layouts", DRAWING.format(players="2, 4"))
    assert not many["ok"]
    assert many["messages"] == [
        "Level 1 has too few tiles in the drawing (3). For 4 players, draw at least 4 (R-VARIANT-03)."
    ]
    assert len(many["places"]) == 12
    assert check(client, "layouts", DRAWING.format(players="2, 4"), min_tiles_per_row="three")["ok"]
    unreadable = check(client, "layouts", "players = [2")
    assert (unreadable["ok"], len(unreadable["messages"]), unreadable["places"]) == (False, 1, [])


def test_a_components_file_is_checked_and_all_errors_are_listed(client: Client) -> None:
    assert check(client, "components", "") == {"ok": True, "messages": [], "changes": []}
    fine = check(client, "components", "[tiles.22]\nforks = 2\ncost = { black = 2, any = 1 }\n[pools]\nwet = [1, 4]")
    assert fine == {"ok": True, "messages": [], "changes": ["tiles.22.forks", "tiles.22.cost", "pools.wet"]}
    wrong = check(
        client, "components", "[tiles.22]\nforks = 77\ncost = { blue = 1 }\n[pools]\nwet = [1, 2]\n[x]\ny = 1"
    )
    assert not wrong["ok"]
    assert len(wrong["messages"]) == 4
    for name in ("tiles.22.forks", "tiles.22.cost.blue", "first two pools", "“x”"):
        assert any(name in message for message in wrong["messages"]), name


@pytest.mark.parametrize(
    "text", ["[", "a = 1", "tiles = 3", "[tiles]\n22 = 1", "x = " + "[" * 5000, "\ufeff", "n = " + "9" * 9000]
)
def test_unreadable_files_get_one_line_messages(client: Client, text: str) -> None:
    for what in ("components", "layouts"):
        checked = check(client, what, text)
        assert checked["ok"] == (not checked["messages"])
        assert all("\n" not in message for message in checked["messages"])


def test_files_that_would_take_long_to_parse_are_refused_with_one_sentence(client: Client) -> None:
    for text, words in (
        ("a." * 40_000 + "a = 1", "more than 20,000 characters"),
        ("a.a.a.a.a.a.a = 1", "Line 1 contains"),
    ):
        checked = check(client, "components", text)
        assert len(checked["messages"]) == 1
        assert words in checked["messages"][0]


def test_at_most_fifty_errors_are_listed(client: Client) -> None:
    checked = check(client, "components", "\n".join(f"k{number} = 1" for number in range(1000)))
    assert len(checked["messages"]) == 50
    assert "“k0”" in checked["messages"][0]
