"""Which handler answers which verb, and what a custom id of that verb looks like."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from discord import ui

from rules import GAMES

if TYPE_CHECKING:
    from bot.ui.interaction.layout import Sheet
    from bot.ui.interaction.request import Visit

Handler = Callable[["Visit"], Awaitable["Sheet | None"]]


@dataclass(frozen=True, slots=True)
class Handling:
    """How a verb is handled. `quiet`: the shared message changes by itself. `form`: a modal is the answer."""

    handler: Handler
    quiet: bool = False
    form: Callable[[Visit], Awaitable[ui.Modal]] | None = None


VERBS: dict[str, Handling] = {}
_TWO = r":[^:]+:[^:]+"
GAME = "|".join(GAMES)
SHAPES = (
    {
        "wish": r":[a-z-]+(:[a-z-]+)?",
        "order": r":[a-z-]+:[a-z-]+",
        "orders": r"(:[a-z-]+)?",
        "choice": r":[^:]+=[^=]+",
        "rules": rf":({GAME})=[a-z-]+",
        "rules-of": rf":({GAME})",
        "house": r"(=[a-z-]+){0,25}",
        "pace": r"=(friendly|daily|brisk|live)",
        "text": r":-?\d{1,4}",
        "ballot": r":\d{1,9}:[a-z]+",
        "take-seat": r":[a-z]+",
        "wars": r":\d{1,4}",
        "war": r"=[^:+]+\+[^:+]+",
        "front": _TWO,
        "bat": _TWO + r":(yes|no):(once|\d{1,4})",
        "stop": _TWO + r":(yes|no)",
        "plan": r":(play|on|skip|drop)",
        "clause": r":[a-z-]+(:[a-z-]+([:=][^:=@]+(:(any|\d{1,3})(:(any|\d{1,3})(:(any|theirs|ours|none))?)?)?)?)?"
        r"(:@-?\d{1,3})?",
        "line": r":(trade|end|deploy([:=][^:=@]+(:-?\d{1,3})?)?|fortify([:=][^:=@]+){0,2}(:-?\d{1,3})?"
        r"|invade([:=][^:=@]+){0,2}(:\d{1,3}:\d{1,2}:(yes|no))?)(:@-?\d{1,3})?",
        "ask": r"(:[^:]+)+(=[^=]+)?",
        "ans": r"(:[^:]+)+(=[^=]+)?",
        "some": r"(:[^:]+){2,}(=[^=]+)*",
    }
    | dict.fromkeys(("list", "join"), r":[^:]+")
    | dict.fromkeys(("option", "free-seat", "near", "help"), r"=[^=]+")
    | dict.fromkeys(("clauses", "clause-text", "clause-clear", "trial"), r":[a-z-]+")
    | dict.fromkeys(("num", "write", "sure"), r"(:[^:]+)+")
)
"""What follows a verb: the choices of its key, `:harad:3`, then those of its list, `=rohan`. A key of another shape
was never on a button."""


def on(
    verb: str, *, quiet: bool = False, form: Callable[[Visit], Awaitable[ui.Modal]] | None = None
) -> Callable[[Handler], Handler]:
    """Handle the presses of this verb; with a `form`, what was written into it."""

    def keep(handler: Handler) -> Handler:
        if verb in VERBS:
            raise ValueError(f"two handlers of {verb!r}")
        VERBS[verb] = Handling(handler, quiet, form)
        return handler

    return keep
