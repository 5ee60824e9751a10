"""SEALED: what is in here spoils Risk Legacy for whoever plays it. Scars of the board that act.

They act at the end of a turn, after the scar cards and before the card of the turn. A module says in the query
`scar-troops` how many troops its scar brings the player who holds the territory, or costs him; the rules of that moment
are awake with it. What else comes before the card of the turn is said in the query `tasks-at-end`.
"""

from __future__ import annotations

from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.values import Player, Task
from rules.legacy.combat.scar_cards import scar_on
from rules.legacy.ids import Scar
from rules.legacy.turn.end_of_turn import EndOfTurn, ask_for_card
from rules.risk.armies import ArmiesLost
from rules.risk.turn.reinforce import strengthen

acting_scars = Module("acting-scars", needs=("end-of-turn", "landless", "scar-cards"))
SCAR = "scar"
"""Why troops are lost: `ArmiesLost.why`."""


class ScarsAct(Task):
    """Let the scars on the active player's territories act."""


class CardOfTheTurn(Task):
    """The card for a conquest, or what can be had instead of it."""


@acting_scars.asks
def scar_troops(g: Context, player: Player, scar: Scar) -> int:
    """How many troops a scar of this kind brings a player each turn on his territory; negative where it costs some."""
    return 0


@acting_scars.asks
def tasks_at_end(g: Context) -> tuple[Task, ...]:
    """What packs do before the scars act."""
    return ()


@acting_scars.does(EndOfTurn, instead=True)
def end_turn(g: Context, task: EndOfTurn) -> None:
    g.then_all((*tasks_at_end(g), ScarsAct(), CardOfTheTurn()))


@acting_scars.does(CardOfTheTurn)
def card_of_the_turn(g: Context, task: CardOfTheTurn) -> None:
    ask_for_card(g)


@acting_scars.does(ScarsAct)
def act(g: Context, task: ScarsAct) -> None:
    """The last troop may be lost, too."""
    player, land = g.state.active, g.state.land
    for where in land.of(player):
        troops = scar_troops(g, player, scar_on(g.state, where))
        if troops > 0:
            strengthen(g, player, where, troops)
        elif troops < 0:
            g.emit(ArmiesLost(player, where, min(-troops, land.armies(where)), SCAR))
