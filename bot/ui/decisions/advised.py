"""What a guide or a hint advises: the button that gives all of it in one press, an attack as long as its odds hold; on
the screens behind a question a line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.ui.decisions.answer import leaders_token, tokens_of
from bot.ui.decisions.attack import is_declared, odds
from bot.ui.decisions.controls import with_ending
from bot.ui.decisions.prompt import Prompt
from bot.ui.interaction.components import Press
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.layout import MAIN, Layout, button
from bot.words.arguments import land_name, leader_arguments
from bot.words.conquest_gains import odds_line
from bot.words.typography import capital
from rules import Action
from rules.risk import Attack, Deploy, Finish, InvadeLine, Odds, in_percent

ADVISED = "#advised"
"""The mark of the button, since another may have the same custom id."""
PAYS = 50
"""The odds, in percent, below which an advised attack stops: its player is asked, and advised, anew."""


ROOM = 40
"""About so many characters of a button has a phone room for."""


def stop_at(odds: Odds) -> int:
    """The odds, in percent, below which an attack stops that is advised at these; half of them where they are bad from
    the beginning, as at the end of a game, when nothing is left to lose."""
    now = in_percent(odds.win)
    return PAYS if now >= PAYS else now // 2


def add_advised(layout: Layout, prompt: Prompt, advice: Sequence[Action], reason: str = "") -> None:
    """Add what a course's guide or a hint advises as the one blue button of the layout, which none below it repeats, in
    a course with the odds of an attack and the `reason`; nothing without advice."""
    if not advice:
        return
    layout.one_main, layout.main_later = True, False
    pressed = advised_button(prompt, advice)
    if prompt.session.is_course:
        said = _whole(prompt, advice, pressed.item.label or ""), _odds_of(prompt, advice[0])
        layout.text("\n".join(f"-# {line}" for line in (" ".join(filter(None, said)), reason) if line))
    layout.once(pressed)


def _whole(prompt: Prompt, advice: Sequence[Action], label: str) -> str:
    """What stands above the button: the whole answer, where its label is short or a phone would cut it."""
    first, words = advice[0], prompt.words
    whole = label
    if isinstance(first, Attack):
        whole = _whole_attack(prompt, first)
    elif len(advice) == 1 and (prompt.short(first) or len(label) > ROOM):
        whole = prompt.plain(first)
    if whole == label and len(label) <= ROOM:
        return words.say("guide-advice")
    return words.say("guide-advice-whole", answer=whole)


def _odds_of(prompt: Prompt, advice: Action) -> str:
    """The odds of an attack, unless the panel is about it already; "" for any other answer."""
    if (
        not isinstance(advice, Attack)
        or is_declared(prompt, advice.source, advice.target)
        or _has_stopped(prompt, advice)
    ):
        return ""
    chances = odds(prompt.session, prompt.seat, advice.source, advice.target, advice.leaders)
    return odds_line(chances, prompt.seat, (), prompt.words)


def _has_stopped(prompt: Prompt, advice: Attack) -> bool:
    """Whether this is the attack that has just stopped, whose odds stand with the reason."""
    plan = prompt.session.orders[prompt.seat].plan
    line = plan.lines[0] if plan is not None and plan.halted is not None and len(plan.lines) == 1 else None
    ends = (advice.source, advice.target, advice.leaders)
    return isinstance(line, InvadeLine) and (line.source, line.target, line.leaders) == ends


def add_advised_elsewhere(layout: Layout, prompt: Prompt, advice: Sequence[Action], *, here: bool) -> None:
    """Add to a screen behind a question, which leads back to it, what a course's guide advises there: a line alone,
    since a blue button above other choices would seem to be one of them. Nothing where the screen is about that
    (`here`); elsewhere no choice is blue."""
    if not prompt.session.is_course or not advice:
        return
    layout.main_later = not here
    if not here:
        answer = advised_button(prompt, advice).item.label
        layout.text(f"-# {prompt.words.say('guide-advice-back', answer=answer)}")


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
        return prompt.key("bat", *ends, "odds"), _label(prompt, first)
    if isinstance(first, Finish):
        return prompt.key("done"), prompt.verb(first.kind)
    offer = next(offer for offer in prompt.offers if first in offer)
    tokens = tokens_of(offer, first)
    label = with_ending(_label(prompt, first), prompt.partial_answer(first.kind, tokens), prompt)
    return prompt.key("ans", first.kind, *tokens), label


def _label(prompt: Prompt, action: Action) -> str:
    """An answer on its button: its end first and alone, where a phone would cut the whole."""
    return prompt.short(action) or capital(prompt.plain(action))


def _places_key(prompt: Prompt, places: Sequence[Action]) -> CustomId:
    key = prompt.key("puts", *(f"{each.where}.{each.count}" for each in places if isinstance(each, Deploy)))
    return replace(key, mark=ADVISED)


def _places_label(prompt: Prompt, places: Sequence[Action]) -> str:
    named = [f"{land_name(each.where, prompt.words)} +{each.count}" for each in places if isinstance(each, Deploy)]
    return prompt.words.say("advised-places", places=", ".join(named))


def _whole_attack(prompt: Prompt, attack: Attack) -> str:
    chances = odds(prompt.session, prompt.seat, attack.source, attack.target, attack.leaders)
    return prompt.words.say(
        "advised-attack",
        stop=stop_at(chances),
        source=attack.source,
        target=attack.target,
        seat=prompt.seat,
        **leader_arguments(attack.leaders),
    )
