"""701.24. Shuffle."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about, choices_of
from spellwright.actions.doing import Act
from spellwright.actions.returning import into_zone
from spellwright.rules.scene import GameScene
from spellwright.state.events.zones import Shuffle as ShuffleEvent
from spellwright.words.groups import FromZone
from spellwright.words.marks import PLACED
from spellwright.words.owners import Owner
from spellwright.words.procedure import Id, Procedure
from spellwright.words.references import It, Moved, Objects, Self
from spellwright.words.scene import Scene
from spellwright.words.word import word
from spellwright.words.zones import OwnedZone, ZoneName


@word
class Shuffle(Act):
    """Shuffle a library (701.24a): one's own where none is named."""

    owner: Owner | None = None
    ENGLISH = "<shuffles|shuffle> [{owner} library]"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """As `perform_all`, by one player."""
        return (yield from self.perform_all(scene, (player,)))

    def perform_all(self, scene: GameScene, players: tuple[Id, ...], mark: int = 0) -> Procedure[bool]:
        """All at the same time."""
        owners: dict[Id, None] = {}
        for player in players:
            scene.remember(mark, (player,))
            owners |= dict.fromkeys((player,) if self.owner is None else self.owner.players(scene))
        yield from bring_about(scene, *(ShuffleEvent(owner) for owner in owners))
        return bool(owners)


@word
class WithZone(Objects):
    """A thing and the cards of a zone: "~ and your graveyard"."""

    what: Self | It
    zone: OwnedZone
    many = True
    ENGLISH = "{what} and {zone}"

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """Both, as they are now."""
        ids = tuple(dict.fromkeys((*self.what.find(scene), *self.zone.objects(scene))))
        scene.remember(self.mark, ids)
        return ids


@word
class ShuffleInto(Act):
    """Shuffle things into a library, which is shuffled even if none of them gets there (701.24c-d)."""

    what: Moved
    owner: Owner
    SYNONYMS = True
    ENGLISH = ("<shuffles|shuffle> {what} into {owner} library", "<shuffles|shuffle> {what} into {owner} libraries")

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """As `perform_all`, by one player."""
        return (yield from self.perform_all(scene, (player,)))

    def perform_all(self, scene: GameScene, players: tuple[Id, ...], mark: int = 0) -> Procedure[bool]:
        """All choose, then all moves, then the libraries are shuffled."""
        chosen = yield from choices_of(scene, players, mark, lambda player: self.what.pick(scene, player), self.what)
        ids = [id for _, id in chosen]
        libraries = dict.fromkeys((*self.owner.players(scene), *(scene.owner(scene.now(id)) for id in ids)))
        yield from shuffle_into(scene, ids, libraries)
        before = scene.memory.get(PLACED, ())  # what was in the library isn't of "the rest" any more (608.2c)
        scene.remember(PLACED, (*(before if isinstance(before, tuple) else ()), *ids))
        return bool(ids)

    def zones_of_source(self) -> tuple[str, ...]:
        """Where the source is taken from, if it says so (113.6m)."""
        return (self.what.zone.name,) if isinstance(self.what, FromZone) and isinstance(self.what.what, Self) else ()


@word
class ShuffleZonesInto(Act):
    """Shuffle all cards of zones into a library: "shuffles their hand and graveyard into their library"."""

    of: Owner
    zones: tuple[ZoneName, ...]
    owner: Owner
    ENGLISH = "<shuffles|shuffle> {of} {zones:and} into {owner} library"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """As `perform_all`, by one player."""
        return (yield from self.perform_all(scene, (player,)))

    def perform_all(self, scene: GameScene, players: tuple[Id, ...], mark: int = 0) -> Procedure[bool]:
        """All at the same time."""
        ids: list[Id] = []
        libraries: dict[Id, None] = {}
        for player in players:
            scene.remember(mark, (player,))
            for owner in self.of.players(scene):
                ids += [id for zone in self.zones for id in scene.cards_of(owner, zone.value)]
                libraries[owner] = None
        yield from shuffle_into(scene, ids, libraries)
        return True


def shuffle_into(scene: GameScene, ids: list[Id], libraries: dict[Id, None]) -> Procedure[None]:
    """Put cards into their libraries, then shuffle these (701.24c-d)."""
    yield from bring_about(scene, *into_zone(scene, ids, "library", "shuffle"), rule="701.24c")
    yield from bring_about(scene, *(ShuffleEvent(library) for library in libraries))
