"""Random games of Godstorm, every answer checked: rules, bookkeeping of armies, gods, temples and cards, secrets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import partial
from itertools import chain
from random import Random

from support.random_games import random_walk
from support.random_games.random_answers import pick
from support.random_games.random_walk import Watch

from rules import (
    Action,
    Decision,
    Event,
    Offer,
    Player,
    Ruleset,
    Seeded,
    State,
    legal,
    position,
    view,
)
from rules.ai import choose
from rules.godstorm import GODSTORM
from rules.godstorm.death_cards import LandSeized
from rules.godstorm.epochs import ToBid, ToTakeMarker
from rules.godstorm.faith import Faith
from rules.godstorm.gods import Gods
from rules.godstorm.godswar import ToMeetGod, ToRiskGod
from rules.godstorm.land import Ascended, PantheonFell
from rules.godstorm.miracles import ANNOUNCED
from rules.godstorm.pantheons import GODS, HEAVENS, MAGIC
from rules.godstorm.plague import Plague
from rules.godstorm.relic_powers import ToOpenBox
from rules.godstorm.temples import MOST_TEMPLES, Temples
from rules.godstorm.titles import ALL, data
from rules.godstorm.tree_of_life import ToPledge
from rules.godstorm.war_cards import ToKeepCard
from rules.godstorm.waters import ATLANTIS, Waters
from rules.kernel.windows import ToReact
from rules.risk.armies import NEUTRAL, ArmiesLost, ArmiesPlaced, LandTaken
from rules.risk.combat.battle import BattleFought
from rules.risk.combat.expand import Expand
from rules.risk.combat.invasion import Attack, ToFight
from rules.risk.setup.claiming import Claimed, Stationed
from rules.risk.turn.concede import Concede
from rules.risk.turn.turns import Order

SEATS = tuple(HEAVENS)
DELICATE = (ToBid, ToTakeMarker, ToReact, ToRiskGod, ToMeetGod, ToKeepCard, ToOpenBox, ToPledge)
"""Decisions in the middle of something, in which a seat that gives up must not stop the game."""


def table(players: int, **options: str) -> Ruleset:
    """The ruleset of this many players."""
    chosen = {name.replace("_", "-"): choice for name, choice in options.items()}
    return GODSTORM.ruleset(GODSTORM.setting(SEATS[:players], chosen))


def any_answer(rules: Ruleset, state: State, rnd: Random, well: bool = False) -> Action:
    """An answer from a player's offers, as the AI gives it if `well`.

    Now and then a seat concedes, more often where others wait for an answer.
    """
    delicate = any(isinstance(decision, DELICATE) for decision in state.pending.values())
    if rnd.random() < (0.01 if delicate else 0.0005) and state.parts[Order].turns:
        return Concede(0, rnd.choice([seat for seat in state.seats if state.land.of(seat)]))
    number = rnd.choice(state.unanswered)
    if well:
        seen = view(state, state.pending[number].player)
        return choose(rules, seen, number, tuple(legal(rules, state, number)), rnd.randrange)
    return pick(rules, state, number, rnd)


def roam(rules: Ruleset, seed: int, most: int, look_every: int = 7, well: bool = False) -> tuple[State, Counter[str]]:
    """Up to this many answers, each checked; the state and how often each kind of event happened."""
    return random_walk.roam(rules, _watch(well), seed, most, look_every)


def plenty(rules: Ruleset, seed: int, lands_each: int = 42) -> State:
    """The middle of a game in which all have whatever there is: gods, temples, faith, cards, relics, spaces below.

    With a few `lands_each` a neutral army holds the rest, and any blow may be a player's last.
    """
    rnd = Random(seed)
    lands = rnd.sample(rules.board.territories, 42)
    spaces = rnd.sample(sorted(rules.board.realms["underworld"].spaces), 10)
    cards = rnd.sample([card for card in ALL if data(card).deck != MAGIC], 40)
    relics = rnd.sample([card for card in ALL if data(card).deck == MAGIC], 10)
    count = len(rules.seats)
    mine = {seat: lands[at::count][:lands_each] for at, seat in enumerate(rules.seats)}
    hold: dict[str, Iterable[str]] = {
        seat: [f"{where}:{rnd.randint(1, 6)}" for where in (*mine[seat], *spaces[at::count])] + [f"{HEAVENS[seat]}:3"]
        for at, seat in enumerate(rules.seats)
    }
    held = {where for own in mine.values() for where in own}
    hold |= {NEUTRAL: [where for where in lands if where not in held]}
    return position(
        rules, hold, step="summoning", chance=Seeded(b"%d" % seed), epoch=rnd.randint(1, 5),
        gods={seat: [f"{god}@{rnd.choice(mine[seat])}" for god in GODS] for seat in rules.seats},
        faith={seat: (str(rnd.randint(0, 20)),) for seat in rules.seats},
        temples=rnd.sample(lands, 9), plague=rnd.sample(lands, 4),
        miracles={seat: cards[at::count] for at, seat in enumerate(rules.seats)},
        relics={seat: relics[at::count] for at, seat in enumerate(rules.seats)},
    ).state  # fmt: skip


def wander(rules: Ruleset, state: State, seed: int, most: int, look_every: int = 7) -> tuple[State, Counter[str]]:
    """Up to this many answers from a position on, each checked."""
    return random_walk.wander(rules, _watch(), state, seed, most, look_every)


def _watch(well: bool = False) -> Watch:
    return Watch(partial(any_answer, well=well), _change, _sound, _hidden, _can_fight)


def _sound(rules: Ruleset, state: State, events: tuple[Event, ...]) -> None:
    """Pieces and cards stand where they may, and secrets are kept."""
    _hold(state)
    _keep_secrets(state, events)
    _leave_nothing_behind(state)


def _leave_nothing_behind(state: State) -> None:
    """Sunken land is empty, an announced card waits for an answer, and no look at a hand outlasts its question."""
    out = set(BOARD.regions[ATLANTIS].territories) if state.parts[Waters].sunk else set()
    assert not any(state.land.armies(where) for where in out)
    assert not out & {*state.parts[Temples].at, *state.parts[Plague].at}
    if state.winners is None:
        kinds = {type(decision) for decision in state.pending.values()}
        assert not state.zone(ANNOUNCED).cards or kinds & {ToReact, ToOpenBox}
        assert ToKeepCard in kinds or not any(
            zone.cards for name, zone in state.zones.items() if name.startswith("seen:")
        )


def _hold(state: State) -> None:
    """Gods stand with armies of their own, temples are few, faith is never owed, and no card is lost or doubled."""
    for seat, at in state.parts[Gods].at.items():
        for where in at.values():
            assert state.land.owner(where) == seat
            assert where in BOARD.region_of
    temples = state.parts[Temples].at
    assert len(set(temples)) == len(temples) <= MOST_TEMPLES
    assert all(left >= 0 for left in state.parts[Faith].of.values())
    if "miracles:war" in state.zones:
        lying = Counter(
            chain.from_iterable([zone.cards for name, zone in state.zones.items() if not name.startswith("seen:")])
        )
        assert lying == EVERY, lying - EVERY or EVERY - lying


def _change(event: Event, facts: State) -> int:
    """How many more armies are on the boards after an event."""
    if isinstance(event, PantheonFell):
        below = [t for realm in ("underworld", "heavens") for t in facts.land.of(event.player, realm)]
        return -sum(map(facts.land.armies, below))
    if isinstance(event, ArmiesPlaced | Stationed | Ascended):
        return event.count
    if isinstance(event, ArmiesLost):
        return -event.count
    if isinstance(event, LandSeized | LandTaken):
        return event.armies
    if isinstance(event, BattleFought):
        return -event.attacker_lost - event.defender_lost
    return int(isinstance(event, Claimed))


def _keep_secrets(state: State, events: tuple[Event, ...]) -> None:
    """A card in a hand is in its owner's view and events only; one in a pile, or just bought, in nobody's."""
    for viewer in (*state.seats, None):
        seen = {name: cards.faces for name, cards in view(state, viewer).zones.items() if cards.faces is not None}
        for name in seen:
            kind, _, owner = name.partition(":")
            assert not name.startswith(("miracles:", "bought:")), (viewer, name)
            assert kind not in GODS or kind == MAGIC or owner == viewer, (viewer, name)


def _can_fight(decision: Decision, offers: list[Offer]) -> None:
    """Nobody is asked to fight who can only finish."""
    if isinstance(decision, ToFight):
        assert {offer.action for offer in offers} & {Attack, Expand}


def _hidden(rules: Ruleset, state: State, viewer: Player | None) -> list[set[str]]:
    """The miracle cards of each deck that lie face down."""
    shut = [zone for zone in state.zones.values() if not zone.shown_to(viewer)]
    lying = {card for zone in shut for card in zone.cards if card in ALL}
    return [{card for card in lying if data(card).deck == deck} for deck in sorted({data(card).deck for card in lying})]


BOARD = table(3).board
EVERY = Counter(ALL)
"""All miracle cards."""
