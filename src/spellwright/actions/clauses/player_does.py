"""What players do: "draw a card", "each opponent discards a card", "you may pay {2}", "unless its controller pays {3}"."""

from __future__ import annotations

from enum import Enum
from types import NoneType

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.choose import ChooseThings
from spellwright.actions.clauses.clause import Clause, Full
from spellwright.actions.discard import Discard
from spellwright.actions.doing import Act, Doing
from spellwright.actions.either_act import EitherAct
from spellwright.actions.for_each import ForEach, takes_up
from spellwright.actions.owners_named import name_owners
from spellwright.actions.pay import x_is_defined
from spellwright.actions.returning import Return
from spellwright.actions.sacrifice import Sacrifice
from spellwright.actions.shares import note_shares
from spellwright.actions.walking import children, within
from spellwright.rules.scene import GameScene
from spellwright.state.events.cards import Discard as DiscardEvent
from spellwright.state.events.permanents import Sacrifice as SacrificeEvent
from spellwright.words.amounts import Quantity, ThatMuch, X
from spellwright.words.filters import Countable
from spellwright.words.marks import DID_NOT, beside
from spellwright.words.nouns import Things
from spellwright.words.players import APlayer, EachStartingWithYou, Players
from spellwright.words.procedure import Id, Procedure, choose, may
from spellwright.words.quantified import A
from spellwright.words.target_phrases import Target
from spellwright.words.targets_of_choice import TargetOfChoice
from spellwright.words.word import Word, word


class Joint(Enum):
    """How acts and clauses are joined; they are carried out in the order written (608.2c)."""

    THEN = ", then"
    AND = "and"
    COMMA_AND = ", and"
    COMMA = ","


@word
class NextAct(Word):
    """One more act of the same subject; what X is may be said before it."""

    join: Joint
    act: Doing
    where: Quantity | None = None
    ENGLISH = "[, where X is {where}] {join} {act}"


TELLING = (Discard, Sacrifice)
"""The acts done by all at the same time that note who did them."""


@word
class Unless(Word):
    """Unless somebody pays or does something, perhaps one of two things: then it isn't done."""

    who: Players
    act: Doing
    other: Doing | None = None
    ENGLISH = "unless {who} {act} [or {other}]"

    def ok(self) -> bool:
        """One of two things is said so (Rhystic Lightning)."""
        return not isinstance(self.act, EitherAct) and not isinstance(self.other, EitherAct)

    @property
    def many(self) -> bool | None:
        """As the players."""
        number: bool | None = getattr(self.who, "many", None)
        return number

    def avoided(self, scene: GameScene) -> Procedure[bool]:
        """Ask the players, in APNAP order; whether one of them did it comes back."""
        players = yield from self.who.pick(scene, scene.you)
        scene.avoided = False
        for player in (p for p in scene.players() if p in players):
            for act in (self.act,) if self.other is None else (self.act, self.other):
                if act.possible(scene, player):
                    agreed = yield from may(player, "Do this to prevent it?", "608.2d", act)
                    if agreed and (yield from act.perform(scene, player)):
                        scene.avoided = True
                        return True
        return False

    def not_avoided_by(self, scene: GameScene, players: tuple[Id, ...], mark: int) -> Procedure[tuple[Id, ...]]:
        """Those of several who don't avoid it, where each decides for themselves: "each opponent …, unless that player"."""
        left: list[Id] = []
        if isinstance(self.act, TELLING) and isinstance(self.other, (*TELLING, NoneType)):
            left = yield from self._decided_by(scene, players, mark)
            scene.remember(mark, tuple(left))
            return tuple(left)
        for player in players:
            scene.remember(mark, (player,))
            if not (yield from self.avoided(scene)):
                left.append(player)
        scene.remember(mark, tuple(left))
        return tuple(left)

    def _decided_by(self, scene: GameScene, players: tuple[Id, ...], mark: int) -> Procedure[list[Id]]:
        """The same where all can be done at the same time: all choose, each knowing what others chose before (101.4)."""
        left: list[Id] = []
        events: list[SacrificeEvent | DiscardEvent] = []
        for player in players:
            scene.remember(mark, (player,))
            act = yield from self._agreed(scene, player)
            if act is None:
                left.append(player)
                continue
            proposed = yield from act.proposed(scene, player)
            scene.remember(act.what.mark, (*scene.remembered(act.what.mark), *(event.object for event in proposed)))
            events += proposed
        yield from bring_about(scene, *events)
        scene.avoided = bool(events)
        return left

    def _agreed(self, scene: GameScene, player: Id) -> Procedure[Discard | Sacrifice | None]:
        """What the player chooses to do to avoid it."""
        for act in (self.act, self.other):
            if not isinstance(act, TELLING) or not act.possible(scene, player):
                continue
            if (yield from may(player, "Do this to prevent it?", "608.2d", act)):
                return act
        return None


