"""702.124 Partner with."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.walking import once
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.saying import Meant
from spellwright.keywords.triggering import WhenItEnters
from spellwright.rules.asking import characteristics
from spellwright.rules.scene import resolving_scene
from spellwright.state.choices import Choices
from spellwright.state.events.cards import Reveal, Search
from spellwright.state.events.zones import Move, Shuffle
from spellwright.state.game import Game
from spellwright.words.players import PlayerNoun
from spellwright.words.procedure import Id, Procedure, choose_some, may
from spellwright.words.target_phrases import TargetPlayer
from spellwright.words.targets import Aim
from spellwright.words.word import word


@word
class PartnerWith(KeywordAbility):
    """Partner with (702.124i)."""

    name: str
    RULE = "702.124"
    SUMMARY = "Two commanders may be partners by name; when it enters, a player may search for the other."
    ENGLISH = "partner with {name:name}"

    def means(self) -> Meant:
        """When it enters, target player may put the named card from their library into their hand (702.124i)."""
        return once("partner with", self, lambda: (FetchesPartner(self.name),))


@word
class FetchesPartner(WhenItEnters):
    """When this permanent enters, target player may search for the named card (702.124i)."""

    name: str
    RULE = "702.124i"

    def aims(self, game: Game, me: Id, choices: Choices) -> tuple[Aim, ...]:
        """Target player."""
        return (_PLAYER,)

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """The player may search, reveal the card, put it into their hand, and shuffle."""
        scene = resolving_scene(game, me)
        for player in scene.targets(1):
            if not (yield from may(player, f"Search for {self.name}?", "702.124i", me)):
                continue
            yield from bring_about(scene, Search(player, player, by=scene.stack_object))
            found = [id for id in game.player(player).library if characteristics(game, id).name == self.name]
            chosen = yield from choose_some(player, found, 0, 1, "choose", "Which card?", "701.23a", me)
            yield from bring_about(scene, *(Reveal(player, (id,)) for id in chosen))
            yield from bring_about(scene, *(Move(id, "hand", cause="put") for id in chosen))
            yield from bring_about(scene, Shuffle(player))


_PLAYER = TargetPlayer(PlayerNoun.PLAYER, mark=1)
