"""What a scenario may ask of a player with priority: everything that is possible, mana abilities included."""

from __future__ import annotations

from spellwright.rules.actions_at_priority import Action
from spellwright.rules.legal_actions import legal_actions
from spellwright.rules.paying_by_hand import mana_abilities_to_activate
from spellwright.state.game import Game
from spellwright.words.procedure import Id


def everything_possible(game: Game, player: Id) -> tuple[Action, ...]:
    """What a player could do, passing first (117.1); mana abilities are among it however mana is paid."""
    actions = legal_actions(game, player)
    return actions if game.by_hand else (*actions, *mana_abilities_to_activate(game, player))
