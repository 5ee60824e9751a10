-- The language of each person's Discord, as their last press told it: what is written to them directly is in it.
ALTER TABLE people ADD COLUMN heard TEXT NOT NULL DEFAULT '';
