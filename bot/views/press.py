"""Every press in one place: acknowledged at once, handed to whoever handles its verb, answered in private."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.views.keys import ANY, BUTTONS, LISTS, Key
from rules import GAMES

if TYPE_CHECKING:
    from bot.views.sheet import Sheet
    from bot.views.visit import Visit

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
MOST_TABLES = 2**63


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


class Press(ui.DynamicItem[ui.Button[Any]], template=BUTTONS):
    """A button that works after any restart: it knows all it needs."""

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: ui.Item[Any], match: re.Match[str], /) -> Press:
        return cls(item)  # type: ignore[arg-type]

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _pressed(interaction, self.custom_id, ())


class Pick(ui.DynamicItem[ui.Select[Any]], template=LISTS):
    """A list that works after any restart."""

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: ui.Item[Any], match: re.Match[str], /) -> Pick:
        return cls(item)  # type: ignore[arg-type]

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _pressed(interaction, self.custom_id, tuple(self.item.values))


async def submitted(interaction: discord.Interaction[Any]) -> None:
    """A form was sent in. It is known by its custom_id alone, so a form left open over a restart works too.

    A press whose custom_id is none of ours is answered here as well, since nobody else takes it.
    """
    said: Any = interaction.data or {}
    if interaction.type is discord.InteractionType.component and not re.fullmatch(ANY, said["custom_id"]):
        await _dispatch(interaction, said["custom_id"], (), None)
    if interaction.type is discord.InteractionType.modal_submit and interaction.data:
        data: Any = interaction.data
        await _dispatch(interaction, data["custom_id"], (), dict(_written(data["components"])))


def _written(components: Any) -> list[tuple[str, str]]:
    """The fields of a form, however they are wrapped: (custom_id, text or first value)."""
    found: list[tuple[str, str]] = []
    for component in components:
        inner = component.get("components") or ([component["component"]] if "component" in component else [])
        found.extend(_written(inner))
        if "custom_id" in component and not inner:
            values = component.get("values") or [""]
            found.append((component["custom_id"], component.get("value", values[0]) or ""))
    return found


async def _pressed(interaction: discord.Interaction[Any], custom_id: str, values: tuple[str, ...]) -> None:
    await _dispatch(interaction, custom_id, values, None)


async def _dispatch(
    interaction: discord.Interaction[Any], custom_id: str, values: tuple[str, ...], written: dict[str, str] | None
) -> None:
    from bot.views.visit import Visit, answer

    match = re.fullmatch(ANY, custom_id)
    handling = VERBS.get(match["verb"]) if match and _sound(match, values) else None
    if match is None or handling is None:
        await answer(Visit(interaction), _unknown)
        return
    visit = Visit(interaction, Key.of(match), values, written or {}, quiet=handling.quiet)
    await answer(visit, handling.handler, handling.form if written is None else None)


def _sound(match: re.Match[str], values: tuple[str, ...]) -> bool:
    """Whether a button of ours may have had this key."""
    given = match["args"] + "".join(f"={value}" for value in values)
    shape = SHAPES.get(match["verb"])
    return int(match["table"]) < MOST_TABLES and (shape is None or re.fullmatch(shape, given) is not None)


async def _unknown(visit: Visit) -> None:
    from bot.views.ask import Stale

    raise Stale(visit.key.verb)
