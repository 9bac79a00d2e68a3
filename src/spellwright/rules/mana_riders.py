"""106.6: what comes with spending some mana on a spell."""

from __future__ import annotations

from typing import Any

from spellwright.rules.hooks import Casting
from spellwright.state.game import Game
from spellwright.words.procedure import Procedure


def what_comes_with_spending(game: Game, casting: Casting) -> Procedure[None]:
    """Let it come, once for what each ability has made, as the spell's costs are paid (601.2h)."""
    spent = ((mana.restriction, mana.source) for mana in casting.choices.mana_spent if mana.restriction is not None)
    for restriction, source in dict.fromkeys(spent):
        comes: Any = getattr(restriction, "spent_on", None)
        if comes is not None:
            yield from comes(game, source, casting)
