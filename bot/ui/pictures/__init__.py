"""Boards, hands and films, drawn off the event loop."""
