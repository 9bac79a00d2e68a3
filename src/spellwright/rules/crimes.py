"""700.13. Committing a crime: targeting opponents, what they control, or cards in their graveyards."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from spellwright.rules.asking import controller
from spellwright.rules.happen import happen
from spellwright.state.events.cards import Act
from spellwright.state.game import Game
from spellwright.words.procedure import FIRST_OBJECT, Id, Procedure

CRIME = "crime"
"""The name under which it is noted."""


def commit_crime(game: Game, player: Id, by: Id, targets: Iterable[Id]) -> Procedure[None]:
    """A player commits a crime if the spell or ability targets something of an opponent's; once, whatever it targets."""
    opponents = game.opponents(player)
    if any(_of(game, target, opponents) for target in targets):
        yield from happen(game, Act(player, CRIME, by), rule="700.13", source=by)


def _of(game: Game, target: Id, opponents: Collection[Id]) -> bool:
    """Whether it is one of these players, what they control, or a card in a graveyard of theirs."""
    if target < FIRST_OBJECT:
        return target in opponents
    zone = game[target].zone
    if zone in ("battlefield", "stack"):
        return controller(game, target) in opponents
    return zone == "graveyard" and game[target].owner in opponents
