"""707.10, 707.12. Copying spells, abilities and cards."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about, happened
from spellwright.actions.change_targets import is_for_copies
from spellwright.actions.clauses.clause import Full
from spellwright.actions.copy_exceptions import CopyException, with_exceptions
from spellwright.actions.doing import Act
from spellwright.actions.own_text import said_after
from spellwright.actions.the_copy import TheCopy
from spellwright.rules.copying import copy_spell
from spellwright.rules.layers import copiable
from spellwright.rules.scene import GameScene
from spellwright.state.events.stack import CopyCard as CopyCardEvent
from spellwright.words.characteristics import Characteristics
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.references import Objects
from spellwright.words.word import word


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
