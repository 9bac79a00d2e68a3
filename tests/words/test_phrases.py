"""Phrases are read as one value each, and print back as they were."""

from __future__ import annotations

import pytest
from tests.words.english import declined, read

from spellwright.words.amounts import Quantity
from spellwright.words.conditions import Condition
from spellwright.words.durations import Duration
from spellwright.words.filters import Countable
from spellwright.words.references import Recipient


@pytest.mark.parametrize(
    "text",
    [
        "~",
        "This creature",
        "It",
        "Target creature",
        "Another target creature",
        "Up to two other target creatures",
        "Any number of target creatures",
        "One, two, or three target creatures",
        "A third target creature",
        "Any target",
        "Any other target",
        "Each of up to three targets",
        "Each of up to two target creatures",
        "Target player or planeswalker",
        "Target player",
        "Up to one target opponent",
        "Target noncreature, nonland permanent",
        "Target artifact, creature, or land",
        "Target artifact or nonbasic land",
        "Target attacking or blocking creature",
        "Target black or red creature",
        "Target 1/1 creature",
        "Target spell or nonland permanent",
        "Target activated or triggered ability",
        "Target instant or sorcery spell",
        "Target creature spell with mana value 2 or less",
        "Target non-Elf creature",
        "Target creature with flying or reach",
        "Target creature without flying",
        "Target creature with power or toughness 1 or less",
        "Target creature with mana value less than or equal to the number of Elves you control",
        "Target creature with toughness greater than its power",
        "Target creature an opponent controls",
        "Target creature you don't control",
        "Target creature card from your graveyard",
        "Up to one target permanent card in a graveyard",
        "A creature card with cycling",
        "All artifacts and enchantments",
        "All other creatures",
        "Each other creature you control",
        "Other Elves you control",
        "Nontoken creatures you control with power 3 or greater",
        "Creatures you control with +1/+1 counters on them",
        "A creature with a +1/+1 counter on it",
        "Creatures your opponents control",
        "Enchanted creature",
        "Enchanted Plains",
        "The sacrificed creature",
        "The exiled cards",
        "The creature",
        "Those creatures",
        "One of them",
        "Up to two of those cards",
        "The rest",
        "The other",
        "~ or another creature you control",
        "Each creature and each player",
        "~ and at least two other creatures",
        "The top card of your library",
        "The top three cards of target player's library",
        "Three or more artifacts",
        "Two or fewer other lands",
        "Exactly two creatures",
        "You",
        "You and target opponent",
        "Each opponent",
        "Another player",
        "Your opponents",
        "That player or that planeswalker's controller",
        "Its controller",
        "That creature's owner",
        "Defending player",
        "Permanent cards in your hand named ~",
        "A creature of the chosen type",
        "A creature of their choice",
        "Two target creatures controlled by different players",
        "Cards exiled with ~",
        "An artifact, enchantment, or tapped creature",
        "A legendary creature",
        "Auras attached to enchanted creature",
        "A spell that targets ~",
        "A creature that shares a creature type with ~",
        "Creatures that aren't Elves",
        "A creature dealt damage this turn",
        "A nonland card from among them",
    ],
)
def test_objects_and_players(text: str) -> None:
    read(Recipient, text)


@pytest.mark.parametrize(
    "text",
    [
        "The number of creatures you control",
        "The number of cards in your hand",
        "The number of +1/+1 counters on ~",
        "The number of other creatures on the battlefield",
        "The number of basic land types among lands you control",
        "Its power",
        "That spell's mana value",
        "The sacrificed creature's toughness",
        "The greatest power among creatures you control",
        "The total power of creatures you control",
        "Your devotion to red and green",
        "Your life total",
        "Twice the number of Elves you control",
        "Half your life total, rounded up",
        "1 plus the number of cards in your graveyard",
        "Its power minus 2",
        "The damage dealt this way",
    ],
)
def test_quantities(text: str) -> None:
    read(Quantity, text)


@pytest.mark.parametrize(
    "text",
    ["Creature you control", "Other Goblin on the battlefield", "Charge counter on ~", "Creature in your party"],
)
def test_what_is_counted(text: str) -> None:
    read(Countable, text)


@pytest.mark.parametrize(
    "text",
    [
        "You control a Forest",
        "You control another Elf",
        "You control three or more artifacts",
        "You control two or fewer other lands",
        "You control no creatures",
        "An opponent doesn't control a creature",
        "An opponent controls more lands than you",
        "It's your turn",
        "It's not your turn",
        "~ is tapped",
        "Enchanted creature is legendary",
        "It's a creature card",
        "It isn't a land card",
        "~ has flying",
        "~ has a +1/+1 counter on it",
        "~ has three or more charge counters on it",
        "It had no +1/+1 counters on it",
        "~ was kicked",
        "~ is in your graveyard",
        "Seven or more cards are in your graveyard",
        "There are four or more card types among cards in your graveyard",
        "There are no creatures on the battlefield",
        "You have 5 or less life",
        "You have no cards in hand",
        "An opponent has three or more poison counters",
        "You have more life than an opponent",
        "Its power is 4 or greater",
        "Your devotion to red is less than five",
        "X is 5 or more",
        "It targets a creature you control",
        "~ remains tapped",
        "Creatures you control have total power 8 or greater",
        "You control a Forest and it's your turn",
    ],
)
def test_conditions(text: str) -> None:
    read(Condition, text)


@pytest.mark.parametrize(
    "text",
    [
        "Until end of turn",
        "This turn",
        "Until your next turn",
        "For as long as you control ~",
        "Until ~ leaves the battlefield",
    ],
)
def test_durations(text: str) -> None:
    read(Duration, text)


@pytest.mark.parametrize(
    "text",
    [
        "Target creature with power less than 2 you control that flies",
        "Each of target creature",
        "An other creature",
        "Creature",
        "A player controls",
        "Target permanent you control or",
    ],
)
def test_what_no_card_says_is_declined(text: str) -> None:
    assert declined(Recipient, text)
