"""Everything stored about a person, told or erased, and about a table, erased; in SQL.

What a person is told holds nothing of others, and of running games only what the person did or chose: no event, draw or
state.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from bot.messages import KINDS, PRIVATE
from bot.store.campaigns import erase_empty
from bot.store.engines import Connection
from bot.store.steps import erase_from_steps, steps_of_person
from bot.store.tables import TABLES_PLAYED

KINDS_WITH_PEOPLE = tuple(kind for kind, message in KINDS.items() if {"person", "call"} & {*message.__struct_fields__})
"""The kinds of outbox messages whose payload holds ids of people."""
NOBODY = 0
"""The id of nobody, in columns that must not be null."""
ERASED_MENTION = "*"
"""The text in place of a mention of an erased person."""


def erase_person(db: Connection, person: int) -> tuple[int, ...]:
    """Erase a person, in the caller's transaction. Returns the ids of the running tables that they sat at.

    Their answers stay, without the person, so that games can still be verified; so do the contributions of their seats.
    """
    seated = db.execute(
        "SELECT id FROM tables JOIN seats ON table_id = id WHERE person = ? AND state = 'running' ORDER BY id",
        (person,),
    )
    for (course,) in db.execute("SELECT table_id FROM courses WHERE person = ? ORDER BY table_id", (person,)):
        erase_table(db, course)
    _change_hosts(db, person)
    _leave_campaigns(db, person)
    _take_back_addresses(db, person)
    _empty_seats(db, person)
    _erase_from_messages(db, person)
    erase_from_steps(db, person)
    db.execute("UPDATE interactions SET person = ? WHERE person = ?", (NOBODY, person))
    for column in ("before", "after", "by"):
        db.execute(f"UPDATE handovers SET {column} = NULL WHERE {column} = ?", (person,))
    for column in ("person", "by"):
        db.execute(f"DELETE FROM offers WHERE {column} = ?", (person,))
    for table in ("ballots", "vacations", "last_seen", "contributions", "panel_replies"):
        db.execute(f"DELETE FROM {table} WHERE person = ?", (person,))
    db.execute("UPDATE votes SET by = NULL WHERE by = ?", (person,))
    db.execute("UPDATE votes SET about = '' WHERE about = ?", (str(person),))
    for number, asked in _votes_that_ask(db, person):
        left = [NOBODY if one == person else one for one in asked]
        db.execute("UPDATE votes SET asked = ? WHERE id = ?", (json.dumps(left), number))
    for table in ("campaigns", "tables"):
        db.execute(f"UPDATE {table} SET label = '', labelled_by = NULL WHERE labelled_by = ?", (person,))
    db.execute("DELETE FROM people WHERE id = ?", (person,))
    return tuple(row[0] for row in seated)


OF_A_TABLE = (
    "courses", "posts", "outbox", "votes", "offers", "handovers", "vacations", "last_seen", "interactions",
    "contributions", "orders", "seats", "steps", "step_blocks", "timers", "threads", "put_aside", "panel_replies",
)  # fmt: skip
"""The tables of the database with rows of one table of players, those first to which none of the others points."""


def erase_table(db: Connection, table: int) -> None:
    """Delete a table and all that belongs to it, in the caller's transaction.

    With a campaign's last table the campaign goes, with a server's last its language.
    """
    ((guild,),) = db.execute("SELECT guild FROM tables WHERE id = ?", (table,))
    db.execute("DELETE FROM ballots WHERE vote_id IN (SELECT id FROM votes WHERE table_id = ?)", (table,))
    for name in OF_A_TABLE:
        db.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))
    db.execute("DELETE FROM tables WHERE id = ?", (table,))
    erase_empty(db)
    db.execute("DELETE FROM servers WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM tables WHERE guild = ?1)", (guild,))


def _votes_that_ask(db: Connection, person: int) -> list[tuple[int, list[int]]]:
    """The votes that ask a person first, by their id, each with all whom it asks."""
    rows = db.execute("SELECT id, asked FROM votes WHERE asked LIKE ? ORDER BY id", (f"%{person}%",))
    votes = ((number, json.loads(asked)) for number, asked in rows)
    return [(number, asked) for number, asked in votes if person in asked]


def _change_hosts(db: Connection, person: int) -> None:
    """Make another seated person the host of each table that this one hosts, or nobody where there is none."""
    db.execute(
        "UPDATE tables SET host = coalesce((SELECT min(person) FROM seats"
        " WHERE table_id = tables.id AND person != tables.host), ?) WHERE host = ?",
        (NOBODY, person),
    )


def _leave_campaigns(db: Connection, person: int) -> None:
    """Let a person's members of campaigns be nobody's (no member at all, if they never played), and another person the
    host of theirs, or nobody."""
    db.execute("DELETE FROM campaign_members WHERE person = ? AND NOT played", (person,))
    db.execute("UPDATE campaign_members SET person = NULL WHERE person = ?", (person,))
    db.execute(
        "UPDATE campaigns SET host = coalesce((SELECT min(person) FROM campaign_members WHERE campaign = campaigns.id),"
        " ?) WHERE host = ?",
        (NOBODY, person),
    )


def _take_back_addresses(db: Connection, person: int) -> None:
    """Let nobody watch the games that a person plays or played any more. Whoever has one in memory reads it again."""
    db.execute(
        f"UPDATE tables SET watch = 'off', watch_token = '', version = version + 1 WHERE id IN {TABLES_PLAYED}",
        (person,),
    )


def _empty_seats(db: Connection, person: int) -> None:
    """Free the person's seats in lobbies, give those in starting and running games to the AI without their orders, and
    take the person out of those in ended games. What they contributed to dice that are fixed stays."""
    mine = "table_id, colour FROM seats WHERE person = ?"
    db.execute(f"DELETE FROM orders WHERE (table_id, colour) IN (SELECT {mine})", (person,))
    of = "(SELECT state FROM tables WHERE id = table_id)"
    db.execute(f"DELETE FROM seats WHERE person = ? AND {of} IN ('lobby', 'closed')", (person,))
    playing = f"{of} IN ('starting', 'running')"
    db.execute(f"UPDATE seats SET person = NULL, ai = {playing}, stand_in = '' WHERE person = ?", (person,))


def _erase_from_messages(db: Connection, person: int) -> None:
    """Delete the person's private messages; take their id and mentions out of all others."""
    kinds = ", ".join("?" for _ in KINDS_WITH_PEOPLE)
    for number, kind, column in db.execute(
        f"SELECT id, kind, payload FROM outbox WHERE kind IN ({kinds}) AND payload LIKE ? ORDER BY id",
        (*KINDS_WITH_PEOPLE, f"%{person}%"),
    ):
        payload = json.loads(column)
        if kind not in PRIVATE:
            payload = {name: _without(value, person) for name, value in payload.items()}
            db.execute("UPDATE outbox SET payload = ? WHERE id = ?", (json.dumps(payload), number))
        elif payload["person"] == person:
            db.execute("DELETE FROM posts WHERE outbox_id = ?", (number,))
            db.execute("DELETE FROM outbox WHERE id = ?", (number,))
    mention = f"<@{person}>"
    for column, table in (("text", "posts"), ("chunks", "outbox"), ("payload", "outbox")):
        db.execute(
            f"UPDATE {table} SET {column} = replace({column}, ?1, ?2) WHERE {column} LIKE ?3",
            (mention, ERASED_MENTION, f"%{mention}%"),
        )


