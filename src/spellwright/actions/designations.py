"""701.15. Goad; 701.35. Detain: what is so until the next turn of who did it."""

from __future__ import annotations

from enum import Enum
from typing import ClassVar

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.doable import still_there
from spellwright.actions.doing import Act
from spellwright.actions.holding import Holding
from spellwright.actions.predicate import Lasting
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Casting, Hooks
from spellwright.rules.scene import GameScene, floating
from spellwright.state.events.effects import Begin
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Mark
from spellwright.state.game import Game
from spellwright.state.history import Floating, Until
from spellwright.words.players import defending_player
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.word import word


class Designating(Enum):
    """The verbs."""

    GOAD = "<goads|goad>"
    DETAIN = "<detains|detain>"


class Designation(Hooks):
    """The base of what holds for certain permanents until the next turn of who designated them."""

    __slots__ = ()
    NOTE: ClassVar[str] = ""

    def afterwards(self, game: Game, me: Id) -> Procedure[None]:
        """The designation is gone, unless another effect still gives it."""
        effect = floating(game, me)
        others = [f for f in game.floating if f.key != me and isinstance(f.ability, type(self))]
        ids = [id for id in effect.locked or () if game[id].zone == "battlefield"]
        over = [id for id in ids if all(id not in (f.locked or ()) for f in others)]
        yield from happen(game, *(Mark(id, self.NOTE, 0) for id in over), source=effect.source)


@word
class Goaded(Designation):
    """It attacks each combat if able (701.15b)."""

    RULE = "701.15b"
    NOTE = "goaded"

    def requires_attack(self, game: Game, me: Id, attacker: Id, defender: Id) -> bool:
        """Any attack will do."""
        return attacker in (floating(game, me).locked or ())


@word
class AttacksOthers(Hooks):
    """A goaded creature attacks a player other than who goaded it, if able (701.15b)."""

    RULE = "701.15b"

    def requires_attack(self, game: Game, me: Id, attacker: Id, defender: Id) -> bool:
        """An attack on another player, or what they have."""
        effect = floating(game, me)
        if attacker not in (effect.locked or ()):
            return False
        scene: Scene = GameScene(game, attacker, effect.controller)
        return defending_player(scene, defender) != effect.controller


@word
class Detained(Designation):
    """It can't attack or block, and its activated abilities can't be activated (701.35a)."""

    RULE = "701.35a"
    NOTE = "detained"

    def restricts_attack(self, game: Game, me: Id, attacker: Id, defender: Id) -> bool:
        """It can't attack."""
        return attacker in (floating(game, me).locked or ())

    def restricts_block(self, game: Game, me: Id, blocker: Id, attacker: Id) -> bool:
        """It can't block."""
        return blocker in (floating(game, me).locked or ())

    def prohibits(self, game: Game, me: Id, casting: Casting) -> bool:
        """Nor can its abilities be activated."""
        return casting.ability is not None and casting.object in (floating(game, me).locked or ())


@word
class IsGoaded(Lasting):
    """Is goaded, for as long as something says so, by whoever controls what says it (701.15b)."""

    FOR_OBJECTS = True
    SYNONYMS = True
    ENGLISH = ("<is|are> goaded", "<'s|'re> goaded")

    def goads(self, holding: Holding, game: Game, me: Id, creature: Id) -> bool:
        """If it is a subject."""
        return holding.affects(game, me, creature)

    def requires_attack(self, holding: Holding, game: Game, me: Id, attacker: Id, defender: Id) -> int:
        """An attack, and one on another player, or what they have: two requirements."""
        if not holding.affects(game, me, attacker):
            return 0
        scene = holding.scene(game, me)
        return 1 + (defending_player(scene, defender) != scene.you)


_EFFECTS: dict[Designating, tuple[Hooks, ...]] = {
    Designating.GOAD: (Goaded(), AttacksOthers()),
    Designating.DETAIN: (Detained(),),
}


@word
class Designate(Act):
    """Goad creatures (701.15a), or detain permanents (701.35a), until one's next turn."""

    verb: Designating
    what: Objects
    ENGLISH = "{verb} {what}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """An effect on what is there now."""
        ids = still_there(scene, (yield from self.what.pick(scene, player)))
        if not ids:
            return False
        ends = Until("your next turn", player, scene.game.turn)
        note = "goaded" if self.verb is Designating.GOAD else "detained"
        events: list[Event] = [Mark(id, note, 1) for id in ids]
        effects = (Floating(NOBODY, a, scene.source, player, 0, ends, locked=ids) for a in _EFFECTS[self.verb])
        events += [Begin(effect) for effect in effects]
        yield from bring_about(scene, *events)
        return True
