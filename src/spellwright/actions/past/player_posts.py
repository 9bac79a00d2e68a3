"""What players have done, behind a noun for them: "each opponent who lost life this turn", "each opponent who can't"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from spellwright.actions.happening import PlayerEvent, PlayerHappening
from spellwright.actions.happenings.damage import DamageKind
from spellwright.actions.past.conditions import has_happened
from spellwright.actions.past.spans import Span
from spellwright.state.events.combat import Attack
from spellwright.state.events.damage import Damage
from spellwright.words.filters import Post
from spellwright.words.marks import DID_NOT, beside
from spellwright.words.players import PlayerPost, Players
from spellwright.words.procedure import Id
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class ThisOne(Players):
    """One player, no matter how that one is called; no words of its own."""

    player: Id

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """That player."""
        return (self.player,)


class InThePast(PlayerPost):
    """The family of what players did, or was done to them, in a time: players who have left since are found, too."""

    __slots__ = ()

    def left(self, scene: Any) -> tuple[Id, ...]:
        """All who have (800.4i)."""
        return tuple(player.id for player in scene.game.players if player.out)


@word
class WhoHasDone(InThePast):
    """What they did in that time: "who lost 3 or more life this turn"."""

    does: PlayerHappening
    within: Span
    LOOKS = frozenset({"history"})
    LOCAL = False
    SYNONYMS = True
    ENGLISH = ("who {does@past} {within}", "who <has|have> {does@participle} {within}")

    def fits(self, scene: Scene, player: Id) -> bool:
        """Whether they did."""
        return has_happened(scene, PlayerEvent(ThisOne(player), (self.does,)), self.within)


@word
class YouAttacked(InThePast):
    """Whom you attacked: "each opponent you attacked this turn" (508.6)."""

    within: Span
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "you attacked {within}"

    def fits(self, scene: Any, player: Id) -> bool:
        """Whether a creature of yours attacked that player."""
        attacks = (e.event for e in self.within.entries(scene.game) if isinstance(e.event, Attack))
        return any(a.defender == player and scene.controller(a.object) == scene.you for a in attacks)


@word
class WhoWasDealt(InThePast):
    """To whom damage was dealt: "opponents that were dealt combat damage this turn"."""

    within: Span
    kind: DamageKind | None = None
    by: Objects | None = None
    LOOKS = frozenset({"history"})
    LOCAL = False
    SYNONYMS = True
    ENGLISH = (
        "that <was|were:outer> dealt [{kind}] damage {within}",
        "who <was|were:outer> dealt [{kind}] damage [by {by}] {within}",
    )

    def fits(self, scene: Any, player: Id) -> bool:
        """Whether some was."""
        dealt = _dealt(scene, player, self.kind, self.within)
        return any(self.by is None or self.by.describes(scene, damage.source) for damage in dealt)


def _dealt(scene: Any, player: Id, kind: DamageKind | None, within: Span) -> Iterator[Damage]:
    """The damage of that kind that was dealt to the player in that time."""
    for entry in within.entries(scene.game):
        event = entry.event
        if isinstance(event, Damage) and event.victim == player and (kind is None or kind.fits(event)):
            yield event


@word
class WhoseControllerWasDealt(Post):
    """To whose controller something dealt damage: "each permanent whose controller was dealt damage by ~ this turn"."""

    by: Objects
    within: Span
    kind: DamageKind | None = None
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "whose controller was dealt [{kind}] damage by {by} {within}"

    def fits(self, scene: Any, id: Id) -> bool:
        """Whether it dealt some."""
        dealt = _dealt(scene, scene.controller(id), self.kind, self.within)
        return any(self.by.describes(scene, damage.source) for damage in dealt)


@word
class WhoDid(PlayerPost):
    """Of those whom the clause before told to do something, or let do it, who did it, or didn't: "who can't" (608.2c)."""

    negative: bool = False
    LOCAL = False
    SYNONYMS = True
    ENGLISH = (
        "who <does|do>",
        "who did",
        "who <doesn't|don't> {negative=True}",
        "who didn't {negative=True}",
        "who can't {negative=True}",
    )

    def fits(self, scene: Scene, player: Id) -> bool:
        """Whether that player is among those who did, or among the others."""
        return player in scene.remembered(self.refers if not self.negative else did_not(self.refers))


def did_not(mark: int) -> int:
    """Under what those are remembered who didn't do what the clause with that mark says."""
    return beside(mark, DID_NOT)


@word
class WhomItAttacked(PlayerPost):
    """That something has attacked them this turn: "each player ~ attacked this turn" (508.1k)."""

    what: Objects
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "{what} attacked this turn"

    def fits(self, scene: Any, player: Id) -> bool:
        """Whether it was declared as attacking that player, not a planeswalker of theirs."""
        ids = self.what.find(scene)
        attacks = (entry.event for entry in scene.game.this_turn() if isinstance(entry.event, Attack))
        return any(attack.defender == player and attack.object in ids for attack in attacks)
