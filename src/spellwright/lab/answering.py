"""Answering decisions from the choices of a scenario: which queue answers which kind of decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from spellwright.lab.defaults import default
from spellwright.lab.matching_names import WhoIsWho
from spellwright.lab.matching_options import matches, matches_color
from spellwright.lab.pausing import COIN, DIE
from spellwright.lab.queues import Pending, Queues
from spellwright.lab.refused import Refused
from spellwright.lab.scenario import Choice, Scenario
from spellwright.lab.sharing import SHARES, Sharing
from spellwright.lab.targeting import Targeting, counts_unchosen
from spellwright.lab.unasked import entering_sacrifices, excused, idle_mays, new_modes, new_targets, unasked_costs
from spellwright.play.option_text import option_text
from spellwright.rules.actions_at_priority import ActivateMana
from spellwright.state.game import Game
from spellwright.words.procedure import NOBODY, Choose, Id

YES_OR_NO = (True, False)
SPLICE = "splice "
"""Before the card, in the name of what it costs to splice that (702.47a)."""
NEW_TARGETS = "115.7"
"""The rule that new targets are chosen by; the first option is the present one, if it may stay."""
ENDLESS = 100
"""So often in a turn a simple player does what may be done, if a loop goes on for as long as somebody likes (731.1b)."""
NOTHING = object()
"""No answer."""


class Answering:
    """Answers the decisions of both players, but for those at priority and the declarations of combat."""

    def __init__(self, scenario: Scenario, who: WhoIsWho) -> None:
        self.who = who
        self.strict = scenario.options.strict
        self.illegal = scenario.options.illegal is not None and scenario.options.illegal.required
        self.queues = {player: Queues(scenario.choices, player) for player in (1, 2)}
        self.sharing = Sharing(who)
        self.targeting: Targeting | None = None
        self.declined: list[tuple[Any, Any]] = []
        self.unanswered: list[str] = []
        self.helpful: Callable[[Choose], Any] | None = None
        """Which target helps who chooses, for scenarios that leave it to a simple player."""
        self._series: tuple[Any, ...] = ()
        self._picked: list[Any] = []
        self._used_up = False
        self._agreed: bool | None = None
        self._begun = False
        self._types: list[Any] = []
        self._keeping = False
        self._noticed = 0
        self._chosen: list[Id] = []
        self._taken: Counter[Id] = Counter()
        self._mays_asked: Counter[Id] = Counter()
        self._costs_asked: set[Id] = set()
        self._modes_noticed = 0
        self._modes_asked: Counter[Id] = Counter()
        self._repeated: Counter[tuple[int, Id, str, str]] = Counter()

    def begin(self, targeting: Targeting | None) -> None:
        """The targets of a command are to be chosen now, or no command is being carried out any more."""
        self.targeting = targeting
        self.declined = []

    def answer(self, game: Game, asked: Choose) -> Any:
        """The option that the scenario means, or that a simple player would take.

        Raises:
            Refused: the scenario says what can't be chosen.
        """
        queues = self.queues[asked.decider]
        self.notice(game)
        if asked.kind not in SHARES:
            self.sharing.settle(self.queues)
        series = (asked.player, asked.kind, asked.why, asked.rule, asked.about, game.turn, game.stack[-1:])
        again = series == self._series and not any(option in self._picked for option in asked.options)
        if not again:  # nor is it the same decision if what was chosen in that can be chosen once more
            self._picked = []
            self._series, self._used_up, self._agreed, self._begun = series, False, None, False
            if asked.rule == NEW_TARGETS:
                self._keeping = self._keeps_targets(queues)
        option = self._scripted(game, asked, queues)
        if option is NOTHING and self.strict and asked.kind == "may" and queues.empty:
            option = False  # all that was asked has been answered: this wasn't
        elif option is NOTHING:
            if self.strict and asked.kind in (COIN, DIE):
                raise Refused(f"nothing tells the answer: {asked.why}")
            self._repeated[(game.turn, asked.player, asked.kind, asked.why)] += 1
            endless = self._repeated[(game.turn, asked.player, asked.kind, asked.why)] > ENDLESS
            option = default(game, asked, strict=self.strict, again=again, ends_loops=endless)
            if asked.kind == "target" and option is not None and not self.strict and self.helpful is not None:
                option = self.helpful(asked)
            self.unanswered.append(f"{asked.why} ({option_text(game, asked, option)})")
        return option

    def notice(self, game: Game) -> None:
        """Modes and targets that were chosen unasked take their answers out of the queues."""
        for number, id, player, modes in new_modes(game, self._modes_noticed):
            self._modes_noticed = number
            if player in self.queues:
                self.queues[player].drop_modes(modes, len(modes) - self._modes_asked[id])
        for number, player, target in new_targets(game, self._noticed):
            self._noticed = number
            if target in self._chosen:
                self._chosen.remove(target)
            elif player in self.queues and not (self.targeting is not None and self.targeting.names(game, number)):
                queues = self.queues[player]
                entry = next((e for e in queues.targets if e.things and self.who.fits(game, target, e.things[0])), None)
                if entry is not None:
                    if entry.choice.kind == "target_amount":
                        self.sharing.goes_to(entry.things[0], entry.choice.number)
                    queues.use(entry)

    def taken_back(self, game: Game) -> None:
        """What was noticed since then hasn't happened."""
        self._noticed, self._modes_noticed = min(self._noticed, game.entries), min(self._modes_noticed, game.entries)

    def leftovers(self, game: Game) -> list[str]:
        """The choices that were not used, though they could have been."""
        self.notice(game)
        self.sharing.settle(self.queues)
        for id, player in idle_mays(game):  # nothing could be done, and so nobody was asked
            self._taken[player] += not self._mays_asked[id]
        for id, player in unasked_costs(game):  # nothing else could be done
            self._taken[player] += id not in self._costs_asked
        self._taken.update(entering_sacrifices(game))
        return [
            f"{'AB'[player - 1]}: {choice}"
            for player, queues in self.queues.items()
            for choice, things in queues.left()
            if not excused(game, self.who, choice, things) and not self._said_by_choosing(choice)
        ]

    def _said_by_choosing(self, choice: Choice) -> bool:
        """Whether a yes was said by choosing something at once (608.2d), or to what turned out to be impossible."""
        if choice.kind != "yesno" or not choice.yes or not self._taken[choice.player]:
            return False
        self._taken[choice.player] -= 1
        return True

    # --- by kind

    def _scripted(self, game: Game, asked: Choose, queues: Queues) -> Any:
        kind, options = asked.kind, asked.options
        if kind == "target":
            return self._target(game, asked, queues)
        if kind in SHARES:
            share = self.sharing.answer(game, asked, queues)
            return share if share is not None else NOTHING
        if kind == "optional cost":
            return self._optional_cost(game, asked, queues)
        if kind == "mode":
            self._modes_asked[game.stack[-1] if game.stack else NOBODY] += 1
            return _mode(game, options, queues)
        if kind == "coin" and 1 in options:
            return _number(options, int(yes), queues) if (yes := queues.flag("coin")) is not None else NOTHING
        if kind in ("x", "number", "die"):
            number = queues.number(("die",) if kind == "die" else ("x", "amount"), options)
            told = queues.choices[0].choice if queues.choices else None
            if number is None and kind == "x" and self.illegal and told is not None and told.kind == "x":
                raise Refused(f"X can't be {told.number}")
            return number if number is not None else self._pick(game, asked, (queues.choices,))
        if options == YES_OR_NO:
            self._mays_asked[game.stack[-1] if game.stack else NOBODY] += 1
            yes = queues.flag("yesno")
            return yes if yes is not None else NOTHING
        if kind in ("mana", "pay"):
            return self._mana(game, asked, queues)
        if None in options:
            return self._if_any(game, asked, queues)
        return self._pick(game, asked, (queues.choices, queues.targets))

    def _if_any(self, game: Game, asked: Choose, queues: Queues) -> Any:
        """What a player may choose, or nothing: a yes or no that comes first tells whether anything is chosen at all."""
        first, self._begun = not self._begun, True
        if first and queues.choices and queues.choices[0].choice.kind == "yesno":
            self._agreed = queues.flag("yesno")
        if self._agreed is False:
            return None
        found = self._pick(game, asked, (queues.choices, queues.targets))
        if not (first and self._agreed) and found is not NOTHING and found is not None:
            self._taken[asked.player] += 1
        return next(o for o in asked.options if o is not None) if found is NOTHING and first and self._agreed else found

    def _target(self, game: Game, asked: Choose, queues: Queues) -> Any:
        found = self._scripted_target(game, asked, queues)
        if isinstance(found, int):
            self._chosen.append(found)
        return found

    def _scripted_target(self, game: Game, asked: Choose, queues: Queues) -> Any:
        if asked.rule == NEW_TARGETS and self._keeping:
            return asked.options[0]
        if self.targeting is not None and self.targeting.still_choosing(game):
            found = self.targeting.next(game, asked, self.who)
            if found is not None or self.targeting.enough(asked):
                return found
        found = self._pick(game, asked, (queues.targets, queues.choices))
        if found is not NOTHING and found is not None and queues.amount is not None:
            self.sharing.goes_to(*queues.amount)
            queues.amount = None
        return found

    def _keeps_targets(self, queues: Queues) -> bool:
        """Whether the targets of a copy stay as they are: a question before the choice of each (707.10c)."""
        yes = queues.flag("yesno")
        return not yes if yes is not None else self.strict and not queues.targets

    def _optional_cost(self, game: Game, asked: Choose, queues: Queues) -> Any:
        """One question for each cost that may be paid; one that was declined isn't asked about again."""
        self._costs_asked.update(game.stack[-1:])
        for name in asked.options:
            if name is None or (asked.about, name) in self.declined:
                continue
            yes = queues.flag("yesno")
            if yes is None:
                yes = not self.strict
            if yes:
                return self._named_cost(game, asked, queues) or name
            self.declined.append((asked.about, name))
        return None

    def _named_cost(self, game: Game, asked: Choose, queues: Queues) -> str:
        """The cost that a card in hand offers which the scenario names, as the card to splice (702.47a)."""
        for name in asked.options:
            card = name.removeprefix(SPLICE) if name is not None and name.startswith(SPLICE) else ""
            for entry in (*queues.targets, *queues.choices) if card else ():
                if entry.things and self.who.fits(game, int(card), entry.things[0]):
                    queues.use(entry)
                    return str(name)
        return ""

    def _mana(self, game: Game, asked: Choose, queues: Queues) -> Any:
        """A type of mana by the name of its colour, or by how much there is to be of each type, in their order.

        A mana ability is chosen by its source or by how its text begins.
        """
        if any(isinstance(option, ActivateMana) for option in asked.options):
            return self._pick(game, asked, (queues.choices,))
        if not self._types:
            numbers = queues.amounts(len(asked.options))
            self._types = [kind for kind, number in zip(asked.options, numbers, strict=False) for _ in range(number)]
        if self._types and self._types[0] in asked.options:
            return self._types.pop(0)
        for entry in queues.choices:
            if entry.things:
                fitting = [option for option in asked.options if matches_color(option, entry.things[0].name)]
                if fitting:
                    queues.use(entry)
                    return fitting[0]
                break
        return NOTHING

    def _pick(self, game: Game, asked: Choose, lists: Sequence[list[Pending]]) -> Any:
        """The first thing in the lists that is an option; nothing more once an entry for this decision is used up."""
        can_stop = None in asked.options
        if self._used_up and can_stop:
            return None
        for entries in lists:
            for entry in entries:
                if entry.choice.skip:
                    if can_stop and entry is entries[0]:
                        entries.remove(entry)
                        return None
                    continue
                if not entry.things:
                    continue
                for option in asked.options:
                    if option is not None and matches(game, asked, option, entry.things[0], self.who):
                        self._use(asked, entry)
                        self._picked.append(option)
                        return option
        return NOTHING

    def _use(self, asked: Choose, entry: Pending) -> None:
        queues = self.queues[asked.decider]
        if entry.choice.kind == "target_amount":
            queues.amount = (entry.things[0], entry.choice.number)
        queues.use(entry)
        several = len(entry.choice.things) > 1 or entry.choice.kind == "target"
        self._used_up = several and not entry.things


def _mode(game: Game, options: Sequence[Any], queues: Queues) -> Any:
    """The n-th mode, of those that haven't been chosen before if it must be one; else the n-th of those offered."""
    entry = queues.next_mode()
    if entry is None:
        return NOTHING
    if entry.skip:
        return None if None in options else NOTHING
    wanted = entry.number - 1
    if wanted in options and not counts_unchosen(game):
        return wanted
    numbers = [option for option in options if option is not None]
    if 0 <= wanted < len(numbers):
        return numbers[wanted]
    raise Refused(f"mode {entry.number} can't be chosen")


def _number(options: Sequence[Any], wanted: int, queues: Queues) -> Any:
    return wanted if wanted in options else NOTHING
