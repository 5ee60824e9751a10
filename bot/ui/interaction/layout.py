"""Build a message: texts, rows of buttons, lists and pictures, within Discord's limits."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ui

from bot.ui.interaction.components import Pick, Press
from bot.ui.interaction.custom_id import CustomId
from bot.words.marks import Marks

log = logging.getLogger(__name__)
TEXT_LIMIT = 3900
"""The most characters shown in one message; Discord allows 4,000."""
RAW_LIMIT = 4000
"""The most characters of all texts of a message as they are sent, in which an emoji takes some thirty."""
PARTS_LIMIT = 38
"""The most components in one message, the container included; Discord allows 40."""
LABEL, DESCRIPTION, PLACEHOLDER, OPTIONS, ROW, ALT = 80, 100, 150, 25, 5, 1024
MOST_NAMED = 600
"""The most characters of a text that lists a seat's territories."""
PLAIN, MAIN, GOOD, BAD = (
    discord.ButtonStyle.secondary,
    discord.ButtonStyle.primary,
    discord.ButtonStyle.success,
    discord.ButtonStyle.danger,
)


def cut(text: str, limit: int) -> str:
    """The text, shortened with an ellipsis if it is too long: after a word, unless it has none that fits."""
    if len(text) <= limit:
        return text
    kept, following = text[: limit - 1], text[limit - 1]
    whole = kept if following.isspace() else re.sub(r"\s+\S*$", "", kept)
    return whole.rstrip() + "…"


def cut_list(names: Sequence[str], limit: int, between: str = ", ") -> str:
    """Names in a row: as many whole ones as have room, and an ellipsis for the others."""
    whole = between.join(names)
    if len(whole) <= limit:
        return whole
    rows = (between.join((*names[:kept], "…")) for kept in range(len(names) - 1, -1, -1))
    return next(row for row in rows if len(row) <= limit)


def button(key: CustomId, label: str, style: discord.ButtonStyle = PLAIN, *, disabled: bool = False) -> Press:
    """A button that works after any restart."""
    return Press(ui.Button(custom_id=str(key), label=cut(label, LABEL), style=style, disabled=disabled))


@dataclass(frozen=True, slots=True)
class ListEntry:
    """One list entry: its value, its label, and a smaller text below."""

    value: str
    label: str
    description: str = ""
    chosen: bool = False

    def option(self) -> discord.SelectOption:
        return discord.SelectOption(
            label=cut(self.label, DESCRIPTION),
            value=self.value,
            description=cut(self.description, DESCRIPTION) or None,
            default=self.chosen,
        )


