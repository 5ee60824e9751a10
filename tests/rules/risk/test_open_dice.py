"""Dice on the table: changed by the rules, then by players, then compared; powers that look at what was rolled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

import pytest
from support.made_up.realm_game import BLUE, RED, YELLOW, Realms, above

from rules import Offer, Refusal, Unreadable, plain
from rules.author import Module, Pass
from rules.kernel.context import Context
from rules.kernel.tagged import shape_data
from rules.kernel.values import Action
from rules.kernel.windows import ToReact
from rules.records import read_snapshot, write_snapshot
from rules.risk.combat.battle import ATTACK, DEFENCE, BattleFought, Conquered, Defend, NaturalDice
from rules.risk.combat.invasion import Attack, InvasionEnded, ToFight
from rules.risk.combat.occupy import MoveIn, ToOccupy
from rules.risk.combat.open_dice import (
    THROWN,
    AttackBarred,
    AttackedEnough,
    DiceThrown,
    Die,
    DieFixed,
    DieIsFinal,
    NoSuchDie,
    SixAlready,
    Throw,
    dice_changes,
    fixable,
    open_dice,
    why_not_fixed,
)
from rules.risk.odds.dice_odds import (
    DICE_RULES,
    UNCHANGED,
    UNCHANGED_DICE,
    DiceChanges,
    DiceRule,
    OpenDice,
    SideChanges,
)
from rules.risk.odds.forecast import forecast, invasion_dice
from rules.risk.odds.invasion_odds import invasion_odds
from rules.risk.odds.luck import battles_of

HOLD = {"red": "rus:6", "blue": "varangia:3 dacia:2"}
BUNKER = DiceChanges(defence=SideChanges(highest=1))
FEAR = DiceChanges(defence=SideChanges(lowest=-1))
TRIPLE, DOUBLE = DiceChanges(triple_takes_all=True), DiceChanges(double_six_ends=True)


class Fire(Action):
    """Make a die on the table a six."""

    side: str
    die: int


def shots(*players: str) -> Module:
    """These players may fire at any die, as often as they like."""
    module = Module("shots", needs=("open-dice",))

    @module.opens(THROWN)
    def whoever_can(g: Context, window: str) -> Iterator[ToReact]:
        if fixable(g, ATTACK) or fixable(g, DEFENCE):
            yield from (ToReact(player, window) for player in g.state.seats if player in players)

    @module.allows(Fire, during=(ToReact,))
    def may_fire(g: Context, action: Fire, decision: ToReact) -> Refusal | None:
        return why_not_fixed(g, action.side, action.die)

    @module.plays(Fire)
    def fire(g: Context, action: Fire, decision: ToReact) -> None:
        g.emit(DieFixed(action.player, action.side, action.die))

    @module.offers(ToReact)
    def offer_shots(g: Context, decision: ToReact) -> Iterator[Offer]:
        for side in (ATTACK, DEFENCE):
            if dice := fixable(g, side):
                yield Offer(Fire, {"side": (side,), "die": dice})

    return module


def power(changes: DiceChanges) -> Module:
    module = Module("power")
    module.modifies(dice_changes)(lambda g, value: changes)
    return module


@cache
def position(changes: DiceChanges = UNCHANGED_DICE, armed: str = "") -> Realms:
    return above(HOLD, open_dice, power(changes), shots(*armed.split()))


def game(changes: DiceChanges = UNCHANGED_DICE, armed: str = "") -> Realms:
    """Before Red's attack from Rus on Varangia."""
    laid = position(changes, armed)
    return Realms(laid.rules, laid.state.fork())


def thrown(
    attack: tuple[int, ...], defence: tuple[int, ...], changes: DiceChanges = UNCHANGED_DICE, armed: str = ""
) -> Realms:
    return game(changes, armed).battle("rus", "varangia", attack=attack, defence=defence)


def fought(played: Realms) -> BattleFought:
    (event,) = played.told(BattleFought)
    return event


def faces(played: Realms) -> tuple[tuple[int, ...], tuple[int, ...], int, int]:
    event = fought(played)
    return event.attack, event.defence, event.attacker_lost, event.defender_lost


class Low(DiceRule):
    """Every die is a two, and a lower die beats a higher one."""

    def apply(self, faces: tuple[int, ...], natural: Sequence[int]) -> tuple[int, ...]:
        return (2,) * len(faces)

    def beats(self, ours: int, theirs: int) -> bool:
        return ours < theirs


