"""702.116 Myriad."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.clauses.delayed import AtEndOfCombat, begin_delayed
from spellwright.actions.clauses.sentences import Sentence
from spellwright.actions.exile import Exile
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.later import THOSE
from spellwright.keywords.saying import do
from spellwright.keywords.triggering import WheneverItAttacks
from spellwright.rules.combat_phase import defenders, defending_player
from spellwright.rules.scene import resolving_scene
from spellwright.rules.token_copies import token_copy
from spellwright.state.events.stack import CreateToken
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure, choose, may
from spellwright.words.word import word


@word
class Myriad(WheneverItAttacks, KeywordAbility):
    """Myriad (702.116a)."""

    RULE = "702.116"
    SUMMARY = "When it attacks, copies of it attack your other opponents."
    ENGLISH = "myriad"

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """For each other opponent, you may create a copy attacking them; exile them at end of combat (702.116a)."""
        scene = resolving_scene(game, me)
        source, attacked = scene.source, game[scene.source].attacking
        others = [o for o in scene.opponents(scene.you) if o != defending_player(game, attacked)] if attacked else []
        tokens: list[CreateToken] = []
        for opponent in others:
            if (yield from may(scene.you, "Create a copy that attacks that player?", "702.116a", opponent)):
                whom = [d for d in defenders(game, scene.you) if defending_player(game, d) == opponent]
                defender = yield from choose(scene.you, whom, "attack", "What does it attack?", "508.4", source)
                copy = token_copy(game, source)._asdict()
                tokens.append(CreateToken(scene.you, tapped=True, attacking=defender, **copy))
        entries = yield from bring_about(scene, *tokens, rule="702.116a")
        made = tuple(e.new for e in entries if isinstance(e.event, CreateToken))
        if made:
            scene.remember(1, made)
            yield from begin_delayed(scene, Sentence(do(Exile(THOSE))), AtEndOfCombat())
