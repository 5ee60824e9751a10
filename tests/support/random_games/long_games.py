"""Whole games of real rules in a file, played by AIs."""

from __future__ import annotations

from pathlib import Path

from support.made_up.game_fixture import ALICE, Backend, begin_listed

from bot.ops.compaction import Compaction
from bot.store import Transaction
from bot.store.models import NewTable, StoredStep
from bot.store.rewind_points import RewindPoints
from rules import GAMES, Player
from rules.ai import choose_as
from rules.records import RULES_VERSION


class LongGames(Backend):
    """The real games, without Discord."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, choose_as)
        self.games = GAMES

    async def play(self, channel: int, game: str = "lotr", seats: int = 4, seed: int = 1) -> int:
        """Let AIs play a game to its end; Alice concedes at the beginning. Returns its table."""
        table = (await self.lobbies.open(NewTable(1, channel, ALICE, game, {}, "en"))).table.id
        colours = list(GAMES[game].colours)[:seats]
        await self.lobbies.join(table, ALICE, Player(colours[0]), self.press())
        for colour in colours[1:]:
            await self.lobbies.seat_ai(table, ALICE, Player(colour))
        secret = seed.to_bytes(32, "big")
        await self.store.transact(lambda tx: tx.tables.change(table, secret=secret))
        await self.starts.start(table, ALICE)
        await begin_listed(self.store, self.starts, table, self.clock.now())
        await self.sessions.concede(table, ALICE, self.press())
        await self.sessions.wait_until_idle()
        return table

    async def pack(self) -> int:
        """Pack what there is to pack."""
        return await Compaction(self.store, pause=0).run_once()

    async def seen(self, table: int) -> tuple[tuple[StoredStep, ...], RewindPoints, list[int]]:
        """All that the store says of a game's steps: the steps, how far it may go back, each person's last step."""

        def read(tx: Transaction) -> tuple[tuple[StoredStep, ...], RewindPoints, list[int]]:
            last = tx.tables.get(table).seq  # type: ignore[union-attr]
            steps = tx.steps.with_snapshots(table, 0, last)
            people = {step.person for step in steps if step.person is not None}
            return (
                steps,
                tx.steps.rewind_points(table, RULES_VERSION),
                [tx.steps.last_of(table, person) for person in sorted(people)],
            )

        return await self.store.read(read)
