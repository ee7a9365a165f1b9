"""The nginx example: valid as it is and with everything uncommented, and a rolling restart behind it loses no request.

These tests need nginx; setting up the tests installs it (`nginx-light`).
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest

from tests.hosting.proxies import HOSTING, Proxy, free_ports, nginx_command, nginx_files, uncommented
from tests.hosting.rolling import port_of, restart_one_by_one, two_servers
from tests.server.serving import Server

if TYPE_CHECKING:
    from tests.server.postgres import Postgres

pytest_plugins = ["tests.server.postgres"]

EXAMPLE = (HOSTING / "nginx.conf").read_text(encoding="utf-8")


@pytest.mark.parametrize("example", [EXAMPLE, uncommented(EXAMPLE)], ids=["as it is", "uncommented"])
def test_nginx_accepts_the_example(example: str, tmp_path: Path) -> None:
    main = nginx_files(tmp_path, example, free_ports(1)[0], [8000, 8001])
    done = subprocess.run([*nginx_command(main), "-t"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    problems = [line for line in done.stderr.splitlines() if "[" in line and "deprecated" not in line]
    assert problems == []  # newer versions deprecate this directive for HTTP/2


def test_the_example_has_a_commented_second_process() -> None:
    assert uncommented(EXAMPLE).count("max_fails=0;") == EXAMPLE.count("server 127.0.0.1:") == 2


@pytest.fixture(scope="module")
def servers(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two processes with one database and one key."""
    with two_servers(tmp_path_factory.mktemp("servers"), postgres.new_database()) as running:
        yield running


@pytest.fixture(scope="module")
def nginx(servers: list[Server], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    """A real nginx in front of both, with everything in the example uncommented."""
    folder, port = tmp_path_factory.mktemp("nginx"), free_ports(1)[0]
    main = nginx_files(folder, uncommented(EXAMPLE), port, [port_of(server) for server in servers])
    with Proxy(nginx_command(main), port, folder / "fullchain.pem") as proxy:
        yield proxy


def test_pages_are_sent_over_http2_with_hsts_and_secure_cookies(nginx: Proxy) -> None:
    assert nginx.speaks_http2()
    with nginx.client() as client:
        answer = client.get("/")
        assert answer.status_code == 200
        assert answer.headers["strict-transport-security"].startswith("max-age=31536000")
        secure = client.post("/api/me", json={"name": "Anna"})
        assert "Secure" in secure.headers["set-cookie"]


@pytest.mark.parametrize("path", ["/metrics", "/metrics/", "/metrics/more"])
def test_metrics_are_hidden(nginx: Proxy, path: str) -> None:
    with nginx.client() as client:
        answer = client.get(path)
    assert answer.status_code == 404
    assert "haspelknecht_" not in answer.text


def test_nginx_refuses_bodies_that_are_too_large(nginx: Proxy) -> None:
    with nginx.client() as client:
        assert client.post("/api/me", content=b"x" * 600_000).status_code == 413


def test_a_path_prefix_sent_by_a_client_is_ignored(nginx: Proxy) -> None:
    with nginx.client() as client:
        assert client.get("/health", headers={"x-forwarded-prefix": "/games"}).status_code == 200


def test_a_table_is_followed_through_a_socket(nginx: Proxy) -> None:
    with nginx.client() as client:
        client.post("/api/me", json={"name": "Anna"}).raise_for_status()
        made = client.post("/api/tables", json={"seats": [{"kind": "me"}, {"kind": "open"}], "start": False})
        table = made.raise_for_status().json()["table"]["id"]
        with nginx.socket(client, f"/api/tables/{table}/live") as socket:
            assert json.loads(socket.recv(timeout=30))["table"]["id"] == table


def test_http_redirects_to_https(nginx: Proxy) -> None:
    text = Path(nginx.command[-1]).with_name("haspelknecht.conf").read_text(encoding="utf-8")
    port = text.partition("listen 127.0.0.1:")[2].partition(";")[0]
    answer = httpx.get(f"http://localhost:{port}/some/page")
    assert (answer.status_code, answer.headers["location"]) == (301, "https://localhost/some/page")


def test_no_request_fails_during_a_rolling_restart(servers: list[Server], nginx: Proxy) -> None:
    answers = restart_one_by_one(servers, nginx)
    assert answers["ok"] > 20
    assert set(answers) == {"ok"}, answers
