"""What spells and abilities can't cause players to do: "can't cause you to sacrifice permanents" (101.2)."""

from __future__ import annotations

from typing import Any, ClassVar

from spellwright.actions.holding import Holding
from spellwright.actions.restrictions.restriction import Restriction
from spellwright.rules.asking import controller
from spellwright.rules.scene import GameScene
from spellwright.state.events.cards import Discard, Search
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Sacrifice
from spellwright.state.game import Game
from spellwright.words.players import Players
from spellwright.words.procedure import Id
from spellwright.words.references import Objects
from spellwright.words.word import Word, word


class Caused(Word):
    """The family of what a spell or ability can't cause a player to do."""

    __slots__ = ()
    NAMED: ClassVar[str] = "what a player is caused to do"
    EVENT: ClassVar[type[Event]]

    def is_meant(self, scene: GameScene, event: Any) -> bool:
        """Whether it is what the event does."""
        raise NotImplementedError


@word
class CausedSacrifice(Caused):
    """Sacrifice certain permanents."""

    what: Objects
    EVENT = Sacrifice
    ENGLISH = "sacrifice {what}"

    def is_meant(self, scene: GameScene, event: Any) -> bool:
        """If it is such a permanent."""
        return self.what.describes(scene, event.object)


@word
class CausedDiscard(Caused):
    """Discard cards."""

    EVENT = Discard
    ENGLISH = "discard cards"

    def is_meant(self, scene: GameScene, event: Any) -> bool:
        """Any card."""
        return True


@word
class CauseTo(Restriction):
    """Cause a player to do certain things: what the player pays for spells and abilities of their own isn't meant."""

    who: Players
    deeds: tuple[Caused, ...]
    ENGLISH = "cause {who} to {deeds:or}"

    def forbids(self) -> tuple[type[Event], ...]:
        """Those things."""
        return tuple(deed.EVENT for deed in self.deeds)

    def impossible(self, holding: Holding, game: Game, me: Id, event: Any) -> bool:
        """If the text of a subject makes such a player do it."""
        if not event.by or not holding.affects(game, me, event.by):
            return False
        scene = holding.scene_about(game, me, event.by)
        deeds = [deed for deed in self.deeds if isinstance(event, deed.EVENT)]
        return self.who.describes(scene, event.player) and any(deed.is_meant(scene, event) for deed in deeds)


@word
class CauseControllerToSearch(Restriction):
    """Cause their controller to search their library (701.23a)."""

    ENGLISH = "cause their controller to search their library"

    def forbids(self) -> tuple[type[Event], ...]:
        """Searching."""
        return (Search,)

    def impossible(self, holding: Holding, game: Game, me: Id, event: Any) -> bool:
        """If the text of a subject makes who controls it search a library of their own."""
        own = event.zone == "library" and event.owner == event.player == controller(game, event.by)
        return bool(event.by) and own and holding.affects(game, me, event.by)
