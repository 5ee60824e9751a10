"""Pouvoir continental: a player who holds most of a region at the end of his turn uses its power."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from rules.atlas import Board, RegionName, Territory
from rules.kernel.context import Context, Query
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.options import Option
from rules.kernel.state import State
from rules.kernel.values import Action, Decision, Event, NoSuchLand, Part, Player, Refusal, Task
from rules.kernel.wants import Details
from rules.risk.armies import ArmiesLost, ArmiesPlaced
from rules.risk.combat.battle import DEFENCE, DiceRules, attack_throw, defence_bonus, dice_rules, throw
from rules.risk.combat.helps import Help, Power, helps
from rules.risk.combat.invasion import Friendly, Invasion, OwnLand, why_no_way
from rules.risk.odds.dice_odds import improve_lowest
from rules.risk.turn.cards import HAND_LIMIT, draw, hand
from rules.risk.turn.fortify import marches
from rules.risk.turn.reinforce import Finish, NotYourLand, TooMany, available
from rules.risk.turn.share_out import strengthen_each

continental_power = Module("continental-power", needs=("battle", "fortify", "cards", "share-out"))
LEVY, CARD, STRIKE, TURNCOAT, MARCHES = "levy", "card", "strike", "turncoat", "marches"
LASTING = (REROLL, WALLS) = ("reroll", "walls")
WALLED = Help(WALLS, (DEFENCE,), battle=Power(highest=1))
POWERS: dict[str, dict[str, str]] = {
    "world": {
        "asia": LEVY, "north_america": CARD, "africa": STRIKE, "south_america": TURNCOAT, "europe": REROLL,
        "oceania": MARCHES,
    },
    "ancient_earth": {
        "europa": LEVY, "germania": CARD, "asia_minor": STRIKE, "atlantis": TURNCOAT, "africa": REROLL,
        "hyrkania": MARCHES,
    },
    "middle_earth": {
        "mordor": LEVY, "arnor": CARD, "rhovanion": STRIKE, "mirkwood": TURNCOAT, "eriador": REROLL, "rhun": MARCHES,
        "gondor": WALLS,
    },
}  # fmt: skip
"""By board and region, as the sheet has it. Two more of the play aid's, for Middle-earth, only change figures."""
REGION_OF = {power: f"{power}-region" for power in (LEVY, CARD, STRIKE, TURNCOAT, REROLL, MARCHES, WALLS)}
"""The option that says in which region each power lies, in the order in which powers work."""
BY_SHEET, NOWHERE = "sheet", "nowhere"
STRUCK = 3
ANY_NUMBER = 99


class ToStrike(Decision):
    """Remove up to `left` armies from other players' territories, but never the last one there."""

    left: int


class ToWinOver(Decision):
    """Choose an enemy army next to yours that changes sides, and where it goes."""


class Strike(Action):
    """Remove armies from a territory."""

    where: Territory
    count: int


class WinOver(Action):
    """Remove one army from the source and add one of yours to the target."""

    source: Territory
    target: Territory


class Powers(Task):
    """At the end of a turn: use the powers of the regions of which the player holds most."""


class AskStrike(Task):
    """Ask for a strike while any is left."""

    left: int


class AskTurncoat(Task):
    """Ask which army changes sides, if there is one."""


class InForce(Part):
    """The lasting powers that each player won at the end of his last turn."""

    of: Mapping[Player, tuple[str, ...]] = {}


class PowersWon(Event):
    """The regions of which a player holds most at the end of his turn, each with its power."""

    player: Player
    powers: tuple[tuple[RegionName, str], ...]

    def apply(self, state: State) -> None:
        lasting = tuple(power for _, power in self.powers if power in LASTING)
        state.parts[InForce] = InForce({**state.parts[InForce].of, self.player: lasting})


class DieImproved(Event):
    """The attacker's lowest die was thrown again."""

    bookkeeping: ClassVar[bool] = True
    player: Player
    first: int
    again: int


class LastArmy(Refusal):
    """The last army of a territory cannot be removed."""

    where: Territory