def do_all(scene: GameScene, players: tuple[Id, ...], acts: tuple[Doing, ...], mark: int) -> Procedure[bool]:
    """Let players do acts, one act after the other, each by all of them in their order; whether the first was done.

    What is to be returned as well must have been: "exile it, then return it transformed". The scene notes who did the first.
    """
    first, done, doers, x = False, False, scene.doers, scene.x_later
    for at, act in enumerate(as_said(acts)):
        scene.doers = {}
        before = scene.game.history
        if at and x is not None:
            scene.effect_x = x.value(scene)
        done = yield from _each_with_their_own(scene, players, act, mark)
        note_shares(scene, act, players, before)
        if at == 0:
            first, doers = done, scene.doers
        elif isinstance(act, Return) and bool(getattr(act.what, "refers", 0)):
            first = first and done
    scene.doers, scene.last_done = doers, done if len(acts) > 1 else None
    return first


def as_said(acts: tuple[Doing, ...]) -> tuple[Doing, ...]:
    """Acts of one clause as what is said before each makes them; fewer if one can't be said there."""
    said: tuple[Doing, ...] = ()
    for act in acts:
        meant = act.said_after(said[-1] if said else None)
        said = said if meant is None else (*said, meant)
    return said


def _each_with_their_own(scene: GameScene, players: tuple[Id, ...], act: Doing, mark: int) -> Procedure[bool]:
    """Let players do an act, each as often as they did another: "each player discards their hand, then draws that many"."""
    shared = next((w.refers for w in within(act) if isinstance(w, ThatMuch) and w.refers in scene.shares), 0)
    if not shared:
        return (yield from act.perform_all(scene, players, mark))
    done, shares = False, scene.shares[shared]
    for player in players:
        scene.remember(shared, shares.get(player, 0))
        done = (yield from act.perform_all(scene, (player,), mark)) or done
    return done


def tells_who_did(clause: Word) -> bool:
    """Whether it is noted who of its players does what it says first: who may, one after the other, or so noted."""
    act = getattr(clause, "act", None)
    return (
        getattr(clause, "may", False)
        or isinstance(act, TELLING)
        or getattr(type(act), "perform_all", None) is Doing.perform_all
    )


@word
class Do(Clause):
    """An imperative: you do it."""

    act: Doing
    more: tuple[NextAct, ...]
    unless: Unless | None = None
    also: bool = False
    many = True
    TAKES_ACTS = True
    ENGLISH = ("{also?also} {act} {more} [{unless}]", "{unless} , {act} {more}")

    def ok(self) -> bool:
        """Some acts only follow another; none follows a full stop."""
        acts = (self.act, *(n.act for n in self.more))
        if len(as_said(acts)) < len(acts):
            return False
        return not self.act.ONLY_JOINED and not any(act.ends_sentence() for act in acts[:-1])

    def ends_sentence(self) -> bool:
        """As its last act."""
        return (self.more[-1].act if self.more else self.act).ends_sentence()

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Do the acts in their order, unless it's avoided."""
        if self.unless is not None and isinstance(self.act, ForEach) and self.act.leads():
            return (yield from self.act.perform_unless(scene, self.unless.avoided, tuple(n.act for n in self.more)))
        if self.unless is not None:
            name_owners(scene, self.act)
            if (yield from self.unless.avoided(scene)):
                return False
        more = tuple(n.act for n in self.more for _ in range(self.times(scene)))
        return (yield from do_all(scene, (scene.you,), (self.act, *more), 0))

    def times(self, scene: GameScene) -> int:
        """As many as it counts."""
        act = self.act
        return act.each.count(scene) if isinstance(act, ForEach) and act.leads() else 1

    def takes_condition(self, *, leading: bool = False) -> bool:
        """If its last act ends in exceptions."""
        return not leading and (self.more[-1].act if self.more else self.act).excepts()

    def optional(self) -> bool:
        """Optional where somebody may avoid it."""
        return self.unless is not None


