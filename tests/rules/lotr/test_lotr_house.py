"""House rules in Middle-earth: those that fit are its options, played alone and in pairs to the end."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from support.in_part import in_part
from support.lotr.position import FOUR, Position, position
from support.lotr.random_games import any_answer, setting, table

from rules import Action, Player, Refused, Ruleset, Seeded, State, apply, begin, house_rules_of, legal, refusal, view
from rules.ai import choose
from rules.house import HOUSE, options_refusal
from rules.house.continental_power import Powers, Strike, ToStrike, ToWinOver, WinOver, lands_exposed
from rules.house.reserve import Reserve, ends_exhausted
from rules.house.single_front import OneFront
from rules.kernel.context import Context
from rules.kernel.play import NoChance
from rules.lotr import LOTR
from rules.lotr.adventures import AdventureCard, SiteTaken
from rules.lotr.cards_attack import Prepare
from rules.lotr.strongholds import GarrisonRaised, GarrisonStrongholds
from rules.risk import HouseRulesClash
from rules.risk.armies import NEUTRAL
from rules.risk.combat.invasion import ToFight, TooFewArmies
from rules.risk.combat.occupy import MoveIn
from rules.risk.turn.reinforce import Finish, TooMany
from rules.risk.turn.share_out import ShareOut, ToShareOut
from rules.risk.turn.turns import Order

OFFERED = house_rules_of(LOTR.options)
DEFAULTS = {option.name: option.default for option in LOTR.options}
PAIRS = [pair for pair in combinations(OFFERED, 2) if options_refusal(DEFAULTS | dict.fromkeys(pair, "on")) is None]
CLASHES = [pair for pair in combinations(OFFERED, 2) if pair not in PAIRS]
TABLES = ("three", "four", "team", "base-four", "expanded-five", "two")


def playing(name: str, *house: str) -> Ruleset:
    return table(name, setup="dealt", **dict.fromkeys(house, "on"))


def walked(rules: Ruleset, seed: int, answers: int) -> list[State]:
    """The states of a random game."""
    rnd, chance = Random(seed), Seeded(b"%d" % seed)
    states = [begin(rules, chance).state]
    while states[-1].winners is None and len(states) < answers:
        action = any_answer(rules, states[-1], rnd, eager=rnd.random() < 0.5)
        states.append(apply(rules, states[-1], action, chance).state)
    return states


def sound(state: State) -> None:
    """No one has more armies than the stock, and no captain stands on another's territory."""
    assert all(left >= 0 for left in state.parts[Reserve].left.values())
    assert all(holding.armies >= 1 for holding in state.land.holdings.values())


@in_part("name", OFFERED, kept=OFFERED[::2])
def test_each_alone_at_every_table(name: str) -> None:
    for at, where in enumerate(TABLES):
        states = walked(playing(where, name), at, 500)
        for state in states:
            sound(state)
        assert states[-1].winners is not None or states[-1].parts[Order].turns > 1


@pytest.mark.parametrize("pair", PAIRS, ids="+".join)
def test_each_pair_together(pair: tuple[str, str]) -> None:
    for state in walked(playing("three", *pair), len(pair[0]), 500):
        sound(state)


def test_every_rule_but_those_of_dealt_and_lasting_cards_is_offered() -> None:
    assert set(HOUSE) - set(OFFERED) == {"yalta", "blind-yalta", "general-mobilisation"}
    assert set(CLASHES) == {("hecatomb", "prisoners-of-war")}


@pytest.mark.parametrize("pair", CLASHES, ids="+".join)
def test_rules_that_clash_make_no_table(pair: tuple[str, str]) -> None:
    with pytest.raises(Refused) as refused:
        setting("three", **dict.fromkeys(pair, "on"))
    assert refused.value.why == HouseRulesClash(*pair)


