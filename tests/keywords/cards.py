"""Cards from their texts, and spells cast with them."""

from __future__ import annotations

from typing import Any

from tests.rules.casting_toys import land
from tests.rules.table import put, run, turn_of

from spellwright.oracle.compiler import compile_card
from spellwright.oracle.face import FaceText
from spellwright.rules.actions_at_priority import CastSpell
from spellwright.rules.casting import cast
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Way
from spellwright.rules.legal_actions import legal_actions
from spellwright.rules.resolving import resolve_top
from spellwright.rules.settling import settle
from spellwright.state.card import Card
from spellwright.state.events.turns import BeginStep
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id


def read(
    text: str,
    cost: str = "",
    types: str = "Instant",
    name: str = "Spell",
    size: str = "",
    also: FaceText | None = None,
    layout: str = "normal",
) -> Card:
    """A card with that text; with a second half or face if one is given."""
    power, _, toughness = size.partition("/")
    face = FaceText(name, cost, types, text, power or None, toughness or None)
    faces = (face,) if also is None else (face, also)
    compiled = compile_card(" // ".join(f.name for f in faces), layout, faces)
    assert compiled.is_read, compiled.unread
    return compiled.card


def lands(game: Game, kinds: str, player: Id = 1) -> None:
    """A land for each of these kinds of mana."""
    for kind in kinds:
        put(game, land(kind), player)


def ways(game: Game, id: Id, player: Id = 1) -> list[Way]:
    """The ways in which the player could cast that card now."""
    actions = legal_actions(game, player)
    return [a.way for a in actions if isinstance(a, CastSpell) and a.way.object == id]


def names(game: Game, id: Id, player: Id = 1) -> list[str]:
    """The names of these ways."""
    return [way.name for way in ways(game, id, player)]


def way(game: Game, id: Id, name: str = "", player: Id = 1) -> Way:
    """The way with that name."""
    found = [each for each in ways(game, id, player) if each.name == name]
    assert len(found) == 1, ways(game, id, player)
    return found[0]


def cast_it(game: Game, id: Id, *answers: Any, name: str = "", player: Id = 1) -> Id:
    """Cast it in that way; its triggers go onto the stack. The spell comes back."""
    spell = run(cast(game, player, way(game, id, name, player)), *answers)
    assert spell
    run(settle(game))
    return spell


def resolve(game: Game, *answers: Any) -> None:
    """The top of the stack resolves, and what follows from it goes onto the stack."""
    run(resolve_top(game), *answers)
    run(settle(game))


def tapped(game: Game) -> int:
    """How many permanents are tapped."""
    return sum(1 for id in game.battlefield if game[id].tapped)


def upkeep(game: Game, player: Id = 1) -> None:
    """The upkeep of a new turn of that player begins; what triggers goes onto the stack."""
    turn_of(game, player)
    run(happen(game, BeginStep("upkeep", player)))
    run(settle(game))


def enter(game: Game, what: Card, player: Id = 1, **how: Any) -> Id:
    """The card is put onto the battlefield from its owner's hand; what triggers goes onto the stack."""
    card = put(game, what, player, to="hand")
    run(happen(game, Move(card, "battlefield", controller=player, **how)))
    run(settle(game))
    return game[card].became


def die(game: Game, id: Id, *answers: Any) -> None:
    """The permanent is put into its owner's graveyard; what triggers goes onto the stack."""
    run(happen(game, Move(id, "graveyard")), *answers)
    run(settle(game))
