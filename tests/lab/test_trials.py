"""Trials put a card through its paces: what raises is found, and words that never run are told."""

from __future__ import annotations

from typing import Any

import pytest

from spellwright.actions.draw import Draw
from spellwright.cards.compiling import compiled
from spellwright.cards.pool import pool
from spellwright.keywords.defender import Defender
from spellwright.keywords.warp import Warped
from spellwright.lab.trials.tracing import meanings, said, tracing
from spellwright.lab.trials.trial import attempt
from spellwright.oracle.compiler import CompiledCard, compile_card
from spellwright.oracle.face import FaceText

POOL = {card.name: card for card in pool()}


def made(line: str, text: str) -> CompiledCard:
    return compile_card("Under Trial", "normal", [FaceText("Under Trial", "{1}{U}", line, text, "2", "2")])


@pytest.mark.parametrize("name", ["Llanowar Elves", "Lightning Bolt", "Dual Strike"])
def test_a_card_whose_words_all_run_passes(name: str) -> None:
    assert attempt(compiled(POOL[name])).passed


def test_a_word_that_raises_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Draw, "perform", broken)
    assert "ZeroDivisionError" in attempt(made("Sorcery", "Draw two cards.")).error


def test_a_word_that_never_runs_is_told() -> None:
    assert attempt(made("Creature — Bear", "When a player loses the game, draw a card."), (1,)).idle


def test_nothing_stays_changed_after_tracing() -> None:
    before = Draw.perform
    word = made("Sorcery", "Draw two cards.").faces[0].paragraphs[0]
    with tracing([word]):
        assert Draw.perform is not before
    assert Draw.perform is before


def test_words_are_told_apart_by_where_they_are_said() -> None:
    first, second = made("Sorcery", "Draw two cards.\nDraw two cards. You gain 1 life.").faces[0].paragraphs
    assert said(first) != said(second)
    assert meanings(Draw)


def test_a_hook_that_a_word_does_not_answer_is_no_meaning_of_it() -> None:
    assert "restricts_attack" in meanings(Defender)
    assert "restricts_attack" not in meanings(Warped)
