-- Blocks: runs of steps of one table, compressed together and taken out of the table `steps`.

CREATE TABLE step_blocks (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    first INTEGER NOT NULL,
    last INTEGER NOT NULL,
    rules TEXT NOT NULL,
    people TEXT NOT NULL,
    turns TEXT NOT NULL,
    undone TEXT NOT NULL,
    steps BLOB NOT NULL,
    snapshots BLOB NOT NULL,
    PRIMARY KEY (table_id, first)
);
