"""309. Dungeons: room abilities, venturing (701.49), and what texts ask of completed dungeons (309.7)."""

from __future__ import annotations

from enum import Enum
from typing import Any

from spellwright.actions.abilities.text import SpellAbility, divided_in
from spellwright.actions.clauses.clause import Full
from spellwright.actions.doing import Act as Doing
from spellwright.actions.happening import PlayerHappening
from spellwright.actions.holding import Holding
from spellwright.actions.restrictions.restriction import Restriction
from spellwright.rules.dungeons import VENTURE, completed_dungeons, venture
from spellwright.rules.hooks import Hooks, Modal, Room
from spellwright.rules.scene import GameScene, resolving_scene, scene_of
from spellwright.state.choices import Choices, Memory
from spellwright.state.events.cards import Act
from spellwright.state.events.dungeons import MoveMarker, RemoveDungeon
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.state.history import Waiting
from spellwright.words.ability import Ability
from spellwright.words.conditions import Fact
from spellwright.words.filters import Countable
from spellwright.words.procedure import FIRST_OBJECT, Id, Procedure
from spellwright.words.scene import Scene
from spellwright.words.targets import Aim
from spellwright.words.word import word

_COMMAND = frozenset({"command"})


class DungeonType(Enum):
    """The dungeon types (205.3p)."""

    UNDERCITY = "Undercity"


@word
class RoomAbility(Hooks):
    """A room ability: "When you move your venture marker into this room, ..." (309.4c)."""

    number: int
    name: str
    exits: tuple[int, ...]
    effect: SpellAbility
    RULE = "309.4c"

    def zones(self) -> frozenset[str]:
        """In the command zone."""
        return _COMMAND

    def room(self) -> Room:
        """The room it belongs to."""
        return Room(self.number, self.name, self.exits)

    def triggers_on(self) -> tuple[type[Event], ...]:
        """The marker moving."""
        return (MoveMarker,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """Into this room."""
        return () if event.object == me and event.room == self.number else None

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """Do what is printed in the room."""
        yield from self.effect.content.perform(resolving_scene(game, me))

    def modal(self, game: Game, me: Id) -> Modal | None:
        """Its modes."""
        return self.effect.content.modal(game, me)

    def aims(self, game: Game, me: Id, choices: Choices) -> tuple[Aim, ...]:
        """Its targets."""
        return self.effect.content.aims(choices)

    def divided(self, game: Game, me: Id, choices: Choices) -> tuple[tuple[int, int], ...]:
        """What is divided among its targets (601.2d)."""
        return divided_in(self.effect.content, game, me, choices)


@word
class EnteredOnlyBy(Full):
    """A dungeon that only a certain way of venturing leads into (701.49d)."""

    ENGLISH = 'you can\'t enter this dungeon unless you "venture into ~ . "'

    def only_static(self) -> bool:
        """Never an instruction."""
        return True

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """It always holds."""
        return (Barred(),)


@word
class Barred(Hooks):
    """That it can't be entered otherwise."""

    RULE = "701.49d"

    def zones(self) -> frozenset[str]:
        """Outside the game, where it is no object yet."""
        return frozenset()

    def bars_entry(self, name: str, kind: str) -> bool:
        """Unless that is what is ventured into."""
        return kind != name


@word
class Venture(Doing):
    """Venture into the dungeon (701.49a-c)."""

    ENGLISH = "<ventures|venture> into the dungeon"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """As the rules say."""
        return (yield from venture(scene.game, player, "", scene.stack_object))


@word
class VentureInto(Doing):
    """Venture into a kind of dungeon (701.49d)."""

    kind: DungeonType
    ENGLISH = "<ventures|venture> into {kind}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Only a dungeon card that is brought into the game must be of the kind."""
        return (yield from venture(scene.game, player, self.kind.value, scene.stack_object))


@word
class VentureMore(Restriction):
    """Venture into the dungeon more often than so each turn."""

    OF_PLAYERS = True
    ENGLISH = "venture into the dungeon more than once each turn"

    def forbids(self) -> tuple[type[Event], ...]:
        """What a player does."""
        return (Act,)

    def impossible(self, holding: Holding, game: Game, me: Id, event: Any) -> bool:
        """If a subject has ventured this turn."""
        if event.what != VENTURE or not holding.affects(game, me, event.player):
            return False
        done = (e.event for e in game.this_turn())
        return any(isinstance(e, Act) and (e.what, e.player) == (VENTURE, event.player) for e in done)


@word
class CompletesDungeon(PlayerHappening):
    """Completes a dungeon (309.7)."""

    EVENTS = (RemoveDungeon,)
    ENGLISH = "<completes|complete|completed> a dungeon"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Its owner."""
        return scene.owner(event.object)


@word
class HasCompleted(Fact):
    """Whether you have completed a dungeon in this game, any or the one named (309.7)."""

    name: str = ""
    negative: bool = False
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = (
        "you've completed a dungeon",
        "you've completed {name:name}",
        "you haven't completed a dungeon {negative=True}",
        "you haven't completed {name:name} {negative=True}",
    )

    def holds(self, scene: Scene) -> bool:
        """Whether you have; or that you haven't."""
        names = completed_dungeons(scene.game, scene.you)
        return (self.name in names if self.name else bool(names)) != self.negative


@word
class DungeonsCompleted(Countable):
    """The dungeons that you have completed, each name once."""

    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "differently named <dungeon|dungeons:outer> you've completed"

    def count(self, scene: Scene) -> int:
        """Their number."""
        return len(completed_dungeons(scene.game, scene.you))


@word
class RoomsTriggerAgain(Full):
    """Room abilities of your dungeons trigger an additional time (603.2d)."""

    ENGLISH = "room abilities of dungeons you own trigger a additional time"

    def only_static(self) -> bool:
        """Never an instruction."""
        return True

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """It always holds."""
        return (RoomsAgain(),)


@word
class RoomsAgain(Hooks):
    """That effect at work."""

    RULE = "603.2d"

    def triggers_again(self, game: Game, me: Id, waiting: Waiting) -> int:
        """Once, if the marker has moved in a dungeon that its controller owns."""
        if not isinstance(waiting.event, MoveMarker) or waiting.source < FIRST_OBJECT:
            return 0
        return int(waiting.source == waiting.event.object and game[waiting.source].owner == scene_of(game, me).you)
