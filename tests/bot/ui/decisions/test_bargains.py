"""Bargains by buttons and typing: proposed, reported, accepted, declined, dropped; private lots and ransoms."""

from __future__ import annotations

from typing import Any

import pytest
from support.tables.bargaining import SEATS, SOME, gathered, lying, propose
from support.tables.observer import Observer
from support.tables.simkit import Person, everything, keys, labels, lines, parts, text_of
from support.tables.tables import Table
from support.tables.whole_games import answer_until

from bot.game.session import Session
from bot.words import words
from rules.house.captives import Prisoners
from rules.house.prisoners_of_war import ToAnswerRansom, ToParley
from rules.house.yalta import Bargains
from rules.risk.turn.cards import hand


async def play_to(table: Table, kind: type, *, with_cards: bool = False) -> Person:
    """Let the AI answer for everyone until a player (with a card) gets this decision."""

    def is_asked(session: Session) -> bool:
        decision = session.list_waiting()[0].decision
        return isinstance(decision, kind) and bool(not with_cards or session.state.zone(hand(decision.player)).cards)

    await answer_until(table, is_asked)
    waiting = (await table.session()).list_waiting()[0]
    return next(person for person in table.people.values() if person.id == waiting.person)


async def test_a_bargain_is_ticked_told_and_accepted(table: Table) -> None:
    await gathered(table, "yalta")
    mine, yours = await lying(table, "red"), await lying(table, "blue")
    await propose(table, mine[:2], yours[3:4])
    called = text_of(table.newest())
    assert f"<@{table.bob.id}>, your move" in called
    assert f"Waiting for <@{table.alice.id}> and <@{table.carol.id}> to trade the dealt cards" in called
    await table.bob.press("play", table.last("play"))
    assert "Red offers Blue" in table.bob.text
    await table.bob.press("ans:accept-swap:1")
    assert set(mine[:2]) <= set(await lying(table, "blue"))
    assert yours[3] in await lying(table, "red")
    assert (await table.session()).state.parts[Bargains].open == ()


async def test_open_cards_stand_where_one_bargains(table: Table) -> None:
    await gathered(table, "yalta")
    await table.alice.press("play", table.last("play"))
    spoken = words("en")
    for seat in SEATS:
        assert all(spoken.say(f"land-{card}") in table.alice.text for card in await lying(table, seat))


async def test_whoever_is_ready_may_still_bargain(table: Table) -> None:
    """A player who is ready still accepts a bargain; when all are ready, open proposals lapse."""
    await gathered(table, "yalta")
    mine, yours = await lying(table, "red"), await lying(table, "blue")
    await table.bob.press("play", table.last("play"))
    await table.bob.press("ans:ready")
    assert "You answered: Ready" in table.bob.text
    await propose(table, mine[:1], yours[:1])
    await table.bob.press("play", table.last("play"))
    assert not any(key.endswith(":ans:ready") for key in keys(table.bob.screen))
    await table.bob.press("ans:accept-swap:1")
    assert mine[0] in await lying(table, "blue")
    await propose(table, mine[1:2], yours[1:2])
    await table.alice.press("ans:ready")
    await table.carol.type("risk do", answer="Ready")
    session = await table.session()
    assert session.state.parts[Bargains].open == ()
    assert session.state.land.owner(mine[0]) == "blue"


async def test_a_bargain_that_is_gone_is_refused_in_plain_words(table: Table, old_panels: None) -> None:
    """Bob's panel still shows an offer that Alice has withdrawn."""
    await gathered(table, "yalta")
    mine, yours = await lying(table, "red"), await lying(table, "blue")
    await propose(table, mine[:1], yours[:1])
    await table.bob.press("play", table.last("play"))
    await table.alice.press("ans:drop-swap:1")
    await table.bob.press("ans:accept-swap:1")
    assert table.bob.text.startswith("Number 1 is no longer on the table")
    assert (await lying(table, "red"), await lying(table, "blue")) == (mine, yours)


async def test_cards_that_changed_hands_meanwhile_are_refused(table: Table, old_panels: None) -> None:
    """Alice has ticked a card of Bob's on an old list; it is Carol's now."""
    await gathered(table, "yalta")
    mine, yours = await lying(table, "red"), await lying(table, "blue")
    await table.alice.press("play", table.last("play"))
    await table.alice.press("ask:-:propose-swap")
    await table.alice.press("ans:propose-swap:blue")
    await table.alice.choose(SOME, mine[0])
    stale = table.alice.screen
    theirs = await lying(table, "yellow")
    names = [words("en").say(f"land-{card}") for card in (yours[0], theirs[0])]
    await table.bob.type("risk do", answer=f"Offer a trade · Yellow · {names[0]} · {names[1]}")
    await table.carol.type("risk do", answer="Accept trade 1")
    assert yours[0] in await lying(table, "yellow")
    table.alice.screen = stale
    await table.alice.choose(SOME, yours[0])
    assert "moved on" in table.alice.text
    assert (await table.session()).state.parts[Bargains].open == ()


