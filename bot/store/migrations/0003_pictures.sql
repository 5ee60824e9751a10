-- The palette that a person reads best, and the name of the picture that a message carries.

ALTER TABLE people ADD COLUMN palette TEXT NOT NULL DEFAULT '';

ALTER TABLE posts ADD COLUMN picture TEXT NOT NULL DEFAULT '';
UPDATE posts SET picture = 'board.webp' WHERE kind = 'board';
