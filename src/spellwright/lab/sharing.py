"""Shares of an amount: damage or counters divided among targets (601.2d), combat damage among creatures (510.1c)."""

from __future__ import annotations

from typing import Any

from spellwright.lab.matching_names import WhoIsWho
from spellwright.lab.queues import Queues
from spellwright.lab.scenario import Thing
from spellwright.state.game import Game
from spellwright.words.procedure import Choose, Id

SHARES = ("division", "damage")
"""The kinds of decisions that are shares of an amount."""


class Sharing:
    """What goes to whom, as far as the scenario says it.

    `order` tells in which place of the script a blocker was declared: amounts of combat damage are in that order.
    """

    def __init__(self, who: WhoIsWho) -> None:
        self.who = who
        self.order: dict[Id, int] = {}
        self._by_target: list[tuple[Thing, int]] = []
        self._in_combat: dict[tuple[Id, Id], int] = {}
        self._rest: tuple[int, Id] | None = None

    def goes_to(self, thing: Thing, amount: int) -> None:
        """A target has been chosen together with its share."""
        self._by_target.append((thing, amount))

    def settle(self, queues: dict[Id, Queues]) -> None:
        """The last share of an amount isn't asked: its entry in the queue has had its use."""
        if self._rest is not None:
            queues[self._rest[1]].drop_amount(self._rest[0])
            self._rest = None

    def answer(self, game: Game, asked: Choose, queues: Queues) -> int | None:
        """The share of what is asked about; None if the scenario doesn't say."""
        if asked.kind == "damage":
            return self._combat(game, asked, queues)
        for place, (thing, amount) in enumerate(self._by_target):
            if self.who.fits(game, asked.about, thing) and amount in asked.options:
                del self._by_target[place]
                return amount
        number = queues.number(("amount", "x"), asked.options)
        if number is not None:
            self._rest = (max(asked.options) - number, asked.decider)
        return number

    def _combat(self, game: Game, asked: Choose, queues: Queues) -> int | None:
        pair: tuple[Id, Id] = asked.about
        if pair not in self._in_combat:
            creature = pair[0]
            blockers = [id for id in game.battlefield if creature in game[id].blocking]
            victims = sorted(blockers, key=lambda id: self.order.get(id, len(self.order)))
            victims = victims or list(game[creature].blocking) or [pair[1]]  # 702.19c: what it attacks
            amounts = queues.amounts(len(victims), max(asked.options))
            self._in_combat = {(creature, victim): n for victim, n in zip(victims, amounts, strict=False)}
        found: Any = self._in_combat.pop(pair, None)
        if found not in asked.options:
            return None
        if len(self._in_combat) == 0:  # what is left goes to the defending player (702.19b)
            self._rest = (max(asked.options) - found, asked.decider)
        return int(found)
