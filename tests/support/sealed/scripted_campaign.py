"""SEALED: what is in here spoils Risk Legacy for whoever plays it. A campaign in which every pack opens at its moment.

Seven wars, each begun with what the one before has left, played by a script: most people walk out of their
headquarters and wait, and one of them, the hero, takes what the war needs. The dice follow from each war's secret,
which is the first of a row with which all goes as planned.

    wars = play()
    verify_chain({war.name: war.record for war in wars}, {"legacy": LEGACY}, revealed())

| war | opened | how |
|---|---|---|
| 3 | pack 2, pack 3 | at its end, both at once: Dan has no troop left; Ann has signed twice, and puts her reward off |
| 4 | pack 4, pack 1 | Ben founds the World Capital in his turn; the ninth minor city is a reward |
| 5 | envelope, pocket 1 | before the war, by vote; in the middle of a battle, three missiles on one roll |
| 6 | pocket 2 | Ann is about to place thirty troops |

The golden record of it lies in `tests/games/legacy/sealed`. Rewrite it with

    python tests support.sealed.scripted_campaign

and read the diff of what its test sees before you commit it.
"""

from __future__ import annotations

import json
import lzma
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from support.legacy.next_games import next_setting

from rules import Action, Decision, Player, Ruleset, Seeded, State, Step, apply, begin, default, legal
from rules.author import Pass
from rules.kernel.game import Revealed
from rules.kernel.windows import ToReact
from rules.legacy import LEGACY, VERSION, Campaign
from rules.legacy.campaign.box import MAJOR
from rules.legacy.campaign.campaign import member_of
from rules.legacy.campaign.chain import campaign_after, new_campaign, packs_of_game, seal_campaign
from rules.legacy.campaign.first_coins import PutCoin, ToPutCoin
from rules.legacy.campaign.rewards import FoundCity, NameContinent, PutOff, ToTakeReward, UpgradeCard
from rules.legacy.campaign.seals import campaign_key, draw_numbers, seal_texts
from rules.legacy.combat.missiles import FireMissile
from rules.legacy.sealed import PACKS
from rules.legacy.sealed.pack_1.start import Draft, ToDraft
from rules.legacy.sealed.pack_3.goals import READY, PlaceCapital, ToPlaceCapital
from rules.legacy.sealed.pocket_2.start import PlaceIsland, ToPlaceIsland
from rules.legacy.setup.headquarters import Headquarters
from rules.legacy.setup.mustering import Muster, ToMuster
from rules.legacy.turn.end_of_turn import ToTakeCard
from rules.legacy.turn.missions import OPEN_MISSION, ClaimMission
from rules.legacy.turn.resources import OPEN, total
from rules.legacy.turn.trading import Traded, TradeResources
from rules.records import Head, Record, commitment, key_of, line_of, record_code, write_record, write_revealed
from rules.risk.combat.battle import Conquests
from rules.risk.combat.expand import Expand
from rules.risk.combat.invasion import Attack, ToFight
from rules.risk.combat.occupy import MoveIn, ToOccupy
from rules.risk.combat.open_dice import THROWN, Throw
from rules.risk.turn.cards import hand
from rules.risk.turn.reinforce import Deploy, Finish, ToReinforce

HOME = Path(__file__).parents[2] / "games" / "legacy" / "sealed" / "scripted.json.xz"
SECRET = b"the secret of script 3".ljust(32, b".")
"""The campaign's secret, from which the salts of its seals and what lies in the envelope follow."""
SEATS = RED, BLUE, YELLOW, GREEN, BLACK = tuple(map(Player, ("red", "blue", "yellow", "green", "black")))
ANN, BEN, CLEO, DAN, EVE, FINN = MEMBERS = ("ann", "ben", "cleo", "dan", "eve", "finn")
RICH = ("japan", "egypt", "alberta", "brazil", "peru", "argentina")
"""The cards that bear three coins from the first war on."""
EVERYTHING = 99
"""More troops than anybody has."""
LINKS = LEGACY.ruleset(LEGACY.setting(SEATS[:3])).board.links_of
STRONGER = 8
"""How many troops more a hero has in one place before he attacks what is not weak."""
ENOUGH = 600
"""The steps after which a war that is not over will not go as planned."""


