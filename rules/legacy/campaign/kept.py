"""What people keep from game to game of Risk Legacy, as `Campaigns` asks for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from rules.kernel.game import Setting, Statistic
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import State
from rules.kernel.values import Action, Player
from rules.legacy.campaign import rewards
from rules.legacy.campaign.campaign import GAMES, MOST_MEMBERS, UNPLAYED, WON, Campaign, Seated
from rules.legacy.campaign.chain import (
    campaign_after,
    name_world,
    nameable_places,
    new_campaign,
    packs_of_game,
    read_campaign,
    rename_place,
    seal_campaign,
    with_member,
    write_before,
    write_campaign,
)
from rules.legacy.campaign.owed import Compose, reward_asked, with_reward
from rules.legacy.campaign.seals import BY_VOTE, campaign_key, draw_numbers, seal_texts
from rules.legacy.campaign.substitutes import Substitute
from rules.legacy.ids import Member
from rules.legacy.sealed import PACKS


class PackSeals:
    """What the packs of a campaign hide, by label."""

    def texts(self, secret: bytes) -> Mapping[str, str]:
        return seal_texts(PACKS, secret)

    def seal(self, kept: Campaign, texts: Mapping[str, str]) -> Campaign:
        return seal_campaign(kept, texts)

    def draw(self, secret: bytes, frozen: tuple[object, ...]) -> Mapping[str, str]:
        return draw_numbers(PACKS, campaign_key(secret, frozen))

    def codes(self, kept: Campaign) -> Mapping[str, str]:
        return kept.seals

    def opened_labels(self, kept: Campaign) -> tuple[str, ...]:
        return tuple(kept.packs)

    def labels_opened_in(self, setting: Setting, state: State) -> tuple[str, ...]:
        return packs_of_game(setting, state)

    def openable_labels(self, kept: Campaign) -> tuple[str, ...]:
        return tuple(one for one in BY_VOTE if one in kept.seals and one not in kept.packs)


SEALS = PackSeals()


@dataclass(frozen=True, slots=True)
class LegacyCampaigns:
    """The campaigns, with the rules of a game composed so."""

    compose: Compose
    most: int = MOST_MEMBERS
    games: int = GAMES
    seals: PackSeals = SEALS

    def begin(self, options: Mapping[str, str]) -> Campaign:
        return new_campaign(options=options)

    def join(self, kept: Campaign, member: str, ai: bool) -> Campaign:
        return kept if member in kept.members else with_member(kept, member, ai=ai)

    def before(self, kept: Campaign, members: Mapping[Player, str], record: str, opens: tuple[str, ...]) -> str:
        return write_before(kept, members, record, opens)

    def after(self, state: State) -> Campaign:
        return campaign_after(state)

    def read(self, text: str) -> Campaign:
        return read_campaign(text)

    def write(self, kept: Campaign) -> str:
        return write_campaign(kept)

    def number(self, kept: Campaign) -> int:
        return kept.game

    def title(self, kept: Campaign) -> str:
        return kept.world

    def place_names(self, kept: Campaign) -> Mapping[str, str]:
        cities = {where: city.name for where, city in kept.cities.items()}
        return cities | {where: continent.name for where, continent in kept.continents.items()}

    def nameable_places(self, kept: Campaign, member: str) -> tuple[str, ...]:
        return nameable_places(kept, member)

    def rename(self, kept: Campaign, where: str, member: str, name: str) -> Campaign:
        return rename_place(kept, where, member, name) if where else name_world(kept, member, name)

    def open_question(self, kept: Campaign, member: str) -> tuple[Ruleset, State] | None:
        return reward_asked(self.compose, kept, member)

    def take(self, kept: Campaign, member: str, answer: Action) -> Campaign:
        return with_reward(self.compose, kept, member, answer)

    def is_won(self, state: State) -> bool:
        return rewards.is_won(state)

    def members_by_seat(self, state: State) -> Mapping[Player, str]:
        return state.parts[Seated].members

    def substitute(self, seat: Player, member: str, ai: bool) -> Action:
        return Substitute(0, seat, Member(member), ai)

    def statistics(self, kept: Campaign) -> tuple[Statistic, ...]:
        """Who signed; the games and the victories of each faction that has kept a power, in the games that count."""
        signed = dict.fromkeys(map(str, kept.members), 0) | Counter(str(one.member) for one in kept.signatures)
        lines = [line for line in kept.entries if line.faction in kept.powers and line.result != UNPLAYED]
        played = Counter(str(line.faction) for line in lines)
        won = {faction: sum(line.faction == faction and line.result == WON for line in lines) for faction in played}
        return (
            Statistic("signed", {"signatures": signed}),
            Statistic("factions", {"wins_by_faction": won, "games_by_faction": played}),
        )
