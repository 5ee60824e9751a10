"""Votes as the channel sees them, the ballots that are put in, and seats that a substitute may take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.game.motions import MOTIONS, NO, REPLACEMENT, RESUME, REWIND, YES
from bot.game.session import Session
from bot.services.votes import Poll, note_of
from bot.store.models import Offered
from bot.ui.interaction.custom_id import Key
from bot.ui.interaction.labels import COLOURS, what_happened
from bot.ui.interaction.layout import BAD, GOOD, MAIN, PLAIN, Sheet, button
from bot.ui.interaction.request import Stale, Visit
from bot.ui.interaction.routes import on
from bot.words import Words
from bot.words.notes import worded
from rules import Player

if TYPE_CHECKING:
    from bot.app import RiskBot

STYLES = {YES: GOOD, NO: BAD}


async def vote_sheet(
    bot: RiskBot, session: Session, poll: Poll, words: Words, mark: str, called: Sequence[int]
) -> Sheet:
    """A vote's card: what it is about, what it takes, how many have voted; once it is closed, what came of it."""
    vote, seat = poll.vote, Player(poll.vote.colour)
    sheet = Sheet(COLOURS.get(seat), mentions=tuple(called))
    who = words.say(f"seat-{seat}") if seat else ""
    sheet.text(f"### {words.say(f'vote-title-{vote.motion}', who=who, turn=vote.turn)}")
    sheet.text(await _gone_back_to(bot, session, poll, words))
    if vote.closed is not None:
        return sheet.text(worded(note_of(vote, poll.asked), words))
    by = f"<@{vote.by}>" if vote.by else "none"
    sheet.text(words.say(f"vote-about-{vote.motion}", who=who, by=by))
    sheet.text(f"-# {words.say('vote-asked-by', by=by)}" if vote.by and vote.motion != REPLACEMENT else "")
    sheet.text(words.say("vote-lapses", who=who) if poll.takes_its_time else "")
    others = " ".join(f"<@{person}>" for person in poll.asked if person != vote.by)
    sheet.text(f"**{words.say('vote-yours', mention=others)}**" if others else "")
    sheet.text(words.say("vote-count", said=poll.said, voters=len(poll.asked), until=f"<t:{poll.until}:R>"))
    ways = [
        button(
            Key(session.table.id, "ballot", 0, (str(vote.id), choice), mark),
            _choice(choice, words),
            STYLES.get(choice, PLAIN),
        )
        for choice in MOTIONS[vote.motion].choices
    ]
    return sheet.row(*ways)


async def _gone_back_to(bot: RiskBot, session: Session, poll: Poll, words: Words) -> str:
    """Of a rewind to before an answer: that answer, as everybody saw it."""
    vote = poll.vote
    if vote.motion != REWIND or vote.turn:
        return ""
    steps = await bot.sessions.steps(session.table.id, vote.first, vote.first)
    told = what_happened(steps, None, words)
    return words.say("vote-before", what=told[0]) if told else ""


def offer_sheet(
    session: Session, seat: Player, offered: Offered | None, words: Words, mark: str, called: Sequence[int]
) -> Sheet:
    """A seat on offer, with the button that takes it; or that it is no longer."""
    sheet, who = Sheet(COLOURS.get(seat), mentions=tuple(called)), words.say(f"seat-{seat}")
    if offered is None:
        return sheet.text(words.say("offer-over", who=who))
    kind = "offer-one" if offered.person else "offer-any"
    mention = f"<@{offered.person}>" if offered.person else ""
    by = f"<@{offered.by}>" if offered.by else "none"
    table = session.table.id
    sheet.text(f"### {words.say('offer-title', who=who)}").text(words.say(kind, who=who, mention=mention, by=by))
    keep = button(Key(table, "keep-seat", 0, (), mark), words.say("button-keep-seat"))
    take = button(Key(table, "take-seat", 0, (seat,), mark), words.say("button-take-seat"), MAIN)
    return sheet.row(take, *([keep] if offered.by else []))


@on("ballot")
async def ballot(visit: Visit) -> Sheet:
    """Put in, or change, one's ballot; only this person is told what it says."""
    number, choice = visit.key.args
    poll = await visit.bot.polls.look(int(number))
    if poll is None or poll.vote.table != visit.key.table or choice not in MOTIONS[poll.vote.motion].choices:
        raise Stale(visit.key.verb)
    said, asked = await visit.bot.polls.say(poll.vote.id, visit.person, choice)
    key = "vote-said" if said < asked or poll.takes_its_time else "vote-said-last"
    return Sheet().text(visit.words.say(key, choice=_choice(choice, visit.words), said=said, voters=asked))


@on("resume")
async def ask_to_go_on(visit: Visit) -> Sheet:
    """Call a paused table to a vote on its end."""
    if (await visit.game()).table.paused is None:
        raise Stale(visit.key.verb)
    await visit.bot.polls.open(visit.key.table, visit.person, RESUME)
    return Sheet().text(visit.words.say("vote-opened"))


@on("take-seat")
async def take_seat(visit: Visit) -> Sheet:
    """Sit down for somebody else; the hand comes with the seat."""
    seat = Player(visit.key.args[0])
    await visit.bot.substitutes.take(visit.key.table, visit.person, seat)
    who = visit.words.say(f"seat-{seat}")
    hand = button(Key(visit.key.table, "hand"), visit.words.say("button-hand"), MAIN)
    play = button(Key(visit.key.table, "play"), visit.words.say("button-play"))
    return Sheet(COLOURS.get(seat)).text(visit.words.say("offer-taken", who=who)).row(hand, play)


@on("keep-seat")
async def keep_seat(visit: Visit) -> Sheet:
    """Offer one's seat no longer."""
    seat = await visit.bot.substitutes.withdraw(visit.key.table, visit.person)
    return Sheet().text(visit.words.say("offer-kept", who=visit.words.say(f"seat-{seat}")))


def _choice(choice: str, words: Words) -> str:
    return words.say(f"button-{choice}" if choice in STYLES else f"button-vote-{choice}")
