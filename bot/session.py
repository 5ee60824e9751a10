"""Games at their tables: the one door through which people, standing orders and AIs act on them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

from bot.sitting import Logged, Outcome, Session, Waiting
from rules.kernel.orders import Standing
from rules.kernel.values import Action, Player

Following = Callable[[Session], Action | None]
"""Chooses the next answer of a series from the game as it stands by then."""

__all__ = ["Following", "Logged", "Outcome", "Session", "Sessions", "Waiting"]


class Sessions:
    """All running games. Every answer is one transaction; what a refusal raises (`Refused`) has changed nothing."""

    async def load(self, table_id: int) -> Session:
        """The game as it stands now (running or ended); raises `Refused` (NoTableHere, NotBegun, PutAside)."""
        raise NotImplementedError

    async def here(self, channel_id: int) -> Session:
        """The game that runs in this channel; raises `Refused` (NoTableHere, NotBegun for a lobby, PutAside)."""
        raise NotImplementedError

    async def submit(self, table_id: int, person: int, action: Action, interaction: int) -> Outcome:
        """One answer of the person who holds the seat. The same interaction a second time returns what it did first.

        Standing orders settle and AI seats answer before it returns (a longer AI turn goes on in the background).
        Raises `Refused`: the rules' refusals and NotSeated, NotYours, TableClosed…
        """
        raise NotImplementedError

    async def submit_many(self, table_id: int, person: int, actions: Sequence[Action], interaction: int) -> Outcome:
        """Several answers in one transaction, in this order, until one is refused.

        Raises `Refused` if the first one is; a later refusal stands in the outcome with the number `taken` before.
        All may name the decision of the first: a later one answers the seat's next decision of the same kind.
        """
        raise NotImplementedError

    async def submit_while(self, table_id: int, person: int, following: Following, interaction: int) -> Outcome:
        """As `submit_many`, each answer chosen when the one before has been played; None ends the series."""
        raise NotImplementedError

    async def undo(self, table_id: int, person: int, interaction: int) -> Outcome:
        """Take back the person's last answer, if it was free and nobody acted since; raises `Refused`."""
        raise NotImplementedError

    async def set_order(self, table_id: int, person: int, topic: str, order: Standing | None) -> Session:
        """Say once how a seat answers a topic ("*": every other); None forgets it. It acts at once where it can."""
        raise NotImplementedError

    async def orders(self, table_id: int, person: int) -> Mapping[str, Standing]:
        """The standing orders of the person's seat, by topic."""
        raise NotImplementedError

    async def concede(self, table_id: int, person: int, interaction: int) -> Outcome:
        """Give up: pending answers are given by default at once, then the AI (or a neutral army) plays on."""
        raise NotImplementedError

    async def give(self, table_id: int, host: int, seat: Player, to: int | Literal["ai"] | None) -> Session:
        """The host puts a person, the AI, or nobody into a seat of a running game; raises `Refused`."""
        raise NotImplementedError

    async def end(self, table_id: int, host: int) -> None:
        """The host ends the game before its end; the dice key is revealed. Raises `Refused`."""
        raise NotImplementedError

    async def steps(self, table_id: int, first: int = 0, last: int | None = None) -> tuple[Logged, ...]:
        """The steps of a game, both ends included."""
        raise NotImplementedError

    async def export(self, table_id: int) -> str:
        """The game's record as text: whole with its key once it has ended, its public events only while it runs."""
        raise NotImplementedError

    async def quiet(self) -> None:
        """Wait until no AI plays any more."""
        raise NotImplementedError
