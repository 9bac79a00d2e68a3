"""701.23. Search."""

from __future__ import annotations

from collections.abc import Sequence

from spellwright.actions.bringing_about import bring_about, happened
from spellwright.actions.doing import Act
from spellwright.rules.scene import GameScene
from spellwright.state.events.cards import Search as SearchEvent
from spellwright.state.events.event import Event
from spellwright.words.filters import Filter
from spellwright.words.groups import AnyNumber
from spellwright.words.nouns import Noun, Things
from spellwright.words.one_of_each import OneOfEach, OneOrAnother
from spellwright.words.procedure import Id, Procedure, choose
from spellwright.words.quantified import A, All
from spellwright.words.word import Word, word
from spellwright.words.zones import OwnedZone, Zones

PUBLIC = ("graveyard", "exile")
"""The zones of cards that everybody sees (400.2), as far as they are searched."""


@word
class Search(Act):
    """Search a zone for cards (701.23a). What was found is remembered; it may be less than was looked for (701.23b)."""

    where: OwnedZone | Zones
    what: A | AnyNumber | All | OneOfEach | OneOrAnother
    also: A | None = None
    either: bool = False
    DONE = "found"
    ENGLISH = (
        "<searches|search> {where} for {what} [and {also}]",
        "<searches|search> {where} for {what} and/or {also} {either=True}",
    )

    def ok(self) -> bool:
        """Of two phrases each is found by itself; one card that fits either is looked for in a library."""
        if isinstance(self.what, OneOrAnother):
            return isinstance(self.where, OwnedZone) and self.where.name == "library" and self.also is None
        return not isinstance(self.what, OneOfEach) or (len(self.what.whats) > 2 and self.also is None)

    @property
    def HEADS(self) -> tuple[str, ...]:  # type: ignore[override]  # noqa: N802
        """Two phrases for what is looked for are taken up together: "put them onto the battlefield"."""
        return ("card",) if self.also is not None else ()

    @property
    def HEADS_MANY(self) -> bool:  # type: ignore[override]  # noqa: N802
        """Then they are several."""
        return self.also is not None

    @property
    def joins(self) -> tuple[Word, ...]:
        """The phrases that it takes up together."""
        return () if self.also is None else (self.what, self.also)

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Look at all cards there, and find some."""
        entries = yield from bring_about(scene, *self._events(scene, player))
        searched = [e.event for e in happened(entries, SearchEvent) if isinstance(e.event, SearchEvent)]
        there = [id for id in self.where.objects(scene) if any(_seen(scene, event, id) for event in searched)]
        if isinstance(self.what, OneOfEach):
            found = yield from _one_of_each(scene, player, self.what, there)
        elif isinstance(self.what, OneOrAnother):
            found = yield from _one_or_another(scene, player, self.what, there)
        elif self.either and self.also is not None:
            found = yield from _either(scene, player, (self.what, self.also), there)
        else:
            found = yield from find(scene, player, self.what, there, all_searched=self._all_searched())
        scene.remember(self.what.mark, found)
        if self.also is not None and not self.either:
            left = [id for id in there if id not in found]
            others = yield from find(scene, player, self.also, left)
            scene.remember(self.also.mark, others)
            found = (*found, *others)
        scene.remember(self.mark, found)
        return bool(searched)

    def _all_searched(self) -> bool:
        """Whether all the zones are searched, not those that the player likes: "your library and/or graveyard"."""
        return not (isinstance(self.where, Zones) and self.where.andor)

    def _events(self, scene: GameScene, player: Id) -> list[Event]:
        names = (self.where.zone,) if isinstance(self.where, OwnedZone) else self.where.names
        owners = self.where.owner.players(scene)
        return [SearchEvent(player, owner, name.value, by=scene.stack_object) for owner in owners for name in names]


def _seen(scene: GameScene, search: SearchEvent, id: Id) -> bool:
    """Whether that search finds the card: it is in the zone, and near enough to the top."""
    if (scene.owner(id), scene.zone(id)) != (search.owner, search.zone):
        return False
    return not search.top or id in scene.cards_of(search.owner, search.zone)[-search.top :]


def _one_of_each(scene: GameScene, player: Id, what: OneOfEach, there: list[Id]) -> Procedure[tuple[Id, ...]]:
    """Let the player find a card for each of the phrases."""
    found: tuple[Id, ...] = ()
    for each in what.whats:
        more = yield from find(scene, player, each, [id for id in there if id not in found])
        scene.remember(each.mark, more)
        found = (*found, *more)
    return found


def _one_or_another(scene: GameScene, player: Id, what: OneOrAnother, there: list[Id]) -> Procedure[tuple[Id, ...]]:
    """Let the player find one card that fits one of the phrases, or none (701.23b)."""
    options: list[Id | None] = [id for id in there if what.describes(scene, id)]
    one = yield from choose(player, [*options, None], "choose", "Which card do you find?", "701.23a", scene.source)
    return () if one is None else (one,)


def _either(
    scene: GameScene, player: Id, whats: Sequence[A | AnyNumber | All | OneOfEach], there: list[Id]
) -> Procedure[tuple[Id, ...]]:
    """Let the player find a card for one phrase, for the other or for both, in any order."""
    found: list[Id] = []
    left = [what for what in whats if isinstance(what, A)]
    while left:
        options: list[Id | None] = [
            id for id in there if id not in found and any(what.describes(scene, id) for what in left)
        ]
        if not options:
            break
        one = yield from choose(player, [*options, None], "choose", "Which card do you find?", "701.23a", scene.source)
        if one is None:
            break
        found.append(one)
        left.remove(next(what for what in left if what.describes(scene, one)))
    return tuple(found)


def find(
    scene: GameScene, player: Id, what: A | AnyNumber | All, there: list[Id], *, all_searched: bool = True
) -> Procedure[tuple[Id, ...]]:
    """Let the player find cards among those of the zones, as the phrase describes them (701.23b, d).

    Only in a hidden zone may those be left that have a stated quality.
    """
    able = [id for id in there if what.describes(scene, id)]
    most = what.count.value(scene) if isinstance(what, A) else len(able)
    free = not isinstance(what, A) or what.up_to
    seen = [id for id in able if all_searched and scene.zone(id) in PUBLIC]
    least = 0 if free else min(most, len(seen) if states_a_quality(what.what) else len(able))  # 701.23b, d
    every = seen if isinstance(what, All) else []
    found: list[Id] = []
    while len(found) < most:
        options: list[Id | None] = [
            id for id in able if id not in found and what.what.fits_together(scene, tuple(found), id)
        ]
        if len(found) >= least and all(id in found for id in every):
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
