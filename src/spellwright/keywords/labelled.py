"""Activated abilities under a keyword's name: "Boast — {1}: …" (702.142a, 702.177a, 702.57a)."""

from __future__ import annotations

from typing import ClassVar

from spellwright.actions.abilities.activated import Activated
from spellwright.actions.abilities.paragraph import Paragraph
from spellwright.rules.hooks import Hooks, Modal
from spellwright.state.choices import Choices
from spellwright.state.events.stack import Activated as ActivatedEvent
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.costs import Cost
from spellwright.words.procedure import Id, Procedure
from spellwright.words.targets import Aim


class Labelled(Paragraph, Hooks):
    """The family of such abilities: each is its activated ability with one more restriction."""

    __slots__ = ()
    ability: Activated
    CALLED: ClassVar[tuple[str, ...]] = ()
    """The names by which texts may call it, leaving out the ability."""

    def restriction(self, game: Game, me: Id, player: Id) -> bool:
        """Whether the keyword lets it be activated now."""
        raise NotImplementedError

    def abilities(self, on_spell: bool) -> tuple[Ability, ...]:
        """Itself."""
        return (self,)

    def zones(self) -> frozenset[str]:
        """Where the ability functions."""
        return self.ability.zones()

    def activation_costs(self, game: Game, me: Id) -> tuple[Cost, ...]:
        """The ability's."""
        return self.ability.costs

    def may_activate(self, game: Game, me: Id, player: Id) -> bool:
        """If the ability and the keyword let it."""
        return self.ability.may_activate(game, me, player) and self.restriction(game, me, player)

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """As the ability does."""
        yield from self.ability.resolve(game, me)

    def modal(self, game: Game, me: Id) -> Modal | None:
        """The ability's modes."""
        return self.ability.modal(game, me)

    def aims(self, game: Game, me: Id, choices: Choices) -> tuple[Aim, ...]:
        """The ability's targets."""
        return self.ability.aims(game, me, choices)

    def divided(self, game: Game, me: Id, choices: Choices) -> tuple[tuple[int, int], ...]:
        """What it divides."""
        return self.ability.divided(game, me, choices)


def times_activated(game: Game, me: Id, ability: Ability, since: int) -> int:
    """How often that ability of the object has been activated since the beginning of a turn."""
    events = (entry.event for entry in game.since(since))
    mine = (e for e in events if isinstance(e, ActivatedEvent) and e.source == me and e.ability is ability)
    return sum(1 for _ in mine)
