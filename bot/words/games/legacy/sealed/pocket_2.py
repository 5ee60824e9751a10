"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The words of pocket_2."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from bot.words.fluent import Words
from bot.words.games.legacy.sealed.faction_missions import OwnMissionQuestions
from bot.words.seats import Naming
from bot.words.topics.board import AltTextWords, BoardWords
from bot.words.topics.cards import CardFace, CardWords
from bot.words.topics.lobby import LobbyWords
from bot.words.topics.orders import OrderWords
from bot.words.topics.status import StatusWords
from bot.words.topics.story import StoryWords
from bot.words.topics.wording import Wording
from rules import NOBODY, Card, Player, Ruleset, Territory, View
from rules.author import Board
from rules.legacy import faction_of
from rules.legacy.sealed.pocket_2 import ALIENS, ISLAND, WEAKNESSES, OpenCoins, Pocket2, visitors, weakness_of
from rules.legacy.sealed.pocket_2.cards import ToRuinCity
from rules.legacy.sealed.pocket_2.faction import Dominion, DominionFulfilled, count_dominion


class Pocket2Status(StatusWords):
    """The standings."""

    def stocks(self, seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """The faction's weakness, the coin cards that it keeps open, and whether the Aliens have fulfilled their
        mission."""
        if weakness := weakness_of(seen, seat):
            yield words.say(f"card-{weakness}")
        if coins := seen.parts[OpenCoins].of.get(seat):
            yield words.say("status-open-coins", count=coins)
        if seen.winners is None and faction_of(seen, seat) == ALIENS and seen.parts[Dominion].done:
            yield words.say("status-own-mission-done")


class Pocket2Questions(OwnMissionQuestions):
    """Questions and their answers."""

    declining = ("spare-cities",)
    about_marks = ("place-island",)

    def own_mission(self, seat: Player, seen: View, words: Words) -> str:
        """The Aliens' mission."""
        return words.say("own-mission-aliens") if faction_of(seen, seat) == ALIENS else ""


class Pocket2Orders(OrderWords):
    """Answers given in advance."""

    def moot(self, seen: View, rules: Ruleset) -> Collection[str]:
        """What the Aliens alone are asked, for everybody else."""
        faction = faction_of(seen, seen.viewer or NOBODY)
        return () if faction in ("", ALIENS) else (ToRuinCity.kind,)


class Pocket2Board(BoardWords):
    """The board as text."""

    def stands_on(self, where: Territory, seen: View, words: Words) -> Iterator[str]:
        """A ruin."""
        if where in seen.parts[Pocket2].ruins:
            yield words.say("card-ruin")

    def below_board(
        self, seen: View, rules: Ruleset, words: Words, naming: Naming, line: Callable[[Territory], str]
    ) -> Iterator[str]:
        """The island, which lies in no continent."""
        if seen.parts[Pocket2].ends:
            yield "\n".join((words.say("board-apart"), line(ISLAND)))


class Pocket2AltText(AltTextWords):
    """The alt text of the board."""

    def places(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """Where the island lies, and the ruins."""
        left = seen.parts[Pocket2]
        if left.ends:
            first, second = left.ends
            yield words.say("alt-island", spot=left.spot, first_end=first, second_end=second)
        if left.ruins:
            yield words.say("alt-ruins", list=", ".join(words.say(f"land-{where}") for where in left.ruins))


class Pocket2Cards(CardWords):
    """The cards."""

    def progress(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """How far the Aliens are with their mission."""
        seat = seen.viewer or NOBODY
        if faction_of(seen, seat) == ALIENS and not seen.parts[Dominion].done:
            held, wanted = count_dominion(seen, seat)
            yield words.say("hand-progress", progress=words.say("mission-own-cities", held=held, wanted=wanted))

    def face(self, card: Card, seat: Player, board: Board, words: Words) -> CardFace | None:
        """The look of a scar card that is a weakness."""
        title = card.partition(".")[0]
        return CardFace("power", words.attribute(f"card-{title}", "when")) if title in WEAKNESSES else None


class Pocket2Story(StoryWords):
    """The story of a turn."""

    great_moments = (DominionFulfilled,)


POCKET_2_WORDS = Wording(
    name="pocket_2",
    lobby=LobbyWords(
        topics=("aliens", "weaknesses"),
        explained={
            "to-place-island": "aliens",
            "to-beam-down": "aliens",
            "to-ruin-city": "aliens",
            "to-take-open-card": "aliens",
        },
    ),
    by_module={
        visitors: (
            Pocket2Status(),
            Pocket2Questions(),
            Pocket2Orders(),
            Pocket2Board(),
            Pocket2AltText(),
            Pocket2Cards(),
            Pocket2Story(),
        ),
    },
)
