"""Pictures of boards, hands and films, drawn off the event loop."""
