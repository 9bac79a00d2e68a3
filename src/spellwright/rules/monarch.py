"""724. The Monarch."""

from __future__ import annotations

from typing import Any, ClassVar

from spellwright.rules.asking import controller
from spellwright.rules.drawing import draw_cards
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks
from spellwright.state.choices import Memory
from spellwright.state.events.damage import Damage
from spellwright.state.events.effects import Begin, End
from spellwright.state.events.event import Event, note_down
from spellwright.state.events.turns import BecomeMonarch, BeginStep
from spellwright.state.game import Game
from spellwright.state.history import Floating, Until
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.word import word


@word
class MonarchDraws(Hooks):
    """The ability "At the beginning of the monarch's end step, that player draws a card" (724.2)."""

    RULE: ClassVar[str] = "724.2"

    def triggers_on(self) -> tuple[type[Event], ...]:
        """The beginning of a step."""
        return (BeginStep,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """The monarch's end step."""
        return () if event.step == "end" and event.player == game.monarch else None

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """That player, who controls the ability, draws."""
        yield from draw_cards(game, game[me].controller, rule="724.2")


@word
class MonarchIsBeaten(Hooks):
    """The ability "Whenever a creature deals combat damage to the monarch, its controller becomes the monarch"."""

    RULE: ClassVar[str] = "724.2"

    def triggers_on(self) -> tuple[type[Event], ...]:
        """Damage."""
        return (Damage,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """Combat damage to the monarch, which only creatures deal."""
        return () if event.combat and event.victim == game.monarch else None

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """The creature's controller, or who controlled it last, becomes the monarch."""
        event = game[me].event
        assert isinstance(event, Damage)
        yield from become_monarch(game, controller(game, event.source))


def become_monarch(game: Game, player: Id, source: Id = NOBODY) -> Procedure[None]:
    """A player becomes the monarch; the two abilities of the monarch, without a source, are theirs (724.2-724.3)."""
    if game.player(player).out:
        return
    entries = yield from happen(game, BecomeMonarch(player), rule="724.3", source=source)
    crowned = [e.event.player for e in entries if isinstance(e.event, BecomeMonarch)]
    if not crowned:
        return
    old = tuple(f.key for f in game.floating if isinstance(f.ability, MonarchDraws | MonarchIsBeaten))
    if old:
        note_down(game, End(old))
    until = Until("game", turn=game.turn)
    for ability in (MonarchDraws(), MonarchIsBeaten()):
        yield from happen(game, Begin(Floating(0, ability, NOBODY, crowned[0], 0, until)), rule="724.2")


def pass_on_the_monarchy(game: Game) -> Procedure[None]:
    """The monarch leaves the game: the active player, or the next one in turn order, becomes the monarch (724.4)."""
    remaining = game.in_turn_order()
    if remaining:
        yield from become_monarch(game, remaining[0])
