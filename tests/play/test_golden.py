"""Golden games: whole games checked by hand, event by event, and kept with the rule of each event."""

from __future__ import annotations

from pathlib import Path

import pytest

from spellwright.cr.index import exists
from spellwright.play.game import Game

FOLDER = Path(__file__).with_name("golden")
NAMES = sorted(path.stem for path in FOLDER.glob("*.record"))


def test_there_is_a_golden_game_for_each_pair() -> None:
    assert NAMES == ["burn-graveyard", "burn-wide", "control-graveyard", "wide-control"]


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_is_told_as_it_was_checked(name: str) -> None:
    game = Game.replay((FOLDER / f"{name}.record").read_text(encoding="utf-8"))
    assert game.over
    assert [str(line) for line in game.log()] == (FOLDER / f"{name}.log").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", NAMES)
def test_every_event_of_it_has_a_rule_of_the_edition(name: str) -> None:
    lines = (FOLDER / f"{name}.log").read_text(encoding="utf-8").splitlines()
    assert all(exists(line[1 : line.index("]")]) for line in lines)
