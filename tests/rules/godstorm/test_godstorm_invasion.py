"""Invasions: who may attack what, the declaration, dice, the powers of gods and temples, the dead, the capture."""

from __future__ import annotations

from typing import Any

import pytest
from support.godstorm.position import BLUE, GREEN, Field, attacked, field, turn_of_cards

from rules.godstorm.force import OtherForce
from rules.godstorm.gods import GodBanished
from rules.godstorm.godswar import ToMeetGod
from rules.godstorm.land import Ascended
from rules.godstorm.pantheons import HEAVENS
from rules.godstorm.plague import PLAGUE
from rules.kernel.values import NOBODY, Player
from rules.risk.armies import NEUTRAL
from rules.risk.combat.battle import BattleFought, Conquered, Defend, ToDefend
from rules.risk.combat.calling_off import CallOff
from rules.risk.combat.expand import Expand
from rules.risk.combat.invasion import Attack, EmptyLand, InvasionDeclared, NotAdjacent, OwnLand, ToFight, TooFewArmies
from rules.risk.combat.occupy import MoveIn, ToOccupy
from rules.risk.odds.forecast import forecast
from rules.risk.turn.concede import Concede
from rules.risk.turn.reinforce import Finish, TooMany


def front(**setup: Any) -> Field:
    """Blue's Gaul (5) against Green's Liguria (3), who holds Roma too."""
    return field(**{"hold": {"blue": "gaul:5 iberia:2", "green": "liguria:3 roma:2"}, **setup})


class TestWhoMayAttackWhat:
    def test_the_texts_examples(self) -> None:
        """R65, D51 · Envahissez des territoires: Thule and Rus attack Varangia; Poseidonis and Atlas Oricalcos."""
        earth = field().rules.board.links_of
        assert {"thule", "rus", "galicia"} == set(earth["varangia"])
        assert {"poseidonis", "atlas", "iberia"} == set(earth["oricalcos"])
        assert (earth["oricalcos"]["poseidonis"], earth["oricalcos"]["iberia"]) == ("land", "sea")

    def test_neighbours_only(self) -> None:
        """R64, R65 · Envahissez des territoires: a border or a sea line must lead there, and another must hold it."""
        game = front(hold={"blue": "gaul:5 iberia:2", "green": "liguria:3 roma:2 anglia"})
        assert game.refused(Attack, "gaul", "roma", 1) == NotAdjacent("gaul", "roma")
        assert game.refused(Attack, "gaul", "iberia", 1) == OwnLand("iberia")
        game.play(Attack, "gaul", "anglia", 1).play(Defend, 1, attack=(6,), defence=(1,))
        assert game.owner("anglia") == "blue"

    def test_not_over_mountains(self) -> None:
        """R66 · Envahissez des territoires: a range of mountains stops every attack."""
        hold = {"blue": "alemannia:5 anatolia:5", "green": "liguria dalmatia dacia parthia assyria cimmeria"}
        game = field(hold=hold)
        assert game.refused(Attack, "alemannia", "liguria", 1) == NotAdjacent("alemannia", "liguria")
        assert game.refused(Attack, "anatolia", "parthia", 1) == NotAdjacent("anatolia", "parthia")

    def test_two_armies_at_least(self) -> None:
        """R64 · Envahissez des territoires: from a territory with 2 armies or more; gods are no armies."""
        game = front(hold={"blue": "gaul iberia:2", "green": "liguria:3"}, gods={"blue": "war@gaul sky@gaul"})
        assert game.refused(Attack, "gaul", "liguria", 1, ("war",)) == TooFewArmies("gaul", 1)

    def test_as_often_as_one_likes(self) -> None:
        """R64 · Envahissez des territoires: any number of attacks, in any order."""
        game = front(hold={"blue": "gaul:9", "green": "liguria:3 iberia:3"})
        for where in ("liguria", "iberia", "liguria"):
            game.fight("gaul", where, attack=(1,), defence=(6,))
        assert (game.armies("gaul"), isinstance(game.asked(), ToFight)) == (6, True)

    def test_empty_land_is_walked_into(self) -> None:
        """A5, A41, R50 · Envahissez des territoires: no dice; at least one goes and one stays behind."""
        game = turn_of_cards("storms_rage", hold={"blue": "gaul:5", "green": "liguria roma"}, temples="liguria")
        game.invoke("storms_rage", where="liguria", dice=(1,))
        assert game.refused(Attack, "gaul", "liguria", 1) == EmptyLand("liguria")
        assert game.refused(Expand, "gaul", "liguria", 5) == TooMany(5, 4, 1)
        game.play(Expand, "gaul", "liguria", 4)
        assert (game.armies("liguria"), game.temples()) == (4, ("liguria",))
        assert isinstance(game.asked(), ToFight), "nobody is asked who follows"


