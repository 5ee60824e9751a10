"""The console command `risk`: one file a subcommand."""
