"""701.23. Search."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about, happened
from spellwright.actions.doing import Act
from spellwright.rules.scene import GameScene
from spellwright.state.events.cards import Search as SearchEvent
from spellwright.state.events.event import Event
from spellwright.words.filters import Filter
from spellwright.words.groups import AnyNumber
from spellwright.words.nouns import Noun, Things
from spellwright.words.procedure import Id, Procedure, choose
from spellwright.words.quantified import A
from spellwright.words.word import word
from spellwright.words.zones import OwnedZone, Zones


@word
class Search(Act):
    """Search a zone for cards (701.23a). What was found is remembered; it may be less than was looked for (701.23b)."""

    where: OwnedZone | Zones
    what: A | AnyNumber
    DONE = "found"
    ENGLISH = "<searches|search> {where} for {what}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Look at all cards there, and find some."""
        entries = yield from bring_about(scene, *self._events(scene, player))
        searched = {(e.event.owner, e.event.zone) for e in happened(entries, SearchEvent)}  # type: ignore[attr-defined]
        there = [id for id in self.where.objects(scene) if (scene.owner(id), scene.zone(id)) in searched]
        found = yield from self._find(scene, player, there)
        scene.remember(self.what.mark, found)
        scene.remember(self.mark, found)
        return bool(searched)

    def _events(self, scene: GameScene, player: Id) -> list[Event]:
        names = self.where.names if isinstance(self.where, Zones) else (self.where.zone,)
        owners = self.where.owner.players(scene)
        return [SearchEvent(player, owner, name.value) for owner in owners for name in names]

    def _find(self, scene: GameScene, player: Id, there: list[Id]) -> Procedure[tuple[Id, ...]]:
        able = [id for id in there if self.what.describes(scene, id)]
        most = self.what.count.value(scene) if isinstance(self.what, A) else len(able)
        free = not isinstance(self.what, A) or self.what.up_to
        least = 0 if free or states_a_quality(self.what.what) else min(most, len(able))  # 701.23b, d
        found: list[Id] = []
        while len(found) < most:
            options: list[Id | None] = [
                id for id in able if id not in found and self.what.what.fits_together(scene, tuple(found), id)
            ]
            if len(found) >= least:
                options.append(None)
            if not options:
                break
            one = yield from choose(player, options, "choose", "Which card do you find?", "701.23a", scene.source)
            if one is None:
                break
            found.append(one)
        return tuple(found)


def states_a_quality(what: Filter) -> bool:
    """Whether a phrase asks for more than a number of cards (701.23b, d)."""
    if isinstance(what, Things):
        return bool(what.adjectives or what.kinds or what.names or what.posts or what.nouns != (Noun.CARD,))
    return True
