"""What makes abilities cost less or more to activate (601.2f, 118.7)."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.actions.clauses.clause import Full
from spellwright.actions.costs_less import up_to_less
from spellwright.actions.restrictions.players import allowed_kind
from spellwright.actions.statics import WhoseAbilities
from spellwright.rules.hooks import Casting, Hooks
from spellwright.rules.scene import scene_of
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.costs import Cost, PayMana
from spellwright.words.mana import ManaCost
from spellwright.words.players import Players
from spellwright.words.procedure import Id
from spellwright.words.references import Objects
from spellwright.words.word import word


@word
class AbilitiesCost(Full):
    """Activated abilities of certain things cost less or more to activate."""

    whose: WhoseAbilities | None
    amount: ManaCost
    more: bool = False
    unless_mana: bool = False
    up_to: bool = False
    floor: bool = False
    ENGLISH = (
        "{whose} cost {amount:mana} more to activate [{unless_mana?unless they're mana abilities}] {more=True}",
        (
            "{whose} cost {up_to?up to} {amount:mana} less to activate "
            "[{floor?. this effect can't reduce the mana in that cost to less than one mana}]"
        ),
        (
            "abilities you activate that aren't mana abilities cost {amount:mana} less to activate "
            "[{floor?. this effect can't reduce the mana in that cost to less than one mana}] "
            "{whose=None} {unless_mana=True}"
        ),
    )

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """About what is activated."""
        if self.more:
            return (AbilityCostsMore(self.whose, self.amount, self.unless_mana),)
        return (AbilityCosts(self.whose, self.amount, self.unless_mana, self.up_to, self.floor),)


@word
class TargetingAbilitiesCost(Full):
    """Activated abilities of certain players that target something cost more to activate."""

    who: Players
    target: Objects
    amount: ManaCost
    ENGLISH = "abilities {who} <activates|activate> that target {target} cost {amount:mana} more to activate"

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """About what is activated."""
        return (TargetingCostsMore(self.who, self.target, self.amount),)


@word
class TargetingCostsMore(Hooks):
    """The effect of that; it is once so much, however many of them are targets."""

    who: Players
    target: Objects
    amount: ManaCost
    RULE = "601.2f"

    def increases(self, game: Game, me: Id, casting: Casting) -> Iterable[Cost]:
        """So much more."""
        scene = scene_of(game, me)
        if casting.ability is None or "activation_costs" not in casting.ability.hooks():
            return ()
        if not self.who.describes(scene, casting.player):
            return ()
        targeted = any(self.target.describes(scene, id) for id in casting.choices.target_ids())
        return (PayMana(self.amount),) if targeted else ()


def _is_activated(whose: WhoseAbilities | None, game: Game, me: Id, casting: Casting, *, unless_mana: bool) -> bool:
    """Whether such an ability is activated; None: an ability that you activate, whatever it is of."""
    scene = scene_of(game, me)
    if casting.ability is None:
        return False
    if not (casting.player == scene.you if whose is None else whose.has(scene, casting.object)):
        return False
    return "activation_costs" in casting.ability.hooks() and allowed_kind(
        casting, unless_mana=unless_mana, loyalty=False
    )


@word
class AbilityCostsMore(Hooks):
    """The effect of that, if they cost more."""

    whose: WhoseAbilities | None
    amount: ManaCost
    unless_mana: bool
    RULE = "601.2f"

    def increases(self, game: Game, me: Id, casting: Casting) -> Iterable[Cost]:
        """So much more."""
        concerned = _is_activated(self.whose, game, me, casting, unless_mana=self.unless_mana)
        return (PayMana(self.amount),) if concerned else ()


@word
class AbilityCosts(Hooks):
    """The effect of that, if they cost less."""

    whose: WhoseAbilities | None
    amount: ManaCost
    unless_mana: bool
    up_to: bool
    floor: bool
    RULE = "601.2f"

    def reduces_to(self, game: Game, me: Id, casting: Casting, total: ManaCost) -> tuple[ManaCost, ...]:
        """So much less, or up to so much, but perhaps not to less than one mana of the whole cost."""
        if not _is_activated(self.whose, game, me, casting, unless_mana=self.unless_mana):
            return (total,)
        if not self.floor and not self.up_to:
            return total.reductions(self.amount)
        most = max(0, min(self.amount.generic, total.mana_value() - 1)) if self.floor else self.amount.generic
        return up_to_less(total, ManaCost(most)) if self.up_to else (total.less(ManaCost(most)),)
