"""In which zone an ability functions because its effect moves its object out of there (113.6m)."""

from __future__ import annotations

from spellwright.actions.abilities.content import Content
from spellwright.actions.clauses.clause import Clause
from spellwright.actions.doing import Act
from spellwright.actions.walking import once, within
from spellwright.words.ability import Ability


def moved_out_of(content: Content) -> tuple[str, ...]:
    """The zones out of which an ability with this content moves its own object; none if it doesn't say so."""
    return once("moved out of", content, lambda: _told(content))


def _told(content: Content) -> tuple[str, ...]:
    found: list[str] = []
    for body in content.bodies():
        for word in within(body, lambda inside: not isinstance(inside, Ability)):
            if isinstance(word, Act | Clause):
                found += word.zones_of_source()
    return tuple(dict.fromkeys(found))