def region_options(boards: Sequence[Board]) -> tuple[Option[str], ...]:
    """For each power the region in which it lies: the sheet's, none, or any of these boards where it has a meaning."""

    def regions(power: str) -> dict[str, None]:
        fit = (each for each in boards if power != WALLS or any(each.landmarks.values()))
        return dict.fromkeys(name for each in fit for name in each.regions)

    options = (Option(option, (BY_SHEET, NOWHERE, *regions(power))) for power, option in REGION_OF.items())
    return tuple(option for option in options if len(option.choices) > 2)


def power_table(g: Context) -> Iterator[tuple[RegionName, str]]:
    """The regions of the board that have a power, each with it; several may lie in one."""
    by_sheet: dict[str, str] = {power: region for region, power in POWERS[g.rules.board.name].items()}
    for power, option in REGION_OF.items():
        chosen = g.options.get(option, BY_SHEET)
        region = RegionName(by_sheet.get(power, NOWHERE) if chosen == BY_SHEET else chosen)
        if region in g.rules.board.regions:
            yield region, power


def powers_of(g: Context, player: Player) -> tuple[tuple[RegionName, str], ...]:
    """The regions of which a player holds more than half, each with its power."""
    board, mine = g.rules.board, g.state.land.of(player)
    return tuple((name, power) for name, power in power_table(g) if _most(mine, board.regions[name].territories))


def _most(mine: tuple[Territory, ...], region: tuple[Territory, ...]) -> bool:
    return 2 * sum(t in mine for t in region) > len(region)


@continental_power.does(Powers)
def powers(g: Context, task: Powers) -> None:
    """Those of the moment work now, in the sheet's order; the lasting ones until the end of the next turn."""
    won = powers_of(g, g.state.active)
    g.emit(PowersWon(g.state.active, won))
    for region, power in won:
        if power == LEVY:
            strengthen_each(g, g.state.active, own_in(g, g.state.active, region))
        elif power == CARD and len(g.zone(hand(g.state.active)).cards) < HAND_LIMIT:
            draw(g, hand(g.state.active))
        elif power == STRIKE:
            g.then(AskStrike(STRUCK), "strike")
        elif power == TURNCOAT:
            g.then(AskTurncoat(), "turncoat")


def own_in(g: Context, player: Player, region: RegionName) -> tuple[Territory, ...]:
    """The territories of a region that a player holds."""
    return tuple(t for t in g.rules.board.regions[region].territories if g.state.land.owner(t) == player)


@continental_power.modifies(dice_rules)
def throws_again(g: Context, rules: DiceRules) -> DiceRules:
    again = REROLL in g.parts[InForce].of.get(g.parts[Invasion].attacker, ())
    return rules._replace(rethrown=True) if again else rules


@continental_power.modifies(attack_throw)
def throw_again(g: Context, dice: tuple[int, ...], thrown: tuple[int, ...]) -> tuple[int, ...]:
    """Throw the lowest die again, as no other choice can be better."""
    (again,) = throw(g, 1, "again", dice_rules(g).attack_rerolls_ones)[-1]
    g.emit(DieImproved(g.parts[Invasion].attacker, min(dice), again))
    return improve_lowest(dice, again)


@continental_power.modifies(defence_bonus)
def wall_strongholds(g: Context, bonus: int) -> int:
    """Gondor's power: add one to the defence of strongholds and named places."""
    where, board = g.parts[Invasion].target, g.rules.board
    named = any(where in at for at in board.landmarks.values())
    held = named and WALLS in g.parts[InForce].of.get(g.state.land.owner(where), ())
    return bonus + WALLED.battle.highest if held else bonus


@continental_power.modifies(helps)
def walls_help(g: Context, every: tuple[Help, ...]) -> tuple[Help, ...]:
    """Where the board has such places, and a region has the power."""
    placed = any(g.rules.board.landmarks.values()) and any(power == WALLS for _, power in power_table(g))
    return (*every, WALLED) if placed else every


@continental_power.modifies(marches)
def march_on(g: Context, marches: int) -> int:
    return ANY_NUMBER if any(power == MARCHES for _, power in powers_of(g, g.state.active)) else marches


@Query
def lands_exposed(g: Context, player: Player) -> tuple[Territory, ...]:
    """Other players' territories with more than one army."""
    land = g.state.land
    return tuple(t for t in g.rules.board.territories if land.owner(t) != player and land.armies(t) > 1)


@continental_power.does(AskStrike)
def ask_strike(g: Context, task: AskStrike) -> None:
    if task.left and lands_exposed(g, g.state.active):
        g.ask(ToStrike(g.state.active, task.left))


