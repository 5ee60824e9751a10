-- The threads that the bot makes for tables: from a message in the channel `parent`, or as a post of that forum.
-- `origin` is the channel in which the table was opened, `thread` the thread once it is made, `shown` the state of the
-- table that the thread shows.
CREATE TABLE threads (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    parent INTEGER NOT NULL,
    post INTEGER NOT NULL CHECK (post IN (0, 1)),
    origin INTEGER NOT NULL,
    thread INTEGER UNIQUE,
    shown TEXT NOT NULL DEFAULT 'lobby' CHECK (shown IN ('lobby', 'playing', 'ended'))
);
