"""702.95 Soulbond."""

from __future__ import annotations

from typing import Any

from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.asking import controller, is_type, noted
from spellwright.rules.happen import happen
from spellwright.rules.scene import resolving_scene
from spellwright.state.choices import Memory
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Mark
from spellwright.state.events.stack import CreateToken
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure, choose_some
from spellwright.words.word import word

PAIRED = "paired"
"""The note on a paired creature: with which (702.95b)."""
PAIRED_UNDER = "paired under"
"""The note on a paired creature: who controlled both as they became paired (702.95e)."""


@word
class Soulbond(KeywordAbility):
    """Soulbond (702.95a)."""

    RULE = "702.95"
    SUMMARY = "It may be paired with another unpaired creature of yours as either enters."
    ENGLISH = "soulbond"

    def moves_to(self) -> tuple[str, ...]:
        """To the battlefield."""
        return ("battlefield",)

    def triggers_on(self) -> tuple[type[Event], ...]:
        """Entering."""
        return (Move, CreateToken)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """As it or another creature you control enters, if there are two to pair (702.95a)."""
        if not event.enters or not new or not self._could_pair(game, me):
            return None
        if new == me:
            return () if self._partners(game, me) else None
        return ((1, (new,)),) if new in self._partners(game, me) else None

    def still_true(self, game: Game, me: Id) -> bool:
        """If this creature is still unpaired, and so is another (603.4)."""
        source = game[me].source
        return self._could_pair(game, source) and bool(self._partners(game, source))

    def _could_pair(self, game: Game, id: Id) -> bool:
        o = game[id]
        free = o.zone == "battlefield" and not o.phased_out and not o.note(PAIRED)
        return free and is_type(game, id, "creature")

    def _partners(self, game: Game, me: Id) -> list[Id]:
        mine = controller(game, me)
        others = [id for id in game.battlefield if id != me and controller(game, id) == mine]
        return [id for id in others if self._could_pair(game, id)]

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """Pair it with the creature that entered, or with one you choose (702.95a, 702.95c-d)."""
        scene = resolving_scene(game, me)
        able = self._partners(game, scene.source)
        entered = scene.remembered(1)
        able = [id for id in able if not entered or id in entered]
        chosen = yield from choose_some(
            scene.you, able, 0, 1, "choose", "Pair it with which creature?", "702.95a", scene.source
        )
        for id in chosen:
            two = ((scene.source, id), (id, scene.source))
            paired = [Mark(one, PAIRED, other) for one, other in two]
            under = [Mark(one, PAIRED_UNDER, scene.you) for one, _ in two]
            yield from happen(game, *paired, *under, rule="702.95b", source=me)


def unpair(game: Game) -> list[Event]:
    """Creatures that aren't both creatures on the battlefield under that player's control are no pair (702.95e)."""
    due: list[Event] = []
    for id in noted(game):
        other = game[id].note(PAIRED)
        if other and not _still_paired(game, id, other):
            due += [Mark(id, name, 0, by_rule="702.95e") for name in (PAIRED, PAIRED_UNDER)]
    return due


def _still_paired(game: Game, id: Id, other: Id) -> bool:
    if game[other].zone != "battlefield" or game[other].note(PAIRED) != id:
        return False
    creatures = is_type(game, id, "creature") and is_type(game, other, "creature")
    return creatures and all(controller(game, each) == game[each].note(PAIRED_UNDER) for each in (id, other))
