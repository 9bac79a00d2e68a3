"""Attacking, blocking, being blocked (508.3, 509.3)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spellwright.actions.happening import Happening, PlayerHappening, at_the_same_time, told
from spellwright.rules.combat_phase import defending_player
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Memory
from spellwright.state.events.combat import Attack, BecomeBlocked, BecomeUnblocked, Block
from spellwright.state.events.event import controller_of
from spellwright.state.game import Game
from spellwright.words.compared_players import AnotherOpponent
from spellwright.words.marks import DEFENDER
from spellwright.words.procedure import NOBODY, Id
from spellwright.words.quantified import OneOrMore, SoMany
from spellwright.words.references import Objects, Recipient, Self
from spellwright.words.word import word


def declared_with(game: Game, event: Attack) -> tuple[Attack, ...]:
    """The attacks declared at the same time as this one, itself included (508.1)."""
    return tuple(other for other in at_the_same_time(game, event) if isinstance(other, Attack))


@word
class Attacks(Happening):
    """Attacks: is declared as an attacker (508.3a), attacking somebody, or alone (506.5)."""

    whom: Recipient | None = None
    alone: bool = False
    EVENTS = (Attack,)
    ENGLISH = ("<attacks|attack|attacked> alone {alone=True}", "<attacks|attack|attacked> [{whom}]")

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """The attacker."""
        if self.whom is not None and not self.whom.describes(scene, event.defender):
            return NOBODY
        if self.alone and len(declared_with(scene.game, event)) > 1:
            return NOBODY
        return int(event.object)

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """Whom it attacks, and the defending player (508.5)."""
        defending = ((DEFENDER, (defending_player(scene.game, event.defender),)),)
        return (*defending, *(told((self.whom, (event.defender,))) if self.whom is not None else ()))

    def apart(self, event: Any) -> Any:
        """Those who attack different players are told apart if the player is spoken of."""
        return event.defender if self.whom is not None else "all"


@word
class AttacksUnblocked(Happening):
    """Attacks and isn't blocked (508.3f, 509.3g)."""

    EVENTS = (BecomeUnblocked,)
    ENGLISH = "<attacks|attack|attacked> and <isn't|aren't|wasn't|weren't|been> blocked"

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """The attacker."""
        return int(event.object)


@word
class Blocks(Happening):
    """Blocks (509.3a), or blocks a certain creature: then once for each (509.3b)."""

    whom: Objects | None = None
    EVENTS = (Block,)
    ENGLISH = "<blocks|block|blocked> [{whom}]"

    def completed(self, following: Happening) -> Happening:
        """The creature said behind "blocked by" is one that it blocks, too."""
        both = self.whom is None and isinstance(following, BecomesBlocked) and following.by is not None
        return replace(self, whom=following.by) if both and isinstance(following, BecomesBlocked) else self

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """The blocker."""
        return int(event.object) if self.whom is None or self._blocked(scene, event) else NOBODY

    def _blocked(self, scene: GameScene, event: Any) -> tuple[Id, ...]:
        whom = self.whom
        if whom is None:
            return ()
        found = tuple(id for id in event.attackers if whom.describes(scene, id))
        return found if whom.enough(scene, len(found)) else ()

    def occurrences(self, scene: GameScene, event: Any, new: Id) -> tuple[Memory, ...]:
        """One for each creature blocked, if one is spoken of."""
        return _each(self.whom, self._blocked(scene, event))


def _each(whom: Objects | None, ids: tuple[Id, ...]) -> tuple[Memory, ...]:
    if whom is None:
        return ((),)
    if isinstance(whom, OneOrMore):
        return (told((whom, ids)),)
    return tuple(told((whom, (id,))) for id in ids)


@word
class BecomesBlocked(Happening):
    """Becomes blocked (509.3c), or becomes blocked by a certain creature: then once for each (509.3d)."""

    by: Objects | None = None
    EVENTS = (BecomeBlocked,)
    ENGLISH = "<becomes|become|became|become> blocked [by {by}]"

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """The attacker."""
        return int(event.object) if self.by is None or self._blockers(scene, event) else NOBODY

    def _blockers(self, scene: GameScene, event: Any) -> tuple[Id, ...]:
        by = self.by
        if by is None:
            return ()
        found = tuple(id for id in event.blockers if by.describes(scene, id))
        return found if by.enough(scene, len(found)) else ()

    def occurrences(self, scene: GameScene, event: Any, new: Id) -> tuple[Memory, ...]:
        """One for each blocker, if one is spoken of."""
        return _each(self.by, self._blockers(scene, event))


@word
class IsAttacked(Happening):
    """Is attacked (508.3b): once, however many attack."""

    EVENTS = (Attack,)
    TO_PLAYERS = True
    ENGLISH = "<is|are|was|were|been> attacked"

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who or what is attacked."""
        return int(event.defender)

    def together(self, event: Any) -> Any:
        """One attack of all creatures on one player or permanent."""
        return event.defender


@word
class PlayerAttacks(PlayerHappening):
    """A player attacks (508.3d), with certain creatures (508.3c), or attacks another player (508.3e)."""

    whom: Recipient | AnotherOpponent | None = None
    using: Objects | None = None
    EVENTS = (Attack,)
    ENGLISH = "<attacks|attack|attacked> [{whom}] [with {using}]"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """The attacking player."""
        if self.whom is not None and not self.whom.describes(scene, event.defender):
            return NOBODY
        using = self.using
        if using is not None:
            if not using.describes(scene, event.object):
                return NOBODY
            others = declared_with(scene.game, event)
            if not using.enough(scene, sum(1 for a in others if using.describes(scene, a.object))):
                return NOBODY
        return controller_of(scene.game, event.object)

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """Whom, and with what."""
        whom = told((self.whom, (event.defender,))) if self.whom is not None else ()
        return (*whom, *told((self.using, (event.object,)))) if self.using is not None else whom

    def together(self, event: Any) -> Any:
        """All attackers, or all that attack the same; a single creature spoken of is one for itself."""
        if self.using is not None and not isinstance(self.using, SoMany | Self):
            return None
        return event.defender if self.whom is not None else "all"
