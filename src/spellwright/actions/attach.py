"""701.3. Attach."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about, subjects
from spellwright.actions.doable import still_there
from spellwright.actions.doing import Act, CostAct
from spellwright.rules.attaching import can_be_attached
from spellwright.rules.scene import GameScene
from spellwright.state.events.permanents import Attach as AttachEvent
from spellwright.state.events.permanents import Unattach as UnattachEvent
from spellwright.words.procedure import FIRST_OBJECT, Id, Procedure
from spellwright.words.quantified import A
from spellwright.words.references import Objects, Recipient
from spellwright.words.word import word


@word
class Attach(Act):
    """Attach permanents to something, as far as they can be (701.3a-b)."""

    what: Objects
    to: Recipient
    as_creature: bool = False
    ENGLISH = (
        "<attaches|attach> {what} to {to}",
        "<attaches|attach> {what} to {to} as though that planeswalker were a creature {as_creature=True}",
    )

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Each of them."""
        ids = still_there(scene, (yield from self.what.pick(scene, player)))
        able_hosts = self._able(scene, ids) if isinstance(self.to, A) else None
        hosts = yield from self.to.pick(scene, player, able_hosts)
        if not hosts:
            return False
        host = scene.now(hosts[0]) if hosts[0] >= FIRST_OBJECT else hosts[0]
        able = [id for id in ids if can_be_attached(scene.game, id, host, as_creature=self.as_creature)]
        entries = yield from bring_about(scene, *(AttachEvent(id, host) for id in able))
        return bool(subjects(entries, AttachEvent))

    def _able(self, scene: GameScene, ids: tuple[Id, ...]) -> tuple[Id, ...]:
        """What can be chosen: that to which all of them can be attached (608.2d)."""
        hosts = (host for host in self.to.find(scene) if host >= FIRST_OBJECT)
        return tuple(host for host in hosts if all(can_be_attached(scene.game, id, host) for id in ids))


@word
class Unattach(CostAct):
    """Unattach an Equipment (701.3d)."""

    what: Objects
    ENGLISH = "<unattaches|unattach> {what}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Those that are attached."""
        ids = still_there(scene, (yield from self.what.pick(scene, player)))
        able = [id for id in ids if scene.attached_to(id)]
        yield from bring_about(scene, *(UnattachEvent(id) for id in able))
        return bool(able)

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If it is attached."""
        ids = still_there(scene, self.what.find(scene))
        return bool(ids) and all(scene.attached_to(id) for id in ids)


@word
class UnattachAll(Act):
    """Unattach all Equipment from something (701.3d)."""

    bearer: Objects
    ENGLISH = "<unattaches|unattach> all Equipment from {bearer}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """All that is attached to one of them."""
        bearers = still_there(scene, (yield from self.bearer.pick(scene, player)))
        worn = [id for id in scene.objects("battlefield") if scene.attached_to(id) in bearers]
        able = [id for id in worn if "Equipment" in scene.traits(id).subtypes]
        yield from bring_about(scene, *(UnattachEvent(id) for id in able))
        return bool(able)
