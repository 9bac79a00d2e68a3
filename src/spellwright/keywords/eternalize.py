"""702.129 Eternalize."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.keywords.from_zones import EXILE_THIS, FromGraveyard
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.price import Price
from spellwright.keywords.token_values import zombie
from spellwright.rules.scene import resolving_scene
from spellwright.rules.token_copies import token_copy
from spellwright.state.events.stack import CreateToken
from spellwright.state.game import Game
from spellwright.words.costs import Cost
from spellwright.words.mana import B
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class Eternalize(FromGraveyard, KeywordAbility):
    """Eternalize (702.129a)."""

    price: Price
    RULE = "702.129"
    SUMMARY = "Exile it from your graveyard to make a 4/4 black Zombie copy without mana cost."
    CALLED = ("eternalize",)
    ENGLISH = "eternalize {price}"

    def activation_costs(self, game: Game, me: Id) -> tuple[Cost, ...]:
        """Its cost, and exiling this card from the graveyard (702.129a)."""
        return (*self.price.costs(game, me), EXILE_THIS)

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """A token that is a copy of it, but 4/4, black, without mana cost, and a Zombie besides (702.129a)."""
        scene = resolving_scene(game, me)
        copy = token_copy(game, scene.source, lambda values: zombie(values, B, (4, 4)))
        yield from bring_about(scene, CreateToken(scene.you, **copy._asdict()), rule="702.129a")
