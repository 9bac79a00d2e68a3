"""701.9. Discard."""

from __future__ import annotations

from typing import Any

from spellwright.actions.at_random import some_at_random
from spellwright.actions.bringing_about import bring_about, choices_of, subjects
from spellwright.actions.doable import enough
from spellwright.actions.doing import CostAct
from spellwright.actions.happening import PlayerHappening, follows, told
from spellwright.rules.happen import is_forbidden
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Memory
from spellwright.state.events.cards import Discard as DiscardEvent
from spellwright.words.ability import BATTLEFIELD, EVERYWHERE
from spellwright.words.amounts import Quantity
from spellwright.words.one_of_each import OneOfEach
from spellwright.words.owners import Owner
from spellwright.words.procedure import NOBODY, Id, Procedure, choose_some
from spellwright.words.quantified import A, OneOrMore
from spellwright.words.references import Objects, Self
from spellwright.words.word import word


@word
class Discard(CostAct):
    """Discard cards from one's hand (701.9a): chosen by the player, or at random (701.9b), or those mentioned.

    What was discarded is remembered as it was in the hand.
    """

    what: Objects | OneOfEach
    at_random: bool = False
    DONE = "discarded"
    ENGLISH = "<discards|discard> {what} {at_random?at random}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """As `perform_all`, by one player."""
        return (yield from self.perform_all(scene, (player,)))

    def perform_all(self, scene: GameScene, players: tuple[Id, ...], mark: int = 0) -> Procedure[bool]:
        """All choose, then all is discarded at the same time (101.4)."""
        chosen = yield from choices_of(scene, players, mark, lambda player: self._chosen(scene, player))
        scene.remember(self.what.mark, tuple(id for _, id in chosen))
        return (yield from discard(scene, chosen, self.mark))

    def proposed(self, scene: GameScene, player: Id) -> Procedure[tuple[DiscardEvent, ...]]:
        """What a player chooses to discard, to happen together with what others choose (101.4)."""
        ids = yield from self._chosen(scene, player)
        return tuple(DiscardEvent(player, id, by=scene.stack_object) for id in ids)

    def _chosen(self, scene: GameScene, player: Id) -> Procedure[tuple[Id, ...]]:
        hand = scene.cards_of(player, "hand")
        if self.at_random and isinstance(self.what, A):
            able = [id for id in hand if self.what.describes(scene, id)]
            return (yield from some_at_random(scene, player, able, self.what.count.value(scene)))
        mentioned = tuple(id for id in self.what.find(scene) if scene.now(id) in hand)
        ids = yield from self.what.pick(scene, player, dict.fromkeys((*hand, *mentioned)))
        return tuple(scene.now(id) for id in ids)

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If the player has as many such cards in hand that they can discard (614.17)."""
        hand, by = scene.cards_of(player, "hand"), scene.stack_object
        able = (id for id in hand if not is_forbidden(scene.game, DiscardEvent(player, id, by=by)))
        return enough(scene, self.what, tuple(able))

    def zones_of_source(self) -> tuple[str, ...]:
        """The hand, for the card itself (113.6m)."""
        return ("hand",) if isinstance(self.what, Self) else ()

    def itself(self) -> bool:
        """If it is the source."""
        return isinstance(self.what, Self)


@word
class DiscardNumber(CostAct):
    """Discard a number of cards that the game decides: "discards cards equal to its power"."""

    number: Quantity
    DONE = "discarded"
    HEADS = ("card",)
    ENGLISH = "<discards|discard> cards equal to {number}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """As `perform_all`, by one player."""
        return (yield from self.perform_all(scene, (player,)))

    def perform_all(self, scene: GameScene, players: tuple[Id, ...], mark: int = 0) -> Procedure[bool]:
        """All choose, then all is discarded at the same time (101.4)."""
        chosen = yield from choices_of(scene, players, mark, lambda player: self._chosen(scene, player))
        return (yield from discard(scene, chosen, self.mark))

    def _chosen(self, scene: GameScene, player: Id) -> Procedure[tuple[Id, ...]]:
        number, hand = max(0, self.number.value(scene)), scene.cards_of(player, "hand")
        why = "Which card do you discard?"
        return (yield from choose_some(player, hand, number, number, "discard", why, "701.9b", scene.source))


@word
class DiscardHand(CostAct):
    """Discard one's hand: all cards in it."""

    owner: Owner
    DONE = "discarded"
    HEADS = ("card",)
    SYNONYMS = True
    ENGLISH = ("<discards|discard> {owner} hand", "<discards|discard> {owner} hands")

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """As `perform_all`, by one player."""
        return (yield from self.perform_all(scene, (player,)))

    def perform_all(self, scene: GameScene, players: tuple[Id, ...], mark: int = 0) -> Procedure[bool]:
        """All at the same time."""
        chosen = [(player, id) for player in players for id in scene.cards_of(player, "hand")]
        return (yield from discard(scene, chosen, self.mark))


def discard(scene: GameScene, cards: list[tuple[Id, Id]], mark: int) -> Procedure[bool]:
    """Discard cards, each by its player, at the same time; remember those discarded."""
    entries = yield from bring_about(scene, *(DiscardEvent(player, id, by=scene.stack_object) for player, id in cards))
    discarded = subjects(entries, DiscardEvent)
    scene.remember(mark, discarded)
    return bool(discarded)


@word
class Discards(PlayerHappening):
    """Discards a card."""

    what: Objects
    EVENTS = (DiscardEvent,)
    ENGLISH = "<discards|discard|discarded> {what}"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who discards it."""
        return int(event.player) if follows(scene, self.what, event.object) else NOBODY

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """The card."""
        return told((self.what, (event.object,)))

    def together(self, event: Any) -> Any:
        """If it says "one or more"."""
        return "all" if isinstance(self.what, OneOrMore) else None

    def own_zones(self) -> frozenset[str]:
        """If it is its own card, wherever that is then."""
        return EVERYWHERE if isinstance(self.what, Self) else BATTLEFIELD


@word
class CyclesOrDiscards(PlayerHappening):
    """Cycles or discards a card: once, though to cycle it is to discard it (702.29d)."""

    what: Objects
    EVENTS = (DiscardEvent,)
    ENGLISH = "<cycles or discards|cycle or discard|cycled or discarded> {what}"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who discards it."""
        return int(event.player) if follows(scene, self.what, event.object) else NOBODY

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """The card."""
        return told((self.what, (event.object,)))

    def own_zones(self) -> frozenset[str]:
        """If it is its own card, wherever that is then."""
        return EVERYWHERE if isinstance(self.what, Self) else BATTLEFIELD
