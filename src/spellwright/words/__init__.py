"""What a card can say: frozen words that carry their English; no game."""
