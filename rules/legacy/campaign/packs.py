"""Packs: what stands on their outside, when each is due, and how a seal is broken in the middle of a game.

Six open by themselves, on the condition that is printed on them; the envelope by a vote before a game. A pack whose
seal the campaign does not have stays shut.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.state import State
from rules.kernel.tagged import Unreadable
from rules.kernel.values import NOBODY, Event, FinalEvent, Part, Player, Task
from rules.legacy.campaign.box import MINOR
from rules.legacy.campaign.campaign import (
    Campaign,
    CampaignOpened,
    CardDestroyed,
    CityFortified,
    CityFounded,
    ContinentMarked,
    ContinentNamed,
    OpenedPack,
    ScarCancelled,
    count_stock,
    member_of,
)
from rules.legacy.campaign.seals import DRAWN, content, seal
from rules.legacy.combat.missiles import missiles_left
from rules.risk.armies import ArmiesGranted, Pools
from rules.risk.combat.occupy import Eliminated
from rules.risk.combat.open_dice import DieFixed, Throw
from rules.risk.turn.concede import ArmyTurnedNeutral
from rules.risk.turn.turns import StateOrView

packs = Module("packs", needs=("campaign", "missiles", "open-dice", "reinforce"))
SIGNATURES = 2
"""The pack of the second victory opens when one person has signed so often."""
MISSILES = 3
"""The first pocket opens at so many missiles on one roll."""
TROOPS = 30
"""The second pocket opens when somebody with a missile is about to place so many troops."""


class OpenPack(Task):
    """Break the seal of this pack, unless it is open; `player` has brought it about.

    What it asks for at once is done although he gives up meanwhile.
    """

    outlasts_turn: ClassVar[bool] = True
    label: str
    player: Player


class Unpack(Task):
    """Let the rules of a pack that has been opened begin."""

    label: str
    player: Player


class OpenAtTheEnd(Task):
    """Before the game counts: break the seals that are due by its end."""

    winner: Player


class SettleWar(Task):
    """Every seal is broken that was due by the end: what is left to do before the game counts is done now."""


class PackOpened(FinalEvent):
    """The seal of a pack was broken. `text` is what was behind it: the content with its salt; `drawn` is the number of
    the thing that was drawn into it, if it holds one of several."""

    label: str
    player: Player
    text: str
    drawn: int = 0

    def apply(self, state: State) -> None:
        now = state.parts[Campaign]
        opened = OpenedPack(now.game, member_of(state, self.player), self.text, self.drawn)
        state.parts[Campaign] = replace(now, packs={**now.packs, self.label: opened})

    @property
    def unsealed(self) -> str:
        return self.label


class GaveUp(Part):
    """The players whose armies turned neutral as they gave up: that is no elimination, though they hold nothing."""

    players: tuple[Player, ...] = ()


class GivingUpNoted(Event):
    """A player gave up, and is not eliminated by holding nothing."""

    bookkeeping: ClassVar[bool] = True
    player: Player

    def apply(self, state: State) -> None:
        state.parts[GaveUp] = GaveUp((*state.parts[GaveUp].players, self.player))


class Victor(Part):
    """Who has won the war without a troop on the board: he is not eliminated, though he holds nothing."""

    player: Player = NOBODY


class VictoryWithoutTroopsNoted(Event):
    """Whoever has won the war has no troop on the board."""

    bookkeeping: ClassVar[bool] = True
    player: Player

    def apply(self, state: State) -> None:
        state.parts[Victor] = Victor(self.player)


class PackUnpacked(Event):
    """The rules of a pack are awake: what it asks for at once is done now."""

    bookkeeping: ClassVar[bool] = True
    label: str
    player: Player


@packs.does(OpenPack)
def open_pack(g: Context, task: OpenPack) -> None:
    now = g.parts[Campaign]
    if task.label not in now.seals or task.label in now.packs:
        return
    text = g.unseal(task.label)
    if seal(text) != now.seals[task.label]:
        raise Unreadable(f"what is said to be in {task.label} is not what was sealed")
    g.emit(PackOpened(task.label, task.player, text, draw_number(g, task.label, len(content(text).get("among", ())))))
    g.wake()
    g.then(Unpack(task.label, task.player))


def draw_number(g: Context, label: str, among: int) -> int:
    """The number of the thing that was drawn into a pack, out of so many; 0 for a pack into which nothing was drawn."""
    if not among:
        return 0
    number = g.unseal(label + DRAWN)
    if number not in map(str, range(1, among + 1)):
        raise Unreadable(f"what is said to have been drawn into {label} is none of the {among} things that were sealed")
    return int(number)


@packs.does(Unpack)
def unpack(g: Context, task: Unpack) -> None:
    g.emit(PackUnpacked(task.label, task.player))


@packs.reacts(CityFounded)
def last_minor_city(g: Context, event: CityFounded) -> None:
    if event.city == MINOR and not count_stock(g, MINOR):
        g.then(OpenPack("pack_1", event.player))


@packs.reacts(CampaignOpened)
def open_when_emptied(g: Context, event: CampaignOpened) -> None:
    """A reward that was put off may have been the last minor city."""
    if not count_stock(g, MINOR):
        g.then(OpenPack("pack_1", NOBODY))


@packs.reacts(Eliminated)
def somebody_is_out(g: Context, event: Eliminated) -> None:
    g.then(OpenPack("pack_2", event.player))


@packs.reacts(CardDestroyed)
@packs.reacts(CityFortified)
@packs.reacts(CityFounded)
@packs.reacts(ContinentMarked)
@packs.reacts(ContinentNamed)
@packs.reacts(ScarCancelled)
def open_after_reward(
    g: Context,
    event: CardDestroyed | CityFortified | CityFounded | ContinentMarked | ContinentNamed | ScarCancelled,
) -> None:
    """After the reward of whoever signed for the second time."""
    if has_won_twice(g, event.player):
        g.then(OpenPack("pack_3", event.player))


def has_won_twice(g: Context, player: Player) -> bool:
    """Whether the player's member has signed often enough for the pack of the second victory."""
    return g.parts[Campaign].count_signatures(member_of(g.state, player)) >= SIGNATURES


