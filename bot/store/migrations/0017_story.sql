-- The story of a turn is rendered from its steps: which turns a message tells stands in its payload. A story of before
-- that was sent, or half sent as text, is never edited again: it has no "to".
UPDATE outbox
SET payload = json_set(
        payload, '$.to', json_extract(payload, '$.turn'), '$.seat', '', '$.begun', json('true'), '$.by_hand', json('true')
    )
WHERE kind = 'tell' AND state = 'waiting';
