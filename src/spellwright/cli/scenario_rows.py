"""The scenarios of the files that a command names."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from spellwright.cli.output import WrongInput
from spellwright.lab.loading import Malformed
from spellwright.lab.scenario import Scenario
from spellwright.lab.scenario_files import files_in, load_file


def rows_of(paths: list[Path]) -> Iterator[Scenario | Malformed]:
    """The scenarios of files, and of folders of such files.

    Raises:
        WrongInput: a file can't be read.
    """
    for file in _files(paths):
        try:
            yield from load_file(file)
        except (OSError, UnicodeDecodeError) as error:
            raise WrongInput(f"{file} can't be read: {getattr(error, 'strerror', None) or 'it is no text'}") from error


def _files(paths: list[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            yield from files_in(path)
        else:
            yield path
