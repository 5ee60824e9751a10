-- Votes of a campaign's members: `about` says what a vote is about besides its motion, `channel` where its card stands
-- if that is not its table's. A campaign that its members have ended goes on no more.
ALTER TABLE votes ADD COLUMN about TEXT NOT NULL DEFAULT '';
ALTER TABLE votes ADD COLUMN channel INTEGER;
ALTER TABLE campaigns ADD COLUMN ended INTEGER;
