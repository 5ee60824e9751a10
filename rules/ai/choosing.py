"""The AI's answer to a decision: those shared by the Risk family, with the advice of each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from rules import PACKAGES
from rules.ai.classic.advice import WORLD
from rules.ai.fighting import defend, fight, move_in
from rules.ai.godstorm.advice import ANCIENT_EARTH
from rules.ai.house.answers import HOUSE_ANSWERS
from rules.ai.legacy.sealed import LEGACY
from rules.ai.lotr.advice import MIDDLE_EARTH
from rules.ai.marching import march
from rules.ai.outlook import NO_ADVICE, Advice, Answer, Sight, advice_in
from rules.ai.placing import claim, deploy, reinforce, share_out, station, trade
from rules.kernel.arguments import check_argument
from rules.kernel.context import Pass
from rules.kernel.offers import Offer, Typed
from rules.kernel.ruleset import Ruleset
from rules.kernel.values import Action, Decision
from rules.kernel.view import View
from rules.risk.combat.battle import ToDefend
from rules.risk.combat.invasion import ToFight
from rules.risk.combat.occupy import ToOccupy
from rules.risk.setup.claiming import ToClaim, ToStation
from rules.risk.turn.cards import ToTrade
from rules.risk.turn.fortify import ToFortify
from rules.risk.turn.reinforce import Finish, ToDeploy, ToReinforce
from rules.risk.turn.share_out import ToShareOut

ADVICE: Mapping[str, Advice] = {
    "lotr": MIDDLE_EARTH,
    "classic": WORLD,
    "godstorm": ANCIENT_EARTH,
    "legacy": LEGACY,
}
"""The advice of each game of this project to the AI, by the ruleset's name."""

ANSWERS: Mapping[type[Decision], Answer] = {
    ToClaim: claim,
    ToStation: station,
    ToReinforce: reinforce,
    ToDeploy: deploy,
    ToShareOut: share_out,
    ToTrade: trade,
    ToFight: fight,
    ToDefend: defend,
    ToOccupy: move_in,
    ToFortify: march,
    **HOUSE_ANSWERS,
}
"""How the AI answers the decisions shared by the family."""


class Chooser(Protocol):
    """A player: chooses an answer to the viewer's decision `number` from its offers, of which there is at least one;
    `pick(n)` returns 0 to n - 1. `choose` is one."""

    def __call__(
        self, rules: Ruleset, view: View, number: int, offers: Sequence[Offer], pick: Callable[[int], int], /
    ) -> Action: ...


def choose(
    rules: Ruleset, view: View, number: int, offers: Sequence[Offer], pick: Callable[[int], int],
    advice: Advice | None = None,
) -> Action:  # fmt: skip
    """The AI's answer to the viewer's pending decision `number`, chosen from its offers (at least one).

    `view` is that of the decision's player, `offers` a list or a tuple: `legal` gives an iterator. `pick(n)` returns 0
    to n - 1: the caller's random choice, used only if several answers are equally good. For the same game again it has
    to be seeded as the dice are. `advice` is that of the game, unless another is given. Of what modules add to it, that
    of those in force counts.

    Raises `TypeError` for an argument of another type, `LookupError` for a decision that is not open to the viewer, and
    for offers of another one.

    >>> from random import Random
    >>> from rules import GAMES, Seeded, apply, begin, legal, ruleset, view
    >>> from rules.ai import choose
    >>> rules = ruleset(GAMES["classic"].setting(("red", "blue", "green"), {"mode": "conquest"}))
    >>> chance, pick = Seeded(b"any secret"), Random(1).randrange
    >>> step = begin(rules, chance)
    >>> for _ in range(50):
    ...     number = step.state.unanswered[0]
    ...     seen = view(step.state, step.state.pending[number].player)
    ...     answer = choose(rules, seen, number, [*legal(rules, step.state, number)], pick)
    ...     step = apply(rules, step.state, answer, chance, by="ai")
    >>> step.by, len(step.state.land)
    ('ai', 42)
    """
    check_question(rules, view, number, offers)
    if len(offers) == 1 and len(offers[0]) == 1:
        return offers[0].first_answer(number, view.mine[number].player)
    return answer_of(sight_of(rules, view, number, offers, pick, advice))


def check_question(rules: Ruleset, view: View, number: int, offers: Sequence[Offer]) -> None:
    """Raise as `choose` where these are no offers of a decision that is open to the viewer."""
    if not (isinstance(rules, Ruleset) and isinstance(view, View) and isinstance(offers, list | tuple)):
        for name, given, expected in (("rules", rules, Ruleset), ("view", view, View), ("offers", offers, Sequence)):
            check_argument(name, given, expected)
    decision = view.mine.get(number)
    if decision is None:
        mine = ", ".join(map(str, view.mine)) or "none"
        raise LookupError(f"decision {number} is not open to the viewer, {view.viewer or 'the public'}; open: {mine}")
    if not offers:
        raise LookupError(f"decision {number} has no offers to choose from")
    if not rules.may_answer(offers[0].action, type(decision)):
        other = offers[0].action.kind
        raise LookupError(f"the offers are of another decision: {other} does not answer {decision.kind}")


def sight_of(
    rules: Ruleset, view: View, number: int, offers: Sequence[Offer], pick: Callable[[int], int],
    advice: Advice | None = None,
) -> Sight:  # fmt: skip
    """What the AI sees at a decision; for the arguments see `choose`."""
    rules = rules.at(view)
    advice = advice_in(rules, advice or advice_of(rules.name))
    return advice.sight(rules, view, number, offers, pick, advice)


def answer_of(sight: Sight) -> Action:
    """The AI's answer to what it sees."""
    for answers in (sight.advice.answers, ANSWERS):
        answer = answers.get(type(sight.decision))
        action = answer(sight) if answer else None
        if action is not None and any(action in offer for offer in sight.offers):
            return action
    return fall_back(sight)


def advice_of(game: str) -> Advice:
    """The advice to the AI in a game of this name: ours, else what its package brings, else none."""
    if game in ADVICE:
        return ADVICE[game]
    found = PACKAGES.get(game)
    return (found.package.advice if found and found.package else None) or NO_ADVICE


def fall_back(sight: Sight) -> Action:
    """The answer to a decision without special handling: pass or finish if that is offered, else any answer, with the
    first suggestion where a name is to be typed."""
    quiet = sight.offers_of(Pass, Finish)
    offer = quiet[0] if quiet else sight.offers[sight.pick(len(sight.offers))]
    chosen = {
        name: choices[0 if isinstance(choices, Typed) else sight.pick(len(choices))]
        for name, choices in offer.fields.items()
    }
    return offer.answer(sight.number, sight.me, **chosen)
