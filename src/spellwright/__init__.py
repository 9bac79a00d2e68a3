"""Spellwright: a Magic: The Gathering rules engine that reads Oracle text and plays by the Comprehensive Rules."""
