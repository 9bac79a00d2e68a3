"""106.4. Unspent mana: what of it there is, losing it, and what it becomes instead of being lost."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.clauses.clause import Full
from spellwright.actions.doing import Act
from spellwright.actions.walking import once
from spellwright.rules.hooks import Hooks
from spellwright.rules.mana_pools import left_after_losing
from spellwright.rules.scene import GameScene, scene_of
from spellwright.state.events.stack import LoseMana
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.adjectives import Color
from spellwright.words.filters import Countable
from spellwright.words.mana import C, Mana
from spellwright.words.players import Players
from spellwright.words.procedure import Id, Procedure
from spellwright.words.quantities import Measure
from spellwright.words.scene import Scene
from spellwright.words.word import word


def unspent(scene: Any, who: Players, color: Color | None) -> int:
    """How much unspent mana those players have, of that colour if one is said."""
    pools = (scene.game.player(player).pool for player in who.find(scene))
    return sum(unit.number for pool in pools for unit in pool if color is None or unit.kind == color.mask)


@word
class EachUnspentMana(Countable):
    """Unspent mana, one by one: "for each unspent green mana you have"."""

    who: Players
    color: Color | None = None
    LOOKS = frozenset({"pool"})
    LOCAL = False
    ENGLISH = "unspent [{color}] mana {who} <has|have>"

    def ok(self) -> bool:
        """A colour of mana."""
        return self.color is None or bool(self.color.mask)

    def count(self, scene: Scene) -> int:
        """How much there is now."""
        return unspent(scene, self.who, self.color)


@word
class AmountOfUnspentMana(Measure):
    """The amount of unspent mana that somebody has."""

    who: Players
    LOOKS = frozenset({"pool"})
    LOCAL = False
    many = False
    ENGLISH = "the amount of unspent mana {who} <has|have>"

    def value(self, scene: Scene) -> int:
        """How much there is now."""
        return unspent(scene, self.who, None)


@word
class LosesUnspentMana(Act):
    """Loses all unspent mana (106.4)."""

    ENGLISH = "<loses|lose> all unspent mana"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """The pool empties."""
        left = left_after_losing(scene.game, player, scene.game.player(player).pool)
        return bool((yield from bring_about(scene, LoseMana(player, left))))


@word
class ManaRatherThanLost(Full):
    """If you would lose unspent mana, that mana becomes colorless instead."""

    who: Players
    becomes: Color
    ENGLISH = "if {who} would lose unspent mana , that mana becomes {becomes} instead"

    def ok(self) -> bool:
        """A type of mana (106.1b)."""
        return bool(self.becomes.mask) or self.becomes is Color.COLORLESS

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """It always holds."""
        return once("mana rather than lost", self, lambda: (ManaBecomes(self.who, self.becomes),))


@word
class ManaBecomes(Hooks):
    """That effect."""

    who: Players
    kind: Color
    RULE = "614.1a"

    def mana_rather_than_lost(self, game: Game, me: Id, player: Id, mana: Mana) -> Mana | None:
        """The same of that type."""
        if not self.who.describes(scene_of(game, me), player):
            return None
        return replace(mana, kind=self.kind.mask or C)
