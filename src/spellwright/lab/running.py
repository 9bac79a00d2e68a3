"""Running one scenario: its position is set up, its script played, its checks made."""

from __future__ import annotations

from functools import partial

from spellwright.lab.ability_texts import action_texts, normal
from spellwright.lab.answering import Answering
from spellwright.lab.checking.board import Board
from spellwright.lab.checking.table import verdict
from spellwright.lab.declaring import Declaring
from spellwright.lab.foreseeing import helpful_target
from spellwright.lab.impossible import why_impossible
from spellwright.lab.matching_names import WhoIsWho
from spellwright.lab.offering import everything_possible
from spellwright.lab.pausing import PAUSE
from spellwright.lab.refused import Forbidden, Refused
from spellwright.lab.results import FAILED, PASSED, UNSUPPORTED, Result
from spellwright.lab.scenario import AddCounters, Command, Concede, Item, Look, Scenario, WaitForStack
from spellwright.lab.script import Due, Script, find_action, holds
from spellwright.lab.setting_up import Find, Nearest, Position, Unsupported, arrange, empty_game, find_cards
from spellwright.lab.stopping import Stopping
from spellwright.lab.targeting import Targeting
from spellwright.play.driver import Driver, Manner, Moment
from spellwright.play.log import log_lines
from spellwright.rules.asking import controller
from spellwright.rules.happen import happen
from spellwright.rules.losing import draw_the_game
from spellwright.rules.starting import start_the_game
from spellwright.state.events.permanents import PutCounters
from spellwright.state.game import Game
from spellwright.words.procedure import Choose, Id, Procedure

DECLARATIONS = ("attack", "block")
LIMIT = 20_000
"""So many decisions, and the scenario doesn't end."""
LOOP = 600
"""So many passes in one turn without anything else, and the game is in a loop of mandatory actions."""
LOG_LINES = 25


class Failed(Exception):
    """The scenario has failed; the message says why."""


def run(scenario: Scenario, find: Find, nearest: Nearest | None = None) -> Result:
    """Run a scenario with cards found by name."""
    try:
        position = find_cards(scenario, find, nearest)
    except Unsupported as why:
        return Result(scenario.id, UNSUPPORTED, why.reason)
    play = Run(position)
    try:
        play.play()
    except Failed as why:
        return Result(scenario.id, FAILED, str(why), play.last_lines())
    return Result(scenario.id, PASSED)


