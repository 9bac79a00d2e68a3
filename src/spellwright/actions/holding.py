"""Holding: lasting predicates said of something, as an ability or as an effect that a text has begun (604, 611)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from spellwright.actions.answering import Answering
from spellwright.actions.entering_scene import as_entered
from spellwright.actions.past.as_cast import HOOK, tells_as_cast, told_in
from spellwright.actions.predicate import Lasting
from spellwright.actions.told_as_enters import recall_entering
from spellwright.actions.walking import field_names, once, within
from spellwright.actions.where_it_holds import zones_of
from spellwright.rules.combat_hooks import narrowest
from spellwright.rules.hooks import Casting, Hooks, Way
from spellwright.rules.kinds import narrowed
from spellwright.rules.layer_effects import PERMANENTS
from spellwright.rules.scene import GameScene, floating, scene_of
from spellwright.state.choices import Memory
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.ability import BATTLEFIELD, EVERYWHERE, STACK, Ability
from spellwright.words.amounts import Amount, Quantity, X
from spellwright.words.conditions import Condition
from spellwright.words.costs import Cost
from spellwright.words.mana import ManaCost
from spellwright.words.procedure import Id, Procedure
from spellwright.words.references import Attached, It, Recipient, Self, introduce
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class BothHold(Condition):
    """Two conditions at once."""

    one: Condition
    other: Condition

    def holds(self, scene: Scene) -> bool:
        """Whether both are true."""
        return self.one.holds(scene) and self.other.holds(scene)

    def zones_of_source(self) -> tuple[str, ...]:
        """Those of either that says so."""
        return (*self.one.zones_of_source(), *self.other.zones_of_source())


def conditioned(ability: Ability, condition: Condition) -> Ability | None:
    """A static ability that holds only while a condition is true; None if it can't be said of it."""
    if isinstance(ability, Holding):
        return ability.under(condition)
    if "condition" not in field_names(type(ability)):
        return None
    before: Condition | None = getattr(ability, "condition")  # noqa: B009
    changes: dict[str, Any] = {"condition": condition if before is None else BothHold(condition, before)}
    return replace(ability, **changes)


