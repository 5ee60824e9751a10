"""Errors for a value of another type, or an unknown name: they say what was expected, and where it comes from."""

from __future__ import annotations

from collections.abc import Iterable

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


def tell_near(name: str, among: Iterable[str]) -> str:
    """Which of these is nearly called so, to end a sentence about an unknown name: `; attack is one`. "" for none."""
    from difflib import get_close_matches  # which imports much, for an error that most programs never see

    return "".join(f"; {match} is one" for match in get_close_matches(name, tuple(among), n=1))


def check_argument(name: str, given: object, expected: type) -> None:
    """Raise `TypeError` unless an argument is of this type."""
    if not isinstance(given, expected):
        raise wrong_argument(name, given, expected)


def _one(kind: str) -> str:
    return kind if kind == "bytes" else f"{'an' if kind[0] in 'AEIOUaeiou' else 'a'} {kind}"
