"""Evasion abilities: who can block whom (509.1b)."""

from __future__ import annotations

from tests.keywords.arena import blockable, colored, creature
from tests.rules.table import BEAR

from spellwright.keywords.fear import Fear
from spellwright.keywords.flying import Flying
from spellwright.keywords.horsemanship import Horsemanship
from spellwright.keywords.intimidate import Intimidate
from spellwright.keywords.reach import Reach
from spellwright.keywords.shadow import Shadow
from spellwright.keywords.skulk import Skulk
from spellwright.words.mana import B, G, R

ARTIFACT = creature(2, 2, types="artifact creature")


def test_702_9b_flying_is_blocked_by_flying_and_reach_only() -> None:
    bird = creature(1, 1, Flying())
    assert blockable(bird, bird) and blockable(bird, creature(1, 3, Reach()))
    assert not blockable(bird, BEAR)
    assert blockable(BEAR, bird)


def test_702_36b_fear_is_blocked_by_artifact_creatures_and_black_creatures_only() -> None:
    fearsome = creature(2, 2, Fear())
    assert blockable(fearsome, colored(BEAR, B | R)) and blockable(fearsome, ARTIFACT)
    assert not blockable(fearsome, colored(BEAR, R))


def test_702_13b_intimidate_is_blocked_by_artifact_creatures_and_those_of_a_shared_color() -> None:
    red = colored(creature(2, 2, Intimidate()), R)
    assert blockable(red, colored(BEAR, R | G)) and blockable(red, ARTIFACT)
    assert not blockable(red, colored(BEAR, G))


def test_702_28b_shadow_blocks_and_is_blocked_by_shadow_only() -> None:
    shade = creature(1, 1, Shadow())
    assert blockable(shade, shade)
    assert not blockable(shade, BEAR) and not blockable(BEAR, shade)


def test_702_31b_horsemanship_can_block_creatures_without_it() -> None:
    rider = creature(1, 1, Horsemanship())
    assert not blockable(rider, BEAR)
    assert blockable(rider, rider) and blockable(BEAR, rider)


def test_702_118b_skulk_is_not_blocked_by_greater_power() -> None:
    sneak = creature(2, 1, Skulk())
    assert blockable(sneak, BEAR)
    assert not blockable(sneak, creature(3, 1))
