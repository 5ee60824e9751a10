"""The conversion of a real game's view to a scene."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.ui.pictures.scene import scene
from bot.words import words
from renders import Arrow, arrows_of, draw, scene_of
from rules import GAMES, Land, Player, Seeded, State, begin, ruleset, view
from rules.author import Holding
from rules.risk import NEUTRAL
from rules.risk.combat.battle import Conquered
from rules.risk.combat.expand import Expanded
from rules.risk.combat.invasion import InvasionDeclared
from rules.risk.turn.fortify import Fortified

RULES = ruleset(GAMES["lotr"].setting((Player("green"), Player("black"))))
NAMES = {"green": "Ann", "black": "Bob", "neutral": "Neutral army"}


def test_a_fresh_game_is_drawn_from_its_view() -> None:
    seen = view(begin(RULES, Seeded(b"k" * 32)).state, None)
    scene = scene_of(seen, RULES, NAMES, headline="Set-up", ai=("black",))
    assert set(scene.holdings) == set(RULES.board.territories)
    assert all(scene.holdings[t].armies == seen.land.armies(t) for t in seen.land)
    assert [line.name for line in scene.seats][:2] == ["Ann", "Bob"]
    assert [line.ai for line in scene.seats][:2] == [False, True]
    assert [line.pieces for line in scene.seats][:2] == ["good", "evil"]
    assert scene.tokens == {"the_shire": "ring"}
    assert not any(line.out for line in scene.seats), "nobody is out before the land is claimed"
    assert len(draw(scene).data) > 100_000


def test_territories_and_points_are_counted_for_each_seat() -> None:
    seen = view(begin(RULES, Seeded(b"k" * 32)).state, None)
    for line in scene_of(seen, RULES, NAMES).seats:
        counts = dict(line.counts)
        assert list(counts) == ["territories", "regions", "strongholds", "points"]
        assert counts["territories"] == len(seen.land.of(Player(line.seat)))
        assert counts["points"] >= counts["territories"]


def test_no_points_are_drawn_where_they_do_not_decide() -> None:
    rules = ruleset(GAMES["lotr"].setting((Player("green"), Player("black")), {"mode": "hunt"}))
    seen = view(begin(rules, Seeded(b"k" * 32)).state, None)
    for line in scene_of(seen, rules, NAMES).seats:
        assert [what for what, _ in line.counts] == ["territories", "regions", "strongholds"]


GREEN, BLACK = Player("green"), Player("black")


def declared(source: str, target: str) -> InvasionDeclared:
    return InvasionDeclared(GREEN, source, target, BLACK, "land")


def test_events_become_arrows() -> None:
    events = (
        declared("moria", "eregion"),
        Conquered(GREEN, BLACK, "moria", "eregion", 3, ()),
        declared("lorien", "fangorn"),
        Fortified(GREEN, "harad", "khand", 4, ()),
    )
    assert set(arrows_of(events)) == {
        Arrow("conquest", "moria", "eregion"),
        Arrow("attack", "lorien", "fangorn"),
        Arrow("move", "harad", "khand"),
    }


def test_empty_land_has_an_arrow_of_its_own_and_is_no_march() -> None:
    entered = Expanded(GREEN, "moria", "eregion", 2, ())
    events = (entered, Fortified(GREEN, "dunland", "eregion", 2, ()))
    assert arrows_of(events) == (Arrow("expansion", "moria", "eregion"), Arrow("move", "dunland", "eregion"))
    again = (entered, Fortified(GREEN, "eregion", "moria", 1, ()))
    assert arrows_of(again) == (Arrow("expansion", "moria", "eregion"),)


def test_several_attacks_on_one_front_are_one_arrow_with_their_number() -> None:
    events = (
        declared("moria", "eregion"),
        declared("dunland", "eregion"),
        declared("dunland", "eregion"),
        Conquered(GREEN, BLACK, "dunland", "eregion", 3, ()),
        declared("rhudaur", "eregion"),
    )
    assert arrows_of(events) == (Arrow("conquest", "dunland", "eregion", 4),)


def test_two_territories_that_fought_each_other_have_one_arrow() -> None:
    events = (
        declared("moria", "eregion"),
        Conquered(GREEN, BLACK, "moria", "eregion", 3, ()),
        Fortified(GREEN, "moria", "eregion", 2, ()),
        declared("eregion", "moria"),
    )
    assert arrows_of(events) == (Arrow("conquest", "moria", "eregion", 2),)


def test_no_territory_is_the_aim_of_two_attacks() -> None:
    """However wild the turns were: that is what keeps arrows apart."""
    lands = RULES.board.territories
    events = [declared(a, b) for k in range(3) for a, b, _ in RULES.board.links[k::2]]
    aims = [arrow.target for arrow in arrows_of(events)]
    assert len(aims) == len(set(aims)) <= len(lands)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", ["lotr", "classic", "legacy"])
def test_no_two_seats_bear_the_same_letter(game: str, language: str) -> None:
    """Blue and Black, Vert and Violet, whatever seats play; the neutral army too."""
    spoken, whole = words(language, game), GAMES[game]
    for number in range(2, len(whole.colours) + 1):
        for seats in combinations(whole.colours, number):
            if whole.seats_refusal(seats, whole.defaults) is not None:
                continue
            rules = whole.ruleset(whole.setting(seats))
            land = next(iter(rules.board.territories))
            lines = scene(view(State(seats, land=Land({land: Holding(NEUTRAL, 1)})), None), rules, spoken).seats
            assert len({line.letter for line in lines}) == len(lines) == number + 1
