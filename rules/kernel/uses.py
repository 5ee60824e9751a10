"""What the rules of a module use, found in their code: kinds of value, options, queries, and whether they open windows.

A rule names what it uses, or calls a function that does. A ruleset checks that somebody there declares all of it.
"""

from __future__ import annotations

import dis
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from types import CodeType, FunctionType, ModuleType
from typing import Any

from rules.kernel.options import Option
from rules.kernel.tagged import Tagged


@dataclass(frozen=True, slots=True)
class Uses:
    """The kinds of value, options and queries that functions use, and whether one of them calls `g.window(…)`."""

    kinds: dict[type[Tagged], None] = field(default_factory=dict)
    options: dict[Option[Any], None] = field(default_factory=dict)
    queries: dict[Any, None] = field(default_factory=dict)
    functions: dict[FunctionType, None] = field(default_factory=dict)

    @property
    def opens_windows(self) -> bool:
        """Whether one of the functions opens a window. (Their code is taken apart: ask where it matters only.)"""
        return any(_calls_window(each) for function in self.functions for each in _codes(function.__code__))


@lru_cache(maxsize=1024)
def find_uses(rules: tuple[Callable[..., Any], ...]) -> Uses:
    """What these rules use, the functions that they call in their own package and in `rules`, and the methods of the
    kinds that they name."""
    packages = {"rules", *(rule.__module__.partition(".")[0] for rule in rules)}
    found, due = Uses(), list[Any](rules)
    while due:
        thing = due.pop()
        if isinstance(thing, type) and issubclass(thing, Tagged):
            if thing not in found.kinds:
                found.kinds[thing] = None
                due += vars(thing).values()
        elif isinstance(thing, Option):
            found.options[thing] = None
        elif isinstance(thing, FunctionType):
            if thing not in found.functions and thing.__module__.partition(".")[0] in packages:
                found.functions[thing] = None
                due += _globals(thing)
        elif isinstance(getattr(thing, "answered_by", None), str):
            found.queries[thing] = None
            due.append(thing.start)
    return found


def _globals(function: FunctionType) -> Iterator[Any]:
    """What a function names of its file, and of the files that it imports whole."""
    of_file = function.__globals__
    for code in _codes(function.__code__):
        named = [of_file[name] for name in code.co_names if name in of_file]
        yield from named
        for file in named:
            if isinstance(file, ModuleType):
                yield from (vars(file)[name] for name in code.co_names if name in vars(file))


def _codes(code: CodeType) -> Iterator[CodeType]:
    """A function's code, and that of the functions and comprehensions in it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


def _calls_window(code: CodeType) -> bool:
    """Whether some code calls a method `window`."""
    return "window" in code.co_names and any(
        each.argval == "window" and (each.opname == "LOAD_METHOD" or "NULL|self" in each.argrepr)
        for each in dis.get_instructions(code)
    )
