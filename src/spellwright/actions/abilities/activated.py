"""Activated abilities (602): a cost, a colon, an effect; restrictions on who may activate it, when and how often."""

from __future__ import annotations

from dataclasses import field
from typing import Any

from spellwright.actions.abilities.activation_limits import (
    AbilityCostsLess,
    ActivationLimit,
    SpendsOnlyOnX,
    XIsDefined,
    XIsNotZero,
)
from spellwright.actions.abilities.content import Content
from spellwright.actions.abilities.paragraph import Paragraph
from spellwright.actions.abilities.text import divided_in
from spellwright.actions.abilities.zones_told import moved_out_of
from spellwright.actions.colored_x import with_colored_x
from spellwright.actions.doing import ActCost
from spellwright.actions.making_mana import alternatives, always_made, makers, only_made
from spellwright.actions.supposing import SupposedActivation
from spellwright.actions.walking import once, within
from spellwright.rules.asking import controller
from spellwright.rules.hooks import Casting, Hooks, Modal, overridden
from spellwright.rules.scene import resolving_scene, scene_of
from spellwright.state.choices import Choices
from spellwright.state.game import Game
from spellwright.words.ability import BATTLEFIELD, Ability
from spellwright.words.costs import Cost, PayMana
from spellwright.words.mana import ManaCost
from spellwright.words.procedure import Id, Procedure
from spellwright.words.references import It, Recipient
from spellwright.words.targets import Aim
from spellwright.words.word import word


