-- A table that is a course: one person's practice against an AI, which nobody else sees. Each person has one at most:
-- which table, what its guide has told last (`said`) and which of its moments are understood. In a real game the guide
-- speaks to a person who wants it (on), never again to one who had enough (off), and may be asked for by others.

DROP INDEX one_table_a_channel;
DROP INDEX tables_one_war;
ALTER TABLE tables RENAME COLUMN state TO state_before;
ALTER TABLE tables ADD COLUMN state TEXT NOT NULL DEFAULT 'lobby'
    CHECK (state IN ('lobby', 'starting', 'running', 'ended', 'closed', 'course'));
UPDATE tables SET state = state_before;
ALTER TABLE tables DROP COLUMN state_before;
CREATE UNIQUE INDEX one_table_a_channel ON tables (channel) WHERE state IN ('lobby', 'starting', 'running');
CREATE UNIQUE INDEX tables_one_war ON tables (campaign)
    WHERE campaign IS NOT NULL AND state IN ('lobby', 'starting', 'running');

CREATE TABLE courses (
    person INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL UNIQUE REFERENCES tables (id),
    understood TEXT NOT NULL DEFAULT '',
    said TEXT NOT NULL DEFAULT ''
);

ALTER TABLE people ADD COLUMN guide TEXT NOT NULL DEFAULT '' CHECK (guide IN ('', 'on', 'off'));
