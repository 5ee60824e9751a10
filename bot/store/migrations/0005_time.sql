-- Moments to come (bells), the pace of each table and since when it is paused, each seat's saved time and who
-- stands in for an absent player, the hours in which a person sleeps.

CREATE TABLE bells (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    about INTEGER NOT NULL DEFAULT 0,
    at INTEGER NOT NULL,
    moves INTEGER NOT NULL DEFAULT 1,
    stage INTEGER NOT NULL DEFAULT 0,
    colour TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, kind, about)
) WITHOUT ROWID;
CREATE INDEX bells_by_moment ON bells (at);

ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN paused INTEGER;

ALTER TABLE seats ADD COLUMN bank INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN banked INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN missed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN stand_in TEXT NOT NULL DEFAULT '' CHECK (stand_in IN ('', 'turn', 'caretaker', 'ai'));

ALTER TABLE people ADD COLUMN zone TEXT NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN quiet TEXT NOT NULL DEFAULT '';
