-- Games that could not be read, so that their channel is told once.

CREATE TABLE put_aside (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    at INTEGER NOT NULL
);
