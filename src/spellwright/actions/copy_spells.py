"""707.10, 707.12. Copying spells, abilities and cards; 115.7. changing targets."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about, happened
from spellwright.actions.clauses.clause import Full
from spellwright.actions.copy_exceptions import CopyException, with_exceptions
from spellwright.actions.doable import still_there
from spellwright.actions.doing import Act, Doing
from spellwright.actions.own_text import said_after
from spellwright.rules.copying import change_targets, choose_new_targets, copy_spell
from spellwright.rules.layers import copiable
from spellwright.rules.scene import GameScene
from spellwright.state.events.stack import CopyCard as CopyCardEvent
from spellwright.state.events.stack import CopyOnStack, Resolve
from spellwright.words.characteristics import Characteristics
from spellwright.words.procedure import NOBODY, Id, Procedure, may
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.word import Word, word


@word
class Copy(Act):
    """Copy spells or abilities on the stack (707.10), or cards where they are (707.12). The copies are remembered."""

    what: Objects
    exceptions: tuple[CopyException, ...] = ()
    HEADS = ("copy", "spell")
    SYNONYMS = True
    ENGLISH = (
        "<copies|copy> {what} [, except {exceptions:and}]",
        "<copies|copy> {what} , except that {exceptions:and}",
    )

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """One after the other, with new targets where the text lets them be chosen (707.10c)."""
        ids = yield from self.what.pick(scene, player)
        new_targets = any(is_for_copies(word) for word in said_after(scene, self))
        target = self._target(scene)
        copies: list[Id] = []
        for id in ids:
            now = scene.now(id)
            if scene.zone(now) == "stack" or scene.game[id].was == "stack":
                values = self._values(scene, id)
                copies.append((yield from copy_spell(scene.game, id, player, values, new_targets, target)))
            else:
                entries = yield from bring_about(scene, CopyCardEvent(now, player), rule="707.12")
                copies += [e.new for e in happened(entries, CopyCardEvent)]
        made = tuple(id for id in copies if id)
        scene.remember(self.mark, made)
        return bool(made)

    def _target(self, scene: GameScene) -> Id:
        """What the text says that the copy targets, if it does: that is heeded as the copy is made (707.10e)."""
        said = next((word for word in said_after(scene, self) if isinstance(word, Copy | CopyTargets)), None)
        found = scene.all_now(said.to.find(scene)) if isinstance(said, CopyTargets) else ()
        return found[0] if found else NOBODY

    def excepts(self) -> bool:
        """If there are exceptions."""
        return bool(self.exceptions)

    def _values(self, scene: GameScene, id: Id) -> Characteristics | None:
        """The copiable values with exceptions made to them (707.9); None where there are none."""
        if not self.exceptions:
            return None
        return with_exceptions(scene, copiable(scene.game, id), self.exceptions)


def is_for_copies(word: Word) -> bool:
    """Whether it says that new targets are chosen for the copies: that belongs to making them (707.10c)."""
    return isinstance(word, ChooseNewTargets) and isinstance(word.what, TheCopy)


def copies_made(scene: GameScene) -> tuple[Id, ...]:
    """The copies that the text being carried out has made so far, the first one first."""
    found: list[Id] = []
    entry = scene.game.history
    while entry is not None and not (isinstance(entry.event, Resolve) and entry.event.object == scene.stack_object):
        if isinstance(entry.event, CopyOnStack | CopyCardEvent) and entry.new:
            found.append(entry.new)
        entry = entry.before
    return tuple(reversed(found))


@word
class TheCopy(Objects):
    """What the text has copied: "the copy", "the copies"."""

    many: bool = False
    SYNONYMS = True
    ENGLISH = ("the copies {many=True}", "the copy", "that copy", "the copy they control")

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """The copies made by the text that still exist."""
        assert isinstance(scene, GameScene)
        ids = tuple(id for id in copies_made(scene) if scene.exists(id))
        scene.remember(self.mark, ids)
        return ids


@word
class CopyTargets(Full):
    """What a copy that was made targets: "the copy targets the chosen creature"; it is heeded as that is made."""

    copy: TheCopy
    to: Objects
    ENGLISH = "{copy} targets {to}"

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Nothing more."""
        yield from ()
        return True

    def heeded(self) -> bool:
        """It is."""
        return True


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


@word
class ChangeTargets(Act):
    """Change the target, or the targets, of a spell or ability (115.7a)."""

    what: Objects
    several: bool = False
    ENGLISH = ("change the target of {what}", "change the targets of {what} {several=True}")

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """All, or none if one can't be changed."""
        ids = still_there(scene, (yield from self.what.pick(scene, player)), "stack")
        done = False
        for id in ids:
            done = (yield from change_targets(scene.game, player, id)) or done
        return done
