-- The ended table of which a table is the rematch, if it is one.
ALTER TABLE tables ADD COLUMN rematch_of INTEGER;
