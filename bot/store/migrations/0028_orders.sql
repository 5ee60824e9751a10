-- All that a seat has said beforehand is one JSON document, as `rules.write_orders` writes it, where each thing was a row
-- under a topic of its own. What an order said besides its policy was a list of strings: numbers; kinds, which have a
-- hyphen or are decks, of things that happen in windows; and names of territories or cards, some with a count (`harad:5`).
-- (A subquery with a limit keeps its order.)

CREATE TEMP TABLE parts AS
SELECT table_id, colour, topic, -1 AS place, policy, wish, '{}' AS condition FROM orders
UNION ALL
SELECT table_id, colour, topic, clause.key, json_extract(clause.value, '$.policy'),
    json_extract(clause.value, '$.wish'), json_extract(clause.value, '$.when')
FROM orders, json_each(clauses) AS clause;

CREATE TEMP TABLE entries AS
SELECT table_id, colour, topic, place, entry.key AS at, entry.value AS said,
    CASE
        WHEN entry.value NOT GLOB '*[^0-9]*' THEN 'number'
        WHEN topic NOT LIKE 'to-%' AND (entry.value LIKE '%-%' OR entry.value IN ('war', 'sky', 'death')) THEN 'kind'
        ELSE 'name'
    END AS sort
FROM parts, json_each(wish) AS entry
WHERE topic NOT IN ('plan', 'ahead', 'forced', 'nudge', 'told') AND topic NOT LIKE '#%';

CREATE TEMP TABLE detailed AS
SELECT table_id, colour, topic, place, policy, condition, json_object(
    'numbers', (
        SELECT json_group_object(
            CASE topic
                WHEN 'to-bid' THEN CASE at WHEN 0 THEN 'bid' ELSE 'keep' END
                WHEN 'to-pledge' THEN 'keep'
                ELSE 'odds'
            END,
            CAST(said AS INTEGER)
        )
        FROM entries AS e
        WHERE sort = 'number' AND (e.table_id, e.colour, e.topic, e.place) = (p.table_id, p.colour, p.topic, p.place)
    ),
    'kinds', (
        SELECT json_group_array(said) FROM (
            SELECT said FROM entries AS e
            WHERE sort = 'kind' AND (e.table_id, e.colour, e.topic, e.place) = (p.table_id, p.colour, p.topic, p.place)
            ORDER BY at LIMIT -1
        )
    ),
    'listed', (
        SELECT json_group_array(
            json_object(
                'name', CASE instr(said, ':') WHEN 0 THEN said ELSE substr(said, 1, instr(said, ':') - 1) END,
                'count', CASE instr(said, ':') WHEN 0 THEN 0 ELSE CAST(substr(said, instr(said, ':') + 1) AS INTEGER) END
            )
        )
        FROM (
            SELECT said FROM entries AS e
            WHERE sort = 'name' AND (e.table_id, e.colour, e.topic, e.place) = (p.table_id, p.colour, p.topic, p.place)
            ORDER BY at LIMIT -1
        )
    )
) AS details
FROM parts AS p;

CREATE TEMP TABLE standing AS
SELECT table_id, colour, topic, json_object(
    'policy', policy,
    'details', json(details),
    'clauses', (
        SELECT json_group_array(json_object('when', json(condition), 'policy', policy, 'details', json(details)))
        FROM (
            SELECT condition, policy, details FROM detailed AS c
            WHERE c.place >= 0 AND (c.table_id, c.colour, c.topic) = (d.table_id, d.colour, d.topic)
            ORDER BY c.place LIMIT -1
        )
    )
) AS said
FROM detailed AS d WHERE place = -1;

CREATE TABLE new_orders (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    colour TEXT NOT NULL,
    orders TEXT NOT NULL,
    PRIMARY KEY (table_id, colour)
) WITHOUT ROWID;

INSERT INTO new_orders
SELECT table_id, colour, json_object(
    'standing', (
        SELECT json_group_object(topic, json(said)) FROM standing AS s
        WHERE (s.table_id, s.colour) = (seat.table_id, seat.colour)
            AND topic NOT IN ('*', 'plan', 'ahead', 'forced', 'nudge', 'told') AND topic NOT LIKE '#%'
    ),
    'others', (
        SELECT json(said) FROM standing AS s
        WHERE (s.table_id, s.colour, s.topic) = (seat.table_id, seat.colour, '*')
    ),
    'answers', (
        SELECT json_group_array(json(json_extract(wish, '$[0]'))) FROM orders AS o
        WHERE (o.table_id, o.colour) = (seat.table_id, seat.colour) AND topic LIKE '#%'
    ),
    'plan', (
        SELECT (SELECT json_group_array(json(value)) FROM json_each(wish) WHERE key > 0 OR policy = 'going')
        FROM orders AS o WHERE (o.table_id, o.colour, o.topic) = (seat.table_id, seat.colour, 'plan')
    ),
    'halted', (
        SELECT json(json_extract(wish, '$[0]')) FROM orders AS o
        WHERE (o.table_id, o.colour, o.topic, o.policy) = (seat.table_id, seat.colour, 'plan', 'halted')
    ),
    'next_turn', coalesce(
        (
            SELECT (SELECT json_group_array(json(value)) FROM json_each(wish))
            FROM orders AS o WHERE (o.table_id, o.colour, o.topic) = (seat.table_id, seat.colour, 'ahead')
        ),
        json('[]')
    ),
    'preferences', json_object(
        'forced', json(iif((seat.table_id, seat.colour, 'forced', 'play') IN (
            SELECT table_id, colour, topic, policy FROM orders), 'true', 'false')),
        'nudge', json(iif((seat.table_id, seat.colour, 'nudge') IN (
            SELECT table_id, colour, topic FROM orders), 'true', 'false'))
    ),
    'told', coalesce(
        (
            SELECT json(wish) FROM orders AS o
            WHERE (o.table_id, o.colour, o.topic) = (seat.table_id, seat.colour, 'told')
        ),
        json('[]')
    )
)
FROM (SELECT DISTINCT table_id, colour FROM orders) AS seat;

DROP TABLE temp.parts;
DROP TABLE temp.entries;
DROP TABLE temp.detailed;
DROP TABLE temp.standing;
DROP TABLE orders;
ALTER TABLE new_orders RENAME TO orders;
