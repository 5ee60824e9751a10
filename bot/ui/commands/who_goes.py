"""The option `with` of attacks and marches: which leaders go along."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from bot.ui.commands.autocomplete import ListedOption
from bot.ui.commands.context import land_named, prompt_here
from bot.ui.decisions.prompt import Prompt
from bot.ui.interaction.name_search import find_key, fold, no_such, spellings
from bot.ui.interaction.request import Rejected
from bot.ui.orders.plan_text import leaders_named
from bot.words.typography import capital
from rules import Territory
from rules.risk import Attack, Expand, Fortify, Leaders, may_lead

_AND = re.compile(r"\s*[,+&·]\s*")
NOBODY_ALONG, EVERYBODY = "none", "all"


def who_attacks(prompt: Prompt, source: Territory, target: Territory, text: str | None, *, captain: bool) -> Leaders:
    """Who goes along with an attack; in a game with several kinds of leaders, all who may unless held back."""
    if text is None and not captain:
        return _able(prompt, Attack.kind, source, target) if len(leaders_named(prompt.session)) > 1 else ()
    return _read_leaders(prompt, text or EVERYBODY, _able(prompt, Attack.kind, source, target))


def who_expands(prompt: Prompt, source: Territory, target: Territory, text: str | None, *, captain: bool) -> Leaders:
    """Who walks along into a territory that nobody holds; nobody unless named."""
    if text is None and not captain:
        return ()
    return _read_leaders(prompt, text or EVERYBODY, _able(prompt, Expand.kind, source, target))


def who_marches(prompt: Prompt, source: Territory, target: Territory, text: str | None, *, captain: bool) -> Leaders:
    """Who goes along with a march; nobody unless named."""
    if text is None and not captain:
        return ()
    return _read_leaders(prompt, text or EVERYBODY, _able(prompt, Fortify.kind, source, target))


def _able(prompt: Prompt, kind: str, source: Territory, target: Territory) -> Leaders:
    """The most leaders who can go along from there to here; where no such answer is on offer, those who stand there."""
    ways = [
        way
        for offer in prompt.of_kind(kind)
        if source in offer.fields["source"] and target in offer.fields["target"]
        for way in offer.fields["leaders"]
    ]
    there = may_lead(prompt.session.rules, prompt.session.state, prompt.seat, source)
    return max(ways, key=len, default=there)


def _read_leaders(prompt: Prompt, text: str, able: Leaders) -> Leaders:
    """The leaders whom a text names; raises `Rejected` for one that the game does not have.

    `all` are those who are `able`; where nobody is, everybody, whom the rules refuse with a reason.
    """
    kinds, words = leaders_named(prompt.session), prompt.words
    if fold(text) in (NOBODY_ALONG, *map(fold, spellings(NOBODY_ALONG, words))):
        return ()
    if fold(text) in (EVERYBODY, *map(fold, spellings(EVERYBODY, words))):
        return able or kinds
    names = {kind: spelling for kind in kinds for spelling in spellings(f"leader-{kind}", words)}
    found = [(_one(kinds, part, prompt), part) for part in _AND.split(text.strip())]
    if unknown := next((part for kind, part in found if not kind), ""):
        raise Rejected(no_such(unknown, names, words))
    return tuple(kind for kind in kinds if any(kind == named for named, _ in found))


def _one(kinds: Leaders, text: str, prompt: Prompt) -> str:
    """The kind of leader that a word means; "" for none."""
    for kind in kinds:
        if any(find_key(text, {kind: spelling}) for spelling in spellings(f"leader-{kind}", prompt.words)):
            return kind
    return ""


def leaders_option(kinds: tuple[str, ...]) -> ListedOption[Prompt, Leaders]:
    """Who goes along with answers of these kinds, from the source and to the target typed before."""

    def lines(prompt: Prompt, chosen: Any, text: str) -> dict[str, str]:
        ends: dict[str, str] = {}
        for field, option in (("source", "from"), ("target", "to")):
            typed = getattr(chosen, option, None)
            try:
                ends |= {field: land_named(prompt, str(typed))} if typed else {}
            except Rejected:
                return {}
        offers = [
            offer
            for kind in kinds
            for offer in prompt.of_kind(kind)
            if all(where in offer.fields[field] for field, where in ends.items())
        ]
        ways = dict.fromkeys(way for offer in offers for way in offer.fields["leaders"])
        return {_token(way): _line(prompt, way) for way in sorted(ways, key=len, reverse=True)}

    return ListedOption(prompt_here, lines, lambda prompt, text: _read_leaders(prompt, text, ()))


def _token(leaders: Leaders) -> str:
    return "+".join(leaders) or NOBODY_ALONG


def _line(prompt: Prompt, leaders: Iterable[str]) -> str:
    names = [prompt.words.say(f"typed-leader-{kind}") for kind in leaders]
    return capital(", ".join(names) or prompt.words.say(f"typed-{NOBODY_ALONG}"))
