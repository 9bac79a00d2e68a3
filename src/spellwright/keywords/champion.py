"""702.72 Champion."""

from __future__ import annotations

from typing import Any

from spellwright.actions.walking import once
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.saying import Meant
from spellwright.keywords.triggering import WhenItEnters
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import GameScene, resolving_scene
from spellwright.state.choices import Memory
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Sacrifice
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure, choose_some
from spellwright.words.quantified import A
from spellwright.words.references import Objects
from spellwright.words.word import word


@word
class Champion(KeywordAbility):
    """Champion (702.72a)."""

    what: A
    RULE = "702.72"
    SUMMARY = "When it enters, exile another such permanent of yours or sacrifice it; it returns when this leaves."
    CALLED = ("champion",)
    ENGLISH = "champion {what}"

    def means(self) -> Meant:
        """Two linked triggered abilities (702.72a-b)."""
        return once("champion", self, lambda: (Champions(self.what), ReturnsChampioned()))


CHAMPIONED = "championed by"


@word
class Champions(WhenItEnters):
    """When this permanent enters, sacrifice it unless you exile another such permanent you control (702.72a)."""

    what: Objects
    RULE = "702.72a"

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """Exile one, which is then championed, or sacrifice this (702.72a, 702.72c)."""
        scene = resolving_scene(game, me)
        able = [id for id in game.battlefield if self._is_such(scene, id)]
        chosen = yield from choose_some(scene.you, able, 0, 1, "choose", "Exile which?", "702.72a", scene.source)
        noted = (("exiled with", scene.source), (CHAMPIONED, scene.source))
        exiled = (Move(id, "exile", notes=noted, cause="exile") for id in chosen)
        if not (yield from happen(game, *exiled, rule="702.72a", source=me)):
            yield from happen(game, Sacrifice(scene.source, scene.you), rule="702.72a", source=me)

    def _is_such(self, scene: GameScene, id: Id) -> bool:
        mine = id != scene.source and scene.controller(id) == scene.you and not scene.game[id].phased_out
        return mine and self.what.describes(scene, id)


@word
class ReturnsChampioned(Hooks):
    """When this permanent leaves the battlefield, return the exiled card under its owner's control (702.72a)."""

    RULE = "702.72a"

    def triggers_on(self) -> tuple[type[Event], ...]:
        """Moving."""
        return (Move,)

    def looks_back(self, event: Any) -> bool:
        """It leaves (603.10a)."""
        return True

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """As it leaves."""
        leaves = event.object == me and event.to != "battlefield" and event.from_zone(game) == "battlefield"
        return () if leaves else None

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """Each card that it championed."""
        cards = [id for id in game.exile if game[id].note(CHAMPIONED) == game[me].source]
        yield from happen(game, *(Move(id, "battlefield", cause="return") for id in cards), rule="702.72a", source=me)
