"""The game cannot be served below a path of a site: the server says so instead of showing an empty page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from haspelknecht.locale import say
from tests.server.in_process import Client, in_process


@pytest.fixture(scope="module")
def behind_proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server that trusts its proxy."""
    with in_process(tmp_path_factory.mktemp("proxied"), proxy=True) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/api/tables", "/health"])
def test_a_path_prefix_of_the_proxy_is_refused_with_an_explanation(behind_proxy: Client, path: str) -> None:
    answer = behind_proxy.get(path, headers={"x-forwarded-prefix": "/haspelknecht/", "accept-language": "pl"})
    expected = {"error": "server-below-path", "message": say("server-below-path", "pl", prefix="/haspelknecht")}
    assert answer.status_code == 400
    assert {name: answer.json()[name] for name in expected} == expected


@pytest.mark.parametrize("prefix", ["", "/"])
def test_the_root_of_a_site_is_accepted(behind_proxy: Client, prefix: str) -> None:
    assert behind_proxy.get("/health", headers={"x-forwarded-prefix": prefix}).status_code == 200


def test_without_a_proxy_the_header_is_ignored(tmp_path: Path) -> None:
    with in_process(tmp_path) as client:
        assert client.get("/health", headers={"x-forwarded-prefix": "/haspelknecht"}).status_code == 200
