"""Shared by random games of every kind: any answer to a decision, and answers made invalid on purpose."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from rules import Action, Player, Ruleset, State, legal
from rules.kernel.offers import unordered_fields
from rules.risk.combat.invasion import Attack

JUNK: tuple[Any, ...] = ("", "narnia", "gollum", "wild_1", "harad", "siam", -1, 0, 1, 7, 10**9, True, False)


def pick(rules: Ruleset, state: State, number: int, rnd: Random, eager: bool = False) -> Action:
    """Any answer to one decision; there is always one. `eager` players fight while they can, with all they have."""
    offers = list(legal(rules, state, number))
    assert offers, state.pending[number]
    fights = [offer for offer in offers if offer.action is Attack]
    offer = rnd.choice(fights if eager and fights else offers)
    chosen = {name: rnd.choice(choices) for name, choices in offer.written.items()}
    if eager:
        chosen |= {name: offer.fields[name][-1] for name in ("dice", "count") if name in offer.fields}
    own = {name: choice for name, choice in chosen.items() if name in offer.fields}
    return offer.answer(number, state.pending[number].player, **own)


def spoilt(action: Action, state: State, rnd: Random) -> Action:
    """The same answer with one thing changed: a field, the seat, or the decision it answers."""
    name = rnd.choice(action.__struct_fields__)
    now = getattr(action, name)
    if name == "player":
        return replace(action, player=rnd.choice((*state.seats, Player("neutral"), Player("blue"))))
    if name == "decision":
        return replace(action, decision=rnd.choice((*state.pending, 0, now + 1, 10**6)))
    return replace(action, **{name: _other(now, state, rnd)})


def turned_round(action: Action) -> Action:
    """The same answer, with what its fields name in no order of its own the other way round."""
    return replace(action, **{name: getattr(action, name)[::-1] for name in unordered_fields(type(action))})


def _other(now: Any, state: State, rnd: Random) -> Any:
    """Another value of the same type."""
    if isinstance(now, bool):
        return not now
    if isinstance(now, int):
        return rnd.choice([now - 1, now + 1, -now, *(junk for junk in JUNK if type(junk) is int)])
    if isinstance(now, tuple):
        return tuple(_other(part, state, rnd) for part in now) or ("captain",)
    cards = [card for zone in state.zones.values() for card in zone.cards]
    return rnd.choice([*state.land, *cards, *(junk for junk in JUNK if isinstance(junk, str))])
