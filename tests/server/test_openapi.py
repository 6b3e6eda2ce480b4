"""openapi.json: valid, bounded, and true of the server that runs."""

from __future__ import annotations

import json
from random import Random
from typing import Any, NotRequired, TypedDict, get_type_hints, is_typeddict

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import CHECKS, load_all_checks

import drakkar
from drakkar.server.http.openapi import STREAM, board_schemas, document
from tests.server.harness import Person

EXAMPLES = 12
"""Per operation. Enough to find what is careless; a long run is a matter of this number."""

load_all_checks()
NAMES = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
)


def everything(data: Any):
    yield data
    for value in (
        data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    ):
        yield from everything(value)


def test_every_number_is_bounded_and_nothing_is_a_tuple():
    boards = tuple(slug.capitalize() for slug in drakkar.GAMES)
    for name, schema in document()["components"]["schemas"].items():
        for node in everything(schema):
            if isinstance(node, dict):
                if node.get("type") == "integer":
                    assert "minimum" in node, node
                    assert "maximum" in node, node
                if not name.startswith(boards):  # a game's view may have pairs
                    assert "prefixItems" not in node
                    assert not isinstance(node.get("items"), list)


class Coast(TypedDict):
    gold: int
    tiles: list[list[str]]


class Board(TypedDict):
    coasts: list[Coast]
    asked: NotRequired[dict[str, int]]


def present(seen: Any) -> Board:
    return {"coasts": []}


def test_a_game_that_types_its_view_has_it_in_the_document():
    schemas = board_schemas("sample", present)
    assert set(schemas) == {"SampleBoard", "SampleCoast"}
    items = schemas["SampleBoard"]["properties"]["coasts"]["items"]
    assert items == {"$ref": "#/components/schemas/SampleCoast"}
    assert schemas["SampleBoard"]["required"] == ["coasts"]
    assert schemas["SampleCoast"]["properties"]["gold"]["maximum"] == 2**31 - 1
    assert board_schemas("sample", lambda seen: {}) == {}


@pytest.mark.parametrize("slug", drakkar.GAMES)
def test_what_a_game_promises_of_its_view_is_true(slug):
    game = drakkar.GAMES[slug]
    shape = get_type_hints(game.rules.present).get("return")
    assert bool(board_schemas(slug, game.rules.present)) == is_typeddict(shape)
    table, rng = drakkar.new(slug, max(2, game.seats[0]), seed=5), Random(5)
    while not table.over:
        if rng.random() < 0.1:
            for seat in (None, 0):
                shown = json.loads(json.dumps(table.position(seat)["table"]))
                if is_typeddict(shape):
                    msgspec.convert(shown, shape)
        seat = rng.choice(table.deciders)
        table.play(rng.choice(table.moves(seat)), seat)


def test_it_is_served_as_it_is_made(person):
    assert person.get("/openapi.json").json() == json.loads(json.dumps(document()))


def test_every_reference_leads_somewhere():
    known = document()["components"]["schemas"]
    for node in everything(document()):
        if isinstance(node, dict) and "$ref" in node:
            assert node["$ref"].rpartition("/")[2] in known


SCHEMA = schemathesis.openapi.from_dict(document())
OPERATIONS = [
    (method.upper(), path) for path, methods in document()["paths"].items() for method in methods
]


def listens(person: Person, table: str, query: Any, operation: Any) -> None:
    """A stream has no end: its status and the kind of its contents are looked at."""
    path = STREAM.replace("{table}", table)
    with person.http.stream("GET", path, params=dict(query or {})) as response:
        documented = operation.definition.raw["responses"][str(response.status_code)]["content"]
        assert response.headers["content-type"].partition(";")[0] in documented
        assert response.status_code < 500


@pytest.mark.parametrize(("method", "path"), OPERATIONS, ids=lambda operation: str(operation))
def test_only_documented_answers_and_no_fault(server, method, path):
    """Random requests at a table where somebody sits: no 5xx, only what is documented."""
    person = Person(server.url)
    created = person.create("vikings", "me", "here")
    cookies = dict(person.http.cookies)
    operation = SCHEMA[path][method]
    checks = [CHECKS.get_one(name) for name in NAMES]

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def check(case: Any) -> None:
        if "{table}" in path:
            case.path_parameters["table"] = created["table"]
        if "{game}" in path:
            case.path_parameters["game"] = "vikings"
        case.headers["X-Drakkar"] = "1"
        if path == STREAM:
            listens(person, created["table"], case.query, operation)
        else:
            response = case.call(base_url=server.url, cookies=cookies)
            case.validate_response(response, checks=checks)

    check()
    person.close()
