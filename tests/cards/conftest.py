from __future__ import annotations

from pathlib import Path

import pytest

from spellwright.cards.database import CardDatabase


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test sees the data of whoever runs it."""
    monkeypatch.setenv("SPELLWRIGHT_HOME", str(tmp_path / "home"))


@pytest.fixture
def database(tmp_path: Path) -> CardDatabase:
    return CardDatabase(tmp_path / "cards.sqlite")
