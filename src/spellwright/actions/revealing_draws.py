"""Revealing the first card that one draws, and what triggers by that: "whenever you reveal a land card this way"."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import Any

from spellwright.actions.abilities.paragraph import Paragraph
from spellwright.actions.abilities.triggered import Triggered
from spellwright.actions.happening import PlayerHappening, told
from spellwright.actions.past.this_way import WhenThisWay
from spellwright.actions.rewriting import rewritten
from spellwright.actions.walking import once, within
from spellwright.rules.asking import controller
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Memory
from spellwright.state.events.cards import Draw, Reveal
from spellwright.state.events.event import Event
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.quantified import A
from spellwright.words.word import Word, word


class WhichTurns(Enum):
    """In which turns."""

    EACH = "each turn"
    YOURS = "on each of your turns"

    def fits(self, game: Game, player: Id) -> bool:
        """Whether this is such a turn of that player."""
        return self is WhichTurns.EACH or game.active == player


def drawn(game: Game, player: Id) -> int:
    """How many cards the player has drawn this turn."""
    return sum(1 for e in game.this_turn() if isinstance(e.event, Draw) and e.event.player == player)


@word
class RevealsThisWay(PlayerHappening):
    """Reveals a card as the first that they draw; set by the paragraph: in which turns."""

    what: A
    turns: WhichTurns = WhichTurns.EACH
    EVENTS = (Move,)
    ENGLISH = "<reveals|reveal|revealed> {what} this way"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who drew it."""
        if event.cause != "draw" or event.to != "hand" or not new:
            return NOBODY
        owner, game = scene.owner(new), scene.game
        first = drawn(game, owner) == 1 and self.turns.fits(game, owner)
        return owner if first and self.what.describes(scene, new) else NOBODY

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """The card."""
        return told((self.what, (new,)))


@word
class RevealsFirstDrawn(Paragraph):
    """Reveal the first card you draw each turn, with what triggers by that."""

    turns: WhichTurns
    then: Triggered
    more: Triggered | None = None
    ENGLISH = "reveal the first card you draw {turns} . {then} [{more}]"

    def ok(self) -> bool:
        """The triggers speak of that; the second isn't what the first one does."""
        told = (self.then,) if self.more is None else (self.then, self.more)
        if any(isinstance(each, WhenThisWay) for each in within(self.then.content)):
            return False
        return all(any(isinstance(w, RevealsThisWay) for w in within(each.trigger)) for each in told)

    def abilities(self, on_spell: bool) -> tuple[Ability, ...]:
        """The static ability, and the triggered ones."""
        return once("abilities", self, self._abilities)

    def _abilities(self) -> tuple[Ability, ...]:
        told = (self.then,) if self.more is None else (self.then, self.more)
        return (FirstDrawnRevealed(self.turns), *(rewritten(each, self._in_those_turns) for each in told))

    def _in_those_turns(self, said: Word) -> Word:
        return replace(said, turns=self.turns) if isinstance(said, RevealsThisWay) else said


@word
class FirstDrawnRevealed(Hooks):
    """That static ability: the card is revealed as it is drawn, before anything else is done about the draw."""

    turns: WhichTurns
    RULE = "701.20a"

    def replaces(self) -> tuple[type[Event], ...]:
        """Drawing."""
        return (Move,)

    def rank(self) -> int:
        """Nothing is replaced; it comes before what would replace it."""
        return 0

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """The first card that you draw in such a turn."""
        if event.cause != "draw" or event.to != "hand":
            return False
        you = controller(game, me)
        return game[event.object].owner == you and drawn(game, you) == 0 and self.turns.fits(game, you)

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """It is shown, and drawn."""
        yield from happen(game, Reveal(controller(game, me), (event.object,)), rule="701.20a", source=me)
        return (event,)
