"""603.7. What waits until a permanent is kept tapped no more."""

from __future__ import annotations

from tests.actions.build import battlefield, creature, give, happens, play, put, table, use
from tests.rules.table import turn_of

from spellwright.rules.asking import controller
from spellwright.state.events.permanents import Destroy, Untap
from spellwright.state.game import Game
from spellwright.words.procedure import Id

STEAL = "Gain control of target creature."
QUEEN = (
    "{0}, {T}: Put target creature card from a graveyard onto the battlefield under your control. When ~ becomes untapped or "
    "you lose control of ~, exile that creature."
)
MERIEKE = (
    "{T}: Gain control of target creature for as long as you control ~. When ~ leaves the battlefield or becomes untapped, "
    "destroy that creature. It can't be regenerated."
)


def settled(game: Game, *answers: object) -> None:
    happens(game, answers=answers)


def raised() -> tuple[Game, Id]:
    game = table()
    queen = put(game, creature(QUEEN, name="Queen"))
    turn_of(game, 1, "precombat main")
    give(game, creature(name="Dead"), to="graveyard", player=2)
    use(game, queen)
    settled(game)
    assert "Dead" in battlefield(game, 1)
    return game, queen


def test_the_raised_creature_is_exiled_as_its_source_untaps() -> None:
    game, queen = raised()
    happens(game, Untap(queen))
    assert battlefield(game) == ["Queen"]


def test_the_raised_creature_is_exiled_as_its_source_is_lost() -> None:
    game, queen = raised()
    play(game, STEAL, queen, player=2)
    settled(game)
    assert battlefield(game) == ["Queen"]


def test_the_raised_creature_is_exiled_as_its_source_leaves() -> None:
    game, queen = raised()
    happens(game, Destroy(queen))
    assert battlefield(game) == []


def taken() -> tuple[Game, Id, Id]:
    game = table()
    merieke, bear = (
        put(game, creature(MERIEKE, name="Merieke")),
        put(game, creature("{0}: Regenerate ~.", name="Bear"), 2),
    )
    turn_of(game, 1, "precombat main")
    use(game, merieke, bear)
    settled(game)
    assert controller(game, bear) == 1
    return game, merieke, bear


def test_the_taken_creature_is_destroyed_for_good_as_its_taker_untaps() -> None:
    game, merieke, bear = taken()
    use(game, bear)
    happens(game, Untap(merieke))
    assert battlefield(game) == ["Merieke"]


def test_the_taken_creature_is_destroyed_as_its_taker_leaves() -> None:
    game, merieke, _ = taken()
    happens(game, Destroy(merieke))
    assert battlefield(game) == []


def test_the_taken_creature_goes_back_unharmed_as_its_taker_is_taken() -> None:
    game, merieke, bear = taken()
    play(game, STEAL, merieke, player=2)
    settled(game)
    assert (controller(game, bear), len(battlefield(game))) == (2, 2)
