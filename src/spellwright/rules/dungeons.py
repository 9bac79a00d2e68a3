"""309. Dungeons, and 701.49. Venture into the Dungeon."""

from __future__ import annotations

from spellwright.rules.activation_permissions import as_hooks
from spellwright.rules.asking import characteristics
from spellwright.rules.happen import happen
from spellwright.rules.offers import Room
from spellwright.state.card import Card
from spellwright.state.events.cards import Act
from spellwright.state.events.dungeons import COMPLETED, MARKER, MoveMarker, RemoveDungeon
from spellwright.state.events.event import Event
from spellwright.state.events.starting import BringCard
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics
from spellwright.words.procedure import NOBODY, Id, Procedure, choose

VENTURE = "venture"
"""The name under which it is noted that a player has ventured into the dungeon."""


def venture(game: Game, player: Id, kind: str = "", source: Id = NOBODY) -> Procedure[bool]:
    """The player ventures into the dungeon, or into one of a kind (701.49d); whether that was possible comes back."""
    entries = yield from happen(game, Act(player, VENTURE), rule="701.49", source=source)
    if not entries:
        return False
    dungeon = dungeon_of(game, player)
    if not dungeon:
        return (yield from _enter(game, player, kind, "701.49a", source))
    exits = [room for room in rooms(characteristics(game, dungeon)) if room.number in _here(game, dungeon).exits]
    if not exits:  # 701.49c
        yield from happen(game, RemoveDungeon(dungeon), rule="701.49c", source=source)
        return (yield from _enter(game, player, kind, "701.49c", source))
    names = [room.name for room in exits]
    chosen = yield from choose(player, names, "choose", "Into which room do you go?", "701.49b", dungeon)
    room = exits[names.index(chosen)]
    yield from happen(game, MoveMarker(dungeon, room.number, room.name), rule="701.49b", source=source)
    return True


def _enter(game: Game, player: Id, kind: str, rule: str, source: Id) -> Procedure[bool]:
    """Choose a dungeon card from outside the game; the marker is put on its topmost room (309.2a, 309.4a)."""
    cards = {card.name: card for card in _outside(game) if _may_be_entered(card.whole, kind)}
    if not cards:
        return False
    name = yield from choose(player, list(cards), "choose", "Which dungeon do you enter?", rule, source)
    entries = yield from happen(game, BringCard(player, cards[name], "command"), rule=rule, source=source)
    for entry in entries:
        first = rooms(cards[name].whole)[0]
        yield from happen(game, MoveMarker(entry.new, first.number, first.name), rule="309.4a", source=source)
    return bool(entries)


def _outside(game: Game) -> tuple[Card, ...]:
    """The dungeon cards that a player owns outside the game: one of each (309.2)."""
    cards = game.option("dungeons")
    found: tuple[Card, ...] = cards() if cards is not None else ()
    return found


def _may_be_entered(values: Characteristics, kind: str) -> bool:
    """Whether it has the quality asked for (701.49d), and nothing on it keeps a player from entering it so."""
    if kind and kind not in values.subtypes:
        return False
    return not any(as_hooks(ability).bars_entry(values.name, kind) for ability in values.hooks.get("bars_entry", ()))


def dungeon_of(game: Game, player: Id) -> Id:
    """The dungeon card that the player owns in the command zone (309.3); 0 if there is none."""
    for id in game.command:
        if game[id].owner == player and "dungeon" in game[id].copiable.types:
            return id
    return NOBODY


def rooms(values: Characteristics) -> list[Room]:
    """The rooms of a dungeon card, the topmost first (309.4)."""
    return [as_hooks(ability).room() for ability in values.hooks.get("room", ())]


def room_name(game: Game, dungeon: Id) -> str:
    """The name of the room in which the venture marker is; empty for what is no dungeon card."""
    return _here(game, dungeon).name if game[dungeon].note(MARKER) else ""


def _here(game: Game, dungeon: Id) -> Room:
    number = game[dungeon].note(MARKER)
    return next(room for room in rooms(characteristics(game, dungeon)) if room.number == number)


def completed_dungeons(game: Game, player: Id) -> tuple[str, ...]:
    """The names of the dungeons that the player has completed in this game, each once (309.7)."""
    return tuple(name.removeprefix(COMPLETED) for name, _ in game.player(player).notes if name.startswith(COMPLETED))


def dungeons(game: Game) -> list[Event]:
    """Dungeon cards that are done: the marker is in the last room, whose ability is no more on the stack (704.5t)."""
    return [RemoveDungeon(id, by_rule="704.5t") for id in game.command if _is_done(game, id)]


def _is_done(game: Game, id: Id) -> bool:
    if not game[id].note(MARKER) or _here(game, id).exits:
        return False
    pending = any(waiting.source == id for waiting in game.waiting)
    return not pending and not any(game[it].ability is not None and game[it].source == id for it in game.stack)
