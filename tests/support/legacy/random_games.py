"""Random wars of Legacy, every answer checked: rules, bookkeeping of troops, stars and cards, secrets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from random import Random

from support.legacy.next_games import next_setting
from support.random_games import random_walk
from support.random_games.random_answers import pick
from support.random_games.random_walk import Watch

from rules import Action, Chance, Event, Player, Ruleset, Seeded, Setting, State, Step, advance, begin, view
from rules.legacy import COLOURS, LEGACY
from rules.legacy.campaign.box import AMMO_SHORTAGE, BUNKER, MAJOR, MINOR
from rules.legacy.campaign.campaign import Campaign, City, ContinentName, Signature
from rules.legacy.campaign.names import CITY, SUGGESTIONS
from rules.legacy.campaign.rewards import REWARDS
from rules.legacy.setup.factions import POWERS, FactionChosen
from rules.legacy.turn.joining import WarJoined
from rules.legacy.turn.powers_recruit import TroopsLevied
from rules.legacy.turn.resources import COIN_CARDS, SLOTS
from rules.legacy.turn.stars import STARS_TO_WIN, stars_of
from rules.risk.armies import ArmiesLost, ArmiesPlaced
from rules.risk.combat.battle import BattleFought
from rules.risk.combat.expand import Expanded
from rules.risk.turn.concede import Concede
from rules.risk.turn.turns import Order, still_plays

MOST_STEPS = 40_000
BRINGS: set[type[Event]] = {FactionChosen, WarJoined}
"""The events that put their `troops` on the board."""
SEATS = tuple(map(Player, COLOURS))
MEMBERS = ("ann", "ben", "cleo", "dan", "eve", "finn")


def table(players: int, before: str = "", **options: str) -> Ruleset:
    """The first game of a campaign for this many players."""
    chosen = {name.replace("_", "-"): choice for name, choice in options.items()}
    return LEGACY.ruleset(LEGACY.setting(SEATS[:players], chosen, before))


def late(players: int, seed: int, **options: str) -> Ruleset:
    """The ruleset of a late game."""
    return LEGACY.ruleset(late_setting(players, seed, **options))


def late_setting(players: int, seed: int, **options: str) -> Setting:
    """A late game: cities, walls, scars, coins and names on the board, missiles for some, and any of the powers."""
    rnd = Random(seed)
    lands = list(LANDS)
    rnd.shuffle(lands)
    named = zip(lands[:9], SUGGESTIONS[CITY], strict=False)
    cities = {land: City(rnd.choice((MINOR, MAJOR)), name, rnd.choice(MEMBERS)) for land, name in named}
    campaign = Campaign(
        game=9,
        members=MEMBERS,
        powers={faction: rnd.choice(powers) for faction, powers in POWERS.items()},
        coins={land: rnd.randint(1, 6) for land in lands[5:25]},
        destroyed=tuple(lands[25:30]),
        cities=cities,
        fortified={land: rnd.randint(0, 9) for land in lands[:4]},
        scars={land: rnd.choice((AMMO_SHORTAGE, BUNKER)) for land in lands[7:10]},
        cancelled=tuple(lands[10:12]),
        continents={"africa": ContinentName("Meridia", "ann"), "europe": ContinentName("Borealia", "ben")},
        continent_marks={"asia": -1, "africa": 1},
        used={AMMO_SHORTAGE: 0, BUNKER: 1, "first_coin": 12},
        signatures=tuple(Signature(game, rnd.choice(MEMBERS)) for game in range(1, 9)),
        options=LEGACY.fill_options({name.replace("_", "-"): choice for name, choice in options.items()}),
    )
    members = dict(zip(SEATS[:players], rnd.sample(MEMBERS, players), strict=True))
    return next_setting(campaign, members)


LANDS = table(3).board.territories


def walk(rules: Ruleset, seed: int, eager: bool = True) -> Iterator[Step]:
    """A whole random war in place, step by step; `eager` players fight while they can."""
    return walk_with(rules, seed, Seeded(b"%d" % seed), eager)


def walk_with(rules: Ruleset, seed: int, chance: Chance, eager: bool = True) -> Iterator[Step]:
    """The same with other dice."""
    rnd = Random(seed)
    step = begin(rules, chance)
    yield step
    state = step.state
    for _ in range(MOST_STEPS):
        if state.winners is not None:
            return
        assert state.unanswered, state.agenda
        action = pick(rules, state, rnd.choice(state.unanswered), rnd, eager)
        yield advance(rules, state, action, chance)
    raise AssertionError(f"seed {seed}: no end after {MOST_STEPS} answers")


def run(rules: Ruleset, seed: int, eager: bool = True) -> State:
    """The end of a whole random war."""
    *_, last = walk(rules, seed, eager)
    return last.state


def any_answer(rules: Ruleset, state: State, rnd: Random, eager: bool) -> Action:
    """An answer from a player's offers; now and then a seat concedes, knocked out or not."""
    if rnd.random() < 0.002 and state.parts[Order].turns and not rewarding(state):
        return Concede(0, rnd.choice([seat for seat in state.seats if still_plays(state, seat)]))
    return pick(rules, state, rnd.choice(state.unanswered), rnd, eager)


