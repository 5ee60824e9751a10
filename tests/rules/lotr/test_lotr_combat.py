"""Step 2: who may be invaded, how many fight, what the dice say."""

from __future__ import annotations

import pytest
from support.lotr.position import FOUR, NEUTRAL, Position, position

from rules import Player
from rules.kernel.values import NoSuchLand
from rules.lotr.captains import A_CAPTAIN
from rules.risk.combat.battle import BattleFought, Conquered, Defend, ToDefend
from rules.risk.combat.invasion import (
    Attack,
    InvasionDeclared,
    InvasionEnded,
    NoLeader,
    NotAdjacent,
    OwnLand,
    SourceSwitched,
    ToFight,
    TooFewArmies,
)
from rules.risk.combat.occupy import MoveIn
from rules.risk.turn.fortify import ToFortify
from rules.risk.turn.reinforce import Finish, NotYourLand, TooMany


def losses(game: Position) -> tuple[int, int]:
    """Both sides' losses in the last battle."""
    (fought,) = game.told(BattleFought)
    return fought.attacker_lost, fought.defender_lost


def bonuses(game: Position) -> tuple[int, int]:
    (fought,) = game.told(BattleFought)
    return fought.attack_bonus, fought.defence_bonus


def test_combat_is_optional() -> None:
    """R35 · Étape 2: a player may end combat without attacking at all."""
    game = position(hold={"green": "harad:5"})
    game.play(Finish)
    assert isinstance(game.asked(), ToFortify)


def test_as_many_attacks_as_one_likes() -> None:
    """R35 · Étape 2: as many attacks as one likes, on more than one territory, while there are regiments for it."""
    game = position(hold={"green": "harad:5"})
    for target in ("near_harad", "deep_harad", "harondor"):
        game.battle("harad", target, attack=(6,), defence=(1,))
        if game.armies("harad") > 1 and not isinstance(game.asked(), ToFight):
            game.play(MoveIn, 0)
    assert [game.owner(t) for t in ("near_harad", "deep_harad", "harondor")] == ["green"] * 3
    assert isinstance(game.asked(), ToFight)


def test_only_adjacent_enemies() -> None:
    """R36 · Quand puis-je envahir ?: from one's own territory into an adjacent enemy one, never into one's own."""
    game = position(hold={"green": "harad:5 near_harad"})
    assert game.refused(Attack, "harad", "near_harad", 1) == OwnLand("near_harad")
    assert game.refused(Attack, "harad", "khand", 1) == NotAdjacent("harad", "khand")
    assert game.refused(Attack, "khand", "harad", 1) == NotYourLand("khand")
    assert game.refused(Attack, "harad", "narnia", 1) == NoSuchLand("narnia")
    assert game.refused(Attack, "narnia", "harad", 1) == NoSuchLand("narnia")
    assert game.choices(Attack, "target") == ["deep_harad", "harondor"]


def test_no_way_over_mountains_and_rivers() -> None:
    """R2 · Explication du jeu: mountains, and a river without a bridge, cannot be crossed; a bridge can, and the sea by
    port.
    """
    game = position(hold={"green": "enedwaith:4 minhiriath:4"})
    assert game.refused(Attack, "enedwaith", "west_rohan", 1) == NotAdjacent("enedwaith", "west_rohan")
    assert game.refused(Attack, "minhiriath", "the_shire", 1) == NotAdjacent("minhiriath", "the_shire")
    assert game.refused(Attack, "minhiriath", "harlindon", 1) == NotAdjacent("minhiriath", "harlindon")
    by_sea = [
        target
        for offer in game.offers(Attack)
        if offer.fields["source"] == ("minhiriath",)
        for target in offer.fields["target"]
    ]
    assert sorted(by_sea) == ["belfalas", "dunland", "mithlond", "south_downs", "umbar"]


