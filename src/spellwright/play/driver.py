"""Running a game from decision to decision, with checkpoints from which it is forked and taken back.

At a priority point the whole game is a plain value, its state; that is where checkpoints are taken: where a player can do
something, and where what was asked last is finished. Between them generators are alive, which can't be copied. So a
game in the middle of that is the last checkpoint plus the answers given since; to fork or to undo is to go there again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from spellwright.rules.actions_at_priority import Action
from spellwright.rules.controlling_players import made_by
from spellwright.rules.legal_actions import legal_actions
from spellwright.rules.losing import concede, draw_the_game
from spellwright.rules.priority import act, pass_at_once, pass_priority
from spellwright.rules.settling import receive_priority
from spellwright.rules.starting import start_the_game
from spellwright.rules.turn import next_step
from spellwright.state.events.event import note_down
from spellwright.state.events.turns import SetPlayer
from spellwright.state.game import Game as State
from spellwright.words.construction import quickly_made
from spellwright.words.procedure import Choose, Id, Procedure

Beginning = Callable[[State], Procedure[Any]]
"""How a game that has been set up begins, until a player has priority in the first turn."""

Watch = Callable[[State], None]
"""Someone who is told the state as the game goes on."""

LOOP = 5_000
"""After so many passes in one turn in which no player could do anything else, the game is in a loop (104.4b)."""


@quickly_made
@dataclass(frozen=True, slots=True, eq=False)
class Checkpoint:
    """A state that is never played on, and the decision asked there; None where the game went on by itself.

    At the very start of the game it hasn't `begun`.
    """

    state: State
    decision: Choose | None
    begun: bool = True


@quickly_made
@dataclass(frozen=True, slots=True)
class Manner:
    """How a game is run: how it begins, what is offered to a player with priority, whether passing alone is asked."""

    begin: Beginning
    offer: Callable[[State, Id], tuple[Action, ...]] = legal_actions
    always_ask: bool = False


@quickly_made
@dataclass(frozen=True, slots=True, eq=False)
class Moment:
    """An answer given: the decision, the index of the option, the last checkpoint before it, and the moment before.

    A negative index means that the player of that number conceded (104.3a); there may be no decision then.
    """

    decision: Choose | None
    index: int
    checkpoint: Checkpoint
    before: Moment | None


class Driver:
    """A running game: its state, the decision it waits for, and the way here.

    `watch` is told the state each time a player has received priority, and at the end of each turn, when nobody has it;
    it may not change it. Only this game is watched, not its forks.
    """

    __slots__ = ("checkpoint", "decision", "latest", "manner", "procedure", "state", "watch")

    def __init__(self, state: State, manner: Manner, watch: Watch | None = None) -> None:
        """Start a game that has been set up, in a manner: see `from_the_start` for the usual one."""
        self.state, self.manner, self.watch = state, manner, watch
        self.decision: Choose | None = None
        self.latest: Moment | None = None
        self.procedure: Procedure[Any] | None = None
        self._go_to(Checkpoint(state.branch(), None, begun=False), None)

    @classmethod
    def from_the_start(cls, state: State, starting: Id, watch: Watch | None = None) -> Driver:
        """Start a game with all of 103; `starting` is who takes the first turn, 0 for one at random (103.1)."""
        return cls(state, Manner(partial(start_the_game, starting=starting)), watch)

    @classmethod
    def resumed(cls, state: State, decision: Choose, manner: Manner) -> Driver:
        """Go on from a state in which a player with priority has that decision; what was before is forgotten."""
        driver = cls.__new__(cls)
        driver.watch, driver.manner = None, manner
        driver._go_to(Checkpoint(state, decision), None)
        return driver

    def answer(self, index: int) -> None:
        """Answer the decision with the option of that index, and play on to the next one.

        Raises:
            IndexError: there is no such option.
            ValueError: no decision is asked.
        """
        decision = self.decision
        if decision is None:
            raise ValueError("no decision is asked: the game is over")
        if not 0 <= index < len(decision.options):
            raise IndexError(f"the decision has {len(decision.options)} options, numbered from 0")
        self.latest = Moment(decision, index, self.checkpoint, self.latest)
        self._feed(index)

    def concede(self, player: Id) -> None:
        """A player concedes, whoever has to decide (104.3a).

        In the middle of a spell or ability, in a game that goes on without them, they leave as that is finished; what
        they would still have to choose by then is chosen for them.
        """
        if not self.state.over and not self.state.player(player).conceded:
            self.latest = Moment(self.decision, -player, self.checkpoint, self.latest)
            self._feed(-player)

    def intervene(self, change: Callable[[State], Procedure[Any]]) -> None:
        """Change the game by hand where a player has priority, who then receives it again; what was before is final.

        Raises:
            ValueError: nobody has priority now.
        """
        if self.procedure is not None or self.decision is None:
            raise ValueError("a game can be changed by hand only where a player has priority")
        self.latest = None
        self._advance(_change_and_go_on(self.state, change), None)

    def fork(self) -> Driver:
        """An independent game that stands where this one does."""
        copy = Driver.__new__(Driver)
        copy.watch = None
        copy.manner = self.manner
        copy._go_to(self.checkpoint, self.latest)
        return copy

    def undo(self) -> bool:
        """Take the last answer back; False if there is none."""
        moment = self.latest
        if moment is None:
            return False
        self._go_to(moment.checkpoint, moment.before)
        return True

    def moments(self) -> Iterator[Moment]:
        """The answers given, newest first."""
        moment = self.latest
        while moment is not None:
            yield moment
            moment = moment.before

    def _go_to(self, checkpoint: Checkpoint, latest: Moment | None) -> None:
        """Stand where the game stood after the answer `latest`, given since that checkpoint."""
        answers: list[int] = []
        moment = latest
        while moment is not None and moment.checkpoint is checkpoint:
            answers.append(moment.index)
            moment = moment.before
        self.state = checkpoint.state.branch()
        self.checkpoint, self.latest, self.decision = checkpoint, latest, checkpoint.decision
        self.procedure = None
        if checkpoint.decision is None:
            self._advance(None if checkpoint.begun else self.manner.begin(self.state), None)
        for index in reversed(answers):
            self._feed(index)

    def _feed(self, index: int) -> None:
        """Go on with an answer."""
        if index < 0:
            self._concede(-index)
            return
        assert self.decision is not None
        option = self.decision.options[index]
        if self.procedure is None:
            self._advance(act(self.state, option), None)
        else:
            self._advance(self.procedure, option)

    def _concede(self, player: Id) -> None:
        state = self.state
        if self.procedure is None or len(state.in_turn_order()) <= 2:
            self._advance(_leave_and_go_on(state, player), None)
            return
        note_down(state, SetPlayer(player, "conceded", value=True))
        asked = self.decision
        assert asked is not None
        if asked.player == player:
            self._advance(self.procedure, asked.options[0])
        else:
            self.decision = made_by(state, asked)  # whom they controlled decides again

    def _advance(self, procedure: Procedure[Any] | None, answer: Any) -> None:
        """Run to the next decision: procedures as they come, passes where nothing else is possible."""
        state = self.state
        turn, passes = state.turn, 0
        finished = procedure is None
        while True:
            if procedure is not None:
                asked = _step(procedure, answer)
                if state.over:
                    break
                if asked is not None:
                    if state.player(asked.player).conceded or state.player(asked.player).out:
                        answer = asked.options[0]
                        continue
                    self.decision, self.procedure = made_by(state, asked), procedure
                    return
            elif state.over:
                break
            answer = None
            if procedure is not None and (leaving := _leaving(state)):
                procedure = _leave_and_go_on(state, leaving)
                continue
            if self.watch is not None:
                self.watch(state)
            actions = self.manner.offer(state, state.priority) if state.priority else ()
            if len(actions) > 1 or (actions and self.manner.always_ask):
                self._checkpoint(actions)
                return
            if not finished:
                finished, self.checkpoint = True, Checkpoint(state.branch(), None)
                turn, passes = state.turn, 0
            if not state.priority:  # the turn is over
                procedure = next_step(state)
                continue
            turn, passes = (turn, passes + 1) if turn == state.turn else (state.turn, 0)
            if passes >= LOOP:
                procedure = draw_the_game(state, "a loop", "104.4b")
            else:
                procedure = None if pass_at_once(state) else pass_priority(state)
        self.decision, self.procedure = None, None

    def _checkpoint(self, actions: tuple[Action, ...]) -> None:
        """A player has priority and can do something: the state is a plain value now."""
        self.procedure = None
        asked = Choose(self.state.priority, actions, "priority", "You have priority", "117.1")
        self.decision = made_by(self.state, asked)
        self.checkpoint = Checkpoint(self.state.branch(), self.decision)


def _step(procedure: Procedure[Any], answer: Any) -> Choose | None:
    """Run a procedure to its next decision; None at its end."""
    try:
        return procedure.send(answer)
    except StopIteration:
        return None


def _leaving(state: State) -> Id:
    """A player who has conceded and is still in the game; 0 if there is none."""
    for player in state.players:
        if player.conceded and not player.out:
            return player.id
    return 0


def _leave_and_go_on(state: State, player: Id) -> Procedure[None]:
    """A player concedes; if they had priority it goes to the next player (800.4a)."""
    priority = state.priority
    yield from concede(state, player)
    if not state.over and priority:
        yield from receive_priority(state, priority, state.passes)


def _change_and_go_on(state: State, change: Callable[[State], Procedure[Any]]) -> Procedure[None]:
    """Something is changed by hand; then state-based actions are checked and priority is given again (117.5)."""
    player = state.priority
    yield from change(state)
    yield from receive_priority(state, player, state.passes)
