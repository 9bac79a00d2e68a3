"""610.3: what triggers as exiled cards return once the source has left."""

from __future__ import annotations

from tests.actions.build import creature, give, happens, put, table

from spellwright.rules.asking import controller
from spellwright.state.events.permanents import Destroy
from spellwright.state.events.zones import Move


def test_610_3_what_waits_for_an_exiled_card_to_enter_this_way_triggers_as_it_returns() -> None:
    game = table()
    mine, theirs = put(game, creature(name="Bear")), put(game, creature(name="Cub"), 2)
    text = (
        "When ~ enters, exile any number of other target creatures controlled by different players until ~ leaves the "
        "battlefield. When an exiled card enters the battlefield under your control this way, put two +1/+1 counters on it."
    )
    (magpie,) = give(game, creature(text, name="Magpie"))
    happens(game, Move(magpie, "battlefield", controller=1), answers=(mine, theirs))
    assert len(game.exile) == 2
    magpie = next(id for id in game.battlefield if game[id].printed.name == "Magpie")
    happens(game, Destroy(magpie))
    counters = {game[id].printed.name: (controller(game, id), game[id].counters) for id in game.battlefield}
    assert counters == {"Bear": (1, (("+1/+1", 2),)), "Cub": (2, ())}
