-- Since when a person's quiet hours hold, and what they slept in the day before. What each deadline was given in all, and
-- what the time bank held when its decision was asked. Time banks in billionths, so that another pace leaves them as full
-- as they were. (Of a running deadline is known when it was asked, not which of the hours since then counted.)

ALTER TABLE people ADD COLUMN quiet_since INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN slept TEXT NOT NULL DEFAULT '[]';

ALTER TABLE timers ADD COLUMN given INTEGER NOT NULL DEFAULT 0;
ALTER TABLE timers ADD COLUMN bank INTEGER NOT NULL DEFAULT 0;
ALTER TABLE timers ADD COLUMN banked INTEGER NOT NULL DEFAULT 0;

UPDATE seats SET bank = coalesce(
    (
        SELECT min(seats.bank * 1000000000 / json_extract(pace, '$.bank'), 1000000000) FROM tables
        WHERE id = table_id AND pace != '' AND json_extract(pace, '$.bank') > 0
    ),
    0
)
WHERE banked > 0;

UPDATE timers SET
    given = due_at - asked.at,
    banked = asked.at,
    bank = asked.bank
FROM (
    SELECT t.id, decision.key AS number, decision.value AS at, s.colour,
        iif(s.banked > 0, s.bank, 1000000000) AS bank
    FROM tables AS t, json_each(t.waiting_since) AS decision, seats AS s
    WHERE s.table_id = t.id
) AS asked
WHERE kind = 'due' AND (table_id, subject, seat) = (asked.id, CAST(asked.number AS INTEGER), asked.colour);
