"""A force with any of several leaders: who may go along, what each of them changes, and how it is stored."""

from __future__ import annotations

import json
from itertools import permutations
from random import Random
from typing import Any

import pytest
from support.classic.position import Field, rules_of
from support.made_up.four_gods import DEATH, KINDS, MAGIC, PLAGUED, SKY, WAR, Gods, GodsMoved, war_of_gods, with_gods
from support.random_games.random_answers import pick

from rules import Action, Player, Seeded, Unreadable, apply, legal, plain, refusal
from rules.ai import choose
from rules.author import Some
from rules.kernel.conditions import Condition, NeverHolds, Occasion, condition_flaw, occasion
from rules.kernel.tagged import Family
from rules.kernel.view import view
from rules.orders import SeatOrders, read_orders, write_orders
from rules.records import read_snapshot, snapshot_text, write_snapshot
from rules.risk import (
    CAPTAIN,
    Attack,
    BattleFought,
    Conquered,
    Defend,
    Expand,
    Fortify,
    InvadeLine,
    Invasion,
    forecast,
    game_leaders,
    may_lead,
)
from rules.risk.combat.battle import Battle
from rules.risk.combat.invasion import NoLeader, NotAdjacent
from rules.risk.combat.leaders import Leaders, any_of, some_of
from rules.risk.combat.occupy import MoveIn
from rules.risk.turn.fortify import Fortification

RED, BLUE = Player("red"), Player("blue")
ALASKA = {"red": "alaska:9", "blue": "kamchatka:3 japan:3"}


def every_way() -> list[Leaders]:
    """Every list of gods, in any order."""
    return [way for size in range(5) for way in permutations(KINDS, size)]


def ways_to(target: str, game: Field) -> set[Leaders]:
    """All who may go along in an attack on a territory, as offered."""
    fitting = [offer.fields["leaders"] for offer in game.offers(Attack) if target in offer.fields["target"]]
    return {way for ways in fitting for way in ways}


def test_any_of_those_who_stand_there_may_go_along_and_nobody_else() -> None:
    """Every way on offer is legal, and every legal one is on offer, in the game's order: each god once, in any."""
    game = war_of_gods(ALASKA, {"alaska": (WAR, MAGIC, DEATH)})
    offered = {
        way for offer in game.offers(Attack) if "kamchatka" in offer.fields["target"] for way in offer.fields["leaders"]
    }
    assert len(offered) == 2**3
    for way in every_way():
        why = refusal(game.rules, game.state, Attack(game.number(), RED, "alaska", "kamchatka", 1, way))
        assert (why is None) is (tuple(sorted(way, key=KINDS.index)) in offered), way
        assert why is None or isinstance(why, NoLeader)


def test_the_refusal_names_who_is_not_there() -> None:
    game = war_of_gods(ALASKA, {"alaska": (WAR, DEATH)})
    assert game.refused(Attack, "alaska", "kamchatka", 1, (WAR, MAGIC, SKY)) == NoLeader("alaska", (MAGIC, SKY))
    assert game.refused(Attack, "alaska", "kamchatka", 1, (DEATH, DEATH)) == NoLeader("alaska", (DEATH, DEATH))
    assert game.play(Attack, "alaska", "kamchatka", 1, (DEATH, WAR)).state.parts[Battle].leaders == (WAR, DEATH)


def test_choices_of_several_are_offered_together_and_one_alone_as_yes_or_no() -> None:
    several = war_of_gods(ALASKA, {"alaska": (WAR, MAGIC, DEATH)}).offers(Attack)
    assert [offer.fields["leaders"] for offer in several] == [((),), Some((WAR, MAGIC, DEATH), 1, 3)]
    alone = war_of_gods(ALASKA, {"alaska": (WAR,)}).offers(Attack)
    assert [offer.fields["leaders"] for offer in alone] == [((),), ((WAR,),)]
    nobody = war_of_gods(ALASKA, {}).offers(Attack)
    assert [offer.fields["leaders"] for offer in nobody] == [((),)]


