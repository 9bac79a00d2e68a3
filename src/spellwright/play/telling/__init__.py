"""Telling a game: what happened, in plain words, each with the number of the rule that made it happen."""
