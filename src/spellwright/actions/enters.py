"""How something enters the battlefield: tapped, with counters, as a copy (614.1c-d, 614.12)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spellwright.actions.copy_exceptions import CopyException, counters_besides, with_exceptions
from spellwright.actions.entering import WithCountersOn, chosen_host, is_aura
from spellwright.actions.holding import Holding
from spellwright.actions.predicate import Lasting
from spellwright.actions.put_counters import AKind
from spellwright.actions.told_as_enters import recall_entering, speaks_of_known
from spellwright.rules.entering import entered_copy
from spellwright.rules.happen import would_be_controlled_by
from spellwright.rules.layers import copied_values
from spellwright.rules.scene import GameScene, scene_of
from spellwright.state.events.event import Event
from spellwright.state.events.stack import CreateToken
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.conditions import Condition
from spellwright.words.filters import Countable, Filter
from spellwright.words.procedure import Id, Procedure, choose, may
from spellwright.words.quantified import A
from spellwright.words.references import Objects
from spellwright.words.word import word


class EntersSomehow(Lasting):
    """What the predicates about entering share."""

    __slots__ = ()
    IF = True
    STATIC = True
    FOR_OBJECTS = True

    def moves_to(self) -> tuple[str, ...]:
        """To the battlefield."""
        return ("battlefield",)

    def replaces(self) -> tuple[type[Event], ...]:
        """Entering."""
        return (Move, CreateToken)

    def replacing(self, holding: Holding, game: Game, me: Id, event: Any) -> bool:
        """If a subject enters."""
        return bool(event.enters) and speaks_of_known(holding, me, event) and holding.affects_entering(game, me, event)


@word
class EntersTapped(EntersSomehow):
    """Enters tapped, perhaps unless something is so, perhaps with counters, too."""

    counters: WithCountersOn | None = None
    unless: Condition | None = None
    SYNONYMS = True
    ENGLISH = (
        "<enters|enter> (|the battlefield) tapped [{counters}] [unless {unless}]",
        "<enters|enter> (|the battlefield) tapped and {counters}",
    )

    def replacing(self, holding: Holding, game: Game, me: Id, event: Any) -> bool:
        """If it isn't avoided."""
        if not EntersSomehow.replacing(self, holding, game, me, event):
            return False
        return self.unless is None or not self.unless.holds(entering_scene(holding, game, me, event))

    def replace(self, holding: Holding, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """It enters tapped."""
        yield from ()
        counters = self.counters.counters(entering_scene(holding, game, me, event)) if self.counters else ()
        return (replace(event, tapped=True, counters=(*event.counters, *counters)),)


@word
class EntersForOpponent(EntersSomehow):
    """Enters under the control of an opponent, whom the player chooses who would control it (616.1b)."""

    RANK = 1
    ENGLISH = "<enters|enter> (|the battlefield) under the control of an opponent of your choice"

    def replace(self, holding: Holding, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """The opponent is chosen as it enters."""
        player = would_be_controlled_by(game, event)
        opponents = scene_of(game, me).opponents(player)
        why = "Under whose control does it enter?"
        chosen = yield from choose(player, opponents, "choose", why, "616.1b", event.subject)
        return (replace(event, controller=chosen),)


@word
class EntersUntapped(EntersSomehow):
    """Enters untapped."""

    ENGLISH = "<enters|enter> (|the battlefield) untapped"

    def replace(self, holding: Holding, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """It does."""
        yield from ()
        return (replace(event, tapped=False),)


@word
class EntersWithCounters(EntersSomehow):
    """Enters with counters on it (122.6a), perhaps for each of something."""

    counters: WithCountersOn
    each: Countable | None = None
    unless: Condition | None = None
    ENGLISH = "<enters|enter> (|the battlefield) {counters} [for each {each@one}] [unless {unless}]"

    def replacing(self, holding: Holding, game: Game, me: Id, event: Any) -> bool:
        """If it isn't avoided."""
        if not EntersSomehow.replacing(self, holding, game, me, event):
            return False
        return self.unless is None or not self.unless.holds(entering_scene(holding, game, me, event))

    def replace(self, holding: Holding, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """With so many more."""
        yield from ()
        more = self.told(entering_scene(holding, game, me, event))
        return (replace(event, counters=(*event.counters, *more)),)

    def told(self, scene: GameScene) -> tuple[tuple[str, int], ...]:
        """Kind and number, which another sentence may say of what is put there (614.12)."""
        times = 1 if self.each is None else self.each.count(scene)
        return tuple((kind, n * times) for kind, n in self.counters.counters(scene) if n * times > 0)


@word
class EntersWithEither(EntersSomehow):
    """Enters with a counter of one of several kinds, as its controller chooses."""

    kinds: tuple[AKind, ...]
    ENGLISH = "<enters|enter> (|the battlefield) with your choice of {kinds:or} on it"

    def ok(self) -> bool:
        """One kind is no choice."""
        return len(self.kinds) > 1

    def replace(self, holding: Holding, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """The kind is chosen as it enters (614.12)."""
        names = tuple(each.kind for each in self.kinds)
        player = would_be_controlled_by(game, event)
        kind = yield from choose(player, names, "name", "With which counter does it enter?", "614.12", event.subject)
        return (replace(event, counters=(*event.counters, (kind, 1))),)


@word
class EntersWithAbilities(EntersSomehow):
    """Enters with counters on it, and with abilities that it keeps (614.1c): "and with flying"."""

    counters: WithCountersOn
    abilities: tuple[Ability, ...]
    ENGLISH = "<enters|enter> (|the battlefield) {counters} and with {abilities:and}"

    def replace(self, holding: Holding, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """With so many more counters, and with the abilities."""
        yield from ()
        more = self.counters.counters(entering_scene(holding, game, me, event))
        given = (*getattr(event, "granted", ()), *self.abilities)
        return (replace(event, counters=(*event.counters, *more), granted=given),)


def entering_scene(holding: Holding, game: Game, me: Id, event: Any) -> GameScene:
    """The scene of the words; a permanent's own ability speaks for who will control it, X is as chosen (107.3m)."""
    scene = holding.scene_about(game, me, event.subject)
    recall_entering(scene, event)
    if event.subject == me and holding.only_self():
        scene.you = would_be_controlled_by(game, event)
        if scene.effect_x is None and event.object:
            choices = game[event.object].choices
            scene.effect_x = choices.x if choices is not None else 0
    return scene


def _attached(scene: GameScene, player: Id, event: Any) -> Procedure[tuple[Event, ...]]:
    """What enters as a copy of an Aura is attached to what its controller chooses (303.4f); without that it doesn't enter."""
    trial, there = entered_copy(scene.game, event)
    if event.attached_to or not is_aura(trial, there):
        return (event,)
    host = yield from chosen_host(scene, player, event.subject, trial, there)
    if host is not None:
        return (replace(event, attached_to=host),)
    on_stack = bool(event.subject) and scene.zone(event.subject) == "stack"
    return (Move(event.subject, "graveyard"),) if on_stack else ()  # 303.4g


@word
class EntersAsCopy(EntersSomehow):
    """Enters as a copy of something (707.5), with exceptions (707.9)."""

    any: Filter | None = None
    of: Objects | None = None
    exceptions: tuple[CopyException, ...] = ()
    optional: bool = False
    tapped: bool = False
    IF = False
    TAKES_IF = True
    """An "if" at the end is one of its exceptions'."""
    ENGLISH = (
        "<enters|enter> (|the battlefield) as a copy of any {any@one} [, except {exceptions:and}]",
        "<enters|enter> (|the battlefield) tapped as a copy of any {any@one} [, except {exceptions:and}] {tapped=True}",
        "<enters|enter> (|the battlefield) as a copy of {of} [, except {exceptions:and}]",
        "<enters|enter> (|the battlefield) as copies of {of} [, except {exceptions:and}]",
    )
    SYNONYMS = True

    def by_choice(self) -> EntersAsCopy:
        """If its controller likes."""
        return replace(self, optional=True)

    def rank(self) -> int:
        """With copy effects (616.1c)."""
        return 2

    def replace(self, holding: Holding, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """Its controller chooses what, if they like (707.5)."""
        scene = entering_scene(holding, game, me, event)
        player = would_be_controlled_by(game, event)
        options = [id for id in self._options(scene) if id != event.subject]
        if not options:
            return (event,)
        if self.optional and not (yield from may(player, "Enter as a copy?", "707.5", event.subject)):
            return (event,)
        chosen = yield from choose(player, options, "choose", "Copy what?", "707.5", event.subject)
        values = with_exceptions(scene, copied_values(game, chosen), self.exceptions)
        more = counters_besides(scene, values, self.exceptions)
        kept = tuple(c for c in event.counters if c not in event.by_copying)  # 707.9e
        copy = replace(event, copied=values, counters=(*kept, *more), by_copying=more)
        if self.tapped:
            copy = replace(copy, tapped=True)
        return (yield from _attached(scene, player, copy))

    def _options(self, scene: GameScene) -> tuple[Id, ...]:
        if self.any is not None:
            return self.any.candidates(scene)
        if isinstance(self.of, A):
            return self.of.what.candidates(scene)
        return self.of.find(scene) if self.of is not None else ()
