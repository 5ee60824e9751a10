"""For what the rules grant armies, as their source says it: the reasons that messages name."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator
from types import ModuleType

from rules.risk import ArmiesGranted, grant
from rules.risk.turn.reinforce import GiveReward, reward

GIVEN_BY = {
    grant: [*inspect.signature(grant).parameters].index("why"),
    reward: [*inspect.signature(reward).parameters].index("why"),
    GiveReward: GiveReward.__struct_fields__.index("why"),
    ArmiesGranted: ArmiesGranted.__struct_fields__.index("why"),
}
"""What grants armies, with the place of the reason among its arguments."""


def granted_reasons() -> dict[str, str]:
    """Each reason with the module of the rules that gives it; without those that a function only hands on."""
    files = {name: file for name, file in sys.modules.items() if name.startswith("rules.") and file.__file__}
    return {reason: name for name, file in files.items() for reason in reasons_in(file)}


def reasons_in(file: ModuleType) -> Iterator[str]:
    """The reasons that a module's calls name, as a text or by a constant of the module."""
    for call in ast.walk(ast.parse(inspect.getsource(file))):
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
            continue
        known = vars(file).get(call.func.id)
        if known is None or known not in GIVEN_BY:
            continue
        given = {word.arg: word.value for word in call.keywords}
        why = given["why"] if "why" in given else call.args[GIVEN_BY[known]]
        if isinstance(why, ast.Constant):
            yield str(why.value)
        elif isinstance(why, ast.Name) and why.id in vars(file):
            yield str(vars(file)[why.id])
