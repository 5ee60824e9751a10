"""The names of the command tree in each language, as Discord shows them."""

from __future__ import annotations

from discord import Locale
from discord.app_commands import Command, Group, Parameter, TranslationContextTypes, Translator, locale_str

from bot.words.fluent import FALLBACK, LANGUAGES, words


def command_id(path: str) -> str:
    """The message id of a command: `risk table export` -> `command-risk-table-export`."""
    return "command-" + path.replace(" ", "-")


def parameter_id(path: str, name: str) -> str:
    """The message id of a command's option: its own if there is one, else the one shared by options of that name."""
    own = f"parameter-{path.replace(' ', '-')}-{name}"
    return own if own in words(FALLBACK) else f"parameter-{name}"


def description(path: str, parameter: str = "") -> str:
    """The English description of a command or one of its options, with which the tree is built."""
    key = parameter_id(path, parameter) if parameter else command_id(path)
    return words(FALLBACK).attribute(key, "description")


class FluentTranslator(Translator):
    """Names and descriptions from the Fluent files. A `locale_str` may carry its own message: `id=…`, or `id.form`."""

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        """The text for this locale; None keeps the English one."""
        language = locale.value.split("-")[0]
        if language == FALLBACK or language not in LANGUAGES:
            return None
        key = string.extras.get("id") or _key(context)
        if key is None:
            return None
        return _translate(language, key, "description" in context.location.name)


def _translate(language: str, key: str, description: bool) -> str | None:
    spoken = words(language)
    if description:
        return spoken.attribute(key, "description") if f"{key}.description" in spoken else None
    if key not in spoken:
        return None
    name, _, form = key.partition(".")
    return spoken.attribute(name, form) if form else spoken.say(name)


def _key(context: TranslationContextTypes) -> str | None:
    thing = context.data
    if isinstance(thing, Command | Group):
        return command_id(thing.qualified_name)
    if isinstance(thing, Parameter):
        return parameter_id(thing.command.qualified_name, str(thing.display_name))
    return None
