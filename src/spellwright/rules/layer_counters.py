"""Keyword counters: each gives the object it is on an ability, in layer 6 (122.1b, 613.1f)."""

from __future__ import annotations

from spellwright.rules.layer_effects import Effect, Parts
from spellwright.rules.layers_5_and_6 import AddAbilities
from spellwright.state.game import Game
from spellwright.state.object import Object


def counter_effects(game: Game, o: Object) -> list[Effect]:
    """The effects of the keyword counters on an object. Which kind gives what, the game's options tell."""
    if not o.counters:
        return []
    effects: list[Effect] = []
    for kind, ability in game.option("keyword counters", ()):
        number = o.counters_of(kind)
        if number:
            timestamp = dict(o.stamped).get(kind, o.timestamp)  # 613.7c
            effect = Effect(o.id, ability, Parts((AddAbilities(None, (ability,) * number),)), timestamp, len(effects))
            effect.static = False
            effects.append(effect)
    return effects