@dataclass
class Seat:
    """Somebody who starts there, walks out of his headquarters with all but one troop (or with as many as `sends`), and
    waits; his turns are over as soon as they can be. `takes` are his rewards in the order of his wishes."""

    faction: str
    start: str
    away: str = ""
    sends: int = EVERYTHING
    takes: tuple[tuple[Any, ...], ...] = ()
    picks: tuple[str, ...] = ()
    """The cards that he drafts before anything else."""
    missiles: int = 0
    """How many missiles he fires at the attacker's dice of the war's first roll with three."""

    def answer(self, rules: Ruleset, state: State, number: int, asked: Decision) -> Action | None:
        """The answer to a question; None for what the clock would say."""
        me = asked.player
        match asked:
            case ToMuster():
                return self._muster(rules, state, number, me)
            case ToDraft():
                return self._draft(rules, state, number, me)
            case ToPutCoin():
                coins = state.parts[Campaign].coins
                return PutCoin(number, me, next(card for card in RICH if coins.get(card, 1) < 3))
            case ToReinforce() if asked.count:
                deploy = Deploy(number, me, self.deploys_on(rules, state, me), asked.count)
                return deploy if any(deploy in offer for offer in legal(rules, state, number)) else None
            case ToFight():
                return self.fight(rules, state, number, me) or Finish(number, me)
            case ToOccupy():
                return MoveIn(number, me, self.follows(state, asked))
            case ToReact():
                return self._fire(rules, state, number, asked)
            case ToTakeReward():
                return self._reward(rules, state, number, me)
        return None

    def _muster(self, rules: Ruleset, state: State, number: int, me: Player) -> Action:
        (offer,) = legal(rules, state, number)
        factions, starts = offer.fields["faction"], offer.fields["where"]
        assert self.start in starts, (self.start, [*starts])
        return Muster(number, me, self.faction if self.faction in factions else factions[0], self.start)

    def _draft(self, rules: Ruleset, state: State, number: int, me: Player) -> Action | None:
        (offer,) = legal(rules, state, number)
        wanted = (card for card in (*self.picks, self.faction) if card in offer.fields["card"])
        return Draft(number, me, card) if (card := next(wanted, "")) else None

    def deploys_on(self, rules: Ruleset, state: State, me: Player) -> str:
        """Outside, if anything is left there."""
        mine = state.land.of(me)
        return self.away if self.away in mine else next((one for one in mine if one != self.start), mine[0])

    def fight(self, rules: Ruleset, state: State, number: int, me: Player) -> Action | None:
        able = state.land.armies(self.start) - 1 if state.land.owner(self.start) == me else 0
        if not self.away or (state.land.owner(self.away) == me and self.sends < EVERYTHING):
            return None
        ways = [offer for offer in legal(rules, state, number) if offer.action is Expand]
        if able and any(self.away in offer.fields["target"] and self.start in offer.fields["source"] for offer in ways):
            return Expand(number, me, self.start, self.away, min(able, self.sends))
        return None

    def follows(self, state: State, asked: ToOccupy) -> int:
        return 0

    def _fire(self, rules: Ruleset, state: State, number: int, asked: ToReact) -> Action:
        rolled = asked.window == THROWN and len(state.parts[Throw].attack) == 3
        offers = [offer.fields for offer in legal(rules, state, number) if offer.action is FireMissile]
        dice = [die for fields in offers if "attack" in fields["side"] for die in fields["die"]]
        if self.missiles and rolled and dice:
            self.missiles -= 1
            return FireMissile(number, asked.player, "attack", dice[0])
        return Pass(number, asked.player)

    def _reward(self, rules: Ruleset, state: State, number: int, me: Player) -> Action | None:
        offers = legal(rules, state, number)
        for kind, *fields in self.takes:
            action: Action = kind(number, me, *fields)
            if any(action in offer for offer in offers):
                return action
        return None


@dataclass
class Stayer(Seat):
    """Somebody who stays at home, and wastes his troops on a neighbour until one is left."""

    def deploys_on(self, rules: Ruleset, state: State, me: Player) -> str:
        return state.land.of(me)[0]

    def fight(self, rules: Ruleset, state: State, number: int, me: Player) -> Action | None:
        near = [to for to in rules.at(state).board.links_of[self.start] if state.land.owner(to) not in ("", me)]
        if state.land.owner(self.start) != me or state.land.armies(self.start) < 2 or not near:
            return None
        return Attack(number, me, self.start, max(near, key=state.land.armies), 1)


