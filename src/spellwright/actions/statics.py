"""Static clauses that are neither about what a thing has nor about what a player may do."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spellwright.actions.clauses.clause import Full
from spellwright.actions.permissions import PermissionClause
from spellwright.actions.restrictions.players import allowed_kind
from spellwright.actions.walking import once
from spellwright.rules.hooks import Casting, Hooks
from spellwright.rules.layer_effects import Part
from spellwright.rules.layers_1_to_3 import ChangeControl
from spellwright.rules.scene import scene_of
from spellwright.state.events.damage import Damage
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.costs import has_tap_symbol
from spellwright.words.durations import Duration
from spellwright.words.owners import Possessor
from spellwright.words.procedure import Id
from spellwright.words.references import Attached, Objects, Recipient
from spellwright.words.scene import Scene
from spellwright.words.word import Word, word


@word
class YouControlIt(Full):
    """You control what it's attached to: "you control enchanted creature" (613.1b)."""

    what: Attached
    ENGLISH = "you control {what}"

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """A control-changing effect."""
        return once("control", self, lambda: (YouControl(self.what),))


@word
class YouControl(Hooks):
    """That effect."""

    what: Attached
    RULE = "613.1b"

    def layer_parts(self) -> tuple[Part, ...]:
        """In layer 2."""
        return (ChangeControl(self.what, None),)


class WhoseAbilities(Word):
    """The family of phrases for the activated abilities of something."""

    __slots__ = ()

    def has(self, scene: Scene, source: Id) -> bool:
        """Whether that object's abilities are meant."""
        raise NotImplementedError

    def means_one(self, scene: Scene, casting: Casting) -> bool:
        """Whether the ability that is activated is meant."""
        return self.has(scene, casting.object)


@word
class ItsAbilities(WhoseAbilities):
    """Its activated abilities."""

    of: Possessor
    many = True
    ENGLISH = "{of} activated abilities"

    def has(self, scene: Scene, source: Id) -> bool:
        """What it speaks of."""
        return source in self.of.whose(scene)


@word
class ItsTapAbilities(WhoseAbilities):
    """Its activated abilities with {T} in their costs (107.5)."""

    of: Possessor
    many = True
    ENGLISH = "{of} activated abilities with {T} in their costs"

    def has(self, scene: Scene, source: Id) -> bool:
        """What it speaks of."""
        return source in self.of.whose(scene)

    def means_one(self, scene: Scene, casting: Casting) -> bool:
        """Such an ability of it."""
        costs = casting.ability.activation_costs(scene.game, casting.object)  # type: ignore[union-attr]
        return has_tap_symbol(costs) and self.has(scene, casting.object)


@word
class AbilitiesOf(WhoseAbilities):
    """Activated abilities of certain things."""

    of: Objects
    many = True
    ENGLISH = "activated abilities of {of}"

    def has(self, scene: Scene, source: Id) -> bool:
        """What the phrase describes."""
        return self.of.describes(scene, source)


@word
class AnyAbilities(WhoseAbilities):
    """Activated abilities, whatever they are of."""

    many = True
    ENGLISH = "activated abilities"

    def has(self, scene: Scene, source: Id) -> bool:
        """All of them."""
        return True


@word
class CantBeActivated(PermissionClause):
    """Activated abilities of something can't be activated (602.5), except perhaps mana abilities."""

    whose: WhoseAbilities
    duration: Duration | None = None
    unless_mana: bool = False
    about: Recipient | None = None
    ENGLISH = "{whose} can't be activated [{duration}] {unless_mana?unless they're mana abilities}"

    def after(self, subject: Recipient) -> CantBeActivated:
        """Whose abilities, if it refers to that subject."""
        return replace(self, about=subject)

    def meaning(self) -> Hooks:
        """The prohibition."""
        return once("activation", self, lambda: NoActivation(self.whose, self.unless_mana, self.about))


@word
class NoActivation(Hooks):
    """That prohibition at work."""

    whose: WhoseAbilities
    unless_mana: bool
    about: Recipient | None = None
    RULE = "602.5"

    def prohibits(self, game: Game, me: Id, casting: Casting) -> bool:
        """To activate such an ability."""
        if casting.ability is None or not allowed_kind(casting, unless_mana=self.unless_mana, loyalty=False):
            return False
        scene = scene_of(game, me)
        if self.about is not None:
            scene.remember(self.about.mark, self.about.find(scene))
        return self.whose.means_one(scene, casting)


@word
class DamageCantBePrevented(PermissionClause):
    """Damage can't be prevented (615.12): any, combat damage, or that by certain sources."""

    combat: bool = False
    by: Objects | None = None
    duration: Duration | None = None
    ENGLISH = "{combat?combat} damage [that would be dealt by {by}] can't be prevented [{duration}]"

    def meaning(self) -> Hooks:
        """The effect."""
        return once("unpreventable", self, lambda: Unpreventable(self.combat, self.by))


@word
class Unpreventable(Hooks):
    """That effect at work: it keeps damage from being prevented, before any choice (615.12)."""

    combat: bool
    by: Objects | None
    RULE = "615.12"

    def replaces(self) -> tuple[type[Event], ...]:
        """Damage."""
        return (Damage,)

    def rank(self) -> int:
        """Nothing is replaced; it comes before what would prevent."""
        return 0

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """Such damage that could be prevented."""
        if not event.preventable or (self.combat and not event.combat):
            return False
        return self.by is None or self.by.describes(scene_of(game, me), event.source)

    def replace(self, game: Game, me: Id, event: Any) -> Any:
        """The same damage, not to be prevented."""
        yield from ()
        return (unpreventable(event),)


def unpreventable(event: Damage) -> Damage:
    """Damage that can't be prevented."""
    return Damage(
        event.source, event.victim, event.amount, event.combat, event.results, preventable=False, used=event.used
    )
