"""201.5b: abilities in quotation marks that call the object that gives them by its name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from spellwright.actions.abilities.keyword_line import Quoted
from spellwright.actions.walking import field_names, once, within
from spellwright.rules.scene import GameScene
from spellwright.words.ability import Ability
from spellwright.words.procedure import NOBODY, Id
from spellwright.words.references import Possessing, Self
from spellwright.words.scene import Scene
from spellwright.words.word import Word, word


@word
class TheGiver(Possessing):
    """The particular object whose ability gave this one; no words of its own."""

    object: Id
    many = False

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """That object, whoever has the ability: as it last was for what resolves (608.2h), else while it is there."""
        resolving = isinstance(scene, GameScene) and scene.stack_object
        ids = (self.object,) if resolving or scene.exists(self.object) else ()
        scene.remember(self.mark, ids)
        return ids


_known: dict[tuple[int, Id], tuple[Quoted, Quoted]] = {}
_MOST_KNOWN = 10_000


def names_giver(ability: Ability) -> bool:
    """Whether it calls the object that gives it by name: "Sacrifice ~", where "this creature" is who has it."""
    return isinstance(ability, Quoted) and once("names giver", ability, lambda: any(map(_by_name, within(ability))))


def _by_name(word: Word) -> bool:
    return isinstance(word, Self) and not any(chosen for _, chosen in word.style[1])


def given_by(ability: Ability, giver: Id) -> Ability:
    """The ability as that object gives it: its name means just that object; the same value for the same one."""
    if not isinstance(ability, Quoted) or not names_giver(ability):
        return ability
    key = (id(ability), giver)
    known = _known.get(key)
    if known is None or known[0] is not ability:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        made = _naming(ability, giver)
        assert isinstance(made, Quoted)
        known = _known[key] = (ability, made)
    return known[1]


def said_of_giver(ability: Ability) -> tuple[Ability, Id]:
    """An ability as the object said it that gave it under its name, and that object; 0 if none did."""
    giver = next((word.object for word in within(ability) if isinstance(word, TheGiver)), NOBODY)
    said = _changed(ability, lambda word: Self(style=word.style) if isinstance(word, TheGiver) else None)
    assert isinstance(said, Ability)
    return (said, giver) if giver else (ability, NOBODY)


def _naming(word: Word, giver: Id) -> Word:
    def named(word: Word) -> Word | None:
        return TheGiver(giver, mark=word.mark, span=word.span, style=word.style) if _by_name(word) else None

    return _changed(word, named)


def _changed(word: Word, change: Callable[[Word], Word | None]) -> Word:
    other = change(word)
    if other is not None:
        return other
    changes: dict[str, Any] = {}
    for name in field_names(type(word)):
        value = getattr(word, name)
        if isinstance(value, Word):
            changes[name] = _changed(value, change)
        elif isinstance(value, tuple):
            changes[name] = tuple(_changed(item, change) if isinstance(item, Word) else item for item in value)
    return replace(word, **changes)
