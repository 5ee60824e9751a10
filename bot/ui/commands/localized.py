"""Give every command, option and choice its name and description in each language."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.words import words
from bot.words.command_names import description, parameter_id

F = TypeVar("F", bound=Callable[..., Awaitable[Any]])
SKIPPED = ("interaction", "self")


def localize(path: str, **called: str) -> Callable[[F], F]:
    """Describe every option of a command; `called` gives the displayed name where it differs from the Python one."""

    def describe(body: F) -> F:
        names = [name for name in inspect.signature(body).parameters if name not in SKIPPED]
        shown = {name: called.get(name, name) for name in names}
        ids = {name: parameter_id(path, shown_name) for name, shown_name in shown.items()}
        body = app_commands.rename(**{name: locale_str(shown[name], id=ids[name]) for name in names})(body)
        described_as = {
            name: locale_str(words("en").attribute(ids[name], "description"), id=ids[name]) for name in names
        }
        return app_commands.describe(**described_as)(body)

    return describe


def choice(value: str, key: str) -> Choice[str]:
    """A fixed choice of an option, named in every language."""
    return Choice(name=locale_str(words("en").say(key), id=key), value=value)


__all__ = ["choice", "description", "localize"]
