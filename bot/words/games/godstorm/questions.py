"""What Risk Godstorm adds to questions: faith, gods who may be summoned, announced cards, Labors, the steps."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from bot.words.arguments import Arguments, card_name, card_title, land_name, lands_in, leader_arguments
from bot.words.fluent import Words
from bot.words.games.godstorm.spaces import gods_named, spaces
from bot.words.seats import Naming
from bot.words.topics.questions import QuestionWords, StepWords
from bot.words.typography import capital
from rules import Card, Decision, Player, View
from rules.author import Board, LeaderKind, ToReact, board
from rules.godstorm import (
    ANNOUNCED,
    CRYPT,
    DEATH,
    GOD_COST,
    GODS,
    HEAVENS,
    MAGIC,
    MIRACLE,
    SKY,
    SKY_WINDOW,
    TEMPLE_COST,
    UNDERWORLD,
    WAR,
    Announced,
    Build,
    Faith,
    Force,
    Gods,
    Invoke,
    LaborsDone,
    Plague,
    Summon,
    ToBid,
    ToBuy,
    ToLeaveHeaven,
    ToMeetGod,
    ToPlayMiracle,
    ToPledge,
    ToRiskGod,
    ToSummon,
    faith_of,
    hand,
    miracle_data,
    pile,
    price_with,
    relics,
)
from rules.risk import Conquests, Invasion, ToFight, ToOccupy, seats_in_play

SPENDING = (ToBid, ToSummon, ToBuy, ToPlayMiracle, ToPledge)
"""The questions above which the player's faith stands; so it does where a Sky card may be played."""
CONQUESTS = 3
"""The conquests for which the Labor of War asks."""
STEPS: dict[str, int] = {
    "to-open-box": 1,
    "to-return": 1,
    "to-trade-armies": 1,
    "to-reinforce": 1,
    "to-summon": 2,
    "to-buy": 3,
    "to-play-miracle": 4,
    "to-fight": 6,
    "to-fortify": 7,
    "to-leave-heaven": 8,
}
"""The step of the turn in which each question is asked."""
PLACES = ("wishes", "marker")
"""The fields of answers that name places in the order of play."""
BELOW = 9
"""The step in which the Underworld is fought over."""


class GodstormSteps(StepWords):
    """The ten steps of a turn."""

    steps = 10

    def step(self, decision: Decision) -> int:
        """The step of the turn, of which combat is two: on Earth and below."""
        return BELOW if isinstance(decision, ToFight) and decision.realm else STEPS.get(decision.kind, 0)


