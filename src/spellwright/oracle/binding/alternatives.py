"""What the events of one trigger speak of, of which one happens (603.2)."""

from __future__ import annotations

from spellwright.actions.abilities.triggered import Triggered
from spellwright.oracle.binding.reference_rules import Path
from spellwright.words.quantified import A
from spellwright.words.word import Word


def alternatives(path: Path) -> list[Word]:
    """What a player does it with in each event: "sacrifices a nontoken permanent or discards a permanent card"."""
    ability = path[0] if path else None
    if not isinstance(ability, Triggered):
        return []
    event = getattr(ability.trigger, "event", None)
    does: tuple[Word, ...] = getattr(event, "does", ())
    found: list[Word] = [what for each in does if isinstance(what := getattr(each, "what", None), A)]
    return found if len(found) > 1 else []
