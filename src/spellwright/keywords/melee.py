"""702.121 Melee."""

from __future__ import annotations

from spellwright.actions.gets import Gets
from spellwright.keywords.effects import until_end_of_turn
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.triggering import WheneverItAttacks
from spellwright.rules.scene import resolving_scene
from spellwright.state.events.combat import Attack
from spellwright.state.events.turns import BeginStep
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class Melee(WheneverItAttacks, KeywordAbility):
    """Melee (702.121a)."""

    RULE = "702.121"
    SUMMARY = "When it attacks, it gets +1/+1 for each opponent you attacked this combat."
    ENGLISH = "melee"

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """+1/+1 until end of turn for each opponent attacked with a creature this combat (702.121a)."""
        scene = resolving_scene(game, me)
        bonus = len(opponents_attacked(game, scene.you))
        yield from until_end_of_turn(scene, (scene.source,), Gets(f"+{bonus}/+{bonus}"), rule="702.121a")


def opponents_attacked(game: Game, player: Id) -> tuple[Id, ...]:
    """The opponents whom the player attacked with a creature this combat."""
    attacked: dict[Id, None] = {}
    for entry in game.this_turn():
        event = entry.event
        if isinstance(event, BeginStep) and event.step == "declare attackers":
            break
        if isinstance(event, Attack) and event.defender in game.opponents(player):
            attacked[event.defender] = None
    return tuple(attacked)
