"""Godstorm's refusals in words: each names what would be right, by name and number, in both languages."""

from __future__ import annotations

import pytest
from support.godstorm.position import GREEN, Field, field

from bot.words import words
from bot.words.decisions import answer
from bot.words.refusals import refusal_text
from bot.words.seats import naming
from rules import Action, Player, Refusal
from rules.godstorm.epochs import AskedAndWished, Bid, BidOutOfReach, MarkerNotFree
from rules.godstorm.faith import NotEnoughFaith
from rules.godstorm.force import OtherForce
from rules.godstorm.gods import GodAbsent, GodInPlay
from rules.godstorm.godswar import NotInGodswar, StillToRoll
from rules.godstorm.invocations import InvokeAt, InvokeDeck, InvokeExchange, InvokeFlight, InvokeRelic
from rules.godstorm.miracles import NoTarget, NotATarget, NotThisStep
from rules.godstorm.plague import Plagued
from rules.godstorm.plans import GodLost
from rules.godstorm.purchases import EmptyDeck, NoSuchDeck
from rules.godstorm.sky_cards import SacredGround
from rules.godstorm.summoning import Build, NoSuchGod, Summon
from rules.godstorm.temples import NoTempleLeft, TempleThere
from rules.godstorm.tree_of_life import Pledge
from rules.godstorm.underworld import NotACrypt, NoTempleThere, NoWayFromHeaven, Return
from rules.godstorm.waters import Maelstrom, SunkLand
from rules.risk.combat.expand import Defended, Expand
from rules.risk.combat.invasion import EmptyLand, NoLeader, NotAdjacent
from rules.risk.setup.claiming import WrongNumber
from rules.risk.turn.reinforce import NotYourLand, OtherRealm

GATES = ("southeast-gate", "southwest-gate")
BLUE = Player("blue")


@pytest.fixture(scope="module")
def game() -> Field:
    """Blue in Gaul and Ochre nearly everywhere, Green in Rome."""
    return field(hold={"blue": "gaul:5", "green": "roma:2"}, gods={"blue": "war@gaul"})


def refusal(why: Refusal, language: str, game: Field) -> str:
    """The refusal as Blue reads it."""
    spoken = words(language, "godstorm")
    return refusal_text(why, spoken, naming(spoken), game.seen("blue"), game.rules).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("why", "english", "french"),
    [
        (BidOutOfReach(9, 6), "Bid 0 to 6", "de 0 à 6"),
        (BidOutOfReach(1, 0), "bid 0", "misez 0"),
        (MarkerNotFree("3", ("1", "2")), "each of these once: 1 and 2", "ceux-ci : 1 et 2"),
        (MarkerNotFree("3", ("2",)), "Only place 2", "Seul le marqueur 2"),
        (AskedAndWished(), "Not both", "Pas les deux"),
        (NotEnoughFaith(5, 4), "costs 5 faith, and you have 4", "coûte 5 jetons Foi, et vous en avez 4"),
        (GodInPlay("war", "gaul"), "Gilgamesh is on Earth already, in Gaul.", "est déjà sur Terre, en Gaule."),
        (GodAbsent("magic"), "Ishtar is not on Earth. Summon her first, for 3 faith", "Invoquez-la d’abord, pour 3"),
        (GodAbsent("sky"), "Marduk is not on Earth. Summon him", "Mardok n’est pas sur Terre. Invoquez-le"),
        (GodLost("war", "gaul"), "You have lost Gilgamesh in Gaul", "perdu Gilgamesh en Gaule"),
        (NoSuchGod("love"), "War, Magic, Sky and Death", "Guerre, Magie, Ciel et Mort"),
        (NoSuchDeck("love"), "War, Magic, Sky and Death", "Guerre, Magie, Ciel et Mort"),
        (NotYourLand("roma"), "Green holds Roma. Pick one of your own", "Vert tient Rome. Choisissez un de vos"),
        (OtherRealm("east-altar", ""), "main board now: pick one of its territories", "plateau principal"),
        (TempleThere("gaul"), "a temple in Gaul already. Pick a territory of yours", "déjà un temple en Gaule"),
        (NoTempleLeft(), "All twelve", "Les douze"),
        (NoTempleThere("roma", ("gaul", "iberia")), "Your temples: Gaul and Iberia", "Vos temples : Gaule et Ibérie"),
        (Plagued("liguria"), "plague in Liguria", "Peste sévit en Ligurie"),
        (EmptyDeck("war"), "No War card is left", "plus de carte de Guerre"),
        (NotThisStep("fire_sears.2"), "when your territory is attacked", "quand on attaque votre territoire"),
        (NotThisStep("storms_rage"), "in step 4 of your turn", "à l’étape 4 de votre tour"),
        (NoTarget("time_stands_still"), "Not in the first epoch", "Pas à la première époque"),
        (NotATarget("heroes_are_born", ("roma",)), "with Roma. What it does: *Put 3 armies on", "avec Rome. Son effet"),
        (NotATarget("siren_calls", ("green",)), "The Siren Calls** with Green.", "avec Vert."),
        (NotATarget("idol_is_false", ("war", "sky")), "with the god of War and the god of the Sky.", "avec le Dieu"),
        (NotATarget("only_ash_remains", ("aegis",)), "with Aegis, Shield of Athena.", "avec L’Égide"),
        (NotATarget("heroes_are_born", ()), "needs more choices. What it does: *Put 3", "demande d’autres choix"),
        (NotInGodswar("magic", ("war",)), "not in this fight. Pick one who is: Gilgamesh", "y sont : Gilgamesh"),
        (OtherForce(("war", "magic")), "those you declared: Gilgamesh and Ishtar", "déclarés : Gilgamesh et Ishtar"),
        (OtherForce(()), "without gods, so it goes on without them", "sans dieux : elle continue sans eux"),
        (StillToRoll(), "at least one roll. Send a god into the fight", "au moins un jet"),
        (SacredGround("roma"), "**This Ground Is Sacred**: nobody can attack Roma", "plus personne n’attaque Rome"),
        (Defended("roma", GREEN), "Green holds Roma", "Vert tient Rome"),
        (EmptyLand("roma"), "Walk in without a fight", "sans combat, ou attaquez un ennemi"),
        (NoLeader("gaul", ("sky",)), "You have no god of the Sky in Gaul", "pas de Dieu du Ciel en Gaule"),
        (SunkLand("oricalcos"), "Oricalcos has sunk with Atlantis. Pick a territory above", "engloutie, et avec elle"),
        (Maelstrom("iberia", "atlas"), "between Iberia and Atlas for good", "entre l’Ibérie et l’Atlas"),
        (NotAdjacent("alemannia", "dacia"), "mountains block the way", "des montagnes barrent la route"),
        (NotAdjacent("southwest-gate", "west-altar"), "a wall of flame", "un mur de flammes"),
        (NoWayFromHeaven("south-vale", GATES), "South-East Gate and South-West Gate", "Porte du Sud-Est et Porte"),
        (NoWayFromHeaven("south-vale", ()), "Attack one in the next step", "Attaquez-en une"),
        (NotACrypt("south-vale", ("southwest-crypt",)), "two armies or more, once a turn: South-West", "deux armées"),
        (WrongNumber(6, (2, 3, 4, 5)), "6 players can't play this. It takes 2 to 5", "Il en faut 2 à 5"),
    ],
    ids=lambda value: getattr(value, "kind", ""),
)  # fmt: skip
def test_a_refusal_says_what_would_be_right(game: Field, why: Refusal, english: str, french: str) -> None:
    assert english in refusal(why, "en", game)
    assert french in refusal(why, "fr", game)


