"""Files of scenarios in either form: JSON lines, or YAML for people."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from spellwright.lab.loading import Malformed, load
from spellwright.lab.scenario import Scenario
from spellwright.lab.yaml_form import ENDINGS, load_yaml

JSON_LINES = ".jsonl"


def load_file(path: Path) -> Iterator[Scenario | Malformed]:
    """The scenarios of a file; what it ends with tells the form.

    Raises:
        OSError: the file can't be read.
    """
    return load_yaml(path) if path.suffix.casefold() in ENDINGS else load(path)


def files_in(folder: Path) -> Iterator[Path]:
    """The files of scenarios in a folder and those inside it, in order."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix.casefold() in (JSON_LINES, *ENDINGS):
            yield path
