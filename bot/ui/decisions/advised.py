"""The button that gives an advised answer: all of it in one press, an attack as long as its odds hold."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.ui.decisions.answer import leaders_token, tokens_of
from bot.ui.decisions.controls import with_ending
from bot.ui.decisions.prompt import Prompt
from bot.ui.interaction.components import Press
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.layout import MAIN, Layout, button
from bot.words.arguments import land_name, leader_arguments
from bot.words.typography import capital
from rules import Action
from rules.risk import Attack, Deploy, Finish, Odds

ADVISED = "#advised"
"""The mark of the button, since another may have the same custom id."""
PAYS = 50
"""The odds, in percent, below which an advised attack stops: its player is asked, and advised, anew."""


def stop_at(odds: Odds) -> int:
    """The odds, in percent, below which an attack stops that is advised at these; half of them where they are bad from
    the beginning, as at the end of a game, when nothing is left to lose."""
    return PAYS if odds.win * 100 >= PAYS else int(odds.win * 50)


def add_advised(layout: Layout, prompt: Prompt, advice: Sequence[Action]) -> None:
    """Add what a course's guide or a hint advises as the one blue button of the layout; nothing without advice."""
    if advice:
        layout.one_main, layout.main_later = True, False
        layout.text(f"-# {prompt.words.say('guide-advice')}" if prompt.session.is_course else "")
        layout.row(advised_button(prompt, advice))


def advised_button(prompt: Prompt, advice: Sequence[Action]) -> Press:
    """The blue button that gives an advised answer; of several placements all that its key has room for."""
    key, label = _key_and_label(prompt, advice)
    return button(replace(key, mark=ADVISED), label, MAIN)


def _key_and_label(prompt: Prompt, advice: Sequence[Action]) -> tuple[CustomId, str]:
    first = advice[0]
    if len(advice) > 1:
        fitting = (tuple(advice[:count]) for count in range(len(advice), 0, -1))
        places = next(some for some in fitting if len(some) == 1 or _places_key(prompt, some).fits)
        return _places_key(prompt, places), _places_label(prompt, places)
    if isinstance(first, Attack):
        ends = (first.source, first.target, leaders_token(first.leaders))
        return prompt.key("bat", *ends, "odds"), _attack_label(prompt, first)
    if isinstance(first, Finish):
        return prompt.key("done"), prompt.verb(first.kind)
    offer = next(offer for offer in prompt.offers if first in offer)
    tokens = tokens_of(offer, first)
    label = with_ending(capital(prompt.plain(first)), prompt.partial_answer(first.kind, tokens), prompt)
    return prompt.key("ans", first.kind, *tokens), label


def _places_key(prompt: Prompt, places: Sequence[Action]) -> CustomId:
    key = prompt.key("puts", *(f"{each.where}.{each.count}" for each in places if isinstance(each, Deploy)))
    return replace(key, mark=ADVISED)


def _places_label(prompt: Prompt, places: Sequence[Action]) -> str:
    named = [f"{land_name(each.where, prompt.words)} {each.count}" for each in places if isinstance(each, Deploy)]
    return prompt.words.say("advised-places", places=", ".join(named))


def _attack_label(prompt: Prompt, attack: Attack) -> str:
    return prompt.words.say(
        "advised-attack",
        source=attack.source,
        target=attack.target,
        seat=prompt.seat,
        **leader_arguments(attack.leaders),
    )
