"""What `risk bench` measures."""
