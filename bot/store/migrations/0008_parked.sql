-- A table whose channel the bot cannot speak in is parked: why, and since when.

ALTER TABLE tables ADD COLUMN parked TEXT NOT NULL DEFAULT '' CHECK (parked IN ('', 'gone', 'away', 'barred'));
ALTER TABLE tables ADD COLUMN parked_at INTEGER;
