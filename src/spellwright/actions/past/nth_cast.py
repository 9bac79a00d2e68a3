"""The first spell, or another, that somebody casts in a turn: "the first creature spell you cast each turn"."""

from __future__ import annotations

from typing import Any

from spellwright.actions.happenings.limited import EachTime
from spellwright.state.events.stack import Cast
from spellwright.words.conditions import Fact
from spellwright.words.durations import Duration, For, Term
from spellwright.words.filters import Filter, Post
from spellwright.words.nouns import Noun, Things
from spellwright.words.players import Players, You
from spellwright.words.posts import From, WithXInCost
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
    with_x: WithXInCost | None = None
    LOOKS = frozenset({"history", "zone"})
    many = False
    ENGLISH = (
        "the {nth:ordinal} {what@one} {who} <casts|cast> [{origin}] {each}",
        "the {nth:ordinal} {what@one} {who} <casts|cast> {with_x} {each}",
    )

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
        posts = (post for post in (self.origin, self.with_x) if post is not None)
        return self.what.matches(scene, id) and all(post.fits(scene, id) for post in posts)


@word
class IsNthCast(Fact):
    """That it is such a one: "it's the second spell you cast this turn", be it still on the stack or not (601.2i)."""

    what: Objects
    which: NthCast
    LOOKS = frozenset({"history"})
    LOCAL = False
    SYNONYMS = True
    ENGLISH = ("{what} <'s|are> {which}", "{what} <was|were> {which}")

    def holds(self, scene: Scene) -> bool:
        """Whether it is; of a permanent, the spell that it was."""
        ids = self.what.find(scene)
        return bool(ids) and all(self.which.describes(scene, _spell_of(scene, id)) for id in ids)


def _spell_of(scene: Any, id: Id) -> Id:
    """The spell that has become that permanent, or the object itself."""
    spells = (entry.event.object for entry in scene.game.this_turn() if isinstance(entry.event, Cast))
    return next((spell for spell in spells if scene.game[spell].became == id), id)


@word
class ThatIsNthCast(Post):
    """How manieth of all spells of the turn it is: "that's the second spell cast this turn"."""

    nth: int
    LOOKS = frozenset({"history", "zone"})
    LOCAL = False
    ENGLISH = "that 's the {nth:ordinal} spell cast this turn"

    def fits(self, scene: Any, id: Id) -> bool:
        """Whether as many were cast before it (601.2i); a copy isn't cast (707.10)."""
        cast = [entry.event.object for entry in scene.game.this_turn() if isinstance(entry.event, Cast)]
        return id in cast and len(cast) - 1 - cast.index(id) == self.nth - 1


@word
class NextCast(Objects):
    """The next such spell that you cast this turn: it isn't there yet as the effect begins (611.2c).

    Nothing that the text says behind it can mean it: it will be cast after the text has been carried out.
    """

    what: Filter
    LOOKS = frozenset({"history", "zone"})
    many = False
    ENGLISH = "the next {what@one} you cast this turn"

    def ok(self) -> bool:
        """A spell."""
        return isinstance(self.what, Things) and self.what.nouns == (Noun.SPELL,)

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """Nothing yet."""
        return ()

    def lasts(self) -> Duration | None:
        """To the end of the turn."""
        return _THIS_TURN

    def begun(self, scene: Any) -> NthCast:
        """The one behind those that you have cast this turn."""
        casts = [entry.event for entry in scene.game.this_turn() if isinstance(entry.event, Cast)]
        before = sum(1 for each in casts if each.player == scene.you and self.what.matches(scene, each.object))
        return NthCast(before + 1, self.what, You(), EachTime.THIS_TURN)


_THIS_TURN = For(Term.THIS_TURN)


@word
class OtherThanFirst(Post):
    """Another than the first spell that you cast each turn: "a spell other than your first spell each turn"."""

    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "other than your first spell each turn"

    def fits(self, scene: Any, id: Id) -> bool:
        """Whether you have cast another before it this turn."""
        casts = [entry.event for entry in scene.game.this_turn() if isinstance(entry.event, Cast)]
        mine = [cast.object for cast in reversed(casts) if cast.player == scene.you]
        return bool(mine) and mine[0] != id