class TestTheDeclaration:
    def test_gods_who_are_held_back(self) -> None:
        """R67 · Déclarer une attaque: gods who are held back take no part, so no godswar begins."""
        game = front(gods={"blue": "war@gaul", "green": "sky@liguria"}).play(Attack, "gaul", "liguria", 2, ())
        assert isinstance(game.asked(), ToDefend)

    def test_gods_who_are_named(self) -> None:
        """R67, R36 · Déclarer une attaque: named gods meet the defender's in a godswar before the soldiers fight."""
        game = front(gods={"blue": "war@gaul", "green": "sky@liguria"}).play(Attack, "gaul", "liguria", 2, ("war",))
        assert game.asked() == ToMeetGod(GREEN, "war")

    def test_the_force_stays_as_declared(self) -> None:
        """A3, R67 · Déclarer une attaque: while the invasion goes on, its force is the one declared."""
        game = front(gods={"blue": "war@gaul magic@gaul"})
        game.fight("gaul", "liguria", ("war",), attack=(4, 3), defence=(6, 6))
        assert game.refused(Attack, "gaul", "liguria", 2, ("war", "magic")) == OtherForce(("war",))
        assert game.refused(Attack, "gaul", "liguria", 2, ()) == OtherForce(("war",))

    def test_another_source_is_another_invasion(self) -> None:
        """A3, R63 · Envahissez des territoires: the same target from elsewhere is declared anew, with other gods."""
        game = front(hold={"blue": "gaul:5 roma:5", "green": "liguria:3"}, gods={"blue": "war@gaul magic@roma"})
        game.fight("gaul", "liguria", ("war",), attack=(4,), defence=(6,))
        game.fight("roma", "liguria", ("magic",), attack=(4,), defence=(6,))
        assert game.told(BattleFought)[0].source == "roma"

    def test_it_is_called_off_after_one_attack(self) -> None:
        """R85, A2 · Annuler l'attaque: a declared invasion takes one throw at least before it is called off."""
        game = front()
        assert game.refused(CallOff).kind == "no-invasion"
        game.fight("gaul", "liguria", attack=(1,), defence=(6,)).play(CallOff)
        assert (game.armies("gaul"), game.armies("liguria")) == (4, 3)


class TestDice:
    def test_how_many(self) -> None:
        """R76 · L'attaque: the attacker throws 1 to 3, with one army more; the defender 1 or 2."""
        game = front(hold={"blue": "gaul:3", "green": "liguria:1 roma"})
        assert game.refused(Attack, "gaul", "liguria", 3) == TooMany(3, 2)
        game.play(Attack, "gaul", "liguria", 2)
        assert game.refused(Defend, 2) == TooMany(2, 1)

    def test_highest_against_highest(self) -> None:
        """R79, R80 · Décider de l'issue: highest with highest, then the next; two losses at most a throw."""
        game = front().fight("gaul", "liguria", attack=(6, 2, 2), defence=(5, 3))
        assert (game.armies("gaul"), game.armies("liguria")) == (4, 2)

    def test_ties_are_the_defenders(self) -> None:
        """R80 · Décider de l'issue: equal dice cost the attacker an army."""
        game = front().fight("gaul", "liguria", attack=(4, 3), defence=(4, 3))
        assert (game.armies("gaul"), game.armies("liguria")) == (3, 3)


