"""What people and timers may do to tables: each wish is checked and written in one transaction."""
