"""Other tokens than would be created, or as many besides: "that many 4/4 white Angel creature tokens" (614.1a)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spellwright.actions.clauses.timed_effect import TimedEffect
from spellwright.actions.predefined_tokens import Predefined, predefined
from spellwright.actions.token_words import DescribedToken
from spellwright.actions.walking import once
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import scene_of
from spellwright.state.events.event import Event
from spellwright.state.events.stack import CreateToken
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics
from spellwright.words.durations import Duration
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.word import word


def _as(event: CreateToken, values: Characteristics) -> CreateToken:
    """The creation of a token with these characteristics, which enters as the other would have.

    What belongs to the characteristics of the other, as a copy's counters and its second face do, goes with them.
    """
    counters = tuple(each for each in event.counters if each not in event.by_copying)
    return replace(
        event, values=values, counters=counters, by_copying=(), card=None, face=0, copies=NOBODY, copied=None,
    )  # fmt: skip


@word
class TokensInstead(TimedEffect):
    """If tokens, perhaps of a type, would be created under your control, that many others are, or they and others."""

    token: DescribedToken
    kind: str = ""
    besides: bool = False
    duration: Duration | None = None
    ENGLISH = (
        "if one or more [{kind:cardtype}] tokens would be created under your control , "
        "that many {token@many} are created instead",
        "if one or more [{kind:cardtype}] tokens would be created under your control , "
        "those tokens plus that many {token@many} are created instead {besides=True}",
    )

    def ok(self) -> bool:
        """How they enter is as it would have been for those that they replace."""
        token = self.token
        return not (token.tapped or token.arrival or token.to or token.both or token.blocks or token.chosen)

    def effect(self) -> Hooks:
        """The effect that it means."""
        return once("tokens instead", self, lambda: CreatesOthers(self.token, self.kind, self.besides))


@word
class CreatesOthers(Hooks):
    """That effect, for each token that would be created."""

    token: DescribedToken
    kind: str = ""
    besides: bool = False
    RULE = "614.1a"

    def replaces(self) -> tuple[type[Event], ...]:
        """Creating tokens."""
        return (CreateToken,)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """If it would be under your control, and of that type as it is created, whatever it would become as it enters."""
        if event.affected(game) != scene_of(game, me).you:
            return False
        return not self.kind or self.kind in event.values.types

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """One of that description instead, or besides."""
        yield from ()
        other = _as(event, self.token.values(scene_of(game, me)))
        return (event, replace(other, attached_to=NOBODY)) if self.besides else (other,)


@word
class OneOfEachToken(TimedEffect):
    """If you would create a token of one of certain kinds, you create one of each of them instead."""

    kinds: tuple[Predefined, ...]
    duration: Duration | None = None
    ENGLISH = "if you would create a {kinds:or} token , instead create one of each"

    def ok(self) -> bool:
        """There are several."""
        return len(self.kinds) > 1

    def effect(self) -> Hooks:
        """The effect that it means."""
        return once("one of each token", self, lambda: CreatesEach(self.kinds))


@word
class CreatesEach(Hooks):
    """That effect, for each token that would be created."""

    kinds: tuple[Predefined, ...]
    RULE = "614.1a"

    def replaces(self) -> tuple[type[Event], ...]:
        """Creating tokens."""
        return (CreateToken,)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """If you would create it, and it would be of one of these kinds."""
        named = any(kind.value in event.values.subtypes for kind in self.kinds)
        return named and bool(event.player == scene_of(game, me).you)

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """One of each, entering as it would have."""
        yield from ()
        return tuple(_as(event, predefined(kind)) for kind in self.kinds)
