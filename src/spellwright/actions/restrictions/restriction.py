"""Restrictions: "can't attack or block", "can't be countered", "can't gain life", perhaps unless something is so."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from spellwright.actions.answering import Answering
from spellwright.actions.predicate import Lasting
from spellwright.actions.supposing import with_attack
from spellwright.actions.tails import Tail
from spellwright.rules.combat_hooks import narrowest
from spellwright.rules.hooks import Casting, Way
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.conditions import Condition
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word

if TYPE_CHECKING:
    from spellwright.actions.holding import Holding


class Restriction(Answering):
    """The family of what can't be done: the verb, in the infinitive."""

    __slots__ = ()
    NAMED: ClassVar[str] = "what can't be done"
    OF_PLAYERS: ClassVar[bool] = False
    """Whether it is a player who can't: gain life, cast spells."""
    ALONE: ClassVar[bool] = False
    """Whether it isn't joined to others by "or"."""

    def tailed(self, tail: Tail) -> Restriction | None:
        """The same with what is said at the end of the clause; None if it can't be said of it."""
        return None


@word
class Cant(Lasting):
    """Can't do one of several things, perhaps unless a condition is true, or if it is."""

    ideas: tuple[Restriction, ...]
    unless: Condition | None = None
    only: Condition | None = None
    TAKES_IF = True
    ENGLISH = "can't {ideas:or} [unless {unless}] [if {only}]"

    def ok(self) -> bool:
        """Not both "unless" and "if"; some ideas are never joined to others ("can't attack or block alone")."""
        if self.unless is not None and self.only is not None:
            return False
        return len(self.ideas) == 1 or not any(idea.ALONE for idea in self.ideas)

    def answers(self) -> tuple[str, ...]:
        """What its ideas answer."""
        return tuple(dict.fromkeys(name for idea in self.ideas for name in idea.answers()))

    def on_stack(self) -> bool:
        """As one of its ideas."""
        return any(idea.on_stack() for idea in self.ideas)

    def replaces(self) -> tuple[type[Event], ...]:
        """As its ideas."""
        return tuple(kind for idea in self.ideas for kind in idea.replaces())

    def forbids(self) -> tuple[type[Event], ...]:
        """As its ideas."""
        return tuple(kind for idea in self.ideas for kind in idea.forbids())

    def rank(self) -> int:
        """As its ideas."""
        return min(idea.rank() for idea in self.ideas)

    def tailed(self, tail: Tail) -> Cant | None:
        """With the last idea so."""
        last = self.ideas[-1].tailed(tail)
        return None if last is None else replace(self, ideas=(*self.ideas[:-1], last))

    def _lifted(self, holding: Holding, game: Game, me: Id, attacker: Id = 0, defender: Id = 0) -> bool:
        """Whether its condition lets it be done after all."""
        if self.unless is None and self.only is None:
            return False
        scene = with_attack(game, me, attacker, defender) if defender else holding.scene(game, me)
        if self.unless is not None:
            return self.unless.holds(scene)
        return self.only is not None and not self.only.holds(scene)

    def _any(self, hook: str, *args: Any) -> bool:
        return any(getattr(idea, hook)(*args) for idea in self.ideas if hook in idea.answers())

    # --- the hooks, passed on to the ideas

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """As its ideas."""
        ideas = [idea for idea in self.ideas if "layer_parts" in idea.answers()]
        return tuple(part for idea in ideas for part in idea.layer_parts(holding))

    def impossible(self, holding: Holding, game: Game, me: Id, event: Any) -> bool:
        """If an idea forbids it."""
        asked = [idea for idea in self.ideas if isinstance(event, idea.forbids())]
        found = any(idea.impossible(holding, game, me, event) for idea in asked)
        return found and not self._lifted(holding, game, me)

    def replacing(self, holding: Holding, game: Game, me: Id, event: Any) -> bool:
        """If an idea changes the event."""
        asked = [idea for idea in self.ideas if isinstance(event, idea.replaces())]
        found = any(idea.replacing(holding, game, me, event) for idea in asked)
        return found and not self._lifted(holding, game, me)

    def replace(self, holding: Holding, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """As the idea does that changes the event."""
        for idea in self.ideas:
            if isinstance(event, idea.replaces()) and idea.replacing(holding, game, me, event):
                return (yield from idea.replace(holding, game, me, event))
        return (event,)

    def restricts_attack(self, holding: Holding, game: Game, me: Id, attacker: Id, defender: Id) -> bool:
        """If an idea forbids that attack."""
        found = self._any("restricts_attack", holding, game, me, attacker, defender)
        return found and not self._lifted(holding, game, me, attacker, defender)

    def attack_alone(self, holding: Holding, game: Game, me: Id, attackers: tuple[Id, ...]) -> bool:
        """If an idea forbids these attackers."""
        return self._any("attack_alone", holding, game, me, attackers) and not self._lifted(holding, game, me)

    def restricts_block(self, holding: Holding, game: Game, me: Id, blocker: Id, attacker: Id) -> bool:
        """If an idea forbids that block."""
        found = self._any("restricts_block", holding, game, me, blocker, attacker)
        return found and not self._lifted(holding, game, me)

    def block_alone(self, holding: Holding, game: Game, me: Id, blockers: tuple[Id, ...]) -> bool:
        """If an idea forbids these blockers."""
        return self._any("block_alone", holding, game, me, blockers) and not self._lifted(holding, game, me)

    def blockers_between(self, holding: Holding, game: Game, me: Id, attacker: Id) -> tuple[int, int | None]:
        """The narrowest bounds that the ideas set."""
        if self._lifted(holding, game, me):
            return 0, None
        asked = [idea for idea in self.ideas if "blockers_between" in idea.answers()]
        return narrowest(idea.blockers_between(holding, game, me, attacker) for idea in asked)

    def forbids_target(self, holding: Holding, game: Game, me: Id, target: Id, source: Id, player: Id) -> bool:
        """If an idea forbids that target."""
        found = self._any("forbids_target", holding, game, me, target, source, player)
        return found and not self._lifted(holding, game, me)

    def forbids_attaching(self, holding: Holding, game: Game, me: Id, attachment: Id, host: Id) -> bool:
        """If an idea forbids to attach it."""
        found = self._any("forbids_attaching", holding, game, me, attachment, host)
        return found and not self._lifted(holding, game, me)

    def prohibits(self, holding: Holding, game: Game, me: Id, casting: Casting) -> bool:
        """If an idea forbids to cast or activate it."""
        return self._any("prohibits", holding, game, me, casting) and not self._lifted(holding, game, me)

    def prohibits_land(self, holding: Holding, game: Game, me: Id, player: Id) -> bool:
        """If an idea forbids to play lands."""
        return self._any("prohibits_land", holding, game, me, player) and not self._lifted(holding, game, me)

    def prohibits_playing(self, holding: Holding, game: Game, me: Id, player: Id, way: Way) -> bool:
        """If an idea forbids to play that land."""
        return self._any("prohibits_playing", holding, game, me, player, way) and not self._lifted(holding, game, me)
