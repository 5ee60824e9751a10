"""The story in the channel: one message a turn, or for a run of turns that nobody plays by hand, that grows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from bot.game.history import drop_undone_steps
from bot.game.session import LoggedStep, Session
from bot.messages import Story
from bot.services import Services
from bot.ui.interaction.labels import COLOURS, what_happened
from bot.ui.interaction.layout import Layout, button
from bot.ui.screens.browse import ToldTurns
from bot.words import Words
from bot.words.story.turns import Turn, round_after, setup_text, short_text, strength_of, turn_text, turns_in
from rules import Event, Player, State


async def story_layout(
    services: Services, session: Session, story: Story, words: Words, marker: str, *, stands: bool
) -> Layout | None:
    """The message of a story as its steps stand now, with a button for every die.

    None where it has nothing to tell, unless it `stands` in the channel already and all of it was taken back.
    """
    table, games = session.table.id, services.games
    steps = await games.steps(table, story.first, story.last)
    if story.rewind:
        return Layout().text("\n".join([words.say("table-rewound"), *what_happened(steps, None, session.rules, words)]))
    seat = await _seat_of(story, session, services)
    turns = turns_to_tell(steps, story, seat)
    after = {turn.last: await games.state_after(session, turn.last) for turn in turns if turn.number and turn.seat}
    text = story_text(turns, after, story, session, words)
    undone = [_undo_note(session, step, words) for step in steps if step.undoes and step.undoes < story.first]
    if not undone and not stands and (not text or (not seat and _tells_of_seals_alone(turns))):
        return None
    layout = Layout(COLOURS.get(seat) if story.by_hand else None)
    if story.continued and seat:
        layout.text(words.say("story-continued", who=words.say(f"seat-{seat}")))
    passage = ToldTurns(story.first, story.last, story.turn, story.to, story.begun)
    details = replace(passage.custom_id(table).plus("1"), mark=marker)
    return layout.text("\n".join([*undone, text]).strip() or words.say("story-taken-back")).row(
        button(details, words.say("story-details"))
    )


def _tells_of_seals_alone(turns: Iterable[Turn]) -> bool:
    """Whether nothing else happened than that seals broke, which have posts of their own."""
    return all(event.unsealed or event.bookkeeping for turn in turns for event in turn.events)


async def _seat_of(story: Story, session: Session, services: Services) -> Player:
    """Who plays the first turn of a story; one that was queued before migration 0017 does not say."""
    if story.seat or not story.first:
        return Player(story.seat)
    return (await services.games.state_after(session, story.first - 1)).active


def turns_to_tell(steps: Sequence[LoggedStep], story: Story, seat: Player) -> list[Turn]:
    """The turns of a story, as everybody may know them; `seat` plays the first. Of the step in which a seal was broken
    it has the events before or after that."""
    after, ends = story.after, story.ends[-1] if story.ends else ""
    shown = (
        (step.seq, event)
        for step in drop_undone_steps(steps)
        for event in _part(
            step.events_for(None), after if step.seq == story.first else "", ends if step.seq == story.last else ""
        )
    )
    return [turn for turn in turns_in(shown, story.turn, seat, begun=story.begun) if turn.number <= story.to]


def _part(events: Sequence[Event], after: str, ends: str) -> Sequence[Event]:
    """The events after the seal of this label was broken, up to that of another one; "" stands for no seal."""
    broken = {event.unsealed: at for at, event in enumerate(events, 1) if event.unsealed}
    return events[broken.get(after, 0) : broken.get(ends, len(events))]


def story_text(turns: Sequence[Turn], after: Mapping[int, State], story: Story, session: Session, words: Words) -> str:
    """The text of a story; `after` has the state after the last step of each turn."""
    rules, tell = session.rules, turn_text if story.by_hand else short_text
    texts = [
        tell(
            turn,
            strength_of(turn.seat, after[turn.last], rules, words),
            rules,
            words,
            is_part=(story.ends and turn is turns[-1])
            or (story.continued and turn is turns[0])
            or _goes_on(turn, after[turn.last]),
        )
        if turn.number and turn.seat
        else setup_text(turn, rules, words)
        for turn in turns
    ]
    rounds = ["", *(round_after(turn, rules, words) for turn in turns)]
    told = [
        [begun, text] if at else [text] for at, (begun, text) in enumerate(zip(rounds, texts, strict=False)) if text
    ]
    return "\n".join(line for lines in told for line in lines if line)


def _goes_on(turn: Turn, state: State) -> bool:
    """Whether a turn is not over in the state after its last step."""
    return state.active == turn.seat and state.winners is None


def _undo_note(session: Session, step: LoggedStep, words: Words) -> str:
    """That an answer was taken back which an earlier message tells."""
    seat = None if step.person is None else session.seat_of(step.person)
    return words.say("table-undone", who=words.say(f"seat-{seat}") if seat else words.say("nobody"))
