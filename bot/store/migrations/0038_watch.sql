-- What a table shows in a browser while it plays and afterwards, and what its address ends with; nobody watches the
-- tables that there are.
ALTER TABLE tables ADD COLUMN watch TEXT NOT NULL DEFAULT 'off';
ALTER TABLE tables ADD COLUMN watch_token TEXT NOT NULL DEFAULT '';
