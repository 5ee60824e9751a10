"""Everything stored about a person, told or erased, and about a table, erased; in SQL.

What a person is told holds nothing of others, and of running games only what the person did or chose: no event, draw or
state.
"""

from __future__ import annotations

import json
import sqlite3
from typing import Any

from bot.messages import KINDS, PRIVATE
from bot.store.campaigns import erase_empty
from bot.store.steps import erase_from_steps, steps_of_person
from bot.store.tables import TABLES_PLAYED

KINDS_WITH_PEOPLE = tuple(kind for kind, message in KINDS.items() if {"person", "call"} & {*message.__struct_fields__})
"""The kinds of outbox messages whose payload holds ids of people."""
NOBODY = 0
"""The id of nobody, in columns that must not be null."""
ERASED_MENTION = "*"
"""The text in place of a mention of an erased person."""


def erase_person(db: sqlite3.Connection, person: int) -> tuple[int, ...]:
    """Erase a person, in the caller's transaction. Returns the ids of the running tables that they sat at.

    Their answers stay, without the person, so that games can still be verified; so do the contributions of their seats.
    """
    seated = db.execute(
        "SELECT id FROM tables JOIN seats ON table_id = id WHERE person = ? AND state = 'running'", (person,)
    ).fetchall()
    for (course,) in db.execute("SELECT table_id FROM courses WHERE person = ?", (person,)).fetchall():
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
    db.execute("UPDATE votes SET about = '' WHERE about = CAST(? AS TEXT)", (person,))
    for number, asked in db.execute("SELECT id, asked FROM votes WHERE asked LIKE ?", (f"%{person}%",)).fetchall():
        left = [NOBODY if one == person else one for one in json.loads(asked)]
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


def erase_table(db: sqlite3.Connection, table: int) -> None:
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


def _change_hosts(db: sqlite3.Connection, person: int) -> None:
    """Make another seated person the host of each table that this one hosts, or nobody where there is none."""
    db.execute(
        "UPDATE tables SET host = coalesce((SELECT min(person) FROM seats"
        " WHERE table_id = tables.id AND person != tables.host), ?) WHERE host = ?",
        (NOBODY, person),
    )


def _leave_campaigns(db: sqlite3.Connection, person: int) -> None:
    """Let a person's members of campaigns be nobody's (no member at all, if they never played), and another person the
    host of theirs, or nobody."""
    db.execute("DELETE FROM campaign_members WHERE person = ? AND played = 0", (person,))
    db.execute("UPDATE campaign_members SET person = NULL WHERE person = ?", (person,))
    db.execute(
        "UPDATE campaigns SET host = coalesce((SELECT min(person) FROM campaign_members WHERE campaign = campaigns.id),"
        " ?) WHERE host = ?",
        (NOBODY, person),
    )


def _take_back_addresses(db: sqlite3.Connection, person: int) -> None:
    """Let nobody watch the games that a person plays or played any more."""
    db.execute(f"UPDATE tables SET watch = 'off', watch_token = '' WHERE id IN {TABLES_PLAYED}", (person,))


def _empty_seats(db: sqlite3.Connection, person: int) -> None:
    """Free the person's seats in lobbies, give those in starting and running games to the AI without their orders, and
    take the person out of those in ended games. What they contributed to dice that are fixed stays."""
    mine = "table_id, colour FROM seats WHERE person = ?"
    db.execute(f"DELETE FROM orders WHERE (table_id, colour) IN (SELECT {mine})", (person,))
    of = "(SELECT state FROM tables WHERE id = table_id)"
    db.execute(f"DELETE FROM seats WHERE person = ? AND {of} IN ('lobby', 'closed')", (person,))
    playing = f"{of} IN ('starting', 'running')"
    db.execute(f"UPDATE seats SET person = NULL, ai = {playing}, stand_in = '' WHERE person = ?", (person,))


