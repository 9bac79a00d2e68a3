"""What was so as a spell was cast (601.2i), asked as it resolves and of the permanent that it becomes (400.7d)."""

from __future__ import annotations

import pytest
from tests.actions.build import card, creature, give, put, run, table

from spellwright.rules.casting import cast
from spellwright.rules.hooks import Way
from spellwright.rules.playing_lands import may_play_lands
from spellwright.rules.resolving import resolve_top
from spellwright.rules.settling import settle
from spellwright.state.events.event import record
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id

DRAGON = creature(name="Dragon", subtype="Dragon")
ROAR = "You gain 1 life. If you controlled a Dragon as you cast this spell, you gain 4 life."


def resolve_all(game: Game) -> None:
    while game.stack:
        run(resolve_top(game))
        run(settle(game))


def cast_it(game: Game, text: str, *answers: object, types: str = "Instant") -> Id:
    (held,) = give(
        game, card(text, types, mana_cost="{0}", **({"power": "2", "toughness": "2"} if "Cr" in types else {}))
    )
    return run(cast(game, 1, Way(held)), *answers)


def test_what_was_controlled_then_may_be_gone() -> None:
    game = table()
    dragon = put(game, DRAGON)
    assert cast_it(game, ROAR)
    record(game, Move(dragon, "exile"))
    resolve_all(game)
    assert game.player(1).life == 25


def test_what_comes_later_doesnt_count() -> None:
    game = table()
    assert cast_it(game, ROAR)
    put(game, DRAGON)
    resolve_all(game)
    assert game.player(1).life == 21


@pytest.mark.parametrize(("reveals", "life"), [(True, 24), (False, 20)])
def test_a_card_revealed_as_a_cost_counts_too(reveals: bool, life: int) -> None:
    game = table()
    text = (
        "As an additional cost to cast this spell, you may reveal a Dragon card from your hand.\n"
        "If you revealed a Dragon card or controlled a Dragon as you cast this spell, you gain 4 life."
    )
    give(game, DRAGON)
    assert cast_it(game, text, "additional cost" if reveals else None)
    resolve_all(game)
    assert game.player(1).life == life


def test_the_permanent_knows_it_too() -> None:
    game = table()
    text = "When ~ enters, if you controlled a Dragon as you cast this spell, you gain 4 life."
    put(game, DRAGON)
    assert cast_it(game, text, types="Creature — Bear")
    resolve_all(game)
    assert game.player(1).life == 24


def test_an_amount_as_it_was_then() -> None:
    game = table()
    text = "You gain X life, where X is the greatest power among creatures you controlled as you cast this spell."
    strong = put(game, creature(size="5/5"))
    put(game, creature(size="9/9"), 2)
    assert cast_it(game, text)
    record(game, Move(strong, "exile"))
    resolve_all(game)
    assert game.player(1).life == 25


def test_608_3a_a_permanent_is_the_spell_that_you_have_cast() -> None:
    game = table()
    text = "You can't play lands if you've cast ~ this turn."
    put(game, creature(text))
    assert may_play_lands(game, 1, at_priority=False)
    assert cast_it(game, text, types="Creature")
    resolve_all(game)
    assert not may_play_lands(game, 1, at_priority=False)
