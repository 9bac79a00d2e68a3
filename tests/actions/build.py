"""Cards made of their English, spells cast for nothing and resolved, abilities activated: to test verbs on."""

from __future__ import annotations

from typing import Any

from tests.rules.table import put, run, table

from spellwright.oracle.compiler import compile_card
from spellwright.oracle.face import FaceText
from spellwright.rules.activating import activate
from spellwright.rules.casting import cast_during_resolution
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Way
from spellwright.rules.resolving import resolve_top
from spellwright.rules.settling import settle
from spellwright.state.card import Card
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.procedure import Id

__all__ = [
    "battlefield", "card", "creature", "events", "give", "happens", "names", "play", "put", "run", "table", "use",
]  # fmt: skip


def card(text: str = "", type_line: str = "Instant", name: str = "Card", **face: Any) -> Card:
    """A card with this text; the test fails if a word of it isn't understood or bound."""
    compiled = compile_card(name, "normal", [FaceText(name, type_line=type_line, oracle_text=text, **face)])
    assert not compiled.unread, compiled.unread
    return compiled.card


def creature(text: str = "", size: str = "2/2", subtype: str = "Bear", name: str = "Creature", **face: Any) -> Card:
    """A creature card with this text."""
    power, toughness = size.split("/")
    return card(text, f"Creature — {subtype}", name, power=power, toughness=toughness, **face)


def give(game: Game, *cards: Card, player: Id = 1, to: str = "hand") -> tuple[Id, ...]:
    """Give a player cards, in hand or elsewhere."""
    return tuple(put(game, each, player, to=to) for each in cards)


def play(game: Game, text: str | Card, *answers: Any, player: Id = 1) -> Id:
    """Let a player cast a spell with this text for nothing and let it resolve; the answers are to all choices."""
    what = text if isinstance(text, Card) else card(text)
    id = put(game, what, player, to="hand")

    def procedure() -> Any:
        spell = yield from cast_during_resolution(game, player, Way(id, free=True, any_time=True))
        assert spell, "it can't be cast"
        yield from resolve_top(game)
        return spell

    return int(run(procedure(), *answers))


def use(game: Game, source: Id, *answers: Any, player: Id = 1, index: int = 0) -> Id:
    """Let a player activate an ability of a permanent and let it resolve."""

    def procedure() -> Any:
        ability = yield from activate(game, player, source, index)
        assert ability, "it can't be activated"
        yield from resolve_top(game)
        return ability

    return int(run(procedure(), *answers))


def happens(game: Game, *what: Event, answers: tuple[Any, ...] = ()) -> None:
    """Let events happen; what triggers is put on the stack and resolves, the top first."""

    def procedure() -> Any:
        yield from happen(game, *what)
        yield from settle(game)
        while game.stack:
            yield from resolve_top(game)
            yield from settle(game)

    run(procedure(), *answers)


def battlefield(game: Game, player: Id = 0) -> list[str]:
    """The names of the permanents, of a player or of all."""
    there = [game[id] for id in game.battlefield if not player or game[id].controller == player]
    return [o.copiable.name for o in there]


def names(game: Game, ids: tuple[Id, ...]) -> list[str]:
    """The names of cards."""
    return [game[id].copiable.name for id in ids]


def events(game: Game, kind: type[Event]) -> list[Any]:
    """The events of a kind that have happened, oldest first."""
    found: list[Any] = []
    entry = game.history
    while entry is not None:
        if isinstance(entry.event, kind):
            found.append(entry.event)
        entry = entry.before
    return found[::-1]
