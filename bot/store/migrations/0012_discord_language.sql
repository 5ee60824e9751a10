-- The language of a person's Discord, as the last press said.
ALTER TABLE people RENAME COLUMN heard TO discord_language;
