-- Who wants to be told that they are next, when each person was last reminded, how far each has read a game's recap.

ALTER TABLE people ADD COLUMN next_up INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN reminded INTEGER NOT NULL DEFAULT 0;

CREATE TABLE looked (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    person INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) WITHOUT ROWID;
