"""A table's own word for its units: what people see of a game never has another game's word for them."""

from __future__ import annotations

import re

from support.in_part import in_part
from support.tables.observer import Observer
from support.tables.player import play_on
from support.tables.simkit import LOCALES, Person, lines
from support.tables.tables import Table

from bot.ui.interaction.forms import LABEL
from bot.words.games import lobby_words

H = 3600
FOREIGN = {
    ("classic", "en"): r"regiment",
    ("lotr", "en"): r"\barm(y|ies)\b",
    ("classic", "fr"): r"\barmées?\b",
    ("lotr", "fr"): r"\barmées?\b",
}
"""What no text of a game has; French rules of both games say *régiment*."""
WHOLE = re.compile(
    r"neutral arm(y|ies)|armies of Good|armies of Evil|army of a player|armies' colours|"
    r"(that|whose) army|arm(y|ies) neutral|"
    r"armées? neutres?|armées du Bien|armées du Mal|armée d.un joueur|couleurs des armées|"
    r"cette armée|trois armées|Des armées|armée (rouge|bleue|jaune|verte|noire|violette)",
    re.IGNORECASE,
)
"""An army as a whole, all that one player has: a word of every game."""
OWN = {("classic", "en"): r"\d armies", ("lotr", "en"): r"\d regiments"}
UNIT = {("classic", "en"): r"\barm(y|ies)\b"}
CUT = re.compile(rf".{{{LABEL - 1}}}…")
"""A form's title or label that had no room."""
LOOKS = ("board", "status", "log", "hand", "wait", "table options", "seat orders", "seat turn", "me recap", "help")
SEATS = {"classic": ("red", "blue", "yellow"), "lotr": ("green", "red", "black")}


async def look_round(table: Table, people: tuple[Person, ...], game: str) -> None:
    """Open every screen with its forms, and every page of the rules."""
    for person in people:
        for command in LOOKS:
            await person.type(f"risk {command}")
            await person.look_into_forms()
        await person.type("risk board", show="text")
    for topic in lobby_words(game).topics:
        await people[0].type("risk rules", topic=topic)


async def forms_of_a_turn(table: Table, people: tuple[Person, ...]) -> list[str]:
    """Open every form of the panels from the set-up to the first attacks. Returns their texts."""
    shown: list[str] = []
    for person in people:
        await person.press("play", table.last("play"))
        shown += await person.look_into_forms()
    await table.wished(*people)
    for _ in range(30):
        session = await table.session()
        seat = session.seats[session.list_waiting()[0].decision.player]
        person = next(each for each in people if each.id == seat.person)
        await person.press("play", table.last("play"))
        shown += await person.look_into_forms()
        if targets := lines(person.screen, "war"):
            await person.choose("war", targets[0]["value"])
            return shown + await person.look_into_forms()
        await play_on(table, 1)
    raise AssertionError("nobody could attack")


async def refused(person: Person, own: str) -> str:
    """Give orders that the rules refuse. Returns what they said."""
    told = []
    for command, options in (
        ("risk deploy", {"where": own, "count": 99}),
        ("risk attack", {"from": own, "to": own}),
        ("risk fortify", {"from": own, "to": own, "count": 99}),
        ("risk do", {"answer": "dance"}),
    ):
        await person.type(command, **options)
        told.append(person.text)
    return "\n".join(told)


@in_part("game, language", [*FOREIGN], kept=[("classic", "fr")])
async def test_no_text_of_a_table_has_another_games_word(table: Table, game: str, language: str) -> None:
    """Set-up, turns by buttons and typing, every screen, refusals, a reminder, the caretaker, direct messages."""
    people = (table.alice, table.bob, table.eve)
    LOCALES.update(dict.fromkeys((person.id for person in people), language))
    observer = Observer(table)
    await table.open(table.alice, table.bob, game=game, seats=SEATS[game])
    forms = await forms_of_a_turn(table, people[:2])
    assert any(re.search(UNIT.get((game, language), r"r[eé]giment"), text) for text in forms), "a form names units"
    assert [line for text in forms for line in text.splitlines() if CUT.fullmatch(line)] == []
    for _ in range(4):
        await play_on(table, 6)
        observer.look()
    await look_round(table, (table.alice, table.eve), game)
    session = await table.session()
    waiting = session.list_waiting()[0]
    person = next(each for each in people if each.id == waiting.person)
    own = session.state.land.of(waiting.decision.player)[0]
    assert await refused(person, own)
    for hours in (13, 48):
        await table.env.advance_time(hours * H)
        await table.bot.scheduler.fire_due()
        await table.quiet()
        observer.look()
    assert person.letters, "the reminder came"
    word = OWN.get((game, language), r"\d régiments")
    assert sum(bool(re.search(word, line)) for line in observer.read) > 2, "the stories count units"
    for each in people:
        lines = observer.lines_seen_by(each)
        assert sum(bool(re.search(word, line)) for line in lines) > 10
        assert [line for line in lines if re.search(FOREIGN[game, language], WHOLE.sub("", line), re.IGNORECASE)] == []