class Run:
    """One scenario being played."""

    def __init__(self, position: Position) -> None:
        self.scenario = position.scenario
        self.who = WhoIsWho()
        self.script = Script(self.scenario, self.who)
        self.answering = Answering(self.scenario, self.who)
        self.declaring = Declaring(
            self.script, self.who, self.answering.queues, illegal=self.scenario.options.illegal is not None
        )
        self.answering.sharing.order = self.declaring.order
        self.stopping = Stopping(self.scenario.stages)
        self.command: Command | None = None
        self.passes, self.turn = 0, 0

        def begin(game: Game) -> Procedure[None]:
            yield from arrange(game, position, self.who)
            yield from start_the_game(game, 1)

        self.before: Moment | None = None
        manner = Manner(begin, everything_possible, always_ask=True)
        self.driver = Driver(empty_game(position), manner)
        self.answering.helpful = lambda asked: helpful_target(self.driver, asked)

    def play(self) -> None:
        """Play to the last stop, or the end of the game.

        Raises:
            Failed: something isn't as the scenario says.
        """
        try:
            self._play()
        except Refused as why:
            self._refused(why)

    def last_lines(self) -> tuple[str, ...]:
        """The end of the log."""
        return tuple(f"turn {line.turn} {line}" for line in log_lines(self.driver.state)[-LOG_LINES:] if line.turn)

    def _play(self) -> None:
        for _ in range(LIMIT):
            try:
                if self._goes_on():
                    return
            except Forbidden:
                if self.scenario.options.illegal is not None:
                    raise
                self._pass_over()
        raise Failed(f"no end within {LIMIT} decisions")

    def _goes_on(self) -> bool:
        """Answer the next decision; whether the scenario is over."""
        asked = self.driver.decision
        if asked is None:
            self._finish_command()
            self._over()
            return True
        if asked.kind == PAUSE:
            return self._pause(asked)
        if asked.kind == "priority":
            self._finish_command()
            self._priority(asked)
        else:
            self._answer(asked)
        return False

    def _pass_over(self) -> None:
        """The command whose target may not be one isn't carried out (601.2c, 732.1); what comes of that is expected."""
        self.command = None
        self.answering.begin(None)
        while self.driver.latest is not self.before and self.driver.undo():
            pass
        self.answering.taken_back(self.driver.state)

    def _answer(self, asked: Choose) -> None:
        game = self.driver.state
        if asked.kind in DECLARATIONS and asked.about and asked.rule in ("508.1a", "509.1a"):
            option = self.declaring.answer(game, asked)
        else:
            option = self.answering.answer(game, asked)
        self.driver.answer(asked.options.index(option))

    # --- stops

    def _pause(self, asked: Choose) -> bool:
        """A step is going to begin; whether the scenario is over."""
        game = self.driver.state
        self.declaring.next_step(game)
        for stage in self.stopping.reached(game, asked.about):
            self._expect(stage.expect)
            self.script.stage += 1
            for queues in self.answering.queues.values():
                queues.open(self.script.stage)
        if self.stopping.done:
            self._nothing_left()
            return True
        self.driver.answer(0)
        return False

    def _over(self) -> None:
        """The game is over: what was expected at the stops still to come must be true now."""
        self.declaring.next_step(self.driver.state)
        for stage in self.stopping.left:
            self._expect(stage.expect)
        self._nothing_left()

    def _expect(self, checks: tuple[object, ...]) -> None:
        board = Board(self.driver.state, self.who)
        wrong = [said for check in checks if (said := verdict(board, check))]  # type: ignore[arg-type]
        if wrong:
            raise Failed("; ".join(wrong) + self._guessed())

    def _nothing_left(self) -> None:
        self.script.skip_declarations(self.driver.state)
        items = [_told(item) for item in self.script.left()]
        left = [f"not done: {each}" for each in items] + [
            f"not used: {each}" for each in self.answering.leftovers(self.driver.state)
        ]
        illegal = self.scenario.options.illegal
        if illegal is not None and (left or not illegal.required):
            return
        if left:
            raise Failed("; ".join(left) + self._guessed())
        if illegal is not None:
            raise Failed("nothing was refused, though something illegal was asked for")

    def _guessed(self) -> str:
        """What was decided without an answer, which may be the reason."""
        guesses = self.answering.unanswered
        return f" (unanswered: {'; '.join(guesses[:5])})" if guesses else ""

    def _refused(self, why: Refused) -> None:
        """What the scenario asks for isn't possible: right, if it is illegal on purpose."""
        illegal = self.scenario.options.illegal
        if illegal is None:
            raise Failed(f"turn {self.driver.state.turn}, {self.driver.state.step}: {why}{self._guessed()}")
        self._take_back(why)
        game = self.driver.state
        if game.priority:
            texts = [t for a in everything_possible(game, game.priority) for t in action_texts(game, a)]
            for name in illegal.unavailable:
                if any(text.startswith(normal(name)) for text in texts):
                    raise Failed(f"{name} is possible, though it shouldn't be")
        self._expect(self.scenario.stages[-1].expect)

    def _take_back(self, why: Refused) -> None:
        """Go back to before what is refused was begun."""
        step = self.driver.state.step
        while (
            self.driver.decision is None
            or self.driver.decision.kind not in ("priority", PAUSE)
            or (why.whole_step and self.driver.state.step == step)
        ):
            if not self.driver.undo():
                return

    # --- at priority

    def _priority(self, asked: Choose) -> None:
        """Perform the player's next item, or pass."""
        game = self.driver.state
        due = self.script.next(game, asked.player)
        self.passes = self.passes + 1 if due is None and self.turn == game.turn else 0
        self.turn = game.turn
        if due is None and self.passes < LOOP:
            self.driver.answer(0)
            return
        if due is None:  # everybody passes, and the game doesn't get on
            self.driver.intervene(partial(draw_the_game, why="a loop", rule="104.4b"))
            return
        item = due.item
        if isinstance(item, WaitForStack):
            due.done = item.once
            self.driver.answer(0)
        elif isinstance(item, Look):
            due.done = True
            self._look(item)
        elif isinstance(item, AddCounters):
            due.done = True
            self._add_counters(item)
        elif isinstance(item, Concede):
            due.done = True
            self.driver.concede(item.player)
        elif isinstance(item, Command):
            self._perform(asked, due, item)

    def _perform(self, asked: Choose, due: Due, command: Command) -> None:
        game = self.driver.state
        if not holds(game, command.player, command.during):
            self.driver.answer(0)
            return
        queues = self.answering.queues[command.player]
        action = find_action(game, command, asked.options, self.who, queues)
        if action is not None:
            due.done = True
            self.command, self.before = command, self.driver.latest
            self.answering.begin(Targeting(game, command.player, command.targets))
            self.driver.answer(asked.options.index(action))
        elif queues.special("skip_failed_command"):
            due.done = True
        elif game.stack and self.scenario.options.illegal is None:
            self.driver.answer(0)  # it may become possible as the stack resolves
        else:
            raise Refused(f"{_told(command)} is not possible: {why_impossible(game, command, asked, self.who)}")

    def _finish_command(self) -> None:
        """The command that was begun is done, and with the targets that it names."""
        command, self.command = self.command, None
        self.answering.notice(self.driver.state)
        targeting = self.answering.targeting
        self.answering.begin(None)
        if command is not None and targeting is not None and command.targets:
            targeting.finish(self.driver.state, self.who)

    def _look(self, item: Look) -> None:
        game = self.driver.state
        said = verdict(Board(game, self.who, midway=True), self.scenario.checks[item.check])
        if said:
            raise Failed(f"turn {game.turn}, {game.step}: {said}{self._guessed()}")

    def _add_counters(self, item: AddCounters) -> None:
        def change(game: Game) -> Procedure[None]:
            id = self._permanent(game, item)
            yield from happen(game, PutCounters(id, item.counter, item.count, item.player))

        self.driver.intervene(change)

    def _permanent(self, game: Game, item: AddCounters) -> Id:
        fitting = [id for id in game.battlefield if self.who.fits(game, id, item.card)]
        fitting.sort(key=lambda id: controller(game, id) != item.player)
        if not fitting:
            raise Refused(f"there is no {item.card} to put counters on")
        return fitting[0]


def _told(item: Item) -> str:
    """An item in a few words."""
    kind = type(item).__name__
    thing = getattr(item, "card", None) or getattr(item, "ability", None) or getattr(item, "attacker", None) or ""
    return f"{'AB'[item.player - 1]}, turn {item.turn}, {item.step}: {kind} {thing}".strip()
