"""The laboratory: scenarios, rulings, puzzles, and why something happened."""
