"""106.6. What some mana may be spent on: "spend this mana only to cast creature spells"."""

from __future__ import annotations

from enum import Enum
from typing import Any, ClassVar

from spellwright.actions.rewriting import rewritten
from spellwright.actions.walking import once, within
from spellwright.rules.hooks import Casting
from spellwright.rules.offers import Asked
from spellwright.words.adjectives import KICKED
from spellwright.words.characteristics import Traits
from spellwright.words.chosen_posts import OfChosen, OfGiven
from spellwright.words.filters import Filter
from spellwright.words.procedure import FIRST_OBJECT, NOBODY, Id
from spellwright.words.scene import Scene
from spellwright.words.word import Word, word


class ManaPurpose(Word):
    """The family of purposes; each is a restriction that the rules ask before mana is spent (`words.mana`)."""

    __slots__ = ()
    NAMED: ClassVar[str] = "what mana is spent on"

    def allows(self, purpose: object) -> bool:
        """Whether mana may be spent on this: a spell being cast, an ability being activated, or something else."""
        raise NotImplementedError


def as_chosen(purpose: ManaPurpose | None, scene: Scene) -> ManaPurpose | None:
    """The purpose with what was chosen for the source as the mana is made: "a creature spell of the chosen type"."""
    if purpose is None or not asks_what_was_chosen(purpose):
        return purpose

    def given(each: Word) -> Word:
        if not isinstance(each, OfChosen):
            return each
        value = next((value for value in each.values(scene) if value is not None), "")
        return OfGiven(each.what, str(value), each.negative)

    found: ManaPurpose = rewritten(purpose, given)
    return found


def asks_what_was_chosen(purpose: ManaPurpose) -> bool:
    """Whether it depends on something chosen for the source."""
    return once("asks what was chosen", purpose, lambda: any(isinstance(each, OfChosen) for each in within(purpose)))


class AsCast(Scene):
    """A scene that knows of one spell, as it is being cast, or of one source, as its ability is being activated."""

    __slots__ = ("casting",)

    def __init__(self, casting: Casting) -> None:
        Scene.__init__(self, None, NOBODY, casting.player)
        self.casting = casting

    @property
    def x(self) -> int:
        return self.casting.choices.x

    def traits(self, id: Id) -> Traits:
        return self.casting.spell

    def mana_value(self, id: Id) -> int:
        cost = self.casting.spell.mana_cost
        return self.casting.spell.mana_value + (cost.x * self.x if cost is not None else 0)  # 202.3e

    def exists(self, id: Id) -> bool:
        return True

    def zone(self, id: Id) -> str:
        return "battlefield" if self.casting.ability is not None else "stack"

    def controller(self, id: Id) -> Id:
        return self.casting.player

    def owner(self, id: Id) -> Id:
        return self.casting.player

    def cast_from(self, id: Id) -> str:
        return self.casting.choices.cast_from

    def status(self, id: Id, name: str) -> bool:
        return name == KICKED and any(paid.startswith("kicker") for paid in self.casting.choices.paid)

    def chosen(self, id: Id, name: str) -> Any:
        return None

    def notes(self, id: Id, name: str) -> int:
        return 0

    def keyword(self, id: Id, keyword: object) -> bool:
        return any(type(ability) is type(keyword) for ability in self.casting.spell.abilities)

    def players(self) -> tuple[Id, ...]:
        return (self.casting.player,)

    def opponents(self, player: Id) -> tuple[Id, ...]:
        return ()


def spell_matches(purpose: object, what: Filter) -> bool:
    """Whether it is a spell being cast that the phrase describes."""
    if not isinstance(purpose, Casting) or purpose.ability is not None:
        return False
    return what.matches(AsCast(purpose), max(purpose.object, FIRST_OBJECT))


def source_matches(purpose: object, what: Filter) -> bool:
    """Whether it is an ability being activated of a source that the phrase describes."""
    if not isinstance(purpose, Casting) or purpose.ability is None:
        return False
    return what.matches(AsCast(purpose), max(purpose.object, FIRST_OBJECT))


