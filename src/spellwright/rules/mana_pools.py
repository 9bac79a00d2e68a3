"""Mana pools empty as a step or phase ends (500.4, 703.4q)."""

from __future__ import annotations

from spellwright.rules.asking import asked
from spellwright.state.events.event import note_down
from spellwright.state.events.stack import SpendMana
from spellwright.state.game import Game
from spellwright.words.procedure import Id


def empty_mana_pools(game: Game) -> None:
    """Empty each player's mana pool, but for mana that an effect lets the player keep (106.4)."""
    for player in game.players:
        if player.pool:
            kept = tuple(mana for mana in player.pool if _keeps(game, player.id, mana))
            if len(kept) < len(player.pool):
                note_down(game, SpendMana(player.id, kept))


def _keeps(game: Game, player: Id, mana: object) -> bool:
    return any(ability.keeps_mana(game, me, player, mana) for me, ability in asked(game, "keeps_mana"))
