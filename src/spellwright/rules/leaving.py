"""800.4 and 104: the game ends, or players leave it and the others go on."""

from __future__ import annotations

from spellwright.rules.answering import answering
from spellwright.rules.asking import controller
from spellwright.rules.happen import happen
from spellwright.rules.initiative import pass_on_the_initiative, who_has_the_initiative
from spellwright.rules.layers import derived
from spellwright.rules.monarch import pass_on_the_monarchy
from spellwright.rules.revealing import reveal_face_down
from spellwright.state.events.effects import End
from spellwright.state.events.event import Event, note_down, record
from spellwright.state.events.stack import LeaveStack, NoLongerWaits
from spellwright.state.events.starting import LeaveGame
from spellwright.state.events.turns import DrawGame, EndGame, NoteOnPlayer, SetPlayer, WinGame
from spellwright.state.events.zones import Cease, Move
from spellwright.state.game import Game
from spellwright.state.player import Player
from spellwright.words.procedure import Id, Procedure

LEFT = "left"
"""The note on a player whose objects have left the game with them."""


def settle_the_game(game: Game) -> Procedure[None]:
    """End the game if someone has won, or if fewer than two players are left; else let those who lost leave (104.5)."""
    leaving = [p.id for p in game.players if p.out and not _has_left(p)]
    if not leaving or game.over:
        return
    remaining = game.in_turn_order()
    if any(p.out == "won" for p in game.players):  # 104.1
        for player in remaining:
            note_down(game, SetPlayer(player, "out", "lost"))
    elif all(p.out == "drew" for p in game.players if p.id in leaving):  # 104.4c: it was told already
        pass
    elif not remaining:  # 104.4a
        record(game, DrawGame(tuple(leaving)), "104.4a")
        for player in leaving:
            note_down(game, SetPlayer(player, "out", "drew"))
    elif len(remaining) == 1:  # 104.2a
        record(game, WinGame(remaining[0], "all opponents have left the game"), "104.2a")
    else:
        for player in leaving:
            yield from _leave(game, player)
        return
    yield from reveal_face_down(game, [p.id for p in game.players])
    record(game, EndGame(), "104.1")


def _has_left(player: Player) -> bool:
    return any(name == LEFT for name, _ in player.notes)


def _leave(game: Game, player: Id) -> Procedure[None]:
    """Everything that goes with a player who leaves a game that goes on (800.4a)."""
    note_down(game, NoteOnPlayer(player, LEFT, 1))
    if game.monarch == player:
        yield from pass_on_the_monarchy(game)
    if who_has_the_initiative(game) == player:
        yield from pass_on_the_initiative(game)
    yield from reveal_face_down(game, [player])
    yield from happen(game, LeaveGame(player))
    giving = _effects_that_give_control(game, player)
    if giving:
        note_down(game, End(tuple(giving)))
    for waiting in game.waiting:
        if waiting.controller == player:  # 800.4d
            note_down(game, NoLongerWaits(waiting.number))
    ceasing: list[Event] = []
    for id in game.stack:
        o = game[id]
        if o.controller == player and o.ability is not None:
            ceasing.append(LeaveStack(id))
        elif o.controller == player and o.copy:
            ceasing.append(Cease(id))
    yield from happen(game, *ceasing, rule="800.4a")
    still = [id for id in (*game.stack, *game.battlefield) if controller(game, id) == player]
    yield from happen(game, *(Move(id, "exile", cause="leaves the game") for id in still), rule="800.4a")


def _effects_that_give_control(game: Game, player: Id) -> list[Id]:
    """The effects without which the player would control fewer permanents, found by trying."""
    controlled = _controlled(game, player)
    found: list[Id] = []
    for effect in game.floating:
        if answering(effect.ability, "layer_parts"):
            trial = game.branch()
            note_down(trial, End((effect.key,)))
            if any(id not in _controlled(trial, player) for id in controlled):
                found.append(effect.key)
    return found


def _controlled(game: Game, player: Id) -> list[Id]:
    derived(game)
    return [id for id in game.battlefield if controller(game, id) == player]
