"""The reference explains where the rulebooks differ and how the app rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from haspelknecht.data.disputes import differences, rulings
from haspelknecht.locale import LANGUAGES, say
from haspelknecht.rules.options import VALUES
from tests.server.in_process import Client, in_process


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with in_process(tmp_path_factory.mktemp("disputes")) as client:
        yield client


def rules(client: Client, language: str = "en") -> Any:
    answer = client.get("/api/rules", params={"language": language})
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_has_its_texts(client: Client, language: str) -> None:
    page = rules(client, language)
    assert [entry["id"] for entry in page["differences"]] == list(differences())
    assert [entry["id"] for entry in page["rulings"]] == list(rulings())
    for entry in page["differences"]:
        number = entry["id"].removeprefix("B-")
        for part in ("topic", "books", "ours"):
            assert entry[part] == say(f"difference-{number}-{part}", language)
    for entry in page["rulings"]:
        number = entry["id"].removeprefix("C-")
        for part in ("question", "answer"):
            assert entry[part] == say(f"ruling-{number}-{part}", language)


def test_a_difference_has_its_weight_books_rules_and_options(client: Client) -> None:
    by_id = {entry["id"]: entry for entry in rules(client)["differences"]}
    storage = by_id["B-05"]
    assert storage["weight"] == "high"
    assert storage["lines"] == {"de": "556", "en": "556", "pl": "602", "it": "720-721", "fr": "840-841"}
    assert "R-WINTER-09" in storage["rules"]
    assert storage["options"] == ["farm_storage_vp"]
    assert (by_id["B-77"]["weight"], set(by_id["B-77"]["lines"]), by_id["B-77"]["options"]) == ("slip", {"it"}, [])


def test_a_ruling_has_a_confidence(client: Client) -> None:
    by_id = {entry["id"]: entry for entry in rules(client)["rulings"]}
    assert (by_id["C-66"]["confidence"], by_id["C-66"]["options"]) == ("low", ["mill_repeat"])
    assert "R-TILE-35a" in by_id["C-66"]["rules"]
    assert by_id["C-18"]["confidence"] == "high"


def test_rules_and_disputes_refer_to_each_other(client: Client) -> None:
    page = rules(client)
    disputes = {entry["id"]: entry for entry in page["differences"] + page["rulings"]}
    by_rule = {rule["id"]: rule["differs"] + rule["rulings"] for rule in page["rules"]}
    for rule, names in by_rule.items():
        for name in names:
            assert name.startswith("H-") or rule in disputes[name]["rules"]
    for name, entry in disputes.items():
        assert all(name in by_rule[rule] for rule in entry["rules"])
        assert set(entry["options"]) <= set(VALUES)


def test_disputes_named_on_tile_cards_exist(client: Client) -> None:
    page = rules(client)
    known = {entry["id"] for entry in page["differences"] + page["rulings"]}
    for card in client.get("/api/tiles", params={"language": "en"}).json()["tiles"]:
        assert {name for name in card["differs"] + card["rulings"] if not name.startswith("H-")} <= known
