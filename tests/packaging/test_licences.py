"""The licences of what the web app is built from come with it."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path

from tests.server.in_process import in_process

ROOT = Path(__file__).parents[2]
NAME = "THIRD_PARTY_LICENSES.txt"
HEADING = re.compile(r"^=+\n(\S+) (\S+) \((\S+)\)\n=+\n", re.MULTILINE)
PHRASES = {  # phrases of the full texts, so that the mere name of a licence does not match
    "Apache-2.0": "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION",
    "MIT": "Permission is hereby granted, free of charge",
    "OFL-1.1": "SIL OPEN FONT LICENSE Version 1.1",
}


def licence_file() -> str:
    """As it is in the package under test."""
    return (files("haspelknecht.server") / "client" / NAME).read_text(encoding="utf-8")


def licences() -> dict[str, tuple[str, str, str]]:
    """Version, licence and text of each package."""
    parts = HEADING.split(licence_file())[1:]
    rows = zip(parts[0::4], parts[1::4], parts[2::4], parts[3::4], strict=True)
    return {name: (version, licence, text) for name, version, licence, text in rows}


def test_everything_the_page_depends_on_is_named_in_the_locked_version() -> None:
    named = licences()
    locked = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert locked[""]["dependencies"].keys() <= named.keys()
    for name, (version, licence, _) in named.items():
        package = locked[f"node_modules/{name}"]
        assert (version, licence) == (package["version"], package["license"])


def test_every_licence_is_there_in_full() -> None:
    for name, (_, licence, text) in licences().items():
        assert PHRASES[licence].lower() in " ".join(text.split()).lower(), name


def test_every_font_that_is_served_has_its_licence() -> None:
    fonts = [
        file.name for file in (files("haspelknecht.server") / "client" / "assets").iterdir() if "woff" in file.name
    ]
    packages = {name.removeprefix("@fontsource/") for name in licences() if name.startswith("@fontsource/")}
    families = {re.split(r"-(latin|cyrillic|greek|vietnamese)", font)[0] for font in fonts}
    assert families == packages


def test_the_server_gives_them_to_everybody(tmp_path: Path) -> None:
    with in_process(tmp_path) as client:
        answer = client.get(f"/{NAME}")
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/plain; charset=utf-8")
        assert answer.text == licence_file()
