"""The conversion of a real game's view to a scene."""

from __future__ import annotations

from renders import Arrow, arrows_of, draw, scene_of
from rules import GAMES, Player, Seeded, begin, ruleset, view
from rules.risk.battle import Conquered
from rules.risk.fortify import Fortified
from rules.risk.invasion import InvasionDeclared

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
    assert scene.ring == "the_shire"
    assert not any(line.out for line in scene.seats), "nobody is out before the land is claimed"
    assert len(draw(scene).data) > 100_000


def test_territories_and_points_are_counted_for_each_seat() -> None:
    seen = view(begin(RULES, Seeded(b"k" * 32)).state, None)
    for line in scene_of(seen, RULES, NAMES).seats:
        counts = dict(line.counts)
        assert list(counts) == ["territories", "regions", "strongholds", "points"]
        assert counts["territories"] == len(seen.land.of(Player(line.seat)))
        assert counts["points"] >= counts["territories"]


def test_events_become_arrows() -> None:
    green, black = Player("green"), Player("black")
    events = (
        InvasionDeclared(green, "moria", "eregion", black, "land"),
        Conquered(green, black, "moria", "eregion", 3, False),
        InvasionDeclared(green, "lorien", "fangorn", black, "land"),
        Fortified(green, "harad", "khand", 4, False),
    )
    assert arrows_of(events) == (
        Arrow("conquest", "moria", "eregion"),
        Arrow("attack", "lorien", "fangorn"),
        Arrow("move", "harad", "khand"),
    )
