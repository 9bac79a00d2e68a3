"""What makes the costs of keywords less or more: "Equip costs you pay cost {1} less" (601.2f)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from spellwright.actions.clauses.clause import Full
from spellwright.actions.costs_less import so_often
from spellwright.keywords.names import Name, goes_by
from spellwright.rules.asking import characteristics
from spellwright.rules.hooks import Hooks
from spellwright.rules.offers import Casting
from spellwright.rules.scene import scene_of
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.conditions import Condition
from spellwright.words.costs import Cost, PayMana
from spellwright.words.filters import Countable
from spellwright.words.mana import ManaCost
from spellwright.words.procedure import Id
from spellwright.words.references import Objects
from spellwright.words.word import word


class Whose(Enum):
    """Whose costs."""

    YOURS = "you pay"
    OPPONENTS = "your opponents pay"


@word
class KeywordCosts(Full):
    """The costs of a keyword cost less or more to pay, or its abilities to activate."""

    name: Name
    amount: ManaCost
    whose: Whose | None = None
    more: bool = False
    up_to: bool = False
    of: Objects | None = None
    target: Objects | None = None
    each: Countable | None = None
    ENGLISH = (
        "{name} costs [{whose}] cost {up_to?up to} {amount:mana} less [for each {each@one}]",
        "{name} costs [{whose}] cost {amount:mana} more {more=True}",
        "{name} abilities you activate [that target {target}] cost {up_to?up to} {amount:mana} less to activate "
        "[for each {each@one}] {whose=Whose.YOURS}",
        "{name} abilities of {of} cost {amount:mana} less to activate",
    )

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """About what is cast or activated by such a keyword."""
        return (ChangesKeywordCosts(self),)


@word
class ChangesKeywordCosts(Hooks):
    """The effect of that."""

    said: KeywordCosts
    condition: Condition | None = None
    RULE = "601.2f"

    def _concerns(self, game: Game, me: Id, casting: Casting) -> bool:
        said, scene = self.said, scene_of(game, me)
        if self.condition is not None and not self.condition.holds(scene):
            return False
        if said.whose is not None and (casting.player == scene.you) != (said.whose is Whose.YOURS):
            return False
        if said.of is not None and not said.of.describes(scene, casting.object):
            return False
        targets = casting.choices.target_ids()
        if said.target is not None and not any(said.target.describes(scene, id) for id in targets):
            return False
        return is_of_keyword(game, casting, said.name)

    def increases(self, game: Game, me: Id, casting: Casting) -> Iterable[Cost]:
        """So much more."""
        return (PayMana(self.said.amount),) if self.said.more and self._concerns(game, me, casting) else ()

    def reduces(self, game: Game, me: Id, casting: Casting) -> ManaCost:
        """So much less."""
        if self.said.more or not self._concerns(game, me, casting):
            return ManaCost()
        each = self.said.each
        return self.said.amount if each is None else so_often(self.said.amount, each.count(scene_of(game, me)))


def is_of_keyword(game: Game, casting: Casting, name: Name) -> bool:
    """Whether a cost of a keyword with that name is being paid: its ability is activated, or a spell is cast for it."""
    if casting.ability is None:
        paid = (optional.partition(" ")[0] for optional in casting.choices.paid)
        return name.value in (casting.way.name, *paid)
    named = (a for a in characteristics(game, casting.object).abilities if goes_by(a, name))
    return any(casting.ability is meant for ability in named for meant in (ability, *ability.means()))
