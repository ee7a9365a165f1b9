"""A minimal HTTP/1.1 keep-alive client, so that the clients of the benchmark cost little."""

from __future__ import annotations

import asyncio


class HttpLine:
    """One connection; requests follow one another."""

    def __init__(self, host: str, port: int, headers: dict[str, str]) -> None:
        self.host, self.port = host, port
        self.headers = {"Host": f"{host}:{port}", **headers}
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.lock = asyncio.Lock()

    async def ask(self, method: str, path: str, body: bytes = b"") -> tuple[int, dict[str, str], bytes]:
        """Send a request; returns status, headers and body of the response."""
        async with self.lock:
            if self.streams is None or self.streams[0].at_eof():  # servers close idle connections
                self.streams = await asyncio.open_connection(self.host, self.port)
            reader, writer = self.streams
            lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in self.headers.items())]
            lines += ["Content-Type: application/json", f"Content-Length: {len(body)}", "", ""]
            writer.write("\r\n".join(lines).encode() + body)
            await writer.drain()
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            found = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
            answer = await reader.readexactly(int(found.get("content-length", 0)))
            return int(head[0].split()[1]), found, answer

    def close(self) -> None:
        """Close the connection."""
        if self.streams is not None:
            self.streams[1].close()
