"""Random requests, valid and invalid: every answer matches the API description and none is a 5xx."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import Failure, FailureGroup
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.serving import HEADERS, Server, Visitor
from tests.waiting import HANG

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
ENDLESS = ("/api/bot/events", "/api/tables/{table_id}/bot")  # endless streams for bots
ENDING_THE_SESSION = ("/api/sign-out", "/api/me/password")
EXAMPLES = settings(
    max_examples=4,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


class FuzzClient:
    """A client that sends random requests, often about a table at which it sits."""

    def __init__(self, address: str, kind: str) -> None:
        owner = Visitor(address, "Fritz")
        self.headers = dict(HEADERS)
        self.table = owner.table("me", "open", "open", start=False, public=True)
        if kind == "token":
            token = owner.ok("POST", "/api/me/bots", name="Iron")["token"]
            Visitor(address, token=token).ok("POST", f"/api/tables/{self.table}/join", seat="B")
            self.headers = {"authorization": f"Bearer {token}"}
        elif kind == "cookie":
            self.headers["cookie"] = "; ".join(f"{name}={value}" for name, value in owner.http.cookies.items())
        other = Visitor(address, "Gerda")
        for seat in "BC":
            other.ask("POST", f"/api/tables/{self.table}/join", seat=seat)
        owner.ok("POST", f"/api/tables/{self.table}/start")
        self.ids = {"table_id": self.table, "person_id": other.id}


def problems(operation: Any, client: FuzzClient, mode: GenerationMode) -> str:
    """The problems with the answers of a route; empty if there are none."""
    turn = count()

    @EXAMPLES
    @given(case=operation.as_strategy(generation_mode=mode))
    def check(case: Any) -> None:
        known = {name: value for name, value in client.ids.items() if name in (case.path_parameters or {})}
        if known and next(turn) % 3:  # mostly with ids that exist
            case.path_parameters |= known
        case.call_and_validate(headers=client.headers, checks=CHECKS, timeout=HANG)

    try:
        check()
    except Unsatisfiable:  # a route without parameters has no invalid ones
        return ""
    except (FailureGroup, Failure) as failure:
        return "\n".join(str(each) for each in getattr(failure, "exceptions", [failure]))
    return ""


@pytest.mark.parametrize(
    ("kind", "mode"),
    [
        pytest.param("cookie", GenerationMode.POSITIVE, id="cookie, fitting"),
        pytest.param("cookie", GenerationMode.NEGATIVE, id="cookie, unfitting"),
        pytest.param("token", GenerationMode.POSITIVE, id="token, fitting"),
        pytest.param("stranger", GenerationMode.POSITIVE, id="stranger, fitting"),
    ],
)
def test_every_answer_is_as_described_and_none_is_a_server_error(
    server: Server, kind: str, mode: GenerationMode
) -> None:
    schema = schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")
    failures = {}
    client = FuzzClient(server.address, kind)
    for result in schema.get_all_operations():
        assert isinstance(result, Ok), result
        operation = result.ok()
        if kind == "token" and operation.path in ENDLESS and operation.method == "get":
            continue
        failures[operation.label] = problems(operation, client, mode)
        if operation.path in ENDING_THE_SESSION:
            client = FuzzClient(server.address, kind)
    assert len(failures) > 40
    assert {label: problem for label, problem in failures.items() if problem} == {}
