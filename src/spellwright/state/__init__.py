"""What is true now: game, players, objects, zones, stack, turn, history; plain data that copies fast."""
