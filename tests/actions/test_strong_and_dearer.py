"""701.21: any number of creatures that are strong enough together; 601.2f: abilities that cost more for their target."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, events, put, run, table, use
from tests.keywords.cards import lands
from tests.rules.table import decisions

from spellwright.rules.actions_at_priority import Activate
from spellwright.rules.activating import activate
from spellwright.rules.legal_actions import legal_actions
from spellwright.rules.resolving import resolve_top
from spellwright.state.events.permanents import Sacrifice
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure

UNLESS = "{0}: Sacrifice ~ unless you sacrifice any number of creatures with total power 4 or greater."
DEARER = "Abilities your opponents activate that target a Bear you control cost {2} more to activate."


def golem(*sizes: str) -> tuple[Game, Id, list[Id]]:
    """What is sacrificed unless others are, and creatures of these sizes."""
    game = table()
    source = put(game, card(UNLESS, "Artifact", "Golem"))
    return game, source, [put(game, creature(size=size, name=size)) for size in sizes]


def test_118_12_it_stays_if_as_much_power_is_sacrificed() -> None:
    game, source, (one, _, three) = golem("1/1", "2/2", "3/3")
    use(game, source, True, three, one, None)
    assert battlefield(game) == ["Golem", "2/2"]
    assert [event.object for event in events(game, Sacrifice)] == [three, one]


def test_118_12_more_than_enough_may_be_sacrificed() -> None:
    game, source, (one, two, three) = golem("1/1", "2/2", "3/3")
    use(game, source, True, three, two, one)
    assert battlefield(game) == ["Golem"]


def test_118_12_it_is_sacrificed_if_the_player_declines() -> None:
    game, source, _ = golem("1/1", "3/3")
    use(game, source, False)
    assert battlefield(game) == ["1/1", "3/3"]


def test_118_3_too_little_power_cant_be_sacrificed() -> None:
    game, source, _ = golem("1/1", "2/2")
    use(game, source)
    assert battlefield(game) == ["1/1", "2/2"]


def test_208_a_creature_that_would_make_it_too_little_is_no_choice() -> None:
    game, source, (one, four) = golem("1/1", "4/4")
    weak = put(game, creature(size="-1/2", name="Weak"))
    asked = decisions(_used(game, source), True)
    assert set(asked[1].options) == {one, four, weak}
    asked = decisions(_used(game, source), True, weak)
    assert None not in asked[-1].options


def _used(game: Game, source: Id) -> Procedure[None]:
    yield from activate(game, 1, source, 0)
    yield from resolve_top(game)


@pytest.mark.parametrize(
    ("subtype", "mana", "possible"), [("Bear", "R", False), ("Bear", "RRR", True), ("Elf", "R", True)]
)
def test_601_2f_their_abilities_cost_more_that_target_it(subtype: str, mana: str, possible: bool) -> None:
    game = table()
    put(game, card(DEARER, "Enchantment"), 2)
    put(game, creature(subtype=subtype), 2)
    source = put(game, card("{R}: ~ deals 1 damage to target creature.", "Artifact"))
    lands(game, mana)
    assert (Activate(source, 0) in legal_actions(game, 1)) is possible


def test_601_2f_it_is_so_much_more_once() -> None:
    game = table()
    put(game, card(DEARER, "Enchantment"), 2)
    one, _ = put(game, creature(), 2), put(game, creature(), 2)
    source = put(game, card("{R}: Tap two target creatures.", "Artifact"))
    lands(game, "RRR")
    run(activate(game, 1, source, 0), one)
    assert game.stack
    assert all(game[id].tapped for id in game.battlefield[-3:])