def _without(value: Any, person: int) -> Any:
    return [item for item in value if item != person] if isinstance(value, list) else value


_OWN = "(SELECT table_id, colour FROM seats WHERE person = ?1)"
_SECTIONS = {
    "tables_you_host": "SELECT id, guild, channel, game, language, state, created, started, ended FROM tables"
    " WHERE host = ?1 ORDER BY id",
    "campaigns": "SELECT id, guild, number, game, member, played, told, host = ?1 AS you_host FROM campaigns"
    " LEFT JOIN campaign_members ON campaign = id AND person = ?1 WHERE person = ?1 OR host = ?1 ORDER BY id",
    "labels_of_campaigns": "SELECT id AS campaign, NULL AS table_id, label FROM campaigns WHERE labelled_by = ?1"
    " UNION ALL SELECT NULL, id, label FROM tables WHERE labelled_by = ?1 AND campaign IS NULL ORDER BY 1, 2",
    "seats": "SELECT * FROM seats WHERE person = ?1 ORDER BY table_id, colour",
    "course": "SELECT table_id, understood, said FROM courses WHERE person = ?1",
    "what_you_add_to_dice": "SELECT table_id, contribution FROM contributions WHERE person = ?1 ORDER BY table_id",
    "standing_orders": f"SELECT * FROM orders WHERE (table_id, colour) IN {_OWN} ORDER BY table_id, colour",
    "ballots": "SELECT table_id, motion, opened, choice FROM ballots JOIN votes ON votes.id = vote_id"
    " WHERE person = ?1 ORDER BY vote_id",
    "votes_you_opened": "SELECT table_id, motion, colour, opened, closed, outcome FROM votes WHERE by = ?1 ORDER BY id",
    "votes_about_you": "SELECT table_id, motion, opened, closed FROM votes WHERE about = ?1 ORDER BY id",
    "votes_that_ask_you_first": "SELECT table_id, motion, opened, closed FROM votes WHERE id = ?1",
    "seats_that_changed_hands": "SELECT table_id, seq, colour, how, coalesce(before = ?1, FALSE) AS you_left,"
    " coalesce(after = ?1, FALSE) AS you_came, coalesce(by = ?1, FALSE) AS you_decided FROM handovers"
    " WHERE ?1 IN (before, after, by) ORDER BY id",
    "offers_of_seats": "SELECT table_id, colour, at, coalesce(person = ?1, FALSE) AS to_you,"
    " coalesce(by = ?1, FALSE) AS by_you FROM offers WHERE ?1 IN (person, by) ORDER BY table_id, colour",
    "vacations": "SELECT table_id, start, until FROM vacations WHERE person = ?1 ORDER BY id",
    "read_up_to_step": "SELECT table_id, seq FROM last_seen WHERE person = ?1 ORDER BY table_id",
    "panels_to_nudge_below": "SELECT table_id, until FROM panel_replies WHERE person = ?1 ORDER BY table_id",
    "presses": "SELECT table_id, interaction, first, last, taken FROM interactions WHERE person = ?1"
    " ORDER BY interaction",
}
"""What is told under each name: the rows of a query about the person, as objects with the columns' names. Votes are
found by their number, or by the person as text."""


