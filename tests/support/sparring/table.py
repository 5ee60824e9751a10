"""What a sparring partner sees of a table, and how it says what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from rules import Action, Decision, Offer, Player, Ruleset, Territory, View
from rules.ai import choose
from rules.risk import (
    Attack,
    Deploy,
    Finish,
    Fortify,
    MoveIn,
    ToDeploy,
    ToFight,
    ToFortify,
    ToOccupy,
    ToReinforce,
)


class Table:
    """One question to a seat: who holds what, and the answers that are offered."""

    def __init__(self, rules: Ruleset, view: View, number: int, offers: Sequence[Offer]) -> None:
        self.rules, self.view, self.number, self.offers = rules, view, number, offers
        self.decision: Any = view.mine[number]
        self.me: Player = self.decision.player
        self.land, self.links = view.land, rules.board.links_of
        self.mine = self.land.of(self.me)

    def foes(self, where: Territory) -> list[Territory]:
        """The neighbours that others hold."""
        return [t for t in self.links[where] if self.land.owner(t) not in (self.me, "")]

    def threat(self, where: Territory) -> int:
        """The largest army of others beside a territory."""
        return max((self.land.armies(t) for t in self.foes(where)), default=0)

    def attacks(self) -> Iterator[tuple[Offer, Territory, Territory]]:
        """Every attack that is offered, with its source and target."""
        for offer in self.offers:
            if offer.action is Attack:
                for target in offer.fields["target"]:
                    yield offer, offer.fields["source"][0], target

    def attack(self, offer: Offer, target: Territory) -> Action:
        """Attack with the most dice and all leaders."""
        most = {name: offer.fields[name][-1] for name in ("dice", "leaders")}
        return offer.first_answer(self.number, self.me, target=target, **most)

    def deploy(self, best: Callable[[Territory], float]) -> Action | None:
        """All armies where they are worth most; None where none can be placed now."""
        offer = next((offer for offer in self.offers if offer.action is Deploy), None)
        if offer is None:
            return None
        where = max(offer.fields["where"], key=best)
        return offer.first_answer(self.number, self.me, where=where, count=offer.fields["count"][-1])

    def finish(self) -> Action | None:
        offer = next((offer for offer in self.offers if offer.action is Finish), None)
        return offer.first_answer(self.number, self.me) if offer else None

    def move_in(self, share: float) -> Action:
        """Move in this share of the armies that may."""
        return MoveIn(self.number, self.me, round(self.decision.spare * share))

    def march(self, best: Callable[[Territory], float]) -> Action | None:
        """The largest army without a foe beside it, to where it is worth most; None where none stands so."""
        behind = [o for o in self.offers if o.action is Fortify and not self.foes(o.fields["source"][0])]
        ends = [(o, t) for o in behind for t in o.fields["target"] if self.foes(t)]
        if not ends:
            return None
        offer, target = max(ends, key=lambda way: (way[0].fields["count"][-1], best(way[1])))
        return offer.first_answer(self.number, self.me, target=target, count=offer.fields["count"][-1])


Answers = Mapping[type[Decision], Callable[[Table], Action | None]]


def answer_with(
    answers: Answers, rules: Ruleset, view: View, number: int, offers: Sequence[Offer], pick: Callable[[int], int]
) -> Action:
    """The partner's answer, or today's AI's where it has none of its own: cards, gods, bids."""
    if rules.may_answer(offers[0].action, type(view.mine[number])):
        own = answers.get(type(view.mine[number]))
        action = own(Table(rules, view, number, offers)) if own else None
        if action is not None and any(action in offer for offer in offers):
            return action
    return choose(rules, view, number, offers, pick)


def turn_of(
    place: Callable[[Table], Action | None],
    fight: Callable[[Table], Action | None],
    move_in: Callable[[Table], Action | None],
    march: Callable[[Table], Action | None],
) -> Answers:
    """Answers to the questions of a turn."""
    return {ToReinforce: place, ToDeploy: place, ToFight: fight, ToOccupy: move_in, ToFortify: march}