@continental_power.allows(Strike, during=(ToStrike,))
def may_strike(g: Context, action: Strike, decision: ToStrike) -> Refusal | None:
    land = g.state.land
    if action.where not in land:
        return NoSuchLand(action.where)
    if land.owner(action.where) == action.player:
        return OwnLand(action.where)
    if land.armies(action.where) < 2:
        return LastArmy(action.where)
    if action.where not in lands_exposed(g, action.player):
        return Friendly(action.where, land.owner(action.where))
    most = min(decision.left, land.armies(action.where) - 1)
    return None if 1 <= action.count <= most else TooMany(action.count, most)


@continental_power.plays(Strike)
def strike(g: Context, action: Strike, decision: ToStrike) -> None:
    g.emit(ArmiesLost(g.state.land.owner(action.where), action.where, action.count, STRIKE))
    g.then(AskStrike(decision.left - action.count))


@continental_power.does(AskTurncoat)
def ask_win_over(g: Context, task: AskTurncoat) -> None:
    player = g.state.active
    if available(g, 1, player) and any(_near(g, player, t) for t in lands_exposed(g, player)):
        g.ask(ToWinOver(player))


def _near(g: Context, player: Player, where: Territory) -> tuple[Territory, ...]:
    """The player's territories next to `where`."""
    return tuple(t for t in g.links(where) if g.state.land.owner(t) == player)


@continental_power.allows(WinOver, during=(ToWinOver,))
def may_win_over(g: Context, action: WinOver, decision: ToWinOver) -> Refusal | None:
    land = g.state.land
    if action.source not in land:
        return NoSuchLand(action.source)
    if land.owner(action.source) == action.player:
        return OwnLand(action.source)
    if land.owner(action.target) != action.player:
        return NotYourLand(action.target)
    if action.target not in g.links(action.source):
        return why_no_way(g, action.source, action.target)
    if land.armies(action.source) < 2:
        return LastArmy(action.source)
    return (
        None if action.source in lands_exposed(g, action.player) else Friendly(action.source, land.owner(action.source))
    )


@continental_power.plays(WinOver)
def win_over(g: Context, action: WinOver, decision: ToWinOver) -> None:
    g.emit(ArmiesLost(g.state.land.owner(action.source), action.source, 1, TURNCOAT))
    g.emit(ArmiesPlaced(action.player, action.target, 1))


@continental_power.allows(Finish, during=(ToStrike, ToWinOver))
def may_leave_it(g: Context, action: Finish, decision: Decision) -> Refusal | None:
    return None


def leave_it(g: Context, number: int, decision: ToStrike | ToWinOver, details: Details) -> Action:
    """Decline, so that an absent player harms no one."""
    return Finish(number, decision.player)


def strike_hardest(g: Context, number: int, decision: ToStrike, details: Details) -> Action:
    """Strike the largest of the others' armies, those next to one's own first."""
    land, player = g.state.land, decision.player
    where = max(lands_exposed(g, player), key=lambda t: (bool(_near(g, player, t)), land.armies(t)))
    return Strike(number, player, where, min(decision.left, land.armies(where) - 1))


def win_strongest(g: Context, number: int, decision: ToWinOver, details: Details) -> Action:
    land, player = g.state.land, decision.player
    source = max((t for t in lands_exposed(g, player) if _near(g, player, t)), key=land.armies)
    return WinOver(number, player, source, min(_near(g, player, source), key=land.armies))


@continental_power.offers(ToStrike, default="leave", policies={"hardest": strike_hardest, "leave": leave_it})
def offer_strikes(g: Context, decision: ToStrike) -> Iterator[Offer]:
    for where in lands_exposed(g, decision.player):
        most = min(decision.left, g.state.land.armies(where) - 1)
        yield Offer(Strike, {"where": (where,), "count": range(1, most + 1)})
    yield Offer(Finish, {})


@continental_power.offers(ToWinOver, default="leave", policies={"strongest": win_strongest, "leave": leave_it})
def offer_turncoats(g: Context, decision: ToWinOver) -> Iterator[Offer]:
    for source in lands_exposed(g, decision.player):
        if near := _near(g, decision.player, source):
            yield Offer(WinOver, {"source": (source,), "target": near})
    yield Offer(Finish, {})
