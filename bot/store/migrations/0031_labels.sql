-- What a campaign is called by its hosts, and who gave it the label; at the table where it begins, before it has begun.
ALTER TABLE campaigns ADD COLUMN label TEXT NOT NULL DEFAULT '';
ALTER TABLE campaigns ADD COLUMN labelled_by INTEGER;
ALTER TABLE tables ADD COLUMN label TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN labelled_by INTEGER;

-- Whether a host was told that what lies behind its seals is plain text in the file.
ALTER TABLE campaigns ADD COLUMN plain_told INTEGER NOT NULL DEFAULT 0;
