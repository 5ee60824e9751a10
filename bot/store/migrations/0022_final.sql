-- The last step of a table's game that did something for ever, past which nothing goes back; 0 where none did.
ALTER TABLE tables ADD COLUMN final INTEGER NOT NULL DEFAULT 0;
