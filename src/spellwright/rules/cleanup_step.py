"""514. Cleanup Step."""

from __future__ import annotations

from spellwright.rules.asking import asked
from spellwright.rules.durations import end_with_the_turn
from spellwright.rules.happen import happen
from spellwright.state.events.cards import Discard
from spellwright.state.events.damage import RemoveDamage
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure, choose


def clean_up(game: Game) -> Procedure[None]:
    """The turn-based actions of the cleanup step (703.4n-p)."""
    yield from _discard_to_hand_size(game)
    damaged = tuple([o.id for o in game.permanents() if o.damage])
    if damaged:
        yield from happen(game, RemoveDamage(damaged))
    if game.floating:
        yield from end_with_the_turn(game)


def maximum_hand_size(game: Game, player: Id) -> int | None:
    """How many cards the player may keep; None if there is no maximum (402.2)."""
    limit: int | None = game.player(player).max_hand
    for me, ability in asked(game, "hand_limit"):
        limit = ability.hand_limit(game, me, player, limit)
    return limit


def _discard_to_hand_size(game: Game) -> Procedure[None]:
    """514.1."""
    player = game.active
    limit = maximum_hand_size(game, player)
    if limit is None or game.player(player).out:
        return
    excess = len(game.player(player).hand) - max(0, limit)
    discarded: list[Id] = []
    for _ in range(excess):
        left = [id for id in game.player(player).hand if id not in discarded]
        discarded.append((yield from choose(player, left, "discard", "Discard down to your hand size", "514.1")))
    if discarded:
        yield from happen(game, *(Discard(player, id) for id in discarded), rule="514.1")
