"""What to tell of a command that isn't possible: the rules against it, and what would have been possible."""

from __future__ import annotations

from spellwright.lab.matching_names import WhoIsWho
from spellwright.lab.scenario import Cast, Command, PlayLand
from spellwright.play.option_text import option_text
from spellwright.rules.actions_at_priority import Pass
from spellwright.rules.legal_actions import why_not
from spellwright.state.game import Game
from spellwright.words.procedure import Choose, Id

FEW = 8
"""So many possibilities are told at most."""


def why_impossible(game: Game, command: Command, asked: Choose, who: WhoIsWho) -> str:
    """Why a command isn't possible, as far as that is known, and what is, each in a few words."""
    told = [f"{rule}: {reason}" for rule, reason in _obstacles(game, command, who)]
    able = [option_text(game, asked, option) for option in asked.options if not isinstance(option, Pass)]
    more = f" and {len(able) - FEW} more" if len(able) > FEW else ""
    told.append(f"possible: {', '.join(able[:FEW]) or 'nothing but to pass'}{more}")
    return "; ".join(told)


def _obstacles(game: Game, command: Command, who: WhoIsWho) -> list[tuple[str, str]]:
    if not isinstance(command, Cast | PlayLand):
        return []
    named = [id for id in _cards(game, command.player) if who.fits(game, id, command.card)]
    if not named:
        return [("601.2a", "there is no such card in a hand, graveyard or exile")]
    return why_not(game, command.player, named[0])


def _cards(game: Game, player: Id) -> tuple[Id, ...]:
    """The cards that a player could cast or play perhaps, those in hand first."""
    owner = game.player(player)
    return (*owner.hand, *owner.graveyard, *game.exile, *game.command, *owner.library[-1:])
