"""What a rule of reference is given and finds."""

from __future__ import annotations

from collections.abc import Callable

from spellwright.oracle.binding.discourse import Discourse, Mention
from spellwright.words.word import Word

Path = tuple[Word, ...]
Found = list[Mention] | list[Word]
Rule = Callable[[Word, Path, Discourse], Found]
