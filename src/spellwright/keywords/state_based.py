"""The state-based actions that keywords add (704): functions of the game, handed over when it starts."""

from __future__ import annotations

from collections.abc import Callable

from spellwright.keywords.bestow import unattach_bestowed
from spellwright.keywords.day_and_night import follow_day_and_night
from spellwright.keywords.deathtouch import destroy_the_touched
from spellwright.keywords.soulbond import unpair
from spellwright.keywords.space_sculptor import drop_sectors
from spellwright.state.events.event import Event
from spellwright.state.game import Game

STATE_BASED: tuple[Callable[[Game], list[Event]], ...] = (
    destroy_the_touched, unattach_bestowed, unpair, follow_day_and_night, drop_sectors,
)  # fmt: skip

"""What each check of state-based actions asks besides the rules' own and those that abilities answer for (704.3)."""