def test_two_regiments_are_needed() -> None:
    """R37 · Déroulement des combats: one regiment stays behind and out of the fight, so an attack needs two."""
    game = position(hold={"green": "harad:1 khand:2"})
    assert game.refused(Attack, "harad", "near_harad", 1) == TooFewArmies("harad", 1)
    assert game.refused(Attack, "khand", "near_harad", 2) == TooMany(2, 1)
    assert game.refused(Attack, "khand", "near_harad", 0) == TooMany(0, 1)
    game.battle("khand", "near_harad", attack=(6,), defence=(5,))
    assert (game.armies("khand"), game.armies("near_harad")) == (1, 1)


@pytest.mark.parametrize(("armies", "most"), [(2, 1), (3, 2), (4, 3), (9, 3)])
def test_one_to_three_attack(armies: int, most: int) -> None:
    """R7, R37 · Déroulement des combats: one, two or three regiments fight, three at most, however many stand there."""
    game = position(hold={"green": f"khand:{armies}"})
    assert game.choices(Attack, "dice") == list(range(1, most + 1))
    assert game.refused(Attack, "khand", "near_harad", most + 1) == TooMany(most + 1, most)


def test_one_or_two_defend() -> None:
    """R7, R39 · Déroulement des combats: after the attacker has committed, the defender chooses one or two
    regiments.
    """
    game = position(hold={"green": "khand:9", "red": "near_harad:7"})
    game.play(Attack, "khand", "near_harad", 3)
    assert game.asked() == ToDefend(Player("red"), "near_harad", Player("red"))
    assert game.choices(Defend, "dice") == [1, 2]
    assert game.refused(Defend, 3) == TooMany(3, 2)
    game = position(hold={"green": "khand:9"})
    game.play(Attack, "khand", "near_harad", 3)
    assert game.choices(Defend, "dice") == [1]


def test_no_limit_against_a_single_die() -> None:
    """A8 · Déroulement des combats: two may defend against a single die; as an option, as in 2002, only one."""
    hold = {"green": "khand:9", "red": "near_harad:7"}
    assert position(hold=hold).play(Attack, "khand", "near_harad", 1).choices(Defend, "dice") == [1, 2]
    game = position(hold=hold, options={"lone-die": "one"})
    assert game.play(Attack, "khand", "near_harad", 1).choices(Defend, "dice") == [1]
    assert game.refused(Defend, 2) == TooMany(2, 1)
    game.play(Defend, 1, dice=(1, 6))
    assert game.play(Attack, "khand", "near_harad", 2).choices(Defend, "dice") == [1, 2]


@pytest.mark.parametrize(
    ("attack", "defence", "lost"),
    [
        ((6, 3, 1), (5, 3), (1, 1)),
        ((1, 3, 6), (3, 5), (1, 1)),
        ((6, 6, 6), (5, 5), (0, 2)),
        ((4, 4), (4, 4), (2, 0)),
        ((2,), (1, 1), (0, 1)),
        ((6, 5, 4), (3,), (0, 1)),
        ((3,), (3,), (1, 0)),
    ],
)
def test_highest_against_highest(attack: tuple[int, ...], defence: tuple[int, ...], lost: tuple[int, int]) -> None:
    """R41, R42, R43 · Déroulement des combats: one die a regiment, compared from the highest down; ties are the
    defender's; a die without a partner is ignored; each die beaten costs one regiment.
    """
    game = position(hold={"green": "khand:9", "red": "near_harad:7"})
    game.battle("khand", "near_harad", attack=attack, defence=defence)
    assert losses(game) == lost
    assert (game.armies("khand"), game.armies("near_harad")) == (9 - lost[0], 7 - lost[1])


def test_a_captain_attacks() -> None:
    """R38 · Déroulement des combats: a captain led into battle adds one to his player's highest die, and to no
    other.
    """
    game = position(hold={"green": "khand:9", "red": "near_harad:7"}, captains={"green": "khand"})
    game.battle("khand", "near_harad", attack=(4, 4), defence=(4, 4), led=True)
    assert losses(game) == (1, 1)
    assert bonuses(game) == (1, 0)


