"""115.7. Changing targets, and choosing new targets, of spells and abilities."""

from __future__ import annotations

from enum import Enum
from functools import partial

from spellwright.actions.clauses.clause import Full
from spellwright.actions.doable import still_there
from spellwright.actions.doing import Act, Doing
from spellwright.actions.own_text import said_after
from spellwright.actions.the_copy import TheCopy
from spellwright.rules.changing_targets import change_a_target, change_targets, choose_new_targets
from spellwright.rules.scene import GameScene
from spellwright.words.procedure import Id, Procedure, may
from spellwright.words.references import Objects, Recipient
from spellwright.words.word import Word, word


def is_for_copies(word: Word) -> bool:
    """Whether it says that new targets are chosen for the copies: that belongs to making them (707.10c)."""
    return isinstance(word, ChooseNewTargets) and isinstance(word.what, TheCopy)


@word
class ChooseNewTargets(Act):
    """Choose new targets for a spell or ability; any may stay (115.7d)."""

    what: Objects
    one: bool = False
    ENGLISH = ("<chooses|choose> new targets for {what}", "<chooses|choose> a new target for {what} {one=True}")

    def possible(self, scene: GameScene, player: Id) -> bool:
        """Not for copies: that has been done as they were made (707.10c)."""
        return not is_for_copies(self)

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """For each of them."""
        if is_for_copies(self):
            return True
        ids = still_there(scene, (yield from self.what.pick(scene, player)), "stack")
        for id in ids:
            yield from choose_new_targets(scene.game, player, id)
        return bool(ids)


@word
class MayChooseNewTargets(Doing):
    """Who copies may choose new targets: "you may copy this spell and may choose a new target for the copy"."""

    act: ChooseNewTargets
    many = True
    ONLY_JOINED = True
    ENGLISH = "may {act}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """If they like; for copies that was done as they were made (707.10c)."""
        asked = not is_for_copies(self.act)
        if asked and not (yield from may(player, "Choose new targets?", "115.7d", scene.source)):
            return False
        return (yield from self.act.perform(scene, player))


class Which(Enum):
    """Which of the targets are changed: all (115.7a), one (115.7b), or those that the player likes (115.7c)."""

    THE_TARGET = "the target"
    THE_TARGETS = "the targets"
    A_TARGET = "a target"
    ANY_TARGETS = "any targets"


@word
class ChangeTargets(Act):
    """Change targets of a spell or ability, perhaps to something that the text says."""

    what: Objects
    which: Which = Which.THE_TARGET
    to: Recipient | None = None
    ENGLISH = ("change {which} of {what} [to {to}]", "change {what:Possessing}'s target to {to}")

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """To other legal ones; what is said of the new ones is heeded."""
        ids = still_there(scene, (yield from self.what.pick(scene, player)), "stack")
        done = False
        for id in ids:
            done = (yield from self._change(scene, player, id)) or done
        return done

    def _change(self, scene: GameScene, player: Id, id: Id) -> Procedure[bool]:
        if self.which is Which.ANY_TARGETS:
            yield from choose_new_targets(scene.game, player, id)
            return True
        change = change_a_target if self.which is Which.A_TARGET else change_targets
        return (yield from change(scene.game, player, id, partial(self._allowed, scene)))

    def _allowed(self, scene: GameScene, id: Id) -> bool:
        """Whether the text lets the new target be that."""
        said = next((word for word in said_after(scene, self) if isinstance(word, NewTarget)), None)
        phrases = (self.to, said.what if said is not None else None)
        return all(phrase is None or phrase.describes(scene, id) for phrase in phrases)


@word
class NewTarget(Full):
    """What the new target has to be: "the new target must be a creature"; it is heeded as that is chosen (115.7a)."""

    what: Recipient
    ENGLISH = "the new target must be {what}"

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Nothing more."""
        yield from ()
        return True

    def heeded(self) -> bool:
        """It is."""
        return True
