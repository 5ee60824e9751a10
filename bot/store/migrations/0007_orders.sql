-- A standing order may have clauses: other answers under conditions.

ALTER TABLE orders ADD COLUMN clauses TEXT NOT NULL DEFAULT '[]';