@word
class ToCast(ManaPurpose):
    """To cast spells of a kind, or of one of two, and perhaps to activate abilities of things of a kind."""

    what: Filter
    of: Filter | None = None
    many: bool = True
    also: Filter | None = None
    SYNONYMS = True
    ENGLISH = (
        "to cast a {what@one} or to activate a ability of a {of@one} {many=False}",
        "to cast a {what@one} or activate a ability of a {of@one} {many=False}",
        "to cast {what@many} or activate abilities of {of@many}",
        "to cast {what@many}",
        "to cast a {what@one} {many=False}",
        "to cast a {what@one} or a {also@one} {many=False}",
    )

    def allows(self, purpose: object) -> bool:
        """Such a spell, or such a source's ability."""
        if spell_matches(purpose, self.what) or (self.also is not None and spell_matches(purpose, self.also)):
            return True
        return self.of is not None and source_matches(purpose, self.of)


@word
class ToActivate(ManaPurpose):
    """To activate abilities, of things of a kind or of any."""

    of: Filter | None = None
    SYNONYMS = True
    ENGLISH = ("to activate abilities [of {of@many}]", "to activate a ability of a {of@one}")

    def allows(self, purpose: object) -> bool:
        """Such an ability."""
        if self.of is None:
            return isinstance(purpose, Casting) and purpose.ability is not None
        return source_matches(purpose, self.of)


@word
class ToActivateOrCast(ManaPurpose):
    """To activate any ability, or to cast a spell of a kind: "to activate an ability or cast an artifact spell"."""

    what: Filter
    ENGLISH = "to activate a ability or cast a {what@one}"

    def allows(self, purpose: object) -> bool:
        """An ability, or such a spell."""
        is_ability = isinstance(purpose, Casting) and purpose.ability is not None
        return is_ability or spell_matches(purpose, self.what)


class PaidFor(Enum):
    """What is paid because of a keyword, with the name of the way or of the payment."""

    FORETELLING = "foretell a card from your hand"
    DISTURB = "pay a disturb cost"
    CUMULATIVE_UPKEEP = "pay cumulative upkeep costs"

    def is_paid(self, purpose: object) -> bool:
        """Whether it is that (106.6): a special action, another payment, or the way in which a spell is cast."""
        name = _PAID[self]
        if isinstance(purpose, Asked):
            return purpose.what == name
        return isinstance(purpose, Casting) and purpose.ability is None and purpose.way.name == name


_PAID = {
    PaidFor.FORETELLING: "foretell",
    PaidFor.DISTURB: "disturb",
    PaidFor.CUMULATIVE_UPKEEP: "cumulative upkeep",
}


@word
class ToPayForKeyword(ManaPurpose):
    """To pay for what a keyword lets a player do, or to cast spells of a kind."""

    cost: PaidFor
    cast: Filter | None = None
    SYNONYMS = True
    ENGLISH = ("to {cost}", "to {cost} or cast a {cast@one}")

    def allows(self, purpose: object) -> bool:
        """That, or such a spell."""
        return self.cost.is_paid(purpose) or (self.cast is not None and spell_matches(purpose, self.cast))


@word
class NotToCast(ManaPurpose):
    """Anything but to cast spells of a kind: "this mana can't be spent to cast a nonartifact spell"."""

    what: Filter
    many: bool = False
    SYNONYMS = True
    ENGLISH = (
        "this mana can't be spent to cast a {what@one}",
        "this mana can't be spent to cast {what@many} {many=True}",
        "you can't spend this mana to cast {what@many} {many=True}",
    )

    def allows(self, purpose: object) -> bool:
        """Another spell, or whatever is no spell."""
        return not spell_matches(purpose, self.what)


@word
class OnCostsWithX(ManaPurpose):
    """On costs that contain {X} (107.3)."""

    ENGLISH = "on costs that contain {X}"

    def allows(self, purpose: object) -> bool:
        """A spell or ability with such a cost, kicked for one perhaps, or another payment of one."""
        if isinstance(purpose, Asked):
            return purpose.x
        if not isinstance(purpose, Casting):
            return False
        if purpose.ability is not None:
            return any(cost.has_x() for cost in getattr(purpose.ability, "all_costs", ()))
        way = purpose.way
        cost = None if way.free else way.cost if way.cost is not None else purpose.spell.mana_cost
        return (cost is not None and cost.x > 0) or any("{X}" in paid for paid in purpose.choices.paid)