def test_who_reaches_further_is_offered_apart() -> None:
    """Only an army with the god of the sky reaches Japan from Alaska; with him it also reaches all the others do."""
    game = war_of_gods(ALASKA, {"alaska": (WAR, SKY)})
    to_japan = {
        way for offer in game.offers(Attack) if "japan" in offer.fields["target"] for way in offer.fields["leaders"]
    }
    assert to_japan == {(SKY,), (WAR, SKY)}
    assert game.refused(Attack, "alaska", "japan", 1, (WAR,)) == NotAdjacent("alaska", "japan")
    assert game.play(Attack, "alaska", "japan", 1, (WAR, SKY)).state.parts[Invasion].target == "japan"


def test_each_god_does_what_he_does_on_either_side() -> None:
    game = war_of_gods(ALASKA, {"alaska": (WAR, MAGIC), "kamchatka": (SKY, DEATH)})
    game.play(Attack, "alaska", "kamchatka", 2, (WAR, MAGIC))
    now = occasion(game.rules, game.state, game.number())
    assert (now.theirs_leading, now.ours_leading) == ((WAR, MAGIC), (SKY, DEATH))
    assert game.choices(Defend, "leaders") == [(), (DEATH,), (SKY,), (SKY, DEATH)]
    game.play(Defend, 2, (SKY, DEATH), attack=(5, 5), defence=(5, 4))
    (fought,) = game.told(BattleFought)
    assert (fought.attack_bonus, fought.defence_bonus) == (1, 1)


def test_those_who_fought_move_in_and_others_may_follow() -> None:
    game = war_of_gods({"red": "alaska:9", "blue": "kamchatka:1"}, {"alaska": (WAR, MAGIC, DEATH)})
    game.play(Attack, "alaska", "kamchatka", 3, (WAR,)).play(Defend, 1, attack=(6, 6, 6), defence=(1,))
    assert game.told(Conquered)[0].leaders == (WAR,)
    assert game.choices(MoveIn, "leaders") == [(), (DEATH,), (MAGIC,), (MAGIC, DEATH)]
    assert game.refused(MoveIn, 2, (WAR,)) == NoLeader("alaska", (WAR,))
    game.play(MoveIn, 2, (DEATH,))
    assert game.state.parts[Gods].at == {"alaska": (MAGIC,), "kamchatka": (WAR, DEATH)}


def test_who_fought_from_where_is_remembered_through_the_invasion() -> None:
    hold = {"red": "alaska:9 japan:9", "blue": "kamchatka:9"}
    game = war_of_gods(hold, {"alaska": (WAR, DEATH), "japan": (MAGIC,)})
    for source, leaders in (("alaska", (WAR,)), ("japan", (MAGIC,)), ("alaska", (WAR, DEATH)), ("alaska", ())):
        game.play(Attack, source, "kamchatka", 1, leaders).play(Defend, 1, attack=(1,), defence=(6,))
    assert game.state.parts[Invasion].led_from == {"alaska": (WAR, DEATH), "japan": (MAGIC,)}
    read = read_snapshot(game.rules, write_snapshot(game.state))
    assert read.parts[Invasion] == game.state.parts[Invasion]
    assert write_snapshot(read)["parts"]["invasion"]["led_from"] == [["alaska", WAR, DEATH], ["japan", MAGIC]]


def test_a_march_takes_gods_where_each_may_end() -> None:
    game = war_of_gods({"red": "alaska:9 alberta:2 ontario:2"}, {"alaska": (WAR, DEATH)}, step=Fortification)
    offers = [offer.fields for offer in game.offers(Fortify) if "alaska" in offer.fields["source"]]
    ends = {fields["leaders"]: fields["target"] for fields in offers}
    assert ends == {((),): ("alberta", PLAGUED), Some((WAR, DEATH), 1, 2): ("alberta",)}
    game.play(Fortify, "alaska", "alberta", 3, (WAR, DEATH))
    assert game.told(GodsMoved) == [GodsMoved(RED, "alaska", "alberta", (WAR, DEATH))]


