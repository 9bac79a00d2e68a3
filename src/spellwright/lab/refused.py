"""What a scenario asks for, and the game refuses."""

from __future__ import annotations


class Refused(Exception):
    """A command isn't possible, or a choice none of the options; the message says so.

    `whole_step`: what was done since the step began is refused with it, a declaration that is illegal as a whole.
    """

    def __init__(self, why: str, *, whole_step: bool = False) -> None:
        super().__init__(why)
        self.whole_step = whole_step


class Forbidden(Refused):
    """A target of a command is kept by a rule from being one (115.4, 702.11b): the command isn't carried out."""
