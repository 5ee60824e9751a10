"""SEALED: what is in here spoils Risk Legacy for whoever plays it. Turns in the middle of which a seat gives up.

    turn = Turn(rules, state, chance)  # as it begins
    turn.play(action)
    turn.after_giving_up(seat, rnd).check()

The war is played on until the next turn begins, or the war is won. By then all must have come about that was announced
in the turn, before or after the seat has given up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec.structs import replace
from support.legacy.next_games import next_setting
from support.legacy.random_games import LANDS, MEMBERS, late_setting
from support.random_games.random_answers import pick
from support.sealed.legacy_packs import LEFT, open_packs

from rules import Action, Chance, Decision, Event, Player, Ruleset, State, Step, apply
from rules.author import CardsMoved, ToReact, TurnBegan, ZoneLaid
from rules.kernel.tagged import canonical_text
from rules.kernel.windows import each_answer, round_of
from rules.legacy import LEGACY
from rules.legacy.campaign.campaign import Campaign
from rules.legacy.campaign.chain import read_before
from rules.legacy.campaign.packs import GaveUp
from rules.legacy.campaign.rewards import is_won
from rules.legacy.combat.scar_cards import BEFORE_ROLL
from rules.legacy.sealed import PACKS
from rules.legacy.sealed.common import EventWithoutEffect, HeadquartersDemolished
from rules.legacy.sealed.envelope.cards import HandsEmptied, HostRaised, OmenDestroyed, OmenTurned
from rules.legacy.sealed.envelope.kept import ORBIT, VIRUS
from rules.legacy.sealed.envelope.sea import SeaClosed
from rules.legacy.sealed.pack_3.goals import EXPLORE, READY, CapitalPlaced, LaneDrawn, MissionDestroyed, SeaLines
from rules.legacy.sealed.pocket_1.kept import BAD_INTEL, EMP, FALLOUT, INTERFERENCE, RALLY, RECON, Pocket1, is_mutant
from rules.legacy.sealed.pocket_1.uses import BEFORE_DICE, CARD_WANTED, TURN_INTEL, CardWanted, WantedCard
from rules.legacy.sealed.pocket_2.kept import ISLAND, Pocket2
from rules.legacy.sealed.scar_moments import AT_START
from rules.legacy.setup.factions import FACTIONS
from rules.legacy.turn.events import EVENT_DECK, EVENT_DISCARD, EventDrawn, event_cards, event_kind
from rules.legacy.turn.missions import MISSION_DECK, MISSION_DISCARD, OPEN_MISSION, MissionFulfilled, mission_cards
from rules.legacy.turn.resources import COIN_CARDS, COINS, OPEN, worth
from rules.legacy.turn.stars import StarsTaken
from rules.risk.armies import ArmiesLost
from rules.risk.combat.battle import Conquered, ToDefend
from rules.risk.combat.open_dice import THROWN
from rules.risk.turn.cards import DECK, DISCARD, hand
from rules.risk.turn.concede import Concede

MOST_ANSWERS = 200
"""The answers after which a turn that was given up should be over long ago."""
ABOUT_THE_TURN = (AT_START, TURN_INTEL, BEFORE_ROLL, BEFORE_DICE, THROWN)
"""The windows in which others act upon what the player of the turn does: they are over with it."""
COMMANDS = (HandsEmptied, HeadquartersDemolished, HostRaised, SeaClosed, EventWithoutEffect)
"""What the Entity may do."""
POWERS = (EMP, INTERFERENCE, RECON, BAD_INTEL, RALLY)


def eventful(players: int, seed: int, shut: tuple[str, ...] = ()) -> Ruleset:
    """A late war in which much is turned up, and whoever gives up leaves a neutral army: all packs are open but those
    that are `shut`. Each faction has another of the missile powers, or in some wars all have that against others'
    cards; what is in the envelope depends on the seed as well."""
    rnd, labels, drawn = Random(seed), [label for label in PACKS if label not in shut], 1 + seed % 3
    setting = late_setting(players, seed, concede="neutral", promo_cards="on")
    campaign, members = read_before(setting)
    lands = [*LANDS, ISLAND] if "pocket_2" in labels else [*LANDS]
    kinds = [INTERFERENCE] * len(POWERS) if seed % 2 else rnd.sample(POWERS, len(POWERS))
    kept: dict[str, dict[str, Any]] = {
        "envelope": {"named": MEMBERS[:5]} if drawn == 1 else {},
        "pocket_1": {
            "bringer": FACTIONS[0], "fallout": rnd.choice(LANDS),
            "missile_powers": dict(zip(FACTIONS, kinds, strict=True)),
        },
    }  # fmt: skip
    left = {label: canonical_text({"kind": label.replace("_", ""), **fields}) for label, fields in kept.items()} | LEFT
    opened = replace(
        campaign,
        left={label: text for label, text in left.items() if label in labels},
        coins={land: rnd.choice((2, 3, 4, 4, 6)) for land in lands},
        **open_packs(*labels, game=campaign.game - 1, drawn=drawn, shut=shut),
    )
    return LEGACY.ruleset(next_setting(opened, members))


class Turn:
    """A turn under way: what has happened in it so far, and which questions were answered."""

    def __init__(self, rules: Ruleset, state: State, chance: Chance) -> None:
        self.rules, self.state, self.chance = rules, state, chance
        self.opened = state.zone(OPEN).cards[:1]
        self.told: list[tuple[Event, State]] = []
        self.answered: set[int] = set()
        self.over = False

    def after_giving_up(self, seat: Player, rnd: Random) -> Turn:
        """Another one, in which this seat gives up and the others give random answers until it is over."""
        twin = Turn(self.rules, self.state, self.chance)
        twin.opened, twin.told, twin.answered = self.opened, [*self.told], {*self.answered}
        twin.play(Concede(0, seat))
        for _ in range(MOST_ANSWERS):
            if twin.over:
                return twin
            twin.play(pick(twin.rules, twin.state, rnd.choice(twin.state.unanswered), rnd))
        raise AssertionError("the turn does not end")

    def play(self, action: Action) -> None:
        """Give an answer; what it withdraws must be about the turn of somebody who is gone."""
        self.note(self.state, apply(self.rules, self.state, action, self.chance))

    def note(self, before: State, step: Step) -> None:
        """The same with a step that has been played already."""
        now = self.state = step.state
        if step.action is not None:
            answers = each_answer(step.action)
            self.answered.update(number for one in answers for number in round_of(before, one.decision))
            self.answered.update(one.decision for one in answers)
        self.told += [(event, now) for event in step.events]
        self.over = is_decided(now) or any(isinstance(event, TurnBegan) for event in step.events)
        if is_decided(now):
            return
        for number, decision in before.pending.items():
            if number not in now.pending and number not in self.answered:
                assert decision.player in gone(now) or may_fall_away(decision, before, now), f"{decision} fell away"
        assert now.unanswered, "a war that waits for nobody"
        for number in now.unanswered:
            assert now.pending[number].player not in gone(now), f"somebody who is gone is asked: {now.pending[number]}"
        check_cards(self.rules, now)

    def check(self) -> None:
        """What was announced has come about, unless the war was won before; and nothing is owed."""
        state = self.state
        if is_decided(state):
            return
        assert not state.parts[SeaLines].site, "the World Capital is not founded"
        assert not state.parts[Pocket1].aimed, "nothing is hit"
        assert state.parts[Pocket2].ends or "pocket_2" not in state.parts[Campaign].packs, "the island is not placed"
        assert state.zone(OPEN_MISSION).cards or not state.zone(MISSION_DECK).cards, "no mission lies open"
        self._check_events()
        for at, (event, after) in enumerate(self.told):
            later = [one for one, _ in self.told[at + 1 :]]
            assert came_about(event, later, after, gone(state)), f"{event} has not come about"

    def _check_events(self) -> None:
        """One was turned up wherever a card was taken and the next one in slot 1 has an even number of coins."""
        due, taking, opened = 0, False, self.opened
        for event, after in self.told:
            if isinstance(event, CardsMoved) and event.source in (OPEN, COINS) and event.target.startswith("hand:"):
                taking = True
            elif isinstance(event, ZoneLaid) and event.zone == OPEN:
                due += taking and event.cards[:1] != opened and worth(after, event.cards[0]) % 2 == 0
                taking, opened = False, event.cards[:1]
        drawn = sum(isinstance(event, EventDrawn) for event, _ in self.told)
        assert drawn == due or not self.state.zone(EVENT_DECK).cards, f"{due} events were due, {drawn} were turned up"


def is_decided(state: State) -> bool:
    """Whether the war is won, so that nothing in it matters any more."""
    return state.winners is not None or is_won(state)


def gone(state: State) -> tuple[Player, ...]:
    """Who has given up."""
    return state.parts[GaveUp].players


def may_fall_away(decision: Decision, before: State, now: State) -> bool:
    """Whether a question to somebody else is over with the turn of a player who has given up, or with his wish."""
    if isinstance(decision, ToReact) and decision.window == CARD_WANTED:
        return before.parts[WantedCard].player in gone(now)
    acts_upon = isinstance(decision, ToDefend) or (isinstance(decision, ToReact) and decision.window in ABOUT_THE_TURN)
    return acts_upon and before.active in gone(now)


def came_about(event: Event, later: list[Event], after: State, left: tuple[Player, ...]) -> bool:
    """Whether what an event announces has followed; what is for somebody who has left need not."""

    def told(*kinds: type[Event], **setup: object) -> Iterator[Event]:
        for one in later:
            if isinstance(one, kinds) and all(getattr(one, name) == value for name, value in setup.items()):
                yield one

    match event:
        case OmenTurned(event=kind):
            acted: tuple[type[Event], ...] = COMMANDS
            if kind in (VIRUS, ORBIT):
                acted = (ArmiesLost, EventWithoutEffect) if kind == VIRUS else (SeaClosed,)
            return any(told(OmenDestroyed, *acted))
        case MissionFulfilled(player=player, mission=mission):
            done = mission not in (EXPLORE, READY) or (
                any(told(MissionDestroyed)) and any(told(LaneDrawn if mission == EXPLORE else CapitalPlaced))
            )
            return done and (player in left or any(told(StarsTaken, player=player, why="mission")))
        case CardWanted(player=player, instead=instead) if instead:
            return player in left or any(told(CardsMoved, source=OPEN, target=hand(player)))
        case Conquered(player=player, target=where) if where == after.parts[Pocket1].fallout:
            return is_mutant(after, player) or any(told(ArmiesLost, where=where, why=FALLOUT))
    return True


def check_cards(rules: Ruleset, state: State) -> None:
    """Each resource card, event and mission lies in one place."""
    lying = Counter(
        card
        for name, zone in state.zones.items()
        if name in (DECK, DISCARD, OPEN, COINS) or name.startswith("hand:")
        for card in zone.cards
    )
    lands = {*rules.at(state).board.territories} - {*state.parts[Campaign].destroyed}
    assert lying == Counter({*lands, *COIN_CARDS})
    for zones, wanted in (
        ((EVENT_DECK, EVENT_DISCARD), map(event_kind, event_cards(state))),
        ((MISSION_DECK, MISSION_DISCARD, OPEN_MISSION), mission_cards(state)),
    ):
        cards = [card for zone in zones for card in state.zone(zone).cards]
        assert len(cards) == len({*cards})
        kinds = Counter(event_kind(card) or card for card in cards)
        assert not cards or all(kinds[kind] == count for kind, count in Counter(wanted).items() if kind in kinds)
