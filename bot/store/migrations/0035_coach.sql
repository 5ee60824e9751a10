-- Whether the players of a table may ask for hints and reviews; the tables that there are have none.
ALTER TABLE tables ADD COLUMN coach INTEGER NOT NULL DEFAULT 0;
