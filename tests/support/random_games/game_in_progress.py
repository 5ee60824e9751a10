"""A game in progress, for the rulebook cases of every game: one answer at a time, with the case's dice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Self, TypeVar

from rules import (
    Action,
    Chance,
    Decision,
    Event,
    NamedDraws,
    Offer,
    Player,
    Refusal,
    Refused,
    Ruleset,
    Seeded,
    State,
    View,
    apply,
    begin,
    default,
    legal,
    position,
    view,
)
from rules.risk.turn.cards import hand

E = TypeVar("E", bound=Event)
Named = Mapping[str, str]
"""By player, names separated by blanks."""


class UnderWay:
    """A game in progress. `events` are those of the last answer. With a `chance` of its own no dice are scripted.

    `sealed` are the texts behind the seals that an answer may break.
    """

    sealed: Mapping[str, str] = {}

    def __init__(self, rules: Ruleset, state: State, chance: Chance | None = None) -> None:
        self.rules, self.state, self.chance = rules, state, chance
        self.events: tuple[Event, ...] = ()

    @classmethod
    def opened(cls, rules: Ruleset, key: bytes) -> Self:
        """A new game up to its first decision, with random dice."""
        chance = Seeded(key)
        step = begin(rules, chance)
        game = cls(rules, step.state, chance)
        game.events = step.events
        return game

    @classmethod
    def laid_out(cls, rules: Ruleset, hold: Named, script: NamedDraws, **setup: Any) -> Self:
        """A position, run until a decision is open; exactly the draws of the script are made."""
        step = position(rules, hold, chance=script, **setup)
        game = cls(rules, step.state)
        game.events = step.events
        return game._played_out(script)

    def play(
        self, action: type[Action], *fields: Any, by: str = "",
        dice: Iterable[int] = (), shuffle: str = "", **named: Iterable[int],
    ) -> Self:  # fmt: skip
        """Answer the decision of `by` (or the first open one), with these dice and shuffled zones.

        `dice` are given in the order rolled, or each kind under its name: `attack`, `defence`, ….
        """
        script = NamedDraws(die=dice, shuffle=shuffle, sealed=self.sealed, **named)
        self._answer(action, fields, by, script)
        return self._played_out(script)

    def refused(self, action: type[Action], *fields: Any, by: str = "") -> Refusal:
        """Why an answer is refused; the game does not change."""
        try:
            self._answer(action, fields, by, NamedDraws())
        except Refused as refused:
            return refused.why
        raise AssertionError(f"{action.__name__}{fields} was taken")

    def until(self, decision: type[Decision]) -> Self:
        """Answer by default until a decision of this kind is open; keep all events in between."""
        events = self.events
        while not isinstance(self.asked(), decision):
            step = apply(self.rules, self.state, default(self.rules, self.state, self.number()), self.chance)
            self.state = step.state
            events += step.events
        self.events = events
        return self

    def say(self, action: type[Action], by: str, *fields: Any, dice: Iterable[int] = ()) -> Self:
        """Play an action out of turn."""
        script = NamedDraws(die=dice)
        self._apply(action(0, Player(by), *fields), script)
        return self._played_out(script)

    def number(self, by: str = "") -> int:
        """The number of the decision that waits for a player."""
        state = self.state
        return next(n for n, d in state.pending.items() if n not in state.replies and by in ("", d.player))

    def asked(self, by: str = "") -> Decision | None:
        """The open decision of `by`, or the first one; None if there is none."""
        state = self.state
        waiting = (d for n, d in state.pending.items() if n not in state.replies and by in ("", d.player))
        return next(waiting, None)

    def offers(self, action: type[Action], by: str = "") -> list[Offer]:
        """The offers of one kind of answer."""
        return [offer for offer in legal(self.rules, self.state, self.number(by)) if issubclass(offer.action, action)]

    def choices(self, action: type[Action], field: str, by: str = "") -> list[Any]:
        """All choices for one field of an answer."""
        return sorted({choice for offer in self.offers(action, by) for choice in offer.fields[field]})

    def told(self, kind: type[E]) -> list[E]:
        """The events of a kind that followed from the last answer."""
        return [event for event in self.events if isinstance(event, kind)]

    def armies(self, where: str) -> int:
        return self.state.land.armies(where)

    def owner(self, where: str) -> str:
        return self.state.land.owner(where)

    def hand(self, player: str) -> list[str]:
        return sorted(self.zone(hand(Player(player))))

    def zone(self, name: str) -> list[str]:
        return list(self.state.zone(name).cards)

    def seen(self, viewer: str | None) -> View:
        return view(self.state, None if viewer is None else Player(viewer))

    def _answer(self, action: type[Action], fields: tuple[Any, ...], by: str, script: NamedDraws) -> None:
        number = self.number(by)
        self._apply(action(number, self.state.pending[number].player, *fields), script)

    def _apply(self, action: Action, script: NamedDraws) -> None:
        step = apply(self.rules, self.state, action, self.chance or script)
        self.state, self.events = step.state, step.events

    def _played_out(self, script: NamedDraws) -> Self:
        assert not script.left, f"not thrown: {script.left}"
        return self


def and_rest(hold: Named, rest: str) -> Named:
    """Territories by player, one of whom holds all that are not named."""
    return {**hold, rest: f"{hold.get(rest, '')} *"}
