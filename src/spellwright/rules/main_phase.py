"""505. Main Phase."""

from __future__ import annotations

from spellwright.rules.asking import controller, own
from spellwright.rules.happen import happen
from spellwright.state.events.permanents import PutCounters
from spellwright.state.game import Game
from spellwright.words.procedure import Procedure


def begin_precombat_main_phase(game: Game) -> Procedure[None]:
    """The active player puts a lore counter on each Saga they control that has a chapter ability (505.4, 714.3b)."""
    if "chapters" not in game.possible:
        return
    mine = [id for id in game.battlefield if not game[id].phased_out and controller(game, id) == game.active]
    sagas = [id for id in mine if own(game, id, "chapters")]
    if sagas:
        counters = [PutCounters(id, "lore", 1, player=game.active) for id in sagas]
        yield from happen(game, *counters, rule="505.4")
