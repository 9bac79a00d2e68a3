"""A condition that is said of each thing by itself: "each Vehicle you control gets +1/+1 as long as it's a creature"."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spellwright.actions.walking import within
from spellwright.words.conditions import Condition
from spellwright.words.filters import Post
from spellwright.words.nouns import Things
from spellwright.words.procedure import Id
from spellwright.words.quantified import Whole
from spellwright.words.references import Recipient
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class Meeting(Post):
    """That the condition is true of it, spoken of under that mark."""

    condition: Condition
    spoken_of: int
    LOCAL = False

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is."""
        scene.remember(self.spoken_of, (id,))
        return self.condition.holds(scene)


def each_meeting(subject: Recipient, condition: Condition | None) -> tuple[Recipient, Condition | None]:
    """The subject with the condition as a part of its description, if that is asked of each; else both as they are."""
    if condition is None or not subject.mark or not isinstance(subject, Whole) or not isinstance(subject.what, Things):
        return subject, condition
    if all(inside.refers != subject.mark for inside in within(condition)):
        return subject, condition
    what = replace(subject.what, posts=(*subject.what.posts, Meeting(condition, subject.mark)))
    changes: dict[str, Any] = {"what": what}
    return replace(subject, **changes), None
