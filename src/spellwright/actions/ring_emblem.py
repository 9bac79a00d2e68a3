"""701.54b-c. The Ring-bearer, and the abilities of the emblem named The Ring."""

from __future__ import annotations

from typing import Any, ClassVar

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.clauses.delayed import AtEndOfCombat, begin_delayed
from spellwright.actions.clauses.player_does import PlayerDoes
from spellwright.actions.clauses.sentences import Sentence
from spellwright.actions.designations import Designation
from spellwright.actions.discard import Discard
from spellwright.actions.draw import Draw
from spellwright.actions.sacrifice import Sacrifice
from spellwright.rules.asking import characteristics, controller
from spellwright.rules.hooks import Hooks
from spellwright.rules.layer_4 import AddTypes
from spellwright.rules.scene import GameScene, floating, resolving_scene
from spellwright.state.choices import Memory
from spellwright.state.events.combat import Attack, BecomeBlocked
from spellwright.state.events.damage import Damage, LoseLife
from spellwright.state.events.designations import designation
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.amounts import Number
from spellwright.words.conditions import Fact
from spellwright.words.controllers_and_owners import ControllerOf
from spellwright.words.nouns import Noun, Things
from spellwright.words.owners import Its
from spellwright.words.procedure import FIRST_OBJECT, Id, Procedure
from spellwright.words.quantified import A
from spellwright.words.references import It, Possessing
from spellwright.words.scene import Scene
from spellwright.words.word import word

TEMPTED = "tempted by the Ring"
"""The name under which a player's temptations are counted."""
BEARER = "Ring-bearer"
BLOCKER = 1
"""The mark of the creature that blocked."""


@word
class YourRingBearer(Possessing):
    """Your Ring-bearer (701.54a, 701.54e)."""

    LOOKS = frozenset({"notes"})
    LOCAL = False
    many = False
    ENGLISH = "your Ring-bearer"

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """The creature with the designation that you control; nothing if there is none."""
        ids = tuple(id for id in scene.objects("battlefield") if self.describes(scene, id))
        scene.remember(self.mark, ids)
        return ids

    def describes(self, scene: Scene, id: Id) -> bool:
        """Whether it has the designation under your control."""
        borne = id >= FIRST_OBJECT and bool(scene.notes(id, BEARER))
        return borne and scene.zone(id) == "battlefield" and scene.controller(id) == scene.you


@word
class StillYours(Fact):
    """That the Ring-bearer has stayed under its player's control; no words of its own."""

    LOCAL = False

    def holds(self, scene: Scene) -> bool:
        """Until another player gains control of it (701.54a)."""
        return bool(YourRingBearer().find(scene))


@word
class BearsTheRing(Designation):
    """The designation of the Ring-bearer (701.54b)."""

    RULE = "701.54a"
    NOTE = BEARER


def is_bearer(game: Game, me: Id, id: Id) -> bool:
    """Whether that object is the Ring-bearer of the emblem's controller."""
    player = controller(game, me)
    return YourRingBearer().describes(GameScene(game, me, player), id)


class OfTheRing(Hooks):
    """The base of the emblem's abilities; each is there from so many temptations on (701.54c)."""

    __slots__ = ()
    RULE = "701.54c"
    LEAST: ClassVar[int] = 1

    def there(self, game: Game, me: Id) -> bool:
        """Whether the Ring has tempted its controller so often."""
        return designation(game, controller(game, me), TEMPTED) >= self.LEAST


@word
class RingIsLegendary(OfTheRing):
    """Your Ring-bearer is legendary and can't be blocked by creatures with greater power."""

    def layer_parts(self) -> tuple[Any, ...]:
        """The supertype."""
        return (_LEGENDARY,)

    def restricts_block(self, game: Game, me: Id, blocker: Id, attacker: Id) -> bool:
        """A creature with greater power can't block it."""
        if not is_bearer(game, me, attacker):
            return False
        return (characteristics(game, blocker).power or 0) > (characteristics(game, attacker).power or 0)


_LEGENDARY = AddTypes(YourRingBearer(), supertypes=frozenset({"legendary"}))


@word
class RingLoots(OfTheRing):
    """Whenever your Ring-bearer attacks, draw a card, then discard a card."""

    LEAST = 2

    def triggers_on(self) -> tuple[type[Event], ...]:
        """Attacking."""
        return (Attack,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """As it attacks."""
        return () if self.there(game, me) and is_bearer(game, me, event.object) else None

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """Draw, then discard."""
        scene = resolving_scene(game, me)
        yield from Draw(Number(1)).perform(scene, scene.you)
        yield from _DISCARD.perform(scene, scene.you)


_DISCARD = Discard(A(Things(nouns=(Noun.CARD,)), Number(1)))


@word
class RingBetrays(OfTheRing):
    """Whenever your Ring-bearer becomes blocked by a creature, its controller sacrifices that at end of combat."""

    LEAST = 3

    def triggers_on(self) -> tuple[type[Event], ...]:
        """Becoming blocked."""
        return (BecomeBlocked,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """The first blocking creature; see `triggers_each`."""
        found = self.triggers_each(game, me, event, new)
        return found[0] if found else None

    def triggers_each(self, game: Game, me: Id, event: Any, new: Id) -> tuple[Memory, ...]:
        """Once for each creature that blocks it (509.3d)."""
        if not self.there(game, me) or not is_bearer(game, me, event.object):
            return ()
        return tuple(((BLOCKER, (blocker,)),) for blocker in event.blockers)

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """A delayed triggered ability at end of combat (603.7)."""
        yield from begin_delayed(resolving_scene(game, me), _SACRIFICED, AtEndOfCombat())


_SACRIFICED = Sentence(PlayerDoes(ControllerOf(Its(refers=BLOCKER)), Sacrifice(It(refers=BLOCKER)), ()))


@word
class RingDrains(OfTheRing):
    """Whenever your Ring-bearer deals combat damage to a player, each opponent loses 3 life."""

    LEAST = 4

    def triggers_on(self) -> tuple[type[Event], ...]:
        """Damage."""
        return (Damage,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """Combat damage to a player."""
        hurts = event.combat and event.victim < FIRST_OBJECT and is_bearer(game, me, event.source)
        return () if hurts and self.there(game, me) else None

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """All at the same time."""
        scene = resolving_scene(game, me)
        yield from bring_about(scene, *(LoseLife(player, 3) for player in scene.opponents(scene.you)))


def former_bearers(game: Game, player: Id) -> tuple[Id, ...]:
    """The keys of the effects that make permanents that player's Ring-bearer."""
    return tuple(
        f.key
        for f in game.floating
        if isinstance(f.ability, BearsTheRing) and floating(game, f.key).controller == player
    )
