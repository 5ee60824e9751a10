"""Answers that make no sense, in every game and with every house rule: each is refused for the reason that is true."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace
from support.classic import random_games as classic
from support.in_part import in_part
from support.lotr import random_games as lotr
from support.random_games.random_answers import pick

from rules import Action, Refusal, Ruleset, Seeded, State, advance, begin, legal, refusal
from rules.house import HOUSE
from rules.house.blind_yalta import WrongSize
from rules.house.prisoners_of_war import NoPartner
from rules.house.yalta import NoSuchPartner, NotInLot
from rules.kernel.conditions import NoSuchLand
from rules.kernel.values import WrongType
from rules.lotr.cards_attack import NoCommonRange
from rules.risk.combat.invasion import NoLeader, NotAdjacent, OwnLand
from rules.risk.setup.claiming import StationsFor
from rules.risk.turn.cards import NamedTwice, NotInHand
from rules.risk.turn.fortify import SameLand
from rules.risk.turn.reinforce import NotAmong, NotYourLand

NOWHERE = "narnia"
LANDS = ("where", "source", "target")
OF_NO_LAND = (NoSuchLand, NotYourLand, NotAmong, StationsFor, NotAdjacent, NoCommonRange, NoLeader)
"""The refusals that are true of a territory that the board does not have: nobody holds it, and no way leads there."""
OF_ONE_LAND = (SameLand, OwnLand, NotYourLand, NoLeader)
"""Those that are true where something should go from a territory to the same one."""


def senseless(action: Action) -> Iterator[tuple[Action, tuple[type[Refusal], ...]]]:
    """An answer's senseless relatives, each with the refusals that say what is wrong with it."""
    named = {name: getattr(action, name) for name in action.__struct_fields__}
    for name in LANDS:
        if name in named:
            yield replace(action, **{name: NOWHERE}), OF_NO_LAND
    if "source" in named and "target" in named:
        for one in (named["source"], named["target"]):
            yield replace(action, source=one, target=one), OF_ONE_LAND
    if "to" in named:
        yield replace(action, to=action.player), (NoSuchPartner, NoPartner)
    for name in ("cards", "give", "take"):
        things = named.get(name)
        if isinstance(things, tuple) and things:
            twice = (things[0], *things[:-1]) if len(things) > 1 else things * 2
            yield replace(action, **{name: twice}), (NamedTwice, WrongSize, WrongType)
            yield replace(action, **{name: (NOWHERE, *things[1:])}), (NotInHand, NotInLot)


def walk(rules: Ruleset, seed: int, steps: int) -> set[str]:
    """Play a random game, try senseless relatives of one answer of each kind on offer, and return the kinds tried."""
    rnd, chance = Random(seed), Seeded(b"%d" % seed)
    state, tried = begin(rules, chance).state, set()
    for at in range(steps):
        if state.winners is not None:
            break
        number = rnd.choice(state.unanswered)
        for offer in {offer.action: offer for offer in legal(rules, state, number)}.values():
            chosen = {name: rnd.choice(choices) for name, choices in offer.fields.items()}
            action = offer.answer(number, state.pending[number].player, **chosen)
            tried |= {action.kind for _ in check(rules, state, action)}
        advance(rules, state, pick(rules, state, number, rnd, eager=at % 2 == 0), chance)
    return tried


def check(rules: Ruleset, state: State, action: Action) -> Iterator[Action]:
    for wrong, reasons in senseless(action):
        why = refusal(rules, state, wrong)
        assert isinstance(why, reasons), (wrong, why)
        yield wrong


@pytest.mark.parametrize("mode", classic.MODES)
def test_in_classic_risk(mode: str) -> None:
    assert {"attack", "deploy", "fortify"} <= walk(
        classic.table(mode, "world", 2 if mode == "two-players" else 3), 5, 600
    )


@in_part("rule", list(HOUSE), kept=("yalta", "blind-yalta", "prisoners-of-war", "continental-power"))
def test_with_every_house_rule(rule: str) -> None:
    tried = walk(classic.table("conquest", "world", 3, rule, setup="dealt", ransom="cards-too"), 5, 900)
    assert {"yalta": "propose-swap", "blind-yalta": "call-lot", "prisoners-of-war": "propose-ransom"}.get(
        rule, "deploy"
    ) in tried
    assert rule != "continental-power" or {"strike", "win-over"} <= tried


@in_part("name", list(lotr.TABLES), kept=list(lotr.TABLES)[::3])
def test_in_middle_earth(name: str) -> None:
    assert {"attack", "deploy", "place-captain", "claim"} <= walk(lotr.table(name), len(name), 900)
