"""701.19. Regenerate."""

from __future__ import annotations

from typing import Any

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.doable import enough, still_there
from spellwright.actions.doing import Act
from spellwright.rules.asking import controller
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import GameScene, floating
from spellwright.state.events.cards import Act as Deed
from spellwright.state.events.combat import RemoveFromCombat
from spellwright.state.events.damage import RemoveDamage
from spellwright.state.events.effects import Begin
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Destroy, Tap
from spellwright.state.game import Game
from spellwright.state.history import Floating, Until
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.references import Objects
from spellwright.words.word import word


@word
class Regenerate(Act):
    """Protect permanents the next time that they would be destroyed this turn (701.19a)."""

    what: Objects
    ENGLISH = "regenerate {what}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """A shield for each of them."""
        ids = still_there(scene, (yield from self.what.pick(scene, player)))
        if scene.proposing is not None:  # 701.19b
            scene.proposing += [event for id in ids for event in regenerated(scene.game, id)]
            return bool(ids)
        ends = Until("end of turn", turn=scene.game.turn)
        shields = (
            Floating(NOBODY, RegenerationShield(), scene.source, scene.you, 0, ends, once=True, locked=(id,))
            for id in ids
        )
        yield from bring_about(scene, *(Begin(shield) for shield in shields), rule="701.19a")
        return bool(ids)

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If there is something to regenerate."""
        return enough(scene, self.what)


@word
class RegenerationShield(Hooks):
    """The replacement effect that a resolving spell or ability makes by regenerating a permanent (701.19a)."""

    RULE = "701.19a"

    def replaces(self) -> tuple[type[Event], ...]:
        """Being destroyed."""
        return (Destroy,)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """Its permanent's, unless that can't be regenerated (701.19c)."""
        return event.regenerable and event.object in (floating(game, me).locked or ())

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """Instead its damage is removed, it's tapped and removed from combat (701.19a)."""
        yield from ()
        return regenerated(game, event.object)


def regenerated(game: Game, id: Id) -> tuple[Event, ...]:
    """What happens instead of a permanent's being destroyed (701.19a-b)."""
    return (
        RemoveDamage((id,)),
        Tap(id),
        RemoveFromCombat(id),
        Deed(controller(game, id), "regenerate", id),
    )
