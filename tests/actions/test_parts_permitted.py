"""601.3e: permissions are judged by the part of a card, and the way, that would be cast or played."""

from __future__ import annotations

from tests.actions.build import card, give, play, put, table, use

from spellwright.oracle.compiler import compile_card
from spellwright.oracle.face import FaceText
from spellwright.rules.legal_actions import legal_actions
from spellwright.rules.ways import granted_ways, values_of
from spellwright.state.card import Card
from spellwright.state.game import Game
from spellwright.words.procedure import Id


def two_parts(layout: str, first: FaceText, second: FaceText) -> Card:
    """A card with two faces."""
    compiled = compile_card(f"{first.name} // {second.name}", layout, [first, second])
    assert not compiled.unread, compiled.unread
    return compiled.card


KILLER = two_parts(
    "adventure",
    FaceText("Killer", mana_cost="{5}{W}", type_line="Creature — Human", power="1", toughness="2"),
    FaceText("Chop", mana_cost="{2}{W}", type_line="Instant — Adventure", oracle_text="You gain 5 life."),
)
WARRIOR = two_parts(
    "modal_dfc",
    FaceText("Warrior", mana_cost="{5}{R}", type_line="Creature — Minotaur", power="4", toughness="5"),
    FaceText("Teeth", type_line="Land", oracle_text="{T}: Add {R}."),
)


def permitted(game: Game) -> list[str]:
    """The names of what permissions let the first player cast or play."""
    return [values_of(game, way).name for way in granted_ways(game, 1)]


def on_top(game: Game, *cards: Card) -> tuple[Id, ...]:
    """Cards on top of the first player's library, the last one on top."""
    return give(game, *cards, to="library")


def test_601_3e_permission_for_instants_is_for_the_adventure_alone() -> None:
    game = table()
    put(game, card("You may cast instant and sorcery spells from the top of your library.", "Enchantment"))
    on_top(game, KILLER)
    assert permitted(game) == ["Chop"]


def test_601_3e_permission_for_creatures_is_for_the_creature_alone() -> None:
    game = table()
    put(game, card("You may cast creature spells from the top of your library.", "Enchantment"))
    on_top(game, KILLER)
    assert permitted(game) == ["Killer"]


def test_601_3e_a_land_with_morph_is_cast_as_a_creature_spell() -> None:
    game = table()
    put(game, card("You may cast creature spells from the top of your library.", "Enchantment"))
    on_top(game, card("{T}: Add {C}.\nMorph {2}", "Land", "Cavern"))
    assert [way.name for way in granted_ways(game, 1)] == ["morph"]


def test_305_1_lands_are_played_from_the_graveyard() -> None:
    game = table()
    put(game, card("You may play lands from your graveyard.", "Artifact"))
    give(game, card("{T}: Add {R}.", "Land", "Peak"), KILLER, WARRIOR, to="graveyard")
    assert permitted(game) == ["Peak", "Teeth"]
    assert len(legal_actions(game, 1)) == 3  # and passing


def test_601_3e_a_spell_is_cast_by_an_effect_as_the_part_that_fits() -> None:
    game = table()
    (killer,) = give(game, KILLER)
    play(game, "You may cast a spell with mana value 3 or less from your hand without paying its mana cost.", True)
    spell = game.stack[-1]
    assert (game[killer].became, game[spell].printed.name) == (spell, "Chop")


def test_109_2a_cards_exiled_with_something_are_looked_for_in_exile() -> None:
    game = table()
    text = "{T}: Exile a card from your hand.\n{1}: Choose a card exiled with ~. You may play that card this turn."
    box = put(game, card(text, "Artifact"))
    give(game, card("{T}: Add {R}.", "Land", "Peak"))
    put(game, card("{T}: Add {C}.", "Land", "Wastes"))
    use(game, box)
    use(game, box, index=1)
    assert permitted(game) == ["Peak"]
