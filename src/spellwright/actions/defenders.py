"""What a creature attacks that enters, or becomes, attacking by an effect (508.4)."""

from __future__ import annotations

from spellwright.rules.combat_phase import defenders
from spellwright.rules.scene import GameScene
from spellwright.words.players import DefendingPlayer, ThatPlayer, defending_player
from spellwright.words.procedure import NOBODY, Id, Procedure, choose
from spellwright.words.references import That
from spellwright.words.word import Word, word


@word
class WhomItAttacks(Word):
    """Whom it attacks as it enters: "attacking that player", "attacking that player or a planeswalker they control"."""

    who: ThatPlayer | DefendingPlayer
    or_walker: bool = False
    ENGLISH = ("{who}", "{who} or a planeswalker they control {or_walker=True}")

    def ids(self, scene: GameScene) -> tuple[Id, ...]:
        """Those that it may attack: the player, or, as well, each planeswalker of theirs."""
        players = self.who.find(scene)
        if not self.or_walker:
            return players
        theirs = (id for id in scene.objects("battlefield") if scene.controller(id) in players)
        return (*players, *(id for id in theirs if "planeswalker" in scene.traits(id).types))


@word
class BlockingIt(Word):
    """What it blocks as it enters: "that's blocking that creature" (509.4)."""

    what: That
    ENGLISH = "blocking {what}"

    def attacker(self, scene: GameScene, player: Id) -> Id:
        """That creature, if it still attacks that player or what they have; else none is blocked (509.4a)."""
        for id in self.what.find(scene):
            attacked = scene.attacked(id) if scene.zone(id) == "battlefield" else NOBODY
            if attacked and defending_player(scene, attacked) == player:
                return id
        return NOBODY


def chosen_defender(scene: GameScene, player: Id, told: tuple[Id, ...] | None = None) -> Procedure[Id]:
    """What the player chooses for it to attack (508.4), unless the text tells whom.

    Nothing if it isn't that player's combat phase, or whom the text tells can't be attacked (508.4a-b).
    """
    game = scene.game
    if game.active != player or not game.step.startswith(("declare", "first combat", "combat", "end of combat")):
        return NOBODY
    options = [one for one in defenders(game, player) if told is None or one in told]
    if not options:
        return NOBODY
    return (yield from choose(player, options, "attack", "What does it attack?", "508.4", scene.source))
