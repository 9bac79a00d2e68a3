"""The hooks that decide on what a player has the means for: mana, costs, timing.

Who keeps what these allow must look again as one of them begins or ceases to be answered.
"""

from __future__ import annotations

from typing import Any

from spellwright.state.events.permanents import Tap
from spellwright.state.events.stack import Activated, AddMana

CHEAPER = ("reduces", "reduces_to", "sets", "spend_as", "pays_instead")
"""By these a spell may come to cost less mana, or other mana, than its way to be cast says (601.2f)."""
MORE_THAN_MANA = ("prohibits", "additional_costs", "increases", "as_though_flash")
"""By these more than its timing and its mana cost decides on whether a spell can be cast (601.2f, 601.3)."""
OTHERS_ON_MANA = ("prohibits", "increases", "sets")
"""By these others decide whether, and for what, a mana ability that costs nothing but {T} can be activated."""
MANA_TRIGGERS = (("triggers", AddMana), ("triggers", Activated), ("triggers", Tap))
"""The triggered abilities that might be mana abilities (605.1b)."""

MEANS: frozenset[Any] = frozenset(
    (
        *CHEAPER,
        *MORE_THAN_MANA,
        *OTHERS_ON_MANA,
        *MANA_TRIGGERS,
        ("replaces", AddMana),
        "produces",
        "ways_to_cast",
        "alternatives_for",
    )
)
"""All of them."""