@dataclass
class Hero(Seat):
    """Somebody who goes for these territories, one after another as they can be had, with all his troops."""

    targets: tuple[str, ...] = ()

    def goal(self, state: State, me: Player) -> str:
        """The first target that another holds weakly; "" if there is none now."""
        held = state.land
        most = max(held.armies(one) for one in held.of(me)) - STRONGER
        able = (to for to in self.targets if held.owner(to) not in ("", me) and held.armies(to) <= max(2, most))
        return next(able, "")

    def way(self, rules: Ruleset, state: State, me: Player) -> tuple[str, str]:
        """From which of one's territories towards the goal, and the next territory on the way; "" without a goal."""
        if not (goal := self.goal(state, me)):
            return "", ""
        links, towards, queue = rules.at(state).board.links_of, {goal: ""}, deque([goal])
        best: tuple[str, str] = ("", "")
        while queue:
            here = queue.popleft()
            near = [one for one in links[here] if state.land.owner(one) == me]
            if near and not best[0]:
                best = max(near, key=state.land.armies), here
            for one in links[here]:
                if one not in towards and not state.land.owner(one):
                    towards[one] = here
                    queue.append(one)
        return best

    def deploys_on(self, rules: Ruleset, state: State, me: Player) -> str:
        source, _ = self.way(rules, state, me)
        return source or max(state.land.of(me), key=state.land.armies)

    def fight(self, rules: Ruleset, state: State, number: int, me: Player) -> Action | None:
        source, to = self.way(rules, state, me)
        able = state.land.armies(source) - 1 if source else 0
        if not able:
            return None
        if state.land.owner(to):
            ways = [offer.fields for offer in legal(rules, state, number) if offer.action is Attack]
            dice = max(way["dice"][-1] for way in ways if source in way["source"] and to in way["target"])
            return Attack(number, me, source, to, dice) if able >= 2 else None
        walk = Expand(number, me, source, to, able)
        return walk if any(walk in offer for offer in legal(rules, state, number)) else None


@dataclass
class Founder(Hero):
    """A hero who first founds the city above all others: he conquers one territory, and claims the mission."""

    prey: str = ""

    def goal(self, state: State, me: Player) -> str:
        if state.zone(OPEN_MISSION).cards == (READY,):
            return "" if state.parts[Conquests].taken or state.land.owner(self.prey) in ("", me) else self.prey
        return super().goal(state, me)

    def answer(self, rules: Ruleset, state: State, number: int, asked: Decision) -> Action | None:
        if isinstance(asked, ToTakeCard) and any(one.action is ClaimMission for one in legal(rules, state, number)):
            return ClaimMission(number, asked.player)
        if isinstance(asked, ToPlaceCapital):
            return PlaceCapital(number, asked.player, asked.among[0], "Meridian")
        return super().answer(rules, state, number, asked)


@dataclass
class Saver(Hero):
    """A hero who saves his cards for ten resources, a conquest a turn; with what they bring he goes for his targets."""

    ends: tuple[str, str] = ("", "")
    landed: bool = False

    def goal(self, state: State, me: Player) -> str:
        if self.landed:
            return super().goal(state, me)
        if state.parts[Conquests].taken:
            return ""
        held, at = state.land, state.parts[Headquarters].at
        foes = [to for to in held.holdings if held.owner(to) not in ("", me) and to not in at and held.armies(to) <= 2]
        mine = held.of(me)
        return min(foes, key=lambda to: (not any(one in mine for one in LINKS[to]), held.armies(to), to), default="")

    def answer(self, rules: Ruleset, state: State, number: int, asked: Decision) -> Action | None:
        me = asked.player
        cards = state.zone(hand(me)).cards
        if isinstance(asked, ToReinforce) and not state.parts[Traded].done and total(state, cards) >= 10:
            return TradeResources(number, me, cards)
        if isinstance(asked, ToPlaceIsland):
            self.landed = True
            return PlaceIsland(number, me, "south_atlantic", *self.ends)
        return super().answer(rules, state, number, asked)


class Scatterer(Seat):
    """Somebody who sends one troop after another into the empty land beside what he holds."""

    def deploys_on(self, rules: Ruleset, state: State, me: Player) -> str:
        return self.start if state.land.owner(self.start) == me else state.land.of(me)[0]

    def fight(self, rules: Ruleset, state: State, number: int, me: Player) -> Action | None:
        if len(state.land.of(me)) >= 4:
            return None
        ways = [offer.fields for offer in legal(rules, state, number) if offer.action is Expand]
        if not ways:
            return None
        fewest = min(ways, key=lambda way: way["count"][0])
        return Expand(number, me, fewest["source"][0], fewest["target"][0], fewest["count"][0])


