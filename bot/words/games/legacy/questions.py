"""What Risk Legacy adds to questions and to answers given in advance: missiles, missions, resources, rewards."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from bot.words.arguments import Arguments, dice_text
from bot.words.fluent import Words
from bot.words.games.legacy.cards import is_resource
from bot.words.seats import Naming
from bot.words.topics.orders import OrderWords, Wish, holds_land
from bot.words.topics.questions import QuestionWords
from rules import NOBODY, Action, Decision, Ruleset, View
from rules.author import Board
from rules.legacy import (
    BEFORE_ROLL,
    FACTIONS,
    OPEN_MISSION,
    SCARS,
    STAR_PRICE,
    Campaign,
    ClaimMission,
    Faction,
    Factions,
    FoundCity,
    NameContinent,
    TakeCard,
    ToTakeCard,
    ToTakeReward,
    TradeResources,
    VotePowers,
    is_disarmed,
    is_scarless,
    missiles_left,
    scars_held,
    stars_of,
    total,
    trade_table,
    votes,
)
from rules.risk import THROWN, Invasion, Throw

CARD_FIELDS = ("card", "cards")


class LegacyQuestions(QuestionWords):
    """Questions in a war and after it."""

    forfeited = ("buy-star", TradeResources.kind, TakeCard.kind, ClaimMission.kind)
    declining = ("put-off", "leave-card")
    after_fighting = (ToTakeReward.kind,)
    about_marks = ("cancel-scar", "fortify-city")

    def moment(self, seen: View, board: Board, words: Words, naming: Naming) -> Arguments:
        """Whose turn it is, who attacks what from where, what the dice on the table show, in their places, the reader's
        missiles and stars, and the open mission."""
        now, lying = seen.parts[Invasion], seen.parts[Throw]
        return {
            "who": naming(now.attacker),
            "turn": naming(seen.active),
            "source": now.source or "none",
            "target": now.target or "none",
            "attack": dice_text("attack", [die.now for die in lying.attack]) or "none",
            "defence": dice_text("defence", [die.now for die in lying.defence]) or "none",
            "missiles": missiles_left(seen, seen.viewer or NOBODY),
            "stars": stars_of(seen, seen.viewer) if seen.viewer and seen.parts[Factions].of else 0,
            "mission": "".join(seen.cards(OPEN_MISSION).faces or ()) or "none",
        }

    def about_question(self, decision: Decision, offered: Collection[str], seen: View) -> Arguments:
        """Whether a card is due at the end of the turn, and whether the open mission may be claimed."""
        if not isinstance(decision, ToTakeCard):
            return {}
        if not offered:
            return {"due": "unknown"}
        mission = {} if ClaimMission.kind in offered else {"mission": "none"}
        return {"due": "yes" if TakeCard.kind in offered else "no", **mission}

    def remarks(self, decision: Decision, offered: Collection[str], seen: View, words: Words) -> Iterator[str]:
        """What resources bring, where they may be traded."""
        if TradeResources.kind in offered:
            table = trade_table(seen.parts[Campaign])
            ways = (words.say("trade-table-one", resources=count, troops=brings) for count, brings in table.items())
            yield words.say("trade-table", list=", ".join(ways), price=STAR_PRICE)

    def about_answers(self, decision: Decision, offered: Sequence[str], words: Words) -> Iterator[str]:
        """What each reward on offer brings."""
        if isinstance(decision, ToTakeReward):
            won = "yes" if decision.won else "no"
            abouts = {words.attribute(f"action-{kind}", "verb"): f"reward-{kind}" for kind in offered}
            told = (
                words.say("panel-explained", name=name, about=words.say(key, won=won)) for name, key in abouts.items()
            )
            yield "\n".join(f"-# {line}" for line in told)

    def last_question(self, action: Action, what: str, words: Words) -> str:
        """A vote with each faction's power, and names, which can be changed between two wars."""
        if isinstance(action, VotePowers):
            voted = [
                words.say("confirm-vote-one", faction=faction, power=power)
                for faction, power in zip(FACTIONS, votes(action), strict=True)
                if power
            ]
            return words.say("confirm-vote", powers="\n".join(voted))
        if isinstance(action, FoundCity | NameContinent):
            return words.say("confirm-named", what=what)
        return ""

    def unasked_uses(self, seen: View, settled: Collection[str], words: Words) -> str:
        """A scar card for attack rolls, and missiles."""
        me = seen.viewer or NOBODY
        cards = seen.cards(scars_held(me)).faces or ()
        scars = sum(card.partition(".")[0] in SCARS for card in cards) if BEFORE_ROLL not in settled else 0
        missiles = missiles_left(seen, me) if THROWN not in settled else 0
        counted = (("scars", scars), ("missiles", missiles))
        what = words.any_of([words.say(f"unasked-{name}", count=count) for name, count in counted if count])
        return words.say("fight-unasked", what=what) if what else ""

    def hint(self, field: str, value: object, seen: View, words: Words) -> str:
        """What resource cards are worth, and the power that a faction has kept."""
        if power := seen.parts[Campaign].powers.get(Faction(str(value))):
            return words.say("power-kept-hint", power=power, effect=words.attribute(f"card-{power}", "effect"))
        cards = value if isinstance(value, tuple) else (value,)
        if seen.parts[Factions].of and field in CARD_FIELDS and all(is_resource(card, words) for card in cards):
            return words.say("cards-worth", count=total(seen, cards))
        return ""


class LegacyOrders(OrderWords):
    """Where a war is begun; what is asked of nobody any more."""

    wishes = {"to-muster": Wish("list", "setup-mustering", FACTIONS, "quiet", holds_land, once=True)}

    def moot(self, seen: View, rules: Ruleset) -> Collection[str]:
        """Missiles and scar cards before a roll, for a player who has none and gets none any more."""
        lacking = {THROWN: is_disarmed(seen, seen.viewer or NOBODY), BEFORE_ROLL: is_scarless(seen)}
        return [topic for topic, lacks in lacking.items() if lacks]
