"""The metrics of a server, and who may see them."""

from __future__ import annotations

from pathlib import Path
from platform import python_version

import httpx
import pytest

from haspelknecht.pure import is_compiled
from haspelknecht.server.api.operations import may_see_metrics
from haspelknecht.server.settings import read_networks
from haspelknecht.version import __version__
from tests.server.serving import HEADERS, Server, Visitor, serving
from tests.waiting import HANG, eventually


def numbers(address: str) -> dict[str, float]:
    """The metrics of a server by name and labels."""
    lines = httpx.get(f"{address}/metrics", timeout=HANG).text.splitlines()
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines if not line.startswith("#")}


def test_requests_moves_chat_and_bots_are_counted(server: Server) -> None:
    before = numbers(server.address)
    anna = Visitor(server.address, "Anna")
    table = anna.table("me", "mcts:5")
    anna.ok("POST", f"/api/tables/{table}/chat", text="Glück auf!")
    eventually(lambda: anna.news(table)["mine"][0]["moves"], "it is Anna's turn")
    news = anna.news(table)
    move = news["mine"][0]["moves"][0]["number"]
    anna.ok("POST", f"/api/tables/{table}/moves", seat="A", after=news["table"]["number"], move=move)
    with anna.socket(f"/api/tables/{table}/live") as following:
        following.recv(timeout=HANG)
        after = numbers(server.address)
        assert after["haspelknecht_sockets"] >= 1

    def grew(name: str) -> float:
        return after[name] - before.get(name, 0)

    assert grew("haspelknecht_changes_total") >= 2
    assert grew("haspelknecht_chat_lines_total") == 1
    assert grew("haspelknecht_database_seconds_count") > 0
    assert grew('haspelknecht_requests_total{method="POST",route="/api/tables",status="201"}') == 1
    assert grew('haspelknecht_request_seconds_count{method="POST",route="/api/tables"}') == 1
    assert after["haspelknecht_tables"] >= 1
    assert "haspelknecht_collisions_total" in after
    assert "haspelknecht_bot_mishaps_total" in after
    thought = "haspelknecht_bot_thought_seconds_count"
    eventually(lambda: numbers(server.address)[thought] > before.get(thought, 0), "the bot thinks")


def test_metrics_name_the_running_build(server: Server) -> None:
    engine = "compiled" if is_compiled() else "python"
    labels = f'engine="{engine}",python="{python_version()}",version="{__version__}"'
    assert numbers(server.address)[f"haspelknecht_build_info{{{labels}}}"] == 1


def test_metrics_contain_routes_but_no_ids_or_links(server: Server) -> None:
    anna = Visitor(server.address, "Anna")
    table = anna.table("me", "open", start=False)
    for path in (f"/api/tables/{table}", "/api/links/some-secret-link", f"/{table}", f"/api/tables/{table}/nothing"):
        anna.ask("POST", path)
    anna.http.request("BREW", f"/{table}")
    text = httpx.get(f"{server.address}/metrics", timeout=HANG).text
    assert table not in text
    assert "some-secret-link" not in text
    assert "BREW" not in text
    assert 'route="/api/links/{code}",status="404"' in text
    assert 'route="none",status="404"' in text


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.1.1", "::1", "::ffff:127.0.0.1"])
def test_this_machine_may_see_metrics(host: str) -> None:
    assert may_see_metrics(host, ())


@pytest.mark.parametrize(
    "host", ["10.1.2.3", "192.168.0.9", "172.20.0.1", "fd00::1", "::ffff:10.0.0.1", "8.8.8.8", "", "localhost"]
)
def test_other_machines_may_not_see_metrics(host: str) -> None:
    """Not even players in the same network: rising numbers would reveal when others plan."""
    assert not may_see_metrics(host, ())


@pytest.mark.parametrize(
    ("host", "seen"),
    [
        ("10.1.2.3", True), ("::ffff:10.1.2.3", True), ("11.1.2.3", False), ("192.168.0.9", True),
        ("192.168.0.8", False), ("fd00::1", True), ("fe80::1", False), ("::1", True),
    ],
)  # fmt: skip
def test_an_operator_can_open_metrics_to_networks(host: str, seen: bool) -> None:
    networks = read_networks(["10.0.0.0/8,192.168.0.9", "fd00::/8"])
    assert may_see_metrics(host, networks) == seen


def test_behind_a_proxy_forged_addresses_do_not_open_metrics(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--proxy", "--metrics-from", "9.9.9.9") as server:
        for claim in ("8.8.8.8", "127.0.0.1, 8.8.8.8", "8.8.8.8, 10.0.0.1", "192.168.0.9"):
            assert (
                httpx.get(f"{server.address}/metrics", headers={"x-forwarded-for": claim}, timeout=HANG).status_code
                == 404
            ), claim
        assert (
            httpx.get(f"{server.address}/metrics", headers={"x-forwarded-for": "9.9.9.9"}, timeout=HANG).status_code
            == 200
        )
        assert httpx.get(f"{server.address}/metrics", timeout=HANG).status_code == 200
        secure = httpx.post(
            f"{server.address}/api/me",
            json={"name": "Anna"},
            headers=HEADERS | {"x-forwarded-proto": "https"},
            timeout=HANG,
        )
        assert "Secure" in secure.headers["set-cookie"]
