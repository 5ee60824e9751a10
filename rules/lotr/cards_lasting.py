"""Card effects that last until their player's next turn: storms, closed bridges, corsairs."""

from __future__ import annotations

from typing import NamedTuple

from rules.atlas import Territory
from rules.atlas.board import LinkKind
from rules.kernel.context import Context, links
from rules.kernel.events import TurnBegan
from rules.kernel.module import Module
from rules.kernel.state import State
from rules.kernel.values import Event, Part, Player, Refusal
from rules.risk.armies import ArmiesLost
from rules.risk.combat.invasion import InvasionDeclared, SourceSwitched, targets, why_spared, why_unlinked
from rules.risk.combat.leaders import Leaders
from rules.risk.turn.turns import still_plays

cards_lasting = Module("cards-lasting", needs=("battle",))
STORM, BRIDGE, CORSAIRS = "storm", "bridge", "corsairs"
"""The kinds of what a card lays upon the board: a storm at sea, a closed bridge, corsairs."""
CORSAIRS_TAKE = 3


class Spell(NamedTuple):
    """One lasting effect: its kind, its territories, and the player whose next turn ends it."""

    what: str
    lands: tuple[Territory, ...]
    until: Player


class Spells(Part):
    """All lasting effects in force."""

    laid: tuple[Spell, ...] = ()

    def lands(self, what: str) -> tuple[Territory, ...]:
        return tuple(t for spell in self.laid if spell.what == what for t in spell.lands) if self.laid else ()


class SpellLaid(Event):
    """A storm, a closed bridge or the corsairs took effect, until this player's next turn begins."""

    what: str
    lands: tuple[Territory, ...]
    player: Player

    def apply(self, state: State) -> None:
        state.parts[Spells] = Spells((*state.parts[Spells].laid, Spell(self.what, self.lands, self.player)))


class SpellsLifted(Event):
    """A player's lasting effects ended."""

    player: Player
    what: tuple[str, ...]

    def apply(self, state: State) -> None:
        state.parts[Spells] = Spells(tuple(spell for spell in state.parts[Spells].laid if spell.until != self.player))


class InStorm(Refusal):
    """A winter storm lies over the territory: it neither attacks nor is attacked."""

    where: Territory


class BridgeClosed(Refusal):
    """A closed bridge is in the way, and only an army led by a captain crosses it."""

    source: Territory
    target: Territory


@cards_lasting.reacts(TurnBegan)
def lift(g: Context, event: TurnBegan) -> None:
    """End a player's effects when his turn begins; those of eliminated players end with the next turn."""
    for seat in g.state.seats:
        ending = tuple(spell.what for spell in g.parts[Spells].laid if spell.until == seat)
        if ending and (seat == event.player or not still_plays(g.state, seat)):
            g.emit(SpellsLifted(seat, ending))


@cards_lasting.modifies(targets)
def storm(g: Context, targets: tuple[Territory, ...], player: Player, source: Territory) -> tuple[Territory, ...]:
    """A territory in a winter storm can neither attack nor be attacked."""
    bound = g.parts[Spells].lands(STORM)
    if not bound:
        return targets
    return () if source in bound else tuple(t for t in targets if t not in bound)


@cards_lasting.modifies(why_spared)
def stormy(g: Context, why: Refusal, source: Territory, target: Territory) -> Refusal:
    bound = g.parts[Spells].lands(STORM)
    return next((InStorm(t) for t in (source, target) if t in bound), why)


@cards_lasting.modifies(links)
def close_bridges(
    g: Context, links: dict[Territory, LinkKind], where: Territory, leaders: Leaders
) -> dict[Territory, LinkKind]:
    """Only an army led by a captain can cross a closed bridge."""
    laid = g.parts[Spells].laid
    if leaders or not laid:
        return links
    shut = [spell.lands for spell in laid if spell.what == BRIDGE and where in spell.lands]
    return {t: kind for t, kind in links.items() if not any(t in pair for pair in shut)} if shut else links


@cards_lasting.modifies(why_unlinked)
def over_a_closed_bridge(g: Context, why: Refusal, source: Territory, target: Territory, led_too: bool) -> Refusal:
    """Where a leader could go, only a closed bridge is in the way."""
    return BridgeClosed(source, target) if led_too else why


@cards_lasting.reacts(InvasionDeclared)
@cards_lasting.reacts(SourceSwitched)
def corsairs(g: Context, event: InvasionDeclared | SourceSwitched) -> None:
    """While the corsairs are in force, every invasion by sea first costs up to three regiments; one always survives."""
    raided = event.link == "sea" and any(spell.what == CORSAIRS for spell in g.parts[Spells].laid)
    cost = min(CORSAIRS_TAKE, g.state.land.armies(event.source) - 1)
    if raided and cost > 0:
        g.emit(ArmiesLost(event.player, event.source, cost, CORSAIRS))
