"""Battles of Legacy for the rulebook's cases: who has which power, what lies on the board, and which dice fall.

game = war({"red": "alaska:8", "blue": "kamchatka:3"}, powers={"red": "triple_conquest"})
game.battle("alaska", "kamchatka", attack=(4, 4, 4), defence=(3,))
assert game.owner("kamchatka") == "red"
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from support.legacy.position import THREE, War, position
from support.random_games.game_in_progress import Named

from rules import NamedDraws, Player, Refusal
from rules.legacy.campaign.box import MAJOR, MINOR
from rules.legacy.campaign.campaign import City
from rules.legacy.combat.missiles import FireMissile
from rules.legacy.setup.factions import FACTIONS, POWERS, Factions
from rules.legacy.setup.headquarters import Headquarters
from rules.orders import NO_DETAILS, Clause, Details, Orders, Plan, StandingOrder, settle
from rules.risk.combat.battle import BattleFought, Defend
from rules.risk.combat.invasion import Attack
from rules.risk.plans.plan import InvadeLine


class Battles(War):
    """A war in which battles are fought. `orders` are the standing orders, as they are after their answers."""

    orders: Orders = Orders()

    def fire(
        self,
        attack: tuple[int, ...],
        defence: tuple[int, ...],
        side: str,
        die: int,
        source: str = "alaska",
        target: str = "northwest_territory",
    ) -> Self:
        """One battle with these dice, in which Yellow, who has a missile and no part in it, hits one of them."""
        self.battle(source, target, attack=attack, defence=defence)
        return self.play(FireMissile, side, die, by="yellow")

    def battle(self, source: str, target: str, *, attack: tuple[int, ...], defence: tuple[int, ...]) -> Self:
        """One battle with these dice, as far as somebody is asked for more than the defence."""
        self.play(Attack, source, target, len(attack))
        return self.play(Defend, len(defence), attack=attack, defence=defence)

    def ordering(
        self, by: str, topic: str, policy: str, details: Details = NO_DETAILS, clauses: tuple[Clause, ...] = ()
    ) -> Self:
        """Give a player's standing order."""
        seat, order = Player(by), StandingOrder(policy, details, clauses)
        self.orders = self.orders.with_seat(seat, self.orders[seat].with_order(topic, order))
        return self

    def settled(self, **dice: tuple[int, ...]) -> Self:
        """Let standing orders answer, with those of everybody who has said nothing, until somebody must be asked."""
        script = NamedDraws(**dice)
        steps, self.orders = settle(self.rules, self.state, self.orders, script)
        if steps:
            self.state, self.events = steps[-1].state, tuple(event for step in steps for event in step.events)
        return self._played_out(script)

    def invade(self, source: str, target: str, **dice: tuple[int, ...]) -> Self:
        """Red's invasion ordered to the end, as far as it goes without anybody being asked."""
        line = InvadeLine(source, target, self.state.land.owner(target))
        red = Player("red")
        self.orders = self.orders.with_seat(red, self.orders[red].with_plan(Plan((line,))))
        return self.settled(**dice)

    @property
    def why_halted(self) -> Refusal:
        """Why Red's ordered invasion has stopped."""
        plan = self.orders[Player("red")].plan
        assert plan is not None
        assert plan.halted is not None
        return plan.halted

    @property
    def fought(self) -> tuple[tuple[int, ...], tuple[int, ...], int, int]:
        """The dice as they were compared, the attacker's and the defender's, and what each of them has lost."""
        (last,) = self.told(BattleFought)
        return last.attack, last.defence, last.attacker_lost, last.defender_lost

    @property
    def changed_by(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What has changed the attacker's dice, and the defender's."""
        (last,) = self.told(BattleFought)
        assert last.natural is not None
        return last.natural.attack_by, last.natural.defence_by


def faction_with(power: str) -> str:
    """The faction that may keep a power."""
    return next(faction for faction, powers in POWERS.items() if power in powers)


def cities(minor: str = "", major: str = "") -> dict[str, City]:
    """Cities of both kinds on these territories."""
    found = [(kind, where) for kind, lands in ((MINOR, minor), (MAJOR, major)) for where in lands.split()]
    return {where: City(kind, f"City {chr(ord('A') + at)}", "ann") for at, (kind, where) in enumerate(found)}


def war(
    hold: Named,
    *,
    seats: str = THREE,
    powers: Mapping[str, str] | None = None,
    headquarters: Mapping[str, str] | None = None,
    lasting: Mapping[str, Any] | None = None,
    **setup: Any,
) -> Battles:
    """A position in which each of these seats plays with this power. `headquarters` are by territory those of a seat's
    faction, which started there; the rest as in `legacy_position.position`."""
    kept = dict(powers or {})
    others = [faction for faction in FACTIONS if faction not in map(faction_with, kept.values())]
    played = {Player(seat): faction_with(kept[seat]) if seat in kept else others.pop() for seat in seats.split()}
    at = {where: played[Player(seat)] for where, seat in (headquarters or {}).items()}
    starts = {Player(seat): where for where, seat in (headquarters or {}).items()}
    begun = Factions(played, starts, dict.fromkeys(played, 8))
    laid = position(
        hold,
        seats=seats,
        lasting={"powers": {faction_with(power): power for power in kept.values()}, **(lasting or {})},
        **{**setup, "parts": (begun, Headquarters(at), *setup.get("parts", ()))},
    )
    game = Battles(laid.rules, laid.state)
    game.events = laid.events
    return game
