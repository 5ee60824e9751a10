"""Queries that are modified and used wrongly: mypy, which checks this file too, has to object to each marked line.

It reports a mark where it does not object, so that nothing here is run.
"""

from __future__ import annotations

from rules.kernel.context import Context
from rules.kernel.module import Module

timid = Module("timid")


@timid.asks
def courage(g: Context, least: int, tree: str) -> int:
    """How brave a squirrel is."""
    return least


@timid.modifies(courage)
def right(g: Context, brave: int, least: int, tree: str) -> int:
    return brave


@timid.modifies(courage)  # type: ignore[arg-type]
def without_the_tree(g: Context, brave: int, least: int) -> int:
    return brave


def use_for_a_text(g: Context) -> str:
    return courage(g, 1, "oak")  # type: ignore[return-value]


def use_in_another_order(g: Context) -> int:
    return courage(
        g,
        "oak",  # type: ignore[arg-type]
        1,  # type: ignore[arg-type]
    )
