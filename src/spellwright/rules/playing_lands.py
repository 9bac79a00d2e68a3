"""305. Lands: playing one is a special action (116.2a)."""

from __future__ import annotations

from collections.abc import Iterator

from spellwright.rules.activation_permissions import name_of
from spellwright.rules.asking import asked
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Way
from spellwright.rules.timing import sorcery_speed
from spellwright.rules.ways import values_of
from spellwright.state.events.turns import PlayLand
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import NOBODY, Id, Procedure


def play_land(game: Game, player: Id, way: Way) -> Procedure[Id]:
    """Put the land onto the battlefield from where it is (305.1); its new id comes back, 0 if it didn't get there."""
    zone = game[way.object].zone
    move = Move(way.object, "battlefield", controller=player, face=way.face, granted=way.grants, cause="play")
    entries = yield from happen(game, move, rule="305.1", source=way.object)
    land = next((e.new for e in entries if isinstance(e.event, Move) and e.event.object == way.object), NOBODY)
    if land:
        yield from happen(game, PlayLand(player, land, zone), rule="305.1", source=land)
    return land


def lands_left(game: Game, player: Id) -> int:
    """How many more lands the player can play this turn (305.2)."""
    number = 1 + sum(ability.land_plays(game, me, player) for me, ability in asked(game, "land_plays"))
    return number - game.player(player).lands_played  # 305.2a


def obstacles_to_lands(game: Game, player: Id, *, at_priority: bool = True) -> Iterator[tuple[str, str]]:
    """Why the player can't play lands now: rule and reason."""
    if game.active != player:
        yield "305.3", "It isn't your turn."
    if at_priority and not sorcery_speed(game, player):
        yield "305.1", "It isn't a main phase of yours with an empty stack."
    if lands_left(game, player) <= 0:
        yield "305.2b", "You have played as many lands this turn as you can."
    for me, ability in asked(game, "prohibits_land"):
        if ability.prohibits_land(game, me, player):
            yield "305.2b", f"{name_of(game, me)} forbids it."


def may_play_lands(game: Game, player: Id, *, at_priority: bool = True) -> bool:
    """Whether the player could play a land now (305.1-305.3)."""
    return next(obstacles_to_lands(game, player, at_priority=at_priority), None) is None


def obstacles_to_land(game: Game, player: Id, way: Way) -> Iterator[tuple[str, str]]:
    """Why the player can't play that land, though they could play lands: rule and reason."""
    for me, ability in asked(game, "prohibits_playing"):
        if ability.prohibits_playing(game, me, player, way):
            yield "305.2b", f"{name_of(game, me)} forbids it."


def may_play_land(game: Game, player: Id, way: Way) -> bool:
    """Whether nothing forbids the player that land, if they can play lands (305.2b)."""
    return next(obstacles_to_land(game, player, way), None) is None


def is_land(game: Game, way: Way) -> bool:
    """Whether what would be played is a land (305.9, 712.12)."""
    return "land" in values_of(game, way).types
