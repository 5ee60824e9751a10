-- How to write below the panel that a person on turn, who wishes to be nudged, opened or used last: the token of that
-- press, and until when Discord takes it.
CREATE TABLE panel_replies (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    person INTEGER NOT NULL,
    token TEXT NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
);
