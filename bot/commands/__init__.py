"""What people type in Discord: the /risk tree and its lists."""