def rewarding(state: State) -> bool:
    """Whether the war is over and rewards are being taken."""
    return any(REWARDS in frame for _, frame, _ in state.agenda)


def roam(rules: Ruleset, seed: int, most: int, look_every: int = 9, eager: bool = True) -> tuple[State, Counter[str]]:
    """Up to this many answers, each checked; the state and how often each kind of event happened."""
    watch = Watch(partial(any_answer, eager=eager), _change, _hold, _hidden)
    return random_walk.roam(rules, watch, seed, most, look_every)


def _change(event: Event, facts: State) -> int:
    """How many more troops are on the board after an event."""
    if type(event) in BRINGS:
        troops: int = getattr(event, "troops")  # noqa: B009 - each of them has it
        return troops
    if isinstance(event, ArmiesPlaced):
        return event.count
    if isinstance(event, TroopsLevied):
        return len(event.lands)
    if isinstance(event, Expanded):
        return -event.lost
    if isinstance(event, BattleFought):
        return -event.attacker_lost - event.defender_lost
    return -event.count if isinstance(event, ArmiesLost) else 0


def _hold(rules: Ruleset, state: State, events: tuple[Event, ...]) -> None:
    """No card is lost or doubled, nobody waits with four stars, and hands are hidden from others."""
    if state.zone("coins").seen_by:
        lying = Counter(
            card
            for name, zone in state.zones.items()
            if name in ("deck", "discard", "open", "coins") or name.startswith("hand:")
            for card in zone.cards
        )
        wanted = {*rules.board.territories, *COIN_CARDS} - set(state.parts[Campaign].destroyed)
        if state.winners is None and not rewarding(state):
            assert lying == Counter(wanted)
            assert len(state.zone("open").cards) == SLOTS or not state.zone("deck").cards
            assert all(stars_of(state, seat) < STARS_TO_WIN for seat in state.seats)
    for viewer in (*state.seats, None):
        for name, cards in view(state, viewer).zones.items():
            kind, _, owner = name.partition(":")
            assert cards.faces is None or kind not in ("hand", "scar") or owner == viewer, (viewer, name)


def _hidden(rules: Ruleset, state: State, viewer: Player | None) -> tuple[set[str], set[str]]:
    """The territory and the scar cards that lie face down; coin cards are all alike and of no interest."""
    kinds = ("deck", "hand:", "scar:", "scar-deck")
    lying = {card for name, zone in state.zones.items() if name.startswith(kinds) for card in zone.cards}
    lands = {*rules.at(state).board.territories}
    return lying & lands, lying - lands - {*COIN_CARDS}
