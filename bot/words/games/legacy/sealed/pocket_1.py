"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The words of pocket_1."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from bot.words.arguments import Arguments, card_name
from bot.words.fluent import Words
from bot.words.games.legacy.sealed.faction_missions import OwnMissionQuestions
from bot.words.seats import Naming
from bot.words.topics.board import BoardWords
from bot.words.topics.cards import CardWords
from bot.words.topics.lobby import LobbyWords
from bot.words.topics.orders import OrderWords
from bot.words.topics.status import StatusWords
from bot.words.topics.story import StoryWords
from bot.words.topics.wording import Wording
from rules import NOBODY, Player, Ruleset, Territory, View
from rules.author import Board
from rules.legacy import faction_of
from rules.legacy.sealed.pocket_1.change import (
    MutantsEvolved,
    Protected,
    ToEvolve,
    ToProtect,
    ToSwapCard,
    power_after,
)
from rules.legacy.sealed.pocket_1.faction import OwnMissionFulfilled, OwnMissions, count_wasteland
from rules.legacy.sealed.pocket_1.kept import BAD_INTEL, CONTENT, EMP, INTERFERENCE, MUTANTS, RALLY, Pocket1
from rules.legacy.sealed.pocket_1.powers import MissilePowerTaken, ToTakePower, may_have_one
from rules.legacy.sealed.pocket_1.start import NuclearStrike, ToBurn
from rules.legacy.sealed.pocket_1.uses import (
    BEFORE_DICE,
    CARD_WANTED,
    TURN_INTEL,
    PowersUsed,
    ToRally,
    WantedCard,
    could_use,
    power_uses,
)

POWERS: tuple[str, ...] = tuple(CONTENT["missile_powers"])
USED_IN = {BEFORE_DICE: EMP, CARD_WANTED: INTERFERENCE, TURN_INTEL: BAD_INTEL, ToRally.kind: RALLY}
"""The missile power that each topic of standing orders is about."""


class Pocket1Status(StatusWords):
    """The standings."""

    def stocks(self, seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """Who brought the nuclear fire; the missile power of a faction; what the Mutants have become, and whether they
        have fulfilled their mission."""
        faction = faction_of(seen, seat)
        if not faction:
            return
        now = seen.parts[Pocket1]
        if faction == now.bringer:
            yield words.say("status-bringer")
        if power := now.missile_powers.get(faction):
            yield words.say(f"card-{power}")
        if faction == MUTANTS and (power := power_after(now.changes)):
            yield words.say(f"card-{power}")
        if seen.winners is None and seat in seen.parts[OwnMissions].done:
            yield words.say("status-own-mission-done")


class Pocket1Questions(OwnMissionQuestions):
    """Questions and their answers."""

    declining = ("wait-to-evolve", "keep-taken", "protect-none", "leave-power", "keep-missile")
    about_marks = ("burn",)

    def own_mission(self, seat: Player, seen: View, words: Words) -> str:
        """The Mutants' mission."""
        return words.say("own-mission-mutants") if faction_of(seen, seat) == MUTANTS else ""

    def moment(self, seen: View, board: Board, words: Words, naming: Naming) -> Arguments:
        """The resource card that a player is about to take, and who."""
        now = seen.parts[WantedCard]
        if not now.card:
            return {"wanted": "none", "taker": "none"}
        return {"wanted": card_name(now.card, words), "taker": naming(now.player)}

    def hint(self, field: str, value: object, seen: View, words: Words) -> str:
        """What a missile power does, below its name."""
        power = str(value)
        return words.attribute(f"card-{power}", "effect") if field == "power" and power in POWERS else ""


class Pocket1Orders(OrderWords):
    """Answers given in advance."""

    def moot(self, seen: View, rules: Ruleset) -> Collection[str]:
        """The target, once the only strike has fallen; what Mutants alone are asked, for everybody else; the missile
        powers that the faction lacks, and where it has one or no place for it also their choice."""
        me = seen.viewer or NOBODY
        faction = faction_of(seen, me)
        struck = (ToBurn.kind,) if seen.parts[Pocket1].fallout else ()
        mutants = () if faction in ("", MUTANTS) else (ToEvolve.kind, ToSwapCard.kind, ToProtect.kind)
        choice = () if not faction or may_have_one(seen, me) else (ToTakePower.kind,)
        powers = [topic for topic, power in USED_IN.items() if not could_use(seen, me, power)]
        return (*struck, *mutants, *choice, *powers)


class Pocket1Board(BoardWords):
    """The board as text."""

    def below_board(
        self, seen: View, rules: Ruleset, words: Words, naming: Naming, line: Callable[[Territory], str]
    ) -> Iterator[str]:
        """What holds for this turn: territories protected and jammed, continents that bring nothing."""
        used, protected = seen.parts[PowersUsed], seen.parts[Protected]
        for where in protected.lands:
            yield words.say("status-protected", where=where, who=naming(protected.player))
        yield from (words.say("status-jammed", where=where) for where in used.of(EMP))
        yield from (words.say("status-denied", where=where) for where in used.of(BAD_INTEL))


class Pocket1Cards(CardWords):
    """The cards."""

    def progress(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """How far the Mutants are with their mission."""
        seat = seen.viewer or NOBODY
        if faction_of(seen, seat) == MUTANTS and seat not in seen.parts[OwnMissions].done:
            held, wanted = count_wasteland(seen, seat)
            yield words.say("hand-progress", progress=words.say("mission-own-lands", held=held, wanted=wanted))


class Pocket1Story(StoryWords):
    """The story of a turn."""

    great_moments = (NuclearStrike, MissilePowerTaken, MutantsEvolved, OwnMissionFulfilled)


POCKET_1_WORDS = Wording(
    name="pocket_1",
    lobby=LobbyWords(
        topics=("nuclear", "mutants"),
        explained={
            "to-burn": "nuclear",
            "to-take-power": "nuclear",
            "to-evolve": "mutants",
            "to-swap-card": "mutants",
            "to-protect": "mutants",
            "to-rally": "nuclear",
            "before-dice": "nuclear",
            "card-wanted": "nuclear",
            "turn-intel": "nuclear",
        },
    ),
    by_module={
        power_uses: (
            Pocket1Status(),
            Pocket1Questions(),
            Pocket1Orders(),
            Pocket1Board(),
            Pocket1Cards(),
            Pocket1Story(),
        ),
    },
)
