"""Risk Godstorm's words: epochs, faith, gods, temples, miracle cards, plague, the Underworld, points."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache
from typing import ClassVar

from bot.words.arguments import Arguments, card_name, card_title, land_name, leaders_said
from bot.words.fluent import Words
from bot.words.game_words import CardFace, GameWords, Placed, Standings, Tally, Told, Wish
from bot.words.seats import Naming
from bot.words.typography import capital
from rules import NOBODY, Action, Board, CardsMoved, Decision, Event, Player, Ruleset, State, ToReact, View, board
from rules.godstorm import (
    ALTAR,
    ANNOUNCED,
    CRYPT,
    DEATH,
    GODS,
    HEAVENS,
    LAST_EPOCH,
    MAGIC,
    MIRACLE,
    RELIC_POINTS,
    SKY,
    SKY_WINDOW,
    UNDERWORLD,
    WAR,
    Announced,
    Ascended,
    AtlantisSank,
    BidsRevealed,
    BoxFruitless,
    BoxOpened,
    EpochBegan,
    Epochs,
    Faith,
    FaithRaised,
    FaithSacrificed,
    Force,
    GodBanished,
    GodMoved,
    Gods,
    GodSummoned,
    GodswarFought,
    Invoke,
    LaborDone,
    LaborsDone,
    LeftHeaven,
    Markers,
    MarkerTaken,
    MiracleBought,
    MiracleDrawn,
    MiraclePlayed,
    OrderTaken,
    Plague,
    PlagueLaid,
    PointsCounted,
    RelicGained,
    Score,
    TempleBuilt,
    Temples,
    ToBid,
    ToBuy,
    ToLeaveHeaven,
    ToMeetGod,
    ToPlayMiracle,
    ToPledge,
    ToRiskGod,
    ToSummon,
    Waters,
    faith_of,
    hand,
    miracle_data,
    relics,
    score,
    scoring,
    titles,
    underworld,
)
from rules.risk import ArmiesLost, ArmiesMoved, CalledOff, Conquests, Invasion, ToFight

PLAGUED = "plague"
"""Why plague kills armies and banishes gods (`ArmiesLost.why`, `GodBanished.why`)."""
LABOR = "labor"
"""Why a card is drawn for a Labor (`MiracleDrawn.why`)."""
RAISED = frozenset({"territories", "region", "temples", "freya_tears"})
"""Why faith is raised when a turn begins."""
SCENES = {
    "shrine_plundered": "plundered_shrine",
    "empire_is_born": "shrine",
    "champions_arise": "war",
    "eagles_take_wing": "eagle",
    "faith_shall_deliver": "prayer",
    "heroes_are_born": "muster",
    "only_ash_remains": "ashes",
    "our_faith_is_strength": "offerings",
    "prayers_answered": "blessing",
    "storms_rage": "thunder",
    "faithful_gather": "faithful",
    "land_is_purged": "purge",
    "siren_calls": "siren",
    "sun_grows_cold": "eclipse",
    "temple_falls": "falling_temple",
    "time_stands_still": "hourglass",
    "visions_become_real": "visions",
    "blood_coats": "bloody_land",
    "crops_wither": "withered",
    "deaths_door": "deaths_door",
    "diamonds_rust": "rust",
    "fire_rains": "rain_of_fire",
    "paradise_lost": "paradise_lost",
    "ragnarok": "ragnarok",
    "dead_walk": "dead_walk",
    "gods_forsake": "forsaken",
    "ground_shakes": "earthquake",
    "mighty_fallen": "fallen",
    "sea_tomb": "sea_tomb",
    "trojan_horse": "wooden_horse",
    "waters_boil": "boiling_sea",
    "young_grow_old": "old_age",
    "workers_amass": "workers",
    "enemies_convert": "converts",
    "fire_sears": "burning_sky",
    "lava_erupts": "volcano",
    "men_become_warriors": "young_warriors",
    "swords_plowshares": "plough",
    "fog_lifts": "fog",
    "mighty_turn_meek": "meek",
    "ground_is_sacred": "sacred_ground",
    "idol_is_false": "false_idol",
    **{
        relic: relic
        for relic in (
            "aegis", "cauldron", "excalibur", "freya_tears", "gungnir", "mjolnir", "pandoras_box", "stonehenge",
            "book_of_dead", "golden_fleece", "great_pyramids", "scales_of_osiris", "tablets_of_destiny", "tree_of_life",
            "wine_of_life",
        )
    },
}  # fmt: skip
"""The art of each title: a motif of `renders`."""
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
BELOW = 9
"""The step in which the Underworld is fought over."""


class GodstormWords(GameWords):
    """The words of Risk Godstorm."""

    game = "godstorm"
    topics = (
        "godstorm-goal",
        "godstorm-setup",
        "godstorm-bids",
        "godstorm-faith",
        "godstorm-gods",
        "godstorm-temples",
        "godstorm-invasions",
        "godstorm-godswar",
        "godstorm-cards",
        "godstorm-war-cards",
        "godstorm-death-cards",
        "godstorm-sky-cards",
        "godstorm-relics",
        "godstorm-plague",
        "godstorm-underworld",
        "godstorm-elimination",
        "godstorm-scoring",
        "godstorm-two-players",
        "godstorm-options",
        "godstorm-house",
    )
    first_options = ("setup", "pantheons")
    option_groups = {
        "setup": ("seating", "setup", "pantheons"),
        "gods": (
            "gods-on-plague", "declared-gods", "godswar-armies", "sky-cards", "sky-labor", "magic-labor",
        ),
        "end": ("concede",),
    }  # fmt: skip
    wishes = {"to-found": Wish("strongest", "setup-founding")}
    forgettable = ("return", "summon", "build", "buy", "invoke", "leave-heaven")
    steps = 10
    piles = (WAR, SKY, DEATH, "relics", "seen")
    open_piles = ("relics",)
    decks: ClassVar[tuple[str, ...]] = ("miracles", "bought")
    quiet_hands = GODS
    worked = ("struck", "returned", "temple", "plague")
    cards_played = (MiraclePlayed, BoxOpened)
    prized_spaces = (CRYPT, ALTAR)
    great_moments = (EpochBegan, BidsRevealed, OrderTaken, GodswarFought, AtlantisSank, PointsCounted)
    conquest = {"gods": "none", "gods-of": "none", "lost-gods": "none", "lost-gods-of": "none"}

    def is_empty(self, event: Event) -> bool:
        """True for what another event tells: prices, and cards that nobody sees drawn."""
        if isinstance(event, FaithRaised):
            return event.why == "start"
        if isinstance(event, MiracleDrawn):
            return event.deck == MAGIC or event.why == LABOR
        if isinstance(event, CardsMoved):
            return event.source.startswith(self.decks) and not all(event.cards)
        return isinstance(event, FaithSacrificed)

    def placed(self, event: Event) -> Placed | None:
        """Temples and plague; armies that cards kill, and those who come back to Earth."""
        if isinstance(event, TempleBuilt):
            return Placed("temple", event.player, event.where)
        if isinstance(event, PlagueLaid):
            return Placed("plague", NOBODY, event.where)
        if isinstance(event, ArmiesLost) and card_title(event.why) in titles():
            return Placed("struck", event.player, event.where, event.count)
        if isinstance(event, ArmiesMoved) and event.source in spaces() and event.target not in spaces():
            return Placed("returned", event.player, event.target, event.count)
        return None

    def income(self, event: Event) -> str:
        """Faith for territories, continents and temples."""
        return "faith" if isinstance(event, FaithRaised) and event.why in RAISED else ""

    def tallied(self, event: Event) -> Tally | None:
        """Markers, gods summoned, the work of plague, the dead and those who leave Heaven, cards, Labors, relics."""
        if isinstance(event, MarkerTaken):
            return Tally("markers", event.player, event.marker, notable=True, routine=True)
        if isinstance(event, ArmiesLost) and event.why == PLAGUED:
            return Tally("plagued", event.player, where=event.where, count=event.count)
        if isinstance(event, GodBanished) and event.why == PLAGUED:
            return Tally("banished", event.player, event.god, event.where, notable=True)
        if isinstance(event, GodSummoned):
            return Tally("summoned", event.player, event.god, event.where, notable=True)
        if isinstance(event, LeftHeaven):
            return Tally("descended", event.player, where=event.where, count=event.count, routine=True)
        if isinstance(event, Ascended):
            return Tally("ascended", event.player, count=event.count, routine=True)
        if isinstance(event, MiracleBought):
            return Tally("bought", event.player, event.deck, routine=event.deck == MAGIC)
        if isinstance(event, MiracleDrawn):
            return Tally("miracles", event.player, event.deck)
        if isinstance(event, LaborDone):
            return Tally("labor", event.player, event.god, notable=True)
        if isinstance(event, RelicGained) and not event.loser:
            return Tally("relic", event.player, event.relic, notable=True)
        return None

    def after_conquest(
        self, event: Event, attacker: str, target: str, told: Mapping[str, str]
    ) -> Mapping[str, str] | None:
        """The gods who move in, and those who are banished."""
        if isinstance(event, GodMoved) and (event.player, event.target) == (attacker, target):
            return {"gods": _and_more(told.get("gods", ""), event.god), "gods-of": event.player}
        if isinstance(event, GodBanished) and event.where == target and event.by == attacker:
            return {"lost-gods": _and_more(told.get("lost-gods", ""), event.god), "lost-gods-of": event.player}
        return None

    def told(self, before: Event, event: Event) -> Told:
        """Report a godswar instead of the banishment, a force instead of its gods, and Pandora's card once."""
        if isinstance(event, GodMoved) or (isinstance(event, GodBanished) and isinstance(before, GodswarFought)):
            return "first"
        if isinstance(event, CalledOff) and isinstance(before, GodBanished):
            return "first"
        if isinstance(before, BoxOpened):
            if isinstance(event, BoxFruitless):
                return "second"
            if isinstance(event, MiraclePlayed) and event.card == before.card:
                return "first"
        return "both"

    def more_arguments(self, value: Event | Action, words: Words) -> Arguments:
        """The totals of a round of godswar, and whether the attacker won it."""
        if not isinstance(value, GodswarFought):
            return {}
        return {
            "attack_total": sum(value.attack_falls[-1]) + value.attack_armies + value.attack_bonus,
            "defence_total": sum(value.defence_falls[-1]) + value.defence_armies + value.defence_bonus,
            "won": "yes" if value.winner == value.attacker else "no",
        }

    def standings(
        self, seen: View, rules: Ruleset, words: Words, naming: Naming, out: Mapping[Player, str]
    ) -> Standings | None:
        """Points as they are now, with what they are for; ties are decided by faith, temples, gods and armies."""
        if not rules.has(scoring):
            return None
        points = {seat: score(rules, seen, seat) for seat in seen.seats}
        return Standings(
            {seat: out.get(seat) or _seat(seat, points[seat], seen, words, naming) for seat in points},
            {seat: (own.total, *own.ties) for seat, own in points.items()},
            (f"*{words.say('status-points-head')}*",),
        )

    def below_standings(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """The epoch and its order of play, and what has become of the sea."""
        epoch, of = seen.parts[Epochs].now, seen.parts[Markers].of
        if epoch and seen.winners is None:
            order = [words.say(f"seat-{seat}") for seat in sorted(of, key=lambda seat: int(of[seat]))]
            yield words.say("status-epoch", epoch=epoch, epochs=LAST_EPOCH, order=words.all_of(order) or "none")
        yield from _sea(seen, rules, words)

    def stands_on(self, where: str, seen: View, words: Words) -> Iterator[str]:
        """Gods, a temple, plague."""
        owner = seen.land.owner(where)
        if gods := seen.parts[Gods].standing(owner, where):
            yield _gods(owner, gods, words)
        if where in seen.parts[Temples].at:
            yield words.say("board-temple")
        if where in seen.parts[Plague].at:
            yield words.say("board-plague")

    def marks(self, where: str, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """Gods, a temple, plague, a relic point; whether the territory has sunk."""
        yield from self.stands_on(where, seen, words)
        if where in RELIC_POINTS.of(rules.board) and rules.has(scoring):
            yield words.say("board-relic")
        if where in self.gone(seen, rules.board):
            yield words.say("board-sunk")

    def below_board(
        self, seen: View, rules: Ruleset, words: Words, naming: Naming, line: Callable[[str], str]
    ) -> Iterator[str]:
        """The Underworld, space by space, and the dead in each Heaven."""
        if not rules.has(underworld):
            return
        land, spaces = seen.land, rules.board.realms[UNDERWORLD].spaces
        held = [line(where) for where in spaces if land.owner(where) != NOBODY]
        free = [land_name(where, words) for where in spaces if land.owner(where) == NOBODY]
        head = f"**{words.say(f'region-{UNDERWORLD}')}**"
        yield "\n".join([head, *held, *([words.say("board-spaces-empty", spaces=", ".join(free))] if free else [])])
        if heavens := [line(where) for where in HEAVENS.values() if land.armies(where)]:
            yield "\n".join([f"**{words.say('region-heavens')}**", *heavens])

    def first_round_begun(self, of: State | View) -> bool:
        """True from the first epoch's bids on."""
        return of.parts[Epochs].now > 0

    def alt_first(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """The epoch and the order of play; sunken land and the maelstrom."""
        yield from self.below_standings(seen, rules, words)

    def alt_seat(self, seat: Player, seen: View, words: Words) -> Arguments:
        """A seat's faith, and where its gods stand."""
        at = seen.parts[Gods].of(seat)
        gods = [
            f"{words.say(f'god-{seat}-{god}')} {words.attribute(f'land-{at[god]}', 'in')}" for god in GODS if god in at
        ]
        return {"faith": faith_of(seen, seat), "gods": words.all_of(gods) or "none", "gods_count": len(gods)}

    def alt_places(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """Temples, plague, and who holds what in the Underworld."""
        land = seen.land
        for key, at in (("alt-temples", seen.parts[Temples].at), ("alt-plague", seen.parts[Plague].at)):
            if at:
                yield words.say(key, list=", ".join(land_name(where, words) for where in at))
        below = [
            words.say("alt-army", where=where, who=words.say(f"seat-{land.owner(where)}"), armies=land.armies(where))
            for where in (rules.board.realms[UNDERWORLD].spaces if rules.has(underworld) else ())
            if land.owner(where) != NOBODY
        ]
        if below:
            yield words.say("alt-underworld", list=", ".join(below))

    def gone(self, seen: View, board: Board) -> Collection[str]:
        """What has sunk."""
        return seen.parts[Waters].lands(board)

    def cut_off(self, where: str, seen: View, board: Board) -> Collection[str]:
        """What has sunk, and the other end of a sea line on which the maelstrom lies."""
        now = seen.parts[Waters]
        return {*now.lands(board), *(end for line in now.boiling if where in line for end in line)}

    def moment(self, seen: View, board: Board, words: Words, naming: Naming) -> Arguments:
        """The miracle card that was announced, by whom and at what, and the gods who invade."""
        announced, by = seen.cards(ANNOUNCED).faces or (), seen.parts[Announced]
        return {
            "announced": card_title(announced[0]) if announced else "none",
            "by": naming(by.player),
            "at": words.all_of(list(_targets(by, words, naming))) or "none",
            "who_id": seen.parts[Invasion].attacker,
            **leaders_said(seen.parts[Force].gods, "gods"),
        }

    def remarks(self, decision: Decision, offered: Collection[str], seen: View, words: Words) -> Iterator[str]:
        """The faith to spend and the gods on Earth; what the card does that may be cancelled; who fights a godswar; the
        dead in Heaven; in combat, what the Labors still ask."""
        seat = decision.player
        if seat not in seen.parts[Faith].of:
            return
        window = decision.window if isinstance(decision, ToReact) else ""
        fights = isinstance(decision, ToFight) and not decision.realm
        if isinstance(decision, SPENDING) or window == SKY_WINDOW or fights:
            gods = _gods(seat, seen.parts[Gods].of(seat), words)
            yield words.say("panel-faith", faith=faith_of(seen, seat), gods=gods or "none")
            if isinstance(decision, ToPlayMiracle) and Invoke.kind not in offered:
                yield words.say("panel-no-miracle")
        elif window == MIRACLE:
            for card in seen.cards(ANNOUNCED).faces or ():
                named = words.say("panel-explained", name=card_name(card, words), about=self._effect(card, words))
                yield f"-# {named}"
        elif isinstance(decision, ToRiskGod | ToMeetGod):
            yield _godswar(seen, words)
        elif isinstance(decision, ToLeaveHeaven):
            yield words.say("panel-heaven", heaven=HEAVENS[seat], armies=seen.land.armies(HEAVENS[seat]))
        if isinstance(decision, ToFight | ToLeaveHeaven):
            yield from _labors(decision, seen, words)

    def step(self, decision: Decision) -> int:
        """The step of the turn, of which combat is two: on Earth and below."""
        return BELOW if isinstance(decision, ToFight) and decision.realm else STEPS.get(decision.kind, 0)

    @staticmethod
    def _effect(card: str, words: Words) -> str:
        return words.attribute(f"card-{card_title(card)}", "effect")

    def hint(self, field: str, value: object, seen: View, words: Words) -> str:
        """The power of a god who is to be summoned or to fight."""
        return capital(words.attribute(f"leader-{value}", "power")) if field == "god" and value in GODS else ""

    def card_price(self, card: str, words: Words) -> str:
        """The faith that a War, Death or Sky card costs."""
        if card_title(card) not in titles() or (known := miracle_data(card)).deck == MAGIC:
            return ""
        return words.say("card-price", cost=known.cost)

    def card_face(self, card: str, seat: Player, board: Board, words: Words) -> CardFace | None:
        """The look of a miracle card: its deck, its cost, and the place where a relic is worth a point."""
        if card_title(card) not in titles():
            return None
        known = miracle_data(card)
        return CardFace(
            known.deck,
            capital(words.say(f"kind-{known.deck}", cost=known.cost)),
            known.point,
            int(bool(known.point)),
            SCENES[card_title(card)],
            cost=None if known.deck == MAGIC else known.cost,
        )


@cache
def spaces() -> frozenset[str]:
    """The spaces of the Underworld."""
    return frozenset(board("ancient_earth").realms[UNDERWORLD].spaces)


def _targets(by: Announced, words: Words, naming: Naming) -> Iterator[str]:
    """What an announced card is played at: territories or spaces, a player, a relic."""
    yield from (land_name(where, words) for where in by.at)
    if by.of:
        yield naming(by.of)
    if by.relic:
        yield card_name(by.relic, words)


def _and_more(gods: str, god: str) -> str:
    """Gods as `LEADERS` and `GOD` read them, with one more."""
    return f"{gods} {god}".strip()


def _seat(seat: Player, points: Score, seen: View, words: Words, naming: Naming) -> str:
    head = words.say(
        "status-points",
        who=naming(seat),
        total=points.total,
        territories=points.territories,
        continents=points.continents,
        spaces=points.spaces,
        relics=points.relics,
    )
    return f"{head}\n-# {' · '.join(_stocks(seat, points, seen, words))}"


def _stocks(seat: Player, points: Score, seen: View, words: Words) -> Iterator[str]:
    """What a seat has besides points: armies, the dead, faith, gods, temples, cards by kind, relics."""
    faith, temples, _, armies = points.ties
    dead = seen.land.armies(HEAVENS[seat])
    yield words.say("status-forces", armies=armies, dead=dead, faith=faith)
    if gods := seen.parts[Gods].of(seat):
        yield _gods(seat, gods, words)
    if temples:
        yield words.say("status-temples", count=temples)
    held = {deck: seen.cards(hand(seat, deck)).count for deck in GODS}
    if any(held.values()):
        cards = [words.say(f"count-{deck}", count=count) for deck, count in held.items() if count]
        yield words.say("status-miracles", cards=", ".join(cards))
    yield from (card_name(relic, words) for relic in seen.cards(relics(seat)).faces or ())


def _sea(seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
    """That Atlantis has sunk, and where the maelstrom lies."""
    now = seen.parts[Waters]
    if now.sunk:
        yield words.say("status-sunk")
    for one, other in now.boiling:
        yield words.say("status-maelstrom", one=one, other=other)


def _gods(seat: Player, gods: Collection[str], words: Words) -> str:
    """A seat's gods of these kinds by name, in the order of their kinds; "" for none."""
    return words.all_of([words.say(f"god-{seat}-{god}") for god in GODS if god in gods])


def _godswar(seen: View, words: Words) -> str:
    """Where a godswar is fought, and the gods of both sides who are left."""
    now, at = seen.parts[Invasion], seen.parts[Gods]
    foe = seen.land.owner(now.target)
    ours = set(seen.parts[Force].gods).intersection(at.standing(now.attacker, now.source))
    sides = {"ours": _gods(now.attacker, ours, words), "theirs": _gods(foe, at.standing(foe, now.target), words)}
    return words.say("panel-godswar", source=now.source, target=now.target, **sides)


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
        yield " · ".join(named)
