-- What is raised whenever a table changes in what a session keeps in memory: whoever has read it at another version reads
-- it again.
ALTER TABLE tables ADD COLUMN version {integer} NOT NULL DEFAULT 0;
