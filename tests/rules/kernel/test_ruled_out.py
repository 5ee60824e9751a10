"""Why territories are not in a list: the refusal of each, from what the decision's player knows alone."""

from __future__ import annotations

from random import Random

import pytest

from bot.cli.selfplay import setting_of
from rules import GAMES, Player, Ruleset, Seeded, State, apply, begin, legal, position, refusal, ruled_out, ruleset
from rules.kernel.state import Zones
from rules.kernel.values import Zone
from rules.risk import Attack, NotAdjacent, NotYourLand, OwnLand, TooFewArmies

CLASSIC = ruleset(GAMES["classic"].setting(("red", "blue", "green"), {"mode": "conquest"}))
HELD = "red: alaska:4 kamchatka peru brazil:3 argentina venezuela; blue: alberta; green: *"


def reasons(rules: Ruleset, state: State) -> dict[str, object]:
    return {found.where: found.why for found in ruled_out(rules, state, state.unanswered[0])}


def test_a_territory_that_cannot_attack_says_what_it_lacks() -> None:
    found = reasons(CLASSIC, position(CLASSIC, HELD, step="combat").state)
    assert found["kamchatka"] == TooFewArmies("kamchatka", 1)
    assert isinstance(found["argentina"], OwnLand)
    assert isinstance(found["siam"], NotAdjacent)
    assert not {"alaska", "alberta", "brazil"} & found.keys()


def test_new_armies_go_on_ones_own_territories_alone() -> None:
    found = reasons(CLASSIC, position(CLASSIC, HELD, step="reinforcement").state)
    assert found["siam"] == NotYourLand("siam")
    assert "peru" not in found


def test_every_reason_is_the_refusal_of_an_answer() -> None:
    state = position(CLASSIC, HELD, step="combat").state
    assert refusal(CLASSIC, state, Attack(1, Player("red"), "kamchatka", "yakutsk", 1)) == TooFewArmies("kamchatka", 1)
    assert reasons(CLASSIC, state)["kamchatka"] == TooFewArmies("kamchatka", 1)


def test_a_decision_that_is_not_pending_has_no_reasons() -> None:
    with pytest.raises(LookupError, match="decision 9 is not pending"):
        ruled_out(CLASSIC, position(CLASSIC, HELD, step="combat").state, 9)


def another_world(state: State, viewer: Player) -> State:
    """The game with the cards hidden from this player in other places, each among zones of its kind."""
    hidden = sorted(name for name, zone in state.zones.items() if zone.cards and not zone.shown_to(viewer))
    zones, kinds = dict(state.zones), {name.partition(":")[0] for name in hidden}
    for kind in kinds:
        names = [name for name in hidden if name.partition(":")[0] == kind]
        cards = [card for name in names for card in zones[name].cards][::-1]
        for name in names:
            count = len(zones[name].cards)
            zones[name], cards = Zone(tuple(cards[:count]), zones[name].seen_by), cards[count:]
    twin = state.fork()
    twin.zones = Zones(zones)
    return twin


@pytest.mark.parametrize("game", ["classic", "lotr", "godstorm", "legacy"])
def test_two_games_that_differ_in_what_is_hidden_give_the_same_reasons(game: str) -> None:
    rules = ruleset(setting_of(game, 3, {}))
    chance, rnd, differed = Seeded(b"two worlds"), Random(7), 0
    state = begin(rules, chance).state
    for _ in range(160):
        number = state.unanswered[0]
        decision, offers = state.pending[number], list(legal(rules, state, number))
        if rnd.random() < 0.2:
            twin = another_world(state, decision.player)
            found = ruled_out(rules, state, number)
            differed += bool(found and twin.zones != state.zones)
            assert ruled_out(rules, twin, number) == found
        offer = rnd.choice(offers)
        answer = offer.answer(number, decision.player, **{name: rnd.choice([*of]) for name, of in offer.fields.items()})
        state = apply(rules, state, answer, chance).state
    assert differed > 3
