"""What a check looks at: a game, who has which alias, and whether it is the middle of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from spellwright.lab.matching_names import WhoIsWho, is_called
from spellwright.lab.scenario import Check
from spellwright.rules.asking import controller
from spellwright.state.game import Game
from spellwright.words.procedure import Id

OK = None
"""What a check says that is fulfilled; any other says what was found instead."""

Found = str | None


@dataclass(frozen=True, slots=True)
class Board:
    """A game to be checked. `midway` tells a check within the script from one at a stop."""

    game: Game
    who: WhoIsWho
    midway: bool = False

    def matching(self, check: Check, ids: Iterable[Id]) -> list[Id]:
        """Those of the objects that the check names, by name or alias; all of them if it names none."""
        if check.alias:
            wanted = self.who.now(self.game, check.alias)
            return [id for id in ids if id == wanted]
        return [id for id in ids if not check.card or is_called(self.game, id, check.card)]

    def permanents(self, check: Check, player: Id = 0) -> list[Id]:
        """The permanents that the check names, of one player if it is given; none that is phased out (702.26d)."""
        game = self.game
        there = [id for id in game.battlefield if not game[id].phased_out]
        return [id for id in self.matching(check, there) if not player or controller(game, id) == player]


def count_is(found: int, wanted: int | None) -> Found:
    """Whether there are as many as wanted."""
    return OK if found == wanted else f"found {found}"


def any_is(values: Sequence[Any], wanted: Callable[[Any], bool], told: Callable[[Any], str] = str) -> Found:
    """Whether one of the values is as wanted; there must be one at all."""
    if not values:
        return "found none there"
    return OK if any(wanted(value) for value in values) else f"found {', '.join(told(value) for value in values)}"
