"""701.12f. Exchanging two zones: all cards of each are put into the other, also where one is empty."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.doing import Act
from spellwright.actions.returning import into_zone
from spellwright.rules.happen import is_forbidden
from spellwright.rules.scene import GameScene
from spellwright.words.owners import Owner
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word
from spellwright.words.zones import ZoneName


@word
class ExchangeZones(Act):
    """Exchange two zones of a player: "exchange your graveyard and library"."""

    owner: Owner
    first: ZoneName
    second: ZoneName
    ENGLISH = "<exchanges|exchange> {owner} {first} and {second}"

    def ok(self) -> bool:
        """Two zones."""
        return self.first is not self.second

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """All at the same time, or nothing if some of it can't be done (701.12a)."""
        for owner in self.owner.players(scene):
            one, other = (scene.cards_of(owner, zone.value) for zone in (self.first, self.second))
            events = into_zone(scene, one, self.second.value, "exchange")
            events += into_zone(scene, other, self.first.value, "exchange")
            if any(is_forbidden(scene.game, event) for event in events):
                return False
            yield from bring_about(scene, *events, rule="701.12f")
        return True
