-- Tables and who sits there, every step that was played, what is to be said and what was said, people.

CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER,
    channel INTEGER NOT NULL,
    host INTEGER NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    language TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('lobby', 'running', 'ended', 'closed')),
    secret BLOB NOT NULL,
    created INTEGER NOT NULL,
    started INTEGER,
    ended INTEGER,
    seq INTEGER NOT NULL DEFAULT -1,
    turn INTEGER NOT NULL DEFAULT 0,
    asked TEXT NOT NULL DEFAULT '{}'
);
CREATE UNIQUE INDEX one_table_a_channel ON tables (channel) WHERE state IN ('lobby', 'running');

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    colour TEXT NOT NULL,
    person INTEGER,
    ai INTEGER NOT NULL DEFAULT 0,
    salt TEXT NOT NULL DEFAULT '',
    conceded INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, colour)
) WITHOUT ROWID;
CREATE UNIQUE INDEX one_seat_a_person ON seats (table_id, person) WHERE person IS NOT NULL;
CREATE INDEX seats_of_a_person ON seats (person) WHERE person IS NOT NULL;

CREATE TABLE steps (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    by TEXT NOT NULL,
    person INTEGER,
    action TEXT,
    events TEXT NOT NULL,
    draws TEXT NOT NULL,
    snapshot BLOB NOT NULL,
    free INTEGER NOT NULL,
    at INTEGER NOT NULL,
    undoes INTEGER,
    rules TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE presses (
    interaction INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    person INTEGER NOT NULL,
    first INTEGER NOT NULL,
    last INTEGER NOT NULL,
    taken INTEGER NOT NULL,
    refused TEXT
);

CREATE TABLE orders (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    colour TEXT NOT NULL,
    topic TEXT NOT NULL,
    policy TEXT NOT NULL,
    wish TEXT NOT NULL,
    PRIMARY KEY (table_id, colour, topic)
) WITHOUT ROWID;

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending', 'sent', 'failed')),
    since INTEGER NOT NULL,
    plan TEXT NOT NULL DEFAULT '[]'
);
CREATE INDEX outbox_to_send ON outbox (table_id, id) WHERE state IN ('waiting', 'sending');

CREATE TABLE posts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    outbox_id INTEGER NOT NULL REFERENCES outbox (id),
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL UNIQUE,
    at INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    text TEXT NOT NULL
);
CREATE INDEX posts_of_a_table ON posts (table_id, id);

CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    language TEXT NOT NULL DEFAULT '',
    dms_closed INTEGER
);

CREATE TABLE servers (
    id INTEGER PRIMARY KEY,
    language TEXT NOT NULL DEFAULT ''
);

CREATE TABLE facts (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
