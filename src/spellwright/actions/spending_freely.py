"""609.4b. Spending mana as though it were of any color, or of any type: on a spell that was spoken of, or always."""

from __future__ import annotations

from enum import Enum

from spellwright.actions.mana_purposes import ManaPurpose
from spellwright.actions.permissions import PermissionClause
from spellwright.rules.hooks import Casting, Hooks
from spellwright.rules.scene import scene_of
from spellwright.state.game import Game
from spellwright.words.players import AllPlayers, Players, You
from spellwright.words.procedure import Id
from spellwright.words.references import Self
from spellwright.words.word import Word, word


class AsThough(Enum):
    """Of what the mana may be thought to be."""

    COLOR = "as though it were mana of any color"
    TYPE = "as though it were mana of any type"

    @property
    def kind(self) -> str:
        """As the rules of paying call it."""
        return "type" if self is AsThough.TYPE else "color"


class CastSo(Enum):
    """How what the permission lets be cast is called again."""

    THAT = "that spell"
    THOSE = "those spells"
    IT = "it"
    THEM = "them"
    THIS_WAY = "spells this way"
    A_SPELL = "a spell this way"


@word
class SpendingFreely(Word):
    """How mana may be spent on what a permission lets a player cast (609.4b)."""

    how: AsThough
    what: CastSo
    theirs: bool = False
    SYNONYMS = True
    ENGLISH = (
        ", and you may spend mana {how} to cast {what}",
        "and you may spend mana {how} to cast {what}",
        ", and they may spend mana {how} to cast {what} {theirs=True}",
        "and they may spend mana {how} to cast {what} {theirs=True}",
        ", and mana of any type can be spent to cast {what} {how=AsThough.TYPE}",
        ". mana of any type can be spent to cast {what} {how=AsThough.TYPE}",
        ". if you cast a spell this way , mana of any type can be spent to cast {what} {how=AsThough.TYPE}",
        ". if you cast a spell this way , you may spend mana {how} to cast {what}",
    )


def spent_as(spending: SpendingFreely | None) -> str:
    """How that is, as the rules of paying call it; "" without any."""
    return "" if spending is None else spending.how.kind


@word
class MaySpendFreely(PermissionClause):
    """You, or all players, may spend mana so, perhaps only for a purpose: "... to cast creature spells"."""

    who: Players
    how: AsThough
    purpose: ManaPurpose | None = None
    own: Self | None = None
    many = True
    ENGLISH = (
        "{who} may spend mana {how} to pay the activation costs of {own} 's abilities",
        "{who} may spend mana {how} [{purpose}]",
    )

    def ok(self) -> bool:
        """It is said of you (Chromatic Orrery) or of all players (Mycosynth Lattice)."""
        return isinstance(self.who, You | AllPlayers)

    def meaning(self) -> Hooks:
        """The permission."""
        return SpendsFreely(self.who, self.how, self.purpose, own=self.own is not None)


@word
class SpendsFreely(Hooks):
    """That permission at work."""

    who: Players
    how: AsThough
    purpose: ManaPurpose | None = None
    own: bool = False
    RULE = "609.4b"

    def spend_as(self, game: Game, me: Id, casting: Casting) -> str:
        """For those players, on what it speaks of."""
        scene = scene_of(game, me)
        if not self.who.describes(scene, casting.player):
            return ""
        if self.own and (casting.ability is None or casting.object != scene.source):
            return ""
        return self.how.kind if self.purpose is None or self.purpose.allows(casting) else ""
