"""707.9. Copies with exceptions: abilities of their own, colours that aren't copied, counters to enter with."""

from __future__ import annotations

from tests.actions.build import card, creature, give, happens, play, put, run, table, use

from spellwright.rules.asking import characteristics
from spellwright.rules.casting import cast_during_resolution
from spellwright.rules.hooks import Way
from spellwright.state.events.stack import CopyOnStack
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics
from spellwright.words.mana import BIT
from spellwright.words.procedure import Id

COPYING = "{0}: ~ becomes a copy of target creature, except it has this ability."


def entered(game: Game, text: str, *more: bool) -> tuple[Id, Characteristics]:
    """A creature with this text enters, and its controller takes the first thing to copy."""
    (clone,) = give(game, creature(text, subtype="Shapeshifter", name="Clone", mana_cost="{2}{U}"))
    happens(game, Move(clone, "battlefield", controller=1), answers=(True, *more))
    return game[clone].became, characteristics(game, game[clone].became)


def test_707_9a_the_ability_that_makes_the_copy_is_kept() -> None:
    game = table()
    thespian, elf = put(game, creature(COPYING)), put(game, creature("Flying", "3/3", "Elf"))
    bear = put(game, creature(name="Bear"))
    use(game, thespian, elf)
    use(game, thespian, bear)
    values = characteristics(game, thespian)
    assert (values.name, len(values.abilities)) == ("Bear", 1)


def test_707_9a_the_ability_is_copied_with_the_rest() -> None:
    game = table()
    thespian, elf = put(game, creature(COPYING)), put(game, creature("", "3/3", "Elf"))
    use(game, thespian, elf)
    play(game, "Create a token that's a copy of target creature.", thespian)
    assert len(characteristics(game, game.battlefield[-1]).abilities) == 1


def test_707_9c_a_colour_that_is_not_copied_stays() -> None:
    game = table()
    put(game, creature("", mana_cost="{R}"))
    _, values = entered(
        game, "You may have ~ enter as a copy of any creature on the battlefield, except it doesn't copy that "
        "creature's color and it has flying."
    )  # fmt: skip
    assert (values.colors, len(values.abilities)) == (BIT["U"], 1)


def test_707_9e_it_enters_with_more_counters() -> None:
    game = table()
    put(game, creature())
    id, _ = entered(
        game, "You may have ~ enter as a copy of any creature on the battlefield, except it enters with an additional "
        "+1/+1 counter on it."
    )  # fmt: skip
    assert game[id].counters == (("+1/+1", 1),)


def test_707_9e_a_copy_of_the_copy_gets_no_counters() -> None:
    game = table()
    put(game, creature())
    id, _ = entered(
        game, "You may have ~ enter as a copy of any creature on the battlefield, except it enters with an additional "
        "+1/+1 counter on it."
    )  # fmt: skip
    play(game, "Create a token that's a copy of target creature.", id)
    assert game[game.battlefield[-1]].counters == ()


def test_707_9e_another_copy_effect_takes_the_counters_away() -> None:
    game = table()
    put(game, creature("You may have ~ enter as a copy of any artifact on the battlefield."))
    put(game, card("", "Artifact", name="Stone"))
    id, values = entered(
        game, "You may have ~ enter as a copy of any creature on the battlefield, except it enters with an additional "
        "+1/+1 counter on it.", True
    )  # fmt: skip
    assert (values.name, game[id].counters) == ("Stone", ())


def test_707_9f_what_is_excepted_for_a_creature_is_not_for_a_land() -> None:
    game = table()
    put(game, card("", "Land", name="Tor"))
    id, values = entered(
        game, "You may have ~ enter as a copy of a permanent you control, except it's legendary and snow in addition to "
        "its other types and, if it's a creature, it enters with two additional +1/+1 counters on it and has flying."
    )  # fmt: skip
    assert (values.supertypes, values.abilities, game[id].counters) == ({"legendary", "snow"}, (), ())


def test_707_9f_what_is_excepted_for_a_creature_is_for_a_creature() -> None:
    game = table()
    put(game, creature())
    id, values = entered(
        game, "You may have ~ enter as a copy of a permanent you control, except it's legendary and snow in addition to "
        "its other types and, if it's a creature, it enters with two additional +1/+1 counters on it and has flying."
    )  # fmt: skip
    assert (len(values.abilities), game[id].counters) == (1, (("+1/+1", 2),))


def test_707_9_a_token_enters_with_more_counters() -> None:
    game = table()
    put(game, creature())
    play(
        game,
        "Create a token that's a copy of target creature, except it enters with an additional +1/+1 counter on it.",
    )
    assert game[game.battlefield[-1]].counters == (("+1/+1", 1),)


def test_707_9b_a_copy_until_end_of_turn_has_its_exceptions() -> None:
    game = table()
    taker = put(game, creature("{0}: ~ becomes a copy of another target creature until end of turn, except it's 1/4."))
    put(game, creature("Flying", "3/3", "Elf"))
    use(game, taker)
    values = characteristics(game, taker)
    assert (values.power, values.toughness, values.subtypes) == (1, 4, {"Elf"})


def test_707_9f_counters_by_what_the_copy_is() -> None:
    game = table()
    put(game, creature())
    id, _ = entered(
        game, "You may have ~ enter as a copy of a creature or planeswalker you control, except it enters with an "
        "additional +1/+1 counter on it if it's a creature, it enters with an additional loyalty counter on it if it's a "
        "planeswalker, and it isn't legendary if that permanent is legendary."
    )  # fmt: skip
    assert game[id].counters == (("+1/+1", 1),)


def test_707_9_the_copy_of_a_spell_is_red() -> None:
    game = table()
    put(game, creature("Whenever you cast an instant spell, copy it, except that the copy is red."))
    (spell,) = give(game, card("You gain 1 life."))
    run(cast_during_resolution(game, 1, Way(spell, free=True, any_time=True)))
    happens(game)
    copies = [e.new for e in game.this_turn() if isinstance(e.event, CopyOnStack)]
    assert [game[id].copied.colors for id in copies] == [BIT["R"]]  # type: ignore[union-attr]


def test_707_9_a_copy_is_made_though_what_it_copies_is_not_legendary() -> None:
    game = table()
    put(game, creature("Flying", "3/3", "Dragon"))
    play(
        game,
        "Create a token that's a copy of target creature, except the token isn't legendary if that creature is legendary.",
    )
    assert len(game.battlefield) == 2


def test_707_10_a_copy_of_a_spell_was_not_cast() -> None:
    game = table()
    put(game, creature("Whenever you cast an instant spell, copy it."))
    (spell,) = give(game, card("If this spell was cast from your hand, you gain 1 life."))
    run(cast_during_resolution(game, 1, Way(spell, any_time=True, free=True)))
    happens(game)
    assert game.player(1).life == 21
