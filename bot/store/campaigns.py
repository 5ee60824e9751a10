"""Campaigns and the people in them, in SQL."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from bot.store.encryption import PLAIN, Encryption
from bot.store.engines import Connection
from bot.store.models import CampaignMember, SealedTexts, StoredCampaign, Table

_CAMPAIGN = "id, guild, number, game, host, kept, ended, label"
_UNDER_WAY = "state IN ('lobby', 'starting', 'running')"


class StoredCampaigns:
    """Every method works inside the caller's transaction."""

    def __init__(self, db: Connection, encryption: Encryption = PLAIN) -> None:
        self._db, self._encryption = db, encryption

    def begin(self, table: Table, kept: str) -> StoredCampaign:
        """Write a new campaign, the next of its server, that begins at a table and is called as it is there."""
        ((number,),) = self._db.execute(
            "INSERT INTO campaigns (guild, number, game, host, kept, label, labelled_by, plain_told)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
            (
                *(table.guild, self._next_number(table.guild), table.game, table.host, kept),
                *(table.label, table.labelled_by, self.keeps_plain),
            ),
        )
        return self._campaigns("id = ?", number)[0]

    def _next_number(self, guild: int | None) -> int:
        """The number of the next campaign of a server."""
        where, values = _in_guild(guild)
        number: int = self._db.fetch_one(f"SELECT coalesce(max(number), 0) + 1 FROM campaigns WHERE {where}", values)[0]
        return number

    def get(self, campaign: int) -> StoredCampaign | None:
        found = self._campaigns("id = ?", campaign)
        return found[0] if found else None

    def of_guild(self, guild: int | None) -> tuple[StoredCampaign, ...]:
        """A server's campaigns, the newest first."""
        where, values = _in_guild(guild)
        return self._campaigns(f"{where} ORDER BY id DESC", *values)

    def last_in(self, guild: int | None, channel: int) -> StoredCampaign | None:
        """The campaign of a server of which a channel has the newest game; None if it has none."""
        where, values = _in_guild(guild)
        found = self._campaigns(
            "id = (SELECT campaign FROM tables WHERE channel = ? AND campaign IS NOT NULL ORDER BY id DESC LIMIT 1)"
            f" AND {where}",
            *(channel, *values),
        )
        return found[0] if found else None

    def keep(self, campaign: int, kept: str) -> None:
        """Write what a campaign's last game has left."""
        self._db.execute("UPDATE campaigns SET kept = ? WHERE id = ?", (kept, campaign))

    @property
    def keeps_plain(self) -> bool:
        """Whether what lies behind seals is plain text in the file: the bot has no key to encrypt it with."""
        return not self._encryption.has_keys

    def note_plain_told(self, campaign: int) -> bool:
        """Write that a host was told so, or was where the campaign began. Returns whether that is new."""
        new = "UPDATE campaigns SET plain_told = TRUE WHERE id = ? AND NOT plain_told"
        return self._db.change(new, (campaign,)) > 0

    def seals(self, campaign: int) -> SealedTexts | None:
        """What a campaign keeps secret; None while it has no seals."""
        (stored,) = self._db.fetch_one("SELECT sealed FROM campaigns WHERE id = ?", (campaign,))
        if not stored:
            return None
        texts = json.loads(self._encryption.decrypt(stored))
        return SealedTexts(bytes.fromhex(texts["secret"]), texts["texts"], texts["drawn"])

    def keep_seals(self, campaign: int, sealed: SealedTexts) -> None:
        """Write what a campaign keeps secret."""
        kept = {"secret": sealed.secret.hex(), "texts": dict(sealed.texts), "drawn": dict(sealed.drawn)}
        stored = self._encryption.encrypt(json.dumps(kept).encode())
        self._db.execute("UPDATE campaigns SET sealed = ? WHERE id = ?", (stored, campaign))

    def change_host(self, campaign: int, host: int) -> None:
        self._db.execute("UPDATE campaigns SET host = ? WHERE id = ?", (host, campaign))

    def set_label(self, campaign: int, label: str, by: int) -> None:
        """Write what a person calls a campaign; "": nothing any more."""
        self._db.execute("UPDATE campaigns SET label = ?, labelled_by = ? WHERE id = ?", (label, by, campaign))

    def end(self, campaign: int, now: int) -> None:
        """Write that a campaign goes on no more."""
        self._db.execute("UPDATE campaigns SET ended = ? WHERE id = ?", (now, campaign))

    def members(self, campaign: int) -> dict[str, CampaignMember]:
        """Who is behind each member id, in the order in which they came."""
        rows = self._db.execute(
            "SELECT member, person, ai, told, played FROM campaign_members WHERE campaign = ?"
            " ORDER BY length(member), member",
            (campaign,),
        )
        return {
            member: CampaignMember(member, person, ai, bool(told), bool(played))
            for member, person, ai, told, played in rows
        }

    def add_member(self, campaign: int, member: CampaignMember) -> None:
        """Write a new member; the transaction clashes if its id, or its person, is a member already."""
        self._db.execute(
            "INSERT INTO campaign_members (campaign, member, person, ai, told, played) VALUES (?, ?, ?, ?, ?, ?)",
            (campaign, member.member, member.person, member.ai, member.told, member.played),
        )

    def take_seat(self, campaign: int, member: str) -> None:
        """Write that a member has a seat in a game: they are told of the next one from now on."""
        self._db.execute(
            "UPDATE campaign_members SET played = TRUE, told = TRUE WHERE campaign = ? AND member = ?",
            (campaign, member),
        )

    def tell(self, campaign: int, member: str, told: bool) -> None:
        """Write whether a member is told of the next game. Who is not, and never played, is no member any more."""
        where = (campaign, member)
        self._db.execute("UPDATE campaign_members SET told = ? WHERE campaign = ? AND member = ?", (told, *where))
        self._db.execute(
            "DELETE FROM campaign_members WHERE campaign = ? AND member = ? AND NOT told AND NOT played", where
        )

    def under_way(self, campaign: int) -> int | None:
        """The table where a campaign is played now, from its lobby on."""
        found = self._db.fetch_one(f"SELECT id FROM tables WHERE campaign = ? AND {_UNDER_WAY}", (campaign,))
        return found[0] if found else None

    def last_table(self, campaign: int) -> int | None:
        """The table of a campaign's last game that began."""
        found = self._db.fetch_one("SELECT max(id) FROM tables WHERE campaign = ? AND started IS NOT NULL", (campaign,))
        return found[0] if found else None

    def between_games(self) -> dict[int, StoredCampaign]:
        """The campaigns that wait for their next game, by the table of the last."""
        return self._waiting(self._campaigns("ended IS NULL ORDER BY id"))

    def of_person(self, person: int) -> tuple[StoredCampaign, ...]:
        """The campaigns that go on and of which a person is a member or the host."""
        mine = "(host = ?1 OR id IN (SELECT campaign FROM campaign_members WHERE person = ?1))"
        return self._campaigns(f"ended IS NULL AND {mine} ORDER BY id", person)

    def between_games_of(self, person: int) -> dict[int, StoredCampaign]:
        """Those of `of_person` that wait for their next game, by the table of the last."""
        return self._waiting(self.of_person(person))

    def _waiting(self, campaigns: Iterable[StoredCampaign]) -> dict[int, StoredCampaign]:
        idle = ((self.last_table(one.id), one) for one in campaigns if self.under_way(one.id) is None)
        return {table: one for table, one in idle if table is not None}

    def tables(self, campaign: int) -> tuple[int, ...]:
        """The tables of a campaign, in the order of its games."""
        rows = self._db.execute("SELECT id FROM tables WHERE campaign = ? ORDER BY id", (campaign,))
        return tuple(row[0] for row in rows)

    def move(self, campaign: int, guild: int | None) -> None:
        """Write that a campaign goes on in another server, with all its games; there it is the next in number."""
        where, values = _in_guild(guild)
        self._db.execute(
            f"UPDATE campaigns SET guild = ?, number = ? WHERE id = ? AND NOT coalesce({where}, FALSE)",
            (guild, self._next_number(guild), campaign, *values),
        )
        self._db.execute("UPDATE tables SET guild = ?, version = version + 1 WHERE campaign = ?", (guild, campaign))

    def release(self, table: int) -> None:
        """Take a table that has not begun out of its campaign; a campaign none of whose games began is deleted."""
        self._db.execute("UPDATE tables SET campaign = NULL, war = 0, before = '' WHERE id = ?", (table,))
        erase_empty(self._db)

    def _campaigns(self, where: str, *values: Any) -> tuple[StoredCampaign, ...]:
        rows = self._db.execute(f"SELECT {_CAMPAIGN} FROM campaigns WHERE {where}", values)
        return tuple(StoredCampaign(*row) for row in rows)


def _in_guild(guild: int | None) -> tuple[str, tuple[int, ...]]:
    """The condition that something is in this server, or (None) in none, and its parameters."""
    return ("guild IS NULL", ()) if guild is None else ("guild = ?", (guild,))


def erase_empty(db: Connection) -> None:
    """Delete the campaigns without a table, in the caller's transaction."""
    tables = "SELECT campaign FROM tables WHERE campaign IS NOT NULL"
    db.execute(f"DELETE FROM campaign_members WHERE campaign NOT IN ({tables})")
    db.execute(f"DELETE FROM campaigns WHERE id NOT IN ({tables})")
