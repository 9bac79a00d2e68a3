"""What mana may be spent on X: "spend only black mana on X" (106.6, 107.3), and how much of a colour was."""

from __future__ import annotations

from spellwright.actions.abilities.activation_limits import SpendsOnlyOnX
from spellwright.actions.colored_x import with_colored_x
from spellwright.actions.past.mana_spent import spent_on
from spellwright.actions.walking import once
from spellwright.rules.hooks import Casting, Hooks
from spellwright.state.game import Game
from spellwright.words.ability import EVERYWHERE, Ability
from spellwright.words.adjectives import Color
from spellwright.words.mana import ManaCost
from spellwright.words.procedure import Id
from spellwright.words.quantities import Measure
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class SpendOnlyOnX(SpendsOnlyOnX):
    """Only mana of certain colours may be spent on X, of a spell or an activated ability."""

    colors: tuple[Color, ...]
    SYNONYMS = True
    ENGLISH = ("spend only {colors:andor} mana on X", "spend only {colors:and} mana on X")

    def ok(self) -> bool:
        """Colours; several are joined by "and/or"."""
        return all(color.mask for color in self.colors) and (self.style[0] == 0 or len(self.colors) == 1)

    @property
    def mask(self) -> int:
        """The colours, as bits."""
        mask = 0
        for color in self.colors:
            mask |= color.mask
        return mask

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """On an instant or sorcery, of its own casting."""
        return once("static", self, lambda: (SpendsOnX(self.mask),)) if on_spell else None


@word
class SpendsOnX(Hooks):
    """A spell on whose X only mana of these colours may be spent."""

    mask: int
    RULE = "106.6"

    def zones(self) -> frozenset[str]:
        """Wherever it is cast from (113.6e)."""
        return EVERYWHERE

    def sets(self, game: Game, me: Id, casting: Casting, cost: ManaCost) -> ManaCost:
        """The mana for its X is of these colours."""
        if casting.ability is not None or casting.object != me or casting.spell.mana_cost is None:
            return cost
        return with_colored_x(cost, (casting.spell.mana_cost,), casting.choices.x, self.mask)


@word
class SpentOnX(Measure):
    """How much mana of a colour was spent on X: "the amount of {B} spent on X"."""

    symbol: ManaCost
    LOOKS = frozenset({"notes"})
    LOCAL = False
    many = False
    ENGLISH = "the amount of {symbol:mana} spent on X"

    def ok(self) -> bool:
        """One symbol of a colour."""
        return self.symbol == ManaCost(pips=self.symbol.pips) and len(self.symbol.pips) == 1

    def value(self, scene: Scene) -> int:
        """What was spent of it beyond the symbols that nothing else pays, but no more than X."""
        (kind,) = self.symbol.pips
        spent = sum(1 for unit in spent_on(scene, scene.source) if unit.kind == kind)
        cost = scene.traits(scene.source).mana_cost
        asked = sum(1 for pip in cost.pips if pip == kind) if cost is not None else 0
        return max(0, min(scene.x, spent - asked))