def test_a_plan_goes_on_with_the_gods_it_names() -> None:
    line = InvadeLine("alaska", "kamchatka", leaders=(WAR, DEATH))
    rules = war_of_gods(ALASKA, {}).rules
    written = write_orders(SeatOrders(next_turn=(line,)))
    assert read_orders(written, rules, rules.refusals).next_turn == (line,)
    assert '"led": ["war", "death"]' in json.dumps(written)


def test_odds_count_those_who_go_along() -> None:
    game = war_of_gods(ALASKA, {"alaska": (WAR, MAGIC), "kamchatka": (DEATH,)})
    odds = [forecast(game.rules, game.state, RED, "alaska", "kamchatka", way).win for way in ((), (MAGIC,), (WAR,))]
    assert odds[0] == odds[1] < odds[2]
    game = war_of_gods(ALASKA, {"alaska": (WAR, MAGIC)})
    assert forecast(game.rules, game.state, RED, "alaska", "kamchatka").win > odds[0]


def test_an_ai_defends_with_all_who_are_there() -> None:
    game = war_of_gods(ALASKA, {"kamchatka": (WAR, MAGIC, DEATH)}).play(Attack, "alaska", "kamchatka", 1)
    offers = tuple(legal(game.rules, game.state, game.number()))
    found = choose(game.rules, view(game.state, BLUE), game.number(), offers, lambda size: 0)
    assert found == Defend(game.number(), BLUE, 2, (WAR, MAGIC, DEATH))


NOBODY_LEADS, BOTH_LEAD = Occasion("alaska"), Occasion("alaska", 0, 0, (WAR, MAGIC), (DEATH,))


@pytest.mark.parametrize(
    ("leader", "kinds", "holds"),
    [
        ("theirs", (), True),
        ("theirs", (WAR,), True),
        ("theirs", (DEATH,), False),
        ("theirs", (DEATH, MAGIC), True),
        ("ours", (DEATH,), True),
        ("ours", (WAR,), False),
        ("none", (), False),
        ("none", (SKY,), True),
        ("none", (SKY, DEATH), False),
    ],
)
def test_a_condition_may_name_the_gods_that_it_means(leader: str, kinds: Leaders, holds: bool) -> None:
    condition = Condition(leader=leader, kinds=kinds)
    assert condition.holds(BOTH_LEAD) is holds
    assert condition.holds(NOBODY_LEADS) is (leader == "none")


def test_which_conditions_are_never_reached() -> None:
    """One that is about fewer gods comes before one about more; of those about nobody the other way round."""
    for leader, wide, narrow in (("theirs", (), (WAR,)), ("ours", (WAR, SKY), (SKY,)), ("none", (SKY,), ())):
        first, second = Condition(leader=leader, kinds=wide), Condition(leader=leader, kinds=narrow)
        assert first.covers(second)
        assert not second.covers(first)
        assert Condition().covers(second)
    assert condition_flaw(with_gods(rules_of(3)), [Condition(kinds=(WAR,))]) == NeverHolds(1)


def test_the_queries() -> None:
    game = war_of_gods(ALASKA, {"alaska": (WAR, SKY)})
    assert game_leaders(game.rules, game.state) == KINDS
    assert may_lead(game.rules, game.state, RED, "alaska") == (WAR, SKY)
    assert may_lead(game.rules, game.state, RED, "kamchatka") == ()


@pytest.mark.parametrize(
    ("leaders", "stored"),
    [
        ((), False),
        (("captain",), True),
        ((WAR,), ["war"]),
        ((WAR, SKY), ["war", "sky"]),
        (("captain", WAR), ["captain", "war"]),
    ],
)
def test_the_written_form(leaders: Leaders, stored: Any) -> None:
    """Nobody, and a captain alone, are written as they always were; everybody else by name."""
    read = with_gods(rules_of(3)).actions.read
    attack = Attack(1, RED, "alaska", "kamchatka", 3, leaders)
    written = plain(attack)
    assert written["led"] == stored
    assert "leaders" not in written
    assert read(written) == attack


