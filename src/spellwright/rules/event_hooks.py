"""What events ask of abilities: a part of `rules.hooks`, where asking is explained."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spellwright.state.choices import Memory
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.state.history import Waiting
from spellwright.words.ability import Ability
from spellwright.words.procedure import Id, Procedure

if TYPE_CHECKING:
    from spellwright.rules.hooks import Hooks


class EventHooks(Ability):
    """The questions of replacement effects, of what can't happen, and of triggers (101.2, 603, 614-616).

    Defaults are never called.
    """

    __slots__ = ()

    # --- which kinds an ability is about is asked of the value, since its words decide

    def replaces(self) -> tuple[type[Event], ...]:
        """The kinds of events that it might replace or prevent (614, 615)."""
        return ()

    def triggers_on(self) -> tuple[type[Event], ...]:
        """The kinds of events that might trigger it (603.2)."""
        return ()

    def forbids(self) -> tuple[type[Event], ...]:
        """The kinds of events that it might make impossible (101.2, 614.17)."""
        return ()

    def moves_to(self) -> tuple[str, ...]:
        """The zones to which all moves go that it is about, of those in `KINDS_OF_MOVES`; none if it may be others."""
        return ()

    # --- replacement and prevention

    def only_self(self) -> bool:
        """Whether it modifies only how its own object enters or what happens to it (614.12, 614.15)."""
        return False

    def rank(self) -> int:
        """In which step of 616.1a-e it is applied: 0 self-replacement, 1 control, 2 copy, 3 back face up, 4 the rest."""
        return 4

    def of_several(self) -> bool:
        """Whether it replaces all that would happen at the same time as one event: "one or more tokens" (614.5)."""
        return False

    def besides_once(self) -> bool:
        """Whether it does something besides once for all that it replaces at one time: damage of several sources (615.5)."""
        return False

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """Whether it applies to this event (614.1)."""
        raise NotImplementedError

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """What happens instead: any number of events (614.6)."""
        raise NotImplementedError

    def impossible(self, game: Game, me: Id, event: Any) -> bool:
        """Whether it makes this event impossible (614.17)."""
        raise NotImplementedError

    # --- triggers

    def looks_back(self, event: Any) -> bool:
        """Whether it looks back in time at this event: at the game as it was right before it (603.10)."""
        return False

    def batch(self, event: Any) -> Any:
        """What simultaneous events must have in common to trigger it once ("one or more"); None: each does (603.2c)."""
        return None

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """What the event mentions, if it triggers the ability; None if it doesn't (603.2)."""
        raise NotImplementedError

    def triggers_each(self, game: Game, me: Id, event: Any, new: Id) -> tuple[Memory, ...]:
        """What each occurrence in the event mentions, where one event holds several (603.2c)."""
        memory = self.triggers(game, me, event, new)
        return () if memory is None else (memory,)

    def keeps_from_triggering(self, game: Game, me: Id, other: Id, ability: Hooks, event: Any) -> bool:
        """Whether it keeps an ability of another or the same object from triggering at that event (603.2)."""
        raise NotImplementedError

    def triggers_again(self, game: Game, me: Id, waiting: Waiting) -> int:
        """How many additional times it lets an ability trigger that has triggered (603.2d)."""
        raise NotImplementedError

    def state_triggers(self, game: Game, me: Id) -> bool:
        """Whether the state that a state trigger waits for is there (603.8)."""
        raise NotImplementedError

    def mana_trigger(self) -> bool:
        """Whether it is a triggered mana ability (605.1b)."""
        return False
