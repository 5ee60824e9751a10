-- Campaigns: games of one server that follow one another. `number` counts those of the server, `kept` is what the last
-- game has left, as JSON text that the game itself reads.
CREATE TABLE campaigns (
    id INTEGER PRIMARY KEY,
    guild INTEGER,
    number INTEGER NOT NULL,
    game TEXT NOT NULL,
    host INTEGER NOT NULL,
    kept TEXT NOT NULL
) STRICT;

-- Who is behind a campaign's opaque member ids: a person, an AI by its name, or (neither) somebody who was forgotten.
CREATE TABLE campaign_members (
    campaign INTEGER NOT NULL REFERENCES campaigns (id),
    member TEXT NOT NULL,
    person INTEGER,
    ai TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (campaign, member)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX campaign_people ON campaign_members (campaign, person) WHERE person IS NOT NULL;

-- The campaign to which a table's game belongs, if any, and which of its games that is.
ALTER TABLE tables ADD COLUMN campaign INTEGER REFERENCES campaigns (id);
ALTER TABLE tables ADD COLUMN war INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_campaign ON tables (campaign) WHERE campaign IS NOT NULL;
-- A campaign is played at one table at a time.
CREATE UNIQUE INDEX tables_one_war ON tables (campaign)
    WHERE campaign IS NOT NULL AND state IN ('lobby', 'starting', 'running');
