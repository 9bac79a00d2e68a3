"""The outside face: games, decisions, players, records and replays, formats."""