def test_without_a_seat_a_god_is_named_by_its_kind() -> None:
    spoken = words("en", "godstorm")
    assert refusal_text(GodInPlay("war", "gaul"), spoken, naming(spoken)).startswith("God of War is on Earth")


@pytest.mark.parametrize(
    ("action", "english", "french"),
    [
        (
            Bid(1, BLUE, 2, ("3", "1")),
            "Bid 2 faith, for place 3, else 1",
            "Miser 2 jetons Foi, pour la place 3, sinon 1",
        ),
        (
            Bid(1, BLUE, 2, (), True),
            "Bid 2 faith, choose the place later",
            "Miser 2 jetons Foi, place choisie plus tard",
        ),
        (Summon(1, BLUE, "sky", "gaul"), "Summon Marduk in Gaul (3 faith)", "Invoquer Mardok en Gaule (3 jetons Foi)"),
        (Build(1, BLUE, "gaul"), "Build a temple in Gaul (5 faith)", "Construire un temple en Gaule (5 jetons Foi)"),
        (InvokeAt(1, BLUE, "storms_rage", "roma"), "Storms Rage · Roma", "Les tempêtes font rage · Rome"),
        (
            InvokeFlight(1, BLUE, "eagles_take_wing", "gaul", "roma", 2, ("war", "sky")),
            "Eagles Take Wing · Gaul · the god of War and the god of the Sky · 2 armies → Roma",
            "Les aigles prennent leur envol · Gaule · le Dieu de la Guerre et le Dieu du Ciel · 2 armées → Rome",
        ),
        (
            InvokeExchange(1, BLUE, "siren_calls", GREEN, ("roma", "apulia")),
            "The Siren Calls · Green · Roma and Apulia",
            "L’appel de la sirène · Vert · Rome et Apulie",
        ),
        (
            InvokeDeck(1, BLUE, "faith_shall_deliver", "sky"),
            "Faith Shall Deliver · Sky deck",
            "La Foi vous sauvera · pile du Ciel",
        ),
        (
            InvokeRelic(1, BLUE, "only_ash_remains", "stonehenge"),
            "Only Ash Remains · Stonehenge",
            "Il ne reste que cendres · Stonehenge",
        ),
        (
            Return(1, BLUE, "southwest-crypt", "gaul", 1),
            "1 army from the South-West Crypt to Gaul",
            "1 armée de la Crypte du Sud-Ouest en Gaule",
        ),
        (
            Expand(1, BLUE, "gaul", "iberia", 2, ("war",)),
            "Walk into Iberia from Gaul with 2 armies and Gilgamesh",
            "Occuper l’Ibérie depuis la Gaule avec 2 armées et Gilgamesh",
        ),
        (Pledge(1, BLUE, 0), "Save nobody", "Ne sauver personne"),
    ],
    ids=lambda value: getattr(value, "kind", ""),
)
def test_an_answer_says_all_its_choices(action: Action, english: str, french: str) -> None:
    for language, text in (("en", english), ("fr", french)):
        spoken = words(language, "godstorm")
        assert answer(action, spoken, naming(spoken)).replace("\u00a0", " ") == text