async def test_a_list_is_written_into_a_form(table: Table) -> None:
    await gathered(table, "yalta")
    mine, yours = await lying(table, "red"), await lying(table, "blue")
    name = {card: words("en").say(f"land-{card}") for card in (*mine, *yours)}
    await table.alice.press("play", table.last("play"))
    await table.alice.press("ask:-:propose-swap")
    await table.alice.press("ans:propose-swap:blue")
    await table.alice.fill("write:propose-swap:blue", things=f"{name[mine[1]]}, {name[mine[0]].upper()}")
    await table.alice.fill("write:propose-swap:blue", things="Atlantis")
    assert "Atlantis" in table.alice.text
    await table.alice.press("ask:-:propose-swap")
    await table.alice.press("ans:propose-swap:blue")
    await table.alice.choose(SOME, *mine[:2])
    await table.alice.fill("write:propose-swap:blue", things=name[yours[2]])
    (swap,) = (await table.session()).state.parts[Bargains].open
    assert (set(swap.give), swap.take) == (set(mine[:2]), (yours[2],))


async def test_a_bargain_is_typed_step_by_step(table: Table) -> None:
    """The list continues from the typed text, in the reader's language; a partial line asks for the rest."""
    await gathered(table, "yalta")
    mine, yours = await lying(table, "red"), await lying(table, "blue")
    name = {card: words("en").say(f"land-{card}") for card in (*mine, *yours)}

    async def offered(typed: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = await table.alice.member.autocomplete(table.channel, "risk do", "answer", typed)
        return found

    assert "Offer a trade…" in [choice["name"] for choice in await offered("offer")]
    assert "Offer a trade · Blue" in [choice["name"] for choice in await offered("Offer a trade; bl")]
    line = f"Offer a trade · Blue · {name[mine[0]]} + {name[mine[1]]}"
    (both,) = [c for c in await offered(line) if c["name"] == line]
    assert len(both["value"]) <= 100
    await table.alice.type("risk do", answer=both["value"])
    assert "What do you ask for?" in str([*parts(table.alice.screen)]), "in the list to choose from"
    await table.alice.type("risk do", answer=f"{line} · {name[yours[0]]}")
    (swap,) = (await table.session()).state.parts[Bargains].open
    assert (swap.by, swap.to, set(swap.give), swap.take) == ("red", "blue", set(mine[:2]), (yours[0],))
    await table.alice.type("risk do", answer=f"{line} · {name[mine[0]]}")
    assert f"“{name[mine[0]]}” isn't a choice here. Pick from " in table.alice.text
    assert name[yours[0]] in table.alice.text
    assert len((await table.session()).state.parts[Bargains].open) == 1


async def test_blind_lots_are_seen_by_nobody_else(table: Table) -> None:
    """Only sizes are public: the cards appear neither in the channel nor on the other's screen."""
    await gathered(table, "blind-yalta")
    mine = [card for card in await lying(table, "red") if not card.startswith("wild")]
    name = words("en").say(f"land-{mine[0]}")
    await table.alice.press("play", table.last("play"))
    await table.alice.press("ask:-:call-lot")
    lots = [key for key in keys(table.alice.screen) if ":some:call-lot" in key]
    lot = next(key for key in lots if any(line["value"] == mine[0] for line in lines(table.alice.screen, key[4:])))
    await table.alice.choose(lot.split(":", 3)[3], mine[0])
    await table.quiet()
    before = len(table.channel.history())
    await table.bob.press("play", table.last("play"))
    shown = everything(table.bob.screen)
    assert "Red offers one card face down" in shown
    assert mine[0] not in shown
    assert name not in shown
    await table.bob.press("ask:-:take-lot:1")
    away = await lying(table, "blue")
    key = next(key for key in keys(table.bob.screen) if ":some:take-lot:1" in key)
    await table.bob.choose(key.split(":", 3)[3], lines(table.bob.screen, key[4:])[0]["value"])
    await table.quiet()
    assert mine[0] in await lying(table, "blue")
    assert name in table.bob.text
    swapped = set(away) - set(await lying(table, "blue"))
    assert len(swapped) == 1
    told = "\n".join(message.content or "" for message in table.channel.history()[before:])
    assert name not in told
    assert words("en").say(f"land-{swapped.pop()}") not in told


async def test_prisoners_are_ransomed_by_buttons(table: Table, same_dice: None) -> None:
    """The active player proposes, the other is notified and agrees: both sides' prisoners return."""
    await gathered(table, "prisoners-of-war")
    await table.wished(table.alice, table.bob, table.carol)
    asker = await play_to(table, ToParley)
    me = (await table.session()).seat_held_by(asker.id)
    await asker.press("play", table.last("play"))
    assert "Start turn" in labels(asker.screen)
    held = (await table.session()).state.parts[Prisoners].held
    for captor, men in held.items():
        for owner, count in men.items():
            told = f"{count} prisoners" if count > 1 else "one prisoner"
            assert not count or f"{told} from {owner.capitalize()}" in asker.text.partition(captor.capitalize())[2]
    questions = await proposed(table, asker)
    assert "How many of their prisoners do you free?" in questions
    assert "How many of yours do you ask for?" in questions
    other, asked = await called(table)
    before = (await table.session()).state.parts[Prisoners]
    assert f"<@{other.id}>, your move" in text_of(table.newest())
    await other.press("play", table.last("play"))
    assert {"Agree to the exchange", "Decline the exchange"} <= set(labels(other.screen))
    await other.press("ans:accept-ransom")
    after = (await table.session()).state.parts[Prisoners]
    assert after.of(me, asked.player) == before.of(me, asked.player) - asked.give
    assert after.of(asked.player, me) == before.of(asked.player, me) - asked.take


async def proposed(table: Table, asker: Person) -> str:
    """Propose the first ransom offered in the panel; return the texts shown."""
    questions = ""
    for _ in range(7):
        if isinstance((await table.session()).list_waiting()[0].decision, ToAnswerRansom):
            break
        questions += asker.text
        verb = next(key for key in keys(asker.screen) if ":propose-ransom" in key).split(":", 3)[3].partition("#")[0]
        if listed := lines(asker.screen, verb):
            await asker.choose(verb, listed[0]["value"])
        else:
            await asker.press(verb)
    await table.quiet()
    return questions


async def called(table: Table) -> tuple[Person, ToAnswerRansom]:
    """Who must answer, and the exchange proposed."""
    waiting = (await table.session()).list_waiting()[0]
    assert isinstance(waiting.decision, ToAnswerRansom)
    return next(person for person in table.people.values() if person.id == waiting.person), waiting.decision


@pytest.mark.parametrize("answer", ["accept", "decline"])
async def test_the_cards_of_a_ransom_are_named_to_the_two_alone(table: Table, same_dice: None, answer: str) -> None:
    """The channel, others' screens and direct messages only show the number of cards, however the offer is answered."""
    people = (table.alice, table.bob, table.carol)

    async def press() -> None:
        await gathered(table, "prisoners-of-war", chosen={"ransom": "cards-too"})
        await table.wished(*people)
        await play_to(table, ToParley, with_cards=True)
        await table.quiet()

    await table.copy_or("played to a ransom with cards", press, people)
    asker = await play_to(table, ToParley, with_cards=True)
    observer = Observer(table)
    strangers = [person for person in (table.alice, table.bob, table.carol, table.eve) if person is not asker]
    await look_round(table, strangers)
    before = {person: observer.lines_seen_by(person) for person in strangers}
    await asker.press("play", table.last("play"))
    assert "Which cards?" in await proposed(table, asker)
    other, asked = await called(table)
    (card,) = asked.cards
    name = words("en").say(f"land-{card}")
    await other.press("play", table.last("play"))
    assert f"and gives you {name} if you free" in other.text
    strangers.remove(other)
    await look_round(table, strangers)
    await other.press(f"ans:{answer}-ransom")
    assert (card in (await table.session()).state.zone(hand(asked.player)).cards) == (answer == "accept")
    await look_round(table, strangers)
    assert [line for line in observer.lines_seen_by(other) - before[other] if name in line]
    for person in strangers:
        fresh = observer.lines_seen_by(person) - before[person]
        assert any("plus a Territory card" in line for line in fresh)
        assert not [line for line in fresh if name in line or card in line]


async def look_round(table: Table, people: list[Person]) -> None:
    """Every screen that can be opened without a decision."""
    await table.quiet()
    for person in people:
        await person.press("play", table.last("play"))
        for command in ("risk log", "risk status", "risk wait", "risk board", "risk hand"):
            await person.type(command)
