"""Games of Godstorm by buttons and typing: four people to the end, and every secret seen by its owner alone."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from support.godstorm.position import BLUE, field
from support.godstorm.tables import staged
from support.tables.observer import Observer
from support.tables.player import Restarts, play_on
from support.tables.simkit import Person, keys, lines, parts, text_of
from support.tables.tables import Table
from support.tables.whole_games import Skip, is_epoch, is_turn, over, secretly, skip_nothing

from bot.game.session import Session
from bot.ui.commands.typed_answer import code
from bot.ui.decisions.prompt import prompt_for
from bot.words import words
from bot.words.decisions import answer
from bot.words.seats import naming
from rules import NOBODY, Player
from rules.author import Holding
from rules.godstorm.epochs import LAST_EPOCH, Bid
from rules.godstorm.faith import faith_of
from rules.godstorm.gods import Gods
from rules.godstorm.miracles import ANNOUNCED, SPENT, PlayMiracles, hand, relics
from rules.godstorm.pantheons import GODS, MAGIC
from rules.godstorm.summoning import Summoning
from rules.godstorm.titles import ALL
from rules.godstorm.underworld import Embarkation
from rules.godstorm.war_cards import look_zone
from rules.risk.combat.invasion import Attack, Combat

SEATS = tuple(map(Player, ("green", "blue", "ochre", "purple")))


@cache
def readers_of(zone: str) -> frozenset[Player]:
    """Who reads the cards of a zone."""
    if zone in (SPENT, ANNOUNCED, *(relics(seat) for seat in SEATS)):
        return frozenset((*SEATS, Player("nobody")))
    own = {
        seat: (*(hand(seat, deck) for deck in GODS if deck != MAGIC), *(look_zone(seat, deck) for deck in GODS))
        for seat in SEATS
    }
    return frozenset(seat for seat, zones in own.items() if zone in zones)


class Secrets:
    """What nobody but its owner may read: bids before the reveal, hands, and cards bought and not yet looked at."""

    def __init__(self, table: Table, people: dict[Player, Person]) -> None:
        self.table, self.people = table, people
        self.observer = Observer(table)
        self.known: dict[str, set[Player]] = {}
        """The seats that have seen a card; all of them once it lay open."""
        self.texts: dict[tuple[int, str], int] = {}
        """How many texts of each place a person has read."""
        self.checked = 0

    def learn(self, session: Session) -> None:
        """Learn who knows which cards by now."""
        for zone, cards in session.state.zones.items():
            for card in cards.cards:
                if card in ALL:
                    self._learn(zone, card)

    def look(self, session: Session) -> None:
        """Compare all that was shown since the last look with what may be known."""
        state = session.state
        self.learn(session)
        self.observer.look()
        bids = [action for action in state.replies.values() if isinstance(action, Bid)]
        for reader, person in [*self.people.items(), (Player("nobody"), self.table.eve)]:
            new = self._new(person)
            for title in self._titles() - self._titles(reader):
                assert not [text for text in new if title in text], (reader, title)
                self.checked += 1
            for bid in bids:
                line = answer(bid, words("en", "godstorm"), naming(words("en")))
                if bid.player != reader and not any(other.player == reader for other in bids):
                    assert not [text for text in new if line in text], (reader, bid)
                    self.checked += 1

    def _titles(self, reader: Player | None = None) -> set[str]:
        """The titles of all cards, or of those of which this reader has seen a copy."""
        cards = (card for card, readers in self.known.items() if reader is None or reader in readers)
        return {words("en").say(f"card-{name}") for name in {card.partition(".")[0] for card in cards}}

    def _learn(self, zone: str, card: str) -> None:
        self.known.setdefault(card, set()).update(readers_of(zone))

    def _new(self, person: Person) -> list[str]:
        """The texts that a person could read since the last look."""
        new: list[str] = []
        for place, texts in (("screen", person.read), ("channel", [*self.observer.read]), ("letters", person.letters)):
            new += texts[self.texts.get((person.id, place), 0) :]
            self.texts[person.id, place] = len(texts)
        return new


async def test_four_people_play_to_the_end(table: Table, skip: Skip, monkeypatch: pytest.MonkeyPatch) -> None:
    """By commands and buttons, with restarts; bids, purchases and hands are read by their owners alone."""
    secretly(monkeypatch, 1)
    people = (table.alice, table.bob, table.carol, table.dora)
    await table.open(*people, game="godstorm", seats=SEATS, setup="quick")
    secrets = Secrets(table, dict(zip(SEATS, people, strict=True)))
    count = 0
    while await play_on(table, 1):
        count += 1
        session = await table.session()
        if count % 20 == 0:
            await table.restart()
            await looked_round(table, (*people, table.eve))
        if session.state.winners is None:
            secrets.look(session)
        if count == 20:
            await skip(table, is_turn(24), secrets.learn)
    assert secrets.checked
    await over(table, "points")


@pytest.mark.long
async def test_two_play_with_restarts_between_answers(
    table: Table, skip: Skip, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One person against an AI and the neutral army: nothing that the game needs stays in memory."""
    secretly(monkeypatch, 3)
    restarts = Restarts(every=skip is skip_nothing)
    await table.open(table.alice, game="godstorm", seats=SEATS[:2], setup="quick")
    await play_on(table, 12, restarts)
    await skip(table, is_epoch(LAST_EPOCH))
    while await play_on(table, 1, restarts):
        pass
    await over(table, "points")


