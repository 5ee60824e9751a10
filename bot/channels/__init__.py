"""Where Discord lets the bot speak: access to channels, parked tables, and the events that tell of both."""
