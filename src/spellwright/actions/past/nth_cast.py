"""The first spell, or another, that somebody casts in a turn: "the first creature spell you cast each turn"."""

from __future__ import annotations

from typing import Any

from spellwright.actions.happenings.limited import EachTime
from spellwright.state.events.stack import Cast
from spellwright.words.filters import Filter
from spellwright.words.nouns import Noun, Things
from spellwright.words.players import Players
from spellwright.words.posts import From
from spellwright.words.procedure import Id
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class NthCast(Objects):
    """The first such spell that a player casts each turn, or the second; while it's being cast, it's counted already."""

    nth: int
    what: Filter
    who: Players
    each: EachTime
    origin: From | None = None
    LOOKS = frozenset({"history", "zone"})
    many = False
    ENGLISH = "the {nth:ordinal} {what@one} {who} <casts|cast> [{origin}] {each}"

    def ok(self) -> bool:
        """A spell; who casts it is said behind."""
        return isinstance(self.what, Things) and self.what.nouns == (Noun.SPELL,)

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """It, while it is on the stack."""
        ids = tuple(id for id in scene.objects("stack") if self.describes(scene, id))
        scene.remember(self.mark, ids)
        return ids

    def describes(self, scene: Scene, id: Id) -> bool:
        """Whether it is that spell."""
        player = scene.controller(id)
        return self.who.describes(scene, player) and self._such(scene, id) and self._is_nth(scene, id, player)

    def _is_nth(self, scene: Any, id: Id, player: Id) -> bool:
        """Whether as many such spells were cast before it by the same player (601.2i), in such a turn."""
        if not self.each.is_now(scene):
            return False
        cast = [entry.event for entry in scene.game.this_turn() if isinstance(entry.event, Cast)]
        before = [each.object for each in reversed(cast) if each.player == player and self._such(scene, each.object)]
        return (before.index(id) if id in before else len(before)) == self.nth - 1

    def _such(self, scene: Scene, id: Id) -> bool:
        return self.what.matches(scene, id) and (self.origin is None or self.origin.fits(scene, id))
