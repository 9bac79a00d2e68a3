"""More tokens besides those that would be created: "those tokens plus an additional Food token are created instead"."""

from __future__ import annotations

from typing import Any

from spellwright.actions.clauses.timed_effect import TimedEffect
from spellwright.actions.entering_scene import as_entered
from spellwright.actions.token_words import TokenDescription, token_events
from spellwright.actions.walking import once
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import scene_of
from spellwright.state.events.event import Event
from spellwright.state.events.stack import CreateToken
from spellwright.state.game import Game
from spellwright.words.durations import Duration
from spellwright.words.filters import Filter
from spellwright.words.nouns import Noun, Things
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class TokensPlus(TimedEffect):
    """If tokens of a kind would be created under your control, one more of a description is created besides."""

    what: Filter
    token: TokenDescription
    additional: bool = False
    by_you: bool = False
    duration: Duration | None = None
    ENGLISH = (
        (
            "if one or more {what@many} would be created under your control , "
            "those tokens plus a additional {token@one} are created instead {additional=True}"
        ),
        (
            "if one or more {what@many} would be created under your control , "
            "those tokens plus a {token@one} are created instead"
        ),
        (
            "if you would create one or more {what@many} , instead create those tokens plus a additional {token@one} "
            "{additional=True} {by_you=True}"
        ),
    )

    def ok(self) -> bool:
        """Tokens."""
        return isinstance(self.what, Things) and self.what.nouns == (Noun.TOKEN,) and not self.what.posts

    def effect(self) -> Hooks:
        """The effect that it means."""
        return once("tokens plus", self, lambda: AddsToken(self.what, self.token, self.by_you))


@word
class AddsToken(Hooks):
    """That effect: one more token for all that are created at the same time."""

    what: Filter
    token: TokenDescription
    by_you: bool = False
    RULE = "614.1a"

    def of_several(self) -> bool:
        """Once for "one or more tokens"."""
        return True

    def replaces(self) -> tuple[type[Event], ...]:
        """Creating tokens."""
        return (CreateToken,)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """If such a token would be created under your control, or by you."""
        if (event.player if self.by_you else event.affected(game)) != scene_of(game, me).you:
            return False
        then, new = as_entered(game, me, event)
        return self.what.matches(then, new)

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """The same, and one more of that description."""
        scene = scene_of(game, me)
        more = yield from token_events(scene, scene.you, self.token, 1)
        return (event, *more)
