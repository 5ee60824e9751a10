"""Errors for a value of another type than a function takes: they say what was expected, and where it comes from."""

from __future__ import annotations

SUCH_AS = {
    "Action": "rules.actions.read(data)",
    "Chance": "Seeded(b'any secret')",
    "Mapping": "{'mode': 'conquest'}",
    "Record": "read_record(text)",
    "Ruleset": "ruleset(setting)",
    "Sequence": "[*legal(rules, state, number)]",
    "Setting": "GAMES['classic'].setting(seats)",
    "State": "step.state",
    "Step": "begin(rules, chance)",
    "View": "view(state, player)",
    "bytes": "b'any secret'",
    "str": "path.read_text('utf-8')",
    "tuple": "('red', 'blue')",
}
"""For each type that is easily mistaken for another: how one is come by."""


def wrong_argument(name: str, given: object, expected: type) -> TypeError:
    """The error for an argument: `state: expected a State, such as step.state; got a Step`."""
    such_as = f", such as {SUCH_AS[expected.__name__]}" if expected.__name__ in SUCH_AS else ""
    got = "None" if given is None else _one(type(given).__name__)
    return TypeError(f"{name}: expected {_one(expected.__name__)}{such_as}; got {got}")


def check_argument(name: str, given: object, expected: type) -> None:
    """Raise `TypeError` unless an argument is of this type."""
    if not isinstance(given, expected):
        raise wrong_argument(name, given, expected)


def _one(kind: str) -> str:
    return kind if kind == "bytes" else f"{'an' if kind[0] in 'AEIOUaeiou' else 'a'} {kind}"
