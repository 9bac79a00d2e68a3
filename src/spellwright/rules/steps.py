"""Phases and steps as data (500.1): which there are, which belong together, how some are added (500.8-500.10)."""

from __future__ import annotations

from spellwright.state.events.event import note_down
from spellwright.state.events.turns import SetAgenda
from spellwright.state.game import Game

PHASES: dict[str, tuple[str, ...]] = {
    "beginning": ("untap", "upkeep", "draw"),  # 501.1
    "precombat main": ("precombat main",),
    "combat": (
        "beginning of combat", "declare attackers", "declare blockers", "first combat damage", "combat damage",
        "end of combat",
    ),
    "postcombat main": ("postcombat main",),
    "ending": ("end", "cleanup"),  # 512.1
}  # fmt: skip
"""The steps of each phase in their order; a main phase counts as one step (505.2)."""

FIRST_DAMAGE = "first combat damage"
"""The step that is inserted before the combat damage step if some creature deals damage first (510.4)."""

AT_ONCE = ""
"""An entry of the agenda: the present step ends without anyone receiving priority (723.1d, 723.2d)."""

TURN: tuple[str, ...] = tuple(step for steps in PHASES.values() for step in steps if step != FIRST_DAMAGE)
"""The steps of a turn to which nothing was added (500.1)."""

_PHASE_OF = {step: phase for phase, steps in PHASES.items() for step in steps}


def phase_of(step: str) -> str:
    """The phase to which a step belongs; "" before the first step of a turn."""
    return _PHASE_OF.get(step, "")


IN_COMBAT = frozenset(PHASES["combat"])
"""The steps of the combat phase."""


def steps_of(phase: str) -> tuple[str, ...]:
    """The steps that a phase has unless something adds or skips some."""
    return tuple(step for step in PHASES[phase] if step != FIRST_DAMAGE)


def rest_of_phase(game: Game, step: str = "") -> int:
    """How many entries of the agenda belong to the phase of the present step, or of a given one that comes first."""
    step = step or game.step
    phase = phase_of(step)
    if not phase:
        return 0
    order = PHASES[phase]
    count = 0
    for coming in game.agenda:
        if phase_of(coming) != phase or order.index(coming) <= order.index(step):
            break
        step = coming
        count += 1
    return count


def last_of_phase(game: Game) -> bool:
    """Whether the present step is the last one of its phase."""
    return rest_of_phase(game) == 0


def add_phases(game: Game, *phases: str) -> None:
    """Add phases directly after this one (500.8); a main phase that is added is a postcombat one (505.1a).

    Args:
        game: the game.
        phases: names of `PHASES`, in the order in which they will come.
    """
    after = rest_of_phase(game)
    _insert(game, after, tuple(step for phase in phases for step in steps_of(phase)))


def add_phases_after(game: Game, phase: str, *phases: str) -> None:
    """Add phases directly after the next phase of that name (500.8), or after this one if it is of that name."""
    if phase_of(game.step) == phase:
        add_phases(game, *phases)
        return
    for at, step in enumerate(game.agenda):
        last = at + 1 == len(game.agenda) or phase_of(game.agenda[at + 1]) != phase
        if phase_of(step) == phase and last:
            _insert(game, at + 1, tuple(s for added in phases for s in steps_of(added)))
            return


def add_steps(game: Game, step: str, number: int = 1, *, this_phase: bool = True) -> None:
    """Add steps: directly after this one, if they belong to this phase (500.9), else in phases of their own (500.10).

    Args:
        game: the game.
        step: the name of the step.
        number: how many of them.
        this_phase: whether they come after this step, not after the whole phase.
    """
    after_this = this_phase and phase_of(step) == phase_of(game.step)
    _insert(game, 0 if after_this else rest_of_phase(game), (step,) * number)


def skip_rest_of_phase(game: Game, step: str) -> None:
    """Skip the steps of the phase that was to begin with this step (500.11)."""
    note_down(game, SetAgenda(game.agenda[rest_of_phase(game, step) :]))


def _insert(game: Game, at: int, steps: tuple[str, ...]) -> None:
    note_down(game, SetAgenda((*game.agenda[:at], *steps, *game.agenda[at:])))
