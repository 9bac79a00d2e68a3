"""614.1c. "As ~ enters, ...": choices and payments that belong to entering the battlefield."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spellwright.actions.choose import Choosable, ChooseAmongTypes, ChooseQuality
from spellwright.actions.clauses.clause import Full
from spellwright.actions.doing import Act, CostAct
from spellwright.actions.look import LookAtZone
from spellwright.actions.told_as_enters import told_while_entering
from spellwright.actions.walking import once
from spellwright.rules.happen import would_be_controlled_by
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import GameScene, scene_of
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import TurnFaceUp
from spellwright.state.events.stack import CreateToken
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.state.object import chosen_as
from spellwright.words.ability import Ability
from spellwright.words.procedure import Id, Procedure, may
from spellwright.words.references import It, Self
from spellwright.words.word import Word, word


@word
class AsEnters(Full):
    """As it enters, something is chosen or done, or two things are chosen."""

    what: Self | It
    act: ChooseQuality | ChooseAmongTypes | CostAct
    may: bool = False
    also: Choosable | None = None
    look: LookAtZone | None = None
    many = True
    ENGLISH = (
        "as {what} enters (|the battlefield) , {may?you may} {act} [and {also}]",
        "as {what} enters (|the battlefield) , {look} , then {act:ChooseQuality}",
    )

    def ok(self) -> bool:
        """What may be paid, or it enters tapped, is told together (Breeding Pool); two things are both chosen."""
        if self.also is not None and (self.may or not isinstance(self.act, ChooseQuality)):
            return False
        return not (self.may and isinstance(self.act, CostAct))

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """A static ability that is a replacement effect."""
        return once(
            "as enters", self, lambda: (EntersWithChoice(self.act, self.may, also=self._also(), look=self.look),)
        )

    def _also(self) -> ChooseQuality | None:
        return None if self.also is None else ChooseQuality(self.also)


@word
class AsTurnedUp(Full):
    """As it is turned face up, something is done."""

    what: Self
    act: Act
    may: bool = False
    many = True
    ENGLISH = "as {what} is turned face up , {may?you may} {act}"

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """A static ability that is a replacement effect (614.1e)."""
        return once("as turned up", self, lambda: (TurnsUpWith(self.act, self.may),))


@word
class TurnsUpWith(Hooks):
    """That effect: it modifies how its own object is turned face up."""

    act: Act
    may: bool = False
    RULE = "614.1e"

    def replaces(self) -> tuple[type[Event], ...]:
        """Turning face up."""
        return (TurnFaceUp,)

    def only_self(self) -> bool:
        """Its own object."""
        return True

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """As it is turned up; its ability is looked at as it will be then (708.11)."""
        return bool(event.object == me)

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """It is turned up with what that proposes, at the same time."""
        scene = scene_of(game, me)
        if self.may and not (yield from may(scene.you, "Do this?", "614.1e", me)):
            return (event,)
        scene.proposing = []
        yield from self.act.perform(scene, scene.you)
        return (event, *scene.proposing)


@word
class AsEntersOrTapped(Full):
    """As it enters, somebody may pay something; else it enters tapped."""

    what: Self
    act: CostAct
    again: Self | None = None
    many = True
    ENGLISH = (
        "as {what} enters (|the battlefield) , you may {act} . if you don't , {again} enters (|the battlefield) tapped",
        "as {what} enters (|the battlefield) , you may {act} . if you don't , it enters (|the battlefield) tapped",
    )

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """A static ability that is a replacement effect."""
        return once("as enters", self, lambda: (EntersWithChoice(self.act, may=True, else_tapped=True),))


class ChosenAsItEnters(Word):
    """The family of what is chosen as something enters that no act chooses at another time: anchor words."""

    __slots__ = ()

    @property
    def key(self) -> str:
        """Under what the choice is kept."""
        raise NotImplementedError

    def chosen(self, scene: GameScene, player: Id) -> Procedure[Any]:
        """Let the player choose."""
        raise NotImplementedError


@word
class EntersWithChoice(Hooks):
    """The replacement effect of such a clause (614.1c): it modifies how its own object enters (614.12)."""

    act: ChooseQuality | ChooseAmongTypes | ChosenAsItEnters | CostAct
    may: bool = False
    else_tapped: bool = False
    also: ChooseQuality | None = None
    look: LookAtZone | None = None
    RULE = "614.1c"

    def moves_to(self) -> tuple[str, ...]:
        """To the battlefield."""
        return ("battlefield",)

    def replaces(self) -> tuple[type[Event], ...]:
        """Entering."""
        return (Move, CreateToken)

    def only_self(self) -> bool:
        """Its own object's."""
        return True

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """As it enters."""
        return bool(event.enters)

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """Choose, or do it, and let the permanent enter as it then does."""
        you = would_be_controlled_by(game, event)
        scene = GameScene(game, me, you)
        if self.may and not (yield from self._agreed(scene, you)):
            return (replace(event, tapped=True),) if self.else_tapped else (event,)
        if self.look is not None:
            yield from self.look.perform(scene, you)
        for act in (self.act,) if self.also is None else (self.act, self.also):
            if isinstance(act, ChooseQuality | ChooseAmongTypes | ChosenAsItEnters):
                value = yield from act.chosen(scene, you)
                if act.mark and isinstance(value, int):
                    scene.remember(act.mark, (value,))
                event = replace(event, chosen=(*event.chosen, (self._key(game, me, event, act), value)))
            else:
                yield from act.perform(scene, you)
        return (replace(event, chosen=(*event.chosen, *told_while_entering(scene))),)

    def _key(self, game: Game, me: Id, event: Any, act: ChooseQuality | ChooseAmongTypes | ChosenAsItEnters) -> str:
        """Under what the choice is kept: it enters as itself, or as a copy of something."""
        key = act.key if isinstance(act, ChosenAsItEnters) else act.what.key
        own = event.values if isinstance(event, CreateToken) else game[me].printed
        copied = event.copied or (None if isinstance(event, CreateToken) else game[me].copied)
        return chosen_as(key, own.name, copied.name if copied is not None else own.name)

    def _agreed(self, scene: GameScene, you: Id) -> Procedure[bool]:
        if isinstance(self.act, CostAct) and not self.act.possible(scene, you):
            return False
        return (yield from may(you, "Do this as it enters?", "614.1c", scene.source))
