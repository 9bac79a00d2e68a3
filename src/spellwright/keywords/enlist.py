"""702.154 Enlist."""

from __future__ import annotations

from typing import Any

from spellwright.actions.gets import Gets
from spellwright.keywords.effects import until_end_of_turn
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.tapping import untapped_creatures
from spellwright.rules.activation_permissions import is_summoning_sick
from spellwright.rules.asking import controller
from spellwright.rules.happen import happen
from spellwright.rules.scene import resolving_scene
from spellwright.state.choices import Memory
from spellwright.state.events.cards import Act
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Tap
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure, choose_some
from spellwright.words.word import word


@word
class Enlist(KeywordAbility):
    """Enlist (702.154a)."""

    RULE = "702.154"
    SUMMARY = "As it attacks, you may tap another creature of yours that doesn't, to add that one's power for the turn."
    ENGLISH = "enlist"

    def as_it_attacks(self, game: Game, me: Id, attackers: tuple[Id, ...]) -> Procedure[None]:
        """You may tap an untapped creature you didn't choose to attack with, if it could be (702.154a-c)."""
        player = controller(game, me)
        able = [
            id for id in untapped_creatures(game, player) if id not in attackers and not is_summoning_sick(game, id)
        ]
        chosen = yield from choose_some(player, able, 0, 1, "choose", "Enlist which creature?", "702.154a", me)
        for id in chosen:
            enlists = Act(player, "enlist", me, to=id, by_rule="702.154c")
            yield from happen(game, Tap(id, cause="cost"), enlists, rule="702.154a", source=me)

    def triggers_on(self) -> tuple[type[Event], ...]:
        """Its enlisting."""
        return (Act,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """When it does."""
        return ((1, (event.to,)),) if event.what == "enlist" and event.object == me else None

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """It gets +X/+0 until end of turn, X being the tapped creature's power (702.154a)."""
        scene = resolving_scene(game, me)
        power = sum(max(0, scene.traits(id).power or 0) for id in scene.remembered(1))
        yield from until_end_of_turn(scene, (scene.source,), Gets(f"+{power}/+0"), rule="702.154a")
