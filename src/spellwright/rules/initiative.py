"""725. The Initiative."""

from __future__ import annotations

from typing import Any, ClassVar

from spellwright.rules.asking import characteristics, controller
from spellwright.rules.dungeons import venture
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks
from spellwright.state.choices import Memory
from spellwright.state.events.damage import Damage
from spellwright.state.events.designations import designation
from spellwright.state.events.dungeons import INITIATIVE, TakeInitiative
from spellwright.state.events.effects import Begin, End
from spellwright.state.events.event import Event, note_down
from spellwright.state.events.turns import BeginStep
from spellwright.state.game import Game
from spellwright.state.history import Floating, Until
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.word import word

UNDERCITY = "Undercity"


def who_has_the_initiative(game: Game) -> Id:
    """The player who has it; 0 if there is no initiative in the game (725.1)."""
    return next((p.id for p in game.players if designation(game, p.id, INITIATIVE)), NOBODY)


class OfTheInitiative(Hooks):
    """The base of the abilities of the initiative (725.2)."""

    __slots__ = ()
    RULE: ClassVar[str] = "725.2"


@word
class InitiativeVentures(OfTheInitiative):
    """Who has or takes the initiative ventures into Undercity, then and at the beginning of their upkeep."""

    def triggers_on(self) -> tuple[type[Event], ...]:
        """The beginning of a step; taking the initiative."""
        return (BeginStep, TakeInitiative)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """The upkeep of that player, or their taking it, also if they had it before (725.5)."""
        if isinstance(event, BeginStep) and event.step != "upkeep":
            return None
        return () if event.player == controller(game, me) else None

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """That player ventures."""
        yield from venture(game, game[me].controller, UNDERCITY, me)


@word
class InitiativeIsLost(OfTheInitiative):
    """Whenever creatures of a player deal combat damage to who has it, that player takes the initiative."""

    def triggers_on(self) -> tuple[type[Event], ...]:
        """Damage."""
        return (Damage,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """Combat damage to that player by a creature."""
        hurts = event.combat and event.victim == controller(game, me)
        if not hurts or "creature" not in characteristics(game, event.source).types:
            return None
        return ()

    def batch(self, event: Any) -> Any:
        """What is dealt at the same time triggers it once."""
        return "all"

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """The creatures' controller takes the initiative."""
        event = game[me].event
        assert isinstance(event, Damage)
        yield from take_the_initiative(game, controller(game, event.source), me)


def take_the_initiative(game: Game, player: Id, source: Id = NOBODY) -> Procedure[None]:
    """A player takes the initiative; its abilities, which have no source, are theirs (725.2-725.3)."""
    if game.player(player).out:
        return
    if who_has_the_initiative(game) != player:
        old = tuple(f.key for f in game.floating if isinstance(f.ability, OfTheInitiative))
        if old:
            note_down(game, End(old))
        until = Until("game", turn=game.turn)
        for ability in (InitiativeVentures(), InitiativeIsLost()):
            yield from happen(game, Begin(Floating(0, ability, NOBODY, player, 0, until)), rule="725.2")
    yield from happen(game, TakeInitiative(player), rule="725.3", source=source)


def pass_on_the_initiative(game: Game) -> Procedure[None]:
    """Who has it leaves the game: the active player, or the next one in turn order, takes the initiative (725.4)."""
    remaining = game.in_turn_order()
    if remaining:
        yield from take_the_initiative(game, remaining[0])