def _erase_from_messages(db: sqlite3.Connection, person: int) -> None:
    """Delete the person's private messages; take their id and mentions out of all others."""
    kinds = ", ".join("?" for _ in KINDS_WITH_PEOPLE)
    for number, kind, column in db.execute(
        f"SELECT id, kind, payload FROM outbox WHERE kind IN ({kinds}) AND payload LIKE ?",
        (*KINDS_WITH_PEOPLE, f"%{person}%"),
    ).fetchall():
        payload = json.loads(column)
        if kind not in PRIVATE:
            payload = {name: _without(value, person) for name, value in payload.items()}
            db.execute("UPDATE outbox SET payload = ? WHERE id = ?", (json.dumps(payload), number))
        elif payload["person"] == person:
            db.execute("DELETE FROM posts WHERE outbox_id = ?", (number,))
            db.execute("DELETE FROM outbox WHERE id = ?", (number,))
    mention = f"<@{person}>"
    for column, table in (("text", "posts"), ("chunks", "outbox"), ("payload", "outbox")):
        db.execute(f"UPDATE {table} SET {column} = replace({column}, ?, ?)", (mention, ERASED_MENTION))


def _without(value: Any, person: int) -> Any:
    return [item for item in value if item != person] if isinstance(value, list) else value


_OWN = "(SELECT table_id, colour FROM seats WHERE person = ?1)"
_SECTIONS = {
    "tables_you_host": "SELECT id, guild, channel, game, language, state, created, started, ended FROM tables"
    " WHERE host = ?1",
    "campaigns": "SELECT id, guild, number, game, member, played, told, host IS ?1 AS you_host FROM campaigns"
    " LEFT JOIN campaign_members ON campaign = id AND person = ?1 WHERE person = ?1 OR host = ?1",
    "labels_of_campaigns": "SELECT id AS campaign, NULL AS table_id, label FROM campaigns WHERE labelled_by = ?1"
    " UNION ALL SELECT NULL, id, label FROM tables WHERE labelled_by = ?1 AND campaign IS NULL",
    "seats": "SELECT * FROM seats WHERE person = ?1",
    "course": "SELECT table_id, understood, said FROM courses WHERE person = ?1",
    "what_you_add_to_dice": "SELECT table_id, contribution FROM contributions WHERE person = ?1",
    "standing_orders": f"SELECT * FROM orders WHERE (table_id, colour) IN {_OWN}",
    "ballots": "SELECT table_id, motion, opened, choice FROM ballots JOIN votes ON votes.id = vote_id"
    " WHERE person = ?1",
    "votes_you_opened": "SELECT table_id, motion, colour, opened, closed, outcome FROM votes WHERE by = ?1",
    "votes_about_you": "SELECT table_id, motion, opened, closed FROM votes WHERE about = CAST(?1 AS TEXT)",
    "votes_that_ask_you_first": "SELECT table_id, motion, opened, closed FROM votes, json_each(asked)"
    " WHERE json_each.value = ?1",
    "seats_that_changed_hands": "SELECT table_id, seq, colour, how, before IS ?1 AS you_left, after IS ?1 AS you_came,"
    " by IS ?1 AS you_decided FROM handovers WHERE ?1 IN (before, after, by)",
    "offers_of_seats": "SELECT table_id, colour, at, person IS ?1 AS to_you, by IS ?1 AS by_you FROM offers"
    " WHERE ?1 IN (person, by)",
    "vacations": "SELECT table_id, start, until FROM vacations WHERE person = ?1",
    "read_up_to_step": "SELECT table_id, seq FROM last_seen WHERE person = ?1",
    "panels_to_nudge_below": "SELECT table_id, until FROM panel_replies WHERE person = ?1",
    "presses": "SELECT table_id, interaction, first, last, taken FROM interactions WHERE person = ?1",
}
"""What is told under each name: the rows of a query, as objects with the columns' names."""


def data_of_person(db: sqlite3.Connection, person: int) -> dict[str, Any]:
    """Everything stored about a person, as plain JSON. Times are seconds since 1970."""
    data: dict[str, Any] = {"you": person, "settings": _rows(db, "SELECT * FROM people WHERE id = ?1", person)}
    data |= {name: _rows(db, query, person) for name, query in _SECTIONS.items()}
    for seat in data["standing_orders"]:
        seat["orders"] = json.loads(seat["orders"])
    data["answers"] = [
        {"table_id": table, "step": step.seq, "at": step.at, "answer": step.action}
        for table, step in steps_of_person(db, person)
    ]
    return data | _messages(db, person)


def _rows(db: sqlite3.Connection, query: str, person: int) -> list[dict[str, Any]]:
    found = db.execute(query, (person,))
    names = [column[0] for column in found.description]
    return [{name: value for name, value in zip(names, row, strict=True) if name != "person"} for row in found]


def _messages(db: sqlite3.Connection, person: int) -> dict[str, Any]:
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
