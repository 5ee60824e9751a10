-- How strong the AI of a seat is; another strength has been chosen from the seat's next turn on, if one has.
-- The AIs that there are stay as they were.
ALTER TABLE seats ADD COLUMN strength TEXT NOT NULL DEFAULT 'normal';
ALTER TABLE seats ADD COLUMN next_strength TEXT NOT NULL DEFAULT '';
UPDATE seats SET strength = 'easy' WHERE ai OR stand_in = 'ai';
