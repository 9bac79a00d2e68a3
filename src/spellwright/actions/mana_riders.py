"""106.6. What comes with spending some mana: "if that mana is spent on a creature spell, it gains haste"."""

from __future__ import annotations

from typing import ClassVar

from spellwright.actions.clauses.delayed import Reflexive
from spellwright.actions.clauses.player_does import Do, PlayerDoes
from spellwright.actions.clauses.sentences import NextClause, Sentence
from spellwright.actions.clauses.thing_does import ThingDoes
from spellwright.actions.mana_purposes import ManaPurpose
from spellwright.actions.restrictions.objects import BeCountered
from spellwright.actions.restrictions.restriction import Cant
from spellwright.rules.hooks import Casting
from spellwright.rules.scene import GameScene
from spellwright.state.events.event import note_down
from spellwright.state.events.stack import Triggered
from spellwright.state.game import Game
from spellwright.state.history import Waiting
from spellwright.words.procedure import Id, Procedure
from spellwright.words.quantified import A
from spellwright.words.references import It
from spellwright.words.word import Word, word


class ManaRider(Word):
    """The family of what comes with spending mana."""

    __slots__ = ()
    NAMED: ClassVar[str] = "what comes with spending the mana"

    def comes(self, scene: GameScene, spell: Id) -> Procedure[None]:
        """Let it come with this spell, on which the mana was spent."""
        raise NotImplementedError


@word
class ManaWithRider(ManaPurpose):
    """What some mana may be spent on, and what comes with that; no words of its own."""

    only: ManaPurpose | None
    rider: ManaRider

    def allows(self, purpose: object) -> bool:
        """As it says; everything if it says nothing."""
        return self.only is None or self.only.allows(purpose)

    def spent_on(self, game: Game, source: Id, casting: Casting) -> Procedure[None]:
        """The mana has been spent on that spell."""
        if casting.ability is None:
            yield from self.rider.comes(GameScene(game, source, casting.player), casting.stack_object)


def with_rider(only: ManaPurpose | None, rider: ManaRider | None) -> ManaPurpose | None:
    """A purpose of mana with what comes with it."""
    return only if rider is None else ManaWithRider(only, rider)


@word
class CantBeCountered(ManaRider):
    """The spell can't be countered (Cavern of Souls)."""

    ENGLISH = ", and that spell can't be countered"

    def comes(self, scene: GameScene, spell: Id) -> Procedure[None]:
        """It can't, from then on."""
        it = It(refers=_SPELL)
        scene.remember(_SPELL, (spell,))
        yield from ThingDoes(it, Cant((BeCountered(),)), ()).perform(scene)


_SPELL = 1
"""The mark of the spell in a text that speaks of nothing else."""


@word
class IfSpentOn(ManaRider):
    """If it is spent on such a spell, something is true of that: "it gains haste"."""

    spell: A
    clause: ThingDoes
    ENGLISH = ". if that mana is spent on {spell} , {clause}"

    def comes(self, scene: GameScene, spell: Id) -> Procedure[None]:
        """If it is such a one."""
        if self.spell.describes(scene, spell):
            scene.remember(self.spell.mark, (spell,))
            yield from self.clause.perform(scene)


@word
class WhenSpentOn(ManaRider):
    """When it is spent to cast such a spell, an ability triggers: "when you spend this mana to cast …, draw a card"."""

    spell: A
    clause: Do | PlayerDoes | ThingDoes
    more: tuple[NextClause, ...] = ()
    SYNONYMS = True
    ENGLISH = (
        ". when you spend this mana to cast {spell} , {clause} {more}",
        ". when that mana is spent to cast {spell} , {clause} {more}",
    )

    def comes(self, scene: GameScene, spell: Id) -> Procedure[None]:
        """It triggers, if it is such a one (106.6, 603.7)."""
        yield from ()
        if self.spell.describes(scene, spell):
            scene.remember(self.spell.mark, (spell,))
            ability = Reflexive(Sentence(self.clause, self.more))
            waiting = Waiting(ability, scene.source, scene.you, None, memory=scene.frozen())
            note_down(scene.game, Triggered(waiting))
