"""The turns of a game's last steps: what a board shows of them (attacks, conquests, marches), and all else that is
told of them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

from renders.view_to_scene import arrows_of
from rules import Event, Player
from rules.author import TurnBegan

RECENT_STEPS = 500
"""How many steps are remembered: eight wild turns of AIs, or more."""
PublicStep = tuple[int, Iterable[Event]]
"""A step that was not taken back: its number, and its events as everybody may know them."""


@dataclass(frozen=True, slots=True)
class RecentTurn:
    """A turn that began in the step `began`, with those of its public events that are told."""

    began: int
    player: Player
    events: tuple[Event, ...] = ()

    @property
    def on_board(self) -> tuple[Event, ...]:
        """The events that have an arrow on the board."""
        return tuple(event for event in self.events if arrows_of((event,)))


@dataclass(frozen=True, slots=True)
class RecentTurns:
    """The turns that began in the last steps, the oldest first."""

    turns: tuple[RecentTurn, ...] = ()

    def after(self, steps: Iterable[PublicStep], last: int) -> RecentTurns:
        """The recent turns after these steps, of which none took back another; `last` is the game's last step."""
        turns = list(self.turns)
        for seq, events in steps:
            for event in events:
                if isinstance(event, TurnBegan):
                    turns.append(RecentTurn(seq, event.player))
                elif turns and not event.bookkeeping:
                    turns[-1] = replace(turns[-1], events=(*turns[-1].events, event))
        return RecentTurns(tuple(turn for turn in turns if turn.began >= last - RECENT_STEPS))

    def events(self, ai: Collection[Player], reader: Player | None = None) -> tuple[Event, ...]:
        """What a board shows of what happened since the last turn of the reader's seat, its turn under way included.

        Without a reader, what happened since the last card of a turn: in the current turn; if nothing has moved in it
        yet, since the last turn of a person began. `ai` are the seats that AIs play.
        """
        found: tuple[Event, ...] = ()
        for back, turn in enumerate(reversed(self.turns)):
            if reader and back and turn.player == reader:
                break
            found = (*turn.on_board, *found)
            if not reader and (found if back == 0 else turn.player not in ai):
                break
        return found

    def missed(self, reader: Player) -> tuple[Event, ...]:
        """All that is told of the others' turns since the last turn of the reader's seat."""
        found: tuple[Event, ...] = ()
        for back, turn in enumerate(reversed(self.turns)):
            if turn.player == reader and back:
                break
            if turn.player != reader:
                found = (*turn.events, *found)
        return found
