"""The built documentation is served at /docs; if it is missing, a page says so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from haspelknecht.locale import LANGUAGES, say
from haspelknecht.server import docs_files
from haspelknecht.server.cached_response import REVALIDATE
from haspelknecht.server.client_files import read_files
from haspelknecht.server.security.headers import POLICY
from tests.server.in_process import Client, in_process

FILES = {
    "index.html": b"<!doctype html><title>Documentation</title>",
    "reference/game.html": b"<!doctype html><title>Games</title>",
    "assets/site.css": b"p { margin: 0 }",
    "search/search_index.json": b"{}",
}


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, built: bool) -> Iterator[Client]:
    """A server whose documentation is, or is not, built."""
    folder = tmp_path / "site"
    for name, data in FILES.items() if built else ():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    (tmp_path / "secret.txt").write_text("beside the documentation")
    monkeypatch.setattr(docs_files, "built_docs", lambda: read_files(folder, lambda path: REVALIDATE))
    with in_process(tmp_path / "data") as client:
        yield client


@pytest.mark.parametrize("built", [True])
def test_every_file_is_served_with_the_policy_of_the_app(client: Client, built: bool) -> None:
    for name, data in FILES.items():
        answer = client.get(f"/docs/{name}")
        assert (answer.status_code, answer.content) == (200, data)
        assert answer.headers["content-security-policy"] == POLICY
        assert answer.headers["cache-control"] == "no-cache"
        assert client.get(f"/docs/{name}", headers={"if-none-match": answer.headers["etag"]}).status_code == 304


@pytest.mark.parametrize("built", [True])
@pytest.mark.parametrize("path", ["/docs", "/docs/"])
def test_the_short_address_redirects_to_the_first_page(client: Client, built: bool, path: str) -> None:
    answer = client.get(path, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (302, "/docs/index.html")


@pytest.mark.parametrize("built", [True])
@pytest.mark.parametrize(
    "path", ["/docs/nothing.html", "/docs/reference", "/docs/../secret.txt", "/docs/..%2fsecret.txt"]
)
def test_a_missing_page_is_not_answered_with_the_app(client: Client, built: bool, path: str) -> None:
    answer = client.get(path, headers={"accept-language": "en"})
    assert answer.status_code == 404
    assert "beside the documentation" not in answer.text


@pytest.mark.parametrize("built", [False])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["/docs", "/docs/index.html", "/docs/tutorial/first-game.html"])
def test_without_documentation_a_page_says_so(client: Client, built: bool, language: str, path: str) -> None:
    answer = client.get(path, headers={"accept-language": language})
    assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert say("server-docs-missing", language) in answer.text
    assert "make docs" in answer.text
    assert client.head(path).status_code == 404
