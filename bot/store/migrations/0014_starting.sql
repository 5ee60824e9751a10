-- A table that is starting: its list of seats is frozen and posted, nothing is drawn yet. What each person contributes to
-- a table's dice, kept while they have no seat there. The order in which seats were taken, and in which the host puts
-- them.

DROP INDEX one_table_a_channel;
ALTER TABLE tables RENAME COLUMN state TO state_before;
ALTER TABLE tables ADD COLUMN state TEXT NOT NULL DEFAULT 'lobby'
    CHECK (state IN ('lobby', 'starting', 'running', 'ended', 'closed'));
UPDATE tables SET state = state_before;
ALTER TABLE tables DROP COLUMN state_before;
CREATE UNIQUE INDEX one_table_a_channel ON tables (channel) WHERE state IN ('lobby', 'starting', 'running');

ALTER TABLE seats RENAME COLUMN salt TO contribution;
ALTER TABLE seats ADD COLUMN joined INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN place INTEGER NOT NULL DEFAULT 0;

CREATE TABLE contributions (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    person INTEGER NOT NULL,
    contribution TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
) WITHOUT ROWID;
INSERT INTO contributions (table_id, person, contribution)
    SELECT table_id, person, contribution FROM seats JOIN tables ON id = table_id
    WHERE state = 'lobby' AND person IS NOT NULL;