@dataclass
class Layout:
    """Blocks from top to bottom. Texts are shortened and blocks left out if they do not fit; the log says how much.

    `one_main`: of its blue buttons, what one normally presses, the first stays so; elsewhere blue marks what is in
    force. `main_later`: no button is blue yet, since the one that shall be comes later.
    `redraw`: how to draw the layout again while it is open. `leads_back`: whether, in the place of a panel, it gets a
    button back to it; not where no game is played to go back to.
    """

    accent: int | None = None
    blocks: list[ui.Item[Any]] = field(default_factory=list)
    files: list[discord.File] = field(default_factory=list)
    mentions: tuple[int, ...] = ()
    one_main: bool = False
    main_later: bool = False
    redraw: Redraw | None = None
    leads_back: bool = True
    left_out: int = 0
    _has_main: bool = False
    _said: int = 0
    _parts: int = 1
    _alone: set[tuple[str, str | None]] = field(default_factory=set)

    def text(self, content: str) -> Layout:
        """Add a paragraph of markdown."""
        content = cut(content.strip(), TEXT_LIMIT - self._said) if self._said < TEXT_LIMIT else ""
        if content and self._room(1):
            self._said += len(content)
            self.blocks.append(ui.TextDisplay(content))
        return self

    def once(self, press: Press) -> Layout:
        """Add a button in a row of its own, and leave it out of the rows below."""
        self.row(press)
        self._alone.add(_deed(press))
        return self

    def row(self, *presses: Press) -> Layout:
        """Add buttons, five in a row."""
        buttons = [press for press in presses if _deed(press) not in self._alone]
        for at in range(0, len(buttons), ROW):
            some = buttons[at : at + ROW]
            if self._room(1 + len(some)):
                self._keep_one_main(some)
                self.blocks.append(ui.ActionRow(*some))
        return self

    def link(self, address: str, label: str) -> Layout:
        """Add a button that opens a page."""
        if self._room(2):
            self.blocks.append(ui.ActionRow(ui.Button(url=address, label=cut(label, LABEL))))
        return self

    def together(self, content: str, buttons: Sequence[Press]) -> Layout:
        """Add a paragraph with its buttons below it, both or, where they have no room, neither."""
        parts = 1 + len(buttons) + -(-len(buttons) // ROW)
        has_room = self._parts + parts <= PARTS_LIMIT and self._said + len(content) <= TEXT_LIMIT
        return self.text(content).row(*buttons) if has_room else self

    def _keep_one_main(self, row: Sequence[Press]) -> None:
        for press in row:
            if press.item.style == MAIN:
                is_main = not (self.main_later or (self.one_main and self._has_main))
                press.item.style = MAIN if is_main else PLAIN
                self._has_main = self._has_main or is_main

    def choose(
        self, key: CustomId, lines: Sequence[ListEntry], placeholder: str, *, most: int = 1, least: int = 1
    ) -> Layout:
        """Add a list to choose from, of at most 25 entries."""
        options = [line.option() for line in lines[:OPTIONS]]
        if options and self._room(2):
            select: ui.Select[Any] = ui.Select(
                custom_id=key.of_list(),
                options=options,
                placeholder=cut(placeholder, PLACEHOLDER),
                min_values=least,
                max_values=min(most, len(options)),
            )
            self.blocks.append(ui.ActionRow(Pick(select)))
        return self

    def rule(self) -> Layout:
        """Add a thin line."""
        if self._room(1):
            self.blocks.append(ui.Separator())
        return self

    def picture(self, file: discord.File, alt: str) -> Layout:
        """Add a picture with its alt text."""
        if self._room(2):
            self.files.append(file)
            self.blocks.append(
                ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{file.filename}", description=cut(alt, ALT)))
            )
        return self

    def earlier_picture(self, filename: str, alt: str) -> Layout:
        """Add a picture that the edited message already has."""
        if self._room(2):
            self.blocks.append(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{filename}", description=alt)))
        return self

    def attach(self, file: discord.File) -> Layout:
        """Add a file to download."""
        if self._room(1):
            self.files.append(file)
            self.blocks.append(ui.File(f"attachment://{file.filename}"))
        return self

    @property
    def has_buttons(self) -> bool:
        """Whether there is anything to press or to choose from."""
        return any(isinstance(block, ui.ActionRow) for block in self.blocks)

    def _room(self, parts: int) -> bool:
        if self._parts + parts > PARTS_LIMIT:
            self.left_out += parts
            return False
        self._parts += parts
        return True

    def view(self) -> ui.LayoutView:
        """The message's components; nothing has to be kept in memory for them."""
        if self.left_out:
            log.warning("%d parts of a message had no room", self.left_out)
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.Container(*self.blocks, accent_colour=self.accent))
        view.stop()
        return view


def _deed(press: Press) -> tuple[str, str | None]:
    """What a button does, its custom id without the mark that tells it from others, and what it says."""
    return press.custom_id.partition("#")[0], press.item.label


def dress(view: ui.LayoutView, marks: Marks) -> ui.LayoutView:
    """A message with emoji for its marks, text by text as long as there is room."""
    texts = [item for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
    room = RAW_LIMIT - sum(len(text.content) for text in texts)
    for text in texts:
        dressed = marks.dress(text.content)
        if (more := len(dressed) - len(text.content)) <= room:
            text.content, room = dressed, room - more
    return view


@dataclass(frozen=True, slots=True)
class Redraw:
    """The table that a layout follows, and how to draw it now.

    `seen`: the table's number of changes when the layout was drawn, `turn`: the number of its turn then. `farewell`:
    the last line of a panel that is too old to be drawn again.
    """

    table: int
    draw: Callable[[], Awaitable[Layout]]
    seen: int
    farewell: str = ""
    turn: int = 0
