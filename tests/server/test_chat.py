"""Chat lines: whitespace and invisible characters are cleaned up, combined characters are kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.in_process import Client, guest, in_process

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
PERSIAN = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server with a guest."""
    folder: Path = tmp_path_factory.mktemp("chat")
    with in_process(folder, rates=0) as client:
        guest(client)
        yield client


@pytest.fixture(scope="module")
def chat(client: Client) -> str:
    """The chat of a table at which the guest sits."""
    table = client.post("/api/tables", json={"seats": [{"kind": "me"}, {"kind": "me"}]}).json()["table"]["id"]
    return f"/api/tables/{table}/chat"


@pytest.mark.parametrize(
    ("said", "read"),
    [
        (FAMILY, FAMILY),
        (PERSIAN, PERSIAN),
        ("two\nlines", "two lines"),
        ("\u202eturned", "turned"),
        ("a\u00a0b", "a b"),
    ],
)
def test_joined_characters_are_kept_and_line_breaks_are_removed(
    client: Client, chat: str, said: str, read: str
) -> None:
    assert client.post(chat, json={"text": said}).status_code == 204
    assert client.get(chat).json()[-1]["text"] == read


@pytest.mark.parametrize("text", ["\u200d", "\u200c \u200d", "\u202e", "  "])
def test_a_line_without_visible_characters_is_refused(client: Client, chat: str, text: str) -> None:
    answer = client.post(chat, json={"text": text})
    assert (answer.status_code, answer.json()["error"]) == (400, "server-chat-long")