def test_a_captain_may_stay_out() -> None:
    """A9 · Déroulement des combats: whether the captain takes part is chosen battle by battle; only then he adds
    one.
    """
    game = position(hold={"green": "khand:9", "red": "near_harad:7"}, captains={"green": "khand"})
    game.battle("khand", "near_harad", attack=(4,), defence=(4,), led=False)
    assert losses(game) == (1, 0)
    game.battle("khand", "near_harad", attack=(4,), defence=(4,), led=True)
    assert losses(game) == (0, 1)
    assert sorted(led for offer in game.offers(Attack) for led in offer.fields["leaders"]) == [(), A_CAPTAIN]


def test_no_captain_to_lead() -> None:
    """R38 · Déroulement des combats: only a captain who stands on the attacking territory can lead."""
    game = position(hold={"green": "khand:9 umbar"}, captains={"green": "umbar"})
    assert game.refused(Attack, "khand", "near_harad", 3, A_CAPTAIN) == NoLeader("khand")


def test_a_captain_is_no_regiment() -> None:
    """R38b · Capitaines: a captain is no regiment: he throws no die and does not make an attack possible by himself."""
    game = position(hold={"green": "khand:1"}, captains={"green": "khand"})
    assert game.refused(Attack, "khand", "near_harad", 1, A_CAPTAIN) == TooFewArmies("khand", 1)


def test_a_captain_defends() -> None:
    """R40 · Capitaine et place forte: a captain on the attacked territory may defend: one more on its highest die."""
    game = position(hold={"green": "khand:9", "red": "near_harad:7"}, captains={"red": "near_harad"})
    game.battle("khand", "near_harad", attack=(5, 5), defence=(4, 4), shielded=True)
    assert losses(game) == (1, 1)
    game.battle("khand", "near_harad", attack=(5, 5), defence=(4, 4), shielded=False)
    assert losses(game) == (0, 2)


def test_a_stronghold_defends() -> None:
    """R3, R40 · Capitaine et place forte: a stronghold adds one to the highest defence die, without being asked."""
    game = position(hold={"green": "gorgoroth:9", "red": "minas_morgul:7"})
    game.battle("gorgoroth", "minas_morgul", attack=(5, 5), defence=(4, 4))
    assert losses(game) == (1, 1)
    assert bonuses(game) == (0, 1)


def test_captain_and_stronghold_defend() -> None:
    """R40 · Capitaine et place forte: both together add two."""
    game = position(hold={"green": "gorgoroth:9", "red": "minas_morgul:7"}, captains={"red": "minas_morgul"})
    game.battle("gorgoroth", "minas_morgul", attack=(6, 6), defence=(4, 4), shielded=True)
    assert losses(game) == (1, 1)
    assert bonuses(game) == (0, 2)


def test_a_defender_may_not_borrow_a_captain() -> None:
    """R40 · Capitaine et place forte: only a captain who stands there defends."""
    game = position(hold={"green": "khand:9"}, captains={"red": "umbar", "green": "khand"})
    game.play(Attack, "khand", "near_harad", 1)
    assert game.refused(Defend, 1, A_CAPTAIN) == NoLeader("near_harad")


def test_the_neutral_armys_strongholds() -> None:
    """A25 · Partie à 2 joueurs: a neutral army has its strongholds' +1, but no reinforcement; as an option not even
    that.
    """
    hold = {"green": "gorgoroth:9", NEUTRAL: "minas_morgul:7"}
    assert bonuses(position(hold=hold).battle("gorgoroth", "minas_morgul", attack=(5,), defence=(4,))) == (0, 1)
    game = position(hold=hold, options={"neutral-strongholds": "ruined"})
    assert bonuses(game.battle("gorgoroth", "minas_morgul", attack=(5,), defence=(4,))) == (0, 0)


