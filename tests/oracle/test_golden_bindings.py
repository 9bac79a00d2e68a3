"""References whose meaning was checked by hand: what each is bound to, or that it is declined as unbound or doubtful.

A row of `golden_bindings.tsv` is one reference: a card of the pool (`=Name`), or a type line and a text of our own.
"""

from __future__ import annotations

import csv
from functools import cache
from itertools import groupby
from pathlib import Path

import pytest
from tests.oracle.bindings_told import Told, told

from spellwright.cards.pool import pool

PATH = Path(__file__).with_name("golden_bindings.tsv")
Text = tuple[str, str]


@cache
def golden() -> dict[Text, list[Told]]:
    with PATH.open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE))[1:]
    return {
        (card, text): [(said, status, meant) for _, _, said, status, meant in of_text]
        for (card, text), of_text in groupby(rows, key=lambda row: (row[0], row[1]))
    }


@cache
def faces() -> dict[str, tuple[str, str]]:
    return {face.name: (face.type_line, face.oracle_text) for card in pool() for face in card.faces}


@pytest.mark.parametrize(("card", "text"), golden())
def test_references_mean_what_a_person_takes_them_to_mean(card: str, text: str) -> None:
    if card.startswith("="):
        name = card[1:]
        found = told(name, *faces()[name], frozenset(each.name for each in pool()))
    else:
        found = told("Golden Card", card, text.replace(" / ", "\n"))
    assert found == golden()[card, text]


def test_there_are_enough_of_them() -> None:
    assert sum(map(len, golden().values())) >= 200
