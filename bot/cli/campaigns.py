"""Campaigns played by AIs alone: their wars one after another, with other members in the seats each time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.cli.arguments import BadArguments
from bot.cli.selfplay import ai_player, dice, head, play, secret, taste
from rules import GAMES, Game, Player, Setting, Step
from rules.author import Campaigns, Part
from rules.records import Line, Record, line_of, record_code, write_record

MEMBERS = tuple(f"m{number}" for number in range(1, 7))
"""The members of a campaign, all of them AIs."""


@dataclass(frozen=True, slots=True)
class AIWar:
    """One war of a campaign of AIs: its number, its last step, its record as text, and what it left."""

    war: int
    setting: Setting
    last: Step
    steps: int
    record: str
    left: Part

    @property
    def over(self) -> bool:
        """Whether the war ended; else it was stuck."""
        return self.last.state.winners is not None


def campaigns_of(setting: Setting) -> tuple[Game, Campaigns[Any]]:
    """The game of a setting, and what its campaigns keep; raises `BadArguments` for a game that has none."""
    game = GAMES[setting.game]
    if game.campaigns is None:
        chained = [name for name, known in GAMES.items() if known.campaigns is not None]
        raise BadArguments(f"{game.name} has no campaigns; {', '.join(chained)} has")
    return game, game.campaigns


def play_campaign(setting: Setting, seed: int, number: int, games: int | None = None) -> Iterator[AIWar]:
    """The wars of campaign `number` of a seed, `games` of them (default: all), each with as many seats as the setting.

    Every war goes on from the one before, whose record it names. Ends early after a war that is stuck. Raises
    `BadArguments`.
    """
    _, campaigns = campaigns_of(setting)
    (left, texts), code = new_campaign(setting, seed, number), ""
    for war in range(1, (campaigns.games if games is None else games) + 1):
        table = next_war(setting, left, seed, number, war, code)
        lines: list[Line] = []
        step = None
        for step in war_steps(table, texts, seed, number, war):
            lines.append(line_of(len(lines), step))
        assert step is not None
        left, broken = campaigns.after(step.state), campaigns.seals.labels_opened_in(table, step.state)
        opened = {label: text for label, text in texts.items() if label.partition(":")[0] in broken}
        record = write_record(Record(head(table, seed, number, war, opened=opened), tuple(lines)))
        code = record_code(record)
        played = AIWar(war, table, step, len(lines) - 1, record, left)
        yield played
        if not played.over:
            return


def war_steps(table: Setting, texts: Mapping[str, str], seed: int, number: int, war: int) -> Iterator[Step]:
    """The steps of one war of a campaign, whose seals hide these texts."""
    return play(table, dice(table, seed, number, war, sealed=texts), ai_player(taste(seed, number, war)))


def new_campaign(setting: Setting, seed: int, number: int) -> tuple[Part, Mapping[str, str]]:
    """Campaign `number` of a seed before its first war, with this setting's options and six AIs, and the texts behind
    its seals; raises `BadArguments`."""
    _, campaigns = campaigns_of(setting)
    left = campaigns.begin(dict(setting.options))
    for member in MEMBERS:
        left = campaigns.join(left, member, True)
    frozen = ([""] * len(setting.seats), None)  # nobody contributes anything, and there is no beacon
    own = secret(seed, number, 0)
    texts = campaigns.seals.texts(own)
    return campaigns.seals.seal(left, texts), {**texts, **campaigns.seals.draw(own, frozen)}


def next_war(setting: Setting, left: Part, seed: int, number: int, war: int, record: str = "") -> Setting:
    """The setting of a campaign's next war: which members play, and in which seats, is drawn anew."""
    game, campaigns = campaigns_of(setting)
    seated = Random(f"{seed}/{number}/{war}/seats").sample(MEMBERS, len(setting.seats))
    members: dict[Player, str] = dict(zip(setting.seats, seated, strict=True))
    before = campaigns.before(left, members, record, ())
    return game.setting(setting.seats, dict(setting.options), before)
