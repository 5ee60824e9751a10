"""`risk arena … --tune` as a person and as a script read it."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

import pytest

from bot.__main__ import main
from bot.cli.contests import tune
from bot.cli.contests.contest import Contest, Results
from bot.cli.contests.players import seat_player
from rules import GAMES, Action, position, ruleset, view
from rules import legal as offers_of
from rules.ai import Weights
from rules.risk import Attack, Finish

TABLE = GAMES["classic"].setting(("red", "blue", "green"), {"mode": "conquest", "setup": "dealt"})
WORDS = ("arena", "hard", "easy", "--mode", "conquest", "--seats", "3", "--games", "6", "--seed", "4", "--tune", "12")
BEST = Weights(rear=1.0, threat=0.5)


class PlayedDeals:
    """In place of games: who plans with weights near `BEST` wins most. Keeps which deals were played with what."""

    def __init__(self, most: int = 1_000_000) -> None:
        self.played: list[tuple[Weights | None, int]] = []
        self.most = most

    def __call__(self, contest: Contest, deal: int) -> Results:
        if len(self.played) == self.most:
            raise KeyboardInterrupt
        self.played.append((contest.weights, deal))
        weights = contest.weights
        assert weights is not None
        far = abs(weights.rear - BEST.rear) + abs(weights.threat - BEST.threat)
        return Results(games=3, finished=3, won=3.0 / (1.0 + far))


@pytest.fixture
def deals(monkeypatch: pytest.MonkeyPatch) -> Callable[..., PlayedDeals]:
    def use(*most: int) -> PlayedDeals:
        played = PlayedDeals(*most)
        monkeypatch.setattr(tune, "play_deal", played)
        return played

    return use


def fitted(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> dict[str, Any]:
    assert main([*words, "--json"]) == code
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    return told


def test_it_finds_the_weights_that_win_and_proves_them_on_other_deals(
    capsys: pytest.CaptureFixture[str], deals: Callable[..., PlayedDeals]
) -> None:
    played = deals()
    told = fitted(capsys, *WORDS)
    weights = Weights(**told["weights"])
    assert weights.rear == pytest.approx(BEST.rear, abs=0.2)
    assert weights.threat == pytest.approx(BEST.threat, abs=0.2)
    assert told["after"]["share"] > 0.7 > told["before"]["share"]
    assert (told["generations"], told["games"], told["unseen_games"]) == (12, 6, 30)
    assert told["command"] == (
        "risk arena hard easy --game classic --option mode=conquest --seats 3 --ours 1 --games 6 --seed 4 --tune 12"
    )
    proof = played.played[-20:]
    assert {tried for tried, _ in proof} == {Weights(), weights}
    assert not {deal for _, deal in proof}.intersection(deal for _, deal in played.played[:-20])


def test_the_same_seed_fits_the_same_weights(
    capsys: pytest.CaptureFixture[str], deals: Callable[..., PlayedDeals]
) -> None:
    deals()
    words = (*WORDS[:-1], "3")
    first, again = fitted(capsys, *words), fitted(capsys, *words)
    other = fitted(capsys, *("5" if word == "4" else word for word in words))
    assert first == again
    assert first["weights"] != other["weights"]


def test_what_is_printed_can_be_committed(
    capsys: pytest.CaptureFixture[str], deals: Callable[..., PlayedDeals]
) -> None:
    deals()
    assert main([*WORDS[:-1], "2"]) == 0
    said = capsys.readouterr()
    command, size, weights, proof = said.out.splitlines()
    assert command.startswith("# risk arena hard easy --game classic ")
    assert size == "# 2 generations of 12 candidates, 6 games each"
    assert isinstance(eval(weights, {"Weights": Weights}), Weights)
    assert proof.startswith("# 30 games on other deals: ")
    assert "; before " in proof
    assert said.err.splitlines()[-1].startswith("generation 2 of 2: ")


def test_an_interruption_leaves_what_was_fitted(
    capsys: pytest.CaptureFixture[str], deals: Callable[..., PlayedDeals]
) -> None:
    deals(11 * 2 * 2 + 5)
    told = fitted(capsys, *WORDS, code=130)
    assert told["generations"] == 2
    assert told["weights"]["rear"] != Weights().rear
    assert (told["unseen_games"], told["before"], told["after"]) == (0, None, None)
    deals(0)
    assert main([*WORDS]) == 130
    assert "# interrupted: not compared on other deals" in capsys.readouterr().out


def test_the_weights_count_in_what_is_answered() -> None:
    """Who wants chains to be certain attacks nobody."""
    rules = ruleset(TABLE)
    text = "red: alaska:9; blue: kamchatka:2 northwest_territory; green: *"
    state = position(rules, text, step="combat").state
    (number,) = state.unanswered
    seen, offers = view(state, "red"), tuple(offers_of(rules, state, number))

    def answer(weights: Weights | None) -> Action:
        with seat_player("hard", weights=weights) as player:
            player.sit(TABLE, "1")
            return player.answer(rules.at(seen), seen, number, offers)

    assert isinstance(answer(None), Attack)
    assert answer(Weights()) == answer(None)
    assert isinstance(answer(Weights(least=1.1)), Finish)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (
            ("easy", "hard", "--tune"),
            "--tune fits a player that plans: normal, normal-bold, normal-patient, normal-grudging, hard, hard-bold, "
            "hard-patient, hard-grudging, not 'easy'",
        ),
        (
            ("random", "hard", "--tune"),
            "--tune fits a player that plans: normal, normal-bold, normal-patient, normal-grudging, hard, hard-bold, "
            "hard-patient, hard-grudging, not 'random'",
        ),
        (("hard", "easy", "--tune", "0"), "--tune must be a whole number from 1 to 10000, not '0'"),
        (("hard", "easy", "--tune", "many"), "--tune must be a whole number"),
    ],
)
def test_what_cannot_be_tuned_is_said(capsys: pytest.CaptureFixture[str], words: tuple[str, ...], why: str) -> None:
    assert main(["arena", *words]) == 2
    said = capsys.readouterr()
    assert not said.out
    assert said.err.startswith(f"risk arena: {why}")
    assert said.err.count("\n") == 1


def test_without_the_library_it_says_how_to_install_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "cma", None)
    assert main(["arena", "hard", "easy", "--tune"]) == 2
    assert capsys.readouterr().err == "risk arena: --tune needs CMA-ES: pip install 'cma>=4,<5', or '.[dev]'\n"


@pytest.mark.long
@pytest.mark.timeout(1200)
def test_real_games_in_two_processes_fit_as_in_one(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("arena", "normal", "random", "--mode", "capital", "--seats", "3", "--games", "3", "--tune", "1")
    assert fitted(capsys, *words) == fitted(capsys, *words, "--jobs", "2")
