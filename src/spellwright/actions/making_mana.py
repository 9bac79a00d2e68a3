"""What mana an act could make, asked before it is done (605.1a): for payment, and to tell mana abilities from others."""

from __future__ import annotations

from spellwright.actions.abilities.content import Content
from spellwright.actions.doing import Act
from spellwright.actions.walking import within
from spellwright.rules.mana_production import Unit
from spellwright.rules.scene import GameScene

Alternatives = tuple[tuple[Unit, ...], ...]
"""What could be made: one of these, each some units."""


class MakesMana(Act):
    """The family of acts that add mana (106.4)."""

    __slots__ = ()

    def alternatives(self, scene: GameScene) -> Alternatives:
        """What it could add now."""
        raise NotImplementedError


def makers(content: Content) -> tuple[MakesMana, ...]:
    """The acts of a content that add mana."""
    return tuple(w for body in content.bodies() for w in within(body) if isinstance(w, MakesMana))


def alternatives(content: Content, scene: GameScene) -> Alternatives:
    """What a whole content could add now: every combination of what its acts could."""
    found: Alternatives = ((),)
    for maker in makers(content):
        found = tuple((*before, *units) for before in found for units in maker.alternatives(scene))
    return found
