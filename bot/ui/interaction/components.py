"""Buttons and lists that work after any restart, as their custom id holds all their data."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import ui

from bot.ui.interaction.custom_id import BUTTONS, LISTS


class Press(ui.DynamicItem[ui.Button[Any]], template=BUTTONS):
    """A button that works after any restart."""

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: ui.Item[Any], match: re.Match[str], /) -> Press:
        return cls(item)  # type: ignore[arg-type]

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        client: Any = interaction.client
        await client.dispatch_press(interaction, self.custom_id)


class Pick(ui.DynamicItem[ui.Select[Any]], template=LISTS):
    """A list that works after any restart."""

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: ui.Item[Any], match: re.Match[str], /) -> Pick:
        return cls(item)  # type: ignore[arg-type]

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        client: Any = interaction.client
        await client.dispatch_press(interaction, self.custom_id, tuple(self.item.values))
