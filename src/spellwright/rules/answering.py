"""Which abilities answer a hook, asked of an ability itself wherever it is: on the stack, waiting, or floating."""

from __future__ import annotations

from typing import Any

from spellwright.rules.hooks import Hooks
from spellwright.words.ability import Ability


def answering(ability: Ability, hook: Any) -> list[Hooks]:
    """Those of the abilities that function for it which answer the hook."""
    return [meant for meant in ability.means() if isinstance(meant, Hooks) and hook in meant.hooks()]
