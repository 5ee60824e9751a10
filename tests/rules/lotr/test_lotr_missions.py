"""Missions: a captain on the site, in one's own turn, earns regiments or a Territory card; the card then scores."""

from __future__ import annotations

import pytest
from support.lotr.position import FOUR, Position, position

from rules import Player
from rules.lotr import sites_on
from rules.lotr.adventures import WrongMoment, count_points
from rules.lotr.captains import A_CAPTAIN, PlaceCaptain
from rules.lotr.deck import adventure_data
from rules.lotr.missions import CompleteMission, MissionDone, NoCaptainOnSite, NotAMission
from rules.lotr.strongholds import GarrisonStrongholds
from rules.risk.combat.invasion import ToFight
from rules.risk.combat.occupy import MoveIn
from rules.risk.turn.cards import NotInHand
from rules.risk.turn.fortify import Fortify, ToFortify
from rules.risk.turn.reinforce import Deploy, Finish, NotAmong, ToDeploy, ToReinforce

MISSIONS = {
    # card: (site, regiments for Good, for Evil, where they go, points for Good, for Evil)
    "hobbiton": ("the_shire", 2, 2, "eriador", 2, 2),
    "elven_halls": ("north_mirkwood", 2, 1, "own", 2, 2),
    "bree": ("fornost", 2, 6, "site", 2, 1),
    "carn_dum": ("forodwaith", 2, 2, "arnor", 2, 2),
    "mount_gundabad": ("eastern_angmar", 4, 4, "site", 1, 1),
    "grey_havens": ("mithlond", 2, 4, "site", 2, 1),
    "tharbad": ("minhiriath", 4, 4, "site", 1, 1),
    "weathertop": ("weather_hills", 2, 2, "arnor", 2, 2),
    "erebor": ("esgaroth", 4, 2, "site", 1, 2),
    "gates_of_moria": ("eregion", 2, 4, "site", 2, 1),
    "osgiliath": ("ithilien", 2, 4, "site", 2, 1),
    "easterling_encampment": ("brown_lands", 6, 2, "site", 1, 2),
    "pelargir": ("lebennin", 5, 5, "site", 1, 1),
    "erech": ("vale_of_erech", 6, 6, "site", 1, 1),
    "haradrim_encampment": ("khand", 2, 4, "site", 2, 1),
    "rauros": ("the_wold", 2, 2, "rhovanion", 2, 2),
    "dagorlad": ("dead_marshes", 2, 2, "rhovanion", 2, 2),
    "dol_amroth": ("belfalas", 2, 2, "own", 2, 2),
    "mount_doom": ("mount_doom", 2, 2, "own", 2, 2),
}
CARD_MISSIONS = {"lothlorien": ("lorien", 2, 2), "harlond": ("harlindon", 2, 3), "edoras": ("gap_of_rohan", 2, 2)}


def on_the_site(card: str, player: str = "green", **options: str) -> Position:
    """A player's combat; his captain stands on the card's site, and he holds two more lands of its region and Harad."""
    site = adventure_data()[card].territory
    board = position().rules.board
    near = [t for t in board.regions[board.region_of[site]].territories if t != site][:2]
    named = {name.replace("_", "-"): choice for name, choice in options.items()}
    lands = " ".join(dict.fromkeys([site, *near, "harad"]))
    return position(
        turn=player, hold={player: lands}, rest="red" if player == "green" else "green",
        captains={player: site}, adventures={player: card}, options=named,
    )  # fmt: skip


@pytest.mark.parametrize("card", sorted(MISSIONS))
@pytest.mark.parametrize(("player", "which"), [("green", 0), ("red", 1)])
def test_a_mission_for_regiments(card: str, player: str, which: int) -> None:
    """C-hobbiton, C-elven_halls, C-bree, C-carn_dum, C-mount_gundabad, C-grey_havens, C-tharbad, C-weathertop,
    C-erebor, C-gates_of_moria, C-osgiliath, C-easterling_encampment, C-pelargir, C-erech, C-haradrim_encampment,
    C-rauros, C-dagorlad, C-dol_amroth, C-mount_doom, R55 · Cartes Aventure, missions: each brings its side's regiments
    at once, on its ground.
    """
    site, *armies, ground, good, evil = MISSIONS[card]
    game = on_the_site(card, player)
    board, mine = game.rules.board, game.state.land.of(Player(player))
    before = {t: game.armies(t) for t in mine}
    game.play(CompleteMission, card)
    assert game.told(MissionDone) == [MissionDone(Player(player), card, site)]
    assert (game.tales(player), game.laid(player)) == ([], [card])
    if ground == "site":
        assert game.armies(site) == before[site] + armies[which]
        assert isinstance(game.asked(), ToFight)
    else:
        among = mine if ground == "own" else tuple(t for t in mine if board.region_of[t] == ground)
        assert game.asked() == ToDeploy(Player(player), armies[which], among)
        game.play(Deploy, among[-1], armies[which])
        assert game.armies(among[-1]) == before[among[-1]] + armies[which]
    assert count_points((card,), "good") == good
    assert count_points((card,), "evil") == evil


