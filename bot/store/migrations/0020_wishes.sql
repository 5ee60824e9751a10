-- The seats that a person of a lobby wishes for, the dearest first, where dice give the seats; once the game has begun,
-- all seats of the game in the order in which they were wished for.
ALTER TABLE seats ADD COLUMN wishes TEXT NOT NULL DEFAULT '';