async def without(table: Table, absent: Person, ballot: str) -> None:
    """Play to the end while one person never answers: the others answer all they are asked, and vote so."""
    table.people = {name: person for name, person in table.people.items() if person is not absent}
    while (await table.session()).state.winners is None:
        await table.quiet()
        await vote(table, ballot)
        if not await play_on(table, 1) and (await table.session()).state.winners is None:
            await table.env.advance_time(25 * 3600)
            await table.bot.scheduler.fire_due()


async def vote(table: Table, ballot: str) -> None:
    """Vote so in whatever vote is open, for all who are at the table."""
    session = await table.session()
    for opened in await table.bot.store.read(lambda tx: tx.votes.of(session.table.id)):
        for person in table.people.values():
            if session.seat_of(person.id):
                await person.press(f"ballot:{opened.id}:{ballot}", table.last(f"ballot:{opened.id}:"))
    await table.quiet()


async def absent_throughout(
    table: Table, people: tuple[Person, ...], ballot: str, skip: Skip = skip_nothing
) -> set[str]:
    """A game at which Dora sits down and never answers, or not after what is skipped, played to its end; by whom her
    seat was played."""
    seats = (*SEATS[: len(people)], SEATS[3], *SEATS[len(people) : 3])
    await table.open(*people, table.dora, game="godstorm", seats=seats, setup="quick", pace="daily")
    await skip(table, is_epoch(LAST_EPOCH - 1))
    letters = len(table.dora.letters)
    await without(table, table.dora, ballot)
    session = await over(table, "points")
    assert session.seats[SEATS[3]].person == table.dora.id
    assert len(table.dora.letters) > letters, "she is reminded"
    assert any("missed the deadline" in text_of(message) for message in table.channel.history())
    steps = await table.bot.services.games.steps(session.table.id, 1)
    hers = [step for step in steps if step.action and step.action.player == SEATS[3]]
    clock = {step.action.kind for step in hers if step.by == "clock" and step.action}
    assert "bid" in clock
    assert not clock & {"attack", "summon", "build", "buy", "invoke", "raise-aegis"}, "the caretaker spends nothing"
    return {step.by for step in hers}


