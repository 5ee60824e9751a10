"""SEALED: what is in here spoils Risk Legacy for whoever plays it. Tables of campaigns in which packs are open.

await campaign_begun(table)
await with_open_packs(table, "pack_1", "pocket_1")  # between two wars
await change(table, lambda state: ...)  # in the middle of one
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace
from support.tables.player import wanted
from support.tables.positions import put
from support.tables.tables import Table

from bot.game.session import Session
from bot.store.models import SealedTexts
from bot.ui.decisions.prompt import Prompt
from rules import Action, Player, State
from rules.kernel.values import Zone
from rules.legacy.campaign.campaign import Campaign, OpenedPack
from rules.legacy.campaign.chain import read_campaign, write_campaign
from rules.legacy.campaign.seals import DRAWN
from rules.legacy.combat.missiles import Missiles
from rules.legacy.sealed.pocket_2 import ISLAND
from rules.legacy.sealed.pocket_2.start import PlaceIsland, ToPlaceIsland
from rules.legacy.turn.resources import COINS, OPEN
from rules.legacy.turn.stars import Stars
from rules.legacy.turn.trading import TradeResources
from rules.risk.combat.expand import Expand
from rules.risk.combat.invasion import ToFight
from rules.risk.turn.cards import DECK, DISCARD, hand

RED = Player("red")
RICH = ("alaska", "alberta", "ontario")
"""The cards that Red trades."""


async def campaign_begun(table: Table) -> None:
    """A campaign of Alice, Bob and Carol whose first war was called off."""
    people = (table.alice, table.bob, table.carol)

    async def press() -> None:
        await table.open(*people, game="legacy", seats=("red", "blue", "yellow"))
        await table.alice.type("risk table end")
        await table.alice.press("end-game")
        await table.quiet()

    await table.copy_or("a campaign begun", press, people)


async def secrets_of(table: Table) -> SealedTexts:
    """What the first campaign of the table's bot keeps secret."""
    sealed = await table.bot.store.read(lambda tx: tx.campaigns.seals(1))
    assert sealed is not None
    return sealed


async def with_open_packs(table: Table, *labels: str, **lasting: Any) -> None:
    """Between two wars: the campaign has opened these packs, by its first member in its first war, and keeps besides
    what `lasting` says."""
    sealed = await secrets_of(table)
    (found,) = await table.bot.services.campaigns.of_guild(table.guild.id)
    kept = read_campaign(found.stored.kept)
    drawn = {label: int(sealed.drawn.get(label + DRAWN, 0)) for label in labels}
    packs = {label: OpenedPack(1, kept.members[0], sealed.texts[label], drawn[label]) for label in labels}
    changed = write_campaign(replace(kept, **{"packs": packs, **lasting}))
    await table.bot.store.transact(lambda tx: tx.campaigns.keep(1, changed))


async def change(table: Table, how: Callable[[State], None]) -> None:
    """Let the table's game stand otherwise from now on."""
    session = await table.session()
    state = session.state.fork()
    how(state)
    put(table.database, session.table.id, session.table.seq, state)
    table.bot.services.games._runner.drop(session.table.id)


def made_rich(state: State) -> None:
    """Red is about to trade three cards of four coins, has a missile, and wins with the next territory he enters."""
    now = state.parts[Campaign]
    state.parts[Campaign] = replace(now, coins={**now.coins, **dict.fromkeys(RICH, 4)})
    for name, zone in [*state.zones.items()]:
        if name in (DECK, DISCARD, OPEN, COINS) or name.startswith("hand:"):
            state.zones[name] = Zone(tuple(card for card in zone.cards if card not in RICH), zone.seen_by)
    held = state.zones.get(hand(RED)) or Zone((), RED)
    state.zones[hand(RED)] = Zone((*RICH, *held.cards), held.seen_by)
    state.parts[Missiles] = Missiles({**state.parts[Missiles].left, RED: 1})
    almost_won(state)


def almost_won(state: State) -> None:
    """Red wins with the next territory that he enters."""
    state.parts[Stars] = Stars({**state.parts[Stars].tokens, RED: 3})


def answer_of(session: Session, asked: Prompt) -> Action:
    """Red trades all that he has and walks into the next land; the island he puts beside his own land. For all else the
    AI decides."""
    if asked.seat == RED:
        offers = {offer.action: offer for offer in asked.offers}
        if TradeResources in offers and ISLAND not in session.rules.board.territories:
            return TradeResources(asked.number, RED, RICH)
        if isinstance(asked.decision, ToPlaceIsland):
            return PlaceIsland(asked.number, RED, "south_atlantic", "brazil", "north_africa")
        if isinstance(asked.decision, ToFight) and Expand in offers:
            return offers[Expand].first_answer(asked.number, RED)
    return wanted(session, asked)
