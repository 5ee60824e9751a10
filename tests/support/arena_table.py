"""Play *hard* in every mode, on every board and with each house rule, and print a line of a table for each contest.

    python tests support.arena_table --games 40 --seed 1 godstorm greedy

Only contests that have all the given words in their line are played; without words all of them are, which takes hours.
A line tells the wins of one seat (of two, where sides play), the share with its 95 % interval, and what even is.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping
from math import ceil
from pathlib import Path
from typing import Any, NamedTuple

from bot.cli.arena import report
from bot.cli.contests.contest import Contest, play_deals
from bot.cli.selfplay import setting_of
from rules import GAMES, house_rules_of

SPARRING = Path(__file__).parent / "sparring"
PARTNERS = ("greedy", "continents", "hunter", "turtle", "walls")
ON = "on"
COLUMNS: tuple[tuple[str, Mapping[str, str], int], ...] = (
    ("classic", {"mode": "conquest"}, 4),
    ("classic", {"mode": "secret-mission"}, 4),
    ("classic", {"mode": "capital"}, 4),
    ("classic", {"mode": "two-players"}, 2),
    ("lotr", {"mode": "alone"}, 4),
    ("lotr", {"mode": "alone"}, 2),
    ("godstorm", {}, 4),
    ("legacy", {}, 4),
)
"""What *hard* plays against *easy*, *normal* and each sparring partner: game, options, seats."""
SIDES = ("alliance", "team", "hunt")
"""The modes of The Lord of the Rings in which sides play."""
DEALT = {"setup": "dealt"}
"""Without which no Yalta is played."""
BOARDS = ("ancient", "middle-earth", "middle-earth-42")


class Row(NamedTuple):
    """One contest of the table."""

    player: str
    other: str
    game: str
    options: Mapping[str, str]
    seats: int
    ours: int = 1

    @property
    def title(self) -> str:
        """The line's first columns."""
        options = " ".join(f"{name}={choice}" for name, choice in self.options.items())
        return f"{self.player} | {self.other} | {self.game} {options}".rstrip() + f" | {self.ours} of {self.seats}"

    def play(self, games: int, seed: int) -> str:
        """The whole line, once so many games are played."""
        table = setting_of(self.game, self.seats, self.options)
        other = f"{SPARRING / self.other}.py:answer" if self.other in PARTNERS else self.other
        contest = Contest(table, (self.player, other), self.ours, seed)
        return f"| {self.title} | {_result(report(contest, [*play_deals(contest, ceil(games / self.seats))]))} |"


def rows() -> Iterator[Row]:
    """Every contest of the table."""
    for game, options, seats in COLUMNS:
        for other in ("easy", "normal", *PARTNERS):
            yield Row("hard", other, game, options, seats)
        yield Row("normal", "easy", game, options, seats)
    for mode in SIDES:
        yield Row("hard", "easy", "lotr", {"mode": mode}, 4, 2)
    for board in BOARDS:
        yield Row("hard", "easy", "classic", {"mode": "conquest", "board": board}, 4)
    for game, options, seats in (COLUMNS[0], COLUMNS[4], COLUMNS[6]):
        for rule in house_rules_of(GAMES[game].options):
            yield Row("hard", "easy", game, {**options, **(DEALT if "yalta" in rule else {}), rule: ON}, seats)


def _result(numbers: Mapping[str, Any]) -> str:
    """What came of a contest."""
    low, high = numbers["interval"]
    even = numbers["seats_of_ours"] / numbers["seats"]
    ended = "" if numbers["finished"] == numbers["games"] else f", {numbers['finished']} ended"
    return f"{numbers['won']:g} of {numbers['games']}{ended} | {low:.0%} to {high:.0%} | {even:.0%}"


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("words", nargs="*")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for row in rows():
        if all(word in row.title for word in args.words):
            sys.stdout.write(row.play(args.games, args.seed) + "\n")
            sys.stdout.flush()
