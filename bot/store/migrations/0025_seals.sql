-- What a campaign keeps secret until its packs are opened and it is over: its own key and the texts behind its seals, as
-- JSON, encrypted as the tables' secrets are; empty for a campaign that has no seals yet.
ALTER TABLE campaigns ADD COLUMN sealed BLOB NOT NULL DEFAULT x'';
