"""702.58 Graft."""

from __future__ import annotations

from typing import Any

from spellwright.actions.walking import once
from spellwright.keywords.entering_with import EntersWith
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.saying import Meant
from spellwright.rules.asking import is_type
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import resolving_scene
from spellwright.state.choices import Memory
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import PutCounters, RemoveCounters
from spellwright.state.events.stack import CreateToken
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.amounts import Amount
from spellwright.words.procedure import Id, Procedure, may
from spellwright.words.word import word


@word
class Graft(KeywordAbility):
    """Graft (702.58a)."""

    n: Amount
    RULE = "702.58"
    SUMMARY = "It enters with +1/+1 counters, which you may move onto other creatures as they enter."
    CALLED = ("graft",)
    ENGLISH = "graft {n:digits}"

    def means(self) -> Meant:
        """It enters with N +1/+1 counters; one may be moved onto another creature as that enters (702.58a)."""
        return once("graft", self, lambda: (EntersWith("+1/+1", self.n), MovesACounter()))


@word
class MovesACounter(Hooks):
    """Whenever another creature enters, you may move a +1/+1 counter from this permanent onto it (702.58a)."""

    RULE = "702.58a"

    def moves_to(self) -> tuple[str, ...]:
        """To the battlefield."""
        return ("battlefield",)

    def triggers_on(self) -> tuple[type[Event], ...]:
        """Entering."""
        return (Move, CreateToken)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """Another creature enters, and there is such a counter."""
        other = event.enters and new not in (0, me) and is_type(game, new, "creature")
        return ((1, (new,)),) if other and game[me].counters_of("+1/+1") else None

    def still_true(self, game: Game, me: Id) -> bool:
        """There still is a counter (603.4)."""
        return game[game[me].source].counters_of("+1/+1") > 0

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """Move one, if its controller likes."""
        scene = resolving_scene(game, me)
        able = [id for id in scene.remembered(1) if game[id].zone == "battlefield"]
        if able and scene.exists(scene.source) and (yield from may(scene.you, "Move a counter?", "702.58a", able[0])):
            moved = RemoveCounters(scene.source, "+1/+1", 1), PutCounters(able[0], "+1/+1", 1, scene.you)
            yield from happen(game, *moved, rule="702.58a", source=me)
