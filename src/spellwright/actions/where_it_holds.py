"""In which zones the objects are of which something is said (109.2)."""

from __future__ import annotations

from spellwright.rules.layer_effects import PERMANENTS
from spellwright.words.nouns import Things
from spellwright.words.references import Recipient


def zones_of(subject: Recipient) -> tuple[str, ...]:
    """The zones in which the objects are of which something is said; the battlefield unless it says otherwise (109.2)."""
    what = getattr(subject, "what", None)
    kinds = what if isinstance(what, tuple) else (what,)
    return tuple(dict.fromkeys(zone for kind in kinds for zone in _zones(kind))) or PERMANENTS


def _zones(kind: object) -> tuple[str, ...]:
    if not isinstance(kind, Things):
        return ()
    place = kind.place()
    return (place.name,) if place is not None and place.name else kind.zones()
