"""702.65 Aura Swap."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.price import Price
from spellwright.rules.asking import characteristics, controller
from spellwright.rules.attaching import can_be_attached
from spellwright.rules.happen import happen
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.costs import Cost
from spellwright.words.procedure import Id, Procedure, choose_some
from spellwright.words.word import word


@word
class AuraSwap(KeywordAbility):
    """Aura swap (702.65a)."""

    price: Price
    RULE = "702.65"
    SUMMARY = "You may exchange it with an Aura card in your hand that could be attached to the same thing."
    CALLED = ("aura swap",)
    ENGLISH = "aura swap {price}"

    def activation_costs(self, game: Game, me: Id) -> tuple[Cost, ...]:
        """Its cost (702.65a)."""
        return self.price.costs(game, me)

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """You may exchange this permanent with an Aura card in your hand; both halves or neither (702.65a-b)."""
        source, player = game[me].source, game[me].controller
        host = game[source].attached_to
        mine = game[source].zone == "battlefield" and controller(game, source) == player == game[source].owner
        if not mine or not host:
            return
        able = [id for id in game.player(player).hand if self._could_enchant(game, id, host)]
        chosen = yield from choose_some(player, able, 0, 1, "choose", "Exchange it with which card?", "702.65a", me)
        for card in chosen:
            enters = Move(card, "battlefield", attached_to=host, cause="put")
            yield from happen(game, Move(source, "hand", cause="return"), enters, rule="702.65a", source=me)

    def _could_enchant(self, game: Game, card: Id, host: Id) -> bool:
        return "Aura" in characteristics(game, card).subtypes and can_be_attached(game, card, host)
