"""What the modules of classic Risk and of house rules add to a scene: armies, cards, capitals, prisoners."""

from __future__ import annotations

from renders.scene import Adds, Piece, Scene
from rules import Player, Ruleset, View
from rules.author import Module
from rules.classic import Capitals, capital, conquest, sets
from rules.house import Prisoners, prisoners_of_war
from rules.risk import NEUTRAL, hand


def add_regiments(scene: Scene, view: View, rules: Ruleset) -> Scene:
    """Add infantry, cavalry and artillery as each seat's pieces, and its number of armies on the board."""
    land = view.land
    dressed = scene.with_armies(lambda seat: "" if seat == NEUTRAL else "regiments")
    return dressed.with_count("armies", lambda seat: sum([land.holdings[t].armies for t in land.of(Player(seat))]))


def add_cards(scene: Scene, view: View, rules: Ruleset) -> Scene:
    """Add each seat's number of cards, which is public."""
    return scene.with_count("cards", lambda seat: view.cards(hand(Player(seat))).count)


def add_capitals(scene: Scene, view: View, rules: Ruleset) -> Scene:
    """Add the headquarters, after they are revealed."""
    return scene.beside({where: (Piece("capital", seat),) for seat, where in view.parts[Capitals].of.items()})


def add_prisoners(scene: Scene, view: View, rules: Ruleset) -> Scene:
    """Add how many of the others' armies each seat holds prisoner."""
    held = view.parts[Prisoners].held
    return scene.with_count("prisoners", lambda seat: sum(held.get(Player(seat), {}).values()))


ADDS: tuple[tuple[Module, Adds], ...] = (
    (conquest, add_regiments),
    (sets, add_cards),
    (capital, add_capitals),
    (prisoners_of_war, add_prisoners),
)
