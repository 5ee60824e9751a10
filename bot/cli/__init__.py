"""The command `risk`: one file a subcommand."""
