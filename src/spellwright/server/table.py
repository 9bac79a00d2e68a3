"""A table: the game that is played at it, the answers given, and what players asked for. Nothing here waits.

Each method that changes something returns the lines to be kept; whoever calls keeps them before anybody is shown it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from spellwright.play.game import Game
from spellwright.rules.legal_actions import legal_actions
from spellwright.server.noted import Asked, Given, Passed, Refused
from spellwright.server.options import PAYMENT, shown_option
from spellwright.server.passing import BEFORE_COMBAT, GAME, TURN, Run, Settings, Top, payment_made, verdict, yields_to
from spellwright.server.seats import Seat
from spellwright.server.store import Entry
from spellwright.server.windows import window_of
from spellwright.server.yields import keep_order, may_key, next_trigger, yield_to
from spellwright.state.events.cards import Draw, Mill, Reveal, Search
from spellwright.state.events.chance import ChooseAtRandom, FlipCoin, RollDie
from spellwright.state.events.zones import Move, Reorder, Shuffle
from spellwright.words.procedure import NOBODY, Choose, Id

UNDOES_NOT = (Draw, Mill, Reveal, Search, ChooseAtRandom, FlipCoin, RollDie, Reorder, Shuffle)
"""Events that show or randomise something: after them taking back isn't free against a person."""

MOST_PASSES = 2_000
"""So many passes in a row are made for players at most."""


