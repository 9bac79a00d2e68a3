"""702.128 Embalm."""

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
from spellwright.words.mana import W
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class Embalm(FromGraveyard, KeywordAbility):
    """Embalm (702.128a)."""

    price: Price
    RULE = "702.128"
    SUMMARY = "Exile it from your graveyard to make a white Zombie copy without mana cost."
    CALLED = ("embalm",)
    ENGLISH = "embalm {price}"

    def activation_costs(self, game: Game, me: Id) -> tuple[Cost, ...]:
        """Its cost, and exiling this card from the graveyard (702.128a)."""
        return (*self.price.costs(game, me), EXILE_THIS)

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """A token that is a copy of it, but white, without mana cost, and a Zombie besides (702.128a)."""
        scene = resolving_scene(game, me)
        copy = token_copy(game, scene.source, lambda values: zombie(values, W))
        yield from bring_about(scene, CreateToken(scene.you, **copy._asdict()), rule="702.128a")
