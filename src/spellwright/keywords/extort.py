"""702.101 Extort."""

from __future__ import annotations

from typing import Any

from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.paying import offer_to_pay
from spellwright.rules.asking import controller
from spellwright.rules.happen import happen
from spellwright.rules.scene import resolving_scene
from spellwright.state.choices import Memory
from spellwright.state.events.damage import GainLife, LoseLife
from spellwright.state.events.event import Event
from spellwright.state.events.stack import Cast
from spellwright.state.game import Game
from spellwright.words.costs import PayMana
from spellwright.words.mana import ManaCost
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class Extort(KeywordAbility):
    """Extort (702.101a)."""

    RULE = "702.101"
    SUMMARY = "Whenever you cast a spell, you may pay {W/B} to drain each opponent of 1 life."
    ENGLISH = "extort"

    def triggers_on(self) -> tuple[type[Event], ...]:
        """Casting."""
        return (Cast,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """Whenever you cast a spell (702.101a)."""
        return () if event.player == controller(game, me) else None

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """If you pay, each opponent loses 1 life and you gain as much as was lost (702.101a)."""
        scene = resolving_scene(game, me)
        if (yield from offer_to_pay(game, scene, scene.you, (_PRICE,), "702.101a")):
            losses = (LoseLife(opponent, 1) for opponent in scene.opponents(scene.you))
            entries = yield from happen(game, *losses, rule="702.101a", source=me)
            lost = sum(e.event.amount for e in entries if isinstance(e.event, LoseLife))
            yield from happen(game, GainLife(scene.you, lost), rule="702.101a", source=me)


_PRICE = PayMana(ManaCost.parse("{W/B}"))