@word
class Activated(Paragraph, Hooks):
    """An activated ability (113.3b)."""

    costs: tuple[Cost, ...]
    content: Content
    also: ActCost | None = None
    """One more cost, with what the last was about: "Remove a counter from ~ and sacrifice it"."""
    label: str | None = field(default=None, compare=False)
    RULE = "602.1"
    ENGLISH = "[{label:label} —] {costs:costs} [and {also}] : {content}"

    def ok(self) -> bool:
        """An X that the text defines stands in a cost (107.3c); a cost behind "and" takes up what the last was about."""
        if self.also is not None and not any(isinstance(each, It) for each in within(self.also)):
            return False
        return not self._x_is() or any(cost.has_x() for cost in self.all_costs)

    @property
    def all_costs(self) -> tuple[Cost, ...]:
        """All that stands before the colon."""
        return self.costs if self.also is None else (*self.costs, self.also)

    def abilities(self, on_spell: bool) -> tuple[Ability, ...]:
        """Itself."""
        return (self,)

    def hooks(self) -> tuple[Any, ...]:
        """As its class; it produces mana only if it is a mana ability (605.1a)."""
        return once("hooks", self, self._hooks)

    def _hooks(self) -> tuple[Any, ...]:
        unanswered = {"produces"} if not self.is_mana_ability else set()
        if not (self.is_mana_ability and any(limit.needs_priority() for limit in self.limits())):
            unanswered.add("needs_priority")
        if not self._cheaper():
            unanswered.add("reduces")
        if not self._x_is_not_zero():
            unanswered.add("least_x")
        if not self._x_is():
            unanswered.add("fixed_x")
        if self._on_x() is None:
            unanswered.add("sets")
        return tuple(name for name in overridden(type(self)) if name not in unanswered)

    @property
    def is_mana_ability(self) -> bool:
        """No target, could add mana, no loyalty ability (605.1a)."""
        return once("mana ability", self, lambda: bool(makers(self.content)) and not self.content.aims(Choices()))

    def limits(self) -> tuple[ActivationLimit, ...]:
        """The restrictions stated with it (602.5)."""
        bodies = self.content.bodies()
        return once(
            "limits", self, lambda: tuple(w for b in bodies for w in within(b) if isinstance(w, ActivationLimit))
        )

    def zones(self) -> frozenset[str]:
        """The battlefield, or where its cost or its effect says that its object is (113.6d, 113.6m)."""
        return once("zones", self, lambda: _zones(self))

    def activation_costs(self, game: Game, me: Id) -> tuple[Cost, ...]:
        """What stands before the colon (602.1a)."""
        return self.all_costs

    def may_activate(self, game: Game, me: Id, player: Id) -> bool:
        """Its controller, unless it says that any player may (602.2), as far as its restrictions let it (602.5)."""
        limits = self.limits()
        if player != controller(game, me) and not any(limit.for_anyone() for limit in limits):
            return False
        return not limits or all(limit.allows(scene_of(game, me), self, player) for limit in limits)

    def needs_priority(self, game: Game, me: Id) -> bool:
        """As its text says."""
        return True

    def _cheaper(self) -> tuple[AbilityCostsLess, ...]:
        bodies = self.content.bodies()
        return once(
            "cheaper", self, lambda: tuple(w for b in bodies for w in within(b) if isinstance(w, AbilityCostsLess))
        )

    def _x_is_not_zero(self) -> bool:
        bodies = self.content.bodies()
        return once("X isn't 0", self, lambda: any(isinstance(w, XIsNotZero) for b in bodies for w in within(b)))

    def least_x(self) -> int:
        """1 where it says that X can't be 0."""
        return int(self._x_is_not_zero())

    def _x_is(self) -> tuple[XIsDefined, ...]:
        bodies = self.content.bodies()
        return once("X is", self, lambda: tuple(w for b in bodies for w in within(b) if isinstance(w, XIsDefined)))

    def fixed_x(self, game: Game, me: Id) -> tuple[int, ...]:
        """What it says that X is, of things that its text speaks of."""
        scene, (told,) = scene_of(game, me), self._x_is()
        meant = {each.refers for each in within(told)}
        for body in self.content.bodies():
            for each in within(body):
                if {each.mark, each.refers} & meant - {0} and isinstance(each, Recipient):
                    each.find(scene)
        return told.values(scene)

    def _on_x(self) -> SpendsOnlyOnX | None:
        said = (w for b in self.content.bodies() for w in within(b) if isinstance(w, SpendsOnlyOnX))
        return once("spent on X", self, lambda: next(said, None))

    def sets(self, game: Game, me: Id, casting: Casting, cost: ManaCost) -> ManaCost:
        """With the mana for X of the colours that it says (106.6)."""
        only = self._on_x()
        if only is None or casting.ability is not self or casting.object != me:
            return cost
        mana = tuple(each.amount for each in self.all_costs if isinstance(each, PayMana))
        return with_colored_x(cost, mana, casting.choices.x, only.mask)

    def reduces(self, game: Game, me: Id, casting: Casting) -> ManaCost:
        """By what it says of itself (601.2f)."""
        total = ManaCost()
        if casting.ability is self and casting.object == me:
            for clause in self._cheaper():
                total = total.plus(clause.reduction(SupposedActivation(scene_of(game, me), casting)))
        return total

    def produces(self, game: Game, me: Id) -> Any:
        """What it could add now (605.1a)."""
        return alternatives(self.content, scene_of(game, me))

    def always_produces(self) -> Any:
        """What it adds, if nobody and nothing limits or changes that."""
        return once("always produces", self, lambda: None if self.limits() else always_made(self.content))

    def only_makes(self) -> Any:
        """What it adds, if that is all that it says."""
        return once("only makes", self, lambda: None if self.limits() else only_made(self.content))

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """Carry out its content."""
        yield from self.content.perform(resolving_scene(game, me))

    def modal(self, game: Game, me: Id) -> Modal | None:
        """Its modes."""
        return self.content.modal(game, me)

    def aims(self, game: Game, me: Id, choices: Choices) -> tuple[Aim, ...]:
        """Its targets."""
        return self.content.aims(choices)

    def divided(self, game: Game, me: Id, choices: Choices) -> tuple[tuple[int, int], ...]:
        """What is divided among its targets."""
        return divided_in(self.content, game, me, choices)


def _zones(ability: Activated) -> frozenset[str]:
    told = [z for cost in ability.all_costs for z in cost.zones_of_source()]
    told += [z for body in ability.content.bodies() for limit in ability.limits() for z in limit.zones_of_source()]
    told += moved_out_of(ability.content)  # 113.6m
    return frozenset(told) if told else BATTLEFIELD
