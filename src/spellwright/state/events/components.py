"""701.42a, 729. The cards and tokens that represent one permanent: what they show together."""

from __future__ import annotations

from dataclasses import replace

from spellwright.state.game import Game
from spellwright.state.object import Object, as_status_has_it
from spellwright.words.characteristics import Characteristics
from spellwright.words.procedure import Id

MELDED = "melded with"
"""The note on a permanent that two cards represent: the object that the second one was (701.42a, 729.2).

Of further cards that merge with it each has a note of that name and a number.
"""
DOUBLE_FACED = ("transform", "double_faced_token", "convert")
"""The layouts of cards that can transform (712.2, 712.3)."""


def components(o: Object) -> tuple[Id, ...]:
    """The objects that the further cards and tokens were which represent a permanent (701.42a, 729.2)."""
    return tuple([value for name, value in o.notes if name.startswith(MELDED)]) if o.notes else ()


def merged_with(o: Object) -> tuple[Id, ...]:
    """Those of them that have merged with it (729.2)."""
    return tuple(value for name, value in o.notes if name.startswith(MELDED) and name != MELDED)


def became(game: Game, gone: Id) -> tuple[Id, ...]:
    """All objects that something has become which moved: of a melded or merged permanent one for each card (729.3c)."""
    o = game[gone]
    return tuple(id for id in (o.became, *(game[other].became for other in components(o))) if id)


def merged_values(game: Game, o: Object) -> Characteristics:
    """What a merged permanent is: its topmost component, with all abilities of the others (729.2a, 702.140e)."""
    top = as_status_has_it(o, o.copied or o.printed)
    others = (ability for id in merged_with(o) for ability in game[id].copiable.abilities)
    return replace(top, abilities=(*top.abilities, *others), flipped=None)


def merge_anew(game: Game, id: Id) -> None:
    """Let a permanent show what its components have become, if several have merged into it (for events only)."""
    if merged_with(game[id]):
        o = game.write(id, "copy")
        o.merged = merged_values(game, o)


def can_turn_over(o: Object) -> bool:
    """Whether the card that represents an object has another face to transform into, a permanent's (701.27c-d)."""
    card = o.card
    if card is None or card.layout not in DOUBLE_FACED or len(card.faces) < 2:
        return False
    return card.faces[1 - max(0, o.face)].is_permanent


def turning_over(game: Game, id: Id) -> tuple[Id, ...]:
    """The components of a permanent that turn as it transforms: each double-faced one (729.2i)."""
    o = game[id]
    if o.face_down is not None:  # 712.15a
        return ()
    return tuple(each for each in (id, *merged_with(o)) if can_turn_over(game[each]))
