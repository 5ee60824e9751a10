"""The generic controls with made-up offers: a partial answer, plain labels, and the components drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from msgspec.structs import fields

from bot.ui.decisions.answer import PartialAnswer
from bot.ui.decisions.controls import question
from bot.ui.interaction.custom_id import token
from bot.ui.interaction.layout import Layout
from rules import Action, Offer, Player

GREEN = Player("green")
SAID = {"panel-so-far": "{verb}: {choices}", "panel-next": "{made}. {ask}"}
"""What plain labels say with what they are given; else the name of the message."""


@dataclass(frozen=True)
class PlainLabels:
    """Labels for tests: every choice's label is its token."""

    verb: Callable[[str], str]
    declines: Callable[[str], bool]
    is_usual: Callable[[str], bool]
    gives_most: Callable[[str], bool]
    question: Callable[[str, str], str]
    whole: Callable[[Action], str]
    rest: Callable[..., str]
    ending: Callable[[Action], str]
    label: Callable[[str, str, Any], str]
    thing: Callable[[str, Any], str]
    name: Callable[[str, str, Any], str]
    step: Callable[[str, str, Any], str]
    hint: Callable[[str, str, Any], str]
    note: Callable[[str, str, Any], str]
    region: Callable[[str, str, Any], str]
    region_name: Callable[[str], str]
    say: Callable[..., str]


def speech(hints: bool = False, regions: int = 0) -> PlainLabels:
    return PlainLabels(
        verb=lambda kind: kind,
        declines=lambda kind: False,
        is_usual=lambda kind: False,
        gives_most=lambda kind: False,
        question=lambda field, kind: f"{field}?",
        whole=lambda action: " ".join(token(getattr(action, f.name)) for f in fields(action)[2:]) or action.kind,
        rest=lambda kind, some: "",
        ending=lambda action: "",
        label=lambda kind, field, value: token(value),
        thing=lambda field, value: "",
        name=lambda kind, field, value: token(value),
        step=lambda kind, field, value: token(value),
        hint=lambda kind, field, value: "a hint" if hints else "",
        note=lambda kind, field, value: "",
        region=lambda kind, field, value: (
            f"region{int(value[4:]) % regions}" if regions and isinstance(value, str) else ""
        ),
        region_name=lambda name: name.title(),
        say=lambda key, **about: SAID.get(key, key).format(**about),
    )


def asking(*offers: Offer, kind: str = "", tokens: tuple[str, ...] = (), place: str = "-") -> PartialAnswer:
    return PartialAnswer(7, 3, GREEN, offers, kind, tokens, place)


def shown(layout: Layout) -> list[dict[str, Any]]:
    """Every button and list, as sent."""
    found: list[dict[str, Any]] = []
    for row in layout.view().to_components()[0]["components"]:
        found.extend(part for part in row.get("components", ()))
    return found


def drawn(now: PartialAnswer, labels: PlainLabels) -> list[dict[str, Any]]:
    layout = Layout()
    question(layout, now, labels)
    return shown(layout)
