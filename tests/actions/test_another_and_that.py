"""What "another" leaves out, what "that creature" of a condition is, and the type that several kinds have in common."""

from __future__ import annotations

import pytest
from tests.actions.build import card, creature, give, happens, names, put, table

from spellwright.rules.asking import characteristics
from spellwright.state.events.combat import Attack
from spellwright.state.events.permanents import Destroy
from spellwright.state.game import Game


def exiled_or_in_hand(game: Game) -> list[str]:
    """The names of the cards in exile and in the first player's hand."""
    return names(game, (*game.exile, *game.player(1).hand))


@pytest.mark.parametrize(
    "text",
    [
        "When ~ dies, return another target creature card from your graveyard to your hand.",
        "When ~ dies, exile another card from a graveyard.",
    ],
)
def test_400_7e_another_card_is_none_that_the_source_has_become(text: str) -> None:
    game = table()
    happens(game, Destroy(put(game, creature(text, name="Own"))))
    assert exiled_or_in_hand(game) == []
    put(game, creature(name="Other"), to="graveyard")
    happens(game, Destroy(put(game, creature(text, name="Second"))), answers=(...,))
    assert len(exiled_or_in_hand(game)) == 1 and exiled_or_in_hand(game) != ["Second"]


def test_400_7e_a_card_may_be_the_source() -> None:
    game = table()
    happens(
        game,
        Destroy(put(game, creature("When ~ dies, return target creature card from your graveyard to your hand."))),
    )
    assert names(game, game.player(1).hand) == ["Creature"]


@pytest.mark.parametrize(("others", "size"), [(1, (4, 3)), (2, (1, 1))])
def test_603_4_that_creature_is_the_one_that_the_condition_speaks_of(others: int, size: tuple[int, int]) -> None:
    text = (
        "Whenever ~ attacks, if you attacked with exactly one other creature this combat, "
        "you may have that creature's base power and toughness become 4/3 until end of turn."
    )
    game = table(step="declare attackers")
    own, *more = put(game, creature(text)), *(put(game, creature(size="1/1")) for _ in range(others))
    happens(game, *(Attack(id, 2) for id in (own, *more)), answers=(True,) if others == 1 else ())
    first, itself = characteristics(game, more[0]), characteristics(game, own)
    assert ((first.power, first.toughness), itself.power) == (size, 2)


@pytest.mark.parametrize(
    ("line", "able"),
    [("Kindred Artifact — Angel", False), ("Kindred Artifact — Dragon", False), ("Artifact Creature — Angel", True)],
)
def test_205_3_a_type_said_behind_several_subtypes_is_of_each(line: str, able: bool) -> None:
    text = (
        "Whenever ~ attacks, you may put an Angel, Demon, or Dragon creature card from your hand onto the battlefield."
    )
    game = table(step="declare attackers")
    size = {"power": "1", "toughness": "1"} if able else {}
    give(game, card("", line, "Card", **size))
    happens(game, Attack(put(game, creature(text)), 2), answers=(True,) if able else ())
    assert ("Card" in names(game, tuple(game.battlefield))) is able