async def test_a_seat_is_absent_throughout_and_the_table_gives_it_to_an_ai(
    table: Table, skip: Skip, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Deadlines run out, the caretaker bids 0 and plays quietly; after two missed turns a vote puts an AI there."""
    secretly(monkeypatch, 3)
    assert "ai" in await absent_throughout(table, (table.alice,), "ai", skip)


@pytest.mark.long
async def test_a_seat_is_absent_throughout_and_the_table_leaves_it_to_the_caretaker(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    secretly(monkeypatch, 8)
    assert await absent_throughout(table, (table.alice,), "caretaker") - {"player"} == {"clock", "order"}


@pytest.mark.long
async def test_three_people_play_to_the_end_without_the_fourth(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same without an AI at the start: people answer every attack, godswar and card."""
    secretly(monkeypatch, 1)
    await absent_throughout(table, (table.alice, table.bob, table.carol), "caretaker")


async def looked_round(table: Table, people: tuple[Person, ...]) -> None:
    """Open every screen for each person."""
    await table.quiet()
    for person in people:
        for command in ("risk hand", "risk status", "risk log", "risk board"):
            await person.type(command)


async def test_a_bid_is_shown_to_its_player_alone_and_changed_until_the_last_is_in(table: Table) -> None:
    await table.open(table.alice, table.bob, game="godstorm", seats=SEATS[:2], setup="quick")
    await table.alice.press("play", table.last("play"))
    for press in ("ans:bid:2", "ans:bid:2:^1."):
        key = next(key for key in keys(table.alice.screen) if press in key)
        await table.alice.press(key.split(":", 3)[3])
    assert "You answered: Bid 2 faith" in table.alice.text
    await table.quiet()
    posts = len(table.channel.history())
    await table.alice.press("ans:bid:1")
    await table.alice.press("ans:bid:1:none:no")
    assert "You answered: Bid 1 faith" in table.alice.text
    await table.quiet()
    assert len(table.channel.history()) == posts, "that a bid was changed is told to nobody"
    await table.bob.type("risk wait")
    await table.bob.type("risk status")
    assert not [text for text in table.bob.read if "Bid 1" in text or "Bid 2" in text]
    await table.bob.type("risk do", answer="Bid 0 faith")
    session = await table.session()
    assert not session.state.replies
    await table.quiet()
    assert "Green 1, Blue 0" in "\n".join(text_of(message) for message in table.channel.history())


async def at(table: Table, **setup: Any) -> Person:
    """Alice is blue and on turn in this position, Bob green, Carol ochre; Alice's open panel."""
    empty = setup["hold"].pop("", "")
    game = field(**setup)
    if empty:
        game.state.land.put(empty, Holding(NOBODY, 0))
    await staged(table, game)
    await table.alice.press("play", table.last("play"))
    return table.alice


def key_of(person: Person, label: str) -> str:
    """The key, without its table and number, of the button with this label."""
    (key,) = [part["custom_id"] for part in parts(person.screen) if part.get("label") == label]
    return str(key).split(":", 3)[3]


async def test_a_card_asks_for_its_own_fields_one_after_the_other(table: Table) -> None:
    """Eagles take wing: from where, to where, how many, which gods; never for a player, a relic or a deck."""
    alice = await at(
        table, hold={"blue": "gaul:5 anglia:3 caledonia:1", "green": "liguria:3"}, gods={"blue": "war@gaul sky@gaul"},
        miracles={"blue": "eagles_take_wing"}, faith="blue: 5", step=PlayMiracles,
    )  # fmt: skip
    assert "Step 4 of 10" in alice.text
    await alice.press("ask:-:invoke")
    assert words("en").attribute("card-eagles_take_wing", "effect") in alice.text, "what it does, where it is aimed"
    for choice in ("gaul", "anglia", "2"):
        key = next(key for key in keys(alice.screen) if key.endswith(f":{choice}") and ":ans:invoke" in key)
        await alice.press(key.split(":", 3)[3])
    await alice.press(key_of(alice, "Marduk · Sky"))
    state = (await table.session()).state
    assert state.parts[Gods].at["blue"] == {"war": "gaul", "sky": "anglia"}
    assert state.land.armies("anglia") == 5


async def test_a_card_picked_from_a_list_asks_once_before_it_is_played(table: Table) -> None:
    """Its button would show what it costs and does; a slip in a list must not play it."""
    alice = await at(
        table, hold={"blue": "gaul:5", "green": "liguria:3"}, gods={"blue": "war@gaul"}, temples="gaul",
        miracles={"blue": "our_faith_is_strength champions_arise"}, faith="blue: 5", step=PlayMiracles,
    )  # fmt: skip
    for pressed in ("play:back", "sure:invoke:our_faith_is_strength"):
        await alice.press("ask:-:invoke")
        await alice.choose("ans:invoke", "our_faith_is_strength")
        effect = words("en").attribute("card-our_faith_is_strength", "effect")
        assert alice.text.startswith("### Our Faith Is Our Strength")
        assert effect in alice.text
        assert faith_of((await table.session()).state, BLUE) == 5
        await alice.press(pressed)
    assert faith_of((await table.session()).state, BLUE) == 7


async def test_the_steps_before_combat_are_passed_with_one_tap(table: Table) -> None:
    """Nothing is asked again, since it can be undone; a step in which nothing is possible is not asked either."""
    alice = await at(
        table, hold={"blue": "gaul:5", "green": "liguria:3"}, gods={"blue": "war@gaul"}, faith="blue: 9", step=Summoning
    )
    assert "Step 2 of 10" in alice.text
    await alice.press("pass:fight")
    assert "Step 6 of 10" in alice.text
    await alice.press("undo")
    await alice.press("undo")
    assert "Step 2 of 10" in alice.text


async def test_empty_land_is_walked_into_with_gods(table: Table) -> None:
    alice = await at(table, hold={"blue": "gaul:5", "": "liguria"}, gods={"blue": "war@gaul sky@gaul"}, step=Combat)
    await alice.press("ask:-:expand")
    await alice.press("ans:expand:gaul:liguria:2")
    await alice.press(key_of(alice, "Gilgamesh · War"))
    state = (await table.session()).state
    assert (state.land.owner("liguria"), state.land.armies("liguria")) == ("blue", 2)
    assert state.parts[Gods].at["blue"] == {"war": "liguria", "sky": "gaul"}


async def test_a_card_that_no_list_explains_is_explained_above_its_button(table: Table) -> None:
    """What the only card costs and does, before it is played, and while its fields are chosen."""
    alice = await at(
        table, hold={"blue": "gaul:5 iberia:2", "green": "liguria:3"}, gods={"blue": "war@gaul"},
        miracles={"blue": "empire_is_born"}, faith="blue: 5", step=PlayMiracles,
    )  # fmt: skip
    told = "An Empire Is Born: Free · Put a temple"
    assert told in alice.text
    await alice.press(next(key for key in keys(alice.screen) if ":ask:-:invoke" in key).split(":", 3)[3])
    assert told in alice.text


async def test_a_choice_made_so_far_says_where_armies_come_from(table: Table) -> None:
    alice = await at(table, hold={"blue": "gaul:5", "": "liguria"}, step=Combat)
    assert "Walk in: from Gaul · 5 → Liguria" in [part.get("label") for part in parts(alice.screen)]


async def test_the_dead_in_heaven_stand_above_the_question_how_many_leave(table: Table) -> None:
    alice = await at(table, hold={"blue": "gaul:5 kurnugia:4", "green": "liguria:3"}, step=Embarkation)
    assert "Kurnugia: 4 armies in Heaven" in alice.text


async def test_a_bid_without_wishes_says_so(table: Table) -> None:
    await table.open(table.alice, table.bob, game="godstorm", seats=SEATS[:2], setup="quick")
    await table.alice.press("play", table.last("play"))
    await table.alice.press("ans:bid:2")
    await table.alice.press(key_of(table.alice, "No preference"))
    assert "You answered: Bid 2 faith." in table.alice.text, "one press, and no question that contradicts it"


async def test_details_show_the_dice_of_a_godswar(table: Table) -> None:
    """A picture with both gods' dice and their sums, described in words; a turn without a godswar has none."""
    alice = await at(
        table,
        hold={"blue": "gaul:6", "green": "liguria:3"},
        gods={"blue": "war@gaul", "green": "sky@liguria"},
        step=Combat,
    )
    session = await table.session()
    (number,) = session.decisions_of(SEATS[1])
    asked = prompt_for(session, SEATS[1], words("en"), number)
    assert asked is not None
    await alice.type("risk do", answer=code(asked, Attack(number, SEATS[1], "gaul", "liguria", 3, ("war",))))
    await table.quiet()
    await table.dora.press(
        next(key for key in keys(table.last("details")) if ":details:" in key).split(":", 3)[3], table.last("details")
    )
    (gallery,) = (part for part in parts(table.dora.screen) if part.get("type") == 12)
    assert gallery["items"][0]["description"].startswith("Godswar in Liguria: Gilgamesh ")


async def test_a_step_in_which_no_card_can_be_played_says_so(table: Table) -> None:
    """It is asked all the same, since others see that a card is held."""
    alice = await at(
        table, hold={"blue": "gaul:5", "green": "liguria:3"}, gods={"blue": "war@gaul"},
        miracles={"blue": "siren_calls"}, faith="blue: 1", step=PlayMiracles,
    )  # fmt: skip
    assert "None of your cards can be played now" in alice.text


async def test_lists_of_territories_name_what_stands_there(table: Table) -> None:
    """A god is not summoned onto plague unawares, nor a garrison attacked whose gods nobody named."""
    alice = await at(
        table, hold={"blue": "gaul:5 iberia:2 thule:2 anglia:2 rus:2 roma:2", "green": "liguria:3"}, faith="blue: 9",
        gods={"blue": "war@gaul", "green": "sky@liguria"}, plague="iberia", temples="iberia liguria", step=Summoning,
    )  # fmt: skip
    await alice.press("ask:-:summon")
    powers = {line["value"]: line["description"] for line in lines(alice.screen, "summon")}
    assert powers["sky"] == "One more die in a godswar. You can buy Sky cards."
    await alice.choose("summon", "sky")
    told = {line["value"]: line.get("description") for part in parts(alice.screen) for line in part.get("options", ())}
    assert (told["iberia"], told["gaul"], told["rus"]) == ("temple, plague", "Gilgamesh", None)
    await alice.press("play", table.last("play"))
    await alice.press("pass:fight")
    told = {line["value"]: line["description"] for line in lines(alice.screen, "war")}
    assert told["gaul+liguria"] == "Green's last territory · from Gaul (5 armies) · there: Lugh, temple"


async def test_gods_are_called_by_name_and_steps_as_the_rules_do(table: Table) -> None:
    alice = await at(
        table, hold={"blue": "gaul:5", "green": "liguria:3"}, gods={"blue": "war@gaul"}, faith="blue: 9", step=Summoning
    )
    assert "Step 2 of 10 · Summon gods and build temples" in alice.text
    await alice.press("ask:-:summon")
    named = {line["label"] for line in lines(alice.screen, "summon")}
    assert {f"{god}, Gaul · 5" for god in ("Ishtar · Magic", "Marduk · Sky", "Druaga · Death")} <= named
    await alice.press("play", table.last("play"))
    await alice.press("pass:fight")
    assert "Step 6 of 10 · Invade territories" in alice.text
    await alice.choose("war", "gaul+liguria")
    assert "With Gilgamesh:" in alice.text
