"""Why a question leaves territories out: the rule that keeps each of them out of its answers."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import msgspec

from rules.atlas import MAIN, Card, Territory
from rules.kernel.meanings import item_of, meanings
from rules.kernel.offers import Offer
from rules.kernel.play import legal, refusal
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import State, Zones
from rules.kernel.tagged import Value
from rules.kernel.values import Action, Decision, Player, Refusal, Zone

UNKNOWN = Card("")
"""What lies in a zone in the place of each card that a reader may not see."""


class RuledOut(Value):
    """A space of the board that no answer of this kind names, and why one that did would be refused.

    >>> from rules import GAMES, RuledOut, position, ruled_out, ruleset
    >>> rules = ruleset(GAMES["classic"].setting(("red", "blue", "green"), {"mode": "conquest"}))
    >>> state = position(rules, "red: alaska:4 peru; blue: kamchatka; green: *", step="reinforcement").state
    >>> found: RuledOut = ruled_out(rules, state, 1)[0]
    >>> found.kind, found.where, found.why.kind
    ('deploy', 'northwest_territory', 'not-your-land')
    """

    kind: str
    where: Territory
    why: Refusal


def as_known(state: State, viewer: Player) -> State:
    """The game with blank cards in every zone that this player may not look into, and without the others' answers."""
    known = state.fork()
    known.zones = Zones(
        (name, zone if zone.shown_to(viewer) else Zone((UNKNOWN,) * len(zone.cards), zone.seen_by))
        for name, zone in state.zones.items()
    )
    known.replies = {number: answer for number, answer in state.replies.items() if answer.player == viewer}
    return known


def ruled_out(rules: Ruleset, state: State, number: int) -> tuple[RuledOut, ...]:
    """The spaces of the board that no answer to a pending decision names, by kind of answer, with the refusal of each.

    Left out are refusals that name no space, which are about the moment, and kinds of answer that name a card: which
    spaces these may name depends on it. The refusals are those of the game as the decision's player knows it, so they
    are the same for every position that looks alike to that player.
    Raises `LookupError` for a number of no pending decision.

    >>> from rules import GAMES, position, ruled_out, ruleset
    >>> rules = ruleset(GAMES["classic"].setting(("red", "blue", "green"), {"mode": "conquest"}))
    >>> state = position(rules, "red: alaska:4 peru; blue: kamchatka; green: *", step="combat").state
    >>> [found for found in ruled_out(rules, state, 1) if found.where == "peru"]
    [RuledOut(kind='attack', where='peru', why=TooFewArmies(source='peru', armies=1))]
    """
    decision = state.pending.get(number)
    if decision is None:
        raise LookupError(f"decision {number} is not pending; pending: {', '.join(map(str, state.pending)) or 'none'}")
    offers = list(legal(rules, state, number))
    known = as_known(state, decision.player)
    in_force = rules.at(state)
    kinds = [
        _Kind(in_force, known, number, decision, kind, [offer for offer in offers if offer.action is kind])
        for kind in in_force.actions.kinds.values()
        if issubclass(kind, Action) and not kind.variants and in_force.may_answer(kind, type(decision))
    ]
    open_to = {where for kind in kinds for where in kind.offered}
    return tuple(found for kind in kinds if kind.fields for found in kind.ruled_out(open_to))


@dataclass(frozen=True)
class _Kind:
    """One kind of answer to a decision, in the game as its player knows it."""

    rules: Ruleset
    state: State
    number: int
    decision: Decision
    kind: type[Action]
    offers: list[Offer]
    fields: tuple[str, ...] = field(init=False)
    """The fields that name one territory each, in the order in which they are chosen; none where others keep the
    answer from being made up."""
    rest: dict[str, Any] = field(init=False)

    def __post_init__(self) -> None:
        about = {name: meaning for name, meaning in meanings(self.kind).items() if name not in meanings(Action)}
        lands = tuple(name for name, meaning in about.items() if meaning is Territory)
        rest = {name: self._any(name) for name in about if name not in lands}
        sound = lands and None not in rest.values() and Card not in map(item_of, about.values())
        object.__setattr__(self, "fields", lands if sound else ())
        object.__setattr__(self, "rest", rest)

    def _any(self, name: str) -> Any:
        """Some value for a field that names no territory: one on offer, its default, else 1 as a number; None where
        there is none."""
        offered = next((offer.fields[name][0] for offer in self.offers if offer.fields.get(name)), None)
        if offered is not None:
            return offered
        each = next(each for each in msgspec.structs.fields(self.kind) if each.name == name)
        if each.default is not msgspec.NODEFAULT:
            return each.default
        return 1 if meanings(self.kind)[name] is int else None

    @cached_property
    def offered(self) -> frozenset[Territory]:
        """The spaces that answers of this kind name."""
        return frozenset(where for offer in self.offers for name in self.fields for where in offer.fields.get(name, ()))

    def ruled_out(self, open_to: Collection[Territory]) -> Iterator[RuledOut]:
        """Each space of the realm in question but those `open_to` some answer, with the refusal that says most about
        it."""
        for where in self._spaces():
            if where not in open_to and (why := next(self._refusals(where), None)) is not None:
                yield RuledOut(self.kind.kind, where, why)

    def _spaces(self) -> list[Territory]:
        """The spaces of the realm that the question, or what is on offer, is about."""
        land = self.state.land
        realms = {land.realm(where) for where in self.offered} or {getattr(self.decision, "realm", MAIN)}
        return [where for where in self.rules.board.realm_of if land.realm(where) in realms]

    def _refusals(self, where: Territory) -> Iterator[Refusal]:
        """The refusals of answers that name this space, those that say most about it first: with one's own space as
        the place from which something goes, and with a neighbour as the other end."""
        mine = self.state.land.owner(where) == self.decision.player
        role = self.fields[0] if mine else self.fields[-1]
        others = [name for name in self.fields if name != role]
        for other in self._other_ends(where, mine=mine) if others else (where,):
            fields = {**self.rest, **dict.fromkeys(others, other), role: where}
            why = refusal(self.rules, self.state, self.kind(self.number, self.decision.player, **fields))
            if why is not None and any(meaning is Territory for meaning in meanings(type(why)).values()):
                yield why

    def _other_ends(self, where: Territory, *, mine: bool) -> list[Territory]:
        """The spaces that may stand at the other end: neighbours first, those of others before one's own. For a space
        of others, one's own alone."""
        land, me = self.state.land, self.decision.player
        near = self.rules.board.links_of.get(where, ())
        ends = sorted(near, key=lambda end: ((land.owner(end) == me) == mine, end not in self.offered))
        far = [end for end in land.of(me, land.realm(where)) if end not in near and end != where]
        return [*ends, *far] if mine else [*(end for end in ends if land.owner(end) == me), *far]
