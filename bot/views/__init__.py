"""What people see and press in Discord: cards, panels, posts. No rule is here."""
