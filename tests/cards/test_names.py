from __future__ import annotations

import pytest

from spellwright.cards.names import nearest
from spellwright.cr.spelling import folded

KNOWN = [(folded(name), name) for name in ("Lightning Bolt", "Lightning Blow", "Shock", "Urborg, Tomb of Yawgmoth")]


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("LIM-DUL’S VAULT", "Lim-Dûl's Vault"),
        ("Aether Vial", "Æther Vial"),
        ("Jotun  Grunt ", "Jötun Grunt"),
        ("Fire/Ice", "Fire // Ice"),
        ("Fire//Ice", "Fire // Ice"),
        ("Kongming, “Sleeping Dragon”", 'Kongming, "Sleeping Dragon"'),
        ("Lim–Dûl's Vault", "Lim-Dûl's Vault"),
    ],
)
def test_spellings_that_mean_the_same_name_fold_alike(written: str, printed: str) -> None:
    assert folded(written) == folded(printed)


def test_different_names_stay_different() -> None:
    assert folded("Fire") != folded("Fire // Ice")


def test_the_nearest_name_comes_first() -> None:
    assert nearest("Lightnig Blot", KNOWN, 3)[0] == "Lightning Bolt"


def test_the_beginning_of_a_name_finds_it() -> None:
    assert nearest("Urborg", KNOWN, 3) == ("Urborg, Tomb of Yawgmoth",)


def test_no_more_names_than_asked_for() -> None:
    assert nearest("Lightning Bow", KNOWN, 1) == ("Lightning Blow",)


@pytest.mark.parametrize("wanted", ["xqxzy", "", "?"])
def test_nothing_alike_gives_no_names(wanted: str) -> None:
    assert nearest(wanted, KNOWN, 3) == ()
