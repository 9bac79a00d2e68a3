"""The targets that a command gives, assigned to the instances of the word "target" from left to right."""

from __future__ import annotations

from collections.abc import Iterator

from spellwright.actions.abilities.modes import MARKS_APART, Modes
from spellwright.actions.walking import aims_in
from spellwright.lab.matching_names import WhoIsWho
from spellwright.lab.matching_options import matches, names
from spellwright.lab.refused import Forbidden, Refused
from spellwright.lab.scenario import Thing
from spellwright.lab.unasked import entries_after, modal_contents
from spellwright.rules.barriers import barriers_to_targeting
from spellwright.state.events.stack import Activated, Cast
from spellwright.state.game import Game
from spellwright.words.procedure import NOBODY, Choose, Id


class Targeting:
    """The targets of a command that is being carried out; `given` are those still to be chosen."""

    def __init__(self, game: Game, player: Id, targets: tuple[Thing, ...]) -> None:
        self.player, self.began = player, game.entries
        self.given = sorted(targets, key=lambda thing: thing.mode)
        self.explicit = bool(targets)
        self.used: list[Id] = []
        self._answered: list[Id] = []
        self._settled = 0

    def announced(self, game: Game) -> tuple[Id, int] | None:
        """The spell or ability that was cast or activated since the command began, and the number of that entry."""
        for entry in entries_after(game, self.began):
            event = entry.event
            if isinstance(event, Cast) and event.player == self.player:
                return event.object, entry.number
            if isinstance(event, Activated) and event.player == self.player and not event.mana:
                return event.object, entry.number
        return None

    def still_choosing(self, game: Game) -> bool:
        """Whether what the command asks for is still being cast or activated."""
        return self.announced(game) is None

    def names(self, game: Game, number: int) -> bool:
        """Whether a target chosen in that entry is one that the command itself names."""
        announced = self.announced(game)
        return self.explicit and (announced is None or number < announced[1])

    def enough(self, asked: Choose) -> bool:
        """Whether no further target is to be chosen, because the command has named all of them."""
        return self.explicit and None in asked.options

    def next(self, game: Game, asked: Choose, who: WhoIsWho) -> Id | None:
        """The next target given; None to choose no more, or if none was given at all.

        Raises:
            Refused: it is no legal target.
        """
        self._pass_over_unasked(game, who)
        mode = mode_of(game, asked)
        given = next((thing for thing in self.given if not mode or thing.mode in (0, mode)), None)
        if given is None:
            return None
        for option in asked.options:
            if option is not None and matches(game, asked, option, given, who):
                self.given.remove(given)
                chosen: Id = option
                self.used.append(chosen)
                self._answered.append(chosen)
                return chosen
        if None in asked.options:
            return None
        raise self._refusal(game, given, who, game.stack[-1] if game.stack else NOBODY, "is no legal target")

    def _pass_over_unasked(self, game: Game, who: WhoIsWho) -> None:
        """Where there was one legal target only, nothing was asked."""
        if not game.stack:
            return
        choices = game[game.stack[-1]].choices
        ids = choices.target_ids() if choices is not None else ()
        for id in ids[self._settled :]:
            if id in self._answered:
                self._answered.remove(id)
            elif self.given and names(game, id, self.given[0], who):
                del self.given[0]
                self.used.append(id)
        self._settled = len(ids)

    def finish(self, game: Game, who: WhoIsWho) -> None:
        """The command is done: each target given must be one of the targets.

        Raises:
            Refused: one isn't.
        """
        announced = self.announced(game)
        choices = game[announced[0]].choices if announced is not None and announced[0] else None
        left = list(choices.target_ids()) if choices is not None else []
        for target in self.used:
            if target in left:
                left.remove(target)
        for thing in self.given:
            found = next((target for target in left if names(game, target, thing, who)), None)
            if found is None:
                stack_object = announced[0] if announced is not None else NOBODY
                raise self._refusal(game, thing, who, stack_object, "could not be chosen as a target")
            left.remove(found)

    def _refusal(self, game: Game, thing: Thing, who: WhoIsWho, stack_object: Id, why: str) -> Refused:
        """What is refused: what a rule keeps from being a target (702.11b) makes the whole command impossible."""
        o = game[stack_object] if stack_object else None
        source = NOBODY if o is None else o.source if o.ability is not None else o.id
        named = [id for id in (*(p.id for p in game.players), *game.battlefield) if names(game, id, thing, who)]
        kept = (
            source
            and named
            and all(any(True for _ in barriers_to_targeting(game, self.player, source, id)) for id in named)
        )
        return Forbidden(f"{thing} {why}") if kept else Refused(f"{thing} {why}")


def mode_of(game: Game, asked: Choose) -> int:
    """The mode, counted from 1, of what is being cast or activated to which a target that is asked for belongs; else 0."""
    mark = asked.about[0] % MARKS_APART if isinstance(asked.about, tuple) else 0
    for content in _modal_on_top(game) if mark else ():
        for number, mode in enumerate(content.modes, 1):
            if any(aim.mark == mark for aim in aims_in(mode)):
                return number
    return 0


def counts_unchosen(game: Game) -> bool:
    """Whether modes on top of the stack are told by number among those only that haven't been chosen before (700.2e)."""
    return any(content.unchosen is not None for content in _modal_on_top(game))


def _modal_on_top(game: Game) -> Iterator[Modes]:
    return modal_contents(game, game.stack[-1]) if game.stack else iter(())
