"""Why did that happen? Why can't I? The game is played again to the moment with tracing on, and the rules answer."""

from __future__ import annotations

from dataclasses import dataclass

from spellwright.cr.index import heading
from spellwright.play.telling.lines import line
from spellwright.play.telling.naming import Names
from spellwright.rules.happen import Option
from spellwright.rules.tracing import Note
from spellwright.state.game import Game as State
from spellwright.state.history import Entry
from spellwright.words.procedure import FIRST_OBJECT, NOBODY, Id


@dataclass(frozen=True, slots=True)
class Why:
    """Why an event happened: its line, the rule and its heading, whose text did it, which effects changed it, in order.

    `could_not` are events proposed along with it that could not happen, each with its rule.
    """

    number: int
    text: str
    rule: str
    heading: str
    source: str
    applied: tuple[str, ...]
    could_not: tuple[str, ...]

    def __str__(self) -> str:
        lines = [f"{self.text}: {self.rule} {self.heading}"]
        if self.source:
            lines.append(f"by {self.source}")
        lines += [f"{n}. changed by {effect}" for n, effect in enumerate(self.applied, start=1)]
        lines += [f"not: {other}" for other in self.could_not]
        return "\n".join(lines)


def entry_of(state: State, number: int) -> Entry:
    """The entry of the history with that number.

    Raises:
        LookupError: there is none.
    """
    entry = state.history
    while entry is not None and entry.number > number:
        entry = entry.before
    if entry is None or entry.number != number:
        raise LookupError(f"nothing in this game has the number {number}; the last is {state.entries}")
    return entry


def explain(state: State, number: int, notes: list[Note], viewer: Id = NOBODY) -> Why:
    """Why the event with that number happened, as far as a player may know; 0 for someone who may know everything."""
    entry = entry_of(state, number)
    names = Names(state, viewer)
    first = _first_of_batch(entry)
    together = [n for n in notes if first - 1 <= n.entries <= entry.number]
    applied = tuple(_effect(names, option) for option in entry.event.used if isinstance(option, Option))
    could_not = tuple(dict.fromkeys(proposed(names, note) for note in together))
    text = line(names, entry) or type(entry.event).__name__
    source = names.of(entry.source) if entry.source >= FIRST_OBJECT else ""
    return Why(entry.number, text, entry.rule, heading(entry.rule), source, applied, could_not)


def proposed(names: Names, note: Note) -> str:
    """What was proposed and could not happen: the event, what it was about, the rule, and whose text forbade it."""
    about: object = getattr(note.event, "object", NOBODY)
    what = f" {names.of(about)}" if isinstance(about, int) and about >= FIRST_OBJECT else ""
    text = f"{type(note.event).__name__}{what} ({note.rule})"
    if note.forbidden_by is None:
        return text
    me, ability = note.forbidden_by
    return f"{text}, because of {_effect_of(names, me, ability.RULE)}"


def _first_of_batch(entry: Entry) -> int:
    first = entry
    while first.before is not None and first.before.batch == entry.batch:
        first = first.before
    return first.number


def _effect(names: Names, option: Option) -> str:
    return _effect_of(names, option.me, option.ability.RULE)


def _effect_of(names: Names, me: Id, rule: str) -> str:
    who = names.of(me) if me >= FIRST_OBJECT else "an effect"
    return f"{who} ({rule})"
