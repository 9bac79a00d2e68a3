"""Letting a player cast or play a card while something resolves, if they can and want to (608.2g)."""

from __future__ import annotations

from dataclasses import replace

from spellwright.rules.casting import cast, cast_during_resolution, could_cast
from spellwright.rules.hooks import Way
from spellwright.rules.playing_lands import is_land, may_play_land, may_play_lands, play_land
from spellwright.rules.ways import with_alternatives
from spellwright.state.game import Game
from spellwright.words.procedure import NOBODY, Id, Procedure, choose, may


def offer_to_cast(game: Game, player: Id, way: Way) -> Procedure[Id]:
    """Let the player cast a card in this way, or not; the spell's id, or 0."""
    if not any(could_cast(game, player, each, at_priority=False) for each in with_alternatives(game, player, way)):
        return NOBODY
    if not (yield from may(player, "Cast it?", way.rule, way.object)):
        return NOBODY
    return (yield from cast_during_resolution(game, player, way))


def offer_to_play(game: Game, player: Id, way: Way) -> Procedure[Id]:
    """Let the player play a card in this way, as a land or as a spell (701.18b), or not; the new object's id, or 0."""
    options = [each for each in with_alternatives(game, player, way) if _can_be_played(game, player, each)]
    if not options or not (yield from may(player, "Play it?", way.rule, way.object)):
        return NOBODY
    chosen = yield from choose(player, options, "choose", "What do you play?", "608.2g", way.object)
    if is_land(game, chosen):
        return (yield from play_land(game, player, replace(chosen, grants=())))
    return (yield from cast(game, player, chosen))


def _can_be_played(game: Game, player: Id, way: Way) -> bool:
    if is_land(game, way):
        return may_play_lands(game, player, at_priority=False) and may_play_land(game, player, way)
    return could_cast(game, player, way, at_priority=False)
