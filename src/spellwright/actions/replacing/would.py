"""What would happen: the events that replacement effects wait for (614.1)."""

from __future__ import annotations

from typing import Any, ClassVar

from spellwright.actions.entering_scene import as_entered
from spellwright.actions.happening import Happening, PlayerHappening, told
from spellwright.actions.happenings.damage import DamageKind
from spellwright.actions.happenings.moving import Enters
from spellwright.actions.past.cast_this_way import has_become
from spellwright.actions.resolution import being_carried_out
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Memory
from spellwright.state.events.cards import Act
from spellwright.state.events.damage import Damage
from spellwright.state.events.event import Event
from spellwright.state.events.zones import Move
from spellwright.words.nouns import Noun
from spellwright.words.players import Players
from spellwright.words.procedure import NOBODY, Id
from spellwright.words.quantified import A
from spellwright.words.references import Objects, Recipient, Self, That, Those
from spellwright.words.word import Word, word


class Would(Word):
    """The family of what would happen."""

    __slots__ = ()
    NAMED: ClassVar[str] = "what would happen"
    AMOUNT: ClassVar[bool] = False
    """Whether it has an amount, told under its own mark, that "that much" can mean."""

    def kinds(self) -> tuple[type[Event], ...]:
        """The kinds of events that it can be."""
        raise NotImplementedError

    def match(self, scene: GameScene, me: Id, event: Any) -> Memory | None:
        """What the words denote in that proposed event, if it is such an event; None if it isn't."""
        raise NotImplementedError

    def only_self(self) -> bool:
        """Whether it is about what happens to the source alone (614.12)."""
        return False

    def by(self) -> Recipient | None:
        """The phrase for what would do it, where that can be left to a choice: "a source of your choice would ..."."""
        return None

    def doer(self, scene: GameScene, event: Any) -> Id:
        """What would do it in that event."""
        return NOBODY


@word
class ThingWould(Would):
    """Something would happen to a thing: "~ would die", "a creature would deal damage to you"."""

    subject: Recipient
    does: Happening
    ENGLISH = "{subject} would {does@bare}"

    def kinds(self) -> tuple[type[Event], ...]:
        """The happening's."""
        return self.does.would_be()

    def ok(self) -> bool:
        """What is known only once it is done can't be replaced any more (614.4)."""
        return Act not in self.kinds()

    def match(self, scene: GameScene, me: Id, event: Any) -> Memory | None:
        """The thing, and what the happening mentions; what enters is looked at as it would be (614.12)."""
        if isinstance(self.does, Enters):
            return self._entering(scene, me, event)
        thing = self.does.would(scene, event)
        if not thing or not self._speaks_of(scene, thing):
            return None
        refers = self.subject.refers  # "that spell", and then "it": what a card was cast as
        again: Memory = ((refers, (thing,)),) if refers and self._named_as_spell() else ()
        return (*told((self.subject, (thing,))), *again, *self.does.mentions(scene, event, 0))

    def _speaks_of(self, scene: GameScene, thing: Id) -> bool:
        """Whether it would happen to such a one: "that spell" is also what a card has become by being cast (400.7h)."""
        if self.subject.describes(scene, thing):
            return True
        return self._named_as_spell() and has_become(scene, self.subject.find(scene), thing)

    def _named_as_spell(self) -> bool:
        return isinstance(self.subject, That | Those) and Noun.SPELL in getattr(self.subject.noun, "nouns", ())

    def _entering(self, scene: GameScene, me: Id, event: Any) -> Memory | None:
        if not event.enters:
            return None
        then, new = as_entered(scene.game, me, event)
        if not self.does.thing(then, event, new) or not self._is(then, event, new):
            return None
        return told((self.subject, (event.subject,)))

    def _is(self, then: GameScene, event: Any, new: Id) -> bool:
        """Whether that is what enters: its own object is, as which it speaks, the one before (614.12, 400.7)."""
        if isinstance(self.subject, Self):
            return then.source in (event.subject, new)
        return self.subject.describes(then, new)

    def by(self) -> Recipient | None:
        """The subject."""
        return self.subject

    def doer(self, scene: GameScene, event: Any) -> Id:
        """The thing."""
        return self.does.would(scene, event)

    def only_self(self) -> bool:
        """If it happens to the source, and isn't what that does to others."""
        return isinstance(self.subject, Self) and Damage not in self.does.EVENTS


@word
class PlayerWould(Would):
    """A player would do something: "you would draw a card", "an opponent would gain life"."""

    who: Players
    does: PlayerHappening
    in_your_turn: bool = False
    ENGLISH = "{who} would {does@bare} {in_your_turn?during your turn}"

    def kinds(self) -> tuple[type[Event], ...]:
        """The deed's."""
        return self.does.would_be()

    def ok(self) -> bool:
        """What is known only once it is done can't be replaced any more (614.4)."""
        return Act not in self.kinds()

    def match(self, scene: GameScene, me: Id, event: Any) -> Memory | None:
        """The player, and what the deed mentions."""
        if self.in_your_turn and scene.game.active != scene.you:
            return None
        player = self.does.player(scene, event, 0)
        if not player or not self.who.describes(scene, player):
            return None
        return (*told((self.who, (player,))), *self.does.mentions(scene, event, 0))


@word
class DiscardCaused(Would):
    """A spell or ability causes a player to discard a card, which would go to the graveyard: "causes you to discard ~".

    The card is discarded all the same; where it is put is replaced.
    """

    cause: A
    who: Players
    what: Objects
    ENGLISH = "{cause} causes {who} to discard {what}"

    def kinds(self) -> tuple[type[Event], ...]:
        """The move that is part of discarding (701.9a)."""
        return (Move,)

    def match(self, scene: GameScene, me: Id, event: Any) -> Memory | None:
        """If such a card goes there because of what is resolving."""
        if event.cause != "discard" or event.to != "graveyard":
            return None
        resolving = being_carried_out(scene.game)
        if not resolving or not self.cause.describes(scene, resolving) or not self.what.describes(scene, event.object):
            return None
        player = scene.owner(event.object)
        return told((self.who, (player,)), (self.what, (event.object,))) if self.who.describes(scene, player) else None

    def only_self(self) -> bool:
        """If its own card is discarded."""
        return isinstance(self.what, Self)


@word
class DamageWould(Would):
    """Damage would be dealt to somebody: "damage would be dealt to ~"."""

    to: Recipient
    kind: DamageKind | None = None
    by_source: Objects | None = None
    AMOUNT = True
    ENGLISH = "[{kind}] damage would be dealt to {to} [by {by_source}]"

    def kinds(self) -> tuple[type[Event], ...]:
        """Damage."""
        return (Damage,)

    def match(self, scene: GameScene, me: Id, event: Any) -> Memory | None:
        """If it is dealt to such a one, by such a source."""
        if self.kind is not None and not self.kind.fits(event):
            return None
        if not self.to.describes(scene, event.victim):
            return None
        if self.by_source is not None and not self.by_source.describes(scene, event.source):
            return None
        found = told((self.to, (event.victim,)), (self, event.amount))
        return found if self.by_source is None else (*found, *told((self.by_source, (event.source,))))

    def by(self) -> Recipient | None:
        """The source."""
        return self.by_source

    def doer(self, scene: GameScene, event: Any) -> Id:
        """The source of the damage."""
        return int(event.source)
