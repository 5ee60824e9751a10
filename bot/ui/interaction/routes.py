"""Routes: the handler for each verb, and the arguments allowed after the verb in a custom id."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from discord import ui

from bot.ui.interaction.custom_id import ANY

if TYPE_CHECKING:
    from bot.ui.interaction.layout import Layout
    from bot.ui.interaction.request import Request

Handler = Callable[["Request"], Awaitable["Layout | None"]]
MOST_TABLES = 2**63
"""One more than the largest integer in SQLite."""


@dataclass(frozen=True, slots=True)
class Route:
    """How a verb is handled.

    `args`: the pattern of its arguments. `quiet`: the shared message updates itself. `slow`: it takes seconds of work,
    and has a limit of its own. `apart`: the answer is a message of its own, and the private one that was pressed stays.
    `form`: the press opens a modal.
    """

    handler: Handler
    args: re.Pattern[str]
    quiet: bool = False
    slow: bool = False
    apart: bool = False
    form: Callable[[Request], Awaitable[ui.Modal]] | None = None


ROUTES: dict[str, Route] = {}
"""Every route by its verb; `install` imports the modules that declare them."""


def route(
    verb: str,
    args: str = "",
    *,
    quiet: bool = False,
    slow: bool = False,
    apart: bool = False,
    form: Callable[[Request], Awaitable[ui.Modal]] | None = None,
) -> Callable[[Handler], Handler]:
    """Register a handler for presses with this verb; with a `form`, for what was written into it.

    `args` is a pattern of what may follow the verb in a custom id: its choices, `:peru:3`, then those made in its
    list, `=asia`. Custom ids of another shape belong to no button. Raises `ValueError` for a second handler.
    """

    def keep(handler: Handler) -> Handler:
        if verb in ROUTES:
            raise ValueError(f"two handlers of {verb!r}")
        ROUTES[verb] = Route(handler, re.compile(args), quiet, slow, apart, form)
        return handler

    return keep


def find_route(custom_id: str, values: Sequence[str] = ()) -> Route | None:
    """The route of a press with this custom id and these choices; None if no button of the bot has that custom id."""
    match = re.fullmatch(ANY, custom_id)
    found = ROUTES.get(match["verb"]) if match else None
    if match is None or found is None or int(match["table"]) >= MOST_TABLES:
        return None
    token = match["args"] + "".join(f"={value}" for value in values)
    return found if found.args.fullmatch(token) else None
