"""702.141 Encore."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.sacrifice import Sacrifice
from spellwright.keywords.from_zones import EXILE_THIS, FromGraveyard
from spellwright.keywords.haste import Haste
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.later import THOSE, at_next_end_step
from spellwright.keywords.price import OwnManaCost, Price
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import floating, resolving_scene
from spellwright.rules.token_copies import token_copy
from spellwright.state.events.effects import Begin
from spellwright.state.events.stack import CreateToken
from spellwright.state.game import Game
from spellwright.state.history import Floating, Until
from spellwright.words.costs import Cost
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.word import word


@word
class Encore(FromGraveyard, KeywordAbility):
    """Encore (702.141a)."""

    price: Price = OwnManaCost()
    RULE = "702.141"
    SUMMARY = "Exile it from your graveyard to attack each opponent with a copy of it for a turn."
    CALLED = ("encore",)
    ENGLISH = ("encore {price}", "encore {price=OwnManaCost()}")

    def activation_costs(self, game: Game, me: Id) -> tuple[Cost, ...]:
        """Its cost, and exiling this card from the graveyard (702.141a)."""
        return (*self.price.costs(game, me), EXILE_THIS)

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """For each opponent a token with haste that attacks them this turn; sacrificed at the next end step (702.141a)."""
        scene = resolving_scene(game, me)
        opponents = scene.opponents(scene.you)
        copy = token_copy(game, scene.source)._asdict()
        tokens = [CreateToken(scene.you, granted=(_HASTE,), **copy) for _ in opponents]
        entries = yield from bring_about(scene, *tokens, rule="702.141a")
        made = tuple(e.new for e in entries if isinstance(e.event, CreateToken))
        for opponent, id in zip(opponents, made, strict=False):
            until = Until("end of turn", turn=game.turn)
            effect = Floating(NOBODY, MustAttack(opponent), id, scene.you, 0, until, locked=(id,))
            yield from happen(game, Begin(effect), rule="702.141a", source=me)
        yield from at_next_end_step(game, scene.source, scene.you, made, Sacrifice(THOSE))


_HASTE = Haste()


@word
class MustAttack(Hooks):
    """It attacks that player this turn if able (702.141a)."""

    player: Id
    RULE = "702.141a"

    def requires_attack(self, game: Game, me: Id, attacker: Id, defender: Id) -> bool:
        """An attack on that player."""
        return defender == self.player and attacker in (floating(game, me).locked or ())
