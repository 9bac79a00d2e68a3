"""506. Combat Phase: who defends, what is attacked, who is removed from combat; and 511, its end."""

from __future__ import annotations

from spellwright.rules.asking import characteristics, controller
from spellwright.rules.durations import end_with_combat
from spellwright.rules.happen import happen
from spellwright.state.events.combat import Attack, EndCombat, RemoveFromCombat
from spellwright.state.events.event import Event, note_down
from spellwright.state.events.stack import CreateToken
from spellwright.state.events.turns import BeginStep
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import FIRST_OBJECT, NOBODY, Id, Procedure


def protector(game: Game, battle: Id) -> Id:
    """The player in the game who is the battle's protector (310.8); nobody if none is."""
    for name, value in game[battle].chosen:
        if name == "protector" and isinstance(value, int) and not game.player(value).out:
            return value
    return NOBODY


def defending_player(game: Game, attacked: Id) -> Id:
    """Who defends what is attacked: the player, the planeswalker's controller or the battle's protector (508.5)."""
    if attacked < FIRST_OBJECT:
        return attacked
    if "battle" in characteristics(game, attacked).types:
        return protector(game, attacked)
    return controller(game, attacked)


def is_defender(game: Game, attacked: Id, attacking_player: Id) -> bool:
    """Whether that player or permanent can still be attacked by that player (506.3, 506.4)."""
    if attacked < FIRST_OBJECT:
        return attacked > 0 and not game.player(attacked).out
    o = game[attacked]
    if o.zone != "battlefield" or o.phased_out:
        return False
    types = characteristics(game, attacked).types
    if "battle" in types:
        return protector(game, attacked) not in (NOBODY, attacking_player)
    return "planeswalker" in types and controller(game, attacked) != attacking_player


def defenders(game: Game, attacking_player: Id) -> list[Id]:
    """Whom and what a player may attack: opponents, their planeswalkers, battles that they protect (506.2, 802.2)."""
    permanents = [
        id
        for id in game.battlefield
        if not characteristics(game, id).types.isdisjoint(("planeswalker", "battle"))
        and is_defender(game, id, attacking_player)
    ]
    return [*game.opponents(attacking_player), *permanents]


def attackers(game: Game) -> list[Id]:
    """The attacking creatures."""
    return [o.id for o in game.permanents() if o.attacking]


def somebody_attacked(game: Game) -> bool:
    """Whether a creature was declared as an attacker, or put onto the battlefield attacking, in this combat (508.8)."""
    if attackers(game):
        return True
    for entry in game.this_turn():
        event = entry.event
        if isinstance(event, BeginStep) and event.step == "declare attackers":
            return False
        if isinstance(event, Attack) or (isinstance(event, Move | CreateToken) and event.attacking):
            return True
    return False


def remove_from_combat(game: Game) -> Procedure[None]:
    """What stops being a creature, becomes a battle or phases out is removed from combat (506.4)."""
    removed: list[Event] = []
    for o in game.permanents():
        if not (o.attacking or o.blocking):
            continue
        types = characteristics(game, o.id).types
        if o.phased_out or "creature" not in types or "battle" in types:
            removed.append(RemoveFromCombat(o.id))
    if removed:
        yield from happen(game, *removed, rule="506.4")


def end_combat(game: Game) -> Procedure[None]:
    """As the end of combat step ends, everything is removed from combat and effects until then end (511.2-511.3)."""
    note_down(game, EndCombat())
    if game.floating:
        yield from end_with_combat(game)
