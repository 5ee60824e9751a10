"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The events of pocket_1.

They come into the deck from the next game on.
"""

from __future__ import annotations

from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.values import NOBODY, Player
from rules.legacy.sealed.common import EventDestroyed, EventWithoutEffect, destroy_event
from rules.legacy.sealed.pocket_1.change import CHOICES, ToEvolve
from rules.legacy.sealed.pocket_1.kept import AGENT_OF_CHAOS, FALLOUT_EVENT, Pocket1, mutant
from rules.legacy.sealed.pocket_1.start import spread
from rules.legacy.setup.factions import FACTIONS, faction_of
from rules.legacy.turn.events import EventDrawn
from rules.legacy.turn.stars import StarsTaken
from rules.risk.turn.reinforce import region_bonus, regions_held

sixth_events = Module("sixth-events", needs=("events", "evolution", "stars", "strike"), tells=(EventDestroyed,))


@sixth_events.reacts(EventDrawn)
def chaos(g: Context, event: EventDrawn) -> None:
    """A star for the Mutants, if no human faction has the bonus of a continent."""
    if event.event != AGENT_OF_CHAOS:
        return
    player = mutant(g.state)
    if player != NOBODY and not any(map_bonus(g, seat) for seat in humans(g)):
        g.emit(StarsTaken(player, 1, "event"))
    else:
        g.emit(EventWithoutEffect(event.event))


def humans(g: Context) -> tuple[Player, ...]:
    """The players of the factions in the box."""
    return tuple([seat for seat in g.state.seats if faction_of(g.state, seat) in FACTIONS])


def map_bonus(g: Context, player: Player) -> bool:
    """Whether a player has the bonus of a continent."""
    return any(region_bonus(g, player, name) > 0 for name in regions_held(g, player))


@sixth_events.reacts(EventDrawn)
def fallout_spreads(g: Context, event: EventDrawn) -> None:
    if event.event != FALLOUT_EVENT:
        return
    if where := g.parts[Pocket1].fallout:
        spread(g, where)
        destroy_event(g, event.player, event.card)
    else:
        g.emit(EventWithoutEffect(event.event))


@sixth_events.reacts(EventDrawn)
def mutants_change(g: Context, event: EventDrawn) -> None:
    """Without Mutants in the game the card is discarded."""
    if event.event not in CHOICES:
        return
    player = mutant(g.state)
    if player != NOBODY and event.event not in g.parts[Pocket1].changes:
        g.ask(ToEvolve(player, event.event, event.card))
    else:
        g.emit(EventWithoutEffect(event.event))