def data_of_person(db: Connection, person: int) -> dict[str, Any]:
    """Everything stored about a person, as plain JSON. Times are seconds since 1970."""
    data: dict[str, Any] = {"you": person, "settings": _rows(db, "SELECT * FROM people WHERE id = ?1", person)}
    asked = [number for number, _ in _votes_that_ask(db, person)]
    about: dict[str, Sequence[int | str]] = {"votes_about_you": [str(person)], "votes_that_ask_you_first": asked}
    data |= {
        name: [row for one in about.get(name, [person]) for row in _rows(db, query, one)]
        for name, query in _SECTIONS.items()
    }
    for seat in data["standing_orders"]:
        seat["orders"] = json.loads(seat["orders"])
    data["answers"] = [
        {"table_id": table, "step": step.seq, "at": step.at, "answer": step.action}
        for table, step in steps_of_person(db, person)
    ]
    return data | _messages(db, person)


def _rows(db: Connection, query: str, about: int | str) -> list[dict[str, Any]]:
    found = db.fetch_named(query, (about,))
    return [{name: _plain(value) for name, value in row.items() if name != "person"} for row in found]


def _plain(value: Any) -> Any:
    """A stored value; yes is 1 and no is 0, whichever engine stores them."""
    return int(value) if isinstance(value, bool) else value


def _messages(db: Connection, person: int) -> dict[str, Any]:
    """The private messages to a person, and the shared ones that name them: which kind, where, since when."""
    private, shared = [], []
    for table, kind, state, since, payload, chunks in db.execute(
        "SELECT table_id, kind, state, since, payload, chunks FROM outbox WHERE payload LIKE ?1 OR chunks LIKE ?1"
        " ORDER BY id",
        (f"%{person}%",),
    ):
        line = {"table_id": table, "kind": kind, "state": state, "since": since}
        if kind not in PRIVATE:
            if _names(json.loads(payload), person) or f"<@{person}>" in chunks:
                shared.append(line)
        elif json.loads(payload)["person"] == person:
            private.append(line)
    posts = db.execute(
        "SELECT table_id, kind, message, at FROM posts WHERE text LIKE ? ORDER BY id", (f"%<@{person}>%",)
    )
    shared += [dict(zip(("table_id", "kind", "message", "since"), row, strict=True)) for row in posts]
    return {"private_messages": private, "messages_that_name_you": shared}


def _names(payload: dict[str, Any], person: int) -> bool:
    """Whether a message's payload names a person, by their id or a mention."""
    values = [item for value in payload.values() for item in (value if isinstance(value, list) else [value])]
    return any(value == person or (isinstance(value, str) and f"<@{person}>" in value) for value in values)
