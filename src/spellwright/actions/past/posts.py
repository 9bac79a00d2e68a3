"""Descriptions by history: "creature that attacked this turn", "creature dealt damage by ~ this turn"."""

from __future__ import annotations

from typing import Any

from spellwright.actions.happening import Happening
from spellwright.actions.past.spans import Span
from spellwright.rules.happen import would_be_controlled_by
from spellwright.state.events.cards import Discard, Draw
from spellwright.state.events.combat import Attack
from spellwright.state.events.damage import Damage
from spellwright.state.events.stack import Cast, CreateToken
from spellwright.state.events.zones import Move
from spellwright.words.durations import Duration, For, Term
from spellwright.words.filters import Countable, Post
from spellwright.words.players import Players, ThatPlayer
from spellwright.words.possession_posts import CastBy
from spellwright.words.posts import From
from spellwright.words.procedure import Id
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.word import word
from spellwright.words.zones import Zone


def things_of(scene: Any, does: Happening, span: Span) -> tuple[Id, ...]:
    """The things to which it has happened in that time, oldest first, each once for each time."""
    found: list[Id] = []
    for entry in span.entries(scene.game):
        if isinstance(entry.event, does.EVENTS):
            thing = does.thing(scene, entry.event, entry.new)
            if thing:
                found.append(thing)
    return tuple(reversed(found))


@word
class ThatDid(Post):
    """What it did, or what happened to it: "that died this turn", "that attacked this turn"."""

    does: Happening
    within: Span
    LOOKS = frozenset({"history"})
    LOCAL = False
    TELLS_PAST = True
    ENGLISH = "that {does@past} {within}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it did."""
        return id in things_of(scene, self.does, self.within)

    def found(self, scene: Scene) -> tuple[Id, ...]:
        """All that did, be they still there or not."""
        return tuple(dict.fromkeys(things_of(scene, self.does, self.within)))


@word
class YouHadEnter(Post):
    """What entered under your control, whoever controls it since: "land you had enter the battlefield under your control"."""

    within: Span
    LOOKS = frozenset({"history"})
    LOCAL = False
    TELLS_PAST = True
    ENGLISH = "you had enter (|the battlefield) under your control {within}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it did."""
        return id in self.found(scene)

    def found(self, scene: Any) -> tuple[Id, ...]:
        """All that did, be they still there or not."""
        entries = [
            e for e in self.within.entries(scene.game) if isinstance(e.event, Move | CreateToken) and e.event.enters
        ]
        mine = [e.new for e in entries if e.new and would_be_controlled_by(scene.game, e.event) == scene.you]
        return tuple(reversed(mine))


@word
class ThatDidNot(Post):
    """What it didn't do in that time: "that didn't attack this turn"."""

    does: Happening
    within: Span
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "that didn't {does@bare} {within}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it never did."""
        return id not in things_of(scene, self.does, self.within)


@word
class TimesItDid(Countable):
    """How often it did something in that time: "for each time it has attacked this turn"."""

    what: Objects
    does: Happening
    within: Span
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "<time|times:outer> {what} has {does@participle} {within}"

    def count(self, scene: Scene) -> int:
        """Each time counts."""
        ids = self.what.find(scene)
        return sum(1 for id in things_of(scene, self.does, self.within) if id in ids)


@word
class DealtDamageBy(Post):
    """That something dealt damage to it this turn: "creature dealt damage by ~ this turn"."""

    by: Objects
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "dealt damage by {by} this turn"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it was."""
        damage = (entry.event for entry in Span.THIS_TURN.entries(scene.game))
        return any(isinstance(d, Damage) and d.victim == id and self.by.describes(scene, d.source) for d in damage)


_TELLS_WHAT_COMES = 1
"""The place among its templates of "spells you cast this turn"."""


@word
class CastInTime(Post):
    """That it was cast in that time, and by whom: "spell you've cast this turn", "spell cast this turn"."""

    who: Players | None
    within: Span
    origin: From | None = None
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = (
        "you've cast [{origin}] {within} {who=You()}",
        "{who} cast {within}",
        "{who} <has|have> cast {within}",
        "cast {within} {who=None}",
    )
    SYNONYMS = True

    def lasts(self) -> Duration | None:
        """Of spells that somebody casts this turn something is said until it ends: "spells you cast this turn"."""
        will_be = self.style[0] == _TELLS_WHAT_COMES and self.within is Span.THIS_TURN
        return For(Term.THIS_TURN) if will_be else None

    def begun(self) -> Post:
        """Those that are cast from now on."""
        return self if self.who is None or self.lasts() is None else CastBy(self.who)

    def _casts(self, scene: Any) -> list[Id]:
        casts = (entry.event for entry in self.within.entries(scene.game))
        who = self.who
        found = [c.object for c in casts if isinstance(c, Cast) and (who is None or who.describes(scene, c.player))]
        return found if self.origin is None else [id for id in found if self.origin.fits(scene, id)]

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether one of them did; of a permanent, whether the spell that became it is one of them (608.3)."""
        return id in self.found(scene)

    def found(self, scene: Scene) -> tuple[Id, ...]:
        """All those spells, and the permanents that they became."""
        spells = self._casts(scene)[::-1]
        became = (scene.game[spell].became for spell in spells)
        return (*spells, *(id for id in became if id and scene.game[id].zone == "battlefield"))