def test_ending_an_invasion() -> None:
    """R44 · Mettre fin à une invasion: after any battle the attacker may stop, go elsewhere, and come back later."""
    game = position(hold={"green": "harad:9", "red": "near_harad:3 deep_harad:3"})
    game.battle("harad", "near_harad", attack=(1,), defence=(6,))
    game.battle("harad", "deep_harad", attack=(1,), defence=(6,))
    assert [e.target for e in game.told(InvasionDeclared)] == []
    game.play(Attack, "harad", "near_harad", 1)
    assert [e.target for e in game.told(InvasionEnded)] == ["deep_harad"]
    assert [e.target for e in game.told(InvasionDeclared)] == ["near_harad"]
    game.play(Defend, 1, dice=(1, 6))
    game.play(Finish)
    assert [e.target for e in game.told(InvasionEnded)] == ["near_harad"]


def test_going_on_is_no_new_invasion() -> None:
    """R44 · Combattez, termes: an invasion goes on, battle after battle, until the land is taken or it is given up."""
    game = position(hold={"green": "harad:9", "red": "near_harad:3"})
    game.battle("harad", "near_harad", attack=(1,), defence=(6,))
    game.play(Attack, "harad", "near_harad", 1)
    assert game.told(InvasionDeclared) == game.told(InvasionEnded) == []


def test_switching_the_attacking_territory() -> None:
    """R45 · Changer de territoire d'attaque: between battles the same invasion goes on from another adjacent
    territory.
    """
    game = position(hold={"green": "harad:3 khand:3", "red": "near_harad:4"})
    game.battle("harad", "near_harad", attack=(6, 6), defence=(1, 1))
    game.play(Attack, "khand", "near_harad", 2)
    assert game.told(SourceSwitched) == [SourceSwitched(Player("green"), "khand", "near_harad", "land")]
    assert game.told(InvasionDeclared) == game.told(InvasionEnded) == []
    game.play(Defend, 2, dice=(6, 6, 1, 1))
    (fallen,) = game.told(Conquered)
    assert (fallen.source, fallen.armies) == ("khand", 2)


def test_one_territory_a_battle() -> None:
    """R45, A14 · Changer de territoire d'attaque: all regiments of a battle come from one territory, so never two
    captains.
    """
    game = position(hold={"green": "harad:2 khand:2", "red": "near_harad:4"}, captains={"green": "harad khand"})
    assert game.refused(Attack, "harad", "near_harad", 2, A_CAPTAIN) == TooMany(2, 1)
    game.battle("harad", "near_harad", attack=(3,), defence=(3,), led=True)
    assert bonuses(game) == (1, 0)


def test_a_partner_is_no_target() -> None:
    """D47 · Risk Alliance, Risk Équipe: partners do not attack each other; as an option they may."""
    for mode in ("alliance", "team"):
        game = position(
            seats=FOUR, hold={"green": "harad:5", "yellow": "near_harad"}, rest="red", options={"mode": mode}
        )
        why = game.refused(Attack, "harad", "near_harad", 1)
        assert (why.kind, why.target, why.owner) == ("friendly", "near_harad", "yellow")
        assert "near_harad" not in game.choices(Attack, "target")
        game = position(
            seats=FOUR, hold={"green": "harad:5", "yellow": "near_harad"},
            options={"mode": mode, "partners": "attackable"},
        )  # fmt: skip
        game.battle("harad", "near_harad", attack=(6,), defence=(1,))
        assert game.owner("near_harad") == "green"


def test_everyone_for_himself_has_no_partner() -> None:
    """D47 · Risk Alliance: everyone for himself means green may attack yellow."""
    game = position(seats=FOUR, hold={"green": "harad:5", "yellow": "near_harad"})
    assert "near_harad" in game.choices(Attack, "target")
