"""What Risk Godstorm adds to the lines about events: temples and plague, gods, faith, miracle cards, Labors."""

from __future__ import annotations

from typing import ClassVar

from bot.words.arguments import Arguments, card_title, rounds_of
from bot.words.fluent import Words
from bot.words.games.godstorm.spaces import spaces
from bot.words.topics.log import LogWords, Placed, Tally, Told
from rules import NOBODY, Event
from rules.author import CardsMoved
from rules.godstorm import (
    GODS,
    MAGIC,
    Ascended,
    BidsRevealed,
    BoxFruitless,
    BoxOpened,
    FaithRaised,
    FaithSacrificed,
    GodBanished,
    GodMoved,
    GodSummoned,
    GodswarFought,
    LaborDone,
    LeftHeaven,
    MarkerTaken,
    MiracleBought,
    MiracleDrawn,
    MiraclePlayed,
    PlagueLaid,
    RelicGained,
    TempleBuilt,
    titles,
)
from rules.risk import ArmiesLost, ArmiesMoved, CalledOff

PLAGUED = "plague"
"""Why plague kills armies and banishes gods (`ArmiesLost.why`, `GodBanished.why`)."""
LABOR = "labor"
"""Why a card is drawn for a Labor (`MiracleDrawn.why`)."""
RAISED = frozenset({"territories", "region", "temples", "freya_tears"})
"""Why faith is raised when a turn begins."""


class GodstormLog(LogWords):
    """All that is told of a game of gods."""

    decks: ClassVar[tuple[str, ...]] = ("miracles", "bought")
    quiet_hands = GODS

    def is_empty(self, event: Event) -> bool:
        """True for what another event tells: prices, markers (the order of play), and cards that nobody sees drawn."""
        if isinstance(event, FaithRaised):
            return event.why == "start"
        if isinstance(event, MiracleDrawn):
            return event.deck == MAGIC or event.why == LABOR
        if isinstance(event, CardsMoved):
            return event.source.startswith(self.decks) and not all(event.cards)
        return isinstance(event, FaithSacrificed | MarkerTaken)

    def placement(self, event: Event) -> Placed | None:
        """Temples and plague; armies that cards kill, and those who come back to Earth."""
        if isinstance(event, TempleBuilt):
            return Placed("temple", event.player, event.where)
        if isinstance(event, PlagueLaid):
            return Placed("plague", NOBODY, event.where)
        if isinstance(event, ArmiesLost) and card_title(event.why) in titles():
            return Placed("struck", event.player, event.where, event.count)
        if isinstance(event, ArmiesMoved) and event.source in spaces() and event.target not in spaces():
            return Placed("returned", event.player, event.target, event.count)
        return None

    def income(self, event: Event) -> str:
        """Faith for territories, continents and temples."""
        return "faith" if isinstance(event, FaithRaised) and event.why in RAISED else ""

    def tally(self, event: Event) -> Tally | None:
        """Gods summoned, the work of plague, the dead and those who leave Heaven, cards, Labors, relics."""
        if isinstance(event, ArmiesLost) and event.why == PLAGUED:
            return Tally("plagued", event.player, where=event.where, count=event.count)
        if isinstance(event, GodBanished) and event.why == PLAGUED:
            return Tally("banished", event.player, event.god, event.where, notable=True)
        if isinstance(event, GodSummoned):
            return Tally("summoned", event.player, event.god, event.where, notable=True)
        if isinstance(event, LeftHeaven):
            return Tally("descended", event.player, where=event.where, count=event.count, routine=True)
        if isinstance(event, Ascended):
            return Tally("ascended", event.player, count=event.count, routine=True, last=True)
        if isinstance(event, MiracleBought):
            return Tally("bought", event.player, event.deck, routine=event.deck == MAGIC)
        if isinstance(event, MiracleDrawn):
            return Tally("miracles", event.player, event.deck)
        if isinstance(event, LaborDone):
            return Tally("labor", event.player, event.god, notable=True)
        if isinstance(event, RelicGained) and not event.loser:
            return Tally("relic", event.player, event.relic, notable=True)
        return None

    def confirms_draw(self, event: Event) -> tuple[str, str] | None:
        """The draw that a miracle card's own event announces."""
        return (event.deck, event.player) if isinstance(event, MiracleDrawn) else None

    def which_to_tell(self, before: Event, event: Event) -> Told:
        """Report a godswar instead of the banishment, a force instead of its gods, and Pandora's card once."""
        if isinstance(event, GodMoved) and isinstance(before, GodMoved):
            return "alike"
        if isinstance(event, GodMoved) and isinstance(before, ArmiesMoved):
            return "both"
        if isinstance(event, GodMoved) or (isinstance(event, GodBanished) and isinstance(before, GodswarFought)):
            return "first"
        if isinstance(event, CalledOff) and isinstance(before, GodBanished):
            return "first"
        if isinstance(before, BoxOpened):
            if isinstance(event, BoxFruitless):
                return "second"
            if isinstance(event, MiraclePlayed) and event.card == before.card:
                return "first"
        return "both"


def bids_rethrown(event: BidsRevealed, words: Words) -> Arguments:
    """Whether equal dice were thrown again for equal bids: then only what came of it is told."""
    return {"rethrown": "yes" if len(rounds_of(event.rolls)) > 1 else "no"}


def godswar_totals(event: GodswarFought, words: Words) -> Arguments:
    """The totals of a round of godswar, and whether the attacker won it."""
    return {
        "attack_total": sum(event.attack_falls[-1]) + event.attack_armies + event.attack_bonus,
        "defence_total": sum(event.defence_falls[-1]) + event.defence_armies + event.defence_bonus,
        "won": "yes" if event.winner == event.attacker else "no",
    }
