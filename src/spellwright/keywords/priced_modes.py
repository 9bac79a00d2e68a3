"""Modes with costs of their own: spree and tiered (702.172, 702.183)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field
from typing import ClassVar

from spellwright.actions.abilities.content import Content
from spellwright.actions.abilities.paragraph import Paragraph
from spellwright.actions.abilities.text import SpellAbility
from spellwright.actions.clauses.bodies import Body
from spellwright.rules.hooks import Hooks
from spellwright.rules.offers import Casting, Modal
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Choices
from spellwright.state.game import Game
from spellwright.words.ability import STACK, Ability
from spellwright.words.costs import Cost, PayMana
from spellwright.words.mana import ManaCost
from spellwright.words.procedure import Id, Procedure
from spellwright.words.targets import Aim
from spellwright.words.word import Word, word


@word
class PricedMode(Word):
    """One mode, and what it costs in addition."""

    cost: ManaCost
    body: Body
    label: str | None = field(default=None, compare=False)
    NAMED: ClassVar[str] = "a mode"
    ENGLISH = "• [{label:label} —] {cost:mana} — {body}"


@word
class PricedModes(Content):
    """Modes to choose from, carried out in printed order (700.2a)."""

    modes: tuple[PricedMode, ...]
    several: bool

    def perform(self, scene: GameScene) -> Procedure[None]:
        """The chosen modes."""
        for number in sorted(scene.choices.modes):
            yield from self.modes[number].body.perform(scene)

    def modal(self, game: Game, me: Id) -> Modal | None:
        """One or more, or one."""
        return Modal(len(self.modes), 1, len(self.modes) if self.several else 1)

    def aims(self, choices: Choices) -> tuple[Aim, ...]:
        """Those of the chosen modes."""
        return tuple(aim for number in sorted(choices.modes) for aim in self.modes[number].body.aims(choices))

    def bodies(self) -> tuple[Body, ...]:
        """One for each mode."""
        return tuple(mode.body for mode in self.modes)


@word
class CostsOfModes(Hooks):
    """As an additional cost to cast this spell, pay the costs of the modes chosen (702.172a, 702.183a)."""

    modes: tuple[PricedMode, ...]
    RULE = "700.2h"

    def zones(self) -> frozenset[str]:
        """On the stack."""
        return STACK

    def additional_costs(self, game: Game, me: Id, casting: Casting) -> Iterable[Cost]:
        """One for each."""
        return tuple(PayMana(self.modes[number].cost) for number in casting.choices.modes)


class ModesWithCosts(Paragraph):
    """The family of such texts."""

    __slots__ = ()
    modes: tuple[PricedMode, ...]
    SEVERAL: ClassVar[bool]

    def abilities(self, on_spell: bool) -> tuple[Ability, ...]:
        """The modes, and what they cost."""
        return (SpellAbility(PricedModes(self.modes, self.SEVERAL)), CostsOfModes(self.modes))


@word
class Spree(ModesWithCosts):
    """Spree (702.172a)."""

    modes: tuple[PricedMode, ...]
    SEVERAL = True
    RULE: ClassVar[str] = "702.172"
    SUMMARY: ClassVar[str] = "Choose one or more modes, and pay for each."
    ENGLISH = "spree {modes}"


@word
class Tiered(ModesWithCosts):
    """Tiered (702.183a)."""

    modes: tuple[PricedMode, ...]
    SEVERAL = False
    RULE: ClassVar[str] = "702.183"
    SUMMARY: ClassVar[str] = "Choose one mode, and pay for it."
    ENGLISH = "tiered {modes}"
