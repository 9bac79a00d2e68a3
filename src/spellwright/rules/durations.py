"""When effects on no object end (500.5, 514.2, 611.2a-b), and what happens as one does (610.3)."""

from __future__ import annotations

from collections.abc import Callable

from spellwright.rules.answering import answering
from spellwright.rules.happen import happen
from spellwright.rules.scene import scene_of
from spellwright.state.events.effects import Begin, End
from spellwright.state.events.event import note_down
from spellwright.state.events.turns import BeginStep
from spellwright.state.game import Game
from spellwright.state.history import Floating
from spellwright.words.procedure import FIRST_OBJECT, Id, Procedure


def end_effects(game: Game, over: Callable[[Floating], bool]) -> Procedure[None]:
    """End the effects whose time is over, all at once; then what they leave to be done is done (610.3)."""
    ending = [f for f in game.floating if over(f)]
    if not ending:
        return
    last = [
        event
        for effect in ending
        for ability in answering(effect.ability, "at_the_end")
        for event in ability.at_the_end(game, effect.key)
    ]
    if last:
        yield from happen(game, *last, rule="610.3d")
    for effect in ending:
        for ability in answering(effect.ability, "afterwards"):
            yield from ability.afterwards(game, effect.key)
    note_down(game, End(tuple(f.key for f in ending)))


def end_with_the_turn(game: Game) -> Procedure[None]:
    """Effects "until end of turn" and "this turn" end in the cleanup step (514.2)."""

    def over(effect: Floating) -> bool:
        until = effect.until
        if until.kind == "end of your next turn":
            return until.player == game.active and game.turn > until.turn
        return until.kind == "end of turn"

    yield from end_effects(game, over)


def end_with_combat(game: Game) -> Procedure[None]:
    """Effects "until end of combat" end as the combat phase does (500.5, 511.2)."""
    yield from end_effects(game, lambda effect: effect.until.kind == "end of combat")


OF_YOUR_NEXT_TURN = ("end of your next turn", "end of your next upkeep")
"""How those last that end within a player's next turn."""

NEXT_STEPS = {"upkeep": "your next upkeep", "end": "your next end step"}
"""The steps with which effects end that last until a player's next such step."""


def end_at_step(game: Game, step: str) -> Procedure[None]:
    """Effects "until your next end step" or "upkeep" end as that step begins (500.5)."""

    def over(effect: Floating) -> bool:
        return effect.until.kind == NEXT_STEPS[step] and effect.until.player == game.active

    yield from end_effects(game, over)


def end_with_upkeep(game: Game) -> Procedure[None]:
    """Effects "until the end of your next upkeep" end as that step does (500.5): the next after they began."""

    def over(effect: Floating) -> bool:
        until = effect.until
        if until.kind != "end of your next upkeep" or until.player != game.active:
            return False
        return not _began_in_this_step(game, effect)

    yield from end_effects(game, over)


def _began_in_this_step(game: Game, effect: Floating) -> bool:
    for entry in game.this_turn():
        if isinstance(entry.event, BeginStep):
            break
        if isinstance(entry.event, Begin) and entry.new == effect.key:
            return True
    return False


def end_at_turn_of(game: Game, player: Id) -> Procedure[None]:
    """Effects "until your next turn" end as that turn begins (500.5), or would have begun (800.4m)."""
    gone = bool(game.player(player).out)

    def over(effect: Floating) -> bool:
        until = effect.until
        return until.player == player and (
            until.kind == "your next turn" or (gone and until.kind in (*OF_YOUR_NEXT_TURN, *NEXT_STEPS.values()))
        )

    yield from end_effects(game, over)


def end_what_is_over(game: Game) -> Procedure[None]:
    """Effects that last for as long as something is so end when it isn't (611.2b)."""
    yield from end_effects(game, lambda effect: _no_longer(game, effect))


def _no_longer(game: Game, effect: Floating) -> bool:
    until = effect.until
    if until.kind == "source leaves":
        return effect.source >= FIRST_OBJECT and game[effect.source].zone == "gone"
    if until.kind == "while":
        return not until.condition.holds(scene_of(game, effect.key))
    return False