@pytest.mark.parametrize("stored", ["yes", 1, None, {"war": 1}, [1], [["war"]], ["war", 2], [[]], [[["war"]]]])
def test_what_was_never_written_so_is_not_read(stored: Any) -> None:
    rules = with_gods(rules_of(3))
    with pytest.raises(Unreadable):
        rules.actions.read({**plain(Attack(1, RED, "alaska", "kamchatka", 3)), "led": stored})
    state = war_of_gods(ALASKA, {"alaska": (WAR,)}).play(Attack, "alaska", "kamchatka", 1, (WAR,)).state
    saved = write_snapshot(state)
    for part, field in (("invasion", "led_from"), ("battle", "defence_led")):
        spoilt = {**saved, "parts": {**saved["parts"], part: {**saved["parts"][part], field: stored}}}
        if (part, stored) != ("invasion", [["war"]]):
            with pytest.raises(Unreadable):
                read_snapshot(rules, spoilt)


FORCES = (
    Attack(1, RED, "alaska", "kamchatka", 1, (CAPTAIN,)),
    Defend(1, RED, 2, (CAPTAIN,)),
    MoveIn(1, RED, 3, (CAPTAIN,)),
    Fortify(1, RED, "alaska", "kamchatka", 1, (CAPTAIN,)),
    Expand(1, RED, "alaska", "kamchatka", 1, (CAPTAIN,)),
)


@pytest.mark.parametrize("force", FORCES, ids=lambda force: force.kind)
def test_the_leaders_of_an_answer_are_read_by_either_name(force: Any) -> None:
    """It is written as ever; of two names in one answer, one is unknown."""
    written, actions = plain(force), Family(Action, [type(force)])
    name, other = ("leaders", "led") if force.kind == "expand" else ("led", "leaders")
    assert written[name] is True
    assert actions.read(written) == force
    renamed = {other if key == name else key: value for key, value in written.items()}
    assert actions.read(renamed) == force
    assert plain(actions.read(renamed)) == written
    with pytest.raises(Unreadable, match=f"unknown field `{other}`"):
        actions.read({**written, other: True})
    with pytest.raises(Unreadable, match="is written otherwise"):
        actions.read({**renamed, other: ["captain"]})


def test_a_battle_of_gods_is_read_back_as_it_was() -> None:
    game = war_of_gods(ALASKA, {"alaska": (WAR, SKY), "kamchatka": (MAGIC,)})
    game.play(Attack, "alaska", "kamchatka", 2, (WAR, SKY))
    game.play(Defend, 2, (MAGIC,), attack=(1, 1), defence=(6, 6))
    read = read_snapshot(game.rules, write_snapshot(game.state))
    assert snapshot_text(read) == snapshot_text(game.state)
    assert read.parts[Battle] == Battle(2, (WAR, SKY), 2, (MAGIC,))


def test_the_ways_to_go_along() -> None:
    assert list(any_of(())) == [()]
    assert list(any_of((WAR,))) == [(), (WAR,)]
    assert len(any_of(KINDS)) == 2**4
    assert len(some_of(KINDS)) == 2**4 - 1


@pytest.mark.parametrize("seed", range(3))
def test_random_wars_of_gods(seed: int) -> None:
    """Whatever is offered is legal, and the game is read back as it was at every step."""
    rnd, chance = Random(seed), Seeded(b"%d" % seed)
    lands = list(with_gods(rules_of(3)).board.territories)
    at = {where: tuple(kind for kind in KINDS if rnd.random() < 0.5) for where in lands}
    hold = {seat: " ".join(f"{land}:4" for land in lands[first::2]) for first, seat in enumerate(("red", "blue"))}
    game = war_of_gods(hold, at)
    rules, state, led = game.rules, game.state, 0
    for _ in range(250):
        action = pick(rules, state, state.unanswered[0], rnd, eager=True)
        led += len(getattr(action, "leaders", ())) > 1
        assert rules.actions.read(plain(action)) == action
        state = apply(rules, state, action, chance).state
        assert snapshot_text(read_snapshot(rules, write_snapshot(state))) == snapshot_text(state)
        if state.winners is not None:
            break
    assert led > 3
