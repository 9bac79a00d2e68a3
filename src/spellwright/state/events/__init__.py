"""One class for each kind of change; their apply is the only code that writes state."""
