"""How something is put onto the battlefield by an effect (110.2a): tapped, under whose control, with counters."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from spellwright.actions.defenders import BlockingIt, WhomItAttacks, chosen_defender
from spellwright.actions.face_down import FACE_DOWN
from spellwright.actions.put_counters import AndCounters
from spellwright.rules.asking import characteristics
from spellwright.rules.attaching import can_be_attached
from spellwright.rules.entering import entered_copy
from spellwright.rules.scene import GameScene
from spellwright.state.events.components import DOUBLE_FACED
from spellwright.state.events.event import Event
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.amounts import Amount
from spellwright.words.characteristics import Characteristics
from spellwright.words.conditions import Condition
from spellwright.words.kinds import SubtypeModifier
from spellwright.words.owners import ItsOwners, Owner, TheirOwners
from spellwright.words.procedure import FIRST_OBJECT, NOBODY, Id, Procedure, choose, may
from spellwright.words.references import Recipient
from spellwright.words.word import Word, word


@word
class WithCountersOn(Word):
    """With counters on it as it enters."""

    number: Amount
    kind: str
    additional: bool = False
    more: tuple[AndCounters, ...] = ()
    ENGLISH = (
        "with an additional {kind:counter} counter on (it|them|him|her) {number=Number(1)} {additional=True}",
        (
            "with {number:count} {additional?additional} {kind:counter} <counter|counters:number> {more} "
            "on (it|them|him|her)"
        ),
        "with a number of {additional?additional} {kind:counter} counters on (it|them|him|her) equal to {number:Quantity}",
    )
    SYNONYMS = True

    def ok(self) -> bool:
        """One additional counter is "an additional counter"."""
        return not (self.style[0] == 1 and self.additional and not getattr(self.number, "many", True))

    def counters(self, scene: GameScene) -> tuple[tuple[str, int], ...]:
        """Kind and number."""
        each = ((self.kind, self.number), *((more.kind, more.number) for more in self.more))
        numbers = ((kind, number.value(scene)) for kind, number in each)
        return tuple((kind, number) for kind, number in numbers if number > 0)


class TellsCounters(Protocol):
    """Tells with which counters something enters."""

    def told(self, scene: GameScene) -> tuple[tuple[str, int], ...]:
        """Kind and number."""


@word
class Besides(Word):
    """The counters with which something enters besides, as another sentence says, perhaps on conditions (614.12)."""

    said: TellsCounters
    conditions: tuple[Condition, ...]

    def counters(self, scene: GameScene) -> tuple[tuple[str, int], ...]:
        """Those, if the conditions are true as it's about to enter."""
        met = all(condition.holds(scene) for condition in self.conditions)
        return self.said.told(scene) if met else ()


_ENTERING = "the battlefield {tapped?tapped} {attacking?and attacking} {transformed?transformed}"