@in_part("name", OFFERED, kept=OFFERED[1::2])
def test_the_ai_plays_it_to_the_end(name: str) -> None:
    rules, rnd, chance = playing("three", name), Random(name), Seeded(name.encode())
    state = begin(rules, chance).state
    for _ in range(6000):
        if state.winners is not None:
            return
        number = state.unanswered[0]
        seen = view(state, state.pending[number].player)
        action = choose(rules, seen, number, tuple(legal(rules, state, number)), rnd.randrange)
        state = apply(rules, state, action, chance).state
    raise AssertionError(f"turn {state.parts[Order].turns} and no end")


def test_garrisons_come_out_of_the_stock() -> None:
    rules = playing("three", "hecatomb")
    rnd, chance = Random(3), Seeded(b"3")
    step, raised = begin(rules, chance), 0
    while step.state.winners is None and raised < 20:
        before = step.state
        step = apply(rules, before, any_answer(rules, before, rnd), chance)
        for seat in rules.seats:
            own = sum(isinstance(event, GarrisonRaised) and event.player == seat for event in step.events)
            assert before.parts[Reserve].left.get(seat, 0) - step.state.parts[Reserve].left[seat] >= own
            raised += own
    assert raised >= 20


def test_where_nobody_can_fight_on_the_fellowship_still_walks() -> None:
    state = begin(playing("three"), Seeded(b"1")).state
    for rules, ends in ((playing("three", "hecatomb"), False), (playing("three"), True)):
        assert ends_exhausted(Context.of(rules, state, NoChance())) is ends


def test_a_regions_power_spares_partners() -> None:
    rules = playing("team", "continental-power")
    state = begin(rules, Seeded(b"1")).state
    g = Context.of(rules, state, None)  # type: ignore[arg-type]
    green = Player("green")
    owners = {state.land.owner(where) for where in lands_exposed(g, green)}
    assert owners == {Player("black"), Player("red")} - {NEUTRAL}
    partner = next(where for where in state.land.of(Player("yellow")) if state.land.armies(where) > 1)
    asked = state.fork()
    asked.pending = {99: ToStrike(green, 3)}
    assert next(legal(rules, asked, 99)).action is Strike
    why = refusal(rules, asked, Strike(99, green, partner, 1))
    assert why is not None
    assert why.kind == "friendly"


RHOVANION = "moria gladden_fields lorien the_wold emyn_muil"
MIRKWOOD = "carrock north_mirkwood eastern_mirkwood"


def with_a_stock(left: int, **setup: object) -> Position:
    """Green has so many regiments in reserve, and no more for the rest of the game."""
    stock = Reserve({Player("green"): left, Player("red"): 9})
    return position(parts=(stock,), options={"hecatomb": "on"}, **setup)  # type: ignore[arg-type]


def test_garrisons_of_a_short_stock() -> None:
    """Where too few are left for every stronghold, the player chooses which raise a regiment."""
    lands = {"green": "moria rhudaur umbar khand"}
    game = with_a_stock(2, step=GarrisonStrongholds, hold=lands)
    asked = game.asked()
    assert isinstance(asked, ToShareOut)
    assert (asked.count, set(asked.among), asked.each) == (2, {"moria", "rhudaur", "umbar"}, 1)
    game.play(ShareOut, "umbar", 1).play(ShareOut, "moria", 1)
    assert [game.armies(t) for t in ("moria", "rhudaur", "umbar")] == [2, 1, 2]
    assert isinstance(game.asked(), ToFight), "nothing is left to place"
    game = with_a_stock(3, step=GarrisonStrongholds, hold=lands)
    assert {(e.where, e.count) for e in game.told(GarrisonRaised)} == {("moria", 1), ("rhudaur", 1), ("umbar", 1)}


def test_an_ambush_without_a_stock() -> None:
    """The card brings the second regiment only where one is left to bring."""
    setup = {"hold": {"green": "khand"}, "adventures": {"green": "ambush"}}
    assert with_a_stock(1, **setup).choices(Prepare, "target") == ["near_harad"]
    game = with_a_stock(0, **setup)
    assert game.offers(Prepare) == []
    assert game.refused(Prepare, "ambush", "khand", "near_harad") == TooFewArmies("khand", 1)


