"""612. Text-changing effects, with the words that players choose."""

from __future__ import annotations

from tests.actions.build import card, creature, give, play, put, run, table

from spellwright.actions.changing_text import WordSort
from spellwright.rules.asking import characteristics
from spellwright.rules.casting import cast
from spellwright.rules.hooks import Way
from spellwright.rules.resolving import resolve_top
from spellwright.rules.turn import next_step
from spellwright.state.events.event import note_down
from spellwright.state.events.turns import SetGame

COLOR = "Change the text of target spell or permanent by replacing all instances of one color word with another."
EITHER = (
    "Change the text of target permanent by replacing all instances of one color word with another or one basic land type "
    "with another until end of turn."
)


def test_612_2_a_colour_word_and_what_it_is_a_part_of() -> None:
    game = table()
    black, white = (
        put(game, creature(name="Imp", mana_cost="{B}"), 2),
        put(game, creature(name="Elf", mana_cost="{W}"), 2),
    )
    (held,) = give(game, card("Destroy all nonblack creatures.", "Sorcery", "Doom", mana_cost="{0}"))
    run(cast(game, 1, Way(held)))
    play(game, COLOR, game.stack[-1], "black", "white")
    run(resolve_top(game))
    assert game[black].zone == "gone" and game[white].zone == "battlefield"


def test_612_1_a_land_type_for_a_turn() -> None:
    game = table()
    walker = put(game, creature("Swampwalk", name="Imp"))
    play(game, EITHER, WordSort.LAND, "Swamp", "Island")
    assert [a.type for a in characteristics(game, walker).abilities] == ["Island"]  # type: ignore[attr-defined]
    note_down(game, SetGame("agenda", ("cleanup",)))
    run(next_step(game))
    assert [a.type for a in characteristics(game, walker).abilities] == ["Swamp"]  # type: ignore[attr-defined]


def test_612_1_a_creature_type_by_one_that_is_said() -> None:
    game = table()
    goblin = put(game, creature("Other Goblins you control get +1/+1.", subtype="Goblin", name="King"), 2)
    play(
        game,
        "Gain control of target creature. Change the text of that creature by replacing all instances of one creature type "
        "with Vampire.",
        "Goblin",
    )
    vampire = put(game, creature(subtype="Vampire"))
    assert characteristics(game, goblin).subtypes == {"Vampire"}
    assert characteristics(game, vampire).power == 3
