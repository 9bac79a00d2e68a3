"""Binding references: what "it", "that creature" and "that much" mean (the discourse of a text)."""
