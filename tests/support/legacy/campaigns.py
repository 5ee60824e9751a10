"""Campaigns of Risk Legacy at their turning points: before the first game, and after a victory."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from msgspec.structs import replace
from support.legacy.next_games import next_setting
from support.random_games.game_in_progress import UnderWay

from rules import NamedDraws, Player, Ruleset, Seeded, Setting, State, apply, begin, default
from rules.kernel.context import Context
from rules.kernel.state import Land
from rules.kernel.values import Holding
from rules.legacy import LEGACY
from rules.legacy.campaign.campaign import Campaign, Seated
from rules.legacy.campaign.chain import campaign_after, new_campaign
from rules.legacy.campaign.rewards import ShareRewards
from rules.legacy.setup.factions import FACTIONS, Factions
from rules.records import Head, Record, commitment, key_of, line_of, write_record
from rules.risk.turn.turns import Order

RED, BLUE, GREEN, YELLOW, BLACK = SEATS = tuple(map(Player, ("red", "blue", "green", "yellow", "black")))
ANN, BEN, CLEO, DAN, EVE = MEMBERS = ("ann", "ben", "cleo", "dan", "eve")


GAME_SECRET = b"a game's own".ljust(32, b".")


class Evening(UnderWay):
    """A game of a campaign in progress."""

    def lapse(self, by: str) -> Self:
        """Let a player's time run out."""
        step = apply(
            self.rules,
            self.state,
            default(self.rules, self.state, self.number(by)),
            self.chance or NamedDraws(),
            "clock",
        )
        self.state, self.events = step.state, step.events
        return self


def composed_for(setting: Setting) -> Ruleset:
    """The rules of one game of a campaign."""
    return LEGACY.ruleset(setting)


def table(players: int, **options: str) -> Ruleset:
    """The rules of a first game for so many, who are nobody in particular."""
    chosen = {name.replace("_", "-"): choice for name, choice in options.items()}
    return LEGACY.ruleset(LEGACY.setting(SEATS[:players], chosen))


def first_game(
    players: int, ais: tuple[str, ...] = (), options: Mapping[str, str] | None = None, seed: int = 1, **lasting: Any
) -> Evening:
    """The first game of a campaign up to its first question, with what the campaign holds already."""
    members = MEMBERS[:players]
    campaign = replace(new_campaign(members, ais=ais, options=options), **lasting)
    setting = next_setting(campaign, dict(zip(SEATS, members, strict=False)))
    return Evening.opened(composed_for(setting), b"evening %d" % seed)


def after_the_war(
    rules: Ruleset,
    hold: Mapping[str, str],
    winner: str = "red",
    members: Mapping[str, str] | None = None,
    **lasting: Any,
) -> Evening:
    """The moment after a victory: who holds what, who is who, and what the campaign holds besides its members."""
    seated = members or dict(zip(rules.seats, MEMBERS, strict=False))
    state = State(rules.seats, rules.seats[0], Land(realm_of=rules.board.realm_of))
    for seat, lands in hold.items():
        for where in lands.split():
            state.land.put(where, Holding(Player(seat), 2))
    played = dict(zip(rules.seats, FACTIONS, strict=False))
    state.parts[Campaign] = replace(Campaign(members=MEMBERS, options=rules.options), **lasting)
    state.parts[Seated] = Seated({Player(seat): member for seat, member in seated.items()})
    state.parts[Factions] = Factions(played, dict.fromkeys(rules.seats, "alaska"), dict.fromkeys(rules.seats, 8))
    state.parts[Order] = Order(rules.seats[0], 9)
    g = Context.of(rules, state, NamedDraws())
    g.then(ShareRewards(Player(winner), "stars"))
    g.run()
    game = Evening(rules, state)
    game.events = tuple(g.events)
    return game


def opened_by_vote(campaign: Campaign, texts: dict[str, str]) -> tuple[str, Campaign]:
    """A game that begins by opening the envelope, as a record of its set-up, and what it leaves."""
    setting = next_setting(campaign, dict(zip(SEATS, MEMBERS[:3], strict=False)), opens=("envelope",))
    rules = composed_for(setting)
    head = Head(setting, rules.version, commitment(GAME_SECRET), ("",) * 3, GAME_SECRET.hex())
    step = begin(rules, Seeded(key_of(head), texts))
    of_it = {label: text for label, text in texts.items() if label.startswith("envelope")}
    told = Head(setting, rules.version, commitment(GAME_SECRET), ("",) * 3, GAME_SECRET.hex(), opened=of_it)
    return write_record(Record(told, (line_of(0, step),))), campaign_after(step.state)
