"""Sources of a player's choice (609.7): chosen as the effect begins, not as it applies."""

from __future__ import annotations

from spellwright.rules.scene import GameScene
from spellwright.words.chosen_posts import OfChoice
from spellwright.words.nouns import Things
from spellwright.words.procedure import Id, Procedure
from spellwright.words.quantified import A
from spellwright.words.references import Recipient


def leaves_choice(phrase: Recipient | None) -> bool:
    """Whether it is "... of your choice"."""
    if not isinstance(phrase, A) or not isinstance(phrase.what, Things):
        return False
    return any(isinstance(post, OfChoice) for post in phrase.what.posts)


def chosen_now(scene: GameScene, phrase: Recipient | None) -> Procedure[tuple[Id, ...] | None]:
    """What is chosen for such a phrase as the effect begins (609.7a); None if nothing is left to choose."""
    if phrase is None or not leaves_choice(phrase):
        return None
    return (yield from phrase.pick(scene, scene.you))
