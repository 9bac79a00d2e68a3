"""The outside face: a game that asks decisions and takes answers."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from spellwright.cards.decks import Deck
from spellwright.keywords.state_based import STATE_BASED
from spellwright.play.decks import DECLINED, card_named, cards_of, cards_outside
from spellwright.play.driver import Driver, Watch
from spellwright.play.fingerprint import fingerprint
from spellwright.play.log import LogLine, log_lines
from spellwright.play.records import BadRecord, line_of, read_record, write_record
from spellwright.play.standards import standards
from spellwright.play.view import View, view
from spellwright.play.why import Why, entry_of, explain
from spellwright.rules.legal_actions import why_not
from spellwright.rules.starting import LIFE, Setup, StateBased, set_up
from spellwright.rules.tracing import tracing
from spellwright.state.card import Card
from spellwright.state.game import Game as State
from spellwright.words.procedure import NOBODY, Choose, Id

POSITION = "spellwright1:"
"""How the line of a position begins: what it is, and which form."""


class Game:
    """A game of Magic for two players or more.

    >>> game = Game.start([deck, other_deck], seed=7)  # doctest: +SKIP
    >>> while not game.over:  # doctest: +SKIP
    ...     game.choose(game.decision.options[0])

    While it isn't over, it waits for the answer to `decision`. A decision has two options or more: what can be done in
    one way only is done unasked.
    """

    __slots__ = ("_driver", "setup")

    def __init__(self, setup: Setup, driver: Driver | None = None) -> None:
        self.setup = setup
        self._driver = driver or Driver.from_the_start(set_up(setup), setup.starting)

    @classmethod
    def start(
        cls,
        decks: Sequence[Deck | Sequence[Card]],
        *,
        seed: int = 0,
        names: Sequence[str] = (),
        life: int = LIFE,
        starting: Id = NOBODY,
        options: Sequence[tuple[str, Any]] = (),
        by_hand: bool = False,
        allow_declined: bool = False,
        state_based: StateBased = STATE_BASED,
    ) -> Game:
        """Start a game (103), up to its first decision.

        Args:
            decks: each player's deck, or its cards, in turn order.
            seed: everything random in the game follows from it.
            names: the players' names.
            life: the starting life total (103.4).
            starting: who takes the first turn; 0 for one at random (103.1).
            options: how the game is played: ("hand size", 7), ("free mulligans", 0) ...
            by_hand: whether players activate mana abilities one by one while they cast spells.
            allow_declined: whether cards that aren't understood as a whole are admitted, without the rest.
            state_based: the state-based actions that keywords add.

        Raises:
            ValueError: there are fewer than two decks, or more than nine.
            DeckError: cards of a deck are declined.
        """
        if not 2 <= len(decks) <= 9:
            raise ValueError("a game has from two to nine players")
        cards = tuple(cards_of(deck, allow_declined=allow_declined) for deck in decks)
        if any(card.declined for deck in cards for card in deck):
            options = (*options, (DECLINED, True))
        outside = tuple(cards_outside(deck, allow_declined=allow_declined) for deck in decks)
        asked = tuple(options)
        return cls(Setup(cards, seed, tuple(names), life, starting, asked, by_hand, state_based, standards(), outside))

    # --- playing

    @property
    def state(self) -> State:
        """The state of the game, to be read only."""
        return self._driver.state

    @property
    def decision(self) -> Choose | None:
        """What is to be decided, by whom, and the options; None when the game is over."""
        return self._driver.decision

    @property
    def decisions(self) -> int:
        """How many answers have been given."""
        return sum(1 for _ in self._driver.moments())

    @property
    def over(self) -> bool:
        """Whether the game has ended (104.1)."""
        return self._driver.state.over

    @property
    def winners(self) -> tuple[Id, ...]:
        """Who has won; nobody while the game is going on, and if it is a draw (104.4)."""
        return tuple(p.id for p in self.state.players if p.out == "won")

    def choose(self, option: Any) -> None:
        """Answer the decision with one of its options.

        Raises:
            ValueError: it is none of them, or the game is over.
        """
        decision = self.decision
        if decision is None or option not in decision.options:
            raise ValueError(f"{option!r} is none of the options")
        self._driver.answer(decision.options.index(option))

    def answer(self, index: int) -> None:
        """Answer the decision with the option of that index.

        Raises:
            IndexError: there is no such option.
            ValueError: the game is over.
        """
        self._driver.answer(index)

    def concede(self, player: Id) -> None:
        """A player concedes, at any time (104.3a)."""
        self._driver.concede(player)

    def watch(self, watcher: Watch | None) -> None:
        """Let someone be told the state each time a player has received priority, and at each turn's end.

        They may not change it. Forks aren't watched.
        """
        self._driver.watch = watcher

    # --- other games like this one

    def fork(self) -> Game:
        """An independent game that stands where this one does."""
        return Game(self.setup, self._driver.fork())

    def imagined(self, change: Callable[[State], None]) -> Game:
        """A game like this one in which something is imagined otherwise, to think ahead in.

        Where a player has priority, its own forks have what was imagined too; elsewhere they are forks of the real game.
        """
        driver = self._driver.fork()
        change(driver.state)
        if driver.decision is not None and driver.decision.kind == "priority":
            driver = Driver.resumed(driver.state, driver.decision, driver.manner)
        return Game(self.setup, driver)

    def given(self) -> Iterator[tuple[Choose, Any]]:
        """The decisions answered with one of their options, newest first, with the option chosen."""
        for moment in self._driver.moments():
            if moment.decision is not None and moment.index >= 0:
                yield moment.decision, moment.decision.options[moment.index]

    def undo(self) -> bool:
        """Take the last answer back; False if there is none."""
        return self._driver.undo()

    def record(self) -> str:
        """The game as text: its set-up and the answers given. `replay` plays it again."""
        moments = list(self._driver.moments())
        return write_record(self.setup, (line_of(self.state, m.decision, m.index) for m in reversed(moments)))

    @classmethod
    def replay(
        cls,
        text: str,
        find: Callable[[str], Card] | None = None,
        *,
        state_based: StateBased = STATE_BASED,
        most: int | None = None,
        watcher: Watch | None = None,
    ) -> Game:
        """Play a recorded game again.

        Args:
            text: the record.
            find: the card of a name; by default the one of the user's cards, declined ones only if there were some.
            state_based: the state-based actions that keywords add.
            most: stop after so many answers.
            watcher: who watches the game from its first decision on (`watch`).

        Raises:
            BadRecord: the text is no record, or an answer isn't an option, as it was when the game was recorded.
        """
        record = read_record(text)
        find = find or partial(card_named, allow_declined=record.option(DECLINED) is True)
        game = cls(record.setup(find, state_based))
        game.watch(watcher)
        for number, line in enumerate(record.answers[:most]):
            if line.index < 0:
                game.concede(-line.index)
                continue
            decision = game.decision
            if decision is None or line.index >= len(decision.options):
                raise BadRecord(f"answer {number}, {line.text!r}, isn't an option")
            if line_of(game.state, decision, line.index) != line:
                raise BadRecord(f"answer {number} is {line.text!r} in the record, but the option has become another")
            game.answer(line.index)
        return game

    # --- asking why

    def why(self, number: int, viewer: Id = NOBODY) -> Why:
        """Why the event with that number in the log happened: the rule, and the effects applied, in their order.

        The game is played again up to it, with tracing on, so that what could not happen is told as well.

        Raises:
            LookupError: there is no event of that number.
        """
        entry_of(self.state, number)
        with tracing() as notes:
            again = Game(self.setup)
            for moment in reversed(list(self._driver.moments())):
                if again.state.entries >= number:
                    break
                again.answer(moment.index) if moment.index >= 0 else again.concede(-moment.index)
        return explain(self.state, number, notes, viewer)

    def why_not(self, object: Id, player: Id = NOBODY) -> list[tuple[str, str]]:
        """Why a player (by default the one who decides) can do nothing with that object now: rules and reasons."""
        player = player or (self.decision.player if self.decision is not None else NOBODY)
        if not player:
            return [("104.1", "The game is over.")]
        return why_not(self.state, player, object)

    # --- looking

    def view(self, player: Id = NOBODY) -> View:
        """What a player sees of the game; 0 for a spectator."""
        return view(self.state, player)

    def position(self) -> str:
        """The game as one line of text that `at` stands at again."""
        return POSITION + urlsafe_b64encode(zlib.compress(self.record().encode(), 9)).decode()

    @classmethod
    def at(
        cls, position: str, find: Callable[[str], Card] | None = None, *, state_based: StateBased = STATE_BASED
    ) -> Game:
        """The game that stands at a position.

        Raises:
            BadRecord: the text is no position.
        """
        if not position.startswith(POSITION):
            raise BadRecord(f"a position begins with {POSITION!r}")
        try:
            text = zlib.decompress(urlsafe_b64decode(position[len(POSITION) :])).decode()
        except (ValueError, zlib.error) as error:
            raise BadRecord(f"the position is damaged: {error}") from None
        return cls.replay(text, find, state_based=state_based)

    def hash(self) -> str:
        """A fingerprint of the position: the same for equal positions, in every process."""
        return fingerprint(self.state)

    def log(self, viewer: Id = NOBODY) -> tuple[LogLine, ...]:
        """What has happened, oldest first, each with its rule, as far as a player may know it; 0 for everything."""
        return log_lines(self.state, viewer)
