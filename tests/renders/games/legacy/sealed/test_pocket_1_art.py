"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The drawings of pocket_1."""

from __future__ import annotations

from renders.board import shapes
from renders.board.art import art
from renders.board.paint import whole
from renders.games.legacy.scene import world_between
from renders.history.history import colour_of, sign_of
from renders.look import Look
from rules.legacy.campaign.campaign import Campaign
from rules.legacy.sealed.pocket_1.change import CHOICES
from rules.legacy.sealed.pocket_1.kept import CONTENT, FALLOUT, MUTANTS

BURNT = Campaign(members=("ann",), scars={"kamchatka": FALLOUT})


def test_the_burnt_land_is_drawn_on_the_board() -> None:
    scene = world_between(BURNT, "", {})
    assert scene.markers == {"kamchatka": (FALLOUT,)}
    bare = world_between(Campaign(members=("ann",)), "", {})
    look, legacy = Look(), art("legacy")
    assert whole(legacy, look, scene).tobytes() != whole(legacy, look, bare).tobytes()


def test_everything_that_the_history_tells_has_a_sign() -> None:
    told = (FALLOUT, MUTANTS, *CONTENT["missile_powers"], *CONTENT["events"], *CHOICES["mutants_evolve_1"])
    assert all(sign_of(kind) is not shapes.STAR for kind in told)
    assert colour_of(MUTANTS) != colour_of("nobody")
