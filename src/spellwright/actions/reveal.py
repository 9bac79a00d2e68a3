"""701.20. Reveal."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about, choices_of, remember_by_player
from spellwright.actions.doable import enough
from spellwright.actions.doing import CostAct
from spellwright.rules.scene import GameScene
from spellwright.state.events.cards import Reveal as RevealEvent
from spellwright.words.groups import FromZone
from spellwright.words.procedure import Id, Procedure
from spellwright.words.references import Moved, Self
from spellwright.words.word import word
from spellwright.words.zones import OwnedZone


@word
class Reveal(CostAct):
    """Reveal cards (701.20a): they stay where they are (701.20b), and are remembered."""

    what: Moved
    DONE = "revealed"
    ENGLISH = "<reveals|reveal> {what}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """As `perform_all`, by one player."""
        return (yield from self.perform_all(scene, (player,)))

    def perform_all(self, scene: GameScene, players: tuple[Id, ...], mark: int = 0) -> Procedure[bool]:
        """All choose, then all is revealed at the same time (101.4)."""
        chosen = yield from choices_of(scene, players, mark, lambda player: self.what.pick(scene, player), self.what)
        ids = tuple(scene.now(id) for _, id in chosen)
        scene.remember(self.what.mark, ids)
        remember_by_player(scene, self.what.mark, [(by, scene.now(id)) for by, id in chosen])
        scene.remember(self.mark, ids)
        yield from reveal(scene, [(by, scene.now(id)) for by, id in chosen])
        return bool(ids)

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If there is as much of it."""
        return enough(scene, self.what)

    def zones_of_source(self) -> tuple[str, ...]:
        """Where the source is revealed, if it says so (113.6m)."""
        return (self.what.zone.name,) if isinstance(self.what, FromZone) and isinstance(self.what.what, Self) else ()


def reveal(scene: GameScene, cards: list[tuple[Id, Id]]) -> Procedure[None]:
    """Let players reveal cards, all at the same time."""
    players = dict.fromkeys(by for by, _ in cards)
    events = [RevealEvent(player, tuple(id for by, id in cards if by == player)) for player in players]
    if events:
        yield from bring_about(scene, *events, rule="701.20a")


@word
class RevealZone(CostAct):
    """Reveal all cards of a zone: "target opponent reveals their hand"."""

    zone: OwnedZone
    HEADS = ("hand", "card")
    HEADS_MANY = True
    ENGLISH = "<reveals|reveal> {zone}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """All of them."""
        ids = self.zone.objects(scene)
        scene.remember(self.mark, ids)
        yield from reveal(scene, [(scene.owner(id), id) for id in ids])
        return True
