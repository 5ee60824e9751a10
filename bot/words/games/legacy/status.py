"""How a war of Risk Legacy stands: red stars, powers, missiles, resources; the open cards and the open mission."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.words.arguments import lands_in
from bot.words.fluent import Words
from bot.words.seats import Naming
from bot.words.topics.status import Countdown, Standings, StatusWords, race_text
from rules import Player, Ruleset, State, View
from rules.legacy import (
    COINS,
    GAMES,
    OPEN,
    OPEN_MISSION,
    STARS_TO_WIN,
    Campaign,
    Headquarters,
    faction_of,
    missiles_left,
    power_of,
    stars_of,
    worth,
)
from rules.risk import hand


class LegacyStatus(StatusWords):
    """Red stars."""

    def standings(
        self, seen: View, rules: Ruleset, words: Words, naming: Naming, out: Mapping[Player, str]
    ) -> Standings:
        """Red stars, then territories and troops, with what each seat has besides."""
        land = seen.land
        armies = {seat: sum(land.armies(where) for where in land.of(seat)) for seat in seen.seats}
        return Standings(
            {seat: out.get(seat) or _line(seat, armies[seat], seen, words, naming) for seat in seen.seats},
            {seat: (stars_of(seen, seat), len(land.of(seat)), armies[seat]) for seat in seen.seats},
            regions=True,
        )

    def plays(self, seat: Player, of: State | View, words: Words) -> str:
        """Its faction."""
        return words.say(f"card-{faction}") if (faction := faction_of(of, seat)) else ""

    def stocks(self, seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """The faction's power, missiles, resource cards."""
        if power := power_of(seen, seat):
            yield words.say(f"card-{power}")
        if missiles := missiles_left(seen, seat):
            yield words.say("status-missiles", count=missiles)
        if cards := seen.cards(hand(seat)).count:
            yield words.say("status-resources", count=cards)

    def won_with(self, winner: Player, seen: View, words: Words) -> Iterator[str]:
        """From where the winner's red stars came, where they won."""
        if stars_of(seen, winner) < STARS_TO_WIN:
            return
        quarters = [where for where in seen.parts[Headquarters].at if seen.land.owner(where) == winner]
        tokens = stars_of(seen, winner) - len(quarters)
        held = lands_in("in", quarters, words) if quarters else "none"
        yield words.say(
            "status-won-with", who=words.say(f"seat-{winner}"), stars=stars_of(seen, winner), tokens=tokens, held=held
        )

    def countdowns(self, of: State | View, rules: Ruleset, words: Words) -> Iterator[Countdown]:
        """Who is one red star short of winning."""
        for seat in of.seats:
            if stars_of(of, seat) == STARS_TO_WIN - 1:
                who, stars = words.say(f"seat-{seat}"), STARS_TO_WIN - 1
                yield Countdown(words.say("clock-stars", who=who, stars=stars, wanted=STARS_TO_WIN), seat == of.active)

    def race(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """Everybody's red stars, as soon as headquarters stand."""
        if seen.parts[Headquarters].at:
            has = {seat: stars_of(seen, seat) for seat in seen.seats}
            yield words.say("race-stars", has=race_text(seen, has, words), wanted=STARS_TO_WIN)

    def below_standings(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """The number of the war, or that it was the last, the open cards with their worth, the coins left, the open
        mission."""
        now = seen.parts[Campaign]
        war = now.game - (seen.winners is not None)  # a war that was won has been counted
        later = "yes" if war > GAMES else "no"
        yield words.say("status-war", game=war, last=GAMES, world=now.world or "none", later=later)
        if seen.winners and war == GAMES:
            yield words.say("status-last-war", last=GAMES)
        faces = [
            words.say("status-open-one", where=card, coins=worth(seen, card)) for card in seen.cards(OPEN).faces or ()
        ]
        if faces and seen.winners is None:
            yield words.say("status-open", list=", ".join(faces), coins=seen.cards(COINS).count)
        for mission in (seen.cards(OPEN_MISSION).faces or ()) if seen.winners is None else ():
            yield words.say("status-mission", mission=mission, effect=words.attribute(f"card-{mission}", "effect"))


def _line(seat: Player, armies: int, seen: View, words: Words, naming: Naming) -> str:
    return words.say(
        "status-legacy",
        who=naming(seat),
        stars=stars_of(seen, seat),
        lands=len(seen.land.of(seat)),
        armies=armies,
    )