@word
class Entering(Word):
    """The battlefield as the place where something goes, with what is said about how it enters."""

    tapped: bool = False
    attacking: bool = False
    transformed: bool = False
    under: Owner | None = None
    to: Recipient | None = None
    counters: WithCountersOn | None = None
    whom: WhomItAttacks | None = None
    face_down: bool = False
    either: bool = False
    land: SubtypeModifier | None = None
    blocks: BlockingIt | None = None
    besides: Besides | None = None
    SYNONYMS = True
    ENGLISH = (
        f"{_ENTERING} [under {{under}} control] [attached to {{to}}] [{{counters}}]",
        "the battlefield under {under} control tapped {attacking?and attacking} {tapped=True}",
        "the battlefield face down [under {under} control] {face_down=True}",
        "the battlefield face down under {under} control . it 's a {land} land {face_down=True}",
        "the battlefield face up or face down {either=True}",
        "the battlefield {blocks}",
        "the battlefield [under {under} control] tapped and attacking {whom} {tapped=True} {attacking=True}",
        "the battlefield tapped and transformed [under {under} control] [{counters}] {tapped=True} {transformed=True}",
        "the battlefield {tapped?tapped and} converted [under {under} control] [{counters}] {transformed=True}",
    )

    def ok(self) -> bool:
        """What enters attacking enters tapped, too."""
        return self.tapped or not self.attacking

    def events(self, scene: GameScene, player: Id, ids: Iterable[Id], cause: str) -> Procedure[list[Event]]:
        """The moves that put these objects there, after the choices for them; what can't enter stays where it is."""
        events: list[Event] = []
        for id in scene.all_now(id for id in ids if id >= FIRST_OBJECT):
            event = yield from self._entry(scene, player, id, cause)
            if event is not None:
                events.append(event)
        return events

    def _entry(self, scene: GameScene, player: Id, id: Id, cause: str) -> Procedure[Move | None]:
        if not can_enter(scene, id, transformed=self.transformed):
            return None
        controller = self.controller(scene, player, id)
        host = yield from self._host(scene, controller, id)
        if host is None:
            return None
        face_down = yield from self._face_down(player, id)
        blocking = NOBODY if self.blocks is None else self.blocks.attacker(scene, controller)
        whom = None if self.whom is None else self.whom.ids(scene)
        attacking = (yield from chosen_defender(scene, controller, whom)) if self.attacking else NOBODY
        counters = self.counters.counters(scene) if self.counters is not None else ()
        counters += self.besides.counters(scene) if self.besides is not None else ()
        return Move(
            id, "battlefield", controller=controller, tapped=self.tapped, counters=counters, attached_to=host,
            effects=scene.entering, attacking=attacking, blocking=blocking, face_down=face_down,
            face=1 if self.transformed else -2, cause=cause,
        )  # fmt: skip

    def _face_down(self, player: Id, id: Id) -> Procedure[Characteristics | None]:
        """What it is face down (708.2); None if it is face up."""
        if not self.face_down and not (self.either and (yield from may(player, "Face down?", "608.2d", id))):
            return None
        if self.land is None:
            return FACE_DOWN
        return Characteristics(types=frozenset({"land"}), subtypes=frozenset({self.land.name}))

    def ends_sentence(self) -> bool:
        """If a full stop stands in it."""
        return self.land is not None

    def controller(self, scene: GameScene, player: Id, id: Id) -> Id:
        """The player who is told to put it there, unless another is named (110.2a)."""
        if self.under is None:
            return player
        if (isinstance(self.under, ItsOwners) and not self.under.controller) or isinstance(self.under, TheirOwners):
            return scene.owner(id)
        named = self.under.players(scene)
        return named[0] if named else player

    def _host(self, scene: GameScene, player: Id, id: Id) -> Procedure[Id | None]:
        """What it enters attached to; None if it can't enter, being an Aura without one."""
        game, there = scene.game, id
        if self.transformed or scene.entering:  # what it will be says what it can be attached to (614.12)
            move = Move(
                id, "battlefield", controller=player, face=1 if self.transformed else -2, effects=scene.entering
            )
            game, there = entered_copy(game, move)
        if self.to is None:
            return (yield from chosen_host(scene, player, id, game, there))
        hosts = [scene.now(host) for host in self.to.find(scene)]
        able = [host for host in hosts if can_be_attached(game, there, host)]
        if able:
            return (yield from choose(player, able, "choose", "What will it be attached to?", "608.2d", id))
        return None if is_aura(game, there) else NOBODY  # 303.4g, 303.4i


def is_aura(game: Game, id: Id) -> bool:
    """Whether it is an Aura (303.4)."""
    return "Aura" in characteristics(game, id).subtypes


def chosen_host(scene: GameScene, player: Id, id: Id, game: Game, there: Id) -> Procedure[Id | None]:
    """What an Aura that enters by an effect will enchant, chosen by its controller (303.4f); None if nothing can be.

    0 for what is no Aura. It is judged as `there`, in that game: as it would enter.
    """
    if not is_aura(game, there):
        return NOBODY
    around = (*scene.players(), *scene.objects("battlefield"), *scene.objects("graveyard"))
    hosts = [host for host in around if can_be_attached(game, there, host)]
    if not hosts:
        return None  # 303.4g
    return (yield from choose(player, hosts, "choose", "What will it enchant?", "303.4f", id))


TURNABLE = (*DOUBLE_FACED, "modal_dfc")
"""The layouts of cards with a face on their back (712.2, 712.3, 712.4)."""


def can_enter(scene: GameScene, id: Id, *, transformed: bool = False) -> bool:
    """Whether it exists and could be a permanent (110.4): instants and sorceries stay where they are (304.4, 307.4)."""
    o = scene.game[id]
    if o.zone in ("gone", "battlefield") or o.ability is not None:
        return False
    if transformed:
        return o.card is not None and o.card.layout in TURNABLE and o.card.faces[1].is_permanent  # 712.14a
    return characteristics(scene.game, id).is_permanent
