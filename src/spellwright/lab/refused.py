"""What a scenario asks for, and the game refuses."""

from __future__ import annotations


class Refused(Exception):
    """A command isn't possible, or a choice none of the options; the message says so."""
