"""The slash commands: the /risk tree and its autocompletion."""
