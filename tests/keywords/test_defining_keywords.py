"""Characteristic-defining keywords (604.3)."""

from __future__ import annotations

from tests.keywords.arena import arena, colored, creature
from tests.rules.table import put

from spellwright.keywords.changeling import Changeling
from spellwright.keywords.devoid import Devoid
from spellwright.rules.asking import characteristics
from spellwright.words.mana import R


def test_702_73a_a_changeling_is_every_creature_type_in_every_zone() -> None:
    game = arena()
    for where in ("battlefield", "hand", "graveyard"):
        subtypes = characteristics(game, put(game, creature(1, 1, Changeling()), to=where)).subtypes
        assert "Goblin" in subtypes and "Elf" in subtypes and "Forest" not in subtypes


def test_702_114a_devoid_is_colorless_in_every_zone() -> None:
    game = arena()
    for where in ("battlefield", "hand", "exile"):
        assert characteristics(game, put(game, colored(creature(1, 1, Devoid()), R), to=where)).colors == 0
