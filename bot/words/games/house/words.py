"""The house rules' words: reserves and prisoners, a front, a bounty, regional powers."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bot.words.arguments import arguments
from bot.words.fluent import Words
from bot.words.game_words import GameWords
from bot.words.seats import naming
from bot.words.typography import capital
from rules import Decision, Event, Player, Ruleset, View
from rules.house import Bounty, Front, OneFront, PowersWon, Prisoners, Reserve, RiskTaken, ToAnswerRansom, ToParley
from rules.risk import Attack, ToFight


class HouseWords(GameWords):
    """The words of house rules, which may be played in any game."""

    option_groups = {
        "house": (
            "mobilised-lands", "ransom", "levy-region", "card-region", "strike-region", "turncoat-region",
            "reroll-region", "marches-region", "walls-region",
        ),
    }  # fmt: skip

    piles = ("dealt",)
    battles = {RiskTaken: "told-risk"}
    told_grants = ("mobilisation",)

    def is_empty(self, event: Event) -> bool:
        """True if no power was won."""
        return isinstance(event, PowersWon) and not event.powers

    def stocks(self, seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """The reserve and the prisoners."""
        return reserves(seat, seen, words)

    def remarks(self, decision: Decision, offered: Collection[str], seen: View, words: Words) -> Iterator[str]:
        """In combat the front and the bounty; in an exchange of prisoners, what each player holds."""
        if isinstance(decision, ToFight):
            yield from _front(offered, seen, words)
            yield from _bounty(seen, words)
        elif isinstance(decision, ToParley | ToAnswerRansom):
            yield from _stakes(seen, words)


def reserves(seat: Player, seen: View, words: Words) -> Iterator[str]:
    """A seat's reserve and its prisoners, each in a few words; none without these rules."""
    if seat in (left := seen.parts[Reserve].left):
        yield words.say("status-reserve", count=left[seat])
    for owner, count in seen.parts[Prisoners].held.get(seat, {}).items():
        if count:
            yield words.say("status-prisoners", count=count, owner=words.say(f"seat-{owner}"))


def _front(offered: Collection[str], seen: View, words: Words) -> Iterator[str]:
    """Where the turn's only front is, or that it is used up."""
    front = seen.parts[Front]
    if not front.source:
        return
    if Attack.kind not in offered:
        yield words.say("panel-front-spent", source=front.source)
        return
    drawn = arguments(OneFront(front.source, front.target), words, naming(words))
    yield capital(words.say(f"refusal-{OneFront.kind}", **drawn))


def _bounty(seen: View, words: Words) -> Iterator[str]:
    """The regions with a bounty, if the player can still earn it."""
    bounty = seen.parts[Bounty]
    if bounty.whole and not bounty.broken:
        regions = words.all_of([words.say(f"region-{region}") for region in bounty.whole])
        yield words.say("panel-bounty", regions=regions)


def _stakes(seen: View, words: Words) -> Iterator[str]:
    """Each player's reserve and prisoners, one line a player."""
    held = {seat: " · ".join(reserves(seat, seen, words)) for seat in seen.seats}
    lines = [
        words.say("panel-of-region", region=words.say(f"seat-{seat}"), those=those)
        for seat, those in held.items()
        if those
    ]
    if lines:
        yield "\n".join(lines)
