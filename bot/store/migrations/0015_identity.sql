-- Which database this is, by a name drawn at random, and how many transactions it has had: a lost or exchanged file is
-- recognised by them. The name also begins the nonces of messages: those that were being sent without it are looked for
-- in their channel.

CREATE TABLE identity (
    only_one INTEGER PRIMARY KEY CHECK (only_one = 1),
    name TEXT NOT NULL,
    commits INTEGER NOT NULL DEFAULT 0
);
INSERT INTO identity (only_one, name) VALUES (1, lower(hex(randomblob(12))));

UPDATE outbox SET since = since - 300 WHERE state = 'sending';