class TestGodOfWar:
    def test_he_wins_ties(self) -> None:
        """G-war, R40, R80 · Dieu de la Guerre: while he attacks, equal dice cost the defender."""
        game = front(gods={"blue": "war@gaul"}).fight("gaul", "liguria", ("war",), attack=(4, 3), defence=(4, 3))
        assert (game.armies("gaul"), game.armies("liguria")) == (5, 1)

    def test_not_in_defence(self) -> None:
        """G-war, R40 · Dieu de la Guerre: in defence he changes nothing; there ties are won anyway."""
        game = front(gods={"green": "war@liguria"}).fight("gaul", "liguria", attack=(4, 3), defence=(4, 2))
        assert (game.armies("gaul"), game.armies("liguria")) == (4, 2)


class TestGoddessOfMagic:
    def test_she_rerolls_ones_until_none_is_left(self) -> None:
        """G-magic, R38, R77, A28 · Déesse de la Magie: every 1 is thrown again, without asking, until none is left."""
        game = front(gods={"blue": "magic@gaul"})
        game.fight("gaul", "liguria", ("magic",), attack=(1, 5, 1, 6), defence=(3, 3), dice=(2, 2))
        assert game.told(BattleFought)[0].attack_falls == ((1, 5), (1, 5), (6, 5))

    def test_in_defence_too(self) -> None:
        """G-magic, R38 · Déesse de la Magie: in defence, where she stands."""
        game = front(gods={"green": "magic@liguria"})
        game.fight("gaul", "liguria", attack=(4,), defence=(1, 2, 5), dice=(1, 2))
        assert game.told(BattleFought)[0].defence == (5, 2)

    def test_not_from_elsewhere(self) -> None:
        """G-magic · Déesse de la Magie: not from another territory."""
        game = front(gods={"green": "magic@roma"}).fight("gaul", "liguria", attack=(4,), defence=(1,))
        assert game.told(BattleFought)[0].defence == (1,)


class TestGodOfDeath:
    @pytest.mark.parametrize(("gods", "ascended"), [((), 2), (("death",), 0)])
    def test_defenders_do_not_reach_heaven(self, gods: tuple[str, ...], ascended: int) -> None:
        """G-death, R37, R82, A10 · Dieu de la Mort: defenders whom dice kill go to the pool, while he attacks."""
        game = front(gods={"blue": "death@gaul"}).fight("gaul", "liguria", gods, attack=(6, 6), defence=(1, 1))
        assert (game.heaven("green"), game.armies("liguria")) == (ascended, 1)

    def test_his_own_dead_do(self) -> None:
        """G-death, A63 · Dieu de la Mort: the attacker's own dead go to Heaven, and with him in defence all do."""
        game = front(gods={"blue": "death@gaul"}).fight("gaul", "liguria", ("death",), attack=(1, 1), defence=(6, 6))
        assert game.heaven("blue") == 2
        other = front(gods={"green": "death@liguria"}).fight("gaul", "liguria", attack=(6, 1), defence=(5, 5))
        assert (other.heaven("blue"), other.heaven("green")) == (1, 1)


def test_a_temple_rerolls_ones() -> None:
    """R41, R83, A28 · Les temples pendant le combat: the defender of a temple rerolls his 1s until none is left."""
    game = front(temples="liguria gaul")
    game.fight("gaul", "liguria", attack=(1, 4), defence=(1, 6, 1, 5), dice=(2, 2))
    (fought,) = game.told(BattleFought)
    assert (fought.attack, fought.defence) == ((4, 1), (6, 5))


@pytest.mark.parametrize("seat", ["green", "ochre", "purple", "brown"])
def test_each_has_a_heaven(seat: str) -> None:
    """R81, A10 · Décider de l'issue: the dead go to the Heaven of their own civilization."""
    rest = "green" if seat == "ochre" else "ochre"
    game = field(players=5, hold={"blue": "gaul:5", seat: "liguria:3"}, rest=rest)
    game.fight("gaul", "liguria", attack=(6, 6), defence=(1, 1))
    assert game.told(Ascended) == [Ascended(Player(seat), 2)]
    assert game.armies(HEAVENS[Player(seat)]) == 2


