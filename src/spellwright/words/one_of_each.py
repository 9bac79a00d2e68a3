"""Several things, each told by its own phrase: "a creature, an artifact, and a land"."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.words.amounts import Number
from spellwright.words.procedure import Id, Procedure, choose
from spellwright.words.quantified import A
from spellwright.words.references import Moved, came_up
from spellwright.words.scene import Scene
from spellwright.words.word import Word, word


@word
class OneOfEach(Moved):
    """One thing for each of the phrases, no thing for two of them; all that were chosen are meant together."""

    whats: tuple[A, ...]
    many = True
    ENGLISH = "{whats:and}"

    def ok(self) -> bool:
        """Several, and one of each."""
        return len(self.whats) > 1 and all(a.count == Number(1) and not a.up_to for a in self.whats)

    @property
    def joins(self) -> tuple[Word, ...]:
        """The phrases that it joins."""
        return self.whats

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """What was chosen; before that, all that could be."""
        return scene.remembered(self.mark) if came_up(scene, self) else _possible(scene, self.whats)

    def describes(self, scene: Scene, id: Id) -> bool:
        """Whether one of the phrases does."""
        return any(what.describes(scene, id) for what in self.whats)

    def complete(self, scene: Scene, among: Iterable[Id]) -> bool:
        """Whether there is one for each phrase."""
        return _most(self._able(scene, tuple(among))) == len(self.whats)

    def pick(self, scene: Scene, player: Id, among: Iterable[Id] | None = None) -> Procedure[tuple[Id, ...]]:
        """Let the player choose for one phrase after the other, so that as many as possible are chosen (609.3)."""
        able = self._able(scene, None if among is None else tuple(among))
        chosen: tuple[Id, ...] = ()
        for number, what in enumerate(self.whats):
            left = [[id for id in ids if id not in chosen] for ids in able[number:]]
            best = _most(left)
            options: list[Id | None] = [id for id in left[0] if 1 + _most(_without(left[1:], id)) == best]
            if _most(left[1:]) == best:
                options.append(None)  # another phrase needs it as much
            one = yield from choose(player, options, "choose", "Choose", "608.2d", scene.source)
            scene.remember(what.mark, () if one is None else (one,))
            chosen = chosen if one is None else (*chosen, one)
        scene.remember(self.mark, chosen)
        return chosen

    def _able(self, scene: Scene, among: tuple[Id, ...] | None) -> list[list[Id]]:
        """What could be chosen for each phrase."""
        if among is None:
            return [[id for id in what.what.candidates(scene) if what.describes(scene, id)] for what in self.whats]
        return [[id for id in among if what.describes(scene, id)] for what in self.whats]


@word
class OneOrAnother(Word):
    """One thing that fits one of several phrases: "an instant card or a card with flash"."""

    whats: tuple[A, ...]
    many = False
    ENGLISH = "{whats:or}"

    def ok(self) -> bool:
        """Several phrases for one thing each."""
        return len(self.whats) > 1 and all(a.count == Number(1) and not (a.up_to or a.other) for a in self.whats)

    @property
    def joins(self) -> tuple[Word, ...]:
        """The phrases that it joins."""
        return self.whats

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """What was chosen; before that, all that could be."""
        return scene.remembered(self.mark) if came_up(scene, self) else _possible(scene, self.whats)

    def describes(self, scene: Scene, id: Id) -> bool:
        """Whether one of the phrases does."""
        return any(what.describes(scene, id) for what in self.whats)


def _possible(scene: Scene, whats: tuple[A, ...]) -> tuple[Id, ...]:
    """All that could be chosen for one of the phrases."""
    return tuple(dict.fromkeys(id for what in whats for id in what.find(scene)))


def _without(lists: list[list[Id]], id: Id) -> list[list[Id]]:
    return [[other for other in ids if other != id] for ids in lists]


def _most(lists: list[list[Id]]) -> int:
    """For how many of the phrases there can be one at the same time, none for two."""
    taken: dict[Id, int] = {}
    return sum(_finds(lists, number, taken, set()) for number in range(len(lists)))


def _finds(lists: list[list[Id]], number: int, taken: dict[Id, int], tried: set[Id]) -> bool:
    for id in lists[number]:
        if id in tried:
            continue
        tried.add(id)
        if id not in taken or _finds(lists, taken[id], taken, tried):
            taken[id] = number
            return True
    return False