@dataclass(frozen=True)
class Plan:
    """Who sits where in a war, with what in mind, the hero first; which packs the vote opens before it; and what its
    set-up has to bring, if anything."""

    seats: Mapping[str, Seat]
    opened: tuple[str, ...] = ()
    """The packs that are opened in it, in this order."""
    by_vote: tuple[str, ...] = ()
    fits: Callable[[State], bool] = lambda state: True
    first: int = 0
    """The number of the first secret that is tried. (Where rules change, another one follows in its stead.)"""


@dataclass
class Played:
    """A war as it was played: its record, its steps with the state before each, and what it has left."""

    name: str
    record: str
    rules: Ruleset
    steps: list[tuple[State | None, Step]] = field(repr=False)
    left: Campaign = field(repr=False)
    attempt: int = 0
    """The number of its secret."""


def capital_lies_open(state: State) -> bool:
    return READY in state.zone(OPEN_MISSION).cards and "japan" in state.zone(OPEN).cards


def plans() -> Iterator[Plan]:
    """The wars, in their order."""
    west, east = ("north_africa", "argentina", "western_united_states"), ("afghanistan", "mongolia")
    mechs, bears, balkans, khans, saharans = (
        "die_mechaniker", "enclave_of_the_bear", "imperial_balkania", "khan_industries", "saharan_republic",
    )  # fmt: skip
    yield Plan({
        ANN: Hero(balkans, "venezuela", targets=west, takes=((FoundCity, "venezuela", "Bolivar"),)),
        BEN: Seat(bears, "north_africa", "egypt", takes=((FoundCity, "egypt", "Luxor"),)),
        CLEO: Seat(khans, "western_united_states", "alberta", takes=((FoundCity, "alberta", "Banff"),)),
        DAN: Seat(saharans, "argentina", "peru", takes=((FoundCity, "peru", "Cuzco"),)),
        EVE: Seat(mechs, "japan", "kamchatka", takes=((FoundCity, "kamchatka", "Anadyr"),)),
    })  # fmt: skip
    yield Plan({
        BEN: Hero(bears, "siam", targets=east, takes=((NameContinent, "asia", "Orient"),)),
        ANN: Seat(balkans, "afghanistan", "ukraine", takes=((FoundCity, "ukraine", "Odessa"),)),
        CLEO: Seat(khans, "mongolia", "siberia", takes=((FoundCity, "siberia", "Tomsk"),)),
        DAN: Seat(saharans, "south_africa", "madagascar", takes=((FoundCity, "madagascar", "Toliara"),)),
        EVE: Seat(mechs, "greenland", "iceland", takes=((FoundCity, "iceland", "Akureyri"),)),
    })  # fmt: skip
    yield Plan({
        ANN: Hero(
            balkans, "venezuela", takes=((PutOff,),), targets=("north_africa", "western_united_states", "argentina")
        ),
        BEN: Seat(bears, "north_africa", "egypt", takes=((UpgradeCard, "egypt"),)),
        CLEO: Seat(khans, "western_united_states", "alberta", takes=((UpgradeCard, "alberta"),)),
        DAN: Stayer(saharans, "argentina"),
        EVE: Seat(mechs, "japan", "kamchatka", takes=((UpgradeCard, "japan"),)),
    }, opened=("pack_2", "pack_3"), first=2)  # fmt: skip
    yield Plan({
        BEN: Founder(bears, "japan", targets=("china",), prey="irkutsk", takes=((NameContinent, "africa", "Sahel"),)),
        ANN: Seat(balkans, "venezuela", takes=((UpgradeCard, "venezuela"),)),
        CLEO: Seat(khans, "yakutsk", "irkutsk", sends=1, takes=((FoundCity, "yakutsk", "Lena"),)),
        DAN: Seat(saharans, "china", "siam", takes=((UpgradeCard, "siam"),)),
        EVE: Seat(mechs, "greenland", takes=((UpgradeCard, "greenland"),)),
    }, opened=("pack_4", "pack_1"), fits=capital_lies_open, first=70)  # fmt: skip
    yield Plan({
        CLEO: Hero(
            khans, "siam", targets=("afghanistan", "mongolia", "eastern_australia"),
            takes=((FoundCity, "siam", "Ayutthaya"),),
        ),
        ANN: Seat(balkans, "south_africa", "congo", missiles=2),
        BEN: Seat(bears, "eastern_australia", "new_guinea", missiles=1),
        DAN: Seat(saharans, "afghanistan", "middle_east"),
        FINN: Seat(mechs, "mongolia", "irkutsk"),
    }, opened=("envelope", "pocket_1"), by_vote=("envelope",))  # fmt: skip
    yield Plan({
        ANN: Saver(
            balkans, "venezuela", picks=("coins_2",), ends=("argentina", "north_africa"),
            targets=("north_africa", "argentina", "western_united_states", "greenland"),
        ),
        BEN: Scatterer(bears, "greenland"),
        CLEO: Scatterer(khans, "western_united_states"),
        DAN: Seat(saharans, "north_africa", "congo"),
        FINN: Seat(mechs, "argentina", "peru"),
    }, opened=("pocket_2",), first=1)  # fmt: skip
    yield Plan({
        FINN: Hero("mutants", "east_africa", picks=("mutants",), targets=("western_europe", "india", "greenland")),
        BEN: Seat("aliens", "western_europe", "great_britain", picks=("aliens",)),
        CLEO: Seat(khans, "india", "china"),
        EVE: Seat(mechs, "greenland", "ontario"),
    })  # fmt: skip