class TestTheCapture:
    def test_at_least_the_dice_move_in(self) -> None:
        """R86, A6 · Capturer des territoires: as many as dice in the last throw, or more; one stays behind."""
        game = front(hold={"blue": "gaul:6", "green": "liguria:1 roma"})
        game.fight("gaul", "liguria", attack=(6, 5, 4), defence=(1,))
        assert (game.armies("liguria"), game.asked()) == (3, ToOccupy(BLUE, "gaul", "liguria", 2))
        game.play(MoveIn, 2)
        assert (game.armies("gaul"), game.armies("liguria")) == (1, 5)

    def test_a_god_whose_power_was_used_goes_along(self) -> None:
        """R87, D53, O-declared-gods-free · Capturer des territoires: War decided a tie and goes; Magic may stay."""
        game = front(hold={"blue": "gaul:6", "green": "liguria roma"}, gods={"blue": "war@gaul magic@gaul"})
        game.fight("gaul", "liguria", ("war", "magic"), attack=(4, 3), defence=(4,))
        assert game.gods("blue") == {"war": "liguria", "magic": "gaul"}
        game.play(MoveIn, 0, ("magic",))
        assert game.gods("blue") == {"war": "liguria", "magic": "liguria"}

    def test_powers_that_were_not_used(self) -> None:
        """D53, O-declared-gods-free · Capturer des territoires: no tie, no 1, no god below: all may stay."""
        gods = {"blue": "war@gaul magic@gaul sky@gaul"}
        game = front(hold={"blue": "gaul:6", "green": "liguria roma"}, gods=gods)
        game.fight("gaul", "liguria", ("war", "magic", "sky"), attack=(6, 3), defence=(4,)).play(MoveIn, 1, ())
        assert set(game.gods("blue").values()) == {"gaul"}

    @pytest.mark.parametrize(("god", "attack", "dice"), [("magic", (1, 5, 6), (2, 1)), ("death", (5, 6), (0, 0))])
    def test_what_counts_as_used(self, god: str, attack: tuple[int, ...], dice: tuple[int, int]) -> None:
        """D53 · Capturer des territoires: Magic when a 1 was rerolled, Death when a defender died by the dice."""
        game = front(hold={"blue": "gaul:6", "green": "liguria roma"}, gods={"blue": f"{god}@gaul"})
        game.fight("gaul", "liguria", (god,), attack=attack, defence=(4,), dice=dice)
        assert game.gods("blue") == {god: "liguria"}

    def test_where_no_army_can_follow(self) -> None:
        """D53 · Capturer des territoires: a god may stay or go where all armies that can have gone."""
        game = front(hold={"blue": "gaul:2", "green": "liguria roma"}, gods={"blue": "war@gaul"})
        game.fight("gaul", "liguria", ("war",), attack=(6,), defence=(4,))
        assert game.asked() == ToOccupy(BLUE, "gaul", "liguria", 0)
        game.play(MoveIn, 0, ())
        assert game.gods("blue") == {"war": "gaul"}

    def test_all_go(self) -> None:
        """O-declared-gods-all-go, D53 · Capturer des territoires: as an option every declared god goes along."""
        options = {"declared-gods": "all-go"}
        gods = {"blue": "war@gaul sky@gaul magic@gaul"}
        game = front(hold={"blue": "gaul:6", "green": "liguria roma"}, gods=gods, options=options)
        game.fight("gaul", "liguria", ("war", "sky"), attack=(6, 3), defence=(4,))
        assert game.gods("blue") == {"war": "liguria", "sky": "liguria", "magic": "gaul"}

    def test_the_defenders_gods_and_temple(self) -> None:
        """R87, R62 · Capturer des territoires: his gods there are banished, the temple is yours."""
        gods = {"green": "war@liguria sky@roma"}
        game = front(hold={"blue": "gaul:6", "green": "liguria roma"}, gods=gods, temples="liguria")
        game.fight("gaul", "liguria", attack=(6, 5), defence=(4,))
        assert game.told(GodBanished) == [GodBanished(GREEN, "war", "liguria", "conquest", BLUE)]
        assert (game.gods("green"), game.owner(game.temples()[0])) == ({"sky": "roma"}, "blue")

    def test_into_plague(self) -> None:
        """R12, R88, A7 · Capturer des territoires: half of all who move in die, to Heaven; the last one never."""
        game = front(hold={"blue": "gaul:8", "green": "liguria roma"}, plague="liguria")
        game.fight("gaul", "liguria", attack=(6, 5, 5), defence=(4,)).play(MoveIn, 2)
        assert (game.armies("liguria"), game.heaven("blue")) == (3, 2)
        lone = front(hold={"blue": "gaul:2", "green": "liguria roma"}, plague="liguria")
        assert lone.fight("gaul", "liguria", attack=(6,), defence=(4,)).armies("liguria") == 1

    def test_giving_up_on_the_way_into_plague(self) -> None:
        """R12, A7, D58 · Capturer des territoires: half of those who moved in die, even if their player gives up."""
        game = front(hold={"blue": "gaul:8", "green": "liguria roma"}, plague="liguria", options={"concede": "neutral"})
        game.fight("gaul", "liguria", attack=(6, 5, 5), defence=(4,))
        assert isinstance(game.asked(), ToOccupy)
        game.say(Concede, "blue")
        assert (game.owner("liguria"), game.armies("liguria"), game.armies("gaul")) == ("neutral", 2, 5)

    def test_plague_banishes_the_whole_force(self) -> None:
        """R13, R88, D53, D46 · Capturer des territoires: all gods of the force, their power used or not; no others."""
        gods = {"blue": "war@gaul sky@gaul magic@gaul"}
        game = front(hold={"blue": "gaul:8", "green": "liguria roma"}, plague="liguria", gods=gods)
        game.fight("gaul", "liguria", ("war", "sky"), attack=(6, 5), defence=(4,)).play(MoveIn, 0, ())
        assert game.gods("blue") == {"magic": "gaul"}
        assert {event.why for event in game.told(GodBanished)} == {PLAGUE}