@pytest.mark.parametrize("card", sorted(CARD_MISSIONS))
def test_a_mission_for_a_card(card: str) -> None:
    """C-lothlorien, C-harlond, C-edoras · Cartes Aventure, missions: an extra Territory card at the end of the turn."""
    site, good, evil = CARD_MISSIONS[card]
    game = on_the_site(card).play(CompleteMission, card)
    assert game.laid("green") == [card]
    assert game.hand("green") == []
    game.play(Finish).play(Finish)
    assert len(game.hand("green")) == 1
    assert (count_points((card,), "good"), count_points((card,), "evil")) == (good, evil)
    assert sites_on(game.rules.board)[site]


def test_mount_doom_for_evil() -> None:
    """C-mount_doom · Cartes Aventure, missions: the sources differ on Evil's regiments: two, as an option five."""
    assert on_the_site("mount_doom", "red").play(CompleteMission, "mount_doom").asked().count == 2
    game = on_the_site("mount_doom", "red", mount_doom_mission="five").play(CompleteMission, "mount_doom")
    assert game.asked().count == 5
    game = on_the_site("mount_doom", "green", mount_doom_mission="five").play(CompleteMission, "mount_doom")
    assert game.asked().count == 2


def test_a_captain_must_stand_there() -> None:
    """R50, A16 · Terminer une mission: a captain of one's own on the site; holding the territory is not enough."""
    game = position(
        hold={"green": "khand harad"}, captains={"green": "harad"}, adventures={"green": "haradrim_encampment gollum"}
    )
    assert game.refused(CompleteMission, "haradrim_encampment") == NoCaptainOnSite("haradrim_encampment", "khand")
    assert game.refused(CompleteMission, "bree") == NotInHand("bree")
    assert game.refused(CompleteMission, "gollum") == NotAMission("gollum")
    assert game.offers(CompleteMission) == []


def test_a_mission_after_a_conquest() -> None:
    """R50, R55 · Terminer une mission: a captain who moves onto the site in combat may finish the mission at once."""
    game = position(
        hold={"green": "near_harad:5"}, captains={"green": "near_harad"}, adventures={"green": "haradrim_encampment"}
    )
    game.battle("near_harad", "khand", attack=(6, 5, 5), defence=(1,), led=True).play(MoveIn, 0)
    game.play(CompleteMission, "haradrim_encampment")
    assert game.armies("khand") == 3 + 2


def test_several_missions_in_a_turn() -> None:
    """A16, R55 · Terminer une mission: no limit a turn; two captains may finish two missions."""
    game = position(
        hold={"green": "khand lebennin"}, captains={"green": "khand lebennin"},
        adventures={"green": "haradrim_encampment pelargir"},
    )  # fmt: skip
    game.play(CompleteMission, "pelargir").play(CompleteMission, "haradrim_encampment")
    assert (game.armies("lebennin"), game.armies("khand")) == (6, 3)
    assert game.laid("green") == ["haradrim_encampment", "pelargir"]


def test_a_mission_on_the_march() -> None:
    """R60 · Renforcez votre position: a captain who marches onto the site may finish the mission at once, the march
    being over.
    """
    game = position(
        hold={"green": "khand near_harad:4"},
        captains={"green": "near_harad"},
        adventures={"green": "haradrim_encampment"},
    )
    game.play(Finish).play(Fortify, "near_harad", "khand", 1, A_CAPTAIN)
    assert game.asked() == ToFortify(Player("green"), 0)
    assert game.offers(Fortify) == []
    game.play(CompleteMission, "haradrim_encampment")
    assert game.armies("khand") == 1 + 1 + 2
    game.play(Finish)
    assert game.state.active == "red"


