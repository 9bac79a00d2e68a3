"""What a player with priority may do (117.1): the values that are offered as options."""

from __future__ import annotations

from dataclasses import dataclass

from spellwright.rules.hooks import SpecialAction, Way
from spellwright.words.construction import quickly_made
from spellwright.words.procedure import Id


@quickly_made
@dataclass(frozen=True, slots=True)
class Pass:
    """Pass priority (117.3d)."""


PASS = Pass()


@quickly_made
@dataclass(frozen=True, slots=True)
class CastSpell:
    """Cast a spell in this way (117.1a, 601)."""

    way: Way


@quickly_made
@dataclass(frozen=True, slots=True)
class PlayLand:
    """Play a land (116.2a, 305)."""

    way: Way


@quickly_made
@dataclass(frozen=True, slots=True)
class Activate:
    """Activate an ability (117.1b, 602): `index` is its place among the activated abilities of its source."""

    source: Id
    index: int = 0


@quickly_made
@dataclass(frozen=True, slots=True)
class ActivateMana:
    """Activate a mana ability (117.1d, 605.3a)."""

    source: Id
    index: int = 0


@quickly_made
@dataclass(frozen=True, slots=True)
class Special:
    """Take a special action (117.1c, 116.2)."""

    action: SpecialAction


Action = Pass | CastSpell | PlayLand | Activate | ActivateMana | Special
