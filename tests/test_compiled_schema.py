"""The validator of the bot's requests passes and objects to what `jsonschema` does, with the same words."""

from __future__ import annotations

from typing import Any

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

pytest.importorskip("jsonschema_rs", reason="jsonschema-rs is not installed")

BUTTON = {
    "type": "object",
    "properties": {
        "type": {"type": "integer", "enum": [2], "allOf": [{"$ref": "#/kinds"}], "format": "int32"},
        "label": {"type": ["string", "null"], "maxLength": 4},
        "user": {"$ref": "#/number"},
    },
    "required": ["type", "label"],
}
ROW = {
    "type": "object",
    "properties": {"type": {"enum": [1]}, "components": {"type": "array", "items": {"$ref": "#/part"}, "maxItems": 2}},
    "required": ["type", "components"],
}
DOCUMENT = {
    "kinds": {"type": "integer", "oneOf": [{"const": 1}, {"const": 2}]},
    "number": {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$"},
    "part": {"oneOf": [{"$ref": "#/row"}, {"$ref": "#/button"}]},
    "row": ROW,
    "button": BUTTON,
}
GOOD: tuple[Any, ...] = (
    {"type": 2, "label": "Play"},
    {"type": 2, "label": "Été!", "user": "120"},
    {"type": 2, "label": None, "user": 2**60},
    {"type": 1, "components": []},
    {"type": 1, "components": [{"type": 2, "label": "Play"}, {"type": 1, "components": []}]},
)
BAD: tuple[Any, ...] = (
    {"type": 2},
    {"type": 2, "label": "Plays"},
    {"type": 2, "label": 4},
    {"type": 2, "label": "", "user": "012"},
    {"type": True, "label": ""},
    {"type": 3, "label": ""},
    {"type": 1, "components": [{"type": 2, "label": "Plays"}]},
    {"type": 1, "components": [{"type": 1, "components": []}] * 3},
    [],
    None,
)


def validators() -> tuple[Any, Any]:
    """Of a part of a message: the one that the tests' requests meet, and the one behind it."""
    from support.documents.compiled_schema import CompiledFirst

    registry = Registry().with_resource("urn:parts", Resource(contents=DOCUMENT, specification=DRAFT202012))
    schema = {"$ref": "urn:parts#/part"}
    return CompiledFirst(schema, registry), Draft202012Validator(schema, registry=registry)


@pytest.mark.parametrize("body", GOOD)
def test_what_is_valid_passes(body: Any) -> None:
    compiled_first, detailed = validators()
    assert [*compiled_first.iter_errors(body)] == [*detailed.iter_errors(body)] == []


@pytest.mark.parametrize("body", BAD)
def test_what_is_not_valid_is_told_as_before(body: Any) -> None:
    compiled_first, detailed = validators()
    told = [(error.absolute_path, error.message) for error in compiled_first.iter_errors(body)]
    assert told == [(error.absolute_path, error.message) for error in detailed.iter_errors(body)]
    assert told
