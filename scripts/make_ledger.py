#!/usr/bin/env python3
"""Ship the ledger's citations in the package, since an installed package has no tests to look at.

The build runs it as a hook (`tool.hatch.build.hooks.custom`); run as a script it prints the lines that it would ship.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent


def lines() -> str:
    """The shipped lines, made by the package's own code from this checkout."""
    sys.path.insert(0, str(ROOT / "src"))
    try:
        from spellwright.cr.ledger import scan, shipped_lines  # noqa: PLC0415 - the package isn't installed yet

        return shipped_lines(scan(ROOT))
    finally:
        sys.path.remove(str(ROOT / "src"))


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:
    pass
else:

    class LedgerHook(BuildHookInterface[Any]):
        """Add the ledger's data file to a wheel; an editable install reads the checkout itself."""

        PLUGIN_NAME = "custom"

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if self.target_name != "wheel" or version == "editable":
                return
            self.folder = tempfile.TemporaryDirectory()
            file = Path(self.folder.name) / "ledger.tsv"
            file.write_text(lines(), encoding="utf-8")
            build_data["force_include"][str(file)] = "spellwright/cr/data/ledger.tsv"

        def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
            if self.target_name == "wheel" and version != "editable":
                self.folder.cleanup()


if __name__ == "__main__":
    print(lines(), end="")
