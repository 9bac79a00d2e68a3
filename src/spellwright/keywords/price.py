"""The cost behind a keyword's name: mana right behind it, or other costs behind a dash (702.1a)."""

from __future__ import annotations

from typing import ClassVar

from spellwright.rules.asking import characteristics
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics
from spellwright.words.costs import Cost, PayMana
from spellwright.words.mana import ZERO, ManaCost
from spellwright.words.procedure import Id
from spellwright.words.word import Word, word

Parts = tuple[ManaCost, tuple[Cost, ...]]
"""The mana of a cost, and the rest of it."""


class Price(Word):
    """The family of keywords' costs."""

    __slots__ = ()
    NAMED: ClassVar[str] = "a cost"

    @property
    def payments(self) -> tuple[Cost, ...]:
        """The costs as they are said. Of an activated ability; one that the game decides has none."""
        raise NotImplementedError

    def costs(self, game: Game, me: Id, values: Characteristics | None = None) -> tuple[Cost, ...]:
        """The costs, for the object that has the keyword; for a half or face of it, with the values of that."""
        return self.payments

    def parts(self, game: Game, me: Id, values: Characteristics | None = None) -> Parts | None:
        """The same, the mana apart; None if it can't be paid at all (118.6)."""
        costs = self.costs(game, me, values)
        if not costs:
            return None
        mana, rest = ZERO, []
        for cost in costs:
            if isinstance(cost, PayMana):
                mana = mana.plus(cost.amount)
            else:
                rest.append(cost)
        return mana, tuple(rest)

    @property
    def label(self) -> str:
        """What tells costs of one keyword apart where there are several: "kicker {1}{R}" (702.33f)."""
        return ""


@word
class ManaPrice(Price):
    """Mana: "Cycling {2}"."""

    mana: ManaCost
    ENGLISH = "{mana:mana}"

    @property
    def payments(self) -> tuple[Cost, ...]:
        """Paying it."""
        return (PayMana(self.mana),)

    @property
    def label(self) -> str:
        """The mana."""
        return str(self.mana)


@word
class OtherPrice(Price):
    """Costs that aren't mana alone: "Cycling—Pay 2 life."."""

    said: tuple[Cost, ...]
    SYNONYMS = True
    ENGLISH = ("⸺ {said:costs} {.}", "— {said:costs} {.}")

    def ok(self) -> bool:
        """Mana alone has no dash (Krosan Tusker)."""
        return not all(isinstance(cost, PayMana) for cost in self.said)

    @property
    def payments(self) -> tuple[Cost, ...]:
        """As they stand there."""
        return self.said

    @property
    def label(self) -> str:
        """What kinds of costs they are."""
        return ", ".join(type(cost).__name__ for cost in self.said)


@word
class OwnManaCost(Price):
    """The mana cost of the object itself, less some generic mana, or plus other costs: what effects define costs as (702.1b).

    No words of its own: the effect that gives the keyword says it ("its flashback cost is equal to its mana cost").
    """

    reduction: int = 0
    plus: tuple[Cost, ...] = ()

    @property
    def payments(self) -> tuple[Cost, ...]:
        """None by itself."""
        return ()

    def costs(self, game: Game, me: Id, values: Characteristics | None = None) -> tuple[Cost, ...]:
        """The mana cost as it is now; without one it can't be paid (118.6), so there are no costs to speak of."""
        cost = (values or characteristics(game, me)).mana_cost
        return () if cost is None else (PayMana(cost.less(ManaCost(self.reduction))), *self.plus)
