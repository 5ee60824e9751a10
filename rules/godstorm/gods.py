"""Gods: one of each kind to a player. They stand with his armies, and are banished where no army of his is left."""

from __future__ import annotations

from collections.abc import Mapping

from rules.atlas import Territory
from rules.godstorm.pantheons import GODS
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.position import BySeat, Position
from rules.kernel.state import State
from rules.kernel.tagged import Unreadable
from rules.kernel.values import NOBODY, Event, LeaderKind, Part, Player, Refusal

gods = Module("gods")


class Gods(Part):
    """The territory of each god in play, by player and kind."""

    at: Mapping[Player, Mapping[LeaderKind, Territory]] = {}

    def of(self, player: Player) -> Mapping[LeaderKind, Territory]:
        """The territories of a player's gods, by kind."""
        return self.at.get(player, {})

    def kinds_at(self, player: Player, where: Territory) -> tuple[LeaderKind, ...]:
        """The kinds of a player's gods on a territory."""
        mine = self.at.get(player)
        if not mine or where not in mine.values():
            return ()
        if len(mine) == 1:  # (As often.)
            return tuple(mine)
        return tuple([god for god in GODS if mine.get(god) == where])

    def of_these(self, gods: tuple[LeaderKind, ...], player: Player, where: Territory) -> tuple[LeaderKind, ...]:
        """Those of some kinds of a player's gods who stand on a territory, in the order given."""
        mine = self.at.get(player, {})
        if len(gods) == 1:  # (As often.)
            return gods if mine.get(gods[0]) == where else ()
        return tuple([god for god in gods if mine.get(god) == where])


class GodSummoned(Event):
    """A player called a god onto the map."""

    player: Player
    god: LeaderKind
    where: Territory

    def apply(self, state: State) -> None:
        _stand(state, self.player, self.god, self.where)


class GodMoved(Event):
    """A god went to another territory of his player's."""

    player: Player
    god: LeaderKind
    source: Territory
    target: Territory

    def apply(self, state: State) -> None:
        _stand(state, self.player, self.god, self.target)


class GodBanished(Event):
    """A god left the map; he can be summoned again. `why`: godswar, conquest, plague, emptied, or a card's title."""

    player: Player
    god: LeaderKind
    where: Territory
    why: str
    by: Player = NOBODY

    @property
    def lost_by(self) -> Player:
        return self.player

    def apply(self, state: State) -> None:
        at = state.parts.table[Gods]
        left = {god: where for god, where in at.of(self.player).items() if god != self.god}
        state.parts.table[Gods] = Gods({**at.at, self.player: left})


class GodInPlay(Refusal):
    """That god of the player's stands on the map already, there."""

    god: LeaderKind
    where: Territory


class GodAbsent(Refusal):
    """That god of the player's is not on Earth."""

    god: LeaderKind


@gods.lays("gods")
def lay_gods(to: Position, places: BySeat | None) -> None:
    """Set where each seat's gods stand: `green: war@gaul sky@gaul`."""
    at: dict[Player, dict[LeaderKind, Territory]] = {}
    for seat, placed in to.by_seat("gods", places).items():
        for one in placed:
            name, _, at_name = one.partition("@")
            god, where = LeaderKind(name), Territory(at_name)
            if god not in GODS or god in at.get(seat, {}):
                raise Unreadable(f"gods: {one!r} should be one of {', '.join(GODS)}, each once, and @ a territory")
            if to.state.land.owner(where) != seat:
                raise Unreadable(f"gods: {seat} does not hold {where!r}")
            at.setdefault(seat, {})[god] = where
    to.keep(Gods(at))


def _stand(state: State, player: Player, god: LeaderKind, where: Territory) -> None:
    at = state.parts.table[Gods]
    state.parts.table[Gods] = Gods({**at.at, player: {**at.of(player), god: where}})


def banish_all(g: Context, player: Player, where: Territory, why: str, by: Player = NOBODY) -> None:
    """Banish a player's gods from a territory."""
    for god in g.parts[Gods].kinds_at(player, where):
        g.emit(GodBanished(player, god, where, why, by))


def on_earth(g: Context, player: Player, god: LeaderKind) -> bool:
    """Whether a player's god of this kind is in play."""
    return god in g.parts[Gods].at.get(player, ())
