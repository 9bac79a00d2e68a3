"""702.167 Craft."""

from __future__ import annotations

from dataclasses import replace

from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.price import Price
from spellwright.rules.asking import controller
from spellwright.rules.happen import happen
from spellwright.rules.scene import GameScene
from spellwright.rules.timing import sorcery_speed
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.amounts import Amount, Number
from spellwright.words.characteristics import Characteristics
from spellwright.words.costs import Cost
from spellwright.words.nouns import Noun, Things
from spellwright.words.procedure import Id, Procedure, choose_some
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class Craft(KeywordAbility):
    """Craft (702.167a)."""

    what: Things
    price: Price
    n: Amount = Number(1)
    or_more: bool = False
    RULE = "702.167"
    SUMMARY = "Exile it and such things of yours from the battlefield or your graveyard to return it transformed."
    CALLED = ("craft",)
    ENGLISH = (
        "craft with {what@one} {price}",
        "craft with {n:num} or more {what@many} {price} {or_more=True}",
        "craft with {n:num} {what@n} {price}",
    )

    def ok(self) -> bool:
        """One thing is said without its number."""
        return self.style[0] != 2 or self.n != Number(1)

    def activation_costs(self, game: Game, me: Id) -> tuple[Cost, ...]:
        """Its cost, exiling this permanent, and exiling the materials (702.167a)."""
        return (*self.price.costs(game, me), ExileItself(me), ExileMaterials(self.what, self.n, self.or_more))

    def may_activate(self, game: Game, me: Id, player: Id) -> bool:
        """Only as a sorcery (702.167a)."""
        return controller(game, me) == player and sorcery_speed(game, player)

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """Return this card to the battlefield transformed under its owner's control (702.167a)."""
        card = game[game[me].source].became
        if card and game[card].zone == "exile" and len(faces(game, card)) > 1:
            back = Move(card, "battlefield", face=1, cause="craft")
            yield from happen(game, back, rule="702.167a", source=me)


def faces(game: Game, id: Id) -> tuple[Characteristics, ...]:
    """The faces of the card of an object."""
    card = game[id].card
    return () if card is None else card.faces


@word
class ExileItself(Cost):
    """Exile the permanent itself."""

    id: Id
    ITSELF = True

    def payable(self, scene: Scene, player: Id) -> bool:
        """If it is on the battlefield under the player's control."""
        return scene.zone(self.id) == "battlefield" and scene.controller(self.id) == player

    def pay(self, scene: Scene, player: Id) -> Procedure[None]:
        """Exile it."""
        assert isinstance(scene, GameScene)
        yield from happen(scene.game, Move(self.id, "exile", cause="craft"), rule="702.167a", source=scene.source)


@word
class ExileMaterials(Cost):
    """Exile such permanents you control or cards in your graveyard (702.167a-b)."""

    what: Things
    n: Amount
    or_more: bool

    def payable(self, scene: Scene, player: Id) -> bool:
        """If there are as many."""
        return len(self._able(scene, player)) >= self.n.value(scene)

    def pay(self, scene: Scene, player: Id) -> Procedure[None]:
        """Choose them, and exile them noted as those with which it was crafted (702.167c)."""
        assert isinstance(scene, GameScene)
        able, least = self._able(scene, player), self.n.value(scene)
        most = len(able) if self.or_more else least
        chosen = yield from choose_some(player, able, least, most, "pay", "Craft with which?", "702.167a", scene.source)
        exiled = (Move(id, "exile", notes=(("crafted into", scene.source),), cause="craft") for id in chosen)
        yield from happen(scene.game, *exiled, rule="702.167a", source=scene.source)

    def _able(self, scene: Scene, player: Id) -> list[Id]:
        mine = [id for id in scene.objects("battlefield") if scene.controller(id) == player and id != scene.source]
        cards = scene.cards_of(player, "graveyard")
        what = self.what
        as_card = what if what.nouns else replace(what, nouns=(Noun.CARD,))
        found = [id for id in mine if what.matches(scene, id)]
        return found + [id for id in cards if as_card.matches(scene, id)]
