"""The files of the web app: content types, caching, compression, and nothing outside its folder."""

from __future__ import annotations

import gzip
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from haspelknecht.server import client_files
from haspelknecht.server.addresses import address_to_open, has_display
from haspelknecht.server.client_files import read_client
from haspelknecht.server.security.headers import POLICY
from tests.server.in_process import Client, in_process

SCRIPT = b"console.log('coal');" * 200
FILES = {
    "index.html": b"<!doctype html><title>Haspelknecht</title>",
    "manifest.webmanifest": b"{}",
    "icon.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
    "icon-192.png": b"\x89PNG" + bytes(2000),
    "assets/index-1a2b.js": SCRIPT,
    "assets/index-3c4d.css": b"p { margin: 0 }",
    "assets/alegreya-5e6f.woff2": b"wOF2" + bytes(2000),
}
KINDS = {
    "/": "text/html; charset=utf-8",
    "/manifest.webmanifest": "application/manifest+json",
    "/icon.svg": "image/svg+xml",
    "/icon-192.png": "image/png",
    "/assets/index-1a2b.js": "text/javascript; charset=utf-8",
    "/assets/index-3c4d.css": "text/css; charset=utf-8",
    "/assets/alegreya-5e6f.woff2": "font/woff2",
}


def build(folder: Path) -> Path:
    """Write a small web app, and a file beside it."""
    for name, data in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    (folder.parent / "secret.txt").write_text("beside the web app")
    return folder


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    folder = build(tmp_path_factory.mktemp("built") / "client")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(client_files, "built_client", lambda: read_client(folder))
        with in_process(folder.parent / "data") as client:
            yield client


@pytest.mark.parametrize("path", KINDS)
def test_every_file_is_served_with_its_type_and_cache_headers(client: Client, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, KINDS[path])
    assert answer.content == FILES[path[1:] or "index.html"]
    assert answer.headers["content-security-policy"] == POLICY
    forever = "public, max-age=31536000, immutable"
    assert answer.headers["cache-control"] == (forever if path.startswith("/assets/") else "no-cache")


@pytest.mark.parametrize("path", ["/", "/learn", "/tables/AbC-_123", "/rules/R-TILE-22", "/archive/", "/a/b/c"])
def test_every_page_of_the_app_is_index_html(client: Client, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.content) == (200, FILES["index.html"])
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/favicon.ico", "/assets/index-0000.js", "/assets/other", "/index.html.bak", "/secret.txt",
        "/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/..%5csecret.txt", "/%00.js",
    ],
)  # fmt: skip
def test_files_that_do_not_belong_to_the_app_are_not_found(client: Client, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.json()["error"]) == (404, "server-no-route")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [("GET", "/api/nothing", 404), ("POST", "/api/nothing", 404), ("GET", "/api", 404),
     ("GET", "/api/tables/x/moves", 405), ("POST", "/learn", 405), ("DELETE", "/", 405)],
)  # fmt: skip
def test_unknown_api_routes_and_methods_are_answered_with_json(
    client: Client, method: str, path: str, status: int
) -> None:
    answer = client.request(method, path)
    assert (answer.status_code, answer.headers["content-type"]) == (status, "application/json")


def test_unchanged_files_are_not_sent_again(client: Client) -> None:
    tag = client.get("/").headers["etag"]
    for known in (tag, tag.removeprefix("W/"), f'"other", {tag}', "*"):
        answer = client.get("/tables/x", headers={"if-none-match": known})
        assert (answer.status_code, answer.content, answer.headers["etag"]) == (304, b"", tag)
    assert client.get("/", headers={"if-none-match": '"other"'}).status_code == 200
    for path in KINDS:
        known = client.get(path).headers["etag"]
        assert client.get(path, headers={"if-none-match": known}).status_code == 304


def test_head_requests_get_the_same_headers_without_a_body(client: Client) -> None:
    for path in KINDS:
        whole, head = client.get(path), client.head(path)
        assert (head.status_code, head.content) == (200, b"")
        assert {**head.headers} == {**whole.headers}


@pytest.mark.parametrize(
    ("accepted", "packed"),
    [("gzip", True), ("br, gzip;q=0.8", True), ("gzip;q=0", False), ("gzip; q=0.0", False), ("br", False), ("", False)],
)
def test_text_files_are_compressed_for_clients_that_accept_gzip(client: Client, accepted: str, packed: bool) -> None:
    with client.stream("GET", "/assets/index-1a2b.js", headers={"accept-encoding": accepted}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers["vary"] == "accept-encoding"
    assert ("content-encoding" in answer.headers) == packed
    assert (gzip.decompress(raw) if packed else raw) == SCRIPT


def test_images_and_fonts_are_not_compressed_again(client: Client) -> None:
    for path in ("/icon-192.png", "/assets/alegreya-5e6f.woff2"):
        assert "content-encoding" not in client.get(path, headers={"accept-encoding": "gzip"}).headers


def test_without_a_built_app_a_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_files, "built_client", lambda: read_client(tmp_path / "nothing"))
    with in_process(tmp_path / "data") as client:
        answer = client.get("/tables/x", headers={"accept-language": "en"})
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
        assert "make play" in answer.text
        assert client.get("/assets/index.js").status_code == 404
        assert client.get("/health").json()["status"] == "alive"


def test_the_app_can_be_read_from_a_zipped_package(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "package.zip", "w") as packed:
        for name, data in FILES.items():
            packed.writestr(f"client/{name}", data)
    files = read_client(zipfile.Path(tmp_path / "package.zip", "client/"))
    assert {name: file.plain for name, file in files.items()} == FILES


def test_the_browser_opens_an_address_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    assert address_to_open("0.0.0.0", 8000) == "http://127.0.0.1:8000"
    assert address_to_open("::", 80) == "http://[::1]:80"
    assert address_to_open("fd00::1", 80) == "http://[fd00::1]:80"
    assert address_to_open("games.example", 80) == "http://games.example:80"
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not has_display()
    monkeypatch.setenv("DISPLAY", ":0")
    assert has_display()
