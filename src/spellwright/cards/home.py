"""Where the user's data lives: the card database, downloads, and whatever else other rooms keep."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

VARIABLE = "SPELLWRIGHT_HOME"


def home() -> Path:
    """The folder of the user's data: `$SPELLWRIGHT_HOME`, else the platform's user data folder. It may not exist."""
    named = os.environ.get(VARIABLE, "").strip()
    return Path(named).expanduser() if named else platformdirs.user_data_path("spellwright", appauthor=False)
