"""openapi.json, made from the routes and the messages."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, get_type_hints, is_typeddict

import msgspec

import drakkar
from drakkar.games import GAMES
from drakkar.server.beside import PointFrame, TalkFrame
from drakkar.server.http.endpoint import Route
from drakkar.server.http.routes import ROUTES
from drakkar.server.messages import (
    BeatFrame,
    CloseFrame,
    NoticeFrame,
    Ok,
    PresenceFrame,
    Trouble,
    ViewFrame,
)

_ALWAYS = (400, 403, 405, 429, 500, 503)
_WITH_BODY = (412, 413, 415)
STREAM = "/api/tables/{table}/events"
_PATH = {
    "table": {"type": "string", "pattern": "^[a-z2-7]{16}$"},
    "game": {"type": "string", "maxLength": 40},
    "seat": {"type": "integer", "minimum": 0, "maximum": 15},
    "seq": {"type": "integer", "minimum": 1, "maximum": 2**31 - 1},
    "line": {"type": "integer", "minimum": 1, "maximum": 2**31 - 1},
    "number": {"type": "integer", "minimum": 0, "maximum": 2**31 - 1},
    "token": {"type": "string", "minLength": 1, "maxLength": 100},
}
_QUERY = {
    "q": {"type": "string", "maxLength": 200},
    "only": {"type": "string", "maxLength": 6000},
    "seat": {"type": "string", "pattern": "^(none|[0-9]|1[0-5])$"},
    "log_since": {"type": "integer", "minimum": 0, "maximum": 2**31 - 1},
    "since": {"type": "integer", "minimum": 0, "maximum": 2**31 - 1},
    "table": {"type": "string", "pattern": "^[a-z2-7]{16}$"},
    "lang": {"type": "string", "enum": ["fr", "en"]},
}
_CSV = {"text/csv": {"schema": {"type": "string"}}}
_SAME = "What the asker has already (If-None-Match)"
_MEANING = {
    400: "The JSON or a parameter is not as documented",
    403: "Not allowed, or not from the server's own page",
    404: "No such thing, or none of yours",
    405: "Not with this method",
    409: "The table has moved on",
    412: "The page that asks is older than the server",
    413: "Too large",
    415: "Not JSON",
    422: "Against the rules, or without sense",
    423: "A fault has stopped this table, or it waits for another version of the program",
    429: "Too often",
    500: "A fault of the server",
    503: "Nothing is known to be saved; ask again",
}


@cache
def document() -> dict[str, Any]:
    kinds = [route.reply for route in ROUTES] + [route.body for route in ROUTES if route.body]
    frames = [
        *(ViewFrame, PresenceFrame, NoticeFrame, BeatFrame, CloseFrame),
        *(TalkFrame, PointFrame),
    ]
    wanted = list(
        dict.fromkeys(
            [k for k in kinds if isinstance(k, type) and k is not str] + [Trouble, Ok, *frames]
        )
    )
    template = "#/components/schemas/{name}"
    _, schemas = msgspec.json.schema_components(wanted, ref_template=template)
    for game in GAMES.values():
        schemas |= board_schemas(game.slug, game.rules.present)
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route)
    paths[STREAM] = {"get": _stream()}
    for name in ("healthz", "readyz"):
        paths[f"/{name}"] = {"get": _health(name)}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Drakkar",
            "version": drakkar.__version__,
            "description": "Viking board games with every rule enforced. See docs/api.md.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "device": {"type": "apiKey", "in": "cookie", "name": "drakkar"},
            },
        },
        "security": [{}, {"device": []}],
    }


def board_schemas(slug: str, present: Callable[..., Any]) -> dict[str, Any]:
    """What ``board`` of a game's views holds, where the game says it by a TypedDict: ``View`` of
    Vikings as ``VikingsView``, and what is inside it likewise."""
    shape = get_type_hints(present).get("return")
    if not is_typeddict(shape):
        return {}
    name = slug.capitalize()
    _, schemas = msgspec.json.schema_components(
        [shape], ref_template=f"#/components/schemas/{name}{{name}}"
    )
    return {f"{name}{inside}": _bounded(schema) for inside, schema in schemas.items()}


def _bounded(schema: Any) -> Any:
    """The schema with limits for its whole numbers (32 bits), which a game's view does not give."""
    if isinstance(schema, list):
        return [_bounded(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    bounds = {"minimum": -(2**31), "maximum": 2**31 - 1} if schema.get("type") == "integer" else {}
    return bounds | {name: _bounded(part) for name, part in schema.items()}


def _schema(kind: Any) -> dict[str, Any]:
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return {"$ref": f"#/components/schemas/{kind.__name__}"}
    return {"type": "object"}


def _json(kind: Any) -> dict[str, Any]:
    return {"application/json": {"schema": _schema(kind)}}


def _operation(route: Route) -> dict[str, Any]:
    errors = {*_ALWAYS, *route.errors, *(_WITH_BODY if route.body is not None else ())}
    parameters: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": _PATH[name]}
        for name in re.findall(r"{(\w+)}", route.path)
    ]
    parameters += [
        {"name": name, "in": "query", "required": False, "schema": _QUERY[name]}
        for name in (*route.query, "lang")
    ]
    operation: dict[str, Any] = {
        "operationId": route.name,
        "summary": route.summary,
        "parameters": parameters,
        "responses": {
            str(route.status): {
                "description": route.summary,
                "content": _CSV if route.reply is str else _json(route.reply),
            },
            **({"304": {"description": _SAME}} if route.lasting else {}),
            **{
                str(status): {"description": _MEANING[status], "content": _json(Trouble)}
                for status in sorted(errors)
            },
        },
    }
    if route.body is not None:
        operation["requestBody"] = {"required": True, "content": _json(route.body)}
        parameters.append(
            {
                "name": "X-Drakkar",
                "in": "header",
                "required": False,
                "description": "Any value: this is a program, not a page",
                "schema": {"type": "string", "pattern": "^[ -~]{0,80}$"},
            }
        )
    return operation


def _stream() -> dict[str, Any]:
    """Frames as of the WebSocket, one per event, without end."""
    parameters: list[dict[str, Any]] = [
        {"name": "table", "in": "path", "required": True, "schema": _PATH["table"]}
    ]
    parameters += [
        {"name": name, "in": "query", "required": False, "schema": _QUERY[name]}
        for name in ("seat", "since", "lang")
    ]
    frames = {"description": "Frames", "content": {"text/event-stream": {"schema": {}}}}
    responses: dict[str, Any] = {"200": frames}
    for status in sorted({*_ALWAYS, 404, 423}):
        responses[str(status)] = {"description": _MEANING[status], "content": _json(Trouble)}
    return {
        "operationId": "events",
        "summary": "What changes, as server-sent events",
        "parameters": parameters,
        "responses": responses,
    }


def _health(name: str) -> dict[str, Any]:
    responses = {"200": {"description": "Well", "content": _json(Ok)}}
    for status in (403, 405, *((503,) if name == "readyz" else ())):
        responses[str(status)] = {"description": _MEANING[status], "content": _json(Trouble)}
    return {"operationId": name, "summary": "Is it well?", "responses": responses}
