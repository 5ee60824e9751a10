"""A game as the process knows it that serves its page: what the bot says of it, as JSON."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from bot.game.session import Session
from bot.store.models import ENDED
from rules import Player, Setting
from rules.records import commitment


@dataclass(frozen=True, slots=True)
class KnownGame:
    """A game whose page is served: its setting, the hash of its secret, the language in which
    the page opens, the number of its last step; once it is over, its record where its table shows everything."""

    setting: Setting
    commitment: str
    language: str
    last: int
    over: bool
    record: str = field(default="", repr=False)

    @classmethod
    def of(cls, session: Session, record: str = "") -> KnownGame:
        """That of a session."""
        table = session.table
        hash_of_secret, over = commitment(table.secret), table.state == ENDED
        return cls(session.setting, hash_of_secret, table.language, table.seq, over, record)

    def plain(self) -> dict[str, Any]:
        """It as JSON."""
        setting = self.setting
        return {
            "setting": [setting.game, [*setting.seats], [*map(list, setting.options)], setting.before],
            "commitment": self.commitment,
            "language": self.language,
            "last": self.last,
            "over": self.over,
            "record": self.record,
        }

    @classmethod
    def read(cls, plain: dict[str, Any]) -> KnownGame:
        """It from JSON."""
        game, seats, options, before = plain["setting"]
        setting = Setting(game, tuple(map(Player, seats)), tuple((name, choice) for name, choice in options), before)
        return cls(**{**plain, "setting": setting})
