"""Card data in the Scryfall schema: import and update, the bundled pool, decks, search."""