class TestTheThrow:
    def test_without_changes_it_is_the_battle_of_every_game(self) -> None:
        assert faces(thrown((2, 6, 3), (5, 3))) == ((6, 3, 2), (5, 3), 1, 1)

    @pytest.mark.parametrize(
        ("changes", "attack", "defence", "shown", "answer", "lost"),
        [
            (BUNKER, (5, 4, 1), (4, 4), (5, 4, 1), (5, 4), (2, 0)),
            (FEAR, (5, 4, 1), (5, 4), (5, 4, 1), (5, 3), (1, 1)),
            (FEAR, (5, 4, 1), (5, 5), (5, 4, 1), (5, 4), (2, 0)),
            (DiceChanges(defence=SideChanges(each=1)), (6, 6, 1), (6, 5), (6, 6, 1), (6, 6), (2, 0)),
            (DiceChanges(defence=SideChanges(highest=-1)), (5, 5, 1), (5, 5), (5, 5, 1), (5, 4), (1, 1)),
            (DiceChanges(defence=SideChanges(highest=-3)), (5, 5, 1), (5, 4), (5, 5, 1), (4, 2), (0, 2)),
            (DiceChanges(attack=SideChanges(lowest=5)), (3, 2, 1), (4, 4), (6, 3, 2), (4, 4), (1, 1)),
            (DiceChanges(attack=SideChanges(each=-2)), (3, 2, 1), (1, 1), (1, 1, 1), (1, 1), (2, 0)),
        ],
    )  # fmt: skip
    def test_the_rules_change_single_dice_within_one_and_six(
        self,
        changes: DiceChanges,
        attack: tuple[int, ...],
        defence: tuple[int, ...],
        shown: tuple[int, ...],
        answer: tuple[int, ...],
        lost: tuple[int, int],
    ) -> None:
        assert faces(thrown(attack, defence, changes)) == (shown, answer, *lost)

    def test_a_side_that_rerolls_ones_shows_every_fall(self) -> None:
        played = game(DiceChanges(attack=SideChanges(rerolls_ones=True))).play(Attack, "rus", "varangia", 3)
        played.play(Defend, 2, attack=(1, 4, 1, 1, 3, 2), defence=(5, 1))
        assert faces(played) == ((4, 3, 2), (5, 1), 1, 1)
        assert fought(played).attack_falls == ((1, 4, 1), (1, 4, 3), (2, 4, 3))
        assert fought(played).defence_falls == ()
        assert fought(played).by_dice == (1, 1)

    def test_a_rule_by_name_decides_after_all_others(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(DICE_RULES, "low", Low())
        played = thrown((4, 3, 1), (6, 5), DiceChanges(SideChanges(rules=("low",)), SideChanges(each=-1)))
        assert faces(played) == ((2, 2, 2), (5, 4), 0, 2)
        assert fought(played).by_dice == (0, 2)

    def test_a_rule_by_name_is_kept_as_a_flag(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(DICE_RULES, "low", Low())
        part = Throw(attack_changes=SideChanges(1, rules=("low",)))
        assert plain(part)["attack_changes"] == {"highest": 1, "low": True}
        assert shape_data(plain(part), Throw) == part
        for odd in ({"low": False}, {"rules": ["low"]}, {"rules": 5}, {"high": True}):
            with pytest.raises(Unreadable):
                shape_data({**plain(part), "attack_changes": odd}, Throw)

    def test_dice_that_are_rerolled_nowhere_are_written_as_before(self) -> None:
        assert "attack_falls" not in plain(game().state.parts[Throw])

    def test_a_lone_die_is_the_highest_and_the_lowest(self) -> None:
        both = DiceChanges(defence=SideChanges(highest=1, lowest=-1, each=1))
        assert faces(thrown((5,), (4,), both))[1] == (5,)

    def test_walls_count_while_a_box_is_left(self) -> None:
        wall = DiceChanges(defence=SideChanges(highest=1), walls=SideChanges(each=1), boxes=1)
        assert faces(thrown((5, 4, 1), (3, 3), wall))[1] == (5, 4)
        assert faces(thrown((5, 4, 1), (3, 3), wall._replace(boxes=0)))[1] == (4, 3)

    def test_the_event_keeps_what_was_rolled_and_what_the_rules_changed(self) -> None:
        event = fought(thrown((1, 5, 4), (4, 3), BUNKER))
        assert event.natural == NaturalDice((5, 4, 1), (4, 3), UNCHANGED, SideChanges(highest=1))
        assert shape_data(plain(event), BattleFought) == event
        assert "natural" not in plain(BattleFought(RED, BLUE, "rus", "varangia", (6,), (5,), 0, 0, 0, 1))

    def test_other_defence_dice_are_changed_as_these_were(self) -> None:
        assert fought(thrown((1, 5, 4), (4, 3), BUNKER)).against((4,)) == (1, 0)
        assert fought(thrown((1, 5, 4), (4, 3))).against((4,)) == (0, 1)

    def test_an_army_that_left_meanwhile_is_not_compared(self) -> None:
        played = thrown((6, 5, 4), (2, 1), armed="yellow")
        played.state.land.add("varangia", -2)
        played.play(Pass, by="yellow")
        assert (played.told(BattleFought), played.told(InvasionEnded)) == ([], [InvasionEnded(RED, "varangia")])


class TestTheWindow:
    def test_the_dice_lie_open_until_all_have_passed(self) -> None:
        played = thrown((1, 5, 4), (4, 3), BUNKER, armed="yellow")
        assert played.asked() == ToReact(YELLOW, THROWN)
        assert played.seen(None).parts[Throw].attack == (Die(5, 5), Die(4, 4), Die(1, 1))
        assert played.seen(None).parts[Throw].defence == (Die(4, 5), Die(3, 3))
        assert (len(played.told(DiceThrown)), played.told(BattleFought)) == (1, [])
        read = read_snapshot(played.rules, write_snapshot(played.state))
        assert read.parts[Throw] == played.state.parts[Throw]
        assert faces(played.play(Pass)) == ((5, 4, 1), (5, 3), 1, 1)

    def test_nobody_is_waited_for_who_could_do_nothing(self) -> None:
        assert thrown((6, 6, 6), (6, 6), armed="yellow").asked() == ToFight(RED)

    def test_whoever_acts_first_acts_and_all_are_asked_again(self) -> None:
        played = thrown((5, 4, 1), (4, 3), armed="blue yellow")
        played.play(Fire, DEFENCE, 2, by="yellow")
        assert played.state.parts[Throw].defence == (Die(4, 4), Die(3, 6, fixed=True))
        assert played.asked("blue") == ToReact(BLUE, THROWN)
        played.play(Fire, ATTACK, 3, by="blue").play(Pass, by="blue").play(Pass, by="yellow")
        assert faces(played) == ((6, 5, 4), (6, 4), 1, 1)
        assert fought(played).natural == NaturalDice((1, 5, 4), (3, 4), UNCHANGED, UNCHANGED)

    def test_a_fixed_die_is_a_six_for_good_whatever_the_rules_took_from_it(self) -> None:
        played = thrown((5, 4, 1), (6, 3), FEAR, armed="blue").play(Fire, DEFENCE, 2)
        assert played.choices(Fire, "die") == [1, 2, 3], "all of the attacker's; both of the defence are sixes"
        assert faces(played.play(Pass))[1] == (6, 6)

    @pytest.mark.parametrize(
        ("side", "die", "why"),
        [
            (DEFENCE, 3, NoSuchDie(DEFENCE, 3, 2)),
            (DEFENCE, 0, NoSuchDie(DEFENCE, 0, 2)),
            ("table", 1, NoSuchDie("table", 1, 0)),
            (DEFENCE, 1, SixAlready(DEFENCE, 1)),
            (DEFENCE, 2, DieIsFinal(DEFENCE, 2)),
        ],
    )
    def test_what_cannot_be_fixed_is_refused(self, side: str, die: int, why: Refusal) -> None:
        played = thrown((5, 4, 1), (6, 3), armed="blue").play(Fire, DEFENCE, 2)
        assert played.refused(Fire, side, die) == why


class TestNaturalDice:
    def test_a_triple_that_kills_takes_all(self) -> None:
        played = thrown((4, 4, 4), (5, 3), TRIPLE)
        assert faces(played) == ((4, 4, 4), (5, 3), 1, 3)
        assert played.told(Conquered) == [Conquered(RED, BLUE, "rus", "varangia", 2, ())]
        assert played.asked() == ToOccupy(RED, "rus", "varangia", 2)
        played.play(MoveIn, 0)
        assert (played.armies("rus"), played.armies("varangia")) == (3, 2)

    @pytest.mark.parametrize(
        ("attack", "defence", "changes"),
        [
            ((4, 4, 4), (5, 4), TRIPLE),
            ((4, 4, 5), (3, 3), TRIPLE),
            ((4, 4), (3, 3), TRIPLE),
            ((4, 4, 4), (5, 3), DOUBLE),
        ],
    )
    def test_no_triple_no_kill_or_no_power_takes_nothing_more(
        self, attack: tuple[int, ...], defence: tuple[int, ...], changes: DiceChanges
    ) -> None:
        played = thrown(attack, defence, changes)
        assert fought(played).defender_lost <= 2
        assert played.told(Conquered) == []

    def test_a_triple_made_by_a_missile_is_none_and_one_broken_by_it_is_one(self) -> None:
        made = thrown((6, 6, 1), (3, 2), TRIPLE, armed="yellow").play(Fire, ATTACK, 3).play(Pass)
        assert (faces(made)[0], made.told(Conquered)) == ((6, 6, 6), [])
        broken = thrown((4, 4, 4), (5, 3), TRIPLE, armed="yellow").play(Fire, ATTACK, 1).play(Pass)
        assert fought(broken).defender_lost == 3

    def test_two_sixes_in_defence_close_the_territory_for_this_turn(self) -> None:
        played = thrown((6, 5, 4), (6, 6), DOUBLE)
        assert faces(played)[2:] == (2, 0)
        assert played.told(AttackBarred) == [AttackBarred(BLUE, "varangia")]
        assert (played.told(InvasionEnded), played.asked()) == ([InvasionEnded(RED, "varangia")], ToFight(RED))
        assert played.refused(Attack, "rus", "varangia", 1) == AttackedEnough("varangia")
        assert "varangia" not in played.choices(Attack, "target")

    def test_rolled_sixes_count_though_a_rule_lowers_them(self) -> None:
        weak = DiceChanges(defence=SideChanges(each=-2), double_six_ends=True)
        played = thrown((6, 5, 4), (6, 6), weak)
        assert (faces(played)[1:], played.told(AttackBarred)) == (((4, 4), 0, 2), [AttackBarred(BLUE, "varangia")])

    def test_a_missile_makes_no_natural_six(self) -> None:
        played = thrown((5, 5, 4), (6, 2), DOUBLE, armed="blue").play(Fire, DEFENCE, 2).play(Pass)
        assert (faces(played)[1], played.told(AttackBarred)) == ((6, 6), [])


class TestLuckAndOdds:
    def test_luck_counts_the_dice_as_they_fell_with_the_rules_changes(self) -> None:
        played = thrown((5, 4, 1), (4, 3), armed="blue")
        played.play(Fire, DEFENCE, 1).play(Fire, DEFENCE, 2).play(Pass)
        assert faces(played)[2:] == (2, 0)
        (clash,) = battles_of(played.events)
        assert (clash.attacker_lost, clash.defender_lost) == (0, 2), "two missiles are no bad luck"
        assert clash.chances == pytest.approx((2890 / 7776, 2611 / 7776, 2275 / 7776))

    def test_a_triple_that_takes_all_counts_as_the_pairs_that_it_won(self) -> None:
        (clash,) = battles_of(thrown((4, 4, 4), (5, 3), TRIPLE).events)
        assert (clash.attacker_lost, clash.defender_lost) == (1, 1)

    def test_the_forecast_asks_the_rules_that_the_battle_asks(self) -> None:
        wall = DiceChanges(
            UNCHANGED, SideChanges(lowest=-1), SideChanges(each=1), 2, triple_takes_all=True, double_six_ends=True
        )
        laid = game(wall)
        dice = invasion_dice(laid.rules, laid.state, RED, "rus", "varangia", ())
        assert isinstance(dice, OpenDice)
        assert dice.changes == wall
        assert forecast(laid.rules, laid.state, RED, "rus", "varangia") == invasion_odds(5, 3, dice)
        assert forecast(laid.rules, laid.state, RED, "rus", "varangia").win < invasion_odds(5, 3).win
