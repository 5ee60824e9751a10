"""The caretaker as documented: it places at borders, never attacks, and never plays a card that it could keep."""

from __future__ import annotations

from collections import Counter
from random import Random

from support.in_part import in_part

from bot.cli.selfplay import ai_player, dice, play, setting_of, taste
from rules import Action, Player, Ruleset, State, default
from rules.kernel.context import Context
from rules.records import Scripted
from rules.risk.turn.reinforce import Deploy, ToReinforce, front

PEACEFUL = {
    *("claim", "station", "deploy", "finish", "defend", "pass", "occupy", "place-captain", "choose-capital"),
    *("trade", "discard", "ready", "decline-ransom", "pick-card"),
}
"""The only actions it ever takes. It trades only when the rules demand it, and discards only above the limit."""
TABLES = [
    ("lotr", 4, {}),
    ("lotr", 4, {"mode": "team"}),
    ("lotr", 3, {"edition": "trilogy", "setup": "dealt"}),
    ("classic", 4, {"setup": "dealt"}),
    ("classic", 3, {"mode": "capital"}),
    ("classic", 3, {"mode": "conquest", "continental-power": "on", "setup": "dealt"}),
    ("classic", 4, {"yalta": "on"}),
    ("classic", 4, {"setup": "dealt", "blind-yalta": "on"}),
    ("classic", 4, {"prisoners-of-war": "on"}),
    ("classic", 4, {"risk-bounty": "on", "setup": "dealt"}),
]
EVERY = [(*table, after) for table in TABLES for after in (0, 400)]
"""Each table, where somebody is absent from the beginning on, or from later on."""


class Absent:
    """A seat plays like the AI until its player vanishes; then the caretaker answers for it."""

    def __init__(self, seat: Player, after: int, random: Random) -> None:
        self.seat, self.after, self._ai = seat, after, ai_player(random)
        self.answers = 0
        self.kinds: Counter[str] = Counter()

    def __call__(self, rules: Ruleset, state: State, number: int) -> Action:
        self.answers += 1
        if state.pending[number].player != self.seat or self.answers < self.after:
            return self._ai(rules, state, number)
        answer = default(rules, state, number)
        self.kinds[answer.kind] += 1
        if isinstance(answer, Deploy) and isinstance(state.pending[number], ToReinforce):
            assert answer.where in front(Context.of(rules, state, Scripted(())), self.seat)
        return answer


@in_part("game, seats, options, after", EVERY, kept=EVERY[::3])
def test_the_caretaker_never_attacks_nor_spends_a_secret_card(
    game: str, seats: int, options: dict[str, str], after: int
) -> None:
    setting = setting_of(game, seats, options)
    for seed in range(5, 15):  # some games are over before the seat has given so many answers
        absent = Absent(setting.seats[0], after, taste(seed, after))
        for count, _ in enumerate(play(setting, dice(setting, seed, after), absent)):
            if count > 1500:
                break
        if absent.kinds:
            break
    assert absent.kinds
    assert set(absent.kinds) <= PEACEFUL
