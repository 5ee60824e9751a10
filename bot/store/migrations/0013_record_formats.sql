-- How the key of a table's dice is made (the format of its record), and the round of the public beacon that its frozen
-- list names, as JSON. Games that have begun keep the key they were begun with; in a lobby nothing is drawn yet.
ALTER TABLE tables ADD COLUMN record_format TEXT NOT NULL DEFAULT '1';
ALTER TABLE tables ADD COLUMN beacon TEXT;
UPDATE tables SET record_format = '2' WHERE state = 'lobby';
-- AI seats contribute nothing to the key of format 2.
UPDATE seats SET salt = '' WHERE ai AND table_id IN (SELECT id FROM tables WHERE state = 'lobby');
