-- Who was put into which seat while a game ran, and after which step.

CREATE TABLE handovers (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    colour TEXT NOT NULL,
    how TEXT NOT NULL CHECK (how IN ('person', 'ai', 'nobody', 'conceded', 'neutral')),
    before INTEGER,
    after INTEGER,
    by INTEGER
);
CREATE INDEX handovers_of_a_table ON handovers (table_id, id);
