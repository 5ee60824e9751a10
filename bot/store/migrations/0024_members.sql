-- Whether a member of a campaign is told of its next game, and has ever had a seat in one.
ALTER TABLE campaign_members ADD COLUMN told INTEGER NOT NULL DEFAULT 1;
ALTER TABLE campaign_members ADD COLUMN played INTEGER NOT NULL DEFAULT 1;
