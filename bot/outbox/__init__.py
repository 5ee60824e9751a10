"""The outbox: its messages are sent to Discord, each once and in order."""
