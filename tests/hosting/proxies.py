"""A real nginx or Caddy for tests, with the shipped example files; only names and ports are replaced."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import time
from contextlib import ExitStack
from pathlib import Path

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.serving import HEADERS, LIMITS
from tests.waiting import HANG

HOSTING = Path(__file__).parent.parent.parent / "hosting"
SEARCH_PATH = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/sbin"])  # not on the path of ordinary users


def program(name: str) -> str | None:
    """The path of a program on this machine."""
    return shutil.which(name, path=SEARCH_PATH)


def uncommented(text: str) -> str:
    """An example with every commented directive enabled: those without a space after the comment sign."""
    return re.sub(r"^(\s*)#(?=\S)", r"\1", text, flags=re.MULTILINE)


def free_ports(count: int) -> list[int]:
    """Unused ports of this machine."""
    with ExitStack() as stack:
        sockets = [stack.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(count)]
        return [listening.getsockname()[1] for listening in sockets]


def make_certificate(folder: Path) -> tuple[Path, Path]:
    """A self-signed certificate, and its key."""
    certificate, key = folder / "fullchain.pem", folder / "privkey.pem"
    openssl = program("openssl")
    assert openssl is not None, "openssl is missing (Debian: apt-get install openssl)"
    kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "1"]
    names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    made = subprocess.run(
        [openssl, "req", *kind, *names, "-keyout", str(key), "-out", str(certificate)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert made.returncode == 0, made.stderr
    return certificate, key


class Proxy:
    """A proxy on a port of this machine, in front of server processes."""

    def __init__(self, command: list[str], port: int, authority: Path, variables: dict[str, str] | None = None) -> None:
        self.command = command
        self.port = port
        self.address = f"https://localhost:{port}"
        self.authority = authority  # the certificate of the authority that signed its own
        self.variables = {**os.environ, **(variables or {})}
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Proxy:
        self.process = subprocess.Popen(self.command, env=self.variables)
        self.wait_until_open()
        return self

    def __exit__(self, *error: object) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(timeout=30)

    def wait_until_open(self) -> None:
        """Wait until it presents its certificate: Caddy accepts connections before it has one."""
        assert self.process is not None
        until = time.monotonic() + HANG
        while True:
            try:
                plain = socket.create_connection(("127.0.0.1", self.port), timeout=5)
                with plain, self.trust().wrap_socket(plain, server_hostname="localhost"):
                    return
            except OSError:
                assert self.process.poll() is None, f"{self.command[0]} has ended"
                assert time.monotonic() < until, f"{self.command[0]} does not listen"
                time.sleep(0.05)

    def trust(self) -> ssl.SSLContext:
        """The TLS context with which a client trusts this proxy."""
        return ssl.create_default_context(cafile=str(self.authority))

    def client(self) -> httpx.Client:
        """An HTTP client that behaves like a browser."""
        return httpx.Client(base_url=self.address, verify=self.trust(), headers=HEADERS, timeout=30, limits=LIMITS)

    def socket(self, client: httpx.Client, path: str) -> ClientConnection:
        """A WebSocket with the cookies of a client."""
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        url = self.address.replace("http", "ws", 1) + path
        return connect(
            url, ssl=self.trust(), additional_headers={"cookie": cookie}, origin=Origin(self.address), open_timeout=HANG
        )

    def speaks_http2(self) -> bool:
        """Whether a client that supports HTTP/2 gets it."""
        trust = self.trust()
        trust.set_alpn_protocols(["h2", "http/1.1"])
        plain = socket.create_connection(("127.0.0.1", self.port), timeout=30)
        with trust.wrap_socket(plain, server_hostname="localhost") as secured:
            return secured.selected_alpn_protocol() == "h2"


def nginx_files(folder: Path, example: str, port: int, servers: list[int]) -> Path:
    """The example in its own folder, with ports of this machine; returns the path of the file that nginx reads."""
    certificate, key = make_certificate(folder)
    (plain,) = free_ports(1)
    text = example
    for shipped, replaced in {
        "/etc/letsencrypt/live/games.example.org/fullchain.pem": str(certificate),
        "/etc/letsencrypt/live/games.example.org/privkey.pem": str(key),
        "games.example.org": "localhost",
        "listen 80": f"listen 127.0.0.1:{plain}",
        "listen 443": f"listen 127.0.0.1:{port}",
        "listen [::]:80": f"listen [::1]:{plain}",
        "listen [::]:443": f"listen [::1]:{port}",
        "/var/log/nginx/": f"{folder}/",
        "127.0.0.1:8000 ": f"127.0.0.1:{servers[0]} ",
        "127.0.0.1:8001 ": f"127.0.0.1:{servers[-1]} ",
    }.items():
        assert shipped in text, f"the example no longer has {shipped!r}"
        text = text.replace(shipped, replaced)
    if not socket.has_ipv6 or not Path("/proc/net/if_inet6").exists():
        text = re.sub(r"^.*\[::1\].*\n", "", text, flags=re.MULTILINE)
    (folder / "haspelknecht.conf").write_text(text, encoding="utf-8")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temp_paths = "\n".join(f"    {kind}_temp_path {folder}/{kind};" for kind in kinds)
    main = folder / "nginx.conf"
    main.write_text(
        f"daemon off;\npid {folder}/nginx.pid;\nerror_log {folder}/error.log;\nevents {{}}\n"
        f"http {{\n{temp_paths}\n    include {folder}/haspelknecht.conf;\n}}\n",
        encoding="utf-8",
    )
    return main


def nginx_command(main: Path) -> list[str]:
    """The command that runs nginx with a file."""
    nginx = program("nginx")
    assert nginx is not None, "nginx is missing: install it before the tests (Debian: apt-get install nginx-light)"
    return [nginx, "-e", str(main.parent / "error.log"), "-p", str(main.parent), "-c", str(main)]


def caddy_files(folder: Path, example: str, port: int, servers: list[int]) -> Path:
    """The same for Caddy, which signs its certificate itself (`tls internal`) and leaves this machine's trust alone."""
    (plain,) = free_ports(1)
    text = example
    for shipped, replaced in {
        "games.example.org {": f"https://localhost:{port} {{",
        "127.0.0.1:8000": f"127.0.0.1:{servers[0]}",
        "127.0.0.1:8001": f"127.0.0.1:{servers[-1]}",
    }.items():
        assert shipped in text, f"the example no longer has {shipped!r}"
        text = text.replace(shipped, replaced)
    options = f"{{\n\tadmin off\n\tdefault_bind 127.0.0.1\n\tskip_install_trust\n\thttp_port {plain}\n}}\n"
    file = folder / "Caddyfile"
    file.write_text(options + text, encoding="utf-8")
    return file
