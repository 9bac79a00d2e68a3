"""Acts done for each of something, or several times (608.2c)."""

from __future__ import annotations

from collections.abc import Callable

from spellwright.actions.doing import Act, Doing
from spellwright.actions.gathering import Gathering
from spellwright.actions.walking import within
from spellwright.rules.scene import GameScene
from spellwright.words.amounts import Amount, ThatMuch, X
from spellwright.words.counted import OneThisWay
from spellwright.words.filters import Countable, Filter
from spellwright.words.groups import Them
from spellwright.words.owners import Its, Their, Theirs
from spellwright.words.players import ThatPlayer
from spellwright.words.procedure import Id, Procedure
from spellwright.words.quantities import Factor
from spellwright.words.references import It, That, Those
from spellwright.words.targets import Aim
from spellwright.words.word import Word, word

REFERRING = (It, That, Those, Them, Its, Their, Theirs, ThatPlayer)
"""The words that refer back."""


class RefersBack(Word):
    """The family of words that may refer back by themselves: "of that color"."""

    __slots__ = ()

    def refers_back(self) -> bool:
        """Whether it does."""
        return True


def takes_up(word: Word) -> bool:
    """Whether something in the word refers to what was said before."""
    return any(
        part.refers_back() if isinstance(part, RefersBack) else isinstance(part, REFERRING) for part in within(word)
    )


def do_times(scene: GameScene, act: Act, player: Id, times: int) -> Procedure[bool]:
    """Do an act so many times: as one act where its amount can be multiplied, else one after the other."""
    multiplied = act.multiplied(scene, times)
    if multiplied is not None:
        return (yield from multiplied.perform(scene, player))
    return (yield from again_and_again(scene, act, player, times))


def again_and_again(scene: GameScene, act: Act, player: Id, times: int) -> Procedure[bool]:
    """Do an act so many times, one after the other; what all of them have done it with can be taken up together."""
    done, gathering = False, Gathering(scene, act)
    for _ in range(times):
        gathering.begin()
        done = (yield from act.perform(scene, player)) or done
        gathering.end()
    gathering.remember()
    return done


@word
class ForEach(Doing):
    """An act for each of something: "draw a card for each creature you control"."""

    act: Act
    each: Countable
    many = None
    SYNONYMS = True
    ENGLISH = ("{act} for each {each@one}", "for each {each@one} , {act}", "{act} once for each {each@one}")

    def ok(self) -> bool:
        """What leads and is taken up again is done to each of them, not counted (Waiting in the Weeds).

        How many targets are chosen isn't said so: "choose another target for each time this spell was kicked".
        """
        if self.act.DONE == "chosen" and isinstance(getattr(self.act, "what", None), Aim):
            return False
        return self.style[0] != 1 or isinstance(self.each, OneThisWay) or not takes_up(self.act)

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Counted once, as the act is done; those that were counted can be taken up."""
        if self.mark and isinstance(self.each, Filter):
            scene.remember(self.mark, self.each.candidates(scene))
        return (yield from do_times(scene, self.act, player, self.each.count(scene)))

    def perform_unless(
        self, scene: GameScene, avoided: Callable[[GameScene], Procedure[bool]], more: tuple[Doing, ...]
    ) -> Procedure[bool]:
        """ "For each …, sacrifice a permanent unless you discard a card": each of them is avoided for itself."""
        done = False
        for _ in range(self.each.count(scene)):
            if not (yield from avoided(scene)):
                done = (yield from self.act.perform(scene, scene.you)) or done
                for act in more:
                    yield from act.perform(scene, scene.you)
        return done

    def leads(self) -> bool:
        """Whether it is said first, so that what is joined to the act by "and" is done for each of them, too."""
        return self.style[0] == 1

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If all of it could be done."""
        multiplied = self.act.multiplied(scene, self.each.count(scene))
        return (multiplied or self.act).possible(scene, player)


@word
class SoManyTimes(Doing):
    """An act as often as a number says: "investigate that many times", "populate X times"."""

    act: Act
    times: Amount
    many = None
    ENGLISH = "{act} {times:num} times"

    def ok(self) -> bool:
        """Plain numbers are words of their own: "twice"."""
        return isinstance(self.times, ThatMuch | X)

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """As one act where its amount can be multiplied, else one after the other."""
        return (yield from do_times(scene, self.act, player, self.times.value(scene)))


@word
class SeveralTimes(Doing):
    """An act twice, three times ..."""

    act: Act
    times: Factor
    many = None
    ENGLISH = "{act} {times}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """One after the other."""
        return (yield from again_and_again(scene, self.act, player, self.times.number))
