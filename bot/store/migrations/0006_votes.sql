-- Votes of a table and, until they close, their secret ballots; seats offered to a substitute; absences announced.

CREATE TABLE votes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    motion TEXT NOT NULL,
    colour TEXT NOT NULL DEFAULT '',
    first INTEGER NOT NULL DEFAULT 0,
    turn INTEGER NOT NULL DEFAULT 0,
    by INTEGER,
    opened INTEGER NOT NULL,
    closed INTEGER,
    outcome TEXT NOT NULL DEFAULT '',
    counts TEXT NOT NULL DEFAULT '{}'
);
CREATE UNIQUE INDEX one_vote_on_a_matter ON votes (table_id, motion, colour) WHERE closed IS NULL;
CREATE INDEX votes_of_a_table ON votes (table_id, id);

CREATE TABLE ballots (
    vote_id INTEGER NOT NULL REFERENCES votes (id),
    person INTEGER NOT NULL,
    choice TEXT NOT NULL,
    PRIMARY KEY (vote_id, person)
) WITHOUT ROWID;

CREATE TABLE offers (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    colour TEXT NOT NULL,
    person INTEGER,
    by INTEGER,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, colour)
) WITHOUT ROWID;

CREATE TABLE vacations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    person INTEGER NOT NULL,
    start INTEGER NOT NULL,
    until INTEGER NOT NULL
);
CREATE INDEX vacations_of_a_person ON vacations (table_id, person);
