"""The subcommands about the database in which the games are kept."""
