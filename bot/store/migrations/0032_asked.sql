-- The people who are asked first whether what a host wishes may be done; a no makes it a vote of the table.
ALTER TABLE votes ADD COLUMN asked TEXT NOT NULL DEFAULT '[]';
