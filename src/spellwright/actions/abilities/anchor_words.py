"""607.2m, 614.12c. Anchor words: one of two abilities, chosen as the permanent enters."""

from __future__ import annotations

from typing import Any

from spellwright.actions.abilities.keyword_line import Quoted
from spellwright.actions.abilities.paragraph import Paragraph
from spellwright.actions.as_enters import ChosenAsItEnters, EntersWithChoice
from spellwright.actions.gains import Has
from spellwright.actions.holding import Holding
from spellwright.actions.walking import once
from spellwright.rules.scene import GameScene
from spellwright.words.ability import Ability
from spellwright.words.chosen_posts import chosen_for
from spellwright.words.conditions import Condition
from spellwright.words.procedure import Id, Procedure, choose
from spellwright.words.references import Self
from spellwright.words.scene import Scene
from spellwright.words.word import Word, word

ANCHOR = "anchor word"
"""The name under which the choice is kept for the permanent."""


@word
class Anchored(Word):
    """One of the two abilities, behind its anchor word."""

    anchor: str
    paragraph: Paragraph
    ENGLISH = "• {anchor:anchor} — {paragraph}"

    def given(self) -> Ability:
        """The permanent has it as long as its word was chosen as it entered (614.12c)."""
        return Holding(Self(), (Has((Quoted(self.paragraph),)),), AnchorChosen(self.anchor))


@word
class AnchorChosen(Condition):
    """That this anchor word was chosen as the permanent entered."""

    anchor: str
    LOOKS = frozenset({"notes"})

    def holds(self, scene: Scene) -> bool:
        """Whether it was."""
        return chosen_for(scene, ANCHOR) == self.anchor


@word
class ChooseAnchor(ChosenAsItEnters):
    """The choice between the two words."""

    first: str
    second: str

    @property
    def key(self) -> str:
        """Under what it is kept."""
        return ANCHOR

    def chosen(self, scene: GameScene, player: Id) -> Procedure[Any]:
        """Ask the player."""
        options = (self.first, self.second)
        return (yield from choose(player, options, "name", "Which of the two?", "614.12c", scene.source))


@word
class AnchorWords(Paragraph):
    """As it enters, one of two anchor words is chosen; it has the ability behind that word."""

    what: Self
    first: str
    second: str
    one: Anchored
    other: Anchored
    ENGLISH = "as {what} enters (|the battlefield) , choose {first:anchor} or {second:anchor} . {one} {other}"

    def ok(self) -> bool:
        """Each word stands before its ability (Citadel Siege)."""
        return (self.first, self.second) == (self.one.anchor, self.other.anchor)

    def abilities(self, on_spell: bool) -> tuple[Ability, ...]:
        """The replacement effect, and the two abilities that are linked to it (607.2m)."""
        return once("anchored", self, self._abilities)

    def _abilities(self) -> tuple[Ability, ...]:
        choice = EntersWithChoice(ChooseAnchor(self.first, self.second))
        return (choice, self.one.given(), self.other.given())
