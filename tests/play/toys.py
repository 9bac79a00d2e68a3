"""Decks for whole games, made of toy cards: lands, creatures with combat abilities, spells with targets, triggers."""

from __future__ import annotations

from tests.rules.casting_toys import DrawCard, Strike, Target, aim, land, spell
from tests.rules.toy_abilities import AtBeginning, AtOnce, BlocksTwo, Drains, NeedsTwoBlockers, Spills, Strikes

from spellwright.rules.hooks import Hooks
from spellwright.state.card import Card
from spellwright.words.characteristics import Characteristics
from spellwright.words.mana import ManaCost


def creature(name: str, cost: str, power: int, toughness: int, *abilities: Hooks, supertypes: str = "") -> Card:
    """A creature card."""
    values = Characteristics(
        name,
        ManaCost.parse(cost),
        16,
        frozenset(supertypes.split()),
        frozenset({"creature"}),
        frozenset({"Toy"}),
        abilities,
        power,
        toughness,
    )
    return Card(name, "normal", (values,), values)


def instant(name: str, cost: str, *abilities: Hooks) -> Card:
    """An instant card."""
    return spell(cost, *abilities, name=name)


LAND = land("G")
CREATURES = (
    creature("Elf", "{G}", 1, 1, AtOnce()),
    creature("Bear", "{1}{G}", 2, 2),
    creature("Fencer", "{1}{G}", 2, 1, Strikes()),
    creature("Brute", "{2}{G}", 3, 3, NeedsTwoBlockers()),
    creature("Wurm", "{4}{G}", 6, 5, Spills()),
    creature("Leech", "{2}{G}", 2, 3, Drains()),
    creature("Guard", "{1}{G}", 1, 4, BlocksTwo()),
    creature("Chief", "{2}{G}", 3, 2, AtBeginning("upkeep"), supertypes="legendary"),
)
SPELLS = (
    instant("Strike", "{G}", Strike((aim(),))),
    instant("Insight", "{1}{G}", DrawCard(), DrawCard()),
    instant("Storm", "{2}{G}", Strike((Target("any", 1, 3, mark=1),), amount=3, divide=True)),
)
DECK: tuple[Card, ...] = (LAND,) * 17 + CREATURES * 2 + SPELLS * 2
TOYS: dict[str, Card] = {card.name: card for card in DECK}
