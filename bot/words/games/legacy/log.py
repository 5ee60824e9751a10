"""What Risk Legacy adds to the lines about events and to the story of a turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.words.arguments import Arguments, card_name, lands_in
from bot.words.fluent import Words
from bot.words.topics.log import Announced, LogWords, Tally
from bot.words.topics.story import StoryWords
from rules import NOBODY, Event, Player, State, View
from rules.legacy import (
    COINS,
    OPEN,
    OPEN_MISSION,
    STARS_TO_WIN,
    BallotCast,
    CardUpgraded,
    CityFounded,
    CoinsRanOut,
    ContinentNamed,
    GameCounted,
    Headquarters,
    HeadquartersPlaced,
    MissionFulfilled,
    NamerChosen,
    PackOpened,
    PowerKept,
    ResourcesTraded,
    ScarGlued,
    Signed,
    StarBought,
    StarsTaken,
    VotePowers,
    WarJoined,
    WarWon,
    WorldNamed,
    headquarters_held,
    stars_of,
    votes,
)
from rules.risk import Conquered

BOUGHT = "cards"
"""Why a star is taken that was bought (`StarsTaken.why`)."""


class LegacyLog(LogWords):
    """Events of a war."""

    decks = (OPEN, COINS)
    shown = (OPEN_MISSION,)

    def is_empty(self, event: Event) -> bool:
        """True for what another event tells: headquarters with their faction, stars that were bought, votes."""
        if isinstance(event, StarsTaken):
            return event.why == BOUGHT
        return isinstance(event, BallotCast | HeadquartersPlaced | GameCounted | NamerChosen)

    def announces(self, event: Event) -> Announced | None:
        """Troops for resources."""
        return Announced(event.troops, "resources") if isinstance(event, ResourcesTraded) else None

    def tally(self, event: Event) -> Tally | None:
        """Powers that are kept, the first coins on cards, the tokens to begin with."""
        if isinstance(event, PowerKept) and not event.player:
            return Tally("powers", NOBODY, event.power, event.faction, notable=True)
        if isinstance(event, CardUpgraded) and not event.player:
            return Tally("first-coins", NOBODY, where=event.card, notable=True, routine=True)
        if isinstance(event, StarsTaken) and event.why == "start":
            return Tally("first-stars", event.player, count=event.count, notable=True, routine=True)
        return None


class LegacyStory(StoryWords):
    """What a war is remembered for."""

    arrivals = (WarJoined,)
    victories = (WarWon, Signed)
    great_moments = (
        WarJoined, StarBought, MissionFulfilled, CoinsRanOut, WarWon, Signed, CityFounded, ContinentNamed, ScarGlued,
        PackOpened, WorldNamed,
    )  # fmt: skip

    def prizes(self, seat: Player, state: State, words: Words) -> Mapping[str, str]:
        """Headquarters, each a red star."""
        at, count = state.parts[Headquarters].at, stars_of(state, seat)
        return {
            where: words.say("story-headquarters", faction=at[where], where=where, stars=count)
            for where in headquarters_held(state, seat)
        }

    def losses(self, events: Sequence[Event], seat: Player, seen: View, words: Words) -> Iterator[str]:
        """The red stars that went with headquarters, unless they were taken back or the war is over."""
        taken = {event.target for event in events if isinstance(event, Conquered) and event.loser == seat}
        lost = [at for at in seen.parts[Headquarters].at if at in taken and seen.land.owner(at) != seat]
        if lost and seen.winners is None:
            has, lands = stars_of(seen, seat), lands_in("in", lost, words)
            yield words.say("lost-stars", count=len(lost), lands=lands, has=has, wanted=STARS_TO_WIN)


def powers_voted(answer: VotePowers, words: Words) -> Arguments:
    """The powers that get a vote, however many of the factions that is about."""
    voted = [card_name(power, words) for power in votes(answer) if power]
    return {"powers": words.all_of(voted) if voted else "none"}