class TestTheNeutralArmy:
    def against(self, **setup: Any) -> Field:
        hold = {"blue": "gaul:6", "neutral": "liguria:3"}
        return field(**{"players": 2, "rest": "green", "hold": hold, **setup})

    def test_the_opponent_throws_for_it(self) -> None:
        """A27, R21 · Mise en place pour 2 joueurs: the attacker's opponent chooses and throws its defence."""
        game = self.against().play(Attack, "gaul", "liguria", 2)
        assert game.asked() == ToDefend(GREEN, "liguria", NEUTRAL)
        game.play(Defend, 2, attack=(6, 6), defence=(1, 1))
        assert (game.armies("liguria"), game.told(Ascended)) == (1, [])

    def test_it_does_nothing_else(self) -> None:
        """R21, A27 · Mise en place pour 2 joueurs: it has no turn."""
        game = self.against()
        assert NEUTRAL not in game.rules.seats
        game.play(Finish)
        assert game.state.active == GREEN

    def test_a_conceded_army(self) -> None:
        """A71, O-concede-neutral · Mise en place pour 2 joueurs: the next in order throws for it."""
        game = attacked(hold={"blue": "gaul:6", "neutral": "liguria:3"}, rest="ochre", gods={}, temples="liguria")
        game.fight("gaul", "liguria", attack=(6,), defence=(1, 5), dice=(1, 1))
        assert game.told(BattleFought)[0].defence == (5,)


def test_a_conquest_needs_an_army_to_beat() -> None:
    """R62, A39 · Envahissez des territoires: the objective is to capture land by beating all armies on it."""
    game = front().fight("gaul", "liguria", attack=(6, 6), defence=(1, 1))
    assert game.told(Conquered) == []
    game.fight("gaul", "liguria", attack=(6, 6), defence=(1,))
    assert game.told(Conquered)[0].target == "liguria"
    assert game.owner("liguria") != NOBODY
    assert not game.told(InvasionDeclared)


def test_odds_count_gods_before_they_are_declared() -> None:
    """G-war, G-magic · Déclarer une attaque: the odds of the same battle differ with each god who would go along."""
    game = field(hold={"blue": "gaul:8", "green": "liguria:5"}, gods={"blue": "war@gaul magic@gaul"})
    alone, war, both = (
        forecast(game.rules, game.state, BLUE, "gaul", "liguria", gods).win for gods in ((), ("war",), ("war", "magic"))
    )
    assert alone < war < both
    game.fight("gaul", "liguria", ("war",), attack=(6, 6), defence=(1, 1))
    declared = forecast(game.rules, game.state, BLUE, "gaul", "liguria", ("war",)).win
    without = forecast(game.rules, game.state, BLUE, "gaul", "liguria").win
    assert declared > without
