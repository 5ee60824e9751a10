"""Forms: a number, a line, or a list, in one of Discord's modals."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.layout import cut

TITLE, LABEL, ABOUT, PLACEHOLDER, MOST_WRITTEN, WHOLE_PAGE = 45, 45, 100, 100, 1500, 4000
MOST_NUMBER = 999_999
"""The largest number that can be written; no table has so many armies."""


def form(key: CustomId, title: str, *fields: ui.Label[Any], above: str = "") -> ui.Modal:
    """A form of up to five fields, identified by its key alone; the text `above` them counts as one of the five."""
    modal = ui.Modal(title=cut(title, TITLE), custom_id=str(key), timeout=None)
    if above:
        modal.add_item(ui.TextDisplay(above))
    for field in fields:
        modal.add_item(field)
    return modal


def line(
    name: str,
    label: str,
    *,
    hint: str = "",
    given: str = "",
    longest: int = 100,
    needed: bool = True,
    about: str = "",
) -> ui.Label[Any]:
    """One line of text; `about` stands below its label, `hint` is its placeholder."""
    box: ui.TextInput[Any] = ui.TextInput(
        custom_id=name,
        placeholder=cut(hint, PLACEHOLDER) or None,
        default=given or None,
        required=needed,
        max_length=longest,
    )
    return ui.Label(text=cut(label, LABEL), description=cut(about, ABOUT) or None, component=box)


def page(
    name: str,
    label: str,
    *,
    hint: str = "",
    given: str = "",
    needed: bool = False,
    longest: int = MOST_WRITTEN,
    about: str = "",
) -> ui.Label[Any]:
    """A field for several lines of text; `hint` is its placeholder, `about` stands below its label."""
    box: ui.TextInput[Any] = ui.TextInput(
        custom_id=name,
        style=discord.TextStyle.paragraph,
        placeholder=cut(hint, PLACEHOLDER) or None,
        default=given or None,
        required=needed,
        max_length=longest,
    )
    return ui.Label(text=cut(label, LABEL), description=cut(about, ABOUT) or None, component=box)


def whole_number(text: str) -> int | None:
    """A whole number as people write it; None for anything else."""
    text = text.strip()
    return int(text) if text.isdecimal() and len(text) <= len(str(MOST_NUMBER)) else None
