"""117.1: a player with priority does what they chose."""

from __future__ import annotations

from spellwright.rules.actions_at_priority import Action, Activate, ActivateMana, CastSpell, PlayLand, Special
from spellwright.rules.activating import activate, activate_mana
from spellwright.rules.casting import cast
from spellwright.rules.playing_lands import play_land
from spellwright.rules.special_actions import take_special_action
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure


def perform(game: Game, player: Id, action: Action) -> Procedure[bool]:
    """Carry out an action at priority; whether it was done. What was illegal has been reversed (732.1).

    Passing priority is no action, but the turn's affair: nothing is done.
    """
    if isinstance(action, CastSpell):
        return bool((yield from cast(game, player, action.way)))
    if isinstance(action, PlayLand):
        return bool((yield from play_land(game, player, action.way)))
    if isinstance(action, Activate):
        return bool((yield from activate(game, player, action.source, action.index)))
    if isinstance(action, ActivateMana):
        return (yield from activate_mana(game, player, action.source, action.index))
    if isinstance(action, Special):
        return (yield from take_special_action(game, player, action.action))
    return False
