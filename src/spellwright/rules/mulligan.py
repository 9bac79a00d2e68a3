"""103.5: opening hands and mulligans."""

from __future__ import annotations

from spellwright.rules.drawing import draw_cards
from spellwright.rules.happen import happen
from spellwright.state.events.event import Event
from spellwright.state.events.zones import Move, Shuffle
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure, choose, choose_some

HAND_SIZE = 7
"""The starting hand size (103.5)."""

KEEP, MULLIGAN = "keep", "mulligan"
"""The options of the decision "mulligan"."""


def draw_opening_hands(game: Game) -> Procedure[None]:
    """Each player draws their opening hand and takes mulligans until they keep one (103.5)."""
    size = game.option("hand size", HAND_SIZE)
    undecided = game.in_turn_order()
    for player in undecided:
        yield from draw_cards(game, player, size, rule="103.5")
    taken = dict.fromkeys(undecided, 0)
    while undecided:
        again: list[Id] = []
        for player in undecided:
            options = (KEEP, MULLIGAN) if _counted(game, taken[player] + 1) <= size else (KEEP,)
            why = f"Keep this hand? You have taken {taken[player]} mulligans."
            if (yield from choose(player, options, "mulligan", why, "103.5")) == MULLIGAN:
                again.append(player)
        for player in again:
            taken[player] += 1
            yield from _shuffle_hand_back(game, player)
            yield from draw_cards(game, player, size, rule="103.5")
        for player in again:
            yield from _put_on_the_bottom(game, player, _counted(game, taken[player]))
        undecided = again


def _counted(game: Game, taken: int) -> int:
    """How many of these mulligans count; in a multiplayer game the first one doesn't (103.5c)."""
    free: int = game.option("free mulligans", 1 if len(game.players) > 2 else 0)
    return max(0, taken - free)


def _shuffle_hand_back(game: Game, player: Id) -> Procedure[None]:
    hand = game.player(player).hand
    yield from happen(game, *(Move(id, "library", cause="mulligan") for id in hand), rule="103.5")
    yield from happen(game, Shuffle(player), rule="103.5")


def _put_on_the_bottom(game: Game, player: Id, number: int) -> Procedure[None]:
    """London mulligan: as many cards as mulligans were taken go to the bottom, the last one chosen lowest."""
    why = "Which card do you put on the bottom of your library?"
    hand = game.player(player).hand
    chosen = yield from choose_some(player, hand, number, number, "bottom", why, "103.5")
    moves: list[Event] = [Move(id, "library", position=-1, cause="mulligan") for id in chosen]
    yield from happen(game, *moves, rule="103.5")
