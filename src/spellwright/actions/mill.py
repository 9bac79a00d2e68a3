"""701.17. Mill."""

from __future__ import annotations

from typing import Any

from spellwright.actions.bringing_about import bring_about, moved
from spellwright.actions.doing import Act, CostAct, Doing
from spellwright.actions.happening import PlayerHappening, told
from spellwright.actions.multiplying import times_over
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Memory
from spellwright.state.events.cards import Mill as MillEvent
from spellwright.state.events.event import Event
from spellwright.words.amounts import Amount
from spellwright.words.fractions import Fraction
from spellwright.words.owners import Owner
from spellwright.words.procedure import Id, Procedure
from spellwright.words.quantities import Rounding
from spellwright.words.word import word


@word
class Mill(CostAct):
    """Mill cards (701.17a). They are remembered as what they became (701.17c)."""

    number: Amount
    SYNONYMS = True
    DONE = "milled"
    HEADS = ("card",)
    ENGLISH = (
        "<mills|mill> {number:count} <card|cards:number>",
        "<mills|mill> cards equal to {number:Quantity}",
        "<mills|mill> {number:Quantity} cards",
    )

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """As `perform_all`, by one player."""
        return (yield from self.perform_all(scene, (player,)))

    def perform_all(self, scene: GameScene, players: tuple[Id, ...], mark: int = 0) -> Procedure[bool]:
        """All at the same time."""
        events: list[Event] = []
        for player in players:
            scene.remember(mark, (player,))
            number = self.number.value(scene)
            scene.remember(self.number.mark, number)
            if number > 0:
                events.append(MillEvent(player, number))
        milled = moved(scene, (yield from bring_about(scene, *events)))
        scene.remember(self.mark, milled)
        return bool(milled)

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If the library has as many cards (701.17b)."""
        return len(scene.cards_of(player, "library")) >= self.number.value(scene)

    def multiplied(self, scene: GameScene, times: int) -> Doing:
        """So many times the cards."""
        return times_over(self, "number", scene, times)


@word
class MillHalf(Act):
    """Mill half of one's library (701.17a, 107.1a)."""

    owner: Owner
    rounding: Rounding
    DONE = "milled"
    HEADS = ("card",)
    ENGLISH = "<mills|mill> half {owner} library , {rounding}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """As `perform_all`, by one player."""
        return (yield from self.perform_all(scene, (player,)))

    def perform_all(self, scene: GameScene, players: tuple[Id, ...], mark: int = 0) -> Procedure[bool]:
        """All at the same time, each half of their own."""
        halves = ((p, Fraction.HALF.of(len(scene.cards_of(p, "library")), self.rounding)) for p in players)
        events = [MillEvent(player, number) for player, number in halves if number > 0]
        milled = moved(scene, (yield from bring_about(scene, *events)))
        scene.remember(self.mark, milled)
        return bool(milled)


@word
class MillsCards(PlayerHappening):
    """Mills one or more cards."""

    EVENTS = (MillEvent,)
    AMOUNT = True
    ENGLISH = "<mills|mill|milled> one or more cards"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who mills."""
        return int(event.player)

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """How many."""
        return told((self, event.number))
