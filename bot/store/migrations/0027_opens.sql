-- Whether the person of a seat agrees, before a war, to open what their campaign opens by vote alone.
ALTER TABLE seats ADD COLUMN opens INTEGER NOT NULL DEFAULT 0;
