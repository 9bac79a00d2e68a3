"""The fixed marks under which what no phrase of a text denotes is remembered while the text is carried out.

The marks of phrases are positive, those of phrases for the source itself below `OF_SOURCE`; those between are here.
"""

from __future__ import annotations

OF_SOURCE = -1000
"""The marks of phrases for the source itself are below this, so that it can be referred to before it comes up."""

PREVENTED = -1
"""How much damage was prevented, for the rest of the effect (615.5)."""
PREVENTED_OF = -2
"""The source of that damage."""
X_BEFORE = -3
"""X, as an ability that triggers later remembers it (107.3)."""
BEGUN_BY = -4
"""The spell or ability that began an effect: what that does is done "this way"."""
FRIENDS = -7
"""The players who were chosen to be friends."""
FOES = -8
"""The players who were chosen to be foes."""
CHOSEN_RESULT = -9
"""The one that was chosen of the results of two dice (706)."""
OTHER_RESULT = -10
"""The other one of them."""
CAST_LATE = -11
"""Whether a spell was cast at a time a sorcery couldn't have been cast (307.5)."""
DEFENDER = -12
"""The player whom a creature attacked, or the controller of what it attacked (508.5)."""
DESCRIBED = -13
"""What a description is about whose own part speaks of it: "the number of cards in its controller's graveyard"."""

PLACED = -14
"""What the text has put somewhere in the library where it was: something was done with it (608.2c)."""


def beside(mark: int, what: int) -> int:
    """The number under which more is remembered of the phrase or act with that mark: none of those above, nor another's."""
    return what + mark


EXCESS = 30_000
"""Beside the mark of damage: how much of it was excess damage (120.10)."""
DID_NOT = 40_000
"""Beside the mark of a clause: the players who didn't do what it says."""
NOT_CHOSEN = 50_000
"""Beside the mark of a phrase of which some were chosen: the others (608.2c)."""
QUALITY = 60_000
"""Beside the mark of a phrase: which of the qualities was chosen (608.2d)."""
DONE_TO = 70_000
"""Beside the mark of a phrase: to which of what it denotes an act was done, where that isn't sure: destroyed, countered."""
