"""What people type: the /risk tree and its lists."""
