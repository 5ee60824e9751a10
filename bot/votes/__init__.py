"""What a table decides together, as pure rules: no Discord, no SQL, no clock."""
