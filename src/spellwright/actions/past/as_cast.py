"""What was so as a spell was cast: "if you controlled a Dragon as you cast this spell" (601.2i).

It is worked out as the spell becomes cast and kept with its choices, also for the permanent that it becomes (400.7d).
"""

from __future__ import annotations

from typing import Any
from zlib import crc32

from spellwright.actions.walking import once, within
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Memory
from spellwright.words.amounts import Quantity
from spellwright.words.conditions import Fact
from spellwright.words.player_facts import Controls
from spellwright.words.players import You
from spellwright.words.procedure import FIRST_OBJECT
from spellwright.words.quantified import A, Bare
from spellwright.words.quantities import Measure
from spellwright.words.references import Self
from spellwright.words.scene import Scene
from spellwright.words.stats import Stat
from spellwright.words.targets import Aim
from spellwright.words.word import Word, word

HOOK = "told_as_cast"
REVEALED = "additional cost"
"""The name of the optional cost of revealing a card (118.8b)."""


class AsCast(Word):
    """The family of words that are worked out as their spell is cast."""

    __slots__ = ()

    def now(self, scene: Scene) -> int:
        """What it comes to now; of a condition 1 if it is true."""
        raise NotImplementedError


def told_in(text: Word, scene: GameScene) -> Memory:
    """What such words in a text come to now, by number, to be kept."""
    return tuple((_key(each), each.now(scene)) for each in _words(text))


def tells_as_cast(text: Word) -> bool:
    """Whether there is such a word in a text."""
    return bool(_words(text))


def _words(text: Word) -> tuple[AsCast, ...]:
    return once("as cast", text, lambda: tuple(each for each in within(text) if isinstance(each, AsCast)))


def _key(each: AsCast) -> int:
    return -crc32(repr(each).encode())


def _as_it_was_cast(scene: Any, each: AsCast) -> int:
    """What was kept for the source; what it is now as long as that is being cast."""
    choices = scene.game[scene.source].choices if scene.source >= FIRST_OBJECT else None
    kept = dict(choices.memory) if choices is not None else {}
    found = kept.get(_key(each))
    return found if isinstance(found, int) else each.now(scene)


@word
class AmountAsCast(Quantity, AsCast):
    """An amount as it was then: "the number of Mountains you control as you cast this spell"."""

    amount: Measure
    spell: Self
    LOCAL = False
    many = False
    ENGLISH = "{amount} as you cast {spell}"

    def ok(self) -> bool:
        """Of no target, which isn't known before what depends on the amount (Reap)."""
        return not any(isinstance(each, Aim) for each in within(self.amount))

    def now(self, scene: Scene) -> int:
        """The amount."""
        return self.amount.value(scene)

    def value(self, scene: Scene) -> int:
        """As it was kept."""
        return _as_it_was_cast(scene, self)


@word
class GreatestAsCast(Quantity, AsCast):
    """The greatest of what you controlled then: "the greatest power among creatures you controlled as you cast …"."""

    stat: Stat
    among: Bare
    spell: Self
    LOCAL = False
    many = False
    ENGLISH = "the greatest {stat} among {among} you controlled as you cast {spell}"

    def ok(self) -> bool:
        """Whose they were is said behind."""
        return not getattr(self.among.what, "posts", ())

    def now(self, scene: Scene) -> int:
        """That of those that you control; 0 where there is none (107.2)."""
        mine = (id for id in self.among.find(scene) if scene.controller(id) == scene.you)
        return max((self.stat.of(scene, id) for id in mine), default=0)

    def value(self, scene: Scene) -> int:
        """As it was kept."""
        return _as_it_was_cast(scene, self)


@word
class ControlledAsCast(Fact, AsCast):
    """What you controlled then: "if you controlled a modified creature as you cast this spell"."""

    what: A
    spell: Self
    card: A | None = None
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = (
        "you controlled {what} as you cast {spell}",
        "you revealed {card} or controlled {what} as you cast {spell}",
    )

    def now(self, scene: Any) -> int:
        """If you control one, or revealed such a card as a cost."""
        choices = scene.choices if isinstance(scene, GameScene) else None
        revealed = self.card is not None and choices is not None and REVEALED in choices.paid
        return int(revealed or Controls(You(), self.what).holds(scene))

    def holds(self, scene: Scene) -> bool:
        """As it was kept."""
        return bool(_as_it_was_cast(scene, self))
