"""Players: random, scripted and others."""
