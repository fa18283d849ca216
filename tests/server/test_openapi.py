"""The server does what its OpenAPI document says, whatever is asked: schemathesis asks, also for tables that exist."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed
from hypothesis import settings as steadily
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from cenote.server.app import create_app
from tests.server.house import Person, listening, open_table, settings

DOCUMENT = create_app(settings(Path("/nowhere"))).openapi()
SCHEMA = schemathesis.openapi.from_dict(DOCUMENT)
FOUND: list[Any] = list(SCHEMA.get_all_operations())
OPERATIONS = {operation.ok().label: operation.ok() for operation in FOUND}


def can_be_wrong(operation: Any) -> bool:
    """Whether there is anything about a request that the document rules out: any text does for a name in a path."""
    told = operation.definition.raw
    schemas = [parameter["schema"] for parameter in told.get("parameters", ())]
    return "requestBody" in told or any(set(schema) - {"title", "type"} for schema in schemas)


SOUND = [(label, GenerationMode.POSITIVE) for label in sorted(OPERATIONS)]
UNSOUND = [(label, GenerationMode.NEGATIVE) for label in sorted(OPERATIONS) if can_be_wrong(OPERATIONS[label])]

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    """The host of a running table, at a server that listens on a port."""
    folder = tmp_path_factory.mktemp("asked")
    with listening(settings(folder)) as address, httpx.Client(base_url=address) as client:
        host, _ = open_table(client, "tzolkin", ["me", "here", "bot"], hints=True)
        yield host


def test_every_route_is_described() -> None:
    ids = []
    for path, operations in DOCUMENT["paths"].items():
        for method, operation in operations.items():
            ids.append(operation["operationId"])
            assert operation["description"], f"{method} {path}"
            assert "429" in operation["responses"] or path == "/api/games", f"{method} {path}"
    assert len(ids) == len(set(ids)) == len(OPERATIONS)


def test_refusals_are_described_as_problems() -> None:
    for path, operations in DOCUMENT["paths"].items():
        for method, operation in operations.items():
            for status, answer in operation["responses"].items():
                if int(status) >= 400:
                    assert list(answer["content"]) == ["application/problem+json"], f"{method} {path} {status}"


@pytest.mark.parametrize(("label", "mode"), [*SOUND, *UNSOUND])
def test_whatever_is_asked_is_answered_as_described(host: Person, label: str, mode: GenerationMode) -> None:
    operation = OPERATIONS[label]

    @seed(5)
    @steadily(
        max_examples=20,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
        database=None,
    )
    @given(case=operation.as_strategy(generation_mode=mode), known=st.booleans(), ours=st.booleans())
    def ask(case: Any, known: bool, ours: bool) -> None:
        if known and "table" in case.path_parameters:
            case.path_parameters["table"] = host.table
        case.call_and_validate(base_url=str(host.client.base_url), headers=host.headers if ours else {}, checks=CHECKS)

    ask()
