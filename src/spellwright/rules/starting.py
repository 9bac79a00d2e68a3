"""103. Starting The Game."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from spellwright.rules.activation_permissions import as_hooks
from spellwright.rules.asking import own
from spellwright.rules.happen import happen
from spellwright.rules.mulligan import draw_opening_hands
from spellwright.rules.turn import next_step
from spellwright.rules.visibility import SHOWN_OUTSIDE
from spellwright.state.card import Card
from spellwright.state.events.cards import Reveal
from spellwright.state.events.effects import PossibleHooks
from spellwright.state.events.event import Event, note_down, record
from spellwright.state.events.permanents import Mark
from spellwright.state.events.starting import BringDeck, DetermineStartingPlayer, SetAside
from spellwright.state.events.turns import SetGame, SetPlayer
from spellwright.state.events.zones import Move, Shuffle
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.characteristics import Characteristics
from spellwright.words.construction import quickly_made
from spellwright.words.procedure import NOBODY, Id, Procedure, choose

LIFE = 20
"""The starting life total (103.4)."""

StateBased = tuple[Callable[[Game], list[Event]], ...]
"""The state-based actions that keywords add (704)."""


@quickly_made
@dataclass(frozen=True, slots=True)
class Setup:
    """All that decides how a game begins: with the same set-up and answers it goes the same.

    `decks` holds each player's cards, `sideboards` those that they own outside the game (100.4). `starting` is who takes
    the first turn, 0 for one at random (103.1). `options` tell how it is played otherwise ("hand size", "free mulligans",
    "shuffle" ...). `by_hand` lets players activate mana abilities one by one while they cast.
    """

    decks: tuple[tuple[Card, ...], ...]
    seed: int = 0
    names: tuple[str, ...] = ()
    life: int = LIFE
    starting: Id = NOBODY
    options: tuple[tuple[str, Any], ...] = ()
    by_hand: bool = False
    state_based: StateBased = ()
    standards: tuple[tuple[str, Any], ...] = ()
    """What other rooms hand over to the rules in every game: intrinsic abilities, keyword counters."""
    sideboards: tuple[tuple[Card, ...], ...] = ()


def set_up(setup: Setup) -> Game:
    """A game whose players have their decks, and in which nothing has happened yet."""
    game = Game(len(setup.decks), setup.seed, setup.life)
    note_down(game, SetGame("options", (*setup.options, *setup.standards)))
    note_down(game, SetGame("by_hand", setup.by_hand))
    note_down(game, SetGame("state_based", setup.state_based))
    for player, deck in enumerate(setup.decks, 1):
        note_down(game, SetPlayer(player, "name", setup.names[player - 1] if setup.names else f"Player {player}"))
        note_down(game, BringDeck(player, deck))
    for player, sideboard in enumerate(setup.sideboards, 1):
        note_down(game, SetAside(player, sideboard))
    reckon_with(game, [card for deck in (*setup.decks, *setup.sideboards) for card in deck])
    return game


def reckon_with(game: Game, cards: Iterable[Card]) -> None:
    """From now on, abilities of these cards may be in the game."""
    hooks: dict[Any, None] = {}
    for card in {id(card): card for card in cards}.values():
        hooks.update(dict.fromkeys(hooks_of(card)))
    note_down(game, PossibleHooks(frozenset(hooks)))


def start_the_game(game: Game, starting: Id = NOBODY) -> Procedure[None]:
    """Start the game, until a player has priority in the first turn (103.1-103.8)."""
    record(game, DetermineStartingPlayer(starting))
    yield from _companions(game)
    yield from _conspiracies(game)
    if game.option("shuffle", otherwise=True):
        for player in game.in_turn_order():
            yield from happen(game, Shuffle(player), rule="103.3")
    yield from draw_opening_hands(game)
    yield from _actions_from_opening_hands(game)
    yield from next_step(game)


def _companions(game: Game) -> Procedure[None]:
    """Each player may reveal one card from outside the game as a companion, if their deck fulfills its condition (103.2b)."""
    if "may_be_companion" not in game.possible:
        return
    for player in game.in_turn_order():
        able = [id for id in game.player(player).outside if _may_be_companion(game, id)]
        card = yield from choose(player, (*able, None), "choose", "Reveal a companion?", "103.2b")
        if card is not None:
            yield from happen(game, Reveal(player, (card,)), Mark(card, SHOWN_OUTSIDE, 1), rule="103.2b")


def _conspiracies(game: Game) -> Procedure[None]:
    """Each player may put conspiracy cards from their sideboard into the command zone (103.2e, 315.2)."""
    for player in game.in_turn_order():
        left = [id for id in game.player(player).outside if "conspiracy" in game[id].printed.types]
        while left:
            why = "Put a conspiracy into the command zone?"
            card = yield from choose(player, (*left, None), "choose", why, "103.2e")
            if card is None:
                break
            left.remove(card)
            move = Move(card, "command", cause="conspiracy")
            for ability in own(game, card, "as_conspiracy"):
                move = yield from ability.as_conspiracy(game, card, player, move)
            yield from happen(game, move, rule="103.2e")


def _may_be_companion(game: Game, id: Id) -> bool:
    return any(ability.may_be_companion(game, id) for ability in own(game, id, "may_be_companion"))


def _actions_from_opening_hands(game: Game) -> Procedure[None]:
    """Each player in turn order may do what cards in their opening hand let them do (103.6)."""
    if "from_opening_hand" not in game.possible:
        return
    for player in game.in_turn_order():
        left = [id for id in game.player(player).hand if own(game, id, "from_opening_hand")]
        while left:
            why = "Use which card from your opening hand?"
            options: Sequence[Id | None] = (*left, None)
            card = yield from choose(player, options, "choose", why, "103.6")
            if card is None:
                break
            left.remove(card)
            for ability in own(game, card, "from_opening_hand"):
                yield from ability.from_opening_hand(game, card, player)


_hooks_of: dict[int, tuple[Card, tuple[Any, ...]]] = {}


def hooks_of(card: Card) -> tuple[Any, ...]:
    """Every hook that an ability of the card, or one that its text can give to something, might answer."""
    known = _hooks_of.get(id(card))
    if known is None:
        seen: dict[int, object] = {}
        found = dict.fromkeys(hook for face in (card.whole, *card.faces) for hook in _hooks_within(face, seen))
        known = _hooks_of[id(card)] = (card, tuple(found))
    return known[1]


def _hooks_within(value: object, seen: dict[int, object]) -> Iterator[Any]:
    """The hooks of all abilities anywhere within a value; `seen` are those looked into, for abilities that mean others."""
    if isinstance(value, tuple | list | frozenset):
        for item in value:
            yield from _hooks_within(item, seen)
        return
    if id(value) in seen or not dataclasses.is_dataclass(value):
        return
    seen[id(value)] = value
    if isinstance(value, Characteristics):
        yield from value.hooks
    elif isinstance(value, Ability):
        for meant in value.means():
            yield from meant.hooks()
            if "layer_parts" in meant.hooks():
                yield from _hooks_within(as_hooks(meant).layer_parts(), seen)
            if meant is not value:
                yield from _hooks_within(meant, seen)
    if not isinstance(value, type):
        for field in dataclasses.fields(value):
            yield from _hooks_within(getattr(value, field.name), seen)