@dataclass(slots=True)
class Table:
    """A table and the game that is played at it.

    `serial` counts everything that was answered or taken back, so that no number of a decision ever comes twice.
    """

    id: str
    seats: tuple[Seat, ...]
    best_of: int
    game: Game
    setup: str
    number: int = 1
    given: list[Given] = field(default_factory=list)
    undone: list[list[Given]] = field(default_factory=list)
    serial: int = 0
    version: int = 0
    won: list[tuple[Id, ...]] = field(default_factory=list)
    passed: list[Passed] = field(default_factory=list)
    asked: Asked | None = None
    rematch: set[Id] = field(default_factory=set)
    taken_back: bool = False
    hot_seat: bool = False
    begins: Id = NOBODY
    beat: float = 0.0
    """For so many seconds the open window is shown; then it is passed, unless the player wants to stay."""
    shown: int = -1
    paused: Id = NOBODY

    # --- looking

    @property
    def decision(self) -> Choose | None:
        """What is asked now."""
        return self.game.decision

    @property
    def persons(self) -> list[Seat]:
        """The seats of people."""
        return [seat for seat in self.seats if seat.is_person]

    def seat(self, player: Id) -> Seat:
        """The seat of a player."""
        return self.seats[player - 1]

    def wins(self) -> dict[str, int]:
        """How many games of the match each player has won, this one included."""
        results = [*self.won, self.game.winners] if self.game.over else self.won
        return {str(seat.player): sum(seat.player in winners for winners in results) for seat in self.seats}

    def match_over(self) -> bool:
        """Whether the match is decided (104.1): one game, or the majority of three (drawn games count for nobody)."""
        return self.game.over and (self.best_of == 1 or max(self.wins().values()) * 2 > self.best_of)

    def by_oneself(self, player: Id) -> bool:
        """Whether no other person plays against them: then nothing has to be kept from them that they ask for."""
        return self.hot_seat or not any(seat.player != player for seat in self.persons)

    # --- answering

    def answer(self, player: Id, number: int, index: int, *, hold: bool = False) -> list[Entry]:
        """Take a player's answer to the decision of that number, then pass as the players want.

        Raises:
            Refused: the number is another's, the decision isn't theirs, or there is no such option.
        """
        decision = self.open_decision(player, number)
        if not 0 <= index < len(decision.options):
            raise Refused("option", f"There are the options 0 to {len(decision.options) - 1}.")
        seat = self.seat(player)
        seat.holding = hold or (seat.settings.hold and index > 0) or (seat.holding and decision.kind != "priority")
        return [*self._give(index, auto=False), *self.settle()]

    def answer_all(self, player: Id, indexes: tuple[int, ...], *, always: bool = False) -> list[Entry]:
        """Answer a run of the player's decisions, which was tried on a fork; it is taken back as one.

        With `always` an order of triggered abilities stands from now on.
        """
        self.seat(player).holding = False
        entries: list[Entry] = []
        state, decision = self.game.state, self.decision
        if always and decision is not None and decision.kind == "trigger order":
            entries += self.change_settings(player, lambda settings: keep_order(state, decision, settings, indexes))
        entries += [entry for n, index in enumerate(indexes) for entry in self._give(index, auto=n > 0)]
        return [*entries, *self.settle()]

    def open_decision(self, player: Id, number: int) -> Choose:
        """The decision of that number, if it is open and that player's.

        Raises:
            Refused: it isn't.
        """
        decision = self.decision
        if decision is None:
            raise Refused("over", "The game is over.")
        if number != self.serial:
            raise Refused("stale", "That question is over.")
        if decision.decider != player:
            raise Refused("turn", "Another player is asked.")
        return decision

    def _give(self, index: int, *, auto: bool) -> list[Entry]:
        decision = self.decision
        assert decision is not None
        given = Given(index, auto, decision.decider)
        turn = self.game.state.turn
        self.game.answer(index)
        self._count(given)
        if not auto:
            self.undone.clear()
            self.asked = None
        lapsed = self._lapse(TURN) if self.game.state.turn != turn else []
        return [given.entry(), *lapsed]

    def _lapse(self, *ended: str) -> list[Entry]:
        """What was yielded to until then is over; the lines to keep of it."""
        return [self.kept_settings(seat.player) for seat in self.seats if seat.settings.lapse(*ended)]

    def _count(self, given: Given) -> None:
        self.given.append(given)
        self.serial += 1

    def settle(self) -> list[Entry]:
        """Pass for people as long as their settings say so."""
        entries: list[Entry] = []
        self.beat = 0.0
        for _ in range(MOST_PASSES):
            index = self._made_for_them()
            if index is None:
                break
            entries += self._give(index, auto=True)
        self.version += 1
        return entries

    def _made_for_them(self) -> int | None:
        """The index of what is answered for the one who decides; None if they are asked, or the computer thinks."""
        decision = self.decision
        if decision is None or not self.seat(decision.decider).is_person:
            return None
        seat = self.seat(decision.decider)
        if len(self.given) == seat.held_at:
            return None
        if decision.kind != "priority":
            return self._other_than_priority(seat, decision)
        state = self.game.state
        held = seat.holding and bool(state.stack)
        window = window_of(state, decision)
        said = verdict(window, seat.settings, seat.run, held=held)
        if said.ends_run:
            seat.run = None
        if said.stop:
            seat.holding = False
            return None
        beat = (said.beat and seat.settings.beat) or (window.top is not None and window.top.mine and self.pause())
        if beat and self.shown != self.serial:
            self.beat, self.shown = beat, self.serial
            return None
        self._note(seat, said.why)
        return 0

    def _note(self, seat: Seat, why: str) -> None:
        """Why something was answered for a player, to be told to them."""
        state = self.game.state
        self.passed.append(Passed(state.entries, seat.player, state.turn, state.step, why))

    def _other_than_priority(self, seat: Seat, decision: Choose) -> int | None:
        if decision.kind == PAYMENT:
            return payment_made(decision.options, seat.settings)
        following = next_trigger(self.game.state, decision, seat.settings) if decision.kind == "trigger order" else None
        if following is not None:
            return following
        always = seat.settings.always.get(may_key(self.game.state, decision)) if decision.kind == "may" else None
        if always is not None and always in decision.options:
            self._note(seat, f"you always answer {'yes' if always else 'no'}")
            return decision.options.index(always)
        if seat.run is not None and seat.run.no_attack and decision.kind == "attack" and NOBODY in decision.options:
            self._note(seat, "no attack")
            return decision.options.index(NOBODY)
        seat.run = None
        return None

    def begin_run(self, player: Id, number: int, until: str, no_matter_what: bool) -> list[Entry]:
        """Pass now, and on until something; where attackers are declared, declare none.

        Raises:
            Refused: the player isn't asked what to do with priority.
        """
        decision = self.open_decision(player, number)
        state, seat, to_the_end = self.game.state, self.seat(player), until in ("turn", "my turn")
        attack = decision.kind == "attack" and to_the_end and NOBODY in decision.options
        if decision.kind != "priority" and not attack:
            raise Refused("turn", "You can pass until something only while you have priority.")
        no_attack = attack or (to_the_end and state.active == player and state.step in BEFORE_COMBAT)
        seat.run = Run(until, state.turn, state.step, no_matter_what, no_attack)
        seat.holding = False
        index = decision.options.index(NOBODY) if attack else 0
        return [*self._give(index, auto=False), *self.settle()]

    def beat_over(self, number: int) -> list[Entry]:
        """The window of that number was shown long enough: go on, if it is still open and nobody stayed."""
        return self.settle() if self.beat and number == self.serial else []

    def pause(self) -> float:
        """How long others who can do nothing are shown what was just put onto the stack; once for each object."""
        decision, state = self.decision, self.game.state
        if decision is None or decision.kind != "priority" or not state.stack or state.stack[-1] == self.paused:
            return 0.0
        waiting = [
            seat for seat in self.persons if seat.settings.beat and seat.run is None and seat.player != decision.decider
        ]
        if state[state.stack[-1]].controller != decision.player or not waiting:
            return 0.0
        self.paused = state.stack[-1]
        return max(
            (seat.settings.beat or 0 for seat in waiting if len(legal_actions(state, seat.player)) == 1), default=0.0
        )

    def stay(self, player: Id, number: int) -> list[Entry]:
        """Stay in a window that is shown for a moment only.

        Raises:
            Refused: it is over.
        """
        self.open_decision(player, number)
        self.beat = 0.0
        self.version += 1
        return []

    def concede(self, player: Id) -> list[Entry]:
        """A player concedes (104.3a).

        Raises:
            Refused: the game is over.
        """
        if self.game.over:
            raise Refused("over", "The game is over.")
        self.game.concede(player)
        given = Given(-player, auto=False, player=player)
        self._count(given)
        self.undone.clear()
        self.asked = None
        return [given.entry(), *self.settle()]

    # --- taking back

    def undo_to(self, player: Id) -> int | None:
        """How many answers would remain if the player took back to what they were last really asked; None for none."""
        for count in range(len(self.given) - 1, -1, -1):
            given = self.given[count]
            if given.index >= 0 and given.player == player and not given.auto:
                return count
        return None

    def undo_is_free(self, player: Id) -> bool:
        """Whether a player may take back without asking: nobody else was asked since, and nothing came out."""
        if self.by_oneself(player):
            return True
        remain = self.undo_to(player)
        decision = self.decision
        if remain is None or decision is None or decision.decider != player:
            return False
        if any(given.player != player and not given.auto for given in self.given[remain:]):
            return False
        return not self._came_out(remain)

    def _came_out(self, remain: int) -> bool:
        """Whether something hidden or random came out since so many answers had been given."""
        before = self.game.fork()
        for _ in range(len(self.given) - remain):
            before.undo()
        entry = self.game.state.history
        while entry is not None and entry.number > before.state.entries:
            event = entry.event
            library = isinstance(event, Move) and "library" in (event.to, self.game.state[event.object].was)
            if isinstance(event, UNDOES_NOT) or library:
                return True
            entry = entry.before
        return False

    def undo(self, player: Id) -> list[Entry]:
        """Take back to the last decision that the player was really asked; ask the others where that isn't free.

        Raises:
            Refused: there is nothing to take back.
        """
        remain = self.undo_to(player)
        if remain is None:
            raise Refused("undo", "There is nothing of yours to take back.")
        if not self.undo_is_free(player):
            self.asked = Asked(player, remain, self._text_of(remain))
            self.version += 1
            return []
        return self._back_to(remain, player)

    def agree(self, player: Id, *, agreed: bool) -> list[Entry]:
        """Another player's answer to someone who asked to take back.

        Raises:
            Refused: nobody asked them.
        """
        asked = self.asked
        if asked is None or asked.by == player:
            raise Refused("undo", "Nobody asks you to take something back.")
        self.asked = None
        self.version += 1
        return self._back_to(asked.remain, asked.by) if agreed else []

    def _text_of(self, remain: int) -> str:
        before = self.game.fork()
        for _ in range(len(self.given) - remain):
            before.undo()
        decision = before.decision
        assert decision is not None
        name = self.seat(decision.decider).name
        if decision.kind in ("priority", "attack", "block"):
            return f"{name} asks to take back: {shown_option(before.state, decision, self.given[remain].index)['text']}"
        return f"{name} asks to take back a choice"

    def _back_to(self, remain: int, player: Id) -> list[Entry]:
        gone = self.given[remain:]
        for _ in gone:
            self.game.undo()
        del self.given[remain:]
        self.undone.append(gone)
        self.serial += 1
        self.taken_back = True
        self.asked = None
        for seat in self.seats:
            seat.run, seat.holding = None, False
        self.passed = [p for p in self.passed if p.n <= self.game.state.entries]
        self.seat(player).held_at = remain
        self.version += 1
        return [Entry("undo", remain)]

    def can_redo(self, player: Id) -> bool:
        """Whether the last thing that was taken back was the player's, and can be done again."""
        return bool(self.undone) and self.undone[-1][0].player == player and self.by_oneself(player)

    def redo(self, player: Id) -> list[Entry]:
        """Do again what the player took back last.

        Raises:
            Refused: there is nothing.
        """
        if not self.can_redo(player):
            raise Refused("undo", "There is nothing to do again.")
        entries = []
        for given in self.undone.pop():
            self.game.answer(given.index)
            self._count(given)
            entries.append(given.entry())
        self.seat(player).held_at = len(self.given)
        self.version += 1
        return entries

    # --- games and matches

    def want_next(self, player: Id, seed: int, begin: bool | None) -> list[Entry]:
        """A player wants the next game; it begins when all people do. Who lost the last one begins, or says who does.

        Raises:
            Refused: the game isn't over.
        """
        if not self.game.over:
            raise Refused("over", "The game isn't over.")
        self.rematch.update([seat.player for seat in self.seats] if self.hot_seat else [player])
        winners = self.game.winners
        loser = next((seat.player for seat in self.seats if seat.player not in winners), NOBODY) if winners else NOBODY
        if begin is not None and loser and (loser == player or self.hot_seat):
            self.begins = loser if begin else len(self.seats) + 1 - loser
        self.version += 1
        if any(seat.player not in self.rematch for seat in self.persons):
            return []
        return self.next_game(seed, self.begins or loser)

    def next_game(self, seed: int, starting: Id) -> list[Entry]:
        """Begin another game at this table: the match's next, or a new match where this one is decided."""
        game = Game(replace(self.game.setup, seed=seed, starting=starting))
        self.won = [] if self.match_over() else [*self.won, self.game.winners]
        self.number = self.number + 1 if self.won else 1
        self.game, self.setup = game, game.record()
        self.given, self.undone, self.passed = [], [], []
        self.asked, self.taken_back, self.begins = None, False, NOBODY
        self.rematch.clear()
        for seat in self.seats:
            seat.run, seat.holding, seat.held_at = None, False, -1
        self.serial += 1
        begun = Entry("game", {"setup": self.setup, "number": self.number, "won": self.won})
        return [begun, *self._lapse(TURN, GAME), *self.settle()]

    # --- what players asked for

    def change_settings(self, player: Id, change: Callable[[Settings], None]) -> list[Entry]:
        """Change a player's settings; where both seats are in one place, those of both."""
        seats = self.seats if self.hot_seat else (self.seat(player),)
        for seat in seats:
            change(seat.settings)
        return [self.kept_settings(seat.player) for seat in seats]

    def yield_to(self, player: Id, object: Id, until: str, number: int, *, whole_card: bool) -> list[Entry]:
        """Let an object on the stack, and its equals, resolve unasked from now on; this one too if it is on top.

        Raises:
            Refused: it isn't on the stack, or the player isn't asked what to do with priority.
        """
        decision = self.open_decision(player, number)
        state = self.game.state
        if decision.kind != "priority" or object not in state.stack:
            raise Refused("unknown", "You can yield to what is on the stack, while you have priority.")
        entries = self.change_settings(
            player, lambda settings: yield_to(state, player, settings, object, until, whole_card=whole_card)
        )
        if yields_to(self.seat(player).settings, window_of(state, decision).top or Top(mine=True, name="")):
            self.seat(player).holding = False
            entries += self._give(0, auto=False)
        return [*entries, *self.settle()]

    def always(self, player: Id, number: int, *, agree: bool) -> list[Entry]:
        """Answer what an ability lets the player do, now and whenever it asks again.

        Raises:
            Refused: it isn't such a question.
        """
        decision = self.open_decision(player, number)
        if decision.kind != "may" or agree not in decision.options:
            raise Refused("option", "Only whether to do what you may do can be answered for always.")
        key = may_key(self.game.state, decision)

        def remember(settings: Settings) -> None:
            settings.always = {**settings.always, key: agree}

        entries = self.change_settings(player, remember)
        return [*entries, *self._give(decision.options.index(agree), auto=False), *self.settle()]

    def kept_settings(self, player: Id) -> Entry:
        """A player's settings as they are kept."""
        return Entry("settings", [player, self.seat(player).settings.as_json()])
