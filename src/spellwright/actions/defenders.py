"""What a creature attacks that enters, or becomes, attacking by an effect (508.4)."""

from __future__ import annotations

from spellwright.rules.combat_phase import defenders
from spellwright.rules.scene import GameScene
from spellwright.words.procedure import NOBODY, Id, Procedure, choose


def chosen_defender(scene: GameScene, player: Id, told: Id | None = None) -> Procedure[Id]:
    """What the player chooses for it to attack (508.4), unless the text tells whom.

    Nothing if it isn't that player's combat phase, or whom the text tells can't be attacked (508.4a-b).
    """
    game = scene.game
    if game.active != player or not game.step.startswith(("declare", "first combat", "combat", "end of combat")):
        return NOBODY
    options = defenders(game, player)
    if told is not None:
        return told if told in options else NOBODY
    if not options:
        return NOBODY
    return (yield from choose(player, options, "attack", "What does it attack?", "508.4", scene.source))