def test_everyone_is_asked_after_a_captains_march() -> None:
    """R60 · Renforcez votre position: the question after a captain's march says nothing about the cards in hand."""
    game = position(hold={"green": "khand near_harad:4"}, captains={"green": "near_harad"})
    game.play(Finish).play(Fortify, "near_harad", "khand", 1, A_CAPTAIN)
    assert game.asked() == ToFortify(Player("green"), 0)
    game = position(hold={"green": "khand near_harad:4"}, captains={"green": "near_harad"})
    game.play(Finish).play(Fortify, "near_harad", "khand", 1)
    assert game.state.active == "red", "without a captain the step is over"


def test_a_mission_in_step_one() -> None:
    """D44 · Terminer une mission: from step 1 on; as an option only in combat and on the march, where the text names
    it.
    """
    where = {"hold": {"green": "khand"}, "captains": {"green": "khand"}, "adventures": {"green": "haradrim_encampment"}}
    game = position(step=GarrisonStrongholds, **where).play(CompleteMission, "haradrim_encampment")
    assert game.armies("khand") == 3
    assert game.asked() == ToReinforce(Player("green"), 3), "the turn's own regiments are still to be placed"
    game = position(step=GarrisonStrongholds, options={"missions-declared": "combat-and-march"}, **where)
    assert game.offers(CompleteMission) == []
    assert game.refused(CompleteMission, "haradrim_encampment") == WrongMoment("haradrim_encampment")
    game.play(Deploy, "khand", 3).play(CompleteMission, "haradrim_encampment")
    assert game.armies("khand") == 6


def test_a_reward_on_a_region() -> None:
    """R55 · Cartes Aventure, missions: what a mission brings to a region is placed there at once, and nowhere else."""
    game = on_the_site("hobbiton").play(CompleteMission, "hobbiton")
    assert game.refused(Deploy, "harad", 1) == NotAmong("harad", game.asked().among)
    game.play(Deploy, "the_shire", 1).play(Deploy, "forlindon", 1)
    assert isinstance(game.asked(), ToFight)
    assert (game.armies("the_shire"), game.armies("forlindon")) == (2, 2)


def test_a_missions_card_without_a_conquest() -> None:
    """A17, D49 · Cartes Aventure: the extra card comes without a conquest too; as an option only with one."""
    assert len(on_the_site("harlond").play(CompleteMission, "harlond").play(Finish).play(Finish).hand("green")) == 1
    game = on_the_site("harlond", mission_card="with-conquest").play(CompleteMission, "harlond")
    assert game.play(Finish).play(Finish).hand("green") == []


@pytest.mark.parametrize("choice", ["always", "with-conquest"])
def test_a_missions_card_on_top_of_a_conquests(choice: str) -> None:
    """D49 · Cartes Aventure: it comes on top of the card for a conquest."""
    game = position(
        hold={"green": "harlindon harad:5"}, captains={"green": "harlindon"}, adventures={"green": "harlond"},
        options={"mission-card": choice},
    )  # fmt: skip
    game.play(CompleteMission, "harlond").battle("harad", "near_harad", attack=(6,), defence=(1,)).play(MoveIn, 0)
    assert len(game.play(Finish).play(Finish).hand("green")) == 2


def test_no_card_beyond_five() -> None:
    """A17, D49 · Cartes Aventure: the extra card never lifts the hand above five."""
    full = "rhudaur lebennin minas_tirith the_shire"
    for hand, cards in ((full, 5), (full + " anfalas", 5)):
        game = position(
            hold={"green": "harlindon"},
            captains={"green": "harlindon"},
            adventures={"green": "harlond"},
            hands={"green": hand},
        )
        game.play(CompleteMission, "harlond").play(Finish).play(Finish)
        assert len(game.hand("green")) == cards


def test_missions_are_for_ones_own_turn() -> None:
    """A16 · Terminer une mission: only in one's own turn."""
    game = position(
        seats=FOUR, turn="red", hold={"green": "khand lebennin", "red": "harad:5"}, rest="black",
        captains={"green": "khand", "red": "harad"}, adventures={"green": "haradrim_encampment"},
    )  # fmt: skip
    game.play(Finish).play(Finish)
    assert game.refused(CompleteMission, "haradrim_encampment", by="green").kind == "not-now"


def test_one_may_replace_a_captain_and_finish_next_turn() -> None:
    """R68 · Remplacez un Capitaine: no mission can be declared in steps 4 to 7; the next turn's step 1 is soon
    enough.
    """
    game = position(hold={"green": "khand"}, adventures={"green": "haradrim_encampment"})
    game.play(Finish).play(Finish)
    assert game.refused(CompleteMission, "haradrim_encampment").kind == "not-now"
    game.play(PlaceCaptain, "khand")
    assert game.captains("green") == ["khand"]