@word
class DrawnInTime(Post):
    """That you drew it, in that time: "card you've drawn this turn"."""

    within: Span
    who: ThatPlayer | None = None
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = ("you've drawn {within}", "{who} has drawn {within}")

    def _drawn(self, scene: Any) -> list[Id]:
        entries = list(self.within.entries(scene.game))
        players = (scene.you,) if self.who is None else self.who.find(scene)
        batches = {e.batch for e in entries if isinstance(e.event, Draw) and e.event.player in players}
        moved = [e for e in entries if e.batch in batches and e.new and getattr(e.event, "cause", "") == "draw"]
        return [e.new for e in moved if scene.owner(e.new) in players]

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether you did."""
        return id in self._drawn(scene)

    def found(self, scene: Scene) -> tuple[Id, ...]:
        """All those cards."""
        return tuple(reversed(self._drawn(scene)))


@word
class DiscardedInTime(Post):
    """That you discarded it, perhaps by cycling it, in that time: "card you've discarded this turn" (701.9, 702.29d)."""

    within: Span
    cycled: bool = False
    past: bool = False
    LOOKS = frozenset({"history"})
    LOCAL = False
    TELLS_PAST = True
    ENGLISH = (
        "you've {cycled?cycled or} discarded {within}",
        "that you {cycled?cycled or} discarded {within} {past=True}",
    )

    def fits(self, scene: Any, id: Id) -> bool:
        """Whether you did, and it is the card that it became then."""
        return any(id in (card, scene.game[card].became) for card in self._discarded(scene))

    def found(self, scene: Any) -> tuple[Id, ...] | None:
        """All those cards as they were in the hand, oldest first, unless they are looked for where they are now."""
        return None if self.past else self._discarded(scene)

    def _discarded(self, scene: Any) -> tuple[Id, ...]:
        events = (entry.event for entry in self.within.entries(scene.game))
        cards = [e.object for e in events if isinstance(e, Discard) and e.player == scene.you]
        return tuple(reversed(cards))


@word
class PutThere(Post):
    """How it came to where it is: "that was put there from the battlefield this turn"."""

    origin: Zone
    within: Span
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "that <was|were:outer> put there from {origin} {within}"

    def fits(self, scene: Any, id: Id) -> bool:
        """Whether it was moved there then, as the object that it is."""
        moves = (e.event for e in self.within.entries(scene.game) if isinstance(e.event, Move) and e.new == id)
        return any(self.origin.means(scene, move.object, move.from_zone(scene.game)) for move in moves)


@word
class PutSomewhere(Post):
    """What was put somewhere: "creature put into your graveyard from the battlefield this turn"."""

    to: Zone
    origin: Zone
    within: Span
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "put into {to} from {origin} {within}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it was, as the object that it had been."""
        return id in self.found(scene)

    def found(self, scene: Any) -> tuple[Id, ...]:
        """All that were."""
        moves = (e.event for e in self.within.entries(scene.game) if isinstance(e.event, Move) and e.new)
        return tuple(
            move.object
            for move in moves
            if self.to.means(scene, move.object, move.to)
            and self.origin.means(scene, move.object, move.from_zone(scene.game))
        )


@word
class CreaturesAttackedWith(Countable):
    """With how many creatures you attacked, whatever they are now: "creature you attacked with this turn" (608.2i)."""

    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "<creature|creatures:outer> you attacked with this turn"

    def count(self, scene: Any) -> int:
        """Those declared as attackers in a turn of yours; they were creatures then (508.1a)."""
        if scene.active_player != scene.you:
            return 0
        return len({e.event.object for e in scene.game.this_turn() if isinstance(e.event, Attack)})