@word
class PlayerDoes(Full):
    """Players do it, or may."""

    who: Players
    act: Doing
    more: tuple[NextAct, ...]
    may: bool = False
    unless: Unless | None = None
    apiece: bool = False
    each: Countable | None = None
    also: bool = False
    TAKES_ACTS = True
    ENGLISH = (
        "{who} {apiece?each} {may?may} {also?also} {act} {more} [{unless}]",
        "for each {each@one} , {who} {act} {more=()}",
    )

    @property
    def many(self) -> bool:
        """After "may" the verb is bare."""
        return bool(getattr(self.who, "many", False)) or self.may

    def ok(self) -> bool:
        """What is counted is not taken up: that is done with each of them; several players do something each."""
        acts = (self.act, *(n.act for n in self.more))
        if (self.apiece and not self.many) or self.act.ONLY_JOINED or any(act.ends_sentence() for act in acts[:-1]):
            return False
        if len(as_said(acts)) < len(acts):
            return False
        return self.each is None or (isinstance(self.act, Act) and not (takes_up(self.act) or takes_up(self.who)))

    def meant(self) -> tuple[Word, ...]:
        """What it says; a target that another player is told to choose is one of that player's choice (601.2c)."""
        what = self.act.what if isinstance(self.act, ChooseThings) else None
        if not isinstance(what, Target) or not isinstance(self.who, APlayer) or what.count is not None or what.up_to:
            return tuple(children(self))
        if not isinstance(what.what, Things) or what.other or what.ordinal:
            return tuple(children(self))
        return (TargetOfChoice(what.what, self.who, mark=what.mark),)

    def ends_sentence(self) -> bool:
        """As its last act."""
        return (self.more[-1].act if self.more else self.act).ends_sentence()

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Ask who may, then let those who chose to do it (101.4, 608.2d)."""
        everyone = players = yield from self.who.pick(scene, scene.you)
        if self.unless is not None and len(players) > 1 and self.unless.who.refers == self.who.mark != 0:
            in_order = self.who.in_order(scene, players)
            players = yield from self.unless.not_avoided_by(scene, in_order, self.who.mark)
        elif self.unless is not None and (yield from self.unless.avoided(scene)):
            return False
        if self.may and isinstance(self.who, EachStartingWithYou) and not self.act.AMOUNT:
            return (yield from self._one_after_the_other(scene, players))
        if self.may:
            players = yield from self._willing(scene, players)
            yield from self._choose_number(scene, players)
        done = yield from do_all(scene, self.who.in_order(scene, players), self._acts(), self.who.mark)
        if self.mark:
            doers = players if self.may else tuple(p for p in everyone if p in scene.doers)
            scene.remember(self.mark, doers)
            scene.remember(beside(self.mark, DID_NOT), tuple(p for p in everyone if p not in doers))
        if len(players) > 1:
            scene.remember(self.who.mark, players)
        return done

    def _one_after_the_other(self, scene: GameScene, players: tuple[Id, ...]) -> Procedure[bool]:
        """Each player decides and does it before the next one does."""
        doers: dict[Id, None] = {}
        together: dict[int, tuple[Id, ...]] = {}
        marks = tuple(each.mark for act in self._acts() for each in within(act) if each.mark)
        for player in self.who.in_order(scene, players):
            willing = yield from self._willing(scene, (player,))
            if willing and (yield from do_all(scene, willing, self._acts(), self.who.mark)):
                doers[player] = None
                together |= {mark: (*together.get(mark, ()), *scene.remembered(mark)) for mark in marks}
        for mark, ids in together.items():
            scene.remember(mark, ids)
        scene.doers = doers
        if self.mark:
            scene.remember(self.mark, tuple(doers))
            scene.remember(beside(self.mark, DID_NOT), tuple(p for p in players if p not in doers))
        scene.remember(self.who.mark, players)
        return bool(doers)

    def times(self, scene: GameScene) -> int:
        """As many as it counts."""
        return self.each.count(scene) if self.each is not None else 1

    def _acts(self) -> tuple[Doing, ...]:
        if self.each is not None:
            assert isinstance(self.act, Act)
            return (ForEach(self.act, self.each),)
        return (self.act, *(n.act for n in self.more))

    def _willing(self, scene: GameScene, players: tuple[Id, ...]) -> Procedure[tuple[Id, ...]]:
        willing: list[Id] = []
        for player in self.who.in_order(scene, players):
            scene.remember(self.who.mark, (player,))
            if self.act.possible(scene, player) and (yield from may(player, "Do this?", "608.2d", self)):
                willing.append(player)
        scene.remember(self.who.mark, tuple(willing) or players)
        return tuple(willing)

    def _choose_number(self, scene: GameScene, players: tuple[Id, ...]) -> Procedure[None]:
        """What X is, if nothing defines it: "you may tap X untapped Myr you control" (107.3f)."""
        what = getattr(self.act, "what", None)
        if (
            len(players) != 1
            or not isinstance(what, A)
            or what.count != X()
            or what.count.refers
            or x_is_defined(scene)
        ):
            return
        most = 0
        while self._possible_with(scene, players[0], most + 1):
            most += 1
        scene.effect_x = yield from choose(
            players[0], range(most + 1), "x", "Which value has X?", "107.3f", scene.source
        )

    def _possible_with(self, scene: GameScene, player: Id, x: int) -> bool:
        scene.effect_x = x
        return self.act.possible(scene, player)

    def takes_condition(self, *, leading: bool = False) -> bool:
        """If its last act ends in exceptions."""
        return not leading and (self.more[-1].act if self.more else self.act).excepts()

    def optional(self) -> bool:
        """Optional with "may" or "unless"."""
        return self.may or self.unless is not None
