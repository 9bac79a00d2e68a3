"""One file for each keyword ability: name and number, English, what it means."""
