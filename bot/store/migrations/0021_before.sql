-- What a table's game begins with, as JSON text that the game itself reads; "" for a new beginning.
ALTER TABLE tables ADD COLUMN before TEXT NOT NULL DEFAULT '';
