"""How many creatures may attack or block together: "no more than one creature can attack each combat" (508.1c, 509.1b)."""

from __future__ import annotations

from enum import Enum

from spellwright.actions.clauses.clause import Full
from spellwright.actions.walking import once
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import scene_of
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.amounts import Amount
from spellwright.words.procedure import Id
from spellwright.words.word import word


class Declared(Enum):
    """For what creatures are declared."""

    ATTACK = "attack"
    BLOCK = "block"


@word
class NoMoreThan(Full):
    """No more than so many creatures can attack, or block, each combat."""

    most: Amount
    what: Declared
    you: bool = False
    ENGLISH = (
        "no more than {most:num} <creature|creatures:most> can {what} each combat",
        "no more than {most:num} <creature|creatures:most> can {what} you each combat {you=True}",
    )

    def ok(self) -> bool:
        """Players are attacked, not blocked."""
        return not self.you or self.what is Declared.ATTACK

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """The restriction."""
        return once("static", self, lambda: (self._restriction(),))

    def _restriction(self) -> Ability:
        return AtMostOnYou(self.most) if self.you else AtMostTogether(self.most, self.what)


@word
class AtMostOnYou(Hooks):
    """The restriction on how many creatures attack you; it doesn't count those that attack planeswalkers."""

    most: Amount
    RULE = "508.1c"

    def most_attackers(self, game: Game, me: Id, defender: Id) -> int | None:
        """So many, if that is you."""
        scene = scene_of(game, me)
        return self.most.value(scene) if defender == scene.you else None


@word
class AtMostTogether(Hooks):
    """That restriction."""

    most: Amount
    what: Declared
    RULE = "508.1c"

    def attack_alone(self, game: Game, me: Id, attackers: tuple[Id, ...]) -> bool:
        """Too many attackers."""
        return self.what is Declared.ATTACK and len(attackers) > self.most.value(scene_of(game, me))

    def block_alone(self, game: Game, me: Id, blockers: tuple[Id, ...]) -> bool:
        """Too many blockers."""
        return self.what is Declared.BLOCK and len(set(blockers)) > self.most.value(scene_of(game, me))
