"""Mana pools empty as a step or phase ends (500.5, 703.4q), or as an effect has a player lose mana (106.4)."""

from __future__ import annotations

from spellwright.rules.asking import asked
from spellwright.state.events.event import note_down
from spellwright.state.events.stack import SpendMana
from spellwright.state.game import Game
from spellwright.words.mana import Mana, Pool
from spellwright.words.procedure import Id


def empty_mana_pools(game: Game) -> None:
    """Empty each player's mana pool, but for mana that an effect lets the player keep (106.4)."""
    for player in game.players:
        if player.pool:
            left = left_after_losing(game, player.id, tuple(m for m in player.pool if not _keeps(game, player.id, m)))
            if left != player.pool:
                note_down(game, SpendMana(player.id, left))


def left_after_losing(game: Game, player: Id, lost: Pool) -> Pool:
    """The player's pool after losing this mana, with what it becomes instead where an effect says so."""
    left: list[Mana] = []
    going = list(lost)
    for unit in game.player(player).pool:
        if unit in going:
            going.remove(unit)
            instead = _instead(game, player, unit)
            left += () if instead is None else (instead,)
        else:
            left.append(unit)
    return tuple(left)


def _keeps(game: Game, player: Id, mana: Mana) -> bool:
    return any(ability.keeps_mana(game, me, player, mana) for me, ability in asked(game, "keeps_mana"))


def _instead(game: Game, player: Id, mana: Mana) -> Mana | None:
    for me, ability in asked(game, "mana_rather_than_lost"):
        instead: Mana | None = ability.mana_rather_than_lost(game, me, player, mana)
        if instead is not None:
            return instead
    return None