@packs.does(OpenAtTheEnd)
def open_at_the_end(g: Context, task: OpenAtTheEnd) -> None:
    """Whoever else has no troop on the board is eliminated; the winner may have put his reward off."""
    if not g.state.land.of(task.winner):
        g.emit(VictoryWithoutTroopsNoted(task.winner))
    if out := list_eliminated(g.state):
        g.then(OpenPack("pack_2", out[0]))
    if has_won_twice(g, task.winner):
        g.then(OpenPack("pack_3", task.winner))
    g.then(SettleWar())


@packs.does(SettleWar)
def settle_war(g: Context, task: SettleWar) -> None:
    """The box leaves nothing to do."""


def list_eliminated(of: StateOrView) -> tuple[Player, ...]:
    """The players who are eliminated as the war ends: those without a troop, except who gave up and who has won."""
    spared = (*of.parts[GaveUp].players, of.parts[Victor].player)
    return tuple([seat for seat in of.seats if not of.land.of(seat) and seat not in spared])


@packs.reacts(ArmyTurnedNeutral)
def note_giving_up(g: Context, event: ArmyTurnedNeutral) -> None:
    g.emit(GivingUpNoted(event.player))


@packs.reacts(DieFixed)
def many_missiles(g: Context, event: DieFixed) -> None:
    now = g.parts[Throw]
    if sum(die.fixed for row in (now.attack, now.defence) for die in row) >= MISSILES:
        g.then(OpenPack("pocket_1", event.player))


@packs.reacts(ArmiesGranted)
def many_troops(g: Context, event: ArmiesGranted) -> None:
    if g.parts[Pools].stock >= TROOPS and missiles_left(g.state, event.player):
        g.then(OpenPack("pocket_2", event.player))