class GodstormQuestions(QuestionWords):
    """Questions among gods."""

    forfeited = ("return", "summon", "build", "buy", "invoke", "leave-heaven")

    def moment(self, seen: View, board: Board, words: Words, naming: Naming) -> Arguments:
        """The miracle card that was announced, by whom and at what, and the gods who invade."""
        announced, by = seen.cards(ANNOUNCED).faces or (), seen.parts[Announced]
        return {
            "announced": card_title(announced[0]) if announced else "none",
            "by": naming(by.player),
            "at": words.all_of(list(_targets(by, words, naming))) or "none",
            "who_id": seen.parts[Invasion].attacker,
            **leader_arguments(seen.parts[Force].gods, "gods"),
        }

    def about_question(self, decision: Decision, offered: Collection[str], seen: View) -> Arguments:
        """What can be paid for: a bid, with what others have for theirs, and what else faith buys, a god, a temple or
        both, how many cards and for how much each."""
        faith, cost = faith_of(seen, decision.player), price_with(seen.cards(relics(decision.player)).faces or ())
        if isinstance(decision, ToSummon):
            able = [kind for kind in (Summon.kind, Build.kind) if kind in offered]
            return {"can": able[0] if len(able) == 1 else "both"}
        if isinstance(decision, ToBuy):
            return {"cost": cost, "most": min(decision.left, faith // cost)}
        if isinstance(decision, ToBid):
            others = [faith_of(seen, seat) for seat in seats_in_play(seen) if seat != decision.player]
            most = max(others, default=0)
            return {"faith": faith, "most": most, "god": GOD_COST, "temple": TEMPLE_COST, "card": cost}
        return {}

    def about_answers(self, decision: Decision, offered: Sequence[str], words: Words) -> Iterator[str]:
        """What a temple brings, once one is to be built."""
        if isinstance(decision, ToSummon) and tuple(offered) == (Build.kind,):
            yield f"-# {capital(words.say('panel-temple'))}"

    def remarks(self, decision: Decision, offered: Collection[str], seen: View, words: Words) -> Iterator[str]:
        """The faith to spend and the gods on Earth; what the card does that may be cancelled; who fights a godswar; the
        dead in Heaven; who has gone into a conquest; in combat, what the Labors still ask, and below what is at stake.
        """
        seat = decision.player
        if seat not in seen.parts[Faith].of:
            return
        window = decision.window if isinstance(decision, ToReact) else ""
        fights = isinstance(decision, ToFight) and not decision.realm
        if isinstance(decision, SPENDING) or window == SKY_WINDOW or fights:
            gods = gods_named(seat, seen.parts[Gods].of(seat), words)
            yield words.say("panel-faith", faith=faith_of(seen, seat), gods=gods or "none")
            plagued = [where for where in seen.land.of(seat) if where in seen.parts[Plague].at]
            if isinstance(decision, ToSummon) and plagued:
                yield words.say("panel-plague-next", lands=lands_in("in", plagued, words))
            if isinstance(decision, ToBuy | ToFight):
                yield from _empty_piles(seat, seen, words)
            if isinstance(decision, ToPlayMiracle):
                yield from _unplayable(seat, Invoke.kind in offered, seen, words)
        elif window == MIRACLE:
            for card in seen.cards(ANNOUNCED).faces or ():
                named = words.say("panel-explained", name=card_name(card, words), about=_effect(card, words))
                yield f"-# {named}"
        elif isinstance(decision, ToRiskGod | ToMeetGod):
            yield _godswar(seen, words)
        elif isinstance(decision, ToLeaveHeaven):
            yield words.say("panel-heaven", heaven=HEAVENS[seat], armies=seen.land.armies(HEAVENS[seat]))
        elif isinstance(decision, ToOccupy):
            yield from _gone_in(decision, seen, words)
        if isinstance(decision, ToFight) and decision.realm:
            yield f"-# {words.say('panel-underworld')}"
            if dead := seen.land.armies(HEAVENS[seat]):
                yield f"-# {words.say('panel-heaven-attacks', armies=dead)}"
        if isinstance(decision, ToFight | ToLeaveHeaven):
            yield from _labors(decision, seen, words)

    def hint(self, field: str, value: object, seen: View, words: Words) -> str:
        """The power of a god who is to fight; of one to be summoned, his cards too; what lies in a pile of cards."""
        if field == "deck" and value in GODS:
            return words.say("pile-brings", deck=value, left=seen.cards(pile(LeaderKind(str(value)))).count)
        if field != "god" or value not in GODS:
            return ""
        power = capital(words.attribute(f"leader-{value}", "power"))
        there = seen.viewer is not None and value in seen.parts[Gods].of(seen.viewer)
        return power if there else f"{power} {words.say('summoned-brings', god=value)}"

    def choice(self, field: str, value: object, seen: View, words: Words) -> str:
        """A place in the order of play: first, second, last."""
        if field not in PLACES or not isinstance(value, str):
            return ""
        return words.say("place-in-order", place=int(value), last=len(seats_in_play(seen)) - int(value))


def _targets(by: Announced, words: Words, naming: Naming) -> Iterator[str]:
    """What an announced card is played at: territories or spaces, a player, a relic."""
    yield from (land_name(where, words) for where in by.at)
    if by.of:
        yield naming(by.of)
    if by.relic:
        yield card_name(by.relic, words)


def _effect(card: Card, words: Words) -> str:
    return words.attribute(f"card-{card_title(card)}", "effect")


def _empty_piles(seat: Player, seen: View, words: Words) -> Iterator[str]:
    """The piles of the seat's gods on Earth of which no card is left, to buy or to earn."""
    for god in GODS:
        if god in seen.parts[Gods].of(seat) and not seen.cards(pile(god)).count:
            yield f"-# {words.say('panel-pile-empty', deck=god)}"


def _unplayable(seat: Player, any_playable: bool, seen: View, words: Words) -> Iterator[str]:
    """What is missing for each War and Death card that cannot be played: its god, its faith, or a target. Where another
    can be, no list says whether a card that could be paid for has one."""
    if not any_playable:
        yield words.say("panel-no-miracle")
    faith = faith_of(seen, seat)
    for deck in (WAR, DEATH):
        for card in dict.fromkeys(seen.cards(hand(seat, deck)).faces or ()):
            cost = miracle_data(card).cost
            lacking = "god" if deck not in seen.parts[Gods].of(seat) else "faith" if cost > faith else "target"
            if lacking != "target" or not any_playable:
                args = {"lacking": lacking, "who_id": seat, "god": deck, "cost": cost, "faith": faith}
                yield f"-# {words.say('panel-miracle-lacks', card=card_title(card), **args)}"


def _godswar(seen: View, words: Words) -> str:
    """Where a godswar is fought, and the gods of both sides who are left."""
    now, at = seen.parts[Invasion], seen.parts[Gods]
    foe = seen.land.owner(now.target)
    ours = set(seen.parts[Force].gods).intersection(at.kinds_at(now.attacker, now.source))
    sides = {
        "ours": gods_named(now.attacker, ours, words),
        "theirs": gods_named(foe, at.kinds_at(foe, now.target), words),
    }
    return words.say("panel-godswar", source=now.source, target=now.target, **sides)


def _gone_in(decision: ToOccupy, seen: View, words: Words) -> Iterator[str]:
    """The gods who have gone into the conquest already, since their power was used."""
    seat = decision.player
    if gone := gods_named(seat, seen.parts[Gods].kinds_at(seat, decision.target), words):
        yield f"-# {words.say('panel-gods-gone', gods=gone, target=decision.target)}"


def _holds_a_crypt(seat: Player, seen: View) -> bool:
    kinds = board("ancient_earth").realms[UNDERWORLD].spaces
    return any(kinds[where] == CRYPT for where in seen.land.of(seat, UNDERWORLD))


def _labors(decision: Decision, seen: View, words: Words) -> Iterator[str]:
    """What the Labors that can be done in this step still ask, if their gods are on Earth."""
    seat = decision.player
    below = not isinstance(decision, ToFight) or bool(decision.realm)
    may_be_done = (MAGIC, *([] if _holds_a_crypt(seat, seen) else [DEATH])) if below else (WAR, SKY, MAGIC)
    ready = [god for god in may_be_done if god in seen.parts[Gods].of(seat) and god not in seen.parts[LaborsDone].gods]
    taken = sum(where not in spaces() for where in seen.parts[Conquests].taken)
    named = [words.say(f"panel-labor-{god}", taken=taken, wanted=CONQUESTS) for god in ready]
    if named:
        yield "\n".join(f"-# {line}" for line in named)
