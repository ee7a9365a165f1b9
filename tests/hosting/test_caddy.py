"""The Caddy example: valid as it is and with everything uncommented, and tested with a real Caddy if installed."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.hosting.proxies import HOSTING, Proxy, caddy_files, free_ports, program, uncommented
from tests.hosting.rolling import port_of, restart_one_by_one, two_servers
from tests.server.serving import Server

if TYPE_CHECKING:
    from tests.server.postgres import Postgres

pytest_plugins = ["tests.server.postgres"]

CADDY = program("caddy") or ""
EXAMPLE = (HOSTING / "Caddyfile").read_text(encoding="utf-8")
pytestmark = pytest.mark.skipif(not CADDY, reason="Caddy is not installed (Debian: caddy)")


@pytest.mark.parametrize("example", [EXAMPLE, uncommented(EXAMPLE)], ids=["as it is", "uncommented"])
def test_caddy_accepts_the_example(example: str, tmp_path: Path) -> None:
    file = tmp_path / "Caddyfile"
    file.write_text(example, encoding="utf-8")
    for words in (["validate", "--adapter", "caddyfile", "--config", str(file)], ["fmt", str(file)]):
        done = subprocess.run([CADDY, *words], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    assert done.stdout == example  # formatted as `caddy fmt` does


@pytest.fixture(scope="module")
def servers(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two processes with one database and one key."""
    with two_servers(tmp_path_factory.mktemp("servers"), postgres.new_database()) as running:
        yield running


@pytest.fixture(scope="module")
def caddy(servers: list[Server], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    """A real Caddy in front of both, with everything in the example uncommented."""
    folder, port = tmp_path_factory.mktemp("caddy"), free_ports(1)[0]
    file = caddy_files(folder, uncommented(EXAMPLE), port, [port_of(server) for server in servers])
    command = [CADDY, "run", "--adapter", "caddyfile", "--config", str(file)]
    homes = {"XDG_DATA_HOME": str(folder / "data"), "XDG_CONFIG_HOME": str(folder / "config"), "HOME": str(folder)}
    authority = folder / "data" / "caddy" / "pki" / "authorities" / "local" / "root.crt"
    with Proxy(command, port, authority, homes) as proxy:
        yield proxy


def test_pages_api_and_sockets_work_through_caddy(caddy: Proxy) -> None:
    assert caddy.speaks_http2()
    with caddy.client() as client:
        assert client.get("/").headers["strict-transport-security"].startswith("max-age=31536000")
        assert client.get("/metrics").status_code == client.get("/metrics/more").status_code == 404
        assert client.get("/health", headers={"x-forwarded-prefix": "/games"}).status_code == 200
        assert client.post("/api/me", content=b"x" * 600_000).status_code == 413
        assert "Secure" in client.post("/api/me", json={"name": "Anna"}).headers["set-cookie"]
        made = client.post("/api/tables", json={"seats": [{"kind": "me"}, {"kind": "open"}], "start": False})
        table = made.raise_for_status().json()["table"]["id"]
        with caddy.socket(client, f"/api/tables/{table}/live") as socket:
            assert json.loads(socket.recv(timeout=30))["table"]["id"] == table


def test_no_get_request_fails_during_a_rolling_restart(servers: list[Server], caddy: Proxy) -> None:
    """Caddy does not retry requests that change something if a stopping process did not answer: those may be lost."""
    answers = restart_one_by_one(servers, caddy)
    assert answers["ok"] > 20
    assert not any(answer.startswith("GET") for answer in answers), answers
