from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from tests.server.tables import server


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A server of its own for each test, which sees no data of whoever runs it."""
    monkeypatch.setenv("SPELLWRIGHT_HOME", str(tmp_path / "home"))
    with server(tmp_path) as made:
        yield made
