-- The field's names: timers (bells), when each person last saw a game (looked), interactions that were handled
-- (presses), since when each decision waits (asked), what of a message is still to be sent (plan).

ALTER TABLE bells RENAME TO timers;
ALTER TABLE timers RENAME COLUMN about TO subject;
ALTER TABLE timers RENAME COLUMN at TO due_at;
ALTER TABLE timers RENAME COLUMN moves TO pausable;
ALTER TABLE timers RENAME COLUMN stage TO attempt;
ALTER TABLE timers RENAME COLUMN colour TO seat;
DROP INDEX bells_by_moment;
CREATE INDEX timers_by_moment ON timers (due_at);

ALTER TABLE looked RENAME TO last_seen;
ALTER TABLE presses RENAME TO interactions;
ALTER TABLE tables RENAME COLUMN asked TO waiting_since;
ALTER TABLE outbox RENAME COLUMN plan TO chunks;