FIRST_SEATS = ("", "", "", "", "")
TEXTS = seal_texts(PACKS, SECRET)
DRAWN = draw_numbers(PACKS, campaign_key(SECRET, ([*FIRST_SEATS], None)))


def begun() -> Campaign:
    """The campaign before its first war."""
    return seal_campaign(new_campaign(MEMBERS, options={"first-coins": "in-turn"}), TEXTS)


def revealed() -> str:
    """What the campaign reveals at its end."""
    return write_revealed(Revealed(SECRET.hex(), TEXTS, DRAWN))


def play(most: int = 7) -> list[Played]:
    """The wars, played through the rules one after another."""
    kept, code, wars = begun(), "", []
    for number in range(1, most + 1):
        wars.append(war := _war(number, kept, code))
        kept, code = _between(number, war.left), record_code(war.record)
    return wars


def _between(number: int, left: Campaign) -> Campaign:
    """After the third war Ann takes the reward that she has put off."""
    if number != 3:
        return left
    assert LEGACY.campaigns is not None
    taken = LEGACY.campaigns.take(left, ANN, FoundCity(1, Player("red"), "brazil", "Belem"))
    assert isinstance(taken, Campaign)
    assert taken.cities["brazil"].kind == MAJOR
    return taken


def _war(number: int, kept: Campaign, code: str) -> Played:
    """A war with the first secret with which it goes as planned: the hero wins, and the right packs are opened."""
    first = [*plans()][number - 1].first
    tried = (_tried(number, [*plans()][number - 1], kept, code, attempt) for attempt in count(first))
    return next(war for war in tried if war is not None)


def _tried(number: int, plan: Plan, kept: Campaign, code: str, attempt: int) -> Played | None:
    members = dict(zip(SEATS, plan.seats, strict=False))
    setting = next_setting(kept, members, code, plan.by_vote)
    rules, secret = LEGACY.ruleset(setting), b"war %d, try %d" % (number, attempt)
    head = Head(setting, VERSION, commitment(secret), ("",) * len(members), secret.hex())
    chance = Seeded(key_of(head), TEXTS | DRAWN)
    step = begin(rules, chance)
    if not plan.fits(step.state):
        return None
    steps: list[tuple[State | None, Step]] = [(None, step)]
    while (state := step.state).winners is None and len(steps) < ENOUGH:
        step = apply(rules, state, _answer(rules, state, plan), chance)
        steps.append((state, step))
    broken = packs_of_game(setting, state)
    if state.winners != (SEATS[0],) or broken != plan.opened:
        return None
    opened = {label: text for label, text in (TEXTS | DRAWN).items() if label.partition(":")[0] in broken}
    told = Head(setting, VERSION, head.commitment, head.contributions, head.secret, opened=opened)
    lines = tuple(line_of(at, step) for at, (_, step) in enumerate(steps))
    return Played(f"war-{number}", write_record(Record(told, lines)), rules, steps, campaign_after(state), attempt)


def _answer(rules: Ruleset, state: State, plan: Plan) -> Action:
    """What the first of those who are asked says."""
    number = state.unanswered[0]
    asked = state.pending[number]
    member = member_of(state, asked.player)
    return plan.seats[member].answer(rules, state, number, asked) or default(rules, state, number)


def golden() -> dict[str, str]:
    """The records of the campaign as they were kept, by name."""
    records: dict[str, str] = json.loads(lzma.decompress(HOME.read_bytes()))
    return records


def write() -> None:
    """Make the golden record anew."""
    records = {war.name: war.record for war in play()}
    HOME.write_bytes(lzma.compress(json.dumps(records).encode(), preset=9))


if __name__ == "__main__":
    write()
