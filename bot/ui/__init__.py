"""What people see and press in Discord. No rule is here, and nothing is decided here."""
