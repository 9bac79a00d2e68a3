"""What doesn't untap in the untap step (502.3), always or once; and choosing not to untap something."""

from __future__ import annotations

from typing import Any

from spellwright.actions.clauses.clause import Full
from spellwright.actions.holding import Holding
from spellwright.actions.predicate import Lasting, Predicate
from spellwright.rules.asking import controller
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import GameScene, floating, scene_of
from spellwright.state.events.effects import Begin
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Untap
from spellwright.state.game import Game
from spellwright.state.history import Floating, Until
from spellwright.words.ability import Ability
from spellwright.words.owners import Owner
from spellwright.words.procedure import NOBODY, Id, Procedure, may
from spellwright.words.references import Objects, Recipient, Self
from spellwright.words.word import word

UNTAP_STEP = "untap step"
"""The cause of untapping in that step."""


@word
class DoesntUntap(Lasting):
    """Doesn't untap during somebody's untap step: "its controller's", "your"."""

    whose: Owner
    plural: bool = False
    FOR_OBJECTS = True
    TAKES_UNLESS = True
    ENGLISH = (
        "<doesn't|don't> untap during their controllers 's untap steps {whose=TheirOwners()} {plural=True}",
        "<doesn't|don't> untap during {whose} untap step",
    )

    def forbids(self) -> tuple[type[Event], ...]:
        """Untapping."""
        return (Untap,)

    def impossible(self, holding: Holding, game: Game, me: Id, event: Any) -> bool:
        """In that step, if it is a subject."""
        if event.cause != UNTAP_STEP or not holding.affects(game, me, event.object):
            return False
        if self.plural:
            return controller(game, event.object) == game.active
        return game.active in self.whose.players(holding.scene_about(game, me, event.object))


@word
class DoesntUntapNext(Predicate):
    """Doesn't untap during its controller's next untap step."""

    whose: Owner
    plural: bool = False
    FOR_OBJECTS = True
    ENGLISH = (
        "<doesn't|don't> untap during their controllers 's next untap steps {whose=TheirOwners()} {plural=True}",
        "<doesn't|don't> untap during {whose} next untap step",
    )

    def act_on_each(self, scene: GameScene, subjects: tuple[Id, ...], mark: int) -> Procedure[bool]:
        """One effect for each, which lasts until that step is over."""
        effects: list[Event] = []
        for id in subjects:
            scene.remember(mark, (id,))
            players = (scene.controller(id),) if self.plural else self.whose.players(scene)
            if scene.exists(scene.now(id)) and players:
                ends = Until("end of your next turn", players[0], scene.game.turn)
                kept = Floating(
                    NOBODY, StaysTapped(), scene.source, scene.you, 0, ends, locked=(scene.now(id), players[0])
                )
                effects.append(Begin(kept))
        scene.remember(mark, subjects)
        if effects:
            yield from happen(scene.game, *effects, source=scene.stack_object)
        return bool(effects)

    def act_on_class(self, scene: GameScene, subject: Recipient, subjects: tuple[Id, ...]) -> Procedure[bool]:
        """No characteristic is changed, so it holds for whatever fits in that step (611.2c)."""
        effects: list[Event] = []
        for player in scene.players():
            ends = Until("end of your next turn", player, scene.game.turn)
            kept = Floating(
                NOBODY, AllStayTapped(subject, player), scene.source, scene.you, 0, ends, memory=scene.frozen()
            )
            effects.append(Begin(kept))
        yield from happen(scene.game, *effects, source=scene.stack_object)
        return bool(effects)


@word
class AllStayTapped(Hooks):
    """The effect on whatever a phrase describes that doesn't untap in a player's next untap step."""

    what: Recipient
    player: Id
    RULE = "502.3"

    def forbids(self) -> tuple[type[Event], ...]:
        """Untapping."""
        return (Untap,)

    def impossible(self, game: Game, me: Id, event: Any) -> bool:
        """In the untap step of that player, of what is such a thing then."""
        now = event.cause == UNTAP_STEP and game.active == self.player
        return bool(now and self.what.describes(scene_of(game, me), event.object))


@word
class StaysTapped(Hooks):
    """The effect on a permanent that doesn't untap in its controller's next untap step."""

    RULE = "502.3"

    def forbids(self) -> tuple[type[Event], ...]:
        """Untapping."""
        return (Untap,)

    def impossible(self, game: Game, me: Id, event: Any) -> bool:
        """In the untap step of that player."""
        object, player = floating(game, me).locked or (NOBODY, NOBODY)
        return bool(event.cause == UNTAP_STEP and event.object == object and game.active == player)


@word
class MayStayTapped(Full):
    """You may choose not to untap something during your untap step."""

    what: Objects
    ENGLISH = "you may choose not to untap {what} during your untap step"

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """It is no instruction."""
        yield from ()
        return False

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """A choice in the untap step."""
        return (KeepsTapped(self.what),)


@word
class KeepsTapped(Hooks):
    """The choice not to untap something (502.3)."""

    what: Objects
    RULE = "502.3"

    def only_self(self) -> bool:
        """If it is its own object."""
        return isinstance(self.what, Self)

    def replaces(self) -> tuple[type[Event], ...]:
        """Untapping."""
        return (Untap,)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """In your untap step, of such a permanent."""
        from_step = event.cause == UNTAP_STEP
        return from_step and self.what.describes(GameScene(game, me, game.active), event.object)

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """Ask whether it stays tapped."""
        stays = yield from may(game.active, "Leave it tapped?", "502.3", event.object)
        return () if stays else (event,)
