"""What orders for battles say: the least odds, and whom they help: oneself, or any side against the leader."""

from __future__ import annotations

from rules.kernel.context import Context
from rules.kernel.values import NOBODY, Player
from rules.kernel.wants import Details, Wants
from rules.legacy.turn.stars import stars_of
from rules.risk.combat.battle import ATTACK, DEFENCE
from rules.risk.combat.invasion import Invasion
from rules.risk.odds.forecast import forecast
from rules.risk.odds.invasion_odds import in_percent
from rules.risk.turn.turns import StateOrView, seats_in_play

OWN_DEFENCE, OWN_ATTACK, AGAINST_LEADER = "own-defence", "own-attack", "against-leader"
ODDS = "odds"
HELPED = Wants((ODDS,), (OWN_DEFENCE, OWN_ATTACK, AGAINST_LEADER))
"""What an order to help says: the least chance, in percent, with which the territory would fall, and whom it helps."""


def leader(of: StateOrView) -> Player:
    """The player who leads: the one with the most red stars; nobody where several have as many."""
    stars = {player: stars_of(of, player) for player in seats_in_play(of)}
    most = max(stars.values(), default=0)
    ahead = [player for player, count in stars.items() if count == most]
    return ahead[0] if len(ahead) == 1 else NOBODY


def sides_helped(g: Context, player: Player, details: Details) -> tuple[str, ...]:
    """The sides of the battle under way that a player's order helps."""
    least, wanted = details.number(ODDS), details.kinds_among(HELPED.among)
    now = g.parts[Invasion]
    defender = g.state.land.owner(now.target)
    if now.attacker == NOBODY or (least and chance(g) < least):
        return ()
    if player == defender:
        return (DEFENCE,) if OWN_DEFENCE in wanted else ()
    if player == now.attacker:
        return (ATTACK,) if OWN_ATTACK in wanted else ()
    if AGAINST_LEADER not in wanted:
        return ()
    foes = {now.attacker: DEFENCE, defender: ATTACK}
    return (foes[ahead],) if (ahead := leader(g.state)) in foes else ()


def chance(g: Context) -> int:
    """The chance that the invasion under way takes the territory, in percent."""
    now = g.parts[Invasion]
    return in_percent(forecast(g.rules, g.state, now.attacker, now.source, now.target).win)
