-- How strong the AI of a seat is and of what temper, in one word, such as hard-bold. A strength alone, as it has been
-- written so far, is an even temper.
ALTER TABLE seats RENAME COLUMN strength TO character;
ALTER TABLE seats RENAME COLUMN next_strength TO next_character;
