"""What a table shows in a browser, in words: on the card, among its options, and with its link."""

from __future__ import annotations

from bot.services.watch.service import WatchService
from bot.store.models import BEFORE_THE_GAME, NOT_WATCHED, WATCHES, Table
from bot.ui.interaction.layout import Layout, ListEntry
from bot.ui.interaction.request import Rejected, Request
from bot.words import Words


def require_watch(request: Request) -> None:
    """Raises `Rejected` where the bot's host has not set it up."""
    if not request.services.watch.is_on:
        raise Rejected(request.words.say("watch-unavailable"))


def watch_line(table: Table, watch: WatchService, words: Words) -> str:
    """That the game can be followed in a browser, and what is seen there; "" where it cannot."""
    shown = table.watch if watch.is_on else NOT_WATCHED
    return "" if shown == NOT_WATCHED else words.say("watch-here", watch=shown)


def watch_answer(table: Table, words: Words) -> str:
    """The option of a table with its answer."""
    now = words.say(f"choice-watch-{table.watch}")
    return words.say("lobby-option-choices", option=words.say("lobby-watch"), choices=now)


def watch_choices(table: Table, words: Words) -> list[ListEntry]:
    """What a table may show."""
    return [ListEntry(each, words.say(f"choice-watch-{each}"), chosen=each == table.watch) for each in WATCHES]


def watch_layout(table: Table, watch: WatchService, words: Words) -> Layout:
    """What a table shows in a browser, with its link."""
    if table.watch == NOT_WATCHED:
        return Layout().text(words.say("watch-nobody"))
    told = Layout().text(watch_line(table, watch, words))
    link = watch.link(table)
    if not link:
        return told.text(words.say("watch-soon") if table.state in BEFORE_THE_GAME else "")
    return told.text(words.say("watch-link", link=f"<{link}>")).link(link, words.say("button-watch"))
