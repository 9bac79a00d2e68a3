"""710. Flip cards: being flipped is a status; what copies one has both halves, and its own status (110.5c, 707.3)."""

from __future__ import annotations

from tests.lab.stories import Row, add, creature, do, expect, played, spell

COPIER = creature(
    "Test Shifter", "{0}: Test Shifter becomes a copy of target creature, except it has this ability.", size=(5, 5)
)
TWIN = spell("Test Twin", "Create a token that's a copy of target creature, except it isn't legendary.")
GARDENER, DOKAI = "Budoka Gardener", "Dokai, Weaver of Life"
LANDS = add("Mountain", count=10)


def becomes(name: str) -> list[Row]:
    """The shifter becomes a copy of that."""
    return [do("activate", ability="{0}", targets=[{"name": name}]), do("wait_stack")]


FLIPS = [do("activate", ability="{T}: You may put"), do("wait_stack")]


def there(name: str, count: int = 1, player: str = "A") -> Row:
    """So many permanents of that name."""
    return expect("permanent_count", player=player, card=name, count=count)


def test_110_5c_what_became_a_copy_of_a_flip_card_flips() -> None:
    setup = (COPIER, LANDS, add("Test Shifter"), add(GARDENER, player="B"))
    shown = [there(DOKAI), there(GARDENER, 0), there(GARDENER, 1, "B")]
    assert played(*setup, script=becomes(GARDENER) + FLIPS, expect=shown).reason == ""


def test_110_5c_being_flipped_stays_while_it_copies_something_else() -> None:
    setup = (COPIER, creature("Test Bear"), LANDS, add("Test Shifter"), add(GARDENER, player="B"), add("Test Bear"))
    script = becomes(GARDENER) + FLIPS + becomes("Test Bear")
    assert played(*setup, script=script, expect=[there("Test Bear", 2), there(DOKAI, 0)]).reason == ""
    again = script + becomes(GARDENER)
    assert played(*setup, script=again, expect=[there("Test Bear"), there(DOKAI)]).reason == ""


def test_707_2_a_copy_of_what_is_flipped_is_not_flipped() -> None:
    setup = (COPIER, LANDS, add("Test Shifter"), add(GARDENER))
    script = FLIPS + becomes(DOKAI)
    shown = [there(DOKAI), there(GARDENER), expect("pt", card=GARDENER, power=2, toughness=1, scope="any")]
    assert played(*setup, script=script, expect=shown).reason == ""


def test_707_9_exceptions_apply_to_both_halves_of_a_flip_card() -> None:
    setup = (TWIN, creature("Test Zeal", "Creatures you control have haste."), LANDS, add("Mountain"))
    there_too = (add("Test Twin", "hand"), add("Test Zeal"), add(GARDENER))
    script = [do("cast", card="Test Twin", targets=[{"name": GARDENER}]), do("wait_stack"), *FLIPS, *FLIPS]
    assert played(*setup, *there_too, script=script, expect=[there(DOKAI, 2), there(GARDENER, 0)]).reason == ""


def test_710_1c_flipping_changes_neither_color_nor_mana_cost() -> None:
    doom = spell("Test Doom", "Destroy target creature with mana value 2.", cost="{R}")
    setup = (doom, add("Mountain", count=11), add("Test Doom", "hand"), add(GARDENER))
    cast = [do("cast", card="Test Doom", targets=[{"name": DOKAI}])]
    green = expect("color", player="A", card=DOKAI, colors=["green"], value=True)
    assert played(*setup, script=FLIPS, expect=[there(DOKAI), green]).reason == ""
    assert played(*setup, script=FLIPS + cast, expect=[there(DOKAI, 0)]).reason == ""
