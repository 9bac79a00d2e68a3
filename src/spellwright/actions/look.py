"""Looking at cards (701.20e): at the top of a library, at a hand, at a face-down card."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.doing import Act
from spellwright.actions.permissions import PermissionClause
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import GameScene, scene_of
from spellwright.state.events.cards import Reveal
from spellwright.state.game import Game
from spellwright.words.adjectives import InState, State
from spellwright.words.conditions import Condition
from spellwright.words.durations import Duration
from spellwright.words.groups import Them
from spellwright.words.players import APlayer
from spellwright.words.procedure import Id, Procedure
from spellwright.words.quantified import Bare
from spellwright.words.reference_posts import exiled_with
from spellwright.words.references import It, Objects, That, The, Those, came_up
from spellwright.words.word import word
from spellwright.words.zones import OwnedZone


@word
class LookAt(Act):
    """Look at cards. They are remembered: "put one of them into your hand"."""

    what: Objects
    DONE = "looked"
    ENGLISH = "<looks|look> at {what}"

    def ok(self) -> bool:
        """All cards that something has exiled may be looked at: that is no act (Bane Alley Broker)."""
        return not exiled_with(self.what)

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Only that player sees them."""
        ids = yield from self.what.pick(scene, player)
        now = tuple(scene.now(id) for id in ids)
        scene.remember(self.mark, now)
        if now:
            yield from bring_about(scene, Reveal(player, now, to=player), rule="701.20e")
        return bool(now)


@word
class MayLookAtExiled(PermissionClause):
    """You may look at cards exiled with ~, or at a card for as long as it remains exiled (406.3)."""

    what: Bare | It | Them | That | Those | The
    duration: Duration | None = None
    ENGLISH = "you may look at {what} [{duration}]"

    def ok(self) -> bool:
        """Without a time it is said of all cards exiled with something."""
        return exiled_with(self.what) if isinstance(self.what, Bare) else self.duration is not None

    def meaning(self) -> Hooks:
        """It shows you those cards."""
        return ShowsExiled(self.what)


@word
class ShowsExiled(Hooks):
    """Cards in exile that can be looked at."""

    what: Objects
    condition: Condition | None = None
    RULE = "406.3"

    def shows(self, game: Game, me: Id, player: Id, object: Id) -> bool:
        """If it's one of them, to you."""
        scene = scene_of(game, me)
        if player != scene.you or game[object].zone != "exile":
            return False
        if self.condition is not None and not self.condition.holds(scene):
            return False
        if exiled_with(self.what):
            return self.what.describes(scene, object)
        return object in {scene.now(id) for id in self.what.find(scene)}


@word
class MayLookAtFaceDown(PermissionClause):
    """You may look at face-down permanents that others control (708.5)."""

    what: Bare
    duration: Duration | None = None
    ENGLISH = "you may look at {what} any time [{duration}]"

    def ok(self) -> bool:
        """Only what is face down is hidden."""
        adjectives = getattr(self.what.what, "adjectives", ())
        return any(isinstance(each, InState) and State.FACE_DOWN in each.states for each in adjectives)

    def meaning(self) -> Hooks:
        """It shows you those."""
        return ShowsFaceDown(self.what)


@word
class ShowsFaceDown(Hooks):
    """Face-down permanents that can be looked at."""

    what: Bare
    condition: Condition | None = None
    RULE = "708.5"

    def shows(self, game: Game, me: Id, player: Id, object: Id) -> bool:
        """If it's one of them, to you."""
        scene = scene_of(game, me)
        if player != scene.you or game[object].zone != "battlefield" or not self.what.describes(scene, object):
            return False
        return self.condition is None or self.condition.holds(scene)


@word
class LookAtZone(Act):
    """Look at all cards of a zone: "look at target player's hand"."""

    zone: OwnedZone
    HEADS = ("hand", "card")
    HEADS_MANY = True
    ENGLISH = "<looks|look> at {zone}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Only that player sees them; whose it is may be left to that player: "an opponent's hand" (608.2d)."""
        whose = getattr(self.zone.owner, "who", None)
        if isinstance(whose, APlayer) and not came_up(scene, whose):
            chosen = yield from whose.pick(scene, player)
            ids = tuple(id for one in chosen for id in scene.cards_of(one, self.zone.name))
        else:
            ids = self.zone.objects(scene)
        scene.remember(self.mark, ids)
        if ids:
            yield from bring_about(scene, Reveal(player, ids, to=player), rule="701.20e")
        return True
