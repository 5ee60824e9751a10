-- Whether a database is in use (''), being filled by `risk move` (unfinished), or was left by it (moved): a program that
-- does not know these words must not open it. And the picture of a post by its message is found without reading all.
ALTER TABLE identity ADD COLUMN state {text} NOT NULL DEFAULT '';
CREATE INDEX posts_of_a_message ON posts (outbox_id);