@word
class Holding(Hooks):
    """What holds for a subject as long as a condition is true: what a static clause means, or a begun effect.

    `on_stack` tells that it functions while its own spell is on the stack (or being cast), `anywhere` that it does
    everywhere (113.6). `where` is what X is, if the sentence says so.
    """

    subject: Recipient
    predicates: tuple[Lasting, ...]
    condition: Condition | None = None
    on_stack: bool = False
    anywhere: bool = False
    where: Quantity | None = None

    def hooks(self) -> tuple[Any, ...]:
        """What its predicates answer."""
        return once("hooks", self, self._hooks)

    def _hooks(self) -> tuple[Any, ...]:
        names = dict.fromkeys(n for p in self.predicates for n in p.answers())
        kinds: list[Any] = []
        for p in self.predicates:
            to = p.moves_to()
            kinds += [("replaces", e) for e in narrowed(p.replaces(), to)]
            kinds += [("forbids", e) for e in narrowed(p.forbids(), to)]
        told = (HOOK,) if tells_as_cast(self) else ()
        return (*names, *dict.fromkeys(kinds), *told)

    def told_as_cast(self, game: Game, scene: Any) -> Memory:
        """What it says of that moment."""
        return told_in(self, scene)

    def zones(self) -> frozenset[str]:
        """Where it functions (113.6)."""
        if self.anywhere:
            return EVERYWHERE
        told = self.condition.zones_of_source() if self.condition is not None else ()
        return frozenset(told) if told else STACK if self.on_stack else BATTLEFIELD

    def only_self(self) -> bool:
        """Whether it is about what happens to its own object alone, and so is asked as that enters (614.12)."""
        return isinstance(self.subject, Self) and all(p.about_subject() for p in self.predicates)

    def under(self, condition: Condition) -> Holding:
        """The same on a condition; "it" is the source, if that is what the condition speaks of."""
        both = condition if self.condition is None else BothHold(condition, self.condition)
        sources = [w for w in within(condition) if isinstance(w, Self | Attached)]
        it = isinstance(self.subject, It) and any(s.mark == self.subject.refers for s in sources)
        on_stack = self.on_stack or (it and any(p.on_stack() for p in self.predicates))
        meant = next((s for s in sources if s.mark == self.subject.refers), self.subject) if it else self.subject
        return replace(self, subject=meant, condition=both, on_stack=on_stack)

    # --- what it holds for

    def scene(self, game: Game, me: Id) -> GameScene:
        """The scene of its words, with X as it says."""
        scene = scene_of(game, me)
        if self.where is not None:
            scene.effect_x = self.where.value(scene)
        return scene

    def scene_about(self, game: Game, me: Id, id: Id) -> GameScene:
        """The scene in which "it" is one of what it holds for."""
        scene = self.scene(game, me)
        scene.remember(self.subject.mark, (id,))
        return scene

    def holds(self, scene: GameScene) -> bool:
        """Whether its condition is true now."""
        if self.condition is None:
            return True
        introduce(scene, self.subject)
        return self.condition.holds(scene)

    def affects(self, game: Game, me: Id, id: Id) -> bool:
        """Whether it holds for that object or player now: fixed ones of a begun effect (611.2c), or whatever fits."""
        if me < 0:
            locked = floating(game, me).locked
            if locked is not None:
                return id in locked and (self.condition is None or self.holds(self.scene(game, me)))
        scene = self.scene(game, me)
        return self.holds(scene) and self.subject.describes(scene, id)

    def affects_entering(self, game: Game, me: Id, event: Event) -> bool:
        """Whether it holds for the permanent that this event makes enter, as that would be (614.12).

        An ability of the permanent itself speaks of it; whether its condition is true is looked at before it enters.
        """
        if isinstance(self.subject, Self) and me == event.subject:
            itself = self.scene(game, me)
            recall_entering(itself, event)  # "as ~ enters, discard a card. It enters tapped if that card …" (614.12a)
            return self.holds(itself)
        scene = self.scene(game, me)
        if not self.holds(scene):
            return False
        if me < 0 and self.subject.refers and event.subject and game[event.subject].zone == "stack":
            return event.subject in self.subject.find(scene)  # the spell that becomes the permanent (400.7a)
        scene, new = as_entered(game, me, event)
        return self.subject.describes(scene, new)

    def amount(self, amount: Amount) -> Amount:
        """An amount of its text: X is what the sentence says it is."""
        return self.where if self.where is not None and isinstance(amount, X) else amount

    # --- the hooks, passed on to the predicates

    def _asked(self, hook: str, *args: Any) -> list[Any]:
        """What those predicates say that answer the hook."""
        return [getattr(p, hook)(self, *args) for p in self.predicates if hook in p.answers()]

    def layer_parts(self) -> tuple[Any, ...]:
        """The parts of all predicates, of one effect (613.6), for objects of the zones of which the subject speaks."""
        parts = (part for parts in self._asked("layer_parts") for part in parts)
        zones = zones_of(self.subject)
        if zones == PERMANENTS:
            return tuple(parts)
        return tuple(replace(part, zones=zones) if part.zones == PERMANENTS else part for part in parts)

    def rank(self) -> int:
        """The earliest step of 616.1 that one of them has."""
        return min((p.rank() for p in self.predicates), default=4)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """Whether one of them replaces the event."""
        return self._replacer(game, me, event) is not None

    def _replacer(self, game: Game, me: Id, event: Any) -> Answering | None:
        for p in self.predicates:
            if isinstance(event, p.replaces()) and p.replacing(self, game, me, event):
                return p
        return None

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """Let all that apply change it, in the order of the text."""
        p = self._replacer(game, me, event)
        assert isinstance(p, Lasting)
        result = yield from p.replace(self, game, me, event)
        for other in self.predicates[self.predicates.index(p) + 1 :]:
            one = result[0] if len(result) == 1 else None
            if isinstance(one, other.replaces()) and other.replacing(self, game, me, one):
                result = yield from other.replace(self, game, me, one)
        return result

    def impossible(self, game: Game, me: Id, event: Any) -> bool:
        """Whether one of them forbids the event."""
        kinds = [p for p in self.predicates if isinstance(event, p.forbids())]
        return any(p.impossible(self, game, me, event) for p in kinds)

    def restricts_attack(self, game: Game, me: Id, attacker: Id, defender: Id) -> bool:
        """Passed on."""
        return any(self._asked("restricts_attack", game, me, attacker, defender))

    def requires_attack(self, game: Game, me: Id, attacker: Id, defender: Id) -> int:
        """Passed on; each predicate is a requirement of its own."""
        return sum(self._asked("requires_attack", game, me, attacker, defender))

    def goads(self, game: Game, me: Id, creature: Id) -> bool:
        """Passed on."""
        return any(self._asked("goads", game, me, creature))

    def attack_alone(self, game: Game, me: Id, attackers: tuple[Id, ...]) -> bool:
        """Passed on."""
        return any(self._asked("attack_alone", game, me, attackers))

    def attack_cost(self, game: Game, me: Id, attacker: Id, defender: Id) -> tuple[Cost, ...]:
        """Passed on."""
        return tuple(cost for costs in self._asked("attack_cost", game, me, attacker, defender) for cost in costs)

    def restricts_block(self, game: Game, me: Id, blocker: Id, attacker: Id) -> bool:
        """Passed on."""
        return any(self._asked("restricts_block", game, me, blocker, attacker))

    def requires_block(self, game: Game, me: Id, blocker: Id, attacker: Id) -> bool:
        """Passed on."""
        return any(self._asked("requires_block", game, me, blocker, attacker))

    def must_be_blocked(self, game: Game, me: Id, attacker: Id) -> bool:
        """Passed on."""
        return any(self._asked("must_be_blocked", game, me, attacker))

    def must_be_blocked_by(self, game: Game, me: Id, attacker: Id, blockers: tuple[Id, ...]) -> bool | None:
        """Passed on."""
        said = [each for each in self._asked("must_be_blocked_by", game, me, attacker, blockers) if each is not None]
        return all(said) if said else None

    def block_cost(self, game: Game, me: Id, blocker: Id, attacker: Id) -> tuple[Cost, ...]:
        """Passed on."""
        return tuple(cost for costs in self._asked("block_cost", game, me, blocker, attacker) for cost in costs)

    def block_alone(self, game: Game, me: Id, blockers: tuple[Id, ...]) -> bool:
        """Passed on."""
        return any(self._asked("block_alone", game, me, blockers))

    def blockers_between(self, game: Game, me: Id, attacker: Id) -> tuple[int, int | None]:
        """Passed on; the narrowest bounds."""
        return narrowest(self._asked("blockers_between", game, me, attacker))

    def more_blocks(self, game: Game, me: Id, blocker: Id) -> int:
        """Passed on."""
        return sum(self._asked("more_blocks", game, me, blocker))

    def assigns(self, game: Game, me: Id, creature: Id, amount: int) -> int:
        """Passed on, one after the other."""
        for p in self.predicates:
            if "assigns" in p.answers():
                amount = p.assigns(self, game, me, creature, amount)
        return amount

    def forbids_target(self, game: Game, me: Id, target: Id, source: Id, player: Id) -> bool:
        """Passed on."""
        return any(self._asked("forbids_target", game, me, target, source, player))

    def targets_despite(self, game: Game, me: Id, ability: Ability, target: Id, player: Id) -> bool:
        """Passed on."""
        return any(self._asked("targets_despite", game, me, ability, target, player))

    def forbids_attaching(self, game: Game, me: Id, attachment: Id, host: Id) -> bool:
        """Passed on."""
        return any(self._asked("forbids_attaching", game, me, attachment, host))

    def permits(self, game: Game, me: Id, player: Id) -> Iterable[Way]:
        """Passed on."""
        return [way for ways in self._asked("permits", game, me, player) for way in ways]

    def prohibits(self, game: Game, me: Id, casting: Casting) -> bool:
        """Passed on."""
        return any(self._asked("prohibits", game, me, casting))

    def increases(self, game: Game, me: Id, casting: Casting) -> Iterable[Cost]:
        """Passed on."""
        return [cost for costs in self._asked("increases", game, me, casting) for cost in costs]

    def reduces(self, game: Game, me: Id, casting: Casting) -> ManaCost:
        """Passed on."""
        total = ManaCost()
        for reduction in self._asked("reduces", game, me, casting):
            total = total.plus(reduction)
        return total

    def reduces_to(self, game: Game, me: Id, casting: Casting, total: ManaCost) -> tuple[ManaCost, ...]:
        """Passed on, one after the other."""
        totals: tuple[ManaCost, ...] = (total,)
        for p in self.predicates:
            if "reduces_to" in p.answers():
                totals = tuple(left for each in totals for left in p.reduces_to(self, game, me, casting, each))
        return totals

    def sets(self, game: Game, me: Id, casting: Casting, cost: ManaCost) -> ManaCost:
        """Passed on, one after the other."""
        for p in self.predicates:
            if "sets" in p.answers():
                cost = p.sets(self, game, me, casting, cost)
        return cost

    def spend_as(self, game: Game, me: Id, casting: Casting) -> str:
        """Passed on."""
        return max(self._asked("spend_as", game, me, casting), default="")

    def as_though_flash(self, game: Game, me: Id, player: Id, casting: Casting) -> bool:
        """Passed on."""
        return any(self._asked("as_though_flash", game, me, player, casting))

    def hand_limit(self, game: Game, me: Id, player: Id, limit: int | None) -> int | None:
        """Passed on, one after the other."""
        for p in self.predicates:
            if "hand_limit" in p.answers():
                limit = p.hand_limit(self, game, me, player, limit)
        return limit

    def keeps_mana(self, game: Game, me: Id, player: Id, mana: Any) -> bool:
        """Passed on."""
        return any(self._asked("keeps_mana", game, me, player, mana))

    def land_plays(self, game: Game, me: Id, player: Id) -> int:
        """Passed on."""
        return sum(self._asked("land_plays", game, me, player))

    def prohibits_land(self, game: Game, me: Id, player: Id) -> bool:
        """Passed on."""
        return any(self._asked("prohibits_land", game, me, player))

    def prohibits_playing(self, game: Game, me: Id, player: Id, way: Way) -> bool:
        """Passed on."""
        return any(self._asked("prohibits_playing", game, me, player, way))

    def shows(self, game: Game, me: Id, player: Id, object: Id) -> bool:
        """Passed on."""
        return any(self._asked("shows", game, me, player, object))
