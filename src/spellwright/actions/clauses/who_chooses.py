"""Who chooses a target, if that is somebody whom the same text speaks of: "its controller … target creature of their choice"."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from spellwright.actions.walking import within
from spellwright.words.players import Players
from spellwright.words.targets import Aim
from spellwright.words.targets_of_choice import AnyTargetOfChoice, TargetOfChoice
from spellwright.words.word import Word


def with_choosers(aims: Iterable[Aim], text: Word) -> tuple[Aim, ...]:
    """The aims with the phrases for those who choose, which come up only as the text is carried out (601.2c)."""
    return tuple(_with_chooser(aim, text) for aim in aims)


def _with_chooser(aim: Aim, text: Word) -> Aim:
    if not isinstance(aim, TargetOfChoice | AnyTargetOfChoice) or not aim.chooser.refers:
        return aim
    named = (each for each in within(text) if isinstance(each, Players) and each.mark == aim.chooser.refers)
    return replace(aim, named=next(named, None))
