-- The package that a table's game came from, with its version; '' for a game of this project.
ALTER TABLE tables ADD COLUMN package TEXT NOT NULL DEFAULT '';
