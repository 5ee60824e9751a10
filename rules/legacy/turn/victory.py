"""Victory: four red stars, or being the only one who is not eliminated, wins the war at that very moment."""

from __future__ import annotations

from rules.kernel.context import TURN, Context
from rules.kernel.module import Module
from rules.kernel.values import Event, Player, Task
from rules.legacy.setup.headquarters import HeadquartersPlaced
from rules.legacy.turn.stars import StarsTaken, players_with_stars
from rules.risk.combat.battle import Conquered
from rules.risk.combat.expand import Expanded
from rules.risk.combat.occupy import Eliminated, PlayerKnockedOut
from rules.risk.turn.concede import ArmyTurnedNeutral
from rules.risk.turn.turns import seats_in_play, seats_still_in

victory = Module("victory", needs=("concede", "expand", "occupy"))
STARS, CONQUEST = "stars", "conquest"
"""How a war is won."""


class WinWar(Task):
    """The war is won: nothing else happens in it any more. Rewards follow, then the end of the game."""

    winner: Player
    how: str


class WarWon(Event):
    """A player won the war, by four stars or as the last one who is not eliminated."""

    player: Player
    how: str


@victory.reacts(StarsTaken)
@victory.reacts(HeadquartersPlaced)
@victory.reacts(Conquered)
@victory.reacts(Expanded)
def four_stars(g: Context, event: Event) -> None:
    """Of several players with four stars the active one wins, else the next one clockwise."""
    if able := players_with_stars(g.state):
        seats, active = g.state.seats, g.state.active
        at = seats.index(active) if active in seats else 0
        winner = min(able, key=(seats[at:] + seats[:at]).index)
        if isinstance(event, Conquered) and event.loser in seats and not g.state.land.of(event.loser):
            g.emit(PlayerKnockedOut(event.loser, event.player))  # (What would tell so is closed with the turn.)
        _win(g, winner, STARS)


@victory.reacts(Eliminated)
@victory.reacts(ArmyTurnedNeutral)
def last_one(g: Context, event: Eliminated | ArmyTurnedNeutral) -> None:
    if len(seats_in_play(g.state)) < 2:
        _win(g, seats_still_in(g.state, event.player)[0], CONQUEST)


def _win(g: Context, winner: Player, how: str) -> None:
    """Leave the turn at once, also where the rule that led here goes on to close it."""
    g.close(TURN)
    g.then(WinWar(winner, how))


@victory.does(WinWar)
def win_war(g: Context, task: WinWar) -> None:
    g.emit(WarWon(task.winner, task.how))
