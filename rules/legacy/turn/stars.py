"""Red stars: four of them, headquarters included, win the war at once."""

from __future__ import annotations

from collections.abc import Mapping

from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.state import State
from rules.kernel.values import Event, Part, Player
from rules.legacy.setup.headquarters import Headquarters, headquarters_held
from rules.risk.combat.occupy import Eliminated
from rules.risk.turn.concede import ArmyTurnedNeutral
from rules.risk.turn.turns import StateOrView

stars = Module("stars", needs=("concede", "occupy"))
STARS_TO_WIN = 4
"""The red stars with which a war is won."""


class Stars(Part):
    """The star tokens of each player."""

    tokens: Mapping[Player, int] = {}


class StarsTaken(Event):
    """A player took star tokens. `why` says for what: start, cards, mission, coins, …"""

    player: Player
    count: int
    why: str

    def apply(self, state: State) -> None:
        tokens = state.parts.table[Stars].tokens
        state.parts.table[Stars] = Stars({**tokens, self.player: tokens.get(self.player, 0) + self.count})


class StarsLost(Event):
    """A player's star tokens left the game with him."""

    player: Player

    def apply(self, state: State) -> None:
        left = {player: count for player, count in state.parts.table[Stars].tokens.items() if player != self.player}
        state.parts.table[Stars] = Stars(left)


def stars_of(of: StateOrView, player: Player) -> int:
    """A player's stars: his tokens, and one for each headquarters that he controls."""
    return of.parts[Stars].tokens.get(player, 0) + len(headquarters_held(of, player))


def players_with_stars(of: StateOrView) -> list[Player]:
    """The players at the table who have the stars that win, all counted at once."""
    parts, owner = of.parts.table, of.land.owner
    tokens, controlled = parts[Stars].tokens, [owner(where) for where in parts[Headquarters].at]
    return [seat for seat in of.seats if tokens.get(seat, 0) + controlled.count(seat) >= STARS_TO_WIN]


@stars.reacts(Eliminated)
@stars.reacts(ArmyTurnedNeutral)
def leave_with_tokens(g: Context, event: Eliminated | ArmyTurnedNeutral) -> None:
    """Somebody who is out for good leaves with his star tokens; his headquarters stay on the board."""
    if g.parts[Stars].tokens.get(event.player):
        g.emit(StarsLost(event.player))
