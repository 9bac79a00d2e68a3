"""A player who follows a script."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from spellwright.play.game import Game
from spellwright.play.option_text import option_text
from spellwright.words.procedure import Choose

Line = str | int | Callable[[Game, Choose], int | None]
"""One line of a script: words of the option's text, its index, or a function that tells the index (None: not here)."""


class OffScript(Exception):
    """No option fits the next line of the script."""


class ScriptedPlayer:
    """Answers each decision that is worth a line with the next one.

    A priority decision that the next line doesn't fit is passed, as is every one after the script's end: a script says
    what is done, not how often nothing is. Any other decision must fit.
    """

    def __init__(self, script: Iterable[Line]) -> None:
        self._lines = list(script)

    @property
    def done(self) -> bool:
        """Whether all lines were used."""
        return not self._lines

    def decide(self, game: Game, decision: Choose) -> int:
        """The index that the next line means.

        Raises:
            OffScript: the line fits no option, or the script has ended and it is no priority decision.
        """
        index = self._fitting(game, decision) if self._lines else None
        if index is not None:
            del self._lines[0]
            return index
        if decision.kind == "priority":
            return 0
        line = repr(self._lines[0]) if self._lines else "the script's end"
        texts = [option_text(game.state, decision, option) for option in decision.options]
        raise OffScript(f"{decision.why} {texts}: {line}")

    def _fitting(self, game: Game, decision: Choose) -> int | None:
        line = self._lines[0]
        if isinstance(line, str):
            texts = [option_text(game.state, decision, option) for option in decision.options]
            exact = [i for i, text in enumerate(texts) if text == line]
            within = [i for i, text in enumerate(texts) if line.casefold() in text.casefold()]
            return next(iter(exact or within), None)
        if isinstance(line, int):
            return line if 0 <= line < len(decision.options) else None
        return line(game, decision)
