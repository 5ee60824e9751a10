"""Hints in words: the turn that is planned with its chance and cost, what it brings, the counter-attack to fear."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.words.arguments import lands_in
from bot.words.conquest_gains import average, list_gains_there
from bot.words.fluent import Words
from bot.words.typography import capital
from rules import Ruleset, Territory, View
from rules.ai import CounterAttack, TurnPlan
from rules.risk import in_percent

NAMED, AIMS = 5, 3
"""How many of the territories that a plan takes are named, at most; where it is a reason alone."""


def plan_text(plan: TurnPlan, words: Words) -> str:
    """What a plan takes, how likely all of it is and what it costs on average; that it attacks nowhere."""
    if not plan.conquests:
        return words.say("hint-no-attack")
    win, cost = in_percent(plan.chance), average(plan.lost)
    return words.say("hint-plan", win=win, cost=cost, **_taken(plan, words, NAMED))


def aim_text(plan: TurnPlan, words: Words) -> str:
    """What a plan takes, without its odds."""
    return words.say("hint-aim", **_taken(plan, words, AIMS))


def guards_text(lands: Sequence[Territory], words: Words) -> str:
    """Where armies are placed that are to attack nothing."""
    return capital(words.say("hint-guards", lands=lands_in("in", lands, words)))


def _taken(plan: TurnPlan, words: Words, most: int) -> dict[str, str | int]:
    """The territories that a plan takes: `most` of them by name, how many, and how many more."""
    targets = list(dict.fromkeys(target for _, target in plan.conquests))
    named = targets if len(targets) == most + 1 else targets[:most]
    lands = lands_in("the", named, words) if len(named) == len(targets) else _some(named, words)
    return {"lands": lands, "count": len(targets), "more": len(targets) - len(named)}


def _some(lands: list[Territory], words: Words) -> str:
    return ", ".join(words.attribute(f"land-{land}", "the") for land in lands)


def gains_text(plan: TurnPlan, seen: View, rules: Ruleset, words: Words) -> str:
    """What a plan brings its player, in a line: what decides the game comes first; "" if nothing but land."""
    gains = list(_gains(plan, seen, rules, words))
    return words.say("hint-gains", list=" · ".join(dict.fromkeys(gains))) if gains else ""


def _gains(plan: TurnPlan, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
    if plan.wins:
        yield words.say("hint-wins")
    there = {gain: land for _, land in plan.conquests for gain in list_gains_there(land, seen, rules, words)}
    for gain, land in sorted(there.items(), key=lambda each: each[0].weight):
        apart = gain.led and len(plan.conquests) > 1
        yield words.say("hint-there", where=land, gain=gain.text) if apart else gain.text
    for seat, cards in plan.eliminated:
        yield words.say("hint-eliminates", who=words.say(f"seat-{seat}"), cards=cards)
    for region in plan.completed:
        yield words.say("brings-region", region=region, bonus=rules.board.regions[region].bonus)
    for region, seat in plan.broken:
        if region in plan.completed:
            continue
        yield words.say("brings-break", region=region, who=words.say(f"seat-{seat}"))
    if plan.card:
        yield words.say("hint-card")


def counter_text(counter: CounterAttack | None, words: Words) -> str:
    """With how many armies, and from where, somebody can strike back; that nobody can at once."""
    if counter is None:
        return words.say("hint-no-counter")
    return words.say(
        "hint-counter",
        who=words.say(f"seat-{counter.attacker}"),
        source=counter.source,
        target=counter.target,
        armies=counter.armies,
        defenders=counter.defenders,
    )


def last_turn_text(chance: float, words: Words) -> str:
    """How likely nobody else has a turn before the game ends, and what that means for an attack."""
    return words.say("hint-last", chance=in_percent(chance))
