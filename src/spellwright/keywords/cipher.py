"""702.99 Cipher."""

from __future__ import annotations

from typing import Any

from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.offering import offer_to_cast
from spellwright.keywords.triggering import WheneverItHurtsAPlayer
from spellwright.rules.asking import controller, is_type
from spellwright.rules.happen import happen
from spellwright.rules.layers_5_and_6 import AddAbilities
from spellwright.rules.offers import Way
from spellwright.state.events.stack import CopyCard
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import NOBODY, Id, Procedure, choose_some
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.word import word

ENCODED = "encoded on"
"""The note on an exiled card: on which creature it is encoded (702.99b)."""
_ZONES = frozenset({"stack", "exile"})


@word
class Cipher(KeywordAbility):
    """Cipher (702.99a)."""

    RULE = "702.99"
    SUMMARY = "It may be exiled encoded on a creature of yours, which copies it whenever it hurts a player in combat."
    ENGLISH = "cipher"

    def zones(self) -> frozenset[str]:
        """On the stack, then in exile (702.99a)."""
        return _ZONES

    def instructs(self, game: Game, me: Id) -> Procedure[None]:
        """If a card represents it, it may be exiled encoded on a creature you control (702.99a)."""
        o = game[me]
        if o.copy or o.card is None:
            return
        mine = (id for id in game.battlefield if controller(game, id) == o.controller and not game[id].phased_out)
        able = [id for id in mine if is_type(game, id, "creature")]
        chosen = yield from choose_some(
            o.controller, able, 0, 1, "choose", "Encode it on which creature?", "702.99a", me
        )
        exiled = (Move(me, "exile", notes=((ENCODED, id),), cause="cipher") for id in chosen)
        yield from happen(game, *exiled, rule="702.99a", source=me)

    def layer_parts(self) -> tuple[Any, ...]:
        """The creature on which the exiled card is encoded may copy it (702.99a, 702.99c)."""
        return _PARTS


@word
class EncodedCreature(Objects):
    """The creature on which the card is encoded."""

    many = False

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """That one, as long as it is on the battlefield."""
        id = scene.notes(scene.source, ENCODED) if scene.zone(scene.source) == "exile" else NOBODY
        return (id,) if id and scene.zone(id) == "battlefield" else ()


@word
class CopiesEncoded(WheneverItHurtsAPlayer):
    """Whenever this creature deals combat damage to a player, copy the encoded card and cast the copy (702.99a)."""

    RULE = "702.99a"

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """You may copy a card encoded on it, and cast the copy without paying its mana cost."""
        source, player = game[me].source, game[me].controller
        encoded = [id for id in game.exile if game[id].note(ENCODED) == source]
        chosen = yield from choose_some(player, encoded, 0, 1, "choose", "Copy which card?", "702.99a", source)
        for card in chosen:
            entries = yield from happen(game, CopyCard(card, player), rule="702.99a", source=me)
            for copy in (entry.new for entry in entries if entry.new):
                way = Way(copy, "cipher", free=True, alternative=True, rule="702.99a")
                yield from offer_to_cast(game, player, way)


_PARTS = (AddAbilities(EncodedCreature(), (CopiesEncoded(),)),)