def test_the_ai_shares_out_a_short_stock() -> None:
    """Until nothing is left, each regiment on another stronghold."""
    game = with_a_stock(2, step=GarrisonStrongholds, hold={"green": "moria rhudaur umbar khand"})
    raised = []
    while isinstance(game.asked(), ToShareOut):
        answer = says(game)
        assert isinstance(answer, ShareOut)
        raised.append(answer.where)
        game.play(ShareOut, answer.where, answer.count)
    assert len(set(raised)) == 2
    assert set(raised) < {"moria", "rhudaur", "umbar"}


def test_a_mustering_of_a_short_stock() -> None:
    """Who holds several of the territories turned up shares out what is left, at most three on each."""
    stock = (Reserve({Player("green"): 4, Player("red"): 9}), SiteTaken(("khand",)))
    game = position(
        step=AdventureCard, hold={"green": "moria lorien"}, deck="moria lorien fornost", parts=stock,
        adventure_deck="mustering gollum", options={"hecatomb": "on"},
    )  # fmt: skip
    assert game.asked() == ToShareOut(Player("green"), 4, ("moria", "lorien"), 3)
    assert game.refused(ShareOut, "lorien", 4) == TooMany(4, 3)
    game.play(ShareOut, "lorien", 3)
    assert (game.armies("moria"), game.armies("lorien"), game.armies("fornost")) == (2, 4, 4)


def in_power(green: str, **hold: str) -> Position:
    """Green's turn ends with the power of a region, at a table where partners may be attacked."""
    options = {"mode": "team", "partners": "attackable", "continental-power": "on"}
    return position(seats=FOUR, step=Powers, hold={"green": green, **hold}, rest="neutral", options=options)


def says(game: Position) -> Action:
    """The AI's answer to the first open decision."""
    number = game.number()
    seen = view(game.state, game.state.pending[number].player)
    return choose(game.rules, seen, number, tuple(legal(game.rules, game.state, number)), Random(1).randrange)


def test_the_ai_strikes_the_foe_who_threatens_it() -> None:
    """It strikes neither the partner next to it, nor a neutral army; a distant enemy is better than none."""
    game = in_power(RHOVANION, yellow="brown_lands:9", red="dead_marshes:4 harad:8", neutral="rhun_hills:9")
    assert isinstance(game.asked(), ToStrike)
    assert "brown_lands" in game.choices(Strike, "where")
    assert says(game) == Strike(game.number(), Player("green"), "dead_marshes", 3)
    game = in_power(RHOVANION, yellow="brown_lands:9", red="harad:8")
    assert says(game) == Strike(game.number(), Player("green"), "harad", 3)


def test_the_ai_wins_over_a_foes_army() -> None:
    game = in_power(MIRKWOOD, yellow="anduin_valley:9", red="brown_lands:3")
    assert isinstance(game.asked(), ToWinOver)
    assert "anduin_valley" in game.choices(WinOver, "source")
    assert says(game) == WinOver(game.number(), Player("green"), "brown_lands", "eastern_mirkwood")


@pytest.mark.parametrize(("green", "partner"), [(RHOVANION, "brown_lands:9"), (MIRKWOOD, "anduin_valley:9")])
def test_the_ai_lets_a_power_be_that_could_only_harm_its_partner(green: str, partner: str) -> None:
    game = in_power(green, yellow=partner)
    assert isinstance(game.asked(), ToStrike | ToWinOver)
    assert says(game) == Finish(game.number(), Player("green"))


def test_a_card_prepares_nothing_beside_the_single_front() -> None:
    """H-single-front, C-way_under_mountains: off the front no card opens a second one; the refusal says so."""
    cards = "way_under_mountains ambush"
    game = position(hold={"green": "khand:9 esgaroth:9"}, adventures={"green": cards}, options={"single-front": "on"})
    game.battle("khand", "near_harad", attack=(6,), defence=(1,)).play(MoveIn, 2)
    for card, source, target in (("way_under_mountains", "khand", "nurn"), ("ambush", "esgaroth", "withered_heath")):
        assert game.refused(Prepare, card, source, target) == OneFront("near_harad", "")
    assert {source for offer in game.offers(Prepare) for source in offer.fields["source"]} == {"near_harad"}
