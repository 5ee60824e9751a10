"""The outbox: its rows become messages, each once and in order."""
