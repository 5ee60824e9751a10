"""Players in processes of their own: beside the event loop, and not under one lock of the interpreter with it."""
