"""119. Life: gaining and losing it, setting a life total."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from spellwright.actions.bringing_about import bring_about, each_on_their_own, happened
from spellwright.actions.doing import Act, Doing
from spellwright.actions.multiplying import times_over
from spellwright.actions.walking import within
from spellwright.rules.scene import GameScene
from spellwright.state.events.damage import GainLife as GainLifeEvent
from spellwright.state.events.damage import LoseLife as LoseLifeEvent
from spellwright.state.events.event import Event
from spellwright.words.amounts import Amount
from spellwright.words.filters import Countable, Post
from spellwright.words.fractions import Fraction
from spellwright.words.owners import Owner
from spellwright.words.procedure import Id, Procedure
from spellwright.words.quantities import Rounding
from spellwright.words.word import Word, word


@word
class GainLife(Act):
    """Gain life (119.3)."""

    amount: Amount
    AMOUNT: ClassVar[bool] = True
    SYNONYMS = True
    ENGLISH = (
        "<gains|gain> {amount:digits} life",
        "<gains|gain> life equal to {amount:Quantity}",
        "<gains|gain> {amount:Quantity} life",
    )

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """As `perform_all`, by one player."""
        return (yield from self.perform_all(scene, (player,)))

    def perform_all(self, scene: GameScene, players: tuple[Id, ...], mark: int = 0) -> Procedure[bool]:
        """All at the same time."""
        events = each_player(scene, players, mark, lambda p: GainLifeEvent(p, self.amount.value(scene)), self.amount)
        entries = yield from bring_about(scene, *events)
        gained = happened(entries, GainLifeEvent)
        scene.remember(self.mark, sum(e.event.amount for e in gained))  # type: ignore[attr-defined]
        return bool(gained)

    def multiplied(self, scene: GameScene, times: int) -> Doing:
        """So many times the life, as one gain."""
        return times_over(self, "amount", scene, times)


@word
class LoseLife(Act):
    """Lose life (119.3). How much was lost is remembered."""

    amount: Amount
    AMOUNT: ClassVar[bool] = True
    SYNONYMS = True
    ENGLISH = (
        "<loses|lose> {amount:digits} life",
        "<loses|lose> life equal to {amount:Quantity}",
        "<loses|lose> {amount:Quantity} life",
    )

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """As `perform_all`, by one player."""
        return (yield from self.perform_all(scene, (player,)))

    def perform_all(self, scene: GameScene, players: tuple[Id, ...], mark: int = 0) -> Procedure[bool]:
        """All at the same time."""
        events = each_player(scene, players, mark, lambda p: LoseLifeEvent(p, self.amount.value(scene)), self.amount)
        return (yield from lose_life(scene, events, self.mark))

    def multiplied(self, scene: GameScene, times: int) -> Doing:
        """So many times the life, as one loss."""
        return times_over(self, "amount", scene, times)


@word
class LoseHalfLife(Act):
    """Lose a part of one's life (107.1a)."""

    owner: Owner
    fraction: Fraction
    rounding: Rounding | None = None
    AMOUNT: ClassVar[bool] = True
    ENGLISH = ("<loses|lose> {fraction} {owner} life , {rounding}", "<loses|lose> {fraction} {owner} life")

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """As `perform_all`, by one player."""
        return (yield from self.perform_all(scene, (player,)))

    def perform_all(self, scene: GameScene, players: tuple[Id, ...], mark: int = 0) -> Procedure[bool]:
        """All at the same time, each of their own."""
        events = each_player(scene, players, mark, lambda p: LoseLifeEvent(p, self._part(scene.life(p))))
        return (yield from lose_life(scene, events, self.mark))

    def _part(self, life: int) -> int:
        return self.fraction.of(max(0, life), self.rounding)


def each_player(
    scene: GameScene, players: tuple[Id, ...], mark: int, event_for: Callable[[Id], Event], amount: Word | None = None
) -> list[Event]:
    """The same kind of event for each player in the game; the phrase with this mark means each in turn.

    The amount may be of what each has brought up on their own; what was done "this way" is what all have done.
    """
    words = () if amount is None else [word for word in within(amount) if not isinstance(word, Post | Countable)]
    return [event_for(player) for player in each_on_their_own(scene, players, mark, words)]


def lose_life(scene: GameScene, events: list[Event], mark: int) -> Procedure[bool]:
    """Let players lose life at the same time, and remember how much was lost."""
    entries = yield from bring_about(scene, *events)
    lost = happened(entries, LoseLifeEvent)
    scene.remember(mark, sum(e.event.amount for e in lost))  # type: ignore[attr-defined]
    return bool(lost)


def life_set_to(scene: GameScene, player: Id, total: int) -> tuple[Event, ...]:
    """What sets a player's life total: the gain or loss of the difference (119.5)."""
    difference = total - scene.life(player)
    if difference > 0:
        return (GainLifeEvent(player, difference),)
    return (LoseLifeEvent(player, -difference),) if difference < 0 else ()
