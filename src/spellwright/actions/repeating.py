"""608.2c. "Repeat this process": the text is carried out once more, from its beginning."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any

from spellwright.actions.clauses.clause import Clause
from spellwright.actions.doing import Act
from spellwright.actions.walking import within
from spellwright.rules.losing import draw_the_game
from spellwright.rules.scene import GameScene
from spellwright.words.amounts import Amount, Number
from spellwright.words.procedure import Id, Procedure, may
from spellwright.words.word import word


class Rounds(Enum):
    """How often more."""

    ONCE_MORE = ""
    ONCE = "once"
    ANY = "any number of times"


@word
class RepeatProcess(Act):
    """Repeat this process: on the condition it is said with, then again on that; or so many times."""

    often: Rounds = Rounds.ONCE_MORE
    times: Amount | None = None
    ENGLISH = (
        "<repeats|repeat> this process",
        "<repeats|repeat> this process once {often=Rounds.ONCE}",
        "<repeats|repeat> this process any number of times {often=Rounds.ANY}",
        "<repeats|repeat> this process {times:num} more times {often=Rounds.ONCE}",
    )

    def ok(self) -> bool:
        """One more time is "once"."""
        return self.times is None or self.times != Number(1)

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """What isn't counted begins anew when the text is done, with all that it says."""
        if self.often is Rounds.ONCE_MORE:
            scene.again = True
            return True
        again = scene.round
        assert again is not None, "a text that is carried out"
        if self.often is Rounds.ONCE:
            for _ in range(1 if self.times is None else self.times.value(scene)):
                yield from again()
            return True
        more = True
        while more:
            before = scene.game.entries
            yield from again()
            more = scene.game.entries > before and (yield from may(player, "Repeat it?", "608.2d", self))
        return True


@word
class RepeatUntilNoOne(Act):
    """Repeat this process until no one does in a round what the text lets each player do."""

    until: Act
    ENGLISH = "<repeats|repeat> this process until no one {until@one}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Once more as long as somebody has done it."""
        again = scene.round
        assert again is not None, "a text that is carried out"
        while scene.remembered(self.refers):
            yield from again()
        return True


def until_nobody_does(sentences: Sequence[Any]) -> bool:
    """Whether what nobody does in the last round is just what the text lets each player do, and all of the text."""
    repeats = [each for sentence in sentences for each in within(sentence) if isinstance(each, RepeatUntilNoOne)]
    if not repeats:
        return True
    if len(sentences) != 2 or len(repeats) != 1 or sentences[0].more:
        return False
    clause = sentences[0].clause
    same = type(getattr(clause, "act", None)) is type(repeats[0].until)
    return same and bool(getattr(clause, "may", False)) and not clause.more


ENDLESS = 1000
"""After so many rounds in which no player could choose anything, the text would be carried out for ever (104.4b)."""


def repeated(scene: GameScene, once_more: Callable[[], Procedure[None]]) -> Procedure[None]:
    """Carry a text out again for as long as it says so; the game is a draw if nothing can stop it (104.4b)."""
    rounds = 0
    while scene.again and not scene.game.over:
        scene.again = False
        chosen = yield from _choices(once_more())
        rounds = 0 if chosen else rounds + 1
        if rounds == ENDLESS:
            yield from draw_the_game(scene.game, "a loop", "104.4b", scene.source)


def _choices(procedure: Procedure[None]) -> Procedure[int]:
    """Go through a procedure; how many choices players made in it."""
    made = 0
    answer: Any = None
    while True:
        try:
            asked = procedure.send(answer)
        except StopIteration:
            return made
        made += 1
        answer = yield asked


@word
class RepeatFollowing(Clause):
    """Repeat the following process so many times: what the text says behind it is carried out as often (608.2c)."""

    number: Amount
    ENGLISH = "repeat the following process {number:num} times"

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """What follows is carried out by its sentence."""
        yield from ()
        return True

    def rounds(self, scene: GameScene) -> int:
        """As many as it says."""
        return self.number.value(scene)


def can_be_repeated(sentences: Sequence[Any]) -> bool:
    """Whether the rounds of a text can be told apart: it says so last, and looks at nothing that other rounds have done.

    What says how often must be a sentence of its own, which is no part of what is repeated.
    """
    *others, last = sentences
    if any(isinstance(each, RepeatProcess) for sentence in others for each in within(sentence)):
        return False
    if any("history" in getattr(each, "LOOKS", ()) for sentence in sentences for each in within(sentence)):
        return False
    repeats = [each for each in within(last) if isinstance(each, RepeatProcess)]
    alone = not last.more and sum(isinstance(each, Act) for each in within(last)) == 1
    return len(repeats) == 1 and (repeats[0].often is Rounds.ONCE_MORE or alone)
